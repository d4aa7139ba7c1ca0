// The page of the campaign: the turn's steps on the left, what is being done in the middle.
#pragma once

#include "ui/models/campaign/campaigndesk.h"
#include "ui/views/page.h"

#include <QMap>

#include <functional>
#include <vector>

class QLabel;
class QPushButton;
class QStackedLayout;
class QTabBar;

namespace sabretache::ui {

class BeginPanel;
class CampaignPanel;
class ChroniclePanel;
class MapPanel;
class RecordsPanel;
class ReturnPanel;
class StepsPanel;
class TurnPanel;

class CampaignPage : public Page {
    Q_OBJECT
public:
    explicit CampaignPage(const PageContext &context, QWidget *parent = nullptr);

    QString title() const override;
    QList<QAction *> pageActions() const override { return m_actions; }
    Menu menu() const override { return Menu::Campaign; }
    QStringList totals() const override;
    QString helpTopic() const override { return QStringLiteral("campaign"); }
    QWidget *firstFocus() override;
    void activated() override;

    CampaignDesk &desk() const { return *m_desk; }
    /// @param panel "turn", "return", "map", "records", "standings", "chronicle" or "house"
    void showPanel(const QString &panel, const Uuid &what = {});
    QString panel() const;
    // Made when they are first asked for, or shown.
    TurnPanel *turn();
    ReturnPanel *returns();
    MapPanel *map();
    RecordsPanel *records();
    ChroniclePanel *chronicle();

public Q_SLOTS:
    /// Finishes the present step and goes on, one key.
    void nextStep();

private:
    void refresh();
    /// Adds a part that is made when it is first wanted.
    template <class Panel> void addPart(const QString &key, const QString &name);
    CampaignPanel *part(const QString &key);
    void makeActions();
    void begin(bool next);

    PageContext m_context;
    CampaignDesk *m_desk;
    QStackedLayout *m_whole;
    QWidget *m_begin = nullptr;
    QLabel *m_damaged = nullptr; ///< made when there is something to say
    QWidget *m_body;
    QLabel *m_name;
    QLabel *m_turnText;
    QPushButton *m_next;
    QTabBar *m_tabs;
    QStackedLayout *m_stack;
    QStringList m_keys;
    QStringList m_names; ///< as in the menu, with the letter to press
    struct Part {
        std::function<CampaignPanel *()> make;
        CampaignPanel *made = nullptr;
    };
    std::vector<Part> m_parts; ///< beside the keys
    StepsPanel *m_steps;
    QList<QAction *> m_actions;
    QAction *m_end = nullptr;
    QAction *m_again = nullptr;
};

/// Adds the page's maker.
void addCampaignPage(PageMakers &makers);

} // namespace sabretache::ui
