// Melee: one d6 for 2 castings of the first two ranks, and what shifts the number that kills.
#include "rules/corporaljohn/melee.h"

#include "rules/corporaljohn/forbidding.h"
#include "rules/corporaljohn/formation.h"
#include "rules/corporaljohn/morale.h"
#include "rules/corporaljohn/movement.h"
#include "rules/corporaljohn/terrain.h"

#include <algorithm>

namespace sabretache::rules::corporaljohn {

namespace {

constexpr std::int32_t kCastingsPerDie = 2;

bool inTown(const MeleeFacts &facts) {
    return facts.ground == MeleeGround::Town || facts.defender.formation == Formation::Garrison;
}

/// A garrison and a square have no flank.
bool struckInFlankOrRear(const MeleeFacts &facts) {
    return isFlankOrRear(facts.side) && !inTown(facts) &&
           facts.defender.formation != Formation::Square;
}

bool isUnpluggedPlugBayonet(const Combatant &unit) {
    return unit.arm == TroopArm::Infantry && unit.armament == Armament::PlugBayonet &&
           !unit.plugged;
}

bool isPikesInGoodOrder(const Combatant &unit) {
    return unit.arm == TroopArm::Infantry && unit.armament == Armament::Pike &&
           unit.condition == Condition::GoodOrder;
}

/// One side's view of the pair.
struct View {
    const Combatant &me;
    const Combatant &enemy;
    bool iAmStruckInFlankOrRear;
    bool enemyChargesUphill;
    bool iStormATown;
    bool iHoldATown;
};

View attackersView(const MeleeFacts &facts) {
    return {facts.attacker, facts.defender, false, facts.defenderUphill, inTown(facts), false};
}

View defendersView(const MeleeFacts &facts) {
    return {facts.defender, facts.attacker, struckInFlankOrRear(facts),
            facts.uphill,   false,          inTown(facts)};
}

DiceCount diceOf(const View &view, const Options &options) {
    const Combatant &me = view.me;
    if (me.arm == TroopArm::Artillery || view.iHoldATown)
        return diceFor(me.castings, kWhole, kCastingsPerDie, options);
    Share share = kWhole;
    if (me.formation == Formation::Square)
        share = share * kQuarter;
    if (view.iStormATown)
        share = share * kThird;
    return diceFor(castingsInFirstTwoRanks(me.castings, me.formation), share, kCastingsPerDie,
                   options);
}

/// The number from which a die kills, before anything is taken off it; gunners fight as infantry.
Pips killsFrom(TroopArm me, TroopArm enemy) {
    if (enemy == TroopArm::Artillery)
        return Pips(4);
    const bool iAmOnFoot = me != TroopArm::Cavalry;
    const bool enemyOnFoot = enemy != TroopArm::Cavalry;
    if (iAmOnFoot && !enemyOnFoot)
        return Pips(6);
    if (!iAmOnFoot && enemyOnFoot)
        return Pips(4);
    return Pips(5);
}

/// Cavalry that stands, or is struck in flank or rear, against cavalry that charges (CJ-10.4).
bool isRiddenDown(const View &view, std::int32_t round) {
    return round == 1 && view.me.arm == TroopArm::Cavalry && view.enemy.arm == TroopArm::Cavalry &&
           view.enemy.charging && (!view.me.charging || view.iAmStruckInFlankOrRear);
}

Blows blows(const View &view, const MeleeFacts &facts, const Options &options) {
    const Combatant &me = view.me;
    const Combatant &enemy = view.enemy;
    RuleNumbers rules("CJ-10.1"_rule);

    const DiceCount count = diceOf(view, options);
    if (me.formation == Formation::Square && !view.iHoldATown && me.arm != TroopArm::Artillery)
        rules.add("CJ-12.5"_rule);
    if (view.iStormATown)
        rules.add("CJ-11.4"_rule);
    if (count.leftOver)
        rules.add("CJ-6.4"_rule);

    Pips least = killsFrom(me.arm, enemy.arm);
    if (me.arm == TroopArm::Artillery || enemy.arm == TroopArm::Artillery)
        rules.add("CJ-10.5"_rule);
    if (me.arm != enemy.arm && enemy.arm != TroopArm::Artillery && least != Pips(5))
        rules.add("CJ-10.3"_rule);

    std::int32_t takenOff = 0;
    if (me.arm == enemy.arm) {
        if (meleeClass(me) > meleeClass(enemy)) {
            ++takenOff;
            rules.add("CJ-10.2"_rule);
        }
        for (const Combatant *unit : {&me, &enemy}) {
            if (unit->condition == Condition::Disorder)
                rules.add("CJ-9.6"_rule);
            if (isUnpluggedPlugBayonet(*unit))
                rules.add("CJ-12.2"_rule);
        }
    }
    if (isRiddenDown(view, facts.round)) {
        if (view.enemyChargesUphill) {
            rules.add("CJ-11.5"_rule);
        } else {
            ++takenOff;
            rules.add("CJ-10.4"_rule);
        }
    }
    if (me.arm == TroopArm::Cavalry && facts.ground == MeleeGround::LightWoods) {
        ++takenOff;
        rules.add("CJ-11.2"_rule);
    }
    least += Pips(takenOff);
    if (takenOff > 1 || least > Pips(6))
        rules.add("CJ-10.6"_rule);
    if (options.naturalSix)
        least = std::min(least, Pips(6));
    return {count.dice, least, rules};
}

} // namespace

Permission cavalryMayMelee(const Combatant &infantry, Sector side) {
    const bool goodOrder = infantry.condition == Condition::GoodOrder;
    if (infantry.arm != TroopArm::Infantry || !goodOrder)
        return Permission::yes();
    if (infantry.formation == Formation::Square)
        return Permission::no(kMeleeSquare, "CJ-12.5"_rule);
    if (isFlankOrRear(side))
        return Permission::yes();
    if (infantry.armament == Armament::Pike)
        return Permission::no(kMeleePikes, "CJ-12.3"_rule);
    if (infantry.formation != Formation::Line)
        return Permission::yes();
    if (infantry.armament == Armament::Matchlock)
        return Permission::yes("CJ-12.1"_rule);
    if (infantry.armament == Armament::PlugBayonet)
        return infantry.plugged ? Permission::no(kMeleeFrontOfLine, {"CJ-8.2"_rule, "CJ-12.2"_rule})
                                : Permission::yes("CJ-12.2"_rule);
    return Permission::no(kMeleeFrontOfLine, "CJ-8.2"_rule);
}

Permission mayMelee(const MeleeFacts &facts, const Options &options) {
    const Combatant &attacker = facts.attacker;
    const Combatant &defender = facts.defender;
    if (facts.round > 1)
        return Permission::yes(); // they are in it already
    const bool onFoot = attacker.arm == TroopArm::Infantry;
    const bool town = inTown(facts);
    const bool square = defender.formation == Formation::Square;

    Forbidding no;
    no.when(attacker.arm == TroopArm::Artillery, kMeleeGunsCharge, "CJ-8.1"_rule);
    no.when(attacker.formation == Formation::Square, kMeleeNotInLine, "CJ-12.5"_rule);
    no.when(attacker.formation == Formation::Garrison, kMeleeChargeOut, "CJ-11.4"_rule);
    no.when(attacker.charging && attacker.formation == Formation::Column, kMeleeNotInLine,
            "CJ-8.1"_rule);
    no.when(attacker.condition == Condition::Rout, kMeleeRouted, "CJ-5.7"_rule);
    no.when(onFoot && attacker.condition == Condition::Disorder, kMeleeDisordered, "CJ-8.6"_rule);
    no.when(defender.condition == Condition::Rout, kMeleeRouted, "CJ-10.10"_rule);
    no.when(square && defender.arm == TroopArm::Cavalry, kMeleeNoSquare, "CJ-12.5"_rule);

    no.when(town && !mayAttackTown(attacker.arm), kMeleeGarrison, "CJ-11.4"_rule);
    no.when(town && !mayDefendTown(defender.arm), kMeleeTownDefence, "CJ-11.4"_rule);
    no.when(town && defender.charging, kMeleeChargeOut, "CJ-11.4"_rule);

    no.when(defender.charging && defender.arm == TroopArm::Infantry, kMeleeInfantryCountercharge,
            "CJ-8.4"_rule);
    no.when(defender.charging && defender.arm == TroopArm::Artillery, kMeleeGunsCharge,
            "CJ-8.1"_rule);
    no.when(defender.charging && defender.arm == TroopArm::Cavalry &&
                defender.formation == Formation::Column,
            kMeleeNotInLine, "CJ-8.1"_rule);

    const Sector side = struckInFlankOrRear(facts) ? facts.side : Sector::Front;
    if (attacker.arm == TroopArm::Cavalry)
        no.add(cavalryMayMelee(defender, side));
    no.when(onFoot && options.pikesStopInfantry && isPikesInGoodOrder(defender) &&
                side == Sector::Front && attacker.armament != Armament::Pike,
            kMeleePikes, "CJ-12.3"_rule);
    return no.permission();
}

ClassNumber meleeClass(const Combatant &unit) {
    const ClassNumber own = classInDisorder(unit.classNumber, unit.condition);
    return isUnpluggedPlugBayonet(unit) ? own + ClassNumber(1) : own;
}

Blows attackerBlows(const MeleeFacts &facts, const Options &options) {
    return blows(attackersView(facts), facts, options);
}

Blows defenderBlows(const MeleeFacts &facts, const Options &options) {
    return blows(defendersView(facts), facts, options);
}

bool faceKills(Pips face, const Blows &blows) { return face >= blows.least; }

Castings killsOfBlows(std::span<const std::uint8_t> faces, const Blows &blows) {
    Castings kills;
    for (const std::uint8_t face : faces)
        if (faceKills(Pips(face), blows))
            kills += Castings(1);
    return kills;
}

Castings casualties(Castings kills, Castings had) { return std::min(kills, had); }

MeleeTests testsAfterRound(MoreLosses more, std::int32_t round) {
    const RuleNumber table = round == 1 ? "CJ-10.7"_rule : "CJ-10.8"_rule;
    if (more == MoreLosses::Equal)
        return {false, false, {table, "CJ-10.9"_rule}};
    return {more == MoreLosses::Attacker, more == MoreLosses::Defender, table};
}

Stand standAfterRound(const StandFacts &facts) {
    if (facts.left <= Castings(0))
        return {AfterMelee::Removed, "CJ-10.9"_rule};
    if (facts.condition == Condition::Rout)
        return {AfterMelee::Routs, "CJ-10.7"_rule};
    if (facts.condition == Condition::Disorder && facts.arm != TroopArm::Artillery)
        return {AfterMelee::FallsBack, "CJ-10.10"_rule};
    if (facts.enemyGone)
        return {isVictor(facts.attacker, facts.condition, true) ? AfterMelee::Victor
                                                                : AfterMelee::Holds,
                "CJ-10.11"_rule};
    if (facts.round == 1)
        return {AfterMelee::Locked, "CJ-10.7"_rule};
    if (facts.attacker || (facts.bothCharged && facts.arm != TroopArm::Artillery))
        return {AfterMelee::FallsBackHalf, "CJ-10.8"_rule};
    return {AfterMelee::Holds, "CJ-10.8"_rule};
}

HundredthsOfInch breakthroughLeft(TroopArm arm, HundredthsOfInch gone, const Options &options) {
    return std::max(lineMove(arm, options) * 2 - gone, HundredthsOfInch(0));
}

bool isVictor(bool attacker, Condition condition, bool allTouchedGone) {
    return attacker && condition == Condition::GoodOrder && allTouchedGone;
}

} // namespace sabretache::rules::corporaljohn
