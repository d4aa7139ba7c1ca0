#include "store/rowstatement.h"

#include "store/bookfile.h"
#include "store/sqlitevalues.h"

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
    putText(v, [this](const char *bytes, std::uint64_t size, LettingGo kept) {
        sqlite3_bind_text64(&m_statement, ++m_next, bytes, size, kept, SQLITE_UTF8);
    });
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
