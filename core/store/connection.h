// One SQLite connection with its prepared statements. Private to the store: nothing outside sees Qt
// Sql.
#pragma once

#include "base/id.h"
#include "base/result.h"
#include "store/rowstatement.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QVariant>

#include <atomic>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace sabretache::store {

class RowFeed;

inline QString toQString(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// A prepared statement that is bound, run, and reset when this goes out of scope.
class Statement {
public:
    explicit Statement(QSqlQuery &query) : m_query(query) {}
    ~Statement() { m_query.finish(); }
    Statement(const Statement &) = delete;
    Statement &operator=(const Statement &) = delete;

    Statement &bind(std::int64_t v) { return add(QVariant(static_cast<qlonglong>(v))); }
    Statement &bind(bool v) { return add(QVariant(v ? 1 : 0)); }
    Statement &bind(int v) { return add(QVariant(v)); }
    /// A null QString would be stored as NULL: an empty text is a text.
    Statement &bind(std::string_view v) {
        return add(QVariant(v.empty() ? QStringLiteral("") : toQString(v)));
    }
    Statement &bind(const std::string &v) { return bind(std::string_view(v)); }
    Statement &bind(const char *) = delete;
    Statement &bind(const Uuid &v) { return add(QVariant(toQString(v.text()))); }
    template <class Tag> Statement &bind(const Id<Tag> &v) { return bind(v.uuid); }
    /// A null id becomes NULL.
    template <class Tag> Statement &bindOrNull(const Id<Tag> &v) {
        return v.isNull() ? add(QVariant()) : bind(v.uuid);
    }
    template <class Q> Statement &bind(const std::optional<Q> &v) {
        return v ? add(QVariant(static_cast<qlonglong>(numberOf(*v)))) : add(QVariant());
    }

    /// @error as errorOf says
    Result<void> run();
    bool next() { return m_query.next(); }
    std::int64_t changed() const { return m_query.numRowsAffected(); }

    std::int64_t number(int column) const { return m_query.value(column).toLongLong(); }
    bool isNull(int column) const { return m_query.isNull(column); }
    std::string text(int column) const { return m_query.value(column).toString().toStdString(); }
    std::optional<std::int64_t> maybe(int column) const {
        return isNull(column) ? std::nullopt : std::optional(number(column));
    }
    /// @return whether stepping ended because of an error rather than at the last row.
    Result<void> ended() const;

private:
    Statement &add(const QVariant &v) {
        m_query.bindValue(m_next++, v);
        return *this;
    }
    QSqlQuery &m_query;
    int m_next = 0;
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
    Result<QSqlQuery *> prepared(std::string_view sql);
    /// The same for rows by the hundred thousand, past Qt Sql: see store/rowstatement.h.
    Result<sqlite3_stmt *> preparedRows(std::string_view sql);
    /// Runs an INSERT that selects from `feed`: see store/rowfeed.h. `sql` must live as long as the
    /// connection.
    Result<void> insertFrom(std::string_view sql, const RowFeed &rows);
    /// @return the number in the first row and column.
    Result<std::int64_t> number(std::string_view sql);
    Result<std::string> text(std::string_view sql);
    /// Statements end with an error once `stop` is set, which is to outlive them; null: they run
    /// on.
    void endWhen(const std::atomic<bool> *stop);
    /// Forgets the prepared statements: they would keep tables from being changed.
    void forgetStatements();

private:
    friend class Transaction;
    Connection() = default;
    QString m_name;
    QSqlDatabase m_database;
    std::map<std::string_view, std::unique_ptr<QSqlQuery>> m_prepared;
    Result<sqlite3 *> sqlite();
    sqlite3 *m_sqlite = nullptr; ///< the database's own handle, once asked for
    std::map<std::string_view, PreparedRows> m_rows;
    const RowFeed *m_fed = nullptr; ///< while its rows go in
    bool m_hasFeed = false;
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
