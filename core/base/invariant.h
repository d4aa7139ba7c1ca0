// A broken invariant is our fault, not the user's: it stops the program in every build, before a
// wrong state can be written to a book.
#pragma once

namespace sabretache {

/// Prints the place and stops the program (exit status 4 is the command line's "a fault of ours").
[[noreturn]] void invariantBroken(const char *what, const char *file, int line);

} // namespace sabretache

/// Asserts in every build, unlike assert().
#define SAB_INVARIANT(condition)                                                                   \
    ((condition) ? static_cast<void>(0)                                                            \
                 : ::sabretache::invariantBroken(#condition, __FILE__, __LINE__))
