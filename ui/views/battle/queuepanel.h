// What is entered and held back, to be thrown for one after the other.
#pragma once

#include "ui/models/battle/battledesk.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace sabretache::ui {

class QueuePanel : public QWidget {
    Q_OBJECT
public:
    explicit QueuePanel(BattleDesk &desk, QWidget *parent = nullptr);

private:
    void refresh();

    BattleDesk &m_desk;
    QLabel *m_text;
    QPushButton *m_run;
};

} // namespace sabretache::ui
