// What a battle fought in the program says about its units and commanders: the filled grid that the
// umpire then goes over (CA-4.6). Read from the events, so that a unit that rallied has still
// routed; rule sets differ only in what their events are called.
#pragma once

#include "battle/engine.h"
#include "battle/setup.h"
#include "campaign/returns.h"

#include <vector>

namespace sabretache::campaign {

/// Fills in what happened, and who held the field.
/// @param events of all steps that stand, oldest first
/// @param end the battle's state at its end
/// @return `paper` with every line that the battle knows filled; lines of others as they were
/// @rule CA-3.2, CA-3.5, CA-4.6
Return readBattle(Return paper, Fight &fight, const battle::Setup &setup,
                  const std::vector<battle::EventRecord> &events, const battle::View &end);

} // namespace sabretache::campaign
