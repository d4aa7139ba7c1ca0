// An edit's rows on disk. Made for imports of 100,000 units: every statement is prepared once, keys
// are given out here, and SQLite takes new rows by the hundred from where they stand.
#include "store/bookrows.h"

#include "store/connection.h"
#include "store/givenkeys.h"
#include "store/newrows.h"
#include "store/rowstatement.h"
#include "store/scenariojson.h"
#include "store/unitfields.h"

#include <span>
#include <string>
#include <vector>

namespace sabretache::store {

namespace {

using namespace oob;

/// Writes one kind of row after the other, with statements that are prepared once. New units,
/// persons and posts wait until some hundreds are together, or until any other row is written.
struct Writer {
    Connection &connection;
    const WriteNote &note;

    /// @param sql lives as long as the connection: it is known again by where it stands
    template <class... Ts> Result<void> run(std::string_view sql, const Ts &...values) {
        auto done = addWaiting();
        return done ? runAtOnce(sql, values...) : done;
    }
    /// Not behind what waits: for new rows, whose place does not matter.
    template <class... Ts> Result<void> runAtOnce(std::string_view sql, const Ts &...values) {
        const auto query = prepared(sql);
        if (!query)
            return tl::unexpected(query.error());
        RowStatement statement(**query);
        (put(statement, values), ...);
        if (auto done = statement.run(); !done)
            return done;
        // Every statement here is about one row; none means that the file is not as we hold it.
        if (statement.changed() < 1)
            return fail(kBookRefused, {std::string(sql)});
        inserted = statement.insertedKey();
        return {};
    }
    template <class T> static void put(RowStatement &s, const T &v) { s.bind(v); }
    /// The key that belongs to a null id is NULL, which the SELECTs below give by themselves.
    template <class Tag> static void put(RowStatement &s, const Id<Tag> &v) { s.bindOrNull(v); }
    Result<sqlite3_stmt *> prepared(std::string_view sql);

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
    Result<void> addPerson(const Person &p);
    Result<void> addPost(const Post &p);
    /// Adds what waits.
    Result<void> addWaiting();
    /// The same, once there is enough of it.
    Result<void> addWhenEnough();
    /// @param insert lives as long as the connection
    template <class Row>
    Result<void> addAll(const std::string &insert, std::span<const FedColumn<Row>> fed,
                        std::vector<Row> &rows);
    Result<void> changeUnit(const Unit &before, const Unit &after);
    Result<void> writeStrength(const Unit &unit);
    /// @return true when the unit was one that is removed, and stands again.
    Result<bool> bringBack(const Unit &u);

    struct Keys {
        std::string_view ask; ///< the statement that asks for one
        GivenKeys known;
    };
    Keys armies{"SELECT key FROM armies WHERE id = ?", {}};
    Keys columns{"SELECT key FROM columns WHERE id = ?", {}};
    Keys units{"SELECT key FROM units WHERE id = ?", {}};
    Keys persons{"SELECT key FROM persons WHERE id = ?", {}};
    Result<Key> keyOf(Keys &keys, const Uuid &id);
    Result<ParentKeys> keysOf(const Parent &parent);

    std::vector<std::pair<const char *, sqlite3_stmt *>> statements = {};
    std::int64_t inserted = 0; ///< key of the row that was inserted last
    std::optional<bool> anyGone = {};
    std::int64_t nextUnit = 0;   ///< 0: not asked yet
    std::int64_t nextPerson = 0; ///< 0: not asked yet

    std::vector<NewUnit> newUnits = {};
    std::vector<NewPerson> newPersons = {};
    std::vector<NewPost> newPosts = {};
    UnitFieldWriter fields = {};
};

template <class Row>
Result<void> Writer::addAll(const std::string &insert, std::span<const FedColumn<Row>> fed,
                            std::vector<Row> &rows) {
    if (rows.empty())
        return {};
    auto done = connection.insertFrom(insert, Fed<Row>(rows, fed, note));
    rows.clear();
    return done;
}

Result<void> Writer::addWhenEnough() {
    constexpr std::size_t kEnough = 512;
    const bool enough = newUnits.size() + newPersons.size() + newPosts.size() >= kEnough;
    return enough ? addWaiting() : Result<void>();
}

Result<void> Writer::addWaiting() {
    static const std::string kUnits = insertOf<NewUnit>("units", kUnitColumns);
    static const std::string kPersons = insertOf<NewPerson>("persons", kPersonColumns);
    static const std::string kPosts = insertOf<NewPost>("posts", kPostColumns);
    auto done = addAll<NewUnit>(kUnits, kUnitColumns, newUnits);
    if (done)
        done = addAll<NewPerson>(kPersons, kPersonColumns, newPersons);
    if (done)
        done = addAll<NewPost>(kPosts, kPostColumns, newPosts);
    return done;
}

Result<sqlite3_stmt *> Writer::prepared(std::string_view sql) {
    for (const auto &[text, statement] : statements)
        if (text == sql.data())
            return statement;
    const auto made = connection.preparedRows(sql);
    if (made)
        statements.emplace_back(sql.data(), *made);
    return made;
}

Result<Key> Writer::keyOf(Keys &keys, const Uuid &id) {
    if (id.isNull())
        return Key();
    if (const std::int64_t *known = keys.known.find(id))
        return Key(*known);
    const auto query = prepared(keys.ask);
    if (!query)
        return tl::unexpected(query.error());
    RowStatement row(**query);
    if (auto done = row.bind(id).run(); !done)
        return tl::unexpected(done.error());
    if (!row.next())
        return Key();
    const std::int64_t key = row.number(0);
    keys.known.add(id, key);
    return Key(key);
}

Result<ParentKeys> Writer::keysOf(const Parent &parent) {
    const auto army = keyOf(armies, parent.army.uuid);
    const auto up = army ? keyOf(columns, parent.column.uuid) : army;
    if (!up)
        return tl::unexpected(up.error());
    return ParentKeys{*army, *up};
}

Result<void> Writer::write(const RowChange<Army> &c) {
    if (!c.after) {
        armies.known.forget(c.before->id.uuid);
        return run("DELETE FROM armies WHERE id = ?", c.before->id);
    }
    const Army &a = *c.after;
    if (!c.before) {
        auto done = runAtOnce("INSERT INTO armies (ordinal, name, side, nation, notes, source, id) "
                              "VALUES (?, ?, ?, ?, ?, ?, ?)",
                              a.ordinal, a.name, a.side, a.nation, a.notes, a.source, a.id);
        if (done)
            armies.known.add(a.id.uuid, inserted);
        return done;
    }
    return run("UPDATE armies SET ordinal = ?, name = ?, side = ?, nation = ?, notes = ?, "
               "source = ? WHERE id = ?",
               a.ordinal, a.name, a.side, a.nation, a.notes, a.source, a.id);
}

Result<void> Writer::write(const RowChange<Column> &c) {
    if (!c.after) {
        columns.known.forget(c.before->id.uuid);
        return run("DELETE FROM columns WHERE id = ?", c.before->id);
    }
    const Column &n = *c.after;
    const auto parent = keysOf(n.parent);
    if (!parent)
        return tl::unexpected(parent.error());
    if (!c.before) {
        auto done = runAtOnce("INSERT INTO columns (army, up, ordinal, name, level, gives_orders, "
                              "nation, notes, source, id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                              parent->army, parent->up, n.ordinal, n.name, n.level, n.givesOrders,
                              n.nation, n.notes, n.source, n.id);
        if (done)
            columns.known.add(n.id.uuid, inserted);
        return done;
    }
    return run("UPDATE columns SET army = ?, up = ?, ordinal = ?, name = ?, level = ?, "
               "gives_orders = ?, nation = ?, notes = ?, source = ? WHERE id = ?",
               parent->army, parent->up, n.ordinal, n.name, n.level, n.givesOrders, n.nation,
               n.notes, n.source, n.id);
}

Result<void> Writer::writeStrength(const Unit &unit) {
    // The strength that was goes into the ledger by itself.
    return run("UPDATE units SET men = ?, guns = ?, estimated = ?, entry = entry + 1, "
               "journal = ?, at = ?, cause = ? WHERE id = ? AND gone = 0",
               unit.present.men, unit.present.guns, unit.present.estimated, note.journal, note.at,
               note.cause, unit.id);
}

Result<bool> Writer::bringBack(const Unit &u) {
    // A unit that was removed still has its row and its strength; mostly there is none at all.
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
            "SELECT men, guns, estimated FROM units WHERE id = ? AND gone = 1");
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
    // Keys are given out here, so that those who command a unit know its key before it is added.
    if (nextUnit == 0) {
        const auto next = connection.number("SELECT ifnull(max(key), 0) + 1 FROM units");
        if (!next)
            return tl::unexpected(next.error());
        nextUnit = *next;
    }
    const auto parent = keysOf(u.parent);
    if (!parent)
        return tl::unexpected(parent.error());
    const std::int64_t key = nextUnit++;
    units.known.add(u.id.uuid, key);
    newUnits.push_back({key, *parent, &u, &fields.text(u.fields)});
    return addWhenEnough();
}

Result<void> Writer::changeUnit(const Unit &before, const Unit &after) {
    const Unit &u = after;
    const bool strength = before.present != after.present;
    if (strength) { // mostly that alone
        Unit rest = after;
        rest.present = before.present;
        if (rest == before)
            return writeStrength(after);
    }
    auto done = run(
        "UPDATE units SET army = (SELECT key FROM armies WHERE id = ?), "
        "up = (SELECT key FROM columns WHERE id = ?), ordinal = ?, name = ?, arm = ?, nation = ?, "
        "battalions = ?, squadrons = ?, companies = ?, full_men = ?, full_guns = ?, "
        "full_estimated = ?, fields = ?, notes = ?, source = ?, retired = ? WHERE id = ? AND "
        "gone = 0",
        u.parent.army, u.parent.column, u.ordinal, u.name, word(u.arm), u.nation, u.battalions,
        u.squadrons, u.companies, u.establishment.men, u.establishment.guns,
        u.establishment.estimated, fields.text(u.fields), u.notes, u.source, u.retired, u.id);
    return done && strength ? writeStrength(u) : done;
}

Result<void> Writer::write(const RowChange<Unit> &c) {
    if (c.before && c.after)
        return changeUnit(*c.before, *c.after);
    if (c.after)
        return addUnit(*c.after);
    anyGone = true;
    return run("UPDATE units SET gone = 1, army = NULL, up = NULL WHERE id = ? AND gone = 0",
               c.before->id);
}

Result<void> Writer::write(const RowChange<Person> &c) {
    if (!c.after) {
        persons.known.forget(c.before->id.uuid);
        return run("DELETE FROM persons WHERE id = ?", c.before->id);
    }
    const Person &p = *c.after;
    if (!c.before)
        return addPerson(p);
    const auto army = keyOf(armies, p.army.uuid);
    if (!army)
        return tl::unexpected(army.error());
    return run("UPDATE persons SET army = ?, name = ?, rank = ?, rank_date = ?, nation = ?, "
               "fate = ?, notes = ?, source = ?, retired = ? WHERE id = ?",
               *army, p.name, p.rank, p.rankDate, p.nation, word(p.fate), p.notes, p.source,
               p.retired, p.id);
}

Result<void> Writer::write(const RowChange<Post> &c) {
    if (!c.after)
        return run("DELETE FROM posts WHERE person = (SELECT key FROM persons WHERE id = ?) AND "
                   "id = ?",
                   c.before->person, c.before->id);
    if (!c.before)
        return addPost(*c.after);
    const Post &p = *c.after;
    return run("UPDATE posts SET person = (SELECT key FROM persons WHERE id = ?), "
               "army = (SELECT key FROM armies WHERE id = ?), "
               "up = (SELECT key FROM columns WHERE id = ?), "
               "unit = (SELECT key FROM units WHERE id = ?), role = ?, since = ?, until = ? "
               "WHERE person = (SELECT key FROM persons WHERE id = ?) AND id = ?",
               p.person, p.army, p.column, p.unit, word(p.role), p.since, p.until, c.before->person,
               p.id);
}

Result<void> Writer::addPerson(const Person &p) {
    if (nextPerson == 0) {
        const auto next = connection.number("SELECT ifnull(max(key), 0) + 1 FROM persons");
        if (!next)
            return tl::unexpected(next.error());
        nextPerson = *next;
    }
    const auto army = keyOf(armies, p.army.uuid);
    if (!army)
        return tl::unexpected(army.error());
    const std::int64_t key = nextPerson++;
    persons.known.add(p.id.uuid, key);
    newPersons.push_back({key, *army, &p});
    return addWhenEnough();
}

Result<void> Writer::addPost(const Post &p) {
    const auto of = keysOf({p.army, p.column});
    const auto person = keyOf(persons, p.person.uuid);
    const auto unit = keyOf(units, p.unit.uuid);
    if (!of)
        return tl::unexpected(of.error());
    if (!person || !unit)
        return tl::unexpected(person ? unit.error() : person.error());
    newPosts.push_back({*person, *of, *unit, &p});
    return addWhenEnough();
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

Result<void> writeChanges(Connection &connection, const oob::ChangeSet &changes,
                          const WriteNote &note) {
    Writer writer{.connection = connection, .note = note};
    writer.units.known.reserve(changes.size() / 3);
    writer.persons.known.reserve(changes.size() / 3);
    constexpr std::size_t kBetweenAsking = 500;
    for (std::size_t at = 0; at < changes.size(); ++at) {
        if (note.progress && at % kBetweenAsking == 0 && !note.progress(at, changes.size()))
            return fail(kBookWriteStopped);
        if (auto done = std::visit([&](const auto &c) { return writer.write(c); }, changes[at]);
            !done)
            return done;
    }
    return writer.addWaiting();
}

} // namespace sabretache::store
