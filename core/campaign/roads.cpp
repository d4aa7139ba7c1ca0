#include "campaign/roads.h"

#include <algorithm>
#include <queue>
#include <utility>

namespace sabretache::campaign {

RoadNet::RoadNet(const std::vector<Road> &roads) {
    const auto add = [this](PlaceId from, PlaceId to, std::int32_t days) {
        const auto [it, isNew] = m_next[from].emplace(to, days);
        if (!isNew)
            it->second = std::min(it->second, days);
    };
    for (const Road &road : roads) {
        add(road.from, road.to, road.days);
        add(road.to, road.from, road.days);
    }
}

std::map<PlaceId, RoadNet::Reached> RoadNet::reach(PlaceId from,
                                                   const std::set<PlaceId> &closed) const {
    std::map<PlaceId, Reached> reached{{from, {}}};
    using Step = std::pair<std::int32_t, PlaceId>;
    std::priority_queue<Step, std::vector<Step>, std::greater<>> open;
    open.emplace(0, from);
    while (!open.empty()) {
        const auto [days, place] = open.top();
        open.pop();
        const auto next = m_next.find(place);
        if (days > reached.at(place).days || next == m_next.end())
            continue;
        for (const auto &[to, length] : next->second) {
            if (closed.contains(to))
                continue;
            const auto [it, isNew] = reached.emplace(to, Reached{days + length, place});
            if (!isNew && it->second.days <= days + length)
                continue;
            it->second = {days + length, place};
            open.emplace(days + length, to);
        }
    }
    return reached;
}

std::map<PlaceId, std::int32_t> RoadNet::daysFrom(PlaceId from,
                                                  const std::set<PlaceId> &closed) const {
    std::map<PlaceId, std::int32_t> out;
    for (const auto &[place, reached] : reach(from, closed))
        out.emplace(place, reached.days);
    return out;
}

std::vector<PlaceId> RoadNet::wayTo(PlaceId from, PlaceId to,
                                    const std::set<PlaceId> &closed) const {
    const auto reached = reach(from, closed);
    std::vector<PlaceId> way;
    for (auto it = reached.find(to); it != reached.end(); it = reached.find(it->second.before)) {
        way.push_back(it->first);
        if (it->first == from)
            break;
    }
    std::ranges::reverse(way);
    return way;
}

std::vector<PlaceId> RoadNet::neighbours(PlaceId place) const {
    std::vector<PlaceId> out;
    if (const auto it = m_next.find(place); it != m_next.end())
        for (const auto &[to, days] : it->second)
            out.push_back(to);
    return out;
}

std::optional<std::int32_t> RoadNet::days(PlaceId from, PlaceId to) const {
    const auto it = m_next.find(from);
    if (it == m_next.end())
        return std::nullopt;
    const auto road = it->second.find(to);
    return road == it->second.end() ? std::nullopt : std::optional(road->second);
}

Result<March> march(const RoadNet &net, const std::vector<PlaceId> &way, std::int32_t daysLeft,
                    const Figures &figures) {
    March out;
    out.rule = "CA-8.1"_rule;
    for (std::size_t i = 1; i < way.size(); ++i) {
        const auto days = net.days(way[i - 1], way[i]);
        if (!days)
            return fail(kMarchNoRoad, {std::to_string(i + 1)}, out.rule);
        out.days += *days;
    }
    out.forced = out.days > daysLeft;
    out.allowed = out.days <= daysLeft + figures.forcedDays;
    return out;
}

bool inContact(const Movement &a, const Movement &b) {
    if (a.way.empty() || b.way.empty())
        return false;
    if (a.way.back() == b.way.back())
        return true;
    for (std::size_t i = 1; i < a.way.size(); ++i)
        for (std::size_t k = 1; k < b.way.size(); ++k)
            if (a.way[i - 1] == b.way[k] && a.way[i] == b.way[k - 1])
                return true;
    return false;
}

std::vector<PlaceId> retreats(const RoadNet &net, PlaceId from, const std::set<PlaceId> &enemies) {
    auto out = net.neighbours(from);
    std::erase_if(out, [&](PlaceId place) { return enemies.contains(place); });
    return out;
}

Supply supply(const RoadNet &net, PlaceId army, const std::set<PlaceId> &sources,
              const std::set<PlaceId> &enemies, const Figures &figures) {
    Supply out;
    std::optional<PlaceId> nearest;
    for (const auto &[place, days] : net.daysFrom(army, enemies))
        if (sources.contains(place) && !enemies.contains(place) && (!nearest || days < out.days)) {
            nearest = place;
            out.days = days;
        }
    if (!nearest)
        return out;
    out.way = net.wayTo(army, *nearest, enemies);
    out.supplied = out.days <= figures.supplyDays;
    return out;
}

std::int32_t lostUnsupplied(std::int32_t daysOfTurn) { return daysOfTurn / 7; }

} // namespace sabretache::campaign
