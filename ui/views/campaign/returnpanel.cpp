#include "ui/views/campaign/returnpanel.h"

#include "campaign/reading.h"
#include "session/battlesession.h"
#include "ui/views/campaign/dicedialog.h"
#include "ui/views/campaign/returngrid.h"
#include "ui/views/theme.h"
#include "ui/views/wordslabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTabBar>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>

namespace sabretache::ui {

using namespace campaign;

ReturnPanel::ReturnPanel(const PageContext &context, CampaignDesk &desk, QWidget *parent)
    : CampaignPanel(context, desk, parent), m_fights(new QComboBox(this)),
      m_title(new QLabel(this)), m_about(new QLabel(this)), m_field(new QComboBox(this)),
      m_decisive(new QCheckBox(tr("The enemy &broke"), this)), m_tabs(new QTabBar(this)),
      m_grid(new ReturnGrid(desk.texts(), this)), m_line(new WordsLabel(this)),
      m_sums(new WordsLabel(this)), m_state(new WordsLabel(this)), m_empty(new WordsLabel(this)),
      m_body(new QWidget(this)) {
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_empty);
    outer->addWidget(m_body, 1);
    m_empty->setText(tr("No battle yet. Open one in the step of contacts and battles; its return "
                        "stands here, to be filled from the program or by hand."));
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setMargin(4 * kRhythm);
    auto *box = new QVBoxLayout(m_body);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(0);

    auto *head = new QVBoxLayout;
    head->setContentsMargins(2 * kRhythm, kRhythm, 2 * kRhythm, kRhythm / 2);
    auto *first = new QHBoxLayout;
    QFont font = m_title->font();
    font.setBold(true);
    font.setPointSizeF(font.pointSizeF() * 1.25);
    m_title->setFont(font);
    first->addWidget(m_title);
    first->addStretch(1);
    m_fights->setAccessibleName(tr("Battle"));
    first->addWidget(m_fights);
    head->addLayout(first);
    auto *second = new QHBoxLayout;
    m_about->setMinimumWidth(10);
    second->addWidget(m_about, 1);
    auto *fieldLabel = new QLabel(tr("Field &held by"), m_body);
    fieldLabel->setBuddy(m_field);
    m_field->setAccessibleName(tr("Field held by"));
    second->addWidget(fieldLabel);
    second->addWidget(m_field);
    second->addWidget(m_decisive);
    head->addLayout(second);
    box->addLayout(head);

    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(2 * kRhythm, 0, 2 * kRhythm, 0);
    m_tabs->setDocumentMode(true);
    m_tabs->setDrawBase(false);
    m_tabs->setAccessibleName(tr("Sides"));
    bar->addWidget(m_tabs);
    bar->addStretch(1);
    const auto add = [&](const QString &text, auto slot) {
        auto *out = new QPushButton(text, m_body);
        connect(out, &QPushButton::clicked, this, slot);
        bar->addWidget(out);
        return out;
    };
    m_program = add(tr("Fi&ght in the program"), &ReturnPanel::fightInProgram);
    m_read = add(tr("&Read the battle"), &ReturnPanel::readFromProgram);
    m_throw = add(tr("Dice: &program"), &ReturnPanel::throwDice);
    m_type = add(tr("&Type dice\u2026"), &ReturnPanel::typeDice);
    box->addLayout(bar);

    box->addWidget(m_grid, 1);

    auto *foot = new QVBoxLayout;
    foot->setContentsMargins(2 * kRhythm, kRhythm / 2, 2 * kRhythm, kRhythm);
    m_line->setTextFormat(Qt::RichText);
    m_line->setWordWrap(true);
    m_sums->setTextFormat(Qt::RichText);
    auto *line = new QHBoxLayout;
    line->addWidget(m_line, 1);
    m_allDice = new QPushButton(tr("All dice\u2026"), m_body);
    m_allDice->setToolTip(tr("Every die of this return, both sides"));
    connect(m_allDice, &QPushButton::clicked, this, &ReturnPanel::showAllDice);
    line->addWidget(m_allDice, 0, Qt::AlignTop);
    foot->addLayout(line);
    m_sums->setWordWrap(true);
    foot->addWidget(m_sums);
    auto *last = new QHBoxLayout;
    m_state->setWordWrap(true);
    m_state->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    last->addWidget(m_state, 1);
    m_callOff = new QPushButton(tr("&Call off"), m_body);
    m_takeBack = new QPushButton(tr("Take &back"), m_body);
    m_apply = new QPushButton(tr("&Apply return"), m_body);
    m_apply->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Return));
    m_apply->setToolTip(tr("Ctrl+Enter"));
    last->addWidget(m_callOff);
    last->addWidget(m_takeBack);
    last->addWidget(m_apply);
    foot->addLayout(last);
    box->addLayout(foot);

    connect(m_tabs, &QTabBar::currentChanged, this, [this](int side) {
        if (!m_filling && side >= 0)
            showSide(side);
    });
    connect(m_fights, &QComboBox::activated, this, [this] {
        if (const auto id = FightId::parse(m_fights->currentData().toString().toStdString()))
            showFight(*id);
    });
    connect(m_field, &QComboBox::activated, this, &ReturnPanel::setField);
    connect(m_decisive, &QCheckBox::clicked, this, &ReturnPanel::setField);
    connect(m_apply, &QPushButton::clicked, this, &ReturnPanel::apply);
    connect(m_takeBack, &QPushButton::clicked, this, &ReturnPanel::takeBack);
    connect(m_callOff, &QPushButton::clicked, this,
            [this] { m_desk.perform(cancelFight(m_desk.context(), m_id)); });
    connect(m_grid, &ReturnGrid::message, this, &CampaignPanel::message);
    connect(m_grid, &ReturnGrid::cellEntered, this, &ReturnPanel::showLine);
}

QWidget *ReturnPanel::firstFocus() { return m_model ? static_cast<QWidget *>(m_grid) : this; }

void ReturnPanel::showFight(FightId fight) {
    m_id = fight;
    delete m_model;
    m_model = nullptr;
    m_side = 0;
    if (m_desk.hasCampaign() && !m_desk.error())
        refresh();
}

void ReturnPanel::showSide(int side) {
    m_side = side;
    const QModelIndex was = m_grid->currentIndex();
    delete m_model;
    m_model = new ReturnModel(m_desk, m_id, side, this);
    m_grid->setModel(m_model);
    fitColumns();
    connect(m_model, &QAbstractItemModel::dataChanged, this, &ReturnPanel::showLine);
    int row = was.isValid() ? std::min(was.row(), m_model->rowCount() - 1) : 0;
    while (!was.isValid() && row + 1 < m_model->rowCount() && !m_model->line(row))
        ++row;
    m_grid->setCurrentIndex(
        m_model->index(std::max(0, row), was.isValid() ? was.column() : int(ReturnModel::Lost)));
    showLine();
}

/// Columns as wide as what they hold, in this size of text.
void ReturnPanel::fitColumns() {
    auto *header = m_grid->horizontalHeader();
    for (int c = 0; c < ReturnModel::ColumnCount; ++c)
        header->setSectionResizeMode(c, QHeaderView::Interactive);
    const int em = fontMetrics().averageCharWidth();
    const int widths[] = {26, 6, 6, 9, 10, 10, 6, 7, 14, 6, 8, 9, 11, 9};
    for (int c = 0; c < ReturnModel::ColumnCount; ++c)
        m_grid->setColumnWidth(c, em * widths[c]);
    header->setMinimumSectionSize(4 * em);
    m_grid->setColumnHidden(ReturnModel::Spent, !m_desk.rules().service().countsPoints);
    m_grid->setLeastNameWidth(em * widths[ReturnModel::Name]);
}

void ReturnPanel::changeEvent(QEvent *event) {
    CampaignPanel::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_model)
        fitColumns();
}

void ReturnPanel::refresh() {
    const Campaign &c = m_desk.campaign();
    m_filling = true;
    m_fights->clear();
    std::vector<const Fight *> fights;
    for (const auto &[id, fight] : c.fights)
        fights.push_back(&fight);
    std::ranges::sort(fights, [](const Fight *a, const Fight *b) { return b->date < a->date; });
    for (const Fight *fight : fights)
        m_fights->addItem(
            tr("%1, %2").arg(text16(fight->name), m_desk.report().dateText(fight->date)),
            QString::fromStdString(fight->id.text()));
    if (!c.fights.contains(m_id)) {
        m_id = {};
        for (const Fight *fight : fights)
            if (m_id.isNull() || fight->isOpen())
                m_id = fight->id;
        delete m_model;
        m_model = nullptr;
    }
    const auto it = c.fights.find(m_id);
    m_empty->setVisible(it == c.fights.end());
    m_body->setVisible(it != c.fights.end());
    if (it == c.fights.end()) {
        m_filling = false;
        return;
    }
    const Fight &fight = it->second;
    m_fights->setCurrentIndex(m_fights->findData(QString::fromStdString(m_id.text())));
    m_title->setText(
        tr("Return: %1, %2").arg(text16(fight.name), m_desk.report().dateText(fight.date)));
    m_about->setText((fight.battle.isNull() ? tr("On paper") : tr("In the program")) +
                     QStringLiteral(": ") +
                     word("fight-" + std::string(sabretache::word(fight.state))) + u'.');
    while (m_tabs->count() < 2)
        m_tabs->addTab(QString());
    m_tabs->setTabText(0, text16(fight.first));
    m_tabs->setTabText(1, text16(fight.second));
    m_field->clear();
    m_field->addItem(tr("nobody"), QString());
    m_field->addItem(text16(fight.first), text16(fight.first));
    m_field->addItem(text16(fight.second), text16(fight.second));
    m_field->setCurrentIndex(fight.held == fight.first ? 1 : fight.held == fight.second ? 2 : 0);
    if (fight.held.empty())
        m_field->setCurrentIndex(0);
    m_decisive->setChecked(fight.decisive);
    const bool open = fight.isOpen() && !m_desk.readOnly();
    m_field->setEnabled(open);
    m_decisive->setEnabled(open && !fight.held.empty());
    m_program->setVisible(fight.isOpen());
    m_program->setEnabled(open);
    m_program->setText(fight.battle.isNull() ? tr("Fi&ght in the program")
                                             : tr("&Go to the battle"));
    m_read->setVisible(fight.isOpen() && !fight.battle.isNull());
    m_read->setEnabled(open);
    m_throw->setEnabled(open);
    m_type->setEnabled(open);
    m_callOff->setVisible(fight.isOpen());
    m_callOff->setEnabled(open);
    m_takeBack->setVisible(fight.state == FightState::Applied);
    m_takeBack->setEnabled(!m_desk.readOnly());
    m_apply->setVisible(fight.isOpen());
    m_filling = false;
    if (!m_model)
        showSide(m_side);
    else
        showLine();
}

void ReturnPanel::showLine() {
    if (!m_model || !m_desk.hasCampaign() || m_desk.error() ||
        !m_desk.campaign().fights.contains(m_id))
        return;
    const Fight &fight = m_desk.campaign().fights.at(m_id);
    const Return &paper = m_model->paper();
    const Figures figures = m_desk.campaign().figures();
    const int row = m_grid->currentIndex().row();
    QStringList said;
    if (const ReturnLine *line = m_model->line(row)) {
        if (const auto good = checkLine(line->losses()); !good) {
            Error error = good.error();
            error.args.insert(error.args.begin(), line->unit.text());
            said << texts().error(error, namesOf(m_desk.book())).toHtmlEscaped();
        } else {
            said << QStringLiteral("<b>%1</b>").arg(m_desk.name(line->unit.uuid).toHtmlEscaped());
            if (line->edited)
                said << tr("set by the umpire; empty Back to let the dice speak");
        }
    }
    said << m_model->diceOf(row);
    m_line->setText(said.join(QStringLiteral(" &nbsp; ")));
    const ReturnSums s = sumsOf(paper, m_side);
    const bool even = s.start == s.present + s.killed + s.missing + s.prisoners + s.spent;
    m_sums->setText(
        tr("%1 lines. <b>%2</b> start \u2212 <b>%3</b> killed \u2212 <b>%4</b> missing \u2212 "
           "<b>%5</b> prisoners%6 = <b>%7</b> present after %8<br>"
           "<b>%9</b> lost")
            .arg(s.lines)
            .arg(s.start)
            .arg(s.killed)
            .arg(s.missing)
            .arg(s.prisoners)
            .arg(s.spent > 0 ? tr(" \u2212 <b>%1</b> spent").arg(s.spent) : QString())
            .arg(s.present)
            .arg(even ? QStringLiteral("\u2713") : QStringLiteral("\u2260"))
            .arg(s.lost) +
        tr(" = <b>%1</b> killed + <b>%2</b> back + <b>%3</b> prisoners; guns <b>%4</b> \u2212 "
           "<b>%5</b> lost = <b>%6</b>")
            .arg(s.killed)
            .arg(s.back)
            .arg(s.prisoners)
            .arg(s.startGuns)
            .arg(s.gunsLost)
            .arg(s.startGuns - s.gunsLost));
    const auto why = whyNotReady(paper, fight, figures);
    const std::size_t rolls = wantedRolls(paper, fight, figures).size();
    QString state;
    if (fight.state == FightState::Applied)
        state = tr("Applied. It can be taken back whole until something it touched changes "
                   "(CA-3.3).");
    else if (fight.state == FightState::Cancelled)
        state = tr("Called off.");
    else if (rolls > 0)
        state = tr("%1 wanted.").arg(texts().quantity(static_cast<std::int64_t>(rolls), "rolls"));
    else if (why)
        state = texts().error(*why, namesOf(m_desk.book()));
    else
        state = tr("It comes out, on both sides. Nothing has moved yet.");
    m_state->setText(state);
    m_apply->setEnabled(fight.isOpen() && !why && !m_desk.readOnly());
    m_throw->setEnabled(fight.isOpen() && rolls > 0 && !m_desk.readOnly());
    m_type->setEnabled(m_throw->isEnabled());
}

void ReturnPanel::showAllDice() {
    if (!m_model)
        return;
    QDialog dialog(this);
    dialog.setWindowTitle(tr("Dice of the return"));
    auto *box = new QVBoxLayout(&dialog);
    auto *list = new QTextBrowser(&dialog);
    QString html;
    const Fight &fight = m_desk.campaign().fights.at(m_id);
    for (const int side : {0, 1}) {
        const ReturnModel model(m_desk, m_id, side);
        QString rows;
        for (int row = 0; row < model.rowCount(); ++row) {
            const QStringList dice = model.diceOf(row);
            if (!dice.isEmpty())
                rows +=
                    QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td><td>%2</td></tr>")
                        .arg(model.index(row, ReturnModel::Name).data().toString().toHtmlEscaped(),
                             dice.join(QStringLiteral("<br>")));
        }
        html += QStringLiteral("<h3>%1</h3>")
                    .arg(text16(side == 0 ? fight.first : fight.second).toHtmlEscaped());
        html += rows.isEmpty() ? tr("No dice are wanted.")
                               : QStringLiteral("<table cellspacing=\"2\">%1</table>").arg(rows);
    }
    list->setHtml(html);
    list->setAccessibleName(dialog.windowTitle());
    box->addWidget(list);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, &dialog);
    connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    box->addWidget(buttons);
    dialog.resize(fontMetrics().averageCharWidth() * 90, fontMetrics().height() * 30);
    dialog.exec();
}

void ReturnPanel::setField() {
    if (m_filling || !m_model)
        return;
    Fight head = m_desk.campaign().fights.at(m_id);
    head.held = m_field->currentData().toString().toStdString();
    head.decisive = m_decisive->isChecked() && !head.held.empty();
    const auto paper = readReturn(m_desk.book(), m_id);
    if (paper)
        m_desk.perform(changeReturn(m_desk.context(), *paper, head));
}

void ReturnPanel::throwDice() {
    if (!m_model)
        return;
    auto paper = readReturn(m_desk.book(), m_id);
    const Fight head = m_desk.campaign().fights.at(m_id);
    if (!paper)
        return;
    rollAll(*paper, head, m_desk.campaign().figures(),
            [this](const dice::RollRequest &request) { return m_desk.roll(request); });
    m_desk.perform(changeReturn(m_desk.context(), std::move(*paper), head));
}

void ReturnPanel::typeDice() {
    if (!m_model)
        return;
    auto paper = readReturn(m_desk.book(), m_id);
    const Fight head = m_desk.campaign().fights.at(m_id);
    const Figures figures = m_desk.campaign().figures();
    if (!paper)
        return;
    // A wounded man's turns are asked for once his fate is known.
    for (auto rolls = wantedRolls(*paper, head, figures); !rolls.empty();
         rolls = wantedRolls(*paper, head, figures)) {
        std::vector<dice::RollRequest> requests;
        for (const ReturnRoll &roll : rolls)
            requests.push_back(roll.request);
        DiceDialog dialog(m_desk, tr("Dice of the return"), requests, this);
        if (dialog.exec() != QDialog::Accepted)
            break;
        const auto faces = dialog.faces();
        for (std::size_t i = 0; i < rolls.size(); ++i) {
            const bool typed = std::ranges::find(dialog.typed(), i) != dialog.typed().end();
            static_cast<void>(giveFaces(*paper, head, figures, rolls[i], faces[i],
                                        typed ? dice::Source::Typed : dice::Source::Program));
        }
    }
    m_desk.perform(changeReturn(m_desk.context(), std::move(*paper), head));
}

void ReturnPanel::apply() {
    if (m_apply->isEnabled() && m_desk.perform(applyReturn(m_desk.context(), m_id)))
        Q_EMIT message(tr("The return is applied."));
}

void ReturnPanel::takeBack() {
    if (m_desk.perform(takeBackReturn(m_desk.context(), m_id)))
        Q_EMIT message(tr("The return is taken back whole."));
}

void ReturnPanel::fightInProgram() {
    const auto it = m_desk.campaign().fights.find(m_id);
    if (it == m_desk.campaign().fights.end())
        return;
    if (!it->second.battle.isNull()) {
        m_context.open({BookNode::Kind::Battle, it->second.battle.uuid});
        return;
    }
    const auto setup = setupFor(m_desk.context(), m_id);
    const auto battle = setup ? m_context.session.startBattle(*setup, it->second.scenario)
                              : Result<BattleId>(tl::unexpected(setup.error()));
    if (!battle) {
        Q_EMIT message(texts().error(battle.error(), namesOf(m_desk.book())));
        return;
    }
    if (m_desk.perform(attachBattle(m_desk.context(), m_id, *battle)))
        m_context.open({BookNode::Kind::Battle, battle->uuid});
}

void ReturnPanel::readFromProgram() {
    Fight head = m_desk.campaign().fights.at(m_id);
    auto paper = readReturn(m_desk.book(), m_id);
    auto battle = m_context.session.openBattle(head.battle);
    if (!paper || !battle) {
        Q_EMIT message(texts().error(paper ? battle.error() : paper.error()));
        return;
    }
    std::vector<battle::EventRecord> events;
    for (const session::Step &step : (*battle)->steps())
        if (!step.reverted && !step.isMarker())
            events.insert(events.end(), step.events.begin(), step.events.end());
    const battle::View end = (*battle)->view();
    Return filled = readBattle(std::move(*paper), head, (*battle)->setup(), events, end);
    if (m_desk.perform(changeReturn(m_desk.context(), std::move(filled), head)))
        Q_EMIT message(end.over ? tr("The battle is read: throw the dice.")
                                : tr("The battle is not over: what stands now is read."));
}

} // namespace sabretache::ui
