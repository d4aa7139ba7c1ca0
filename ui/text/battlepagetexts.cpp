// Words of the battle page that are the same for every rule set.
#include "ui/text/table.h"

namespace sabretache::ui {

namespace {

const TextEntry kEntries[] = {
    {"word/program", QT_TRANSLATE_NOOP("battle-page", "thrown by the program")},
    {"word/typed", QT_TRANSLATE_NOOP("battle-page", "typed from the table")},
    {"word/mixed", QT_TRANSLATE_NOOP("battle-page", "typed, the rest by the program")},
    {"group/queued", QT_TRANSLATE_NOOP("battle-page", "Queued")},
    {"error/battle-not-standing",
     QT_TRANSLATE_NOOP("battle-page", "Step {1} was taken back; it can't be corrected.")},
    {"error/battle-looking-back",
     QT_TRANSLATE_NOOP("battle-page", "You are looking back: nothing can be entered here.")},
    {"error/advance-stuck",
     QT_TRANSLATE_NOOP("battle-page", "The battle could not be brought to turn {1}.")},
    {"error/advance-past",
     QT_TRANSLATE_NOOP("battle-page", "The battle is past that: choose turn {1} or later, or take "
                                      "steps back first.")},
    {"word/umpire", QT_TRANSLATE_NOOP("battle-page", "the umpire")},
};

} // namespace

TextTable battlePageTexts() { return {"battle-page", kEntries}; }

} // namespace sabretache::ui
