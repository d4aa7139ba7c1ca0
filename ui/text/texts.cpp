#include "ui/text/texts.h"

#include "battle/setup.h"
#include "oob/orderofbattle.h"
#include "ui/text/inside.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

#include <algorithm>
#include <array>

static void loadResources() { Q_INIT_RESOURCE(texts); }

namespace sabretache::ui {
namespace {

constexpr std::array<const char *, 29> kPrefixes = {
    "error",  "problem",   "mend",      "edit",    "event",  "input",   "action", "form",
    "fact",   "ask",       "purpose",   "phase",   "group",  "note",    "field",  "value",
    "option", "condition", "formation", "mark",    "status", "weather", "arm",    "severity",
    "unit",   "measure",   "cause",     "ruleset", "word",
};
static_assert(kPrefixes.size() == static_cast<std::size_t>(TextKind::Word) + 1);

QString fromUtf8(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// @return the place after the brace that closes the one before `from`; -1: none closes it.
qsizetype closing(const QString &text, qsizetype from) {
    int open = 1;
    for (qsizetype i = from; i < text.size(); ++i) {
        if (text[i] == u'{')
            ++open;
        else if (text[i] == u'}' && --open == 0)
            return i;
    }
    return -1;
}

/// @return the place of the first `|` outside of inner braces; -1: none.
qsizetype divider(const QString &text) {
    int open = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == u'{')
            ++open;
        else if (text[i] == u'}')
            --open;
        else if (text[i] == u'|' && open == 0)
            return i;
    }
    return -1;
}

bool holds(const Value *value) {
    if (!value)
        return false;
    if (const auto *b = std::get_if<bool>(value))
        return *b;
    if (const auto *n = std::get_if<std::int64_t>(value))
        return *n != 0;
    if (const auto *s = std::get_if<std::string>(value))
        return !s->empty();
    if (const auto *list = std::get_if<std::vector<std::int64_t>>(value))
        return !list->empty();
    if (const auto *list = std::get_if<std::vector<std::string>>(value))
        return !list->empty();
    return false;
}

std::string_view ruleSetOf(RuleBook book) {
    switch (book) {
    case RuleBook::CorporalJohn:
        return "corporal-john";
    case RuleBook::Beerstein:
        return "beerstein";
    case RuleBook::Campaign:
        return "campaign";
    case RuleBook::None:
    case RuleBook::Test:
        break;
    }
    return {};
}

} // namespace

QString prefixOf(TextKind kind) {
    return QString::fromLatin1(kPrefixes[static_cast<std::size_t>(kind)]);
}

Names namesOf(const oob::OrderOfBattle &book) {
    return [&book](const Uuid &id) {
        if (const auto it = book.units.find(UnitId(id)); it != book.units.end())
            return fromUtf8(it->second.name);
        if (const auto it = book.columns.find(ColumnId(id)); it != book.columns.end())
            return fromUtf8(it->second.name);
        if (const auto it = book.persons.find(PersonId(id)); it != book.persons.end())
            return fromUtf8(it->second.name);
        if (const auto it = book.armies.find(ArmyId(id)); it != book.armies.end())
            return fromUtf8(it->second.name);
        return QString();
    };
}

Names namesOf(const battle::Setup &setup) {
    return [&setup](const Uuid &id) {
        for (const auto &unit : setup.units)
            if (unit.id.uuid == id)
                return fromUtf8(unit.name);
        for (const auto &person : setup.commanders)
            if (person.id.uuid == id)
                return fromUtf8(person.name);
        for (const auto &column : setup.columns)
            if (column.id.uuid == id)
                return fromUtf8(column.name);
        return QString();
    };
}

Texts::Texts(const QString &language) : m_language(language), m_locale(language) {
    loadResources();
    if (!m_translator.load(m_locale, QStringLiteral("sabretache"), QStringLiteral("_"),
                           QStringLiteral(":/i18n")))
        m_locale = QLocale(QLocale::English, m_locale.language() == QLocale::English
                                                 ? m_locale.territory()
                                                 : QLocale::UnitedKingdom);
    for (const TextTable &table : allTextTables())
        for (const TextEntry &entry : table.entries)
            m_entries.insert_or_assign(entry.key, Entry{table.context, entry.text});
    for (const std::string_view set : {"corporal-john", "beerstein", "campaign"}) {
        const QString base = QStringLiteral(":/rules/") + fromUtf8(set);
        loadRules(base + QStringLiteral(".json"));
        loadRules(base + u'.' + m_language.section(u'_', 0, 0) + QStringLiteral(".json"));
    }
}

Texts::~Texts() = default;

void Texts::loadRules(const QString &path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return;
    const QJsonObject root = QJsonDocument::fromJson(file.readAll()).object();
    RuleFile &rules = m_rules[root.value(u"ruleset").toString().toStdString()];
    if (root.contains(u"credit"))
        rules.credit = root.value(u"credit").toString();
    const QJsonObject sections = root.value(u"sections").toObject();
    for (auto it = sections.begin(); it != sections.end(); ++it)
        rules.sections[it.key()] = it.value().toString();
    const QJsonObject lines = root.value(u"lines").toObject();
    for (auto it = lines.begin(); it != lines.end(); ++it)
        rules.lines[it.key()] = it.value().isObject()
                                    ? it.value().toObject().value(u"words").toString()
                                    : it.value().toString();
}

const Texts::Entry *Texts::find(TextKind kind, std::string_view key,
                                std::string_view ruleSet) const {
    const std::string plain =
        std::string(kPrefixes[static_cast<std::size_t>(kind)]) + '/' + std::string(key);
    if (!ruleSet.empty())
        if (const auto it = m_entries.find(std::string(ruleSet) + ':' + plain);
            it != m_entries.end())
            return &it->second;
    const auto it = m_entries.find(plain);
    return it == m_entries.end() ? nullptr : &it->second;
}

QString Texts::translated(const Entry &entry, int n) const {
    const QString other = m_translator.translate(entry.context, entry.text, nullptr, n);
    if (!other.isEmpty())
        return other;
    const QString own = QString::fromUtf8(entry.text);
    const qsizetype bar = n >= 0 ? own.indexOf(u'|') : -1;
    return bar < 0 ? own : n == 1 ? own.left(bar) : own.mid(bar + 1);
}

bool Texts::has(TextKind kind, std::string_view key, std::string_view ruleSet) const {
    return find(kind, key, ruleSet) != nullptr;
}

QString Texts::label(TextKind kind, std::string_view key, std::string_view ruleSet) const {
    if (const Entry *entry = find(kind, key, ruleSet))
        return translated(*entry);
    return u'[' + prefixOf(kind) + u'/' + fromUtf8(key) + u']';
}

QString Texts::fill(TextKind kind, std::string_view key, const std::vector<std::string> &args,
                    const Names &names, std::string_view ruleSet) const {
    std::vector<Value> values(args.begin(), args.end());
    const Getter get = [&values](const std::string &name) -> const Value * {
        const std::size_t place =
            name.size() == 1 && name[0] >= '1' && name[0] <= '9' ? std::size_t(name[0] - '1') : 99;
        return place < values.size() ? &values[place] : nullptr;
    };
    if (const Entry *entry = find(kind, key, ruleSet))
        return filled(translated(*entry), get, names, ruleSet);
    // Without a sentence the code and its arguments are still better than nothing.
    QString out = label(kind, key, ruleSet);
    for (const std::string &arg : args)
        out += u' ' + shownText(arg, {}, names, ruleSet);
    return out;
}

QString Texts::fill(TextKind kind, const Record &record, const Names &names,
                    std::string_view ruleSet) const {
    const Getter get = [&record](const std::string &name) { return record.find(name); };
    if (const Entry *entry = find(kind, record.kind, ruleSet))
        return filled(translated(*entry), get, names, ruleSet);
    QStringList parts;
    for (const auto &[name, value] : record.fields)
        parts << fromUtf8(name) + QStringLiteral(": ") + shown(value, {}, names, ruleSet);
    return label(kind, record.kind, ruleSet) + u' ' + parts.join(QStringLiteral(", "));
}

QString Texts::filled(const QString &pattern, const Getter &get, const Names &names,
                      std::string_view ruleSet, int depth) const {
    QString out;
    qsizetype at = 0;
    while (at < pattern.size()) {
        const qsizetype open = pattern.indexOf(u'{', at);
        const qsizetype close = open < 0 ? -1 : closing(pattern, open + 1);
        if (close < 0 || depth > 4) {
            out += QStringView(pattern).mid(at);
            break;
        }
        out += QStringView(pattern).mid(at, open - at);
        const QString place = pattern.mid(open + 1, close - open - 1);
        const qsizetype question = place.indexOf(u'?');
        if (question >= 0) {
            const QString rest = place.mid(question + 1);
            const qsizetype bar = divider(rest);
            const bool there = holds(get(place.left(question).toStdString()));
            const QString chosen = there ? (bar < 0 ? rest : rest.left(bar))
                                         : (bar < 0 ? QString() : rest.mid(bar + 1));
            out += filled(chosen, get, names, ruleSet, depth + 1);
        } else {
            const qsizetype colon = place.indexOf(u':');
            const QString name = colon < 0 ? place : place.left(colon);
            const QString format = colon < 0 ? QString() : place.mid(colon + 1);
            if (const Value *value = get(name.toStdString()))
                out += shown(*value, format, names, ruleSet);
        }
        at = close + 1;
    }
    return out;
}

QString Texts::shown(const Value &value, const QString &format, const Names &names,
                     std::string_view ruleSet) const {
    if (const auto *b = std::get_if<bool>(&value))
        return label(TextKind::Word, *b ? "yes" : "no");
    if (const auto *n = std::get_if<std::int64_t>(&value))
        return format.isEmpty() ? number(*n) : quantity(*n, format.toStdString());
    if (const auto *s = std::get_if<std::string>(&value))
        return shownText(*s, format, names, ruleSet);
    QStringList parts;
    if (const auto *list = std::get_if<std::vector<std::int64_t>>(&value)) {
        if (format == u"count")
            return number(static_cast<std::int64_t>(list->size()));
        for (const std::int64_t n : *list)
            parts << (format.isEmpty() || format == u"dice" ? number(n)
                                                            : quantity(n, format.toStdString()));
    } else if (const auto *texts = std::get_if<std::vector<std::string>>(&value)) {
        if (format == u"count")
            return number(static_cast<std::int64_t>(texts->size()));
        for (const std::string &text : *texts)
            parts << shownText(text, format, names, ruleSet);
        // A unit that is there for each of its enemies is named once.
        if (format.isEmpty())
            parts.removeDuplicates();
    }
    return m_locale.createSeparatedList(parts);
}

QString Texts::shownText(const std::string &text, const QString &format, const Names &names,
                         std::string_view ruleSet) const {
    if (!format.isEmpty()) {
        for (std::size_t i = 0; i < kPrefixes.size(); ++i)
            if (format == QLatin1String(kPrefixes[i]) && i != std::size_t(TextKind::Unit))
                if (const Entry *entry = find(static_cast<TextKind>(i), text, ruleSet))
                    return translated(*entry);
        bool isNumber = false;
        const qlonglong n = fromUtf8(text).toLongLong(&isNumber);
        if (isNumber)
            return quantity(n, format.toStdString());
    }
    if (const auto id = Uuid::parse(text)) {
        const QString name = names ? names(*id) : QString();
        return name.isEmpty() ? label(TextKind::Word, "unknown-name") : name;
    }
    if (const Entry *entry = find(TextKind::Word, text, ruleSet))
        return translated(*entry);
    return fromUtf8(text);
}

QString Texts::error(const Error &error, const Names &names, std::string_view ruleSet) const {
    return fill(TextKind::Error, error.code, error.args, names,
                ruleSet.empty() ? ruleSetOf(error.rule.book) : ruleSet);
}

QString Texts::problem(const rules::Problem &problem, std::string_view ruleSet) const {
    return fill(TextKind::Problem, problem.code, problem.args, {},
                ruleSet.empty() ? ruleSetOf(problem.rule.book) : ruleSet);
}

QString Texts::mend(const rules::Problem &problem, std::string_view ruleSet) const {
    if (!problem.mend)
        return {};
    if (find(TextKind::Mend, problem.code, ruleSet))
        return fill(TextKind::Mend, problem.code, problem.args, {}, ruleSet);
    return fill(TextKind::Word, "set-field",
                {inside(label(TextKind::Field, problem.field, ruleSet), m_locale).toStdString(),
                 value(problem.field, *problem.mend, ruleSet).toStdString()});
}

QString Texts::event(const battle::EventRecord &event, const Names &names,
                     std::string_view ruleSet) const {
    return fill(TextKind::Event, event.event, names, ruleSet);
}

QString Texts::edit(std::string_view code, const std::vector<std::string> &args) const {
    return fill(TextKind::Edit, code, args);
}

QString Texts::value(std::string_view field, std::string_view value,
                     std::string_view ruleSet) const {
    if (const Entry *entry =
            find(TextKind::Value, std::string(field) + '.' + std::string(value), ruleSet))
        return translated(*entry);
    if (const Entry *entry = find(TextKind::Value, value, ruleSet))
        return translated(*entry);
    return fromUtf8(value);
}

QString Texts::arm(Arm arm) const { return label(TextKind::ArmWord, word(arm)); }

QString Texts::ruleSetName(std::string_view ruleSet) const {
    const Entry *entry = find(TextKind::Ruleset, ruleSet, {});
    return entry ? translated(*entry) : fromUtf8(ruleSet);
}

QString Texts::rule(RuleNumber number) const {
    const auto file = m_rules.find(ruleSetOf(number.book));
    if (file == m_rules.end())
        return {};
    const auto line = file->second.lines.find(fromUtf8(number.text()));
    return line == file->second.lines.end() ? QString() : line->second;
}

std::vector<RuleWords> Texts::rules(const rules::RuleSet &ruleSet) const {
    std::vector<RuleWords> out;
    const auto file = m_rules.find(ruleSet.id());
    for (const rules::RuleLine &line : ruleSet.lines()) {
        RuleWords words;
        words.number = fromUtf8(line.number.text());
        if (file != m_rules.end()) {
            const auto section = file->second.sections.find(QString::number(line.number.section));
            if (section != file->second.sections.end())
                words.section = section->second;
            const auto found = file->second.lines.find(words.number);
            if (found != file->second.lines.end())
                words.words = found->second;
        }
        out.push_back(std::move(words));
    }
    return out;
}

QString Texts::credit(std::string_view ruleSet) const {
    const auto file = m_rules.find(ruleSet);
    return file == m_rules.end() ? QString() : file->second.credit;
}

QString Texts::number(std::int64_t n) const { return m_locale.toString(qlonglong(n)); }

QString Texts::hundredths(std::int64_t n) const {
    const int digits = n % 10 ? 2 : n % 100 ? 1 : 0;
    return m_locale.toString(static_cast<double>(n) / 100.0, 'f', digits);
}

QString Texts::quantity(std::int64_t n, std::string_view unit) const {
    if (unit == "in" || unit == "in/100")
        return hundredths(n) + QChar(QChar::Nbsp) + label(TextKind::Measure, "in");
    if (unit.empty())
        return number(n);
    const Entry *entry = find(TextKind::Unit, unit, {});
    if (!entry)
        return number(n);
    QString out =
        translated(*entry, static_cast<int>(std::min<std::int64_t>(n < 0 ? -n : n, 1'000'000'000)));
    return out.replace(QStringLiteral("%n"), number(n));
}

QString Texts::percent(std::int64_t part, std::int64_t whole) const {
    if (whole <= 0)
        return {};
    return m_locale.toString(qlonglong((part * 200 + whole) / (whole * 2))) + QChar(QChar::Nbsp) +
           m_locale.percent();
}

std::vector<std::string> Texts::keys() const {
    std::vector<std::string> out;
    out.reserve(m_entries.size());
    for (const auto &[key, entry] : m_entries)
        out.push_back(key);
    return out;
}

} // namespace sabretache::ui
