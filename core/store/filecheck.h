// SQLite's look over a whole book, on a thread and a connection of its own: while it lasts, the
// thread that opens the book reads what else is in it and makes its window.
#pragma once

#include "base/result.h"
#include "store/bookrows.h"

#include <QString>

#include <atomic>
#include <future>
#include <optional>

namespace sabretache::store {

class Connection;

/// @return success where SQLite finds the file whole.
/// @error book-damaged (what); those of a connection: it could not be looked over
Result<void> lookOver(Connection &connection);

class FileCheck {
public:
    enum class And : std::uint8_t {
        Nothing,
        /// Reads the documents too. The caller is within a transaction of his own, begun before
        /// this: what both read is of one moment, since nobody can write meanwhile.
        ReadDocuments,
    };
    /// Begins at once, or where there is no thread to be had, in result(). The file needs no
    /// recovery from a journal any more.
    FileCheck(const QString &path, And also);
    /// Waits for its end.
    ~FileCheck();
    FileCheck(const FileCheck &) = delete;
    FileCheck &operator=(const FileCheck &) = delete;

    /// Waits for its end; once. Its connection is closed then.
    /// @return the documents; nothing where they were not wanted or can't be read
    /// @error as lookOver()
    Result<std::optional<Documents>> result() { return m_result.get(); }
    /// Set as soon as there is an error: reading on is of no use.
    const std::atomic<bool> &failed() const { return m_failed; }

private:
    std::atomic<bool> m_failed = false;
    std::future<Result<std::optional<Documents>>> m_result;
};

} // namespace sabretache::store
