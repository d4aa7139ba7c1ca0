#include "rules/corporaljohn/formation.h"

#include <algorithm>

namespace sabretache::rules::corporaljohn {

namespace {
// A line is at most two ranks deep; a column is one stand wide, which is two castings.
constexpr std::int32_t kRanksOfLine = 2;
constexpr std::int32_t kFilesOfColumn = 2;

std::int32_t halfRoundedUp(Castings castings) { return (std::max(castings.value, 0) + 1) / 2; }
} // namespace

Castings castingsInFirstTwoRanks(Castings castings, Formation formation) {
    if (formation == Formation::Column)
        return std::min(castings, Castings(2 * kFilesOfColumn));
    return castings;
}

std::int32_t files(Castings castings, Formation formation) {
    if (formation == Formation::Column)
        return std::min(castings.value, kFilesOfColumn);
    return halfRoundedUp(castings);
}

std::int32_t ranks(Castings castings, Formation formation) {
    if (formation == Formation::Column)
        return halfRoundedUp(castings);
    return std::min(castings.value, kRanksOfLine);
}

Footprint footprint(TroopArm arm, Formation formation, std::int32_t strength,
                    const Options &options) {
    const Basing &basing = options.basing;
    if (arm == TroopArm::Artillery)
        return {basing.gunFront * std::max(strength, 1), basing.gunDepth};
    const bool foot = arm == TroopArm::Infantry;
    const HundredthsOfInch front = foot ? basing.infantryFront : basing.cavalryFront;
    const HundredthsOfInch depth = foot ? basing.infantryDepth : basing.cavalryDepth;
    const Castings castings(strength);
    if (formation == Formation::Square) {
        // A quarter on each face, two deep, and a file's depth of the neighbours at the corners.
        const std::int32_t quarter = (strength + 3) / 4;
        const HundredthsOfInch face = front * halfRoundedUp(Castings(quarter)) + depth * 2;
        return {face, face};
    }
    return {front * files(castings, formation), depth * ranks(castings, formation)};
}

} // namespace sabretache::rules::corporaljohn
