// The figures of the campaign rules. Each is a house-rule option of the campaign with our default,
// so that an umpire can change it between turns; the change goes on the record (CA-1.1).
#pragma once

#include "rules/ruleset.h"

#include <cstdint>
#include <span>

namespace sabretache::campaign {

/// All figures, with their defaults. Names in files are those of `figureSpecs()`.
struct Figures {
    // Losses (section 4): the least face of a d6 on which a casting or point comes back.
    std::int32_t backIfHeld = 4;       ///< CA-4.1, side held the field
    std::int32_t backElse = 5;         ///< CA-4.1, it did not, or nobody did
    std::int32_t stragglerIfHeld = 3;  ///< CA-4.2
    std::int32_t stragglerElse = 4;    ///< CA-4.2
    std::int32_t capturedPercent = 50; ///< CA-4.3, of what a removed unit had
    std::int32_t disbandPercent = 25;  ///< CA-4.5, of the establishment
    // Experience (section 5), in points.
    std::int32_t betterAt = 3; ///< CA-5.1
    std::int32_t worseAt = -2; ///< CA-5.1
    // Commanders (section 6).
    std::int32_t onlyWoundedFrom = 5;  ///< CA-6.1, face of a d6
    std::int32_t commanderTakenTo = 3; ///< CA-6.2, face of a d6
    // Drafts (section 7).
    std::int32_t draftPercent = 25; ///< CA-7.2, of the establishment, a turn
    std::int32_t poolPerTurn = 12;  ///< CA-7.2, castings a side and turn
    // Marches and supply (section 8), in days.
    std::int32_t forcedDays = 1; ///< CA-8.1
    std::int32_t supplyDays = 7; ///< CA-8.3
    // Winning (section 9), in points and castings.
    std::int32_t pointsDecisive = 3;      ///< CA-9.1
    std::int32_t pointsHeld = 1;          ///< CA-9.1
    std::int32_t castingsPerPoint = 20;   ///< CA-9.1
    std::int32_t gunsPerPoint = 1;        ///< CA-9.1, model guns
    std::int32_t unitPointsPerPoint = 10; ///< CA-9.1, Beerstein
    bool operator==(const Figures &) const = default;
};

/// @return every figure as an option: name, range, default, rule.
std::span<const rules::OptionSpec> figureSpecs();

/// @return the defaults with `values` put in.
/// @error rule-value-unknown: no figure of that name; rule-value-range: a number out of its range
Result<Figures> figuresFrom(const rules::OptionValues &values);

} // namespace sabretache::campaign
