// Cells of quick-reference tables, made from the rules' own values.
#pragma once

#include "base/quantity.h"
#include "rules/ruleset.h"

#include <string>
#include <string_view>
#include <utility>

namespace sabretache::rules {

/// Words alone: key of `word/`.
inline ReferenceCell wordsCell(std::string_view key) { return {std::string(key), {}}; }
inline ReferenceCell argCell(std::string_view key, std::string arg) {
    return {std::string(key), {std::move(arg)}};
}
inline ReferenceCell numberCell(std::int32_t n) {
    return argCell("reference-number", std::to_string(n));
}
inline ReferenceCell inchesCell(HundredthsOfInch distance) {
    return argCell("reference-inches", std::to_string(distance.value));
}
inline ReferenceCell pacesCell(Paces distance) {
    return argCell("reference-paces", std::to_string(distance.value));
}
/// Nothing is thrown, or it can't be done.
inline ReferenceCell noneCell() { return wordsCell("reference-none"); }
/// A die or a throw that has to show `least` or more; over `sides`: never.
inline ReferenceCell orMoreCell(Pips least, std::int32_t sides = 6) {
    if (least.value > sides)
        return noneCell();
    return least.value == sides ? numberCell(sides)
                                : argCell("reference-or-more", std::to_string(least.value));
}
/// A throw that has to show `most` or less.
inline ReferenceCell orLessCell(Pips most) {
    return argCell(most.value <= 1 ? "reference-number" : "reference-or-less",
                   std::to_string(most.value));
}

} // namespace sabretache::rules
