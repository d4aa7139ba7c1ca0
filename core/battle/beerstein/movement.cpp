// Withdrawing of one's own will, the movement die, marches, attacks, evading. Sections 3, 5, 7.
#include "battle/beerstein/deciding.h"

#include <algorithm>

namespace sabretache::battle::beerstein {

Why withdrawWhy(const State &s, UnitIndex u) {
    if (auto why = presentWhy(s, u))
        return why;
    const std::string id = s.id(u).text();
    if (s.step != Step::Withdrawal && s.step != Step::LateWithdrawal)
        return error(kNotNow, {std::string(word(s.step))}, "BB-7.1"_rule);
    if (s.has(u, Flag::Withdrew))
        return error(kAlready, {id}, "BB-7.1"_rule);
    return {};
}

Result<void> on(Deciding &d, const WithdrawVoluntarily &in) {
    const State &s = d.start();
    const UnitIndex u = s.find(in.unit);
    if (const auto why = withdrawWhy(s, u))
        return tl::unexpected(*why);
    d.emit(
        WithdrewVoluntarily{in.unit, bb::voluntaryWithdrawal(s.troops(u).branch), in.leavesTable},
        "BB-7.1"_rule);
    if (!in.leavesTable && d.now().unit(u).number == Points(0))
        destroy(d, u);
    return {};
}

Why moveWhy(const State &s, UnitIndex u) {
    if (auto why = presentWhy(s, u))
        return why;
    if (auto why = stepWhy(s, u, s.step == Step::Movement))
        return why;
    const std::string id = s.id(u).text();
    if (s.has(u, Flag::Withdrew))
        return error(kHasWithdrawn, {id}, "BB-7.1"_rule);
    if (s.has(u, Flag::Evaded))
        return error(kAlready, {id}, "BB-5.7"_rule);
    if (s.locked(u))
        return error(kIsLocked, {id}, "BB-5.5"_rule);
    if (s.attacked(u))
        return error(kIsContacted, {id}, "BB-2.6"_rule);
    if (s.has(u, Flag::Rolled))
        return error(kAlready, {id}, "BB-3.1"_rule);
    return {};
}

Result<void> on(Deciding &d, const RollMovement &in) {
    const State &s = d.start();
    if (in.units.empty())
        return fail(kListEmpty, {}, "BB-3.6"_rule);
    for (std::size_t i = 0; i < in.units.size(); ++i) {
        if (const auto why = moveWhy(s, s.find(in.units[i])))
            return tl::unexpected(*why);
        if (std::find(in.units.begin(), in.units.begin() + static_cast<std::ptrdiff_t>(i),
                      in.units[i]) != in.units.begin() + static_cast<std::ptrdiff_t>(i))
            return fail(kAlready, {in.units[i].text()}, "BB-3.1"_rule);
    }
    d.emit(MovementAsked{in.units}, "BB-3.6"_rule);
    return {};
}

void movementDice(Deciding &d, const Task &task, const dice::Faces &faces) {
    const State &s = d.start();
    for (std::size_t i = 0; i < task.units.size(); ++i) {
        const UnitIndex u = task.units[i];
        const Pips die(faces[i]);
        d.emit(MovementRolled{s.id(u), die, bb::movementPaces(s.troops(u).branch, die)},
               "BB-3.1"_rule);
    }
}

Why marchWhy(const State &s, UnitIndex u) {
    if (auto why = presentWhy(s, u))
        return why;
    if (auto why = stepWhy(s, u, s.step == Step::Movement))
        return why;
    const std::string id = s.id(u).text();
    if (s.has(u, Flag::Moved) || s.has(u, Flag::Turned) || s.has(u, Flag::Attacked) ||
        s.has(u, Flag::Evaded))
        return error(kAlready, {id}, "BB-3.1"_rule);
    if (s.attacked(u))
        return error(kIsContacted, {id}, "BB-2.6"_rule);
    if (!s.has(u, Flag::Rolled)) {
        auto why = moveWhy(s, u);
        return why ? why : error(kNotRolled, {id}, "BB-3.6"_rule);
    }
    if (s.unit(u).rolled == Paces(0))
        return error(kNoPaces, {id}, "BB-3.6"_rule);
    return {};
}

namespace {

Why moveFault(const bb::MoveAnswer &answer, const std::string &id) {
    const RuleNumber rule = answer.rules.size() > 1 ? *(answer.rules.end() - 1) : "BB-3.1"_rule;
    switch (answer.fault) {
    case bb::MoveFault::None:
        return {};
    case bb::MoveFault::NoPaces:
        return error(kNoPaces, {id}, rule);
    case bb::MoveFault::TooFar:
        return error(
            kTooFar,
            {id, std::to_string(answer.cost.value), std::to_string(answer.allowance.value)}, rule);
    case bb::MoveFault::GroundImpassable:
        return error(kGroundStops, {id}, rule);
    case bb::MoveFault::HandlingWrong:
        return error(kHandlingWrong, {id}, rule);
    }
    return {};
}

Result<bb::MoveAnswer> checkMove(const State &s, UnitIndex u, Paces paces, Paces inside,
                                 Ground ground, bool aboutFace, Handling handling) {
    const std::string id = s.id(u).text();
    if (paces < Paces(0) || paces > Paces(1000))
        return fail(kValueRange, {"paces"});
    if (inside < Paces(0) || inside > paces)
        return fail(kValueRange, {"inside"});
    bb::MoveFacts facts;
    facts.branch = s.troops(u).branch;
    facts.rolled = s.unit(u).rolled;
    facts.distance = paces;
    facts.inside = inside;
    facts.ground = ground;
    facts.aboutFace = aboutFace;
    facts.limbered = s.unit(u).limbered;
    facts.handling = facts.branch == Branch::Artillery ? handling : Handling::None;
    facts.terrainSlows = s.setting->options.terrainSlows;
    if (facts.branch != Branch::Artillery && handling != Handling::None)
        return fail(kHandlingWrong, {id}, "BB-3.3"_rule);
    const bb::MoveAnswer answer = bb::move(facts);
    if (const auto why = moveFault(answer, id))
        return tl::unexpected(*why);
    return answer;
}

} // namespace

Result<void> on(Deciding &d, const March &in) {
    const State &s = d.start();
    const UnitIndex u = s.find(in.unit);
    if (const auto why = marchWhy(s, u))
        return tl::unexpected(*why);
    if (in.paces == Paces(0) && !in.aboutFace && in.handling == Handling::None)
        return fail(kValueRange, {"paces"});
    const bool onTheSpot = bb::turnsOnTheSpot(s.troops(u).branch, in.paces, in.handling);
    if (s.troops(u).branch == Branch::Artillery && s.has(u, Flag::Fired) && !onTheSpot)
        return fail(kFiredOrMoved, {in.unit.text()}, "BB-2.5"_rule);
    const auto answer = checkMove(s, u, in.paces, in.inside, in.ground, in.aboutFace, in.handling);
    if (!answer)
        return tl::unexpected(answer.error());
    if (const auto good = checkCommand(s, u, in.leader, in.fromLeader, in.nearer, false); !good)
        return good;
    RuleNumbers rules = answer->rules;
    if (onTheSpot)
        rules.add("BB-3.90"_rule);
    d.emit(
        Marched{in.unit, in.paces, in.aboutFace, answer->limberedAfter, onTheSpot, in.leavesTable},
        rules);
    return {};
}

Why attackWhy(const State &s, UnitIndex u) {
    if (auto why = marchWhy(s, u))
        return why;
    const std::string id = s.id(u).text();
    if (s.troops(u).branch == Branch::Artillery)
        return error(kWrongArm, {id}, "BB-3.3"_rule);
    if (!bb::canAttack(s.unit(u).number))
        return error(kSpent, {id}, "BB-1.4"_rule);
    if (s.has(u, Flag::Fired))
        return error(kFiredThenAttacks, {id}, "BB-3.5"_rule);
    if (s.setting->options.holdOutOfCommand && s.leaderOf(u) == kNone)
        return error(kOutOfCommand, {id}, "BB-6.2"_rule);
    return {};
}

Why attackTargetWhy(const State &s, UnitIndex u, UnitIndex target) {
    if (auto why = presentWhy(s, target))
        return why;
    if (s.troops(target).side == s.troops(u).side)
        return error(kNotAnEnemy, {s.id(target).text()}, "BB-5.1"_rule);
    return {};
}

bool canEvade(const State &s, UnitIndex u) {
    return bb::evade({s.troops(u).arm, s.unit(u).number}).allowed && s.unit(u).contacts == 0 &&
           !s.has(u, Flag::EvadeTried) && !s.has(u, Flag::Withdrew) && !s.has(u, Flag::Evaded);
}

Result<void> on(Deciding &d, const Attack &in) {
    const State &s = d.start();
    const UnitIndex u = s.find(in.unit);
    if (const auto why = attackWhy(s, u))
        return tl::unexpected(*why);
    const UnitIndex target = s.find(in.target);
    if (const auto why = attackTargetWhy(s, u, target))
        return tl::unexpected(*why);
    if (!in.straight)
        return fail(kWheelsIn, {in.unit.text()}, "BB-3.2"_rule);
    const auto answer =
        checkMove(s, u, in.paces, in.inside, in.ground, in.aboutFace, Handling::None);
    if (!answer)
        return tl::unexpected(answer.error());
    if (const auto good = checkCommand(s, u, in.leader, in.fromLeader, true, true); !good)
        return good;
    RuleNumbers rules = answer->rules;
    rules.add("BB-3.2"_rule);
    d.emit(AttackDeclared{in.unit, in.target, in.sector, in.paces}, rules);
    if (!canEvade(d.now(), target))
        d.emit(ContactMade{in.unit, in.target, in.sector}, "BB-5.1"_rule);
    return {};
}

Result<void> on(Deciding &d, const Evade &in) {
    const State &s = d.start();
    const UnitIndex u = s.find(in.unit);
    if (u == kNone || u != s.attack->target)
        return fail(kCannotEvade, {in.unit.text()}, "BB-5.7"_rule);
    d.emit(EvadeTried{in.unit, in.clear}, "BB-5.7"_rule);
    if (!in.clear) {
        d.emit(EvadeFailed{in.unit}, "BB-5.7"_rule);
        d.emit(ContactMade{s.id(s.attack->unit), in.unit, s.attack->sector}, "BB-5.7"_rule);
    }
    return {};
}

Result<void> on(Deciding &d, const StandFast &in) {
    const State &s = d.start();
    const UnitIndex u = s.find(in.unit);
    if (u == kNone || u != s.attack->target)
        return fail(kCannotEvade, {in.unit.text()}, "BB-5.7"_rule);
    d.emit(ContactMade{s.id(s.attack->unit), in.unit, s.attack->sector}, "BB-5.1"_rule);
    return {};
}

void evadeDice(Deciding &d, const Task &task, const dice::Faces &faces) {
    const State &s = d.start();
    const Pips die(faces[0]);
    const bb::Evade needed = bb::evade({s.troops(task.unit).arm, s.unit(task.unit).number});
    const bool success = die <= needed.atMost;
    d.emit(EvadeRolled{s.id(task.unit), die, success}, "BB-5.7"_rule);
    if (!success)
        d.emit(ContactMade{s.id(s.attack->unit), s.id(task.unit), s.attack->sector}, "BB-5.7"_rule);
}

void evadeMoveDice(Deciding &d, const Task &task, const dice::Faces &faces) {
    const State &s = d.start();
    const Pips die(faces[0]);
    const UnitId id = s.id(task.unit);
    const UnitId attacker = s.id(s.attack->unit);
    const Sector sector = s.attack->sector;
    const Paces paces = bb::movementPaces(s.troops(task.unit).branch, die);
    if (paces == Paces(0)) {
        d.emit(EvadeFailed{id}, {"BB-3.1"_rule, "BB-5.7"_rule});
        d.emit(ContactMade{attacker, id, sector}, "BB-5.7"_rule);
        return;
    }
    d.emit(Evaded{id, die, paces}, {"BB-3.1"_rule, "BB-5.7"_rule});
    d.emit(AttackMissed{attacker}, "BB-5.7"_rule);
}

} // namespace sabretache::battle::beerstein
