#include "rules/beerstein/unitnumber.h"

#include <algorithm>

namespace sabretache::rules::beerstein {

Points startNumber(Quality quality) {
    switch (quality) {
    case Quality::Trained:
        return Points(5);
    case Quality::Veteran:
        return Points(6);
    case Quality::Elite:
        return Points(7);
    case Quality::Guard:
        return Points(8);
    }
    return Points(5);
}

Branch branchOf(Arm arm) {
    switch (arm) {
    case Arm::Infantry:
    case Arm::LightInfantry:
        return Branch::Infantry;
    case Arm::Artillery:
        return Branch::Artillery;
    case Arm::LightCavalry:
        return Branch::LightCavalry;
    case Arm::Cavalry:
    case Arm::HeavyCavalry:
    case Arm::Dragoons:
        return Branch::HeavyCavalry;
    }
    return Branch::HeavyCavalry;
}

Points afterCasualties(Points number, Points casualties) {
    return std::max(number - casualties, Points(0));
}

bool canAttack(Points number) { return number > kSpentNumber; }

} // namespace sabretache::rules::beerstein
