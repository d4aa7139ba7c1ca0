// Section 11: sight, towns, weather. What ground does to movement is in movement.h, to fire in
// musketry.h, to melee in melee.h.
#pragma once

#include "rules/corporaljohn/options.h"

namespace sabretache::rules::corporaljohn {

/// How far one sees in this weather; nothing: no limit. @rule CJ-11.7
std::optional<HundredthsOfInch> sightIn(Weather weather, const Options &options);
/// Units in woods are hidden beyond this, and see no further inside. @rule CJ-11.1
HundredthsOfInch sightInWoods(const Options &options);

struct SightFacts {
    HundredthsOfInch distance;
    Weather weather = Weather::Clear;
    bool targetInWoods = false;
    bool viewerInWoods = false;
    bool townBetween = false;   ///< a village or town lies between
    bool targetInTown = false;  ///< it can be fired at although it stays hidden
    bool crestBetween = false;  ///< a hill's crest lies between
    bool eitherOnCrest = false; ///< and one of the two stands on it
    bool operator==(const SightFacts &) const = default;
};
/// @rule CJ-11.1 CJ-11.4 CJ-11.5 CJ-11.7
Permission sees(const SightFacts &facts, const Options &options);
/// Whether it can be fired at: what is seen, and garrisons. @rule CJ-11.4
Permission canBeFiredAt(const SightFacts &facts, const Options &options);

/// Only infantry defends a village or town. @rule CJ-11.4
bool mayDefendTown(TroopArm arm);
/// Only infantry attacks a garrison. @rule CJ-11.4
bool mayAttackTown(TroopArm arm);
/// Whether a place has room for one more brigade. @rule CJ-11.4
bool townHasRoom(std::int32_t brigadesInside, std::int32_t holds);

/// What weather leaves of fire: whole, half or none; a garrison's fire is spared.
enum class RainEffect : std::uint8_t { None, Halves, Ends };
/// @rule CJ-11.7
RainEffect rainEffect(Weather weather, bool firerIsGarrison);

inline constexpr std::string_view kSightWeather = "cj-sight-weather";
inline constexpr std::string_view kSightWoods = "cj-sight-woods";
inline constexpr std::string_view kSightTown = "cj-sight-town";
inline constexpr std::string_view kSightCrest = "cj-sight-crest";

} // namespace sabretache::rules::corporaljohn
