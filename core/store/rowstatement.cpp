#include "store/rowstatement.h"

#include "store/bookfile.h"

#include <QByteArray>
#include <QString>
#include <QUtf8StringView>

#include <sqlite3.h>

#include <algorithm>

namespace sabretache::store {

Error sqliteError(int code, std::string reason) {
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

namespace {

/// SQLITE_TRANSIENT, which is a cast in C's manner: SQLite keeps a copy of its own.
sqlite3_destructor_type transient() { return reinterpret_cast<sqlite3_destructor_type>(-1); }

} // namespace

void FinalizeRows::operator()(sqlite3_stmt *statement) const { sqlite3_finalize(statement); }

Result<PreparedRows> prepareRows(sqlite3 &database, std::string_view sql) {
    sqlite3_stmt *made = nullptr;
    const int answer = sqlite3_prepare_v3(&database, sql.data(), static_cast<int>(sql.size()),
                                          SQLITE_PREPARE_PERSISTENT, &made, nullptr);
    PreparedRows out(made);
    if (answer != SQLITE_OK || !out)
        return tl::unexpected(sqliteError(answer, sqlite3_errmsg(&database)));
    return out;
}

RowStatement::~RowStatement() {
    sqlite3_reset(&m_statement);
    sqlite3_clear_bindings(&m_statement);
}

RowStatement &RowStatement::bind(std::int64_t v) {
    sqlite3_bind_int64(&m_statement, ++m_next, v);
    return *this;
}

RowStatement &RowStatement::bind(std::string_view v) {
    const auto put = [this](const char *bytes, std::size_t size, sqlite3_destructor_type kept) {
        sqlite3_bind_text64(&m_statement, ++m_next, bytes, size, kept, SQLITE_UTF8);
    };
    const auto size = static_cast<qsizetype>(v.size());
    if (v.empty()) {
        put("", 0, nullptr); // a null pointer would be NULL: an empty text is a text
    } else if (QUtf8StringView(v.data(), size).isValidUtf8()) {
        put(v.data(), v.size(), nullptr);
    } else {
        const QByteArray clean = QString::fromUtf8(v.data(), size).toUtf8();
        put(clean.constData(), static_cast<std::size_t>(clean.size()), transient());
    }
    return *this;
}

RowStatement &RowStatement::bind(const Uuid &v) {
    const auto letters = v.letters();
    auto *kept = static_cast<char *>(m_letters.allocate(letters.size(), 1));
    std::copy(letters.begin(), letters.end(), kept);
    sqlite3_bind_text64(&m_statement, ++m_next, kept, letters.size(), nullptr, SQLITE_UTF8);
    return *this;
}

void RowStatement::step() { m_answer = sqlite3_step(&m_statement); }

Result<void> RowStatement::run() {
    step();
    m_fresh = m_answer == SQLITE_ROW;
    return ended();
}

bool RowStatement::next() {
    if (m_fresh)
        m_fresh = false;
    else if (m_answer == SQLITE_ROW)
        step();
    return m_answer == SQLITE_ROW;
}

std::int64_t RowStatement::changed() const {
    return sqlite3_changes(sqlite3_db_handle(&m_statement));
}

std::int64_t RowStatement::insertedKey() const {
    return sqlite3_last_insert_rowid(sqlite3_db_handle(&m_statement));
}

std::int64_t RowStatement::number(int column) const {
    return sqlite3_column_int64(&m_statement, column);
}
bool RowStatement::isNull(int column) const {
    return sqlite3_column_type(&m_statement, column) == SQLITE_NULL;
}
bool RowStatement::isNumber(int column) const {
    return sqlite3_column_type(&m_statement, column) == SQLITE_INTEGER;
}
bool RowStatement::isText(int column) const {
    return sqlite3_column_type(&m_statement, column) == SQLITE_TEXT;
}
std::string_view RowStatement::view(int column) const {
    const auto *bytes = static_cast<const char *>(sqlite3_column_blob(&m_statement, column));
    const int size = sqlite3_column_bytes(&m_statement, column);
    return bytes ? std::string_view(bytes, static_cast<std::size_t>(size)) : std::string_view();
}

Result<void> RowStatement::ended() const {
    if (m_answer == SQLITE_ROW || m_answer == SQLITE_DONE)
        return {};
    sqlite3 *database = sqlite3_db_handle(&m_statement);
    return tl::unexpected(sqliteError(m_answer, sqlite3_errmsg(database)));
}

} // namespace sabretache::store
