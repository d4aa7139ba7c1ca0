// Melees as groups of units that touch; forms and odds ask the same facts.
#pragma once

#include "battle/corporaljohn/deciding.h"

namespace sabretache::battle::corporaljohn {

/// All units that fight in one melee with `u`, `u` among them; empty when it fights nobody.
std::vector<UnitIndex> meleeOf(const State &s, UnitIndex u);
MeleeFacts meleeFacts(const State &s, const Pair &pair);
/// The dice of both sides of a pair, split where a unit touches several enemies. @rule CJ-10.12
struct PairBlows {
    Blows attacker;
    Blows defender;
};
PairBlows blowsOf(const State &s, const Pair &pair);

} // namespace sabretache::battle::corporaljohn
