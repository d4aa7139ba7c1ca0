#include "ui/models/battle/battlereport.h"

#include "ui/models/battle/battlestory.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace sabretache::ui {

namespace {

QString tr(const char *text) {
    return QCoreApplication::translate("sabretache::ui::BattleReport", text);
}

QString quoted(const QString &cell) {
    if (!cell.contains(u',') && !cell.contains(u'"') && !cell.contains(u'\n'))
        return cell;
    QString out = cell;
    return u'"' + out.replace(u'"', QStringLiteral("\"\"")) + u'"';
}

QString numberOrHidden(int n) {
    return n == SideView::kUnknown ? QStringLiteral("?") : QString::number(n);
}

QString facesText(const LogRow &row) {
    QStringList out;
    for (const std::int64_t f : row.faces)
        out << QString::number(f);
    return out.join(u' ');
}

QString markdownSafe(QString text) {
    for (const QChar c : QStringLiteral("\\*_`<>|[]#"))
        text.replace(c, QString(u'\\') + c);
    return text;
}

} // namespace

QString BattleReport::lineOf(const LogRow &row) const {
    QString out = row.text;
    if (!row.faces.empty())
        out += QStringLiteral(" [") + facesText(row) + u']';
    const QStringList rules = BattleWords::ruleTexts(row.rules);
    if (!rules.isEmpty())
        out += QStringLiteral(" (") + rules.join(QStringLiteral(", ")) + u')';
    if (row.reverted && row.takenBackBy.empty() && row.takenBackWhy.empty())
        out += QStringLiteral(" \u2013 ") + tr("taken back");
    if (const QString by = m_log.byText(row); !by.isEmpty())
        out += QStringLiteral(" \u2013 ") + by;
    return out;
}

QString BattleReport::result() const {
    const battle::View &view = m_desk.view();
    if (!view.over)
        return tr("Turn %1 of %2; the battle goes on.").arg(view.turn.value).arg(view.turns.value);
    if (!view.winner)
        return tr("A draw after turn %1.").arg(view.turn.value);
    return tr("%1 has won in turn %2.")
        .arg(m_desk.words().sideName(*view.winner))
        .arg(view.turn.value);
}

QString BattleReport::text() const {
    QString out = fromStd(m_desk.setup().name) + u'\n' + result() + u'\n';
    for (const LogRow &row : m_log.rows())
        out += row.heading ? u'\n' + m_log.headingText(row) + u'\n'
                           : QStringLiteral("  ") + lineOf(row) + u'\n';
    return out;
}

QString BattleReport::markdown() const {
    QString out = QStringLiteral("# ") + markdownSafe(fromStd(m_desk.setup().name)) +
                  QStringLiteral("\n\n") + markdownSafe(result()) + u'\n';
    for (const LogRow &row : m_log.rows()) {
        if (row.heading)
            out += QStringLiteral("\n## ") + markdownSafe(m_log.headingText(row)) +
                   QStringLiteral("\n\n");
        else if (row.reverted)
            out += QStringLiteral("- ~~") + markdownSafe(lineOf(row)) + QStringLiteral("~~\n");
        else
            out += QStringLiteral("- ") + markdownSafe(lineOf(row)) + u'\n';
    }
    return out;
}

QString BattleReport::story() const {
    QString out;
    int turn = 0;
    for (const StoryPassage &passage : battleStory(m_desk)) {
        if (passage.place.turn.value != turn) {
            turn = passage.place.turn.value;
            out += QStringLiteral("<h3>%1</h3>").arg(tr("Turn %1").arg(turn));
        }
        QStringList sentences;
        for (const QString &sentence : passage.sentences)
            sentences << sentence.toHtmlEscaped();
        // The turn stands above; the phase is what is left of the heading.
        const QString phase = passage.heading.mid(passage.heading.indexOf(u',') + 2);
        out += QStringLiteral("<p><b>%1.</b> %2</p>")
                   .arg((phase.left(1).toUpper() + phase.mid(1)).toHtmlEscaped(),
                        sentences.join(u' '));
    }
    return out.isEmpty() ? QStringLiteral("<p>%1</p>").arg(tr("Nothing has happened yet.")) : out;
}

QString BattleReport::strengthHtml() const {
    const StrengthOverTime strength = strengthOverTime(m_desk);
    QString out = QStringLiteral("<table cellspacing=\"0\" cellpadding=\"4\"><tr><th "
                                 "align=\"left\">%1</th>")
                      .arg(tr("Turn"));
    // A line for each turn: side by side a dozen of them would be wider than the page.
    for (std::size_t s = 0; s < 2; ++s)
        out += QStringLiteral("<th align=\"right\">%1</th>")
                   .arg(m_desk.words().sideName(static_cast<battle::Side>(s)).toHtmlEscaped());
    out += QStringLiteral("</tr>");
    for (qsizetype turn = 0; turn < strength.names.size(); ++turn) {
        out += QStringLiteral("<tr><td>%1</td>").arg(strength.names[turn].toHtmlEscaped());
        for (const auto &steps : strength.steps) {
            const auto i = static_cast<std::size_t>(turn);
            out += QStringLiteral("<td align=\"right\">%1</td>")
                       .arg(i < steps.size() ? numberOrHidden(steps[i]) : QString());
        }
        out += QStringLiteral("</tr>");
    }
    return out + QStringLiteral("</table>");
}

QString BattleReport::strengthSvg() const {
    const StrengthOverTime strength = strengthOverTime(m_desk);
    const int count = static_cast<int>(strength.names.size());
    std::int32_t most = 1;
    for (const auto &line : strength.steps)
        for (const std::int32_t n : line)
            most = std::max(most, n);
    const double wide = 640;
    const double high = 220;
    const auto x = [&](int i) { return 40 + (wide - 60) * i / std::max(1, count - 1); };
    const auto y = [&](std::int32_t n) { return high - 30 - (high - 50) * n / most; };
    QString out = QStringLiteral("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %1 %2\" "
                                 "role=\"img\" aria-label=\"%3\" font-size=\"11\">")
                      .arg(wide)
                      .arg(high)
                      .arg(tr("Strength at the start of each turn").toHtmlEscaped());
    out += QStringLiteral("<line x1=\"40\" x2=\"%1\" y1=\"%2\" y2=\"%2\" stroke=\"#888\"/>")
               .arg(wide - 20)
               .arg(y(0));
    for (int i = 0; i < count; ++i)
        out += QStringLiteral("<text x=\"%1\" y=\"%2\" text-anchor=\"middle\">%3</text>")
                   .arg(x(i), 0, 'f', 1)
                   .arg(high - 12)
                   .arg(strength.names[i].toHtmlEscaped());
    const char *const colours[2] = {"#b5442a", "#1f5f99"};
    for (std::size_t s = 0; s < 2; ++s) {
        QStringList points;
        for (std::size_t i = 0; i < strength.steps[s].size(); ++i)
            if (strength.steps[s][i] != SideView::kUnknown)
                points << QStringLiteral("%1,%2")
                              .arg(x(static_cast<int>(i)), 0, 'f', 1)
                              .arg(y(strength.steps[s][i]), 0, 'f', 1);
        if (points.isEmpty())
            continue;
        // The second side's line is broken, so that the two differ without colour.
        out += QStringLiteral("<polyline fill=\"none\" stroke=\"%1\" stroke-width=\"2\"%2 "
                              "points=\"%3\"/>")
                   .arg(QLatin1String(colours[s]),
                        s == 1 ? QStringLiteral(" stroke-dasharray=\"6 4\"") : QString(),
                        points.join(u' '));
        out += QStringLiteral("<text x=\"%1\" y=\"%2\" fill=\"%3\">%4</text>")
                   .arg(44)
                   .arg(14 + 14 * static_cast<int>(s))
                   .arg(QLatin1String(colours[s]))
                   .arg((s == 1 ? QStringLiteral("- - ") : QStringLiteral("\u2014 ")) +
                        m_desk.words().sideName(static_cast<battle::Side>(s)).toHtmlEscaped());
    }
    return out + QStringLiteral("</svg>");
}

QString BattleReport::lossesHtml() const {
    const battle::View &view = m_desk.view();
    QString out;
    for (const battle::Side side : {battle::Side::First, battle::Side::Second}) {
        const battle::SideView &sum = view.sides[battle::index(side)];
        out += QStringLiteral("<h3>%1</h3><table cellspacing=\"0\" cellpadding=\"4\" "
                              "width=\"100%\"><tr><th align=\"left\">%2</th><th "
                              "align=\"right\">%3</th><th align=\"right\">%4</th><th "
                              "align=\"right\">%5</th><th align=\"left\">%6</th></tr>")
                   .arg(m_desk.words().sideName(side).toHtmlEscaped(), tr("Unit"), tr("Start"),
                        tr("Lost"), tr("Left"), tr("Condition"));
        const auto row = [&](const QString &name, int start, int left, const QString &condition,
                             bool bold) {
            const QString open = bold ? QStringLiteral("<b>") : QString();
            const QString shut = bold ? QStringLiteral("</b>") : QString();
            out += QStringLiteral("<tr><td>%1%2%3</td>").arg(open, name.toHtmlEscaped(), shut);
            const bool hidden = start == SideView::kUnknown;
            for (const int n : {start, hidden ? start : start - left, left})
                out += QStringLiteral("<td align=\"right\">%1%2%3</td>")
                           .arg(open, numberOrHidden(n), shut);
            out += QStringLiteral("<td>%1</td></tr>").arg(condition.toHtmlEscaped());
        };
        for (std::size_t i = 0; i < view.units.size() && i < m_desk.setup().units.size(); ++i) {
            if (m_desk.setup().units[i].side != side ||
                !m_desk.sideView().sees(m_desk.setup().units[i].id))
                continue;
            const battle::UnitView &u = view.units[i];
            row(fromStd(m_desk.setup().units[i].name), u.startSteps, u.steps,
                m_desk.words().inside(TextKind::Condition, u.condition), false);
        }
        row(tr("All"), sum.startSteps, sum.steps,
            sum.breaksAt == SideView::kUnknown
                ? tr("%1 gone").arg(sum.gone)
                : tr("%1 gone, breaks at %2").arg(sum.gone).arg(sum.breaksAt),
            true);
        out += QStringLiteral("</table>");
    }
    return out;
}

QString BattleReport::diceHtml() const {
    const DiceAudit audit = auditDice(m_log.rows());
    const QLocale &locale = m_desk.words().texts().locale();
    QString out = QStringLiteral("<table cellspacing=\"0\" cellpadding=\"4\" width=\"100%\"><tr>"
                                 "<th></th>");
    for (int face = 1; face <= 6; ++face)
        out += QStringLiteral("<th align=\"right\">%1</th>").arg(face);
    for (const QString &head : {tr("all"), tr("each expected"), tr("mean"), tr("chi-square"),
                                tr("fair dice stray so far in")})
        out += QStringLiteral("<th align=\"right\">%1</th>").arg(head);
    out += QStringLiteral("</tr>");
    const auto row = [&](const QString &name, const FaceCounts &c) {
        if (c.total() == 0)
            return;
        out += QStringLiteral("<tr><td>%1</td>").arg(name.toHtmlEscaped());
        for (const std::int64_t n : c.faces)
            out += QStringLiteral("<td align=\"right\">%1</td>").arg(n);
        out += QStringLiteral("<td align=\"right\">%1</td><td align=\"right\">%2</td><td "
                              "align=\"right\">%3</td><td align=\"right\">%4</td><td "
                              "align=\"right\">%5</td></tr>")
                   .arg(c.total())
                   .arg(locale.toString(static_cast<double>(c.total()) / 6, 'f', 1),
                        locale.toString(c.mean(), 'f', 2), locale.toString(c.chiSquare(), 'f', 2),
                        tr("%1 of 100").arg(std::lround(c.chanceOfFair() * 100)));
    };
    row(tr("All dice"), audit.all);
    for (const battle::Side side : {battle::Side::First, battle::Side::Second})
        row(m_desk.words().sideName(side), audit.bySide[battle::index(side)]);
    for (const auto &[source, counts] : audit.bySource)
        row(m_desk.words().label(TextKind::Word, source), counts);
    return out + QStringLiteral("</table>");
}

QString BattleReport::html() const {
    QString out = QStringLiteral("<!DOCTYPE html><html><head><meta charset=\"utf-8\"><title>%1"
                                 "</title><style>body{font-family:serif;max-width:46em;margin:2em "
                                 "auto}td,th{padding:2px 8px;border-bottom:1px solid #ccc}"
                                 "del{color:#777}</style></head><body><h1>%1</h1><p>%2</p>")
                      .arg(fromStd(m_desk.setup().name).toHtmlEscaped(), result().toHtmlEscaped());
    bool open = false;
    for (const LogRow &row : m_log.rows()) {
        if (row.heading) {
            out += (open ? QStringLiteral("</ul>") : QString()) +
                   QStringLiteral("<h2>%1</h2><ul>").arg(m_log.headingText(row).toHtmlEscaped());
            open = true;
        } else {
            const QString line = lineOf(row).toHtmlEscaped();
            out += row.reverted ? QStringLiteral("<li><del>%1</del></li>").arg(line)
                                : QStringLiteral("<li>%1</li>").arg(line);
        }
    }
    if (open)
        out += QStringLiteral("</ul>");
    return out + QStringLiteral("<h2>%1</h2>").arg(tr("The story")) + story() +
           QStringLiteral("<h2>%1</h2>").arg(tr("Strength at the start of each turn")) +
           strengthSvg() + strengthHtml() + QStringLiteral("<h2>%1</h2>").arg(tr("Losses")) +
           lossesHtml() + QStringLiteral("<h2>%1</h2>").arg(tr("Dice")) + diceHtml() +
           QStringLiteral("</body></html>\n");
}

QByteArray BattleReport::csv() const {
    QString out = QStringLiteral("step,turn,phase,kind,side,units,text,dice,source,rules,"
                                 "taken back,by,why\r\n");
    for (const LogRow &row : m_log.rows()) {
        if (row.heading)
            continue;
        QStringList units;
        for (const std::string &u : row.units)
            units << m_desk.words().name(u);
        const QStringList cells{QString::number(row.step),
                                QString::number(row.place.turn.value),
                                fromStd(row.phase),
                                fromStd(row.kind),
                                row.side ? m_desk.words().sideName(*row.side) : QString(),
                                units.join(QStringLiteral("; ")),
                                row.text,
                                facesText(row),
                                fromStd(row.source),
                                BattleWords::ruleTexts(row.rules).join(u' '),
                                row.reverted ? QStringLiteral("yes") : QStringLiteral("no"),
                                fromStd(row.by),
                                fromStd(row.why)};
        QStringList line;
        for (const QString &c : cells)
            line << quoted(c);
        out += line.join(u',') + QStringLiteral("\r\n");
    }
    return out.toUtf8();
}

QByteArray BattleReport::json() const {
    // Of what a side may not know nothing is written, neither the inputs nor the raw events.
    const bool whole = !m_desk.sideView().viewer();
    QJsonArray steps;
    const auto &all = m_desk.source().steps();
    std::size_t at = 0;
    const std::vector<LogRow> &rows = m_log.rows();
    while (at < rows.size()) {
        if (rows[at].heading) {
            ++at;
            continue;
        }
        const std::size_t number = rows[at].step;
        const session::Step &step = all[number - 1];
        QJsonArray events;
        if (whole)
            for (const battle::EventRecord &e : step.events)
                events.append(QJsonObject{
                    {QStringLiteral("event"),
                     QJsonDocument::fromJson(QByteArray::fromStdString(toJson(e.event))).object()},
                    {QStringLiteral("rules"),
                     QJsonArray::fromStringList(BattleWords::ruleTexts(e.rules))},
                    {QStringLiteral("text"), m_desk.words().event(e)}});
        for (; at < rows.size() && !rows[at].heading && rows[at].step == number; ++at)
            if (!whole)
                events.append(QJsonObject{
                    {QStringLiteral("kind"), fromStd(rows[at].kind)},
                    {QStringLiteral("dice"), facesText(rows[at])},
                    {QStringLiteral("rules"),
                     QJsonArray::fromStringList(BattleWords::ruleTexts(rows[at].rules))},
                    {QStringLiteral("text"), rows[at].text}});
        QJsonObject out{{QStringLiteral("step"), static_cast<qint64>(step.number)},
                        {QStringLiteral("events"), events},
                        {QStringLiteral("reverted"), step.reverted},
                        {QStringLiteral("at"), fromStd(step.at)},
                        {QStringLiteral("by"), fromStd(step.by)},
                        {QStringLiteral("why"), fromStd(step.why)}};
        if (whole)
            out.insert(
                QStringLiteral("input"),
                QJsonDocument::fromJson(QByteArray::fromStdString(toJson(step.input))).object());
        steps.append(out);
    }
    return QJsonDocument(QJsonObject{{QStringLiteral("battle"), fromStd(m_desk.setup().name)},
                                     {QStringLiteral("ruleset"), fromStd(m_desk.setup().ruleSet)},
                                     {QStringLiteral("steps"), steps}})
        .toJson();
}

QByteArray BattleReport::in(const QString &format) const {
    if (format == u"txt")
        return text().toUtf8();
    if (format == u"md")
        return markdown().toUtf8();
    if (format == u"html")
        return html().toUtf8();
    if (format == u"csv")
        return csv();
    if (format == u"json")
        return json();
    return {};
}

} // namespace sabretache::ui
