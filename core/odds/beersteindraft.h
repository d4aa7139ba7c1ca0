// The odds of Beerstein's actions while they are entered.
#pragma once

#include "odds/draftodds.h"

namespace sabretache::odds::beerstein {

/// Of an attack: the enemy is taken to evade where it may and to fire where it may, unless
/// something else is supposed.
const DraftOddsSource &draftOdds();

} // namespace sabretache::odds::beerstein
