// A battle's return: one grid a side, the dice, whether it comes out, and the one key that applies
// it.
#pragma once

#include "ui/models/campaign/returnmodel.h"
#include "ui/views/campaign/campaignpanel.h"

class QCheckBox;
class QComboBox;
class QPushButton;
class QStackedWidget;
class QTabBar;

namespace sabretache::ui {

class ReturnGrid;

class ReturnPanel : public CampaignPanel {
    Q_OBJECT
public:
    ReturnPanel(const PageContext &context, CampaignDesk &desk, QWidget *parent = nullptr);
    void showFight(campaign::FightId fight);
    campaign::FightId fightId() const { return m_id; }
    QWidget *firstFocus() override;
    ReturnGrid *grid() const { return m_grid; }

public Q_SLOTS:
    void throwDice();
    void typeDice();
    void apply();
    void takeBack();
    void fightInProgram();
    void readFromProgram();

protected:
    void refresh() override;
    void changeEvent(QEvent *event) override;

private:
    void showSide(int side);
    void fitColumns();
    void setField();
    void showLine();
    void showAllDice();

    campaign::FightId m_id;
    int m_side = 0;
    bool m_filling = false;
    QComboBox *m_fights;
    QLabel *m_title;
    QLabel *m_about;
    QComboBox *m_field;
    QCheckBox *m_decisive;
    QTabBar *m_tabs;
    ReturnGrid *m_grid;
    ReturnModel *m_model = nullptr;
    QLabel *m_line;
    QLabel *m_sums;
    QLabel *m_state;
    QPushButton *m_allDice;
    QPushButton *m_program;
    QPushButton *m_read;
    QPushButton *m_callOff;
    QPushButton *m_throw;
    QPushButton *m_type;
    QPushButton *m_apply;
    QPushButton *m_takeBack;
    QLabel *m_empty;
    QWidget *m_body;
};

/// The grid's view: keys only, pasted into from a spreadsheet.
class ReturnGrid : public QTableView {
    Q_OBJECT
public:
    explicit ReturnGrid(QWidget *parent = nullptr);
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
