// Words that models of the window need: heads of columns, groups of the book's tree, the rules
// page.
#include "ui/text/table.h"

namespace sabretache::ui {
namespace {

const TextEntry kEntries[] = {
    {"word/head-name", QT_TRANSLATE_NOOP("window", "Name")},
    {"word/head-commander", QT_TRANSLATE_NOOP("window", "Commander")},
    {"word/head-nation", QT_TRANSLATE_NOOP("window", "Nation")},
    {"word/head-arm", QT_TRANSLATE_NOOP("window", "Arm")},
    {"word/head-elements", QT_TRANSLATE_NOOP("window", "Battalions, squadrons")},
    {"word/head-men", QT_TRANSLATE_NOOP("window", "Men")},
    {"word/head-establishment", QT_TRANSLATE_NOOP("window", "Full strength")},
    {"word/head-guns", QT_TRANSLATE_NOOP("window", "Guns")},
    {"word/head-points", QT_TRANSLATE_NOOP("window", "Points")},
    {"word/head-problems", QT_TRANSLATE_NOOP("window", "Problems")},
    {"word/head-rank", QT_TRANSLATE_NOOP("window", "Rank")},
    {"word/head-rank-date", QT_TRANSLATE_NOOP("window", "Rank since")},
    {"word/head-commands", QT_TRANSLATE_NOOP("window", "Commands")},
    {"word/head-fate", QT_TRANSLATE_NOOP("window", "State")},
    {"word/head-source", QT_TRANSLATE_NOOP("window", "Source")},
    {"word/head-command", QT_TRANSLATE_NOOP("window", "Command")},
    {"word/head-what", QT_TRANSLATE_NOOP("window", "What")},
    {"word/head-since", QT_TRANSLATE_NOOP("window", "Since")},
    {"word/head-second", QT_TRANSLATE_NOOP("window", "Second")},
    {"word/command-army", QT_TRANSLATE_NOOP("window", "army")},
    {"word/command-vacant", QT_TRANSLATE_NOOP("window", "vacant")},
    {"word/head-notes", QT_TRANSLATE_NOOP("window", "Notes")},
    {"word/vacant", QT_TRANSLATE_NOOP("window", "vacant")},
    {"word/fill", QT_TRANSLATE_NOOP("window", "Fill…")},
    {"word/no-name", QT_TRANSLATE_NOOP("window", "(no name)")},
    {"word/whole-book", QT_TRANSLATE_NOOP("window", "The book")},
    {"word/second-of", QT_TRANSLATE_NOOP("window", "{1}, as second")},
    {"word/fate-fit", QT_TRANSLATE_NOOP("window", "fit")},
    {"word/fate-wounded", QT_TRANSLATE_NOOP("window", "wounded")},
    {"word/fate-prisoner", QT_TRANSLATE_NOOP("window", "prisoner")},
    {"word/fate-dead", QT_TRANSLATE_NOOP("window", "dead")},
    {"word/group-campaign", QT_TRANSLATE_NOOP("window", "Campaign")},
    {"word/group-armies", QT_TRANSLATE_NOOP("window", "Armies")},
    {"word/group-scenarios", QT_TRANSLATE_NOOP("window", "Scenarios")},
    {"word/group-battles", QT_TRANSLATE_NOOP("window", "Battles")},
    {"word/group-commanders", QT_TRANSLATE_NOOP("window", "Commanders")},
    {"word/battle-over", QT_TRANSLATE_NOOP("window", "over")},
    {"word/battle-turn", QT_TRANSLATE_NOOP("window", "turn {1}")},
    {"word/rule-text", QT_TRANSLATE_NOOP("window", "rules as written")},
    {"word/rule-ruling", QT_TRANSLATE_NOOP("window", "our ruling")},
    {"word/rule-option", QT_TRANSLATE_NOOP("window", "house rule")},
    {"word/rule-decided", QT_TRANSLATE_NOOP("window", "worked out by the program")},
    {"word/rule-asked", QT_TRANSLATE_NOOP("window", "asked of you")},
    {"word/rule-map-play", QT_TRANSLATE_NOOP("window", "left to the table")},
    {"mend/commander", QT_TRANSLATE_NOOP("window", "Choose a commander…")},
    {"mend/name", QT_TRANSLATE_NOOP("window", "Give it a name…")},
    {"mend/men", QT_TRANSLATE_NOOP("window", "Enter its men…")},
    {"mend/guns", QT_TRANSLATE_NOOP("window", "Enter its guns…")},
    {"mend/arm", QT_TRANSLATE_NOOP("window", "Make it {1:arm}")},
    {"mend/parts", QT_TRANSLATE_NOOP("window", "Split it in {1}")},
    {"mend/remove", QT_TRANSLATE_NOOP("window", "Remove it")},
    {"mend/drop-field", QT_TRANSLATE_NOOP("window", "Drop the value {1}")},
};

} // namespace

TextTable windowTexts() { return {"window", kEntries}; }

} // namespace sabretache::ui
