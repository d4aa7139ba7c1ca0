// A setup as JSON: in the book, and in battle scripts. Ids are UUID text, numbers that are not
// known are left out.
#pragma once

#include "base/result.h"
#include "battle/setup.h"

#include <string>
#include <string_view>

namespace sabretache::battle {

std::string setupToJson(const Setup &setup);

/// @error setup-json-syntax; setup-json-field (name): missing, of a wrong type, or out of range
Result<Setup> setupFromJson(std::string_view json);

inline constexpr std::string_view kSetupJsonSyntax = "setup-json-syntax";
inline constexpr std::string_view kSetupJsonField = "setup-json-field";

} // namespace sabretache::battle
