// The house rules of Corporal John as typed values: every [O:...] of the rules.
#pragma once

#include "base/result.h"
#include "rules/corporaljohn/kinds.h"
#include "rules/ruleset.h"

#include <array>

namespace sabretache::rules::corporaljohn {

/// What becomes of castings that do not fill a group. @rule CJ-6.4
enum class Remainder : std::uint8_t { Drop, HalfUp };
/// How many orders an army commander may give in a turn. @rule CJ-4.4
enum class ArmyOrders : std::uint8_t { Unlimited, One };

/// Frontage and depth of one infantry casting, one cavalry casting and one gun. @rule CJ-2.3
struct Basing {
    HundredthsOfInch infantryFront{40};
    HundredthsOfInch infantryDepth{40};
    HundredthsOfInch cavalryFront{60};
    HundredthsOfInch cavalryDepth{80};
    HundredthsOfInch gunFront{150};
    HundredthsOfInch gunDepth{150};
    bool operator==(const Basing &) const = default;
};

/// All options, each with the rules' own default.
struct Options {
    std::int32_t distanceScale = 100; ///< percent; multiplies every distance. CJ-1.1
    std::int32_t crewPerGun = 4;      ///< castings, 3 or 4. CJ-1.5
    bool twoCrewWithSave = false;     ///< two castings a gun, each saved on 4 to 6. CJ-1.5
    bool dismountedDragoons = false;  ///< CJ-1.9
    Basing basing;                    ///< CJ-2.3
    ArmyOrders armyOrders = ArmyOrders::Unlimited; ///< CJ-4.4
    HundredthsOfInch infantryLineMove = inches(4); ///< before scaling. CJ-5.1
    bool relimber = false;                         ///< guns may limber up again. CJ-5.3
    Remainder remainder = Remainder::Drop;         ///< CJ-6.4
    bool longCharges = true;                       ///< CJ-8.8
    bool routContinues = false;                    ///< CJ-9.4
    bool naturalSix = false;                       ///< a 6 as thrown always kills in melee. CJ-10.6
    bool pikesStopInfantry = true;                 ///< CJ-12.3
    bool squares = true;                           ///< CJ-12.5
    bool operator==(const Options &) const = default;
};

/// Names and allowed values, in the order of the rules.
std::span<const OptionSpec> optionSpecs();

/// @return the options with `values` set over the defaults.
/// @error rule-value-unknown, rule-value-range; option-unknown (name)
Result<Options> parseOptions(const OptionValues &values);

/// @return a distance of the rules as it is measured on this table. @rule CJ-1.1
constexpr HundredthsOfInch scaled(HundredthsOfInch distance, const Options &options) {
    return HundredthsOfInch((distance.value * options.distanceScale + 50) / 100);
}

inline constexpr std::string_view kOptionUnknown = "option-unknown";

} // namespace sabretache::rules::corporaljohn

namespace sabretache {
template <>
inline constexpr auto
    kWords<rules::corporaljohn::Remainder> = wordList<rules::corporaljohn::Remainder>({
        {rules::corporaljohn::Remainder::Drop, "drop"},
        {rules::corporaljohn::Remainder::HalfUp, "half-up"},
    });
template <>
inline constexpr auto
    kWords<rules::corporaljohn::ArmyOrders> = wordList<rules::corporaljohn::ArmyOrders>({
        {rules::corporaljohn::ArmyOrders::Unlimited, "unlimited"},
        {rules::corporaljohn::ArmyOrders::One, "one"},
    });
} // namespace sabretache
