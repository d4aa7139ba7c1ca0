// The way out for every format: armies of a book as the bytes of a file.
#pragma once

#include "base/words.h"
#include "exchange/tableform.h"
#include "oob/orderofbattle.h"
#include "rules/ruleset.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace sabretache::exchange {

/// Kinds of files that armies are written as; their words are those of `export --format`.
enum class ExportForm : std::uint8_t { Csv, Json, Html, Markdown, Xlsx };

/// @return the armies in that form. CSV and JSON are read back without loss; the others are for
/// people.
/// @param ruleSets whose unit fields get columns in the CSV
/// @error export-failed (reason)
Result<std::string> exportArmies(ExportForm form, const oob::OrderOfBattle &book,
                                 std::span<const ArmyId> armies, const ExportLook &look,
                                 const rules::RuleSetList &ruleSets);

/// Writes a file whole: beside its place first, flushed, then put there. What stood there stays
/// when anything fails.
/// @error export-failed (file, reason)
Result<void> writeWhole(const std::string &path, std::string_view bytes);

} // namespace sabretache::exchange

namespace sabretache {
template <>
inline constexpr auto kWords<exchange::ExportForm> = wordList<exchange::ExportForm>({
    {exchange::ExportForm::Csv, "csv"},
    {exchange::ExportForm::Json, "json"},
    {exchange::ExportForm::Html, "html"},
    {exchange::ExportForm::Markdown, "md"},
    {exchange::ExportForm::Xlsx, "xlsx"},
});
} // namespace sabretache
