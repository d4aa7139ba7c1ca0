// Many rows of one struct inside one document: a list for each field, all of one length. Fifty
// returns with two hundred lines each are read and written fast that way, and stay readable.
#pragma once

#include "base/fields.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace sabretache::campaign {

inline constexpr std::string_view kTableUneven = "table-uneven";

namespace detail {

template <class T>
inline constexpr bool kInNumbers = sabretache::detail::kIsNumberField<T> || std::is_same_v<T, bool>;
/// Faces of dice are one word: "4416".
template <class T> inline constexpr bool kIsFaces = std::is_same_v<T, std::vector<std::uint8_t>>;

template <class T> std::string cellText(const T &v) {
    if constexpr (kIsFaces<T>) {
        std::string out;
        for (const std::uint8_t face : v)
            out += static_cast<char>('0' + face);
        return out;
    } else if constexpr (sabretache::detail::IsId<T>::value) {
        return v.isNull() ? std::string() : v.text();
    } else {
        return sabretache::detail::textOf(v);
    }
}

template <class T> bool readCell(const std::string &text, T &out) {
    if constexpr (kIsFaces<T>) {
        for (const char c : text) {
            if (c < '1' || c > '9')
                return false;
            out.push_back(static_cast<std::uint8_t>(c - '0'));
        }
        return true;
    } else if constexpr (sabretache::detail::IsId<T>::value) {
        return text.empty() || sabretache::detail::readText(text, out);
    } else {
        return sabretache::detail::readText(text, out);
    }
}

template <class T> bool readCell(std::int64_t n, T &out) {
    if constexpr (std::is_same_v<T, bool>) {
        out = n != 0;
        return n == 0 || n == 1;
    } else {
        return sabretache::detail::readNumber(n, out);
    }
}

} // namespace detail

/// Adds a list for each field of T to `to`, named `prefix` and the field's name.
template <class T> void putTable(Record &to, std::string_view prefix, const std::vector<T> &rows) {
    std::vector<std::pair<std::string, Value>> columns;
    T::fields(T{}, [&](std::string_view name, const auto &field) {
        using Column = std::decay_t<decltype(field)>;
        std::string key(prefix);
        key += name;
        if constexpr (detail::kInNumbers<Column>)
            columns.emplace_back(std::move(key), std::vector<std::int64_t>());
        else
            columns.emplace_back(std::move(key), std::vector<std::string>());
    });
    for (const T &row : rows) {
        std::size_t at = 0;
        T::fields(row, [&](std::string_view, const auto &field) {
            using Column = std::decay_t<decltype(field)>;
            Value &column = columns[at++].second;
            if constexpr (detail::kInNumbers<Column>)
                std::get<std::vector<std::int64_t>>(column).push_back(
                    sabretache::detail::numberOf(field));
            else
                std::get<std::vector<std::string>>(column).push_back(detail::cellText(field));
        });
    }
    for (auto &[name, value] : columns)
        to.fields.emplace_back(std::move(name), std::move(value));
}

/// Reads what putTable wrote, and takes its lists out of `from`.
/// @error field-missing, field-wrong (name, kind); table-uneven (name)
template <class T> Result<std::vector<T>> takeTable(Record &from, std::string_view prefix) {
    std::vector<T> rows;
    std::optional<Error> error;
    bool first = true;
    T::fields(T{}, [&](std::string_view name, const auto &field) {
        using Column = std::decay_t<decltype(field)>;
        if (error)
            return;
        std::string key(prefix);
        key += name;
        const Value *value = from.find(key);
        if (!value) {
            error = Error{kFieldMissing, {}, {key, from.kind}};
            return;
        }
        const auto *numbers = std::get_if<std::vector<std::int64_t>>(value);
        const auto *texts = std::get_if<std::vector<std::string>>(value);
        const std::size_t size = numbers ? numbers->size() : texts ? texts->size() : 0;
        bool good = numbers || texts;
        if (first)
            rows.resize(size);
        first = false;
        if (good && size != rows.size()) {
            error = Error{kTableUneven, {}, {key, from.kind}};
            return;
        }
        for (std::size_t i = 0; good && i < size; ++i) {
            // The field of this row that has this name.
            T::fields(rows[i], [&](std::string_view inner, auto &cell) {
                if (inner != name)
                    return;
                using Cell = std::decay_t<decltype(cell)>;
                if constexpr (std::is_same_v<Cell, Column>) {
                    if constexpr (detail::kInNumbers<Cell>)
                        good = numbers && detail::readCell((*numbers)[i], cell);
                    else
                        good = texts && detail::readCell((*texts)[i], cell);
                }
            });
        }
        if (!good)
            error = Error{kFieldWrong, {}, {key, from.kind}};
        from.remove(key);
    });
    if (error)
        return tl::unexpected(*error);
    return rows;
}

} // namespace sabretache::campaign
