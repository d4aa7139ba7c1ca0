// The members of OneOf, for the one source that compiles them.
#pragma once

#include "base/oneof.h"

namespace sabretache {

template <class Any> OneOf<Any>::OneOf() = default;
template <class Any> OneOf<Any>::OneOf(Any any) noexcept : Any(std::move(any)) {}
template <class Any> OneOf<Any>::OneOf(const OneOf &other) = default;
template <class Any> OneOf<Any>::OneOf(OneOf &&other) noexcept = default;
template <class Any> OneOf<Any> &OneOf<Any>::operator=(const OneOf &other) = default;
template <class Any> OneOf<Any> &OneOf<Any>::operator=(OneOf &&other) noexcept = default;
template <class Any> OneOf<Any>::~OneOf() = default;

template <class Any> bool OneOf<Any>::operator==(const OneOf &other) const {
    return static_cast<const Any &>(*this) == static_cast<const Any &>(other);
}
template <class Any> Record OneOf<Any>::record() const {
    return toRecord(static_cast<const Any &>(*this));
}
template <class Any> Result<OneOf<Any>> OneOf<Any>::read(const Record &record) {
    return detail::Kinds<Any>::template read<OneOf>(record);
}

/// Reads a record as a struct that is OneOf<Any>, for its variantFromRecord.
template <class Event, class Any> Result<Event> readOneOf(const Record &record) {
    auto any = OneOf<Any>::read(record);
    if (!any)
        return tl::unexpected(std::move(any).error());
    return Event(static_cast<Any &&>(std::move(*any)));
}

} // namespace sabretache
