// The steps of a turn and its end: what each waits for, supply, standings.
#include "campaign/turns.h"

#include "campaign/acts.h"
#include "campaign/returns.h"

#include <algorithm>
#include <set>

namespace sabretache::campaign {

namespace {

std::vector<SupplyLine> suppliesOf(const Working &work) {
    std::vector<SupplyLine> out;
    const Campaign &c = work.campaign;
    if (!c.head.map)
        return out;
    const RoadNet net = c.net();
    const std::int32_t days = daysOfTurn(c.start(), c.head.length, Turns(c.head.turn));
    for (const auto &[army, row] : c.armies) {
        if (row.place.isNull())
            continue;
        const std::string side = work.sideOf(army);
        std::set<PlaceId> sources;
        for (const auto &[id, place] : c.places)
            if (!place.supplies.empty() && !c.areEnemies(place.supplies, side))
                sources.insert(id);
        std::set<PlaceId> enemies = enemyPlaces(work, side);
        for (const auto &[id, place] : c.places)
            if (c.areEnemies(place.holder, side) && id != row.place)
                enemies.insert(id);
        SupplyLine line{army, supply(net, row.place, sources, enemies, work.figures), 0};
        if (!line.supply.supplied)
            line.loses = lostUnsupplied(days);
        out.push_back(std::move(line));
    }
    return out;
}

Result<void> endTurnIn(Working &work) {
    Campaign &c = work.campaign;
    if (c.head.ended)
        return fail(kTurnOver, {c.head.name}, "CA-9.1"_rule);
    for (const auto &[id, fight] : c.fights)
        if (fight.isOpen())
            return fail(kTurnBattlesOpen, {fight.name}, "CA-2.2"_rule);
    const std::string last = isoText(c.turnEnds());
    for (const SupplyLine &line : suppliesOf(work)) {
        if (line.loses == 0)
            continue;
        std::int32_t lost = 0;
        for (const UnitId unit : work.unitsOf(line.army)) {
            Change change;
            change.unit = unit;
            change.missing = std::min(line.loses, work.record(unit).steps);
            lost += change.missing;
            if (change.missing > 0)
                work.change(std::move(change));
        }
        work.tell("supply-lost", {work.nameOf(line.army), text(lost)}, "CA-8.3"_rule, last)
            .sides = {work.sideOf(line.army)};
    }
    const auto standing = standings(work);
    Entry &entry = work.tell("turn-ended", {text(c.head.turn)}, "CA-9.1"_rule, last);
    work.fillStrength(entry);
    for (const Standing &s : standing)
        entry.points.push_back(s.score.total());
    if (c.head.lastTurn > 0 && c.head.turn >= c.head.lastTurn) {
        c.head.ended = true;
        std::string leader;
        std::int32_t most = 0;
        bool tie = false;
        for (const Standing &s : standing) {
            tie = s.score.total() == most  ? !leader.empty() || tie
                  : s.score.total() > most ? false
                                           : tie;
            if (s.score.total() > most) {
                most = s.score.total();
                leader = s.side;
            }
        }
        work.tell("campaign-ended", {c.head.name, tie ? std::string() : leader, text(most)},
                  "CA-9.1"_rule, last);
        return {};
    }
    ++c.head.turn;
    c.head.step = Step::Arrivals;
    c.head.done.clear();
    for (auto &[id, army] : c.armies) {
        army.way.clear();
        army.marched = 0;
        army.forced = false;
        army.declined = false;
    }
    for (auto &[id, unit] : c.units)
        unit.taken = 0;
    // Whom a settled battle held is in its return; here it counts for this turn's contacts only.
    for (auto &[id, fight] : c.fights)
        if (!fight.isOpen())
            fight.units.clear();
    for (auto &[id, side] : c.sides)
        side.pool += side.poolPerTurn.value_or(work.figures.poolPerTurn);
    return {};
}

void markDone(Head &head, Step step, bool done) {
    std::erase(head.done, step);
    if (done)
        head.done.push_back(step);
    std::ranges::sort(head.done);
}

std::vector<Error> mattersIn(const Working &work, Step step) {
    std::vector<Error> out;
    const Campaign &c = work.campaign;
    switch (step) {
    case Step::Arrivals:
        for (const Arrival &arrival : dueArrivals(c))
            out.push_back(
                {kMatterArrival, "CA-7.1"_rule, {work.nameOf(arrival.army), arrival.date}});
        for (const PersonId person : dueBackIn(work))
            out.push_back({kMatterBack, "CA-6.1"_rule, {work.nameOf(person)}});
        break;
    case Step::Marches:
        break;
    case Step::Contacts:
        for (const Contact &contact : contacts(work))
            out.push_back({kMatterContact,
                           "CA-8.2"_rule,
                           {work.nameOf(contact.first), work.nameOf(contact.second)}});
        break;
    case Step::Returns:
        for (const auto &[id, fight] : c.fights) {
            if (fight.isOpen())
                out.push_back({kMatterBattle, "CA-3.2"_rule, {fight.name}});
            else if (fight.turn == c.head.turn && fight.campaign == c.head.number)
                for (const Retreat &retreat : retreatsAfter(work, id))
                    if (!retreat.to.empty())
                        out.push_back({kMatterRetreat, "CA-3.6"_rule, {work.nameOf(retreat.army)}});
        }
        for (const Vacancy &vacancy : vacancies(work))
            out.push_back({kMatterVacancy, "CA-6.3"_rule, {postName(work, vacancy.command)}});
        for (const UnitId unit : weakUnits(work))
            out.push_back({kMatterWeak, "CA-4.5"_rule, {work.nameOf(unit)}});
        break;
    case Step::Supply:
        for (const SupplyLine &line : suppliesOf(work))
            if (!line.supply.supplied)
                out.push_back(
                    {kMatterUnsupplied, "CA-8.3"_rule, {work.nameOf(line.army), text(line.loses)}});
        break;
    case Step::EndOfTurn:
        break;
    }
    return out;
}

/// Matters that the program can't pass over: the umpire has to say something.
bool blocks(const Error &matter) {
    return matter.code == kMatterContact || matter.code == kMatterBattle ||
           matter.code == kMatterRetreat;
}

} // namespace

// --- steps of the turn ---

Result<oob::Edit> setStepDone(const Context &context, Step step, bool done) {
    auto work = Working::on(context);
    if (!work)
        return tl::unexpected(work.error());
    markDone(work->campaign.head, step, done);
    return work->edit("campaign-step", {std::string(word(step))});
}

Result<oob::Edit> goToStep(const Context &context, Step step) {
    auto work = Working::on(context);
    if (!work)
        return tl::unexpected(work.error());
    work->campaign.head.step = step;
    return work->edit("campaign-step", {std::string(word(step))});
}

std::vector<Error> openMatters(const Context &context, Step step) {
    const auto work = Working::on(context);
    return work ? mattersIn(*work, step) : std::vector<Error>{work.error()};
}

std::vector<Error> openMatters(const Working &work, Step step) { return mattersIn(work, step); }

// --- supply and end of turn ---

std::vector<SupplyLine> supplies(const Context &context) {
    const auto work = Working::on(context);
    return work ? suppliesOf(*work) : std::vector<SupplyLine>();
}

std::vector<SupplyLine> supplies(const Working &work) { return suppliesOf(work); }

std::vector<Standing> standings(const Context &context) {
    const auto work = Working::on(context);
    return work ? standings(*work) : std::vector<Standing>();
}

std::vector<Standing> standings(const Working &work) {
    std::vector<Standing> out;
    const Campaign &c = work.campaign;
    const bool points = work.rules.service().countsPoints;
    std::map<std::string, std::size_t> at;
    for (const std::string &name : c.sideNames()) {
        at.emplace(name, out.size());
        Standing standing;
        standing.side = name;
        if (const SideRecord *side = c.side(name))
            standing.pool = side->pool;
        out.push_back(std::move(standing));
    }
    for (const auto &[id, row] : c.units) {
        const auto unit = work.book.units.find(id);
        const auto side = at.find(work.sideOfUnit(id));
        if (unit == work.book.units.end() || side == at.end() || row.expected)
            continue;
        Standing &s = out[side->second];
        (isInfantry(unit->second.arm)    ? s.infantry
         : isArtillery(unit->second.arm) ? s.artillery
                                         : s.cavalry) += row.steps;
        s.guns += row.guns;
    }
    for (Standing &s : out) {
        std::int32_t places = 0;
        for (const auto &[id, place] : c.places)
            if (place.holder == s.side)
                places += place.points;
        std::int32_t decisive = 0;
        std::int32_t held = 0;
        EnemyLosses enemy;
        for (const auto &[id, fight] : c.fights) {
            if (fight.state != FightState::Applied || fight.campaign != c.head.number)
                continue;
            const bool first = fight.first == s.side;
            if (!first && fight.second != s.side)
                continue;
            if (fight.held == s.side)
                ++(fight.decisive ? decisive : held);
            const std::size_t own = first ? 0 : 1;
            const std::size_t other = 1 - own;
            if (fight.losses.size() == 2) {
                (points ? enemy.unitPoints : enemy.castings) += fight.losses[other];
                s.lost += fight.losses[own];
            }
            if (fight.guns.size() == 2 && !points)
                enemy.modelGuns += fight.guns[other];
        }
        s.score = score(places, decisive, held, enemy, work.figures);
    }
    return out;
}

Result<oob::Edit> endTurn(const Context &context) {
    auto work = Working::on(context);
    if (!work)
        return tl::unexpected(work.error());
    const std::int32_t turn = work->campaign.head.turn;
    if (auto done = endTurnIn(*work); !done)
        return tl::unexpected(done.error());
    return work->edit("campaign-end-turn", {text(turn)});
}

Result<oob::Edit> nextStep(const Context &context) {
    auto work = Working::on(context);
    if (!work)
        return tl::unexpected(work.error());
    Campaign &c = work->campaign;
    const Step step = c.head.step;
    if (c.head.ended)
        return fail(kTurnOver, {c.head.name}, "CA-9.1"_rule);
    if (step == Step::Arrivals) {
        for (const Arrival &arrival : dueArrivals(c))
            arriveIn(*work, c.arrivals.at(arrival.id));
        for (const PersonId person : dueBackIn(*work))
            comeBackIn(*work, person);
    } else {
        const auto matters = mattersIn(*work, step);
        if (const auto first = std::ranges::find_if(matters, blocks); first != matters.end())
            return tl::unexpected(*first);
    }
    if (step == Step::EndOfTurn) {
        if (auto done = endTurnIn(*work); !done)
            return tl::unexpected(done.error());
    } else {
        markDone(c.head, step, true);
        c.head.step = kSteps[static_cast<std::size_t>(step) + 1];
    }
    return work->edit("campaign-next-step", {std::string(word(step))});
}

} // namespace sabretache::campaign
