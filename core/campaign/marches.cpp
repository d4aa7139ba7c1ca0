// Marches, and what comes of armies that meet.
#include "campaign/turns.h"

#include "campaign/acts.h"
#include "campaign/returns.h"
#include "campaign/service.h"

#include <algorithm>
#include <set>

namespace sabretache::campaign {

namespace {

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

} // namespace

/// Places where an army of an enemy of `side` stands.
std::set<PlaceId> enemyPlaces(const Working &work, const std::string &side) {
    std::set<PlaceId> out;
    for (const auto &[army, row] : work.campaign.armies)
        if (!row.place.isNull() && work.campaign.areEnemies(work.sideOf(army), side))
            out.insert(row.place);
    return out;
}

void settlePlace(Working &work, ArmyId army) {
    const ArmyRecord &row = work.campaign.armies.at(army);
    const std::string side = work.sideOf(army);
    if (const auto place = work.campaign.places.find(row.place);
        place != work.campaign.places.end() && !enemyPlaces(work, side).contains(row.place))
        place->second.holder = side;
}

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
    for (const Contact &contact : contacts(*work))
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
    return work ? contacts(*work) : std::vector<Contact>();
}

std::vector<Contact> contacts(const Working &work) {
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

} // namespace sabretache::campaign
