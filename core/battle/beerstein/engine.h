// The engine of Beerstein, for callers that do not know the rule set.
#pragma once

#include "battle/engine.h"

namespace sabretache::battle::beerstein {

const Engine &engine();

} // namespace sabretache::battle::beerstein
