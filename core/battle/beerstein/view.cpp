// A picture of a battle for everyone else, and its fingerprint.
#include "battle/beerstein/deciding.h"

#include "base/hash.h"

#include <algorithm>

namespace sabretache::battle::beerstein {

namespace {

std::string_view conditionOf(const UnitState &unit) {
    switch (unit.presence) {
    case Presence::Reserve:
        return "reserve";
    case Presence::OffTable:
        return "off-table";
    case Presence::Gone:
        return "removed";
    case Presence::OnTable:
        break;
    }
    return bb::canAttack(unit.number) ? "steady" : "spent";
}

UnitView viewOf(const State &s, UnitIndex u) {
    const UnitState &unit = s.unit(u);
    UnitView out;
    out.id = s.id(u);
    out.steps = unit.number.value;
    out.startSteps = s.troops(u).start.value;
    out.condition = conditionOf(unit);
    if (s.troops(u).branch == Branch::Artillery)
        out.formation = unit.limbered ? "limbered" : "unlimbered";
    const auto mark = [&](bool holds, std::string_view key) {
        if (holds)
            out.marks.emplace_back(key);
    };
    mark(s.locked(u), "locked");
    mark(s.attacking(u), "attacking");
    mark(s.attacked(u), "attacked");
    mark(s.hasLeader(u), "leader-with");
    mark(s.has(u, Flag::Fired), "fired");
    mark(s.has(u, Flag::Moved), "moved");
    mark(s.has(u, Flag::Turned), "turned");
    mark(s.has(u, Flag::Withdrew), "withdrew");
    mark(s.has(u, Flag::Evaded), "evaded");
    mark(s.has(u, Flag::DrivenBack), "driven-back");
    for (const UnitIndex enemy : s.enemiesOf(u))
        out.lockedWith.push_back(s.id(enemy));
    return out;
}

} // namespace

Place Game::place(const State &s) { return {s.turn, static_cast<std::size_t>(s.step)}; }

View Game::view(const State &s) {
    View out;
    out.turn = s.turn;
    out.turns = s.setting->setup.turns;
    for (const auto &[step, name] : kWords<Step>)
        out.phases.push_back({std::string(name), 0, 0});
    out.phase = static_cast<std::size_t>(s.step);
    out.initiative = s.initiative;
    PhaseView &phase = out.phases[out.phase];
    for (UnitIndex u = 0; u < s.units.size(); ++u) {
        out.units.push_back(viewOf(s, u));
        if (!s.onTable(u) || (s.active && *s.active != s.troops(u).side))
            continue;
        const bool fires =
            isFireStep(s.step) &&
            s.troops(u).branch == (isGunsStep(s.step) ? Branch::Artillery : Branch::Infantry);
        if (fires) {
            phase.done += s.has(u, Flag::Fired) ? 1 : 0;
            phase.toDo += fireWhy(s, u, isGunsStep(s.step)) ? 0 : 1;
        } else if (s.step == Step::Movement) {
            phase.done += s.has(u, Flag::Rolled) ? 1 : 0;
            phase.toDo += moveWhy(s, u) ? 0 : 1;
        } else if (s.step == Step::Combat && s.unit(u).contacts > 0) {
            const bool waits = !fightWhy(s, u);
            phase.done += waits ? 0 : 1;
            phase.toDo += waits ? 1 : 0;
        } else if (s.step == Step::Recovery) {
            phase.done += s.has(u, Flag::RecoveryTried) ? 1 : 0;
            phase.toDo += recoverWhy(s, u) ? 0 : 1;
        }
    }
    for (std::size_t p = 0; p < s.posts.size(); ++p) {
        const Post &post = s.posts[p];
        if (!post.column.isNull()) {
            ColumnView column;
            column.id = post.column;
            column.vacant = post.status == PostStatus::Vacant;
            if (post.status == PostStatus::Killed || post.status == PostStatus::Wounded)
                column.leaderlessFor = Turns(1);
            out.columns.push_back(column);
        }
        if (post.status == PostStatus::Vacant)
            continue;
        CommanderView commander;
        commander.id = post.holder;
        commander.role = post.column.isNull() ? "army" : "column";
        commander.column = post.column;
        commander.side = post.side;
        commander.status = post.status == PostStatus::Fit      ? "fit"
                           : post.status == PostStatus::Killed ? "killed"
                                                               : "wounded";
        if (post.with != kNone)
            commander.with = s.id(post.with);
        out.commanders.push_back(commander);
    }
    for (const Side side : {Side::First, Side::Second}) {
        SideView &v = out.sides[index(side)];
        const SideState &state = s.sides[index(side)];
        v.steps = state.points;
        for (const Troops &troops : s.setting->troops)
            if (troops.side == side)
                v.startSteps += troops.start.value;
        v.brigades = s.setting->units[index(side)];
        v.gone = state.lost;
        v.breaksAt = rules::breaksAt(v.brigades, s.setting->setup.sides[index(side)].breakPercent);
        v.broken = state.broken;
        v.objectivePoints = objectivePoints(s.setting->setup, s.holders, side);
    }
    out.objectiveHolders = s.holders;
    out.over = s.over;
    out.winner = s.winner;
    return out;
}

std::uint64_t Game::hash(const State &s) {
    Fingerprint f;
    const auto number = [&f](auto n) { f.add(static_cast<std::uint64_t>(n)); };
    const auto side = [&](const std::optional<Side> &which) {
        number(which ? 1 + static_cast<int>(*which) : 0);
    };
    number(s.turn.value);
    number(static_cast<int>(s.step));
    side(s.active);
    side(s.initiative);
    number(s.stepCount);
    for (UnitIndex u = 0; u < s.units.size(); ++u) {
        const UnitState &unit = s.unit(u);
        number(unit.number.value);
        number(unit.lost.value);
        number(unit.recovered.value);
        number(unit.spent.value);
        number(unit.adjusted);
        number(static_cast<int>(unit.presence));
        number(unit.limbered ? 1 : 0);
        const bool now = unit.flagsTurn == s.turn;
        number(now ? unit.flags : 0U);
        number(s.has(u, Flag::Rolled) ? unit.rolled.value : 0);
        number(unit.contacts);
        number(unit.leader);
    }
    for (std::size_t p = 0; p < s.posts.size(); ++p) {
        const Post &post = s.posts[p];
        f.add(post.holder.uuid);
        number(static_cast<int>(post.status));
        number(post.with);
        number(post.movedIn.value);
        number(post.testedIn);
    }
    for (const PostIndex p : s.vacancies)
        number(p);
    for (const PersonId person : s.fallen)
        f.add(person.uuid);
    for (const Pair &p : s.pairs) {
        number(p.attacker);
        number(p.target);
        number(static_cast<int>(p.sector) * 4 + (p.locked ? 2 : 0) + (p.fought ? 1 : 0));
    }
    for (const Task &task : s.tasks) {
        number(static_cast<int>(task.kind));
        number(task.unit);
        number(task.target);
        number(task.post);
        number(task.dice);
        number(task.hitOn);
        number((task.saves ? 2 : 0) + (task.guns ? 1 : 0));
        for (const UnitIndex u : task.units)
            number(u);
    }
    if (s.attack) {
        number(s.attack->unit);
        number(s.attack->target);
        number(static_cast<int>(s.attack->sector));
    }
    for (const Split &split : s.splits) {
        number(split.unit);
        number(split.at);
        number(split.dice.value);
    }
    for (const Throw &t : s.throws) {
        number(t.unit);
        number(t.at);
        number(t.dice);
        number(t.hitOn);
        number(t.hits);
    }
    number(s.thrown);
    number(s.winners);
    for (const auto &holder : s.holders)
        side(holder);
    number(s.over ? 1 : 0);
    side(s.winner);
    return f.value();
}

} // namespace sabretache::battle::beerstein
