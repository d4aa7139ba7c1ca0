// What the panels of the campaign's page share: they look at the desk and are filled anew only
// while they are seen.
#pragma once

#include "ui/models/campaign/campaigndesk.h"
#include "ui/views/campaign/facttable.h"
#include "ui/views/page.h"

#include <QWidget>

class QLabel;

namespace sabretache::ui {

class CampaignPanel : public QWidget {
    Q_OBJECT
public:
    CampaignPanel(const PageContext &context, CampaignDesk &desk, QWidget *parent = nullptr);
    /// Where the keyboard should be.
    virtual QWidget *firstFocus() { return this; }
    /// Fills it as it is about to be shown: then it is laid out once, with what is in it.
    void prepare() { look(); }

Q_SIGNALS:
    void message(const QString &text);
    /// Shows a return, the map and so on.
    void wanted(const QString &panel, const sabretache::Uuid &what);

protected:
    virtual void refresh() = 0;
    void showEvent(QShowEvent *event) override;
    const Texts &texts() const { return m_desk.texts(); }
    QString word(std::string_view key) const { return texts().label(TextKind::Word, key); }
    static QString text16(const std::string &text) { return QString::fromStdString(text); }
    static QLabel *heading(const QString &text, QWidget *parent);

    PageContext m_context;
    CampaignDesk &m_desk;

private:
    void look();
    bool m_stale = true;
};

} // namespace sabretache::ui
