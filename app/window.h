// Everything with a window, kept apart from main() so that words run without a display.
#pragma once

#include <QString>

namespace sabretache {

/// Opens the window, on `book` if one is named, and runs until it is closed.
/// @param language two letters, or empty: the user's own
/// @return the exit status
int runWindow(int &argc, char **argv, const QString &book, const QString &language);

} // namespace sabretache
