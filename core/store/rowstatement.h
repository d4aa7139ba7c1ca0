// Rows by the hundred thousand, on the SQLite connection that Qt Sql holds (QSqlDriver::handle).
// Through QSqlQuery each value goes by way of a QVariant and UTF-16, which is most of the work of
// reading and writing a large book; here a text goes in and out as the UTF-8 that it is, and a row
// is read where SQLite holds it. Everything else uses Qt Sql.
#pragma once

#include "base/id.h"
#include "base/result.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <memory_resource>
#include <optional>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace sabretache::store {

/// The error of a result code of SQLite. @param reason its own words
/// @error book-busy, book-no-rights, book-folder-no-rights, book-refused, book-damaged,
/// book-write-failed
Error sqliteError(int code, std::string reason);

/// @return the number of a quantity, or of what is a number itself.
template <class Q> std::int64_t numberOf(const Q &q) {
    if constexpr (requires { q.value; })
        return q.value;
    else
        return static_cast<std::int64_t>(q);
}

struct FinalizeRows {
    void operator()(sqlite3_stmt *statement) const;
};
using PreparedRows = std::unique_ptr<sqlite3_stmt, FinalizeRows>;

/// @error as sqliteError()
Result<PreparedRows> prepareRows(sqlite3 &database, std::string_view sql);

/// A prepared statement that is bound, run, and reset when this goes out of scope.
class RowStatement {
public:
    explicit RowStatement(sqlite3_stmt &statement) : m_statement(statement) {}
    ~RowStatement();
    RowStatement(const RowStatement &) = delete;
    RowStatement &operator=(const RowStatement &) = delete;

    RowStatement &bind(std::int64_t v);
    RowStatement &bind(bool v) { return bind(std::int64_t(v ? 1 : 0)); }
    RowStatement &bind(int v) { return bind(std::int64_t(v)); }
    /// The text is not copied: it stays where it is until this is done with. What is no UTF-8 is
    /// mended first: a book holds nothing else.
    RowStatement &bind(std::string_view v);
    RowStatement &bind(const std::string &v) { return bind(std::string_view(v)); }
    RowStatement &bind(std::string &&) = delete;
    RowStatement &bind(const char *) = delete;
    RowStatement &bind(const Uuid &v);
    template <class Tag> RowStatement &bind(const Id<Tag> &v) { return bind(v.uuid); }
    /// What is not bound is NULL.
    RowStatement &bindNull() {
        ++m_next;
        return *this;
    }
    /// A null id becomes NULL.
    template <class Tag> RowStatement &bindOrNull(const Id<Tag> &v) {
        return v.isNull() ? bindNull() : bind(v.uuid);
    }
    template <class Q> RowStatement &bind(const std::optional<Q> &v) {
        return v ? bind(numberOf(*v)) : bindNull();
    }

    /// Goes to the first row, or does what it does.
    /// @error as sqliteError()
    Result<void> run();
    /// @return whether there is a row; the first call after run() gives the first.
    bool next();
    /// @return rows that the statement inserted, changed or deleted.
    std::int64_t changed() const;
    /// @return the key of the row that the connection inserted last.
    std::int64_t insertedKey() const;

    // Of the row. A view lasts until the next row.
    std::int64_t number(int column) const;
    bool isNull(int column) const;
    bool isNumber(int column) const;
    bool isText(int column) const;
    std::string_view view(int column) const;
    std::string text(int column) const { return std::string(view(column)); }
    std::optional<std::int64_t> maybe(int column) const {
        return isNull(column) ? std::nullopt : std::optional(number(column));
    }
    /// @return whether stepping ended because of an error rather than at the last row.
    Result<void> ended() const;

private:
    void step();
    sqlite3_stmt &m_statement;
    /// Where the letters of ids stand until this is done with: those of some tens of rows without
    /// asking for memory.
    std::array<std::byte, 2048> m_room;
    std::pmr::monotonic_buffer_resource m_letters{m_room.data(), m_room.size()};
    int m_next = 0; ///< parameters bound
    int m_answer = 0;
    bool m_fresh = false; ///< the row that run() came to was not asked for yet
};

} // namespace sabretache::store
