// Plain text lists, as books, web pages and forums have them: a line for each unit, its strength in
// brackets, headings by indentation, by marks (== Heading ==), or by their words alone.
#pragma once

#include "exchange/reading.h"
#include "rules/ruleset.h"

#include <string_view>

namespace sabretache::exchange {

class Progress;

/// Reads lines of text; when it is stopped, those that it has.
/// @param fallbackName the army's name where the list gives none
Reading readPlainList(std::string_view text, const rules::RuleSetList &ruleSets,
                      std::string_view fallbackName, Progress *progress = nullptr);

} // namespace sabretache::exchange
