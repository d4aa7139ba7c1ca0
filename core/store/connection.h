// One SQLite connection with its prepared statements, by SQLite's own interface: texts go in and
// out as the UTF-8 that they are, and a row is read where SQLite holds it. Private to the store:
// nothing outside sees SQL.
#pragma once

#include "base/id.h"
#include "base/result.h"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace sabretache::store {

/// A prepared statement that is bound, run, and reset when this goes out of scope.
class Statement {
public:
    explicit Statement(sqlite3_stmt &statement) : m_statement(statement) {}
    ~Statement();
    Statement(const Statement &) = delete;
    Statement &operator=(const Statement &) = delete;

    Statement &bind(std::int64_t v);
    Statement &bind(bool v) { return bind(std::int64_t(v ? 1 : 0)); }
    Statement &bind(int v) { return bind(std::int64_t(v)); }
    /// What is no UTF-8 is mended first: a book holds nothing else.
    Statement &bind(std::string_view v);
    Statement &bind(const std::string &v) { return bind(std::string_view(v)); }
    Statement &bind(const char *) = delete;
    Statement &bind(const Uuid &v) { return bind(std::string_view(v.text())); }
    template <class Tag> Statement &bind(const Id<Tag> &v) { return bind(v.uuid); }
    Statement &bindNull();
    /// A null id becomes NULL.
    template <class Tag> Statement &bindOrNull(const Id<Tag> &v) {
        return v.isNull() ? bindNull() : bind(v.uuid);
    }
    template <class Q> Statement &bind(const std::optional<Q> &v) {
        return v ? bind(valueOf(*v)) : bindNull();
    }

    /// Goes to the first row, or does what it does.
    /// @error as book-write-failed and its kin
    Result<void> run();
    /// @return whether there is a row; the first call after run() gives the first.
    bool next();
    std::int64_t changed() const;

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
    template <class Q> static std::int64_t valueOf(const Q &q) {
        if constexpr (requires { q.value; })
            return q.value;
        else
            return static_cast<std::int64_t>(q);
    }
    void step();
    sqlite3_stmt &m_statement;
    int m_next = 0; ///< parameters bound
    int m_answer = 0;
    bool m_fresh = false; ///< the row that run() came to was not asked for yet
};

class Connection {
public:
    enum class Access { Read, Write };

    /// @error book-write-failed (reason) and its kin
    static Result<std::unique_ptr<Connection>> open(const QString &file, Access access,
                                                    bool create = false);
    ~Connection();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    /// Runs a statement once, without keeping it.
    Result<void> run(std::string_view sql);
    /// @return the statement, prepared once. `sql` must live as long as the connection.
    Result<sqlite3_stmt *> prepared(std::string_view sql);
    /// @return the number in the first row and column; 0 when there is no row.
    Result<std::int64_t> number(std::string_view sql);
    Result<std::string> text(std::string_view sql);
    /// Forgets the prepared statements: they would keep tables from being changed.
    void forgetStatements();

private:
    friend class Transaction;
    struct Finalize {
        void operator()(sqlite3_stmt *statement) const;
    };
    using Prepared = std::unique_ptr<sqlite3_stmt, Finalize>;

    Connection() = default;
    Result<Prepared> prepare(std::string_view sql, bool kept);

    sqlite3 *m_database = nullptr;
    std::map<std::string_view, Prepared> m_prepared;
};

/// A write transaction, taken back unless committed.
class Transaction {
public:
    explicit Transaction(Connection &connection) : m_connection(connection) {}
    ~Transaction();
    Transaction(const Transaction &) = delete;
    Transaction &operator=(const Transaction &) = delete;
    Result<void> begin();
    /// A transaction that only reads: all its rows are of one moment.
    Result<void> beginReading();
    Result<void> commit();

private:
    Connection &m_connection;
    bool m_open = false;
};

} // namespace sabretache::store
