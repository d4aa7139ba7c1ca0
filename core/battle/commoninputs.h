// What can be entered in a battle of any rule set: answers to rolls and questions, the end of a
// phase, objectives, the end of the battle.
#pragma once

#include "base/fields.h"
#include "battle/engine.h"

#include <optional>
#include <string>
#include <vector>

namespace sabretache::battle {

/// Answers a roll.
struct DiceIn {
    static constexpr std::string_view kKind = kDiceInput;
    dice::Faces faces;
    dice::Source source = dice::Source::Program;
    SAB_FIELDS(faces, source)
    bool operator==(const DiceIn &) const = default;
};

/// Answers a fact that was asked.
struct FactIn {
    static constexpr std::string_view kKind = kFactInput;
    Value value;
    FactSource source = FactSource::Form;
    SAB_FIELDS(value, source)
    bool operator==(const FactIn &) const = default;
};

/// Ends what the phase waits for. Forced: the umpire ends it although something must still be done.
struct EndPhase {
    static constexpr std::string_view kKind = kEndPhaseInput;
    bool forced = false;
    SAB_FIELDS(forced)
    bool operator==(const EndPhase &) const = default;
};

/// How a unit that touches several enemies divides its dice, by enemy. CJ-10.12 BB-5.5
struct SplitBlows {
    static constexpr std::string_view kKind = "SplitBlows";
    UnitId unit;
    std::vector<UnitId> enemies;
    std::vector<Dice> dice;
    SAB_FIELDS(unit, enemies, dice)
    bool operator==(const SplitBlows &) const = default;
};

/// Without a side: nobody holds it. CJ-13.1 BB-8.1
struct HoldObjective {
    static constexpr std::string_view kKind = "HoldObjective";
    std::int32_t objective = 0;
    std::optional<Side> side;
    SAB_FIELDS(objective, side)
    bool operator==(const HoldObjective &) const = default;
};

/// CJ-13.1 BB-8.1
struct Concede {
    static constexpr std::string_view kKind = "Concede";
    Side side = Side::First;
    SAB_FIELDS(side)
    bool operator==(const Concede &) const = default;
};

struct AgreeDraw {
    static constexpr std::string_view kKind = "AgreeDraw";
    std::string reason;
    SAB_FIELDS(reason)
    bool operator==(const AgreeDraw &) const = default;
};

/// The battle ends now by points.
struct Nightfall {
    static constexpr std::string_view kKind = "Nightfall";
    std::string reason;
    SAB_FIELDS(reason)
    bool operator==(const Nightfall &) const = default;
};

} // namespace sabretache::battle
