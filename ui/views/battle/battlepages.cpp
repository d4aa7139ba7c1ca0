#include "ui/views/battle/battlepages.h"

#include "battle/freeze.h"
#include "ui/models/battle/battlereport.h"
#include "ui/models/battle/sessionbattle.h"
#include "ui/models/battle/shown.h"
#include "ui/views/battle/battlepage.h"
#include "ui/views/battle/logpanel.h"
#include "ui/views/battle/questionpanel.h"
#include "ui/views/battle/scenariopage.h"
#include "ui/views/wordslabel.h"

#include <QAction>
#include <QActionGroup>
#include <QFileDialog>
#include <QLabel>
#include <QSaveFile>
#include <QVBoxLayout>

namespace sabretache::ui {

BookBattlePage::BookBattlePage(const PageContext &context, BattleId battle, const OddsSources &odds,
                               QWidget *parent)
    : Page(parent), m_context(context) {
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    auto opened = context.session.openBattle(battle);
    if (!opened) {
        auto *label = new WordsLabel(context.texts.error(opened.error()), this);
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignCenter);
        label->setMargin(32);
        box->addWidget(label);
        return;
    }
    m_session = std::move(*opened);
    m_title = fromStd(m_session->name());
    const rules::RuleSet *ruleSet = context.session.ruleSets().find(m_session->setup().ruleSet);
    m_page = new BattlePage(std::make_unique<SessionBattle>(*m_session),
                            ruleSet ? *ruleSet : context.session.ruleSet(), context.texts, this);
    const auto source = odds.find(m_session->setup().ruleSet);
    if (source != odds.end())
        m_page->setOdds(source->second);
    box->addWidget(m_page);
    makeActions();
    keepRevealed(battle);
    connect(m_page, &BattlePage::statusMessage, this, &Page::message);
    connect(m_page, &BattlePage::exportRequested, this, &BookBattlePage::exportAs);
    connect(&m_page->desk(), &BattleDesk::changed, this, [this] {
        Q_EMIT totalsChanged();
        Q_EMIT historyChanged();
    });
}

BookBattlePage::~BookBattlePage() {
    if (m_session)
        setShownTo(m_session->id(), std::nullopt);
    delete m_page; // it looks at the session
    m_page = nullptr;
}

QString BookBattlePage::title() const { return m_title; }

QStringList BookBattlePage::totals() const {
    if (!m_page)
        return {};
    const battle::View &view = m_page->desk().view();
    return {tr("Turn %1 of %2").arg(view.turn.value).arg(view.turns.value),
            m_context.texts.ruleSetName(m_session->setup().ruleSet)};
}

void BookBattlePage::activated() {
    if (m_page)
        m_page->focusNext();
}

QString BookBattlePage::stepText(bool redo) const {
    if (!m_page || (redo ? m_session->redoable() : m_session->undoable()) == 0)
        return {};
    return tr("the last step of the battle");
}

QString BookBattlePage::undoText() const { return stepText(false); }
QString BookBattlePage::redoText() const { return stepText(true); }
void BookBattlePage::undo() {
    if (m_page)
        static_cast<void>(m_page->desk().undo());
}
void BookBattlePage::redo() {
    if (m_page)
        static_cast<void>(m_page->desk().redo());
}

void BookBattlePage::keepRevealed(BattleId battle) {
    for (const UnitId &unit : revealedIn(battle))
        m_page->desk().reveal(unit, true);
    setShownTo(battle, std::nullopt); // a page begins with everything in sight
    connect(&m_page->desk(), &BattleDesk::viewerChanged, this, [this, battle] {
        setRevealedIn(battle, m_page->desk().sideView().revealed());
        setShownTo(battle, m_page->desk().sideView().viewer());
    });
}

void BookBattlePage::makeActions() {
    const auto add = [this](const QString &text, auto does) {
        auto *action = new QAction(text, this);
        connect(action, &QAction::triggered, this, does);
        m_actions << action;
        return action;
    };
    // The keys themselves belong to the page; here they are only told.
    add(tr("&End the phase\tCtrl+E"), [this] { m_page->askEndPhase(); });
    add(tr("&Find a unit\tCtrl+F"), [this] { m_page->findUnit(); });
    auto *first = new QAction(this);
    first->setSeparator(true);
    m_actions << first;
    auto *group = new QActionGroup(this);
    const QStringList names{tr("The &program throws the dice\tCtrl+1"),
                            tr("Dice are &typed in\tCtrl+2"),
                            tr("The &umpire sets the dice\tCtrl+3")};
    for (int i = 0; i < 3; ++i) {
        const auto mode = static_cast<QuestionPanel::Mode>(i);
        QAction *action = add(names[i], [this, mode] { m_page->question().setMode(mode); });
        action->setCheckable(true);
        action->setChecked(m_page->question().mode() == mode);
        group->addAction(action);
        connect(&m_page->question(), &QuestionPanel::modeChanged, action,
                [this, action, mode] { action->setChecked(m_page->question().mode() == mode); });
    }
    auto *second = new QAction(this);
    second->setSeparator(true);
    m_actions << second;
    QAction *odds = add(tr("Show the &odds"), [this] { m_page->hideOdds(false); });
    odds->setCheckable(true);
    odds->setChecked(true);
    connect(odds, &QAction::toggled, this, [this](bool on) { m_page->hideOdds(!on); });
    add(tr("&Threats to the chosen unit\tCtrl+T"), [this] { m_page->toggleThreats(); });
    QAction *rules = add(tr("&Rules of the phase\tCtrl+R"), [this] { m_page->toggleReference(); });
    static_cast<void>(rules);
    QAction *big = add(tr("&Big type\tF11"), [this] { m_page->setBigType(!m_page->bigType()); });
    static_cast<void>(big);
    add(tr("&Umpire's changes, end of the battle\tCtrl+U"), [this] { m_page->openUmpireMenu(); });
    add(tr("&Correct the chosen step of the log\tCtrl+K"),
        [this] { m_page->log().correctCurrent(); });
    add(tr("&Look through the log\tCtrl+Shift+F"), [this] { m_page->log().openFilter(); });
    add(tr("Begin in the middle, turns from &paper\tF10"),
        [this] { m_page->showTab(BattlePage::Paper); });
    auto *views = new QAction(this);
    views->setSeparator(true);
    m_actions << views;
    add(tr("C&urtain between the players"), [this] { m_page->drawCurtain(); });
    auto *viewers = new QActionGroup(this);
    for (int i = 0; i < 3; ++i) {
        const auto side = i == 0 ? std::nullopt : std::optional(static_cast<battle::Side>(i - 1));
        QAction *show =
            add(side ? tr("Show what %1 may know").arg(m_page->desk().words().sideName(*side))
                     : tr("Show everything (umpire)"),
                [this, side] { m_page->showTo(side); });
        show->setCheckable(true);
        show->setChecked(!side);
        viewers->addAction(show);
    }
    auto *third = new QAction(this);
    third->setSeparator(true);
    m_actions << third;
    add(tr("Export the battle as a &web page\u2026"), [this] { exportAs(QStringLiteral("html")); });
}

void BookBattlePage::exportAs(const QString &format) {
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Export the battle"), m_title + u'.' + format,
                                     QStringLiteral("%1 (*.%2)").arg(format.toUpper(), format));
    if (path.isEmpty())
        return;
    const BattleReport report(m_page->desk(), m_page->log().model());
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(report.in(format)) < 0 || !file.commit())
        Q_EMIT message(tr("%1 could not be written: %2").arg(path, file.errorString()));
    else
        Q_EMIT message(tr("Exported to %1").arg(path));
}

void addBattlePages(PageMakers &pages, const OddsSources &odds) {
    pages[BookNode::Kind::Battle] = [&odds](const PageContext &context, const BookNode &node,
                                            QWidget *parent) -> Page * {
        return new BookBattlePage(context, BattleId(node.id), odds, parent);
    };
    pages[BookNode::Kind::Scenario] = [](const PageContext &context, const BookNode &node,
                                         QWidget *parent) -> Page * {
        return new ScenarioPage(context, ScenarioId(node.id), parent);
    };
}

void startBattle(const PageContext &context, ScenarioId scenario, QWidget *) {
    if (!scenario.isNull()) {
        const auto battle = startBattleOf(context, scenario);
        context.open(battle ? BookNode{BookNode::Kind::Battle, battle->uuid}
                            : BookNode{BookNode::Kind::Scenario, scenario.uuid});
        return;
    }
    oob::Scenario fresh = battle::scenarioOfAll(context.session.book(), context.session.ruleSet());
    fresh.id = ScenarioId(context.session.ids()());
    if (fresh.name.empty())
        fresh.name = QObject::tr("New battle").toStdString();
    if (fresh.parties.size() < 2)
        fresh.parties.resize(2);
    if (context.editor.perform(oob::addScenario(context.session.book(), fresh)))
        context.open({BookNode::Kind::Scenario, fresh.id.uuid});
}

} // namespace sabretache::ui
