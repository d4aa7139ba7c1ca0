// Both armies at a glance: strength with what is coming off, losses, guns, conditions, the break
// point, leaderless columns, objectives.
#pragma once

#include "ui/models/battle/battledesk.h"

#include <QWidget>

class QGridLayout;
class QLabel;

namespace sabretache::ui {

class StrengthBar;
class BreakGauge;

class SidesPanel : public QWidget {
    Q_OBJECT
public:
    explicit SidesPanel(const BattleDesk &desk, QWidget *parent = nullptr);

Q_SIGNALS:
    void ruleActivated(const QString &rule);

private:
    struct Row {
        QLabel *name = nullptr;
        StrengthBar *bar = nullptr;
        QLabel *strength = nullptr;
        QLabel *lost = nullptr;
        QLabel *comingOff = nullptr;
        QLabel *guns = nullptr;
        std::vector<QLabel *> conditions;
        BreakGauge *gauge = nullptr;
        QLabel *breaks = nullptr;
        QLabel *rest = nullptr;
    };
    void refresh();
    QString restText(battle::Side side) const;

    const BattleDesk &m_desk;
    QGridLayout *m_grid;
    std::array<Row, 2> m_rows;
};

} // namespace sabretache::ui
