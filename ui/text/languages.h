// The languages that the program has words in.
#pragma once

#include <QStringList>

namespace sabretache::ui {

/// @return codes ("en", "de"), English first; each can be given to Texts
QStringList languages();

} // namespace sabretache::ui
