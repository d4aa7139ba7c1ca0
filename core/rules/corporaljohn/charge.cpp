// Charge and countercharge.
#include "rules/corporaljohn/charge.h"

#include "rules/corporaljohn/forbidding.h"
#include "rules/corporaljohn/terrain.h"

#include <algorithm>

namespace sabretache::rules::corporaljohn {

namespace {
constexpr HundredthsOfInch kPistolRange = inches(1);

/// The charger's ground, as a move over it in line.
Allowance chargeOver(const ChargeFacts &facts, const Options &options) {
    MoveFacts move;
    move.arm = facts.arm;
    move.formation = Formation::Line;
    move.going = facts.going;
    return allowance(move, options);
}
} // namespace

HundredthsOfInch chargeReach(TroopArm arm, const Options &options) {
    const HundredthsOfInch oneMove = lineMove(arm, options);
    return options.longCharges ? oneMove * 2 : oneMove;
}

ChargeReach mayCharge(const ChargeFacts &facts, const Options &options) {
    const bool guns = facts.arm == TroopArm::Artillery;
    Forbidding no;
    no.when(guns, kChargeGuns, "CJ-8.1"_rule);
    no.when(!facts.ordered, kChargeNotOrdered, "CJ-8.1"_rule);
    no.when(facts.fromTown || facts.formation == Formation::Garrison, kChargeFromTown,
            "CJ-11.4"_rule);
    no.when(!guns && (facts.formation == Formation::Column || facts.formation == Formation::Square),
            kChargeNotInLine, "CJ-8.1"_rule);
    no.when(facts.condition != Condition::GoodOrder, kChargeNotInOrder, "CJ-8.1"_rule);
    no.when(facts.condition != Condition::GoodOrder, kChargeNotInOrder, "CJ-5.7"_rule);
    no.when(facts.changing, kChargeChanging, "CJ-5.4"_rule);
    no.when(facts.targetLocked && !facts.joinsMelee, kChargeTargetLocked, "CJ-8.1"_rule);
    no.when(facts.targetInTown && !mayAttackTown(facts.arm), kChargeCavalryTown, "CJ-11.4"_rule);
    const bool stream =
        facts.acrossStream || facts.going == Going::Stream || facts.going == Going::StreamGunFord;
    no.when(stream, kChargeStream, "CJ-8.7"_rule);
    if (no.any())
        return {no.permission(), false};

    const Allowance way = chargeOver(facts, options);
    if (!way.allowed)
        return {Permission::no(kChargeGround, way.rules), false};
    const HundredthsOfInch used = way.halved ? facts.distance * 2 : facts.distance;
    if (used <= lineMove(facts.arm, options))
        return {Permission::yes({"CJ-8.1"_rule, "CJ-8.8"_rule}), false};
    if (used <= chargeReach(facts.arm, options))
        return {Permission::yes({"CJ-8.1"_rule, "CJ-8.8"_rule}), true};
    RuleNumbers tooFar("CJ-8.8"_rule);
    if (way.halved)
        tooFar.add("CJ-11.8"_rule);
    return {Permission::no(kChargeTooFar, tooFar), false};
}

Permission mayCountercharge(const CounterchargeFacts &facts, const Options &options) {
    Forbidding no;
    no.when(facts.arm == TroopArm::Infantry, kCounterNotCavalry, "CJ-8.4"_rule);
    no.when(facts.arm == TroopArm::Artillery, kCounterNotCavalry, "CJ-8.3"_rule);
    if (no.any())
        return no.permission();
    no.when(facts.condition != Condition::GoodOrder, kCounterNotFormed, "CJ-5.7"_rule);
    no.when(facts.formation != Formation::Line, kCounterNotFormed, "CJ-8.1"_rule);
    no.when(facts.locked || facts.contacted, kCounterLocked, "CJ-8.3"_rule);
    no.when(facts.inTown, kChargeFromTown, "CJ-11.4"_rule);
    no.when(facts.acrossStream, kChargeStream, "CJ-8.7"_rule);
    no.when(facts.weather == Weather::ReducedVisibility && !facts.inOwnDefence &&
                !facts.moverSpentHalf,
            kCounterNotYet, "CJ-8.7"_rule);
    const HundredthsOfInch reach = std::min(lineMove(facts.arm, options), facts.chargersMove);
    no.when(facts.toMeetingPoint > reach, kCounterTooFar, "CJ-8.3"_rule);
    if (no.any())
        return no.permission();
    return Permission::yes({"CJ-8.3"_rule, "CJ-4.3"_rule});
}

HundredthsOfInch meetingPoint(HundredthsOfInch apart) {
    return HundredthsOfInch((apart.value + 1) / 2);
}

ClosingAnswer closing(const ClosingFacts &facts, const Options &options) {
    if (facts.charger.condition == Condition::Rout)
        return {Closing::Routs, "CJ-9.1"_rule};
    if (facts.charger.arm == TroopArm::Infantry && facts.charger.condition == Condition::Disorder)
        return {Closing::HaltsTwoInches, "CJ-8.6"_rule};
    if (facts.targetGone)
        return {Closing::TakesGround, "CJ-8.9"_rule};
    MeleeFacts melee;
    melee.attacker = facts.charger;
    melee.defender = facts.target;
    melee.side = facts.side;
    melee.ground = facts.ground;
    if (const Permission may = mayMelee(melee, options); !may) {
        RuleNumbers rules = may.rules;
        if (rules.front() != "CJ-8.2"_rule) // pikes and squares stop a charge as a line does
            rules.add(facts.charger.arm == TroopArm::Cavalry ? "CJ-8.90"_rule : "CJ-12.90"_rule);
        return {Closing::HaltsOneInch, rules};
    }
    RuleNumbers rules("CJ-8.5"_rule);
    if (facts.charger.condition == Condition::Disorder)
        rules.add("CJ-8.6"_rule);
    return {Closing::Melees, rules};
}

HundredthsOfInch haltsShortBy(Closing closing, HundredthsOfInch way, const Options &options) {
    switch (closing) {
    case Closing::HaltsOneInch:
        return std::min(scaled(inches(1), options), way);
    case Closing::HaltsTwoInches:
        return std::min(scaled(inches(2), options), way);
    case Closing::Melees:
    case Closing::TakesGround:
    case Closing::Routs:
        break;
    }
    return HundredthsOfInch(0);
}

HundredthsOfInch beforeResponse(HundredthsOfInch move, Weather weather) {
    return HundredthsOfInch(weather == Weather::ReducedVisibility ? move.value / 2 : 0);
}

PistolFire pistolFire(const PistolFacts &facts, const Options &options) {
    Forbidding no;
    no.when(facts.arm != TroopArm::Cavalry, kPistolsOnlyCavalry, "CJ-12.4"_rule);
    no.when(facts.target != Armament::Pike, kPistolsOnlyPikes, "CJ-12.4"_rule);
    no.when(facts.range > scaled(kPistolRange, options), kPistolsTooFar, "CJ-12.4"_rule);
    no.when(facts.condition == Condition::Rout, kPistolsRouted, "CJ-6.8"_rule);
    no.when(facts.locked, kPistolsLocked, "CJ-6.8"_rule);
    no.when(rainEffect(facts.weather, false) == RainEffect::Ends, kPistolsRain, "CJ-11.7"_rule);
    PistolFire out;
    if (no.any()) {
        out.allowed = false;
        out.why = no.permission().why;
        out.dice = Dice(0);
        out.rules = no.permission().rules;
        return out;
    }
    // What halves fire halves the one die, and half a die is left over (CJ-12.93).
    out.rules.add("CJ-12.4"_rule);
    Share share = kWhole;
    if (facts.condition == Condition::Disorder) {
        share = share * kHalf;
        out.rules.add({"CJ-6.7"_rule, "CJ-9.6"_rule});
    }
    if (rainEffect(facts.weather, false) == RainEffect::Halves) {
        share = share * kHalf;
        out.rules.add({"CJ-6.7"_rule, "CJ-11.7"_rule});
    }
    const DiceCount count = diceFor(Castings(1), share, 1, options);
    out.dice = count.dice;
    if (count.leftOver)
        out.rules.add({"CJ-6.4"_rule, "CJ-12.93"_rule});
    return out;
}

Castings killsOfPistols(std::span<const std::uint8_t> faces, const PistolFire &fire) {
    Castings kills;
    for (const std::uint8_t face : faces)
        if (Pips(face) >= fire.least)
            kills += Castings(1);
    return kills;
}

} // namespace sabretache::rules::corporaljohn
