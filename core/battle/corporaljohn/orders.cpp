// Phase 3: orders and what they move. Sections 4 and 5; charges are in charge.cpp.
#include "battle/corporaljohn/orders.h"

#include <algorithm>
#include <map>

namespace sabretache::battle::corporaljohn {

Permission orderPermission(const State &s, PostIndex p, UnitIndex u, HundredthsOfInch radius) {
    const Post &post = s.posts[p];
    const Troops &t = s.troops(u);
    const UnitState &unit = s.unit(u);
    OrderFacts facts;
    facts.byArmyCommander = s.isArmyPost(p);
    facts.commanderThere = post.status == PostStatus::Fit;
    facts.ordersGiven = post.orders;
    facts.ofHisCommand = s.isArmyPost(p) ? t.side == post.side : t.column == p;
    facts.distance = radius;
    facts.unitHasOrder = unit.has(Flag::Ordered);
    facts.unitContacted = unit.has(Flag::Contacted);
    facts.unitLocked = s.locked(u);
    facts.unitRouted = unit.condition == Condition::Rout;
    facts.columnLeaderless = t.column != kNone && s.posts[t.column].status == PostStatus::Killed;
    return mayOrder(facts, s.options());
}

Result<PostIndex> orderingPost(const State &s, PersonId commander) {
    if (auto now = inPhase(s, Phase::Movement, Stage::Choosing); !now)
        return tl::unexpected(now.error());
    const PostIndex p = s.findPost(commander);
    if (p == kNone)
        return fail(kUnknownCommander, {}, "CJ-4.1"_rule);
    if (s.posts[p].side != s.mover)
        return fail(kNotMovers, {}, "CJ-3.3"_rule);
    if (s.posts[p].moved)
        return fail(kCommanderMoved, {}, "CJ-4.6"_rule);
    return p;
}

Result<std::vector<UnitIndex>> orderedUnits(const State &s, PersonId commander,
                                            const std::vector<UnitId> &units,
                                            const std::vector<HundredthsOfInch> &radii) {
    const auto p = orderingPost(s, commander);
    if (!p)
        return tl::unexpected(p.error());
    if (units.empty())
        return fail(kNoUnits, {}, "CJ-4.1"_rule);
    if (radii.size() != units.size())
        return fail(kListsDiffer, {});
    std::vector<UnitIndex> out;
    for (std::size_t i = 0; i < units.size(); ++i) {
        const auto u = ownUnit(s, units[i]);
        if (!u)
            return tl::unexpected(u.error());
        if (radii[i] < HundredthsOfInch(0))
            return fail(kDistanceWrong, {units[i].text()}, "CJ-4.2"_rule);
        if (const Permission may = orderPermission(s, *p, *u, radii[i]); !may)
            return refuse(may, {units[i].text()});
        out.push_back(*u);
    }
    std::vector<UnitIndex> sorted = out;
    std::ranges::sort(sorted);
    const auto twice = std::ranges::adjacent_find(sorted);
    if (twice != sorted.end())
        return fail(kUnitTwice, {s.id(*twice).text()}, "CJ-4.5"_rule);
    return out;
}

RuleNumbers orderRules(const State &s, PersonId commander) {
    const PostIndex p = s.findPost(commander);
    return {p < 2 ? "CJ-4.4"_rule : "CJ-4.1"_rule, "CJ-4.5"_rule};
}

namespace {

MoveFacts moveFacts(const State &s, UnitIndex u, Going going, bool halfSpent) {
    const UnitState &unit = s.unit(u);
    MoveFacts facts;
    facts.arm = s.troops(u).arm;
    facts.formation = unit.formation;
    facts.limbered = unit.limbered;
    facts.condition = unit.condition;
    facts.going = going;
    facts.halfSpent = halfSpent;
    return facts;
}

struct Way {
    HundredthsOfInch distance;
    Going going = Going::Open;
    HundredthsOfInch slow;
    MarchChange change = MarchChange::None;
    MarchEnd end = MarchEnd::Open;
    std::int32_t room = 1;               ///< in the town at its end, in brigades
    std::optional<std::int32_t> place{}; ///< which objective that town is
};

Result<Allowance> checkWay(const State &s, UnitIndex u, const Way &way) {
    const auto id = [&s, u] { return s.id(u).text(); };
    const Troops &t = s.troops(u);
    const UnitState &unit = s.unit(u);
    if (unit.changing)
        return fail(kChanging, {id()}, "CJ-5.4"_rule);
    if (way.distance < HundredthsOfInch(0) || way.slow < HundredthsOfInch(0) ||
        way.slow > way.distance)
        return fail(kDistanceWrong, {id()}, "CJ-5.1"_rule);
    const bool guns = t.arm == TroopArm::Artillery;
    switch (way.change) {
    case MarchChange::None:
        break;
    case MarchChange::LineSquareToMarch:
        if (guns)
            return fail(kChangeGuns, {id()}, "CJ-2.1"_rule);
        if (unit.formation != Formation::Column)
            return fail(kChangeNone, {id()}, "CJ-5.4"_rule);
        break;
    case MarchChange::AboutFace:
        if (guns)
            return fail(kChangeGuns, {id()}, "CJ-2.1"_rule);
        break;
    case MarchChange::Unlimber:
        if (!guns || !unit.limbered)
            return fail(kNeedsUnlimber, {id()}, "CJ-5.3"_rule);
        break;
    }
    if (way.end == MarchEnd::Town && !mayDefendTown(t.arm))
        return fail(kTownOnlyFoot, {id()}, "CJ-11.4"_rule);
    if (way.end == MarchEnd::Town && !townHasRoom(0, way.room))
        return fail(kTownFull, {id()}, "CJ-11.4"_rule);
    const Allowance may =
        allowance(moveFacts(s, u, way.going, way.change != MarchChange::None), s.options());
    if (!may.allowed)
        return fail(may.why, {id()}, may.rules.front());
    const HundredthsOfInch used =
        may.halved ? moveUsed(way.distance - way.slow, way.slow) : way.distance;
    if (used > may.inOpen)
        return fail(kMoveTooFar, {id(), std::to_string(may.inOpen.value)}, may.rules.front());
    return may;
}

void goWay(Deciding &d, UnitIndex u, const Way &way, const Allowance &may, bool retiring) {
    const UnitId id = d.start().id(u);
    d.emit(UnitMarched{id, way.distance, retiring}, may.rules);
    switch (way.change) {
    case MarchChange::None:
        break;
    case MarchChange::LineSquareToMarch:
        d.emit(FormationChanged{id, ChangeTo::LineSquareToMarch}, "CJ-5.4"_rule);
        break;
    case MarchChange::AboutFace:
        d.emit(FormationChanged{id, ChangeTo::AboutFace}, "CJ-5.4"_rule);
        break;
    case MarchChange::Unlimber:
        d.emit(GunsUnlimbered{id}, {"CJ-5.3"_rule, "CJ-7.5"_rule});
        break;
    }
    switch (way.end) {
    case MarchEnd::Open:
        break;
    case MarchEnd::Town:
        d.emit(TownEntered{id, way.place}, "CJ-11.4"_rule);
        break;
    case MarchEnd::OffTable:
        d.emit(UnitLeftTable{id}, "CJ-5.8"_rule);
        break;
    }
}

Result<void> move(Deciding &d, PersonId commander, const std::vector<UnitId> &ids,
                  const std::vector<UnitIndex> &units, const std::vector<Way> &ways,
                  bool retiring) {
    const State &s = d.start();
    std::vector<Allowance> allowed;
    for (std::size_t i = 0; i < units.size(); ++i) {
        auto may = checkWay(s, units[i], ways[i]);
        if (!may)
            return tl::unexpected(may.error());
        allowed.push_back(std::move(*may));
    }
    d.emit(OrderGiven{commander, retiring ? Verb::Retire : Verb::March, ids},
           orderRules(s, commander));
    for (std::size_t i = 0; i < units.size(); ++i)
        goWay(d, units[i], ways[i], allowed[i], retiring);
    return {};
}

/// Says of each way that ends in a place of the scenario what room it finds there: what the place
/// holds, less who is inside and who comes with the same order before it.
/// @param places one for each way; without them no way ends in a place of the scenario
Result<void> findRoom(const State &s, const std::vector<UnitIndex> &units,
                      const std::optional<std::vector<std::string>> &places,
                      std::vector<Way> &ways) {
    if (!places)
        return {};
    std::map<std::int32_t, std::int32_t> coming;
    for (std::size_t i = 0; i < ways.size(); ++i) {
        if (ways[i].end != MarchEnd::Town)
            continue;
        const auto place = placeNamed(s, (*places)[i]);
        if (!place)
            return tl::unexpected(place.error());
        ways[i].place = *place;
        if (!*place)
            continue;
        const auto at = static_cast<std::uint32_t>(**place);
        const UnitState &unit = s.unit(units[i]);
        const bool inside = unit.formation == Formation::Garrison && unit.place == at;
        ways[i].room = s.setting->setup.objectives[at].brigades - brigadesIn(s, at) +
                       (inside ? 1 : 0) - coming[**place]++;
    }
    return {};
}

/// Which change it is, and so what it costs; empty: none.
std::optional<Change> changeOf(const State &s, UnitIndex u, ChangeTo to) {
    const Formation from = s.unit(u).formation;
    if (s.troops(u).arm == TroopArm::Artillery) {
        if (to == ChangeTo::AboutFace || to == ChangeTo::OtherFacing)
            return Change::TurnGuns;
        return std::nullopt;
    }
    switch (to) {
    case ChangeTo::Line:
    case ChangeTo::LineSquareToMarch:
        if (from == Formation::Line || from == Formation::Garrison)
            return std::nullopt;
        return changeOfFormation(from, Formation::Line, to == ChangeTo::LineSquareToMarch);
    case ChangeTo::Column:
        if (from == Formation::Column || from == Formation::Garrison)
            return std::nullopt;
        return changeOfFormation(from, Formation::Column, false);
    case ChangeTo::AboutFace:
        return from == Formation::Square ? std::nullopt : std::optional(Change::AboutFace);
    case ChangeTo::OtherFacing:
        return from == Formation::Square ? std::nullopt : std::optional(Change::OtherFacing);
    }
    return std::nullopt;
}

} // namespace

std::int32_t brigadesIn(const State &s, std::uint32_t place) {
    std::int32_t out = 0;
    for (UnitIndex u = 0; u < s.units.size(); ++u) {
        const UnitState &unit = s.unit(u);
        out += unit.onTable() && unit.formation == Formation::Garrison && unit.place == place;
    }
    return out;
}

Result<std::optional<std::int32_t>> placeNamed(const State &s, const std::string &name) {
    if (name.empty() || name == kElsewhere)
        return std::nullopt;
    const auto &all = s.setting->setup.objectives;
    const auto place = std::ranges::find_if(
        all, [&name](const oob::Objective &o) { return isPlace(o) && o.name == name; });
    if (place == all.end())
        return fail(kPlaceUnknown, {name}, "CJ-11.4"_rule);
    return static_cast<std::int32_t>(place - all.begin());
}

Allowance allowanceFor(const State &s, UnitIndex u, Going going, bool halfSpent) {
    return allowance(moveFacts(s, u, going, halfSpent), s.options());
}

Result<void> on(Deciding &d, const March &in) {
    const auto units = orderedUnits(d.start(), in.commander, in.units, in.radii);
    if (!units)
        return tl::unexpected(units.error());
    const std::size_t n = units->size();
    if (in.distances.size() != n || in.goings.size() != n || in.slows.size() != n ||
        in.changes.size() != n || in.ends.size() != n || (in.rooms && in.rooms->size() != n) ||
        (in.places && in.places->size() != n))
        return fail(kListsDiffer, {});
    std::vector<Way> ways;
    for (std::size_t i = 0; i < n; ++i)
        ways.push_back({in.distances[i], in.goings[i], in.slows[i], in.changes[i], in.ends[i],
                        in.rooms ? (*in.rooms)[i] : 1});
    if (const auto found = findRoom(d.start(), *units, in.places, ways); !found)
        return found;
    return move(d, in.commander, in.units, *units, ways, false);
}

Result<void> on(Deciding &d, const Retire &in) {
    const auto units = orderedUnits(d.start(), in.commander, in.units, in.radii);
    if (!units)
        return tl::unexpected(units.error());
    const std::size_t n = units->size();
    if (in.distances.size() != n || in.ends.size() != n || (in.rooms && in.rooms->size() != n) ||
        (in.places && in.places->size() != n))
        return fail(kListsDiffer, {});
    std::vector<Way> ways;
    for (std::size_t i = 0; i < n; ++i) {
        Way way;
        way.distance = in.distances[i];
        way.end = in.ends[i];
        way.room = in.rooms ? (*in.rooms)[i] : 1;
        ways.push_back(way);
    }
    if (const auto found = findRoom(d.start(), *units, in.places, ways); !found)
        return found;
    return move(d, in.commander, in.units, *units, ways, true);
}

Result<void> on(Deciding &d, const ChangeFormation &in) {
    const State &s = d.start();
    const auto units = orderedUnits(s, in.commander, in.units, in.radii);
    if (!units)
        return tl::unexpected(units.error());
    if (in.changes.size() != units->size())
        return fail(kListsDiffer, {});
    std::vector<ChangeCost> costs;
    for (std::size_t i = 0; i < units->size(); ++i) {
        const auto id = [&in, i] { return in.units[i].text(); };
        const UnitIndex u = (*units)[i];
        if (s.unit(u).changing)
            return fail(kChanging, {id()}, "CJ-5.4"_rule);
        const auto change = changeOf(s, u, in.changes[i]);
        if (!change)
            return s.troops(u).arm == TroopArm::Artillery
                       ? fail(kChangeGuns, {id()}, "CJ-2.1"_rule)
                       : fail(kChangeNone, {id()}, "CJ-5.4"_rule);
        const ChangeCost cost = changeCost(*change, s.options());
        if (!cost.allowed)
            return fail(cost.why, {id()}, cost.rules.front());
        costs.push_back(cost);
    }
    d.emit(OrderGiven{in.commander, Verb::ChangeFormation, in.units}, orderRules(s, in.commander));
    for (std::size_t i = 0; i < units->size(); ++i) {
        if (costs[i].time == ChangeTime::TwoMoves)
            d.emit(ChangeBegan{in.units[i], in.changes[i], s.turn + Turns(1)}, costs[i].rules);
        else
            d.emit(FormationChanged{in.units[i], in.changes[i]}, costs[i].rules);
    }
    return {};
}

Result<void> on(Deciding &d, const Limber &in) {
    const State &s = d.start();
    const auto units = orderedUnits(s, in.commander, in.units, in.radii);
    if (!units)
        return tl::unexpected(units.error());
    for (const UnitIndex u : *units) {
        if (s.troops(u).arm != TroopArm::Artillery)
            return fail(kNotArtillery, {s.id(u).text()}, "CJ-5.3"_rule);
        const ChangeCost cost =
            changeCost(s.unit(u).limbered ? Change::Unlimber : Change::LimberUp, s.options());
        if (!cost.allowed)
            return fail(cost.why, {s.id(u).text()}, cost.rules.front());
    }
    d.emit(OrderGiven{in.commander, Verb::Limber, in.units}, orderRules(s, in.commander));
    for (const UnitIndex u : *units) {
        if (s.unit(u).limbered)
            d.emit(GunsUnlimbered{s.id(u)}, {"CJ-5.3"_rule, "CJ-7.5"_rule});
        else
            d.emit(GunsLimbered{s.id(u)}, {"CJ-5.3"_rule, "CJ-5.90"_rule});
    }
    return {};
}

Result<void> on(Deciding &d, const ComeUpForPistols &in) {
    const State &s = d.start();
    const auto units = orderedUnits(s, in.commander, in.units, in.radii);
    if (!units)
        return tl::unexpected(units.error());
    const std::size_t n = units->size();
    if (in.targets.size() != n || in.distances.size() != n)
        return fail(kListsDiffer, {});
    for (std::size_t i = 0; i < n; ++i) {
        const UnitIndex u = (*units)[i];
        const UnitIndex target = s.find(in.targets[i]);
        if (target == kNone)
            return fail(kUnknownUnit, {});
        if (s.troops(target).side == s.troops(u).side)
            return fail(kTargetOwn, {in.targets[i].text()}, "CJ-12.4"_rule);
        if (!s.unit(target).onTable())
            return fail(kNotOnTable, {in.targets[i].text()}, "CJ-12.4"_rule);
        PistolFacts facts;
        facts.arm = s.troops(u).arm;
        facts.target = s.troops(target).arm == TroopArm::Infantry ? s.troops(target).fields.armament
                                                                  : Armament::Flintlock;
        facts.condition = s.unit(u).condition;
        if (const PistolFire fire = pistolFire(facts, s.options()); !fire.allowed)
            return fail(fire.why, {in.units[i].text()}, fire.rules.front());
        Way way;
        way.distance = in.distances[i];
        if (const auto may = checkWay(s, u, way); !may)
            return tl::unexpected(may.error());
    }
    d.emit(OrderGiven{in.commander, Verb::Pistols, in.units}, orderRules(s, in.commander));
    for (std::size_t i = 0; i < n; ++i)
        d.emit(CameUpForPistols{in.units[i], in.targets[i], in.distances[i]}, "CJ-12.4"_rule);
    return {};
}

Result<void> on(Deciding &d, const Bayonets &in) {
    const State &s = d.start();
    const auto units = orderedUnits(s, in.commander, in.units, in.radii);
    if (!units)
        return tl::unexpected(units.error());
    for (const UnitIndex u : *units)
        if (s.troops(u).arm != TroopArm::Infantry ||
            s.troops(u).fields.armament != Armament::PlugBayonet)
            return fail(kNoPlugs, {s.id(u).text()}, "CJ-12.2"_rule);
    d.emit(OrderGiven{in.commander, Verb::Bayonets, in.units}, orderRules(s, in.commander));
    const RuleNumbers rules = changeCost(Change::PlugBayonets, s.options()).rules;
    for (const UnitIndex u : *units) {
        if (s.unit(u).plugged)
            d.emit(BayonetsUnplugged{s.id(u)}, rules);
        else
            d.emit(BayonetsPlugged{s.id(u)}, rules);
    }
    return {};
}

} // namespace sabretache::battle::corporaljohn
