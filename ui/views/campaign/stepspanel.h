// The turn as a checklist: six steps that can be left open and come back to, what each waits for,
// and what is due in the turns ahead.
#pragma once

#include "ui/views/campaign/campaignpanel.h"

class QListWidget;
class QScrollArea;

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
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Wide enough for two words of a step in the text's size.
    void fitWidth();
    /// All steps are seen, as far as there is room; what is due is below them, and scrolls. (By
    /// hand: a layout would be done over once it is known how high the steps are.)
    void arrange();
    void showDue(const QString &text);
    QLabel *m_turn;
    QListWidget *m_list;
    // Made when something is due.
    QLabel *m_dueHead = nullptr;
    QLabel *m_due = nullptr;
    QScrollArea *m_dueArea = nullptr;
    bool m_filling = false;
};

} // namespace sabretache::ui
