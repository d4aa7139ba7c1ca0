#include "ui/print/diagram.h"

#include "ui/text/inside.h"

#include <QPainter>

#include <algorithm>

namespace sabretache::ui {

namespace {

constexpr TextStyle kArmy{14, true, false};
constexpr TextStyle kFormation{10.5, true, false};
constexpr TextStyle kCommander{9.5, false, false};
constexpr TextStyle kUnit{9.5, false, false};
constexpr TextStyle kAgain{10, true, false};
constexpr TextStyle kFoot{9, false, true};
constexpr TextStyle kPage{9.5, true, false};

constexpr double kGap = 5;         ///< between blocks
constexpr double kRowGap = 7;      ///< between rows of blocks, the bus in it
constexpr double kPad = 1.2;       ///< inside a box
constexpr double kHang = 5;        ///< units stand so far right of their formation's edge
constexpr double kLeastWidth = 52; ///< of a block
constexpr int kMostAcross = 8;     ///< of a picture

QString fromStd(const std::string &text) { return QString::fromStdString(text); }

} // namespace

DiagramDocument::DiagramDocument(const PrintBook &from, const PrintPart &part, const Paper &paper,
                                 bool onePage)
    : m_texts(from.texts), m_paper(paper), m_measure(paper.large), m_area(paper.contentMm()),
      m_onePage(onePage) {
    m_scale = paper.large ? 1.45 : 1.0;
    const UnitReader reader(from, {});
    const oob::OrderOfBattle &book = from.book;
    const oob::Army &army = book.armies.at(part.army);
    m_title = fromStd(part.column.isNull() ? army.name : book.columns.at(part.column).name);
    m_rules = m_texts.fill(TextKind::Word, "print-rules",
                           {m_texts.ruleSetName(from.ruleSet.id()).toStdString()});

    // Formations right under the top are blocks; what lies deeper is a box inside its block.
    const std::vector<oob::Stop> stops = stopsOf(from, part, reader.children());
    std::size_t count = 0;
    for (const oob::Stop &stop : stops)
        count += std::size_t(stop.depth == 0 && std::holds_alternative<ColumnId>(stop.node));
    const double whole = m_area.width();
    const auto fits = [&](double width) {
        return int((width + kGap) / (kLeastWidth * m_scale + kGap));
    };
    m_across = std::max(1, fits(whole));
    if (onePage)
        m_across = std::clamp(int(count), m_across, std::max(m_across, kMostAcross));
    m_spine = int(count) > m_across || !onePage ? 4 : 0;
    m_width = onePage && m_across > fits(whole)
                  ? kLeastWidth * 1.15 * m_scale
                  : (whole - m_spine - kGap * (m_across - 1)) / m_across;
    if (onePage) {
        const double need = m_spine + m_across * m_width + kGap * (m_across - 1);
        m_area.setWidth(std::max(m_area.width(), need));
    }

    m_army = formation(
        m_title, part.column.isNull() ? reader.holder(part.army) : reader.holder(part.column),
        {part.column.isNull() ? SignSize::Army : SignSize::Column, std::nullopt, SignSide::None},
        0);
    const double armyWidth = std::min(m_area.width(), 130 * m_scale);
    m_army.name = m_measure.fit(m_title, m_measure.sized(kArmy), armyWidth - 14 * m_scale, 2);
    m_army.height =
        std::max(m_army.name.heightMm() + m_army.commander.heightMm(), 8 * m_scale) + 2 * kPad;
    m_again =
        m_measure.fit(m_texts.fill(TextKind::Word, "print-continued", {m_title.toStdString()}),
                      m_measure.sized(kAgain), m_area.width(), 1);

    std::vector<Block> blocks;
    std::string stepKey = "points";
    bool guns = false;
    for (const oob::Stop &stop : stops) {
        if (const auto *id = std::get_if<ColumnId>(&stop.node)) {
            if (stop.depth == 0)
                blocks.emplace_back();
            blocks.back().lines.push_back(
                formation(fromStd(book.columns.at(*id).name), reader.holder(*id),
                          {SignSize::Column, armOf(book, *id, reader.children()), SignSide::None},
                          double(stop.depth) * kHang * m_scale));
            continue;
        }
        const oob::Unit &unit = book.units.at(std::get<UnitId>(stop.node));
        // Units right under the army hang in a block without a box.
        if (stop.depth == 0 && (blocks.empty() || blocks.back().lines.front().box))
            blocks.emplace_back();
        const UnitLines read = reader.read(unit);
        Line line;
        line.sign = {read.battery ? SignSize::Battery : SignSize::Brigade, read.arm,
                     SignSide::None};
        line.indent = std::max(1.0, double(stop.depth)) * kHang * m_scale;
        line.count = read.count.isEmpty() ? QStringLiteral("?") : read.count;
        const double left = line.indent + 8.5 * m_scale;
        const double right = m_measure.width(line.count, m_measure.sized(kUnit)) + 2;
        line.name = m_measure.fit(read.name, m_measure.sized(kUnit), m_width - left - right, 2);
        line.height = std::max(line.name.heightMm(), 6 * m_scale) + 1.4;
        blocks.back().lines.push_back(std::move(line));
        if (read.modelGuns > 0)
            guns = true;
        else if (read.steps > 0)
            stepKey = reader.stepKey(unit);
    }
    QString legend = m_texts.fill(
        TextKind::Word, guns ? "diagram-figures-guns" : "diagram-figures",
        {inside(m_texts.label(TextKind::Measure, stepKey), m_texts.locale()).toStdString()});
    m_foot = m_measure.fit(legend + u' ' + m_rules + u'.', m_measure.sized(kFoot),
                           m_area.width() - 40 * m_scale, 2);
    layOut(std::move(blocks));
}

DiagramDocument::Line DiagramDocument::formation(const QString &name, const QString &commander,
                                                 const UnitSign &sign, double indent) const {
    Line out;
    out.box = true;
    out.indent = indent;
    out.sign = sign;
    const double width = m_width - indent - 10.5 * m_scale - kPad;
    out.name = m_measure.fit(name, m_measure.sized(kFormation), width, 2);
    TextStyle style = m_measure.sized(kCommander);
    style.italic = commander.isEmpty();
    out.commander = m_measure.fit(
        commander.isEmpty() ? m_texts.label(TextKind::Word, "print-vacant") : commander, style,
        width, 2);
    out.height =
        std::max(out.name.heightMm() + out.commander.heightMm(), 7 * m_scale) + 2 * kPad + 1;
    return out;
}

double DiagramDocument::headHeight(bool first) const {
    return first ? m_army.height + kRowGap : m_again.heightMm() + kRowGap;
}
double DiagramDocument::footHeight() const {
    return std::max(m_foot.heightMm(), m_measure.lineHeight(m_measure.sized(kPage))) + 3;
}

void DiagramDocument::layOut(std::vector<Block> blocks) {
    const auto room = [&](bool first) {
        return m_onePage ? 1e9 : m_area.height() - headHeight(first) - footHeight();
    };
    // A block that no page holds is parted; its formation's box is set again.
    const double most = std::min(room(true), room(false)) - 1;
    std::vector<Block> all;
    for (Block &block : blocks) {
        Block now;
        const Line head = block.lines.front();
        for (std::size_t i = 0; i < block.lines.size(); ++i) {
            Line &line = block.lines[i];
            if (now.height + line.height > most && now.lines.size() > 1) {
                all.push_back(std::exchange(now, {}));
                if (head.box) {
                    Line again = head;
                    again.name =
                        m_measure.fit(m_texts.fill(TextKind::Word, "print-continued",
                                                   {head.name.lines.join(u' ').toStdString()}),
                                      head.name.style, m_width - 10.5 * m_scale - kPad, 2);
                    again.height =
                        std::max(again.name.heightMm() + again.commander.heightMm(), 7 * m_scale) +
                        2 * kPad + 1;
                    now.height += again.height;
                    now.lines.push_back(std::move(again));
                }
            }
            now.height += line.height;
            now.lines.push_back(std::move(line));
        }
        all.push_back(std::move(now));
    }

    m_pages.emplace_back();
    double y = headHeight(true);
    for (std::size_t i = 0; i < all.size(); i += std::size_t(m_across)) {
        const std::size_t end = std::min(all.size(), i + std::size_t(m_across));
        double height = 0;
        for (std::size_t j = i; j < end; ++j)
            height = std::max(height, all[j].height);
        const double bottom = m_onePage ? 1e9 : m_area.height() - footHeight();
        if (y + height > bottom + 0.01 && !m_pages.back().blocks.empty()) {
            m_pages.back().spineOn = true;
            m_pages.emplace_back();
            m_pages.back().spineFrom = true;
            y = headHeight(false);
        }
        Page &page = m_pages.back();
        for (std::size_t j = i; j < end; ++j) {
            all[j].x = m_spine + double(j - i) * (m_width + kGap);
            all[j].y = y;
            page.blocks.push_back(std::move(all[j]));
        }
        const double bus = y - kRowGap / 2;
        page.buses.push_back({bus,
                              {page.blocks[page.blocks.size() - (end - i)].x + m_width / 2,
                               page.blocks.back().x + m_width / 2}});
        page.spineTo = bus;
        y += height + kRowGap;
    }
    if (m_onePage) {
        // The paper is cut to the picture.
        const double margin = m_paper.marginMm;
        const double height = y - kRowGap + footHeight() + 1;
        m_area = QRectF(margin, margin, m_area.width(), height);
        m_paper.landscape = false;
        m_paper.header.clear();
        m_paper.footer.clear();
        m_paper.size = QPageSize(QSizeF(m_area.width() + 2 * margin, height + 2 * margin),
                                 QPageSize::Millimeter, m_title, QPageSize::ExactMatch);
    }
}

void DiagramDocument::paintLine(Sheet &sheet, const Line &line, QPointF at, bool first) const {
    if (line.box) {
        const QRectF frame(at.x() + line.indent, at.y(), m_width - line.indent, line.height - 1);
        sheet.box(frame, line.indent == 0);
        paintUnitSign(
            sheet.painter(),
            Sheet::toUnits({frame.left() + 1.2, frame.top() + 1, 8 * m_scale, 6.4 * m_scale}),
            line.sign, signInkForPrint());
        const double x = frame.left() + 10.5 * m_scale;
        sheet.text(QPointF(x, frame.top() + kPad - 0.4), line.name);
        sheet.text(QPointF(x, frame.top() + kPad - 0.4 + line.name.heightMm()), line.commander);
        return;
    }
    const double signWidth = 7 * m_scale;
    paintUnitSign(sheet.painter(),
                  Sheet::toUnits({at.x() + line.indent, at.y() + 0.4, signWidth, signWidth * 0.8}),
                  line.sign, signInkForPrint());
    const double x = at.x() + line.indent + 8.5 * m_scale;
    sheet.text(QPointF(x, at.y() + 0.9), line.name);
    const TextStyle style = m_measure.sized(kUnit);
    sheet.text({at.x() + m_width, at.y() + 0.9 + m_measure.ascent(style)}, line.count, style,
               Sheet::Align::Right);
    // The line down from the formation, and across to the sign.
    const double down = at.x() + line.indent - kHang * m_scale / 2;
    const double middle = at.y() + 0.4 + signWidth * 0.8 * 0.63;
    if (first)
        return;
    sheet.line({down, at.y() - 1}, {down, line.last ? middle : at.y() + line.height - 1}, 0.2);
    sheet.line({down, middle}, {at.x() + line.indent + 0.3, middle}, 0.2);
}

void DiagramDocument::paintPage(QPainter &painter, int number) const {
    const Page &page = m_pages.at(std::size_t(number));
    painter.save();
    painter.translate(m_area.topLeft() * kUnitsPerMm);
    Sheet sheet(painter, m_measure, m_paper.inkSaving);
    const double width = m_area.width();
    const bool first = number == 0;
    double top = 0;
    double from = 0;
    if (first) {
        double text = 0;
        for (const FittedText *part : {&m_army.name, &m_army.commander})
            for (const QString &line : part->lines)
                text = std::max(text, m_measure.width(line, part->style));
        const double wide = std::min(width, text + 16 * m_scale);
        const QRectF frame((width - wide) / 2, 0, wide, m_army.height - 1);
        sheet.box(frame, true);
        paintUnitSign(sheet.painter(),
                      Sheet::toUnits({frame.left() + 1.5, 1, 10 * m_scale, 8 * m_scale}),
                      m_army.sign, signInkForPrint());
        sheet.text(QPointF(frame.left() + 13 * m_scale, kPad - 0.5), m_army.name);
        sheet.text(QPointF(frame.left() + 13 * m_scale, kPad - 0.5 + m_army.name.heightMm()),
                   m_army.commander);
        top = m_army.height - 1;
        from = width / 2;
    } else {
        sheet.text(QPointF(0, 0), m_again);
        top = m_again.heightMm() + 0.5;
    }

    // From the army to the first row; a line at the left carries on to the rows below.
    for (std::size_t i = 0; i < page.buses.size(); ++i) {
        const auto &[y, ends] = page.buses[i];
        double left = ends.first;
        double right = ends.second;
        if (first && i == 0) {
            sheet.line({from, top}, {from, y}, 0.3);
            left = std::min(left, from);
            right = std::max(right, from);
        }
        if (page.buses.size() > 1 || page.spineFrom || page.spineOn)
            left = 0.2;
        sheet.rule(left, right, y, 0.3);
    }
    if (!page.buses.empty() && (page.buses.size() > 1 || page.spineFrom || page.spineOn))
        sheet.line({0.2, page.spineFrom ? top : page.buses.front().first},
                   {0.2, page.spineOn ? m_area.height() - footHeight() + 1 : page.spineTo}, 0.3);

    for (const Block &block : page.blocks) {
        sheet.line({block.x + m_width / 2, block.y - kRowGap / 2}, {block.x + m_width / 2, block.y},
                   0.3);
        double y = block.y;
        for (std::size_t i = 0; i < block.lines.size(); ++i) {
            Line line = block.lines[i];
            line.last = i + 1 == block.lines.size() || block.lines[i + 1].box;
            paintLine(sheet, line, {block.x, y}, i == 0);
            y += line.height;
        }
    }

    const double foot = m_area.height() - m_foot.heightMm();
    sheet.text(QPointF(0, foot), m_foot);
    if (!m_onePage) {
        const TextStyle style = m_measure.sized(kPage);
        sheet.text({width, m_area.height() - m_measure.lineHeight(style) + m_measure.ascent(style)},
                   m_texts.fill(TextKind::Word, "print-page",
                                {std::to_string(number + 1), std::to_string(m_pages.size())}),
                   style, Sheet::Align::Right);
    }
    painter.restore();
}

} // namespace sabretache::ui
