// Section 13: break points, objectives, the end. They are those of every rule set.
#pragma once

#include "rules/ending.h"

namespace sabretache::rules::corporaljohn {

using rules::ArmyState;
using rules::breaksAt;
using rules::isBroken;
using rules::Outcome;
using rules::outcome;

} // namespace sabretache::rules::corporaljohn
