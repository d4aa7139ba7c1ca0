// Charges, from the order to contact and what then comes of them. Section 8.
#include "battle/corporaljohn/orders.h"

#include <algorithm>

namespace sabretache::battle::corporaljohn {

ChargeFacts chargeFacts(const State &s, UnitIndex u, UnitIndex target, HundredthsOfInch distance,
                        Going going, bool joins) {
    const UnitState &unit = s.unit(u);
    ChargeFacts facts;
    facts.arm = s.troops(u).arm;
    facts.formation = unit.formation;
    facts.condition = unit.condition;
    facts.distance = distance;
    facts.targetLocked = s.locked(target);
    facts.joinsMelee = joins;
    facts.fromTown = unit.formation == Formation::Garrison;
    facts.targetInTown = s.unit(target).formation == Formation::Garrison;
    facts.changing = unit.changing.has_value();
    facts.going = going;
    return facts;
}

namespace {

MeleeGround groundOf(const State &s, UnitIndex target, Going going) {
    if (s.unit(target).formation == Formation::Garrison)
        return MeleeGround::Town;
    return going == Going::LightWoods ? MeleeGround::LightWoods : MeleeGround::Open;
}

Result<UnitIndex> chargeTarget(const State &s, UnitIndex u, UnitId id) {
    const UnitIndex target = s.find(id);
    if (target == kNone)
        return fail(kUnknownUnit, {});
    if (s.troops(target).side == s.troops(u).side)
        return fail(kTargetOwn, {id.text()}, "CJ-8.1"_rule);
    if (!s.unit(target).onTable())
        return fail(kNotOnTable, {id.text()}, "CJ-8.1"_rule);
    return target;
}

const ChargeInPlay *chargeOf(const State &s, UnitIndex charger) {
    const auto it = std::ranges::find(s.charges, charger, &ChargeInPlay::charger);
    return it == s.charges.end() ? nullptr : &*it;
}

/// Cavalry that fired pistols gives way to the pikes that charge it. CJ-12.4
bool givesWayToPikes(const State &s, const ChargeInPlay &c) {
    const UnitState &target = s.unit(c.target);
    return s.troops(c.charger).arm == TroopArm::Infantry &&
           s.troops(c.charger).fields.armament == Armament::Pike &&
           s.troops(c.target).arm == TroopArm::Cavalry && target.pistolsIn > Turns(0) &&
           target.pistolsIn + Turns(1) >= s.turn && target.condition != Condition::Rout;
}

void comesIn(Deciding &d, const ChargeInPlay &c) {
    const State &s = d.now();
    const UnitId charger = s.id(c.charger);
    const UnitId target = s.id(c.target);
    if (!s.unit(c.target).onTable()) {
        d.emit(GroundTaken{charger}, "CJ-8.9"_rule);
        return;
    }
    if (givesWayToPikes(s, c)) {
        const auto back =
            fallBack(TroopArm::Cavalry, s.unit(c.target).formation, true, s.options());
        d.emit(BrigadeDisordered{target}, "CJ-12.4"_rule);
        d.emit(FellBack{target, back}, "CJ-12.4"_rule);
        d.emit(RunEndDue{target, false}, "CJ-9.8"_rule);
        d.emit(ChargeHalted{charger, target, HundredthsOfInch(0)}, "CJ-12.4"_rule);
        return;
    }
    if (s.troops(c.target).arm == TroopArm::Artillery &&
        batteryContacted(s.unit(c.target).limbered) == BatteryContacted::Lost) {
        removeUnit(d, c.target, RemovedWhy::CaughtLimbered, "CJ-7.7"_rule);
        d.emit(GroundTaken{charger}, "CJ-8.9"_rule);
        return;
    }
    d.emit(ChargeCameIn{charger, target}, "CJ-8.5"_rule);
}

} // namespace

Result<void> on(Deciding &d, const ChargeOrder &in) {
    const State &s = d.start();
    const auto units = orderedUnits(s, in.commander, in.units, in.radii);
    if (!units)
        return tl::unexpected(units.error());
    const std::size_t n = units->size();
    if (in.targets.size() != n || in.distances.size() != n || in.sectors.size() != n ||
        in.goings.size() != n || in.uphill.size() != n || in.joins.size() != n)
        return fail(kListsDiffer, {});
    std::vector<ChargeDeclared> charges;
    std::vector<RuleNumbers> rules;
    for (std::size_t i = 0; i < n; ++i) {
        const UnitIndex u = (*units)[i];
        const auto target = chargeTarget(s, u, in.targets[i]);
        if (!target)
            return tl::unexpected(target.error());
        if (in.distances[i] < HundredthsOfInch(0))
            return fail(kDistanceWrong, {in.units[i].text()}, "CJ-8.8"_rule);
        const ChargeReach may =
            mayCharge(chargeFacts(s, u, *target, in.distances[i], in.goings[i], in.joins[i] != 0),
                      s.options());
        if (!may.permission)
            return refuse(may.permission, {in.units[i].text(), in.targets[i].text()});
        if (chargeOf(s, u))
            return fail(kChargedAlready, {in.units[i].text()}, "CJ-8.8"_rule);
        ChargeDeclared charge{in.units[i],         in.targets[i], in.distances[i],
                              HundredthsOfInch(0), in.sectors[i], MeleeGround::Open,
                              in.uphill[i] != 0};
        if (may.nextTurn) // at least a hundredth, so that it is known to be on its way
            charge.left = std::max(in.distances[i] - lineMove(s.troops(u).arm, s.options()),
                                   HundredthsOfInch(1));
        charge.ground = groundOf(s, *target, in.goings[i]);
        charges.push_back(charge);
        rules.push_back(may.permission.rules);
    }
    d.emit(OrderGiven{in.commander, Verb::Charge, in.units}, orderRules(s, in.commander));
    for (std::size_t i = 0; i < n; ++i)
        d.emit(charges[i], rules[i]);
    return {};
}

Result<void> on(Deciding &d, const Countercharge &in) {
    const State &s = d.start();
    if (auto now = inPhase(s, Phase::Movement, Stage::Responding); !now)
        return now;
    const auto u = ownUnit(s, in.unit);
    if (!u)
        return tl::unexpected(u.error());
    const UnitIndex charger = s.find(in.charger);
    if (charger == kNone)
        return fail(kUnknownUnit, {});
    if (s.troops(*u).side == s.mover)
        return fail(kNotItsSide, {in.unit.text()}, "CJ-3.3"_rule);
    const ChargeInPlay *c = chargeOf(s, charger);
    if (!c || c->contact || s.troops(charger).side != s.mover)
        return fail(kChargeGone, {in.charger.text()}, "CJ-8.3"_rule);
    if (c->both)
        return fail(kChargeMet, {in.charger.text()}, "CJ-8.3"_rule);
    const UnitState &unit = s.unit(*u);
    if (unit.has(Flag::Charged) || chargeOf(s, *u))
        return fail(kChargedAlready, {in.unit.text()}, "CJ-8.3"_rule);
    if (in.apart < HundredthsOfInch(0))
        return fail(kDistanceWrong, {in.unit.text()}, "CJ-8.3"_rule);
    CounterchargeFacts facts;
    facts.arm = s.troops(*u).arm;
    facts.formation = unit.formation;
    facts.condition = unit.condition;
    facts.locked = s.locked(*u);
    facts.contacted = unit.has(Flag::Contacted);
    facts.inTown = unit.formation == Formation::Garrison;
    facts.inOwnDefence = c->target == *u;
    facts.moverSpentHalf = in.halfSpent;
    facts.weather = s.weather;
    facts.toMeetingPoint = meetingPoint(in.apart);
    facts.chargersMove = lineMove(s.troops(charger).arm, s.options());
    facts.acrossStream = in.stream;
    if (const Permission may = mayCountercharge(facts, s.options()); !may)
        return refuse(may, {in.unit.text()});
    d.emit(CounterchargeMade{in.unit, in.charger, facts.toMeetingPoint, in.uphill},
           {"CJ-8.3"_rule, "CJ-4.3"_rule});
    if (s.troops(charger).arm == TroopArm::Infantry)
        d.emit(InfantryHalted{in.charger, in.unit}, "CJ-8.4"_rule);
    return {};
}

void resumeCharges(Deciding &d, Side side) {
    const std::vector<ChargeInPlay> charges = d.now().charges;
    for (const ChargeInPlay &c : charges) {
        const State &s = d.now();
        if (!c.later || s.troops(c.charger).side != side)
            continue;
        const UnitState &unit = s.unit(c.charger);
        const bool goesOn = unit.onTable() && unit.condition == Condition::GoodOrder &&
                            unit.formation == Formation::Line && !s.locked(c.charger) &&
                            !unit.has(Flag::Contacted) && s.unit(c.target).onTable() &&
                            !s.locked(c.target);
        if (goesOn)
            d.emit(ChargeResumed{s.id(c.charger)}, "CJ-8.8"_rule);
        else
            d.emit(ChargeDropped{s.id(c.charger)}, "CJ-8.8"_rule);
    }
}

void chargesComeIn(Deciding &d) {
    const Side mover = d.start().mover;
    const std::vector<ChargeInPlay> charges = d.now().charges;
    for (const ChargeInPlay &c : charges) {
        const bool ofMove =
            d.start().troops(c.charger).side == mover || d.start().troops(c.target).side == mover;
        if (!c.contact && !c.later && !c.breakthrough && ofMove)
            comesIn(d, c);
    }
}

namespace {

/// Caught in a change of formation or face. CJ-5.4
void caughtIfChanging(Deciding &d, UnitIndex u) {
    const UnitState &unit = d.now().unit(u);
    if (d.start().troops(u).arm == TroopArm::Artillery ||
        !(unit.changing || unit.has(Flag::Changed)))
        return;
    if (caughtChanging(unit.condition) != unit.condition)
        d.emit(BrigadeDisordered{d.start().id(u)}, "CJ-5.4"_rule);
}

void close(Deciding &d, const ChargeInPlay &c) {
    const UnitId charger = d.start().id(c.charger);
    const UnitId target = d.start().id(c.target);
    if (!d.now().unit(c.charger).onTable() || !c.contact) {
        d.emit(ChargeDropped{charger}, "CJ-8.5"_rule);
        return;
    }
    {
        const UnitState &hit = d.now().unit(c.target);
        const bool able = d.now().unit(c.charger).condition != Condition::Rout;
        if (able && hit.onTable() && hit.condition == Condition::Rout && !hit.has(Flag::Ran))
            removeUnit(d, c.target, RemovedWhy::MeleedInRout, "CJ-10.10"_rule);
    }
    const State &s = d.now();
    ClosingFacts facts;
    facts.charger = combatant(s, c.charger, true);
    facts.target = combatant(s, c.target, c.both);
    facts.side = c.sector;
    facts.ground = c.ground;
    facts.targetGone = !s.unit(c.target).onTable() || s.unit(c.target).condition == Condition::Rout;
    const ClosingAnswer answer = closing(facts, s.options());
    switch (answer.closing) {
    case Closing::Melees:
        d.emit(MeleeJoined{charger, target, true}, answer.rules);
        caughtIfChanging(d, c.charger);
        caughtIfChanging(d, c.target);
        break;
    case Closing::TakesGround:
        d.emit(GroundTaken{charger}, answer.rules);
        break;
    case Closing::HaltsOneInch:
    case Closing::HaltsTwoInches:
        d.emit(ChargeHalted{charger, target, haltsShortBy(answer.closing, c.distance, s.options())},
               answer.rules);
        break;
    case Closing::Routs:
        d.emit(ChargeDropped{charger}, answer.rules);
        // Who charged it in turn has the ground to itself.
        if (c.both && d.now().unit(c.target).onTable() &&
            d.now().unit(c.target).condition == Condition::GoodOrder)
            d.emit(GroundTaken{target}, "CJ-8.9"_rule);
        break;
    }
}

} // namespace

void closeCharges(Deciding &d) {
    const std::vector<ChargeInPlay> charges = d.now().charges;
    for (const ChargeInPlay &c : charges)
        if (c.contact || c.breakthrough)
            close(d, c);
}

} // namespace sabretache::battle::corporaljohn
