// Who comes, who is drafted, and what becomes of brigades that are too weak.
#include "campaign/turns.h"

#include "campaign/acts.h"
#include "campaign/returns.h"

#include <algorithm>

namespace sabretache::campaign {

namespace {

bool touchesEnemy(const Working &work, ArmyId army) {
    const auto it = work.campaign.armies.find(army);
    return it != work.campaign.armies.end() && !it->second.place.isNull() &&
           enemyPlaces(work, work.sideOf(army)).contains(it->second.place);
}

/// Who is only expected was not there at the start: its line in the chronicle is put right, as long
/// as nothing has changed any strength since.
void restateStart(Working &work) {
    auto entries = readEntries(work.before());
    if (!entries)
        return;
    Entry *start = nullptr;
    for (Entry &entry : *entries) {
        if (entry.campaign != work.campaign.head.number || entry.ofSides.empty())
            continue;
        if (start)
            return;
        start = &entry;
    }
    if (!start || start->code != "campaign-begun")
        return;
    work.fillStrength(*start);
    work.add(documentOf(*start));
}

bool canArrive(const Campaign &c, const Arrival &arrival) {
    if (arrival.arrived)
        return false;
    const auto due = dateFromIso(arrival.date);
    if (!due || *due > c.turnEnds())
        return false;
    if (arrival.units.empty())
        return true;
    // Units that join an army find it where they come in.
    const auto army = c.armies.find(arrival.army);
    return arrival.place.isNull() ||
           (army != c.armies.end() && army->second.place == arrival.place);
}

} // namespace

void arriveIn(Working &work, Arrival &arrival) {
    Campaign &c = work.campaign;
    ArmyRecord &army = c.armies[arrival.army];
    army.army = arrival.army;
    std::int32_t steps = 0;
    std::int32_t units = 0;
    const auto one = [&](UnitId unit) {
        UnitRecord &row = work.record(unit);
        row.expected = false;
        steps += row.steps;
        ++units;
    };
    const bool whole = arrival.units.empty();
    if (whole) {
        for (const oob::Stop &stop : oob::walk(work.book, arrival.army))
            if (const auto *unit = std::get_if<UnitId>(&stop.node); unit && c.units.contains(*unit))
                one(*unit);
        army.place = arrival.place;
        army.way.clear();
        army.came = ++c.head.moves;
        if (!army.place.isNull())
            settlePlace(work, arrival.army);
    } else {
        for (const UnitId unit : arrival.units)
            if (c.units.contains(unit))
                one(unit);
    }
    arrival.arrived = true;
    Entry &entry =
        work.tell(whole ? "arrived-army" : "arrived-units",
                  {work.nameOf(arrival.army), work.nameOf(army.place), text(units), text(steps)},
                  "CA-7.1"_rule, arrival.date);
    entry.sides = {work.sideOf(arrival.army)};
    work.fillStrength(entry);
}

Result<oob::Edit> putArrival(const Context &context, Arrival arrival) {
    auto work = Working::on(context);
    if (!work)
        return tl::unexpected(work.error());
    Campaign &c = work->campaign;
    if (!work->book.armies.contains(arrival.army))
        return fail(kCampaignNoSuchRow, {arrival.army.text()});
    if (const auto date = dateOf(arrival.date); !date)
        return tl::unexpected(date.error());
    if (arrival.id.isNull())
        arrival.id = context.ids();
    if (!c.armies.contains(arrival.army))
        takeIn(*work, arrival.army);
    // What an earlier form of this row kept away comes back first.
    if (const auto it = c.arrivals.find(arrival.id); it != c.arrivals.end())
        for (const UnitId unit : it->second.units)
            if (c.units.contains(unit))
                work->record(unit).expected = false;
    if (!arrival.arrived) {
        if (arrival.units.empty()) {
            c.armies.at(arrival.army).place = {};
            for (const oob::Stop &stop : oob::walk(work->book, arrival.army))
                if (const auto *unit = std::get_if<UnitId>(&stop.node);
                    unit && c.units.contains(*unit))
                    work->record(*unit).expected = true;
        } else {
            for (const UnitId unit : arrival.units)
                if (c.units.contains(unit))
                    work->record(unit).expected = true;
        }
    }
    const std::string army = work->nameOf(arrival.army);
    const std::string date = arrival.date;
    c.arrivals[arrival.id] = std::move(arrival);
    restateStart(*work);
    return work->edit("campaign-arrival", {army, date});
}

Result<oob::Edit> removeArrival(const Context &context, Uuid id) {
    auto work = Working::on(context);
    if (!work)
        return tl::unexpected(work.error());
    Campaign &c = work->campaign;
    const auto it = c.arrivals.find(id);
    if (it == c.arrivals.end())
        return fail(kCampaignNoSuchRow, {id.text()});
    const Arrival arrival = it->second;
    c.arrivals.erase(it);
    if (!arrival.arrived)
        for (const oob::Stop &stop : oob::walk(work->book, arrival.army))
            if (const auto *unit = std::get_if<UnitId>(&stop.node);
                unit && c.units.contains(*unit) &&
                (arrival.units.empty() ||
                 std::ranges::find(arrival.units, *unit) != arrival.units.end()))
                work->record(*unit).expected = false;
    restateStart(*work);
    return work->edit("campaign-remove-arrival", {work->nameOf(arrival.army), arrival.date});
}

std::vector<Arrival> dueArrivals(const Campaign &campaign) {
    std::vector<Arrival> out;
    for (const auto &[id, arrival] : campaign.arrivals)
        if (canArrive(campaign, arrival))
            out.push_back(arrival);
    std::ranges::sort(out, {}, &Arrival::date);
    return out;
}

Result<oob::Edit> arrive(const Context &context, Uuid id) {
    auto work = Working::on(context);
    if (!work)
        return tl::unexpected(work.error());
    const auto it = work->campaign.arrivals.find(id);
    if (it == work->campaign.arrivals.end() || !canArrive(work->campaign, it->second))
        return fail(kCampaignNoSuchRow, {id.text()});
    arriveIn(*work, it->second);
    return work->edit("campaign-arrive", {work->nameOf(it->second.army)});
}

DraftFacts draftFacts(const Working &work, UnitId unit) {
    DraftFacts out;
    const auto it = work.campaign.units.find(unit);
    if (it == work.campaign.units.end())
        return out;
    const UnitRecord &row = it->second;
    out.present = row.steps;
    out.establishment = work.fullSteps(unit);
    out.takenThisTurn = row.taken;
    if (const SideRecord *side = work.campaign.side(work.sideOfUnit(unit)))
        out.pool = side->pool;
    out.inContact = touchesEnemy(work, work.armyOf(unit)) || !row.inField() ||
                    work.campaign.fightOf(unit) != nullptr;
    const auto place = qualityPlace(work.book.units.at(unit), work.rules);
    out.worstQuality = place && *place == 0;
    return out;
}

Result<oob::Edit> draft(const Context &context, UnitId unit, std::int32_t castings) {
    auto work = Working::on(context);
    if (!work)
        return tl::unexpected(work.error());
    if (!work->campaign.units.contains(unit))
        return fail(kCampaignNoSuchRow, {unit.text()});
    if (const Fight *fight = work->campaign.fightOf(unit))
        return fail(kFightUnitBusy, {work->nameOf(unit), fight->name}, "CA-3.1"_rule);
    const Draft can = draftFor(draftFacts(*work, unit), work->figures);
    if (castings < 1 || castings > can.most)
        return fail(kDraftTooMany, {text(castings), text(can.most)}, "CA-7.2"_rule);
    Change change;
    change.unit = unit;
    change.gained = castings;
    if (work->record(unit).shortBy < castings && isArtillery(work->book.units.at(unit).arm))
        return fail(kDraftTooMany, {text(castings), text(work->record(unit).shortBy)},
                    "CA-7.2"_rule);
    const bool hard = castings > can.freely;
    work->change(std::move(change));
    work->record(unit).taken += castings;
    sideRow(*work, work->sideOfUnit(unit))->pool -= castings;
    if (hard)
        work->changeQuality(unit, -1);
    work->tell(hard ? "drafted-hard" : "drafted", {work->nameOf(unit), text(castings)},
               "CA-7.2"_rule)
        .sides = {work->sideOfUnit(unit)};
    return work->edit("campaign-draft", {work->nameOf(unit), text(castings)});
}

std::vector<UnitId> weakUnits(const Context &context) {
    const auto work = Working::on(context);
    return work ? weakUnits(*work) : std::vector<UnitId>();
}

std::vector<UnitId> weakUnits(const Working &work) {
    std::vector<UnitId> out;
    for (const auto &[id, row] : work.campaign.units) {
        const auto unit = work.book.units.find(id);
        if (unit != work.book.units.end() && !unit->second.retired && row.inField() &&
            !work.campaign.fightOf(id) &&
            underStrength(row.steps, work.fullSteps(id), work.figures))
            out.push_back(id);
    }
    return out;
}

Result<oob::Edit> disband(const Context &context, UnitId unit, UnitId into) {
    auto work = Working::on(context);
    if (!work)
        return tl::unexpected(work.error());
    Campaign &c = work->campaign;
    if (!c.units.contains(unit) || !c.units.contains(into) || unit == into)
        return fail(kCampaignNoSuchRow, {into.text()});
    for (const UnitId one : {unit, into})
        if (const Fight *fight = c.fightOf(one))
            return fail(kFightUnitBusy, {work->nameOf(one), fight->name}, "CA-3.1"_rule);
    oob::Unit &from = work->book.units.at(unit);
    const oob::Unit &to = work->book.units.at(into);
    const bool sameArm =
        isInfantry(from.arm) == isInfantry(to.arm) && isArtillery(from.arm) == isArtillery(to.arm);
    if (work->armyOf(unit) != work->armyOf(into) || !sameArm)
        return fail(kDisbandOtherArm, {from.name, to.name}, "CA-4.5"_rule);
    const std::int32_t has = work->record(unit).steps;
    const std::int32_t room = std::max(0, work->fullSteps(into) - work->record(into).steps);
    const std::int32_t taken = isArtillery(to.arm)
                                   ? std::min({has, room, work->record(into).shortBy})
                                   : std::min(has, room);
    if (has > 0) {
        Change out;
        out.unit = unit;
        out.given = has;
        work->change(std::move(out));
    }
    if (taken > 0) {
        Change in;
        in.unit = into;
        in.gained = taken;
        work->change(std::move(in));
    }
    if (SideRecord *side = sideRow(*work, work->sideOfUnit(into)))
        side->pool += has - taken;
    const std::string name = from.name;
    from.retired = true;
    const std::string date = isoText(c.turnBegins());
    for (auto &[id, post] : work->book.posts)
        if (post.unit == unit && post.until.empty())
            post.until = date;
    work->tell("disbanded", {name, work->nameOf(into), text(taken), text(has - taken)},
               "CA-4.5"_rule)
        .sides = {work->sideOfUnit(into)};
    return work->edit("campaign-disband", {name, work->nameOf(into)});
}

Result<oob::Edit> setDepot(const Context &context, UnitId unit, bool depot) {
    auto work = Working::on(context);
    if (!work)
        return tl::unexpected(work.error());
    if (!work->campaign.units.contains(unit))
        return fail(kCampaignNoSuchRow, {unit.text()});
    if (const Fight *fight = work->campaign.fightOf(unit))
        return fail(kFightUnitBusy, {work->nameOf(unit), fight->name}, "CA-3.1"_rule);
    work->record(unit).depot = depot;
    work->tell(depot ? "to-depot" : "from-depot", {work->nameOf(unit)}, "CA-4.5"_rule).sides = {
        work->sideOfUnit(unit)};
    return work->edit("campaign-depot", {work->nameOf(unit)});
}

} // namespace sabretache::campaign
