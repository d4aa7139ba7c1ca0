// Section 5: both sides throw at the same time, a die for each point of the number, and who has
// lost more goes back.
#pragma once

#include "base/quantity.h"
#include "base/rulenumber.h"
#include "base/words.h"
#include "rules/beerstein/unitnumber.h"

#include <cstdint>
#include <vector>

namespace sabretache::rules::beerstein {

/// Which part of the target an attack comes at (BB-1.5); the rear counts as the flank.
enum class Sector : std::uint8_t { Front, Flank, Rear };
constexpr bool isFlank(Sector s) { return s != Sector::Front; }

/// What decides one unit's dice in a combat.
struct CombatFacts {
    Points number;
    bool flanked = false; ///< an enemy is in contact with its flank or rear
    bool leader = false;  ///< a leader is attached
};
struct CombatDice {
    Dice dice;
    RuleNumbers rules;
    bool operator==(const CombatDice &) const = default;
};
/// @return the dice that a unit throws, once, however many enemies it touches.
/// @rule BB-5.1 BB-5.3 BB-5.4
CombatDice combatDice(const CombatFacts &facts);

struct CombatHit {
    Pips hitOn;
    RuleNumbers rules;
};
/// @param attacking the unit is the attacker of this enemy
/// @param sector the part of the enemy that it attacks; for a defender it does not matter
/// @return the lowest face that hits: 6; 5 for who attacks a flank or rear.
/// @rule BB-5.1 BB-5.2
CombatHit combatHitsOn(bool attacking, Sector sector);

/// @return the even split of `dice` over `enemies` (at least 1), the first ones get what is over.
/// @rule BB-5.5
std::vector<Dice> evenSplit(Dice dice, std::size_t enemies);

/// One side's tally after a round.
struct CombatTally {
    Points casualties; ///< really taken, added up over the side's units
    bool gone = false; ///< no unit of the side is left
};
enum class CombatResult : std::uint8_t {
    Locked,       ///< equal: they fight on next turn
    AttackerLost, ///< withdraws 400 paces
    DefenderLost,
    BothGone, ///< equal, nobody is left
};
/// @rule BB-5.5
CombatResult combatResult(const CombatTally &attacker, const CombatTally &defender);

/// What a winner may do once the loser has gone.
enum class FollowUp : std::uint8_t { Stay, TakeGround, Advance, Withdraw };
/// @param paces how far winning cavalry goes
/// @return whether a branch may do it: infantry stays or takes the loser's ground, cavalry stays,
/// advances or withdraws up to 400 paces, guns stay.
/// @rule BB-5.6
bool mayFollowUp(Branch branch, FollowUp choice, Paces paces);

/// How far the loser of a combat goes, and the most that winning cavalry goes.
inline constexpr Paces kLoserWithdraws{400};
inline constexpr Paces kCavalryFollowsUp{400};

} // namespace sabretache::rules::beerstein

namespace sabretache {
template <>
inline constexpr auto kWords<rules::beerstein::Sector> = wordList<rules::beerstein::Sector>({
    {rules::beerstein::Sector::Front, "front"},
    {rules::beerstein::Sector::Flank, "flank"},
    {rules::beerstein::Sector::Rear, "rear"},
});
template <>
inline constexpr auto kWords<rules::beerstein::FollowUp> = wordList<rules::beerstein::FollowUp>({
    {rules::beerstein::FollowUp::Stay, "stay"},
    {rules::beerstein::FollowUp::TakeGround, "take-ground"},
    {rules::beerstein::FollowUp::Advance, "advance"},
    {rules::beerstein::FollowUp::Withdraw, "withdraw"},
});
} // namespace sabretache
