// The facts of fire as state and form give them; forms show what follows from the same facts.
#pragma once

#include "battle/corporaljohn/deciding.h"

namespace sabretache::battle::corporaljohn {

FireFacts fireFacts(const State &s, UnitIndex u, const FireVolley &in);
GunFacts gunFacts(const State &s, UnitIndex u, const FireRoundshot &in);
GunFacts gunFacts(const State &s, UnitIndex u, const FireCanister &in);
PistolFacts pistolFacts(const State &s, UnitIndex u, const FirePistols &in);
bool targetInTown(const State &s, UnitId target);
ModelGuns gunsFiring(const State &s, UnitIndex u);

} // namespace sabretache::battle::corporaljohn
