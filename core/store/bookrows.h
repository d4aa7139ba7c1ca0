// The order of battle's rows: reading all of them, writing those that an edit changes.
#pragma once

#include "base/result.h"
#include "oob/changes.h"
#include "oob/orderofbattle.h"
#include "store/bookfile.h"

#include <cstdint>
#include <map>
#include <string>

namespace sabretache::store {

class Connection;

using Documents = std::map<oob::DocumentKey, oob::Document>;

/// Reads the whole order of battle, as of one moment.
/// @error book-damaged (table, what)
Result<oob::OrderOfBattle> readBook(Connection &connection);
/// The two parts of that, within the caller's transaction: all but the documents, and these, which
/// are most of what a long campaign holds.
Result<oob::OrderOfBattle> readAllButDocuments(Connection &connection);
Result<Documents> readDocuments(Connection &connection);

/// What goes beside the rows of an edit.
struct WriteNote {
    std::string at;           ///< UTC
    std::string cause;        ///< of changes of strength
    std::int64_t journal = 0; ///< key of the edit's line in the journal
    WriteProgress progress;   ///< may be empty
};

/// Writes the rows of an edit, and an entry of the strength ledger for each unit whose strength it
/// changes. Within the caller's transaction.
/// @error book-refused (row); book-write-stopped
Result<void> writeChanges(Connection &connection, const oob::ChangeSet &changes,
                          const WriteNote &note);

} // namespace sabretache::store
