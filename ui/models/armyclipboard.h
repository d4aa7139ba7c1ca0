// Rows and cells as text, the way spreadsheets take and give it: tabs between cells, one row a
// line. Whole rows have a head line with the columns' stable names; depth is told by two spaces a
// level before the name, and a row without an arm is a column. That is enough to paste them into
// another army, another book, or a spreadsheet and back.
#pragma once

#include "ui/models/armytreemodel.h"

#include <QModelIndexList>
#include <QString>

namespace sabretache::ui {

/// Rows as a book holds them, beside their text on the clipboard: for another book of ours, or
/// another place in this one. Fields of every rule set, notes and commanders go along.
inline constexpr char kRowsMime[] = "application/x-sabretache-rows+json";
/// @return columns and units with all under them, as armies' JSON of one army
QByteArray rowsAsJson(const oob::OrderOfBattle &book, const std::vector<oob::NodeId> &nodes);
/// @return the edit that puts them under `parent` with new ids, before the child at `place`.
/// Commanders are found in the army's register by name, or added to it.
/// @error paste-nothing, paste-too-large (most), json-wrong (place)
Result<oob::Edit> pasteJson(const ArmyTreeModel &model, const QByteArray &json,
                            const RowRef &parent, std::optional<std::size_t> place);

/// @param rows indexes of column 0, in the order of the view
QString rowsAsText(const ArmyTreeModel &model, const QModelIndexList &rows);

/// @return whether the text begins with the head line of whole rows
bool looksLikeRows(const ArmyTreeModel &model, const QString &text);

/// Makes the edit that adds rows under `parent`, after its last child or before `place`.
/// @error paste-nothing, paste-too-large, paste-cell-wrong
Result<oob::Edit> pasteRows(const ArmyTreeModel &model, const QString &text, const RowRef &parent,
                            std::optional<std::size_t> place);

/// Makes the edit that puts a grid of cells into rows from the top left cell on; what reaches
/// beyond the last row or column is left out. One value goes into every row.
Result<oob::Edit> pasteCells(const ArmyTreeModel &model, const QString &text,
                             const QModelIndexList &rows, const std::vector<int> &columns);

inline constexpr std::string_view kPasteRows = "paste-rows";          ///< (count)
inline constexpr std::string_view kPasteCells = "paste-cells";        ///< (count)
inline constexpr std::string_view kPasteNothing = "paste-nothing";    ///< ()
inline constexpr std::string_view kPasteTooLarge = "paste-too-large"; ///< (most)
/// A cell that is refused. (row of what was pasted, column's title, the sentence of what is wrong)
inline constexpr std::string_view kPasteCellWrong = "paste-cell-wrong";

} // namespace sabretache::ui
