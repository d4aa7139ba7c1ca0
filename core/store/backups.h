// The second place for a book: dated generations in the user's data folder, one for each opening in
// which something was changed, taken before the first change.
#pragma once

#include "base/result.h"

#include <QString>

namespace sabretache::store {

/// Folder of one book's generations, under `root`.
QString backupFolderOf(const QString &root, const QString &book);
/// Copies the book, which must be at rest, and lets the oldest generations go.
/// @param stamp UTC text, part of the file's name
/// @return the path of the copy
/// @error book-cannot-write
Result<QString> keepGeneration(const QString &root, const QString &book, const std::string &stamp,
                               int keep);
/// @return the newest generation of a book; empty when there is none.
QString newestGeneration(const QString &root, const QString &book);

} // namespace sabretache::store
