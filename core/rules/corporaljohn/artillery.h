// Section 7: artillery.
#pragma once

#include "rules/corporaljohn/musketry.h"

namespace sabretache::rules::corporaljohn {

/// Which of the two fire phases. `Either` is for odds: whatever the range calls for. @rule CJ-7.3
enum class GunPhase : std::uint8_t { Either, LongRange, Short };

struct GunFacts {
    ModelGuns guns; ///< that can still fire (CJ-1.6)
    Calibre calibre = Calibre::Medium;
    HundredthsOfInch range;
    Formation target = Formation::Line;
    Weather weather = Weather::Clear;
    bool intoTown = false;
    GunPhase phase = GunPhase::Either;
    bool limbered = false;
    bool unlimberedThisTurn = false;
    bool locked = false; ///< fighting hand to hand since an earlier turn
    bool operator==(const GunFacts &) const = default;
};

struct Salvo {
    bool allowed = true;
    std::string_view why;
    ShotKind shot = ShotKind::None;
    Dice dice;
    RangeBand band = RangeBand::OutOfRange; ///< canister reads the close table, roundshot the long
    RuleNumbers rules;
    bool operator==(const Salvo &) const = default;
};

/// @rule CJ-7.1
HundredthsOfInch canisterReach(Calibre calibre, const Options &options);
/// @rule CJ-7.2
HundredthsOfInch roundshotReach(Calibre calibre, const Options &options);
/// @rule CJ-7.1 CJ-7.2
ShotKind shotAt(HundredthsOfInch range, Calibre calibre, const Options &options);
/// Castings of musketry that one gun stands for. @rule CJ-7.1 CJ-7.2
Castings castingsPerGun(ShotKind shot, Calibre calibre);

/// Section 7 as a whole; kills are read with killsOfVolley(faces, salvo.band). @rule CJ-7.1 to
/// CJ-7.7
Salvo salvo(const GunFacts &facts, const Options &options);

/// What contact does to a battery: unlimbered it fires canister and fights, limbered it is lost.
/// @rule CJ-7.7
enum class BatteryContacted : std::uint8_t { FiresAndFights, Lost };
BatteryContacted batteryContacted(bool limbered);

inline constexpr std::string_view kGunsLimbered = "cj-guns-limbered";
inline constexpr std::string_view kGunsJustUnlimbered = "cj-guns-just-unlimbered";
inline constexpr std::string_view kGunsCanisterLater = "cj-guns-canister-later";
inline constexpr std::string_view kGunsRoundshotEarlier = "cj-guns-roundshot-earlier";
inline constexpr std::string_view kGunsWithoutCrew = "cj-guns-without-crew";

} // namespace sabretache::rules::corporaljohn
