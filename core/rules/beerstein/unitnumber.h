// The unit number: strength and morale in one (BB-1.2). Everything a Beerstein unit does is read
// from it, and every casualty takes a point off it.
#pragma once

#include "base/quantity.h"
#include "base/rulenumber.h"
#include "base/words.h"
#include "rules/arm.h"

#include <cstdint>

namespace sabretache::rules::beerstein {

/// How well a unit is trained; decides its number at the start.
enum class Quality : std::uint8_t { Trained, Veteran, Elite, Guard };

/// The four columns of the movement table. Line and light infantry share one.
enum class Branch : std::uint8_t { Infantry, Artillery, HeavyCavalry, LightCavalry };

/// @return the number of a fresh unit: 5, 6, 7 or 8 points.
/// @rule BB-1.2
Points startNumber(Quality quality);

/// @return the branch that an arm of the order of battle fights as. Horse that is not called light
/// (plain cavalry, dragoons) rides in the heavy column.
/// @rule BB-1.1
Branch branchOf(Arm arm);

/// @return the number after `casualties`; never below 0, where the unit is gone.
/// @rule BB-1.3
Points afterCasualties(Points number, Points casualties);

/// @return whether a unit may still attack: not at 2 or less.
/// @rule BB-1.4
bool canAttack(Points number);

/// The highest number that a unit can have, and the highest at which it no longer attacks.
inline constexpr Points kHighestNumber{8};
inline constexpr Points kSpentNumber{2};

} // namespace sabretache::rules::beerstein

namespace sabretache {
template <>
inline constexpr auto kWords<rules::beerstein::Quality> = wordList<rules::beerstein::Quality>({
    {rules::beerstein::Quality::Trained, "trained"},
    {rules::beerstein::Quality::Veteran, "veteran"},
    {rules::beerstein::Quality::Elite, "elite"},
    {rules::beerstein::Quality::Guard, "guard"},
});
template <>
inline constexpr auto kWords<rules::beerstein::Branch> = wordList<rules::beerstein::Branch>({
    {rules::beerstein::Branch::Infantry, "infantry"},
    {rules::beerstein::Branch::Artillery, "artillery"},
    {rules::beerstein::Branch::HeavyCavalry, "heavy-cavalry"},
    {rules::beerstein::Branch::LightCavalry, "light-cavalry"},
});
} // namespace sabretache
