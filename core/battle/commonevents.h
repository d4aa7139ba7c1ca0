// What happens in a battle of any rule set.
#pragma once

#include "base/fields.h"
#include "battle/engine.h"

#include <optional>
#include <string>
#include <vector>

namespace sabretache::battle {

/// Why a battle is over.
enum class EndWhy : std::uint8_t { Broken, Turns, Night, Conceded, Agreed };

struct TurnBegan {
    static constexpr std::string_view kKind = "TurnBegan";
    Turns turn;
    SAB_FIELDS(turn)
    bool operator==(const TurnBegan &) const = default;
};

struct DiceRolled {
    static constexpr std::string_view kKind = "DiceRolled";
    dice::Faces faces;
    dice::Source source = dice::Source::Program;
    std::string purpose;
    SAB_FIELDS(faces, source, purpose)
    bool operator==(const DiceRolled &) const = default;
};

/// Where the answer to a question came from is kept with it.
struct FactGiven {
    static constexpr std::string_view kKind = "FactGiven";
    std::string fact;
    Value value;
    FactSource source = FactSource::Form;
    std::optional<UnitId> unit;
    SAB_FIELDS(fact, value, source, unit)
    bool operator==(const FactGiven &) const = default;
};

/// Without a side: a tie, thrown again. CJ-3.3 BB-2.2
struct InitiativeRolled {
    static constexpr std::string_view kKind = "InitiativeRolled";
    Pips first;
    Pips second;
    std::optional<Side> side;
    SAB_FIELDS(first, second, side)
    bool operator==(const InitiativeRolled &) const = default;
};

struct UnitArrived {
    static constexpr std::string_view kKind = "UnitArrived";
    UnitId unit;
    SAB_FIELDS(unit)
    bool operator==(const UnitArrived &) const = default;
};

/// Without a column: the army. CJ-4.9, CJ-4.10, BB-6.3
struct CommandTaken {
    static constexpr std::string_view kKind = "CommandTaken";
    Side side = Side::First;
    std::optional<ColumnId> column;
    PersonId commander;
    std::optional<UnitId> unit;
    SAB_FIELDS(side, column, commander, unit)
    bool operator==(const CommandTaken &) const = default;
};

/// How a unit that touches several enemies divides its dice, by enemy. CJ-10.12, BB-5.5
struct BlowsSplit {
    static constexpr std::string_view kKind = "BlowsSplit";
    UnitId unit;
    std::vector<UnitId> enemies;
    std::vector<Dice> dice;
    SAB_FIELDS(unit, enemies, dice)
    bool operator==(const BlowsSplit &) const = default;
};

struct ObjectiveHeld {
    static constexpr std::string_view kKind = "ObjectiveHeld";
    std::int32_t objective = 0;
    std::optional<Side> side;
    SAB_FIELDS(objective, side)
    bool operator==(const ObjectiveHeld &) const = default;
};

/// Without a side: a draw. CJ-13.1 BB-8.1
struct BattleEnded {
    static constexpr std::string_view kKind = "BattleEnded";
    std::optional<Side> winner;
    EndWhy why = EndWhy::Turns;
    SAB_FIELDS(winner, why)
    bool operator==(const BattleEnded &) const = default;
};

} // namespace sabretache::battle

namespace sabretache {
template <>
inline constexpr auto kWords<battle::EndWhy> = wordList<battle::EndWhy>({
    {battle::EndWhy::Broken, "broken"},
    {battle::EndWhy::Turns, "turns"},
    {battle::EndWhy::Night, "night"},
    {battle::EndWhy::Conceded, "conceded"},
    {battle::EndWhy::Agreed, "agreed"},
});
} // namespace sabretache
