// The rule sets whose odds the program answers.
#include "odds/corporaljohncalls.h"

#include <array>

namespace sabretache::odds {

std::span<const CallBook *const> builtInCalls() {
    static const std::array<const CallBook *, 1> books{&corporaljohn::calls()};
    return books;
}

} // namespace sabretache::odds
