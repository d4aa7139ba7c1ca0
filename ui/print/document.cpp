#include "ui/print/document.h"

#include "ui/print/sheet.h"

#include <QBuffer>
#include <QDate>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QPrinter>
#include <QSaveFile>
#include <QSvgGenerator>

namespace sabretache::ui {

namespace {

constexpr double kMmPerInch = 25.4;
/// Dots an inch: a PDF's numbers then have a hundredth of a millimetre in them.
constexpr int kPdfResolution = 1200;
constexpr int kPictureResolution = 150;

constexpr TextStyle kMarginStyle{9, false, true};
constexpr double kMarginGap = 2.5; ///< between header or footer and the page's own

struct MarginLines {
    QStringList lines;
    double lineMm = 0;
    double height = 0; ///< the gap included; 0: none
};
/// A header or footer, wrapped where it is too long. Page numbers are as wide as they get, so that
/// it takes the same room on each page.
MarginLines marginLines(const Paper &paper, QString text,
                        const QString &page = QStringLiteral("8888"),
                        const QString &pages = QStringLiteral("8888")) {
    MarginLines out;
    if (text.trimmed().isEmpty())
        return out;
    text.replace(QStringLiteral("{pages}"), pages);
    text.replace(QStringLiteral("{page}"), page);
    text.replace(QStringLiteral("{date}"), QDate::currentDate().toString(Qt::ISODate));
    const Measure measure(paper.large);
    const TextStyle style = measure.sized(kMarginStyle);
    out.lines = measure.wrap(text, style, paper.areaMm().width());
    out.lineMm = measure.lineHeight(style);
    out.height = out.lineMm * double(out.lines.size()) + kMarginGap;
    return out;
}

/// Paints one page on something with `dots` an inch.
void paintScaled(const PrintDocument &document, QPainter &painter, int page, double dots) {
    painter.save();
    const double scale = dots / kMmPerInch / kUnitsPerMm;
    painter.scale(scale, scale);
    paintWholePage(document, painter, page);
    painter.restore();
}

Result<void> save(const QString &path, const QByteArray &bytes) {
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return fail(kPrintCannotWrite, {path.toStdString(), file.errorString().toStdString()});
    return {};
}

QByteArray pdf(const PrintDocument &document) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(document.title());
    writer.setCreator(QStringLiteral("Sabretache"));
    writer.setResolution(kPdfResolution);
    writer.setPageLayout(document.paper().layout());
    QPainter painter(&writer);
    for (int page = 0; page < document.pageCount(); ++page) {
        if (page > 0)
            writer.newPage();
        paintScaled(document, painter, page, kPdfResolution);
    }
    painter.end();
    return bytes;
}

QByteArray svg(const PrintDocument &document, int page) {
    const QSizeF mm = document.paper().sizeMm();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setTitle(document.title());
    const QSize units(qRound(mm.width() * kUnitsPerMm), qRound(mm.height() * kUnitsPerMm));
    generator.setResolution(qRound(kMmPerInch * kUnitsPerMm));
    generator.setSize(units);
    generator.setViewBox(QRect(QPoint(0, 0), units));
    QPainter painter(&generator);
    paintWholePage(document, painter, page);
    painter.end();
    return bytes;
}

QByteArray png(const PrintDocument &document, int page) {
    const QSizeF mm = document.paper().sizeMm();
    const double dots = kPictureResolution / kMmPerInch;
    QImage image(qRound(mm.width() * dots), qRound(mm.height() * dots), QImage::Format_RGB32);
    image.setDotsPerMeterX(qRound(dots * 1000));
    image.setDotsPerMeterY(qRound(dots * 1000));
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    paintScaled(document, painter, page, kPictureResolution);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

} // namespace

QSizeF Paper::sizeMm() const {
    const QSizeF upright = size.size(QPageSize::Millimeter);
    return landscape ? upright.transposed() : upright;
}

QRectF Paper::areaMm() const {
    return QRectF(QPointF(0, 0), sizeMm()).adjusted(marginMm, marginMm, -marginMm, -marginMm);
}

QRectF Paper::contentMm() const {
    const QRectF area = areaMm();
    return area.adjusted(0, marginLines(*this, header).height, 0,
                         -marginLines(*this, footer).height);
}

QPageLayout Paper::layout() const {
    return QPageLayout(size, landscape ? QPageLayout::Landscape : QPageLayout::Portrait,
                       QMarginsF(0, 0, 0, 0));
}

std::optional<QPageSize> paperSize(QStringView word) {
    if (word == u"a4")
        return QPageSize(QPageSize::A4);
    if (word == u"letter")
        return QPageSize(QPageSize::Letter);
    if (word == u"a5")
        return QPageSize(QPageSize::A5);
    return std::nullopt;
}

void paintWholePage(const PrintDocument &document, QPainter &painter, int page) {
    const Paper paper = document.paper();
    const QRectF area = paper.areaMm();
    const Measure measure(paper.large);
    const TextStyle style = measure.sized(kMarginStyle);
    Sheet sheet(painter, measure);
    const auto paint = [&](const QString &text, double top) {
        const MarginLines lines = marginLines(paper, text, QString::number(page + 1),
                                              QString::number(document.pageCount()));
        double y = top + measure.ascent(style);
        for (const QString &line : lines.lines) {
            sheet.text({area.left(), y}, line, style);
            y += lines.lineMm;
        }
    };
    paint(paper.header, area.top());
    paint(paper.footer, paper.contentMm().bottom() + kMarginGap);
    document.paintPage(painter, page);
}

Result<void> writeDocument(const PrintDocument &document, const QString &path) {
    const QFileInfo info(path);
    const QString ending = info.suffix().toLower();
    if (ending == u"pdf")
        return save(path, pdf(document));
    if (ending != u"svg" && ending != u"png")
        return fail(kPrintFormat, {ending.toStdString()});
    for (int page = 0; page < document.pageCount(); ++page) {
        QString file = path;
        if (document.pageCount() > 1)
            file.insert(path.size() - ending.size() - 1, u'-' + QString::number(page + 1));
        const Result<void> done =
            save(file, ending == u"svg" ? svg(document, page) : png(document, page));
        if (!done)
            return done;
    }
    return {};
}

void printDocument(const PrintDocument &document, QPrinter &printer) {
    printer.setFullPage(true);
    printer.setDocName(document.title());
    printer.setPageLayout(document.paper().layout());
    QPainter painter(&printer);
    // What the user asks of a printer: some pages only.
    const int first = printer.fromPage() > 0 ? printer.fromPage() - 1 : 0;
    const int last = printer.toPage() > 0 ? std::min(printer.toPage(), document.pageCount()) - 1
                                          : document.pageCount() - 1;
    for (int page = first; page <= last; ++page) {
        if (page > first)
            printer.newPage();
        paintScaled(document, painter, page, printer.resolution());
    }
}

} // namespace sabretache::ui
