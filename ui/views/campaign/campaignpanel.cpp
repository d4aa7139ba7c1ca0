#include "ui/views/campaign/campaignpanel.h"

#include <QLabel>

namespace sabretache::ui {

CampaignPanel::CampaignPanel(const PageContext &context, CampaignDesk &desk, QWidget *parent)
    : QWidget(parent), m_context(context), m_desk(desk) {
    connect(&desk, &CampaignDesk::changed, this, [this] {
        m_stale = true;
        if (isVisible())
            look();
    });
}

void CampaignPanel::showEvent(QShowEvent *event) {
    QWidget::showEvent(event);
    look();
}

void CampaignPanel::look() {
    if (!m_stale || !m_desk.hasCampaign() || m_desk.error())
        return;
    m_stale = false;
    refresh();
}

QLabel *CampaignPanel::heading(const QString &text, QWidget *parent) {
    auto *label = new QLabel(text, parent);
    QFont font = label->font();
    font.setBold(true);
    label->setFont(font);
    return label;
}

} // namespace sabretache::ui
