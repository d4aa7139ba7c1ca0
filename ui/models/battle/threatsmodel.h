// What each enemy that is named as in reach could do to one unit: a row for each action. Positions
// are the table's, so enemies and distances are entered; they are remembered for each unit.
#pragma once

#include "odds/draftodds.h"
#include "ui/models/battle/battledesk.h"

#include <QAbstractTableModel>

#include <map>

namespace sabretache::ui {

class ThreatsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Enemy, Distance, Action, Expected, Outcome, ColumnCount };

    explicit ThreatsModel(const BattleDesk &desk, QObject *parent = nullptr);
    /// @param source null: no odds are worked out for this rule set; must outlive the model
    void setSource(const odds::DraftOddsSource *source);
    const odds::DraftOddsSource *source() const { return m_source; }

    /// The unit that is threatened; null: none.
    void setUnit(UnitId unit);
    UnitId unit() const { return m_unit; }
    /// Enemies of the unit that are on the table, as far as the viewer knows.
    std::vector<UnitId> enemies() const;
    /// Names an enemy as in reach, or gives it another distance.
    void name(UnitId enemy, std::int64_t distance);
    void drop(int row);
    /// @return the odds of a row; null: the enemy can do nothing from there
    const odds::DraftOdds *odds(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

private:
    struct Named {
        UnitId enemy;
        std::int64_t distance = 0;
    };
    struct Row {
        Named named;
        std::optional<odds::Threat> threat; ///< empty: nothing is possible from there
    };
    void rebuild();

    const BattleDesk &m_desk;
    const odds::DraftOddsSource *m_source = nullptr;
    UnitId m_unit;
    std::map<UnitId, std::vector<Named>> m_named; ///< by the unit that is threatened
    std::vector<Row> m_rows;
};

} // namespace sabretache::ui
