// From a table and its mapping to a reading.
#pragma once

#include "exchange/grid.h"
#include "exchange/mapping.h"
#include "exchange/reading.h"

#include <string_view>

namespace sabretache::exchange {

class Progress;

/// Reads the rows of a table; when it is stopped, those that it has.
/// @param fallbackName the army's name where the file gives none (the file's own name)
Reading readTable(const Grid &grid, const Mapping &mapping, const rules::RuleSetList &ruleSets,
                  std::string_view fallbackName, Progress *progress = nullptr);

} // namespace sabretache::exchange
