// The grid of a return, one side of it: a line for each brigade, under a row for each army and
// column with its commander's fate and the sums of what it holds. The same for a battle in the
// program and for one on paper. Cells are typed or pasted; what follows by the dice stands beside
// them and can be overridden, which marks the line.
#pragma once

#include "ui/models/campaign/campaigndesk.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <vector>

namespace sabretache::ui {

class ReturnModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column {
        Name,
        Start,
        Lost,
        Routed, ///< empty, "yes", or with how many it left the table
        Won,
        Removed, ///< empty, or with how many it was removed
        GunsLost,
        Spent,
        Fate,
        Back,
        Killed,
        Missing,
        Prisoners,
        Present,
        ColumnCount
    };
    enum Role {
        SortRole = Qt::UserRole + 1,
        ArmRole,    ///< int of Arm; -1: a commander
        SideRole,   ///< 0 or 1
        MarkRole,   ///< bool: edited by the umpire
        LevelRole,  ///< int: 0 for a brigade's line, 1 and more for what holds lines, outermost 1
        FollowsRole ///< bool: a column of what follows
    };

    ReturnModel(CampaignDesk &desk, campaign::FightId fight, int side, QObject *parent = nullptr);

    const campaign::Return &paper() const { return m_sheet.paper; }
    const campaign::Fight &fight() const { return m_sheet.fight; }
    /// @return the line of a row; null: an army's or a column's row.
    const campaign::ReturnLine *line(int row) const;
    /// @return who commands what a row stands for; null: a brigade's line, or nobody.
    const campaign::ReturnPerson *person(int row) const;
    /// The dice of the line or the commander of a row in words; empty: none are thrown.
    QStringList diceOf(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

    /// Puts cells into the grid from a corner on, as one edit: rows and columns as in a
    /// spreadsheet. Cells that can't be set are passed over, rows of armies and columns too: a
    /// spreadsheet has a row for each brigade.
    /// @return how many cells were taken
    int paste(const QModelIndex &corner, const QList<QStringList> &cells);
    /// Takes the umpire's figures off a line: dice say again what follows.
    bool clearEdited(const QModelIndex &index);

public Q_SLOTS:
    void reload();

private:
    struct Row {
        bool line = true;   ///< a brigade's; else an army's, a column's, or a commander's alone
        std::size_t at = 0; ///< index of the line or of the commander; kNobody
        int level = 0;
        QString name;                     ///< of an army or a column
        std::vector<std::size_t> lines{}; ///< all below it
        bool operator==(const Row &) const = default;
    };
    struct Sheet {
        campaign::Fight fight;
        campaign::Return paper;
        std::vector<Row> rows;
    };
    static constexpr std::size_t kNobody = ~std::size_t(0);
    Sheet read() const;
    std::vector<Row> rowsOf(const campaign::Return &paper) const;
    QVariant groupData(const Row &row, int column, int role) const;
    QString fateOf(const campaign::ReturnPerson &person) const;
    bool editable(const QModelIndex &index) const;
    /// @return false when the text can't stand there; `paper` is unchanged then.
    bool put(campaign::Return &paper, const QModelIndex &index, const QVariant &value) const;
    std::size_t ownPerson(UnitId unit) const;

    CampaignDesk &m_desk;
    campaign::FightId m_id;
    int m_side;
    Sheet m_sheet;
    bool m_points = false; ///< the rule set spends points (CA-4.4)
};

/// Rows and cells of text from a spreadsheet: tabs, or semicolons where there are none.
QList<QStringList> cellsOf(const QString &text);

} // namespace sabretache::ui
