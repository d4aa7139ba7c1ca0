// The odds of a whole attack of Beerstein: evading, the target's fire, the leader's risk, one round
// of combat. Exact: every throw, and what the rule functions make of it.
//
// What the enemy may choose (to evade, to fire) is a stated fact, so that a player can change it
// and look again. The ways back are taken to be clear.
#pragma once

#include "odds/beersteincalls.h"
#include "rules/arm.h"

#include <array>

namespace sabretache::odds::beerstein {

struct AttackFacts {
    Points attacker;
    Points target;
    Arm targetArm = Arm::Infantry;
    bb::Sector sector = bb::Sector::Front;
    bool attackerLeader = false;
    bool targetLeader = false;
    bool evades = false; ///< the target tries to, where its arm may
    bool fires = false;  ///< the target fires at the attacker: infantry and guns, at 0 paces
};

/// Where a unit is when the first round is over.
enum class Fate : std::uint8_t {
    Destroyed,
    DrivenBack,
    Locked,
    Won,
    Halted, ///< the attacker was shot down to 2
    Stands, ///< the target is not closed with
    Missed, ///< the attacker found nobody
    Evaded,
};
inline constexpr std::size_t kFates = 8;

struct AttackChain {
    /// Chance of each pair of fates: attacker, then target.
    std::array<std::array<double, kFates>, kFates> fates{};
    Distribution attackerLost; ///< points lost by fire and combat together
    Distribution targetLost;
    double meets = 0; ///< the two come to blows
    RuleNumbers rules;

    double ofAttacker(Fate fate) const;
    double ofTarget(Fate fate) const;
};
/// @rule BB-4.6 BB-5.1 BB-5.5 BB-5.7 BB-6.3
AttackChain attackChain(const AttackFacts &facts);

/// The chance that a unit that tries gets away. @rule BB-5.7
double evadeChance(Arm arm, Points number);

} // namespace sabretache::odds::beerstein

namespace sabretache {
template <>
inline constexpr auto kWords<odds::beerstein::Fate> = wordList<odds::beerstein::Fate>({
    {odds::beerstein::Fate::Destroyed, "destroyed"},
    {odds::beerstein::Fate::DrivenBack, "driven-back"},
    {odds::beerstein::Fate::Locked, "locked"},
    {odds::beerstein::Fate::Won, "won"},
    {odds::beerstein::Fate::Halted, "halted"},
    {odds::beerstein::Fate::Stands, "stands"},
    {odds::beerstein::Fate::Missed, "missed"},
    {odds::beerstein::Fate::Evaded, "evaded"},
});
} // namespace sabretache
