// Units and persons that are kept for their history but stand in no order of battle any more.
#pragma once

#include "oob/edits.h"

#include <span>
#include <string_view>
#include <vector>

namespace sabretache::oob {

/// @return retired units in the order of their names
std::vector<UnitId> retiredUnits(const OrderOfBattle &book);
/// @return retired persons in the order of their names
std::vector<PersonId> retiredPersons(const OrderOfBattle &book);

/// Puts units and persons back: units at the end of what they stood under when they were retired
/// (their army, if their column is gone), persons into their register.
/// @error edit-no-such-row: one of them is not there, or not retired
Result<Edit> restore(const OrderOfBattle &book, std::span<const UnitId> units,
                     std::span<const PersonId> persons);

inline constexpr std::string_view kRestore = "restore"; ///< (count, first name)

} // namespace sabretache::oob
