#include "rules/beerstein/leaders.h"

namespace sabretache::rules::beerstein {

Paces commandRadius(std::int32_t units) { return Paces(100 * units); }

LeaderFate leaderFate(Pips die) {
    if (die == Pips(1))
        return LeaderFate::Killed;
    return die == Pips(2) ? LeaderFate::Wounded : LeaderFate::Unhurt;
}

} // namespace sabretache::rules::beerstein
