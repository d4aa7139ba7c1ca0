// The odds of Beerstein as calls with keys and values.
#pragma once

#include "odds/answer.h"
#include "rules/beerstein/combat.h"
#include "rules/beerstein/fire.h"

namespace sabretache::odds::beerstein {

namespace bb = rules::beerstein;

const CallBook &calls();

/// Casualties of a shot after saves; 0 when it is not allowed. Not capped.
Distribution killsOfFire(const bb::Fire &fire);

/// A round between one unit and another.
struct CombatOdds {
    bb::CombatDice attacker;
    bb::CombatDice defender;
    bb::CombatHit attackerHits;
    Distribution attackerKills; ///< what the attacker kills, not capped
    Distribution defenderKills;
    double attackerLosesMore = 0; ///< by casualties really taken (BB-5.5)
    double defenderLosesMore = 0;
    double equal = 0;
    RuleNumbers rules;
};
/// @param sector where the attacker comes in; a flank or rear is an enemy in contact with it
CombatOdds combatOdds(const bb::CombatFacts &attacker, const bb::CombatFacts &defender,
                      bb::Sector sector);

} // namespace sabretache::odds::beerstein
