// The rule sets and engines that this program is built with: made once, handed on by reference.
#pragma once

#include "battle/engine.h"
#include "rules/ruleset.h"

namespace sabretache {

const rules::RuleSetList &ruleSets();
const battle::EngineList &engines();

} // namespace sabretache
