#include "ui/print/roster.h"

#include "ui/views/unitsign.h"

#include <QDate>
#include <QLocale>
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
constexpr int kMostBreakBoxes = 36; ///< beyond that a number is written, not ticked

QString fromStd(const std::string &text) { return QString::fromStdString(text); }
QString fromStd(std::string_view text) {
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

/// The first letter of a word, for a box too small for the word.
QString initial(const QString &text) {
    if (text.isEmpty())
        return {};
    const qsizetype size = text.at(0).isHighSurrogate() && text.size() > 1 ? 2 : 1;
    return text.left(size).toUpper();
}

/// A sign tells what a column is made of: one arm, or an empty box for several.
std::optional<Arm> armOf(const oob::OrderOfBattle &book, ColumnId column,
                         const oob::Children &children) {
    std::optional<Arm> out;
    for (const oob::Stop &stop : oob::walk(book, column, children)) {
        const auto *id = std::get_if<UnitId>(&stop.node);
        if (!id)
            continue;
        const Arm arm = book.units.at(*id).arm;
        const Arm kind = isInfantry(arm) ? Arm::Infantry : isCavalry(arm) ? Arm::Cavalry : arm;
        if (out && *out != kind)
            return std::nullopt;
        out = kind;
    }
    return out;
}

} // namespace

void RosterDocument::Sums::add(const Sums &o) {
    formed += o.formed;
    batteries += o.batteries;
    steps += o.steps;
    modelGuns += o.modelGuns;
}

/// Words of a rule set's own; the bare word where they have none yet.
QString RosterDocument::wordOf(TextKind kind, std::string_view key) const {
    return m_texts.has(kind, key, m_ruleSet) ? m_texts.label(kind, key, m_ruleSet) : fromStd(key);
}
QString RosterDocument::word(const char *key) const { return m_texts.label(TextKind::Word, key); }
QString RosterDocument::word(const char *key, const std::vector<std::string> &args) const {
    return m_texts.fill(TextKind::Word, key, args);
}

RosterDocument::RosterDocument(const oob::OrderOfBattle &book, const rules::RuleSet &ruleSet,
                               const rules::OptionValues &options, const Texts &texts,
                               const RosterChoice &choice, const Paper &paper)
    : m_texts(texts), m_paper(paper), m_measure(paper.large), m_area(paper.areaMm()),
      m_ruleSet(ruleSet.id()), m_spec(ruleSet.roster()) {
    m_scale = paper.large ? 1.5 : 1.0;
    m_box = kBoxMm * (paper.large ? 1.4 : 1.0);
    take(book, ruleSet, options, choice);
}

void RosterDocument::take(const oob::OrderOfBattle &book, const rules::RuleSet &ruleSet,
                          const rules::OptionValues &options, const RosterChoice &choice) {
    const oob::Army &army = book.armies.at(choice.army);
    const oob::Children children(book);
    const auto holders = oob::holders(book);
    const auto holder = [&](const oob::CommandId &id) {
        const auto it = holders.find(id);
        return it == holders.end() ? QString() : fromStd(book.persons.at(it->second).name);
    };

    m_title = fromStd(army.name);
    m_commander = holder(choice.army);
    if (!choice.column.isNull()) {
        m_title = fromStd(book.columns.at(choice.column).name);
        m_commander = holder(choice.column);
    }
    m_rules = word("print-rules", {m_texts.ruleSetName(ruleSet.id()).toStdString()});
    for (const auto &[id, scenario] : book.scenarios) {
        const bool fights =
            std::any_of(scenario.parties.begin(), scenario.parties.end(), [&](const auto &party) {
                return std::find(party.armies.begin(), party.armies.end(), choice.army) !=
                       party.armies.end();
            });
        if (!fights)
            continue;
        const QDate date = QDate::fromString(fromStd(scenario.date), Qt::ISODate);
        m_date = date.isValid() ? m_texts.locale().toString(date, QLocale::LongFormat)
                                : fromStd(scenario.date);
        m_place = fromStd(scenario.place.empty() ? scenario.name : scenario.place);
        if (const auto it = scenario.breakPercent.find(army.side);
            it != scenario.breakPercent.end())
            m_breakPercent = it->second;
        break;
    }

    for (const std::string_view fate : m_spec.fates)
        m_fates.push_back(wordOf(TextKind::Status, fate));
    QStringList legend;
    int formedBoxes = 0;
    int gunBoxes = 0;
    for (const rules::RosterBox &box : m_spec.boxes) {
        const QString name = wordOf(TextKind::Condition, box.condition);
        legend << initial(name) + u' ' + name.toLower();
        formedBoxes += box.formed ? 1 : 0;
        gunBoxes += box.artillery ? 1 : 0;
    }
    m_legend = legend.join(QStringLiteral(", "));
    m_conditionBoxes = std::max(formedBoxes, gunBoxes);
    // A number that every arm has is what one looks for first: the class.
    for (const rules::UnitFieldSpec &field : ruleSet.unitFields())
        if (field.type == rules::ValueType::Number && !m_hasNumber) {
            m_hasNumber = true;
            m_numberTitle = m_texts.label(TextKind::Field, field.key, ruleSet.id());
        }

    // The table: sign, name, class, condition boxes, count, then boxes as far as the paper goes.
    const double width = m_area.width();
    const double conditionBox = std::max(m_box, 4.6 * m_scale);
    m_nameX = 9 * m_scale;
    m_nameWidth = std::clamp(width * 0.235, 30 * m_scale, 60.0);
    m_numberX = m_nameX + m_nameWidth + 4 * m_scale;
    m_conditionX = m_hasNumber ? m_numberX + 4 * m_scale : m_nameX + m_nameWidth + 2;
    m_countRight = m_conditionX + m_conditionBoxes * (conditionBox + 1) + 6.5 * m_scale;
    m_boxesX = m_countRight + 1.5;
    m_boxesWidth = width - m_boxesX;

    std::vector<Row> rows;
    const std::vector<oob::Stop> stops = choice.column.isNull()
                                             ? oob::walk(book, choice.army, children)
                                             : oob::walk(book, choice.column, children);
    for (const oob::Stop &stop : stops) {
        if (const auto *id = std::get_if<ColumnId>(&stop.node)) {
            const oob::Column &column = book.columns.at(*id);
            rows.push_back(columnRow(fromStd(column.name), holder(*id), column.givesOrders,
                                     double(stop.depth) * 3 * m_scale, armOf(book, *id, children)));
            continue;
        }
        const oob::Unit &unit = book.units.at(std::get<UnitId>(stop.node));
        const double indent = double(stop.depth > 0 ? stop.depth - 1 : 0) * 3 * m_scale;
        rows.push_back(unitRow(unit, holder(unit.id), indent, ruleSet, options, choice));
        for (const Group &group : rows.back().groups)
            m_heavy = m_heavy || group.heavy >= 0;
        if (const auto strength = ruleSet.strength(oob::unitFacts(unit, m_ruleSet), options);
            strength && strength->modelGuns == 0)
            m_stepKey = strength->stepKey;
        m_sums.add(rows.back().sums);
    }
    fitHead();
    fitFoot();
    paginate(std::move(rows));
}

RosterDocument::Row RosterDocument::columnRow(const QString &name, const QString &commander,
                                              bool posts, double indent,
                                              std::optional<Arm> arm) const {
    Row row;
    row.column = true;
    row.indent = std::min(indent, m_nameWidth / 3);
    row.arm = arm;
    row.posts = posts;
    // Where the boxes leave too little room for a name, they go below it.
    row.postsBelow = posts && m_boxesWidth - postsWidth() < 28 * m_scale;
    const double left = m_boxesX - m_nameX - row.indent - 2;
    row.name = m_measure.fit(name, m_measure.sized(kColumn), left, 1);
    TextStyle style = m_measure.sized(kColumnCommander);
    style.italic = commander.isEmpty();
    const double room = m_boxesWidth - (posts && !row.postsBelow ? postsWidth() + 2 : 0);
    row.commander =
        m_measure.fit(commander.isEmpty() ? word("print-vacant") : commander, style, room, 1);
    row.height = std::max({row.name.heightMm(), row.commander.heightMm(), m_box}) + 2 * kPad + 0.8;
    if (row.postsBelow)
        row.height += m_box + kPad;
    return row;
}

QString RosterDocument::remarkOf(const oob::Unit &unit,
                                 const std::optional<rules::TableStrength> &strength,
                                 const rules::RuleSet &ruleSet, const RosterChoice &choice) const {
    QStringList parts;
    if (!unit.nation.empty())
        parts << fromStd(unit.nation);
    const auto found = unit.fields.find(ruleSet.id());
    const rules::FieldValues none;
    const rules::FieldValues &values = found == unit.fields.end() ? none : found->second;
    for (const rules::UnitFieldSpec &field : ruleSet.unitFields()) {
        if (!field.appliesTo(unit.arm) || field.type == rules::ValueType::Number)
            continue;
        const std::string_view value = rules::fieldValue(field, values);
        // What is as usual need not be said, but for guns and where it is the only such field.
        const bool usual = value == field.fallback && !field.forArtillery;
        const QString label = m_texts.label(TextKind::Field, field.key, ruleSet.id());
        if (field.type == rules::ValueType::Flag) {
            if (value == "yes")
                parts << label;
        } else if (!usual) {
            parts << label + QStringLiteral(": ") + m_texts.value(field.key, value, ruleSet.id());
        }
    }
    if (choice.strengths) {
        QStringList counts;
        if (unit.present.men && unit.present.men->value > 0)
            counts << m_texts.quantity(unit.present.men->value, "men");
        if (unit.present.guns && unit.present.guns->value > 0)
            counts << m_texts.quantity(unit.present.guns->value, "guns");
        if (!counts.isEmpty())
            parts << (unit.present.estimated
                          ? word("print-about", {counts.join(u", ").toStdString()})
                          : counts.join(QStringLiteral(", ")));
    }
    if (!strength)
        parts << word("print-strength-unknown");
    if (choice.notes && !unit.notes.empty())
        parts << fromStd(unit.notes).simplified();
    QString out = parts.join(QStringLiteral(". "));
    if (!out.isEmpty() && !out.endsWith(u'.'))
        out += u'.';
    return out;
}

RosterDocument::Row RosterDocument::unitRow(const oob::Unit &unit, const QString &commander,
                                            double indent, const rules::RuleSet &ruleSet,
                                            const rules::OptionValues &options,
                                            const RosterChoice &choice) const {
    Row row;
    row.indent = std::min(indent, m_nameWidth / 3);
    row.arm = unit.arm;
    row.battery = isArtillery(unit.arm);
    row.name = m_measure.fit(fromStd(unit.name), m_measure.sized(kUnit), m_nameWidth - row.indent);
    if (!commander.isEmpty())
        row.commander =
            m_measure.fit(commander, m_measure.sized(kCommander), m_nameWidth - row.indent);
    const rules::UnitFacts facts = oob::unitFacts(unit, ruleSet.id());
    for (const rules::UnitFieldSpec &field : ruleSet.unitFields())
        if (field.type == rules::ValueType::Number && field.appliesTo(unit.arm)) {
            row.number = fromStd(rules::fieldValue(field, facts.fields));
            break;
        }
    for (const rules::RosterBox &box : m_spec.boxes)
        if (row.battery ? box.artillery : box.formed)
            row.conditions.push_back(initial(wordOf(TextKind::Condition, box.condition)));

    const std::optional<rules::TableStrength> strength = ruleSet.strength(facts, options);
    (row.battery ? row.sums.batteries : row.sums.formed) = 1;
    if (strength) {
        row.count = m_texts.number(strength->steps);
        const int mark = strength->stepsPerMark;
        if (strength->modelGuns > 0) {
            // Guns fall silent one by one, as the last of each one's crew goes.
            row.sums.modelGuns = strength->modelGuns;
            int left = strength->steps;
            for (int gun = 1; gun <= strength->modelGuns && left > 0; ++gun) {
                const int rest = strength->modelGuns - gun;
                const int crew = rest == 0  ? left
                                 : mark > 0 ? std::min(mark, left)
                                            : left / (rest + 1);
                row.groups.push_back({word("print-gun", {std::to_string(gun)}), crew, crew - 1});
                left -= crew;
            }
        } else {
            row.sums.steps = strength->steps;
            if (mark > 1) {
                // The short group first: each heavy box then opens a whole group.
                if (const int few = strength->steps % mark; few > 0)
                    row.groups.push_back({{}, few, -1});
                for (int i = 0; i < strength->steps / mark; ++i)
                    row.groups.push_back({{}, mark, 0});
            } else {
                // Every box counts: fives only help the eye.
                for (int left = strength->steps; left > 0; left -= 5)
                    row.groups.push_back({{}, std::min(left, 5), -1});
            }
        }
    }
    row.remark = m_measure.fit(remarkOf(unit, strength, ruleSet, choice), m_measure.sized(kRemark),
                               m_boxesWidth, 2);
    place(row);
    return row;
}

/// Breaks the groups into lines and works out how high the row is.
void RosterDocument::place(Row &row) const {
    const TextStyle label = m_measure.sized(kSmallItalic);
    double y = kPad;
    double x = 0;
    if (!row.groups.empty())
        row.lines.push_back({y, {}});
    for (std::size_t i = 0; i < row.groups.size(); ++i) {
        Group &group = row.groups[i];
        const double lead = group.label.isEmpty() ? 0 : m_measure.width(group.label, label) + 1.5;
        double width = lead + group.boxes * m_box;
        // A group that no line can hold is parted; its heavy box stays in the first part.
        const int most = std::max(1, int((m_boxesWidth - lead) / m_box));
        if (group.boxes > most) {
            Group rest{{}, group.boxes - most, group.heavy >= most ? group.heavy - most : -1};
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
    const double boxesBottom = row.groups.empty() ? kPad : y + m_box + 0.6;
    row.remarkY = boxesBottom;
    const double right = boxesBottom + (row.remark.lines.isEmpty() ? 0 : row.remark.heightMm());
    const double left = kPad - 0.4 + row.name.heightMm() + row.commander.heightMm();
    const double boxes = kPad + std::max(m_box, 4.6 * m_scale);
    row.height = std::max({left, right, boxes, 6.5 * m_scale}) + kPad * 0.7;
}

void RosterDocument::fitHead() {
    const double width = m_area.width();
    const double left = width * 0.64;
    m_titleText = m_measure.fit(m_title, m_measure.sized(kTitle), left, 1);
    m_titleAgain = m_measure.fit(m_title, m_measure.sized(kTitleAgain), width * 0.72, 1);
    m_placeText = m_measure.fit(m_place, m_measure.sized(kBeside), width - left - 3, 1);
    const TextStyle label = m_measure.sized(kSmall);
    m_commanderX = m_measure.width(word("print-commander"), m_measure.sized(kSmallItalic)) + 2;
    double fates = 4;
    for (const QString &fate : m_fates)
        fates += m_box + 5 + m_measure.width(fate, label);
    m_commanderText = m_measure.fit(m_commander.isEmpty() ? word("print-vacant") : m_commander,
                                    m_measure.sized(kColumn), left - m_commanderX - fates, 1);
    double widest = 0;
    for (const QString &line : m_commanderText.lines)
        widest = std::max(widest, m_measure.width(line, m_commanderText.style));
    m_fatesX = m_commanderX + widest + 4;
}

double RosterDocument::headHeight(bool first) const {
    const double table = m_measure.lineHeight(m_measure.sized(kSmallItalic)) + 1.2;
    if (!first)
        return m_titleAgain.heightMm() + 1.5 + table;
    const double left =
        m_titleText.heightMm() + 1.5 +
        std::max(m_commanderText.heightMm(), m_measure.lineHeight(m_measure.sized(kColumn)));
    const double right = m_measure.lineHeight(m_measure.sized(kBesideBold)) +
                         m_placeText.heightMm() +
                         m_measure.lineHeight(m_measure.sized(kSmallItalic)) + 1;
    return std::max(left, right) + 1 + table;
}

void RosterDocument::fitFoot() {
    const TextStyle plain = m_measure.sized(kFoot);
    const double width = m_area.width();
    const int units = m_sums.formed + (m_spec.batteriesCount ? m_sums.batteries : 0);
    m_breaks = std::max((units * m_breakPercent + 99) / 100, 1);
    m_lostText = word("print-lost");
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
    return 2.5 + 2 * sumsLine("print-in-all", m_sums).heightMm() + (m_legendBelow ? line : 0) +
           (first ? std::max(line, m_box) + 2 + (m_breaksBelow ? line : 0) : 0);
}

void RosterDocument::paginate(std::vector<Row> rows) {
    m_pages.emplace_back();
    double left = m_area.height() - headHeight(true) - footHeight(true);
    const Row *column = nullptr;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        Row &row = rows[i];
        // A column's head is not left alone at the foot of a page.
        double need = row.height;
        for (std::size_t j = i; rows[j].column && j + 1 < rows.size(); ++j)
            need += rows[j + 1].height;
        if (need > left && !m_pages.back().rows.empty()) {
            m_pages.emplace_back();
            left = m_area.height() - headHeight(false) - footHeight(false);
            if (!row.column && column) {
                Row again = *column;
                again.continued = true;
                again.posts = again.postsBelow = false;
                again.name = m_measure.fit(
                    word("print-continued", {again.name.lines.join(u' ').toStdString()}),
                    m_measure.sized({10.5, true, true}), m_area.width() - m_nameX - again.indent);
                again.commander = {};
                again.height = again.name.heightMm() + kPad;
                left -= again.height;
                m_pages.back().rows.push_back(std::move(again));
            }
        }
        left -= row.height;
        m_pages.back().sums.add(row.sums);
        if (row.column)
            column = &row;
        m_pages.back().rows.push_back(row);
    }
}

void RosterDocument::paintPage(QPainter &painter, int number) const {
    const Page &page = m_pages.at(std::size_t(number));
    painter.save();
    painter.translate(m_area.topLeft() * kUnitsPerMm);
    Sheet sheet(painter, m_measure);
    paintHead(sheet, number == 0);
    double y = headHeight(number == 0);
    bool above = true;
    for (const Row &row : page.rows) {
        if (!above)
            sheet.rule(row.column ? 0 : m_nameX, m_area.width(), y, row.column ? 0.35 : 0.15,
                       !row.column);
        above = false;
        paintRow(sheet, row, y);
        y += row.height;
    }
    sheet.rule(0, m_area.width(), y, 0.15, true);
    paintFoot(sheet, number);
    painter.restore();
}

void RosterDocument::paintHead(Sheet &sheet, bool first) const {
    const double width = m_area.width();
    const double head = headHeight(first);
    const TextStyle label = m_measure.sized(kSmallItalic);
    const double tableTop = head - m_measure.lineHeight(label) - 1.2;
    if (first) {
        sheet.text(QPointF(0, 0), m_titleText);
        const double top = m_titleText.heightMm() + 1.5;
        const double baseline = top + m_measure.ascent(m_commanderText.style);
        sheet.text({0, baseline}, word("print-commander"), label);
        sheet.text(QPointF(m_commanderX, top), m_commanderText);
        double x = m_fatesX;
        for (const QString &fate : m_fates) {
            sheet.box({x, baseline - m_box + 0.6, m_box, m_box});
            sheet.text({x + m_box + 1, baseline}, fate, m_measure.sized(kSmall));
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

    const double baseline = tableTop + m_measure.ascent(label) + 0.5;
    sheet.rule(0, width, tableTop, 0.5);
    sheet.text({m_nameX, baseline}, word("print-unit-commander"), label);
    if (m_hasNumber)
        sheet.text({m_numberX, baseline}, m_numberTitle, label, Sheet::Align::Centre);
    const FittedText steps =
        m_measure.fit(word(m_heavy ? "print-tick-heavy" : "print-tick",
                           {m_texts.label(TextKind::Measure, m_stepKey).toStdString()}),
                      label, m_boxesWidth, 1);
    sheet.text({m_boxesX, baseline}, steps.lines.value(0), steps.style);
    sheet.rule(0, width, head, 0.5);
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
        sheet.text(QPointF(m_boxesX, top), row.commander);
        if (row.posts) {
            double baseline = top + m_measure.ascent(m_measure.sized(kColumn));
            if (row.postsBelow)
                baseline = y + row.height - kPad - 0.6;
            paintPosts(sheet, m_area.width(), baseline - 0.2);
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
    sheet.text({m_countRight, boxTop + m_box - 0.4}, row.count, count, Sheet::Align::Right);

    const TextStyle label = m_measure.sized(kSmallItalic);
    for (const Line &line : row.lines)
        for (const auto &[left, index] : line.groups) {
            const Group &group = row.groups[index];
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
    const FittedText here = sumsLine("print-this-page", page.sums);
    const FittedText all = sumsLine("print-in-all", m_sums);
    sheet.text(QPointF(0, y - 0.4), here);
    sheet.text(QPointF(0, m_area.height() - all.heightMm() - 0.4), all);
    sheet.text({width, m_area.height() - line + ascent - 0.4},
               word("print-page", {std::to_string(number + 1), std::to_string(m_pages.size())}),
               m_measure.sized(kFootBold), Sheet::Align::Right);
}

} // namespace sabretache::ui
