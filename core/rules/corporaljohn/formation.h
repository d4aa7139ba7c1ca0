// Section 2: ranks, files, footprint.
#pragma once

#include "rules/corporaljohn/options.h"

namespace sabretache::rules::corporaljohn {

/// Castings in the first two ranks: all of a line, four of a column (two stand side by side), a
/// quarter of a square on each face, a garrison's all. Squares are dealt with by a share, see
/// dicecount.h; here they count whole. @rule CJ-2.1 CJ-2.3
Castings castingsInFirstTwoRanks(Castings castings, Formation formation);

/// Files of a line or of a column. @rule CJ-2.3
std::int32_t files(Castings castings, Formation formation);
/// Ranks of a line or of a column. @rule CJ-2.3
std::int32_t ranks(Castings castings, Formation formation);

/// Width and depth on the table. Guns stand side by side. @rule CJ-2.3
struct Footprint {
    HundredthsOfInch width;
    HundredthsOfInch depth;
    bool operator==(const Footprint &) const = default;
};
/// @param strength castings, or model guns for artillery
Footprint footprint(TroopArm arm, Formation formation, std::int32_t strength,
                    const Options &options);

} // namespace sabretache::rules::corporaljohn
