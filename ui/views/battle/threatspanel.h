// Threats: enemies named as in reach, and what each could do to the unit in hand.
#pragma once

#include "ui/models/battle/threatsmodel.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QTableView;

namespace sabretache::ui {

class ShareBar;

class NumberBox;

class ThreatsPanel : public QWidget {
    Q_OBJECT
public:
    explicit ThreatsPanel(BattleDesk &desk, QWidget *parent = nullptr);
    void setSource(const odds::DraftOddsSource *source);
    void setOpen(bool open);
    bool isOpen() const { return m_open; }
    ThreatsModel &model() { return *m_model; }

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void refresh();
    void add();
    void fit();

    BattleDesk &m_desk;
    ThreatsModel *m_model;
    QLabel *m_title;
    QComboBox *m_enemy;
    NumberBox *m_distance;
    QTableView *m_view;
    bool m_open = false;
};

} // namespace sabretache::ui
