// How the dice of a campaign fell: of its battles that were fought in the program, and of its
// returns. Counts, what was to be expected, and a test of fairness; who rolled, and with what dice.
#pragma once

#include "ui/models/battle/diceaudit.h"
#include "ui/models/campaign/campaigndesk.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace sabretache::ui {

struct CampaignDice {
    using Row = std::pair<std::string, FaceCounts>;
    FaceCounts all;
    std::vector<Row> bySide;   ///< names of sides, as the campaign has them
    std::vector<Row> bySource; ///< "program", "typed", "umpire"
    std::vector<Row> byBattle; ///< names of battles, by date
    FaceCounts ofReturns;
};

/// Reads the records of battles, each once: they are kept until they grow.
class CampaignDiceReader {
public:
    /// It must outlive this.
    explicit CampaignDiceReader(CampaignDesk &desk) : m_desk(desk) {}
    /// Counts every die of the campaign's fights that stands. A record that can't be read counts
    /// for what can be read of it.
    CampaignDice read();

private:
    struct Kept {
        std::int64_t steps = -1;
        DiceAudit audit;
    };
    CampaignDesk &m_desk;
    std::map<BattleId, Kept> m_kept;
};

} // namespace sabretache::ui
