// Armies as JSON: the complete, documented form (resources/schema/armies.schema.json), for other
// programs, for keeping, and for comparing two states of a book letter by letter. Reading back what
// was written gives the same armies with the same ids.
#pragma once

#include "exchange/reading.h"
#include "oob/orderofbattle.h"

#include <span>
#include <string>
#include <string_view>

namespace sabretache::exchange {

inline constexpr char kJsonFormat[] = "sabretache-armies"; ///< the value of its key "format"
inline constexpr int kJsonVersion = 1;

/// @return the armies with everything under them, their registers of persons, and the nations that
/// they name; two blanks a level, keys in fixed order.
std::string exportJson(const oob::OrderOfBattle &book, std::span<const ArmyId> armies);

/// @return true when the text begins like a JSON object.
bool looksLikeJson(std::string_view text);

/// @error json-wrong (place): no JSON, or not of our form; json-too-new (version, known)
Result<Reading> readJson(std::string_view text);

} // namespace sabretache::exchange
