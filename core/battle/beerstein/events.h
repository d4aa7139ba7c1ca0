// What happened, in the past tense: facts, faces and consequences. Playing back folds these.
#pragma once

#include "base/oneof.h"
#include "battle/beerstein/kinds.h"
#include "battle/commonevents.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace sabretache::battle::beerstein {

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

/// By the option `alternate`.
struct InitiativePassed {
    static constexpr std::string_view kKind = "InitiativePassed";
    Side side = Side::First;
    SAB_FIELDS(side)
    bool operator==(const InitiativePassed &) const = default;
};

struct PhaseBegan {
    static constexpr std::string_view kKind = "PhaseBegan";
    Step step = Step::Withdrawal;
    std::optional<Side> side;
    SAB_FIELDS(step, side)
    bool operator==(const PhaseBegan &) const = default;
};

struct WithdrewVoluntarily {
    static constexpr std::string_view kKind = "WithdrewVoluntarily";
    UnitId unit;
    Paces paces;
    bool offTable = false;
    SAB_FIELDS(unit, paces, offTable)
    bool operator==(const WithdrewVoluntarily &) const = default;
};

struct FireDeclared {
    static constexpr std::string_view kKind = "FireDeclared";
    UnitId unit;
    UnitId target;
    Paces range;
    bool guns = false;
    bool cover = false;
    Dice dice;
    Pips hitOn;
    bool saves = false;
    SAB_FIELDS(unit, target, range, guns, cover, dice, hitOn, saves)
    bool operator==(const FireDeclared &) const = default;
};

struct HitsScored {
    static constexpr std::string_view kKind = "HitsScored";
    UnitId unit;
    UnitId target;
    std::int32_t hits = 0;
    SAB_FIELDS(unit, target, hits)
    bool operator==(const HitsScored &) const = default;
};

struct HitsSaved {
    static constexpr std::string_view kKind = "HitsSaved";
    UnitId target;
    std::int32_t saved = 0;
    SAB_FIELDS(target, saved)
    bool operator==(const HitsSaved &) const = default;
};

struct CasualtiesTaken {
    static constexpr std::string_view kKind = "CasualtiesTaken";
    UnitId unit;
    Points points;
    Cause cause = Cause::Artillery;
    SAB_FIELDS(unit, points, cause)
    bool operator==(const CasualtiesTaken &) const = default;
};

struct UnitDestroyed {
    static constexpr std::string_view kKind = "UnitDestroyed";
    UnitId unit;
    SAB_FIELDS(unit)
    bool operator==(const UnitDestroyed &) const = default;
};

/// Shot down to 2: stops 100 paces short.
struct AttackHalted {
    static constexpr std::string_view kKind = "AttackHalted";
    UnitId unit;
    SAB_FIELDS(unit)
    bool operator==(const AttackHalted &) const = default;
};

struct LeaderTestDue {
    static constexpr std::string_view kKind = "LeaderTestDue";
    PersonId leader;
    SAB_FIELDS(leader)
    bool operator==(const LeaderTestDue &) const = default;
};

struct LeaderTested {
    static constexpr std::string_view kKind = "LeaderTested";
    PersonId leader;
    Pips die;
    LeaderFate fate = LeaderFate::Unhurt;
    SAB_FIELDS(leader, die, fate)
    bool operator==(const LeaderTested &) const = default;
};

/// His unit is gone: the nearest friends have to be named. BB-6.3
struct LeaderJoinDue {
    static constexpr std::string_view kKind = "LeaderJoinDue";
    PersonId leader;
    SAB_FIELDS(leader)
    bool operator==(const LeaderJoinDue &) const = default;
};

struct LeaderJoined {
    static constexpr std::string_view kKind = "LeaderJoined";
    PersonId leader;
    std::optional<UnitId> unit;
    SAB_FIELDS(leader, unit)
    bool operator==(const LeaderJoined &) const = default;
};

struct LeaderMoved {
    static constexpr std::string_view kKind = "LeaderMoved";
    PersonId leader;
    Paces paces;
    std::optional<UnitId> unit;
    SAB_FIELDS(leader, paces, unit)
    bool operator==(const LeaderMoved &) const = default;
};

struct MovementAsked {
    static constexpr std::string_view kKind = "MovementAsked";
    std::vector<UnitId> units;
    SAB_FIELDS(units)
    bool operator==(const MovementAsked &) const = default;
};

struct MovementRolled {
    static constexpr std::string_view kKind = "MovementRolled";
    UnitId unit;
    Pips die;
    Paces paces;
    SAB_FIELDS(unit, die, paces)
    bool operator==(const MovementRolled &) const = default;
};

struct Marched {
    static constexpr std::string_view kKind = "Marched";
    UnitId unit;
    Paces paces;
    bool aboutFace = false;
    bool limbered = false;  ///< afterwards
    bool onTheSpot = false; ///< a battery swung round where it stands: it may fire as well
    bool offTable = false;
    SAB_FIELDS(unit, paces, aboutFace, limbered, onTheSpot, offTable)
    bool operator==(const Marched &) const = default;
};

struct AttackDeclared {
    static constexpr std::string_view kKind = "AttackDeclared";
    UnitId unit;
    UnitId target;
    Sector sector = Sector::Front;
    Paces paces;
    SAB_FIELDS(unit, target, sector, paces)
    bool operator==(const AttackDeclared &) const = default;
};

struct EvadeTried {
    static constexpr std::string_view kKind = "EvadeTried";
    UnitId unit;
    bool clear = true;
    SAB_FIELDS(unit, clear)
    bool operator==(const EvadeTried &) const = default;
};

struct EvadeRolled {
    static constexpr std::string_view kKind = "EvadeRolled";
    UnitId unit;
    Pips die;
    bool success = false;
    SAB_FIELDS(unit, die, success)
    bool operator==(const EvadeRolled &) const = default;
};

/// No paces, or no clear way.
struct EvadeFailed {
    static constexpr std::string_view kKind = "EvadeFailed";
    UnitId unit;
    SAB_FIELDS(unit)
    bool operator==(const EvadeFailed &) const = default;
};

struct Evaded {
    static constexpr std::string_view kKind = "Evaded";
    UnitId unit;
    Pips die;
    Paces paces;
    SAB_FIELDS(unit, die, paces)
    bool operator==(const Evaded &) const = default;
};

struct ContactMade {
    static constexpr std::string_view kKind = "ContactMade";
    UnitId unit;
    UnitId target;
    Sector sector = Sector::Front;
    SAB_FIELDS(unit, target, sector)
    bool operator==(const ContactMade &) const = default;
};

/// The target got away.
struct AttackMissed {
    static constexpr std::string_view kKind = "AttackMissed";
    UnitId unit;
    SAB_FIELDS(unit)
    bool operator==(const AttackMissed &) const = default;
};

/// One entry for each throw, attackers first.
struct CombatBegan {
    static constexpr std::string_view kKind = "CombatBegan";
    std::vector<UnitId> throwers;
    std::vector<UnitId> targets;
    std::vector<std::int32_t> dice;
    std::vector<std::int32_t> hitOn;
    SAB_FIELDS(throwers, targets, dice, hitOn)
    bool operator==(const CombatBegan &) const = default;
};

struct BlowsThrown {
    static constexpr std::string_view kKind = "BlowsThrown";
    UnitId unit;
    UnitId target;
    std::int32_t hits = 0;
    SAB_FIELDS(unit, target, hits)
    bool operator==(const BlowsThrown &) const = default;
};

struct CombatEnded {
    static constexpr std::string_view kKind = "CombatEnded";
    std::vector<UnitId> units;
    bool locked = false;
    std::optional<Side> winner;
    SAB_FIELDS(units, locked, winner)
    bool operator==(const CombatEnded &) const = default;
};

struct WithdrawalDue {
    static constexpr std::string_view kKind = "WithdrawalDue";
    UnitId unit;
    SAB_FIELDS(unit)
    bool operator==(const WithdrawalDue &) const = default;
};

struct DrivenBack {
    static constexpr std::string_view kKind = "DrivenBack";
    UnitId unit;
    Way way = Way::Clear;
    SAB_FIELDS(unit, way)
    bool operator==(const DrivenBack &) const = default;
};

struct FollowedUp {
    static constexpr std::string_view kKind = "FollowedUp";
    UnitId unit;
    FollowUp choice = FollowUp::Stay;
    Paces paces;
    SAB_FIELDS(unit, choice, paces)
    bool operator==(const FollowedUp &) const = default;
};

struct RecoveryAsked {
    static constexpr std::string_view kKind = "RecoveryAsked";
    std::vector<UnitId> units;
    SAB_FIELDS(units)
    bool operator==(const RecoveryAsked &) const = default;
};

struct RecoveryRolled {
    static constexpr std::string_view kKind = "RecoveryRolled";
    UnitId unit;
    Pips die;
    bool recovered = false;
    SAB_FIELDS(unit, die, recovered)
    bool operator==(const RecoveryRolled &) const = default;
};

struct StrengthChanged {
    static constexpr std::string_view kKind = "StrengthChanged";
    UnitId unit;
    Points points;
    std::string reason;
    SAB_FIELDS(unit, points, reason)
    bool operator==(const StrengthChanged &) const = default;
};

struct LeaderChanged {
    static constexpr std::string_view kKind = "LeaderChanged";
    PersonId leader;
    LeaderFate fate = LeaderFate::Unhurt;
    std::optional<UnitId> unit;
    std::string reason;
    SAB_FIELDS(leader, fate, unit, reason)
    bool operator==(const LeaderChanged &) const = default;
};

struct TakenOffTable {
    static constexpr std::string_view kKind = "TakenOffTable";
    UnitId unit;
    std::string reason;
    SAB_FIELDS(unit, reason)
    bool operator==(const TakenOffTable &) const = default;
};

/// The umpire ended it although combats waited.
struct PhaseForced {
    static constexpr std::string_view kKind = "PhaseForced";
    Step step = Step::Combat;
    SAB_FIELDS(step)
    bool operator==(const PhaseForced &) const = default;
};

struct SideBroke {
    static constexpr std::string_view kKind = "SideBroke";
    Side side = Side::First;
    SAB_FIELDS(side)
    bool operator==(const SideBroke &) const = default;
};

using AnyEvent = std::variant<
    DiceRolled, FactGiven, InitiativeRolled, InitiativePassed, PhaseBegan, PhaseForced, TurnBegan,
    UnitArrived, CommandTaken, WithdrewVoluntarily, FireDeclared, HitsScored, HitsSaved,
    CasualtiesTaken, UnitDestroyed, AttackHalted, LeaderTestDue, LeaderTested, LeaderJoinDue,
    LeaderJoined, LeaderMoved, MovementAsked, MovementRolled, Marched, AttackDeclared, EvadeTried,
    EvadeRolled, EvadeFailed, Evaded, ContactMade, AttackMissed, BlowsSplit, CombatBegan,
    BlowsThrown, CombatEnded, WithdrawalDue, DrivenBack, FollowedUp, RecoveryAsked, RecoveryRolled,
    ObjectiveHeld, StrengthChanged, LeaderChanged, TakenOffTable, SideBroke, BattleEnded>;

/// One of them.
struct Event : OneOf<AnyEvent> {
    using OneOf::OneOf;
};

inline Record toRecord(const Event &event) { return event.record(); }

} // namespace sabretache::battle::beerstein

// Compiled once, in events.cpp.
namespace sabretache {
extern template struct OneOf<battle::beerstein::AnyEvent>;
template <>
Result<battle::beerstein::Event> variantFromRecord<battle::beerstein::Event>(const Record &record);
} // namespace sabretache
