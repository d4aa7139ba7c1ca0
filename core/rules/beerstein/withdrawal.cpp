#include "rules/beerstein/withdrawal.h"

namespace sabretache::rules::beerstein {

Paces voluntaryWithdrawal(Branch branch) {
    switch (branch) {
    case Branch::Infantry:
    case Branch::Artillery:
        return Paces(600);
    case Branch::HeavyCavalry:
        return Paces(800);
    case Branch::LightCavalry:
        return Paces(1200);
    }
    return Paces(600);
}

bool mayRecover(const RecoveryFacts &facts) {
    return facts.number > Points(0) && facts.number < facts.start - facts.spent && !facts.locked;
}

bool farEnoughToRecover(Paces nearestEnemy) { return nearestEnemy >= kRecoveryDistance; }

bool recovers(Pips die) { return die <= Pips(3); }

bool countsAsLost(const LossFacts &facts) { return !facts.onTable || facts.number <= kSpentNumber; }

} // namespace sabretache::rules::beerstein
