// Break points, objectives, the end: the same in both rule sets.
#pragma once

#include "base/words.h"

#include <cstdint>

namespace sabretache::rules {

/// Units of one side.
struct ArmyState {
    std::int32_t brigades = 0; ///< at the start, reinforcements included
    std::int32_t lost = 0;     ///< those that count as lost by the rule set
    std::int32_t breakPercent = 50;
    std::int32_t objectivePoints = 0;
    bool operator==(const ArmyState &) const = default;
};
/// How many must be lost for the army to break: the share of its brigades, rounded up, at least 1.
/// @rule CJ-13.1 BB-8.1
std::int32_t breaksAt(std::int32_t brigades, std::int32_t breakPercent);
bool isBroken(const ArmyState &army);

enum class Outcome : std::uint8_t { GoesOn, FirstWins, SecondWins, Draw };
/// An army that breaks has lost; both breaking in one turn is a draw; after the last turn points
/// decide. @rule CJ-13.1 CJ-13.90 BB-8.1
Outcome outcome(const ArmyState &first, const ArmyState &second, bool lastTurnOver);

} // namespace sabretache::rules

namespace sabretache {
template <>
inline constexpr auto kWords<rules::Outcome> = wordList<rules::Outcome>({
    {rules::Outcome::GoesOn, "goes-on"},
    {rules::Outcome::FirstWins, "first-wins"},
    {rules::Outcome::SecondWins, "second-wins"},
    {rules::Outcome::Draw, "draw"},
});
} // namespace sabretache
