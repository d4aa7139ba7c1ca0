// Words for the rules of Beerstein: what is pointed out in an order of battle, fields, house rules.
#include "ui/text/table.h"

namespace sabretache::ui {
namespace {

const TextEntry kEntries[] = {
    {"problem/bb-horse-is-heavy",
     QT_TRANSLATE_NOOP("beerstein", "Horse of which nothing more is said rides as heavy cavalry.")},
    {"problem/bb-spent-at-start",
     QT_TRANSLATE_NOOP("beerstein", "It starts with {1} and will not attack.")},
    {"problem/bb-field-unknown",
     QT_TRANSLATE_NOOP("beerstein", "Beerstein has no field \"{1}\"; it is kept.")},
    {"field/quality", QT_TRANSLATE_NOOP("beerstein", "Quality")},
    {"field/points-lost", QT_TRANSLATE_NOOP("beerstein", "Points lost before")},
    {"value/trained", QT_TRANSLATE_NOOP("beerstein", "trained, 5")},
    {"value/veteran", QT_TRANSLATE_NOOP("beerstein", "veteran, 6")},
    {"value/elite", QT_TRANSLATE_NOOP("beerstein", "elite, 7")},
    {"value/guard", QT_TRANSLATE_NOOP("beerstein", "guard, 8")},
    {"option/footprint", QT_TRANSLATE_NOOP("beerstein", "Footprints of foot, horse and guns")},
    {"option/initiative", QT_TRANSLATE_NOOP("beerstein", "Initiative")},
    {"option/terrain-slows", QT_TRANSLATE_NOOP("beerstein", "Woods and streams slow")},
    {"option/out-of-command", QT_TRANSLATE_NOOP("beerstein", "Units out of command")},
    {"value/initiative.roll", QT_TRANSLATE_NOOP("beerstein", "thrown for every turn")},
    {"value/initiative.alternate", QT_TRANSLATE_NOOP("beerstein", "changes sides every turn")},
    {"value/out-of-command.hold", QT_TRANSLATE_NOOP("beerstein", "hold")},
    {"value/out-of-command.free", QT_TRANSLATE_NOOP("beerstein", "go free")},
    {"value/footprint.150,50,150,75,100,50",
     QT_TRANSLATE_NOOP("beerstein", "foot 150 by 50 paces, horse 150 by 75, guns 100 by 50")},
    {"value/footprint.75,25,75,40,50,25",
     QT_TRANSLATE_NOOP("beerstein", "half: foot 75 by 25 paces, horse 75 by 40, guns 50 by 25")},
    {"value/footprint.300,100,300,150,200,100",
     QT_TRANSLATE_NOOP("beerstein",
                       "twice: foot 300 by 100 paces, horse 300 by 150, guns 200 by 100")},
};

} // namespace

TextTable beersteinRulesTexts() { return {"beerstein", kEntries}; }

} // namespace sabretache::ui
