#include "rules/ending.h"

#include <algorithm>

namespace sabretache::rules {

std::int32_t breaksAt(std::int32_t brigades, std::int32_t breakPercent) {
    const auto share = (std::int64_t{brigades} * breakPercent + 99) / 100;
    return std::max(static_cast<std::int32_t>(share), 1);
}

bool isBroken(const ArmyState &army) {
    return army.brigades > 0 && army.lost >= breaksAt(army.brigades, army.breakPercent);
}

Outcome outcome(const ArmyState &first, const ArmyState &second, bool lastTurnOver) {
    const bool firstBroken = isBroken(first);
    const bool secondBroken = isBroken(second);
    if (firstBroken && secondBroken)
        return Outcome::Draw;
    if (firstBroken)
        return Outcome::SecondWins;
    if (secondBroken)
        return Outcome::FirstWins;
    if (!lastTurnOver)
        return Outcome::GoesOn;
    if (first.objectivePoints == second.objectivePoints)
        return Outcome::Draw;
    return first.objectivePoints > second.objectivePoints ? Outcome::FirstWins
                                                          : Outcome::SecondWins;
}

} // namespace sabretache::rules
