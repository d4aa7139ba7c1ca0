// The dice of the campaign: how often each face fell, beside what was to be expected, as a plot and
// as a table.
#pragma once

#include "ui/models/campaign/campaigndice.h"
#include "ui/views/campaign/campaignpanel.h"

namespace sabretache::ui {

class CountChart;

class DicePanel : public CampaignPanel {
    Q_OBJECT
public:
    DicePanel(const PageContext &context, CampaignDesk &desk, QWidget *parent = nullptr);
    QWidget *firstFocus() override { return m_table; }

protected:
    void refresh() override;

private:
    CampaignDiceReader m_reader;
    QLabel *m_words;
    CountChart *m_chart;
    FactTable *m_table;
};

} // namespace sabretache::ui
