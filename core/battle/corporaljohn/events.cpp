// What is compiled once of the many kinds of inputs and events.
#include "battle/corporaljohn/events.h"

#include "base/oneofmembers.h"
#include "battle/corporaljohn/inputs.h"

namespace sabretache {

namespace game = battle::corporaljohn;

template struct OneOf<game::AnyEvent>;

template <> Result<game::Event> variantFromRecord(const Record &record) {
    return readOneOf<game::Event, game::AnyEvent>(record);
}

template <> Result<game::Input> variantFromRecord(const Record &record) {
    return detail::Kinds<game::Input>::read<game::Input>(record);
}

} // namespace sabretache
