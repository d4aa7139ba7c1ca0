#include "ui/views/battle/battlelook.h"

#include "ui/views/theme.h"
#include "ui/views/unitsign.h"

#include <QPaintEngine>
#include <QPainterPath>
#include <QPixmapCache>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace sabretache::ui {

namespace {

QColor mixed(const QColor &a, const QColor &b, double part) {
    const auto mix = [part](int x, int y) {
        return static_cast<int>(std::lround(x * (1 - part) + y * part));
    };
    return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

/// Draws a small picture that is drawn again and again: once, then copied. Only on a screen and at
/// its own size; elsewhere, and for what is larger, it is drawn as it is.
/// @param name tells the picture from all others, look included
template <class Draw>
void drawKept(QPainter &p, const QRectF &box, const QString &name, Draw draw) {
    const bool screen = p.paintEngine() && p.paintEngine()->type() == QPaintEngine::Raster &&
                        p.worldTransform().type() <= QTransform::TxTranslate;
    const QSize size(static_cast<int>(std::ceil(box.width())) + 1,
                     static_cast<int>(std::ceil(box.height())) + 1);
    if (!screen || size.width() > 200 || size.height() > 200) {
        draw(p, box);
        return;
    }
    const double ratio = p.device()->devicePixelRatioF();
    const QString key = QStringLiteral("battlelook/%1/%2/%3/%4")
                            .arg(name)
                            .arg(box.width())
                            .arg(box.height())
                            .arg(ratio);
    QPixmap map;
    if (!QPixmapCache::find(key, &map)) {
        map = QPixmap(size * ratio);
        map.setDevicePixelRatio(ratio);
        map.fill(Qt::transparent);
        QPainter own(&map);
        own.setFont(p.font());
        draw(own, QRectF(QPointF(0, 0), box.size()));
        own.end();
        QPixmapCache::insert(key, map);
    }
    p.drawPixmap(QPointF(std::round(box.left()), std::round(box.top())), map);
}

void paintSign(QPainter &p, const QRectF &box, int arm, int side, const BattleLook &look,
               bool faded);
void paintDie(QPainter &p, const QRectF &box, int face, const BattleLook &look, bool faded);

} // namespace

BattleLook BattleLook::of(const QPalette &palette) {
    const Colours &c = coloursFor(palette);
    BattleLook look;
    look.dark = c.dark;
    look.window = palette.color(QPalette::Window);
    look.base = palette.color(QPalette::Base);
    look.text = palette.color(QPalette::Active, QPalette::WindowText);
    look.raised = mixed(look.window, look.text, look.dark ? 0.08 : 0.05);
    look.line = c.line;
    look.dim = c.quiet;
    look.accent = c.accent;
    look.accentSoft = c.selected;
    look.onAccent = look.dark ? QColor(0x0B, 0x1F, 0x1A) : QColor(Qt::white);
    look.link = c.accent;
    look.side[0] = c.firstSide;
    look.side[1] = c.secondSide;
    look.disorder = look.dark ? QColor(0xF0, 0xCF, 0x45) : QColor(0x8A, 0x68, 0x00);
    look.rout = look.dark ? QColor(0xEC, 0x93, 0xD8) : QColor(0xA2, 0x2B, 0x86);
    look.gone = look.dim;
    return look;
}

ConditionShape conditionShape(const QString &key) {
    // The rule sets' own words; one that is not known here stands and fights.
    if (key == u"disorder" || key == u"spent" || key == u"shaken")
        return ConditionShape::Shaken;
    if (key == u"rout" || key == u"withdrawing" || key == u"running")
        return ConditionShape::Running;
    if (key == u"removed" || key == u"destroyed" || key == u"off-table" || key == u"withdrawn" ||
        key == u"gone" || key == u"captured" || key == u"abandoned")
        return ConditionShape::Gone;
    return ConditionShape::Whole;
}

QColor BattleLook::condition(const QString &key) const {
    switch (conditionShape(key)) {
    case ConditionShape::Whole:
        return dim;
    case ConditionShape::Shaken:
        return disorder;
    case ConditionShape::Running:
        return rout;
    case ConditionShape::Gone:
        break;
    }
    return gone;
}

QColor shareColour(const QString &key, std::size_t place, const BattleLook &look) {
    switch (conditionShape(key)) {
    case ConditionShape::Shaken:
        return look.disorder;
    case ConditionShape::Running:
    case ConditionShape::Gone:
        return look.rout;
    case ConditionShape::Whole:
        break;
    }
    // Neighbours must tell apart, by lightness too; the words stand below in the same order.
    const QColor parts[] = {look.dim, look.accent, look.disorder, look.rout, look.line};
    return parts[place % std::size(parts)];
}

QFont scaled(const QFont &font, double factor, bool bold) {
    QFont out = font;
    if (font.pointSizeF() > 0)
        out.setPointSizeF(font.pointSizeF() * factor);
    else
        out.setPixelSize(static_cast<int>(std::lround(font.pixelSize() * factor)));
    out.setBold(bold);
    return out;
}

QString ruleLink(const QString &rule, const BattleLook &look) {
    if (rule.isEmpty())
        return {};
    return QStringLiteral("<a href=\"rule:%1\" style=\"color:%2\">%1</a>")
        .arg(rule, look.link.name());
}

void drawUnitSign(QPainter &p, const QRectF &box, int arm, int side, const BattleLook &look,
                  bool faded) {
    drawKept(p, box,
             QStringLiteral("sign/%1/%2/%3/%4").arg(arm).arg(side).arg(look.dark).arg(faded),
             [&](QPainter &on, const QRectF &at) { paintSign(on, at, arm, side, look, faded); });
}

namespace {

void paintSign(QPainter &p, const QRectF &box, int arm, int side, const BattleLook &look,
               bool faded) {
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    QColor colour = side >= 0 ? look.side[side & 1] : look.dim;
    if (faded)
        colour = mixed(look.base, colour, 0.65);
    const double height = std::min(box.height(), box.width() / 1.5);
    QRectF r(0, 0, height * 1.5, height);
    r.moveCenter(box.center());
    r.adjust(1, 1, -1, -1);
    QPen pen(colour, std::max(1.2, height / 14));
    pen.setJoinStyle(Qt::MiterJoin);
    p.setPen(pen);
    if (arm < 0) {
        // A commander: a flag on its staff.
        const double x = r.left() + r.width() * 0.3;
        p.drawLine(QPointF(x, r.top()), QPointF(x, r.bottom()));
        QPolygonF flag;
        flag << QPointF(x, r.top()) << QPointF(r.right() - r.width() * 0.15, r.top())
             << QPointF(r.right() - r.width() * 0.15, r.top() + r.height() * 0.55)
             << QPointF(x, r.top() + r.height() * 0.55);
        p.setBrush(mixed(look.base, colour, side == 1 ? 0.15 : 0.5));
        p.drawPolygon(flag);
        p.restore();
        return;
    }
    const Arm which = static_cast<Arm>(arm);
    SignInk ink = signInk(side == 1   ? SignSide::Second
                          : side == 0 ? SignSide::First
                                      : SignSide::None,
                          look.dark);
    if (faded) {
        ink.line = mixed(look.base, ink.line, 0.6);
        ink.fill = mixed(look.base, ink.fill, 0.5);
    }
    UnitSign sign;
    sign.size = isArtillery(which) ? SignSize::Battery : SignSize::Brigade;
    sign.arm = which;
    sign.side = side == 1 ? SignSide::Second : side == 0 ? SignSide::First : SignSide::None;
    // The shared sign is 5 by 4 with its size marks.
    const double h = std::min(box.height(), box.width() * 0.8);
    QRectF signBox(0, 0, h * 1.25, h);
    signBox.moveCenter(box.center());
    paintUnitSign(p, signBox, sign, ink);
    p.restore();
}

} // namespace

void drawCondition(QPainter &p, const QRectF &box, const QString &key, const BattleLook &look) {
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    const double size = std::min(box.width(), box.height());
    QRectF r(0, 0, size, size);
    r.moveCenter(box.center());
    const QColor colour = look.condition(key);
    p.setPen(Qt::NoPen);
    p.setBrush(colour);
    const ConditionShape shape = conditionShape(key);
    if (shape == ConditionShape::Shaken) {
        QPolygonF lozenge;
        lozenge << QPointF(r.center().x(), r.top()) << QPointF(r.right(), r.center().y())
                << QPointF(r.center().x(), r.bottom()) << QPointF(r.left(), r.center().y());
        p.drawPolygon(lozenge);
    } else if (shape == ConditionShape::Running) {
        p.setBrush(Qt::NoBrush);
        p.setPen(QPen(colour, std::max(1.5, size / 6)));
        QPolygonF triangle;
        r.adjust(1, 1, -1, -1);
        triangle << r.topLeft() << r.topRight() << QPointF(r.center().x(), r.bottom());
        p.drawPolygon(triangle);
    } else if (shape == ConditionShape::Whole) {
        r.adjust(size / 8, size / 8, -size / 8, -size / 8);
        p.drawRect(r);
    } else {
        p.setPen(QPen(colour, std::max(1.5, size / 6)));
        r.adjust(size / 8, size / 8, -size / 8, -size / 8);
        p.drawLine(r.topLeft(), r.bottomRight());
        p.drawLine(r.bottomLeft(), r.topRight());
    }
    p.restore();
}

void drawDie(QPainter &p, const QRectF &box, int face, const BattleLook &look, bool faded) {
    if (face < 1 || face > 6) { // a number in the painter's font
        paintDie(p, box, face, look, faded);
        return;
    }
    drawKept(p, box, QStringLiteral("die/%1/%2/%3").arg(face).arg(look.dark).arg(faded),
             [&](QPainter &on, const QRectF &at) { paintDie(on, at, face, look, faded); });
}

namespace {

void paintDie(QPainter &p, const QRectF &box, int face, const BattleLook &look, bool faded) {
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    const QColor ink = look.dark ? QColor(0x20, 0x22, 0x25) : QColor(0x20, 0x22, 0x25);
    QColor ground = look.dark ? QColor(0xEE, 0xEF, 0xF1) : QColor(Qt::white);
    if (faded)
        ground = mixed(look.base, ground, 0.55);
    p.setPen(QPen(look.dark ? ground : look.dim, 1));
    p.setBrush(ground);
    p.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), box.width() / 6, box.width() / 6);
    if (face < 1 || face > 6) {
        p.setPen(ink);
        p.drawText(box, Qt::AlignCenter, QString::number(face));
        p.restore();
        return;
    }
    p.setPen(Qt::NoPen);
    p.setBrush(faded ? mixed(ground, ink, 0.7) : ink);
    const double dx = box.width() * 0.26;
    const double dy = box.height() * 0.26;
    const double r = box.width() * 0.095;
    const QPointF c = box.center();
    const auto pip = [&](int x, int y) {
        p.drawEllipse(QPointF(c.x() + x * dx, c.y() + y * dy), r, r);
    };
    if (face % 2 == 1)
        pip(0, 0);
    if (face >= 2) {
        pip(-1, -1);
        pip(1, 1);
    }
    if (face >= 4) {
        pip(1, -1);
        pip(-1, 1);
    }
    if (face == 6) {
        pip(-1, 0);
        pip(1, 0);
    }
    p.restore();
}

} // namespace

void drawStrengthBar(QPainter &p, const QRectF &box, int now, int comingOff, int start, int side,
                     const BattleLook &look) {
    p.save();
    p.setRenderHint(QPainter::Antialiasing, false);
    p.setPen(QPen(look.line, 1));
    p.setBrush(Qt::NoBrush);
    p.drawRect(box.adjusted(0, 0, -1, -1));
    if (start > 0) {
        const double unit = (box.width() - 2) / start;
        const QColor colour = look.side[side & 1];
        const double whole = unit * std::clamp(now, 0, start);
        const double off = unit * std::clamp(comingOff, 0, now);
        QRectF filled(box.left() + 1, box.top() + 1, whole, box.height() - 3);
        p.fillRect(QRectF(filled.left(), filled.top(), whole - off, filled.height()), colour);
        const QRectF hatch(filled.left() + whole - off, filled.top(), off, filled.height());
        p.fillRect(hatch, mixed(look.base, colour, 0.25));
        p.setPen(QPen(colour, 1));
        p.setClipRect(hatch);
        p.setRenderHint(QPainter::Antialiasing);
        for (double x = hatch.left() - hatch.height(); x < hatch.right(); x += 4)
            p.drawLine(QPointF(x, hatch.bottom()), QPointF(x + hatch.height(), hatch.top()));
    }
    p.restore();
}

} // namespace sabretache::ui
