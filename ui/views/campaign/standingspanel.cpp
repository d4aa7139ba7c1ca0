#include "ui/views/campaign/standingspanel.h"

#include "ui/charts/countchart.h"
#include "ui/views/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace sabretache::ui {

using namespace campaign;

StandingsPanel::StandingsPanel(const PageContext &context, CampaignDesk &desk, QWidget *parent)
    : CampaignPanel(context, desk, parent), m_now(new FactTable(tr("Standings"), this)),
      m_strength(new LineChart(this)), m_points(new LineChart(this)),
      m_over(new FactTable(tr("Strength by turn"), this)),
      m_losses(new FactTable(tr("Losses by battle"), this)) {
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    auto *inner = new QWidget(scroll);
    auto *box = new QVBoxLayout(inner);
    box->setContentsMargins(2 * kRhythm, kRhythm, 2 * kRhythm, kRhythm);
    box->setSpacing(kRhythm);
    box->addWidget(heading(tr("Standings (CA-9.1)"), inner));
    m_now->setHeads({tr("Side"), tr("Places"), tr("Battles"), tr("Losses"), tr("Points"),
                     tr("Foot"), tr("Horse"), tr("Gun crew"), tr("Guns"), tr("Pool")},
                    1);
    m_now->setRowsShown(6);
    box->addWidget(m_now);
    auto *charts = new QHBoxLayout;
    auto *left = new QVBoxLayout;
    left->addWidget(heading(tr("Strength"), inner));
    left->addWidget(m_strength);
    auto *right = new QVBoxLayout;
    m_pointsHead = heading(tr("Points at the end of each turn"), inner);
    right->addWidget(m_pointsHead);
    right->addWidget(m_points);
    charts->addLayout(left, 1);
    charts->addSpacing(2 * kRhythm);
    charts->addLayout(right, 1);
    box->addLayout(charts);
    box->addWidget(heading(tr("Strength by side and arm"), inner));
    m_over->setRowsShown(12);
    box->addWidget(m_over);
    box->addWidget(heading(tr("Losses by battle, for good"), inner));
    m_losses->setHeads(
        {tr("Battle"), tr("Side"), tr("Field"), tr("Date"), tr("Castings"), tr("Guns")}, 4);
    m_losses->setRowsShown(12);
    box->addWidget(m_losses);
    box->addStretch(1);
    scroll->setWidget(inner);
    outer->addWidget(scroll);
    m_strength->setMinimumHeight(190);
    m_points->setMinimumHeight(190);
}

void StandingsPanel::refresh() {
    const Working &work = m_desk.work();
    const Campaign &c = work.campaign;
    const Colours &colours = coloursFor(palette());
    const ChartColours chart{colours.accent, colours.text, colours.quiet, colours.line,
                             colours.base};
    const auto n = [this](std::int64_t v) { return texts().number(v); };
    m_now->clearRows();
    for (const Standing &s : standings(work))
        m_now->addRow({text16(s.side), n(s.score.places), n(s.score.battles), n(s.score.losses),
                       n(s.score.total()), n(s.infantry), n(s.cavalry), n(s.artillery), n(s.guns),
                       n(s.pool)});
    const auto sides = c.sideNames();
    QStringList heads{tr("When"), tr("Turn")};
    for (const std::string &side : sides)
        // A long name would take the room of the sentences beside it.
        heads << fontMetrics().elidedText(text16(side), Qt::ElideRight,
                                          fontMetrics().averageCharWidth() * 14) +
                     u'\n' + tr("foot")
              << tr("horse") << tr("guns") << tr("all");
    m_over->setHeads(heads, 1);
    m_over->clearRows();
    std::vector<LineChart::Line> strength;
    std::vector<LineChart::Line> points;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        const QColor colour = i == 0   ? colours.firstSide
                              : i == 1 ? colours.secondSide
                                       : colours.quiet;
        strength.push_back({text16(sides[i]), colour, i > 0, {}});
        points.push_back({text16(sides[i]), colour, i > 0, {}});
    }
    QStringList strengthNames;
    QStringList pointNames;
    for (const Entry &entry : m_desk.report().entries()) {
        if (entry.campaign != c.head.number || entry.ofSides.empty())
            continue;
        const bool turnEnd = entry.code == "turn-ended";
        // The record has one line for each turn's end and each battle; drafts and marches between
        // them are in the brigades' own records.
        if (turnEnd || entry.code.starts_with("return-") || entry.code == "campaign-begun" ||
            entry.code == "arrived-army" || entry.code == "arrived-units") {
            QStringList row{m_desk.report().sentence(entry), n(entry.turn)};
            strengthNames << (entry.code == "campaign-begun" ? tr("start")
                                                             : QString::number(entry.turn));
            for (std::size_t i = 0; i < sides.size(); ++i) {
                const auto at = std::ranges::find(entry.ofSides, sides[i]);
                const auto k = static_cast<std::size_t>(at - entry.ofSides.begin());
                const bool known = at != entry.ofSides.end() && k < entry.infantry.size();
                const int foot = known ? entry.infantry[k] : 0;
                const int horse = known ? entry.cavalry[k] : 0;
                const int guns = known ? entry.artillery[k] : 0;
                row << n(foot) << n(horse) << n(guns) << n(foot + horse + guns);
                strength[i].values.push_back(foot + horse + guns);
                if (turnEnd)
                    points[i].values.push_back(k < entry.points.size() ? entry.points[k] : 0);
            }
            if (turnEnd)
                pointNames << QString::number(entry.turn);
            m_over->addRow(row);
        }
    }
    m_strength->show(tr("Strength of each side"), strengthNames, strength, chart);
    m_points->setVisible(!pointNames.isEmpty());
    m_pointsHead->setVisible(!pointNames.isEmpty());
    m_points->show(tr("Points of each side"), pointNames, points, chart);
    m_losses->clearRows();
    std::vector<const Fight *> fights;
    for (const auto &[id, fight] : c.fights)
        if (fight.state == FightState::Applied)
            fights.push_back(&fight);
    std::ranges::sort(fights, {}, [](const Fight *f) { return f->date; });
    for (const Fight *fight : fights)
        for (const std::size_t i : {std::size_t(0), std::size_t(1)}) {
            const std::string &side = i == 0 ? fight->first : fight->second;
            m_losses->addRow({text16(fight->name), text16(side),
                              fight->held == side
                                  ? (fight->decisive ? tr("held, the enemy broke") : tr("held"))
                                  : QString(),
                              m_desk.report().dateText(fight->date),
                              n(i < fight->losses.size() ? fight->losses[i] : 0),
                              n(i < fight->guns.size() ? fight->guns[i] : 0)},
                             fight->id.uuid);
        }
}

} // namespace sabretache::ui
