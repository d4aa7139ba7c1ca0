// What a book's file holds while it is open. Private to its two sources: opening (bookopening.cpp),
// and reading and writing (bookfile.cpp).
#pragma once

#include "store/bookfile.h"
#include "store/connection.h"
#include "store/filecheck.h"
#include "store/lease.h"
#include "store/probe.h"

#include <QString>
#include <QTemporaryDir>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sabretache::store {

/// The error with the book's path first, so that its sentence can name the book.
inline Error about(const QString &path, Error error) {
    error.args.insert(error.args.begin(), path.toStdString());
    return error;
}

struct BookFile::Private {
    QString path;
    Surroundings around;
    std::unique_ptr<Connection> connection;
    /// Holds the migrated or recovered copy of a book that can't be written itself.
    std::unique_ptr<QTemporaryDir> copy;
    std::optional<Lease> lease;
    std::optional<Error> reason;
    SchemaOutcome outcome = SchemaOutcome::Current;
    QString asOpened; ///< the copy made before the first change; empty: nothing has changed
    std::unique_ptr<QTemporaryDir> asOpenedFolder;
    bool dirty = false;
    /// While the book is being opened.
    std::optional<Transaction> reading; ///< the one that the check relies on
    std::optional<FileCheck> check;
    /// The book as it was read while the check ran, for the first load(), and of which version of
    /// the file it is. Nothing: it is to be read.
    std::optional<LoadedBook> read;
    std::int64_t readVersion = 0;

    int newest() const { return static_cast<int>(around.schema.size()); }
    Result<void> startToRead(const Probe &probed);
    Result<void> openToRead();
    Result<void> recoverInCopy();
    Result<void> upgradeInCopy();
    Result<void> useCopy(const QString &file);
    Result<void> startToWrite();
    Result<void> openToWrite(bool evenFromAfar);
    /// Has another thread look the file over and read its documents; reads the rest meanwhile.
    void startCheck(std::int64_t schema);
    /// Waits for that.
    Result<void> endCheck();
    Result<void> upgrade(int from);
    Result<void> verify();
    /// Points the error of a book that can't be read at its newest kept generation.
    Error withLastGood(Error error) const;
    Result<void> beginWrite(Transaction &transaction);
    Result<void> keepAsOpened();
    Result<std::int64_t> addToJournal(std::string_view kind, const std::string &code,
                                      const std::vector<std::string> &args, const std::string &at);
};

} // namespace sabretache::store
