// Plain text lists, as books, web pages and forums have them: a line for each unit, its strength in
// brackets, headings by indentation, by marks (== Heading ==), or by their words alone.
#pragma once

#include "exchange/reading.h"
#include "rules/ruleset.h"

#include <string_view>

namespace sabretache::exchange {

/// Reads lines of text.
/// @param fallbackName the army's name where the list gives none
Reading readPlainList(std::string_view text, const rules::RuleSetList &ruleSets,
                      std::string_view fallbackName);

} // namespace sabretache::exchange
