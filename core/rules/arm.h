// The arms of an order of battle. Rule sets see them their own way: for Corporal John all horse is
// cavalry (CJ-1.9), Beerstein tells four kinds apart (BB-1.1).
#pragma once

#include "base/words.h"

#include <cstdint>

namespace sabretache {

enum class Arm : std::uint8_t {
    Infantry,
    LightInfantry,
    Cavalry,
    HeavyCavalry,
    LightCavalry,
    Dragoons,
    Artillery,
};

template <>
inline constexpr auto kWords<Arm> = wordList<Arm>({
    {Arm::Infantry, "infantry"},
    {Arm::LightInfantry, "light infantry"},
    {Arm::Cavalry, "cavalry"},
    {Arm::HeavyCavalry, "heavy cavalry"},
    {Arm::LightCavalry, "light cavalry"},
    {Arm::Dragoons, "dragoons"},
    {Arm::Artillery, "artillery"},
});

constexpr bool isInfantry(Arm arm) { return arm == Arm::Infantry || arm == Arm::LightInfantry; }
constexpr bool isArtillery(Arm arm) { return arm == Arm::Artillery; }
constexpr bool isCavalry(Arm arm) { return !isInfantry(arm) && !isArtillery(arm); }

} // namespace sabretache
