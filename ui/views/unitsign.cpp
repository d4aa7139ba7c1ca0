#include "ui/views/unitsign.h"

#include "ui/views/theme.h"

#include <QPainter>

#include <algorithm>

namespace sabretache::ui {

SignInk signInk(SignSide side, bool dark) {
    static const QPalette palettes[] = {Theme::palette(false), Theme::palette(true)};
    const Colours &c = coloursFor(palettes[dark ? 1 : 0]);
    switch (side) {
    case SignSide::First:
        return {c.firstSide, c.firstFill};
    case SignSide::Second:
        return {c.secondSide, c.secondFill};
    case SignSide::None:
        break;
    }
    return {c.quiet, c.base};
}

SignInk signInkForPrint() { return {Qt::black, Qt::white}; }

void paintUnitSign(QPainter &painter, const QRectF &rect, const UnitSign &sign,
                   const SignInk &ink) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal unit = std::min(rect.width() / 20.0, rect.height() / 16.0);
    const QSizeF size(20 * unit, 16 * unit);
    const QPointF origin(rect.center().x() - size.width() / 2,
                         rect.center().y() - size.height() / 2);
    painter.translate(origin);
    painter.scale(unit, unit);

    // In units of the sign: marks in the upper 4, the box below them.
    QPen pen(ink.line, 1.15);
    pen.setJoinStyle(Qt::MiterJoin);
    painter.setPen(pen);
    painter.setBrush(ink.fill);
    const QRectF box(0.9, 4.9, 18.2, 10.4);
    painter.drawRect(box);
    QRectF inner = box;
    if (sign.side == SignSide::Second) {
        inner = box.adjusted(1.9, 1.9, -1.9, -1.9);
        QPen thin(ink.line, 0.8);
        thin.setJoinStyle(Qt::MiterJoin);
        painter.setPen(thin);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(inner);
        painter.setPen(pen);
    }
    if (sign.arm) {
        if (isArtillery(*sign.arm)) {
            painter.setBrush(ink.line);
            painter.drawEllipse(inner.center(), 1.5, 1.5);
        } else {
            painter.drawLine(inner.bottomLeft(), inner.topRight());
            if (isInfantry(*sign.arm))
                painter.drawLine(inner.topLeft(), inner.bottomRight());
        }
        // Dragoons ride and shoot: the diagonal with a dot where the cross would meet.
        if (*sign.arm == Arm::Dragoons) {
            painter.setBrush(ink.line);
            painter.drawEllipse(inner.center(), 1.2, 1.2);
        }
    }

    const int crosses = sign.size == SignSize::Army      ? 4
                        : sign.size == SignSize::Column  ? 2
                        : sign.size == SignSize::Brigade ? 1
                                                         : 0;
    pen.setWidthF(1.0);
    painter.setPen(pen);
    const qreal step = 4.0;
    for (int i = 0; i < crosses; ++i) {
        const qreal x = 10 + (i - (crosses - 1) / 2.0) * step;
        painter.drawLine(QPointF(x - 1.25, 0.8), QPointF(x + 1.25, 3.3));
        painter.drawLine(QPointF(x - 1.25, 3.3), QPointF(x + 1.25, 0.8));
    }
    if (sign.size == SignSize::Battery)
        painter.drawLine(QPointF(10, 0.6), QPointF(10, 3.5));
    painter.restore();
}

} // namespace sabretache::ui
