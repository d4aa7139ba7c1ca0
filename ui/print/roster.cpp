#include "ui/print/roster.h"

#include "ui/views/unitsign.h"

#include <QPainter>

#include <algorithm>
#include <set>

namespace sabretache::ui {

namespace {

// Sizes of the design: points and millimetres for ordinary print.
constexpr TextStyle kTitle{20, true, false};
constexpr TextStyle kTitleAgain{13, true, false};
constexpr TextStyle kBeside{11, false, false};
constexpr TextStyle kBesideBold{12, true, false};
constexpr TextStyle kSmall{9, false, false};
constexpr TextStyle kSmallItalic{9, false, true};
constexpr TextStyle kColumn{12, true, false};
constexpr TextStyle kColumnCommander{12, false, false};
constexpr TextStyle kUnit{11, true, false};
constexpr TextStyle kCommander{9.5, false, false};
constexpr TextStyle kNumber{14, true, false};
constexpr TextStyle kCount{10.5, false, false};
constexpr TextStyle kRemark{9, false, false};
constexpr TextStyle kFoot{9.5, false, false};
constexpr TextStyle kFootBold{9.5, true, false};
constexpr TextStyle kFootItalic{9, false, true};

constexpr double kPad = 1.3;        ///< above and below what a row holds
constexpr double kGroupGap = 1.3;   ///< between runs of boxes
constexpr double kLineGap = 1.2;    ///< between lines of boxes
constexpr double kFrameGap = 7;     ///< between two columns of units
constexpr double kLeastFrame = 78;  ///< a column of units is not narrower
constexpr int kMostBreakBoxes = 36; ///< beyond that a number is written, not ticked

QString fromStd(const std::string &text) { return QString::fromStdString(text); }

} // namespace

void RosterDocument::Sums::add(const Sums &o) {
    formed += o.formed;
    batteries += o.batteries;
    steps += o.steps;
    modelGuns += o.modelGuns;
}

QString RosterDocument::word(const char *key) const { return m_texts.label(TextKind::Word, key); }
QString RosterDocument::word(const char *key, const std::vector<std::string> &args) const {
    return m_texts.fill(TextKind::Word, key, args);
}

RosterDocument::RosterDocument(const PrintBook &from, const RosterChoice &choice,
                               const Paper &paper)
    : m_texts(from.texts), m_paper(paper), m_measure(paper.large), m_area(paper.contentMm()),
      m_ruleSet(from.ruleSet.id()), m_spec(from.ruleSet.roster()), m_totals(choice.fields.totals) {
    m_scale = paper.large ? 1.5 : 1.0;
    m_box = kBoxMm * (paper.large ? 1.4 : 1.0);
    const double half = (m_area.width() - kFrameGap) / 2;
    m_frames = choice.columns > 1 && half >= kLeastFrame * m_scale ? 2 : 1;
    m_frameWidth = m_frames == 2 ? half : m_area.width();
    take(from, choice);
}

void RosterDocument::take(const PrintBook &from, const RosterChoice &choice) {
    const oob::OrderOfBattle &book = from.book;
    const oob::Army &army = book.armies.at(choice.army);
    const UnitReader reader(from, choice.fields);

    m_title = fromStd(army.name);
    m_commander = reader.holder(choice.army);
    if (!choice.column.isNull()) {
        m_title = fromStd(book.columns.at(choice.column).name);
        m_commander = reader.holder(choice.column);
    }
    m_rules = word("print-rules", {m_texts.ruleSetName(from.ruleSet.id()).toStdString()});
    for (const auto &[id, scenario] : book.scenarios) {
        const bool fights =
            std::any_of(scenario.parties.begin(), scenario.parties.end(), [&](const auto &party) {
                return std::find(party.armies.begin(), party.armies.end(), choice.army) !=
                       party.armies.end();
            });
        if (!fights)
            continue;
        m_date = printedDate(m_texts, scenario.date);
        m_place = fromStd(scenario.place.empty() ? scenario.name : scenario.place);
        if (const auto it = scenario.breakPercent.find(army.side);
            it != scenario.breakPercent.end())
            m_breakPercent = it->second;
        break;
    }
    m_fates = reader.fates();
    m_legend = reader.legend();
    m_conditionBoxes = reader.conditionBoxes();
    m_hasNumber = reader.hasNumber();
    m_numberTitle = reader.numberTitle();
    placeColumns();

    std::vector<Row> rows;
    for (const oob::Stop &stop : stopsOf(from, choice, reader.children())) {
        if (const auto *id = std::get_if<ColumnId>(&stop.node)) {
            const oob::Column &column = book.columns.at(*id);
            rows.push_back(columnRow(fromStd(column.name), reader.holder(*id), column.givesOrders,
                                     double(stop.depth) * 3 * m_scale,
                                     armOf(book, *id, reader.children())));
            continue;
        }
        const oob::Unit &unit = book.units.at(std::get<UnitId>(stop.node));
        const double indent = double(stop.depth > 0 ? stop.depth - 1 : 0) * 3 * m_scale;
        const UnitLines lines = reader.read(unit);
        rows.push_back(unitRow(lines, indent));
        for (const BoxGroup &group : lines.groups)
            m_heavy = m_heavy || group.heavy >= 0;
        if (lines.modelGuns == 0 && lines.steps > 0)
            m_stepKey = reader.stepKey(unit);
        m_sums.add(rows.back().sums);
    }
    fitHead();
    fitFoot();
    paginate(std::move(rows));
}

/// The table: sign, name, class, condition boxes, count, then boxes as far as the paper goes. Where
/// that leaves too little for boxes they go below the name.
void RosterDocument::placeColumns() {
    const double width = m_frameWidth;
    const double conditionBox = std::max(m_box, 4.6 * m_scale);
    // On narrow paper, and where a long name in a column of its own could outgrow a low page.
    m_stacked = width < 112 * m_scale || m_area.height() < 90 * m_scale;
    m_nameX = 9 * m_scale;
    if (m_stacked) {
        m_conditionX = width - m_conditionBoxes * (conditionBox + 1) + 1;
        m_numberX = m_hasNumber ? m_conditionX - 4 * m_scale : m_conditionX;
        m_nameWidth = m_numberX - (m_hasNumber ? 4 * m_scale : 2) - m_nameX;
        m_countRight = m_nameX - 1.5;
        m_boxesX = m_nameX;
    } else {
        m_nameWidth = std::clamp(width * 0.235, 30 * m_scale, 60.0);
        m_numberX = m_nameX + m_nameWidth + 4 * m_scale;
        m_conditionX = m_hasNumber ? m_numberX + 4 * m_scale : m_nameX + m_nameWidth + 2;
        m_countRight = m_conditionX + m_conditionBoxes * (conditionBox + 1) + 6.5 * m_scale;
        m_boxesX = m_countRight + 1.5;
    }
    m_boxesWidth = width - m_boxesX;
}

RosterDocument::Row RosterDocument::columnRow(const QString &name, const QString &commander,
                                              bool posts, double indent,
                                              std::optional<Arm> arm) const {
    Row row;
    row.column = true;
    row.indent = std::min(indent, m_nameWidth / 3);
    row.arm = arm;
    row.posts = posts && (!m_fates.empty() || m_spec.leaderlessTurns > 0);
    const double top = kPad + 0.2;
    const double nameX = m_nameX + row.indent;
    TextStyle style = m_measure.sized(kColumnCommander);
    style.italic = commander.isEmpty();
    const QString holder = commander.isEmpty() ? word("print-vacant") : commander;
    if (m_stacked) {
        row.name = m_measure.fit(name, m_measure.sized(kColumn), m_frameWidth - nameX, 1);
        // Where the boxes leave too little room for a name, they go below it.
        const double beside = m_frameWidth - nameX - postsWidth() - 2;
        row.postsBelow =
            row.posts && beside < std::max(20 * m_scale, m_measure.width(holder, style));
        row.commander = m_measure.fit(
            holder, style, row.posts && !row.postsBelow ? beside : m_frameWidth - nameX, 1);
        row.commanderAt = {nameX, top + row.name.heightMm()};
        row.height = top + row.name.heightMm() +
                     std::max(row.commander.heightMm(), row.posts ? m_box : 0) + kPad + 0.6;
    } else {
        row.postsBelow = row.posts && m_boxesWidth - postsWidth() < 28 * m_scale;
        row.name = m_measure.fit(name, m_measure.sized(kColumn), m_boxesX - nameX - 2, 1);
        const double room = m_boxesWidth - (row.posts && !row.postsBelow ? postsWidth() + 2 : 0);
        row.commander = m_measure.fit(holder, style, room, 1);
        row.commanderAt = {m_boxesX, top};
        row.height =
            std::max({row.name.heightMm(), row.commander.heightMm(), m_box}) + 2 * kPad + 0.8;
    }
    if (row.postsBelow)
        row.height += m_box + kPad;
    return row;
}

RosterDocument::Row RosterDocument::unitRow(const UnitLines &unit, double indent) const {
    Row row;
    row.indent = std::min(indent, m_nameWidth / 3);
    row.arm = unit.arm;
    row.battery = unit.battery;
    row.name = m_measure.fit(unit.name, m_measure.sized(kUnit), m_nameWidth - row.indent);
    if (!unit.commander.isEmpty())
        row.commander =
            m_measure.fit(unit.commander, m_measure.sized(kCommander), m_nameWidth - row.indent);
    row.number = unit.number;
    row.conditions = unit.conditions;
    row.count = unit.count;
    row.groups = unit.groups;
    // Where every unit counts alike, batteries are units too.
    (unit.battery && !m_spec.batteriesCount ? row.sums.batteries : row.sums.formed) = 1;
    row.sums.steps = unit.steps;
    row.sums.modelGuns = unit.modelGuns;
    row.remark = m_measure.fit(joined(unit.remarks), m_measure.sized(kRemark), m_boxesWidth, 2);
    place(row);
    return row;
}

/// Breaks the groups into lines and works out how high the row is.
void RosterDocument::place(Row &row) const {
    const TextStyle label = m_measure.sized(kSmallItalic);
    const double names = kPad - 0.4 + row.name.heightMm() + row.commander.heightMm();
    const double conditions =
        row.conditions.empty() && row.number.isEmpty() ? 0 : kPad + std::max(m_box, 4.6 * m_scale);
    // Stacked, the count stands below the sign.
    double y = m_stacked ? std::max({names + 0.4, conditions + 0.7, 7.3 * m_scale}) : kPad;
    const double top = y;
    double x = 0;
    if (!row.groups.empty())
        row.lines.push_back({y, {}});
    for (std::size_t i = 0; i < row.groups.size(); ++i) {
        BoxGroup &group = row.groups[i];
        const double lead = group.label.isEmpty() ? 0 : m_measure.width(group.label, label) + 1.5;
        double width = lead + group.boxes * m_box;
        // A group that no line can hold is parted; its heavy box stays in the first part.
        const int most = std::max(1, int((m_boxesWidth - lead) / m_box));
        if (group.boxes > most) {
            BoxGroup rest{{}, group.boxes - most, group.heavy >= most ? group.heavy - most : -1};
            group.boxes = most;
            if (group.heavy >= most)
                group.heavy = -1;
            row.groups.insert(row.groups.begin() + std::ptrdiff_t(i) + 1, rest);
            width = lead + most * m_box;
        }
        if (x > 0 && x + width > m_boxesWidth + 0.01) {
            y += m_box + kLineGap;
            x = 0;
            row.lines.push_back({y, {}});
        }
        row.lines.back().groups.emplace_back(x, i);
        x += width + (row.groups[i].label.isEmpty() ? kGroupGap : 4);
    }
    const double boxesBottom = row.groups.empty() ? top : y + m_box + 0.6;
    row.remarkY = boxesBottom;
    const double right = boxesBottom + (row.remark.lines.isEmpty() ? 0 : row.remark.heightMm());
    row.height = std::max({names, right, conditions, 6.5 * m_scale}) + kPad * 0.7;
}

void RosterDocument::fitHead() {
    const double width = m_area.width();
    const double left = width * 0.64;
    m_titleText = m_measure.fit(m_title, m_measure.sized(kTitle), left, 1);
    m_titleAgain = m_measure.fit(m_title, m_measure.sized(kTitleAgain), width * 0.72, 1);
    m_placeText = m_measure.fit(m_place, m_measure.sized(kBeside), width - left - 3, 1);
    const char *key = !m_heavy              ? "print-tick"
                      : m_spec.brokenAt > 0 ? "print-tick-broken"
                                            : "print-tick-heavy";
    m_stepsText =
        m_measure.fit(word(key, {m_texts.label(TextKind::Measure, m_stepKey).toStdString()}),
                      m_measure.sized(kSmallItalic), m_boxesWidth, 1);
    const TextStyle label = m_measure.sized(kSmall);
    m_commanderX = m_measure.width(word("print-commander"), m_measure.sized(kSmallItalic)) + 2;
    double fates = 4;
    for (const QString &fate : m_fates)
        fates += m_box + 5 + m_measure.width(fate, label);
    const QString holder = m_commander.isEmpty() ? word("print-vacant") : m_commander;
    const TextStyle name = m_measure.sized(kColumn);
    // Where the boxes leave too little room for his name, they go below it.
    m_fatesBelow =
        !m_fates.empty() && left - m_commanderX - fates < m_measure.widestWord(holder, name);
    m_commanderText =
        m_measure.fit(holder, name, left - m_commanderX - (m_fatesBelow ? 0 : fates), 1);
    double widest = 0;
    for (const QString &line : m_commanderText.lines)
        widest = std::max(widest, m_measure.width(line, m_commanderText.style));
    m_fatesX = m_fatesBelow ? 0 : m_commanderX + widest + 4;
}

double RosterDocument::headHeight(bool first) const {
    if (!first)
        return m_titleAgain.heightMm() + 1.5 + tableHeadHeight();
    const double left =
        m_titleText.heightMm() + 1.5 +
        std::max(m_commanderText.heightMm(), m_measure.lineHeight(m_measure.sized(kColumn))) +
        (m_fatesBelow ? m_box + 1 : 0);
    const double right = m_measure.lineHeight(m_measure.sized(kBesideBold)) +
                         m_placeText.heightMm() +
                         m_measure.lineHeight(m_measure.sized(kSmallItalic)) + 1;
    return std::max(left, right) + 1 + tableHeadHeight();
}

double RosterDocument::tableHeadHeight() const {
    const double line = m_measure.lineHeight(m_measure.sized(kSmallItalic));
    return m_stacked ? line + m_stepsText.heightMm() + 1.2
                     : std::max(line, m_stepsText.heightMm()) + 1.2;
}

void RosterDocument::fitFoot() {
    const TextStyle plain = m_measure.sized(kFoot);
    const double width = m_area.width();
    const int units = m_sums.formed + (m_spec.batteriesCount ? m_sums.batteries : 0);
    m_breaks = std::max((units * m_breakPercent + 99) / 100, 1);
    m_lostText = m_texts.label(TextKind::Word, "print-lost", m_ruleSet);
    m_breaksText = word("print-breaks", {std::to_string(m_breaks), std::to_string(units)});
    const double lost = m_measure.width(m_lostText, plain) + 2;
    const double boxes = (m_breaks <= kMostBreakBoxes ? m_breaks : 4) * m_box + 2;
    m_breaksBelow = lost + boxes + m_measure.width(m_breaksText, plain) > width;
    m_legendBelow = !m_legend.isEmpty() &&
                    m_measure.width(word("print-in-all", {sumsText(m_sums).toStdString()}), plain) +
                            m_measure.width(m_legend, m_measure.sized(kFootItalic)) + 6 >
                        width;
}

FittedText RosterDocument::sumsLine(const char *key, const Sums &sums) const {
    const double beside =
        std::max(m_measure.width(word("print-page", {"999", "999"}), m_measure.sized(kFootBold)),
                 m_legendBelow ? 0 : m_measure.width(m_legend, m_measure.sized(kFootItalic)));
    return m_measure.fit(word(key, {sumsText(sums).toStdString()}), m_measure.sized(kFoot),
                         m_area.width() - beside - 4, 1);
}

double RosterDocument::footHeight(bool first) const {
    const double line = m_measure.lineHeight(m_measure.sized(kFoot));
    const double sums = m_totals ? 2 * sumsLine("print-in-all", m_sums).heightMm() : 2 * line;
    return 2.5 + sums + (m_legendBelow ? line : 0) +
           (first ? std::max(line, m_box) + 2 + (m_breaksBelow ? line : 0) : 0);
}

void RosterDocument::paginate(std::vector<Row> rows) {
    const auto height = [&](bool first) {
        return m_area.height() - headHeight(first) - footHeight(first);
    };
    m_pages.emplace_back().frames.emplace_back();
    double left = height(true);
    const Row *column = nullptr;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        Row &row = rows[i];
        // A column's head is not left alone at the foot of a page.
        double need = row.height;
        for (std::size_t j = i; rows[j].column && j + 1 < rows.size(); ++j)
            need += rows[j + 1].height;
        if (need > left && !m_pages.back().frames.back().empty()) {
            if (int(m_pages.back().frames.size()) == m_frames)
                m_pages.emplace_back();
            m_pages.back().frames.emplace_back();
            left = height(m_pages.size() == 1);
            if (!row.column && column) {
                Row again = *column;
                again.continued = true;
                again.posts = again.postsBelow = false;
                again.name = m_measure.fit(
                    word("print-continued", {again.name.lines.join(u' ').toStdString()}),
                    m_measure.sized({10.5, true, true}), m_frameWidth - m_nameX - again.indent);
                again.commander = {};
                again.height = again.name.heightMm() + kPad;
                left -= again.height;
                m_pages.back().frames.back().push_back(std::move(again));
            }
        }
        left -= row.height;
        m_pages.back().sums.add(row.sums);
        if (row.column)
            column = &row;
        m_pages.back().frames.back().push_back(row);
    }
}

void RosterDocument::paintPage(QPainter &painter, int number) const {
    const Page &page = m_pages.at(std::size_t(number));
    const bool first = number == 0;
    painter.save();
    painter.translate(m_area.topLeft() * kUnitsPerMm);
    Sheet sheet(painter, m_measure, m_paper.inkSaving);
    paintHead(sheet, first);
    for (std::size_t frame = 0; frame < page.frames.size(); ++frame) {
        painter.save();
        painter.translate(double(frame) * (m_frameWidth + kFrameGap) * kUnitsPerMm, 0);
        paintTableHead(sheet, headHeight(first) - tableHeadHeight());
        double y = headHeight(first);
        bool above = true;
        for (const Row &row : page.frames[frame]) {
            if (!above)
                sheet.rule(row.column ? 0 : m_nameX, m_frameWidth, y, row.column ? 0.35 : 0.15,
                           !row.column);
            above = false;
            paintRow(sheet, row, y);
            y += row.height;
        }
        sheet.rule(0, m_frameWidth, y, 0.15, true);
        painter.restore();
    }
    paintFoot(sheet, number);
    painter.restore();
}

void RosterDocument::paintHead(Sheet &sheet, bool first) const {
    const double width = m_area.width();
    const double head = headHeight(first);
    const TextStyle label = m_measure.sized(kSmallItalic);
    const double tableTop = head - tableHeadHeight();
    if (first) {
        sheet.text(QPointF(0, 0), m_titleText);
        const double top = m_titleText.heightMm() + 1.5;
        const double baseline = top + m_measure.ascent(m_commanderText.style);
        sheet.text({0, baseline}, word("print-commander"), label);
        sheet.text(QPointF(m_commanderX, top), m_commanderText);
        double x = m_fatesX;
        const double below = m_fatesBelow ? m_commanderText.heightMm() + 1 : 0;
        for (const QString &fate : m_fates) {
            sheet.box({x, baseline + below - m_box + 0.6, m_box, m_box});
            sheet.text({x + m_box + 1, baseline + below}, fate, m_measure.sized(kSmall));
            x += m_box + 5 + m_measure.width(fate, m_measure.sized(kSmall));
        }

        const TextStyle bold = m_measure.sized(kBesideBold);
        sheet.text({width, m_measure.ascent(bold)}, m_date, bold, Sheet::Align::Right);
        double y = m_measure.lineHeight(bold) + m_measure.ascent(m_placeText.style);
        for (const QString &line : m_placeText.lines) {
            sheet.text({width, y}, line, m_placeText.style, Sheet::Align::Right);
            y += m_placeText.lineMm;
        }
        sheet.text({width, tableTop - 2}, m_rules, label, Sheet::Align::Right);
    } else {
        sheet.text(QPointF(0, 0), m_titleAgain);
        sheet.text({width, m_measure.ascent(m_measure.sized(kTitleAgain))}, m_rules, label,
                   Sheet::Align::Right);
    }
}

/// Over each frame of units.
void RosterDocument::paintTableHead(Sheet &sheet, double top) const {
    const TextStyle label = m_measure.sized(kSmallItalic);
    const double baseline = top + m_measure.ascent(label) + 0.5;
    sheet.rule(0, m_frameWidth, top, 0.5);
    sheet.text({m_nameX, baseline}, word("print-unit-commander"), label);
    if (m_hasNumber)
        sheet.text({m_numberX, baseline}, m_numberTitle, label, Sheet::Align::Centre);
    sheet.text(QPointF(m_boxesX, top + 0.5 + (m_stacked ? m_measure.lineHeight(label) : 0)),
               m_stepsText);
    sheet.rule(0, m_frameWidth, top + tableHeadHeight(), 0.5);
}

double RosterDocument::postsWidth() const {
    const TextStyle label = m_measure.sized(kSmall);
    double out = 0;
    for (const QString &fate : m_fates)
        out += m_box + 1 + m_measure.width(fate, label) + 4;
    if (m_spec.leaderlessTurns > 0)
        out +=
            m_measure.width(word("print-leaderless"), label) + 1.5 + m_spec.leaderlessTurns * m_box;
    return out;
}

void RosterDocument::paintPosts(Sheet &sheet, double right, double baseline) const {
    const TextStyle label = m_measure.sized(kSmall);
    double x = right - postsWidth();
    const double top = baseline - m_box + 0.5;
    for (const QString &fate : m_fates) {
        sheet.box({x, top, m_box, m_box});
        x += m_box + 1;
        sheet.text({x, baseline}, fate, label);
        x += m_measure.width(fate, label) + 4;
    }
    if (m_spec.leaderlessTurns > 0) {
        const QString text = word("print-leaderless");
        sheet.text({x, baseline}, text, label);
        x += m_measure.width(text, label) + 1.5;
        for (int i = 0; i < m_spec.leaderlessTurns; ++i)
            sheet.box({x + i * m_box, top, m_box, m_box});
    }
}

void RosterDocument::paintRow(Sheet &sheet, const Row &row, double y) const {
    if (row.continued) {
        sheet.text(QPointF(m_nameX + row.indent, y + kPad * 0.4), row.name);
        return;
    }
    const UnitSign sign{row.column    ? SignSize::Column
                        : row.battery ? SignSize::Battery
                                      : SignSize::Brigade,
                        row.arm, SignSide::None};
    const double signWidth = 7 * m_scale;
    const double signHeight = 5.6 * m_scale;
    paintUnitSign(sheet.painter(),
                  Sheet::toUnits({row.column ? row.indent * 0.5 : 0,
                                  y + std::min((row.height - signHeight) / 2, 1.5 * m_scale),
                                  signWidth, signHeight}),
                  sign, signInkForPrint());

    if (row.column) {
        const double top = y + kPad + 0.2;
        sheet.text(QPointF(m_nameX + row.indent, top), row.name);
        sheet.text(QPointF(0, y) + row.commanderAt, row.commander);
        if (row.posts) {
            double baseline = y + row.commanderAt.y() + m_measure.ascent(m_measure.sized(kColumn));
            if (row.postsBelow)
                baseline = y + row.height - kPad - 0.6;
            paintPosts(sheet, m_frameWidth, baseline - 0.2);
        }
        return;
    }

    const double top = y + kPad - 0.4;
    sheet.text(QPointF(m_nameX + row.indent, top), row.name);
    sheet.text(QPointF(m_nameX + row.indent, top + row.name.heightMm()), row.commander);
    const TextStyle number = m_measure.sized(kNumber);
    const double boxTop = y + kPad;
    if (!row.number.isEmpty())
        sheet.text({m_numberX, boxTop + m_measure.ascent(number) - 0.9}, row.number, number,
                   Sheet::Align::Centre);
    const double conditionBox = std::max(m_box, 4.6 * m_scale);
    const TextStyle letter = m_measure.sized({kLeastPoints, false, false});
    double x = m_conditionX + (m_conditionBoxes - int(row.conditions.size())) * (conditionBox + 1);
    for (const QString &condition : row.conditions) {
        sheet.box({x, boxTop, conditionBox, conditionBox});
        sheet.text({x + 0.4, boxTop + m_measure.ascent(letter) * 0.9}, condition, letter);
        x += conditionBox + 1;
    }
    const TextStyle count = m_measure.sized(kCount);
    const double countTop = row.lines.empty() ? boxTop : y + row.lines.front().y;
    sheet.text({m_countRight, countTop + m_box - 0.4}, row.count, count, Sheet::Align::Right);

    const TextStyle label = m_measure.sized(kSmallItalic);
    for (const Line &line : row.lines)
        for (const auto &[left, index] : line.groups) {
            const BoxGroup &group = row.groups[index];
            double at = m_boxesX + left;
            if (!group.label.isEmpty()) {
                sheet.text({at, y + line.y + m_box - 0.5}, group.label, label);
                at += m_measure.width(group.label, label) + 1.5;
            }
            for (int i = 0; i < group.boxes; ++i)
                if (i != group.heavy)
                    sheet.box({at + i * m_box, y + line.y, m_box, m_box});
            // Last, so that its neighbours' thin edges do not cut into it.
            if (group.heavy >= 0)
                sheet.box({at + group.heavy * m_box, y + line.y, m_box, m_box}, true);
        }
    if (!row.remark.lines.isEmpty())
        sheet.text(QPointF(m_boxesX, y + row.remarkY), row.remark);
}

QString RosterDocument::sumsText(const Sums &sums) const {
    QStringList parts;
    if (sums.formed > 0) {
        QString text = m_texts.quantity(sums.formed, m_spec.unitWord);
        if (sums.steps > 0)
            text += QStringLiteral(", ") + m_texts.quantity(sums.steps, m_stepKey);
        parts << text;
    }
    if (sums.batteries > 0) {
        QString text = m_texts.quantity(sums.batteries, "batteries");
        if (sums.modelGuns > 0)
            text += QStringLiteral(", ") + m_texts.quantity(sums.modelGuns, "model-guns");
        parts << text;
    }
    return parts.isEmpty() ? QStringLiteral("\u2013") : parts.join(QStringLiteral("; "));
}

void RosterDocument::paintFoot(Sheet &sheet, int number) const {
    const Page &page = m_pages[std::size_t(number)];
    const bool first = number == 0;
    const double width = m_area.width();
    const TextStyle plain = m_measure.sized(kFoot);
    const double line = m_measure.lineHeight(plain);
    double y = m_area.height() - footHeight(first);
    sheet.rule(0, width, y + 1, 0.5);
    y += 2;
    const double ascent = m_measure.ascent(plain);
    if (first) {
        const double baseline = y + std::max(line, m_box) - 0.6;
        sheet.text({0, baseline}, m_lostText, plain);
        double x = m_measure.width(m_lostText, plain) + 2;
        const double top = baseline - m_box + 0.5;
        if (m_breaks <= kMostBreakBoxes && x + m_breaks * m_box <= width) {
            for (int i = 0; i < m_breaks - 1; ++i)
                sheet.box({x + i * m_box, top, m_box, m_box});
            sheet.box({x + (m_breaks - 1) * m_box, top, m_box, m_box}, true);
            x += m_breaks * m_box + 2;
        } else {
            sheet.box({x, top, m_box * 4, m_box}); // a number is written in
            x += m_box * 4 + 2;
        }
        y += std::max(line, m_box) + 2;
        if (m_breaksBelow) {
            sheet.text({0, y + ascent - 0.4}, m_breaksText, plain);
            y += line;
        } else {
            sheet.text({x, baseline}, m_breaksText, plain);
        }
    }
    if (m_legendBelow) {
        sheet.text({0, y + ascent - 0.4}, m_legend, m_measure.sized(kFootItalic));
        y += line;
    } else {
        sheet.text({width, y + ascent - 0.4}, m_legend, m_measure.sized(kFootItalic),
                   Sheet::Align::Right);
    }
    if (m_totals) {
        const FittedText here = sumsLine("print-this-page", page.sums);
        const FittedText all = sumsLine("print-in-all", m_sums);
        sheet.text(QPointF(0, y - 0.4), here);
        sheet.text(QPointF(0, m_area.height() - all.heightMm() - 0.4), all);
    }
    sheet.text({width, m_area.height() - line + ascent - 0.4},
               word("print-page", {std::to_string(number + 1), std::to_string(m_pages.size())}),
               m_measure.sized(kFootBold), Sheet::Align::Right);
}

} // namespace sabretache::ui
