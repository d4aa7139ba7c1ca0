// The map: places, roads, the picture under them.
#include "campaign/turns.h"

#include "campaign/acts.h"

#include <algorithm>

namespace sabretache::campaign {

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

} // namespace sabretache::campaign
