// Workbooks of spreadsheets, XLSX and ODS: each sheet as a table of cells.
#pragma once

#include "exchange/grid.h"
#include "exchange/packed.h"

#include <string>
#include <vector>

namespace sabretache::exchange {

class Progress;

struct Sheet {
    std::string name;
    Grid grid;
};

/// @return true when the archive holds a workbook of either kind.
bool isWorkbook(const PackedFile &file);

/// Reads the sheets that have anything on them. Numbers come as they are held (1728, 5.5), dates as
/// "27-Jan", formulas by their last value. Indented cells, and rows that fold, begin with two
/// blanks for each level.
/// @error zip-broken, zip-too-large, xml-broken (line, column), xml-entities, too-many-rows,
/// import-stopped
Result<std::vector<Sheet>> readWorkbook(PackedFile &file, Progress *progress = nullptr);

} // namespace sabretache::exchange
