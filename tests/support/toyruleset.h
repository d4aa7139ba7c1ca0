// A third rule set, small but whole: what the program must carry without a line of its own.
//
// Each turn both sides dice for the first move (TT-2.1). In "advance" a commander orders several
// units at once, each its own distance (TT-3.1). In "shoot" a unit fires: a die for each two steps
// (TT-4.1), hits on 5 and 6, from 4 at close range (TT-4.2), half the dice into cover (TT-4.3).
// Losses come off together at the end of the phase (TT-4.4); each unit that lost steps says whether
// its general is near (TT-5.2) and tests on 2d6 (TT-5.1): failing, it is shaken, and a shaken one
// runs. A side that has lost half its units has lost the battle (TT-6.1).
#pragma once

#include "base/fields.h"
#include "battle/engine.h"
#include "battle/setup.h"
#include "rules/ruleset.h"

#include <deque>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace sabretache::toy {

const rules::RuleSet &ruleSet();
const battle::Engine &engine();
/// Two small armies: `perSide` units on each side, of all three arms, with generals.
battle::Setup sampleSetup(std::size_t perSide = 4);

enum class Condition : std::uint8_t { Steady, Shaken, Run, Removed };
enum class Stance : std::uint8_t { Standing, Kneeling };

struct Trooper {
    std::int32_t steps = 0;
    std::int32_t comingOff = 0;
    Condition condition = Condition::Steady;
    bool moved = false;
    bool fired = false;
    std::int32_t advanced = 0; ///< paces so far
    bool operator==(const Trooper &) const = default;
};

/// What the battle waits for beside a choice.
enum class Wait : std::uint8_t { FirstMove, Choice, ShootDice, GeneralNear, NerveDice, Nothing };

// Inputs.
struct Advance {
    static constexpr std::string_view kKind = "Advance";
    PersonId general;
    std::vector<UnitId> units;
    std::vector<Paces> distances;
    template <class S, class F> static void fields(S &&s, F &&f) {
        f("general", s.general);
        f("units", s.units);
        f("distances", s.distances);
    }
};
struct Shoot {
    static constexpr std::string_view kKind = "Shoot";
    UnitId unit;
    UnitId target;
    Paces range;
    bool cover = false;
    Stance stance = Stance::Standing;
    template <class S, class F> static void fields(S &&s, F &&f) {
        f("unit", s.unit);
        f("target", s.target);
        f("range", s.range);
        f("cover", s.cover);
        f("stance", s.stance);
    }
};
struct EndPhase {
    static constexpr std::string_view kKind = battle::kEndPhaseInput;
    bool forced = false;
    template <class S, class F> static void fields(S &&s, F &&f) { f("forced", s.forced); }
};
struct DiceFaces {
    static constexpr std::string_view kKind = battle::kDiceInput;
    std::vector<std::uint8_t> faces;
    dice::Source source = dice::Source::Typed;
    template <class S, class F> static void fields(S &&s, F &&f) {
        f("faces", s.faces);
        f("source", s.source);
    }
};
struct FactAnswer {
    static constexpr std::string_view kKind = battle::kFactInput;
    bool value = false;
    battle::FactSource source = battle::FactSource::Form;
    template <class S, class F> static void fields(S &&s, F &&f) {
        f("value", s.value);
        f("source", s.source);
    }
};
struct SetSteps {
    static constexpr std::string_view kKind = "SetSteps";
    UnitId unit;
    std::int32_t steps = 0;
    std::string reason;
    template <class S, class F> static void fields(S &&s, F &&f) {
        f("unit", s.unit);
        f("steps", s.steps);
        f("reason", s.reason);
    }
};
using Input = std::variant<Advance, Shoot, EndPhase, DiceFaces, FactAnswer, SetSteps>;

// Events.
struct FirstMoveRolled {
    static constexpr std::string_view kKind = "FirstMoveRolled";
    std::vector<std::uint8_t> faces;
    dice::Source source = dice::Source::Typed;
    std::optional<battle::Side> winner; ///< empty: equal, rolled again
    template <class S, class F> static void fields(S &&s, F &&f) {
        f("faces", s.faces);
        f("source", s.source);
        f("winner", s.winner);
    }
};
struct UnitAdvanced {
    static constexpr std::string_view kKind = "UnitAdvanced";
    PersonId general;
    UnitId unit;
    Paces distance;
    template <class S, class F> static void fields(S &&s, F &&f) {
        f("general", s.general);
        f("unit", s.unit);
        f("distance", s.distance);
    }
};
struct ShotOrdered {
    static constexpr std::string_view kKind = "ShotOrdered";
    UnitId unit;
    UnitId target;
    Paces range;
    Dice dice;
    std::int32_t hitsFrom = 5;
    template <class S, class F> static void fields(S &&s, F &&f) {
        f("unit", s.unit);
        f("target", s.target);
        f("range", s.range);
        f("dice", s.dice);
        f("hitsFrom", s.hitsFrom);
    }
};
struct StepsHit {
    static constexpr std::string_view kKind = "StepsHit";
    UnitId unit;
    UnitId target;
    std::vector<std::uint8_t> faces;
    dice::Source source = dice::Source::Typed;
    std::int32_t hits = 0;
    template <class S, class F> static void fields(S &&s, F &&f) {
        f("unit", s.unit);
        f("target", s.target);
        f("faces", s.faces);
        f("source", s.source);
        f("hits", s.hits);
    }
};
struct LossesTaken {
    static constexpr std::string_view kKind = "LossesTaken";
    UnitId unit;
    std::int32_t steps = 0;
    template <class S, class F> static void fields(S &&s, F &&f) {
        f("unit", s.unit);
        f("steps", s.steps);
    }
};
struct GeneralPlaced {
    static constexpr std::string_view kKind = "GeneralPlaced";
    UnitId unit;
    bool near = false;
    battle::FactSource source = battle::FactSource::Form;
    template <class S, class F> static void fields(S &&s, F &&f) {
        f("unit", s.unit);
        f("near", s.near);
        f("source", s.source);
    }
};
struct NerveTested {
    static constexpr std::string_view kKind = "NerveTested";
    UnitId unit;
    std::vector<std::uint8_t> faces;
    dice::Source source = dice::Source::Typed;
    Condition becomes = Condition::Steady;
    template <class S, class F> static void fields(S &&s, F &&f) {
        f("unit", s.unit);
        f("faces", s.faces);
        f("source", s.source);
        f("becomes", s.becomes);
    }
};
struct PhaseBegun {
    static constexpr std::string_view kKind = "PhaseBegun";
    Turns turn;
    std::string phase;
    template <class S, class F> static void fields(S &&s, F &&f) {
        f("turn", s.turn);
        f("phase", s.phase);
    }
};
struct StepsSet {
    static constexpr std::string_view kKind = "StepsSet";
    UnitId unit;
    std::int32_t steps = 0;
    std::string reason;
    template <class S, class F> static void fields(S &&s, F &&f) {
        f("unit", s.unit);
        f("steps", s.steps);
        f("reason", s.reason);
    }
};
struct BattleEnded {
    static constexpr std::string_view kKind = "BattleEnded";
    std::optional<battle::Side> winner;
    template <class S, class F> static void fields(S &&s, F &&f) { f("winner", s.winner); }
};
using Event = std::variant<FirstMoveRolled, UnitAdvanced, ShotOrdered, StepsHit, LossesTaken,
                           GeneralPlaced, NerveTested, PhaseBegun, StepsSet, BattleEnded>;

struct State {
    battle::Setup setup;
    Turns turn{1};
    std::size_t phase = 0; ///< 0 advance, 1 shoot
    Wait wait = Wait::FirstMove;
    std::optional<battle::Side> initiative;
    std::vector<Trooper> units; ///< in setup order
    ShotOrdered shot;           ///< while ShootDice
    std::deque<std::size_t> tests;
    bool generalNear = false;
    bool over = false;
    std::optional<battle::Side> winner;
};

} // namespace sabretache::toy

namespace sabretache {
template <>
inline constexpr auto kWords<toy::Condition> = wordList<toy::Condition>({
    {toy::Condition::Steady, "good-order"},
    {toy::Condition::Shaken, "disorder"},
    {toy::Condition::Run, "rout"},
    {toy::Condition::Removed, "removed"},
});
template <>
inline constexpr auto kWords<toy::Stance> = wordList<toy::Stance>({
    {toy::Stance::Standing, "standing"},
    {toy::Stance::Kneeling, "kneeling"},
});
} // namespace sabretache
