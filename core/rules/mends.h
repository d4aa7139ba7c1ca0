// What a Problem's `field` may name beside a rule set's own unit fields, so that screens can offer
// a mend without knowing any rule set. Without a value the screen asks for one at that place.
#pragma once

#include <string_view>

namespace sabretache::rules {

inline constexpr std::string_view kMendName = "name";
inline constexpr std::string_view kMendCommander = "commander";
inline constexpr std::string_view kMendMen = "men";
inline constexpr std::string_view kMendGuns = "guns";
inline constexpr std::string_view kMendArm = "arm";         ///< value: the word of an arm
inline constexpr std::string_view kMendParts = "parts";     ///< value: split into so many
inline constexpr std::string_view kMendRemove = "remove";   ///< value: "yes"
inline constexpr std::string_view kMendDrop = "drop-field"; ///< value: the field to be dropped

} // namespace sabretache::rules
