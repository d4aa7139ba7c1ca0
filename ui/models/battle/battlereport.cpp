#include "ui/models/battle/battlereport.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace sabretache::ui {

namespace {

QString tr(const char *text) { return QCoreApplication::translate("BattleReport", text); }

QString quoted(const QString &cell) {
    if (!cell.contains(u',') && !cell.contains(u'"') && !cell.contains(u'\n'))
        return cell;
    QString out = cell;
    return u'"' + out.replace(u'"', QStringLiteral("\"\"")) + u'"';
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
    if (row.reverted)
        out += QStringLiteral(" \u2013 ") + tr("taken back");
    if (!row.why.empty())
        out += QStringLiteral(" \u2013 ") + fromStd(row.why);
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
    QString out = QStringLiteral("<p><b>%1</b></p>").arg(result().toHtmlEscaped());
    QStringList sentences;
    const auto flush = [&] {
        if (!sentences.isEmpty())
            out += QStringLiteral("<p>") + sentences.join(u' ') + QStringLiteral("</p>");
        sentences.clear();
    };
    for (const LogRow &row : m_log.rows()) {
        if (row.heading) {
            flush();
            out += QStringLiteral("<h3>%1</h3>").arg(m_log.headingText(row).toHtmlEscaped());
        } else if (!row.reverted && row.kind != session::kRevertedInput &&
                   row.kind != session::kRestoredInput) {
            QString text = row.text;
            if (!text.endsWith(u'.'))
                text += u'.';
            sentences << text.toHtmlEscaped();
        }
    }
    flush();
    return out;
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
            for (const int n : {start, start - left, left})
                out += QStringLiteral("<td align=\"right\">%1%2%3</td>").arg(open).arg(n).arg(shut);
            out += QStringLiteral("<td>%1</td></tr>").arg(condition.toHtmlEscaped());
        };
        for (std::size_t i = 0; i < view.units.size() && i < m_desk.setup().units.size(); ++i) {
            if (m_desk.setup().units[i].side != side)
                continue;
            const battle::UnitView &u = view.units[i];
            row(fromStd(m_desk.setup().units[i].name), u.startSteps, u.steps,
                m_desk.words().label(TextKind::Condition, u.condition).toLower(), false);
        }
        row(tr("All"), sum.startSteps, sum.steps,
            tr("%1 gone, breaks at %2").arg(sum.gone).arg(sum.breaksAt), true);
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
    return out + QStringLiteral("<h2>%1</h2>").arg(tr("Losses")) + lossesHtml() +
           QStringLiteral("<h2>%1</h2>").arg(tr("Dice")) + diceHtml() +
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
    QJsonArray steps;
    for (const session::Step &step : m_desk.source().steps()) {
        QJsonArray events;
        for (const battle::EventRecord &e : step.events) {
            QJsonObject event =
                QJsonDocument::fromJson(QByteArray::fromStdString(toJson(e.event))).object();
            QJsonArray rules;
            for (const QString &r : BattleWords::ruleTexts(e.rules))
                rules.append(r);
            events.append(QJsonObject{{QStringLiteral("event"), event},
                                      {QStringLiteral("rules"), rules},
                                      {QStringLiteral("text"), m_desk.words().event(e)}});
        }
        steps.append(QJsonObject{
            {QStringLiteral("step"), static_cast<qint64>(step.number)},
            {QStringLiteral("input"),
             QJsonDocument::fromJson(QByteArray::fromStdString(toJson(step.input))).object()},
            {QStringLiteral("events"), events},
            {QStringLiteral("reverted"), step.reverted},
            {QStringLiteral("at"), fromStd(step.at)},
            {QStringLiteral("by"), fromStd(step.by)},
            {QStringLiteral("why"), fromStd(step.why)}});
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
