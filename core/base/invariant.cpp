#include "base/invariant.h"

#include <cstdio>
#include <cstdlib>

namespace sabretache {

void invariantBroken(const char *what, const char *file, int line) {
    std::fprintf(stderr, "sabretache: broken invariant (%s) at %s:%d\n", what, file, line);
    std::abort();
}

} // namespace sabretache
