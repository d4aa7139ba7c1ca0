#include "ui/views/battle/reportpanel.h"

#include "ui/charts/countchart.h"
#include "ui/models/battle/battlereport.h"
#include "ui/models/battle/battlestory.h"
#include "ui/models/battle/diceaudit.h"
#include "ui/views/battle/battlelook.h"
#include "ui/views/wordslabel.h"

#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace sabretache::ui {

ReportPanel::ReportPanel(const BattleDesk &desk, const LogModel &log, QWidget *parent)
    : QWidget(parent), m_desk(desk), m_log(log) {
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    auto *scroll = new QScrollArea(this);
    m_scroll = scroll;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    // Always there: words are measured for the width that they get.
    scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    auto *inside = new QWidget(scroll);
    auto *box = new QVBoxLayout(inside);
    box->setContentsMargins(16, 8, 16, 16);
    box->setSpacing(8);
    const auto heading = [&](const QString &text) {
        auto *label = new WordsLabel(QStringLiteral("<h3>%1</h3>").arg(text), inside);
        box->addWidget(label);
    };
    const auto words = [&] {
        auto *label = new WordsLabel(inside);
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
    m_strengthTable = words();
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

void ReportPanel::resizeEvent(QResizeEvent *event) {
    QWidget::resizeEvent(event);
    // A table may be wider than the page and is scrolled to; what can be narrower is not cut.
    const int wide = width() - 32 - m_scroll->verticalScrollBar()->sizeHint().width();
    for (QWidget *w : std::initializer_list<QWidget *>{m_result, m_strength, m_dice, m_story})
        w->setMaximumWidth(std::max(120, wide));
}

void ReportPanel::showStrength() {
    const StrengthOverTime strength = strengthOverTime(m_desk);
    const BattleLook look = BattleLook::of(palette());
    std::vector<LineChart::Line> lines;
    for (std::size_t s = 0; s < 2; ++s) {
        if (strength.steps[s].empty() || strength.steps[s].back() == SideView::kUnknown)
            continue;
        LineChart::Line line;
        line.name = m_desk.words().sideName(static_cast<battle::Side>(s));
        line.colour = look.side[s];
        line.dashed = s == 1;
        line.values.assign(strength.steps[s].begin(), strength.steps[s].end());
        lines.push_back(std::move(line));
    }
    m_strength->show(tr("Strength at the start of each turn"), strength.names, std::move(lines),
                     {look.accent, look.text, look.dim, look.line, look.window});
}

void ReportPanel::refresh() {
    const BattleReport report(m_desk, m_log);
    const BattleLook look = BattleLook::of(palette());
    m_result->setText(QStringLiteral("<p style=\"font-size:large\"><b>%1</b></p>")
                          .arg(report.result().toHtmlEscaped()));
    showStrength();
    m_strengthTable->setText(report.strengthHtml());
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
