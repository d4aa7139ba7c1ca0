// How the widgets themselves are drawn.
#pragma once

class QStyle;

namespace sabretache::ui {

/// Fusion, drawn flat in our own lines and grounds: no gradients, scroll bars without arrows, boxes
/// to tick that are seen in the dark and grow with the text. Gradients also cost more than all else
/// of painting a page. (Never a style sheet: one of the application's makes each widget slower to
/// show.)
/// @return for QApplication::setStyle(), which takes it over
QStyle *makeStyle();

} // namespace sabretache::ui
