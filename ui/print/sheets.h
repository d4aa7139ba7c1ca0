// What is written on at the table: quick reference, returns, orders. Each is a report, laid out by
// ReportDocument.
#pragma once

#include "battle/setup.h"
#include "ui/print/printbook.h"
#include "ui/text/report.h"

namespace sabretache::ui {

/// Everything that is looked up in a battle, from the rule set's own tables; lines that a house
/// rule changes are marked, and the house rules that differ are told in full.
Report referenceSheet(const PrintBook &from);

/// A sheet for one army: what a battle did to each unit, in the columns of the campaign's grid
/// (CA-4.6), to be filled in by hand.
Report returnSheet(const PrintBook &from, const PrintPart &part);
/// Both sides of a battle, a sheet each.
Report returnSheets(const battle::Setup &setup, const PrintBook &from);

/// @return the turns of the first scenario in which the army fights; 12 where there is none
int turnsOf(const oob::OrderOfBattle &book, ArmyId army);
/// For each commander who gives orders, the army's own first: a line for each turn.
Report orderSheets(const PrintBook &from, const PrintPart &part, int turns);

} // namespace sabretache::ui
