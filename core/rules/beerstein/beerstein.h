// Beerstein ("beer and pretzel" Napoleonic rules): what the rule set says of itself.
#pragma once

#include "rules/beerstein/unitnumber.h"
#include "rules/ruleset.h"

#include <string_view>

namespace sabretache::rules::beerstein {

inline constexpr std::string_view kId = "beerstein";

/// The rule set; lives as long as the program.
const RuleSet &ruleSet();

/// House rules, read once for a battle.
struct Options {
    bool rollInitiative = true;   ///< BB-2.2; false: the sides take turns
    bool terrainSlows = true;     ///< BB-3.4
    bool holdOutOfCommand = true; ///< BB-6.2
    bool operator==(const Options &) const = default;
};
Options readOptions(const OptionValues &values);

/// @return the number with which a unit starts a battle: its quality's number less the points that
/// earlier battles took; at least 0.
/// @rule BB-1.2 BB-1.3
Points startingNumber(const FieldValues &fields);

inline constexpr std::string_view kQualityField = "quality";
inline constexpr std::string_view kPointsLostField = "points-lost";

inline constexpr std::string_view kFootprintOption = "footprint";
inline constexpr std::string_view kInitiativeOption = "initiative";
inline constexpr std::string_view kTerrainSlowsOption = "terrain-slows";
inline constexpr std::string_view kOutOfCommandOption = "out-of-command";

// Codes of the problems that `check` points out.
inline constexpr std::string_view kBbHorseIsHeavy = "bb-horse-is-heavy";
inline constexpr std::string_view kBbSpentAtStart = "bb-spent-at-start";
inline constexpr std::string_view kBbFieldUnknown = "bb-field-unknown"; ///< field

} // namespace sabretache::rules::beerstein
