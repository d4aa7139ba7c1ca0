// The tables of Corporal John that lie beside the players.
#pragma once

#include "rules/corporaljohn/options.h"
#include "rules/ruleset.h"

#include <vector>

namespace sabretache::rules::corporaljohn {

/// Worked out by the functions that the engine asks, so that a house rule changes both.
std::vector<ReferenceTable> referenceTables(const Options &options);

} // namespace sabretache::rules::corporaljohn
