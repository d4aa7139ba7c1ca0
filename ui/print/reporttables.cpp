// Tables of a report: rows of known height under a head that is set again on every page.
#include "ui/print/reportlayout.h"
#include "ui/views/unitsign.h"

#include <QPainter>

#include <algorithm>
#include <numeric>

namespace sabretache::ui {

using namespace reportstyle;

TextStyle ReportDocument::Layout::styleOf(const ReportCell &cell, ReportRowKind kind) const {
    if (kind == ReportRowKind::Group)
        return measure.sized(kGroup);
    return measure.sized(cell.bold || kind == ReportRowKind::Total ? kCellBold : kCell);
}

double ReportDocument::Layout::leastWidth(const ReportCell &cell, ReportRowKind kind) const {
    const double lead = cell.sign ? signWidth() + 1 : 0;
    // A word of half a line may be broken; the words beside a box are not.
    double least =
        std::min(lead + measure.widestWord(cell.text, styleOf(cell, kind)), frameWidth * 0.3);
    least = std::max(least, std::min(cell.boxes, 4) * box);
    for (const QString &choice : cell.choices)
        least = std::max(least, box + 1 + measure.width(choice, measure.sized(kLabel)));
    return least;
}

ReportDocument::Layout::CellLayout ReportDocument::Layout::layOut(const ReportCell &cell,
                                                                  ReportRowKind kind,
                                                                  ReportAlign align,
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

ReportDocument::Layout::Columns ReportDocument::Layout::columnsOf(const ReportTable &table) const {
    const std::size_t count = table.columns.size();
    std::vector<double> least(count, 4.0);
    bool choices = false; // the last column has boxes with their words
    const TextStyle label = measure.sized(kLabel);
    for (std::size_t c = 0; c < count; ++c) {
        least[c] = std::max(least[c], measure.widestWord(table.columns[c].title, label));
        for (const ReportRow &row : table.rows) {
            if (row.kind == ReportRowKind::Group || c >= row.cells.size())
                continue;
            least[c] = std::max(least[c], leastWidth(row.cells[c], row.kind));
            choices = choices || (c + 1 == count && !row.cells[c].choices.isEmpty());
        }
        least[c] += 2 * kPadX;
    }
    Columns out;
    out.widths.assign(count, 0);
    out.lefts.assign(count, 0);
    out.above.assign(count, false);
    const auto need = [&] {
        double sum = 0;
        for (std::size_t c = 0; c < count; ++c)
            sum += out.above[c] ? 0 : least[c];
        return sum;
    };
    if (count > 3 && need() > frameWidth) {
        out.above[0] = true;
        if (choices && need() > frameWidth)
            out.above[count - 1] = true;
    }
    for (const bool above : {true, false})
        shareWidth(table, least, above, out);
    for (std::size_t c = 0; c < count; ++c)
        if (table.columns[c].write && !out.above[c])
            out.rulings.emplace_back(out.lefts[c], out.lefts[c] + out.widths[c]);
    return out;
}

/// Shares by weight, but none below its least; what the others give up is shared again.
void ReportDocument::Layout::shareWidth(const ReportTable &table, const std::vector<double> &least,
                                        bool above, Columns &columns) const {
    std::vector<std::size_t> free;
    double need = 0;
    for (std::size_t c = 0; c < least.size(); ++c)
        if (columns.above[c] == above) {
            free.push_back(c);
            need += least[c];
        }
    const std::vector<std::size_t> all = free;
    if (need >= frameWidth) {
        for (const std::size_t c : free)
            columns.widths[c] = least[c] * frameWidth / need;
        free.clear();
    }
    double left = frameWidth;
    while (!free.empty()) {
        double weights = 0;
        for (const std::size_t c : free)
            weights += table.columns[c].weight;
        const auto tight = std::find_if(free.begin(), free.end(), [&](std::size_t c) {
            columns.widths[c] = weights > 0 ? left * table.columns[c].weight / weights : least[c];
            return columns.widths[c] < least[c];
        });
        if (tight == free.end())
            break;
        columns.widths[*tight] = least[*tight];
        left -= least[*tight];
        free.erase(tight);
    }
    double x = 0;
    for (const std::size_t c : all) {
        columns.lefts[c] = x;
        x += columns.widths[c];
    }
}

void ReportDocument::Layout::paintCell(Sheet &sheet, const CellLayout &cell, double x,
                                       double y) const {
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

void ReportDocument::Layout::add(const ReportTable &table) {
    if (table.columns.empty())
        return;
    const Columns columns = columnsOf(table);
    const std::size_t count = columns.widths.size();
    bool first = true;
    if (!table.caption.isEmpty()) {
        addLines(table.caption, measure.sized(kHeading[2]), 0, 3, {}, true);
        items.back()->height += 0.5;
        first = false;
    }
    const int head = addTableHead(table, columns, first ? 2 : 0);
    const double headHigh = head >= 0 ? heads[std::size_t(head)]->height : 0;

    int group = -1;
    for (std::size_t r = 0; r < table.rows.size(); ++r) {
        const ReportRow &row = table.rows[r];
        if (row.kind == ReportRowKind::Group) {
            group = addGroup(row, head);
            continue;
        }
        std::vector<CellLayout> cells;
        double skip = 0; // what stands above the others
        for (std::size_t c = 0; c < count && c < row.cells.size(); ++c) {
            cells.push_back(layOut(row.cells[c], row.kind, table.columns[c].align,
                                   columns.widths[c] - 2 * kPadX));
            if (columns.above[c])
                skip = std::max(skip, cells.back().height + kPadY);
        }
        double high = skip;
        for (std::size_t c = 0; c < cells.size(); ++c) {
            if (!columns.above[c]) {
                for (Piece &piece : cells[c].pieces)
                    piece.y += skip;
                cells[c].height += skip;
            }
            high = std::max(high, cells[c].height);
        }
        const double room = mostHeight(headHigh + 12 * scale);
        if (high + 2 * kPadY > room) {
            addTallRow(cells, columns, skip, head, group, room);
            continue;
        }
        Item item;
        item.head = head;
        item.group = group;
        item.height = std::max(high + 2 * kPadY, skip + table.leastRowMm * scale);
        // No row alone at a page's foot or head; a sum stands with what it sums.
        const std::size_t rows = table.rows.size();
        item.keep = (rows > 3 && (r == 0 || r + 2 == rows)) ||
                    (r + 1 < rows && table.rows[r + 1].kind == ReportRowKind::Total);
        item.paint = [this, cells, columns, skip, height = item.height, high,
                      centred = table.leastRowMm > 0 && skip == 0,
                      total = row.kind == ReportRowKind::Total,
                      marked = row.marked](Sheet &sheet, double x, double y) {
            const double top = centred ? (height - high) / 2 : kPadY;
            for (std::size_t c = 0; c < cells.size(); ++c)
                paintCell(sheet, cells[c], x + columns.lefts[c] + kPadX, y + top);
            if (total)
                sheet.rule(x, x + frameWidth, y, 0.35);
            if (marked)
                sheet.area({x, y + 0.4, 0.8, height - 0.8}, 1);
            ruleOff(sheet, columns, x, y, height, skip);
        };
        push(std::move(item));
    }
    if (!table.note.isEmpty())
        addLines(table.note, measure.sized(kLabel), 0, 0.8);
}

void ReportDocument::Layout::ruleOff(Sheet &sheet, const Columns &columns, double x, double y,
                                     double height, double skip) const {
    sheet.rule(x, x + frameWidth, y + height, 0.15, true);
    for (const auto &[left, right] : columns.rulings) {
        sheet.line({x + left, y + skip}, {x + left, y + height}, 0.15, true);
        sheet.line({x + right, y + skip}, {x + right, y + height}, 0.15, true);
    }
}

int ReportDocument::Layout::addTableHead(const ReportTable &table, const Columns &columns,
                                         double above) {
    if (std::all_of(table.columns.begin(), table.columns.end(),
                    [](const ReportColumn &c) { return c.title.isEmpty(); }))
        return -1;
    const TextStyle label = measure.sized(kLabel);
    const double line = measure.lineHeight(label);
    std::vector<QStringList> titles;
    std::vector<ReportAlign> aligns;
    double upper = 0; // height of the titles that stand above the others
    double lower = line;
    for (std::size_t c = 0; c < columns.widths.size(); ++c) {
        titles.push_back(
            measure.wrap(table.columns[c].title, label, columns.widths[c] - 2 * kPadX + 0.01));
        aligns.push_back(table.columns[c].align);
        double &most = columns.above[c] ? upper : lower;
        most = std::max(most, line * double(titles[c].size()));
    }
    Item item;
    item.height = upper + lower + 1.6;
    item.above = above;
    item.keep = true;
    item.paint = [=, this, height = item.height](Sheet &sheet, double x, double y) {
        sheet.rule(x, x + frameWidth, y + 0.2, 0.4);
        sheet.rule(x, x + frameWidth, y + height - 0.2, 0.4);
        for (std::size_t c = 0; c < titles.size(); ++c) {
            double at = y + height - 0.9 - (columns.above[c] ? lower : 0) -
                        line * double(titles[c].size()) + measure.ascent(label);
            for (const QString &part : titles[c]) {
                double left = x + columns.lefts[c] + kPadX;
                const double rest = columns.widths[c] - 2 * kPadX - measure.width(part, label);
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

int ReportDocument::Layout::addGroup(const ReportRow &row, int head) {
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
        item.paint = [this, layout, again, height = item.height](Sheet &sheet, double x, double y) {
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

void ReportDocument::Layout::addTallRow(const std::vector<CellLayout> &cells,
                                        const Columns &columns, double skip, int head, int group,
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
        item.paint = [this, parts, columns, upper = from > 0 ? 0.0 : skip,
                      height = item.height](Sheet &sheet, double x, double y) {
            for (std::size_t c = 0; c < parts.size(); ++c)
                paintCell(sheet, parts[c], x + columns.lefts[c] + kPadX, y + kPadY);
            ruleOff(sheet, columns, x, y, height, upper);
        };
        push(std::move(item));
        from = to;
    }
}

} // namespace sabretache::ui
