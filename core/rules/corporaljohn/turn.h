// Section 3: the order of a turn.
#pragma once

#include "rules/corporaljohn/kinds.h"

#include <array>

namespace sabretache::rules::corporaljohn {

/// @rule CJ-3.1
inline constexpr std::array<Phase, 5> kPhases{Phase::Rally, Phase::LongRangeArtillery,
                                              Phase::Movement, Phase::Fire, Phase::Melee};

enum class MovesFirst : std::uint8_t { FirstSide, SecondSide, RollAgain };
/// The higher die moves first; ties are rolled again. @rule CJ-3.3
MovesFirst movesFirst(Pips firstSide, Pips secondSide);

/// Place of one test among those that are due: lower goes first. @rule CJ-3.4
struct TestPlace {
    bool highRollersSide = true;
    std::size_t rosterPlace = 0;
    MoraleCause cause = MoraleCause::UnderFire;
};
/// Units passed by a rout come after all others. @rule CJ-3.4
bool testsBefore(const TestPlace &a, const TestPlace &b);

} // namespace sabretache::rules::corporaljohn
