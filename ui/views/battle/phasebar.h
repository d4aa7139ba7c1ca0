// The turn's phases in a row: done, now, to come, each by number or tick, word and what is left.
#pragma once

#include "ui/models/battle/battledesk.h"

#include <QWidget>

#include <vector>

class QLabel;

namespace sabretache::ui {

class PhaseBar : public QWidget {
    Q_OBJECT
public:
    explicit PhaseBar(const BattleDesk &desk, QWidget *parent = nullptr);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    void refresh();
    QString countText(const battle::PhaseView &phase, std::size_t place) const;
    /// How wide each phase is drawn, together as wide as the bar.
    std::vector<int> widths() const;
    QRect cell(std::size_t i) const;
    const BattleDesk &m_desk;
    mutable std::vector<int> m_widths; ///< empty: to be worked out
    mutable int m_widthsFor = 0;
    std::size_t m_left = 0; ///< who can act now
};

/// Turn, weather and whose first move it is.
class TurnHead : public QWidget {
    Q_OBJECT
public:
    explicit TurnHead(const BattleDesk &desk, QWidget *parent = nullptr);

private:
    void refresh();
    const BattleDesk &m_desk;
    QLabel *m_turn;
    QLabel *m_weather;
};

} // namespace sabretache::ui
