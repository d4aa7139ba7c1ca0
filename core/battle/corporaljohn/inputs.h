// What can be entered: the players' choices, answers to rolls and questions, the umpire's hand.
// Facts of the table are fields of the choices.
#pragma once

#include "base/fields.h"
#include "battle/commoninputs.h"
#include "battle/corporaljohn/kinds.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace sabretache::battle::corporaljohn {

using battle::AgreeDraw;
using battle::Concede;
using battle::DiceIn;
using battle::EndPhase;
using battle::FactIn;
using battle::HoldObjective;
using battle::Nightfall;
using battle::SplitBlows;

/// CJ-9.5
struct AttemptRally {
    static constexpr std::string_view kKind = "AttemptRally";
    UnitId unit;
    SAB_FIELDS(unit)
    bool operator==(const AttemptRally &) const = default;
};

/// Phase 4. Town: the target is in one. Stream: the firer's front rank is in one. CJ-6
struct FireVolley {
    static constexpr std::string_view kKind = "FireVolley";
    UnitId unit;
    UnitId target;
    HundredthsOfInch range;
    bool town = false;
    bool front = true; ///< the target is in the front sector
    bool visible = true;
    bool screened = false;
    bool stream = false;
    SAB_FIELDS(unit, target, range, town, front, visible, screened, stream)
    bool operator==(const FireVolley &) const = default;
};

/// Phase 2: roundshot beyond canister range. CJ-7.3
struct FireRoundshot {
    static constexpr std::string_view kKind = "FireRoundshot";
    UnitId unit;
    UnitId target;
    HundredthsOfInch range;
    bool town = false;
    bool front = true;
    bool visible = true;
    bool screened = false;
    SAB_FIELDS(unit, target, range, town, front, visible, screened)
    bool operator==(const FireRoundshot &) const = default;
};

/// Phase 4. CJ-7.1
struct FireCanister {
    static constexpr std::string_view kKind = "FireCanister";
    UnitId unit;
    UnitId target;
    HundredthsOfInch range;
    bool town = false;
    bool front = true;
    bool visible = true;
    bool screened = false;
    SAB_FIELDS(unit, target, range, town, front, visible, screened)
    bool operator==(const FireCanister &) const = default;
};

/// Phase 4, by cavalry that came up to do so. CJ-12.4
struct FirePistols {
    static constexpr std::string_view kKind = "FirePistols";
    UnitId unit;
    UnitId target;
    HundredthsOfInch range;
    SAB_FIELDS(unit, target, range)
    bool operator==(const FirePistols &) const = default;
};

/// One entry of each list for each unit. CJ-4.5, CJ-5
struct March {
    static constexpr std::string_view kKind = "March";
    PersonId commander;
    std::vector<UnitId> units;
    std::vector<HundredthsOfInch> radii; ///< from the commander, at the start of phase 3
    std::vector<HundredthsOfInch> distances;
    std::vector<Going> goings;           ///< the worst ground of the stretch that costs double
    std::vector<HundredthsOfInch> slows; ///< of the distance, how much lies in that ground
    std::vector<MarchChange> changes;
    std::vector<MarchEnd> ends;
    /// For how many brigades the place has room in which each ends; asked where one ends in a town
    /// (CJ-11.4). Empty: there is room.
    std::optional<std::vector<std::int32_t>> rooms{};
    /// In which of the scenario's places each ends, by name; "elsewhere": in none of them. Where
    /// the scenario says how many brigades the place holds, those inside are counted, and no room
    /// is asked.
    std::optional<std::vector<std::string>> places{};
    SAB_FIELDS(commander, units, radii, distances, goings, slows, changes, ends, rooms, places)
    bool operator==(const March &) const = default;
};

/// Moves away from the enemy, facing him or about. CJ-4.5
struct Retire {
    static constexpr std::string_view kKind = "Retire";
    PersonId commander;
    std::vector<UnitId> units;
    std::vector<HundredthsOfInch> radii;
    std::vector<HundredthsOfInch> distances;
    std::vector<MarchEnd> ends;
    std::optional<std::vector<std::int32_t>> rooms{}; ///< as in a march
    std::optional<std::vector<std::string>> places{}; ///< as in a march
    SAB_FIELDS(commander, units, radii, distances, ends, rooms, places)
    bool operator==(const Retire &) const = default;
};

/// CJ-8.1, CJ-8.8
struct ChargeOrder {
    static constexpr std::string_view kKind = "Charge";
    PersonId commander;
    std::vector<UnitId> units;
    std::vector<HundredthsOfInch> radii;
    std::vector<UnitId> targets;
    std::vector<HundredthsOfInch> distances;
    std::vector<Sector> sectors; ///< where on the target it comes from
    std::vector<Going> goings;   ///< the worst on the way
    std::vector<std::uint8_t> uphill;
    std::vector<std::uint8_t> joins; ///< it joins the melee that its target is locked in
    SAB_FIELDS(commander, units, radii, targets, distances, sectors, goings, uphill, joins)
    bool operator==(const ChargeOrder &) const = default;
};

/// CJ-5.4
struct ChangeFormation {
    static constexpr std::string_view kKind = "ChangeFormation";
    PersonId commander;
    std::vector<UnitId> units;
    std::vector<HundredthsOfInch> radii;
    std::vector<ChangeTo> changes;
    SAB_FIELDS(commander, units, radii, changes)
    bool operator==(const ChangeFormation &) const = default;
};

/// Limbers or unlimbers batteries, whichever they are not. CJ-5.3
struct Limber {
    static constexpr std::string_view kKind = "Limber";
    PersonId commander;
    std::vector<UnitId> units;
    std::vector<HundredthsOfInch> radii;
    SAB_FIELDS(commander, units, radii)
    bool operator==(const Limber &) const = default;
};

/// Comes up to 1 in of pikes, to fire in phase 4. CJ-12.4
struct ComeUpForPistols {
    static constexpr std::string_view kKind = "Pistols";
    PersonId commander;
    std::vector<UnitId> units;
    std::vector<HundredthsOfInch> radii;
    std::vector<UnitId> targets;
    std::vector<HundredthsOfInch> distances;
    SAB_FIELDS(commander, units, radii, targets, distances)
    bool operator==(const ComeUpForPistols &) const = default;
};

/// Plugs or unplugs, whichever they are not. CJ-12.2
struct Bayonets {
    static constexpr std::string_view kKind = "Bayonets";
    PersonId commander;
    std::vector<UnitId> units;
    std::vector<HundredthsOfInch> radii;
    SAB_FIELDS(commander, units, radii)
    bool operator==(const Bayonets &) const = default;
};

/// After his orders; without a unit he stands alone. CJ-4.6
struct MoveCommander {
    static constexpr std::string_view kKind = "MoveCommander";
    PersonId commander;
    HundredthsOfInch distance;
    std::optional<UnitId> unit;
    SAB_FIELDS(commander, distance, unit)
    bool operator==(const MoveCommander &) const = default;
};

/// CJ-8.3; charger: whose charge it meets.
struct Countercharge {
    static constexpr std::string_view kKind = "Countercharge";
    UnitId unit;
    UnitId charger;
    HundredthsOfInch apart; ///< of the two, along the charger's path
    bool halfSpent = true;  ///< the charger went half its move already (CJ-8.7)
    bool uphill = false;
    bool stream = false; ///< between the unit and the meeting point
    SAB_FIELDS(unit, charger, apart, halfSpent, uphill, stream)
    bool operator==(const Countercharge &) const = default;
};

/// CJ-12.6
struct FormSquare {
    static constexpr std::string_view kKind = "FormSquare";
    UnitId unit;
    SAB_FIELDS(unit)
    bool operator==(const FormSquare &) const = default;
};

/// A round of the melee that this unit is in. CJ-10.1
struct FightMelee {
    static constexpr std::string_view kKind = "FightMelee";
    UnitId unit;
    SAB_FIELDS(unit)
    bool operator==(const FightMelee &) const = default;
};

/// A victor goes on; without a target it only moves. CJ-10.11
struct BreakThrough {
    static constexpr std::string_view kKind = "BreakThrough";
    UnitId unit;
    HundredthsOfInch distance;
    std::optional<UnitId> target;
    Sector sector = Sector::Front;
    Going going = Going::Open;
    bool uphill = false;
    std::optional<bool> enters{}; ///< the place that its enemy held (CJ-11.4); no: it stays out
    std::optional<std::string> place{}; ///< which of the scenario's places that is, as in a march
    SAB_FIELDS(unit, distance, target, sector, going, uphill, enters, place)
    bool operator==(const BreakThrough &) const = default;
};

/// The umpire's hand, each with his reason.
struct ChangeStrength {
    static constexpr std::string_view kKind = "ChangeStrength";
    UnitId unit;
    Castings castings;
    std::string reason;
    SAB_FIELDS(unit, castings, reason)
    bool operator==(const ChangeStrength &) const = default;
};

struct ChangeCondition {
    static constexpr std::string_view kKind = "ChangeCondition";
    UnitId unit;
    Condition condition = Condition::GoodOrder;
    Formation formation = Formation::Line;
    std::string reason;
    SAB_FIELDS(unit, condition, formation, reason)
    bool operator==(const ChangeCondition &) const = default;
};

struct ChangeCommander {
    static constexpr std::string_view kKind = "ChangeCommander";
    PersonId commander;
    bool killed = false;
    std::optional<UnitId> unit;
    std::string reason;
    SAB_FIELDS(commander, killed, unit, reason)
    bool operator==(const ChangeCommander &) const = default;
};

struct ChangeWeather {
    static constexpr std::string_view kKind = "ChangeWeather";
    Weather weather = Weather::Clear;
    std::string reason;
    SAB_FIELDS(weather, reason)
    bool operator==(const ChangeWeather &) const = default;
};
/// @rule CJ-4.5
using Input =
    std::variant<DiceIn, FactIn, EndPhase, AttemptRally, FireVolley, FireRoundshot, FireCanister,
                 FirePistols, March, Retire, ChargeOrder, ChangeFormation, Limber, ComeUpForPistols,
                 Bayonets, MoveCommander, Countercharge, FormSquare, SplitBlows, FightMelee,
                 BreakThrough, HoldObjective, Concede, AgreeDraw, Nightfall, ChangeStrength,
                 ChangeCondition, ChangeCommander, ChangeWeather>;

} // namespace sabretache::battle::corporaljohn

// Compiled once, in events.cpp.
namespace sabretache {
template <>
Result<battle::corporaljohn::Input>
variantFromRecord<battle::corporaljohn::Input>(const Record &record);
} // namespace sabretache
