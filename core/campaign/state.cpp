#include "campaign/state.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace sabretache::campaign {

namespace {

Error damaged(const oob::Document &document, const Error &why) {
    std::string what(why.code);
    for (const std::string &arg : why.args)
        what += " " + arg;
    return {kCampaignDamaged, {}, {document.kind, document.id.text(), what}};
}

template <class T> Result<T> readRow(const oob::Document &document) {
    const auto record = recordFromJson(document.json);
    if (!record)
        return tl::unexpected(damaged(document, record.error()));
    if (record->kind != T::kKind)
        return tl::unexpected(damaged(document, {kKindUnknown, {}, {record->kind}}));
    auto row = structFromRecord<T>(*record);
    if (!row)
        return tl::unexpected(damaged(document, row.error()));
    if (row->key() != document.id)
        return tl::unexpected(damaged(document, {kFieldWrong, {}, {"id"}}));
    return row;
}

template <class Key, class T>
Result<void> readInto(std::map<Key, T> &rows, const oob::Document &document) {
    auto row = readRow<T>(document);
    if (!row)
        return tl::unexpected(row.error());
    rows.emplace_hint(rows.end(), Key(document.id), std::move(*row));
    return {};
}

Result<void> readHead(Campaign &campaign, const oob::Document &document) {
    if (!campaign.head.id.isNull()) // one book, one campaign: the first is it
        return {};
    // A newer campaign has fields that we don't know; its version is looked at first.
    if (const auto record = recordFromJson(document.json);
        record && record->number("version", 1) > 1)
        return fail(kCampaignTooNew, {std::to_string(record->number("version"))});
    auto head = readRow<Head>(document);
    if (!head)
        return tl::unexpected(head.error());
    campaign.head = std::move(*head);
    return {};
}

/// Reads a document of one kind into the campaign.
struct RowReader {
    std::string_view kind;
    Result<void> (*read)(Campaign &campaign, const oob::Document &document);
};

template <auto Member> Result<void> readMember(Campaign &campaign, const oob::Document &document) {
    return readInto(campaign.*Member, document);
}

constexpr std::array<RowReader, 9> kReaders{{
    {Head::kKind, readHead},
    {SideRecord::kKind, readMember<&Campaign::sides>},
    {ArmyRecord::kKind, readMember<&Campaign::armies>},
    {Place::kKind, readMember<&Campaign::places>},
    {RoadRecord::kKind, readMember<&Campaign::roads>},
    {UnitRecord::kKind, readMember<&Campaign::units>},
    {PersonRecord::kKind, readMember<&Campaign::persons>},
    {Arrival::kKind, readMember<&Campaign::arrivals>},
    {Fight::kKind, readMember<&Campaign::fights>},
}};

/// The documents of a campaign, each with who reads it: by kind, then by id. They stay where they
/// are for as long as the book holds them as they are, also when the book itself is moved.
using Rows = std::vector<std::pair<const RowReader *, const oob::Document *>>;

Rows rowsOf(const oob::OrderOfBattle &book) {
    Rows out;
    for (const RowReader &reader : kReaders)
        for (auto it = book.documents.lower_bound({std::string(reader.kind), {}});
             it != book.documents.end() && it->first.kind == reader.kind; ++it)
            out.emplace_back(&reader, &it->second);
    return out;
}

Result<Campaign> readRows(const Rows &rows) {
    Campaign out;
    for (const auto &[reader, document] : rows)
        if (auto done = reader->read(out, *document); !done)
            return tl::unexpected(done.error());
    return out;
}

template <class Key, class T>
void differences(const oob::OrderOfBattle &book, const std::map<Key, T> &before,
                 const std::map<Key, T> &after, oob::ChangeSet &out) {
    using Change = oob::RowChange<oob::Document>;
    const auto stored = [&](const T &row) {
        const auto it = book.documents.find({std::string(T::kKind), row.key()});
        return it == book.documents.end() ? std::optional<oob::Document>()
                                          : std::optional(it->second);
    };
    for (const auto &[key, row] : before)
        if (!after.contains(key))
            out.push_back(Change{stored(row), std::nullopt});
    for (const auto &[key, row] : after) {
        const auto it = before.find(key);
        if (it == before.end() || it->second != row)
            out.push_back(Change{stored(row), documentOf(row)});
    }
}

} // namespace

bool Head::isDone(Step s) const { return std::ranges::find(done, s) != done.end(); }

Figures Campaign::figures() const {
    rules::OptionValues values;
    for (std::size_t i = 0; i < head.figureNames.size() && i < head.figureValues.size(); ++i)
        values[head.figureNames[i]] = head.figureValues[i];
    return figuresFrom(values).value_or(Figures());
}

Date Campaign::start() const { return dateFromIso(head.start).value_or(Date()); }
Date Campaign::turnBegins() const {
    return campaign::turnBegins(start(), head.length, Turns(head.turn));
}
Date Campaign::turnEnds() const {
    return campaign::turnEnds(start(), head.length, Turns(head.turn));
}

std::vector<std::string> Campaign::sideNames() const {
    std::vector<const SideRecord *> rows;
    for (const auto &[id, side] : sides)
        rows.push_back(&side);
    std::ranges::sort(rows, [](const SideRecord *a, const SideRecord *b) {
        return std::tie(a->order, a->name) < std::tie(b->order, b->name);
    });
    std::vector<std::string> out;
    for (const SideRecord *row : rows)
        out.push_back(row->name);
    return out;
}

const SideRecord *Campaign::side(std::string_view name) const {
    for (const auto &[id, side] : sides)
        if (side.name == name)
            return &side;
    return nullptr;
}

bool Campaign::areEnemies(std::string_view a, std::string_view b) const {
    if (a == b || a.empty() || b.empty())
        return false;
    const auto allied = [this](std::string_view x, std::string_view y) {
        const SideRecord *row = side(x);
        return row && std::ranges::find(row->allies, y) != row->allies.end();
    };
    return !allied(a, b) && !allied(b, a);
}

RoadNet Campaign::net() const {
    std::vector<Road> list;
    list.reserve(roads.size());
    for (const auto &[id, road] : roads)
        list.push_back({road.from, road.to, road.days});
    return RoadNet(list);
}

const Fight *Campaign::fightOf(UnitId unit) const {
    for (const auto &[id, fight] : fights)
        if (fight.isOpen() && std::ranges::find(fight.units, unit) != fight.units.end())
            return &fight;
    return nullptr;
}

bool hasCampaign(const oob::OrderOfBattle &book) {
    const auto it = book.documents.lower_bound({std::string(Head::kKind), {}});
    return it != book.documents.end() && it->first.kind == Head::kKind;
}

Result<Campaign> readCampaign(const oob::OrderOfBattle &book) {
    if (!hasCampaign(book))
        return fail(kCampaignNone);
    return readRows(rowsOf(book));
}

std::future<Result<Campaign>> readCampaignAhead(const oob::OrderOfBattle &book) {
    if (!hasCampaign(book))
        return {};
    return std::async(std::launch::async | std::launch::deferred,
                      [rows = rowsOf(book)] { return readRows(rows); });
}

oob::ChangeSet campaignChanges(const oob::OrderOfBattle &book, const Campaign &before,
                               const Campaign &after) {
    oob::ChangeSet out;
    std::map<Uuid, Head> headBefore;
    std::map<Uuid, Head> headAfter;
    if (!before.head.id.isNull())
        headBefore.emplace(before.head.id, before.head);
    if (!after.head.id.isNull())
        headAfter.emplace(after.head.id, after.head);
    differences(book, headBefore, headAfter, out);
    differences(book, before.sides, after.sides, out);
    differences(book, before.armies, after.armies, out);
    differences(book, before.places, after.places, out);
    differences(book, before.roads, after.roads, out);
    differences(book, before.units, after.units, out);
    differences(book, before.persons, after.persons, out);
    differences(book, before.arrivals, after.arrivals, out);
    differences(book, before.fights, after.fights, out);
    return out;
}

std::string stateJson(const oob::OrderOfBattle &book) {
    std::string out = "{\"documents\":[";
    bool first = true;
    const auto add = [&](const std::string &json) {
        out += (first ? "\n" : ",\n") + json;
        first = false;
    };
    // The chronicle is history, not state: it only ever grows.
    for (const auto &[key, document] : book.documents)
        if (key.kind.starts_with(Head::kKind) && key.kind != "campaign-entry")
            add(document.json);
    out += "],\n\"units\":[";
    first = true;
    for (const auto &[id, unit] : book.units) {
        Record record;
        record.kind = "unit";
        record.set("id", id.text());
        if (unit.present.men)
            record.set("men", std::int64_t(unit.present.men->value));
        if (unit.present.guns)
            record.set("guns", std::int64_t(unit.present.guns->value));
        record.set("estimated", unit.present.estimated);
        record.set("retired", unit.retired);
        for (const auto &[set, values] : unit.fields)
            for (const auto &[field, value] : values)
                record.set(set + "/" + field, value);
        add(toJson(record));
    }
    out += "],\n\"persons\":[";
    first = true;
    for (const auto &[id, person] : book.persons) {
        Record record;
        record.kind = "person";
        record.set("id", id.text());
        record.set("fate", std::string(word(person.fate)));
        add(toJson(record));
    }
    out += "],\n\"posts\":[";
    first = true;
    for (const auto &[id, post] : book.posts) {
        Record record;
        record.kind = "post";
        record.set("id", id.text());
        record.set("person", post.person.text());
        record.set("since", post.since);
        record.set("until", post.until);
        add(toJson(record));
    }
    out += "]}\n";
    return out;
}

} // namespace sabretache::campaign
