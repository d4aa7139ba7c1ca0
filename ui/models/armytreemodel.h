// The order of battle of one army as a tree: the army, its columns, its brigades and batteries.
//
// The model keeps a tree of its own (ids, order, sums), so that it can announce each insertion,
// removal and move exactly when its own tree changes; words are read from the session when asked.
// A changed unit costs its own line of parents. Filtering is done here too: a row hidden by the
// filter is simply not among its parent's shown children.
#pragma once

#include "ui/commands/bookeditor.h"
#include "ui/models/armycells.h"
#include "ui/models/problemsmodel.h"

#include <QAbstractItemModel>

#include <memory>
#include <unordered_map>
#include <vector>

namespace sabretache::ui {

/// Size and kind of a row's sign, free of painting code.
struct RowSign {
    int size = 2;           ///< 0 army, 1 column, 2 brigade, 3 battery
    std::optional<Arm> arm; ///< empty: mixed
    int side = -1;          ///< 0, 1 or none
};

/// Strength of a row for its bar.
struct RowStrength {
    std::int64_t now = 0;
    std::int64_t full = 0;
    bool crew = false;
    bool known = false;
    bool estimated = false;
};

class ArmyTreeModel : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Role {
        SortRole = Qt::UserRole + 1, ///< numbers as numbers
        SignRole,                    ///< RowSign
        StrengthRole,                ///< RowStrength
        SeverityRole,                ///< int of rules::Severity; -1: nothing is wrong
        GroupRole,                   ///< bool: an army or a column
        VacantRole,                  ///< bool: the command is vacant where there should be one
        NationRole,                  ///< QStringList: colours of the nation, "#rrggbb" or empty
        QuietRole                    ///< bool: second-rank text, such as what a column is made of
    };

    /// @param problems may be null
    ArmyTreeModel(BookEditor &editor, ProblemsModel *problems, ArmyId army,
                  QObject *parent = nullptr);
    ~ArmyTreeModel() override;

    ArmyId army() const { return m_army; }
    BookEditor &editor() const { return m_editor; }
    const ArmyCells &cells() const { return *m_cells; }
    const ArmyCells::Column &cell(int column) const {
        return m_cells->columns()[static_cast<std::size_t>(column)];
    }
    RowRef row(const QModelIndex &index) const;
    QModelIndex indexOf(const RowRef &row, int column = 0) const;
    const RowSums &sums() const;
    const RowSums &sums(const QModelIndex &index) const;
    QString commanderOf(const RowRef &row) const;

    /// Shows only rows whose name, commander, nation, arm or field words hold every word of
    /// `filter`, with the rows above and below them. Empty: all.
    void setFilter(const QString &filter);
    QString filter() const { return m_filter; }
    /// @return how many units are shown
    int shownUnits() const;
    /// @return the next row in reading order that holds every word of `text`, after `from`
    QModelIndex findNext(const QString &text, const QModelIndex &from, bool backwards) const;

    /// Sorts what is seen within each parent, not what is stored; -1: the stored order.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;
    int sortColumn() const { return m_sortColumn; }

    /// Puts one value into a column of several rows, as one undo step. Rows that can't take it are
    /// left out.
    bool setMany(const QModelIndexList &rows, int column, const QString &input);
    /// Moves rows among or between parents, as one undo step.
    /// @param place in stored order, among what is there now; -1: at the end
    bool moveRowsTo(const std::vector<RowRef> &rows, const RowRef &parent, int place);

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    Qt::DropActions supportedDropActions() const override;
    QStringList mimeTypes() const override;
    QMimeData *mimeData(const QModelIndexList &indexes) const override;
    bool canDropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                         const QModelIndex &parent) const override;
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                      const QModelIndex &parent) override;

Q_SIGNALS:
    void sumsChanged();

private:
    struct Node;
    using NodePtr = std::unique_ptr<Node>;

    Node *nodeAt(const QModelIndex &index) const;
    Node *find(const RowRef &row) const;
    void makeIndex() const;
    QModelIndex indexOf(const Node *node, int column = 0) const;
    void rebuild();
    NodePtr build(const RowRef &row, const oob::Children &children, Node *parent);
    void forget(Node *node);
    RowSums ownSums(const RowRef &row) const;
    void addSums(Node *node, const RowSums &before, const RowSums &after);
    void takeIn(const oob::ChangeSet &changes);
    void touch(Node *node);
    void restructure(const oob::ChangeSet &changes);
    void arrange(Node *parent, const oob::Children &children);
    void renumber(Node *parent) const;
    bool matches(const Node *node) const;
    std::string wordsOf(const Node *node) const;
    bool applyFilter(Node *node, bool above);
    void hide(Node *node);
    void showHits();
    void gatherWords();
    void sortShown(Node *node);
    void readCommanders();
    RowSign sign(const Node *node) const;
    /// @return what a column of numbers is sorted by, where no row of the book need be looked up
    std::optional<qlonglong> sortNumber(const Node *node, CellKind kind) const;
    int severity(const Node *node) const;
    std::vector<RowRef> rowsIn(const QMimeData *data) const;

    BookEditor &m_editor;
    ProblemsModel *m_problems;
    ArmyId m_army;
    std::unique_ptr<ArmyCells> m_cells;
    NodePtr m_root;
    mutable std::unordered_map<Uuid, Node *> m_byId;
    mutable bool m_indexed = false;
    std::map<oob::CommandId, PersonId> m_commanders;
    QString m_filter;
    std::vector<std::string> m_filterWords; ///< case-folded UTF-8
    /// The words of all rows one after the other, in stored order, so that a key in the filter
    /// costs one search through one text.
    struct AllWords {
        std::string text;
        std::vector<std::pair<std::size_t, Node *>> ends; ///< where each row's words end
    };
    AllWords m_words; ///< empty: to be gathered
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

} // namespace sabretache::ui

Q_DECLARE_METATYPE(sabretache::ui::RowSign)
Q_DECLARE_METATYPE(sabretache::ui::RowStrength)
