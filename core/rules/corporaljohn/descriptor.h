// What Corporal John says of itself: unit fields, options, lines, strengths, checks.
#pragma once

#include "rules/ruleset.h"

namespace sabretache::rules::corporaljohn {

inline constexpr std::string_view kId = "corporal-john";

/// The rule set of Robert Piepenbrink's "Corporal John". One object for the whole program.
const RuleSet &ruleSet();

// Fields of units.
inline constexpr std::string_view kFieldClass = "class";
inline constexpr std::string_view kFieldDoctrine = "doctrine";
inline constexpr std::string_view kFieldArmament = "armament";
inline constexpr std::string_view kFieldCalibre = "calibre";
inline constexpr std::string_view kFieldMaySquare = "may-square";
inline constexpr std::string_view kFieldDismounted = "dismounted";
inline constexpr std::string_view kFieldLimbered = "limbered";

// Problems that it points out.
inline constexpr std::string_view kUnitTooSmall = "cj-unit-too-small"; ///< castings, least, most
inline constexpr std::string_view kUnitTooLarge = "cj-unit-too-large"; ///< castings, least, most
inline constexpr std::string_view kUnitNoMen = "cj-unit-no-men";
inline constexpr std::string_view kUnitNoGuns = "cj-unit-no-guns";
inline constexpr std::string_view kUnitNoClass = "cj-unit-no-class";         ///< class taken
inline constexpr std::string_view kUnitNoCalibre = "cj-unit-no-calibre";     ///< calibre taken
inline constexpr std::string_view kUnitBrokenGuns = "cj-unit-broken-guns";   ///< guns, models
inline constexpr std::string_view kUnitSquareClass = "cj-unit-square-class"; ///< class
inline constexpr std::string_view kUnitSquareArmament = "cj-unit-square-armament"; ///< armament
inline constexpr std::string_view kUnitNotDragoons = "cj-unit-not-dragoons";
inline constexpr std::string_view kUnitDismountedOff = "cj-unit-dismounted-off";

} // namespace sabretache::rules::corporaljohn
