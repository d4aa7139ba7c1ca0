#include "ui/views/battle/splitrow.h"

#include <QBoxLayout>
#include <QEvent>

#include <algorithm>

namespace sabretache::ui {

SplitRow::SplitRow(QWidget *parent)
    : QWidget(parent), m_box(new QBoxLayout(QBoxLayout::LeftToRight, this)) {
    m_box->setContentsMargins(16, 6, 16, 6);
    m_box->setSpacing(6);
}

void SplitRow::fill(QWidget *first, QWidget *second, int leastChars) {
    m_first = first;
    m_second = second;
    m_leastChars = leastChars;
    m_box->addWidget(first, 1);
    m_box->addWidget(second);
    arrange();
}

QSize SplitRow::minimumSizeHint() const {
    const QMargins margins = m_box->contentsMargins();
    const int wide = std::max(m_first ? m_first->minimumSizeHint().width() : 0,
                              m_second ? m_second->minimumSizeHint().width() : 0);
    return {wide + margins.left() + margins.right(), m_box->minimumSize().height()};
}

void SplitRow::arrange() {
    if (!m_first || !m_second)
        return;
    const QMargins margins = m_box->contentsMargins();
    const int least = std::max(m_first->minimumSizeHint().width(),
                               m_leastChars * fontMetrics().averageCharWidth());
    const bool fits = least + m_second->sizeHint().width() + m_box->spacing() + margins.left() +
                          margins.right() <=
                      width();
    const auto direction = fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    if (m_box->direction() != direction) {
        m_box->setDirection(direction);
        updateGeometry();
    }
}

void SplitRow::resizeEvent(QResizeEvent *event) {
    QWidget::resizeEvent(event);
    arrange();
}

bool SplitRow::event(QEvent *event) {
    // Words, fonts and what is shown change what fits.
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::FontChange)
        arrange();
    return QWidget::event(event);
}

} // namespace sabretache::ui
