#include "ui/models/campaign/campaignreport.h"

#include "oob/queries.h"

#include <QDate>

#include <algorithm>

namespace sabretache::ui {

namespace {

using namespace campaign;

QString text16(const std::string &text) { return QString::fromStdString(text); }

QString cell(QString text) { return text.replace(u'|', QStringLiteral("\\|")); }

/// A Markdown table; the first row is its head.
QString table(const QList<QStringList> &rows, int textColumns) {
    QString out;
    for (qsizetype r = 0; r < rows.size(); ++r) {
        out += u'|';
        for (const QString &one : rows[r])
            out += u' ' + cell(one) + QStringLiteral(" |");
        out += u'\n';
        if (r > 0)
            continue;
        out += u'|';
        for (qsizetype c = 0; c < rows[r].size(); ++c)
            out += c < textColumns ? QStringLiteral(" --- |") : QStringLiteral(" ---: |");
        out += u'\n';
    }
    return out + u'\n';
}

QString htmlTable(const QList<QStringList> &rows, int textColumns) {
    QString out = QStringLiteral("<table>\n");
    for (qsizetype r = 0; r < rows.size(); ++r) {
        out += QStringLiteral("<tr>");
        for (qsizetype c = 0; c < rows[r].size(); ++c)
            out += QStringLiteral("<%1%2>%3</%1>")
                       .arg(r == 0 ? QStringLiteral("th") : QStringLiteral("td"),
                            c < textColumns ? QString() : QStringLiteral(" class=\"n\""),
                            rows[r][c].toHtmlEscaped());
        out += QStringLiteral("</tr>\n");
    }
    return out + QStringLiteral("</table>\n");
}

QString page(const QString &title, const QString &body, const QString &language) {
    return QStringLiteral("<!DOCTYPE html>\n<html lang=\"%3\"><head><meta charset=\"utf-8\">"
                          "<title>%1</title><style>body{font-family:serif;max-width:48em;margin:"
                          "2em auto}table{border-collapse:collapse}td,th{padding:.1em .6em;"
                          "text-align:left;border-bottom:1px solid #ccc}.n{text-align:right}"
                          ".note{font-style:italic}.rule{color:#666}</style></head><body>\n"
                          "<h1>%1</h1>\n%2</body></html>\n")
        .arg(title.toHtmlEscaped(), body, language);
}

bool mayKnow(const Entry &entry, const std::string &side) {
    return side.empty() || entry.sides.empty() || std::ranges::count(entry.sides, side) > 0;
}

} // namespace

CampaignReport::CampaignReport(const oob::OrderOfBattle &book, const rules::RuleSet &rules,
                               const Texts &texts)
    : m_book(book), m_rules(rules), m_texts(texts) {
    auto read = readCampaign(book);
    if (!read)
        m_error = read.error();
    m_campaign = std::make_shared<Campaign>(read ? std::move(*read) : Campaign());
}

CampaignReport::CampaignReport(const oob::OrderOfBattle &book, const rules::RuleSet &rules,
                               const Texts &texts, std::shared_ptr<const Campaign> campaign)
    : m_book(book), m_rules(rules), m_texts(texts), m_campaign(std::move(campaign)) {}

const std::optional<Error> &CampaignReport::error() const {
    entries();
    return m_error;
}

const std::vector<Entry> &CampaignReport::entries() const {
    if (!m_entries) {
        m_entries.emplace();
        if (auto read = m_error ? Result<std::vector<Entry>>() : readEntries(m_book))
            *m_entries = std::move(*read);
        else
            m_error = read.error();
    }
    return *m_entries;
}

QString CampaignReport::dateText(const std::string &iso, bool weekday) const {
    const auto date = dateFromIso(iso);
    if (!date)
        return text16(iso);
    const QDate day = QDate(1970, 1, 1).addDays(date->days);
    const QLocale &locale = m_texts.locale();
    const QString out =
        m_texts.fill(TextKind::Word, "date-whole",
                     {std::to_string(day.day()),
                      locale.monthName(day.month(), QLocale::LongFormat).toStdString(),
                      std::to_string(day.year())});
    return weekday ? locale.dayName(day.dayOfWeek(), QLocale::ShortFormat) + u' ' + out : out;
}

QString CampaignReport::oldStyleText(const std::string &iso) const {
    const auto date = dateFromIso(iso);
    if (!date || !m_campaign->head.oldStyle)
        return {};
    const YearMonthDay day = julian(*date);
    return m_texts.fill(TextKind::Word, "date-day",
                        {std::to_string(day.day),
                         m_texts.locale().monthName(day.month, QLocale::LongFormat).toStdString()});
}

QString CampaignReport::turnText(std::int32_t turn) const {
    const auto start = m_campaign->start();
    const std::string first =
        isoText(campaign::turnBegins(start, m_campaign->head.length, Turns(turn)));
    const std::string last =
        isoText(campaign::turnEnds(start, m_campaign->head.length, Turns(turn)));
    const std::vector<std::string> args{
        std::to_string(turn),
        m_campaign->head.lastTurn > 0 ? std::to_string(m_campaign->head.lastTurn) : std::string(),
        dateText(first).toStdString(),
        first == last ? std::string() : dateText(last).toStdString()};
    QString out = m_texts.fill(TextKind::Word, "campaign-turn", args);
    if (const QString old = oldStyleText(first); !old.isEmpty())
        out += QStringLiteral(" (") +
               m_texts.fill(TextKind::Word, "old-style-range",
                            {old.toStdString(), oldStyleText(last).toStdString()}) +
               u')';
    return out;
}

QString CampaignReport::sentence(const Entry &entry) const {
    return m_texts.fill(TextKind::Event, entry.code, entry.args, {}, m_rules.id());
}

QString CampaignReport::kindOf(const Entry &entry) {
    struct Kind {
        std::string_view start;
        const char *kind;
    };
    static constexpr Kind kKinds[] = {
        {"return-", "battle"},       {"battle-", "battle"},      {"honours", "battle"},
        {"commander-", "commander"}, {"appointed", "commander"}, {"promoted", "commander"},
        {"recovered", "commander"},  {"exchanged", "commander"}, {"arrived", "arrival"},
        {"drafted", "draft"},        {"disbanded", "draft"},     {"to-depot", "draft"},
        {"from-depot", "draft"},     {"pool", "draft"},          {"marched", "march"},
        {"forced", "march"},         {"army-placed", "march"},   {"retreated", "march"},
        {"declined", "march"},       {"contact", "contact"},     {"supply", "supply"},
    };
    for (const Kind &k : kKinds)
        if (std::string_view(entry.code).starts_with(k.start))
            return QLatin1String(k.kind);
    return QStringLiteral("campaign");
}

std::vector<ChronicleLine> CampaignReport::lines(const std::string &side) const {
    std::vector<ChronicleLine> out;
    for (const Entry &entry : entries()) {
        if (!mayKnow(entry, side))
            continue;
        out.push_back({entry.id, dateText(entry.date, true), oldStyleText(entry.date),
                       kindOf(entry), sentence(entry), text16(entry.note), entry.rule, entry.date,
                       entry.turn});
    }
    std::ranges::stable_sort(out, {}, &ChronicleLine::iso);
    return out;
}

QString CampaignReport::title() const { return text16(m_campaign->head.name); }

QString CampaignReport::markdown(const std::string &side) const {
    QString out = QStringLiteral("# ") + title() + QStringLiteral("\n");
    std::int32_t turn = 0;
    std::string day;
    for (const ChronicleLine &line : lines(side)) {
        if (line.turn != turn) {
            turn = line.turn;
            out += QStringLiteral("\n## ") + turnText(turn) + QStringLiteral("\n\n");
        }
        out += QStringLiteral("- **") + line.date;
        if (!line.oldStyle.isEmpty())
            out += QStringLiteral(" (") +
                   m_texts.fill(TextKind::Word, "old-style", {line.oldStyle.toStdString()}) + u')';
        out += QStringLiteral(".** ") + line.sentence;
        if (!line.rule.isNull())
            out += QStringLiteral(" [") + text16(line.rule.text()) + u']';
        out += u'\n';
        if (!line.note.isEmpty())
            out += QStringLiteral("  *") + QString(line.note).replace(u'\n', u' ') +
                   QStringLiteral("*\n");
    }
    return out;
}

QString CampaignReport::html(const std::string &side) const {
    QString body;
    std::int32_t turn = 0;
    for (const ChronicleLine &line : lines(side)) {
        if (line.turn != turn) {
            turn = line.turn;
            body += QStringLiteral("<h2>%1</h2>\n").arg(turnText(turn).toHtmlEscaped());
        }
        body += QStringLiteral("<p><b>%1</b>%2 %3%4</p>\n")
                    .arg(line.date.toHtmlEscaped(),
                         line.oldStyle.isEmpty()
                             ? QString()
                             : QStringLiteral(" (%1)").arg(m_texts
                                                               .fill(TextKind::Word, "old-style",
                                                                     {line.oldStyle.toStdString()})
                                                               .toHtmlEscaped()),
                         line.sentence.toHtmlEscaped(),
                         line.rule.isNull() ? QString()
                                            : QStringLiteral(" <span class=\"rule\">%1</span>")
                                                  .arg(text16(line.rule.text())));
        if (!line.note.isEmpty())
            body += QStringLiteral("<p class=\"note\">%1</p>\n").arg(line.note.toHtmlEscaped());
    }
    return page(title(), body, m_texts.language());
}

namespace {

struct SideTables {
    QString where;
    QList<QStringList> units, standings;
    QStringList contacts, arrivals;
};

} // namespace

static SideTables tablesOf(const oob::OrderOfBattle &book, const rules::RuleSet &rules,
                           const Texts &texts, const CampaignReport &report,
                           const std::string &side) {
    SideTables out;
    const IdSource ids = countedIds(1);
    const Context context{book, rules, ids};
    const auto work = Working::on(context);
    if (!work)
        return out;
    const auto label = [&](std::string_view key) { return texts.label(TextKind::Word, key); };
    out.units.append({label("campaign-brigade"), label("campaign-army"), label("campaign-place"),
                      label("campaign-full"), label("campaign-present"), label("campaign-class")});
    const Campaign &c = work->campaign;
    for (const ArmyId army : oob::armiesInOrder(work->book)) {
        if (work->sideOf(army) != side)
            continue;
        const auto row = c.armies.find(army);
        for (const UnitId id : work->unitsOf(army)) {
            const auto quality = qualityNumber(work->book.units.at(id), rules);
            out.units.append(
                {text16(work->nameOf(id)), text16(work->nameOf(army)),
                 row == c.armies.end() ? QString() : text16(work->nameOf(row->second.place)),
                 texts.number(work->fullSteps(id)), texts.number(c.units.at(id).steps),
                 quality ? texts.number(*quality) : QString()});
        }
    }
    for (const auto &[id, arrival] : c.arrivals)
        if (!arrival.arrived && work->sideOf(arrival.army) == side)
            out.arrivals.append(
                texts.fill(TextKind::Word, "campaign-due",
                           {work->nameOf(arrival.army), report.dateText(arrival.date).toStdString(),
                            work->nameOf(arrival.place)}));
    for (const Contact &contact : contacts(context))
        if (work->sideOf(contact.first) == side || work->sideOf(contact.second) == side)
            out.contacts.append(
                texts.fill(TextKind::Event, "contact",
                           {work->nameOf(contact.first), work->nameOf(contact.second),
                            work->nameOf(contact.place)}));
    out.standings.append({label("campaign-side"), label("campaign-points")});
    for (const Standing &standing : standings(*work))
        out.standings.append({text16(standing.side), texts.number(standing.score.total())});
    return out;
}

QString CampaignReport::sideMarkdown(const std::string &side) const {
    const SideTables tables = tablesOf(m_book, m_rules, m_texts, *this, side);
    const auto heading = [&](std::string_view key) {
        return QStringLiteral("## ") + m_texts.label(TextKind::Word, key) + QStringLiteral("\n\n");
    };
    QString out = QStringLiteral("# ") + title() + QStringLiteral(": ") + text16(side) +
                  QStringLiteral("\n\n") + turnText(m_campaign->head.turn) +
                  QStringLiteral("\n\n") + heading("campaign-state") + table(tables.units, 3);
    if (!tables.contacts.isEmpty())
        out += heading("campaign-contacts") + QStringLiteral("- ") +
               tables.contacts.join(QStringLiteral("\n- ")) + QStringLiteral("\n\n");
    if (!tables.arrivals.isEmpty())
        out += heading("campaign-arrivals") + QStringLiteral("- ") +
               tables.arrivals.join(QStringLiteral("\n- ")) + QStringLiteral("\n\n");
    out += heading("campaign-standings") + table(tables.standings, 1);
    out += heading("campaign-this-turn");
    for (const ChronicleLine &line : lines(side))
        if (line.turn == m_campaign->head.turn)
            out += QStringLiteral("- ") + line.date + QStringLiteral(": ") + line.sentence + u'\n';
    return out;
}

QString CampaignReport::sideHtml(const std::string &side) const {
    const SideTables tables = tablesOf(m_book, m_rules, m_texts, *this, side);
    const auto heading = [&](std::string_view key) {
        return QStringLiteral("<h2>%1</h2>\n")
            .arg(m_texts.label(TextKind::Word, key).toHtmlEscaped());
    };
    const auto list = [](const QStringList &items) {
        QString out = QStringLiteral("<ul>\n");
        for (const QString &item : items)
            out += QStringLiteral("<li>%1</li>\n").arg(item.toHtmlEscaped());
        return out + QStringLiteral("</ul>\n");
    };
    QString body =
        QStringLiteral("<p>%1</p>\n").arg(turnText(m_campaign->head.turn).toHtmlEscaped());
    if (!tables.contacts.isEmpty())
        body += heading("campaign-contacts") + list(tables.contacts);
    if (!tables.arrivals.isEmpty())
        body += heading("campaign-arrivals") + list(tables.arrivals);
    body += heading("campaign-state") + htmlTable(tables.units, 3);
    body += heading("campaign-standings") + htmlTable(tables.standings, 1);
    QStringList turn;
    for (const ChronicleLine &line : lines(side))
        if (line.turn == m_campaign->head.turn)
            turn.append(line.date + QStringLiteral(": ") + line.sentence);
    if (!turn.isEmpty())
        body += heading("campaign-this-turn") + list(turn);
    return page(title() + QStringLiteral(": ") + text16(side), body, m_texts.language());
}

} // namespace sabretache::ui
