// One of many kinds of structs, as a type of its own. How it is copied, compared, freed and read is
// compiled once, where base/oneofmembers.h is included: with 70 kinds that would be most of the
// work of compiling each source that names one.
//
//     // events.h
//     using AnyEvent = std::variant<TurnBegan, ...>;
//     struct Event : OneOf<AnyEvent> {
//         using OneOf::OneOf;
//     };
//     extern template struct OneOf<AnyEvent>;
//     // events.cpp
//     template struct OneOf<AnyEvent>;
#pragma once

#include "base/fields.h"

#include <utility>
#include <variant>

namespace sabretache {

template <class Any> struct OneOf : Any {
    template <class T>
    requires requires { T::kKind; }
    OneOf(T thing) : Any(std::in_place_type<T>, std::move(thing)) {}
    OneOf();
    OneOf(Any any) noexcept;
    OneOf(const OneOf &other);
    OneOf(OneOf &&other) noexcept;
    OneOf &operator=(const OneOf &other);
    OneOf &operator=(OneOf &&other) noexcept;
    ~OneOf();
    bool operator==(const OneOf &other) const;

    Record record() const;
    /// @error as variantFromRecord()
    static Result<OneOf> read(const Record &record);
};

} // namespace sabretache
