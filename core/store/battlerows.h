// Battles: their frozen setup, and the log of inputs and events. Only ever added to.
#pragma once

#include "store/bookfile.h"

namespace sabretache::store {

class Connection;

Result<std::vector<BattleRow>> readBattles(Connection &connection);
Result<void> insertBattle(Connection &connection, const BattleRow &row, const battle::Setup &setup,
                          std::int32_t engineVersion);
Result<BattleFile> readBattle(Connection &connection, BattleId battle);
Result<void> insertStep(Connection &connection, BattleId battle, const StepRow &step,
                        std::int32_t engineVersion, const Standing &standing);

} // namespace sabretache::store
