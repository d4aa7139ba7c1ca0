// The rule sets whose odds the program answers.
#include "odds/beersteincalls.h"
#include "odds/corporaljohncalls.h"

#include <array>

namespace sabretache::odds {

std::span<const CallBook *const> builtInCalls() {
    static const std::array<const CallBook *, 2> books{&corporaljohn::calls(), &beerstein::calls()};
    return books;
}

} // namespace sabretache::odds
