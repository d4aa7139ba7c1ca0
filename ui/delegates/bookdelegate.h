// Rows of the book's tree: an icon or an army's sign, the name, and a count at the right.
#pragma once

#include <QStyledItemDelegate>

namespace sabretache::ui {

class BookDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace sabretache::ui
