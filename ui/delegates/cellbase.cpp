#include "ui/delegates/cellbase.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOptionFocusRect>
#include <QWidget>

namespace sabretache::ui {

namespace {

QPalette::ColorGroup groupOf(const QStyleOptionViewItem &option) {
    return !option.state.testFlag(QStyle::State_Enabled)  ? QPalette::Disabled
           : !option.state.testFlag(QStyle::State_Active) ? QPalette::Inactive
                                                          : QPalette::Normal;
}

bool isSelected(const QStyleOptionViewItem &option) {
    return option.state.testFlag(QStyle::State_Selected);
}

} // namespace

void drawCellGround(QPainter *painter, const QStyleOptionViewItem &option) {
    option.widget->style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, painter,
                                          option.widget);
}

void drawCellFocus(QPainter *painter, const QStyleOptionViewItem &option) {
    if (!option.state.testFlag(QStyle::State_HasFocus))
        return;
    QStyleOptionFocusRect focus;
    focus.QStyleOption::operator=(option);
    focus.state |= QStyle::State_KeyboardFocusChange | QStyle::State_Item;
    focus.backgroundColor = option.palette.color(
        groupOf(option), isSelected(option) ? QPalette::Highlight : QPalette::Window);
    option.widget->style()->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, painter,
                                          option.widget);
}

QColor cellInk(const QStyleOptionViewItem &option) {
    return option.palette.color(groupOf(option),
                                isSelected(option) ? QPalette::HighlightedText : QPalette::Text);
}

int cellMargin(const QStyleOptionViewItem &option) {
    return option.widget->style()->pixelMetric(QStyle::PM_FocusFrameHMargin, &option,
                                               option.widget) +
           1;
}

} // namespace sabretache::ui
