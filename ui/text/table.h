// A table of sentences, one for each topic; how to write one stands at the top of texts.h.
#pragma once

#include <QtGlobal>

#include <span>
#include <vector>

namespace sabretache::ui {

struct TextEntry {
    const char *key;
    const char *text; ///< in English, marked for translation in the table's context
};

struct TextTable {
    const char *context; ///< the context given to QT_TRANSLATE_NOOP
    std::span<const TextEntry> entries;
};

/// Every table of the program, in tables.cpp.
std::vector<TextTable> allTextTables();

} // namespace sabretache::ui
