// What a battle makes of units and men: experience and honours (section 5), the fate of commanders
// and who takes their place (section 6).
#pragma once

#include "campaign/losses.h"
#include "oob/orderofbattle.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace sabretache::campaign {

/// How a rule set counts quality: Corporal John's class gets better downwards, 6 to 3; Beerstein's
/// number at the start upwards, 5 to 8.
struct QualityScale {
    std::int32_t worst = 6;
    std::int32_t best = 3;
    bool operator==(const QualityScale &) const = default;
};

/// A unit's part in a battle, as far as experience goes.
struct Part {
    bool fought = false; ///< fired, was fired at, or meleed
    bool wonMelee = false;
    bool routed = false;
};

struct Experience {
    std::int32_t score = 0;   ///< after the battle
    std::int32_t quality = 5; ///< class or number after the battle
    std::int32_t gained = 0;  ///< points of this battle
    bool honour = false;      ///< earned an honour (CA-5.2)
    bool operator==(const Experience &) const = default;
};
/// @param score and `quality` as before the battle
/// @rule CA-5.1, CA-5.2
Experience experienceAfter(std::int32_t score, std::int32_t quality, const Part &part, Field field,
                           QualityScale scale, const Figures &figures);

/// @return whether the man who fell is dead, by a d6; else he is only wounded. @rule CA-6.1
bool isDead(std::uint8_t face, const Figures &figures);
/// @return campaign turns that a wounded man is away: the face itself. @rule CA-6.1
Turns turnsAway(std::uint8_t face);
/// @return whether a man with a captured brigade is taken with it, by a d6. @rule CA-6.2
bool isTaken(std::uint8_t face, const Figures &figures);

/// @return seniority of a rank word, higher is more senior; an unknown word ranks below all known
/// ones. Words of several languages are known: "Feldmarschall", "Lieutenant-général", "Brigadier".
std::int32_t rankSeniority(std::string_view rank);

/// @return whether `a` is senior to `b`: rank, then earlier date of rank (none is latest), then
/// name.
bool isSenior(const oob::Person &a, const oob::Person &b);

/// @return the most senior fit man of `army`'s register who holds no post and is not away; nothing
/// if
///         there is none: then somebody is newly promoted. @rule CA-6.3
/// @param away men who are wounded or taken at the time
std::optional<PersonId> successor(const oob::OrderOfBattle &book, ArmyId army,
                                  std::span<const PersonId> away);

} // namespace sabretache::campaign
