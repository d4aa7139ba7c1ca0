#include "rules/corporaljohn/dicecount.h"

#include <algorithm>

namespace sabretache::rules::corporaljohn {

DiceCount diceFor(Castings castings, Share share, std::int32_t group, const Options &options) {
    // castings x over/under, in groups: kept as one fraction, so that nothing is rounded on the way
    const std::int64_t counting = std::int64_t(std::max(castings.value, 0)) * share.over;
    const std::int64_t oneDie = std::int64_t(share.under) * group;
    const bool leftOver = counting % oneDie != 0;
    const std::int64_t dice = options.remainder == Remainder::HalfUp
                                  ? (2 * counting + oneDie) / (2 * oneDie)
                                  : counting / oneDie;
    return {Dice(static_cast<std::int32_t>(dice)), leftOver};
}

} // namespace sabretache::rules::corporaljohn
