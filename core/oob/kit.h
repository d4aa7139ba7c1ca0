// The army kit: whole columns at once, brigades split and merged, typical brigades to begin with.
// Like all edits these work out rows and change nothing themselves.
#pragma once

#include "oob/edits.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string_view>

namespace sabretache::oob {

/// A typical brigade or battery of a nation and time, to be begun with. Its name in the reader's
/// language is the word "template-KEY".
struct BrigadeTemplate {
    std::string_view key;
    std::string_view nation;
    Arm arm = Arm::Infantry;
    std::int32_t men = 0;         ///< 0: not for this arm
    std::int32_t guns = 0;        ///< 0: not for this arm
    std::int32_t elements = 0;    ///< battalions, or squadrons of horse
    std::string_view johnClass;   ///< of Corporal John
    std::string_view johnField;   ///< "doctrine=British", or empty
    std::string_view beerQuality; ///< of Beerstein
};

/// Made up on the usual figures: what a list gives is better.
std::span<const BrigadeTemplate> brigadeTemplates();

/// @return a unit as the template has it, without id, parent and name; fields of both rule sets.
Unit unitOf(const BrigadeTemplate &kind);

/// Adds a column with `count` units like `pattern`.
/// @param column with its id and parent; before the sibling at `place`
/// @param names the name of each unit, counted from 0
/// @error edit-out-of-range (count, 1, 100); those of addColumn and addUnit
Result<Edit> buildColumn(const OrderOfBattle &book, const IdSource &ids, Column column,
                         std::optional<std::size_t> place, const Unit &pattern, std::size_t count,
                         const std::function<std::string(std::size_t)> &names);

/// Makes several units of one: men in whole hundreds where they are such, so that no casting is
/// lost, guns, battalions, squadrons and companies as evenly as they go, the first ones having the
/// odd ones. The first part keeps id, commander and history; the others stand behind it.
/// @error edit-no-such-row; edit-out-of-range (parts, 2, 20)
Result<Edit> splitUnit(const OrderOfBattle &book, const IdSource &ids, UnitId unit,
                       std::size_t parts);

/// Makes one unit of several: the first in roster order gets what the others have and keeps its id,
/// name, commander and fields; the others are removed, or retired where they have a history. Where
/// a number of one is not known the sum is of the known ones and marked as estimated.
/// @error edit-no-such-row; edit-merge-few (): fewer than two; edit-merge-arms (first name, other
/// name): foot, horse and guns don't mix
Result<Edit> mergeUnits(const OrderOfBattle &book, std::span<const UnitId> units,
                        const HasHistory &hasHistory);

inline constexpr std::string_view kEditMergeFew = "edit-merge-few";
inline constexpr std::string_view kEditMergeArms = "edit-merge-arms";
inline constexpr std::string_view kBuildColumn = "build-column"; ///< (name, count)
inline constexpr std::string_view kSplitUnit = "split-unit";     ///< (name, parts)
inline constexpr std::string_view kMergeUnits = "merge-units";   ///< (count, name)

} // namespace sabretache::oob
