// What there is to do in a step of the turn: each step is one page of short tables with the acts
// that belong to them.
#pragma once

#include "ui/views/campaign/campaignpanel.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <array>

namespace sabretache::ui {

class TurnPanel : public CampaignPanel {
    Q_OBJECT
public:
    TurnPanel(const PageContext &context, CampaignDesk &desk, QWidget *parent = nullptr);
    void showStep(campaign::Step step);
    campaign::Step step() const { return m_step; }
    QWidget *firstFocus() override;
    /// Opens a battle of two sides with the armies of a contact, or with all.
    void planBattle(const campaign::Contact *contact);

protected:
    void refresh() override;
    void showEvent(QShowEvent *event) override;

private:
    /// A step's page: made when it is first shown, filled while it is seen.
    struct Part {
        void (TurnPanel::*make)();
        void (TurnPanel::*fill)();
        QWidget *page = nullptr;  ///< in the stack, once it is made
        QWidget *first = nullptr; ///< where the keyboard should be
        bool stale = true;
    };
    Part &part() { return m_parts.at(static_cast<std::size_t>(m_step)); }
    void fillStep();
    QVBoxLayout *addStep(campaign::Step step, const QString &about);
    QPushButton *button(const QString &text, QWidget *parent, std::function<void()> does);
    void makeArrivals();
    void makeMarches();
    void makeContacts();
    void makeReturns();
    void makeSupply();
    void makeEnd();
    void fillArrivals();
    /// The table of arrivals, or the sentence that there are none.
    void showArrivals(bool any);
    Uuid chosenArrival() const;
    void fillMarches();
    void fillDestinations();
    void fillContacts();
    void fillReturns();
    void fillSupply();
    void fillEnd();
    void march();
    void decline(bool first);
    void appoint(bool promote);
    QString whyNoDrafts(int shortOfMen, int inContact) const;
    void addArrival();

    campaign::Step m_step = campaign::Step::Arrivals;
    QStackedLayout *m_stack;
    std::array<Part, 6> m_parts;
    QLabel *m_pools = nullptr;
    QLabel *m_nobody = nullptr;
    FactTable *m_arrivals = nullptr; ///< made when somebody is expected
    FactTable *m_drafts = nullptr;
    QSpinBox *m_draft = nullptr;
    FactTable *m_armies = nullptr;
    QComboBox *m_destination = nullptr;
    QPushButton *m_march = nullptr;
    FactTable *m_contacts = nullptr;
    std::vector<campaign::Contact> m_met;
    FactTable *m_fights = nullptr;
    FactTable *m_vacancies = nullptr;
    std::vector<campaign::Vacancy> m_open;
    FactTable *m_weak = nullptr;
    QComboBox *m_into = nullptr;
    FactTable *m_away = nullptr;
    QComboBox *m_retreat = nullptr;
    QLabel *m_retreatText = nullptr;
    QPushButton *m_retreatGo = nullptr;
    FactTable *m_supply = nullptr;
    FactTable *m_standings = nullptr;
};

} // namespace sabretache::ui
