// Whether an edit fits a book, before anything is written or shown.
#pragma once

#include "base/result.h"
#include "oob/changes.h"

namespace sabretache::oob {

/// Tries an edit's changes; the book is the same afterwards, and not touched at all unless one row
/// is changed more than once.
/// @error those of applyChanges
Result<void> checkChanges(OrderOfBattle &book, const ChangeSet &changes);

} // namespace sabretache::oob
