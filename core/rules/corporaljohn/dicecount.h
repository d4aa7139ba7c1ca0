// How castings become dice: groups, shares and what is left over.
#pragma once

#include "rules/corporaljohn/options.h"

#include <cstdint>

namespace sabretache::rules::corporaljohn {

/// A share of castings, kept as a fraction so that shares multiply without rounding: disorder 1/2
/// in light rain 1/2 into a town 1/4 is 1/16. @rule CJ-6.7
struct Share {
    std::int32_t over = 1;
    std::int32_t under = 1;
    constexpr Share operator*(Share o) const { return {over * o.over, under * o.under}; }
    bool operator==(const Share &) const = default;
};
inline constexpr Share kWhole{1, 1};
inline constexpr Share kHalf{1, 2};
inline constexpr Share kThird{1, 3};
inline constexpr Share kQuarter{1, 4};

struct DiceCount {
    Dice dice;
    bool leftOver = false; ///< castings did not come out even, so CJ-6.4 had a say
};

/// One die for each `group` castings of the share that counts; what is left over throws no die, or,
/// by the option, one where it is half a group or more. @rule CJ-6.4 CJ-6.7
DiceCount diceFor(Castings castings, Share share, std::int32_t group, const Options &options);

} // namespace sabretache::rules::corporaljohn
