// Words that are printed: rosters and what goes with them.
#include "ui/text/table.h"

namespace sabretache::ui {
namespace {

const TextEntry kEntries[] = {
    {"word/print-rules", QT_TRANSLATE_NOOP("print", "Rules: {1}")},
    {"word/print-commander", QT_TRANSLATE_NOOP("print", "Commander")},
    {"word/print-vacant", QT_TRANSLATE_NOOP("print", "vacant")},
    {"word/print-continued", QT_TRANSLATE_NOOP("print", "{1}, continued")},
    {"word/print-gun", QT_TRANSLATE_NOOP("print", "gun {1}")},
    {"word/print-about", QT_TRANSLATE_NOOP("print", "about {1}")},
    {"word/print-strength-unknown", QT_TRANSLATE_NOOP("print", "Strength not known")},
    {"word/print-unit-commander", QT_TRANSLATE_NOOP("print", "Unit, commander")},
    {"word/print-tick", QT_TRANSLATE_NOOP("print", "{1}: tick from the left.")},
    {"word/print-tick-heavy",
     QT_TRANSLATE_NOOP("print", "{1}: tick from the left. A heavy box costs a die, or a gun.")},
    {"word/print-leaderless", QT_TRANSLATE_NOOP("print", "turns leaderless")},
    {"word/print-lost", QT_TRANSLATE_NOOP("print", "Routed, removed or off the table")},
    {"word/print-breaks", QT_TRANSLATE_NOOP("print", "{1} of {2}: the army breaks")},
    {"word/print-this-page", QT_TRANSLATE_NOOP("print", "This page: {1}.")},
    {"word/print-in-all", QT_TRANSLATE_NOOP("print", "In all: {1}.")},
    {"word/print-page", QT_TRANSLATE_NOOP("print", "Page {1} of {2}")},

    {"error/print-format",
     QT_TRANSLATE_NOOP("print", "Prints are written as .pdf, .svg or .png, not as \".{1}\".")},
    {"error/print-cannot-write", QT_TRANSLATE_NOOP("print", "{1} can't be written: {2}.")},
};

} // namespace

TextTable printTexts() { return {"print", kEntries}; }

} // namespace sabretache::ui
