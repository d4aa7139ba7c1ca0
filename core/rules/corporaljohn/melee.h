// Section 10: melee. The facts are those of one pair of enemies that touch; a melee of several
// units is several pairs, whose casualties are added by side (CJ-10.12).
#pragma once

#include "rules/corporaljohn/dicecount.h"

#include <span>

namespace sabretache::rules::corporaljohn {

/// One of two units that fight hand to hand.
struct Combatant {
    TroopArm arm = TroopArm::Infantry;
    Castings castings; ///< of a battery: crew castings
    ClassNumber classNumber{5};
    Condition condition = Condition::GoodOrder;
    Formation formation = Formation::Line;
    Armament armament = Armament::Flintlock;
    bool plugged = false;
    bool charging = false; ///< it charged or countercharged into this melee
    bool operator==(const Combatant &) const = default;
};

struct MeleeFacts {
    Combatant attacker;
    Combatant defender;
    Sector side = Sector::Front; ///< where the attacker strikes the defender
    bool uphill = false;         ///< the attacker's charge goes uphill
    bool defenderUphill = false; ///< the defender's countercharge goes uphill
    MeleeGround ground = MeleeGround::Open;
    std::int32_t round = 1; ///< 1 or 2; one that joins fights its own first round (CJ-10.12)
    bool operator==(const MeleeFacts &) const = default;
};

/// The dice of one side against the other.
struct Blows {
    Dice dice;
    /// A die kills when it shows this or more; 7 or more: none does.
    Pips least{7};
    RuleNumbers rules;
    bool operator==(const Blows &) const = default;
};

/// Whether this pair may fight at all: cavalry not frontally on good infantry, pikes, squares,
/// garrisons, disordered infantry.
/// @rule CJ-8.1 CJ-8.2 CJ-8.4 CJ-8.6 CJ-11.4 CJ-12.1 CJ-12.2 CJ-12.3 CJ-12.5
Permission mayMelee(const MeleeFacts &facts, const Options &options);

/// Whether cavalry may go in on this infantry from that side. @rule CJ-8.2 CJ-12.1 CJ-12.2 CJ-12.5
Permission cavalryMayMelee(const Combatant &infantry, Sector side);

/// Class as melee counts it: worse by one in disorder, and by one with unplugged plug bayonets.
/// @rule CJ-9.6 CJ-12.2
ClassNumber meleeClass(const Combatant &unit);

/// @rule CJ-10.1 to CJ-10.6 CJ-11.2 CJ-11.4
Blows attackerBlows(const MeleeFacts &facts, const Options &options);
Blows defenderBlows(const MeleeFacts &facts, const Options &options);

bool faceKills(Pips face, const Blows &blows);
/// Not capped by the enemy's strength.
Castings killsOfBlows(std::span<const std::uint8_t> faces, const Blows &blows);
/// Casualties really taken. @rule CJ-10.9
Castings casualties(Castings kills, Castings had);

/// What one side of a melee had at its start and has lost in the round.
struct MeleeLoss {
    Castings had;
    Castings lost; ///< capped: never more than it had
};
enum class MoreLosses : std::uint8_t { Attacker, Defender, Equal };
/// Who took more casualties; a side with nothing left has lost, both gone is equal. @rule CJ-10.9
constexpr MoreLosses moreLosses(MeleeLoss attacker, MeleeLoss defender) {
    const bool attackerGone = attacker.lost >= attacker.had;
    const bool defenderGone = defender.lost >= defender.had;
    if (attackerGone != defenderGone)
        return attackerGone ? MoreLosses::Attacker : MoreLosses::Defender;
    if (attackerGone || attacker.lost == defender.lost)
        return MoreLosses::Equal;
    return attacker.lost > defender.lost ? MoreLosses::Attacker : MoreLosses::Defender;
}

/// What a unit does after a round.
enum class AfterMelee : std::uint8_t {
    Locked,        ///< fights on in next turn's melee phase
    FallsBack,     ///< one move, as a disordered unit does (CJ-10.7, CJ-10.10)
    FallsBackHalf, ///< half a move, and is disordered (CJ-10.8)
    Routs,
    Removed, ///< nothing left, abandoned, or routed and meleed
    Victor,  ///< all that it touched is gone, routed or falling back
    Holds,   ///< the enemy is gone or going; a defender stays where it is
};

/// Who tests morale after a round. Equal casualties: nobody. @rule CJ-10.7 CJ-10.8 CJ-10.9
struct MeleeTests {
    bool attacker = false;
    bool defender = false;
    RuleNumbers rules;
};
MeleeTests testsAfterRound(MoreLosses more, std::int32_t round);

/// A unit after the round, its test taken.
struct StandFacts {
    TroopArm arm = TroopArm::Infantry;
    bool attacker = true;
    bool bothCharged = false;
    bool enemyGone = false; ///< all that it touched is gone, routed or falling back
    std::int32_t round = 1;
    Castings left;
    Condition condition = Condition::GoodOrder;
    bool operator==(const StandFacts &) const = default;
};
struct Stand {
    AfterMelee result = AfterMelee::Locked;
    RuleNumbers rules;
    bool operator==(const Stand &) const = default;
};
/// Asked first without `enemyGone` for the side that lost more, then for the other. @rule CJ-10.7
/// CJ-10.8 CJ-10.9 CJ-10.10
Stand standAfterRound(const StandFacts &facts);

/// How far a victorious attacker may still go: twice its normal move, less what it has gone.
/// @rule CJ-10.11
HundredthsOfInch breakthroughLeft(TroopArm arm, HundredthsOfInch gone, const Options &options);
/// Attackers in good order when all that they touched is gone, routed or falling back.
/// @rule CJ-10.11
bool isVictor(bool attacker, Condition condition, bool allTouchedGone);

inline constexpr std::string_view kMeleeFrontOfLine = "cj-melee-front-of-line";
inline constexpr std::string_view kMeleePikes = "cj-melee-pikes";
inline constexpr std::string_view kMeleeSquare = "cj-melee-square";
inline constexpr std::string_view kMeleeNoSquare = "cj-melee-no-square";
inline constexpr std::string_view kMeleeGarrison = "cj-melee-garrison";
inline constexpr std::string_view kMeleeTownDefence = "cj-melee-town-defence";
inline constexpr std::string_view kMeleeChargeOut = "cj-melee-charge-out";
inline constexpr std::string_view kMeleeDisordered = "cj-melee-disordered";
inline constexpr std::string_view kMeleeNotInLine = "cj-melee-not-in-line";
inline constexpr std::string_view kMeleeInfantryCountercharge = "cj-melee-infantry-countercharge";
inline constexpr std::string_view kMeleeGunsCharge = "cj-melee-guns-charge";
inline constexpr std::string_view kMeleeRouted = "cj-melee-routed";

} // namespace sabretache::rules::corporaljohn

namespace sabretache {
template <>
inline constexpr auto
    kWords<rules::corporaljohn::MoreLosses> = wordList<rules::corporaljohn::MoreLosses>({
        {rules::corporaljohn::MoreLosses::Attacker, "attacker"},
        {rules::corporaljohn::MoreLosses::Defender, "defender"},
        {rules::corporaljohn::MoreLosses::Equal, "equal"},
    });
template <>
inline constexpr auto
    kWords<rules::corporaljohn::AfterMelee> = wordList<rules::corporaljohn::AfterMelee>({
        {rules::corporaljohn::AfterMelee::Locked, "locked"},
        {rules::corporaljohn::AfterMelee::FallsBack, "falls-back"},
        {rules::corporaljohn::AfterMelee::FallsBackHalf, "falls-back-half"},
        {rules::corporaljohn::AfterMelee::Routs, "routs"},
        {rules::corporaljohn::AfterMelee::Removed, "removed"},
        {rules::corporaljohn::AfterMelee::Victor, "victor"},
        {rules::corporaljohn::AfterMelee::Holds, "holds"},
    });
} // namespace sabretache
