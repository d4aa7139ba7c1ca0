// The guns of a battery, as lists write them.
#pragma once

#include "exchange/numbers.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace sabretache::exchange {

/// Pieces of one kind in a battery.
struct Pieces {
    std::int64_t count = 0;
    std::string kind; ///< "12pdr", "6in howitzer", "howitzer", or empty
    bool operator==(const Pieces &) const = default;
};

/// A battery's guns.
struct GunText {
    WholeNumber total;
    std::vector<Pieces> pieces; ///< empty for a bare number
};

/// Reads a cell or bracket of guns: "18", "12 x 6pdr", "4-8pdr & 2-4pdr", "3 x 8 et 1 obusier",
/// "4-6\" How", "four 6-pounder guns and two howitzers", "8 pièces de 12".
/// @param most the greatest value that is believed
GunText readGuns(std::string_view text, std::int64_t most = kMostGuns);

/// @return true when `text` speaks of guns: a calibre word, "guns", "howitzer" with a count.
bool speaksOfGuns(std::string_view foldedText);

} // namespace sabretache::exchange
