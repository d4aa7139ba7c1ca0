// A battle entered from paper: one row a unit, with all that the umpire may change about it, as a
// grid. What the columns are follows from the umpire's actions that the rule set offers, so that a
// new rule set has its grid at once.
#pragma once

#include "ui/models/battle/battledesk.h"

#include <QAbstractTableModel>

#include <map>
#include <string>
#include <vector>

namespace sabretache::ui {

class PaperModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Fixed { Name, Side, FixedCount };
    enum Role { SortRole = Qt::UserRole + 1, ArmRole, SideRole };
    explicit PaperModel(BattleDesk &desk, QObject *parent = nullptr);

    /// Reads the state anew; entries that have not been taken are lost.
    void refresh();
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    /// Enters what stands in a cell of a spreadsheet: a number, or a choice by its word.
    bool setText(const QModelIndex &index, const QString &text);
    /// The field of a cell as the engine describes it for that unit; null: nothing to enter there.
    const battle::FormField *field(const QModelIndex &index) const;
    /// @return how many units differ from the record
    std::size_t changedUnits() const;
    /// What brings the record to what was entered, in an order in which each is accepted.
    std::vector<Record> inputs(const std::string &reason) const;

private:
    struct Column {
        std::string action;
        std::string unitKey;
        std::string key; ///< empty: the action itself, as yes or no
    };
    struct Row {
        UnitId unit;
        std::vector<battle::FormField> cells; ///< one a column; an empty key: not for this unit
    };
    const Column &column(int section) const {
        return m_columns[static_cast<std::size_t>(section - FixedCount)];
    }
    const Value &valueAt(std::size_t row, std::size_t column) const;
    void readColumns();

    BattleDesk &m_desk;
    std::vector<Column> m_columns;
    std::vector<Row> m_rows;
    std::map<std::pair<std::size_t, std::size_t>, Value> m_entered; ///< by row and column
};

/// Ends phases by force until the battle has reached a turn and a phase; where nobody could do
/// anything in that phase the battle goes on to the next of itself. Rolls on the way are
/// thrown by the program in the umpire's name, questions get their default: all of it is in the
/// record.
/// @param phase place in View::phases
/// @return the steps that it took
/// @error what the battle refused on the way; the steps until then are taken back
Result<std::size_t> advanceTo(BattleDesk &desk, Turns turn, std::size_t phase,
                              const std::string &reason);
/// Goes to a turn and phase and enters `inputs` there as the umpire, all or nothing.
/// @error as `advanceTo`, or what was refused
Result<std::size_t> enterFromPaper(BattleDesk &desk, Turns turn, std::size_t phase,
                                   const std::vector<Record> &inputs, const std::string &reason);

/// advance-stuck (turn): a turn could not be reached by ending phases
inline constexpr std::string_view kAdvanceStuck = "advance-stuck";
/// advance-past (turn): the battle is beyond it already
inline constexpr std::string_view kAdvancePast = "advance-past";

} // namespace sabretache::ui
