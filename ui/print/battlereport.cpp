#include "ui/print/battlereport.h"

#include "session/battlesession.h"
#include "session/booksession.h"
#include "ui/models/battle/battledesk.h"
#include "ui/models/battle/diceaudit.h"
#include "ui/models/battle/logmodel.h"
#include "ui/models/battle/sessionbattle.h"
#include "ui/models/battle/shown.h"
#include "ui/print/unitlines.h"

#include <algorithm>
#include <map>

namespace sabretache::ui {

namespace {

constexpr battle::Side kSides[] = {battle::Side::First, battle::Side::Second};

class Filler {
public:
    Filler(const BattleDesk &desk, const LogModel &log, const Texts &texts)
        : m_desk(desk), m_log(log), m_texts(texts), m_view(desk.view()), m_setup(desk.setup()) {}

    Report fill() {
        m_report.title = fromStd(m_setup.name);
        m_report.subtitle = result();
        for (const QString &line :
             {printedDate(m_texts, m_setup.date), fromStd(m_setup.place),
              word("print-rules", {m_texts.ruleSetName(m_setup.ruleSet).toStdString()})})
            if (!line.isEmpty())
                m_report.aside << line;
        sides();
        strength();
        for (const battle::Side side : kSides)
            losses(side);
        commanders();
        story();
        dice();
        return std::move(m_report);
    }

private:
    QString word(const char *key, const std::vector<std::string> &args = {}) const {
        return m_texts.fill(TextKind::Word, key, args, {}, m_setup.ruleSet);
    }
    /// @return what the side that reads may not know as a question mark
    QString number(std::int64_t n) const {
        return n == SideView::kUnknown ? QStringLiteral("?") : m_texts.number(n);
    }
    QString lost(std::int64_t start, std::int64_t left) const {
        return number(start == SideView::kUnknown ? start : start - left);
    }
    bool sees(const Uuid &id) const {
        return !m_desk.sideView().hides(Record{{}, {{"who", id.text()}}});
    }
    QString sideName(battle::Side side) const { return m_desk.words().sideName(side); }

    QString result() const {
        const std::string turn = std::to_string(m_view.turn.value);
        if (!m_view.over)
            return word("report-goes-on", {turn, std::to_string(m_view.turns.value)});
        if (!m_view.winner)
            return word("report-draw", {turn});
        return word("report-won", {sideName(*m_view.winner).toStdString(), turn});
    }

    void sides() {
        ReportTable table;
        table.columns = {{word("report-side"), 3},
                         {word("report-start"), 1, ReportAlign::Right},
                         {word("report-lost"), 1, ReportAlign::Right},
                         {word("report-left"), 1, ReportAlign::Right},
                         {word("report-gone"), 1.4, ReportAlign::Right},
                         {word("report-breaks-at"), 1.2, ReportAlign::Right},
                         {word("report-points"), 1.2, ReportAlign::Right}};
        for (const battle::Side side : kSides) {
            const battle::SideView &sum = m_view.sides[battle::index(side)];
            ReportRow row;
            row.cells = {
                sideName(side),
                number(sum.startSteps),
                lost(sum.startSteps, sum.steps),
                number(sum.steps),
                sum.brigades == SideView::kUnknown
                    ? number(sum.gone)
                    : word("report-of", {std::to_string(sum.gone), std::to_string(sum.brigades)}),
                number(sum.breaksAt),
                number(sum.objectivePoints)};
            row.cells[0].bold = true;
            table.rows.push_back(std::move(row));
        }
        m_report.add(std::move(table));
        QStringList held;
        for (std::size_t i = 0; i < m_setup.objectives.size(); ++i) {
            const auto holder =
                i < m_view.objectiveHolders.size() ? m_view.objectiveHolders[i] : std::nullopt;
            held << fromStd(m_setup.objectives[i].name) + QStringLiteral(": ") +
                        (holder ? sideName(*holder) : word("report-nobody"));
        }
        if (!held.isEmpty())
            m_report.add(ReportFacts{{{word("report-objectives"), held.join(u"; ")}}});
    }

    /// Both sides' steps at the end of each turn, from the states as they were then.
    void strength() {
        std::map<std::int32_t, std::size_t> lastStep;
        for (const LogRow &row : m_log.rows())
            if (!row.heading && !row.reverted)
                lastStep[row.place.turn.value] = row.step;
        if (lastStep.size() < 2)
            return;
        ReportChart chart;
        chart.caption = word("report-strength");
        chart.kind = ReportChart::Kind::Lines;
        chart.over = word("report-turn-end");
        std::vector<battle::Side> known;
        for (const battle::Side side : kSides)
            if (m_desk.sideView().seesStrength(side)) {
                known.push_back(side);
                chart.series.push_back({sideName(side), {}});
            }
        const auto add = [&](const QString &name, const battle::View &view) {
            chart.names << name;
            for (std::size_t i = 0; i < known.size(); ++i)
                chart.series[i].values.push_back(view.sides[battle::index(known[i])].steps);
        };
        if (const auto opening = m_desk.source().stateAt(0))
            add(word("report-start"), m_desk.engine().view(*opening));
        for (const auto &[turn, step] : lastStep)
            if (const auto state = m_desk.source().stateAt(step))
                add(number(turn), m_desk.engine().view(*state));
        m_report.add(std::move(chart));
    }

    void losses(battle::Side side) {
        m_report.add(ReportHeading{word("report-losses-of", {sideName(side).toStdString()}), 2});
        ReportTable table;
        table.columns = {{word("report-unit"), 4},
                         {word("report-start"), 1, ReportAlign::Right},
                         {word("report-lost"), 1, ReportAlign::Right},
                         {word("report-left"), 1, ReportAlign::Right},
                         {word("report-condition"), 1.8}};
        const auto line = [&](std::size_t i) {
            const battle::UnitView &unit = m_view.units[i];
            ReportCell name(fromStd(m_setup.units[i].name));
            name.sign = m_setup.units[i].arm;
            ReportRow row;
            row.cells = {name, number(unit.startSteps), lost(unit.startSteps, unit.steps),
                         number(unit.steps),
                         unit.condition.empty()
                             ? QString()
                             : m_desk.words().inside(TextKind::Condition, unit.condition)};
            table.rows.push_back(std::move(row));
        };
        const std::size_t count = std::min(m_view.units.size(), m_setup.units.size());
        const auto unitsOf = [&](ColumnId column) {
            for (std::size_t i = 0; i < count; ++i)
                if (m_setup.units[i].side == side && m_setup.units[i].column == column &&
                    m_desk.sideView().sees(m_setup.units[i].id))
                    line(i);
        };
        unitsOf({});
        for (const battle::SetupColumn &column : m_setup.columns) {
            if (column.side != side)
                continue;
            table.rows.push_back({{fromStd(column.name)}, ReportRowKind::Group, false});
            unitsOf(column.id);
            if (table.rows.back().kind == ReportRowKind::Group)
                table.rows.pop_back(); // nothing of it is in sight
        }
        const battle::SideView &sum = m_view.sides[battle::index(side)];
        table.rows.push_back({{word("report-all"), number(sum.startSteps),
                               lost(sum.startSteps, sum.steps), number(sum.steps), QString()},
                              ReportRowKind::Total,
                              false});
        m_report.add(std::move(table));
    }

    void commanders() {
        if (m_view.commanders.empty())
            return;
        m_report.add(ReportHeading{word("return-commanders"), 2});
        ReportTable table;
        table.columns = {{word("return-commander"), 3},
                         {word("report-side"), 2},
                         {word("return-command"), 3},
                         {word("report-fate"), 2}};
        for (const battle::CommanderView &one : m_view.commanders) {
            if (!sees(one.id.uuid))
                continue;
            ReportRow row;
            row.cells = {m_desk.words().name(one.id.uuid), sideName(one.side),
                         one.column.isNull() ? word("report-army")
                                             : m_desk.words().columnName(one.column),
                         m_desk.words().inside(TextKind::Status, one.status)};
            table.rows.push_back(std::move(row));
        }
        m_report.add(std::move(table));
    }

    void story() {
        m_report.add(ReportHeading{word("report-what-happened"), 1, true});
        std::optional<ReportHeading> heading;
        for (const LogRow &row : m_log.rows()) {
            if (row.heading) {
                heading = ReportHeading{m_log.headingText(row), 3};
                continue;
            }
            if (row.reverted || row.kind == session::kRevertedInput ||
                row.kind == session::kRestoredInput)
                continue;
            // A phase in which nothing happened needs no heading.
            if (heading)
                m_report.add(*std::exchange(heading, std::nullopt));
            QString text = row.text;
            if (!row.faces.empty()) {
                QStringList faces;
                for (const std::int64_t face : row.faces)
                    faces << QString::number(face);
                text += QStringLiteral(" [") + faces.join(u' ') + u']';
            }
            if (const QString by = m_log.byText(row); !by.isEmpty())
                text += QStringLiteral(" \u2013 ") + by;
            const QStringList rules = BattleWords::ruleTexts(row.rules);
            if (!rules.isEmpty())
                text += QStringLiteral(" (") + rules.join(QStringLiteral(", ")) + u')';
            m_report.add(ReportParagraph{text, false, true});
        }
    }

    void dice() {
        const DiceAudit audit = auditDice(m_log.rows());
        if (audit.all.total() == 0)
            return;
        m_report.add(ReportHeading{word("report-dice"), 2});
        ReportChart chart;
        chart.kind = ReportChart::Kind::Bars;
        chart.over = word("report-face");
        for (int face = 1; face <= 6; ++face)
            chart.names << QString::number(face);
        const auto add = [&](const QString &name, const FaceCounts &counts) {
            ReportChart::Series series{name, {}};
            for (const std::int64_t count : counts.faces)
                series.values.push_back(double(count));
            chart.series.push_back(std::move(series));
        };
        add(word("report-all"), audit.all);
        for (const battle::Side side : kSides)
            if (const FaceCounts &counts = audit.bySide[battle::index(side)]; counts.total() > 0)
                add(sideName(side), counts);
        m_report.add(std::move(chart));
        m_report.add(ReportParagraph{
            word("report-dice-expected",
                 {std::to_string(audit.all.total()),
                  m_texts.locale().toString(double(audit.all.total()) / 6, 'f', 1).toStdString(),
                  m_texts.locale().toString(audit.all.mean(), 'f', 2).toStdString()}),
            true});
    }

    const BattleDesk &m_desk;
    const LogModel &m_log;
    const Texts &m_texts;
    const battle::View &m_view;
    const battle::Setup &m_setup;
    Report m_report;
};

} // namespace

Report battleReport(const BattleDesk &desk, const LogModel &log, const Texts &texts) {
    return Filler(desk, log, texts).fill();
}

Result<Report> battleReport(session::BookSession &book, BattleId id, const Texts &texts,
                            std::optional<battle::Side> viewer) {
    auto battle = book.openBattle(id);
    if (!battle)
        return tl::unexpected(battle.error());
    const rules::RuleSet *ruleSet = book.ruleSets().find((*battle)->setup().ruleSet);
    SessionBattle source(**battle);
    BattleDesk desk(source, ruleSet ? *ruleSet : book.ruleSet(), texts);
    if (viewer) {
        for (const UnitId &unit : revealedIn(id))
            desk.reveal(unit, true);
        desk.setViewer(viewer);
    }
    const LogModel log(desk, source);
    return battleReport(desk, log, texts);
}

} // namespace sabretache::ui
