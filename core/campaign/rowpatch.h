// How a row was before, told by what differs from how it is after. A brigade's record names every
// honour it ever won: kept whole for each return that touched it, it would outgrow all else that a
// campaign holds.
#pragma once

#include "base/record.h"

#include <string>
#include <string_view>

namespace sabretache::campaign {

/// @return the fields of `before` that `after` has otherwise, as one line of JSON. A list that only
///         grew at its end is told by its length, a field that was not there by its name.
std::string patchBack(const Record &before, const Record &after);

/// Undoes what patchBack tells.
/// @param after the row that patchBack was given
/// @return the row as it was, its fields in the order of `after`
/// @error those of recordFromJson; field-wrong (field, kind): the row is not one that this patch
/// fits
Result<Record> patched(Record after, std::string_view patch);

} // namespace sabretache::campaign
