// New units, persons and posts as SQLite takes them from the feed: column by column, from where
// they stand in an edit. Not for others than bookwriter.cpp.
#pragma once

#include "oob/orderofbattle.h"
#include "store/bookrows.h"
#include "store/rowfeed.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sabretache::store {

/// A column of a table, and where a new row's value stands.
template <class Row> struct FedColumn {
    std::string_view name;
    void (*give)(const Row &row, const WriteNote &note, const FedValue &value);
};

/// New rows of a table, by their columns.
template <class Row> class Fed final : public RowFeed {
public:
    Fed(const std::vector<Row> &rows, std::span<const FedColumn<Row>> columns,
        const WriteNote &note)
        : m_rows(rows), m_columns(columns), m_note(note) {}
    std::size_t rows() const override { return m_rows.size(); }
    void give(std::size_t row, int column, const FedValue &value) const override {
        m_columns[static_cast<std::size_t>(column)].give(m_rows[row], m_note, value);
    }

private:
    const std::vector<Row> &m_rows;
    std::span<const FedColumn<Row>> m_columns;
    const WriteNote &m_note;
};

/// @return the INSERT that reads the columns from the feed. In the table's order SQLite puts values
/// where they go.
template <class Row>
std::string insertOf(std::string_view table, std::span<const FedColumn<Row>> columns) {
    std::string names;
    std::string fed;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        names += (i ? ", " : "") + std::string(columns[i].name);
        fed += (i ? ", c" : "c") + std::to_string(i);
    }
    return "INSERT INTO " + std::string(table) + " (" + names + ") SELECT " + fed + " FROM feed";
}

/// Empty, and NULL in the file, for a null id and for a row that is not there.
using Key = std::optional<std::int64_t>;
/// The two of a parent, of which one is empty.
struct ParentKeys {
    Key army;
    Key up;
};

// New rows point into the edit, which outlives them here.
struct NewUnit {
    std::int64_t key;
    ParentKeys parent;
    const oob::Unit *unit;
    const std::string *fields;
};
struct NewPerson {
    std::int64_t key;
    Key army;
    const oob::Person *person;
};
struct NewPost {
    Key person;
    ParentKeys of;
    Key unit;
    const oob::Post *post;
};

using Note = const WriteNote &;
using To = const FedValue &;

inline constexpr auto kUnitColumns = std::to_array<FedColumn<NewUnit>>({
    {"key", [](const NewUnit &n, Note, To to) { to(n.key); }},
    {"id", [](const NewUnit &n, Note, To to) { to(n.unit->id); }},
    {"army", [](const NewUnit &n, Note, To to) { to(n.parent.army); }},
    {"up", [](const NewUnit &n, Note, To to) { to(n.parent.up); }},
    {"ordinal", [](const NewUnit &n, Note, To to) { to(n.unit->ordinal); }},
    {"name", [](const NewUnit &n, Note, To to) { to(n.unit->name); }},
    {"arm", [](const NewUnit &n, Note, To to) { to(word(n.unit->arm)); }},
    {"nation", [](const NewUnit &n, Note, To to) { to(n.unit->nation); }},
    {"battalions", [](const NewUnit &n, Note, To to) { to(n.unit->battalions); }},
    {"squadrons", [](const NewUnit &n, Note, To to) { to(n.unit->squadrons); }},
    {"companies", [](const NewUnit &n, Note, To to) { to(n.unit->companies); }},
    {"full_men", [](const NewUnit &n, Note, To to) { to(n.unit->establishment.men); }},
    {"full_guns", [](const NewUnit &n, Note, To to) { to(n.unit->establishment.guns); }},
    {"full_estimated", [](const NewUnit &n, Note, To to) { to(n.unit->establishment.estimated); }},
    {"men", [](const NewUnit &n, Note, To to) { to(n.unit->present.men); }},
    {"guns", [](const NewUnit &n, Note, To to) { to(n.unit->present.guns); }},
    {"estimated", [](const NewUnit &n, Note, To to) { to(n.unit->present.estimated); }},
    {"entry", [](const NewUnit &, Note, To to) { to(std::int64_t{1}); }},
    {"journal", [](const NewUnit &, Note note, To to) { to(note.journal); }},
    {"at", [](const NewUnit &, Note note, To to) { to(note.at); }},
    {"cause", [](const NewUnit &, Note note, To to) { to(note.cause); }},
    {"fields", [](const NewUnit &n, Note, To to) { to(*n.fields); }},
    {"notes", [](const NewUnit &n, Note, To to) { to(n.unit->notes); }},
    {"source", [](const NewUnit &n, Note, To to) { to(n.unit->source); }},
    {"retired", [](const NewUnit &n, Note, To to) { to(n.unit->retired); }},
});

inline constexpr auto kPersonColumns = std::to_array<FedColumn<NewPerson>>({
    {"key", [](const NewPerson &n, Note, To to) { to(n.key); }},
    {"id", [](const NewPerson &n, Note, To to) { to(n.person->id); }},
    {"army", [](const NewPerson &n, Note, To to) { to(n.army); }},
    {"name", [](const NewPerson &n, Note, To to) { to(n.person->name); }},
    {"rank", [](const NewPerson &n, Note, To to) { to(n.person->rank); }},
    {"rank_date", [](const NewPerson &n, Note, To to) { to(n.person->rankDate); }},
    {"nation", [](const NewPerson &n, Note, To to) { to(n.person->nation); }},
    {"fate", [](const NewPerson &n, Note, To to) { to(word(n.person->fate)); }},
    {"notes", [](const NewPerson &n, Note, To to) { to(n.person->notes); }},
    {"source", [](const NewPerson &n, Note, To to) { to(n.person->source); }},
    {"retired", [](const NewPerson &n, Note, To to) { to(n.person->retired); }},
});

inline constexpr auto kPostColumns = std::to_array<FedColumn<NewPost>>({
    {"person", [](const NewPost &n, Note, To to) { to(n.person); }},
    {"id", [](const NewPost &n, Note, To to) { to(n.post->id); }},
    {"army", [](const NewPost &n, Note, To to) { to(n.of.army); }},
    {"up", [](const NewPost &n, Note, To to) { to(n.of.up); }},
    {"unit", [](const NewPost &n, Note, To to) { to(n.unit); }},
    {"role", [](const NewPost &n, Note, To to) { to(word(n.post->role)); }},
    {"since", [](const NewPost &n, Note, To to) { to(n.post->since); }},
    {"until", [](const NewPost &n, Note, To to) { to(n.post->until); }},
});

} // namespace sabretache::store
