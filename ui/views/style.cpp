#include "ui/views/style.h"

#include "ui/views/icons.h"
#include "ui/views/theme.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QPainter>
#include <QProxyStyle>
#include <QStyleOption>

#include <algorithm>

namespace sabretache::ui {

namespace {

constexpr int kToolTipAir = 3;   ///< about a tip's words, in pixels
constexpr int kScrollAir = 3;    ///< at either side of a scroll bar's handle
constexpr int kLeastHandle = 32; ///< of a scroll bar, along it

QColor between(const QColor &a, const QColor &b, double share) {
    const auto mix = [share](int x, int y) { return x + int((y - x) * share); };
    return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

/// Lines around what can be pressed: seen on every ground.
QColor edgeOf(const Colours &colours) { return between(colours.line, colours.quiet, 0.4); }

/// A filled box whose corners are cut by a pixel, with a line around it. (A round corner drawn
/// smooth takes ten times as long.)
void drawBox(QPainter *painter, const QRect &rect, const QColor &fill, const QColor &edge) {
    const QRect inner = rect.adjusted(1, 1, -1, -1);
    painter->fillRect(inner, fill);
    painter->fillRect(inner.left(), rect.top(), inner.width(), 1, edge);
    painter->fillRect(inner.left(), rect.bottom(), inner.width(), 1, edge);
    painter->fillRect(rect.left(), inner.top(), 1, inner.height(), edge);
    painter->fillRect(rect.right(), inner.top(), 1, inner.height(), edge);
}

void drawButton(QPainter *painter, const QStyleOption &option) {
    const Colours &colours = coloursFor(option.palette);
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(&option);
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const bool down = option.state.testFlag(QStyle::State_Sunken);
    const bool on = option.state.testFlag(QStyle::State_On);
    const bool under = option.state.testFlag(QStyle::State_MouseOver);
    const bool first = button && button->features.testFlag(QStyleOptionButton::DefaultButton);
    const QColor ground = option.palette.color(QPalette::Button);
    const QColor fill = !enabled ? colours.window
                        : down   ? between(ground, colours.line, 0.8)
                        : on     ? colours.selected
                        : under  ? between(ground, colours.line, 0.3)
                                 : ground;
    drawBox(painter, option.rect, fill,
            !enabled      ? colours.line
            : first || on ? colours.accent
                          : edgeOf(colours));
}

void drawTick(QPainter *painter, const QStyleOption &option, bool round) {
    const Colours &colours = coloursFor(option.palette);
    const bool enabled = option.state & QStyle::State_Enabled;
    const bool focused =
        option.state & QStyle::State_HasFocus && option.state & QStyle::State_KeyboardFocusChange;
    const QColor ink =
        option.palette.color(enabled ? QPalette::Active : QPalette::Disabled, QPalette::Text);
    const double side = std::min(option.rect.width(), option.rect.height()) - 1.0;
    QRectF box(0, 0, side, side);
    box.moveCenter(QRectF(option.rect).center());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(focused   ? colours.accent
                         : enabled ? colours.quiet
                                   : colours.line,
                         focused ? 2 : 1));
    painter->setBrush(enabled ? colours.base : colours.window);
    if (round)
        painter->drawEllipse(box);
    else
        painter->drawRoundedRect(box, side / 8, side / 8);
    if (option.state & QStyle::State_On) {
        if (round) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(ink);
            painter->drawEllipse(box.center(), side * 0.24, side * 0.24);
        } else {
            painter->setPen(QPen(ink, side / 7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            const QPointF points[] = {box.topLeft() + QPointF(side * 0.22, side * 0.52),
                                      box.topLeft() + QPointF(side * 0.43, side * 0.74),
                                      box.topLeft() + QPointF(side * 0.79, side * 0.27)};
            painter->setBrush(Qt::NoBrush);
            painter->drawPolyline(points, 3);
        }
    } else if (option.state & QStyle::State_NoChange) { // some of them
        painter->setPen(Qt::NoPen);
        painter->setBrush(ink);
        painter->drawRect(box.adjusted(side * 0.25, side * 0.42, -side * 0.25, -side * 0.42));
    }
    painter->restore();
}

void drawHeaderGround(QPainter *painter, const QStyleOptionHeader &option) {
    const Colours &colours = coloursFor(option.palette);
    const bool down = option.state.testFlag(QStyle::State_Sunken);
    const QRect &rect = option.rect;
    painter->fillRect(rect, down ? colours.line : colours.window);
    const bool last = option.position == QStyleOptionHeader::End ||
                      option.position == QStyleOptionHeader::OnlyOneSection;
    const QRect right(rect.right(), rect.top(), 1, rect.height());
    const QRect below(rect.left(), rect.bottom(), rect.width(), 1);
    if (option.orientation == Qt::Horizontal) {
        if (!last)
            painter->fillRect(right, colours.line);
        painter->fillRect(below, edgeOf(colours));
    } else {
        painter->fillRect(right, edgeOf(colours));
        painter->fillRect(below, colours.line);
    }
}

/// What is right of the last head, or below it.
void drawHeaderRest(QPainter *painter, const QStyleOption &option) {
    const Colours &colours = coloursFor(option.palette);
    const QRect &rect = option.rect;
    painter->fillRect(rect, colours.window);
    if (option.state.testFlag(QStyle::State_Horizontal))
        painter->fillRect(rect.left(), rect.bottom(), rect.width(), 1, edgeOf(colours));
    else
        painter->fillRect(rect.right(), rect.top(), 1, rect.height(), edgeOf(colours));
}

/// Where the keyboard is; only once a key was used.
void drawFocus(QPainter *painter, const QStyleOption &option) {
    if (!option.state.testFlag(QStyle::State_KeyboardFocusChange))
        return;
    const QColor &accent = coloursFor(option.palette).accent;
    const QRect &rect = option.rect;
    painter->fillRect(rect.left(), rect.top(), rect.width(), 1, accent);
    painter->fillRect(rect.left(), rect.bottom(), rect.width(), 1, accent);
    painter->fillRect(rect.left(), rect.top(), 1, rect.height(), accent);
    painter->fillRect(rect.right(), rect.top(), 1, rect.height(), accent);
}

/// A tab above its page.
void drawTab(QPainter *painter, const QStyleOptionTab &option) {
    const Colours &colours = coloursFor(option.palette);
    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    const bool under = option.state.testFlag(QStyle::State_MouseOver);
    const QRect rect = chosen ? option.rect : option.rect.adjusted(0, 2, 0, -1);
    painter->fillRect(rect, chosen  ? colours.base
                            : under ? between(colours.window, colours.base, 0.5)
                                    : between(colours.window, colours.line, 0.4));
    painter->fillRect(rect.left(), rect.top(), 1, rect.height(), colours.line);
    painter->fillRect(rect.right(), rect.top(), 1, rect.height(), colours.line);
    if (chosen)
        painter->fillRect(rect.left(), rect.top(), rect.width(), 2, colours.accent);
    else
        painter->fillRect(rect.left(), rect.top(), rect.width(), 1, colours.line);
}

void drawScrollBar(QPainter *painter, const QStyleOptionSlider &option, const QRect &handle) {
    const Colours &colours = coloursFor(option.palette);
    painter->fillRect(option.rect, colours.window);
    if (option.maximum <= option.minimum)
        return;
    const bool held = option.activeSubControls == QStyle::SC_ScrollBarSlider;
    const QColor fill = between(colours.line, colours.quiet, held ? 0.8 : 0.4);
    drawBox(painter,
            option.orientation == Qt::Vertical ? handle.adjusted(kScrollAir, 1, -kScrollAir, -1)
                                               : handle.adjusted(1, kScrollAir, -1, -kScrollAir),
            fill, fill);
}

/// Where the parts of a scroll bar are: its whole length is for the handle.
QRect scrollPart(const QStyleOptionSlider &option, QStyle::SubControl part) {
    const bool upright = option.orientation == Qt::Vertical;
    const int length = upright ? option.rect.height() : option.rect.width();
    const auto range = qint64(option.maximum) - option.minimum;
    int handle = length;
    if (range > 0) {
        const double share = double(option.pageStep) / double(range + option.pageStep);
        handle = std::clamp(int(length * share), std::min(kLeastHandle, length), length);
    }
    const int from = QStyle::sliderPositionFromValue(
        option.minimum, option.maximum, option.sliderPosition, length - handle, option.upsideDown);
    const auto stretch = [&](int begin, int end) {
        const QRect rect = upright ? QRect(0, begin, option.rect.width(), end - begin)
                                   : QRect(begin, 0, end - begin, option.rect.height());
        return QStyle::visualRect(option.direction, option.rect,
                                  rect.translated(option.rect.topLeft()));
    };
    switch (part) {
    case QStyle::SC_ScrollBarSlider:
        return stretch(from, from + handle);
    case QStyle::SC_ScrollBarSubPage:
        return stretch(0, from);
    case QStyle::SC_ScrollBarAddPage:
        return stretch(from + handle, length);
    case QStyle::SC_ScrollBarGroove:
        return option.rect;
    default:
        return {};
    }
}

class FlatFusion final : public QProxyStyle {
public:
    FlatFusion() : QProxyStyle(QStringLiteral("fusion")) {}

    int pixelMetric(PixelMetric metric, const QStyleOption *option,
                    const QWidget *widget) const override {
        if (metric == PM_ToolBarIconSize)
            metric = PM_SmallIconSize;
        const int usual = QProxyStyle::pixelMetric(metric, option, widget);
        // Icons grow with the text beside them.
        if (metric == PM_SmallIconSize || metric == PM_ButtonIconSize)
            return std::max(usual, QFontMetrics(QApplication::font()).height() - 2);
        switch (metric) {
        case PM_ToolTipLabelFrameWidth:
            return usual + kToolTipAir;
        case PM_IndicatorWidth:
        case PM_IndicatorHeight:
        case PM_ExclusiveIndicatorWidth:
        case PM_ExclusiveIndicatorHeight:
            return std::max(usual, QFontMetrics(QApplication::font()).ascent() + 2);
        default:
            return usual;
        }
    }

    /// The arrow of a tool bar that has more than there is room for: Fusion's own is black.
    QIcon standardIcon(StandardPixmap which, const QStyleOption *option,
                       const QWidget *widget) const override {
        return which == SP_ToolBarHorizontalExtensionButton
                   ? icon(QStringLiteral("more"))
                   : QProxyStyle::standardIcon(which, option, widget);
    }

    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &contents,
                           const QWidget *widget) const override {
        QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
        // Fusion's air about a button's words does not grow with them; in a row of a
        // dialog's buttons there is room for it.
        if (type == CT_PushButton && widget &&
            qobject_cast<const QDialogButtonBox *>(widget->parentWidget()))
            size.setWidth(std::max(size.width(), contents.width() + option->fontMetrics.height()));
        return size;
    }

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override {
        switch (element) {
        case PE_FrameStatusBarItem:
            return;
        case PE_FrameFocusRect:
            drawFocus(painter, *option);
            return;
        case PE_PanelButtonCommand:
            drawButton(painter, *option);
            return;
        case PE_IndicatorRadioButton:
        case PE_IndicatorCheckBox:
        case PE_IndicatorItemViewItemCheck:
            drawTick(painter, *option, element == PE_IndicatorRadioButton);
            return;
        default:
            QProxyStyle::drawPrimitive(element, option, painter, widget);
        }
    }

    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override {
        const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option);
        const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option);
        if (element == CE_HeaderSection && header)
            drawHeaderGround(painter, *header);
        else if (element == CE_HeaderEmptyArea)
            drawHeaderRest(painter, *option);
        else if (element == CE_TabBarTabShape && tab && tab->shape == QTabBar::RoundedNorth)
            drawTab(painter, *tab);
        else
            QProxyStyle::drawControl(element, option, painter, widget);
    }

    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                            QPainter *painter, const QWidget *widget) const override {
        const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option);
        if (control == CC_ScrollBar && bar)
            drawScrollBar(painter, *bar, scrollPart(*bar, SC_ScrollBarSlider));
        else
            QProxyStyle::drawComplexControl(control, option, painter, widget);
    }

    QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                         const QWidget *widget) const override {
        const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option);
        return control == CC_ScrollBar && bar
                   ? scrollPart(*bar, part)
                   : QProxyStyle::subControlRect(control, option, part, widget);
    }
};

} // namespace

QStyle *makeStyle() { return new FlatFusion; }

} // namespace sabretache::ui
