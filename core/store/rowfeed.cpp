#include "store/rowfeed.h"

#include "store/sqlitevalues.h"

#include <sqlite3.h>

#include <memory>
#include <new>

namespace sabretache::store {

namespace {

struct Table : sqlite3_vtab {
    const RowFeed **now = nullptr;
};

struct Cursor : sqlite3_vtab_cursor {
    const RowFeed *feed = nullptr;
    std::size_t row = 0;
    std::size_t rows = 0;
};

Cursor &at(sqlite3_vtab_cursor *cursor) { return *static_cast<Cursor *>(cursor); }

int connect(sqlite3 *database, void *now, int, const char *const *, sqlite3_vtab **made, char **) {
    std::string columns = "CREATE TABLE feed (c0";
    for (int i = 1; i < kFedColumns; ++i)
        columns += ", c" + std::to_string(i);
    const int answer = sqlite3_declare_vtab(database, (columns + ')').c_str());
    if (answer != SQLITE_OK)
        return answer;
    // What a crafted book says of itself cannot ask for it.
    sqlite3_vtab_config(database, SQLITE_VTAB_DIRECTONLY);
    auto table = std::make_unique<Table>();
    table->now = static_cast<const RowFeed **>(now);
    *made = table.release();
    return SQLITE_OK;
}

int disconnect(sqlite3_vtab *table) {
    delete static_cast<Table *>(table);
    return SQLITE_OK;
}

int bestIndex(sqlite3_vtab *, sqlite3_index_info *) { return SQLITE_OK; } // row by row

int open(sqlite3_vtab *table, sqlite3_vtab_cursor **made) {
    auto cursor = std::make_unique<Cursor>();
    cursor->feed = *static_cast<Table *>(table)->now;
    *made = cursor.release();
    return SQLITE_OK;
}

int close(sqlite3_vtab_cursor *cursor) {
    delete &at(cursor);
    return SQLITE_OK;
}

int filter(sqlite3_vtab_cursor *cursor, int, const char *, int, sqlite3_value **) {
    at(cursor).row = 0;
    at(cursor).rows = at(cursor).feed ? at(cursor).feed->rows() : 0;
    return SQLITE_OK;
}

int next(sqlite3_vtab_cursor *cursor) {
    ++at(cursor).row;
    return SQLITE_OK;
}

int eof(sqlite3_vtab_cursor *cursor) { return at(cursor).row >= at(cursor).rows ? 1 : 0; }

int column(sqlite3_vtab_cursor *cursor, sqlite3_context *value, int n) {
    at(cursor).feed->give(at(cursor).row, n, FedValue(*value));
    return SQLITE_OK;
}

int rowid(sqlite3_vtab_cursor *cursor, sqlite3_int64 *id) {
    *id = static_cast<sqlite3_int64>(at(cursor).row);
    return SQLITE_OK;
}

const sqlite3_module &module() {
    static const sqlite3_module kModule = [] {
        sqlite3_module out{};
        out.xConnect = connect;
        out.xBestIndex = bestIndex;
        out.xDisconnect = disconnect;
        out.xOpen = open;
        out.xClose = close;
        out.xFilter = filter;
        out.xNext = next;
        out.xEof = eof;
        out.xColumn = column;
        out.xRowid = rowid;
        return out;
    }();
    return kModule;
}

} // namespace

void FedValue::operator()(std::int64_t v) const { sqlite3_result_int64(&m_value, v); }

void FedValue::operator()(std::string_view v) const {
    putText(v, [this](const char *bytes, std::uint64_t size, LettingGo kept) {
        sqlite3_result_text64(&m_value, bytes, size, kept, SQLITE_UTF8);
    });
}

void FedValue::operator()(const Uuid &v) const {
    const auto letters = v.letters();
    sqlite3_result_text64(&m_value, letters.data(), letters.size(), transient(), SQLITE_UTF8);
}

Result<void> makeFeed(sqlite3 &database, const RowFeed *&now) {
    const int answer = sqlite3_create_module(&database, "feed", &module(), &now);
    if (answer == SQLITE_OK)
        return {};
    return tl::unexpected(sqliteError(answer, sqlite3_errmsg(&database)));
}

} // namespace sabretache::store
