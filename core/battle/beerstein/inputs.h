// What can be entered: the players' choices, answers to rolls and questions, the umpire's hand.
// Facts of the table (range, cover, sector, distances) are fields of the choices.
#pragma once

#include "battle/beerstein/kinds.h"
#include "battle/engine.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace sabretache::battle::beerstein {

/// Answers a roll.
struct DiceIn {
    static constexpr std::string_view kKind = "Dice";
    dice::Faces faces;
    dice::Source source = dice::Source::Program;
    SAB_FIELDS(faces, source)
    bool operator==(const DiceIn &) const = default;
};

/// Answers a question about the table: a Way.
struct FactIn {
    static constexpr std::string_view kKind = "Fact";
    std::string value;
    FactSource source = FactSource::Form;
    SAB_FIELDS(value, source)
    bool operator==(const FactIn &) const = default;
};

/// Forced: the umpire ends it although combats wait.
struct EndPhase {
    static constexpr std::string_view kKind = "EndPhase";
    bool forced = false;
    SAB_FIELDS(forced)
    bool operator==(const EndPhase &) const = default;
};

/// @rule BB-7.1
struct WithdrawVoluntarily {
    static constexpr std::string_view kKind = "WithdrawVoluntarily";
    UnitId unit;
    bool leavesTable = false;
    SAB_FIELDS(unit, leavesTable)
    bool operator==(const WithdrawVoluntarily &) const = default;
};

/// @rule BB-4.2
struct FireArtillery {
    static constexpr std::string_view kKind = "FireArtillery";
    UnitId unit;
    UnitId target;
    Paces range;
    bool cover = false;
    SAB_FIELDS(unit, target, range, cover)
    bool operator==(const FireArtillery &) const = default;
};

/// @rule BB-4.3
struct FireMusketry {
    static constexpr std::string_view kKind = "FireMusketry";
    UnitId unit;
    UnitId target;
    Paces range;
    bool cover = false;
    SAB_FIELDS(unit, target, range, cover)
    bool operator==(const FireMusketry &) const = default;
};

/// A die for each unit before its move is chosen. @rule BB-3.6
struct RollMovement {
    static constexpr std::string_view kKind = "RollMovement";
    std::vector<UnitId> units;
    SAB_FIELDS(units)
    bool operator==(const RollMovement &) const = default;
};

/// `inside`: paces of the move within woods or a stream. @rule BB-3.1
struct March {
    static constexpr std::string_view kKind = "March";
    UnitId unit;
    Paces paces;
    Ground ground = Ground::Open;
    Paces inside;
    bool aboutFace = false;
    Handling handling = Handling::None;
    bool inCommand = true;
    bool nearer = false;
    bool leavesTable = false;
    SAB_FIELDS(unit, paces, ground, inside, aboutFace, handling, inCommand, nearer, leavesTable)
    bool operator==(const March &) const = default;
};

/// @rule BB-3.2 BB-5.1
struct Attack {
    static constexpr std::string_view kKind = "Attack";
    UnitId unit;
    UnitId target;
    Sector sector = Sector::Front;
    Paces paces;
    Ground ground = Ground::Open;
    Paces inside;
    bool inCommand = true;
    SAB_FIELDS(unit, target, sector, paces, ground, inside, inCommand)
    bool operator==(const Attack &) const = default;
};

/// `clear`: there is a way to get away. @rule BB-5.7
struct Evade {
    static constexpr std::string_view kKind = "Evade";
    UnitId unit;
    bool clear = true;
    SAB_FIELDS(unit, clear)
    bool operator==(const Evade &) const = default;
};

/// The attacked unit stays where it is.
struct StandFast {
    static constexpr std::string_view kKind = "StandFast";
    UnitId unit;
    SAB_FIELDS(unit)
    bool operator==(const StandFast &) const = default;
};

/// With `unit` he is attached to it. @rule BB-6.4
struct MoveLeader {
    static constexpr std::string_view kKind = "MoveLeader";
    PersonId leader;
    Paces paces;
    std::optional<UnitId> unit;
    SAB_FIELDS(leader, paces, unit)
    bool operator==(const MoveLeader &) const = default;
};

/// The combat that the unit is in; the lists divide dice where a unit touches several. @rule BB-5.5
struct Fight {
    static constexpr std::string_view kKind = "Fight";
    UnitId unit;
    std::vector<UnitId> throwers;
    std::vector<UnitId> targets;
    std::vector<std::int32_t> dice;
    SAB_FIELDS(unit, throwers, targets, dice)
    bool operator==(const Fight &) const = default;
};

/// @rule BB-5.6
struct ChooseFollowUp {
    static constexpr std::string_view kKind = "ChooseFollowUp";
    UnitId unit;
    FollowUp choice = FollowUp::Stay;
    Paces paces;
    SAB_FIELDS(unit, choice, paces)
    bool operator==(const ChooseFollowUp &) const = default;
};

/// Units with no enemy within 300 paces. @rule BB-7.2
struct Recover {
    static constexpr std::string_view kKind = "Recover";
    std::vector<UnitId> units;
    SAB_FIELDS(units)
    bool operator==(const Recover &) const = default;
};

/// @rule BB-8.1
struct HoldObjective {
    static constexpr std::string_view kKind = "HoldObjective";
    std::int32_t objective = 0;
    std::optional<Side> side;
    SAB_FIELDS(objective, side)
    bool operator==(const HoldObjective &) const = default;
};

struct Concede {
    static constexpr std::string_view kKind = "Concede";
    Side side = Side::First;
    SAB_FIELDS(side)
    bool operator==(const Concede &) const = default;
};

struct AgreeDraw {
    static constexpr std::string_view kKind = "AgreeDraw";
    SAB_FIELDS()
    bool operator==(const AgreeDraw &) const = default;
};

/// Ends the battle as after its last turn.
struct Nightfall {
    static constexpr std::string_view kKind = "Nightfall";
    SAB_FIELDS()
    bool operator==(const Nightfall &) const = default;
};

/// The umpire's hand.
struct ChangeStrength {
    static constexpr std::string_view kKind = "ChangeStrength";
    UnitId unit;
    Points points;
    std::string reason;
    SAB_FIELDS(unit, points, reason)
    bool operator==(const ChangeStrength &) const = default;
};

/// The umpire's hand.
struct ChangeLeader {
    static constexpr std::string_view kKind = "ChangeLeader";
    PersonId leader;
    LeaderFate fate = LeaderFate::Unhurt;
    std::optional<UnitId> unit;
    std::string reason;
    SAB_FIELDS(leader, fate, unit, reason)
    bool operator==(const ChangeLeader &) const = default;
};

/// The umpire's hand.
struct TakeOffTable {
    static constexpr std::string_view kKind = "TakeOffTable";
    UnitId unit;
    std::string reason;
    SAB_FIELDS(unit, reason)
    bool operator==(const TakeOffTable &) const = default;
};

using Input = std::variant<DiceIn, FactIn, EndPhase, WithdrawVoluntarily, FireArtillery,
                           FireMusketry, RollMovement, March, Attack, Evade, StandFast, MoveLeader,
                           Fight, ChooseFollowUp, Recover, HoldObjective, Concede, AgreeDraw,
                           Nightfall, ChangeStrength, ChangeLeader, TakeOffTable>;

} // namespace sabretache::battle::beerstein

// Compiled once, in events.cpp.
namespace sabretache {
template <>
Result<battle::beerstein::Input> variantFromRecord<battle::beerstein::Input>(const Record &record);
} // namespace sabretache
