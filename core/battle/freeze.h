// From the book to the table: the copy of an order of battle that a battle works on.
#pragma once

#include "base/result.h"
#include "battle/setup.h"
#include "oob/orderofbattle.h"
#include "rules/ruleset.h"

#include <string_view>

namespace sabretache::battle {

/// Makes the setup of a battle from a scenario and the book as it stands. Only what the scenario's
/// parties name is taken, each unit once, in roster order; retired units stay out. Fields of the
/// rule set that the book leaves open get the rule set's fallback, so that a later change of
/// fallbacks does not change a stored battle. Objectives, options, weather and break points are the
/// scenario's; where it has no options of its own the book's hold.
/// @error freeze-two-sides (count): not exactly two parties;
///        freeze-side-empty (side): a party with no unit;
///        freeze-unit-twice (unit): a unit on both sides
Result<Setup> freeze(const oob::OrderOfBattle &book, const oob::Scenario &scenario,
                     const rules::RuleSet &ruleSet);

/// @return a scenario of all armies of the book, a party for each side's word in order of first
/// mention; for a battle without a scenario of its own.
oob::Scenario scenarioOfAll(const oob::OrderOfBattle &book, const rules::RuleSet &ruleSet);

inline constexpr std::string_view kFreezeTwoSides = "freeze-two-sides";
inline constexpr std::string_view kFreezeSideEmpty = "freeze-side-empty";
inline constexpr std::string_view kFreezeUnitTwice = "freeze-unit-twice";

} // namespace sabretache::battle
