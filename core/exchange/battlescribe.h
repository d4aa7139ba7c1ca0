// Rosters of BattleScribe (.ros, and .rosz, which is a zip of one): forces and the units chosen in
// them. Numbers are models and points, not men, and are kept as notes.
#pragma once

#include "exchange/reading.h"

#include <string_view>

namespace sabretache::exchange {

/// @return true when the text is XML of any kind.
bool looksLikeXml(std::string_view text);

/// @error file-is-catalogue (): a .cat or .gst; file-not-a-list: other XML; xml-broken,
/// xml-entities
Result<Reading> readBattleScribe(std::string_view xml, std::string_view fallbackName);

} // namespace sabretache::exchange
