// From a reading to an edit of a book. What the file names is matched by id, then by the path of
// names, so that importing twice does not double an army; nothing is ever taken out of the book.
#pragma once

#include "base/id.h"
#include "exchange/reading.h"
#include "oob/changes.h"

#include <string>
#include <string_view>
#include <vector>

namespace sabretache::exchange {

class Progress;

/// One unit of the preview.
struct PlannedUnit {
    std::size_t readUnit = 0; ///< index in the reading; not for missing units
    UnitId id;
    std::size_t path = 0; ///< index in ImportPlan::paths
};

struct ImportPlan {
    /// Code "import" with the file's name; one transaction, one step of undo. Without changes when
    /// the book holds everything already.
    oob::Edit edit;
    std::vector<std::string> armies; ///< names, in order
    Sums sums;
    std::vector<PlannedUnit> added;
    std::vector<PlannedUnit> changed;
    std::vector<PlannedUnit> missing; ///< in an army of the file, but not in the file: kept
    std::vector<std::string> paths;   ///< "Army / Column", of the units above
};

inline constexpr std::string_view kImportEdit = "import";

/// Works out what the reading changes in a book.
/// @param fileName for the history's sentence
/// @param ids where ids of new things come from
/// @param progress when it is stopped, the plan has no changes
ImportPlan planImport(const Reading &reading, const oob::OrderOfBattle &book,
                      std::string_view fileName, const IdSource &ids, Progress *progress = nullptr);
/// The same; units and persons go from the reading into the plan, which spares a copy of each.
ImportPlan planImport(Reading &&reading, const oob::OrderOfBattle &book, std::string_view fileName,
                      const IdSource &ids);

} // namespace sabretache::exchange
