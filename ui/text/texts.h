// Words for a reader: everything that core says as codes, keys and records becomes a sentence here,
// in the language of one Texts object. Nothing here knows a widget, so the command line, prints and
// exports use it as the window does.
//
// HOW TO ADD SENTENCES. Make a file `ui/text/<topic>texts.cpp` with one table and list it in
// tables.cpp and CMakeLists.txt:
//
//     #include "ui/text/table.h"
//     namespace sabretache::ui {
//     namespace {
//     const TextEntry kEntries[] = {
//         {"error/dice-count", QT_TRANSLATE_NOOP("dice", "{1:dice} are wanted, {2} were given.")},
//         {"event/CastingsKilled", QT_TRANSLATE_NOOP("dice", "{unit} loses {count:castings}.")},
//     };
//     }
//     TextTable diceTexts() { return {"dice", kEntries}; }
//     }
//
// KEYS are `kind/key`; the kinds are those of TextKind below ("error", "event", "action" ...). A
// key that two rule sets use in two meanings gets the rule set before it: `beerstein:event/Moved`;
// it is looked for first, the plain key second.
//
// PLACES in a sentence are in braces: {1}, {2} are an error's, edit's, problem's or fact's
// arguments; {name} is a field of a record. What stands in one is shown like this:
//     an id                        the name of the unit, column, commander (from Names)
//     a word with a `word/...` key the words of that key; any other text as it is
//     a number                     with the language's separators; yes and no; lists with commas
// A format after a colon says more:
//     {range:in}     hundredths of an inch as inches: 0.8 in
//     {count:castings}  a number with its unit, in the right plural: key `unit/castings`
//     {units:count}  how many entries a list has
//     {state:condition}  the words of `condition/...`, and so for every other kind
// And {name?yes|no} gives `yes` where the value is there and is neither false, 0 nor empty, else
// `no` (which may be left out); both may hold places themselves.
//
// PLURALS: texts of kind "unit" are `1 casting|%n castings`, marked with QT_TRANSLATE_N_NOOP.
//
// RULES in our words are `resources/rules/<rule set>.json`, in another language
// `<rule set>.<language>.json`:
//     {"ruleset": "corporal-john", "credit": "...", "sections": {"6": "Musketry"},
//      "lines": {"CJ-6.1": "Up to 1 inch ..."}}
// where a line may also be an object whose "words" are shown, beside its kind, coverage and
// options.
#pragma once

#include "base/record.h"
#include "base/result.h"
#include "base/rulenumber.h"
#include "battle/engine.h"
#include "oob/changes.h"
#include "rules/arm.h"
#include "rules/ruleset.h"
#include "ui/text/table.h"

#include <QLocale>
#include <QString>
#include <QTranslator>

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace sabretache::oob {
struct OrderOfBattle;
}
namespace sabretache::battle {
struct Setup;
}

namespace sabretache::ui {

/// What a key names; the part of it before the slash.
enum class TextKind : std::uint8_t {
    Error,     ///< error/code: a whole sentence
    Problem,   ///< problem/code: a whole sentence, without the unit's name
    Mend,      ///< mend/code: a button's words; else "Set (field) to (value)"
    Edit,      ///< edit/code: as an undo entry: "class of Wilkes's brigade, 5 to 4"
    Event,     ///< event/Kind: a whole sentence
    Input,     ///< input/Kind: a line of the log for what was entered
    Action,    ///< action/Kind: a button's or menu's words
    Form,      ///< form/field: a label
    Fact,      ///< fact/key: a line of "what follows"
    Ask,       ///< ask/key: the question of a FactRequest
    Purpose,   ///< purpose/key: what dice are for
    Phase,     ///< phase/key
    Group,     ///< group/key: heading of offers
    Note,      ///< note/key: short remark
    Field,     ///< field/key: a unit field's label
    Value,     ///< value/word or value/field.word
    Option,    ///< option/name: label of a house rule
    Condition, ///< condition/key
    Formation, ///< formation/key
    Mark,      ///< mark/key
    Status,    ///< status/key: of a commander
    Weather,   ///< weather/word
    ArmWord,   ///< arm/word
    Severity,  ///< severity/note, warning, fault
    Unit,      ///< unit/key: a number with its unit, both plurals
    Measure,   ///< measure/key: the unit's name alone: "in", "castings"
    Cause,     ///< cause/key: of a change of strength
    Ruleset,   ///< ruleset/id
    Word,      ///< word/anything else
};
QString prefixOf(TextKind kind);

/// Gives the name of the unit, column, army, person or battle with this id; empty: not known.
using Names = std::function<QString(const Uuid &)>;
/// Both keep a reference to what they are made from.
Names namesOf(const oob::OrderOfBattle &book);
Names namesOf(const battle::Setup &setup);

/// A numbered line of the rules, for lists and the rules' page.
struct RuleWords {
    QString number; ///< "CJ-6.1"
    QString section;
    QString words;
};

class Texts {
public:
    /// @param language a code such as "en" or "de_AT"; one without a translation gives English
    explicit Texts(const QString &language = QStringLiteral("en"));
    ~Texts();
    Texts(const Texts &) = delete;
    Texts &operator=(const Texts &) = delete;

    QString language() const { return m_language; }
    const QLocale &locale() const { return m_locale; }

    /// @return whether there are words for the key
    bool has(TextKind kind, std::string_view key, std::string_view ruleSet = {}) const;
    /// @return the words of a key, places unfilled; the key itself in brackets when there are none
    QString label(TextKind kind, std::string_view key, std::string_view ruleSet = {}) const;
    /// @return the words of a key with {1}, {2} ... filled
    QString fill(TextKind kind, std::string_view key, const std::vector<std::string> &args,
                 const Names &names = {}, std::string_view ruleSet = {}) const;
    /// @return the words of a record's kind with its fields filled
    QString fill(TextKind kind, const Record &record, const Names &names = {},
                 std::string_view ruleSet = {}) const;

    QString error(const Error &error, const Names &names = {}, std::string_view ruleSet = {}) const;
    QString problem(const rules::Problem &problem, std::string_view ruleSet = {}) const;
    /// @return words for the button that mends a problem; empty when there is no mend
    QString mend(const rules::Problem &problem, std::string_view ruleSet = {}) const;
    QString event(const battle::EventRecord &event, const Names &names,
                  std::string_view ruleSet = {}) const;
    QString edit(std::string_view code, const std::vector<std::string> &args) const;
    QString edit(const oob::Edit &edit) const { return this->edit(edit.code, edit.args); }
    /// @return words of a unit field's value; a value without words as it is
    QString value(std::string_view field, std::string_view value,
                  std::string_view ruleSet = {}) const;
    QString arm(Arm arm) const;
    QString ruleSetName(std::string_view ruleSet) const;

    /// @return the line in our words; empty when there are none
    QString rule(RuleNumber number) const;
    /// @return all lines of a rule set that have words, in order
    std::vector<RuleWords> rules(const rules::RuleSet &ruleSet) const;
    QString credit(std::string_view ruleSet) const;

    QString number(std::int64_t n) const;
    /// @return "1 casting", "24 castings", "0.8 in" (unit "in/100")
    QString quantity(std::int64_t n, std::string_view unit) const;
    /// @return a number in hundredths without needless zeros: "5.5"
    QString hundredths(std::int64_t n) const;
    QString percent(std::int64_t part, std::int64_t whole) const;

    /// All keys that have words, for tests and translators.
    std::vector<std::string> keys() const;

private:
    struct Entry {
        const char *context;
        const char *text;
    };
    struct RuleFile {
        QString credit;
        std::map<QString, QString> sections;
        std::map<QString, QString> lines;
    };
    using Getter = std::function<const Value *(const std::string &)>;
    const Entry *find(TextKind kind, std::string_view key, std::string_view ruleSet) const;
    QString translated(const Entry &entry, int n = -1) const;
    QString filled(const QString &pattern, const Getter &get, const Names &names,
                   std::string_view ruleSet, int depth = 0) const;
    QString shown(const Value &value, const QString &format, const Names &names,
                  std::string_view ruleSet) const;
    QString shownText(const std::string &text, const QString &format, const Names &names,
                      std::string_view ruleSet) const;
    void loadRules(const QString &path);

    QString m_language;
    QLocale m_locale;
    QTranslator m_translator;
    std::map<std::string, Entry, std::less<>> m_entries;
    std::map<std::string, RuleFile, std::less<>> m_rules;
};

} // namespace sabretache::ui
