// A PDF as other programs see it: text, fonts, and where the ink is.
#pragma once

#include <QImage>
#include <QList>
#include <QProcess>
#include <QRectF>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace sabretache::tests {

/// @return standard output of a program; a null array when it failed
inline QByteArray outputOf(const QString &program, const QStringList &arguments) {
    QProcess process;
    process.start(program, arguments, QIODevice::ReadOnly);
    if (!process.waitForFinished(120000) || process.exitCode() != 0)
        return {};
    return process.readAllStandardOutput();
}

/// @return the text of each page, in reading order, with all white space made one blank
inline QStringList pagesOf(const QString &pdf) {
    const QString text = QString::fromUtf8(
        outputOf(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), QStringLiteral("-enc"),
                                               QStringLiteral("UTF-8"), pdf, QStringLiteral("-")}));
    QStringList pages = text.split(QChar(u'\f'));
    if (!pages.isEmpty() && pages.last().trimmed().isEmpty())
        pages.removeLast();
    return pages;
}

struct Word {
    QString text;
    QRectF box; ///< in points
    int page = 0;
};
struct PageWords {
    QSizeF size; ///< in points
    QList<Word> words;
};
inline QList<PageWords> wordsOf(const QString &pdf) {
    const QString xml = QString::fromUtf8(
        outputOf(QStringLiteral("pdftotext"), {QStringLiteral("-bbox"), QStringLiteral("-enc"),
                                               QStringLiteral("UTF-8"), pdf, QStringLiteral("-")}));
    static const QRegularExpression tag(
        QStringLiteral("<page width=\"([0-9.]+)\" height=\"([0-9.]+)\">|<word xMin=\"([-0-9.]+)\" "
                       "yMin=\"([-0-9.]+)\" xMax=\"([-0-9.]+)\" yMax=\"([-0-9.]+)\">(.*?)</word>"));
    QList<PageWords> out;
    for (auto it = tag.globalMatch(xml); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        if (match.hasCaptured(1) && !match.captured(1).isEmpty()) {
            out.append({QSizeF(match.captured(1).toDouble(), match.captured(2).toDouble()), {}});
            continue;
        }
        const QPointF from(match.captured(3).toDouble(), match.captured(4).toDouble());
        const QPointF to(match.captured(5).toDouble(), match.captured(6).toDouble());
        QString text = match.captured(7);
        text.replace(QStringLiteral("&amp;"), QStringLiteral("&"))
            .replace(QStringLiteral("&lt;"), QStringLiteral("<"))
            .replace(QStringLiteral("&gt;"), QStringLiteral(">"))
            .replace(QStringLiteral("&quot;"), QStringLiteral("\""))
            .replace(QStringLiteral("&apos;"), QStringLiteral("'"));
        out.last().words.append({text, QRectF(from, to), int(out.size())});
    }
    return out;
}

/// @return the sizes in mm of all square boxes that are drawn on a page of the PDF, as another
/// program reads its lines
inline QList<QSizeF> boxesInPdf(const QString &pdf, int page) {
    const QString number = QString::number(page);
    const QString svg = QString::fromUtf8(outputOf(
        QStringLiteral("pdftocairo"), {QStringLiteral("-svg"), QStringLiteral("-f"), number,
                                       QStringLiteral("-l"), number, pdf, QStringLiteral("-")}));
    static const QRegularExpression path(
        QStringLiteral("fill:none;stroke-width[^>]* d=\"([^\"]*)\" "
                       "transform=\"matrix\\(([0-9.]+),0,0,([-0-9.]+),"));
    static const QRegularExpression rect(
        QStringLiteral("M ([-0-9.]+) ([-0-9.]+) L ([-0-9.]+) [-0-9.]+ L [-0-9.]+ ([-0-9.]+) "
                       "L [-0-9.]+ [-0-9.]+ Z"));
    QList<QSizeF> out;
    for (auto strokes = path.globalMatch(svg); strokes.hasNext();) {
        const QRegularExpressionMatch drawn = strokes.next();
        const double across = drawn.captured(2).toDouble() * 25.4 / 72;
        const double down = std::abs(drawn.captured(3).toDouble()) * 25.4 / 72;
        for (auto it = rect.globalMatch(drawn.captured(1)); it.hasNext();) {
            const QRegularExpressionMatch found = it.next();
            const auto value = [&](int k) { return found.captured(k).toDouble(); };
            const QSizeF size(std::abs(value(3) - value(1)) * across,
                              std::abs(value(4) - value(2)) * down);
            if (std::abs(size.width() - size.height()) < 0.02)
                out.append(size);
        }
    }
    return out;
}

/// @return where anything at all was drawn on a picture of the page, in mm; empty: a blank page
inline QRectF inkOf(const QImage &page, double dotsPerInch) {
    int left = page.width(), right = -1, top = page.height(), bottom = -1;
    for (int y = 0; y < page.height(); ++y)
        for (int x = 0; x < page.width(); ++x)
            if (qGray(page.pixel(x, y)) < 250) {
                left = std::min(left, x);
                right = std::max(right, x);
                top = std::min(top, y);
                bottom = std::max(bottom, y);
            }
    if (right < 0)
        return {};
    const double mm = 25.4 / dotsPerInch;
    return {left * mm, top * mm, (right - left + 1) * mm, (bottom - top + 1) * mm};
}

} // namespace sabretache::tests
