// Paints one problem and says where its words are, so that the view can take clicks on them.
#pragma once

#include <QStyledItemDelegate>

namespace sabretache::ui {

class ProblemDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    struct Parts {
        QRect sign, name, rule, words, mend;
    };
    Parts parts(const QStyleOptionViewItem &option, const QModelIndex &index) const;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace sabretache::ui
