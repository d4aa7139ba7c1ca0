// Section 12: squares.
#pragma once

#include "rules/corporaljohn/morale.h"

namespace sabretache::rules::corporaljohn {

struct SquareFacts {
    TroopArm arm = TroopArm::Infantry;
    ClassNumber classNumber{4};
    Armament armament = Armament::Flintlock;
    bool plugged = false;
    bool maySquare = true; ///< so marked in the order of battle
    Formation formation = Formation::Line;
    Condition condition = Condition::GoodOrder;
    bool chargedByCavalry = true;
    HundredthsOfInch chargeFrom; ///< where the cavalry's charge started
    bool locked = false;
    bool operator==(const SquareFacts &) const = default;
};
/// Whether a brigade is of the kind that forms squares at all: class 3 or 4 bayonet infantry so
/// marked. @rule CJ-12.5
Permission qualifiesForSquare(const SquareFacts &facts, const Options &options);
/// Whether it may try now: in line, charged by cavalry from more than 6 in. @rule CJ-12.6
Permission mayFormSquare(const SquareFacts &facts, const Options &options);
/// Class + 2 or more on 2d6. @rule CJ-12.6 CJ-4.7
Test squareTest(ClassNumber classNumber, bool commanderTouching);

/// A bayonet-armed brigade: flintlocks with socket bayonets, or plug bayonets. @rule CJ-12.92
bool hasBayonets(Armament armament);
/// @rule CJ-12.5
inline constexpr ClassNumber kWorstSquareClass{4};

inline constexpr std::string_view kSquareOff = "cj-square-off";
inline constexpr std::string_view kSquareNotInfantry = "cj-square-not-infantry";
inline constexpr std::string_view kSquareClass = "cj-square-class";
inline constexpr std::string_view kSquareBayonets = "cj-square-bayonets";
inline constexpr std::string_view kSquareNotMarked = "cj-square-not-marked";
inline constexpr std::string_view kSquareNotInLine = "cj-square-not-in-line";
inline constexpr std::string_view kSquareNotInOrder = "cj-square-not-in-order";
inline constexpr std::string_view kSquareNotCharged = "cj-square-not-charged";
inline constexpr std::string_view kSquareTooNear = "cj-square-too-near";
inline constexpr std::string_view kSquareLocked = "cj-square-locked";

} // namespace sabretache::rules::corporaljohn
