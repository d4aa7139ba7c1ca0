// What a battle costs a campaign (section 4). A line of a return says what happened to one unit;
// dice then part its losses into wounded who come back, killed, missing and prisoners. Start is
// always the sum of what is left and of every kind of loss: `settle` gives no other answer.
//
// Counted are the rule set's steps: castings, crew castings, or points of the unit number.
#pragma once

#include "base/result.h"
#include "base/words.h"
#include "campaign/figures.h"
#include "dice/roll.h"

#include <array>
#include <cstdint>
#include <optional>

namespace sabretache::campaign {

/// Who held the field, as one side sees it (CA-3.5).
enum class Field : std::uint8_t { Held, Lost, Nobodys };

/// What became of a unit's commander in the battle (CA-4.6).
enum class CommanderFate : std::uint8_t { Unhurt, Killed, Wounded, Captured };

/// The part of a return's line that losses follow from. All counts are steps, at least 0.
struct UnitLosses {
    std::int32_t start = 0;
    std::int32_t lost = 0; ///< start less what stands at the end, stragglers not counted as lost
    bool routed = false;
    std::int32_t leftWith = 0;    ///< left the table in rout with so many (CA-4.2); 0: it did not
    bool removed = false;         ///< meleed in rout, or battery abandoned (CA-4.3)
    std::int32_t removedWith = 0; ///< what it had when removed, part of `lost`
    std::int32_t spent = 0;       ///< part of `lost`, by voluntary withdrawal (CA-4.4, BB-7.1)
    bool operator==(const UnitLosses &) const = default;
};

/// @return nothing when the line comes out.
/// @error return-negative (field); return-more-than-start (lost and left, start);
///        return-part-of-lost (removed and spent, lost); return-removed-stands (start, lost): a
///        removed unit has lost all; return-left-and-removed
/// @rule CA-4.6
Result<void> checkLine(const UnitLosses &line);

/// How the lost are parted before any die is thrown.
struct LossParts {
    std::int32_t captured = 0;      ///< prisoners: no dice (CA-4.3)
    std::int32_t wounded = 0;       ///< a die each (CA-4.1)
    std::int32_t stragglers = 0;    ///< a die each (CA-4.2)
    std::int32_t spent = 0;         ///< lost for good (CA-4.4)
    std::int32_t woundedBackOn = 5; ///< least face that brings one back
    std::int32_t stragglersBackOn = 4;
    RuleNumbers rules;
};
/// @param line one that `checkLine` accepts
LossParts partLosses(const UnitLosses &line, Field field, const Figures &figures);

/// The rolls that a line needs, in order: wounded, then stragglers; those with no dice are left
/// out.
std::vector<dice::RollRequest> lossRolls(const LossParts &parts, const std::string &subject);

/// What a line comes to.
struct Settled {
    std::int32_t back = 0;    ///< wounded, and with the colours again
    std::int32_t killed = 0;  ///< lost, and not back
    std::int32_t missing = 0; ///< stragglers that did not come back
    std::int32_t prisoners = 0;
    std::int32_t spent = 0;
    std::int32_t present = 0; ///< start less killed, missing, prisoners and spent
    bool operator==(const Settled &) const = default;
};
/// @param woundedFaces one face for each of `parts.wounded`
/// @param stragglerFaces one face for each of `parts.stragglers`
/// @rule CA-4.1, CA-4.2, CA-4.3, CA-4.4, CA-4.6
Settled settle(const UnitLosses &line, const LossParts &parts, const dice::Faces &woundedFaces,
               const dice::Faces &stragglerFaces);

/// @return whether a line as it stands (perhaps edited by the umpire) comes out:
///         start = present + killed + missing + prisoners + spent, and no part negative. @rule
///         CA-4.6
bool reconciles(const UnitLosses &line, const Settled &settled);

/// @return whether the umpire must choose between disbanding and the depot. @rule CA-4.5
bool underStrength(std::int32_t present, std::int32_t establishment, const Figures &figures);

inline constexpr std::string_view kReturnNegative = "return-negative";
inline constexpr std::string_view kReturnMoreThanStart = "return-more-than-start";
inline constexpr std::string_view kReturnPartOfLost = "return-part-of-lost";
inline constexpr std::string_view kReturnRemovedStands = "return-removed-stands";
inline constexpr std::string_view kReturnLeftAndRemoved = "return-left-and-removed";

} // namespace sabretache::campaign

namespace sabretache {
template <>
inline constexpr auto kWords<campaign::Field> = wordList<campaign::Field>({
    {campaign::Field::Held, "held"},
    {campaign::Field::Lost, "lost"},
    {campaign::Field::Nobodys, "nobodys"},
});
template <>
inline constexpr auto kWords<campaign::CommanderFate> = wordList<campaign::CommanderFate>({
    {campaign::CommanderFate::Unhurt, "unhurt"},
    {campaign::CommanderFate::Killed, "killed"},
    {campaign::CommanderFate::Wounded, "wounded"},
    {campaign::CommanderFate::Captured, "captured"},
});
} // namespace sabretache
