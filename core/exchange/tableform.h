// Armies as tables for people: HTML, Markdown, and a workbook whose rows fold by level.
#pragma once

#include "base/result.h"
#include "oob/orderofbattle.h"
#include "rules/ruleset.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace sabretache::exchange {

/// Gives the words of a label ("export-unit") or of an arm ("arm/infantry") in the reader's
/// language; the exports hold no words of their own.
using ExportWords = std::function<std::string(std::string_view key)>;

struct ExportLook {
    const rules::RuleSet *ruleSet = nullptr; ///< whose fields get columns; null: none
    ExportWords words;
    std::string language = "en"; ///< for the HTML's lang attribute
};

/// One page with a table for each army, its style within it.
std::string exportHtml(const oob::OrderOfBattle &book, std::span<const ArmyId> armies,
                       const ExportLook &look);

/// A heading for each army and column, a table for its units.
std::string exportMarkdown(const oob::OrderOfBattle &book, std::span<const ArmyId> armies,
                           const ExportLook &look);

/// A sheet for each army; columns and units are grouped, so that the spreadsheet folds them.
/// @return the bytes of the .xlsx file
/// @error export-failed (reason)
Result<std::string> exportXlsx(const oob::OrderOfBattle &book, std::span<const ArmyId> armies,
                               const ExportLook &look);

inline constexpr std::string_view kExportFailed = "export-failed";  ///< (file, reason)
inline constexpr std::string_view kArmyNotFound = "army-not-found"; ///< (name)

} // namespace sabretache::exchange
