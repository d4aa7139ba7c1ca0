// What is under and around a cell's text, as the style has it.
#pragma once

#include <QColor>
#include <QStyleOptionViewItem>

class QPainter;

namespace sabretache::ui {

/// Draws the ground of a cell: selected, under the mouse, or nothing.
void drawCellGround(QPainter *painter, const QStyleOptionViewItem &option);
/// Draws the frame of the cell that has the keyboard.
void drawCellFocus(QPainter *painter, const QStyleOptionViewItem &option);
/// In what its text is drawn.
QColor cellInk(const QStyleOptionViewItem &option);
/// The air at either side of its text, in pixels.
int cellMargin(const QStyleOptionViewItem &option);

} // namespace sabretache::ui
