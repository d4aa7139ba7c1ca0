#include "ui/print/unitlines.h"

#include "ui/text/inside.h"

#include <QDate>
#include <QLocale>

#include <algorithm>
#include <map>

namespace sabretache::ui {

namespace {

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

} // namespace

QString printedDate(const Texts &texts, const std::string &iso) {
    const QDate date = QDate::fromString(fromStd(iso), Qt::ISODate);
    if (!date.isValid())
        return fromStd(iso);
    // Plain "en" is the locale of the United States to Qt; the field's books put the day first.
    const QLocale locale = texts.locale();
    return locale.language() == QLocale::English
               ? locale.toString(date, QStringLiteral("d MMMM yyyy"))
               : locale.toString(date, QLocale::LongFormat);
}

QString joined(const QStringList &remarks) {
    QString out;
    for (const QString &remark : remarks) {
        if (remark.isEmpty())
            continue;
        if (!out.isEmpty())
            out += u' ';
        out += remark;
        if (!remark.endsWith(u'.') && !remark.endsWith(u'!') && !remark.endsWith(u'?'))
            out += u'.';
    }
    return out;
}

UnitReader::UnitReader(const PrintBook &from, const PrintFields &fields)
    : m_from(from), m_fields(fields), m_spec(from.ruleSet.roster()), m_children(from.book),
      m_holders(oob::holders(from.book)) {
    for (const std::string_view fate : m_spec.fates)
        m_fates.push_back(wordOf(TextKind::Status, fate));
    if (fields.conditions) {
        QStringList legend;
        int formed = 0;
        int guns = 0;
        for (const rules::RosterBox &box : m_spec.boxes) {
            const QString name = wordOf(TextKind::Condition, box.condition);
            legend << initial(name) + u' ' + inside(name, from.texts.locale());
            formed += box.formed ? 1 : 0;
            guns += box.artillery ? 1 : 0;
        }
        m_legend = legend.join(QStringLiteral(", "));
        m_conditionBoxes = std::max(formed, guns);
    }
    // A number that every arm has and that cannot be 0 is what one looks for first: the class.
    if (fields.number)
        for (const rules::UnitFieldSpec &field : from.ruleSet.unitFields())
            if (field.type == rules::ValueType::Number && field.least > 0 && !m_hasNumber) {
                m_hasNumber = true;
                m_numberTitle = from.texts.label(TextKind::Field, field.key, from.ruleSet.id());
            }
}

QString UnitReader::wordOf(TextKind kind, std::string_view key) const {
    const std::string_view ruleSet = m_from.ruleSet.id();
    return m_from.texts.has(kind, key, ruleSet) ? m_from.texts.label(kind, key, ruleSet)
                                                : fromStd(key);
}

const oob::Person *UnitReader::person(const oob::CommandId &command) const {
    const auto it = m_holders.find(command);
    return it == m_holders.end() ? nullptr : &m_from.book.persons.at(it->second);
}

QString UnitReader::holder(const oob::CommandId &command) const {
    const oob::Person *found = person(command);
    return found ? fromStd(found->name) : QString();
}

std::string UnitReader::stepKey(const oob::Unit &unit) const {
    const auto strength =
        m_from.ruleSet.strength(oob::unitFacts(unit, m_from.ruleSet.id()), m_from.options);
    return strength ? std::string(strength->stepKey) : std::string();
}

std::vector<BoxGroup> UnitReader::groupsOf(const rules::TableStrength &strength) const {
    std::vector<BoxGroup> out;
    const int mark = strength.stepsPerMark;
    if (strength.modelGuns > 0) {
        // Guns fall silent one by one, as the last of each one's crew goes.
        int left = strength.steps;
        for (int gun = 1; gun <= strength.modelGuns && left > 0; ++gun) {
            const int rest = strength.modelGuns - gun;
            const int crew = rest == 0 ? left : mark > 0 ? std::min(mark, left) : left / (rest + 1);
            out.push_back({m_from.texts.fill(TextKind::Word, "print-gun", {std::to_string(gun)}),
                           crew, crew - 1});
            left -= crew;
        }
        return out;
    }
    if (mark > 1) {
        // The short group first: each heavy box then opens a whole group, and with it goes a die.
        const int whole = std::max(0, strength.steps - strength.markRest);
        if (const int few = whole % mark; few > 0)
            out.push_back({{}, few, -1});
        for (int i = 0; i < whole / mark; ++i)
            out.push_back({{}, mark, 0});
        if (const int last = std::min(strength.steps, strength.markRest); last > 0)
            out.push_back({{}, last, last == strength.markRest ? 0 : -1});
        return out;
    }
    if (m_spec.brokenAt > 0 && strength.steps > m_spec.brokenAt) {
        // With the heavy box the unit is down to the number at which it counts as lost.
        const int above = strength.steps - m_spec.brokenAt;
        out.push_back({{}, above, above - 1});
        out.push_back({{}, m_spec.brokenAt, -1});
        return out;
    }
    // Every box counts: fives only help the eye.
    for (int left = strength.steps; left > 0; left -= 5)
        out.push_back({{}, std::min(left, 5), -1});
    return out;
}

QStringList UnitReader::remarksOf(const oob::Unit &unit, bool known) const {
    const Texts &texts = m_from.texts;
    const std::string_view ruleSet = m_from.ruleSet.id();
    QStringList parts;
    if (m_fields.details) {
        if (!unit.nation.empty())
            parts << fromStd(unit.nation);
        const rules::FieldValues &values = unit.fields.of(ruleSet);
        for (const rules::UnitFieldSpec &field : m_from.ruleSet.unitFields()) {
            if (!field.appliesTo(unit.arm))
                continue;
            const std::string_view value = rules::fieldValue(field, values);
            const QString label = texts.label(TextKind::Field, field.key, ruleSet);
            // What is as usual need not be said, but for what only guns have.
            const bool usual = value == field.fallback &&
                               !(field.forArtillery && !field.forInfantry && !field.forCavalry);
            if (field.type == rules::ValueType::Flag) {
                if (value == "yes")
                    parts << label;
            } else if (field.type == rules::ValueType::Number) {
                if (field.least == 0 && !usual)
                    parts << label + QStringLiteral(": ") + fromStd(value);
            } else if (!usual) {
                parts << label + QStringLiteral(": ") + texts.value(field.key, value, ruleSet);
            }
        }
    }
    if (m_fields.strengths) {
        QStringList counts;
        if (unit.present.men && unit.present.men->value > 0)
            counts << texts.quantity(unit.present.men->value, "men");
        if (unit.present.guns && unit.present.guns->value > 0)
            counts << texts.quantity(unit.present.guns->value, "guns");
        if (!counts.isEmpty())
            parts << (unit.present.estimated ? texts.fill(TextKind::Word, "print-about",
                                                          {counts.join(u", ").toStdString()})
                                             : counts.join(QStringLiteral(", ")));
    }
    if (!known)
        parts << texts.label(TextKind::Word, "print-strength-unknown");
    if (const auto it = m_from.honours.find(unit.id);
        m_fields.honours && it != m_from.honours.end() && !it->second.isEmpty())
        parts << texts.fill(TextKind::Word, "print-honours",
                            {it->second.join(u", ").toStdString()});
    if (m_fields.notes && !unit.notes.empty())
        parts << fromStd(unit.notes).simplified();
    if (m_fields.source && !unit.source.empty())
        parts << texts.fill(TextKind::Word, "print-source",
                            {fromStd(unit.source).simplified().toStdString()});
    return parts;
}

UnitLines UnitReader::read(const oob::Unit &unit) const {
    UnitLines out;
    out.id = unit.id;
    out.arm = unit.arm;
    out.battery = isArtillery(unit.arm);
    out.name = fromStd(unit.name);
    if (m_fields.commanders)
        out.commander = holder(unit.id);
    const rules::UnitFacts facts = oob::unitFacts(unit, m_from.ruleSet.id());
    if (m_hasNumber)
        for (const rules::UnitFieldSpec &field : m_from.ruleSet.unitFields())
            if (field.type == rules::ValueType::Number && field.least > 0 &&
                field.appliesTo(unit.arm)) {
                out.number = fromStd(rules::fieldValue(field, facts.fields));
                break;
            }
    if (m_fields.conditions)
        for (const rules::RosterBox &box : m_spec.boxes)
            if (out.battery ? box.artillery : box.formed)
                out.conditions.push_back(initial(wordOf(TextKind::Condition, box.condition)));
    const std::optional<rules::TableStrength> strength =
        m_from.ruleSet.strength(facts, m_from.options);
    if (strength) {
        out.count = m_from.texts.number(strength->steps);
        out.groups = groupsOf(*strength);
        out.modelGuns = strength->modelGuns;
        out.steps = strength->modelGuns > 0 ? 0 : strength->steps;
    }
    out.remarks = remarksOf(unit, strength.has_value());
    return out;
}

std::vector<oob::Stop> stopsOf(const PrintBook &from, const PrintPart &part,
                               const oob::Children &children) {
    std::vector<oob::Stop> stops = part.column.isNull()
                                       ? oob::walk(from.book, part.army, children)
                                       : oob::walk(from.book, part.column, children);
    if (part.units.empty())
        return stops;
    // Backwards: a column stays when something below it does.
    std::vector<oob::Stop> out;
    std::size_t wanted = 0; // a column this deep, or less deep, stays
    for (auto it = stops.rbegin(); it != stops.rend(); ++it) {
        if (const auto *unit = std::get_if<UnitId>(&it->node)) {
            if (!part.units.contains(*unit))
                continue;
            out.push_back(*it);
            wanted = it->depth;
        } else if (it->depth < wanted) {
            out.push_back(*it);
            wanted = it->depth;
        }
    }
    std::reverse(out.begin(), out.end());
    return out;
}

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

} // namespace sabretache::ui
