// Unit signs as wargamers draw them: a box with a cross for infantry, one diagonal for cavalry, a
// dot for artillery, size marks above. Vectors through a QPainter only, so that screen, print and
// diagram show the same.
#pragma once

#include "rules/arm.h"

#include <QColor>
#include <QRectF>

#include <optional>

class QPainter;

namespace sabretache::ui {

enum class SignSize { Army, Column, Brigade, Battery };
enum class SignSide { None, First, Second };

struct UnitSign {
    SignSize size = SignSize::Brigade;
    std::optional<Arm> arm; ///< empty: mixed, an empty box
    SignSide side = SignSide::None;
    bool operator==(const UnitSign &) const = default;
};

/// Colours of a sign; for the screen from the theme, for print black on white with the same
/// borders.
struct SignInk {
    QColor line;
    QColor fill;
};
SignInk signInk(SignSide side, bool dark);
SignInk signInkForPrint();

/// Paints the sign into `rect` (about 5 wide to 4 high), marks included. The second side has a
/// double border, so that the sides can be told apart without colour.
void paintUnitSign(QPainter &painter, const QRectF &rect, const UnitSign &sign, const SignInk &ink);

} // namespace sabretache::ui
