#include "ui/print/campaignreport.h"

#include "campaign/entries.h"
#include "campaign/state.h"
#include "oob/queries.h"
#include "ui/models/campaign/campaignreport.h"
#include "ui/print/unitlines.h"

#include <algorithm>

namespace sabretache::ui {

namespace {

QString fromStd(const std::string &text) { return QString::fromStdString(text); }

class Filler {
public:
    Filler(const oob::OrderOfBattle &book, const rules::RuleSet &ruleSet, const Texts &texts)
        : m_book(book), m_texts(texts),
          m_options(oob::optionsOf(book, ruleSet.id())), m_from{book, ruleSet, m_options, texts},
          m_reader(m_from, {}), m_words(book, ruleSet, texts) {}

    const std::optional<Error> &error() const { return m_words.error(); }

    Report state() {
        Report out = begin("print-what-state");
        out.subtitle = m_words.turnText(head().turn);
        standings(out);
        strength(out);
        places(out);
        fights(out);
        bool first = true;
        for (const std::string &side : campaign().sideNames()) {
            out.add(ReportHeading{fromStd(side), 1, !first});
            first = false;
            if (const campaign::SideRecord *record = campaign().side(side))
                out.add(ReportFacts{{{word("campaign-print-pool"), number(record->pool)}}});
            for (const ArmyId army : oob::armiesInOrder(m_book))
                if (m_book.armies.at(army).side == side)
                    brigades(out, army);
        }
        return out;
    }

    Report chronicle() {
        Report out = begin("print-what-chronicle");
        out.subtitle = m_words.turnText(head().turn);
        std::int32_t turn = -1;
        ReportTable table;
        table.columns = {{word("campaign-print-date"), 1.3},
                         {word("campaign-print-what"), 5},
                         {word("reference-rule"), 0.7}};
        const auto flush = [&] {
            if (!table.rows.empty())
                out.add(table);
            table.rows.clear();
        };
        for (const ChronicleLine &line : m_words.lines()) {
            if (line.turn != turn) {
                flush();
                turn = line.turn;
                out.add(ReportHeading{m_words.turnText(turn), 2});
            }
            QString date = line.date;
            if (!line.oldStyle.isEmpty())
                date += QStringLiteral(" (") + line.oldStyle + u')';
            QString text = line.sentence;
            if (!line.note.isEmpty())
                text += QStringLiteral(" \u2013 ") + line.note;
            ReportRow row;
            row.cells = {date, text, fromStd(line.rule.text())};
            table.rows.push_back(std::move(row));
        }
        flush();
        return out;
    }

    Report records() {
        Report out = begin("print-what-records");
        out.subtitle = m_words.turnText(head().turn);
        // What each entry changed of each unit, in the order in which it happened.
        std::map<UnitId, std::vector<std::pair<const campaign::Entry *, const campaign::Change *>>>
            byUnit;
        for (const campaign::Entry &entry : m_words.entries())
            for (const campaign::Change &change : entry.changes)
                byUnit[change.unit].emplace_back(&entry, &change);
        bool first = true;
        for (const ArmyId army : oob::armiesInOrder(m_book)) {
            out.add(ReportHeading{fromStd(m_book.armies.at(army).name), 1, !first});
            first = false;
            for (const oob::Stop &stop : oob::walk(m_book, army, m_reader.children())) {
                const auto *id = std::get_if<UnitId>(&stop.node);
                const auto record = id ? campaign().units.find(*id) : campaign().units.end();
                if (record == campaign().units.end())
                    continue;
                const UnitLines unit = m_reader.read(m_book.units.at(*id));
                out.add(ReportHeading{unit.name, 3});
                ReportFacts facts;
                if (!unit.commander.isEmpty())
                    facts.facts.emplace_back(word("return-commander"), unit.commander);
                if (!unit.number.isEmpty())
                    facts.facts.emplace_back(m_reader.numberTitle(), unit.number);
                facts.facts.emplace_back(word("campaign-print-present"),
                                         number(record->second.steps));
                facts.facts.emplace_back(word("campaign-print-experience"),
                                         number(record->second.score));
                if (const QStringList honours = honoursText(record->second); !honours.isEmpty())
                    facts.facts.emplace_back(word("campaign-print-honours"),
                                             honours.join(QStringLiteral(", ")));
                out.add(std::move(facts));
                ReportTable table;
                table.columns = {{word("campaign-print-date"), 1.4},
                                 {word("campaign-print-what"), 4},
                                 {word("campaign-print-before"), 0.7, ReportAlign::Right},
                                 {word("campaign-print-killed"), 0.7, ReportAlign::Right},
                                 {word("campaign-print-missing"), 0.7, ReportAlign::Right},
                                 {word("campaign-print-prisoners"), 0.8, ReportAlign::Right},
                                 {word("campaign-print-gained"), 0.7, ReportAlign::Right},
                                 {word("campaign-print-after"), 0.7, ReportAlign::Right}};
                for (const auto &[entry, change] : byUnit[*id]) {
                    ReportRow row;
                    row.cells = {m_words.dateText(entry->date), m_words.sentence(*entry),
                                 number(change->before),        number(change->killed),
                                 number(change->missing),       number(change->prisoners),
                                 number(change->gained),        number(change->after)};
                    table.rows.push_back(std::move(row));
                }
                if (!table.rows.empty())
                    out.add(std::move(table));
                else
                    out.add(ReportParagraph{word("campaign-print-no-service"), true});
            }
        }
        return out;
    }

    static QStringList honoursText(const campaign::UnitRecord &record) {
        QStringList out;
        for (std::size_t i = 0; i < record.honours.size(); ++i) {
            QString name = fromStd(record.honours[i]);
            const QString year =
                i < record.honourDates.size() ? fromStd(record.honourDates[i]).left(4) : QString();
            if (!year.isEmpty() && !name.contains(year))
                name += u' ' + year;
            out << name;
        }
        return out;
    }

private:
    const campaign::Campaign &campaign() const { return m_words.campaign(); }
    const campaign::Head &head() const { return campaign().head; }
    QString number(std::int64_t n) const { return m_texts.number(n); }
    QString word(const char *key, const std::vector<std::string> &args = {}) const {
        return m_texts.fill(TextKind::Word, key, args, {}, m_from.ruleSet.id());
    }
    QString placeName(const campaign::PlaceId &id) const {
        const auto it = campaign().places.find(id);
        return it == campaign().places.end() ? QString() : fromStd(it->second.name);
    }

    Report begin(const char *what) const {
        Report out;
        out.title = head().name.empty() ? word(what) : fromStd(head().name);
        out.aside = {word(what),
                     word("print-rules", {m_texts.ruleSetName(m_from.ruleSet.id()).toStdString()})};
        return out;
    }

    void standings(Report &out) const {
        // Points as they stood at the end of each turn.
        ReportChart chart;
        chart.caption = word("campaign-print-standings");
        chart.kind = ReportChart::Kind::Lines;
        chart.over = word("report-turn-end");
        for (const std::string &side : campaign().sideNames())
            chart.series.push_back({fromStd(side), {}});
        for (const campaign::Entry &entry : m_words.entries()) {
            if (entry.points.empty() || entry.points.size() != chart.series.size())
                continue;
            chart.names << number(entry.turn);
            for (std::size_t s = 0; s < chart.series.size(); ++s)
                chart.series[s].values.push_back(entry.points[s]);
        }
        if (!chart.names.isEmpty())
            out.add(std::move(chart));
    }

    void strength(Report &out) const {
        ReportChart chart;
        chart.caption = word("campaign-print-strength");
        chart.kind = ReportChart::Kind::Lines;
        chart.over = word("campaign-print-date");
        const std::vector<std::string> sides = campaign().sideNames();
        for (const std::string &side : sides)
            chart.series.push_back({fromStd(side), {}});
        QString last;
        for (const campaign::Entry &entry : m_words.entries()) {
            if (entry.ofSides.empty())
                continue;
            // The last word of a day is what counts.
            const QString date = m_words.dateText(entry.date);
            if (date != last) {
                chart.names << date;
                for (auto &series : chart.series)
                    series.values.emplace_back();
            }
            last = date;
            for (std::size_t i = 0; i < entry.ofSides.size(); ++i)
                for (std::size_t s = 0; s < sides.size(); ++s)
                    if (sides[s] == entry.ofSides[i] && i < entry.infantry.size() &&
                        i < entry.cavalry.size() && i < entry.artillery.size())
                        chart.series[s].values.back() =
                            double(entry.infantry[i] + entry.cavalry[i] + entry.artillery[i]);
        }
        if (chart.names.size() > 1)
            out.add(std::move(chart));
    }

    void places(Report &out) const {
        ReportTable table;
        table.caption = word("campaign-print-places");
        table.columns = {{word("campaign-print-place"), 3},
                         {word("campaign-print-holder"), 2},
                         {word("campaign-print-supplies"), 2},
                         {word("report-points"), 1, ReportAlign::Right}};
        for (const auto &[id, place] : campaign().places) {
            ReportRow row;
            row.cells = {fromStd(place.name), fromStd(place.holder), fromStd(place.supplies),
                         number(place.points)};
            table.rows.push_back(std::move(row));
        }
        if (!table.rows.empty())
            out.add(std::move(table));
    }

    void fights(Report &out) const {
        ReportTable table;
        table.caption = word("campaign-print-battles");
        table.columns = {{word("campaign-print-date"), 1.6},
                         {word("campaign-print-battle"), 3},
                         {word("campaign-print-place"), 2},
                         {word("return-held"), 2},
                         {word("report-lost"), 2}};
        std::vector<const campaign::Fight *> fights;
        for (const auto &[id, fight] : campaign().fights)
            fights.push_back(&fight);
        std::stable_sort(fights.begin(), fights.end(),
                         [](const auto *a, const auto *b) { return a->date < b->date; });
        for (const campaign::Fight *fight : fights) {
            QStringList losses;
            for (std::size_t i = 0; i < fight->losses.size() && i < 2; ++i)
                losses << fromStd(i == 0 ? fight->first : fight->second) + u' ' +
                              number(fight->losses[i]);
            ReportRow row;
            row.cells = {m_words.dateText(fight->date), fromStd(fight->name),
                         placeName(fight->place),
                         fight->held.empty() ? word("report-nobody") : fromStd(fight->held),
                         losses.join(QStringLiteral("; "))};
            table.rows.push_back(std::move(row));
        }
        if (!table.rows.empty())
            out.add(std::move(table));
    }

    void brigades(Report &out, ArmyId army) const {
        ReportTable table;
        table.caption = fromStd(m_book.armies.at(army).name);
        if (const auto it = campaign().armies.find(army); it != campaign().armies.end())
            if (const QString place = placeName(it->second.place); !place.isEmpty())
                table.caption += QStringLiteral(": ") + place;
        table.columns = {
            {word("report-unit"), 4},
            {m_reader.hasNumber() ? m_reader.numberTitle() : QString(), 0.8, ReportAlign::Centre},
            {word("campaign-print-present"), 1, ReportAlign::Right},
            {word("report-start"), 1, ReportAlign::Right},
            {word("campaign-print-killed"), 1, ReportAlign::Right},
            {word("campaign-print-missing"), 1, ReportAlign::Right},
            {word("campaign-print-prisoners"), 1, ReportAlign::Right},
            {word("campaign-print-experience"), 1.1, ReportAlign::Right},
            {word("campaign-print-honours"), 3}};
        campaign::UnitRecord sum;
        for (const oob::Stop &stop : oob::walk(m_book, army, m_reader.children())) {
            if (const auto *column = std::get_if<ColumnId>(&stop.node)) {
                QString name = fromStd(m_book.columns.at(*column).name);
                const QString holder = m_reader.holder(*column);
                name += QStringLiteral(", ") + (holder.isEmpty() ? word("print-vacant") : holder);
                table.rows.push_back({{name}, ReportRowKind::Group, false});
                continue;
            }
            const UnitId id = std::get<UnitId>(stop.node);
            const auto record = campaign().units.find(id);
            const UnitLines unit = m_reader.read(m_book.units.at(id));
            ReportCell name(unit.name);
            name.sign = unit.arm;
            ReportRow row;
            if (record == campaign().units.end()) {
                row.cells = {name, unit.number, unit.count};
            } else {
                const campaign::UnitRecord &r = record->second;
                if (!r.inField())
                    name.text +=
                        QStringLiteral(" (") +
                        word(r.depot ? "campaign-print-depot" : "campaign-print-expected") + u')';
                row.cells = {name,
                             unit.number,
                             number(r.steps),
                             number(r.start),
                             number(r.killed),
                             number(r.missing),
                             number(r.prisoners),
                             number(r.score),
                             honoursText(r).join(QStringLiteral(", "))};
                sum.steps += r.steps;
                sum.start += r.start;
                sum.killed += r.killed;
                sum.missing += r.missing;
                sum.prisoners += r.prisoners;
            }
            table.rows.push_back(std::move(row));
        }
        table.rows.push_back({{word("report-all"), QString(), number(sum.steps), number(sum.start),
                               number(sum.killed), number(sum.missing), number(sum.prisoners)},
                              ReportRowKind::Total,
                              false});
        out.add(std::move(table));
    }

    const oob::OrderOfBattle &m_book;
    const Texts &m_texts;
    rules::OptionValues m_options;
    PrintBook m_from;
    UnitReader m_reader;
    CampaignReport m_words;
};

template <class Make>
Result<Report> made(const oob::OrderOfBattle &book, const rules::RuleSet &ruleSet,
                    const Texts &texts, const Make &make) {
    Filler filler(book, ruleSet, texts);
    if (filler.error())
        return tl::unexpected(*filler.error());
    return make(filler);
}

} // namespace

Result<Report> campaignState(const oob::OrderOfBattle &book, const rules::RuleSet &ruleSet,
                             const Texts &texts) {
    return made(book, ruleSet, texts, [](Filler &f) { return f.state(); });
}
Result<Report> campaignChronicle(const oob::OrderOfBattle &book, const rules::RuleSet &ruleSet,
                                 const Texts &texts) {
    return made(book, ruleSet, texts, [](Filler &f) { return f.chronicle(); });
}
Result<Report> serviceRecords(const oob::OrderOfBattle &book, const rules::RuleSet &ruleSet,
                              const Texts &texts) {
    return made(book, ruleSet, texts, [](Filler &f) { return f.records(); });
}

std::map<UnitId, QStringList> honoursOf(const oob::OrderOfBattle &book) {
    std::map<UnitId, QStringList> out;
    if (!campaign::hasCampaign(book))
        return out;
    const auto campaign = campaign::readCampaign(book);
    if (!campaign)
        return out;
    for (const auto &[id, record] : campaign->units)
        if (!record.honours.empty())
            out[id] = Filler::honoursText(record);
    return out;
}

} // namespace sabretache::ui
