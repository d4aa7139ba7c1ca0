// A form's table of units: a row for each that may be chosen, a tick, and a column for each field
// that runs along (a charge order's targets, a march's distances).
#pragma once

#include "ui/models/battle/battledesk.h"

#include <QAbstractTableModel>
#include <QStyledItemDelegate>
#include <QTableView>

#include <string>
#include <vector>

namespace sabretache::ui {

class UnitsTableModel : public QAbstractTableModel {
    Q_OBJECT
public:
    explicit UnitsTableModel(const BattleDesk &desk, QObject *parent = nullptr);

    /// @param units the field of type "units"; `along` its columns, in order
    void show(const battle::FormField &units, std::vector<battle::FormField> along);
    const battle::FormField &alongField(int column) const;
    QString choiceText(const battle::FormField &field, const std::string &value) const;
    bool picked(int row) const;
    /// Where the columns have no room beside the names, these stand in the row headers, which do
    /// not scroll away; the first column holds the ticks alone then.
    void setNamesInHeader(bool on);
    const std::string &unitAt(int row) const {
        return m_units.choices[static_cast<std::size_t>(row)].value;
    }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    void unitsPicked(const std::vector<std::string> &units);
    void alongEdited(const std::string &key, const sabretache::Value &value);

private:
    std::optional<std::size_t> placeOf(int row) const; ///< among the picked ones
    Value cell(const battle::FormField &field, std::size_t place) const;

    const BattleDesk &m_desk;
    battle::FormField m_units;
    std::vector<battle::FormField> m_along;
    std::vector<std::string> m_picked;
    bool m_namesInHeader = false;
};

class UnitsTableDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    UnitsTableDelegate(const BattleDesk &desk, QObject *parent);
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model,
                      const QModelIndex &index) const override;

private:
    const BattleDesk &m_desk;
};

class UnitsTable : public QTableView {
    Q_OBJECT
public:
    UnitsTable(const BattleDesk &desk, QWidget *parent = nullptr);
    UnitsTableModel &tableModel() { return *m_model; }
    void fit();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    /// @param most pixels for one column beside the names @return what they take together
    int fitColumns(int most);
    UnitsTableModel *m_model;
};

} // namespace sabretache::ui
