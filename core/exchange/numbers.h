// Numbers as people write them in orders of battle: 1.728 and 1 728 men, 2½ sqns, c. 300, 240?,
// 19-22, "two battalions, 1,698 men", 12 x 6pdr, 3 x 8 et 1 obusier. A dash or a question mark is
// "not known", never 0. The cell's place decides: 1.728 is a thousand men, but 1.5 squadrons.
#pragma once

#include "base/quantity.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sabretache::exchange {

/// A brigade of more men, a battery of more guns, a count above this is a slip of the pen.
inline constexpr std::int64_t kMostMen = 1'000'000;
inline constexpr std::int64_t kMostGuns = 10'000;
inline constexpr std::int64_t kMostCount = 10'000;

enum class NumberKind : std::uint8_t {
    Unknown, ///< empty, "-", "?", "n/a"
    Exact,
    Approximate, ///< "c. 300", "240?", "over 20,000"
    Range,       ///< "19-22": `low` and `high`, and their middle as the value
    Rivals,      ///< "780 706 599": several figures; no value
    Negative,
    TooLarge,
    LikeDate, ///< "27-Jan": a spreadsheet has spoilt it
    Wrong,    ///< not a number
};

/// One whole number.
struct WholeNumber {
    NumberKind kind = NumberKind::Unknown;
    std::int64_t value = 0;
    std::int64_t low = 0;
    std::int64_t high = 0;
    bool hasValue() const {
        return kind == NumberKind::Exact || kind == NumberKind::Approximate ||
               kind == NumberKind::Range;
    }
};

/// Reads a cell of men or guns. Dots, commas, apostrophes and blanks of every width group
/// thousands.
/// @param most the greatest value that is believed
WholeNumber readWhole(std::string_view text, std::int64_t most);

/// What a text says of a unit's size; each part only where the text has it.
struct Size {
    std::optional<Hundredths> battalions;
    std::optional<Hundredths> squadrons;
    std::optional<Hundredths> companies;
    std::optional<std::int64_t> bare; ///< hundredths; a number without a word: a count, or men
    WholeNumber men;
    std::optional<std::int64_t> officers;
    bool approximate = false;
    bool tooLarge = false; ///< some number beyond belief
    std::string rest;      ///< what was not understood, trimmed; empty: all was
};

/// Reads a cell or bracket that may hold counts and men: "2 bns", "9 bat.", "57 squadroni",
/// "two battalions, 1,698 men", "0/89", "nine companies", "2½ sqns".
/// A lone number is left in `bare`: its place tells whether it counts battalions or men.
Size readSize(std::string_view text);

/// Text of a count in hundredths: "2", "5.5".
std::string hundredthsText(Hundredths count);

} // namespace sabretache::exchange
