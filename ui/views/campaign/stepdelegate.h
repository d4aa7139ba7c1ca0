// Steps of the turn in their list: a box to tick, a name, and below it what the step waits for.
#pragma once

#include <QFont>
#include <QStyledItemDelegate>
#include <QTextLayout>

#include <map>
#include <tuple>

namespace sabretache::ui {

/// Lays a step's words out once: the list asks for them each time it lays out its rows, which
/// showing it does several times over, and when it is painted.
class StepDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    struct Laid {
        QTextLayout layout;
        int height = 0;
    };
    /// @param row the row's width, in pixels
    const Laid &laid(const QStyleOptionViewItem &option, const QModelIndex &index, int row) const;
    using Key = std::tuple<QString, bool, int>; ///< words, bold, width
    mutable QFont m_font;
    mutable std::map<Key, Laid> m_laid;
};

} // namespace sabretache::ui
