// Drafts (CA-7.2) and points (section 9).
#pragma once

#include "campaign/figures.h"

#include <cstdint>

namespace sabretache::campaign {

/// A brigade that asks for men out of its side's pool. All in castings (Beerstein: points).
struct DraftFacts {
    std::int32_t present = 0;
    std::int32_t establishment = 0;
    std::int32_t takenThisTurn = 0;
    std::int32_t pool = 0; ///< left in the side's pool
    bool inContact = false;
    bool worstQuality = false; ///< class 6: takes no more than a quarter
};
struct Draft {
    std::int32_t freely = 0; ///< so many without harm
    std::int32_t most = 0;   ///< so many at most; over `freely` makes it one class worse
};
/// @rule CA-7.2
Draft draftFor(const DraftFacts &facts, const Figures &figures);

/// What the enemy lost for good by applied returns.
struct EnemyLosses {
    std::int32_t castings = 0;
    std::int32_t modelGuns = 0;
    std::int32_t unitPoints = 0; ///< Beerstein
};
struct Score {
    std::int32_t places = 0; ///< points of the places held
    std::int32_t battles = 0;
    std::int32_t losses = 0;
    std::int32_t total() const { return places + battles + losses; }
    bool operator==(const Score &) const = default;
};
/// @param decisive battles in which the enemy broke
/// @param held further battles in which the side held the field
/// @rule CA-9.1
Score score(std::int32_t placePoints, std::int32_t decisive, std::int32_t held,
            const EnemyLosses &enemy, const Figures &figures);

} // namespace sabretache::campaign
