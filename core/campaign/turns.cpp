#include "campaign/turns.h"

#include "campaign/returns.h"
#include "campaign/service.h"

#include <algorithm>
#include <set>

namespace sabretache::campaign {

namespace {

std::string text(std::int64_t n) { return std::to_string(n); }

SideRecord *sideRow(Working &work, std::string_view name) {
    for (auto &[id, side] : work.campaign.sides)
        if (side.name == name)
            return &side;
    return nullptr;
}

void takeIn(Working &work, ArmyId army) {
    ArmyRecord &row = work.campaign.armies[army];
    row.army = army;
    const std::string side = work.sideOf(army);
    if (!work.campaign.side(side)) {
        SideRecord record;
        record.name = side;
        record.order = static_cast<std::int32_t>(work.campaign.sides.size());
        record.pool = work.figures.poolPerTurn;
        work.campaign.sides.emplace(record.key(), record);
    }
    for (const oob::Stop &stop : oob::walk(work.book, army)) {
        const auto *id = std::get_if<UnitId>(&stop.node);
        if (!id || work.campaign.units.contains(*id))
            continue;
        const oob::Unit &unit = work.book.units.at(*id);
        UnitRecord &unitRow = work.record(*id);
        unitRow.start = unitRow.steps = stepsOf(unit, unit.present, work.rules, work.options);
        unitRow.guns = gunsOf(unit, unit.present, work.rules, work.options);
    }
}

Result<Date> dateOf(const std::string &iso) {
    const auto date = dateFromIso(iso);
    if (!date)
        return fail(kCampaignDate, {iso}, "CA-2.1"_rule);
    return *date;
}

void takeBeginning(Head &head, const Beginning &beginning) {
    head.name = beginning.name;
    head.start = beginning.start;
    head.length = beginning.length;
    head.oldStyle = beginning.oldStyle;
    head.map = beginning.map;
    head.lastTurn = beginning.lastTurn;
}

/// Places where an army of an enemy of `side` stands.
std::set<PlaceId> enemyPlaces(const Working &work, const std::string &side) {
    std::set<PlaceId> out;
    for (const auto &[army, row] : work.campaign.armies)
        if (!row.place.isNull() && work.campaign.areEnemies(work.sideOf(army), side))
            out.insert(row.place);
    return out;
}

bool touchesEnemy(const Working &work, ArmyId army) {
    const auto it = work.campaign.armies.find(army);
    return it != work.campaign.armies.end() && !it->second.place.isNull() &&
           enemyPlaces(work, work.sideOf(army)).contains(it->second.place);
}

/// The first open battle that holds a unit of the army; null: none.
const Fight *fightOfArmy(const Working &work, ArmyId army) {
    for (const auto &[id, fight] : work.campaign.fights)
        if (fight.isOpen())
            for (const UnitId unit : fight.units)
                if (work.armyOf(unit) == army)
                    return &fight;
    return nullptr;
}

Movement movementOf(const ArmyRecord &row) {
    if (!row.way.empty())
        return {row.way};
    return {row.place.isNull() ? std::vector<PlaceId>() : std::vector<PlaceId>{row.place}};
}

std::vector<Contact> contactsOf(const Working &work) {
    std::vector<Contact> out;
    const Campaign &c = work.campaign;
    for (auto a = c.armies.begin(); a != c.armies.end(); ++a)
        for (auto b = std::next(a); b != c.armies.end(); ++b) {
            if (!c.areEnemies(work.sideOf(a->first), work.sideOf(b->first)) ||
                !inContact(movementOf(a->second), movementOf(b->second)))
                continue;
            // A battle of this turn that both fought in settles it.
            const bool fought = std::ranges::any_of(c.fights, [&](const auto &entry) {
                const Fight &fight = entry.second;
                if (fight.turn != c.head.turn || fight.campaign != c.head.number ||
                    fight.state == FightState::Cancelled)
                    return false;
                bool first = false;
                bool second = false;
                for (const UnitId unit : fight.units) {
                    first = first || work.armyOf(unit) == a->first;
                    second = second || work.armyOf(unit) == b->first;
                }
                return first && second;
            });
            if (fought)
                continue;
            const bool bLater = b->second.came > a->second.came;
            const ArmyRecord &later = bLater ? b->second : a->second;
            out.push_back({a->first, b->first, later.place, later.army});
        }
    return out;
}

/// Every brigade of an army throws; who fails loses one. @return how many steps were lost
Result<std::int32_t> throwForced(Working &work, ArmyId army,
                                 const std::vector<dice::Faces> &faces) {
    const auto units = work.unitsOf(army);
    std::size_t at = 0;
    std::int32_t lost = 0;
    for (const UnitId unit : units) {
        if (work.record(unit).steps <= 0)
            continue;
        if (at >= faces.size())
            return fail(kMarchDice, {text(std::int64_t(units.size())), text(std::int64_t(at))},
                        "CA-8.1"_rule);
        const ForcedRoll roll = forcedRollOf(work, unit);
        const dice::RollRequest request{Dice(roll.dice), 6,   "forced-march", unit.text(), -1,
                                        "CA-8.1"_rule,   true};
        if (auto good = dice::checkFaces(request, faces[at]); !good)
            return tl::unexpected(good.error());
        std::int32_t sum = 0;
        for (const std::uint8_t face : faces[at])
            sum += face;
        ++at;
        if (roll.passes(sum))
            continue;
        Change change;
        change.unit = unit;
        change.missing = 1; // stragglers of the road: they are not in the field any more
        work.change(std::move(change));
        ++lost;
    }
    if (at != faces.size())
        return fail(kMarchDice, {text(std::int64_t(at)), text(std::int64_t(faces.size()))},
                    "CA-8.1"_rule);
    return lost;
}

void settlePlace(Working &work, ArmyId army) {
    const ArmyRecord &row = work.campaign.armies.at(army);
    const std::string side = work.sideOf(army);
    if (const auto place = work.campaign.places.find(row.place);
        place != work.campaign.places.end() && !enemyPlaces(work, side).contains(row.place))
        place->second.holder = side;
}

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

std::string postName(const Working &work, const oob::CommandId &command) {
    return oob::nameOf(work.book, command);
}

bool holds(const oob::Post &post, const oob::CommandId &command) {
    if (const auto *army = std::get_if<ArmyId>(&command))
        return post.army == *army;
    if (const auto *column = std::get_if<ColumnId>(&command))
        return post.column == *column;
    return post.unit == std::get<UnitId>(command);
}

ArmyId armyOfCommand(const Working &work, const oob::CommandId &command) {
    if (const auto *army = std::get_if<ArmyId>(&command))
        return *army;
    if (const auto *column = std::get_if<ColumnId>(&command))
        return oob::armyOf(work.book, *column);
    return work.armyOf(std::get<UnitId>(command));
}

void comeBackIn(Working &work, PersonId person) {
    oob::Person &row = work.book.persons.at(person);
    row.fate = oob::PersonFate::Fit;
    work.campaign.persons.erase(person);
    work.tell("recovered", {row.name}, "CA-6.1"_rule).sides = {work.sideOf(row.army)};
}

std::vector<PersonId> dueBackIn(const Working &work) {
    std::vector<PersonId> out;
    for (const auto &[person, row] : work.campaign.persons) {
        const auto it = work.book.persons.find(person);
        if (it != work.book.persons.end() && it->second.fate == oob::PersonFate::Wounded &&
            row.backOn > 0 && row.backOn <= work.campaign.head.turn)
            out.push_back(person);
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
        for (const Contact &contact : contactsOf(work))
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

// --- the campaign itself ---

Result<oob::Edit> beginCampaign(const Context &context, const Beginning &beginning) {
    if (hasCampaign(context.book))
        return fail(kCampaignThere, {}, "CA-1.1"_rule);
    if (const auto date = dateOf(beginning.start); !date)
        return tl::unexpected(date.error());
    Campaign begun;
    begun.head.id = context.ids();
    begun.head.ruleSet = std::string(context.rules.id());
    takeBeginning(begun.head, beginning);
    Working work(context, std::move(begun));
    for (const ArmyId army : oob::armiesInOrder(work.book))
        if (!work.sideOf(army).empty())
            takeIn(work, army);
    if (work.campaign.sides.size() < 2)
        return fail(kCampaignTwoSides, {text(std::int64_t(work.campaign.sides.size()))},
                    "CA-1.2"_rule);
    Entry &entry = work.tell("campaign-begun", {beginning.name}, "CA-1.1"_rule, beginning.start);
    work.fillStrength(entry);
    return work.edit("campaign-begin", {beginning.name});
}

Result<oob::Edit> changeHead(const Context &context, const Beginning &beginning) {
    if (const auto date = dateOf(beginning.start); !date)
        return tl::unexpected(date.error());
    auto work = Working::on(context);
    if (!work)
        return tl::unexpected(work.error());
    takeBeginning(work->campaign.head, beginning);
    return work->edit("campaign-change", {beginning.name});
}

Result<oob::Edit> setFigure(const Context &context, const std::string &name,
                            const std::string &value) {
    auto work = Working::on(context);
    if (!work)
        return tl::unexpected(work.error());
    if (const auto good = figuresFrom({{name, value}}); !good)
        return tl::unexpected(good.error());
    Head &head = work->campaign.head;
    std::string was;
    std::string fallback;
    RuleNumber rule;
    for (const rules::OptionSpec &spec : figureSpecs())
        if (spec.name == name) {
            fallback = spec.fallback;
            rule = spec.rule;
        }
    was = fallback;
    for (std::size_t i = 0; i < head.figureNames.size(); ++i)
        if (head.figureNames[i] == name) {
            was = head.figureValues[i];
            head.figureNames.erase(head.figureNames.begin() + static_cast<std::ptrdiff_t>(i));
            head.figureValues.erase(head.figureValues.begin() + static_cast<std::ptrdiff_t>(i));
            break;
        }
    if (was == value)
        return oob::Edit{};
    if (value != fallback) {
        head.figureNames.push_back(name);
        head.figureValues.push_back(value);
    }
    work->tell("house-rule", {name, was, value}, rule);
    return work->edit("campaign-house-rule", {name, value});
}

Result<oob::Edit> changeSide(const Context &context, const SideRecord &side) {
    auto work = Working::on(context);
    if (!work)
        return tl::unexpected(work.error());
    SideRecord *row = sideRow(*work, side.name);
    if (!row)
        return fail(kCampaignNoSuchRow, {side.name});
    const std::int32_t pool = row->pool;
    *row = side;
    if (pool != side.pool)
        work->tell("pool-changed", {side.name, text(pool), text(side.pool)}, "CA-7.2"_rule)
            .sides = {side.name};
    return work->edit("campaign-side", {side.name});
}

Result<oob::Edit> enlist(const Context &context, ArmyId army) {
    auto work = Working::on(context);
    if (!work)
        return tl::unexpected(work.error());
    if (!work->book.armies.contains(army))
        return fail(kCampaignNoSuchRow, {army.text()});
    takeIn(*work, army);
    Entry &entry = work->tell("army-enlisted", {work->nameOf(army)}, "CA-1.2"_rule);
    work->fillStrength(entry);
    return work->edit("campaign-enlist", {work->nameOf(army)});
}

Result<oob::Edit> endCampaign(const Context &context) {
    auto work = Working::on(context);
    if (!work)
        return tl::unexpected(work.error());
    Campaign &c = work->campaign;
    for (const auto &[id, fight] : c.fights)
        if (fight.isOpen())
            return fail(kTurnBattlesOpen, {fight.name}, "CA-2.2"_rule);
    if (c.head.ended)
        return fail(kTurnOver, {c.head.name}, "CA-9.1"_rule);
    const auto standing = standings(*work);
    c.head.ended = true;
    std::string leader;
    std::int32_t most = -1;
    for (const Standing &s : standing)
        if (s.score.total() >= most) {
            leader = s.score.total() == most ? std::string() : s.side;
            most = s.score.total();
        }
    Entry &entry = work->tell("campaign-ended", {c.head.name, leader, text(most)}, "CA-9.1"_rule,
                              isoText(c.turnEnds()));
    work->fillStrength(entry);
    for (const Standing &s : standing)
        entry.points.push_back(s.score.total());
    return work->edit("campaign-end", {c.head.name});
}

Result<oob::Edit> nextCampaign(const Context &context, const Beginning &beginning) {
    if (const auto date = dateOf(beginning.start); !date)
        return tl::unexpected(date.error());
    auto work = Working::on(context);
    if (!work)
        return tl::unexpected(work.error());
    Campaign &c = work->campaign;
    if (!c.head.ended)
        return fail(kCampaignNotEnded, {c.head.name}, "CA-1.1"_rule);
    takeBeginning(c.head, beginning);
    ++c.head.number;
    c.head.turn = 1;
    c.head.step = Step::Arrivals;
    c.head.done.clear();
    c.head.ended = false;
    c.arrivals.clear();
    for (auto &[id, row] : c.units) {
        row.start = row.steps;
        row.killed = row.missing = row.prisoners = row.spent = row.gained = row.given = 0;
        row.taken = 0;
        row.expected = false;
    }
    for (auto &[id, side] : c.sides)
        side.pool = side.poolPerTurn.value_or(work->figures.poolPerTurn);
    for (auto &[id, army] : c.armies) {
        army.way.clear();
        army.marched = 0;
        army.forced = army.declined = false;
    }
    // The wounded had the winter to mend in; prisoners stay until they are exchanged.
    for (auto it = c.persons.begin(); it != c.persons.end();) {
        oob::Person &person = work->book.persons.at(it->first);
        const bool mended = person.fate == oob::PersonFate::Wounded;
        if (mended)
            person.fate = oob::PersonFate::Fit;
        it = mended || person.fate == oob::PersonFate::Dead ? c.persons.erase(it) : std::next(it);
    }
    Entry &entry = work->tell("campaign-begun", {beginning.name}, "CA-1.1"_rule, beginning.start);
    work->fillStrength(entry);
    return work->edit("campaign-next", {beginning.name});
}

// --- the map ---

Result<oob::Edit> putPlace(const Context &context, Place place) {
    auto work = Working::on(context);
    if (!work)
        return tl::unexpected(work.error());
    if (place.id.isNull())
        place.id = PlaceId(context.ids());
    place.x = std::clamp(place.x, 0, 10000);
    place.y = std::clamp(place.y, 0, 10000);
    work->campaign.places[place.id] = place;
    work->campaign.head.map = true;
    return work->edit("campaign-place", {place.name});
}

Result<oob::Edit> removePlace(const Context &context, PlaceId place) {
    auto work = Working::on(context);
    if (!work)
        return tl::unexpected(work.error());
    Campaign &c = work->campaign;
    const auto it = c.places.find(place);
    if (it == c.places.end())
        return fail(kCampaignNoSuchRow, {place.text()});
    const std::string name = it->second.name;
    for (const auto &[id, army] : c.armies)
        if (army.place == place || std::ranges::find(army.way, place) != army.way.end())
            return fail(kPlaceInUse, {name}, "CA-8.1"_rule);
    for (const auto &[id, arrival] : c.arrivals)
        if (!arrival.arrived && arrival.place == place)
            return fail(kPlaceInUse, {name}, "CA-7.1"_rule);
    for (const auto &[id, fight] : c.fights)
        if (fight.place == place && fight.isOpen())
            return fail(kPlaceInUse, {name}, "CA-3.3"_rule);
    std::erase_if(c.roads, [&](const auto &entry) {
        return entry.second.from == place || entry.second.to == place;
    });
    c.places.erase(it);
    return work->edit("campaign-remove-place", {name});
}

Result<oob::Edit> putRoad(const Context &context, RoadRecord road) {
    auto work = Working::on(context);
    if (!work)
        return tl::unexpected(work.error());
    Campaign &c = work->campaign;
    if (!c.places.contains(road.from) || !c.places.contains(road.to))
        return fail(kCampaignNoSuchRow, {road.from.text()});
    if (road.from == road.to)
        return fail(kRoadLoop, {c.places.at(road.from).name}, "CA-8.1"_rule);
    if (road.days < 1 || road.days > 365)
        return fail(kRoadDays, {text(road.days)}, "CA-8.1"_rule);
    if (road.id.isNull())
        road.id = context.ids();
    c.roads[road.id] = road;
    return work->edit("campaign-road", {c.places.at(road.from).name, c.places.at(road.to).name});
}

Result<oob::Edit> removeRoad(const Context &context, Uuid road) {
    auto work = Working::on(context);
    if (!work)
        return tl::unexpected(work.error());
    const auto it = work->campaign.roads.find(road);
    if (it == work->campaign.roads.end())
        return fail(kCampaignNoSuchRow, {road.text()});
    const std::string from = work->nameOf(it->second.from);
    const std::string to = work->nameOf(it->second.to);
    work->campaign.roads.erase(it);
    return work->edit("campaign-remove-road", {from, to});
}

Result<oob::Edit> setPicture(const Context &context, std::string base64) {
    auto work = Working::on(context);
    if (!work)
        return tl::unexpected(work.error());
    if (base64.empty())
        work->remove({std::string(Picture::kKind), Picture().key()});
    else
        work->add(documentOf(Picture{std::move(base64)}));
    return work->edit("campaign-picture", {});
}

Result<oob::Edit> placeArmy(const Context &context, ArmyId army, PlaceId place) {
    auto work = Working::on(context);
    if (!work)
        return tl::unexpected(work.error());
    Campaign &c = work->campaign;
    const auto it = c.armies.find(army);
    if (it == c.armies.end() || (!place.isNull() && !c.places.contains(place)))
        return fail(kCampaignNoSuchRow, {army.text()});
    if (it->second.place == place)
        return oob::Edit{};
    it->second.place = place;
    it->second.way.clear();
    it->second.came = ++c.head.moves;
    if (!place.isNull())
        settlePlace(*work, army);
    work->tell("army-placed", {work->nameOf(army), work->nameOf(place)}, "CA-8.1"_rule).sides = {
        work->sideOf(army)};
    return work->edit("campaign-place-army", {work->nameOf(army), work->nameOf(place)});
}

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

// --- arrivals and drafts ---

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

// --- commanders ---

std::vector<Vacancy> vacancies(const Context &context) {
    const auto work = Working::on(context);
    return work ? vacancies(*work) : std::vector<Vacancy>();
}

std::vector<Vacancy> vacancies(const Working &work) {
    std::vector<Vacancy> out;
    const auto holders = oob::holders(work.book);
    std::set<UnitId> hadCommander;
    for (const auto &[id, post] : work.book.posts)
        if (!post.unit.isNull())
            hadCommander.insert(post.unit);
    std::vector<PersonId> away;
    const auto look = [&](const oob::CommandId &command, ArmyId army) {
        const auto it = holders.find(command);
        const oob::Person *holder =
            it == holders.end() ? nullptr : &work.book.persons.at(it->second);
        if (holder && holder->fate == oob::PersonFate::Fit)
            return;
        Vacancy vacancy{command, army, holder ? holder->id : PersonId(),
                        successor(work.book, army, away)};
        if (vacancy.next)
            away.push_back(*vacancy.next);
        out.push_back(std::move(vacancy));
    };
    for (const ArmyId army : oob::armiesInOrder(work.book)) {
        if (!work.campaign.armies.contains(army))
            continue;
        look(oob::CommandId(army), army);
        for (const oob::Stop &stop : oob::walk(work.book, army)) {
            if (const auto *column = std::get_if<ColumnId>(&stop.node)) {
                if (work.book.columns.at(*column).givesOrders)
                    look(oob::CommandId(*column), army);
            } else if (const UnitId unit = std::get<UnitId>(stop.node);
                       hadCommander.contains(unit)) {
                if (const auto row = work.campaign.units.find(unit);
                    row != work.campaign.units.end() && row->second.inField())
                    look(oob::CommandId(unit), army);
            }
        }
    }
    return out;
}

Result<oob::Edit> fillVacancy(const Context &context, const oob::CommandId &command,
                              PersonId person, const std::string &promoted) {
    auto work = Working::on(context);
    if (!work)
        return tl::unexpected(work.error());
    const std::string date = isoText(work->campaign.turnBegins());
    const ArmyId army = armyOfCommand(*work, command);
    if (army.isNull())
        return fail(kCampaignNoSuchRow, {oob::nameOf(work->book, command)});
    std::string rank;
    for (auto &[id, post] : work->book.posts) {
        if (!holds(post, command) || post.role != oob::PostRole::Commander)
            continue;
        const oob::Person &holder = work->book.persons.at(post.person);
        rank = holder.rank;
        if (!post.until.empty())
            continue;
        if (holder.fate == oob::PersonFate::Fit)
            return fail(kPostFilled, {holder.name}, "CA-6.3"_rule);
    }
    if (person.isNull() && promoted.empty())
        person = successor(work->book, army, {}).value_or(PersonId());
    bool isNew = false;
    if (person.isNull()) {
        if (promoted.empty())
            return fail(kPersonNotFree, {std::string()}, "CA-6.3"_rule);
        oob::Person made;
        made.id = PersonId(context.ids());
        made.name = promoted;
        made.rank = rank;
        made.rankDate = date;
        made.army = army;
        person = made.id;
        work->book.persons.emplace(made.id, std::move(made));
        isNew = true;
    }
    const auto it = work->book.persons.find(person);
    if (it == work->book.persons.end() || it->second.fate != oob::PersonFate::Fit ||
        it->second.retired)
        return fail(kPersonNotFree, {it == work->book.persons.end() ? "" : it->second.name},
                    "CA-6.3"_rule);
    for (auto &[id, post] : work->book.posts)
        if (holds(post, command) && post.role == oob::PostRole::Commander && post.until.empty())
            post.until = date;
    oob::Post post;
    post.id = PostId(context.ids());
    post.person = person;
    if (const auto *a = std::get_if<ArmyId>(&command))
        post.army = *a;
    else if (const auto *c = std::get_if<ColumnId>(&command))
        post.column = *c;
    else
        post.unit = std::get<UnitId>(command);
    post.since = date;
    work->book.posts.emplace(post.id, post);
    work->tell(isNew ? "promoted" : "appointed", {it->second.name, postName(*work, command)},
               "CA-6.3"_rule)
        .sides = {work->sideOf(army)};
    return work->edit("campaign-appoint", {it->second.name, postName(*work, command)});
}

std::vector<PersonId> dueBack(const Context &context) {
    const auto work = Working::on(context);
    return work ? dueBackIn(*work) : std::vector<PersonId>();
}

Result<oob::Edit> comeBack(const Context &context, PersonId person) {
    auto work = Working::on(context);
    if (!work)
        return tl::unexpected(work.error());
    const auto it = work->book.persons.find(person);
    if (it == work->book.persons.end() || it->second.fate != oob::PersonFate::Wounded)
        return fail(kCampaignNoSuchRow, {person.text()});
    comeBackIn(*work, person);
    return work->edit("campaign-come-back", {it->second.name});
}

Result<oob::Edit> exchange(const Context &context, PersonId person) {
    auto work = Working::on(context);
    if (!work)
        return tl::unexpected(work.error());
    const auto it = work->book.persons.find(person);
    if (it == work->book.persons.end() || it->second.fate != oob::PersonFate::Prisoner)
        return fail(kCampaignNoSuchRow, {person.text()});
    it->second.fate = oob::PersonFate::Fit;
    work->campaign.persons.erase(person);
    work->tell("exchanged", {it->second.name}, "CA-6.2"_rule);
    return work->edit("campaign-exchange", {it->second.name});
}

// --- marches and contact ---

ForcedRoll forcedRollOf(const Working &work, UnitId unit) {
    const rules::ServiceSpec service = work.rules.service();
    ForcedRoll out;
    out.dice = service.marchDice;
    out.atLeast = service.marchAtLeast;
    if (service.marchAtLeast)
        out.number = qualityNumber(work.book.units.at(unit), work.rules).value_or(5);
    else
        out.number = work.campaign.units.at(unit).steps;
    return out;
}

std::vector<dice::RollRequest> forcedRolls(const Context &context, ArmyId army,
                                           std::string_view purpose) {
    std::vector<dice::RollRequest> out;
    const auto work = Working::on(context);
    if (!work)
        return out;
    for (const UnitId unit : work->unitsOf(army))
        if (work->campaign.units.at(unit).steps > 0)
            out.push_back({Dice(forcedRollOf(*work, unit).dice), 6, std::string(purpose),
                           unit.text(), -1, "CA-8.1"_rule, true});
    return out;
}

std::vector<PlaceId> wayFor(const Working &work, ArmyId army, PlaceId to) {
    const auto it = work.campaign.armies.find(army);
    if (it == work.campaign.armies.end() || it->second.place.isNull())
        return {};
    std::set<PlaceId> closed = enemyPlaces(work, work.sideOf(army));
    closed.erase(to);
    return work.campaign.net().wayTo(it->second.place, to, closed);
}

std::int32_t daysLeft(const Campaign &campaign, ArmyId army) {
    const auto it = campaign.armies.find(army);
    const std::int32_t days =
        daysOfTurn(campaign.start(), campaign.head.length, Turns(campaign.head.turn));
    return it == campaign.armies.end() ? 0 : std::max(0, days - it->second.marched);
}

Result<oob::Edit> marchArmy(const Context &context, ArmyId army, const std::vector<PlaceId> &way,
                            const std::vector<dice::Faces> &faces) {
    auto work = Working::on(context);
    if (!work)
        return tl::unexpected(work.error());
    Campaign &c = work->campaign;
    const auto it = c.armies.find(army);
    if (it == c.armies.end() || way.size() < 2 || way.front() != it->second.place)
        return fail(kMarchNoRoad, {"1"}, "CA-8.1"_rule);
    if (const Fight *fight = fightOfArmy(*work, army))
        return fail(kFightUnitBusy, {work->nameOf(army), fight->name}, "CA-3.1"_rule);
    const std::int32_t left = daysLeft(c, army);
    const auto marched = march(c.net(), way, left, work->figures);
    if (!marched)
        return tl::unexpected(marched.error());
    if (!marched->allowed || (marched->forced && it->second.forced))
        return fail(
            kMarchTooFar,
            {text(marched->days), text(left + (it->second.forced ? 0 : work->figures.forcedDays))},
            "CA-8.1"_rule);
    const std::set<PlaceId> enemies = enemyPlaces(*work, work->sideOf(army));
    for (std::size_t i = 1; i + 1 < way.size(); ++i)
        if (enemies.contains(way[i]))
            return fail(kMarchContact, {work->nameOf(way[i])}, "CA-8.2"_rule);
    std::int32_t lost = 0;
    if (marched->forced) {
        const auto done = throwForced(*work, army, faces);
        if (!done)
            return tl::unexpected(done.error());
        lost = *done;
    }
    ArmyRecord &row = it->second;
    if (row.way.empty())
        row.way = way;
    else
        row.way.insert(row.way.end(), way.begin() + 1, way.end());
    row.place = way.back();
    row.marched += marched->days;
    row.forced = row.forced || marched->forced;
    row.came = ++c.head.moves;
    settlePlace(*work, army);
    std::vector<std::string> args{work->nameOf(army), work->nameOf(way.front()),
                                  work->nameOf(way.back()), text(marched->days)};
    if (marched->forced)
        args.push_back(text(lost));
    Date day = c.turnBegins();
    day.days = std::min(day.days + row.marched - 1, c.turnEnds().days);
    const std::string date = isoText(day);
    work->tell(marched->forced ? "forced-march" : "marched", std::move(args), "CA-8.1"_rule, date)
        .sides = {work->sideOf(army)};
    for (const Contact &contact : contactsOf(*work))
        if (contact.first == army || contact.second == army) {
            const ArmyId other = contact.first == army ? contact.second : contact.first;
            work->tell("contact",
                       {work->nameOf(army), work->nameOf(other), work->nameOf(contact.place)},
                       "CA-8.2"_rule, date)
                .sides = {work->sideOf(army), work->sideOf(other)};
        }
    return work->edit("campaign-march", {work->nameOf(army), work->nameOf(way.back())});
}

std::vector<Contact> contacts(const Context &context) {
    const auto work = Working::on(context);
    return work ? contactsOf(*work) : std::vector<Contact>();
}

std::vector<Contact> contacts(const Working &work) { return contactsOf(work); }

std::vector<PlaceId> declineRoads(const Context &context, ArmyId army) {
    const auto work = Working::on(context);
    if (!work)
        return {};
    const auto it = work->campaign.armies.find(army);
    if (it == work->campaign.armies.end() || it->second.declined || it->second.place.isNull())
        return {};
    return retreats(work->campaign.net(), it->second.place, enemyPlaces(*work, work->sideOf(army)));
}

Result<oob::Edit> declineBattle(const Context &context, ArmyId army, PlaceId to,
                                const std::vector<dice::Faces> &faces) {
    auto work = Working::on(context);
    if (!work)
        return tl::unexpected(work.error());
    Campaign &c = work->campaign;
    const auto it = c.armies.find(army);
    if (it == c.armies.end())
        return fail(kCampaignNoSuchRow, {army.text()});
    if (it->second.declined)
        return fail(kDeclineTwice, {work->nameOf(army)}, "CA-8.2"_rule);
    if (const Fight *fight = fightOfArmy(*work, army))
        return fail(kFightUnitBusy, {work->nameOf(army), fight->name}, "CA-3.1"_rule);
    const auto roads = declineRoads(context, army);
    if (std::ranges::find(roads, to) == roads.end())
        return fail(kDeclineNoRoad, {work->nameOf(army)}, "CA-8.2"_rule);
    const auto lost = throwForced(*work, army, faces);
    if (!lost)
        return tl::unexpected(lost.error());
    ArmyRecord &row = it->second;
    const std::string from = work->nameOf(row.place);
    row.place = to;
    row.way = {to};
    row.declined = true;
    row.came = ++c.head.moves;
    settlePlace(*work, army);
    // Whoever stays holds the place.
    for (const auto &[other, record] : c.armies)
        if (other != army && !record.place.isNull())
            settlePlace(*work, other);
    work->tell("declined", {work->nameOf(army), from, work->nameOf(to), text(*lost)},
               "CA-8.2"_rule);
    return work->edit("campaign-decline", {work->nameOf(army)});
}

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
