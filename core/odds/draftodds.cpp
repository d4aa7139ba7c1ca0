#include "odds/draftodds.h"

#include <algorithm>

namespace sabretache::odds {

std::string suppose(DraftOdds &out, std::string_view key, std::string subject,
                    std::vector<std::string> choices, const Supposed &supposed) {
    if (choices.empty())
        return {};
    std::string chosen = choices.front();
    const auto said = supposed.find({std::string(key), subject});
    if (said != supposed.end() && std::ranges::find(choices, said->second) != choices.end())
        chosen = said->second;
    if (choices.size() > 1)
        out.supposed.push_back({std::string(key), std::move(subject), std::move(choices), chosen});
    return chosen;
}

} // namespace sabretache::odds
