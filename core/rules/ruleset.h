// What a rule set says of itself. Screens, forms, checks, prints and files are made from this, so a
// third rule set needs no line in them. Sentences are not here: keys and rule numbers are, and
// ui/text and resources/rules turn them into words.
#pragma once

#include "base/quantity.h"
#include "base/result.h"
#include "base/rulenumber.h"
#include "rules/arm.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sabretache::rules {

/// What kind of value a unit field or an option takes.
enum class ValueType : std::uint8_t { Choice, Number, Flag };

/// A field that a rule set gives to units, such as class or doctrine.
struct UnitFieldSpec {
    std::string_view key;                      ///< stable name, also the column head in CSV
    ValueType type = ValueType::Choice;        ///< Flag values are "yes" and "no"
    std::span<const std::string_view> choices; ///< for Choice; the first is the default
    std::int32_t least = 0;                    ///< for Number
    std::int32_t most = 0;                     ///< for Number
    std::string_view fallback;                 ///< the value when the book holds none
    bool forInfantry = false;
    bool forCavalry = false;
    bool forArtillery = false;
    RuleNumber rule;

    bool appliesTo(Arm arm) const {
        return isInfantry(arm) ? forInfantry : isCavalry(arm) ? forCavalry : forArtillery;
    }
};

/// A house rule that groups disagree on (`[O:name=default]`).
struct OptionSpec {
    std::string_view name;
    ValueType type = ValueType::Flag; ///< Flag values are "on" and "off"
    std::span<const std::string_view> choices;
    std::int32_t least = 0; ///< for Number, in the unit that the rule names
    std::int32_t most = 0;
    std::string_view fallback; ///< the rule's own default
    RuleNumber rule;
};

/// Where a line comes from.
enum class LineKind : std::uint8_t { Text, Ruling, Option };
/// Who answers it: the engine, a fact that a form asks for, or the ground of map play.
enum class Coverage : std::uint8_t { Decided, Asked, MapPlay };

/// One numbered line of the rules. Its words are in `resources/rules`.
struct RuleLine {
    RuleNumber number;
    LineKind kind = LineKind::Text;
    Coverage coverage = Coverage::Decided;
};

/// Values by key; only what was set. A missing key means the spec's fallback.
using FieldValues = std::map<std::string, std::string, std::less<>>;
/// House-rule options by name; only what differs from the default.
using OptionValues = std::map<std::string, std::string, std::less<>>;

/// What a rule set needs to know of a unit in an order of battle.
struct UnitFacts {
    Arm arm = Arm::Infantry;
    std::optional<Men> men;
    std::optional<Guns> guns;
    FieldValues fields;
};

/// A unit's strength as the rule set counts it on the table.
struct TableStrength {
    std::int32_t steps = 0;     ///< castings, crew castings, or points of the unit number
    std::string_view stepKey;   ///< "castings", "crew" or "points"
    std::int32_t modelGuns = 0; ///< for batteries
    std::int32_t stepsPerMark =
        0; ///< roster: a heavy box every so many steps (a die, a gun); 0: none
    /// The box is heavy with which so many steps are left, modulo stepsPerMark: 0 where left over
    /// steps throw no die, half a group where they do.
    std::int32_t markRest = 0;
};

enum class Severity : std::uint8_t { Note, Warning, Fault };

/// Something in an order of battle that a rule set points out. Nothing of it blocks saving.
struct Problem {
    std::string_view code; ///< key of its sentence in ui/text
    RuleNumber rule;
    Severity severity = Severity::Warning;
    std::vector<std::string> args;
    std::string_view field;          ///< a unit field, a name of mends.h, or empty
    std::optional<std::string> mend; ///< a value for `field` that would mend it
};

/// A box on the roster for a condition that a unit can be in.
struct RosterBox {
    std::string_view condition; ///< word of the condition, as in a battle's view
    bool formed = false;        ///< beside infantry and cavalry
    bool artillery = false;     ///< beside batteries
};

/// What a roster has for the pencil beside a unit's steps.
struct RosterSpec {
    std::span<const RosterBox> boxes;
    std::span<const std::string_view> fates; ///< of a commander: words of his status
    std::int32_t leaderlessTurns = 0;        ///< boxes to count a column's turns without orders
    std::string_view unitWord = "units"; ///< what units but batteries are called: key of `unit/`
    bool batteriesCount = false;         ///< towards the break point
    /// A unit down to so many steps counts as lost for its army; 0: there is no such number.
    std::int32_t brokenAt = 0;
    /// Verbs of an order, for order sheets: keys `word/order-VERB`; empty: orders are free.
    std::span<const std::string_view> orders;
};

/// A quick-reference table, worked out by the rules' own functions under given options. Titles,
/// heads and cells are keys of `word/` in ui/text with what fills them.
struct ReferenceCell {
    std::string words;
    std::vector<std::string> args;
    bool operator==(const ReferenceCell &) const = default;
};
struct ReferenceRow {
    std::vector<ReferenceCell> cells; ///< the first says what the row is about
    RuleNumbers rules;                ///< that the row was read from
    bool operator==(const ReferenceRow &) const = default;
};
struct ReferenceTable {
    std::string key;                  ///< title: `word/KEY`
    std::vector<std::string> columns; ///< heads: keys of `word/`, empty for none
    std::vector<ReferenceRow> rows;
    bool operator==(const ReferenceTable &) const = default;
};

/// How long service tells on a unit: its quality, which a campaign betters and worsens, and what a
/// brigade throws on a forced march (CA-5.1, CA-8.1).
struct ServiceSpec {
    std::string_view field; ///< the unit field of its quality; empty: there is none
    std::span<const std::string_view> qualities; ///< values of that field, worst first
    std::int32_t worst = 0;                      ///< class or number of the worst
    std::int32_t better = 1;                     ///< added to it with each better quality
    std::string_view lostField; ///< unit field that holds steps lost for good; empty: men tell
    std::int32_t marchDice = 2; ///< d6 on a forced march
    bool marchAtLeast = true; ///< passes at the quality's number or more; else at the steps or less
    bool countsPoints = false; ///< its steps are points of a number, not castings (CA-9.1)
};

/// A rule set, as everything outside the engine sees it. Immutable, without state.
class RuleSet {
public:
    virtual ~RuleSet() = default;

    /// Stable name in files and on the command line, for example "corporal-john".
    virtual std::string_view id() const = 0;
    virtual RuleBook book() const = 0;
    virtual std::span<const UnitFieldSpec> unitFields() const = 0;
    virtual std::span<const OptionSpec> options() const = 0;
    /// Every numbered line, in order.
    virtual std::span<const RuleLine> lines() const = 0;

    /// @return the strength on the table; nothing when men or guns that it needs are not known.
    virtual std::optional<TableStrength> strength(const UnitFacts &unit,
                                                  const OptionValues &options) const = 0;
    /// @return men (or, for artillery, guns) that give `steps` on the table: the inverse of
    /// strength.
    virtual std::int32_t menForSteps(const UnitFacts &unit, std::int32_t steps,
                                     const OptionValues &options) const = 0;
    /// @return what the rule set points out about one unit.
    virtual std::vector<Problem> check(const UnitFacts &unit,
                                       const OptionValues &options) const = 0;
    /// @return the rule by which a column without a commander is pointed out; null: it is not.
    virtual RuleNumber vacancyRule() const = 0;
    /// @return what its rosters have beside the steps; nothing of the kind unless it says so.
    virtual RosterSpec roster() const { return {}; }
    /// @return how its units grow better and worse in a campaign; they don't unless it says so.
    virtual ServiceSpec service() const { return {}; }
    /// @return whether a village or town holds a number of brigades, which a scenario then says.
    virtual bool townsHoldBrigades() const { return false; }
    /// @return the tables that lie beside the players: everything that is looked up in a battle.
    virtual std::vector<ReferenceTable> reference(const OptionValues & /*options*/) const {
        return {};
    }
};

/// @return the set value, or the spec's fallback.
std::string_view fieldValue(const UnitFieldSpec &spec, const FieldValues &values);
std::string_view optionValue(const RuleSet &ruleSet, std::string_view name,
                             const OptionValues &values);

/// @return nothing if `value` is allowed for the spec.
/// @error rule-value-unknown (name, value, allowed words), rule-value-range (name, value, least,
/// most)
Result<void> checkValue(const UnitFieldSpec &spec, std::string_view value);
Result<void> checkValue(const OptionSpec &spec, std::string_view value);

/// The rule sets that a program knows. Built by the application, handed on; tests add their own.
class RuleSetList {
public:
    explicit RuleSetList(std::vector<const RuleSet *> sets) : m_sets(std::move(sets)) {}
    std::span<const RuleSet *const> all() const { return m_sets; }
    const RuleSet *find(std::string_view id) const;

private:
    std::vector<const RuleSet *> m_sets;
};

/// The two rule sets of the program: `corporaljohn::ruleSet()` and `beerstein::ruleSet()`.
RuleSetList builtInRuleSets();

inline constexpr std::string_view kRuleValueUnknown = "rule-value-unknown";
inline constexpr std::string_view kRuleValueRange = "rule-value-range";

} // namespace sabretache::rules
