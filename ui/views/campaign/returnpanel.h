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

} // namespace sabretache::ui
