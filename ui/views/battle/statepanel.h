// Both orders of battle with their state: every unit, sortable, filtered, to be copied.
#pragma once

#include "ui/models/battle/battledesk.h"
#include "ui/models/battle/unitsmodel.h"

#include <QStyledItemDelegate>
#include <QWidget>

class QLineEdit;
class QSortFilterProxyModel;
class QTableView;

namespace sabretache::ui {

/// Signs before names, shapes before conditions.
class UnitsDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
};

class StatePanel : public QWidget {
    Q_OBJECT
public:
    explicit StatePanel(BattleDesk &desk, QWidget *parent = nullptr);

private:
    void copy();
    void openMenu(const QPoint &at);

    BattleDesk &m_desk;
    UnitsModel *m_model;
    QSortFilterProxyModel *m_proxy;
    QTableView *m_view;
    QLineEdit *m_find;
};

} // namespace sabretache::ui
