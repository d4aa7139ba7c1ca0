#include "app/cli/books.h"

#include "app/builtin.h"

namespace sabretache::cli {

std::unique_ptr<session::BookSession> openBook(const Call &call, const QString &path,
                                               session::OpenMode mode) {
    auto book = session::BookSession::open(path, ruleSets(), engines(), mode);
    if (book)
        return std::move(*book);
    call.out.error(book.error());
    return nullptr;
}

const oob::Army *armyNamed(const oob::OrderOfBattle &book, const QString &name) {
    const std::string wanted = name.toStdString();
    for (const ArmyId id : oob::armiesInOrder(book))
        if (book.armies.at(id).name == wanted)
            return &book.armies.at(id);
    return nullptr;
}

} // namespace sabretache::cli
