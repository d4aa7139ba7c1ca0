#include "campaign/entries.h"

#include "campaign/rowtable.h"

#include <algorithm>

namespace sabretache::campaign {

namespace {

/// An entry without its changes, which are a table.
struct Bare {
    static constexpr std::string_view kKind = Entry::kKind;
    Entry e;
    template <class S, class F> static void fields(S &&s, F &&f) {
        f("id", s.e.id);
        f("number", s.e.number);
        f("campaign", s.e.campaign);
        f("turn", s.e.turn);
        f("date", s.e.date);
        f("code", s.e.code);
        f("args", s.e.args);
        f("sides", s.e.sides);
        f("rule", s.e.rule);
        f("note", s.e.note);
        f("ofSides", s.e.ofSides);
        f("infantry", s.e.infantry);
        f("cavalry", s.e.cavalry);
        f("artillery", s.e.artillery);
        f("points", s.e.points);
        f("fight", s.e.fight);
    }
};

Error damaged(const oob::Document &document, const Error &why) {
    return {kCampaignDamaged, {}, {document.kind, document.id.text(), std::string(why.code)}};
}

constexpr std::string_view kPrefix = "unit.";

} // namespace

oob::Document documentOf(const Entry &entry) {
    Record record = toRecord(Bare{entry});
    if (entry.rule.isNull())
        record.remove("rule");
    if (!entry.changes.empty())
        putTable(record, kPrefix, entry.changes);
    return {std::string(Entry::kKind), entry.id.uuid, toJson(record)};
}

Result<Entry> entryFrom(const oob::Document &document) {
    auto record = recordFromJson(document.json);
    if (!record)
        return tl::unexpected(damaged(document, record.error()));
    std::vector<Change> changes;
    if (record->find("unit.unit")) {
        auto table = takeTable<Change>(*record, kPrefix);
        if (!table)
            return tl::unexpected(damaged(document, table.error()));
        changes = std::move(*table);
    }
    RuleNumber rule;
    if (const auto parsed = RuleNumber::parse(record->text("rule")))
        rule = *parsed;
    record->set("rule", std::string("CA-1.1"));
    auto bare = structFromRecord<Bare>(*record);
    if (!bare)
        return tl::unexpected(damaged(document, bare.error()));
    bare->e.rule = rule;
    bare->e.changes = std::move(changes);
    return std::move(bare->e);
}

Result<std::vector<Entry>> readEntries(const oob::OrderOfBattle &book) {
    std::vector<Entry> out;
    const std::string kind(Entry::kKind);
    for (auto it = book.documents.lower_bound({kind, {}});
         it != book.documents.end() && it->first.kind == kind; ++it) {
        auto entry = entryFrom(it->second);
        if (!entry)
            return tl::unexpected(entry.error());
        out.push_back(std::move(*entry));
    }
    std::ranges::sort(out, {}, &Entry::number);
    return out;
}

std::int64_t entryCount(const oob::OrderOfBattle &book) {
    std::int64_t out = 0;
    const std::string kind(Entry::kKind);
    for (auto it = book.documents.lower_bound({kind, {}});
         it != book.documents.end() && it->first.kind == kind; ++it)
        ++out;
    return out;
}

Result<oob::Edit> setNote(const oob::OrderOfBattle &book, EntryId entry, std::string note) {
    const auto it = book.documents.find({std::string(Entry::kKind), entry.uuid});
    if (it == book.documents.end())
        return fail(kCampaignNoSuchRow, {entry.text()});
    auto read = entryFrom(it->second);
    if (!read)
        return tl::unexpected(read.error());
    if (read->note == note)
        return oob::Edit{};
    read->note = std::move(note);
    return oob::Edit{std::string(kEditChronicleNote),
                     {read->date},
                     {oob::RowChange<oob::Document>{it->second, documentOf(*read)}}};
}

std::vector<RecordLine> recordOf(const std::vector<Entry> &entries, UnitId unit) {
    std::vector<RecordLine> out;
    for (const Entry &entry : entries)
        for (const Change &change : entry.changes)
            if (change.unit == unit)
                out.push_back({entry.date, entry.turn, entry.code, entry.args, change});
    return out;
}

} // namespace sabretache::campaign
