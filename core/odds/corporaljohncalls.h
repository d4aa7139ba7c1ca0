// The odds of Corporal John as calls with keys and values.
#pragma once

#include "odds/answer.h"

namespace sabretache::odds::corporaljohn {

const CallBook &calls();

} // namespace sabretache::odds::corporaljohn
