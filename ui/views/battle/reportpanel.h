// The battle looked back on: result, strength over the turns, losses beside the starting strength,
// the story, the dice. Made when it is looked at, from what is recorded; it changes nothing.
#pragma once

#include "ui/models/battle/battledesk.h"
#include "ui/models/battle/logmodel.h"

#include <QWidget>

class QLabel;
class QScrollArea;

namespace sabretache::ui {

class CountChart;
class LineChart;

class ReportPanel : public QWidget {
    Q_OBJECT
public:
    ReportPanel(const BattleDesk &desk, const LogModel &log, QWidget *parent = nullptr);

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void refresh();
    void showStrength();

    const BattleDesk &m_desk;
    const LogModel &m_log;
    QScrollArea *m_scroll = nullptr;
    QLabel *m_result;
    LineChart *m_strength;
    QLabel *m_strengthTable;
    QLabel *m_losses;
    CountChart *m_dice;
    QLabel *m_diceTable;
    QLabel *m_story;
};

} // namespace sabretache::ui
