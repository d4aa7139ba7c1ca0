// The tree of an army with a spreadsheet's keys: arrows go from cell to cell, typing edits, Tab
// goes on, Alt and arrows move rows.
#pragma once

#include <QTreeView>

namespace sabretache::ui {

class ArmyTreeModel;

class ArmyView : public QTreeView {
    Q_OBJECT
public:
    explicit ArmyView(ArmyTreeModel &model, QWidget *parent = nullptr);

    /// Rows chosen, as indexes of column 0, in the order of the view; without those below another.
    QModelIndexList chosenRows() const;
    /// Visible columns from left to right.
    std::vector<int> visibleColumns() const;
    /// All rows from an index on, downwards as seen.
    QModelIndexList rowsFrom(const QModelIndex &index) const;
    void fitColumns();
    bool isEditing() const { return state() == EditingState; }
    /// A changed row is painted again, not all that are seen.
    void dataChanged(const QModelIndex &topLeft, const QModelIndex &bottomRight,
                     const QList<int> &roles = {}) override;

Q_SIGNALS:
    void fillWanted(const QModelIndex &index);
    void badgeClicked(const QModelIndex &index);

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void drawRow(QPainter *painter, const QStyleOptionViewItem &option,
                 const QModelIndex &index) const override;
    void drawBranches(QPainter *painter, const QRect &rect,
                      const QModelIndex &index) const override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QModelIndex besides(const QModelIndex &index, int step) const;
    ArmyTreeModel &m_model;
};

} // namespace sabretache::ui
