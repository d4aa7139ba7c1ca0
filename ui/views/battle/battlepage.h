// The battle page: phase bar above, who can act at the left, the form and the dice in the middle,
// the log at the right, both armies below. A whole turn goes by keyboard: Enter opens and submits,
// 1 to 6 are dice, Ctrl+E ends the phase.
#pragma once

#include "odds/draftodds.h"
#include "ui/models/battle/battledesk.h"

#include <QKeySequence>
#include <QWidget>

#include <memory>
#include <vector>

class QKeyEvent;
class QLabel;
class QLayout;
class QMenu;
class QPushButton;
class QScrollArea;
class QSplitter;
class QStackedWidget;
class QTabBar;

namespace sabretache::ui {

class CorrectionPanel;
class FormPanel;
class LogPanel;
class OddsPanel;
class OffersPanel;
class PaperPanel;
class QuestionPanel;
class ReferencePanel;
class SidesPanel;
class SplitRow;
class ThreatsPanel;

class BattlePage : public QWidget {
    Q_OBJECT
public:
    /// `ruleSet` and `texts` must outlive the page.
    BattlePage(std::unique_ptr<BattleSource> source, const rules::RuleSet &ruleSet,
               const Texts &texts, QWidget *parent = nullptr);
    ~BattlePage() override;

    BattleDesk &desk() { return *m_desk; }
    FormPanel &form() { return *m_form; }
    QuestionPanel &question() { return *m_question; }
    OffersPanel &offers() { return *m_offers; }
    LogPanel &log() { return *m_log; }
    /// Who works out the odds of a draft; null: none are shown. Must outlive the page.
    void setOdds(const odds::DraftOddsSource *odds);
    void hideOdds(bool hidden);
    /// Opens or folds what the enemy could do; stays shut while odds are hidden.
    void toggleThreats();
    ThreatsPanel &threats() { return *m_threats; }
    PaperPanel &paper() { return *m_paper; }
    void toggleReference();
    void findUnit();
    /// Ends the phase when nobody is left who could act; else shows who is and asks for Enter.
    void askEndPhase();
    /// @return whether the page waits for the answer to that
    bool endAsked() const;
    /// Covers the page until the other player is in place.
    void drawCurtain();
    /// Shows what a side may know, behind the curtain; empty: everything.
    void showTo(std::optional<battle::Side> side);
    /// Goes back to a step of the log to enter it otherwise.
    void correctStep(std::size_t step);
    /// Opens the umpire's list of changes, by which a battle is ended too.
    void openUmpireMenu();
    QMenu *umpireMenu() const { return m_umpireMenu; }
    void setBigType(bool on);
    bool bigType() const { return m_bigType; }
    enum Tab { Act, Units, Report, Paper };
    void showTab(Tab tab);
    /// Puts the focus where the next key belongs.
    void focusNext();

Q_SIGNALS:
    void statusMessage(const QString &text);
    void ruleActivated(const QString &rule);
    void exportRequested(const QString &format);

protected:
    bool event(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeShortcuts();
    bool isPageKey(const QKeyEvent &key) const;
    void focusMoved(QWidget *from, QWidget *to);
    void afterChange();
    void endPhase(bool forced);
    void submit();
    void say(const QString &text, bool fault = false);
    void queue();
    void leave();
    void showProposal();
    void showFootFor(int tab);
    void showRule(const QString &rule);
    void fillUmpireMenu();
    void holdLayouts(bool hold);
    void fitStack();
    void bringIntoSight(QWidget *part);
    QWidget *makeCentre();
    QWidget *makeFoot();

    std::unique_ptr<BattleSource> m_source;
    std::unique_ptr<BattleDesk> m_desk;
    OffersPanel *m_offers;
    FormPanel *m_form = nullptr;
    CorrectionPanel *m_correction = nullptr;
    OddsPanel *m_odds = nullptr;
    ThreatsPanel *m_threats = nullptr;
    ReferencePanel *m_reference = nullptr;
    QuestionPanel *m_question = nullptr;
    LogPanel *m_log;
    SidesPanel *m_sides;
    QScrollArea *m_scroll = nullptr;
    QSplitter *m_splitter;
    PaperPanel *m_paper = nullptr;
    QTabBar *m_tabs = nullptr;
    QStackedWidget *m_stack = nullptr;
    QWidget *m_foot = nullptr;
    SplitRow *m_banner = nullptr;
    QLabel *m_bannerText = nullptr;
    QPushButton *m_back = nullptr;
    QWidget *m_endBar = nullptr;
    QLabel *m_endText = nullptr;
    QPushButton *m_endConfirm = nullptr;
    QPushButton *m_endForce = nullptr;
    QLabel *m_message = nullptr;
    QPushButton *m_submit = nullptr;
    QPushButton *m_queue = nullptr;
    QPushButton *m_end = nullptr;
    QPushButton *m_umpire = nullptr;
    QMenu *m_umpireMenu = nullptr;
    std::vector<QLayout *> m_layouts;     ///< of what changes its size with the battle
    std::vector<QKeySequence> m_pageKeys; ///< those that a field must not take for itself
    bool m_flow = false; ///< the last key was an entry: go straight on into the next form
    bool m_bigType = false;
    bool m_oddsHidden = false;
    bool m_over = false;
    QFont m_plainFont;
    battle::Place m_place;
};

} // namespace sabretache::ui
