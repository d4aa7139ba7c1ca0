#include "ui/print/sheet.h"

#include "ui/print/document.h"

#include <QPainter>

#include <algorithm>

namespace sabretache::ui {

namespace {

constexpr double kMmPerPoint = 25.4 / 72;
constexpr double kLargePrint = 1.56; // 9 pt becomes 14
constexpr double kLeading = 1.16;
constexpr double kHairline = 0.15;

} // namespace

QFont Measure::font(const TextStyle &style) {
    QFont out(QString::fromUtf16(kPrintFont));
    out.setStyleHint(QFont::Serif);
    out.setPixelSize(qRound(style.points * kMmPerPoint * kUnitsPerMm));
    out.setBold(style.bold);
    out.setItalic(style.italic);
    // Widths must not depend on the device that the page is painted on.
    out.setHintingPreference(QFont::PreferNoHinting);
    return out;
}

const QFontMetricsF &Measure::metrics(const TextStyle &style) const {
    const std::tuple key(qRound(style.points * 100), style.bold, style.italic);
    auto it = m_metrics.find(key);
    if (it == m_metrics.end())
        it = m_metrics.emplace(key, QFontMetricsF(font(style))).first;
    return it->second;
}

TextStyle Measure::sized(TextStyle style) const {
    if (m_large)
        style.points =
            std::max(style.points * (style.points > 12 ? 1.3 : kLargePrint), kLeastPointsLarge);
    return style;
}

double Measure::width(const QString &text, const TextStyle &style) const {
    return metrics(style).horizontalAdvance(text) / kUnitsPerMm;
}

double Measure::ascent(const TextStyle &style) const {
    return metrics(style).ascent() / kUnitsPerMm;
}

double Measure::lineHeight(const TextStyle &style) const {
    return style.points * kMmPerPoint * kLeading;
}

QStringList Measure::wrap(const QString &text, const TextStyle &style, double widthMm) const {
    QStringList lines;
    QString line;
    const QStringList words = text.simplified().split(u' ');
    for (QString word : words) {
        const QString longer = line.isEmpty() ? word : line + u' ' + word;
        if (width(longer, style) <= widthMm) {
            line = longer;
            continue;
        }
        if (!line.isEmpty())
            lines << line;
        // A word that is longer than the line is broken where it must be.
        while (width(word, style) > widthMm && word.size() > 1) {
            qsizetype fits = word.size() - 1;
            while (fits > 1 && width(word.left(fits), style) > widthMm)
                --fits;
            if (word.at(fits - 1).isHighSurrogate() && fits > 1)
                --fits;
            lines << word.left(fits);
            word.remove(0, fits);
        }
        line = word;
    }
    if (!line.isEmpty() || lines.isEmpty())
        lines << line;
    return lines;
}

double Measure::widestWord(const QString &text, const TextStyle &style) const {
    double out = 0;
    for (const QString &word : text.split(u' ', Qt::SkipEmptyParts))
        out = std::max(out, width(word, style));
    return out;
}

FittedText Measure::fit(const QString &text, const TextStyle &style, double widthMm,
                        int most) const {
    FittedText out;
    out.style = style;
    for (;;) {
        out.lines =
            width(text, out.style) <= widthMm ? QStringList{text} : wrap(text, out.style, widthMm);
        if (out.lines.size() <= most || out.style.points <= floorPoints())
            break;
        out.style.points = std::max(out.style.points - 0.5, floorPoints());
    }
    out.lineMm = lineHeight(out.style);
    return out;
}

QRectF Sheet::toUnits(const QRectF &mm) {
    return {mm.topLeft() * kUnitsPerMm, mm.size() * kUnitsPerMm};
}

void Sheet::text(QPointF at, const QString &text, const TextStyle &style, Align align) {
    if (text.isEmpty())
        return;
    if (align == Align::Right)
        at.rx() -= m_measure.width(text, style);
    else if (align == Align::Centre)
        at.rx() -= m_measure.width(text, style) / 2;
    m_painter.setPen(Qt::black);
    m_painter.setFont(Measure::font(style));
    m_painter.drawText(at * kUnitsPerMm, text);
}

void Sheet::text(QPointF topLeft, const FittedText &fitted) {
    double y = topLeft.y() + m_measure.ascent(fitted.style);
    for (const QString &line : fitted.lines) {
        text(QPointF(topLeft.x(), y), line, fitted.style);
        y += fitted.lineMm;
    }
}

void Sheet::box(const QRectF &mm, bool heavy) {
    QPen pen(Qt::black, (heavy ? 0.55 : 0.2) * kUnitsPerMm);
    pen.setJoinStyle(Qt::MiterJoin);
    m_painter.setPen(pen);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawRect(toUnits(mm));
}

void Sheet::rule(double x1, double x2, double y, double thicknessMm, bool grey) {
    line({x1, y}, {x2, y}, thicknessMm, grey);
}

void Sheet::line(QPointF from, QPointF to, double thicknessMm, bool grey) {
    if (m_inkSaving)
        thicknessMm = std::min(thicknessMm, kHairline);
    QPen pen(grey ? QColor(0x80, 0x80, 0x80) : QColor(Qt::black), thicknessMm * kUnitsPerMm);
    pen.setCapStyle(Qt::FlatCap);
    m_painter.setPen(pen);
    m_painter.drawLine(from * kUnitsPerMm, to * kUnitsPerMm);
}

void Sheet::area(const QRectF &mm, double darkness) {
    const int grey = qRound(255 * (1 - (m_inkSaving ? darkness * 0.25 : darkness)));
    QPen pen(Qt::black, kHairline * kUnitsPerMm);
    pen.setJoinStyle(Qt::MiterJoin);
    m_painter.setPen(pen);
    m_painter.setBrush(QColor(grey, grey, grey));
    m_painter.drawRect(toUnits(mm));
    m_painter.setBrush(Qt::NoBrush);
}

} // namespace sabretache::ui
