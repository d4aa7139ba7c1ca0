// Fire before and after movement, and what it does. Section 4.
#include "battle/beerstein/deciding.h"

#include <algorithm>

namespace sabretache::battle::beerstein {

Why presentWhy(const State &s, UnitIndex u) {
    if (u == kNone)
        return error(kUnknownUnit);
    if (!s.onTable(u))
        return error(kNotOnTable, {s.id(u).text()}, "BB-1.3"_rule);
    return {};
}

Why stepWhy(const State &s, UnitIndex u, bool rightStep) {
    if (!rightStep)
        return error(kNotNow, {std::string(word(s.step))}, "BB-2.1"_rule);
    if (s.active && *s.active != s.troops(u).side)
        return error(kNotYourStep, {std::string(word(s.troops(u).side))},
                     s.step == Step::Movement ? "BB-2.4"_rule : "BB-2.3"_rule);
    return {};
}

Why fireWhy(const State &s, UnitIndex u, bool guns) {
    if (auto why = presentWhy(s, u))
        return why;
    if (auto why = stepWhy(s, u, isFireStep(s.step) && isGunsStep(s.step) == guns))
        return why;
    const std::string id = s.id(u).text();
    const Branch branch = s.troops(u).branch;
    if (guns ? branch != Branch::Artillery : branch != Branch::Infantry)
        return error(kWrongArm, {id}, guns ? "BB-4.2"_rule : "BB-4.3"_rule);
    if (s.has(u, Flag::Withdrew))
        return error(kHasWithdrawn, {id}, "BB-7.1"_rule);
    if (s.has(u, Flag::Evaded))
        return error(kAlready, {id}, "BB-5.7"_rule);
    if (s.has(u, Flag::Fired))
        return error(kAlready, {id}, "BB-2.5"_rule);
    if (guns && s.has(u, Flag::Moved))
        return error(kFiredOrMoved, {id}, "BB-2.5"_rule);
    if (guns && s.unit(u).limbered)
        return error(kIsLimbered, {id}, "BB-3.3"_rule);
    if (s.locked(u))
        return error(kIsLocked, {id}, "BB-4.6"_rule);
    if (s.attacking(u) || s.has(u, Flag::Attacked))
        return error(kIsAttacking, {id}, "BB-4.6"_rule);
    return {};
}

Why targetWhy(const State &s, UnitIndex u, UnitIndex target) {
    if (auto why = presentWhy(s, target))
        return why;
    const std::string id = s.id(target).text();
    if (s.troops(target).side == s.troops(u).side)
        return error(kNotAnEnemy, {id}, "BB-4.5"_rule);
    if (s.locked(target))
        return error(kTargetLocked, {id}, "BB-4.6"_rule);
    // Who is attacked has eyes only for its attackers, and only to its front.
    if (s.attacked(u) && std::ranges::none_of(s.pairs, [&](const Pair &p) {
            return p.target == u && p.attacker == target && p.sector == Sector::Front;
        }))
        return error(kIsContacted, {s.id(u).text()}, "BB-4.6"_rule);
    return {};
}

namespace {

Why sightWhy(const bb::SightFacts &facts, const std::string &target) {
    constexpr RuleNumber kRule = "BB-4.5"_rule;
    switch (bb::sight(facts)) {
    case bb::SightFault::None:
        break;
    case bb::SightFault::NotInFront:
        return error(kNotInFront, {target}, kRule);
    case bb::SightFault::NotVisible:
        return error(kNotVisible, {target}, kRule);
    case bb::SightFault::Screened:
        return error(kScreened, {target}, kRule);
    case bb::SightFault::TooDeep:
        return error(kTooDeep, {target, std::to_string(bb::kSightInside.value)}, kRule);
    }
    return {};
}

template <class In> Result<void> shoot(Deciding &d, const In &in, bool guns) {
    const State &s = d.start();
    const UnitIndex u = s.find(in.unit);
    if (const auto why = fireWhy(s, u, guns))
        return tl::unexpected(*why);
    const UnitIndex target = s.find(in.target);
    if (const auto why = targetWhy(s, u, target))
        return tl::unexpected(*why);
    if (in.range < Paces(0))
        return fail(kValueRange, {"range"});
    if (in.depth < Paces(0))
        return fail(kValueRange, {"depth"});
    if (const auto why = sightWhy({in.front, in.visible, in.screened, in.depth}, in.target.text()))
        return tl::unexpected(*why);
    const bool leader = s.hasLeader(u);
    const bool atGuns = s.troops(target).branch == Branch::Artillery;
    const Points number = s.unit(u).number;
    const bb::Fire fire = guns ? bb::artilleryFire({number, in.range, leader, in.cover, atGuns})
                               : bb::musketry({number, in.range, leader, in.cover, atGuns});
    if (!fire.allowed)
        return fail(kOutOfRange, {in.unit.text(), std::to_string(in.range.value)},
                    fire.rules.front());
    d.emit(FireDeclared{in.unit, in.target, in.range, guns, in.cover, fire.dice, fire.hitOn,
                        fire.saves},
           fire.rules);
    return {};
}

} // namespace

Result<void> on(Deciding &d, const FireArtillery &in) { return shoot(d, in, true); }

Result<void> on(Deciding &d, const FireMusketry &in) { return shoot(d, in, false); }

void fireDice(Deciding &d, const Task &task, const dice::Faces &faces) {
    const State &s = d.start();
    const std::int32_t hits = bb::countHits(faces, Pips(task.hitOn));
    d.emit(HitsScored{s.id(task.unit), s.id(task.target), hits},
           task.guns ? "BB-4.2"_rule : "BB-4.3"_rule);
    if (hits > 0 && !task.saves)
        takeCasualties(d, task.target, Points(hits),
                       task.guns ? Cause::Artillery : Cause::Musketry);
}

void savesDice(Deciding &d, const Task &task, const dice::Faces &faces) {
    const auto saved = static_cast<std::int32_t>(
        std::ranges::count_if(faces, [](std::uint8_t face) { return bb::isSaved(Pips(face)); }));
    d.emit(HitsSaved{d.start().id(task.target), saved}, "BB-4.4"_rule);
    if (saved < task.dice)
        takeCasualties(d, task.target, Points(task.dice - saved),
                       task.guns ? Cause::Artillery : Cause::Musketry);
}

void takeCasualties(Deciding &d, UnitIndex u, Points points, Cause cause) {
    const UnitId id = d.now().id(u);
    const Points taken = std::min(points, d.now().unit(u).number);
    if (taken <= Points(0))
        return;
    RuleNumbers rules = "BB-1.3"_rule;
    if (isFireStep(d.now().step))
        rules.add("BB-2.90"_rule);
    if (cause == Cause::Blocked || taken < points)
        rules.add("BB-5.5"_rule);
    d.emit(CasualtiesTaken{id, taken, cause}, rules);
    if (d.now().unit(u).number == Points(0)) {
        destroy(d, u);
        return;
    }
    leaderAtRisk(d, u);
    const State &s = d.now();
    if (isLateFire(s.step) && !bb::canAttack(s.unit(u).number) && s.attacking(u))
        d.emit(AttackHalted{id}, {"BB-4.6"_rule, "BB-1.4"_rule});
}

dice::RollRequest rollFor(const State &s, const Task &task) {
    dice::RollRequest roll;
    roll.count = Dice(task.dice);
    if (task.unit != kNone) {
        roll.subject = s.id(task.unit).text();
        roll.side = static_cast<std::int32_t>(index(s.troops(task.unit).side));
    }
    switch (task.kind) {
    case Task::Kind::Fire:
        roll.purpose = task.guns ? "artillery-fire" : "musketry-fire";
        roll.rule = task.guns ? "BB-4.2"_rule : "BB-4.3"_rule;
        break;
    case Task::Kind::Saves:
        roll.purpose = "saving-throw";
        roll.rule = "BB-4.4"_rule;
        roll.subject = s.id(task.target).text();
        roll.side = static_cast<std::int32_t>(index(s.troops(task.target).side));
        break;
    case Task::Kind::LeaderTest:
        roll.purpose = "leader-risk";
        roll.rule = "BB-6.3"_rule;
        roll.subject = s.posts[task.post].holder.text();
        roll.side = static_cast<std::int32_t>(index(s.posts[task.post].side));
        break;
    case Task::Kind::Evade:
        roll.purpose = "evade";
        roll.rule = "BB-5.7"_rule;
        break;
    case Task::Kind::EvadeMove:
        roll.purpose = "evade-move";
        roll.rule = "BB-3.1"_rule;
        break;
    case Task::Kind::Movement:
        roll.purpose = "movement";
        roll.rule = "BB-3.1"_rule;
        roll.count = Dice(static_cast<std::int32_t>(task.units.size()));
        roll.alike = false; // one for each unit, in order
        break;
    case Task::Kind::Blows: {
        const Throw &next = s.throws[s.thrown];
        roll.purpose = "combat-blows";
        roll.rule = "BB-5.1"_rule;
        roll.count = Dice(next.dice);
        roll.subject = s.id(next.unit).text();
        roll.side = static_cast<std::int32_t>(index(s.troops(next.unit).side));
        break;
    }
    case Task::Kind::Recovery:
        roll.purpose = "recovery";
        roll.rule = "BB-7.2"_rule;
        roll.count = Dice(static_cast<std::int32_t>(task.units.size()));
        roll.alike = false;
        break;
    case Task::Kind::Way:
    case Task::Kind::Join:
        break;
    }
    return roll;
}

} // namespace sabretache::battle::beerstein
