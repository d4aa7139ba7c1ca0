#include "ui/views/campaign/stepdelegate.h"

#include "ui/delegates/cellbase.h"
#include "ui/views/theme.h"
#include "ui/views/wordslabel.h"

#include <QPainter>

#include <algorithm>

namespace sabretache::ui {

namespace {

/// Where the style puts the box, and takes clicks on it.
int boxWidth(const QStyleOptionViewItem &option) {
    return option.widget->style()->pixelMetric(QStyle::PM_IndicatorWidth, &option, option.widget) +
           2 * cellMargin(option);
}

} // namespace

const StepDelegate::Laid &StepDelegate::laid(const QStyleOptionViewItem &option,
                                             const QModelIndex &index, int row) const {
    if (m_font != option.font)
        m_laid.clear();
    m_font = option.font;
    QFont font = option.font;
    font.setBold(index.data(Qt::FontRole).value<QFont>().bold());
    const int width = row - boxWidth(option) - 2 * cellMargin(option);
    const auto [it, fresh] = m_laid.try_emplace({index.data().toString(), font.bold(), width});
    Laid &out = it->second;
    if (!fresh)
        return out;
    out.layout.setFont(font);
    out.layout.setText(QString(std::get<QString>(it->first)).replace(u'\n', QChar::LineSeparator));
    out.layout.setCacheEnabled(true);
    out.height = layLines(out.layout, width, 0).height();
    return out;
}

QSize StepDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const {
    const int box =
        option.widget->style()->pixelMetric(QStyle::PM_IndicatorHeight, &option, option.widget);
    const int row = option.rect.width();
    return {row, std::max(box, laid(option, index, row).height) + kRhythm / 2};
}

void StepDelegate::paint(QPainter *painter, const QStyleOptionViewItem &given,
                         const QModelIndex &index) const {
    QStyleOptionViewItem option = given;
    initStyleOption(&option, index);
    option.font = given.font; // what is laid out goes by the list's own
    drawCellGround(painter, option);
    QStyleOptionViewItem box = option;
    box.rect.setWidth(boxWidth(option));
    const int side =
        option.widget->style()->pixelMetric(QStyle::PM_IndicatorWidth, &option, option.widget);
    box.rect = QStyle::alignedRect(option.direction, Qt::AlignCenter, {side, side}, box.rect);
    box.state.setFlag(QStyle::State_HasFocus, false);
    box.state |= option.checkState == Qt::Checked ? QStyle::State_On : QStyle::State_Off;
    option.widget->style()->drawPrimitive(QStyle::PE_IndicatorItemViewItemCheck, &box, painter,
                                          option.widget);
    const Laid &words = laid(option, index, option.rect.width());
    painter->setPen(cellInk(option));
    words.layout.draw(painter,
                      QPointF(option.rect.left() + boxWidth(option) + cellMargin(option),
                              option.rect.top() + (option.rect.height() - words.height) / 2));
    drawCellFocus(painter, option);
}

} // namespace sabretache::ui
