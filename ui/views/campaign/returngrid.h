// The grid of a battle's return as a view: every cell by keys, folded by army and column.
#pragma once

#include "ui/text/texts.h"

#include <QTableView>

namespace sabretache::ui {

/// Keys only, pasted into from a spreadsheet.
class ReturnGrid : public QTableView {
    Q_OBJECT
public:
    explicit ReturnGrid(const Texts &texts, QWidget *parent = nullptr);
    /// Whether a row is an army's or a column's with lines below it.
    bool holdsRows(int row) const;
    bool isFolded(int row) const;
    /// Names are never narrower, and as wide as there is room.
    void setLeastNameWidth(int width);
    /// Hides or shows what a row holds.
    void fold(int row, bool away);

Q_SIGNALS:
    void message(const QString &text);
    void cellEntered();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void mousePressEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    /// Rows as high as the text.
    void fitRows();
    void fitName();
    int level(int row) const;
    void copy();
    void paste();
    int m_leastName = 0;
};

} // namespace sabretache::ui
