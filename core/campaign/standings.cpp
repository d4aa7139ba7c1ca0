#include "campaign/standings.h"

#include <algorithm>

namespace sabretache::campaign {

Draft draftFor(const DraftFacts &facts, const Figures &figures) {
    if (facts.inContact)
        return {};
    const std::int32_t room =
        std::max(0, std::min(facts.establishment - facts.present, facts.pool));
    const std::int32_t quarter = facts.establishment * figures.draftPercent / 100;
    const std::int32_t freely = std::clamp(quarter - facts.takenThisTurn, 0, room);
    return {freely, facts.worstQuality ? freely : room};
}

Score score(std::int32_t placePoints, std::int32_t decisive, std::int32_t held,
            const EnemyLosses &enemy, const Figures &figures) {
    return {placePoints, decisive * figures.pointsDecisive + held * figures.pointsHeld,
            enemy.castings / figures.castingsPerPoint + enemy.modelGuns / figures.gunsPerPoint +
                enemy.unitPoints / figures.unitPointsPerPoint};
}

} // namespace sabretache::campaign
