#include "rules/beerstein/combat.h"

#include "base/invariant.h"

#include <algorithm>

namespace sabretache::rules::beerstein {

CombatDice combatDice(const CombatFacts &facts) {
    CombatDice out;
    out.rules.add("BB-5.1"_rule);
    std::int32_t points = facts.number.value;
    if (facts.flanked) {
        out.rules.add("BB-5.3"_rule);
        points = std::max(points - 1, 1);
    }
    out.dice = Dice(points);
    if (facts.leader) {
        out.rules.add("BB-5.4"_rule);
        out.dice += Dice(2);
    }
    return out;
}

CombatHit combatHitsOn(bool attacking, Sector sector) {
    if (attacking && isFlank(sector))
        return {Pips(5), "BB-5.2"_rule};
    return {Pips(6), "BB-5.1"_rule};
}

std::vector<Dice> evenSplit(Dice dice, std::size_t enemies) {
    SAB_INVARIANT(enemies > 0);
    const auto n = static_cast<std::int32_t>(enemies);
    std::vector<Dice> out(enemies, Dice(dice.value / n));
    for (std::size_t i = 0; i < static_cast<std::size_t>(dice.value % n); ++i)
        out[i] += Dice(1);
    return out;
}

CombatResult combatResult(const CombatTally &attacker, const CombatTally &defender) {
    if (attacker.gone && defender.gone)
        return CombatResult::BothGone;
    if (attacker.gone)
        return CombatResult::AttackerLost;
    if (defender.gone)
        return CombatResult::DefenderLost;
    if (attacker.casualties == defender.casualties)
        return CombatResult::Locked;
    return attacker.casualties > defender.casualties ? CombatResult::AttackerLost
                                                     : CombatResult::DefenderLost;
}

bool mayFollowUp(Branch branch, FollowUp choice, Paces paces) {
    if (choice == FollowUp::Stay)
        return paces == Paces(0);
    if (branch == Branch::Infantry)
        return choice == FollowUp::TakeGround && paces == Paces(0);
    if (branch == Branch::Artillery)
        return false;
    return (choice == FollowUp::Advance || choice == FollowUp::Withdraw) && paces >= Paces(0) &&
           paces <= kCavalryFollowsUp;
}

} // namespace sabretache::rules::beerstein
