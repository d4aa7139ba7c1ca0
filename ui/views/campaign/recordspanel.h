// Every brigade's record: what ever changed it, when and why, its honours, and its strength over
// time as a line and as a table.
#pragma once

#include "ui/views/campaign/campaignpanel.h"

class QLineEdit;

namespace sabretache::ui {

class LineChart;

class RecordsPanel : public CampaignPanel {
    Q_OBJECT
public:
    RecordsPanel(const PageContext &context, CampaignDesk &desk, QWidget *parent = nullptr);
    QWidget *firstFocus() override { return m_units; }
    void showUnit(UnitId unit);

protected:
    void refresh() override;

private:
    void showRecord();
    QLineEdit *m_filter;
    FactTable *m_units;
    QLabel *m_title;
    QLabel *m_facts;
    LineChart *m_chart;
    FactTable *m_record;
};

} // namespace sabretache::ui
