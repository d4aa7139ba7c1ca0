// A book without a campaign: what belongs here, and the first step.
#pragma once

#include "ui/views/campaign/housepanel.h"

namespace sabretache::ui {

class BeginPanel : public QWidget {
    Q_OBJECT
public:
    BeginPanel(const PageContext &context, CampaignDesk &desk, QWidget *parent = nullptr);

private:
    CampaignDesk &m_desk;
    BeginningForm *m_form;
};

} // namespace sabretache::ui
