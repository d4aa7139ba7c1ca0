// The turn as a checklist: six steps that can be left open and come back to, what each waits for,
// and what is due in the turns ahead.
#pragma once

#include "ui/views/campaign/campaignpanel.h"

class QListWidget;
class QPushButton;

namespace sabretache::ui {

class StepsPanel : public CampaignPanel {
    Q_OBJECT
public:
    StepsPanel(const PageContext &context, CampaignDesk &desk, QWidget *parent = nullptr);
    QWidget *firstFocus() override;

Q_SIGNALS:
    void stepChosen(sabretache::campaign::Step step);

protected:
    void refresh() override;

private:
    QLabel *m_turn;
    QListWidget *m_list;
    QLabel *m_dueHead;
    QLabel *m_due;
    bool m_filling = false;
};

} // namespace sabretache::ui
