// Exact odds of Corporal John, typed: for the battle page and for the calls of the command line.
#pragma once

#include "odds/distribution.h"
#include "rules/corporaljohn/artillery.h"
#include "rules/corporaljohn/command.h"
#include "rules/corporaljohn/melee.h"
#include "rules/corporaljohn/morale.h"
#include "rules/corporaljohn/musketry.h"
#include "rules/corporaljohn/squares.h"

namespace sabretache::odds::corporaljohn {

namespace cj = rules::corporaljohn;

/// Kills of dice that are read on the table of a range. Not capped by the target's strength.
Distribution killsOnTable(Dice dice, cj::RangeBand band);
/// Kills of dice in melee. Not capped.
Distribution killsOfBlows(const cj::Blows &blows);

struct VolleyOdds {
    cj::Volley volley;
    Distribution kills; ///< 0 when not allowed
};
VolleyOdds volleyOdds(const cj::FireFacts &facts, const cj::Options &options);

struct SalvoOdds {
    cj::Salvo salvo;
    Distribution kills;
};
SalvoOdds salvoOdds(const cj::GunFacts &facts, const cj::Options &options);

/// The first round of one pair.
struct MeleeOdds {
    cj::Permission may;
    cj::Blows attacker;
    cj::Blows defender;
    Distribution attackerKills; ///< what the attacker kills, not capped
    Distribution defenderKills;
    double attackerLosesMore = 0; ///< by casualties really taken (CJ-10.9)
    double defenderLosesMore = 0;
    double equal = 0;
};
MeleeOdds meleeOdds(const cj::MeleeFacts &facts, const cj::Options &options);

/// Chance that 2d6 pass the test.
double passChance(const cj::Test &test);

/// What comes out of a morale test with its second throw.
struct MoraleOdds {
    cj::Test test;
    double pass = 0;
    double disorder = 0; ///< artillery: holds
    double rout = 0;     ///< artillery: abandons its guns
};
MoraleOdds moraleOdds(const cj::MoraleFacts &facts);

/// Chance that a commander is killed with a brigade that lost castings. @rule CJ-4.8
double commanderKilledChance(cj::KilledBy by);

} // namespace sabretache::odds::corporaljohn
