// A picture of the state for screens and prints, and its fingerprint.
#include "base/hash.h"
#include "battle/corporaljohn/deciding.h"

#include <algorithm>

namespace sabretache::battle::corporaljohn {

Place Game::place(const State &s) { return {s.turn, static_cast<std::size_t>(s.phase)}; }

namespace {

std::string conditionKey(const UnitState &u) {
    if (u.presence != Presence::OnTable)
        return std::string(word(u.presence));
    return std::string(word(u.condition));
}

std::string formationKey(const Troops &t, const UnitState &u) {
    if (t.arm == TroopArm::Artillery)
        return u.limbered ? "limbered" : "unlimbered";
    return std::string(word(u.formation));
}

UnitView unitView(const State &s, UnitIndex i) {
    const Troops &t = s.troops(i);
    const UnitState &u = s.unit(i);
    UnitView out;
    out.id = t.id;
    out.steps = u.castings.value;
    out.startSteps = t.start.value;
    out.comingOff = u.comingOff.value;
    if (t.arm == TroopArm::Artillery) {
        out.startGuns = t.guns.value;
        out.guns = gunsThatCanFire(u.castings, t.guns, s.options()).value;
    }
    out.condition = conditionKey(u);
    out.formation = formationKey(t, u);
    const auto mark = [&](bool yes, std::string_view key) {
        if (yes)
            out.marks.emplace_back(key);
    };
    mark(u.has(Flag::Fired) || (s.phase == Phase::LongRangeArtillery && u.has(Flag::FiredLong)),
         "fired");
    mark(u.has(Flag::ShotAt), "under-fire");
    mark(u.has(Flag::Charged), "charging");
    mark(u.has(Flag::Contacted), "contacted");
    mark(s.locked(i), "locked");
    mark(u.has(Flag::Ordered), "ordered");
    mark(u.changing.has_value(), "changing-formation");
    mark(u.plugged, "plugged");
    mark(u.has(Flag::Forfeited), "forfeited-fire");
    mark(u.has(Flag::Victor), "victor");
    mark(u.commanders > 0, "commander-with");
    return out;
}

SideView sideView(const State &s, Side side) {
    SideView out;
    const SideTotals &totals = s.sides[index(side)];
    out.steps = totals.castings;
    out.comingOff = totals.comingOff;
    out.gone = totals.gone;
    for (UnitIndex i = 0; i < s.units.size(); ++i) {
        const Troops &t = s.troops(i);
        if (t.side != side)
            continue;
        ++out.brigades;
        out.startSteps += t.start.value;
        out.startGuns += t.guns.value;
        if (t.arm == TroopArm::Artillery && s.unit(i).onTable())
            out.guns += gunsThatCanFire(s.unit(i).castings, t.guns, s.options()).value;
    }
    out.breaksAt = breaksAt(out.brigades, s.setting->setup.sides[index(side)].breakPercent);
    for (std::size_t i = 0; i < s.holders.size(); ++i)
        if (s.holders[i] == side)
            out.objectivePoints += s.setting->setup.objectives[i].points;
    ArmyState army;
    army.brigades = out.brigades;
    army.lost = out.gone;
    army.breakPercent = s.setting->setup.sides[index(side)].breakPercent;
    out.broken = isBroken(army);
    return out;
}

/// How many of the present phase's actions wait; phases that are over have none.
std::int32_t toDo(const State &s) {
    std::int32_t count = 0;
    switch (s.phase) {
    case Phase::Rally:
        for (UnitIndex i = 0; i < s.units.size(); ++i)
            count += s.unit(i).onTable() && s.unit(i).condition != Condition::GoodOrder &&
                     !s.unit(i).has(Flag::RallyTried);
        break;
    case Phase::LongRangeArtillery:
    case Phase::Fire:
        for (UnitIndex i = 0; i < s.units.size(); ++i) {
            const UnitState &u = s.unit(i);
            const bool guns = s.troops(i).arm == TroopArm::Artillery;
            const bool late = s.phase == Phase::Fire;
            const bool able = guns ? !u.limbered : late && s.troops(i).arm == TroopArm::Infantry;
            count += able && u.onTable() && u.condition != Condition::Rout &&
                     !u.has(late ? Flag::Fired : Flag::FiredLong) && !s.locked(i) &&
                     !u.has(Flag::Charged) && !u.has(Flag::Forfeited);
        }
        break;
    case Phase::Movement:
        for (std::size_t p = 0; p < s.posts.size(); ++p)
            count += s.posts[p].status == PostStatus::Fit && s.posts[p].orders == 0;
        break;
    case Phase::Melee:
        for (const Pair &p : s.pairs)
            count += !p.fought;
        break;
    }
    return count;
}

} // namespace

View Game::view(const State &s) {
    View out;
    out.turn = s.turn;
    out.turns = s.setting->setup.turns;
    out.weather = word(s.weather);
    for (const Phase phase : kPhases)
        out.phases.push_back({std::string(word(phase)), 0, 0});
    out.phase = static_cast<std::size_t>(s.phase);
    out.phases[out.phase].done = s.done;
    out.phases[out.phase].toDo = toDo(s);
    if (s.initiativeRolled)
        out.initiative = s.initiative;
    for (UnitIndex i = 0; i < s.units.size(); ++i)
        out.units.push_back(unitView(s, i));
    for (const Pair &p : s.pairs) {
        out.units[p.attacker].lockedWith.push_back(s.id(p.defender));
        out.units[p.defender].lockedWith.push_back(s.id(p.attacker));
    }
    for (PostIndex p = 0; p < s.posts.size(); ++p) {
        const Post &post = s.posts[p];
        if (p >= 2) {
            const bool named = s.setting->setup.columns[p - 2].commander.has_value();
            ColumnView column{s.columnId(p), std::nullopt,
                              post.status == PostStatus::Vacant && !named};
            if (post.status == PostStatus::Killed && post.takesOver > s.turn)
                column.leaderlessFor = post.takesOver - s.turn;
            out.columns.push_back(column);
        }
        if (post.status == PostStatus::Vacant || post.person.isNull())
            continue;
        CommanderView c;
        c.id = post.person;
        c.role = p < 2 ? "army" : "column";
        c.column = s.columnId(p);
        c.side = post.side;
        c.status = word(post.status);
        if (post.with != kNone)
            c.with = s.id(post.with);
        out.commanders.push_back(c);
    }
    for (const Side side : {Side::First, Side::Second})
        out.sides[index(side)] = sideView(s, side);
    out.objectiveHolders = s.holders;
    out.over = s.over;
    out.winner = s.winner;
    return out;
}

namespace {

/// Adds whole numbers and enums to a fingerprint.
class Adder {
public:
    template <class... Ts> void add(const Ts &...values) {
        (m_print.add(static_cast<std::uint64_t>(values)), ...);
    }
    void add(const Uuid &u) { m_print.add(u); }
    std::uint64_t value() const { return m_print.value(); }

private:
    Fingerprint m_print;
};

void addUnit(Adder &a, const UnitState &u) {
    a.add(u.castings.value, u.comingOff.value, u.canisterOff.value, u.condition, u.formation,
          u.presence, u.limbered, u.plugged, u.commanders, u.volleys, u.pistolsIn.value,
          u.gone.value, u.flags & ~static_cast<std::uint32_t>(Flag::Kept), u.pairs);
    for (const Castings lost : u.lost)
        a.add(lost.value);
    a.add(u.changing.has_value());
    if (u.changing)
        a.add(*u.changing, u.changeDone.value);
}

void addTask(Adder &a, const Task &t) {
    a.add(t.kind, t.cause, t.by, t.loss, t.band, t.rout, t.least, t.unit, t.other, t.dice);
}

} // namespace

std::uint64_t Game::hash(const State &s) {
    Adder a;
    a.add(s.turn.value, s.phase, s.stage, s.mover, s.secondMove, s.initiative, s.initiativeRolled,
          s.weather, s.meleeStep, s.victors, s.done, s.over, s.winner.has_value());
    if (s.winner)
        a.add(*s.winner);
    for (UnitIndex i = 0; i < s.units.size(); ++i)
        addUnit(a, s.unit(i));
    for (std::size_t p = 0; p < s.posts.size(); ++p) {
        const Post &post = s.posts[p];
        a.add(post.side, post.status, post.filled, post.moved, post.orders, post.with,
              post.takesOver.value);
        a.add(post.person.uuid);
    }
    for (const PersonId person : s.fallen)
        a.add(person.uuid);
    for (const auto *list : {&s.todo, &s.later}) {
        a.add(list->size());
        for (const Task &t : *list)
            addTask(a, t);
    }
    a.add(s.charges.size());
    for (const ChargeInPlay &c : s.charges)
        a.add(c.charger, c.target, c.distance.value, c.left.value, c.sector, c.ground, c.uphill,
              c.counterUphill, c.both, c.later, c.contact, c.breakthrough);
    a.add(s.pairs.size());
    for (const Pair &p : s.pairs)
        a.add(p.attacker, p.defender, p.sector, p.ground, p.uphill, p.counterUphill, p.both,
              p.charged, p.round, p.fought, p.inRound, p.attackerDice, p.defenderDice);
    for (UnitIndex u = 0; u < s.units.size(); ++u)
        if (s.unit(u).place != kNone)
            a.add(u, s.unit(u).place);
    for (const auto &holder : s.holders)
        a.add(holder ? static_cast<std::uint64_t>(*holder) + 1 : 0);
    return a.value();
}

} // namespace sabretache::battle::corporaljohn
