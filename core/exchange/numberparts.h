// What reading a number and reading a battery's guns have in common. Not for others: they call the
// readers of numbers.h and guns.h.
#pragma once

#include "exchange/numbers.h"

#include <cstdint>
#include <string_view>

namespace sabretache::exchange {

/// No number in a list is as large.
inline constexpr std::int64_t kHuge = 4'000'000'000'000;

/// Takes an "about" mark off the front or the end. @return true when there was one.
bool takeAbout(std::string_view &text);

inline WholeNumber whole(NumberKind kind, std::int64_t value = 0) {
    return {kind, value, value, value};
}
inline WholeNumber bounded(NumberKind kind, std::int64_t value, std::int64_t most) {
    return whole(value > most ? NumberKind::TooLarge : kind, value);
}

} // namespace sabretache::exchange
