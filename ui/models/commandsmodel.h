// The commands of an army in roster order: who holds each, of what rank, since when, who is second;
// and which are vacant.
#pragma once

#include "ui/commands/bookeditor.h"

#include <QAbstractTableModel>

#include <string>
#include <vector>

namespace sabretache::ui {

class CommandsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Command, What, Commander, Rank, Since, Second, ColumnCount };
    enum Role {
        VacantRole = Qt::UserRole + 1, ///< bool: nobody commands where somebody should
        DepthRole                      ///< int: 0 the army
    };

    CommandsModel(BookEditor &editor, ArmyId army, QObject *parent = nullptr);

    oob::CommandId command(const QModelIndex &index) const;
    QModelIndex indexOf(const oob::CommandId &command, int column = Command) const;
    /// @return how many commands are vacant where somebody should command
    int vacancies() const;
    /// From when an appointment made here holds: ISO date; empty: it replaces the former one.
    void setDate(const std::string &date) { m_date = date; }
    const std::string &date() const { return m_date; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

private:
    struct Row {
        oob::CommandId id;
        int depth = 0;
        bool operator==(const Row &) const = default;
    };
    std::vector<Row> read() const;
    void readPosts();
    void refresh();
    bool isVacant(const Row &row) const;
    const oob::Post *post(const oob::CommandId &command, oob::PostRole role) const;

    BookEditor &m_editor;
    ArmyId m_army;
    std::string m_date;
    std::vector<Row> m_rows;
    std::map<std::pair<oob::CommandId, oob::PostRole>, oob::Post> m_posts; ///< that hold now
};

} // namespace sabretache::ui
