// Order-of-battle CSV of the Scourge of War games. Its heads differ from game to game, so columns
// are read by their place, as the makers' own tools do.
#pragma once

#include "exchange/grid.h"
#include "exchange/reading.h"

#include <string_view>

namespace sabretache::exchange {

/// @return true when the rows have the games' class codes (UGLB_...) at their place.
bool isScourgeOfWar(const Grid &grid);

/// @error file-is-template (): a template's markers stand where figures should
Result<Reading> readScourgeOfWar(const Grid &grid, std::string_view fallbackName);

} // namespace sabretache::exchange
