// The odds of Beerstein's actions while they are entered.
#pragma once

#include "odds/draftodds.h"

namespace sabretache::odds::beerstein {

/// Of an attack: the enemy is supposed to evade where it may, else to fire where it may.
const DraftOddsSource &draftOdds();

} // namespace sabretache::odds::beerstein
