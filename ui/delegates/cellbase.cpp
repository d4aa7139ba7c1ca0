#include "ui/delegates/cellbase.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOptionFocusRect>
#include <QWidget>

namespace sabretache::ui {

void drawCellGround(QPainter *painter, const QStyleOptionViewItem &option) {
    option.widget->style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, painter,
                                          option.widget);
}

void drawCellFocus(QPainter *painter, const QStyleOptionViewItem &option) {
    if (!option.state.testFlag(QStyle::State_HasFocus))
        return;
    QStyleOptionFocusRect focus;
    focus.QStyleOption::operator=(option);
    focus.state |= QStyle::State_KeyboardFocusChange;
    option.widget->style()->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, painter,
                                          option.widget);
}

QColor cellInk(const QStyleOptionViewItem &option) {
    const auto group = !option.state.testFlag(QStyle::State_Enabled)  ? QPalette::Disabled
                       : !option.state.testFlag(QStyle::State_Active) ? QPalette::Inactive
                                                                      : QPalette::Normal;
    return option.palette.color(group, option.state.testFlag(QStyle::State_Selected)
                                           ? QPalette::HighlightedText
                                           : QPalette::Text);
}

int cellMargin(const QStyleOptionViewItem &option) {
    return option.widget->style()->pixelMetric(QStyle::PM_FocusFrameHMargin, &option,
                                               option.widget) +
           1;
}

} // namespace sabretache::ui
