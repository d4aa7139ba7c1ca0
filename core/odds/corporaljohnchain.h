// The odds of a whole chain of Corporal John: a fire phase with the target's tests; a charge from
// its declaration to the end of the first round of melee. Exact: every number of castings lost,
// every throw of every test, and what the rule functions make of them.
//
// What the enemy may choose (to fire or not, to countercharge, to form square) is a stated fact, so
// that a player can change it and look again. Losses and tests of the two sides do not depend on
// each other until they touch, so the chain is worked out as losses x conditions of each side, and
// joined only for the melee.
#pragma once

#include "odds/corporaljohn.h"
#include "rules/corporaljohn/charge.h"

#include <array>
#include <optional>
#include <vector>

namespace sabretache::odds::corporaljohn {

/// Dice thrown at a unit in one phase, on one of the tables of kills. @rule CJ-6.1 CJ-6.2
struct Shots {
    Dice dice;
    cj::RangeBand band = cj::RangeBand::Close;
};

/// A unit in a chain.
struct ChainUnit {
    cj::Combatant unit;
    bool commander = false;   ///< one touches it; he may fall, and his bonus with him (CJ-4.8)
    std::vector<Shots> shots; ///< what others fire at it in the fire phase
};

/// What a fire phase makes of a unit that is shot at.
struct FireChain {
    Distribution lost;    ///< castings really lost
    double goodOrder = 0; ///< or, for a battery, stands
    double disorder = 0;
    double rout = 0; ///< or, for a battery, abandons its guns
    double destroyed = 0;
    double commanderKilled = 0;
};
/// A volley or several, then the target's test. @param by what is fired, for the commander
FireChain fireChain(const ChainUnit &target, cj::KilledBy by, const cj::Options &options);

/// What the target of a charge does about it.
enum class Response : std::uint8_t { Stands, Countercharges, FormsSquare };

struct ChargeFactsOfChain {
    ChainUnit charger;
    ChainUnit target;
    Response response = Response::Stands;
    /// The target's own fire at the charger; empty: it holds its fire, or is cavalry. Castings,
    /// condition and formation are taken from the target as it then stands.
    std::optional<cj::FireFacts> musketry;
    std::optional<cj::GunFacts> canister; ///< the same for a battery
    cj::Sector side = cj::Sector::Front;
    cj::MeleeGround ground = cj::MeleeGround::Open;
    bool uphill = false;
    bool counterUphill = false; ///< who countercharges goes uphill (CJ-10.4)
};

/// Where a unit is when the first round is over.
enum class Fate : std::uint8_t {
    Destroyed, ///< no casting left
    Routed,    ///< by a test, or meleed in rout
    Abandoned, ///< a battery left its guns
    FellBack,
    Halted, ///< a charge that stopped short
    Locked,
    Stands, ///< it was not closed with, or its enemy is gone
    Victor, ///< it may go on (CJ-10.11), or took the ground (CJ-8.9)
};
inline constexpr std::size_t kFates = 8;

struct ChargeChain {
    /// Chance of each pair of fates: charger, then target.
    std::array<std::array<double, kFates>, kFates> fates{};
    Distribution chargerLost; ///< castings lost in fire and melee together
    Distribution targetLost;
    double meets = 0;       ///< the two come to blows
    double formsSquare = 0; ///< the target forms its square

    double ofCharger(Fate fate) const;
    double ofTarget(Fate fate) const;
};
/// @rule CJ-8.5
ChargeChain chargeChain(const ChargeFactsOfChain &facts, const cj::Options &options);

/// The fates of two units after a round, by their conditions after the tests and what is left of
/// them; as the battle settles it. @rule CJ-10.7 CJ-10.9 CJ-10.10 CJ-10.11
struct PairAfterRound {
    cj::Combatant charger; ///< castings that are left, condition after its test
    cj::Combatant target;
    bool bothCharged = false;
    bool chargerAbandoned = false;
    bool targetAbandoned = false;
};
std::pair<Fate, Fate> fatesAfterRound(const PairAfterRound &pair);

/// The shots of the target at the charger in this chain, given its formation and condition.
std::optional<Shots> ownFire(const ChargeFactsOfChain &facts, const cj::Combatant &target,
                             bool forfeited, const cj::Options &options);

} // namespace sabretache::odds::corporaljohn

namespace sabretache {
template <>
inline constexpr auto kWords<odds::corporaljohn::Fate> = wordList<odds::corporaljohn::Fate>({
    {odds::corporaljohn::Fate::Destroyed, "destroyed"},
    {odds::corporaljohn::Fate::Routed, "routed"},
    {odds::corporaljohn::Fate::Abandoned, "abandoned"},
    {odds::corporaljohn::Fate::FellBack, "fell-back"},
    {odds::corporaljohn::Fate::Halted, "halted"},
    {odds::corporaljohn::Fate::Locked, "locked"},
    {odds::corporaljohn::Fate::Stands, "stands"},
    {odds::corporaljohn::Fate::Victor, "victor"},
});
template <>
inline constexpr auto
    kWords<odds::corporaljohn::Response> = wordList<odds::corporaljohn::Response>({
        {odds::corporaljohn::Response::Stands, "stands"},
        {odds::corporaljohn::Response::Countercharges, "countercharges"},
        {odds::corporaljohn::Response::FormsSquare, "forms-square"},
    });
} // namespace sabretache
