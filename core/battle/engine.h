// A battle as decide, events, apply.
//
//   pending(state)        what is wanted now: a choice, a roll, a fact, or nothing more
//   decide(state, input)  the events that follow, or an error; changes nothing
//   evolve(state, event)  applies one event; holds no rules and no chance
//
// A rule set is a "game": a struct of plain types and static functions (see EngineOf in game.h).
// This header is what everything that does not know the rule set works with: stores keep inputs and
// events as Records, screens are made from offers and forms.
#pragma once

#include "base/record.h"
#include "base/result.h"
#include "battle/setup.h"
#include "dice/roll.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sabretache::battle {

/// The running state of a battle; only its engine knows what is inside.
class State {
public:
    virtual ~State() = default;
    virtual std::unique_ptr<State> clone() const = 0;
};

/// An event with the rules that made it so.
struct EventRecord {
    Record event; ///< kind and fields; `version` is the schema version of the kind
    std::int32_t version = 1;
    RuleNumbers rules;
    bool operator==(const EventRecord &) const = default;
};

/// A fact about the table that the rules need and the state does not hold.
struct FactRequest {
    std::string key;     ///< names the fact for ui/text, for example "rout-passes"
    std::string subject; ///< unit or commander it is about, id as text; may be empty
    RuleNumber rule;
    /// How it is answered: "flag", "number" (in `least`..`most`, `unit` "in" or "paces"), "unit",
    /// "units", "commander" or "choice" (from `choices`; unit ids as text for unit and units).
    std::string type;
    std::vector<std::string> choices;
    std::int64_t least = 0;
    std::int64_t most = 0;
    std::string unit;
    Value fallback; ///< the sensible default
    bool operator==(const FactRequest &) const = default;
};

/// Where the answer to a fact came from.
enum class FactSource : std::uint8_t { Form, State, Ground, Umpire };

enum class Want : std::uint8_t { Choice, Roll, Fact, Nothing };

/// What the battle waits for.
struct Pending {
    Want want = Want::Nothing;
    std::optional<Side> side; ///< whose it is; empty: both
    std::optional<dice::RollRequest> roll;
    std::optional<FactRequest> fact;
};

/// Something that can be chosen now, or could if it were not forbidden.
struct Offer {
    std::string action; ///< kind of the input, for example "FireVolley"
    std::string actor;  ///< unit or commander, id as text; empty for "EndPhase" and the like
    std::optional<Side> side;
    bool allowed = true;
    std::optional<Error> why; ///< when not allowed: code, arguments, rule
    /// Group in the list, a key for ui/text: "to-act", "acted", "cannot".
    std::string group = "to-act";
    std::string note; ///< key of a short remark, for example "done-fired"; may be empty
};

/// One choice in a form's field.
struct FormChoice {
    std::string value; ///< unit id, commander id or word
    bool allowed = true;
    std::optional<Error> why;
};

/// A field of a form. Its types are those of FactRequest, "text" (an umpire's reason) and "march".
///
/// A table of units (a charge order: units, a target for each, a distance for each) is one field of
/// type "units" with further fields `along` it: each is a column of that table, `type` is the type
/// of a cell, and its value is a list with one entry for each chosen unit, in the same order (yes
/// and no as the numbers 1 and 0).
struct FormField {
    std::string key;
    std::string type;
    std::vector<FormChoice> choices;
    std::int64_t least = 0;
    std::int64_t most = 0;
    std::string unit; ///< "in/100", "paces", "castings" ...
    Value value;      ///< what the draft says, or the default
    bool fromState =
        false; ///< follows from the state: shown, not asked; the umpire may override it
    bool required = true;
    RuleNumber rule;
    std::string along; ///< key of the "units" field beside which this is a column; else empty
};

/// A line of "what follows": a fact worked out from state and draft.
struct FormFact {
    std::string key;               ///< key for ui/text, for example "castings-firing"
    std::vector<std::string> args; ///< its numbers and words (words are keys for ui/text)
    RuleNumbers rules;
};

/// The form of one action, made anew whenever the draft changes.
struct Form {
    std::string action;
    std::vector<FormField> fields;
    std::vector<FormFact> facts;
    std::optional<Error> refused; ///< why the draft as it stands would be refused
};

/// State of one unit, for lists, prints and reports that do not know the rule set.
struct UnitView {
    UnitId id;
    std::int32_t steps = 0; ///< castings, crew or points now
    std::int32_t startSteps = 0;
    std::int32_t comingOff = 0; ///< casualties of this phase that come off at its end
    std::int32_t guns = 0;
    std::int32_t startGuns = 0;
    std::string
        condition; ///< "good-order", "disorder", "rout", "removed", "off-table", "reserve" ...
    std::string formation; ///< key; may be empty
    std::vector<std::string>
        marks; ///< keys: "fired", "locked", "charging", "changing-formation" ...
    std::vector<UnitId> lockedWith;
};

struct CommanderView {
    PersonId id;
    std::string role; ///< "army" or "column"
    ColumnId column;  ///< for a column commander
    Side side = Side::First;
    std::string status; ///< "fit", "killed", "wounded", "arriving"
    UnitId with;        ///< the unit he touches; null: none
};

struct PhaseView {
    std::string key; ///< for example "rally"
    std::int32_t done = 0;
    std::int32_t toDo = 0;
};

struct ColumnView {
    ColumnId id;
    std::optional<Turns> leaderlessFor; ///< turns still without a commander
    bool vacant = false;
};

struct SideView {
    std::int32_t steps = 0;
    std::int32_t startSteps = 0;
    std::int32_t comingOff = 0;
    std::int32_t guns = 0;
    std::int32_t startGuns = 0;
    std::int32_t brigades = 0; ///< units that count for the break point
    std::int32_t gone = 0;     ///< of them, how many count as lost
    std::int32_t breaksAt = 0; ///< the army breaks when `gone` reaches this
    std::int32_t objectivePoints = 0;
    bool broken = false;
};

/// Where a battle stands: what a log is divided by. Cheap to ask, unlike a view.
struct Place {
    Turns turn{1};
    std::size_t phase = 0; ///< as in View::phases
    bool operator==(const Place &) const = default;
};

/// A picture of the whole state. Reading it changes nothing.
struct View {
    Turns turn{1};
    Turns turns{12};
    std::string weather;
    std::vector<PhaseView> phases;
    std::size_t phase = 0;
    std::optional<Side> initiative; ///< who won this turn's roll-off, if there was one
    std::vector<UnitView> units;    ///< in setup order
    std::vector<CommanderView> commanders;
    std::vector<ColumnView> columns;
    std::array<SideView, 2> sides;
    std::vector<std::optional<Side>> objectiveHolders; ///< in setup order
    bool over = false;
    std::optional<Side> winner; ///< empty when over: a draw
};

/// A rule set's battle, for callers that do not know the rule set. Immutable, without state of its
/// own.
class Engine {
public:
    virtual ~Engine() = default;

    /// Id of the rule set that it plays.
    virtual std::string_view ruleSet() const = 0;
    /// Goes into every stored event; raised when the meaning of events changes.
    virtual std::int32_t version() const = 0;
    /// @error what of the setup the rule set cannot play (unit, field), each with its rule
    virtual Result<std::unique_ptr<State>> begin(const Setup &setup) const = 0;
    virtual Pending pending(const State &state) const = 0;
    /// All that can be chosen now, with what cannot and why. Empty unless a choice is pending.
    virtual std::vector<Offer> offers(const State &state) const = 0;
    /// @param draft kind is the action; fields filled so far, others missing
    virtual Form form(const State &state, const Record &draft) const = 0;
    /// @error why the input is refused; the state is unchanged in any case
    virtual Result<std::vector<EventRecord>> decide(const State &state,
                                                    const Record &input) const = 0;
    /// Checks a stored event against the state, so that `evolve` may assert.
    virtual Result<void> validate(const State &state, const EventRecord &event) const = 0;
    /// Applies one event. Call `validate` first for events that come from a file.
    virtual void evolve(State &state, const EventRecord &event) const = 0;
    virtual View view(const State &state) const = 0;
    virtual Place place(const State &state) const = 0;
    /// A fingerprint of the whole state.
    virtual std::uint64_t hash(const State &state) const = 0;
};

/// The engines that a program knows; like RuleSetList.
class EngineList {
public:
    explicit EngineList(std::vector<const Engine *> engines) : m_engines(std::move(engines)) {}
    std::span<const Engine *const> all() const { return m_engines; }
    const Engine *find(std::string_view ruleSet) const;

private:
    std::vector<const Engine *> m_engines;
};

/// Kind of the input that answers a roll: fields `faces` (numbers), `source` (dice::Source).
inline constexpr std::string_view kDiceInput = "Dice";
/// Kind of the input that answers a fact: fields `value`, `source` (FactSource).
inline constexpr std::string_view kFactInput = "Fact";
/// Kind of the input that ends the phase: field `forced` when the umpire does it.
inline constexpr std::string_view kEndPhaseInput = "EndPhase";

Record diceInput(const dice::Faces &faces, dice::Source source);
Record factInput(Value value, FactSource source);

} // namespace sabretache::battle

namespace sabretache {
template <>
inline constexpr auto kWords<battle::FactSource> = wordList<battle::FactSource>({
    {battle::FactSource::Form, "form"},
    {battle::FactSource::State, "state"},
    {battle::FactSource::Ground, "ground"},
    {battle::FactSource::Umpire, "umpire"},
});
} // namespace sabretache
