// Battles and scenarios as pages of the window.
#pragma once

#include "odds/draftodds.h"
#include "ui/models/battle/battledesk.h"
#include "ui/views/page.h"

#include <map>
#include <memory>
#include <string>

namespace sabretache::ui {

class BattlePage;

/// Who works out odds, by rule set; a rule set that is not in it has its page without them.
using OddsSources = std::map<std::string, const odds::DraftOddsSource *, std::less<>>;

/// A battle of the book.
class BookBattlePage : public Page {
    Q_OBJECT
public:
    BookBattlePage(const PageContext &context, BattleId battle, const OddsSources &odds,
                   QWidget *parent);
    ~BookBattlePage() override;

    BattlePage *battle() const { return m_page; }
    session::BattleSession *session() const { return m_session.get(); }

    QString title() const override;
    QList<QAction *> pageActions() const override { return m_actions; }
    Menu menu() const override { return Menu::Battle; }
    bool wantsWholeWidth() const override { return true; }
    QStringList totals() const override;
    QString helpTopic() const override { return QStringLiteral("battle"); }
    void activated() override;
    bool ownsHistory() const override { return m_page != nullptr; }
    QString undoText() const override;
    QString redoText() const override;
    void undo() override;
    void redo() override;

private:
    void makeActions();
    void keepRevealed(BattleId battle);
    void exportAs(const QString &format);
    QString stepText(bool redo) const;

    const PageContext m_context;
    std::unique_ptr<session::BattleSession> m_session;
    BattlePage *m_page = nullptr;
    QList<QAction *> m_actions;
    QString m_title;
};

/// Adds the makers of battle and scenario pages. `odds` must outlive the pages.
void addBattlePages(PageMakers &pages, const OddsSources &odds);

/// The window's "New battle": starts the scenario's battle and opens it; without a scenario makes
/// one of the whole book and opens that, to be looked over first.
void startBattle(const PageContext &context, ScenarioId scenario, QWidget *parent);

} // namespace sabretache::ui
