// What can be chosen at any time, whatever the rule set.
#pragma once

#include "battle/commoninputs.h"

#include <initializer_list>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace sabretache::battle {

/// Adds the end of the phase, the objectives and the umpire's hand.
/// @param endWhy why the phase cannot end yet
/// @param side whose phase it is
/// @param umpire kinds of inputs
inline void offerTable(std::vector<Offer> &out, std::optional<Error> endWhy,
                       std::optional<Side> side, bool objectives,
                       std::initializer_list<std::string_view> umpire) {
    Offer end;
    end.action = kEndPhaseInput;
    end.side = side;
    end.allowed = !endWhy;
    end.why = std::move(endWhy);
    end.group = "end";
    out.push_back(std::move(end));
    const auto offer = [&out](std::string_view action) {
        Offer o;
        o.action = action;
        o.group = "umpire";
        out.push_back(std::move(o));
    };
    if (objectives)
        offer(HoldObjective::kKind);
    for (const std::string_view action : umpire)
        offer(action);
}

} // namespace sabretache::battle
