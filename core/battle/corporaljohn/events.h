// What happened, in the order in which it did. An event carries all that the state needs, so that
// applying it takes no rule.
#pragma once

#include "base/oneof.h"
#include "battle/commonevents.h"
#include "battle/corporaljohn/kinds.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace sabretache::battle::corporaljohn {

using battle::BattleEnded;
using battle::BlowsSplit;
using battle::CommandTaken;
using battle::DiceRolled;
using battle::EndWhy;
using battle::FactGiven;
using battle::InitiativeRolled;
using battle::ObjectiveHeld;
using battle::TurnBegan;
using battle::UnitArrived;

struct PhaseBegan {
    static constexpr std::string_view kKind = "PhaseBegan";
    Phase phase = Phase::Rally;
    SAB_FIELDS(phase)
    bool operator==(const PhaseBegan &) const = default;
};

/// Side: whose it is, where it is one side's.
struct StageBegan {
    static constexpr std::string_view kKind = "StageBegan";
    Stage stage = Stage::Choosing;
    std::optional<Side> side;
    bool second = false; ///< the second side's move
    SAB_FIELDS(stage, side, second)
    bool operator==(const StageBegan &) const = default;
};

struct RallyAttempted {
    static constexpr std::string_view kKind = "RallyAttempted";
    UnitId unit;
    Pips needed;
    SAB_FIELDS(unit, needed)
    bool operator==(const RallyAttempted &) const = default;
};

struct BrigadeRallied {
    static constexpr std::string_view kKind = "BrigadeRallied";
    UnitId unit;
    Condition condition = Condition::GoodOrder;
    SAB_FIELDS(unit, condition)
    bool operator==(const BrigadeRallied &) const = default;
};

struct RallyFailed {
    static constexpr std::string_view kKind = "RallyFailed";
    UnitId unit;
    SAB_FIELDS(unit)
    bool operator==(const RallyFailed &) const = default;
};

/// Dice are on the table for this.
struct VolleyOrdered {
    static constexpr std::string_view kKind = "VolleyOrdered";
    UnitId unit;
    UnitId target;
    HundredthsOfInch range;
    LossKind with = LossKind::Musketry;
    RangeBand band = RangeBand::Close;
    Dice dice;
    std::uint8_t least = 0; ///< kills from this face; 0: by the table
    SAB_FIELDS(unit, target, range, with, band, dice, least)
    bool operator==(const VolleyOrdered &) const = default;
};

/// Castings come off at the end of the phase. CJ-3.2
struct VolleyFired {
    static constexpr std::string_view kKind = "VolleyFired";
    UnitId unit;
    UnitId target;
    Castings kills;
    LossKind with = LossKind::Musketry;
    SAB_FIELDS(unit, target, kills, with)
    bool operator==(const VolleyFired &) const = default;
};

struct SavesDue {
    static constexpr std::string_view kKind = "SavesDue";
    UnitId unit;
    Dice dice;
    SAB_FIELDS(unit, dice)
    bool operator==(const SavesDue &) const = default;
};

/// CJ-1.5
struct GunnersSaved {
    static constexpr std::string_view kKind = "GunnersSaved";
    UnitId unit;
    Castings saved;
    SAB_FIELDS(unit, saved)
    bool operator==(const GunnersSaved &) const = default;
};

struct CastingsKilled {
    static constexpr std::string_view kKind = "CastingsKilled";
    UnitId unit;
    Castings count;
    LossKind with = LossKind::Musketry;
    SAB_FIELDS(unit, count, with)
    bool operator==(const CastingsKilled &) const = default;
};

struct UnitRemoved {
    static constexpr std::string_view kKind = "UnitRemoved";
    UnitId unit;
    RemovedWhy why = RemovedWhy::Destroyed;
    SAB_FIELDS(unit, why)
    bool operator==(const UnitRemoved &) const = default;
};

struct UnitLeftTable {
    static constexpr std::string_view kKind = "UnitLeftTable";
    UnitId unit;
    SAB_FIELDS(unit)
    bool operator==(const UnitLeftTable &) const = default;
};

/// His brigade lost castings, or was removed. CJ-4.8
struct CommanderAtRisk {
    static constexpr std::string_view kKind = "CommanderAtRisk";
    PersonId commander;
    KilledBy by = KilledBy::Musketry;
    SAB_FIELDS(commander, by)
    bool operator==(const CommanderAtRisk &) const = default;
};

struct CommanderKilled {
    static constexpr std::string_view kKind = "CommanderKilled";
    PersonId commander;
    KilledBy by = KilledBy::Musketry;
    SAB_FIELDS(commander, by)
    bool operator==(const CommanderKilled &) const = default;
};

struct CommanderSpared {
    static constexpr std::string_view kKind = "CommanderSpared";
    PersonId commander;
    bool leaves = false; ///< his brigade is gone
    SAB_FIELDS(commander, leaves)
    bool operator==(const CommanderSpared &) const = default;
};

/// His brigade is gone and he is alive: the table is asked whom he goes to. CJ-4.6
struct RejoinDue {
    static constexpr std::string_view kKind = "RejoinDue";
    PersonId commander;
    SAB_FIELDS(commander)
    bool operator==(const RejoinDue &) const = default;
};

/// CJ-4.6
struct CommanderRejoined {
    static constexpr std::string_view kKind = "CommanderRejoined";
    PersonId commander;
    UnitId unit;
    SAB_FIELDS(commander, unit)
    bool operator==(const CommanderRejoined &) const = default;
};

struct LeaderlessDue {
    static constexpr std::string_view kKind = "LeaderlessDue";
    ColumnId column;
    SAB_FIELDS(column)
    bool operator==(const LeaderlessDue &) const = default;
};

/// CJ-4.9
struct ColumnLeaderless {
    static constexpr std::string_view kKind = "ColumnLeaderless";
    ColumnId column;
    Turns until;
    SAB_FIELDS(column, until)
    bool operator==(const ColumnLeaderless &) const = default;
};

struct CommanderMoved {
    static constexpr std::string_view kKind = "CommanderMoved";
    PersonId commander;
    std::optional<UnitId> unit;
    SAB_FIELDS(commander, unit)
    bool operator==(const CommanderMoved &) const = default;
};

/// In the order in which they are taken. CJ-3.4
struct TestsDue {
    static constexpr std::string_view kKind = "TestsDue";
    std::vector<UnitId> units;
    std::vector<MoraleCause> causes;
    SAB_FIELDS(units, causes)
    bool operator==(const TestsDue &) const = default;
};

struct TestPassed {
    static constexpr std::string_view kKind = "TestPassed";
    UnitId unit;
    MoraleCause cause = MoraleCause::UnderFire;
    bool second = false;
    SAB_FIELDS(unit, cause, second)
    bool operator==(const TestPassed &) const = default;
};

struct TestFailed {
    static constexpr std::string_view kKind = "TestFailed";
    UnitId unit;
    MoraleCause cause = MoraleCause::UnderFire;
    bool second = false;
    SAB_FIELDS(unit, cause, second)
    bool operator==(const TestFailed &) const = default;
};

struct BrigadeDisordered {
    static constexpr std::string_view kKind = "BrigadeDisordered";
    UnitId unit;
    SAB_FIELDS(unit)
    bool operator==(const BrigadeDisordered &) const = default;
};

struct SecondTestDue {
    static constexpr std::string_view kKind = "SecondTestDue";
    UnitId unit;
    MoraleCause cause = MoraleCause::UnderFire;
    SAB_FIELDS(unit, cause)
    bool operator==(const SecondTestDue &) const = default;
};

struct BrigadeRouted {
    static constexpr std::string_view kKind = "BrigadeRouted";
    UnitId unit;
    HundredthsOfInch distance;
    SAB_FIELDS(unit, distance)
    bool operator==(const BrigadeRouted &) const = default;
};

/// The table is asked how a run ends, and whom a rout passes.
struct RunEndDue {
    static constexpr std::string_view kKind = "RunEndDue";
    UnitId unit;
    bool rout = false;
    SAB_FIELDS(unit, rout)
    bool operator==(const RunEndDue &) const = default;
};

struct RoutPassesDue {
    static constexpr std::string_view kKind = "RoutPassesDue";
    UnitId unit;
    SAB_FIELDS(unit)
    bool operator==(const RoutPassesDue &) const = default;
};

struct RoutPassed {
    static constexpr std::string_view kKind = "RoutPassed";
    UnitId unit;
    std::vector<UnitId> units;
    SAB_FIELDS(unit, units)
    bool operator==(const RoutPassed &) const = default;
};

struct OrderGiven {
    static constexpr std::string_view kKind = "OrderGiven";
    PersonId commander;
    Verb verb = Verb::March;
    std::vector<UnitId> units;
    SAB_FIELDS(commander, verb, units)
    bool operator==(const OrderGiven &) const = default;
};

struct UnitMarched {
    static constexpr std::string_view kKind = "UnitMarched";
    UnitId unit;
    HundredthsOfInch distance;
    bool retiring = false;
    SAB_FIELDS(unit, distance, retiring)
    bool operator==(const UnitMarched &) const = default;
};

struct FormationChanged {
    static constexpr std::string_view kKind = "FormationChanged";
    UnitId unit;
    ChangeTo to = ChangeTo::Line;
    SAB_FIELDS(unit, to)
    bool operator==(const FormationChanged &) const = default;
};

/// CJ-5.4
struct ChangeBegan {
    static constexpr std::string_view kKind = "ChangeBegan";
    UnitId unit;
    ChangeTo to = ChangeTo::Line;
    Turns done;
    SAB_FIELDS(unit, to, done)
    bool operator==(const ChangeBegan &) const = default;
};

struct TownEntered {
    static constexpr std::string_view kKind = "TownEntered";
    UnitId unit;
    std::optional<std::int32_t> place{}; ///< in the list of objectives; empty: none of them
    SAB_FIELDS(unit, place)
    bool operator==(const TownEntered &) const = default;
};

struct GunsUnlimbered {
    static constexpr std::string_view kKind = "GunsUnlimbered";
    UnitId unit;
    SAB_FIELDS(unit)
    bool operator==(const GunsUnlimbered &) const = default;
};

struct GunsLimbered {
    static constexpr std::string_view kKind = "GunsLimbered";
    UnitId unit;
    SAB_FIELDS(unit)
    bool operator==(const GunsLimbered &) const = default;
};

struct BayonetsPlugged {
    static constexpr std::string_view kKind = "BayonetsPlugged";
    UnitId unit;
    SAB_FIELDS(unit)
    bool operator==(const BayonetsPlugged &) const = default;
};

struct BayonetsUnplugged {
    static constexpr std::string_view kKind = "BayonetsUnplugged";
    UnitId unit;
    SAB_FIELDS(unit)
    bool operator==(const BayonetsUnplugged &) const = default;
};

struct CameUpForPistols {
    static constexpr std::string_view kKind = "CameUpForPistols";
    UnitId unit;
    UnitId target;
    HundredthsOfInch distance;
    SAB_FIELDS(unit, target, distance)
    bool operator==(const CameUpForPistols &) const = default;
};

struct ChargeDeclared {
    static constexpr std::string_view kKind = "ChargeDeclared";
    UnitId unit;
    UnitId target;
    HundredthsOfInch distance;
    HundredthsOfInch left; ///< after this turn's move; 0: contact this turn
    Sector sector = Sector::Front;
    MeleeGround ground = MeleeGround::Open;
    bool uphill = false;
    SAB_FIELDS(unit, target, distance, left, sector, ground, uphill)
    bool operator==(const ChargeDeclared &) const = default;
};

/// A long charge goes on. CJ-8.8
struct ChargeResumed {
    static constexpr std::string_view kKind = "ChargeResumed";
    UnitId unit;
    SAB_FIELDS(unit)
    bool operator==(const ChargeResumed &) const = default;
};

struct ChargeDropped {
    static constexpr std::string_view kKind = "ChargeDropped";
    UnitId unit;
    SAB_FIELDS(unit)
    bool operator==(const ChargeDropped &) const = default;
};

/// CJ-8.3
struct CounterchargeMade {
    static constexpr std::string_view kKind = "CounterchargeMade";
    UnitId unit;
    UnitId charger;
    HundredthsOfInch way;
    bool uphill = false;
    SAB_FIELDS(unit, charger, way, uphill)
    bool operator==(const CounterchargeMade &) const = default;
};

/// CJ-8.4
struct InfantryHalted {
    static constexpr std::string_view kKind = "InfantryHalted";
    UnitId unit;
    UnitId by;
    SAB_FIELDS(unit, by)
    bool operator==(const InfantryHalted &) const = default;
};

struct SquareAttempted {
    static constexpr std::string_view kKind = "SquareAttempted";
    UnitId unit;
    Pips needed;
    SAB_FIELDS(unit, needed)
    bool operator==(const SquareAttempted &) const = default;
};

struct SquareFormed {
    static constexpr std::string_view kKind = "SquareFormed";
    UnitId unit;
    SAB_FIELDS(unit)
    bool operator==(const SquareFormed &) const = default;
};

struct SquareFailed {
    static constexpr std::string_view kKind = "SquareFailed";
    UnitId unit;
    SAB_FIELDS(unit)
    bool operator==(const SquareFailed &) const = default;
};

struct ChargeCameIn {
    static constexpr std::string_view kKind = "ChargeCameIn";
    UnitId unit;
    UnitId target;
    SAB_FIELDS(unit, target)
    bool operator==(const ChargeCameIn &) const = default;
};

/// Short of contact. CJ-8.2, CJ-8.6
struct ChargeHalted {
    static constexpr std::string_view kKind = "ChargeHalted";
    UnitId unit;
    UnitId target;
    HundredthsOfInch shortBy;
    SAB_FIELDS(unit, target, shortBy)
    bool operator==(const ChargeHalted &) const = default;
};

/// CJ-8.9, CJ-10.11
struct GroundTaken {
    static constexpr std::string_view kKind = "GroundTaken";
    UnitId unit;
    SAB_FIELDS(unit)
    bool operator==(const GroundTaken &) const = default;
};

struct MeleeJoined {
    static constexpr std::string_view kKind = "MeleeJoined";
    UnitId unit;
    UnitId target;
    bool charged = true;
    SAB_FIELDS(unit, target, charged)
    bool operator==(const MeleeJoined &) const = default;
};

struct RoundBegan {
    static constexpr std::string_view kKind = "RoundBegan";
    std::vector<UnitId> units;
    SAB_FIELDS(units)
    bool operator==(const RoundBegan &) const = default;
};

struct BlowsDue {
    static constexpr std::string_view kKind = "BlowsDue";
    UnitId unit;
    UnitId enemy;
    Dice dice;
    std::uint8_t least = 6;
    SAB_FIELDS(unit, enemy, dice, least)
    bool operator==(const BlowsDue &) const = default;
};

struct BlowsStruck {
    static constexpr std::string_view kKind = "BlowsStruck";
    UnitId unit;
    UnitId enemy;
    Castings kills;
    SAB_FIELDS(unit, enemy, kills)
    bool operator==(const BlowsStruck &) const = default;
};

struct RoundFought {
    static constexpr std::string_view kKind = "RoundFought";
    Castings attackers; ///< lost
    Castings defenders;
    MoreLosses more = MoreLosses::Equal;
    SAB_FIELDS(attackers, defenders, more)
    bool operator==(const RoundFought &) const = default;
};

struct FellBack {
    static constexpr std::string_view kKind = "FellBack";
    UnitId unit;
    HundredthsOfInch distance;
    SAB_FIELDS(unit, distance)
    bool operator==(const FellBack &) const = default;
};

/// Pairs that have a unit in `gone` are over; the rest are locked. CJ-10.7
struct MeleeSettled {
    static constexpr std::string_view kKind = "MeleeSettled";
    std::vector<UnitId> units;
    std::vector<UnitId> gone;
    bool locked = false;
    SAB_FIELDS(units, gone, locked)
    bool operator==(const MeleeSettled &) const = default;
};

struct BrokeThrough {
    static constexpr std::string_view kKind = "BrokeThrough";
    UnitId unit;
    HundredthsOfInch distance;
    std::optional<UnitId> target;
    Sector sector = Sector::Front;
    MeleeGround ground = MeleeGround::Open;
    bool uphill = false;
    SAB_FIELDS(unit, distance, target, sector, ground, uphill)
    bool operator==(const BrokeThrough &) const = default;
};

struct StrengthChanged {
    static constexpr std::string_view kKind = "StrengthChanged";
    UnitId unit;
    Castings castings;
    std::string reason;
    SAB_FIELDS(unit, castings, reason)
    bool operator==(const StrengthChanged &) const = default;
};

struct ConditionChanged {
    static constexpr std::string_view kKind = "ConditionChanged";
    UnitId unit;
    Condition condition = Condition::GoodOrder;
    Formation formation = Formation::Line;
    std::string reason;
    SAB_FIELDS(unit, condition, formation, reason)
    bool operator==(const ConditionChanged &) const = default;
};

struct CommanderChanged {
    static constexpr std::string_view kKind = "CommanderChanged";
    PersonId commander;
    bool killed = false;
    std::optional<UnitId> unit;
    std::string reason;
    SAB_FIELDS(commander, killed, unit, reason)
    bool operator==(const CommanderChanged &) const = default;
};

struct WeatherChanged {
    static constexpr std::string_view kKind = "WeatherChanged";
    Weather weather = Weather::Clear;
    std::string reason;
    SAB_FIELDS(weather, reason)
    bool operator==(const WeatherChanged &) const = default;
};

struct PhaseForced {
    static constexpr std::string_view kKind = "PhaseForced";
    Phase phase = Phase::Rally;
    SAB_FIELDS(phase)
    bool operator==(const PhaseForced &) const = default;
};

using AnyEvent = std::variant<
    TurnBegan, PhaseBegan, StageBegan, DiceRolled, FactGiven, InitiativeRolled, RallyAttempted,
    BrigadeRallied, RallyFailed, VolleyOrdered, VolleyFired, SavesDue, GunnersSaved, CastingsKilled,
    UnitRemoved, UnitLeftTable, UnitArrived, CommanderAtRisk, CommanderKilled, CommanderSpared,
    RejoinDue, CommanderRejoined, LeaderlessDue, ColumnLeaderless, CommandTaken, CommanderMoved,
    TestsDue, TestPassed, TestFailed, BrigadeDisordered, SecondTestDue, BrigadeRouted, RunEndDue,
    RoutPassesDue, RoutPassed, OrderGiven, UnitMarched, FormationChanged, ChangeBegan, TownEntered,
    GunsUnlimbered, GunsLimbered, BayonetsPlugged, BayonetsUnplugged, CameUpForPistols,
    ChargeDeclared, ChargeResumed, ChargeDropped, CounterchargeMade, InfantryHalted,
    SquareAttempted, SquareFormed, SquareFailed, ChargeCameIn, ChargeHalted, GroundTaken,
    MeleeJoined, BlowsSplit, RoundBegan, BlowsDue, BlowsStruck, RoundFought, FellBack, MeleeSettled,
    BrokeThrough, ObjectiveHeld, StrengthChanged, ConditionChanged, CommanderChanged,
    WeatherChanged, PhaseForced, BattleEnded>;

/// One of them.
struct Event : OneOf<AnyEvent> {
    using OneOf::OneOf;
};

inline Record toRecord(const Event &event) { return event.record(); }

} // namespace sabretache::battle::corporaljohn

// Compiled once, in events.cpp.
namespace sabretache {
extern template struct OneOf<battle::corporaljohn::AnyEvent>;
template <>
Result<battle::corporaljohn::Event>
variantFromRecord<battle::corporaljohn::Event>(const Record &record);
} // namespace sabretache
