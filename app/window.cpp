#include "app/window.h"

#include <cstdio>

namespace sabretache {

int runWindow(int &argc, char **argv, const QString &book, const QString &language) {
    static_cast<void>(argc);
    static_cast<void>(argv);
    static_cast<void>(book);
    static_cast<void>(language);
    std::fputs("sabretache: this build has no window\n", stderr);
    return 4;
}

} // namespace sabretache
