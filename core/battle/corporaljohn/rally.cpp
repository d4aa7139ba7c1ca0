// Phase 1, and squares, which are thrown for in the same way. CJ-9.5, CJ-12.6
#include "battle/corporaljohn/deciding.h"

#include <algorithm>

namespace sabretache::battle::corporaljohn {

Result<void> on(Deciding &d, const AttemptRally &in) {
    const State &s = d.start();
    if (auto now = inPhase(s, Phase::Rally, Stage::Choosing); !now)
        return now;
    const auto u = ownUnit(s, in.unit);
    if (!u)
        return tl::unexpected(u.error());
    const UnitState &unit = s.unit(*u);
    if (unit.condition == Condition::GoodOrder)
        return fail(kNotShaken, {in.unit.text()}, "CJ-9.5"_rule);
    if (unit.has(Flag::RallyTried))
        return fail(kRallyTried, {in.unit.text()}, "CJ-9.5"_rule);
    const Test test = rallyTest(s.troops(*u).fields.classNumber, hasCommander(s, *u));
    d.emit(RallyAttempted{in.unit, test.needed}, test.rules);
    return {};
}

void rallyDice(Deciding &d, const Task &task, const dice::Faces &faces) {
    const State &s = d.start();
    const Test test = rallyTest(s.troops(task.unit).fields.classNumber, hasCommander(s, task.unit));
    const UnitId id = s.id(task.unit);
    if (passes(test, faces))
        d.emit(BrigadeRallied{id, rallied(s.unit(task.unit).condition)}, test.rules);
    else
        d.emit(RallyFailed{id}, test.rules);
}

Result<void> on(Deciding &d, const FormSquare &in) {
    const State &s = d.start();
    if (auto now = inPhase(s, Phase::Movement, Stage::Responding); !now)
        return now;
    const auto u = ownUnit(s, in.unit);
    if (!u)
        return tl::unexpected(u.error());
    const Troops &t = s.troops(*u);
    const UnitState &unit = s.unit(*u);
    SquareFacts facts;
    facts.arm = t.arm;
    facts.classNumber = t.fields.classNumber;
    facts.armament = t.fields.armament;
    facts.plugged = unit.plugged;
    facts.maySquare = t.fields.maySquare;
    facts.formation = unit.formation;
    facts.condition = unit.condition;
    facts.locked = s.locked(*u);
    facts.chargedByCavalry = false;
    for (const ChargeInPlay &c : s.charges)
        if (c.target == *u && !c.contact && s.troops(c.charger).arm == TroopArm::Cavalry) {
            facts.chargedByCavalry = true;
            facts.chargeFrom = std::max(facts.chargeFrom, c.distance);
        }
    if (const Permission may = mayFormSquare(facts, s.options()); !may)
        return refuse(may, {in.unit.text()});
    if (unit.has(Flag::SquareTried))
        return fail(kSquareTriedAlready, {in.unit.text()}, "CJ-12.6"_rule);
    const Test test = squareTest(t.fields.classNumber, hasCommander(s, *u));
    d.emit(SquareAttempted{in.unit, test.needed}, test.rules);
    return {};
}

void squareDice(Deciding &d, const Task &task, const dice::Faces &faces) {
    const State &s = d.start();
    const Test test =
        squareTest(s.troops(task.unit).fields.classNumber, hasCommander(s, task.unit));
    const UnitId id = s.id(task.unit);
    if (passes(test, faces)) {
        d.emit(SquareFormed{id}, test.rules);
        return;
    }
    d.emit(SquareFailed{id}, test.rules);
    d.emit(BrigadeDisordered{id}, "CJ-12.6"_rule);
}

} // namespace sabretache::battle::corporaljohn
