// What is compiled once of the many kinds of inputs and events.
#include "battle/corporaljohn/events.h"

#include "battle/corporaljohn/inputs.h"

#include <utility>

namespace sabretache::battle::corporaljohn {

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

} // namespace sabretache::battle::corporaljohn

namespace sabretache {

template <> Result<battle::corporaljohn::Event> variantFromRecord(const Record &record) {
    return detail::Kinds<battle::corporaljohn::AnyEvent>::read<battle::corporaljohn::Event>(record);
}

template <> Result<battle::corporaljohn::Input> variantFromRecord(const Record &record) {
    return detail::Kinds<battle::corporaljohn::Input>::read<battle::corporaljohn::Input>(record);
}

} // namespace sabretache
