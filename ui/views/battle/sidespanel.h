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
class ConditionCounts;
class ElidedLabel;

class SidesPanel : public QWidget {
    Q_OBJECT
public:
    explicit SidesPanel(const BattleDesk &desk, QWidget *parent = nullptr);

    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void ruleActivated(const QString &rule);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Row {
        QLabel *name = nullptr;
        StrengthBar *bar = nullptr;
        QLabel *strength = nullptr;
        QLabel *lost = nullptr;
        QLabel *comingOff = nullptr;
        QLabel *guns = nullptr;
        ConditionCounts *conditions = nullptr;
        BreakGauge *gauge = nullptr;
        QLabel *breaks = nullptr;
        ElidedLabel *rest = nullptr;
    };
    void refresh();
    QString restText(battle::Side side) const;
    /// Leaves columns out, the least needed first, until the rest has room.
    void arrange();
    /// @param last widget of a column
    bool says(const QWidget *last) const;

    const BattleDesk &m_desk;
    QGridLayout *m_grid;
    std::array<Row, 2> m_rows;
    std::vector<std::vector<QWidget *>> m_optional; ///< columns, the least needed first
    std::array<bool, 2> m_said{}; ///< whether guns, and what else there is, have a column
    int m_restColumn = 0;
};

} // namespace sabretache::ui
