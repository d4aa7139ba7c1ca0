#include "ui/models/battle/battlewords.h"

#include "ui/text/inside.h"

#include <QLocale>

#include <algorithm>

namespace sabretache::ui {

QString fromStd(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString plainWords(std::string_view key) {
    QString out;
    for (const QChar c : fromStd(key)) {
        if (c == u'-' || c == u'_') {
            out += u' ';
        } else if (c.isUpper() && !out.isEmpty()) {
            out += u' ';
            out += c.toLower();
        } else {
            out += out.isEmpty() ? c.toUpper() : c;
        }
    }
    return out;
}

BattleWords::BattleWords(const battle::Setup &setup, const Texts &texts)
    : m_setup(setup), m_texts(texts) {
    for (std::size_t i = 0; i < setup.units.size(); ++i) {
        m_units[setup.units[i].id.uuid] = i;
        m_nameOf[setup.units[i].id.uuid] = fromStd(setup.units[i].name);
        m_sideOf[setup.units[i].id.uuid] = setup.units[i].side;
    }
    for (const battle::SetupCommander &c : setup.commanders)
        m_nameOf[c.id.uuid] = fromStd(c.name);
    for (const battle::SetupColumn &c : setup.columns) {
        m_nameOf[c.id.uuid] = fromStd(c.name);
        m_sideOf[c.id.uuid] = c.side;
        if (c.commander)
            m_sideOf[c.commander->uuid] = c.side;
    }
    for (const battle::SetupUnit &u : setup.units)
        if (u.commander)
            m_sideOf[u.commander->uuid] = u.side;
    for (std::size_t i = 0; i < 2; ++i)
        if (setup.sides[i].commander)
            m_sideOf[setup.sides[i].commander->uuid] =
                i == 0 ? battle::Side::First : battle::Side::Second;
    m_names = [this](const Uuid &id) { return name(id); };
}

QString BattleWords::label(TextKind kind, std::string_view key) const {
    if (key.empty())
        return {};
    return m_texts.has(kind, key, m_setup.ruleSet) ? m_texts.label(kind, key, m_setup.ruleSet)
                                                   : plainWords(key);
}

QString BattleWords::inside(TextKind kind, std::string_view key) const {
    return ui::inside(label(kind, key), m_texts.locale());
}

QString BattleWords::name(const Uuid &id) const {
    const auto it = m_nameOf.find(id);
    return it == m_nameOf.end() ? QString() : it->second;
}

QString BattleWords::name(std::string_view id) const {
    const auto uuid = Uuid::parse(id);
    const QString known = uuid ? name(*uuid) : QString();
    return known.isEmpty() ? fromStd(id) : known;
}

QString BattleWords::sideName(battle::Side side) const {
    return fromStd(m_setup.sides[battle::index(side)].name);
}

QString BattleWords::error(const Error &error) const {
    if (m_texts.has(TextKind::Error, error.code, m_setup.ruleSet))
        return m_texts.error(error, m_names, m_setup.ruleSet);
    QString out = plainWords(error.code);
    QStringList args;
    for (const std::string &a : error.args)
        args << name(a);
    return args.isEmpty() ? out : out + QStringLiteral(": ") + args.join(QStringLiteral(", "));
}

QString BattleWords::errorBeside(const Error &error, std::string_view who) const {
    const QString text = this->error(error);
    const QString whose = name(who);
    return !whose.isEmpty() && text.startsWith(whose + u' ') ? text.mid(whose.size() + 1) : text;
}

QString BattleWords::filledOrPlain(TextKind kind, const Record &original) const {
    // A side is called by its name: "Allied", not "the first side".
    Record record = original;
    for (const char *key : {"side", "winner", "loser"})
        if (const auto side = fromWord<battle::Side>(record.text(key)))
            record.set(key, sideName(*side).toStdString());
    if (m_texts.has(kind, record.kind, m_setup.ruleSet))
        return m_texts.fill(kind, record, m_names, m_setup.ruleSet);
    QStringList parts;
    for (const auto &[key, value] : record.fields) {
        if (key == "faces" || key == "source")
            continue; // drawn as dice
        if (const auto *s = std::get_if<std::string>(&value)) {
            const QString named = name(*s);
            parts << (unit(*s) ? named : plainWords(key).toLower() + u' ' + named);
        } else if (const auto *n = std::get_if<std::int64_t>(&value)) {
            parts << plainWords(key).toLower() + u' ' + m_texts.number(*n);
        } else if (const auto *b = std::get_if<bool>(&value)) {
            if (*b)
                parts << plainWords(key).toLower();
        }
    }
    const QString head = plainWords(record.kind);
    return parts.isEmpty() ? head : head + QStringLiteral(": ") + parts.join(QStringLiteral(", "));
}

QString BattleWords::event(const battle::EventRecord &event) const {
    return filledOrPlain(TextKind::Event, event.event);
}

QString BattleWords::input(const Record &input) const {
    return filledOrPlain(TextKind::Input, input);
}

QString BattleWords::question(const battle::FactRequest &fact) const {
    if (m_texts.has(TextKind::Ask, fact.key, m_setup.ruleSet))
        return m_texts.fill(TextKind::Ask, fact.key, {fact.subject}, m_names, m_setup.ruleSet);
    const QString who = fact.subject.empty() ? QString() : name(fact.subject);
    return who.isEmpty() ? plainWords(fact.key) + u'?'
                         : who + QStringLiteral(": ") + plainWords(fact.key).toLower() + u'?';
}

QString BattleWords::purpose(const dice::RollRequest &roll) const {
    const QString what = label(TextKind::Purpose, roll.purpose);
    const QString who = roll.subject.empty() ? QString() : name(roll.subject);
    return who.isEmpty() ? what : what + QStringLiteral(": ") + who;
}

QString BattleWords::quantity(std::int64_t n, std::string_view unit) const {
    if (!unit.empty() && unit != "in" && unit != "in/100" && !m_texts.has(TextKind::Unit, unit))
        return m_texts.number(n) + QChar(QChar::Nbsp) + plainWords(unit).toLower();
    return m_texts.quantity(n, unit);
}

std::pair<QString, QString> BattleWords::fact(const battle::FormFact &fact) const {
    if (!m_texts.has(TextKind::Fact, fact.key, m_setup.ruleSet)) {
        QStringList args;
        for (const std::string &a : fact.args)
            args << name(a);
        return {plainWords(fact.key), args.join(QStringLiteral(", "))};
    }
    const QString line =
        m_texts.fill(TextKind::Fact, fact.key, fact.args, m_names, m_setup.ruleSet);
    const qsizetype colon = line.indexOf(QStringLiteral(": "));
    if (colon < 0 || colon > 40)
        return {line, {}};
    return {line.left(colon), line.mid(colon + 2)};
}

QString BattleWords::choice(const battle::FormField &field, const std::string &value) const {
    const auto uuid = Uuid::parse(value);
    if (uuid) {
        const QString known = name(*uuid);
        if (!known.isEmpty())
            return known;
    }
    if (value.empty())
        return label(TextKind::Word, "none");
    const QString words = m_texts.value(field.key, value, m_setup.ruleSet);
    if (words != fromStd(value))
        return words;
    if (std::ranges::find(m_setup.objectives, value, &oob::Objective::name) !=
        m_setup.objectives.end())
        return words; // a name of the scenario's
    return m_texts.has(TextKind::Word, value, m_setup.ruleSet)
               ? m_texts.label(TextKind::Word, value, m_setup.ruleSet)
               : plainWords(value).toLower();
}

QString BattleWords::value(const battle::FormField &field, const Value &value) const {
    if (const auto *b = std::get_if<bool>(&value))
        return label(TextKind::Word, *b ? "yes" : "no");
    if (const auto *n = std::get_if<std::int64_t>(&value))
        return quantity(*n, field.unit);
    if (const auto *s = std::get_if<std::string>(&value))
        return choice(field, *s);
    QStringList parts;
    if (const auto *list = std::get_if<std::vector<std::string>>(&value))
        for (const std::string &s : *list)
            parts << choice(field, s);
    if (const auto *list = std::get_if<std::vector<std::int64_t>>(&value))
        for (const std::int64_t n : *list)
            parts << quantity(n, field.unit);
    return parts.join(QStringLiteral(", "));
}

QStringList BattleWords::ruleTexts(const RuleNumbers &rules) {
    QStringList out;
    for (const RuleNumber r : rules)
        out << fromStd(r.text());
    return out;
}

const battle::SetupUnit *BattleWords::unit(UnitId id) const {
    const auto it = m_units.find(id.uuid);
    return it == m_units.end() ? nullptr : &m_setup.units[it->second];
}

const battle::SetupUnit *BattleWords::unit(std::string_view id) const {
    const auto parsed = UnitId::parse(id);
    return parsed ? unit(*parsed) : nullptr;
}

std::optional<std::size_t> BattleWords::unitIndex(UnitId id) const {
    const auto it = m_units.find(id.uuid);
    return it == m_units.end() ? std::nullopt : std::optional(it->second);
}

std::optional<battle::Side> BattleWords::sideOf(std::string_view id) const {
    const auto uuid = Uuid::parse(id);
    if (!uuid)
        return std::nullopt;
    const auto it = m_sideOf.find(*uuid);
    return it == m_sideOf.end() ? std::nullopt : std::optional(it->second);
}

QString BattleWords::columnName(ColumnId id) const { return name(id.uuid); }

} // namespace sabretache::ui
