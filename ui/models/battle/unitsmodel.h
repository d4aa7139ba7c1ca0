// Both orders of battle with their state, a row for each unit: strength, losses, condition,
// formation, who is locked with whom. The losses table of the end is the same.
#pragma once

#include "ui/models/battle/battledesk.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

namespace sabretache::ui {

class UnitsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column {
        Name,
        Start, ///< this and what follows up to Guns are numbers
        Now,
        Lost,
        ComingOff,
        Guns,
        Condition,
        Marks,
        LockedWith,
        Formation,
        SideColumn, ///< the sign tells it already
        ColumnCount
    };
    enum Role {
        ArmRole = Qt::UserRole,
        SideRole,
        ConditionRole,
        SortRole,
        HiddenRole, ///< the viewer knows nothing of it
    };

    explicit UnitsModel(const BattleDesk &desk, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

private:
    const BattleDesk &m_desk;
};

/// Units that hold the words looked for, without those of which the viewer knows nothing.
class UnitsFilter : public QSortFilterProxyModel {
    Q_OBJECT
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override {
        return !sourceModel()->index(row, 0, parent).data(UnitsModel::HiddenRole).toBool() &&
               QSortFilterProxyModel::filterAcceptsRow(row, parent);
    }
};

} // namespace sabretache::ui
