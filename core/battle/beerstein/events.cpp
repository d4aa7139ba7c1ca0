// What is compiled once of the many kinds of inputs and events.
#include "battle/beerstein/events.h"

#include "battle/beerstein/inputs.h"

#include <utility>

namespace sabretache::battle::beerstein {

Event::Event() = default;
Event::Event(AnyEvent any) noexcept : AnyEvent(std::move(any)) {}
Event::Event(const Event &other) = default;
Event::Event(Event &&other) noexcept = default;
Event &Event::operator=(const Event &other) = default;
Event &Event::operator=(Event &&other) noexcept = default;
Event::~Event() = default;

bool Event::operator==(const Event &other) const {
    return static_cast<const AnyEvent &>(*this) == static_cast<const AnyEvent &>(other);
}

Record toRecord(const Event &event) {
    return sabretache::toRecord(static_cast<const AnyEvent &>(event));
}

} // namespace sabretache::battle::beerstein

namespace sabretache {

template <> Result<battle::beerstein::Event> variantFromRecord(const Record &record) {
    return detail::Kinds<battle::beerstein::AnyEvent>::read<battle::beerstein::Event>(record);
}

template <> Result<battle::beerstein::Input> variantFromRecord(const Record &record) {
    return detail::Kinds<battle::beerstein::Input>::read<battle::beerstein::Input>(record);
}

} // namespace sabretache
