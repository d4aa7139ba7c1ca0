// Who stands how: points, strength by side and arm over time, losses by battle. Each picture has
// its table.
#pragma once

#include "ui/views/campaign/campaignpanel.h"

namespace sabretache::ui {

class LineChart;

class StandingsPanel : public CampaignPanel {
    Q_OBJECT
public:
    StandingsPanel(const PageContext &context, CampaignDesk &desk, QWidget *parent = nullptr);
    QWidget *firstFocus() override { return m_now; }

protected:
    void refresh() override;

private:
    FactTable *m_now;
    LineChart *m_strength;
    LineChart *m_points;
    QLabel *m_pointsHead = nullptr;
    FactTable *m_over;
    FactTable *m_losses;
};

} // namespace sabretache::ui
