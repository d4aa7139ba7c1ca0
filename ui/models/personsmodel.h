// The register of an army: who there is, with rank and nation, and what each commands.
#pragma once

#include "ui/commands/bookeditor.h"

#include <QAbstractTableModel>

#include <vector>

namespace sabretache::ui {

class PersonsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Name, Rank, RankDate, Nation, Commands, Fate, Notes, Source, ColumnCount };

    PersonsModel(BookEditor &editor, ArmyId army, QObject *parent = nullptr);

    PersonId person(const QModelIndex &index) const;
    QModelIndex indexOf(PersonId person, int column = Name) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

private:
    void refresh();
    std::vector<PersonId> read() const;
    QString commandsOf(PersonId person) const;

    BookEditor &m_editor;
    ArmyId m_army;
    std::vector<PersonId> m_rows;
};

inline constexpr std::string_view kChangePerson = "change-person"; ///< (name)
inline constexpr std::string_view kNotADate = "edit-not-a-date";   ///< (input)

} // namespace sabretache::ui
