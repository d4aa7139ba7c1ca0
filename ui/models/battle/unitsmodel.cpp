#include "ui/models/battle/unitsmodel.h"

namespace sabretache::ui {

UnitsModel::UnitsModel(const BattleDesk &desk, QObject *parent)
    : QAbstractTableModel(parent), m_desk(desk) {
    // The units of a battle are fixed; only their state changes.
    connect(&desk, &BattleDesk::changed, this, [this] {
        if (rowCount() > 0)
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    });
}

int UnitsModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_desk.setup().units.size());
}

int UnitsModel::columnCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant UnitsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return QAbstractTableModel::headerData(section, orientation, role);
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(
            (section >= Start && section <= Guns ? Qt::AlignRight : Qt::AlignLeft) |
            Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("Unit");
    case SideColumn:
        return tr("Side");
    case Formation:
        return tr("Column");
    case Start:
        return tr("Start");
    case Now:
        return tr("Now");
    case Lost:
        return tr("Lost");
    case ComingOff:
        return tr("Coming off");
    case Guns:
        return tr("Guns");
    case Condition:
        return tr("Condition");
    case Marks:
        return tr("Marks");
    case LockedWith:
        return tr("Locked with");
    default:
        return {};
    }
}

QVariant UnitsModel::data(const QModelIndex &index, int role) const {
    const auto i = static_cast<std::size_t>(index.row());
    if (!index.isValid() || i >= m_desk.setup().units.size() || i >= m_desk.view().units.size())
        return {};
    const battle::SetupUnit &unit = m_desk.setup().units[i];
    const battle::UnitView &view = m_desk.view().units[i];
    const BattleWords &words = m_desk.words();
    const bool hidden = view.steps == SideView::kUnknown;
    if (hidden && (role == Qt::DisplayRole || role == Qt::ToolTipRole) && index.column() >= Start &&
        index.column() <= Guns)
        return index.column() == ComingOff || (index.column() == Guns && !isArtillery(unit.arm))
                   ? QVariant(QString())
                   : QVariant(QStringLiteral("?"));
    if (role == HiddenRole)
        return !m_desk.sideView().sees(unit.id);
    if (role == ArmRole)
        return static_cast<int>(unit.arm);
    if (role == SideRole)
        return static_cast<int>(unit.side);
    if (role == ConditionRole)
        return fromStd(view.condition);
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(
            (index.column() >= Start && index.column() <= Guns ? Qt::AlignRight : Qt::AlignLeft) |
            Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != SortRole && role != Qt::ToolTipRole)
        return {};
    switch (index.column()) {
    case Name:
        return fromStd(unit.name);
    case SideColumn:
        return words.sideName(unit.side);
    case Formation:
        return words.columnName(unit.column);
    case Start:
        return view.startSteps;
    case Now:
        return view.steps;
    case Lost:
        return view.startSteps - view.steps;
    case ComingOff:
        return view.comingOff == 0 && role == Qt::DisplayRole ? QVariant(QString())
                                                              : QVariant(view.comingOff);
    case Guns:
        if (view.startGuns == 0)
            return {};
        return role == SortRole ? QVariant(view.guns)
                                : QVariant(tr("%1 of %2").arg(view.guns).arg(view.startGuns));
    case Condition:
        return words.label(TextKind::Condition, view.condition);
    case Marks: {
        QStringList marks;
        if (!view.formation.empty())
            marks << words.inside(TextKind::Formation, view.formation);
        for (const std::string &m : view.marks)
            marks << words.inside(TextKind::Mark, m);
        return marks.join(QStringLiteral(", "));
    }
    case LockedWith: {
        QStringList names;
        for (const UnitId &u : view.lockedWith)
            names << words.name(u.uuid);
        return names.join(QStringLiteral(", "));
    }
    default:
        return {};
    }
}

} // namespace sabretache::ui
