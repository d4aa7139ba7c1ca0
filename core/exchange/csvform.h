// Armies as CSV in our own layout: the columns that people and spreadsheets work with, then what
// else there is to keep. A simple army has one line for each unit and nothing more; nested columns,
// persons with particulars and dated posts add lines without a unit, whose last cell says what they
// are. Reading it back gives the same army.
#pragma once

#include "oob/orderofbattle.h"
#include "rules/ruleset.h"

#include <span>
#include <string>
#include <string_view>

namespace sabretache::exchange {

/// The columns that every file of this layout begins with, in their order.
inline constexpr char kCsvHead[] = "side,army,army_commander,column,column_commander,unit,arm,"
                                   "nation,battalions_or_squadrons,men,guns,class,doctrine,"
                                   "armament,commander";

/// @return the armies as CSV in UTF-8, lines ended by LF.
/// @param ruleSets whose unit fields get columns of their own
std::string exportCsv(const oob::OrderOfBattle &book, std::span<const ArmyId> armies,
                      const rules::RuleSetList &ruleSets);

/// Quotes a cell where RFC 4180 wants it. @param guard put an apostrophe before a text that a
/// spreadsheet would take for a formula
void appendCsvCell(std::string &out, std::string_view text, bool guard);

} // namespace sabretache::exchange
