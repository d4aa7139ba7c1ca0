// Words: the stable names that an enum's values have in files, on the command line and as keys for
// translation. An enum gets them by specialising kWords next to its definition:
//
//     template <> inline constexpr auto kWords<Arm> = wordList<Arm>({{Arm::Infantry, "infantry"},
//     ...});
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

namespace sabretache {

template <class E> using Word = std::pair<E, std::string_view>;

template <class E, std::size_t N>
constexpr std::array<Word<E>, N> wordList(const Word<E> (&words)[N]) {
    std::array<Word<E>, N> out{};
    for (std::size_t i = 0; i < N; ++i)
        out[i] = words[i];
    return out;
}

template <class E> inline constexpr auto kWords = nullptr;

template <class E>
concept Worded = requires {
    kWords<E>.size();
};

/// @return the stable word of an enum's value; empty for a value outside the list.
template <Worded E> constexpr std::string_view word(E value) {
    for (const auto &[v, w] : kWords<E>)
        if (v == value)
            return w;
    return {};
}

/// @return the value that has this word, or nothing.
template <Worded E> constexpr std::optional<E> fromWord(std::string_view text) {
    for (const auto &[v, w] : kWords<E>)
        if (w == text)
            return v;
    return std::nullopt;
}

} // namespace sabretache
