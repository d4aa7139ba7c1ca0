#include "rules/corporaljohn/turn.h"

#include <tuple>

namespace sabretache::rules::corporaljohn {

MovesFirst movesFirst(Pips firstSide, Pips secondSide) {
    if (firstSide == secondSide)
        return MovesFirst::RollAgain;
    return firstSide > secondSide ? MovesFirst::FirstSide : MovesFirst::SecondSide;
}

bool testsBefore(const TestPlace &a, const TestPlace &b) {
    const auto place = [](const TestPlace &p) {
        return std::tuple(p.cause == MoraleCause::RoutPast, !p.highRollersSide, p.rosterPlace,
                          p.cause);
    };
    return place(a) < place(b);
}

} // namespace sabretache::rules::corporaljohn
