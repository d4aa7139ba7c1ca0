// Reading and writing are made for books of 100,000 units: each row is taken from where SQLite
// holds it, and every statement is prepared once.
#include "store/bookrows.h"

#include "store/bookfile.h"
#include "store/connection.h"
#include "store/rowstatement.h"
#include "store/scenariojson.h"

#include <algorithm>
#include <map>
#include <type_traits>
#include <unordered_map>

namespace sabretache::store {

namespace {

using namespace oob;

/// One row as it comes: takes the columns one after the other. What is not of its kind spoils it: a
/// file that others made may hold anything.
class Row {
public:
    Row(const RowStatement &statement, std::string_view table)
        : m_statement(statement), m_table(table) {}

    /// Lasts until the next row.
    std::string_view piece() {
        const int column = m_next++;
        if (!m_statement.isText(column))
            spoil("text");
        return m_statement.view(column);
    }
    std::string text() { return std::string(piece()); }
    bool flag() { return number() == 1; }
    std::int64_t number() {
        const int column = m_next++;
        if (!m_statement.isNumber(column))
            spoil("number");
        return m_statement.number(column);
    }
    /// Empty when the column is NULL.
    std::optional<std::int64_t> maybeNumber() {
        if (m_statement.isNull(m_next)) {
            ++m_next;
            return std::nullopt;
        }
        return number();
    }
    template <class Q> std::optional<Q> maybe() {
        const auto n = maybeNumber();
        if (!n)
            return std::nullopt;
        return Q(small(*n));
    }
    /// Keys start at 1; 0 stands for NULL.
    std::int64_t key() { return maybeNumber().value_or(0); }
    template <class IdType> IdType id() {
        const auto out = IdType::parse(piece());
        if (!out)
            spoil("id");
        return out.value_or(IdType());
    }
    template <class E> E worded() {
        const auto out = fromWord<E>(piece());
        if (!out)
            spoil("word");
        return out.value_or(E());
    }
    std::int32_t small(std::int64_t n) {
        if (std::in_range<std::int32_t>(n))
            return static_cast<std::int32_t>(n);
        spoil("number");
        return 0;
    }
    void spoil(std::string what) {
        if (!m_error)
            m_error = Error{kBookDamaged, {}, {std::string(m_table), std::move(what)}};
    }
    const std::optional<Error> &error() const { return m_error; }

private:
    const RowStatement &m_statement;
    std::string_view m_table;
    int m_next = 0;
    std::optional<Error> m_error;
};

/// Runs `sql` and hands each row to `take`.
template <class Take>
Result<void> each(Connection &connection, std::string_view table, std::string_view sql,
                  const Take &take) {
    auto query = connection.preparedRows(sql);
    if (!query)
        return tl::unexpected(query.error());
    RowStatement statement(**query);
    if (auto done = statement.run(); !done)
        return done;
    while (statement.next()) {
        Row row(statement, table);
        take(row);
        if (row.error())
            return tl::unexpected(*row.error());
    }
    return statement.ended();
}

/// Ids by key. Keys are dense, but a crafted file's need not be.
template <class IdType> using Ids = std::unordered_map<std::int64_t, IdType>;

template <class IdType> IdType idOf(const Ids<IdType> &ids, std::int64_t key, Row &row) {
    if (key == 0)
        return {};
    const auto it = ids.find(key);
    if (it != ids.end())
        return it->second;
    row.spoil("key");
    return {};
}

struct Reader {
    Connection &connection;
    OrderOfBattle book;
    Ids<ArmyId> armies;
    Ids<ColumnId> columns;
    Ids<PersonId> persons;
    Ids<UnitId> units;

    Result<void> readArmies();
    Result<void> readColumns();
    Result<void> readUnits();
    Result<void> readPeople();
    Result<void> readRest();
};

Result<void> Reader::readArmies() {
    return each(connection, "armies",
                "SELECT key, id, ordinal, name, side, nation, notes, source FROM armies",
                [&](Row &row) {
                    const std::int64_t key = row.number();
                    Army a;
                    a.id = row.id<ArmyId>();
                    a.ordinal = row.number();
                    a.name = row.text();
                    a.side = row.text();
                    a.nation = row.text();
                    a.notes = row.text();
                    a.source = row.text();
                    armies.emplace(key, a.id);
                    book.armies.emplace(a.id, std::move(a));
                });
}

Result<void> Reader::readColumns() {
    struct Placed {
        ColumnId id;
        std::int64_t up;
    };
    std::vector<Placed> placed;
    auto done = each(connection, "columns",
                     "SELECT key, id, army, up, ordinal, name, level, gives_orders, nation, notes, "
                     "source FROM columns",
                     [&](Row &row) {
                         const std::int64_t key = row.number();
                         Column c;
                         c.id = row.id<ColumnId>();
                         c.parent.army = idOf(armies, row.key(), row);
                         placed.push_back({c.id, row.key()});
                         c.ordinal = row.number();
                         c.name = row.text();
                         c.level = row.text();
                         c.givesOrders = row.flag();
                         c.nation = row.text();
                         c.notes = row.text();
                         c.source = row.text();
                         columns.emplace(key, c.id);
                         book.columns.emplace(c.id, std::move(c));
                     });
    if (!done)
        return done;
    for (const Placed &p : placed) {
        Column &column = book.columns.at(p.id);
        if (p.up != 0) {
            const auto it = columns.find(p.up);
            if (it == columns.end())
                return fail(kBookDamaged, {"columns", p.id.text()});
            column.parent.column = it->second;
        }
        if (column.parent.army.isNull() == column.parent.column.isNull())
            return fail(kBookDamaged, {"columns", p.id.text()});
    }
    // A file made by others may hold a ring of columns, which no walk would leave.
    for (const auto &[id, column] : book.columns) {
        ColumnId up = column.parent.column;
        for (std::size_t steps = 0; !up.isNull(); ++steps) {
            if (up == id || steps > book.columns.size())
                return fail(kBookDamaged, {"columns", id.text()});
            up = book.columns.at(up).parent.column;
        }
    }
    return {};
}

Result<void> Reader::readUnits() {
    // Collected first, then put into the map in the order of ids: each goes in at the end.
    std::vector<Unit> all;
    const auto count = connection.number("SELECT count(*) FROM units WHERE gone = 0");
    if (!count)
        return tl::unexpected(count.error());
    all.reserve(static_cast<std::size_t>(*count));
    std::vector<std::int64_t> keys;
    keys.reserve(all.capacity());
    auto done =
        each(connection, "units",
             "SELECT u.key, u.id, u.army, u.up, u.ordinal, u.name, u.arm, u.nation, u.battalions, "
             "u.squadrons, u.companies, u.full_men, u.full_guns, u.full_estimated, l.men, l.guns, "
             "l.estimated, u.notes, u.source, u.retired FROM units u JOIN strength_ledger l ON "
             "l.key = u.strength_entry WHERE u.gone = 0 ORDER BY u.key",
             [&](Row &row) {
                 keys.push_back(row.number());
                 Unit &u = all.emplace_back();
                 u.id = row.id<UnitId>();
                 u.parent.army = idOf(armies, row.key(), row);
                 u.parent.column = idOf(columns, row.key(), row);
                 u.ordinal = row.number();
                 u.name = row.text();
                 u.arm = row.worded<Arm>();
                 u.nation = row.text();
                 u.battalions = row.maybe<Hundredths>();
                 u.squadrons = row.maybe<Hundredths>();
                 u.companies = row.maybe<Hundredths>();
                 u.establishment.men = row.maybe<Men>();
                 u.establishment.guns = row.maybe<Guns>();
                 u.establishment.estimated = row.flag();
                 u.present.men = row.maybe<Men>();
                 u.present.guns = row.maybe<Guns>();
                 u.present.estimated = row.flag();
                 u.notes = row.text();
                 u.source = row.text();
                 u.retired = row.flag();
                 if (u.parent.army.isNull() == u.parent.column.isNull())
                     row.spoil(u.id.text());
             });
    if (!done)
        return done;
    // A unit whose ledger entry is gone would drop out of the join: say so instead.
    if (all.size() != static_cast<std::size_t>(*count))
        return fail(kBookDamaged, {"strength_ledger", std::to_string(all.size())});
    std::size_t at = 0;
    done = each(connection, "unit_fields",
                "SELECT unit, rule_set, field, value FROM unit_fields "
                "ORDER BY unit, rule_set, field",
                [&](Row &row) {
                    const std::int64_t key = row.number();
                    while (at < keys.size() && keys[at] < key)
                        ++at;
                    if (at == keys.size() || keys[at] != key)
                        return; // of a unit that is gone
                    auto &sets = all[at].fields;
                    const std::string_view set = row.piece();
                    // They come in order: the set is the last one there, or a new one.
                    const bool same = !sets.empty() && sets.rbegin()->first == set;
                    auto &values = same ? sets.rbegin()->second : sets[std::string(set)];
                    std::string field = row.text();
                    values.emplace_hint(values.end(), std::move(field), row.text());
                });
    if (!done)
        return done;
    for (std::size_t i = 0; i < all.size(); ++i)
        units.emplace(keys[i], all[i].id);
    std::vector<std::pair<UnitId, std::size_t>> order;
    order.reserve(all.size());
    for (std::size_t i = 0; i < all.size(); ++i)
        order.emplace_back(all[i].id, i);
    std::sort(order.begin(), order.end());
    for (const auto &[id, i] : order)
        book.units.emplace_hint(book.units.end(), id, std::move(all[i]));
    return {};
}

Result<void> Reader::readPeople() {
    auto done = each(connection, "persons",
                     "SELECT key, id, army, name, rank, rank_date, nation, fate, notes, source, "
                     "retired FROM persons",
                     [&](Row &row) {
                         const std::int64_t key = row.number();
                         Person p;
                         p.id = row.id<PersonId>();
                         p.army = idOf(armies, row.key(), row);
                         p.name = row.text();
                         p.rank = row.text();
                         p.rankDate = row.text();
                         p.nation = row.text();
                         p.fate = row.worded<PersonFate>();
                         p.notes = row.text();
                         p.source = row.text();
                         p.retired = row.flag();
                         persons.emplace(key, p.id);
                         book.persons.emplace(p.id, std::move(p));
                     });
    if (!done)
        return done;
    return each(connection, "posts",
                "SELECT id, person, army, up, unit, role, since, until FROM posts", [&](Row &row) {
                    Post p;
                    p.id = row.id<PostId>();
                    p.person = idOf(persons, row.key(), row);
                    p.army = idOf(armies, row.key(), row);
                    p.column = idOf(columns, row.key(), row);
                    p.unit = idOf(units, row.key(), row);
                    p.role = row.worded<PostRole>();
                    p.since = row.text();
                    p.until = row.text();
                    book.posts.emplace(p.id, std::move(p));
                });
}

Result<void> Reader::readRest() {
    auto done = each(connection, "nations", "SELECT name, first_colour, second_colour FROM nations",
                     [&](Row &row) {
                         Nation n;
                         n.name = row.text();
                         n.firstColour = row.text();
                         n.secondColour = row.text();
                         book.nations.emplace(n.name, std::move(n));
                     });
    if (!done)
        return done;
    done = each(connection, "settings", "SELECT name, value FROM settings", [&](Row &row) {
        Setting s;
        s.key = row.text();
        s.value = row.text();
        book.settings.emplace(s.key, std::move(s));
    });
    if (!done)
        return done;
    done = each(connection, "scenarios",
                "SELECT id, name, place, date, rule_set, turns, notes, deployment, source, detail "
                "FROM scenarios",
                [&](Row &row) {
                    Scenario s;
                    s.id = row.id<ScenarioId>();
                    s.name = row.text();
                    s.place = row.text();
                    s.date = row.text();
                    s.ruleSet = row.text();
                    s.turns = Turns(row.small(row.number()));
                    s.notes = row.text();
                    s.deployment = row.text();
                    s.source = row.text();
                    if (!readScenarioDetail(row.text(), s))
                        row.spoil("detail");
                    book.scenarios.emplace(s.id, std::move(s));
                });
    if (!done)
        return done;
    return each(connection, "documents", "SELECT kind, id, json FROM documents", [&](Row &row) {
        Document d;
        d.kind = row.text();
        const auto id = Uuid::parse(row.piece());
        if (!id)
            row.spoil("id");
        d.id = id.value_or(Uuid());
        d.json = row.text();
        DocumentKey key{d.kind, d.id};
        book.documents.emplace(std::move(key), std::move(d));
    });
}

/// Writes one kind of row after the other, with statements that are prepared once.
struct Writer {
    Connection &connection;
    const WriteNote &note;

    template <class... Ts> Result<void> run(std::string_view sql, const Ts &...values) {
        auto query = connection.preparedRows(sql);
        if (!query)
            return tl::unexpected(query.error());
        RowStatement statement(**query);
        (put(statement, values), ...);
        if (auto done = statement.run(); !done)
            return done;
        // Every statement here is about one row; none means that the file is not as we hold it.
        if (statement.changed() < 1)
            return fail(kBookRefused, {std::string(sql)});
        return {};
    }
    template <class T> static void put(RowStatement &s, const T &v) { s.bind(v); }
    /// The key that belongs to a null id is NULL, which the SELECTs below give by themselves.
    template <class Tag> static void put(RowStatement &s, const Id<Tag> &v) { s.bindOrNull(v); }

    Result<void> write(const RowChange<Army> &c);
    Result<void> write(const RowChange<Column> &c);
    Result<void> write(const RowChange<Unit> &c);
    Result<void> write(const RowChange<Person> &c);
    Result<void> write(const RowChange<Post> &c);
    Result<void> write(const RowChange<Nation> &c);
    Result<void> write(const RowChange<Setting> &c);
    Result<void> write(const RowChange<Scenario> &c);
    Result<void> write(const RowChange<Document> &c);

    Result<void> addUnit(const Unit &u);
    Result<void> changeUnit(const Unit &before, const Unit &after);
    Result<void> writeFields(const Unit &before, const Unit &after);
    Result<void> writeStrength(const Unit &unit, const Strength &before);
    Result<std::int64_t> keyOf(const Parent &parent);
    /// @return true when the unit was one that is removed, and stands again.
    Result<bool> bringBack(const Unit &u);

    std::map<Parent, std::int64_t> parentKeys; ///< of parents of new units
    std::optional<bool> anyGone;
    std::int64_t nextUnit = 0; ///< 0: not asked yet
    std::int64_t nextEntry = 0;
};

Result<void> Writer::write(const RowChange<Army> &c) {
    if (!c.after) {
        parentKeys.clear();
        return run("DELETE FROM armies WHERE id = ?", c.before->id);
    }
    const Army &a = *c.after;
    if (!c.before)
        return run("INSERT INTO armies (ordinal, name, side, nation, notes, source, id) "
                   "VALUES (?, ?, ?, ?, ?, ?, ?)",
                   a.ordinal, a.name, a.side, a.nation, a.notes, a.source, a.id);
    return run("UPDATE armies SET ordinal = ?, name = ?, side = ?, nation = ?, notes = ?, "
               "source = ? WHERE id = ?",
               a.ordinal, a.name, a.side, a.nation, a.notes, a.source, a.id);
}

Result<void> Writer::write(const RowChange<Column> &c) {
    if (!c.after) {
        parentKeys.clear();
        return run("DELETE FROM columns WHERE id = ?", c.before->id);
    }
    const Column &n = *c.after;
    if (!c.before)
        return run("INSERT INTO columns (army, up, ordinal, name, level, gives_orders, nation, "
                   "notes, source, id) VALUES ((SELECT key FROM armies WHERE id = ?), "
                   "(SELECT key FROM columns WHERE id = ?), ?, ?, ?, ?, ?, ?, ?, ?)",
                   n.parent.army, n.parent.column, n.ordinal, n.name, n.level, n.givesOrders,
                   n.nation, n.notes, n.source, n.id);
    return run("UPDATE columns SET army = (SELECT key FROM armies WHERE id = ?), "
               "up = (SELECT key FROM columns WHERE id = ?), ordinal = ?, name = ?, level = ?, "
               "gives_orders = ?, nation = ?, notes = ?, source = ? WHERE id = ?",
               n.parent.army, n.parent.column, n.ordinal, n.name, n.level, n.givesOrders, n.nation,
               n.notes, n.source, n.id);
}

Result<void> Writer::writeStrength(const Unit &unit, const Strength &before) {
    const auto change = [](auto was, auto is) -> std::optional<std::int64_t> {
        if (!is || !was)
            return std::nullopt;
        return std::int64_t(is->value) - was->value;
    };
    auto done = run("INSERT INTO strength_ledger (unit, journal, at, cause, men, guns, estimated, "
                    "men_change, guns_change) SELECT key, ?, ?, ?, ?, ?, ?, ?, ? FROM units "
                    "WHERE id = ?",
                    note.journal, note.at, note.cause, unit.present.men, unit.present.guns,
                    unit.present.estimated, change(before.men, unit.present.men),
                    change(before.guns, unit.present.guns), unit.id);
    if (!done)
        return done;
    nextUnit = 0; // the next new unit asks for the ledger's next key again
    return run("UPDATE units SET strength_entry = last_insert_rowid() WHERE id = ?", unit.id);
}

Result<void> Writer::writeFields(const Unit &before, const Unit &after) {
    static const rules::FieldValues kNone;
    const auto valuesOf = [](const Unit &u, const std::string &set) -> const rules::FieldValues & {
        const auto it = u.fields.find(set);
        return it == u.fields.end() ? kNone : it->second;
    };
    for (const auto &[set, values] : before.fields)
        for (const auto &[field, value] : values)
            if (!valuesOf(after, set).contains(field))
                if (auto done = run("DELETE FROM unit_fields WHERE unit = (SELECT key FROM units "
                                    "WHERE id = ?) AND rule_set = ? AND field = ?",
                                    after.id, set, field);
                    !done)
                    return done;
    for (const auto &[set, values] : after.fields)
        for (const auto &[field, value] : values) {
            const auto &had = valuesOf(before, set);
            const auto it = had.find(field);
            if (it != had.end() && it->second == value)
                continue;
            if (auto done = run("INSERT OR REPLACE INTO unit_fields (unit, rule_set, field, value) "
                                "SELECT key, ?, ?, ? FROM units WHERE id = ?",
                                set, field, value, after.id);
                !done)
                return done;
        }
    return {};
}

Result<std::int64_t> Writer::keyOf(const Parent &parent) {
    const auto known = parentKeys.find(parent);
    if (known != parentKeys.end())
        return known->second;
    auto query =
        connection.preparedRows(parent.column.isNull() ? "SELECT key FROM armies WHERE id = ?"
                                                       : "SELECT key FROM columns WHERE id = ?");
    if (!query)
        return tl::unexpected(query.error());
    RowStatement row(**query);
    row.bind(parent.column.isNull() ? parent.army.uuid : parent.column.uuid);
    if (auto done = row.run(); !done)
        return tl::unexpected(done.error());
    if (!row.next())
        return fail(kBookRefused, {"parent"});
    return parentKeys.emplace(parent, row.number(0)).first->second;
}

Result<bool> Writer::bringBack(const Unit &u) {
    // A unit that was removed still has its row and its ledger; mostly there is none at all.
    if (!anyGone) {
        const auto found = connection.number("SELECT EXISTS (SELECT 1 FROM units WHERE gone = 1)");
        if (!found)
            return tl::unexpected(found.error());
        anyGone = *found != 0;
    }
    if (!*anyGone)
        return false;
    Unit bare;
    bare.id = u.id;
    bare.parent = u.parent;
    {
        auto query = connection.preparedRows(
            "SELECT l.men, l.guns, l.estimated FROM units u JOIN strength_ledger l "
            "ON l.key = u.strength_entry WHERE u.id = ? AND u.gone = 1");
        if (!query)
            return tl::unexpected(query.error());
        RowStatement row(**query);
        if (auto done = row.bind(u.id).run(); !done)
            return tl::unexpected(done.error());
        if (!row.next())
            return false;
        if (const auto men = row.maybe(0))
            bare.present.men = Men(static_cast<std::int32_t>(*men));
        if (const auto guns = row.maybe(1))
            bare.present.guns = Guns(static_cast<std::int32_t>(*guns));
        bare.present.estimated = row.number(2) != 0;
    }
    auto done = run("UPDATE units SET gone = 0, army = (SELECT key FROM armies WHERE id = ?), "
                    "up = (SELECT key FROM columns WHERE id = ?) WHERE id = ?",
                    u.parent.army, u.parent.column, u.id);
    if (done)
        done = changeUnit(bare, u);
    if (!done)
        return tl::unexpected(done.error());
    return true;
}

Result<void> Writer::addUnit(const Unit &u) {
    const auto back = bringBack(u);
    if (!back || *back)
        return back ? Result<void>() : tl::unexpected(back.error());
    // Keys are given out here, so that unit, ledger and fields are plain inserts: an import writes
    // a hundred thousand of them.
    if (nextUnit == 0) {
        const auto unit = connection.number("SELECT ifnull(max(key), 0) + 1 FROM units");
        const auto entry = connection.number("SELECT ifnull(max(key), 0) + 1 FROM strength_ledger");
        if (!unit || !entry)
            return tl::unexpected(unit ? entry.error() : unit.error());
        nextUnit = *unit;
        nextEntry = *entry;
    }
    const auto parent = keyOf(u.parent);
    if (!parent)
        return tl::unexpected(parent.error());
    const bool inArmy = u.parent.column.isNull();
    const std::optional<std::int64_t> army = inArmy ? std::optional(*parent) : std::nullopt;
    const std::optional<std::int64_t> up = inArmy ? std::nullopt : std::optional(*parent);
    const std::int64_t key = nextUnit++;
    const std::int64_t entry = nextEntry++;
    // Unit and entry point at each other; what is missing for a moment is checked at the end.
    auto done = run("INSERT INTO strength_ledger (key, unit, journal, at, cause, men, guns, "
                    "estimated, men_change, guns_change) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    entry, key, note.journal, note.at, note.cause, u.present.men, u.present.guns,
                    u.present.estimated, u.present.men, u.present.guns);
    if (!done)
        return done;
    done = run(
        "INSERT INTO units (key, id, army, up, ordinal, name, arm, nation, battalions, squadrons, "
        "companies, full_men, full_guns, full_estimated, strength_entry, notes, source, retired) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        key, u.id, army, up, u.ordinal, u.name, word(u.arm), u.nation, u.battalions, u.squadrons,
        u.companies, u.establishment.men, u.establishment.guns, u.establishment.estimated, entry,
        u.notes, u.source, u.retired);
    for (const auto &[set, values] : u.fields)
        for (const auto &[field, value] : values)
            if (done)
                done = run("INSERT INTO unit_fields (unit, rule_set, field, value) "
                           "VALUES (?, ?, ?, ?)",
                           key, set, field, value);
    return done;
}

Result<void> Writer::changeUnit(const Unit &before, const Unit &after) {
    const Unit &u = after;
    auto done = run(
        "UPDATE units SET army = (SELECT key FROM armies WHERE id = ?), "
        "up = (SELECT key FROM columns WHERE id = ?), ordinal = ?, name = ?, arm = ?, nation = ?, "
        "battalions = ?, squadrons = ?, companies = ?, full_men = ?, full_guns = ?, "
        "full_estimated = ?, notes = ?, source = ?, retired = ? WHERE id = ? AND gone = 0",
        u.parent.army, u.parent.column, u.ordinal, u.name, word(u.arm), u.nation, u.battalions,
        u.squadrons, u.companies, u.establishment.men, u.establishment.guns,
        u.establishment.estimated, u.notes, u.source, u.retired, u.id);
    if (!done)
        return done;
    if (before.present != after.present)
        if (done = writeStrength(u, before.present); !done)
            return done;
    return before.fields == after.fields ? Result<void>() : writeFields(before, after);
}

Result<void> Writer::write(const RowChange<Unit> &c) {
    if (c.before && c.after)
        return changeUnit(*c.before, *c.after);
    if (c.after)
        return addUnit(*c.after);
    anyGone = true;
    Unit bare = *c.before;
    bare.fields.clear();
    if (auto done = writeFields(*c.before, bare); !done)
        return done;
    return run("UPDATE units SET gone = 1, army = NULL, up = NULL WHERE id = ? AND gone = 0",
               c.before->id);
}

Result<void> Writer::write(const RowChange<Person> &c) {
    if (!c.after)
        return run("DELETE FROM persons WHERE id = ?", c.before->id);
    const Person &p = *c.after;
    if (!c.before)
        return run("INSERT INTO persons (army, name, rank, rank_date, nation, fate, notes, source, "
                   "retired, id) VALUES ((SELECT key FROM armies WHERE id = ?), ?, ?, ?, ?, ?, ?, "
                   "?, ?, ?)",
                   p.army, p.name, p.rank, p.rankDate, p.nation, word(p.fate), p.notes, p.source,
                   p.retired, p.id);
    return run("UPDATE persons SET army = (SELECT key FROM armies WHERE id = ?), name = ?, "
               "rank = ?, rank_date = ?, nation = ?, fate = ?, notes = ?, source = ?, retired = ? "
               "WHERE id = ?",
               p.army, p.name, p.rank, p.rankDate, p.nation, word(p.fate), p.notes, p.source,
               p.retired, p.id);
}

Result<void> Writer::write(const RowChange<Post> &c) {
    if (!c.after)
        return run("DELETE FROM posts WHERE id = ?", c.before->id);
    const Post &p = *c.after;
    if (!c.before)
        return run("INSERT INTO posts (person, army, up, unit, role, since, until, id) VALUES "
                   "((SELECT key FROM persons WHERE id = ?), (SELECT key FROM armies WHERE id = "
                   "?), (SELECT key FROM columns WHERE id = ?), (SELECT key FROM units WHERE id = "
                   "?), ?, ?, ?, ?)",
                   p.person, p.army, p.column, p.unit, word(p.role), p.since, p.until, p.id);
    return run("UPDATE posts SET person = (SELECT key FROM persons WHERE id = ?), "
               "army = (SELECT key FROM armies WHERE id = ?), "
               "up = (SELECT key FROM columns WHERE id = ?), "
               "unit = (SELECT key FROM units WHERE id = ?), role = ?, since = ?, until = ? "
               "WHERE id = ?",
               p.person, p.army, p.column, p.unit, word(p.role), p.since, p.until, p.id);
}

Result<void> Writer::write(const RowChange<Nation> &c) {
    if (!c.after)
        return run("DELETE FROM nations WHERE name = ?", c.before->name);
    return run("INSERT OR REPLACE INTO nations (name, first_colour, second_colour) "
               "VALUES (?, ?, ?)",
               c.after->name, c.after->firstColour, c.after->secondColour);
}

Result<void> Writer::write(const RowChange<Setting> &c) {
    if (!c.after)
        return run("DELETE FROM settings WHERE name = ?", c.before->key);
    return run("INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)", c.after->key,
               c.after->value);
}

Result<void> Writer::write(const RowChange<Scenario> &c) {
    if (!c.after)
        return run("DELETE FROM scenarios WHERE id = ?", c.before->id);
    const Scenario &s = *c.after;
    const std::string detail = scenarioDetail(s);
    if (!c.before)
        return run("INSERT INTO scenarios (name, place, date, rule_set, turns, notes, deployment, "
                   "source, detail, id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                   s.name, s.place, s.date, s.ruleSet, s.turns.value, s.notes, s.deployment,
                   s.source, detail, s.id);
    return run("UPDATE scenarios SET name = ?, place = ?, date = ?, rule_set = ?, turns = ?, "
               "notes = ?, deployment = ?, source = ?, detail = ? WHERE id = ?",
               s.name, s.place, s.date, s.ruleSet, s.turns.value, s.notes, s.deployment, s.source,
               detail, s.id);
}

Result<void> Writer::write(const RowChange<Document> &c) {
    if (!c.after)
        return run("DELETE FROM documents WHERE kind = ? AND id = ?", c.before->kind, c.before->id);
    return run("INSERT OR REPLACE INTO documents (kind, id, json) VALUES (?, ?, ?)", c.after->kind,
               c.after->id, c.after->json);
}

} // namespace

Result<oob::OrderOfBattle> readBook(Connection &connection) {
    Transaction transaction(connection);
    if (auto begun = transaction.beginReading(); !begun)
        return tl::unexpected(begun.error());
    Reader reader{connection, {}, {}, {}, {}, {}};
    for (const auto step : {&Reader::readArmies, &Reader::readColumns, &Reader::readUnits,
                            &Reader::readPeople, &Reader::readRest})
        if (auto done = (reader.*step)(); !done)
            return tl::unexpected(done.error());
    if (auto done = transaction.commit(); !done)
        return tl::unexpected(done.error());
    return std::move(reader.book);
}

Result<void> writeChanges(Connection &connection, const oob::ChangeSet &changes,
                          const WriteNote &note) {
    Writer writer{connection, note, {}, {}, 0, 0};
    for (const AnyChange &any : changes)
        if (auto done = std::visit([&](const auto &c) { return writer.write(c); }, any); !done)
            return done;
    return {};
}

} // namespace sabretache::store
