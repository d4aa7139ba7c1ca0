// Facts in a small table that can be copied.
#pragma once

#include "base/id.h"

#include <QTreeView>

namespace sabretache::ui {

/// A table of texts: read-only rows with an id each. (A tree view without branches: it is made and
/// shown in half the time of a table view, which has a second head and a corner.)
class FactTable : public QTreeView {
    Q_OBJECT
public:
    explicit FactTable(const QString &name, QWidget *parent = nullptr);
    /// @param numbers columns from this one on are right-aligned
    void setHeads(const QStringList &heads, int numbers);
    void clearRows();
    /// @param faint shown quietly: not in the field, past ...
    void addRow(const QStringList &cells, const Uuid &id = {}, bool faint = false);
    /// Says why there are no rows, if there are none.
    void sayIfEmpty(const QString &sentence);
    /// Puts the cursor back to the row of `id` after a refill.
    void select(const Uuid &id);
    Uuid currentId() const;
    int rowCount() const;
    QString text(int row, int column) const;
    void setRowsShown(int rows);
    /// Copies the selected rows, or all, as text with tabs.
    void copy();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// The first column.
    void fitFirst();
    /// Rows as high as the text.
    void fitRows();
    /// @return whether a sentence stands in place of rows.
    bool isSentence() const;
    /// Widths by what the cells hold, once all rows are in.
    void fitSoon();
    class Rows;
    Rows *m_rows = nullptr;
    bool m_fitting = false;
    int m_numbers = 1;
    int m_firstWidest = 0; ///< of the first column's texts and its head, in pixels
    int m_rowsShown = 0;
};

} // namespace sabretache::ui
