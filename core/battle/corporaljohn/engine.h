// The engine of Corporal John, for callers that do not know the rule set.
#pragma once

#include "battle/engine.h"

namespace sabretache::battle::corporaljohn {

const Engine &engine();

} // namespace sabretache::battle::corporaljohn
