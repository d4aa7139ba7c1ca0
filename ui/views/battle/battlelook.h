// How a battle is drawn: colours of the two sides and of conditions in both themes, unit signs,
// dice faces, strength bars. Every colour goes with a shape or a word.
#pragma once

#include "rules/arm.h"

#include <QColor>
#include <QFont>
#include <QPainter>
#include <QPalette>
#include <QRectF>
#include <QString>

namespace sabretache::ui {

/// Four shapes for every rule set's conditions: square, lozenge, triangle, cross.
enum class ConditionShape { Whole, Shaken, Running, Gone };
ConditionShape conditionShape(const QString &key);

struct BattleLook {
    bool dark = false;
    QColor window, base, raised, line, text, dim, accent, accentSoft, onAccent, link;
    QColor side[2];
    QColor disorder, rout, gone;

    static BattleLook of(const QPalette &palette);
    QColor condition(const QString &key) const;
};

/// A unit sign in `box`: cross for infantry, one diagonal for cavalry, a dot for artillery. The
/// second side's box has a double border, so that sides differ without colour.
/// @param arm as int of Arm; -1: a commander (a flag)
void drawUnitSign(QPainter &p, const QRectF &box, int arm, int side, const BattleLook &look,
                  bool faded = false);
/// The shape of a condition: square, lozenge, triangle, cross.
void drawCondition(QPainter &p, const QRectF &box, const QString &key, const BattleLook &look);
/// A die's face with pips for 1 to 6, else the number.
void drawDie(QPainter &p, const QRectF &box, int face, const BattleLook &look, bool faded = false);
/// Strength now and what is coming off, against the start.
void drawStrengthBar(QPainter &p, const QRectF &box, int now, int comingOff, int start, int side,
                     const BattleLook &look);

/// The colour of one part of a bar of outcomes: a condition has its own, other words one each.
/// @param place among the parts
QColor shareColour(const QString &key, std::size_t place, const BattleLook &look);

/// `font` at `factor` of its size.
QFont scaled(const QFont &font, double factor, bool bold = false);
/// A link that opens a rule, for rich-text labels: `<a href="rule:CJ-6.1">CJ-6.1</a>`.
QString ruleLink(const QString &rule, const BattleLook &look);

} // namespace sabretache::ui
