// Section 7: going back of one's own will, and getting men back into the ranks; and what counts
// as lost for the break point of section 8.
#pragma once

#include "base/quantity.h"
#include "base/rulenumber.h"
#include "rules/beerstein/unitnumber.h"

#include <cstdint>

namespace sabretache::rules::beerstein {

/// @return how far a unit may withdraw of its own will: 600 paces on foot or with guns, 800 heavy
/// and 1200 light cavalry.
/// @rule BB-7.1
Paces voluntaryWithdrawal(Branch branch);

/// What a voluntary withdrawal costs, for good.
inline constexpr Points kWithdrawalCost{1};

/// What decides whether a unit may throw for a point at the end of the turn.
struct RecoveryFacts {
    Points number;
    Points start; ///< its number when this battle began
    Points spent; ///< lost for good by voluntary withdrawals
    bool locked = false;
};
/// @return whether the unit has a point to get back and may try; the distance is the table's.
/// @rule BB-7.2
bool mayRecover(const RecoveryFacts &facts);

/// @return whether the nearest enemy is far enough away to recover: 300 paces and more.
/// @rule BB-7.2
bool farEnoughToRecover(Paces nearestEnemy);

/// @return whether the die gives a point back: 1 to 3.
/// @rule BB-7.2
bool recovers(Pips die);

/// The nearest an enemy may be to a unit that tries to recover.
inline constexpr Paces kRecoveryDistance{300};

/// What decides whether a unit counts towards its side's break point.
struct LossFacts {
    Points number;
    bool onTable = true; ///< false: left the table (a reserve still to come is on it)
};
/// @rule BB-8.1
bool countsAsLost(const LossFacts &facts);

} // namespace sabretache::rules::beerstein
