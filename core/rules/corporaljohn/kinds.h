// The words of Corporal John: arms, formations, conditions, arms carried, weather, ground. They are
// what the facts of every rule are made of, and what files and forms call them.
#pragma once

#include "base/quantity.h"
#include "base/rulenumber.h"
#include "base/words.h"

#include <cstdint>
#include <string_view>

namespace sabretache::rules::corporaljohn {

/// Class of a brigade or battery: 3 elite, 4 veteran, 5 most, 6 unsteady; lower is better. Melee
/// makes it worse (CJ-9.6, CJ-12.2), so 7 and 8 occur there. @rule CJ-1.4
using ClassNumber = Quantity<struct ClassNumberTag>;

/// How a unit fights. All horse is cavalry. @rule CJ-1.2 CJ-1.9
enum class TroopArm : std::uint8_t { Infantry, Cavalry, Artillery };

/// Garrison: inside a village or town. Artillery has none of these. @rule CJ-2.1 CJ-11.4 CJ-12.5
enum class Formation : std::uint8_t { Line, Column, Square, Garrison };

/// @rule CJ-2.2
enum class Condition : std::uint8_t { GoodOrder, Disorder, Rout };

/// Fire doctrine of an infantry brigade; British is platoon fire. @rule CJ-1.8
enum class Doctrine : std::uint8_t { Standard, British, Levy };

/// What the infantry carries. Flintlock means with socket bayonet. @rule CJ-1.8
enum class Armament : std::uint8_t { Flintlock, PikeAndMatchlock, Matchlock, PlugBayonet, Pike };

/// @rule CJ-1.7
enum class Calibre : std::uint8_t { Medium, Heavy };

/// @rule CJ-11.7
enum class Weather : std::uint8_t { Clear, LightRain, HeavyRain, ReducedVisibility };

/// Where on a unit something comes from. @rule CJ-2.4
enum class Sector : std::uint8_t { Front, LeftFlank, RightFlank, Rear };

/// Which of the two tables of kills is read. @rule CJ-6.1 CJ-6.2
enum class RangeBand : std::uint8_t { Close, Long, OutOfRange };

/// @rule CJ-7.1 CJ-7.2
enum class ShotKind : std::uint8_t { None, Canister, Roundshot };

/// The ground that a melee touches. @rule CJ-11.2 CJ-11.4
enum class MeleeGround : std::uint8_t { Open, LightWoods, Town };

/// What a unit moves over. @rule CJ-11.2 CJ-11.3 CJ-11.4 CJ-11.5 CJ-11.6
enum class Going : std::uint8_t {
    Open,
    Road,
    LightWoods,
    DenseWoods,
    Town,
    Uphill,
    Stream,
    StreamGunFord, ///< a stream where the scenario lets artillery across
    Bridge,
    Water, ///< a lake or river
};

/// The five phases of a turn, in order. @rule CJ-3.1
enum class Phase : std::uint8_t { Rally, LongRangeArtillery, Movement, Fire, Melee };

/// The verb of an order. @rule CJ-4.5
enum class Verb : std::uint8_t {
    March,
    Charge,
    ChangeFormation, ///< or face
    Limber,          ///< or unlimber
    Retire,
    Pistols, ///< approach and fire pistols
    Bayonets ///< plug or unplug them
};

/// What can kill a commander. @rule CJ-4.8 CJ-4.6
enum class KilledBy : std::uint8_t { Roundshot, Canister, Musketry, Melee, Removal };

/// Why a unit tests, in the order in which one unit takes its tests. @rule CJ-9.3 CJ-3.4
enum class MoraleCause : std::uint8_t { UnderFire, Charged, BeforeMelee, RoutPast, MeleeLost };

constexpr bool isFlankOrRear(Sector s) { return s != Sector::Front; }

/// Whether something may be done, and by which lines. `why` is a code for ui/text.
struct Permission {
    bool allowed = true;
    std::string_view why;
    RuleNumbers rules; ///< when not allowed: the forbidding line first

    explicit operator bool() const { return allowed; }
    static Permission yes(RuleNumbers rules = {}) { return {true, {}, rules}; }
    static Permission no(std::string_view why, RuleNumbers rules) { return {false, why, rules}; }
};

} // namespace sabretache::rules::corporaljohn

namespace sabretache {

template <>
inline constexpr auto
    kWords<rules::corporaljohn::TroopArm> = wordList<rules::corporaljohn::TroopArm>({
        {rules::corporaljohn::TroopArm::Infantry, "infantry"},
        {rules::corporaljohn::TroopArm::Cavalry, "cavalry"},
        {rules::corporaljohn::TroopArm::Artillery, "artillery"},
    });
template <>
inline constexpr auto
    kWords<rules::corporaljohn::Formation> = wordList<rules::corporaljohn::Formation>({
        {rules::corporaljohn::Formation::Line, "line"},
        {rules::corporaljohn::Formation::Column, "column"},
        {rules::corporaljohn::Formation::Square, "square"},
        {rules::corporaljohn::Formation::Garrison, "garrison"},
    });
template <>
inline constexpr auto
    kWords<rules::corporaljohn::Condition> = wordList<rules::corporaljohn::Condition>({
        {rules::corporaljohn::Condition::GoodOrder, "good-order"},
        {rules::corporaljohn::Condition::Disorder, "disorder"},
        {rules::corporaljohn::Condition::Rout, "rout"},
    });
template <>
inline constexpr auto
    kWords<rules::corporaljohn::Doctrine> = wordList<rules::corporaljohn::Doctrine>({
        {rules::corporaljohn::Doctrine::Standard, "standard"},
        {rules::corporaljohn::Doctrine::British, "British"},
        {rules::corporaljohn::Doctrine::Levy, "levy"},
    });
template <>
inline constexpr auto
    kWords<rules::corporaljohn::Armament> = wordList<rules::corporaljohn::Armament>({
        {rules::corporaljohn::Armament::Flintlock, "flintlock"},
        {rules::corporaljohn::Armament::PikeAndMatchlock, "pike-and-matchlock"},
        {rules::corporaljohn::Armament::Matchlock, "matchlock"},
        {rules::corporaljohn::Armament::PlugBayonet, "plug-bayonet"},
        {rules::corporaljohn::Armament::Pike, "pike"},
    });
template <>
inline constexpr auto
    kWords<rules::corporaljohn::Calibre> = wordList<rules::corporaljohn::Calibre>({
        {rules::corporaljohn::Calibre::Medium, "medium"},
        {rules::corporaljohn::Calibre::Heavy, "heavy"},
    });
template <>
inline constexpr auto
    kWords<rules::corporaljohn::Weather> = wordList<rules::corporaljohn::Weather>({
        {rules::corporaljohn::Weather::Clear, "clear"},
        {rules::corporaljohn::Weather::LightRain, "light-rain"},
        {rules::corporaljohn::Weather::HeavyRain, "heavy-rain"},
        {rules::corporaljohn::Weather::ReducedVisibility, "reduced-visibility"},
    });
template <>
inline constexpr auto kWords<rules::corporaljohn::Sector> = wordList<rules::corporaljohn::Sector>({
    {rules::corporaljohn::Sector::Front, "front"},
    {rules::corporaljohn::Sector::LeftFlank, "left-flank"},
    {rules::corporaljohn::Sector::RightFlank, "right-flank"},
    {rules::corporaljohn::Sector::Rear, "rear"},
});
template <>
inline constexpr auto
    kWords<rules::corporaljohn::RangeBand> = wordList<rules::corporaljohn::RangeBand>({
        {rules::corporaljohn::RangeBand::Close, "close"},
        {rules::corporaljohn::RangeBand::Long, "long"},
        {rules::corporaljohn::RangeBand::OutOfRange, "out-of-range"},
    });
template <>
inline constexpr auto
    kWords<rules::corporaljohn::ShotKind> = wordList<rules::corporaljohn::ShotKind>({
        {rules::corporaljohn::ShotKind::None, "none"},
        {rules::corporaljohn::ShotKind::Canister, "canister"},
        {rules::corporaljohn::ShotKind::Roundshot, "roundshot"},
    });
template <>
inline constexpr auto
    kWords<rules::corporaljohn::MeleeGround> = wordList<rules::corporaljohn::MeleeGround>({
        {rules::corporaljohn::MeleeGround::Open, "open"},
        {rules::corporaljohn::MeleeGround::LightWoods, "light-woods"},
        {rules::corporaljohn::MeleeGround::Town, "town"},
    });
template <>
inline constexpr auto kWords<rules::corporaljohn::Going> = wordList<rules::corporaljohn::Going>({
    {rules::corporaljohn::Going::Open, "open"},
    {rules::corporaljohn::Going::Road, "road"},
    {rules::corporaljohn::Going::LightWoods, "light-woods"},
    {rules::corporaljohn::Going::DenseWoods, "dense-woods"},
    {rules::corporaljohn::Going::Town, "town"},
    {rules::corporaljohn::Going::Uphill, "uphill"},
    {rules::corporaljohn::Going::Stream, "stream"},
    {rules::corporaljohn::Going::StreamGunFord, "stream-gun-ford"},
    {rules::corporaljohn::Going::Bridge, "bridge"},
    {rules::corporaljohn::Going::Water, "water"},
});
template <>
inline constexpr auto kWords<rules::corporaljohn::Phase> = wordList<rules::corporaljohn::Phase>({
    {rules::corporaljohn::Phase::Rally, "rally"},
    {rules::corporaljohn::Phase::LongRangeArtillery, "long-range-artillery"},
    {rules::corporaljohn::Phase::Movement, "movement"},
    {rules::corporaljohn::Phase::Fire, "musketry-and-canister"},
    {rules::corporaljohn::Phase::Melee, "melee"},
});
template <>
inline constexpr auto kWords<rules::corporaljohn::Verb> = wordList<rules::corporaljohn::Verb>({
    {rules::corporaljohn::Verb::March, "march"},
    {rules::corporaljohn::Verb::Charge, "charge"},
    {rules::corporaljohn::Verb::ChangeFormation, "change-formation"},
    {rules::corporaljohn::Verb::Limber, "limber"},
    {rules::corporaljohn::Verb::Retire, "retire"},
    {rules::corporaljohn::Verb::Pistols, "pistols"},
    {rules::corporaljohn::Verb::Bayonets, "bayonets"},
});
template <>
inline constexpr auto
    kWords<rules::corporaljohn::KilledBy> = wordList<rules::corporaljohn::KilledBy>({
        {rules::corporaljohn::KilledBy::Roundshot, "roundshot"},
        {rules::corporaljohn::KilledBy::Canister, "canister"},
        {rules::corporaljohn::KilledBy::Musketry, "musketry"},
        {rules::corporaljohn::KilledBy::Melee, "melee"},
        {rules::corporaljohn::KilledBy::Removal, "removal"},
    });
template <>
inline constexpr auto
    kWords<rules::corporaljohn::MoraleCause> = wordList<rules::corporaljohn::MoraleCause>({
        {rules::corporaljohn::MoraleCause::UnderFire, "under-fire"},
        {rules::corporaljohn::MoraleCause::Charged, "charged"},
        {rules::corporaljohn::MoraleCause::BeforeMelee, "before-melee"},
        {rules::corporaljohn::MoraleCause::RoutPast, "rout-past"},
        {rules::corporaljohn::MoraleCause::MeleeLost, "melee-lost"},
    });

} // namespace sabretache
