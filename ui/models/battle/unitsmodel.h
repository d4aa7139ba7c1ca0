// Both orders of battle with their state, a row for each unit: strength, losses, condition,
// formation, who is locked with whom. The losses table of the end is the same.
#pragma once

#include "ui/models/battle/battledesk.h"

#include <QAbstractTableModel>

namespace sabretache::ui {

class UnitsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column {
        Name,
        SideColumn,
        Formation,
        Start,
        Now,
        Lost,
        ComingOff,
        Guns,
        Condition,
        Marks,
        LockedWith,
        ColumnCount
    };
    enum Role { ArmRole = Qt::UserRole, SideRole, ConditionRole, SortRole };

    explicit UnitsModel(const BattleDesk &desk, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

private:
    const BattleDesk &m_desk;
};

} // namespace sabretache::ui
