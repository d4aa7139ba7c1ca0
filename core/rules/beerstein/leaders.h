// Section 6: how far a leader's word carries, and what happens to one who leads from the front.
#pragma once

#include "base/quantity.h"
#include "base/rulenumber.h"
#include "base/words.h"

#include <cstdint>

namespace sabretache::rules::beerstein {

/// @param units how many units were in his command when the battle began
/// @return the radius in which his units obey: 100 paces for each.
/// @rule BB-6.1
Paces commandRadius(std::int32_t units);

/// What becomes of a leader whose unit takes casualties.
enum class LeaderFate : std::uint8_t { Unhurt, Killed, Wounded };

/// @param die 1 to 6
/// @return killed on 1, wounded on 2.
/// @rule BB-6.3
LeaderFate leaderFate(Pips die);

/// How far a leader goes in a turn.
inline constexpr Paces kLeaderMove{800};

} // namespace sabretache::rules::beerstein

namespace sabretache {
template <>
inline constexpr auto
    kWords<rules::beerstein::LeaderFate> = wordList<rules::beerstein::LeaderFate>({
        {rules::beerstein::LeaderFate::Unhurt, "unhurt"},
        {rules::beerstein::LeaderFate::Killed, "killed"},
        {rules::beerstein::LeaderFate::Wounded, "wounded"},
    });
} // namespace sabretache
