// Structs to Records and back. A struct that wants this says its kind and its fields once:
//
//     struct CastingsKilled {
//         static constexpr std::string_view kKind = "CastingsKilled";
//         UnitId unit;
//         Castings count;
//         template <class S, class F> static void fields(S &&s, F &&f) {
//             f("unit", s.unit);
//             f("count", s.count);
//         }
//         bool operator==(const CastingsKilled &) const = default;
//     };
//
// A field is a bool, a whole number, a Quantity, a worded enum, an Id, a text, a RuleNumber, an
// optional of these (left out when empty) or a vector of these; or a Value, taken as it is.
//
// Where every field is called as its member is, SAB_FIELDS(unit, count) writes the function.
#pragma once

#include "base/id.h"
#include "base/quantity.h"
#include "base/record.h"
#include "base/rulenumber.h"
#include "base/words.h"

#include <concepts>
#include <limits>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace sabretache {

inline constexpr std::string_view kFieldMissing = "field-missing";
inline constexpr std::string_view kFieldWrong = "field-wrong";
inline constexpr std::string_view kFieldUnknown = "field-unknown";
inline constexpr std::string_view kKindUnknown = "kind-unknown";

namespace detail {

template <class T> struct IsQuantity : std::false_type {};
template <class Tag> struct IsQuantity<Quantity<Tag>> : std::true_type {};
template <class T> struct IsId : std::false_type {};
template <class Tag> struct IsId<Id<Tag>> : std::true_type {};
template <class T> struct IsOptional : std::false_type {};
template <class T> struct IsOptional<std::optional<T>> : std::true_type {};
template <class T> struct IsVector : std::false_type {};
template <class T> struct IsVector<std::vector<T>> : std::true_type {};

/// A field is held in a Record as a number, a yes/no, or a text.
template <class T>
inline constexpr bool kIsNumberField = IsQuantity<T>::value ||
                                       (std::integral<T> && !std::same_as<T, bool>);

template <class T> std::int64_t numberOf(const T &v) {
    if constexpr (IsQuantity<T>::value)
        return v.value;
    else
        return static_cast<std::int64_t>(v);
}

template <class T> std::string textOf(const T &v) {
    if constexpr (std::same_as<T, std::string>)
        return v;
    else if constexpr (std::is_enum_v<T>)
        return std::string(word(v));
    else
        return v.text();
}

template <class T> bool readNumber(std::int64_t n, T &out) {
    if constexpr (IsQuantity<T>::value) {
        if (n < std::numeric_limits<std::int32_t>::min() ||
            n > std::numeric_limits<std::int32_t>::max())
            return false;
        out = T(static_cast<std::int32_t>(n));
    } else {
        if (!std::in_range<T>(n))
            return false;
        out = static_cast<T>(n);
    }
    return true;
}

template <class T> bool readText(const std::string &s, T &out) {
    if constexpr (std::same_as<T, std::string>) {
        out = s;
        return true;
    } else {
        std::optional<T> parsed;
        if constexpr (std::is_enum_v<T>)
            parsed = fromWord<T>(s);
        else
            parsed = T::parse(s);
        if (parsed)
            out = *parsed;
        return parsed.has_value();
    }
}

template <class T> Value valueOf(const T &v) {
    if constexpr (std::same_as<T, bool> || std::same_as<T, Value>) {
        return v;
    } else if constexpr (IsVector<T>::value) {
        using Item = typename T::value_type;
        if constexpr (kIsNumberField<Item>) {
            std::vector<std::int64_t> out;
            for (const Item &item : v)
                out.push_back(numberOf(item));
            return out;
        } else {
            std::vector<std::string> out;
            for (const Item &item : v)
                out.push_back(textOf(item));
            return out;
        }
    } else if constexpr (kIsNumberField<T>) {
        return numberOf(v);
    } else {
        return textOf(v);
    }
}

template <class T> bool readVector(const Value &value, std::vector<T> &out) {
    // An empty list has no type in JSON: it arrives as a list of numbers.
    if (const auto *numbers = std::get_if<std::vector<std::int64_t>>(&value)) {
        out.clear();
        if constexpr (kIsNumberField<T>) {
            for (const std::int64_t n : *numbers)
                if (!readNumber(n, out.emplace_back()))
                    return false;
            return true;
        } else {
            return numbers->empty();
        }
    }
    if constexpr (!kIsNumberField<T>) {
        if (const auto *texts = std::get_if<std::vector<std::string>>(&value)) {
            out.clear();
            for (const std::string &s : *texts)
                if (!readText(s, out.emplace_back()))
                    return false;
            return true;
        }
    }
    return false;
}

template <class T> bool readValue(const Value &value, T &out) {
    if constexpr (std::same_as<T, Value>) {
        out = value;
        return true;
    } else if constexpr (std::same_as<T, bool>) {
        const auto *b = std::get_if<bool>(&value);
        if (b)
            out = *b;
        return b != nullptr;
    } else if constexpr (IsVector<T>::value) {
        return readVector(value, out);
    } else if constexpr (kIsNumberField<T>) {
        const auto *n = std::get_if<std::int64_t>(&value);
        return n && readNumber(*n, out);
    } else {
        const auto *s = std::get_if<std::string>(&value);
        return s && readText(*s, out);
    }
}

} // namespace detail

/// @return the record of a struct that names its fields.
template <class T> Record toRecord(const T &thing) {
    Record out;
    out.kind = std::string(T::kKind);
    T::fields(thing, [&](std::string_view name, const auto &field) {
        using Field = std::decay_t<decltype(field)>;
        if constexpr (detail::IsOptional<Field>::value) {
            if (field)
                out.fields.emplace_back(name, detail::valueOf(*field));
        } else {
            out.fields.emplace_back(name, detail::valueOf(field));
        }
    });
    return out;
}

/// @return the record of whichever struct the variant holds.
template <class... Ts> Record toRecord(const std::variant<Ts...> &thing) {
    return std::visit([](const auto &t) { return toRecord(t); }, thing);
}

/// Reads a struct from a record of its kind. A field that is not an optional must be there; fields
/// that the struct does not name are an error, so that a misspelt one is not silently dropped.
/// @error field-missing, field-wrong, field-unknown: the field's name and the record's kind.
template <class T> Result<T> structFromRecord(const Record &record) {
    T out{};
    std::optional<Error> error;
    std::size_t used = 0;
    T::fields(out, [&](std::string_view name, auto &field) {
        using Field = std::decay_t<decltype(field)>;
        if (error)
            return;
        const Value *value = record.find(name);
        if (value && std::holds_alternative<std::monostate>(*value))
            value = nullptr;
        if (record.find(name))
            ++used;
        bool good = value != nullptr;
        if constexpr (detail::IsOptional<Field>::value) {
            if (!value)
                return;
            good = detail::readValue(*value, field.emplace());
        } else if (value) {
            good = detail::readValue(*value, field);
        }
        if (!good)
            error =
                Error{value ? kFieldWrong : kFieldMissing, {}, {std::string(name), record.kind}};
    });
    if (error)
        return tl::unexpected(*error);
    if (used == record.fields.size())
        return out;
    for (const auto &entry : record.fields) {
        const std::string &name = entry.first; // clang 14 can't capture a structured binding
        bool known = false;
        T::fields(out,
                  [&](std::string_view field, const auto &) { known = known || field == name; });
        if (!known)
            return fail(kFieldUnknown, {name, record.kind});
    }
    return fail(kFieldUnknown, {record.kind, record.kind}); // the same field twice
}

namespace detail {
template <class V, class T> Result<V> kindFromRecord(const Record &record) {
    auto read = structFromRecord<T>(record);
    if (!read)
        return tl::unexpected(std::move(read).error());
    return V(std::move(*read));
}

template <class V> struct Kinds;
template <class... Ts> struct Kinds<std::variant<Ts...>> {
    /// V: the variant itself, or a struct around it.
    template <class V> static Result<V> read(const Record &record) {
        struct Kind {
            std::string_view name;
            Result<V> (*read)(const Record &);
        };
        static constexpr Kind kKinds[] = {{Ts::kKind, &kindFromRecord<V, Ts>}...};
        for (const Kind &kind : kKinds)
            if (kind.name == record.kind)
                return kind.read(record);
        return fail(kKindUnknown, {record.kind});
    }
};
} // namespace detail

/// Reads whichever struct of the variant has the record's kind.
/// @error kind-unknown, and the errors of structFromRecord.
template <class V> Result<V> variantFromRecord(const Record &record) {
    return detail::Kinds<V>::template read<V>(record);
}

} // namespace sabretache

// Applies a macro to each of up to 16 arguments.
#define SAB_PARENS ()
#define SAB_EXPAND(...) SAB_EXPAND2(SAB_EXPAND2(SAB_EXPAND2(SAB_EXPAND2(__VA_ARGS__))))
#define SAB_EXPAND2(...) SAB_EXPAND1(SAB_EXPAND1(SAB_EXPAND1(SAB_EXPAND1(__VA_ARGS__))))
#define SAB_EXPAND1(...) __VA_ARGS__
#define SAB_EACH(macro, ...) __VA_OPT__(SAB_EXPAND(SAB_EACH_ONE(macro, __VA_ARGS__)))
#define SAB_EACH_ONE(macro, first, ...)                                                            \
    macro(first) __VA_OPT__(SAB_EACH_AGAIN SAB_PARENS(macro, __VA_ARGS__))
#define SAB_EACH_AGAIN() SAB_EACH_ONE
#define SAB_FIELD(member) f(#member, s.member);

/// The fields() function of a struct whose fields are called as its members are.
#define SAB_FIELDS(...)                                                                            \
    template <class S, class F>                                                                    \
    static void fields([[maybe_unused]] S &&s, [[maybe_unused]] F &&f) {                           \
        SAB_EACH(SAB_FIELD, __VA_ARGS__)                                                           \
    }
