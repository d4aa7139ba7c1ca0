#include "ui/views/battle/battlepage.h"

#include "ui/views/battle/battlelook.h"
#include "ui/views/battle/correctionpanel.h"
#include "ui/views/battle/dicetray.h"
#include "ui/views/battle/formpanel.h"
#include "ui/views/battle/logpanel.h"
#include "ui/views/battle/oddspanel.h"
#include "ui/views/battle/offerspanel.h"
#include "ui/views/battle/paperpanel.h"
#include "ui/views/battle/phasebar.h"
#include "ui/views/battle/questionpanel.h"
#include "ui/views/battle/queuepanel.h"
#include "ui/views/battle/referencepanel.h"
#include "ui/views/battle/reportpanel.h"
#include "ui/views/battle/sidespanel.h"
#include "ui/views/battle/splitrow.h"
#include "ui/views/battle/statepanel.h"
#include "ui/views/battle/threatspanel.h"
#include "ui/views/wordslabel.h"

#include <QApplication>
#include <QCursor>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QTimer>
#include <QVBoxLayout>

namespace sabretache::ui {

namespace {

QFrame *ruler(QWidget *parent, QFrame::Shape shape = QFrame::HLine) {
    auto *line = new QFrame(parent);
    line->setFrameShape(shape);
    line->setFrameShadow(QFrame::Plain);
    line->setForegroundRole(QPalette::Mid);
    line->setFixedHeight(1);
    return line;
}

} // namespace

BattlePage::BattlePage(std::unique_ptr<BattleSource> source, const rules::RuleSet &ruleSet,
                       const Texts &texts, QWidget *parent)
    : QWidget(parent), m_source(std::move(source)),
      m_desk(std::make_unique<BattleDesk>(*m_source, ruleSet, texts)),
      m_offers(new OffersPanel(*m_desk, this)), m_log(new LogPanel(*m_desk, *m_source, this)),
      m_sides(new SidesPanel(*m_desk, this)), m_splitter(new QSplitter(Qt::Horizontal, this)) {
    setObjectName(QStringLiteral("battlePage"));
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(0);
    auto *top = new QHBoxLayout;
    top->setSpacing(0);
    top->addWidget(new TurnHead(*m_desk, this));
    top->addWidget(new PhaseBar(*m_desk, this), 1);
    box->addLayout(top);
    m_splitter->addWidget(m_offers);
    m_splitter->addWidget(makeCentre());
    m_splitter->addWidget(m_log);
    m_splitter->setStretchFactor(0, 0);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setStretchFactor(2, 0);
    // Large text: the names on the left get more of the width.
    const bool large = fontMetrics().averageCharWidth() > 10;
    m_splitter->setSizes(large ? QList<int>{350, 720, 280} : QList<int>{264, 740, 286});
    m_splitter->setChildrenCollapsible(false);
    // What has little room wraps, elides or scrolls; it never widens the window.
    m_offers->setMinimumWidth(180);
    m_splitter->widget(1)->setMinimumWidth(400);
    m_log->setMinimumWidth(200);
    m_splitter->setHandleWidth(3);
    box->addWidget(m_splitter, 1);
    box->addWidget(ruler(this));
    box->addWidget(m_sides);

    connect(m_offers, &OffersPanel::offerSelected, this, [this](const battle::Offer &offer) {
        if (m_desk->pending().want == battle::Want::Choice)
            m_desk->choose(offer);
    });
    connect(m_offers, &OffersPanel::offerActivated, this, [this](const battle::Offer &offer) {
        m_flow = true;
        if (m_desk->chosen().actor != offer.actor || m_desk->draft().kind != offer.action)
            m_desk->choose(offer);
        if (offer.allowed && !m_form->focusFirst())
            submit(); // nothing is asked: the action is whole
    });
    connect(m_form, &FormPanel::submitted, this, &BattlePage::submit);
    connect(m_form, &FormPanel::left, this, &BattlePage::leave);
    connect(m_question, &QuestionPanel::left, this, &BattlePage::leave);
    connect(m_form, &FormPanel::ruleActivated, this, &BattlePage::showRule);
    connect(m_question, &QuestionPanel::ruleActivated, this, &BattlePage::showRule);
    connect(m_log, &LogPanel::ruleActivated, this, &BattlePage::showRule);
    connect(m_log, &LogPanel::exportRequested, this, &BattlePage::exportRequested);
    connect(m_log, &LogPanel::correctionRequested, this, &BattlePage::correctStep);
    connect(m_desk.get(), &BattleDesk::proposalChanged, this, &BattlePage::showProposal);
    connect(m_correction, &CorrectionPanel::done, this, &BattlePage::focusNext);
    connect(m_desk.get(), &BattleDesk::refused, this, [this](const QString &why) {
        // The form says in its place why it can't be entered; once is enough.
        if (m_desk->hasDraft() && m_desk->form().refused)
            Q_EMIT statusMessage(why);
        else
            say(why, true);
    });
    connect(&m_threats->model(), &QAbstractItemModel::modelReset, this, [this] {
        // An enemy was named: what he could do is to be seen, too.
        if (m_threats->isOpen() && m_threats->isAncestorOf(QApplication::focusWidget()))
            bringIntoSight(m_threats);
    });
    connect(m_desk.get(), &BattleDesk::changed, this, &BattlePage::afterChange);
    connect(m_desk.get(), &BattleDesk::changing, this, [this] { holdLayouts(true); });
    connect(m_desk.get(), &BattleDesk::settled, this, [this] { holdLayouts(false); });
    connect(m_desk.get(), &BattleDesk::draftChanged, this, [this] {
        const bool enter = m_desk->hasDraft() && m_desk->chosen().allowed && m_desk->canEnter();
        m_submit->setEnabled(enter);
        m_queue->setEnabled(enter && m_desk->live() && !m_desk->form().refused);
        m_submit->setText(m_desk->correcting() ? tr("What would differ?")
                          : m_desk->hasDraft()
                              ? m_desk->words().label(TextKind::Action, m_desk->draft().kind)
                              : tr("Enter"));
    });
    m_layouts = {layout(),
                 m_splitter->widget(1)->layout(),
                 m_scroll->widget()->layout(),
                 m_form->layout(),
                 m_question->layout(),
                 m_odds->layout(),
                 m_offers->layout(),
                 m_foot->layout(),
                 m_log->layout(),
                 m_sides->layout()};
    makeShortcuts();
    m_place = m_desk->engine().place(m_desk->state());
    afterChange();
}

BattlePage::~BattlePage() {
    disconnect(qApp, nullptr, this, nullptr); // the focus moves while the page is taken apart
}

QWidget *BattlePage::makeCentre() {
    auto *centre = new QWidget(this);
    auto *box = new QVBoxLayout(centre);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(0);
    m_banner = new SplitRow(centre);
    m_bannerText = new WordsLabel(m_banner);
    m_bannerText->setWordWrap(true);
    auto *holder = new QWidget(m_banner); // keeps the button at its own size when it stands below
    auto *back = new QHBoxLayout(holder);
    back->setContentsMargins(0, 0, 0, 0);
    back->addStretch(1);
    m_back = new QPushButton(tr("To the newest step"), holder);
    connect(m_back, &QPushButton::clicked, this, [this] { m_desk->showStep(m_desk->stepCount()); });
    back->addWidget(m_back);
    m_banner->fill(m_bannerText, holder, 44);
    m_banner->setAutoFillBackground(true);
    m_banner->setBackgroundRole(QPalette::AlternateBase);
    m_banner->hide();
    box->addWidget(m_banner);

    m_tabs = new QTabBar(centre);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setFocusPolicy(Qt::ClickFocus);
    m_tabs->setAccessibleName(tr("What the middle shows"));
    m_tabs->addTab(tr("Action"));
    m_tabs->addTab(tr("Both armies"));
    m_tabs->addTab(tr("Report"));
    m_tabs->addTab(tr("From paper"));
    for (int i = 0; i < 4; ++i)
        m_tabs->setTabToolTip(i, tr("F%1").arg(i + 7));
    auto *tabLine = new QHBoxLayout;
    tabLine->setContentsMargins(12, 2, 12, 0);
    tabLine->addWidget(m_tabs);
    tabLine->addStretch(1);
    box->addLayout(tabLine);
    m_stack = new QStackedWidget(centre);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) {
        m_stack->setCurrentIndex(tab);
        fitStack();
        showFootFor(tab);
    });

    m_scroll = new QScrollArea(centre);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->installEventFilter(this);
    auto *inside = new QWidget(m_scroll);
    auto *column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    m_form = new FormPanel(*m_desk, inside);
    m_odds = new OddsPanel(*m_desk, inside);
    m_reference = new ReferencePanel(*m_desk, inside);
    column->addWidget(m_form);
    column->addWidget(m_odds);
    m_threats = new ThreatsPanel(*m_desk, inside);
    column->addWidget(m_threats);
    column->addWidget(m_reference);
    column->addStretch(1);
    m_scroll->setWidget(inside);
    m_stack->addWidget(m_scroll);
    m_stack->addWidget(new StatePanel(*m_desk, m_stack));
    m_stack->addWidget(new ReportPanel(*m_desk, m_log->model(), m_stack));
    m_paper = new PaperPanel(*m_desk, m_stack);
    connect(m_paper, &PaperPanel::entered, this, [this](std::size_t steps) {
        Q_EMIT statusMessage(tr("Entered from paper; steps of the record: %1").arg(steps));
    });
    m_stack->addWidget(m_paper);
    fitStack();
    box->addWidget(m_stack, 1);
    connect(m_odds, &OddsPanel::ruleActivated, this, &BattlePage::showRule);
    connect(m_odds, &OddsPanel::submitted, this, &BattlePage::submit);
    connect(m_odds, &OddsPanel::left, this, &BattlePage::leave);

    box->addWidget(ruler(centre));
    m_question = new QuestionPanel(*m_desk, centre);
    box->addWidget(m_question);
    m_correction = new CorrectionPanel(*m_desk, centre);
    box->addWidget(m_correction);
    box->addWidget(new QueuePanel(*m_desk, centre));
    m_endBar = new QWidget(centre);
    m_endBar->setAutoFillBackground(true);
    m_endBar->setBackgroundRole(QPalette::AlternateBase);
    auto *end = new QVBoxLayout(m_endBar);
    end->setContentsMargins(16, 8, 16, 8);
    m_endText = new WordsLabel(m_endBar);
    m_endText->setWordWrap(true);
    m_endText->setTextFormat(Qt::RichText);
    end->addWidget(m_endText);
    auto *answers = new QHBoxLayout;
    m_endForce = new QPushButton(tr("By force"), m_endBar);
    m_endForce->setToolTip(tr("The umpire ends the phase, whatever is undone"));
    m_endForce->setFocusPolicy(Qt::TabFocus);
    connect(m_endForce, &QPushButton::clicked, this, [this] { endPhase(true); });
    m_endConfirm = new QPushButton(tr("End the phase"), m_endBar);
    m_endConfirm->setAutoDefault(true);
    connect(m_endConfirm, &QPushButton::clicked, this, [this] { endPhase(false); });
    auto *cancel = new QPushButton(tr("Go on"), m_endBar);
    connect(cancel, &QPushButton::clicked, this, [this] {
        m_endBar->hide();
        m_offers->focusList();
    });
    answers->addWidget(m_endForce);
    answers->addStretch(1);
    answers->addWidget(cancel);
    answers->addWidget(m_endConfirm);
    end->addLayout(answers);
    m_endBar->hide();
    box->addWidget(m_endBar);
    box->addWidget(ruler(centre));
    m_foot = makeFoot();
    box->addWidget(m_foot);
    return centre;
}

void BattlePage::fitStack() {
    // Only the page in sight says how much room the middle needs.
    for (int i = 0; i < m_stack->count(); ++i)
        m_stack->widget(i)->setSizePolicy(QSizePolicy::Preferred, i == m_stack->currentIndex()
                                                                      ? QSizePolicy::Preferred
                                                                      : QSizePolicy::Ignored);
}

QWidget *BattlePage::makeFoot() {
    auto *foot = new QWidget(this);
    auto *lines = new QVBoxLayout(foot);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(0);
    m_message = new WordsLabel(foot);
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::RichText);
    m_message->setContentsMargins(16, 6, 16, 0);
    m_message->setObjectName(QStringLiteral("message"));
    m_message->hide();
    lines->addWidget(m_message);
    auto *row = new SplitRow(foot);
    lines->addWidget(row);
    const auto group = [row] {
        auto *holder = new QWidget(row);
        auto *box = new QHBoxLayout(holder);
        box->setContentsMargins(0, 0, 0, 0);
        return box;
    };
    QHBoxLayout *left = group();
    m_submit = new QPushButton(tr("Enter"), foot);
    m_submit->setToolTip(tr("Enter"));
    m_submit->setFocusPolicy(Qt::ClickFocus);
    connect(m_submit, &QPushButton::clicked, this, &BattlePage::submit);
    left->addWidget(m_submit);
    m_queue = new QPushButton(tr("Queue"), foot);
    m_queue->setToolTip(tr("Hold it back and throw for it with others (Ctrl+Enter)"));
    m_queue->setFocusPolicy(Qt::ClickFocus);
    connect(m_queue, &QPushButton::clicked, this, &BattlePage::queue);
    left->addWidget(m_queue);
    left->addStretch(1);
    QHBoxLayout *right = group();
    right->addStretch(1);
    m_umpire = new QPushButton(tr("Umpire"), foot);
    m_umpire->setFocusPolicy(Qt::ClickFocus);
    m_umpireMenu = new QMenu(m_umpire);
    connect(m_umpireMenu, &QMenu::aboutToShow, this, &BattlePage::fillUmpireMenu);
    m_umpire->setMenu(m_umpireMenu);
    m_umpire->setToolTip(tr("Changes by the umpire, each with a reason"));
    right->addWidget(m_umpire);
    m_end = new QPushButton(foot);
    m_end->setFocusPolicy(Qt::ClickFocus);
    connect(m_end, &QPushButton::clicked, this, &BattlePage::askEndPhase);
    right->addWidget(m_end);
    row->fill(left->parentWidget(), right->parentWidget(), 0);
    return foot;
}

bool BattlePage::eventFilter(QObject *watched, QEvent *event) {
    if (watched == m_scroll && event->type() == QEvent::Resize)
        m_form->setRoom(m_scroll->width());
    if (watched == QApplication::focusWidget() && event->type() == QEvent::ShortcutOverride &&
        isPageKey(*static_cast<QKeyEvent *>(event))) {
        // A field that is typed into would keep Ctrl+E for itself (the end of its line).
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void BattlePage::showEvent(QShowEvent *event) {
    QWidget::showEvent(event);
    focusNext();
}

void BattlePage::holdLayouts(bool hold) {
    // A widget that is shown has all that is around it laid out, at once: a dozen times for each
    // input. Held, they are laid out once, when all is as it will be.
    for (QLayout *layout : m_layouts) {
        layout->setEnabled(!hold);
        // What was asked for meanwhile came to nothing: those that were asked are asked again.
        if (!hold)
            QApplication::postEvent(layout->parentWidget(), new QEvent(QEvent::LayoutRequest));
    }
}

void BattlePage::submit() {
    m_flow = true;
    if (!m_desk->hasDraft() || !m_desk->chosen().allowed)
        return;
    say({});
    static_cast<void>(m_desk->submitDraft());
}

void BattlePage::queue() {
    if (m_tabs->currentIndex() == Paper) {
        m_paper->enter();
        return;
    }
    m_flow = true;
    if (!m_desk->queueDraft()) {
        if (m_desk->form().refused)
            Q_EMIT statusMessage(m_desk->words().error(*m_desk->form().refused));
        return;
    }
    m_offers->selectNext();
    focusNext();
}

void BattlePage::leave() {
    m_desk->cancelCorrection();
    m_offers->focusList();
}

void BattlePage::correctStep(std::size_t step) {
    if (!m_desk->canCorrect(step)) {
        say(tr("This step asks for nothing that could be entered otherwise."), true);
        return;
    }
    showTab(Act);
    m_desk->startCorrection(step);
    if (m_desk->hasDraft())
        m_form->focusFirst();
    else
        m_question->focusAnswer();
}

void BattlePage::showProposal() {
    const bool proposal = m_desk->proposal() != nullptr;
    m_scroll->setEnabled(!proposal);
    m_question->setVisible(!proposal && m_desk->waiting() &&
                           m_desk->pending().want != battle::Want::Choice);
    if (proposal)
        m_correction->focusReason();
}

void BattlePage::afterChange() {
    m_endBar->hide();
    const battle::Place place = m_desk->engine().place(m_desk->state());
    if (m_desk->view().over && !m_over && !m_desk->lookingBack())
        showTab(Report);
    m_over = m_desk->view().over;
    if (place != m_place)
        m_flow = false; // a new phase is looked over first
    m_place = place;
    const auto want = m_desk->pending().want;
    if (want == battle::Want::Choice)
        m_offers->selectNext();
    m_banner->setVisible(m_desk->lookingBack() || m_desk->correcting() ||
                         m_desk->sideView().viewer() || m_source->readOnlyReason());
    m_back->setVisible(m_desk->lookingBack() || m_desk->correcting());
    if (m_desk->correcting())
        m_bannerText->setText(
            tr("Correcting step %1: the battle as it was before it. Enter shows what would differ; "
               "nothing changes until it is accepted.")
                .arg(m_desk->correctedStep()));
    else if (m_desk->lookingBack())
        m_bannerText->setText(tr("Looking back: the battle as it was after step %1 of %2. Nothing "
                                 "can be changed here.")
                                  .arg(m_desk->shownStep())
                                  .arg(m_desk->stepCount()));
    else if (const auto why = m_source->readOnlyReason())
        m_bannerText->setText(m_desk->words().error(*why));
    else if (const auto viewer = m_desk->sideView().viewer())
        m_bannerText->setText(tr("What %1 may know: the enemy's strength and class are hidden, and "
                                 "what has not come yet.")
                                  .arg(m_desk->words().sideName(*viewer)));
    const bool choice = want == battle::Want::Choice && m_desk->canEnter();
    const std::size_t left = m_desk->leftToAct();
    m_end->setVisible(choice && m_desk->canEndPhase());
    m_end->setText(left == 0 ? tr("End phase") : tr("End phase (%1 left)").arg(left));
    m_end->setToolTip(left == 0 ? tr("Ctrl+E") : tr("%1 can still act (Ctrl+E)").arg(left));
    showFootFor(m_tabs->currentIndex());
    m_umpire->setVisible(choice && m_desk->live());
    if (isVisible() && m_tabs->currentIndex() != Paper)
        focusNext();
    say({});
    m_foot->setVisible(choice || m_desk->lookingBack());
    if (want == battle::Want::Roll && m_desk->pending().roll)
        Q_EMIT statusMessage(
            tr("Waits for dice: %1").arg(m_desk->words().purpose(*m_desk->pending().roll)));
    else if (want == battle::Want::Fact && m_desk->pending().fact)
        Q_EMIT statusMessage(m_desk->words().question(*m_desk->pending().fact));
}

void BattlePage::showFootFor(int tab) {
    // What submits the form stands where the form is.
    const bool enter = tab == Act && m_desk->pending().want == battle::Want::Choice;
    m_submit->setVisible(enter && m_desk->canEnter());
    m_queue->setVisible(enter && m_desk->live());
}

void BattlePage::focusNext() {
    switch (m_desk->pending().want) {
    case battle::Want::Roll:
    case battle::Want::Fact:
        m_question->focusAnswer();
        break;
    case battle::Want::Choice:
        if ((m_flow || m_desk->correcting()) && m_desk->hasDraft() && m_desk->chosen().allowed &&
            m_form->focusFirst())
            break;
        m_offers->focusList();
        break;
    case battle::Want::Nothing:
        if (!m_desk->lookingBack()) // the slider keeps the focus
            m_log->focusList();
        break;
    }
}

void BattlePage::askEndPhase() {
    if (!m_desk->live() || m_desk->pending().want != battle::Want::Choice || !m_desk->canEndPhase())
        return;
    const auto left = m_desk->notActed();
    if (left.empty()) {
        endPhase(false); // nobody is passed over: nothing to ask
        return;
    }
    QStringList names;
    for (const battle::Offer &o : left)
        if (const QString name = m_desk->words().name(o.actor).toHtmlEscaped();
            !names.contains(name))
            names << name;
    const qsizetype count = names.size();
    QString text = tr("<b>%1 can still act:</b> %2")
                       .arg(count)
                       .arg(names.mid(0, 12).join(QStringLiteral(", ")));
    if (count > 12)
        text += tr(" and %1 more").arg(count - 12);
    text += u'.';
    m_endText->setText(text + tr(" <b>Enter</b> ends the phase, <b>Esc</b> goes on."));
    m_endBar->show();
    m_endConfirm->setFocus(Qt::OtherFocusReason);
}

void BattlePage::endPhase(bool forced) {
    m_endBar->hide();
    m_flow = false;
    if (!m_desk->endPhase(forced))
        m_endForce->setVisible(true);
}

void BattlePage::say(const QString &text, bool fault) {
    const BattleLook look = BattleLook::of(palette());
    m_message->setText(QStringLiteral("<span style=\"color:%1\">%2%3</span>")
                           .arg((fault ? look.disorder : look.dim).name(),
                                fault ? QStringLiteral("\u25B2 ") : QString(),
                                text.toHtmlEscaped()));
    m_message->setVisible(!text.isEmpty());
    if (fault)
        m_foot->show();
    Q_EMIT statusMessage(text);
}

void BattlePage::showRule(const QString &rule) {
    (new RulePopup(rule, *m_desk, this))->showAt(QCursor::pos() + QPoint(8, 8));
    Q_EMIT ruleActivated(rule);
}

void BattlePage::fillUmpireMenu() {
    m_umpireMenu->clear();
    // The umpire's changes first, each with a reason, then how a battle is ended.
    for (const char *group : {"umpire", "end"}) {
        if (!m_umpireMenu->isEmpty())
            m_umpireMenu->addSeparator();
        for (const battle::Offer &o : m_desk->offers()) {
            if (o.group != group)
                continue;
            QString text = m_desk->words().label(TextKind::Action, o.action);
            if (!o.actor.empty())
                text += QStringLiteral(": ") + m_desk->words().name(o.actor);
            QAction *action = m_umpireMenu->addAction(text);
            action->setEnabled(o.allowed);
            const battle::Offer copy = o;
            connect(action, &QAction::triggered, this, [this, copy] {
                showTab(Act);
                m_desk->choose(copy);
                m_form->focusFirst();
            });
        }
    }
    if (m_umpireMenu->isEmpty())
        m_umpireMenu->addAction(tr("Nothing to change now"))->setEnabled(false);
}

void BattlePage::openUmpireMenu() {
    if (!m_umpire->isVisible())
        return;
    m_umpireMenu->popup(m_umpire->mapToGlobal(QPoint(0, 0)));
    // A menu opened by a key has its first entry in hand.
    for (QAction *action : m_umpireMenu->actions())
        if (action->isEnabled() && !action->isSeparator()) {
            m_umpireMenu->setActiveAction(action);
            break;
        }
}

void BattlePage::showTo(std::optional<battle::Side> side) {
    if (side == m_desk->sideView().viewer())
        return;
    m_desk->setViewer(side);
    drawCurtain();
}

void BattlePage::showTab(Tab tab) {
    m_tabs->setCurrentIndex(tab);
    if (tab == Act)
        focusNext();
    else
        m_stack->currentWidget()->setFocus(Qt::OtherFocusReason);
}

void BattlePage::setOdds(const odds::DraftOddsSource *odds) {
    m_odds->setSource(odds);
    m_threats->setSource(odds);
}

void BattlePage::hideOdds(bool hidden) {
    m_oddsHidden = hidden;
    m_odds->setHiddenByChoice(hidden);
    if (hidden)
        m_threats->setOpen(false);
}

void BattlePage::toggleThreats() {
    if (m_oddsHidden)
        return;
    showTab(Act);
    m_threats->setOpen(!m_threats->isOpen());
    if (!m_threats->isOpen())
        focusNext();
    else
        bringIntoSight(m_threats);
}

void BattlePage::bringIntoSight(QWidget *part) {
    // When it has its place.
    QTimer::singleShot(0, part, [this, part] {
        m_scroll->widget()->layout()->activate();
        m_scroll->ensureWidgetVisible(part, 0, 0);
    });
}

void BattlePage::toggleReference() {
    m_reference->setOpen(!m_reference->isOpen());
    if (m_reference->isOpen())
        bringIntoSight(m_reference);
}

void BattlePage::findUnit() { m_offers->focusFind(); }

void BattlePage::drawCurtain() {
    auto *curtain =
        new QPushButton(tr("The curtain is drawn. Enter lifts it for the next player."), this);
    curtain->setObjectName(QStringLiteral("curtain"));
    curtain->setFont(scaled(font(), 1.6, true));
    curtain->setAutoDefault(true);
    curtain->setGeometry(rect());
    curtain->show();
    curtain->raise();
    curtain->setFocus(Qt::OtherFocusReason);
    connect(curtain, &QPushButton::clicked, this, [this, curtain] {
        curtain->hide(); // at once; it is its own key that brought us here
        curtain->deleteLater();
        focusNext();
    });
}

void BattlePage::setBigType(bool on) {
    if (on == m_bigType)
        return;
    if (on)
        m_plainFont = font();
    m_bigType = on;
    setFont(on ? scaled(m_plainFont, 1.6) : m_plainFont);
    // At the table the middle is what is read: the log waits behind its splitter.
    m_log->setVisible(!on);
}

} // namespace sabretache::ui
