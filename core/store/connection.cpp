#include "store/connection.h"

#include "store/bookfile.h"

#include <QFile>

#include <sqlite3.h>

#include <algorithm>

namespace sabretache::store {

namespace {

constexpr int kBusyMilliseconds = 3000;

Error errorOf(int code, std::string reason) {
    switch (code & 0xFF) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return {kBookBusy, {}, {std::move(reason)}};
    case SQLITE_READONLY:
        return {kBookNoRights, {}, {std::move(reason)}};
    case SQLITE_CANTOPEN:
        return {kBookFolderNoRights, {}, {std::move(reason)}};
    case SQLITE_CONSTRAINT:
        return {kBookRefused, {}, {std::move(reason)}};
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return {kBookDamaged, {}, {std::move(reason)}};
    default:
        return {kBookWriteFailed, {}, {std::move(reason)}};
    }
}

Error errorOf(int code, sqlite3 *database) { return errorOf(code, sqlite3_errmsg(database)); }

bool isAscii(std::string_view text) {
    return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

/// SQLITE_TRANSIENT, which is a cast in C's manner: SQLite keeps a copy of its own.
sqlite3_destructor_type transient() { return reinterpret_cast<sqlite3_destructor_type>(-1); }

} // namespace

Statement::~Statement() {
    sqlite3_reset(&m_statement);
    sqlite3_clear_bindings(&m_statement);
}

Statement &Statement::bind(std::int64_t v) {
    sqlite3_bind_int64(&m_statement, ++m_next, v);
    return *this;
}

Statement &Statement::bind(std::string_view v) {
    const auto put = [this](const char *bytes, std::size_t size) {
        sqlite3_bind_text64(&m_statement, ++m_next, bytes, size, transient(), SQLITE_UTF8);
    };
    if (v.empty()) {
        put("", 0); // a null pointer would be NULL: an empty text is a text
    } else if (isAscii(v)) {
        put(v.data(), v.size());
    } else {
        const QByteArray clean =
            QString::fromUtf8(v.data(), static_cast<qsizetype>(v.size())).toUtf8();
        put(clean.constData(), static_cast<std::size_t>(clean.size()));
    }
    return *this;
}

Statement &Statement::bindNull() {
    sqlite3_bind_null(&m_statement, ++m_next);
    return *this;
}

void Statement::step() { m_answer = sqlite3_step(&m_statement); }

Result<void> Statement::run() {
    step();
    m_fresh = m_answer == SQLITE_ROW;
    return ended();
}

bool Statement::next() {
    if (m_fresh)
        m_fresh = false;
    else if (m_answer == SQLITE_ROW)
        step();
    return m_answer == SQLITE_ROW;
}

std::int64_t Statement::changed() const { return sqlite3_changes(sqlite3_db_handle(&m_statement)); }

std::int64_t Statement::number(int column) const {
    return sqlite3_column_int64(&m_statement, column);
}
bool Statement::isNull(int column) const {
    return sqlite3_column_type(&m_statement, column) == SQLITE_NULL;
}
bool Statement::isNumber(int column) const {
    return sqlite3_column_type(&m_statement, column) == SQLITE_INTEGER;
}
bool Statement::isText(int column) const {
    return sqlite3_column_type(&m_statement, column) == SQLITE_TEXT;
}
std::string_view Statement::view(int column) const {
    const auto *bytes = static_cast<const char *>(sqlite3_column_blob(&m_statement, column));
    const int size = sqlite3_column_bytes(&m_statement, column);
    return bytes ? std::string_view(bytes, static_cast<std::size_t>(size)) : std::string_view();
}

Result<void> Statement::ended() const {
    if (m_answer == SQLITE_ROW || m_answer == SQLITE_DONE)
        return {};
    return tl::unexpected(errorOf(m_answer, sqlite3_db_handle(&m_statement)));
}

void Connection::Finalize::operator()(sqlite3_stmt *statement) const {
    sqlite3_finalize(statement);
}

Result<std::unique_ptr<Connection>> Connection::open(const QString &file, Access access,
                                                     bool create) {
    std::unique_ptr<Connection> out(new Connection);
    const int flags =
        access == Access::Read ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    // The name as the system calls it: SQLite hands it on byte by byte.
    const int opened = sqlite3_open_v2(QFile::encodeName(file).constData(), &out->m_database,
                                       flags | SQLITE_OPEN_NOMUTEX, nullptr);
    if (opened != SQLITE_OK)
        return tl::unexpected(errorOf(opened, out->m_database));
    sqlite3_extended_result_codes(out->m_database, 1);
    sqlite3_busy_timeout(out->m_database, kBusyMilliseconds);
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
            if (auto done = out->run("PRAGMA page_size = 4096"); !done)
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
    m_prepared.clear();
    sqlite3_close_v2(m_database);
}

Result<Connection::Prepared> Connection::prepare(std::string_view sql, bool kept) {
    sqlite3_stmt *made = nullptr;
    const int answer = sqlite3_prepare_v3(m_database, sql.data(), static_cast<int>(sql.size()),
                                          kept ? SQLITE_PREPARE_PERSISTENT : 0U, &made, nullptr);
    Prepared out(made);
    if (answer != SQLITE_OK)
        return tl::unexpected(errorOf(answer, m_database));
    return out;
}

Result<void> Connection::run(std::string_view sql) {
    const auto made = prepare(sql, false);
    if (!made)
        return tl::unexpected(made.error());
    if (!*made)
        return {}; // a remark
    Statement statement(**made);
    if (auto done = statement.run(); !done)
        return done;
    while (statement.next()) {
        // a pragma may answer: nobody asked
    }
    return statement.ended();
}

Result<sqlite3_stmt *> Connection::prepared(std::string_view sql) {
    Prepared &slot = m_prepared[sql];
    if (!slot) {
        auto made = prepare(sql, true);
        if (!made)
            return tl::unexpected(made.error());
        slot = std::move(*made);
    }
    return slot.get();
}

Result<std::int64_t> Connection::number(std::string_view sql) {
    const auto made = prepare(sql, false);
    if (!made)
        return tl::unexpected(made.error());
    Statement statement(**made);
    if (auto done = statement.run(); !done)
        return tl::unexpected(done.error());
    return statement.next() ? statement.number(0) : 0;
}

Result<std::string> Connection::text(std::string_view sql) {
    const auto made = prepare(sql, false);
    if (!made)
        return tl::unexpected(made.error());
    Statement statement(**made);
    if (auto done = statement.run(); !done)
        return tl::unexpected(done.error());
    return statement.next() ? statement.text(0) : std::string();
}

void Connection::forgetStatements() { m_prepared.clear(); }

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
