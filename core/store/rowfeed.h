// New rows by the hundred thousand: SQLite reads them as the table `feed`, by an
// `INSERT INTO units (...) SELECT ... FROM feed`. It asks for each value where it stands; bound to
// a statement, each is handed over, copied and let go of.
#pragma once

#include "base/id.h"
#include "base/result.h"
#include "store/rowstatement.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_context;

namespace sabretache::store {

/// One value, given at most once; NULL when it is not.
class FedValue {
public:
    explicit FedValue(sqlite3_context &value) : m_value(value) {}
    void operator()(std::int64_t v) const;
    void operator()(bool v) const { (*this)(std::int64_t(v ? 1 : 0)); }
    /// The text is not copied: it stays where it is until all rows are in. What is no UTF-8 is
    /// mended first: a book holds nothing else.
    void operator()(std::string_view v) const;
    void operator()(const std::string &v) const { (*this)(std::string_view(v)); }
    void operator()(std::string &&) const = delete;
    void operator()(const char *) const = delete;
    void operator()(const Uuid &v) const;
    template <class Tag> void operator()(const Id<Tag> &v) const { (*this)(v.uuid); }
    /// A quantity, or none.
    template <class Q> void operator()(const std::optional<Q> &v) const {
        if (v)
            (*this)(numberOf(*v));
    }

private:
    sqlite3_context &m_value;
};

/// What SQLite finds in `feed`, whose columns are c0, c1, c2 ... up to kFedColumns.
class RowFeed {
public:
    virtual ~RowFeed() = default;
    virtual std::size_t rows() const = 0;
    virtual void give(std::size_t row, int column, const FedValue &value) const = 0;
};

inline constexpr int kFedColumns = 32;

/// Makes the table `feed`, of what `now` points to while a statement runs; that stays where it is
/// as long as the database is open.
/// @error as sqliteError()
Result<void> makeFeed(sqlite3 &database, const RowFeed *&now);

} // namespace sabretache::store
