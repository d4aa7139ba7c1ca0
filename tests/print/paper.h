// What holds for everything that is printed: nothing beyond the printable area, all words there, in
// letters and boxes that are large enough.
#pragma once

#include "tests/print/printed.h"
#include "ui/print/document.h"
#include "ui/print/sheet.h"

#include <QFile>
#include <QImage>
#include <QMap>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace sabretache::tests {

/// Counts the boxes that are drawn, thin and heavy, by their size in hundredths of a millimetre.
class BoxCounter : public QPaintDevice {
public:
    struct Box {
        QRectF rect;
        bool heavy;
    };
    QList<Box> boxes;

    BoxCounter() : m_engine(*this) {}
    QPaintEngine *paintEngine() const override { return &m_engine; }

protected:
    int metric(PaintDeviceMetric metric) const override {
        switch (metric) {
        case PdmWidth:
        case PdmHeight:
            return 50000;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return 2540;
        case PdmDepth:
            return 32;
        case PdmDevicePixelRatio:
            return 1;
        default:
            return QPaintDevice::metric(metric);
        }
    }

private:
    class Engine : public QPaintEngine {
    public:
        explicit Engine(BoxCounter &counter) : QPaintEngine(AllFeatures), m_counter(counter) {}
        bool begin(QPaintDevice *) override { return true; }
        bool end() override { return true; }
        void updateState(const QPaintEngineState &now) override {
            if (now.state() & DirtyPen)
                m_pen = now.pen();
            if (now.state() & DirtyTransform)
                m_transform = now.transform();
        }
        void drawRects(const QRectF *rects, int count) override {
            for (int i = 0; i < count; ++i)
                m_counter.boxes.append({m_transform.mapRect(rects[i]), m_pen.widthF() > 30.0});
        }
        void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {}
        void drawTextItem(const QPointF &, const QTextItem &) override {}
        void drawPath(const QPainterPath &) override {}
        void drawPolygon(const QPointF *, int, PolygonDrawMode) override {}
        Type type() const override { return User; }

    private:
        BoxCounter &m_counter;
        QPen m_pen;
        QTransform m_transform;
    };
    mutable Engine m_engine;
};

inline QList<BoxCounter::Box> boxesOf(const ui::PrintDocument &document, int page) {
    BoxCounter counter;
    QPainter painter(&counter);
    document.paintPage(painter, page);
    painter.end();
    // Unit signs and frames are boxes too, wider than they are high: what is ticked is square.
    QList<BoxCounter::Box> out;
    for (const BoxCounter::Box &box : counter.boxes)
        if (std::abs(box.rect.width() - box.rect.height()) < 1)
            out.append(box);
    return out;
}

/// Whether a word stands there in two parts, one below the other, as a narrow cell breaks it: the
/// parts need not follow each other in the run of words.
inline bool brokenIn(const QString &word, const QList<PageWords> &pages) {
    // Every letter run of it that is a word of its own, from the front.
    const auto has = [&](const QString &part) {
        for (const PageWords &page : pages)
            for (const Word &one : page.words)
                if (one.text == part || (part.size() > 3 && one.text.contains(part)))
                    return true;
        return false;
    };
    QString rest = word;
    while (!rest.isEmpty()) {
        qsizetype length = rest.size();
        while (length > 0 && !has(rest.left(length)))
            --length;
        if (length == 0)
            return false;
        rest.remove(0, length);
    }
    return true;
}

/// Empty when all is well, else what is wrong.
inline QString faultOnPaper(const ui::PrintDocument &document, const QString &pdf,
                            const QStringList &expected, int picturesOf = 4) {
    const ui::Paper paper = document.paper();
    const QList<PageWords> pages = wordsOf(pdf);
    if (pages.size() != document.pageCount())
        return QStringLiteral("%1 pages in the PDF, %2 in the document")
            .arg(pages.size())
            .arg(document.pageCount());
    const double points = 72.0 / 25.4;
    const QSizeF size = paper.sizeMm() * points;
    const QRectF area(paper.areaMm().topLeft() * points, paper.areaMm().size() * points);
    const double least = paper.large ? ui::kLeastPointsLarge : ui::kLeastPoints;
    QString run;
    for (const PageWords &page : pages) {
        if (std::abs(page.size.width() - size.width()) > 1 ||
            std::abs(page.size.height() - size.height()) > 1)
            return QStringLiteral("a page has another size");
        for (const Word &word : page.words) {
            run += word.text;
            if (!area.adjusted(-0.6, -1, 0.6, 1).contains(word.box))
                return QStringLiteral("%1 on page %2 is outside").arg(word.text).arg(word.page);
            // pdftotext's box of a word is as high as its font: 1.107 of its size.
            if (word.box.height() / 1.107 < least - 0.15)
                return QStringLiteral("%1 on page %2 is of %3 pt")
                    .arg(word.text)
                    .arg(word.page)
                    .arg(word.box.height() / 1.107);
        }
    }
    // Words may be broken where they are longer than a line: they are looked for in one run.
    for (const QString &text : expected)
        for (const QString &word : text.split(u' ', Qt::SkipEmptyParts))
            if (!run.contains(word) && !brokenIn(word, pages))
                return QStringLiteral("%1 is not there").arg(word);
    const double dots = 60;
    const int step = std::max(1, document.pageCount() / std::max(1, picturesOf));
    for (int page = 0; page < document.pageCount() && picturesOf > 0; page += step) {
        const QSizeF mm = paper.sizeMm();
        QImage image(qRound(mm.width() * dots / 25.4), qRound(mm.height() * dots / 25.4),
                     QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(dots / 25.4 / ui::kUnitsPerMm, dots / 25.4 / ui::kUnitsPerMm);
        ui::paintWholePage(document, painter, page);
        painter.end();
        const QRectF ink = inkOf(image, dots);
        if (ink.isEmpty())
            return QStringLiteral("page %1 is blank").arg(page + 1);
        if (!paper.areaMm().adjusted(-0.7, -0.7, 0.7, 0.7).contains(ink))
            return QStringLiteral("page %1: ink from %2 %3 to %4 %5")
                .arg(page + 1)
                .arg(ink.left())
                .arg(ink.top())
                .arg(ink.right())
                .arg(ink.bottom());
        for (const auto &box : boxesOf(document, page))
            if (box.rect.width() < ui::kBoxMm * ui::kUnitsPerMm - 0.01)
                return QStringLiteral("page %1: a box of %2 mm")
                    .arg(page + 1)
                    .arg(box.rect.width() / ui::kUnitsPerMm);
    }
    return {};
}

/// @return a PDF's bytes without its date; empty when it has none
inline QByteArray bytesWithoutDate(const QString &pdf) {
    QFile file(pdf);
    QByteArray all = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    const qsizetype at = all.indexOf("/CreationDate");
    return at < 0 ? QByteArray() : all.replace(at, all.indexOf('\n', at) - at, "");
}

/// Empty when every font of the PDF is the print's own and is in it with its letters named.
inline QString faultOfFonts(const QString &pdf) {
    const QString table = QString::fromUtf8(outputOf(QStringLiteral("pdffonts"), {pdf}));
    const QStringList lines = table.split(u'\n', Qt::SkipEmptyParts).mid(2);
    if (lines.isEmpty())
        return QStringLiteral("no fonts");
    static const QRegularExpression embedded(QStringLiteral("\\byes +(yes|no) +yes\\b"));
    for (const QString &line : lines)
        if (!line.contains(QStringLiteral("LiberationSerif")) || !line.contains(embedded))
            return line;
    return {};
}

} // namespace sabretache::tests
