// The way in for every format: bytes, then what they are, then a reading.
#pragma once

#include "exchange/grid.h"
#include "exchange/reading.h"
#include "rules/ruleset.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sabretache::exchange {

class Progress;

/// A file greater than this is refused unread.
inline constexpr std::int64_t kMostFileBytes = 256LL * 1024 * 1024;

struct ImportOptions {
    /// Whose unit fields are known; the first that has a field of a name gets it. Never null.
    const rules::RuleSetList *ruleSets = nullptr;
    /// The file's name, for armies that have none of their own and for messages.
    std::string fileName;
    std::optional<Mapping> mapping; ///< instead of the guess
    std::string encoding;           ///< instead of what the bytes say
    std::optional<std::int32_t> menPerBattalion;
    std::optional<std::int32_t> menPerSquadron;
    Progress *progress = nullptr; ///< who is told how far it is, and may stop it
};

/// Reads a file's content, whatever its format and whatever its name says.
/// @error the constants "The file as a whole can't be read" of finding.h
Result<Reading> readList(std::string bytes, const ImportOptions &options);

/// Reads a file from disk. @error file-unreadable, file-too-large, and those of readList.
Result<Reading> readFile(const std::string &path, ImportOptions options);

/// Reads text that has been decoded already: a table or a list. @error as readList
Result<Reading> readText(std::string text, const ImportOptions &options);

/// The beginning of a file as it stands in it, before anything is understood: cells of a table, or
/// lines with one cell each.
struct RawTable {
    std::vector<std::size_t> lines; ///< of each row, counted from 1
    std::vector<std::vector<std::string>> rows;
    std::vector<std::string> sheets; ///< names of a workbook's sheets that have anything on them
};

/// @param most rows
/// @return what there is to show; empty for what can't be read at all
RawTable rawTable(std::string bytes, const ImportOptions &options, std::size_t most);

/// Reads a table: delimited text or a sheet. @error file-not-a-list, mapping-wrong
Result<Reading> readGrid(const Grid &grid, const ImportOptions &options);

} // namespace sabretache::exchange
