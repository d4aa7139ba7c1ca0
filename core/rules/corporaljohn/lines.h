// The numbered lines of Corporal John.
#pragma once

#include "rules/ruleset.h"

namespace sabretache::rules::corporaljohn {

/// Every line in order; rulings made while building the engine are numbered from .90 in their
/// section.
std::span<const RuleLine> ruleLines();

} // namespace sabretache::rules::corporaljohn
