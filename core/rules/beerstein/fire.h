// Section 4: artillery and musketry. A die for each point of the unit number; the range says which
// faces hit; cover and gun lines save half of the hits.
#pragma once

#include "base/quantity.h"
#include "base/rulenumber.h"

#include <cstdint>
#include <vector>

namespace sabretache::rules::beerstein {

/// What decides a battery's fire.
struct ArtilleryFacts {
    Points number; ///< the battery's number now
    Paces range;
    bool leader = false;            ///< a leader is attached to the battery
    bool cover = false;             ///< the target is in woods, buildings or cover
    bool targetIsArtillery = false; ///< the target is a battery
};

/// What decides an infantry unit's fire.
struct MusketryFacts {
    Points number;
    Paces range;
    bool leader = false;
    bool cover = false;
    bool targetIsArtillery = false;
};

/// What is thrown for a shot, and how it is read.
struct Fire {
    bool allowed = false;
    Dice dice;
    Pips hitOn;         ///< this face and higher hit
    bool saves = false; ///< each hit is saved on 1 to 3
    RuleNumbers rules;
    bool operator==(const Fire &) const = default;
};

/// @return the battery's throw; not allowed beyond 1600 paces.
/// @rule BB-4.1 BB-4.2 BB-4.4
Fire artilleryFire(const ArtilleryFacts &facts);

/// @return the unit's volley; not allowed beyond 200 paces.
/// @rule BB-4.1 BB-4.3 BB-4.4
Fire musketry(const MusketryFacts &facts);

/// What a firer sees of its target; all of it is read off the table.
struct SightFacts {
    bool front = true;     ///< the target is in its front sector
    bool visible = true;   ///< nothing hides it
    bool screened = false; ///< other troops stand between
    Paces inside;          ///< how far it is inside woods or buildings, or behind a crest
};
enum class SightFault : std::uint8_t { None, NotInFront, NotVisible, Screened, TooDeep };
/// @return whether it may be fired at; more than 100 paces inside it is not seen.
/// @rule BB-4.5
SightFault sight(const SightFacts &facts);

/// @return how many of `faces` are at or above `hitOn`.
std::int32_t countHits(const std::vector<std::uint8_t> &faces, Pips hitOn);

/// @return whether one hit is saved by this face: 1 to 3.
/// @rule BB-4.4
bool isSaved(Pips face);

/// How far each arm reaches, and where its bands end.
inline constexpr Paces kArtilleryClose{400};
inline constexpr Paces kArtilleryMiddle{1200};
inline constexpr Paces kArtilleryLong{1600};
inline constexpr Paces kMusketryClose{100};
inline constexpr Paces kMusketryLong{200};
/// How far one sees into woods and buildings, and past crests.
inline constexpr Paces kSightInside{100};

} // namespace sabretache::rules::beerstein
