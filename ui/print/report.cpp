// How a report becomes pages. Its items flow down the frames of the pages; a table's head is set
// again on top of each frame that goes on with its rows.
#include "ui/print/report.h"

#include "ui/print/reportlayout.h"

#include <QPainter>

#include <algorithm>

namespace sabretache::ui {

using namespace reportstyle;

ReportDocument::Layout::Layout(Report r, const Texts &t, const Paper &p)
    : report(std::move(r)), texts(t), paper(p), measure(p.large), area(p.contentMm()) {
    scale = paper.large ? 1.4 : 1.0;
    box = kBoxMm * scale;
    const double width = area.width();
    frames = report.columns > 1 && (width - kGap) / 2 >= kNarrow * scale ? 2 : 1;
    frameWidth = frames == 2 ? (width - kGap) / 2 : width;
    fitHead();
    for (const ReportBlock &block : report.blocks)
        std::visit([this](const auto &one) { add(one); }, block);
    flow();
}

// Head and foot of a page, lines

void ReportDocument::Layout::fitHead() {
    const double width = area.width();
    for (const QString &line : report.aside)
        asideWidth = std::max(asideWidth, measure.width(line, measure.sized(kAside)));
    asideWidth = std::min(asideWidth, width * 0.4);
    const double left = width - (asideWidth > 0 ? asideWidth + 5 : 0);
    title = measure.fit(report.title, measure.sized(kTitle), left, 2);
    subtitle = measure.fit(report.subtitle, measure.sized(kSubtitle), left, 3);
    titleAgain = measure.fit(report.title, measure.sized(kTitleAgain), width, 1);
}

std::vector<FittedText> ReportDocument::Layout::aside() const {
    std::vector<FittedText> out;
    for (const QString &line : report.aside)
        out.push_back(measure.fit(line, measure.sized(kAside), asideWidth, 2));
    return out;
}

double ReportDocument::Layout::headHeight(bool first) const {
    if (!first)
        return titleAgain.heightMm() + 3;
    double right = 0;
    for (const FittedText &line : aside())
        right += line.heightMm();
    const double left =
        title.heightMm() + (report.subtitle.isEmpty() ? 0 : subtitle.heightMm() + 0.5);
    return std::max(left, right) + 4;
}

double ReportDocument::Layout::frameHeight(bool first) const {
    return area.height() - headHeight(first) - footHeight();
}

double ReportDocument::Layout::mostHeight(double head) const {
    return std::min(frameHeight(true), frameHeight(false)) - head;
}

ReportDocument::Layout::Item &ReportDocument::Layout::push(Item item) {
    items.push_back(std::make_unique<Item>(std::move(item)));
    return *items.back();
}

int ReportDocument::Layout::pushHead(Item item) {
    heads.push_back(std::make_unique<Item>(std::move(item)));
    return int(heads.size()) - 1;
}

void ReportDocument::Layout::addLines(const QString &text, const TextStyle &style, double indent,
                                      double above, const QString &bullet, bool keepAll) {
    const QStringList lines = measure.wrap(text, style, frameWidth - indent);
    const double ascent = measure.ascent(style);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        Item item;
        item.height = measure.lineHeight(style);
        item.above = i == 0 ? above : 0;
        // No line alone at the foot or the head of a page.
        item.keep =
            keepAll || (i == 0 && lines.size() > 1) || (i + 2 == lines.size() && lines.size() > 2);
        item.paint = [line = lines[i], mark = i == 0 ? bullet : QString(), style, indent,
                      ascent](Sheet &sheet, double x, double y) {
            sheet.text({x, y + ascent}, mark, style);
            sheet.text({x + indent, y + ascent}, line, style);
        };
        push(std::move(item));
    }
}

void ReportDocument::Layout::add(const ReportHeading &heading) {
    const int level = std::clamp(heading.level, 1, 3) - 1;
    const TextStyle style = measure.sized(kHeading[level]);
    constexpr double above[] = {6, 4.5, 3.5};
    const std::size_t first = items.size();
    addLines(heading.text, style, 0, above[level], {}, true);
    items[first]->newPage = heading.newPage && first > 0;
    items.back()->height += 1;
}

void ReportDocument::Layout::add(const ReportParagraph &paragraph) {
    const TextStyle style = measure.sized(paragraph.quiet ? kQuiet : kBody);
    addLines(paragraph.text, style, paragraph.bullet ? 4 * scale : 0, paragraph.bullet ? 0.7 : 1.8,
             paragraph.bullet ? QStringLiteral("\u2022") : QString());
}

void ReportDocument::Layout::add(const ReportFacts &facts) {
    const TextStyle label = measure.sized(kLabel);
    const TextStyle value = measure.sized(kCellBold);
    struct Bit {
        double x;
        QString text;
        TextStyle style;
    };
    std::vector<std::vector<Bit>> lines(1);
    double x = 0;
    for (const auto &[name, words] : facts.facts) {
        const double lead = measure.width(name, label) + 1.8;
        const double whole = lead + measure.width(words, value);
        if (x > 0 && x + whole > frameWidth) {
            lines.emplace_back();
            x = 0;
        }
        lines.back().push_back({x, name, label});
        if (whole <= frameWidth) {
            lines.back().push_back({x + lead, words, value});
            x += whole + 7;
            continue;
        }
        // Too long for any line: it goes on below.
        const QStringList parts = measure.wrap(
            words, value, std::max(frameWidth * 0.5, frameWidth - std::min(lead, 40.0)));
        if (measure.width(parts[0], value) > frameWidth - lead)
            lines.emplace_back();
        else
            x = lead;
        for (qsizetype i = 0; i < parts.size(); ++i) {
            if (i > 0) {
                lines.emplace_back();
                x = 0;
            }
            lines.back().push_back({lines.back().empty() ? 0 : x, parts[i], value});
        }
        lines.emplace_back();
        x = 0;
    }
    bool first = true;
    for (auto &line : lines) {
        if (line.empty())
            continue;
        Item item;
        item.height = measure.lineHeight(value) + 0.6;
        item.above = first ? 1.5 : 0;
        first = false;
        item.paint = [line, ascent = measure.ascent(value)](Sheet &sheet, double x0, double y) {
            for (const Bit &bit : line)
                sheet.text({x0 + bit.x, y + ascent}, bit.text, bit.style);
        };
        push(std::move(item));
    }
}

// Pages

void ReportDocument::Layout::put(const Item &item, Pen &pen) {
    pages.back().items.push_back({&item, pen.frame * (frameWidth + kGap), pen.y});
    pen.y += item.height;
}

std::size_t ReportDocument::Layout::fillPage(std::size_t first, double full) {
    Pen pen;
    for (std::size_t i = first; i < items.size(); ++i) {
        const Item &item = *items[i];
        if (item.newPage && i > first)
            return i;
        // What has to stand together with this one.
        double need = item.above + item.height;
        for (std::size_t j = i; items[j]->keep && j + 1 < items.size(); ++j)
            need += items[j + 1]->above + items[j + 1]->height;
        if (pen.y > 0 && pen.y + std::min(need, full) > full + 0.01) {
            if (++pen.frame == frames)
                return i;
            pen.y = 0;
        }
        if (pen.y > 0) {
            pen.y += item.above;
        } else if (item.head >= 0) {
            put(*heads[std::size_t(item.head)], pen);
            if (item.group >= 0)
                put(*heads[std::size_t(item.group)], pen);
        }
        put(item, pen);
    }
    return items.size();
}

void ReportDocument::Layout::flow() {
    for (std::size_t next = 0; pages.empty() || next < items.size();) {
        pages.emplace_back();
        const double full = frameHeight(pages.size() == 1);
        const std::size_t first = next;
        next = fillPage(first, full);
        if (next < items.size() || frames == 1)
            continue;
        // What is on the last page is shared between its columns.
        for (double least = full / 8; least < full; least += 4) {
            pages.back().items.clear();
            if (fillPage(first, least) == items.size() && fits(pages.back(), least))
                return;
        }
        pages.back().items.clear();
        fillPage(first, full);
    }
}

bool ReportDocument::Layout::fits(const Page &page, double full) {
    return std::all_of(page.items.begin(), page.items.end(), [full](const Placed &placed) {
        return placed.y + placed.item->height <= full + 0.01;
    });
}

void ReportDocument::Layout::paint(QPainter &painter, int number) const {
    const Page &page = pages.at(std::size_t(number));
    const bool first = number == 0;
    painter.save();
    painter.translate(area.topLeft() * kUnitsPerMm);
    Sheet sheet(painter, measure, paper.inkSaving);
    const double width = area.width();
    if (first) {
        sheet.text(QPointF(0, 0), title);
        sheet.text(QPointF(0, title.heightMm() + 0.5), subtitle);
        double y = 0;
        for (const FittedText &line : aside()) {
            double baseline = y + measure.ascent(line.style);
            for (const QString &part : line.lines) {
                sheet.text({width, baseline}, part, line.style, Sheet::Align::Right);
                baseline += line.lineMm;
            }
            y += line.heightMm();
        }
    } else {
        sheet.text(QPointF(0, 0), titleAgain);
    }
    const double head = headHeight(first);
    sheet.rule(0, width, head - 1.8, 0.5);
    for (const Placed &placed : page.items)
        placed.item->paint(sheet, placed.x, head + placed.y);
    const TextStyle foot = measure.sized(kFoot);
    const double line = measure.lineHeight(foot);
    sheet.text({width, area.height() - line + measure.ascent(foot)},
               texts.fill(TextKind::Word, "print-page",
                          {std::to_string(number + 1), std::to_string(pages.size())}),
               foot, Sheet::Align::Right);
    painter.restore();
}

ReportDocument::ReportDocument(Report report, const Texts &texts, const Paper &paper)
    : m_layout(std::make_unique<Layout>(std::move(report), texts, paper)) {}
ReportDocument::~ReportDocument() = default;

QString ReportDocument::title() const { return m_layout->report.title; }
Paper ReportDocument::paper() const { return m_layout->paper; }
int ReportDocument::pageCount() const { return int(m_layout->pages.size()); }
void ReportDocument::paintPage(QPainter &painter, int page) const {
    m_layout->paint(painter, page);
}

} // namespace sabretache::ui
