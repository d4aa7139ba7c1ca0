// Section 8: charge and countercharge.
#pragma once

#include "rules/corporaljohn/melee.h"
#include "rules/corporaljohn/movement.h"

namespace sabretache::rules::corporaljohn {

struct ChargeFacts {
    TroopArm arm = TroopArm::Infantry;
    Formation formation = Formation::Line;
    Condition condition = Condition::GoodOrder;
    bool ordered = true;       ///< by a specific order
    HundredthsOfInch distance; ///< to the target
    bool targetLocked = false; ///< the target is locked in melee
    bool joinsMelee = false;   ///< and the charge is to join that melee
    bool acrossStream = false;
    bool fromTown = false; ///< the charger is a garrison
    bool targetInTown = false;
    bool changing = false;     ///< in the middle of a two-move change
    Going going = Going::Open; ///< the worst ground on the way (CJ-11.2, CJ-11.8)
    bool operator==(const ChargeFacts &) const = default;
};
/// How a charge comes in.
struct ChargeReach {
    Permission permission;
    bool nextTurn = false; ///< a long charge: arrives in its next movement phase
};
/// @rule CJ-8.1 CJ-8.7 CJ-8.8 CJ-11.4 CJ-5.4
ChargeReach mayCharge(const ChargeFacts &facts, const Options &options);
/// One line move, or two by the option. @rule CJ-8.8
HundredthsOfInch chargeReach(TroopArm arm, const Options &options);

struct CounterchargeFacts {
    TroopArm arm = TroopArm::Cavalry;
    Formation formation = Formation::Line;
    Condition condition = Condition::GoodOrder;
    bool locked = false;
    bool contacted = false;
    bool inTown = false;
    bool inOwnDefence = true;   ///< it is itself the charge's target
    bool moverSpentHalf = true; ///< the charger has gone half its move (CJ-8.7)
    Weather weather = Weather::Clear;
    HundredthsOfInch toMeetingPoint; ///< its own way; the charger's is as long
    HundredthsOfInch chargersMove;   ///< what the charger can still go
    bool acrossStream = false;
    bool operator==(const CounterchargeFacts &) const = default;
};
/// @rule CJ-8.3 CJ-8.4 CJ-8.7 CJ-4.3
Permission mayCountercharge(const CounterchargeFacts &facts, const Options &options);
/// Where the two meet: each has gone as far as the other. @param apart along the charger's path
/// @rule CJ-8.3
HundredthsOfInch meetingPoint(HundredthsOfInch apart);

/// What a charger does once the tests at the end of the fire phase are taken.
enum class Closing : std::uint8_t {
    Melees,
    TakesGround,    ///< the target is gone: counts as victor (CJ-8.9)
    HaltsOneInch,   ///< cavalry before infantry in line and good order (CJ-8.2)
    HaltsTwoInches, ///< disordered infantry (CJ-8.6)
    Routs,
};
struct ClosingFacts {
    Combatant charger; ///< as it is after the tests
    Combatant target;  ///< as it is after the tests
    Sector side = Sector::Front;
    MeleeGround ground = MeleeGround::Open;
    bool targetGone = false; ///< routed, removed or moved away
    bool operator==(const ClosingFacts &) const = default;
};
struct ClosingAnswer {
    Closing closing = Closing::Melees;
    RuleNumbers rules;
    bool operator==(const ClosingAnswer &) const = default;
};
/// @rule CJ-8.2 CJ-8.6 CJ-8.9 CJ-12.3 CJ-12.5
ClosingAnswer closing(const ClosingFacts &facts, const Options &options);
/// How far short of its objective a charge halts: 1 in or 2 in, and never behind its start.
/// @param way from its start to the objective
/// @rule CJ-8.2 CJ-8.6
HundredthsOfInch haltsShortBy(Closing closing, HundredthsOfInch way, const Options &options);

/// How far a mover goes before anything may respond: half its move in reduced visibility, else 0.
/// Cavalry countercharging in its own defence need not wait. @rule CJ-8.7
HundredthsOfInch beforeResponse(HundredthsOfInch move, Weather weather);

/// Cavalry that came to 1 in and fired pistols is charged by the pikes. @rule CJ-12.4
struct PistolFacts {
    TroopArm arm = TroopArm::Cavalry;
    Armament target = Armament::Pike;
    HundredthsOfInch range;
    Condition condition = Condition::GoodOrder;
    Weather weather = Weather::Clear;
    bool locked = false; ///< or it charged this turn
    bool operator==(const PistolFacts &) const = default;
};
struct PistolFire {
    bool allowed = true;
    std::string_view why;
    Dice dice{1};
    Pips least{6};
    RuleNumbers rules;
};
/// @rule CJ-12.4
PistolFire pistolFire(const PistolFacts &facts, const Options &options);
Castings killsOfPistols(std::span<const std::uint8_t> faces, const PistolFire &fire);

inline constexpr std::string_view kChargeNotOrdered = "cj-charge-not-ordered";
inline constexpr std::string_view kChargeGuns = "cj-charge-guns";
inline constexpr std::string_view kChargeNotInLine = "cj-charge-not-in-line";
inline constexpr std::string_view kChargeNotInOrder = "cj-charge-not-in-order";
inline constexpr std::string_view kChargeTargetLocked = "cj-charge-target-locked";
inline constexpr std::string_view kChargeStream = "cj-charge-stream";
inline constexpr std::string_view kChargeTooFar = "cj-charge-too-far";
inline constexpr std::string_view kChargeFromTown = "cj-charge-from-town";
inline constexpr std::string_view kChargeCavalryTown = "cj-charge-cavalry-town";
inline constexpr std::string_view kChargeGround = "cj-charge-ground";
inline constexpr std::string_view kChargeChanging = "cj-charge-changing";
inline constexpr std::string_view kCounterNotCavalry = "cj-counter-not-cavalry";
inline constexpr std::string_view kCounterNotFormed = "cj-counter-not-formed";
inline constexpr std::string_view kCounterLocked = "cj-counter-locked";
inline constexpr std::string_view kCounterTooFar = "cj-counter-too-far";
inline constexpr std::string_view kCounterNotYet = "cj-counter-not-yet";
inline constexpr std::string_view kPistolsTooFar = "cj-pistols-too-far";
inline constexpr std::string_view kPistolsOnlyCavalry = "cj-pistols-only-cavalry";
inline constexpr std::string_view kPistolsOnlyPikes = "cj-pistols-only-pikes";
inline constexpr std::string_view kPistolsRain = "cj-pistols-rain";
inline constexpr std::string_view kPistolsRouted = "cj-pistols-routed";
inline constexpr std::string_view kPistolsLocked = "cj-pistols-locked";

} // namespace sabretache::rules::corporaljohn

namespace sabretache {
template <>
inline constexpr auto
    kWords<rules::corporaljohn::Closing> = wordList<rules::corporaljohn::Closing>({
        {rules::corporaljohn::Closing::Melees, "melees"},
        {rules::corporaljohn::Closing::TakesGround, "takes-ground"},
        {rules::corporaljohn::Closing::HaltsOneInch, "halts-one-inch"},
        {rules::corporaljohn::Closing::HaltsTwoInches, "halts-two-inches"},
        {rules::corporaljohn::Closing::Routs, "routs"},
    });
} // namespace sabretache
