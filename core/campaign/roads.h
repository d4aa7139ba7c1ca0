// Places and roads (section 8): marches, who meets whom, retreat and supply. A campaign can do
// without them (CA-8.4).
#pragma once

#include "base/id.h"
#include "campaign/figures.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace sabretache::campaign {

using PlaceId = Id<struct PlaceTag>;

struct Road {
    PlaceId from;
    PlaceId to;
    std::int32_t days = 1; ///< length in marching days, 1 or more; the same both ways
    bool operator==(const Road &) const = default;
};

/// The roads as a net, made once from the list.
class RoadNet {
public:
    explicit RoadNet(const std::vector<Road> &roads);

    /// @return days from `from` to every place that can be reached without entering `closed`;
    /// `from`
    ///         itself is 0 days even where it is closed.
    std::map<PlaceId, std::int32_t> daysFrom(PlaceId from,
                                             const std::set<PlaceId> &closed = {}) const;
    /// @return the shortest way, both ends included; empty when there is none.
    std::vector<PlaceId> wayTo(PlaceId from, PlaceId to,
                               const std::set<PlaceId> &closed = {}) const;
    /// @return places one road away.
    std::vector<PlaceId> neighbours(PlaceId place) const;
    /// @return length of the shortest road between two neighbours; nothing if they are none.
    std::optional<std::int32_t> days(PlaceId from, PlaceId to) const;

private:
    struct Reached {
        std::int32_t days = 0;
        PlaceId before;
    };
    std::map<PlaceId, Reached> reach(PlaceId from, const std::set<PlaceId> &closed) const;
    std::map<PlaceId, std::map<PlaceId, std::int32_t>> m_next;
};

/// A march along a way.
struct March {
    bool allowed = true;
    bool forced = false; ///< one day more than the turn's: every brigade rolls (CA-8.1)
    std::int32_t days = 0;
    RuleNumber rule;
};
/// @param way places in order; neighbours each
/// @param daysLeft marching days that the army still has this turn
/// @error march-no-road (place number in the way)
/// @rule CA-8.1
Result<March> march(const RoadNet &net, const std::vector<PlaceId> &way, std::int32_t daysLeft,
                    const Figures &figures);

/// What a brigade throws on a forced march, or when its army declines battle.
struct ForcedRoll {
    std::int32_t dice =
        2; ///< Corporal John 2d6 at the class or more; Beerstein 1d6 at the number or less
    std::int32_t number = 5;
    bool atLeast = true;
    /// @return whether it keeps its strength; otherwise it loses one casting or point.
    bool passes(std::int32_t sum) const { return atLeast ? sum >= number : sum <= number; }
};

/// Where two armies stand or march in a turn: the places that each touched, in order.
struct Movement {
    std::vector<PlaceId> way; ///< at least the place it stands at; the last is where it ends
};
/// @return whether two opposing armies are in contact: they end in one place, or they met on one
/// road,
///         marching it against each other. @rule CA-8.2
bool inContact(const Movement &a, const Movement &b);

/// @return places that an army which declines can go back to: one road, free of enemies. @rule
/// CA-8.2
std::vector<PlaceId> retreats(const RoadNet &net, PlaceId from, const std::set<PlaceId> &enemies);

/// How an army is supplied.
struct Supply {
    bool supplied = false;
    std::int32_t days = 0;    ///< to the nearest source, when there is a way
    std::vector<PlaceId> way; ///< to that source
};
/// @rule CA-8.3
Supply supply(const RoadNet &net, PlaceId army, const std::set<PlaceId> &sources,
              const std::set<PlaceId> &enemies, const Figures &figures);
/// @return castings that every brigade of an unsupplied army loses at the end of a turn: one for
/// each 7
///         days of it. @rule CA-8.3
std::int32_t lostUnsupplied(std::int32_t daysOfTurn);

inline constexpr std::string_view kMarchNoRoad = "march-no-road";

} // namespace sabretache::campaign
