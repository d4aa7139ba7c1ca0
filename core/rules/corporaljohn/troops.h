// Section 1: from men and guns to castings, model guns and crew.
#pragma once

#include "rules/corporaljohn/options.h"

#include <span>

namespace sabretache::rules::corporaljohn {

inline constexpr std::int32_t kMenPerCasting = 100;
inline constexpr std::int32_t kGunsPerModel = 12;

/// Men in castings: 100 to one, halves up, at least 1 where there are any. @rule CJ-1.1
Castings castingsOf(Men men);
/// Guns in model guns: 12 to one, halves up, at least 1 where there are any. @rule CJ-1.1
ModelGuns modelGunsOf(Guns guns);
Men menOf(Castings castings);
Guns gunsOf(ModelGuns guns);
/// Whether real guns make a broken number of models, such as 18 = 1.5. @rule CJ-1.1
bool isBrokenNumber(Guns guns);

/// Castings that serve one model gun. @rule CJ-1.5
Castings crewPerGun(const Options &options);
/// Castings that serve a whole battery. @rule CJ-1.5
Castings crewOf(ModelGuns guns, const Options &options);
/// Guns that still have a crew: crew left by crew of one gun, rounded up, never more than there
/// were. @rule CJ-1.6
ModelGuns gunsThatCanFire(Castings crewLeft, ModelGuns guns, const Options &options);
/// Two castings a gun: each kill is saved by a die of 4 to 6. @rule CJ-1.5 CJ-1.90
bool gunnerIsSaved(Pips face);
/// Kills that remain of a throw of one die for each kill. @rule CJ-1.5 CJ-1.90
Castings killsAfterSaves(Castings kills, std::span<const std::uint8_t> faces);

/// Castings between which a brigade is of usual size; no band for artillery. @rule CJ-1.2
struct SizeBand {
    Castings least;
    Castings most;
};
std::optional<SizeBand> sizeBand(TroopArm arm);

/// Castings that fight when dragoons dismount: one of each full four holds horses.
/// @rule CJ-1.9 CJ-1.91
Castings dismounted(Castings mounted);

/// How a unit of the order of battle fights: all horse is cavalry, dismounted dragoons are
/// infantry. @rule CJ-1.9
TroopArm troopArm(Arm arm, const FieldValues &fields, const Options &options);

/// A unit's fields, typed; values that the book does not hold are the specs' defaults.
struct TroopFields {
    ClassNumber classNumber{5};
    Doctrine doctrine = Doctrine::Standard;
    Armament armament = Armament::Flintlock;
    Calibre calibre = Calibre::Medium;
    bool maySquare = false;
    bool dismounted = false;
    bool limbered = false; ///< a battery starts the battle limbered up
    bool operator==(const TroopFields &) const = default;
};
/// @error rule-value-unknown, rule-value-range: a field's value is none of its words
Result<TroopFields> troopFields(const FieldValues &fields);

} // namespace sabretache::rules::corporaljohn
