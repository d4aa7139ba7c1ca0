#include "ui/views/campaign/campaignpage.h"

#include "base/invariant.h"
#include "ui/views/campaign/beginpanel.h"
#include "ui/views/campaign/chroniclepanel.h"
#include "ui/views/campaign/dicepanel.h"
#include "ui/views/campaign/housepanel.h"
#include "ui/views/campaign/mappanel.h"
#include "ui/views/campaign/recordspanel.h"
#include "ui/views/campaign/returnpanel.h"
#include "ui/views/campaign/standingspanel.h"
#include "ui/views/campaign/stepspanel.h"
#include "ui/views/campaign/turnpanel.h"
#include "ui/views/theme.h"
#include "ui/views/wordslabel.h"

#include <QAction>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QStackedLayout>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>

namespace sabretache::ui {

using namespace campaign;

CampaignPage::CampaignPage(const PageContext &context, QWidget *parent)
    : Page(parent), m_context(context), m_desk(new CampaignDesk(context.editor, this)),
      m_whole(new QStackedLayout(this)), m_body(new QWidget(this)), m_name(new QLabel(m_body)),
      m_turnText(new WordsLabel(m_body)), m_next(new QPushButton(m_body)),
      m_tabs(new QTabBar(m_body)), m_stack(new QStackedLayout),
      m_steps(new StepsPanel(context, *m_desk, m_body)) {
    m_whole->addWidget(m_body);
    auto *box = new QVBoxLayout(m_body);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(0);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(2 * kRhythm, kRhythm, 2 * kRhythm, kRhythm);
    QFont font = m_name->font();
    font.setBold(true);
    font.setPointSizeF(font.pointSizeF() * 1.4);
    m_name->setFont(font);
    head->addWidget(m_name);
    head->addSpacing(2 * kRhythm);
    m_turnText->setTextFormat(Qt::PlainText);
    m_turnText->setWordWrap(true);
    head->addWidget(m_turnText, 1);
    m_next->setToolTip(tr("Alt+Right"));
    head->addWidget(m_next);
    box->addLayout(head);
    auto *split = new QSplitter(Qt::Horizontal, m_body);
    split->setChildrenCollapsible(false);
    split->addWidget(m_steps);
    auto *middle = new QWidget(split);
    auto *m = new QVBoxLayout(middle);
    m->setContentsMargins(0, 0, 0, 0);
    m->setSpacing(0);
    m_tabs->setAccessibleName(tr("Parts of the campaign"));
    m_tabs->setDocumentMode(true);
    m_tabs->setExpanding(false);
    m_tabs->setMinimumHeight(fontMetrics().height() + 2 * kRhythm);
    m->addWidget(m_tabs);
    m->addLayout(m_stack, 1);
    split->addWidget(middle);
    split->setStretchFactor(1, 1);
    split->setSizes({250, 900});
    box->addWidget(split, 1);
    addPart<TurnPanel>(QStringLiteral("turn"), tr("&Turn"));
    addPart<ReturnPanel>(QStringLiteral("return"), tr("&Returns"));
    addPart<MapPanel>(QStringLiteral("map"), tr("&Map"));
    addPart<RecordsPanel>(QStringLiteral("records"), tr("&Brigades"));
    addPart<StandingsPanel>(QStringLiteral("standings"), tr("&Standings"));
    addPart<DicePanel>(QStringLiteral("dice"), tr("&Dice"));
    addPart<ChroniclePanel>(QStringLiteral("chronicle"), tr("&Chronicle"));
    addPart<HousePanel>(QStringLiteral("house"), tr("&House rules"));
    connect(m_tabs, &QTabBar::currentChanged, this,
            [this](int tab) { m_stack->setCurrentWidget(part(m_keys.value(tab))); });
    connect(m_next, &QPushButton::clicked, this, &CampaignPage::nextStep);
    connect(m_steps, &StepsPanel::message, this, &Page::message);
    connect(m_steps, &StepsPanel::stepChosen, this, [this](Step step) {
        turn()->showStep(step);
        showPanel(QStringLiteral("turn"));
    });
    connect(m_desk, &CampaignDesk::refused, this, &Page::message);
    connect(m_desk, &CampaignDesk::changed, this, &CampaignPage::refresh);
    makeActions();
    turn(); // all that needs no campaign, while that is being read
    refresh();
    if (m_desk->hasCampaign() && !m_desk->error()) {
        m_steps->prepare();
        turn()->showStep(m_desk->campaign().head.step);
        turn()->prepare();
    }
}

template <class Panel> void CampaignPage::addPart(const QString &key, const QString &name) {
    m_keys << key;
    m_names << name;
    m_parts.push_back({[this] { return new Panel(m_context, *m_desk, m_stack->parentWidget()); }});
    m_tabs->addTab(QString(name).remove(u'&'));
}

CampaignPanel *CampaignPage::part(const QString &key) {
    const qsizetype at = m_keys.indexOf(key);
    SAB_INVARIANT(at >= 0);
    Part &part = m_parts[static_cast<std::size_t>(at)];
    if (!part.made) {
        part.made = part.make();
        m_stack->addWidget(part.made);
        connect(part.made, &CampaignPanel::message, this, &Page::message);
        connect(part.made, &CampaignPanel::wanted, this, &CampaignPage::showPanel);
    }
    return part.made;
}

TurnPanel *CampaignPage::turn() { return static_cast<TurnPanel *>(part(QStringLiteral("turn"))); }
ReturnPanel *CampaignPage::returns() {
    return static_cast<ReturnPanel *>(part(QStringLiteral("return")));
}
MapPanel *CampaignPage::map() { return static_cast<MapPanel *>(part(QStringLiteral("map"))); }
RecordsPanel *CampaignPage::records() {
    return static_cast<RecordsPanel *>(part(QStringLiteral("records")));
}
ChroniclePanel *CampaignPage::chronicle() {
    return static_cast<ChroniclePanel *>(part(QStringLiteral("chronicle")));
}

void CampaignPage::showPanel(const QString &panel, const Uuid &what) {
    const qsizetype at = m_keys.indexOf(panel);
    if (at < 0)
        return;
    if (panel == QLatin1String("return") && !what.isNull())
        returns()->showFight(FightId(what));
    if (panel == QLatin1String("records") && !what.isNull())
        records()->showUnit(UnitId(what));
    m_tabs->setCurrentIndex(static_cast<int>(at));
    m_stack->setCurrentWidget(part(panel));
}

QString CampaignPage::panel() const {
    const auto shown = std::ranges::find(m_parts, m_stack->currentWidget(), &Part::made);
    return m_keys.value(shown - m_parts.begin());
}

QString CampaignPage::title() const {
    if (!m_desk->hasCampaign() || m_desk->error())
        return tr("Campaign");
    return QString::fromStdString(m_desk->campaign().head.name);
}

QStringList CampaignPage::totals() const {
    QStringList out;
    if (!m_desk->hasCampaign() || m_desk->error())
        return out;
    for (const Standing &s : standings(m_desk->work()))
        out << tr("%1: %2, %3")
                   .arg(QString::fromStdString(s.side),
                        m_context.texts.quantity(s.score.total(), "points"),
                        m_context.texts.quantity(s.steps(), m_desk->rules().service().countsPoints
                                                                ? "points"
                                                                : "castings"));
    return out;
}

QWidget *CampaignPage::firstFocus() {
    if (!m_desk->hasCampaign() || m_desk->error())
        return m_begin;
    auto *panel = qobject_cast<CampaignPanel *>(m_stack->currentWidget());
    return panel ? panel->firstFocus() : nullptr;
}

void CampaignPage::activated() {
    // Tabs that were added before the bar was shown are laid out when something of them changes.
    m_tabs->setIconSize(m_tabs->iconSize());
}

void CampaignPage::refresh() {
    const bool there = m_desk->hasCampaign();
    const auto error = m_desk->error();
    if (!there) {
        delete m_begin;
        m_begin = new BeginPanel(m_context, *m_desk, this);
        m_whole->addWidget(m_begin);
        m_whole->setCurrentWidget(m_begin);
    } else if (error) {
        if (!m_damaged) {
            m_damaged = new WordsLabel(this);
            m_damaged->setWordWrap(true);
            m_damaged->setAlignment(Qt::AlignCenter);
            m_damaged->setMargin(4 * kRhythm);
            m_whole->addWidget(m_damaged);
        }
        m_damaged->setText(m_context.texts.error(*error));
        m_whole->setCurrentWidget(m_damaged);
    } else {
        m_whole->setCurrentWidget(m_body);
        if (m_begin)
            m_begin->deleteLater();
        m_begin = nullptr;
        const Head &head = m_desk->campaign().head;
        m_name->setText(QString::fromStdString(head.name));
        m_turnText->setText(m_desk->report().turnText(head.turn));
        m_turnText->setToolTip(m_turnText->text());
        const auto step = m_context.texts.label(TextKind::Group, sabretache::word(head.step));
        m_next->setText(head.ended ? tr("The campaign has ended") : tr("&Done: %1").arg(step));
        m_next->setEnabled(!head.ended && !m_desk->readOnly());
        const qsizetype map = m_keys.indexOf(QStringLiteral("map"));
        // Only when it changes: asked again, Qt 6.4 forgets to lay the tabs out.
        if (m_tabs->isTabVisible(static_cast<int>(map)) != head.map)
            m_tabs->setTabVisible(static_cast<int>(map), head.map);
    }
    for (QAction *action : m_actions)
        action->setEnabled(there && !error);
    if (there && !error) {
        m_end->setEnabled(!m_desk->campaign().head.ended && !m_desk->readOnly());
        m_again->setEnabled(m_desk->campaign().head.ended && !m_desk->readOnly());
    }
    Q_EMIT titleChanged();
    Q_EMIT totalsChanged();
}

void CampaignPage::nextStep() {
    const auto edit = campaign::nextStep(m_desk->context());
    if (!edit) {
        // It waits for the umpire: show what for.
        turn()->showStep(m_desk->campaign().head.step);
        showPanel(QStringLiteral("turn"));
    }
    if (m_desk->perform(edit)) {
        turn()->showStep(m_desk->campaign().head.step);
        showPanel(QStringLiteral("turn"));
    }
}

void CampaignPage::makeActions() {
    const auto add = [this](const QString &text, auto does) {
        auto *action = new QAction(text, this);
        connect(action, &QAction::triggered, this, does);
        m_actions << action;
        return action;
    };
    const auto line = [this] {
        auto *separator = new QAction(this);
        separator->setSeparator(true);
        m_actions << separator;
    };
    QAction *next = add(tr("&Next step"), [this] { nextStep(); });
    next->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Right));
    next->setShortcutContext(Qt::WindowShortcut); // also from the tree
    addAction(next);
    line();
    for (int i = 0; i < m_keys.size(); ++i) {
        QAction *action = add(m_names[i], [this, i] {
            showPanel(m_keys[i]);
            part(m_keys[i])->firstFocus()->setFocus();
        });
        action->setShortcut(QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + i)));
        action->setShortcutContext(Qt::WindowShortcut);
        addAction(action);
    }
    line();
    add(tr("Export the chronicle as Mar&kdown\u2026"),
        [this] { chronicle()->exportAs(QStringLiteral("md")); });
    add(tr("Export the chronicle as a &web page\u2026"),
        [this] { chronicle()->exportAs(QStringLiteral("html")); });
    add(tr("Reports for the s&ides\u2026"), [this] { chronicle()->reportForSides(); });
    line();
    add(tr("&Copy of the campaign\u2026"), [this] {
        const QString path = QFileDialog::getSaveFileName(this, tr("Copy of the campaign"),
                                                          title() + QStringLiteral(".sabretache"),
                                                          tr("Books (*.sabretache)"));
        if (path.isEmpty())
            return;
        const auto done = m_context.session.saveCopy(path);
        Q_EMIT message(done ? tr("Copied to %1").arg(path) : m_context.texts.error(done.error()));
    });
    m_end =
        add(tr("&End the campaign"), [this] { m_desk->perform(endCampaign(m_desk->context())); });
    m_again = add(tr("Ne&xt campaign with the survivors\u2026"), [this] { begin(true); });
}

void CampaignPage::begin(bool next) {
    QDialog dialog(this);
    dialog.setWindowTitle(tr("The next campaign"));
    auto *box = new QVBoxLayout(&dialog);
    auto *form = new BeginningForm(m_context.texts, &dialog);
    const Head &head = m_desk->campaign().head;
    form->setValue({head.name, isoText({m_desk->campaign().turnEnds().days + 1}), head.length,
                    head.oldStyle, head.map, head.lastTurn});
    box->addWidget(form);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, &dialog);
    box->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    if (dialog.exec() == QDialog::Accepted && next)
        m_desk->perform(nextCampaign(m_desk->context(), form->value()));
}

void addCampaignPage(PageMakers &makers) {
    makers[BookNode::Kind::Campaign] = [](const PageContext &context, const BookNode &,
                                          QWidget *parent) -> Page * {
        return new CampaignPage(context, parent);
    };
}

} // namespace sabretache::ui
