// Section 6: musketry.
#pragma once

#include "rules/corporaljohn/dicecount.h"

#include <span>

namespace sabretache::rules::corporaljohn {

/// What a volley depends on.
struct FireFacts {
    Castings castings; ///< at the start of the phase (CJ-3.2)
    HundredthsOfInch range;
    Doctrine doctrine = Doctrine::Standard;
    Armament armament = Armament::Flintlock;
    bool plugged = false; ///< plug bayonets are in the muzzles
    Condition condition = Condition::GoodOrder;
    Formation formation = Formation::Line;
    Weather weather = Weather::Clear;
    bool intoTown = false;          ///< the target is in a village or town
    bool charged = false;           ///< the firer charged this turn
    bool locked = false;            ///< the firer is locked in melee
    bool frontRankInStream = false; ///< CJ-11.6
    bool forfeited = false;         ///< it failed to form square this turn (CJ-12.6)
    bool operator==(const FireFacts &) const = default;
};

/// The dice of a volley, and the table on which they are read.
struct Volley {
    bool allowed = true;
    std::string_view why; ///< code, when not allowed
    Dice dice;            ///< may be 0: too few castings for a die
    RangeBand band = RangeBand::OutOfRange;
    RuleNumbers rules; ///< the table first, then each line that changed the dice or forbade
    bool operator==(const Volley &) const = default;
};

/// @rule CJ-6.1 CJ-6.2
RangeBand musketRange(HundredthsOfInch range, const Options &options);
/// Castings for one die. @rule CJ-6.1 CJ-6.3 CJ-6.4 CJ-12.1 CJ-12.2
std::int32_t castingsPerDie(Doctrine doctrine, Armament armament);
/// Castings that can bring their muskets to bear, and the share of them that counts.
/// @rule CJ-6.5
Castings castingsThatFire(Castings castings, Formation formation);
/// The share that is left by formation, disorder, rain and walls. @rule CJ-6.5 CJ-6.7
Share shareOfFire(const FireFacts &facts);

/// Section 6 as a whole. @rule CJ-6.1 to CJ-6.8
Volley volley(const FireFacts &facts, const Options &options);

/// What one die kills. @rule CJ-6.1 CJ-6.2
Castings killsOfFace(Pips face, RangeBand band);
/// What all dice kill; not capped by the target's strength.
Castings killsOfVolley(std::span<const std::uint8_t> faces, RangeBand band);

/// Whether a unit can be shot at; the sight itself is a fact. @rule CJ-6.6 CJ-11.1
struct TargetFacts {
    bool inFrontSector = true; ///< squares and garrisons have all sectors in front
    bool visible = true;
    bool screened = false; ///< another unit stands between
    bool lockedInMelee = false;
};
Permission mayBeTarget(const TargetFacts &facts, Formation firer);

inline constexpr std::string_view kFireOutOfRange = "cj-fire-out-of-range";
inline constexpr std::string_view kFireHeavyRain = "cj-fire-heavy-rain";
inline constexpr std::string_view kFirePikes = "cj-fire-pikes";
inline constexpr std::string_view kFirePlugged = "cj-fire-plugged";
inline constexpr std::string_view kFireCharged = "cj-fire-charged";
inline constexpr std::string_view kFireLocked = "cj-fire-locked";
inline constexpr std::string_view kFireRouted = "cj-fire-routed";
inline constexpr std::string_view kFireInStream = "cj-fire-in-stream";
inline constexpr std::string_view kFireForfeited = "cj-fire-forfeited";
inline constexpr std::string_view kTargetNotInFront = "cj-target-not-in-front";
inline constexpr std::string_view kTargetHidden = "cj-target-hidden";
inline constexpr std::string_view kTargetScreened = "cj-target-screened";
inline constexpr std::string_view kTargetLocked = "cj-target-locked";

} // namespace sabretache::rules::corporaljohn
