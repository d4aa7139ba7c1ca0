// How a report becomes pages. Everything is cut into items of known height, each of which can paint
// itself: a line of a paragraph, a row of a table, a plot. The items then flow down the frames of
// the pages; a table's head is set again on top of each frame that goes on with its rows.
#include "ui/print/report.h"

#include "ui/views/unitsign.h"

#include <QLocale>
#include <QPainter>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace sabretache::ui {

namespace {

constexpr TextStyle kTitle{20, true, false};
constexpr TextStyle kTitleAgain{11, true, false};
constexpr TextStyle kSubtitle{11, false, false};
constexpr TextStyle kAside{11, false, false};
constexpr TextStyle kHeading[] = {{15, true, false}, {12, true, false}, {10.5, true, false}};
constexpr TextStyle kBody{10, false, false};
constexpr TextStyle kQuiet{9.5, false, true};
constexpr TextStyle kLabel{9, false, true};
constexpr TextStyle kCell{10, false, false};
constexpr TextStyle kCellBold{10, true, false};
constexpr TextStyle kGroup{11, true, false};
constexpr TextStyle kFoot{9.5, true, false};

constexpr double kPadX = 1.3;    ///< left and right of a cell's text
constexpr double kPadY = 0.75;   ///< above and below it
constexpr double kGap = 7.0;     ///< between two columns of text
constexpr double kNarrow = 74.0; ///< a column of text is not narrower than this

/// Something a cell holds, from the cell's top left corner.
struct Piece {
    enum class Kind : std::uint8_t { Text, Box, Sign };
    Kind kind = Kind::Text;
    double x = 0, y = 0; ///< of text the left end of its baseline, else the top left corner
    QString text;
    bool small = false; ///< the label of a box
};
struct CellLayout {
    std::vector<Piece> pieces;
    TextStyle style;
    std::optional<Arm> sign;
    double height = 0;
};

/// A round number that is not below `value`, for the end of an axis.
double niceTop(double value) {
    if (value <= 0)
        return 1;
    const double power = std::pow(10.0, std::floor(std::log10(value)));
    for (const double step : {1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0})
        if (step * power >= value - 1e-9)
            return step * power;
    return 10 * power;
}

/// Series are told apart by their fill, from dark to white, then again.
constexpr double kFills[] = {0.78, 0.12, 0.45, 0.0};
double fillOf(std::size_t series) { return kFills[series % std::size(kFills)]; }

} // namespace

struct ReportDocument::Layout {
    struct Item {
        double height = 0;
        double above = 0;  ///< free space over it, not at the top of a frame
        bool keep = false; ///< stands with the next one
        bool newPage = false;
        int head = -1;  ///< index into heads: set again on top of a frame
        int group = -1; ///< index into heads: likewise, below the head
        std::function<void(Sheet &, double x, double y)> paint;
    };
    struct Placed {
        const Item *item = nullptr;
        double x = 0, y = 0;
    };
    struct Page {
        std::vector<Placed> items;
    };

    Report report;
    const Texts &texts;
    Paper paper;
    Measure measure;
    double scale = 1, box = kBoxMm;
    QRectF area;
    int frames = 1;
    double frameWidth = 0;
    FittedText title, titleAgain, subtitle;
    double asideWidth = 0;
    std::vector<std::unique_ptr<Item>> items, heads;
    std::vector<Page> pages;

    Layout(Report r, const Texts &t, const Paper &p)
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

    // Head and foot of a page

    void fitHead() {
        const double width = area.width();
        for (const QString &line : report.aside)
            asideWidth = std::max(asideWidth, measure.width(line, measure.sized(kAside)));
        asideWidth = std::min(asideWidth, width * 0.4);
        const double left = width - (asideWidth > 0 ? asideWidth + 5 : 0);
        title = measure.fit(report.title, measure.sized(kTitle), left, 2);
        subtitle = measure.fit(report.subtitle, measure.sized(kSubtitle), left, 3);
        titleAgain = measure.fit(report.title, measure.sized(kTitleAgain), width, 1);
    }
    std::vector<FittedText> aside() const {
        std::vector<FittedText> out;
        for (const QString &line : report.aside)
            out.push_back(measure.fit(line, measure.sized(kAside), asideWidth, 2));
        return out;
    }
    double headHeight(bool first) const {
        if (!first)
            return titleAgain.heightMm() + 3;
        double right = 0;
        for (const FittedText &line : aside())
            right += line.heightMm();
        const double left =
            title.heightMm() + (report.subtitle.isEmpty() ? 0 : subtitle.heightMm() + 0.5);
        return std::max(left, right) + 4;
    }
    double footHeight() const { return measure.lineHeight(measure.sized(kFoot)) + 2.5; }
    double frameHeight(bool first) const {
        return area.height() - headHeight(first) - footHeight();
    }
    /// What fits on any page, below a table's head of this height.
    double mostHeight(double head) const {
        return std::min(frameHeight(true), frameHeight(false)) - head;
    }

    Item &push(Item item) {
        items.push_back(std::make_unique<Item>(std::move(item)));
        return *items.back();
    }
    int pushHead(Item item) {
        heads.push_back(std::make_unique<Item>(std::move(item)));
        return int(heads.size()) - 1;
    }

    /// Lines of text, each an item of its own, so that a paragraph may go over a page's end.
    void addLines(const QString &text, const TextStyle &style, double indent, double above,
                  const QString &bullet = {}, bool keepAll = false) {
        const QStringList lines = measure.wrap(text, style, frameWidth - indent);
        const double ascent = measure.ascent(style);
        for (qsizetype i = 0; i < lines.size(); ++i) {
            Item item;
            item.height = measure.lineHeight(style);
            item.above = i == 0 ? above : 0;
            // No line alone at the foot or the head of a page.
            item.keep = keepAll || (i == 0 && lines.size() > 1) ||
                        (i + 2 == lines.size() && lines.size() > 2);
            item.paint = [line = lines[i], mark = i == 0 ? bullet : QString(), style, indent,
                          ascent](Sheet &sheet, double x, double y) {
                sheet.text({x, y + ascent}, mark, style);
                sheet.text({x + indent, y + ascent}, line, style);
            };
            push(std::move(item));
        }
    }

    void add(const ReportHeading &heading) {
        const int level = std::clamp(heading.level, 1, 3) - 1;
        const TextStyle style = measure.sized(kHeading[level]);
        constexpr double above[] = {6, 4.5, 3.5};
        const std::size_t first = items.size();
        addLines(heading.text, style, 0, above[level], {}, true);
        items[first]->newPage = heading.newPage && first > 0;
        items.back()->height += 1;
    }
    void add(const ReportParagraph &paragraph) {
        const TextStyle style = measure.sized(paragraph.quiet ? kQuiet : kBody);
        addLines(paragraph.text, style, paragraph.bullet ? 4 * scale : 0,
                 paragraph.bullet ? 0.7 : 1.8,
                 paragraph.bullet ? QStringLiteral("\u2022") : QString());
    }
    void add(const ReportFacts &facts) {
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

    // Tables

    TextStyle styleOf(const ReportCell &cell, ReportRowKind kind) const {
        if (kind == ReportRowKind::Group)
            return measure.sized(kGroup);
        return measure.sized(cell.bold || kind == ReportRowKind::Total ? kCellBold : kCell);
    }
    double signWidth() const { return 6.2 * scale; }

    /// @return how wide the cell would like to be, and below which width its words break
    std::pair<double, double> wishes(const ReportCell &cell, ReportRowKind kind) const {
        const TextStyle style = styleOf(cell, kind);
        const double lead = cell.sign ? signWidth() + 1 : 0;
        double most = lead + measure.width(cell.text, style);
        double least = lead + measure.widestWord(cell.text, style);
        most = std::max(most, cell.boxes * box);
        least = std::max(least, std::min(cell.boxes, 4) * box);
        for (const QString &choice : cell.choices)
            least = std::max(least, box + 1 + measure.width(choice, measure.sized(kLabel)));
        return {std::max(most, least), least};
    }

    CellLayout layOut(const ReportCell &cell, ReportRowKind kind, ReportAlign align,
                      double width) const {
        CellLayout out;
        out.style = styleOf(cell, kind);
        out.sign = cell.sign;
        const double lead = cell.sign ? signWidth() + 1 : 0;
        const double line = measure.lineHeight(out.style);
        double y = 0;
        if (cell.sign) {
            out.pieces.push_back({Piece::Kind::Sign, 0, 0, {}});
            out.height = signWidth() * 0.8;
        }
        if (!cell.text.isEmpty()) {
            for (const QString &part : measure.wrap(cell.text, out.style, width - lead)) {
                double x = lead;
                if (align != ReportAlign::Left) {
                    const double rest = width - lead - measure.width(part, out.style);
                    x += align == ReportAlign::Right ? rest : rest / 2;
                }
                out.pieces.push_back({Piece::Kind::Text, x, y + measure.ascent(out.style), part});
                y += line;
            }
        }
        if (cell.boxes > 0) {
            const int most = std::max(1, int((width + 0.01) / box));
            if (y > 0)
                y += 0.6;
            for (int i = 0; i < cell.boxes; ++i) {
                const int column = i % most;
                double x = column * box;
                if (align != ReportAlign::Left && cell.boxes < most)
                    x += (width - cell.boxes * box) / (align == ReportAlign::Right ? 1 : 2);
                out.pieces.push_back({Piece::Kind::Box, x, y + (i / most) * (box + 0.8), {}});
            }
            y += ((cell.boxes + most - 1) / most) * (box + 0.8);
        }
        if (!cell.choices.isEmpty()) {
            const TextStyle label = measure.sized(kLabel);
            const double step = std::max(box, measure.lineHeight(label)) + 0.7;
            double x = 0;
            if (y > 0)
                y += 0.6;
            for (const QString &choice : cell.choices) {
                const double whole = box + 1 + measure.width(choice, label);
                if (x > 0 && x + whole > width) {
                    x = 0;
                    y += step;
                }
                out.pieces.push_back({Piece::Kind::Box, x, y, {}});
                out.pieces.push_back({Piece::Kind::Text, x + box + 1, y + box - 0.5, choice, true});
                x += whole + 3;
            }
            y += step;
        }
        out.height = std::max(out.height, y);
        return out;
    }

    std::vector<double> columnWidths(const ReportTable &table) const {
        const std::size_t count = table.columns.size();
        std::vector<double> least(count, 4.0), most(count, 4.0), out(count, 0);
        const TextStyle label = measure.sized(kLabel);
        for (std::size_t c = 0; c < count; ++c) {
            least[c] = std::max(least[c], measure.widestWord(table.columns[c].title, label));
            most[c] = std::max(most[c], least[c]);
            for (const ReportRow &row : table.rows) {
                if (row.kind == ReportRowKind::Group || c >= row.cells.size())
                    continue;
                const auto [wide, narrow] = wishes(row.cells[c], row.kind);
                most[c] = std::max(most[c], wide);
                // A word of half a line may be broken.
                least[c] = std::max(least[c], std::min(narrow, frameWidth * 0.3));
            }
            least[c] += 2 * kPadX;
            most[c] += 2 * kPadX;
        }
        const double need = std::accumulate(least.begin(), least.end(), 0.0);
        if (need >= frameWidth) {
            for (std::size_t c = 0; c < count; ++c)
                out[c] = least[c] * frameWidth / need;
            return out;
        }
        // Shares by weight, but none below its least; what the others give up is shared again.
        std::vector<bool> fixed(count, false);
        double left = frameWidth;
        for (bool again = true; again;) {
            again = false;
            double weights = 0;
            for (std::size_t c = 0; c < count; ++c)
                if (!fixed[c])
                    weights += table.columns[c].weight;
            for (std::size_t c = 0; c < count; ++c) {
                if (fixed[c])
                    continue;
                out[c] = weights > 0 ? left * table.columns[c].weight / weights : least[c];
                if (out[c] < least[c]) {
                    out[c] = least[c];
                    left -= least[c];
                    fixed[c] = true;
                    again = true;
                    break;
                }
            }
        }
        return out;
    }

    void paintCell(Sheet &sheet, const CellLayout &cell, double x, double y) const {
        for (const Piece &piece : cell.pieces) {
            const QPointF at(x + piece.x, y + piece.y);
            switch (piece.kind) {
            case Piece::Kind::Text:
                sheet.text(at, piece.text, piece.small ? measure.sized(kLabel) : cell.style);
                break;
            case Piece::Kind::Box:
                sheet.box({at.x(), at.y(), box, box});
                break;
            case Piece::Kind::Sign:
                paintUnitSign(sheet.painter(),
                              Sheet::toUnits({at.x(), at.y(), signWidth(), signWidth() * 0.8}),
                              {isArtillery(*cell.sign) ? SignSize::Battery : SignSize::Brigade,
                               cell.sign, SignSide::None},
                              signInkForPrint());
                break;
            }
        }
    }

    void add(const ReportTable &table) {
        if (table.columns.empty())
            return;
        const std::vector<double> widths = columnWidths(table);
        std::vector<double> lefts(widths.size(), 0);
        for (std::size_t c = 1; c < widths.size(); ++c)
            lefts[c] = lefts[c - 1] + widths[c - 1];

        bool first = true;
        if (!table.caption.isEmpty()) {
            addLines(table.caption, measure.sized(kHeading[2]), 0, 3, {}, true);
            items.back()->height += 0.5;
            first = false;
        }
        const int head = addTableHead(table, widths, lefts, first ? 2 : 0);
        const double headHigh = head >= 0 ? heads[std::size_t(head)]->height : 0;

        std::vector<std::pair<double, double>> rulings; // of columns to write in
        for (std::size_t c = 0; c < widths.size(); ++c)
            if (table.columns[c].write)
                rulings.emplace_back(lefts[c], lefts[c] + widths[c]);

        int group = -1;
        for (std::size_t r = 0; r < table.rows.size(); ++r) {
            const ReportRow &row = table.rows[r];
            if (row.kind == ReportRowKind::Group) {
                group = addGroup(row, head);
                continue;
            }
            std::vector<CellLayout> cells;
            double high = 0;
            for (std::size_t c = 0; c < widths.size() && c < row.cells.size(); ++c) {
                cells.push_back(
                    layOut(row.cells[c], row.kind, table.columns[c].align, widths[c] - 2 * kPadX));
                high = std::max(high, cells.back().height);
            }
            const double room = mostHeight(headHigh + 12 * scale);
            if (high + 2 * kPadY > room) {
                addTallRow(std::move(cells), lefts, rulings, head, group, room);
                continue;
            }
            Item item;
            item.head = head;
            item.group = group;
            item.height = std::max(high + 2 * kPadY, table.leastRowMm * scale);
            // The first rows stand with the head; a sum with what it sums.
            item.keep = r + 1 < table.rows.size() && table.rows[r + 1].kind == ReportRowKind::Total;
            item.paint = [this, cells, lefts, rulings, height = item.height, high,
                          centred = table.leastRowMm > 0, total = row.kind == ReportRowKind::Total,
                          marked = row.marked](Sheet &sheet, double x, double y) {
                const double top = centred ? (height - high) / 2 : kPadY;
                for (std::size_t c = 0; c < cells.size(); ++c)
                    paintCell(sheet, cells[c], x + lefts[c] + kPadX, y + top);
                if (total)
                    sheet.rule(x, x + frameWidth, y, 0.35);
                if (marked)
                    sheet.area({x, y + 0.4, 0.8, height - 0.8}, 1);
                ruleOff(sheet, rulings, x, y, height);
            };
            push(std::move(item));
        }
        if (!table.note.isEmpty())
            addLines(table.note, measure.sized(kLabel), 0, 0.8);
    }

    /// Below a row, and beside the columns that are written in.
    void ruleOff(Sheet &sheet, const std::vector<std::pair<double, double>> &rulings, double x,
                 double y, double height) const {
        sheet.rule(x, x + frameWidth, y + height, 0.15, true);
        for (const auto &[left, right] : rulings) {
            sheet.line({x + left, y}, {x + left, y + height}, 0.15, true);
            sheet.line({x + right, y}, {x + right, y + height}, 0.15, true);
        }
    }

    int addTableHead(const ReportTable &table, const std::vector<double> &widths,
                     const std::vector<double> &lefts, double above) {
        if (std::all_of(table.columns.begin(), table.columns.end(),
                        [](const ReportColumn &c) { return c.title.isEmpty(); }))
            return -1;
        const TextStyle label = measure.sized(kLabel);
        const double line = measure.lineHeight(label);
        std::vector<QStringList> titles;
        qsizetype most = 1;
        for (std::size_t c = 0; c < widths.size(); ++c) {
            titles.push_back(
                measure.wrap(table.columns[c].title, label, widths[c] - 2 * kPadX + 0.01));
            most = std::max(most, titles.back().size());
        }
        std::vector<ReportAlign> aligns;
        for (const ReportColumn &column : table.columns)
            aligns.push_back(column.align);
        Item item;
        item.height = line * double(most) + 1.6;
        item.above = above;
        item.keep = true;
        item.paint = [=, this, height = item.height](Sheet &sheet, double x, double y) {
            sheet.rule(x, x + frameWidth, y + 0.2, 0.4);
            sheet.rule(x, x + frameWidth, y + height - 0.2, 0.4);
            for (std::size_t c = 0; c < titles.size(); ++c) {
                double at =
                    y + height - 0.9 - line * double(titles[c].size()) + measure.ascent(label);
                for (const QString &part : titles[c]) {
                    double left = x + lefts[c] + kPadX;
                    const double rest = widths[c] - 2 * kPadX - measure.width(part, label);
                    if (aligns[c] != ReportAlign::Left)
                        left += aligns[c] == ReportAlign::Right ? rest : rest / 2;
                    sheet.text({left, at}, part, label);
                    at += line;
                }
            }
        };
        push(item);
        return pushHead(std::move(item));
    }

    int addGroup(const ReportRow &row, int head) {
        if (row.cells.empty())
            return -1;
        const auto make = [&](const ReportCell &cell, bool again) {
            CellLayout layout = layOut(cell, again ? ReportRowKind::Plain : ReportRowKind::Group,
                                       ReportAlign::Left, frameWidth - 2 * kPadX);
            if (again)
                layout.style.italic = true;
            Item item;
            item.keep = true;
            item.head = head;
            item.height = layout.height + (again ? 1.2 : 2.6);
            item.paint = [this, layout, again, height = item.height](Sheet &sheet, double x,
                                                                     double y) {
                if (!again)
                    sheet.rule(x, x + frameWidth, y, 0.35);
                paintCell(sheet, layout, x + kPadX, y + (again ? 0.5 : 1.6));
                sheet.rule(x, x + frameWidth, y + height, 0.15, true);
            };
            return item;
        };
        push(make(row.cells[0], false));
        ReportCell again = row.cells[0];
        again.boxes = 0;
        again.choices.clear();
        again.text = texts.fill(TextKind::Word, "print-continued", {again.text.toStdString()});
        return pushHead(make(again, true));
    }

    /// A row that no page holds is parted between lines of its text.
    void addTallRow(std::vector<CellLayout> cells, const std::vector<double> &lefts,
                    const std::vector<std::pair<double, double>> &rulings, int head, int group,
                    double room) {
        double from = 0;
        for (bool more = true; more;) {
            more = false;
            double to = from;
            std::vector<CellLayout> parts;
            for (const CellLayout &cell : cells) {
                CellLayout part = cell;
                part.pieces.clear();
                for (Piece piece : cell.pieces) {
                    const double bottom =
                        piece.y + (piece.kind == Piece::Kind::Text
                                       ? measure.lineHeight(cell.style) - measure.ascent(cell.style)
                                       : box + 0.8);
                    if (piece.y <= from)
                        continue;
                    if (bottom - from > room - 2 * kPadY) {
                        more = true;
                        continue;
                    }
                    to = std::max(to, bottom);
                    piece.y -= from;
                    part.pieces.push_back(piece);
                }
                parts.push_back(std::move(part));
            }
            if (to <= from)
                break;
            Item item;
            item.head = head;
            item.group = group;
            item.height = to - from + 2 * kPadY;
            item.paint = [this, parts, lefts, rulings, height = item.height](Sheet &sheet, double x,
                                                                             double y) {
                for (std::size_t c = 0; c < parts.size(); ++c)
                    paintCell(sheet, parts[c], x + lefts[c] + kPadX, y + kPadY);
                ruleOff(sheet, rulings, x, y, height);
            };
            push(std::move(item));
            from = to;
        }
    }

    // Charts

    QString number(std::optional<double> value, int decimals) const {
        return value ? texts.locale().toString(*value, 'f', decimals) : QStringLiteral("\u2013");
    }

    void add(const ReportChart &chart) {
        if (!chart.caption.isEmpty())
            addLines(chart.caption, measure.sized(kHeading[2]), 0, 3, {}, true);
        if (chart.names.isEmpty() || chart.series.empty())
            return;
        if (chart.kind == ReportChart::Kind::Lines)
            addPlot(chart);
        else
            addBars(chart);
    }

    static double topOf(const ReportChart &chart) {
        double top = 0;
        for (qsizetype i = 0; i < chart.names.size(); ++i) {
            double sum = 0;
            for (const ReportChart::Series &series : chart.series) {
                const double value = std::size_t(i) < series.values.size()
                                         ? std::max(0.0, series.values[std::size_t(i)].value_or(0))
                                         : 0;
                sum = chart.kind == ReportChart::Kind::StackedBars ? sum + value
                                                                   : std::max(sum, value);
            }
            top = std::max(top, sum);
        }
        return niceTop(top);
    }

    /// Bars lie beside their names and figures: the picture is the table's own middle column, so it
    /// flows over pages like any table.
    void addBars(const ReportChart &chart) {
        const TextStyle label = measure.sized(kLabel);
        const TextStyle cell = measure.sized(kCell);
        const double top = topOf(chart);
        double names = measure.widestWord(chart.over, label);
        for (const QString &name : chart.names)
            names = std::max(names, measure.width(name, cell));
        names = std::min(names, frameWidth * 0.34) + 2;
        std::vector<double> rights;
        double figures = 0;
        for (auto it = chart.series.rbegin(); it != chart.series.rend(); ++it) {
            double width = std::min(measure.widestWord(it->name, label), frameWidth * 0.16);
            for (const auto &value : it->values)
                width = std::max(width, measure.width(number(value, chart.decimals), cell));
            rights.insert(rights.begin(), frameWidth - figures);
            figures += width + 3;
        }
        const double left = names;
        const double right = std::max(left + 15, frameWidth - figures - 2);

        // The head: what the names are, the axis, the series with their fills.
        std::vector<QStringList> titles;
        qsizetype most = 1;
        for (std::size_t s = 0; s < chart.series.size(); ++s) {
            const double edge = s == 0 ? frameWidth - figures : rights[s - 1];
            titles.push_back(measure.wrap(chart.series[s].name, label, rights[s] - edge - 1));
            most = std::max(most, titles.back().size());
        }
        const QStringList over = measure.wrap(chart.over, label, names - 1);
        most = std::max(most, over.size());
        const double line = measure.lineHeight(label);
        Item head;
        head.height = line * double(most) + 1.6 + (chart.series.size() > 1 ? 3.4 : 0);
        head.above = 1.5;
        head.keep = true;
        head.paint = [=, this, unit = chart.unit, decimals = chart.decimals,
                      height = head.height](Sheet &sheet, double x, double y) {
            sheet.rule(x, x + frameWidth, y + 0.2, 0.4);
            sheet.rule(x, x + frameWidth, y + height - 0.2, 0.4);
            const double base = y + height - 1.4;
            double at = base - line * double(over.size() - 1);
            for (const QString &part : over) {
                sheet.text({x, at}, part, label);
                at += line;
            }
            const QString end = number(top, top < 3 ? std::max(1, decimals) : decimals) +
                                (unit.isEmpty() ? QString() : u' ' + unit);
            sheet.text({x + left, base}, QStringLiteral("0"), label);
            sheet.text({x + right, base}, end, label, Sheet::Align::Right);
            for (std::size_t s = 0; s < titles.size(); ++s) {
                at = base - line * double(titles[s].size() - 1);
                if (titles.size() > 1)
                    sheet.area({x + rights[s] - 6, y + 1, 6, 2.4}, fillOf(s));
                for (const QString &part : titles[s]) {
                    sheet.text({x + rights[s], at}, part, label, Sheet::Align::Right);
                    at += line;
                }
            }
        };
        push(head);
        const int again = pushHead(std::move(head));

        const bool stacked = chart.kind == ReportChart::Kind::StackedBars;
        const double thick = stacked || chart.series.size() == 1 ? 3.4 * scale : 2.2 * scale;
        for (qsizetype i = 0; i < chart.names.size(); ++i) {
            const QStringList parts = measure.wrap(chart.names[i], cell, names - 2);
            std::vector<std::optional<double>> values;
            for (const ReportChart::Series &series : chart.series)
                values.push_back(std::size_t(i) < series.values.size()
                                     ? series.values[std::size_t(i)]
                                     : std::nullopt);
            const double bars = stacked ? thick : thick * double(values.size());
            Item item;
            item.head = again;
            item.height =
                std::max(measure.lineHeight(cell) * double(parts.size()), bars + 0.6) + 1.1;
            item.paint = [=, this, decimals = chart.decimals,
                          height = item.height](Sheet &sheet, double x, double y) {
                double base = y + 0.5 + measure.ascent(cell);
                for (std::size_t s = 0; s < values.size(); ++s)
                    sheet.text({x + rights[s], base}, number(values[s], decimals), cell,
                               Sheet::Align::Right);
                for (const QString &part : parts) {
                    sheet.text({x, base}, part, cell);
                    base += measure.lineHeight(cell);
                }
                double barY = y + 0.7;
                double barX = x + left;
                for (std::size_t s = 0; s < values.size(); ++s) {
                    const double length =
                        (right - left) * std::max(0.0, values[s].value_or(0)) / top;
                    if (length > 0)
                        sheet.area({barX, barY, length, thick}, fillOf(s));
                    if (stacked)
                        barX += length;
                    else
                        barY += thick;
                }
                sheet.line({x + left, y}, {x + left, y + height}, 0.2);
                sheet.rule(x, x + frameWidth, y + height, 0.1, true);
            };
            push(std::move(item));
        }
        items.back()->height += 1;
    }

    void addPlot(const ReportChart &chart) {
        const TextStyle label = measure.sized(kLabel);
        const double top = topOf(chart);
        const int steps = 4;
        double axis = 0;
        for (int i = 0; i <= steps; ++i)
            axis = std::max(axis, measure.width(number(top * i / steps, top < 8 ? 1 : 0), label));
        const double left = axis + 2.5;
        const double width = frameWidth - left - 3;
        const double line = measure.lineHeight(label);

        // The legend: the series by their line and mark.
        QStringList legend;
        std::vector<QPointF> places;
        double x0 = 0, y0 = 0;
        for (const ReportChart::Series &series : chart.series) {
            const double whole = 12 + std::min(measure.width(series.name, label), frameWidth - 12);
            if (x0 > 0 && x0 + whole > frameWidth) {
                x0 = 0;
                y0 += line;
            }
            places.emplace_back(x0, y0);
            x0 += whole + 6;
        }
        const double legendHigh = y0 + line + 1.5;
        const double plot = std::min(62 * scale, mostHeight(0) * 0.5);
        Item item;
        item.height = legendHigh + plot + 2 * line + 3;
        item.above = 1.5;
        item.keep = true; // with the first of its figures
        item.paint = [=, this](Sheet &sheet, double x, double y) {
            for (std::size_t s = 0; s < chart.series.size(); ++s) {
                const QPointF at(x + 1 + places[s].x(), y + places[s].y() + line / 2);
                stroke(sheet, {at, at + QPointF(9, 0)}, s);
                sheet.text({at.x() + 11, at.y() + line * 0.3},
                           measure.fit(chart.series[s].name, label, frameWidth - 12).lines.value(0),
                           label);
            }
            const double bottom = y + legendHigh + plot;
            for (int i = 0; i <= steps; ++i) {
                const double at = bottom - plot * i / steps;
                sheet.rule(x + left, x + left + width, at, i == 0 ? 0.3 : 0.1, i > 0);
                sheet.text({x + left - 1.2, at + line * 0.28},
                           number(top * i / steps, top < 8 ? 1 : 0), label, Sheet::Align::Right);
            }
            const auto place = [&](qsizetype i) {
                return chart.names.size() < 2
                           ? x + left + width / 2
                           : x + left + width * double(i) / double(chart.names.size() - 1);
            };
            double free = x + left - 10;
            for (qsizetype i = 0; i < chart.names.size(); ++i) {
                const double half = measure.width(chart.names[i], label) / 2;
                const double from = std::clamp(place(i) - half, x, x + frameWidth - 2 * half);
                if (from < free || 2 * half > frameWidth / 2)
                    continue; // every name stands in the table below
                sheet.text({from, bottom + line}, chart.names[i], label);
                sheet.line({place(i), bottom}, {place(i), bottom + 0.8}, 0.2);
                free = from + 2 * half + 2;
            }
            if (!chart.over.isEmpty() || !chart.unit.isEmpty())
                sheet.text({x + left, bottom + 2 * line + 0.5},
                           QStringList{chart.over, chart.unit}
                               .filter(QRegularExpression(QStringLiteral(".")))
                               .join(QStringLiteral("; ")),
                           label);
            for (std::size_t s = 0; s < chart.series.size(); ++s) {
                std::vector<QPointF> run;
                const auto &values = chart.series[s].values;
                for (std::size_t i = 0; i < values.size(); ++i) {
                    if (!values[i]) {
                        stroke(sheet, run, s);
                        run.clear();
                        continue;
                    }
                    run.emplace_back(place(qsizetype(i)), bottom - plot * *values[i] / top);
                }
                stroke(sheet, run, s);
            }
        };
        push(std::move(item));

        ReportTable table;
        table.columns.push_back({chart.over, 2});
        for (const ReportChart::Series &series : chart.series)
            table.columns.push_back({series.name, 1, ReportAlign::Right});
        for (qsizetype i = 0; i < chart.names.size(); ++i) {
            ReportRow row;
            row.cells.emplace_back(chart.names[i]);
            for (const ReportChart::Series &series : chart.series)
                row.cells.emplace_back(number(std::size_t(i) < series.values.size()
                                                  ? series.values[std::size_t(i)]
                                                  : std::nullopt,
                                              chart.decimals));
            table.rows.push_back(std::move(row));
        }
        add(table);
    }

    /// A line of a plot with its marks; lines differ by dashes, marks by shape.
    void stroke(Sheet &sheet, const std::vector<QPointF> &points, std::size_t series) const {
        if (points.empty())
            return;
        static const QList<QList<qreal>> dashes{{}, {4, 2}, {1, 1.5}, {6, 2, 1, 2}};
        QPainter &painter = sheet.painter();
        painter.save();
        QPen pen(Qt::black, 0.35 * kUnitsPerMm);
        if (const auto &dash = dashes[qsizetype(series) % dashes.size()]; !dash.isEmpty())
            pen.setDashPattern(dash);
        painter.setPen(pen);
        for (std::size_t i = 1; i < points.size(); ++i)
            painter.drawLine(points[i - 1] * kUnitsPerMm, points[i] * kUnitsPerMm);
        painter.setPen(QPen(Qt::black, 0.2 * kUnitsPerMm));
        painter.setBrush(series % 2 == 0 ? Qt::black : Qt::white);
        const double r = 0.8;
        for (const QPointF &at : points) {
            const QRectF mark = Sheet::toUnits({at.x() - r, at.y() - r, 2 * r, 2 * r});
            if (series % 4 < 2)
                painter.drawEllipse(mark);
            else
                painter.drawRect(mark);
        }
        painter.restore();
    }

    void add(const ReportFigure &figure) {
        const double caption = measure.lineHeight(measure.sized(kLabel));
        double width = frameWidth * std::clamp(figure.widthShare, 0.1, 1.0);
        double height = width / std::max(figure.aspect, 0.05);
        const double most = mostHeight(0) - 3 * caption;
        if (height > most) {
            width *= most / height;
            height = most;
        }
        Item item;
        item.height = height + 1;
        item.above = 2;
        item.keep = !figure.caption.isEmpty();
        item.paint = [paint = figure.paint, width, height](Sheet &sheet, double x, double y) {
            if (!paint)
                return;
            sheet.painter().save();
            paint(sheet.painter(), Sheet::toUnits({x, y, width, height}));
            sheet.painter().restore();
        };
        push(std::move(item));
        if (!figure.caption.isEmpty())
            addLines(figure.caption, measure.sized(kLabel), 0, 0);
    }

    // Pages

    /// Where the next item goes.
    struct Pen {
        int frame = 0;
        double y = 0;
    };
    void put(const Item &item, Pen &pen) {
        pages.back().items.push_back({&item, pen.frame * (frameWidth + kGap), pen.y});
        pen.y += item.height;
    }
    /// Puts items from `first` on into the frames of the last page, each as high as `full`.
    /// @return the index of the first that does not fit
    std::size_t fillPage(std::size_t first, double full) {
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

    void flow() {
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
    /// An item higher than a frame is put into it all the same.
    static bool fits(const Page &page, double full) {
        return std::all_of(page.items.begin(), page.items.end(), [full](const Placed &placed) {
            return placed.y + placed.item->height <= full + 0.01;
        });
    }

    void paint(QPainter &painter, int number) const {
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
};

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
