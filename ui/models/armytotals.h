// Sums of an army by what its units have in common: column, arm, nation, or a field of the rule
// set.
#pragma once

#include "ui/models/armycells.h"

#include <QString>

#include <string_view>
#include <vector>

namespace sabretache::ui {

enum class TotalsBy : std::uint8_t { Column, Arm, Nation, Field };

struct TotalsLine {
    QString name;
    std::string key; ///< the same in both armies of a comparison
    RowSums sums;
};

/// @param field for TotalsBy::Field: its key
/// @return a line for each value that occurs, in the order of the roster (column) or of the values
std::vector<TotalsLine> totalsBy(const oob::OrderOfBattle &book, ArmyId army,
                                 const ArmyCells &cells, TotalsBy by, std::string_view field = {});

/// @return the sums of the whole army
RowSums totalsOf(const oob::OrderOfBattle &book, ArmyId army, const ArmyCells &cells);

/// The setting of the book that holds the points that an army may have; empty or 0: no limit.
inline constexpr std::string_view kSettingPointsLimit = "points-limit";
/// @return 0: there is none
std::int64_t pointsLimit(const oob::OrderOfBattle &book);

} // namespace sabretache::ui
