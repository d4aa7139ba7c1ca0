// The tables of Beerstein that lie beside the players.
#pragma once

#include "rules/beerstein/beerstein.h"
#include "rules/ruleset.h"

#include <vector>

namespace sabretache::rules::beerstein {

/// Worked out by the functions that the engine asks.
std::vector<ReferenceTable> referenceTables(const Options &options);

} // namespace sabretache::rules::beerstein
