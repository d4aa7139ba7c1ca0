#include "store/connection.h"

#include "store/bookfile.h"
#include "store/rowfeed.h"

#include <QSqlDriver>
#include <QSqlError>

#include <sqlite3.h>

#include <atomic>

namespace sabretache::store {

namespace {

Error errorOf(const QSqlError &error) {
    return sqliteError(error.nativeErrorCode().toInt(), error.databaseText().toStdString());
}

/// SQLite counts its memory under a lock at each request; nobody here asks for the figures. Once it
/// runs it takes no such word, and does without.
void countNoMemory() {
    static const int kAnswer = sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
    static_cast<void>(kAnswer);
}

QString nextName() {
    static std::atomic<int> count = 0;
    return QStringLiteral("sabretache-%1").arg(++count);
}

} // namespace

Result<void> Statement::run() {
    if (m_query.exec())
        return {};
    return tl::unexpected(errorOf(m_query.lastError()));
}

Result<void> Statement::ended() const {
    if (m_query.lastError().type() == QSqlError::NoError)
        return {};
    return tl::unexpected(errorOf(m_query.lastError()));
}

Result<std::unique_ptr<Connection>> Connection::open(const QString &file, Access access,
                                                     bool create) {
    countNoMemory();
    std::unique_ptr<Connection> out(new Connection);
    out->m_name = nextName();
    out->m_database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), out->m_name);
    out->m_database.setDatabaseName(file);
    QString options = QStringLiteral("QSQLITE_BUSY_TIMEOUT=3000");
    if (access == Access::Read)
        options += QStringLiteral(";QSQLITE_OPEN_READONLY");
    out->m_database.setConnectOptions(options);
    if (!out->m_database.open())
        return tl::unexpected(errorOf(out->m_database.lastError()));
    // What a book says of itself must not run code; text rules over what a crafted file claims.
    for (const std::string_view pragma :
         {std::string_view("PRAGMA trusted_schema = OFF"),
          std::string_view("PRAGMA cell_size_check = ON"),
          std::string_view("PRAGMA temp_store = MEMORY"),
          std::string_view("PRAGMA secure_delete = ON"), // no names left in a copy handed on
          std::string_view("PRAGMA foreign_keys = ON"),
          std::string_view("PRAGMA cache_size = -16000")})
        if (auto done = out->run(pragma); !done)
            return tl::unexpected(done.error());
    if (access == Access::Write) {
        if (create)
            if (auto done = out->run("PRAGMA page_size = 8192"); !done)
                return tl::unexpected(done.error());
        // One file at rest: no write-ahead log beside the book (lesson 4).
        for (const std::string_view pragma : {std::string_view("PRAGMA journal_mode = DELETE"),
                                              std::string_view("PRAGMA synchronous = FULL")})
            if (auto done = out->run(pragma); !done)
                return tl::unexpected(done.error());
    }
    return out;
}

Connection::~Connection() {
    forgetStatements();
    m_database.close();
    m_database = QSqlDatabase();
    QSqlDatabase::removeDatabase(m_name);
}

Result<void> Connection::run(std::string_view sql) {
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    if (query.exec(toQString(sql)))
        return {};
    return tl::unexpected(errorOf(query.lastError()));
}

Result<QSqlQuery *> Connection::prepared(std::string_view sql) {
    auto &slot = m_prepared[sql];
    if (!slot) {
        auto query = std::make_unique<QSqlQuery>(m_database);
        query->setForwardOnly(true);
        if (!query->prepare(toQString(sql)))
            return tl::unexpected(errorOf(query->lastError()));
        slot = std::move(query);
    }
    return slot.get();
}

Result<std::int64_t> Connection::number(std::string_view sql) {
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    if (!query.exec(toQString(sql)))
        return tl::unexpected(errorOf(query.lastError()));
    return query.next() ? query.value(0).toLongLong() : 0;
}

Result<std::string> Connection::text(std::string_view sql) {
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    if (!query.exec(toQString(sql)))
        return tl::unexpected(errorOf(query.lastError()));
    return query.next() ? query.value(0).toString().toStdString() : std::string();
}

Result<sqlite3 *> Connection::sqlite() {
    if (m_sqlite)
        return m_sqlite;
    const QVariant handle = m_database.driver()->handle();
    const bool ours = handle.isValid() && qstrcmp(handle.typeName(), "sqlite3*") == 0;
    // A driver that brought an SQLite of its own must not be handed to the system's.
    const auto source = text("SELECT sqlite_source_id()");
    if (!source)
        return tl::unexpected(source.error());
    if (!ours || *source != sqlite3_sourceid())
        return fail(kBookWriteFailed, {"SQLite " + *source});
    m_sqlite = *static_cast<sqlite3 *const *>(handle.constData());
    return m_sqlite;
}

Result<sqlite3_stmt *> Connection::preparedRows(std::string_view sql) {
    PreparedRows &slot = m_rows[sql];
    if (!slot) {
        const auto database = sqlite();
        if (!database)
            return tl::unexpected(database.error());
        auto made = prepareRows(**database, sql);
        if (!made)
            return tl::unexpected(made.error());
        slot = std::move(*made);
    }
    return slot.get();
}

Result<void> Connection::insertFrom(std::string_view sql, const RowFeed &rows) {
    if (!m_hasFeed) {
        const auto database = sqlite();
        if (!database)
            return tl::unexpected(database.error());
        if (auto made = makeFeed(**database, m_fed); !made)
            return made;
        m_hasFeed = true;
    }
    const auto prepared = preparedRows(sql);
    if (!prepared)
        return tl::unexpected(prepared.error());
    m_fed = &rows;
    auto done = RowStatement(**prepared).run();
    m_fed = nullptr;
    return done;
}

void Connection::endWhen(const std::atomic<bool> *stop) {
    constexpr int kOperations = 1000; // of SQLite's machine, between two looks
    const auto stopped = [](void *flag) {
        return static_cast<std::atomic<bool> *>(flag)->load() ? 1 : 0;
    };
    if (const auto database = sqlite())
        sqlite3_progress_handler(*database, stop ? kOperations : 0, stop ? +stopped : nullptr,
                                 const_cast<std::atomic<bool> *>(stop));
}

void Connection::forgetStatements() {
    m_prepared.clear();
    m_rows.clear();
}

Transaction::~Transaction() {
    if (m_open)
        static_cast<void>(m_connection.run("ROLLBACK"));
}

Result<void> Transaction::begin() {
    auto done = m_connection.run("BEGIN IMMEDIATE");
    m_open = done.has_value();
    return done;
}

Result<void> Transaction::beginReading() {
    auto done = m_connection.run("BEGIN");
    m_open = done.has_value();
    return done;
}

Result<void> Transaction::commit() {
    auto done = m_connection.run("COMMIT");
    // A commit that failed leaves the transaction open: the destructor takes it back.
    m_open = !done.has_value();
    return done;
}

} // namespace sabretache::store
