// The order of battle from disk. Made for books of 100,000 units: each row is taken from where
// SQLite holds it.
#include "store/bookrows.h"

#include "store/connection.h"
#include "store/rowstatement.h"
#include "store/scenariojson.h"
#include "store/unitfields.h"

#include <algorithm>
#include <tuple>
#include <type_traits>
#include <unordered_map>
#include <vector>

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
    UnitFieldReader fields;
    auto done =
        each(connection, "units",
             "SELECT key, id, army, up, ordinal, name, arm, nation, battalions, squadrons, "
             "companies, full_men, full_guns, full_estimated, men, guns, estimated, fields, notes, "
             "source, retired FROM units WHERE gone = 0",
             [&](Row &row) {
                 const std::int64_t key = row.number();
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
                 if (const auto *held = fields.read(row.piece()))
                     u.fields = *held;
                 else
                     row.spoil("fields");
                 u.notes = row.text();
                 u.source = row.text();
                 u.retired = row.flag();
                 if (u.parent.army.isNull() == u.parent.column.isNull())
                     row.spoil(u.id.text());
                 units.emplace(key, u.id);
             });
    if (!done)
        return done;
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
                    // The file keeps the posts of one person apart, not those of two.
                    if (const PostId id = p.id; !book.posts.emplace(id, std::move(p)).second)
                        row.spoil(id.text());
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
    return each(connection, "scenarios",
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
}

} // namespace

Result<Documents> readDocuments(Connection &connection) {
    Documents out;
    auto done =
        each(connection, "documents", "SELECT kind, id, json FROM documents", [&](Row &row) {
            Document d;
            d.kind = row.text();
            const auto id = Uuid::parse(row.piece());
            if (!id)
                row.spoil("id");
            d.id = id.value_or(Uuid());
            d.json = row.text();
            DocumentKey key{d.kind, d.id};
            // They come in the order of their keys: each goes in at the end.
            out.emplace_hint(out.end(), std::move(key), std::move(d));
        });
    if (!done)
        return tl::unexpected(done.error());
    return out;
}

Result<oob::OrderOfBattle> readAllButDocuments(Connection &connection) {
    Reader reader{connection, {}, {}, {}, {}, {}};
    for (const auto step : {&Reader::readArmies, &Reader::readColumns, &Reader::readUnits,
                            &Reader::readPeople, &Reader::readRest})
        if (auto done = (reader.*step)(); !done)
            return tl::unexpected(done.error());
    return std::move(reader.book);
}

Result<oob::OrderOfBattle> readBook(Connection &connection) {
    Transaction transaction(connection);
    if (auto begun = transaction.beginReading(); !begun)
        return tl::unexpected(begun.error());
    auto book = readAllButDocuments(connection);
    if (!book)
        return book;
    auto documents = readDocuments(connection);
    if (!documents)
        return tl::unexpected(documents.error());
    book->documents = std::move(*documents);
    if (auto done = transaction.commit(); !done)
        return tl::unexpected(done.error());
    return book;
}

} // namespace sabretache::store
