// Words of the book: its edits (as undo entries), its problems, and what can go wrong with a file.
#include "ui/text/table.h"

namespace sabretache::ui {
namespace {

const TextEntry kEntries[] = {
    {"edit/add-army", QT_TRANSLATE_NOOP("book", "new army {1}")},
    {"edit/add-column", QT_TRANSLATE_NOOP("book", "new column {1}")},
    {"edit/add-unit", QT_TRANSLATE_NOOP("book", "new unit {1}")},
    {"edit/add-person", QT_TRANSLATE_NOOP("book", "new commander {1}")},
    {"edit/remove-army", QT_TRANSLATE_NOOP("book", "removal of the army {1}")},
    {"edit/remove-nodes", QT_TRANSLATE_NOOP("book", "removal of {2} ({1:rows})")},
    {"edit/remove-person", QT_TRANSLATE_NOOP("book", "removal of the commander {1}")},
    {"edit/move-nodes", QT_TRANSLATE_NOOP("book", "move of {2} ({1:rows}) to {3}")},
    {"edit/move-army", QT_TRANSLATE_NOOP("book", "move of the army {1}")},
    {"edit/duplicate-nodes", QT_TRANSLATE_NOOP("book", "copy of {2} ({1:rows})")},
    {"edit/rename-army", QT_TRANSLATE_NOOP("book", "name of {1}, now {2}")},
    {"edit/rename-column", QT_TRANSLATE_NOOP("book", "name of {1}, now {2}")},
    {"edit/rename-unit", QT_TRANSLATE_NOOP("book", "name of {1}, now {2}")},
    {"edit/set-unit-arm", QT_TRANSLATE_NOOP("book", "arm of {1}: {2:arm}")},
    {"edit/set-unit-nation", QT_TRANSLATE_NOOP("book", "nation of {1}: {2?{2}|none}")},
    {"edit/set-unit-field", QT_TRANSLATE_NOOP("book", "{2:field} of {1}: {3?{3:value}|as usual}")},
    {"edit/set-present-men", QT_TRANSLATE_NOOP("book", "strength of {1}: {2?{2:men}|not known}")},
    {"edit/set-present-guns", QT_TRANSLATE_NOOP("book", "guns of {1}: {2?{2:guns}|not known}")},
    {"edit/set-establishment", QT_TRANSLATE_NOOP("book", "establishment of {1}")},
    {"edit/appoint", QT_TRANSLATE_NOOP("book", "{1} to command {2}")},
    {"edit/vacate", QT_TRANSLATE_NOOP("book", "command of {1} left vacant")},
    {"edit/set-setting", QT_TRANSLATE_NOOP("book", "setting {1}: {2}")},
    {"edit/set-nation", QT_TRANSLATE_NOOP("book", "colours of {1}")},
    {"edit/add-scenario", QT_TRANSLATE_NOOP("book", "new scenario {1}")},
    {"edit/change-scenario", QT_TRANSLATE_NOOP("book", "scenario {1}")},
    {"edit/remove-scenario", QT_TRANSLATE_NOOP("book", "removal of the scenario {1}")},
    {"edit/change-notes", QT_TRANSLATE_NOOP("book", "notes of {1}")},
    {"edit/change-source", QT_TRANSLATE_NOOP("book", "source of {1}")},
    {"edit/change-side", QT_TRANSLATE_NOOP("book", "side of {1}")},
    {"edit/change-nation", QT_TRANSLATE_NOOP("book", "nation of {1}")},
    {"edit/change-level", QT_TRANSLATE_NOOP("book", "level of {1}")},
    {"edit/change-orders", QT_TRANSLATE_NOOP("book", "who gives orders: {1}")},
    {"edit/change-estimated", QT_TRANSLATE_NOOP("book", "how sure the strength of {1} is")},
    {"edit/change-elements", QT_TRANSLATE_NOOP("book", "battalions or squadrons of {1}")},
    {"edit/change-person", QT_TRANSLATE_NOOP("book", "particulars of {1}")},
    {"edit/edit-many", QT_TRANSLATE_NOOP("book", "{1} of {2:rows}")},
    {"edit/paste-rows", QT_TRANSLATE_NOOP("book", "paste of {1:rows}")},
    {"edit/paste-cells", QT_TRANSLATE_NOOP("book", "paste of {1:cells}")},
    {"edit/clear-cells", QT_TRANSLATE_NOOP("book", "clearing of {1:cells}")},
    {"edit/import", QT_TRANSLATE_NOOP("book", "import of {1}")},

    {"problem/column-vacant", QT_TRANSLATE_NOOP("book", "No commander: only the army commander "
                                                        "can order what stands under it.")},
    {"problem/column-empty", QT_TRANSLATE_NOOP("book", "Nothing stands under it yet.")},
    {"problem/army-vacant", QT_TRANSLATE_NOOP("book", "The army has no commander.")},
    {"problem/strength-unknown",
     QT_TRANSLATE_NOOP("book", "Its strength is not known, so it can't take the field.")},
    {"problem/name-missing", QT_TRANSLATE_NOOP("book", "It has no name.")},
    {"problem/rule-set-unknown",
     QT_TRANSLATE_NOOP("book", "The book is kept for the rule set \"{1}\", which this program does "
                               "not know.")},

    {"error/edit-out-of-date",
     QT_TRANSLATE_NOOP("book", "Something else changed this meanwhile; nothing was done.")},
    {"error/edit-breaks-tree",
     QT_TRANSLATE_NOOP("book", "{1} can't stand within itself, or under something that is gone.")},
    {"error/edit-id-taken", QT_TRANSLATE_NOOP("book", "This is in the book already.")},
    {"error/edit-no-such-row", QT_TRANSLATE_NOOP("book", "This is no longer in the book.")},
    {"error/edit-no-such-parent",
     QT_TRANSLATE_NOOP("book", "What it should stand under is no longer in the book.")},
    {"error/edit-has-history",
     QT_TRANSLATE_NOOP("book", "{1} has fought; the army can't be removed while its record is in "
                               "this book.")},
    {"error/edit-out-of-range", QT_TRANSLATE_NOOP("book", "{1} is out of range: {2} to {3}.")},
    {"error/edit-not-a-number", QT_TRANSLATE_NOOP("book", "\"{1}\" is not a number.")},
    {"error/edit-not-a-choice",
     QT_TRANSLATE_NOOP("book", "\"{1}\" is not a value for {2}. It can be: {3}.")},
    {"error/edit-not-here", QT_TRANSLATE_NOOP("book", "This cell can't be filled.")},
    {"error/paste-nothing", QT_TRANSLATE_NOOP("book", "The clipboard holds no text.")},
    {"error/paste-too-large",
     QT_TRANSLATE_NOOP("book", "The clipboard holds more than {1:rows}; import it as a file.")},

    {"error/book-exists",
     QT_TRANSLATE_NOOP("book", "There is a file {1} already. Choose another name.")},
    {"error/book-not-found", QT_TRANSLATE_NOOP("book", "There is no book {1}.")},
    {"error/book-is-folder", QT_TRANSLATE_NOOP("book", "{1} is a folder, not a book.")},
    {"error/book-no-rights", QT_TRANSLATE_NOOP("book", "You have no right to read {1}.")},
    {"error/book-folder-no-rights",
     QT_TRANSLATE_NOOP("book", "You have no right to write in the folder of {1}, so the book is "
                               "open for reading. Save a copy elsewhere to change it.")},
    {"error/book-not-a-book", QT_TRANSLATE_NOOP("book", "{1} is not a Sabretache book.")},
    {"error/book-truncated",
     QT_TRANSLATE_NOOP("book", "{1} is cut short: a part of the file is missing. Nothing was "
                               "written to it.")},
    {"error/book-damaged",
     QT_TRANSLATE_NOOP("book", "{1} is damaged ({2}). Nothing was written to it.{3? The last good "
                               "copy is {3}.}")},
    {"error/book-too-new",
     QT_TRANSLATE_NOOP("book", "{1} was made by a newer Sabretache, so it can only be read here.")},
    {"error/book-held",
     QT_TRANSLATE_NOOP("book", "{3} has this book open on {1}, so it can only be read here.")},
    {"error/book-read-only", QT_TRANSLATE_NOOP("book", "This book is open for reading only.")},
    {"error/book-cannot-write", QT_TRANSLATE_NOOP("book", "{1} can't be written: {2}.")},
    {"error/book-write-failed",
     QT_TRANSLATE_NOOP("book", "The change could not be written ({1}); the book is as before.")},
    {"error/book-refused",
     QT_TRANSLATE_NOOP("book", "The book does not take this ({1}); it is as before.")},
    {"error/book-nothing-to-return",
     QT_TRANSLATE_NOOP("book", "The book is as it was when you opened it.")},
    {"error/book-upgrade-failed",
     QT_TRANSLATE_NOOP("book", "{1} is of an older version and could not be brought up to date "
                               "({2}). Nothing was changed.")},
    {"error/book-busy",
     QT_TRANSLATE_NOOP("book", "Another program is writing to {1}. Try again in a moment.")},
    {"error/battle-not-found", QT_TRANSLATE_NOOP("book", "That battle is not in this book.")},
    {"error/battle-no-engine",
     QT_TRANSLATE_NOOP("book", "Battles of the rule set {1:ruleset} can't be fought here.")},
    {"error/battle-log-broken",
     QT_TRANSLATE_NOOP("book", "The battle's record can't be followed beyond step {1}, so it can "
                               "only be read up to there.")},
    {"error/battle-no-roll", QT_TRANSLATE_NOOP("book", "No dice are wanted now.")},
    {"error/battle-nothing-to-undo", QT_TRANSLATE_NOOP("book", "There is nothing to take back.")},
    {"error/battle-nothing-to-redo", QT_TRANSLATE_NOOP("book", "There is nothing to restore.")},
    {"error/freeze-two-sides",
     QT_TRANSLATE_NOOP("book", "A battle needs two sides; here are {1}. Armies with the same side "
                               "fight together.")},
    {"error/freeze-side-empty", QT_TRANSLATE_NOOP("book", "The side {1} has no unit.")},
    {"error/freeze-unit-twice", QT_TRANSLATE_NOOP("book", "{1} stands on both sides.")},

    {"cause/edit", QT_TRANSLATE_NOOP("book", "edited")},
    {"cause/undo", QT_TRANSLATE_NOOP("book", "taken back")},
    {"cause/redo", QT_TRANSLATE_NOOP("book", "done again")},
    {"cause/import", QT_TRANSLATE_NOOP("book", "imported")},
    {"cause/return", QT_TRANSLATE_NOOP("book", "battle return")},
};

} // namespace

TextTable bookTexts() { return {"book", kEntries}; }

} // namespace sabretache::ui
