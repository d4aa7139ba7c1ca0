// The umpire's settings: calendar, sides, and every figure of the campaign rules with its default.
#pragma once

#include "ui/views/campaign/campaignpanel.h"

class QCheckBox;
class QComboBox;
class QLineEdit;
class QSpinBox;
class QTableWidget;

namespace sabretache::ui {

/// Name and calendar of a campaign, for the page that begins one and for the settings.
class BeginningForm : public QWidget {
    Q_OBJECT
public:
    explicit BeginningForm(const Texts &texts, QWidget *parent = nullptr);
    campaign::Beginning value() const;
    void setValue(const campaign::Beginning &value);

Q_SIGNALS:
    void edited();

private:
    QLineEdit *m_name;
    QLineEdit *m_start;
    QComboBox *m_length;
    QCheckBox *m_oldStyle;
    QCheckBox *m_map;
    QSpinBox *m_last;
};

class HousePanel : public CampaignPanel {
    Q_OBJECT
public:
    HousePanel(const PageContext &context, CampaignDesk &desk, QWidget *parent = nullptr);

protected:
    void refresh() override;

private:
    BeginningForm *m_form;
    QTableWidget *m_sides;
    QTableWidget *m_figures;
    bool m_filling = false;
};

} // namespace sabretache::ui
