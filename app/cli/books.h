// What the words share: opening a book, and what it holds as JSON.
#pragma once

#include "app/cli/command.h"
#include "session/booksession.h"

#include <memory>

namespace sabretache::cli {

/// Opens a book for a word.
/// @return null after having said why not on standard error: end with kBadFile then
std::unique_ptr<session::BookSession> openBook(const Call &call, const QString &path,
                                               session::OpenMode mode);

/// @return the army of this name; null: none.
const oob::Army *armyNamed(const oob::OrderOfBattle &book, const QString &name);

inline QString fromUtf8(std::string_view text) {
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

} // namespace sabretache::cli
