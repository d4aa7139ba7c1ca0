#include "ui/views/battle/reportpanel.h"

#include "ui/charts/countchart.h"
#include "ui/models/battle/battlereport.h"
#include "ui/models/battle/diceaudit.h"
#include "ui/views/battle/battlelook.h"

#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace sabretache::ui {

ReportPanel::ReportPanel(const BattleDesk &desk, const LogModel &log, QWidget *parent)
    : QWidget(parent), m_desk(desk), m_log(log) {
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    auto *inside = new QWidget(scroll);
    auto *box = new QVBoxLayout(inside);
    box->setContentsMargins(16, 8, 16, 16);
    box->setSpacing(8);
    const auto heading = [&](const QString &text) {
        auto *label = new QLabel(QStringLiteral("<h3>%1</h3>").arg(text), inside);
        box->addWidget(label);
    };
    const auto words = [&] {
        auto *label = new QLabel(inside);
        label->setTextFormat(Qt::RichText);
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        box->addWidget(label);
        return label;
    };
    m_result = words();
    heading(tr("Strength at the start of each turn"));
    m_strength = new LineChart(inside);
    box->addWidget(m_strength);
    heading(tr("Losses"));
    m_losses = words();
    heading(tr("Dice"));
    m_dice = new CountChart(inside);
    box->addWidget(m_dice);
    m_diceTable = words();
    heading(tr("The story"));
    m_story = words();
    box->addStretch(1);
    scroll->setWidget(inside);
    outer->addWidget(scroll);
    connect(&desk, &BattleDesk::changed, this, [this] {
        if (isVisible())
            refresh();
    });
}

void ReportPanel::showEvent(QShowEvent *event) {
    QWidget::showEvent(event);
    refresh();
}

void ReportPanel::showStrength() {
    auto state = m_desk.source().stateAt(0);
    if (!state)
        return;
    const BattleLook look = BattleLook::of(palette());
    QStringList names;
    std::vector<LineChart::Line> lines(2);
    for (std::size_t s = 0; s < 2; ++s) {
        lines[s].name = m_desk.words().sideName(static_cast<battle::Side>(s));
        lines[s].colour = look.side[s];
        lines[s].dashed = s == 1;
    }
    const auto add = [&](const QString &name) {
        const battle::View view = m_desk.engine().view(*state);
        names << name;
        for (std::size_t s = 0; s < 2; ++s)
            lines[s].values.push_back(view.sides[s].steps);
    };
    Turns turn{0};
    const std::size_t last = m_desk.shownStep();
    for (const session::Step &step : m_desk.source().steps()) {
        if (step.number > last)
            break;
        if (m_desk.engine().place(*state).turn != turn) {
            turn = m_desk.engine().place(*state).turn;
            add(QString::number(turn.value));
        }
        if (step.reverted || step.isMarker())
            continue;
        for (const battle::EventRecord &e : step.events)
            m_desk.engine().evolve(*state, e);
    }
    add(tr("now"));
    m_strength->show(tr("Strength at the start of each turn"), names, std::move(lines),
                     {look.accent, look.text, look.dim, look.line, look.window});
}

void ReportPanel::refresh() {
    const BattleReport report(m_desk, m_log);
    const BattleLook look = BattleLook::of(palette());
    m_result->setText(QStringLiteral("<p style=\"font-size:large\"><b>%1</b></p>")
                          .arg(report.result().toHtmlEscaped()));
    showStrength();
    m_losses->setText(report.lossesHtml());
    const DiceAudit audit = auditDice(m_log.rows());
    std::vector<double> counts;
    QStringList names;
    for (std::size_t i = 0; i < 6; ++i) {
        names << QString::number(i + 1);
        counts.push_back(static_cast<double>(audit.all.faces[i]));
    }
    m_dice->show(tr("How often each face fell"), names, counts,
                 static_cast<double>(audit.all.total()) / 6,
                 {look.accent, look.text, look.dim, look.line, look.window});
    m_diceTable->setText(report.diceHtml());
    m_story->setText(report.story());
}

} // namespace sabretache::ui
