// The odds of Corporal John's actions while they are entered.
#pragma once

#include "odds/draftodds.h"

namespace sabretache::odds::corporaljohn {

const DraftOddsSource &draftOdds();

} // namespace sabretache::odds::corporaljohn
