// A look at a file before SQLite touches it: SQLite would make a missing file, and would roll a
// journal back into one that it takes for its own.
#pragma once

#include "base/result.h"

#include <QString>

#include <cstdint>

namespace sabretache::store {

struct Probe {
    int schema = 0;              ///< `user_version`
    bool writable = false;       ///< the file itself
    bool folderWritable = false; ///< its journal can be made beside it
    bool hotJournal = false;     ///< a crash left a journal beside it
};

/// Reads the file's header; writes nothing.
/// @error book-not-found, book-is-folder, book-no-rights, book-not-a-book, book-truncated; each
///        with the path
Result<Probe> probe(const QString &path);

/// @return the path of the journal that belongs to a book.
QString journalOf(const QString &path);

/// Copies a file byte by byte by way of a temporary one: flushed, then renamed.
/// @error book-cannot-write (target, reason)
Result<void> copyFile(const QString &from, const QString &to);
/// Flushes a file that is written, and its folder's entry for it.
/// @return false when the system refuses
bool flushToDisk(const QString &path);

} // namespace sabretache::store
