// Words that every topic uses: yes and no, units, arms, severities, and the faults of core/base,
// core/dice and core/rules.
#include "ui/text/table.h"

namespace sabretache::ui {
namespace {

const TextEntry kEntries[] = {
    {"word/yes", QT_TRANSLATE_NOOP("base", "yes")},
    {"word/on", QT_TRANSLATE_NOOP("base", "on")},
    {"word/off", QT_TRANSLATE_NOOP("base", "off")},
    {"word/no", QT_TRANSLATE_NOOP("base", "no")},
    {"word/unknown-name", QT_TRANSLATE_NOOP("base", "(a name not in this book)")},
    {"word/set-field", QT_TRANSLATE_NOOP("base", "Set {1} to {2}")},

    {"unit/castings", QT_TRANSLATE_N_NOOP("base", "%n casting|%n castings")},
    {"unit/crew", QT_TRANSLATE_N_NOOP("base", "%n gun crew|%n gun crew")},
    {"unit/points", QT_TRANSLATE_N_NOOP("base", "%n point|%n points")},
    {"unit/men", QT_TRANSLATE_N_NOOP("base", "%n man|%n men")},
    {"unit/guns", QT_TRANSLATE_N_NOOP("base", "%n gun|%n guns")},
    {"unit/models", QT_TRANSLATE_N_NOOP("base", "%n model|%n models")},
    {"unit/model-guns", QT_TRANSLATE_N_NOOP("base", "%n model gun|%n model guns")},
    {"unit/units", QT_TRANSLATE_N_NOOP("base", "%n unit|%n units")},
    {"unit/brigades", QT_TRANSLATE_N_NOOP("base", "%n brigade|%n brigades")},
    {"unit/batteries", QT_TRANSLATE_N_NOOP("base", "%n battery|%n batteries")},
    {"unit/columns", QT_TRANSLATE_N_NOOP("base", "%n column|%n columns")},
    {"unit/commanders", QT_TRANSLATE_N_NOOP("base", "%n commander|%n commanders")},
    {"unit/armies", QT_TRANSLATE_N_NOOP("base", "%n army|%n armies")},
    {"unit/foot", QT_TRANSLATE_N_NOOP("base", "%n foot|%n foot")},
    {"unit/horse", QT_TRANSLATE_N_NOOP("base", "%n horse|%n horse")},
    {"unit/dice", QT_TRANSLATE_N_NOOP("base", "%n die|%n dice")},
    {"unit/turns", QT_TRANSLATE_N_NOOP("base", "%n turn|%n turns")},
    {"unit/steps", QT_TRANSLATE_N_NOOP("base", "%n step|%n steps")},
    {"unit/paces", QT_TRANSLATE_N_NOOP("base", "%n pace|%n paces")},
    {"unit/pips", QT_TRANSLATE_N_NOOP("base", "%n pip|%n pips")},
    {"unit/kills", QT_TRANSLATE_N_NOOP("base", "%n kill|%n kills")},
    {"unit/hits", QT_TRANSLATE_N_NOOP("base", "%n hit|%n hits")},
    {"unit/rows", QT_TRANSLATE_N_NOOP("base", "%n row|%n rows")},
    {"unit/cells", QT_TRANSLATE_N_NOOP("base", "%n cell|%n cells")},
    {"unit/lines", QT_TRANSLATE_N_NOOP("base", "%n line|%n lines")},
    {"unit/notes", QT_TRANSLATE_N_NOOP("base", "%n note|%n notes")},
    {"unit/warnings", QT_TRANSLATE_N_NOOP("base", "%n warning|%n warnings")},
    {"unit/faults", QT_TRANSLATE_N_NOOP("base", "%n fault|%n faults")},
    {"unit/found", QT_TRANSLATE_N_NOOP("base", "%n found|%n found")},

    {"measure/in", QT_TRANSLATE_NOOP("base", "in")},
    {"measure/castings", QT_TRANSLATE_NOOP("base", "Castings")},
    {"measure/crew", QT_TRANSLATE_NOOP("base", "crew")},
    {"measure/points", QT_TRANSLATE_NOOP("base", "Points")},
    {"measure/paces", QT_TRANSLATE_NOOP("base", "paces")},
    {"measure/men", QT_TRANSLATE_NOOP("base", "men")},
    {"measure/guns", QT_TRANSLATE_NOOP("base", "guns")},

    {"arm/infantry", QT_TRANSLATE_NOOP("base", "Infantry")},
    {"arm/light infantry", QT_TRANSLATE_NOOP("base", "Light infantry")},
    {"arm/cavalry", QT_TRANSLATE_NOOP("base", "Cavalry")},
    {"arm/heavy cavalry", QT_TRANSLATE_NOOP("base", "Heavy cavalry")},
    {"arm/light cavalry", QT_TRANSLATE_NOOP("base", "Light cavalry")},
    {"arm/dragoons", QT_TRANSLATE_NOOP("base", "Dragoons")},
    {"arm/artillery", QT_TRANSLATE_NOOP("base", "Artillery")},

    {"severity/note", QT_TRANSLATE_NOOP("base", "Note")},
    {"severity/warning", QT_TRANSLATE_NOOP("base", "Warning")},
    {"severity/fault", QT_TRANSLATE_NOOP("base", "Fault")},

    {"ruleset/corporal-john", QT_TRANSLATE_NOOP("base", "Corporal John")},
    {"ruleset/beerstein", QT_TRANSLATE_NOOP("base", "Beerstein")},
    {"ruleset/campaign", QT_TRANSLATE_NOOP("base", "Campaign")},

    {"error/field-missing", QT_TRANSLATE_NOOP("base", "{2}: the field \"{1}\" is missing.")},
    {"error/field-wrong",
     QT_TRANSLATE_NOOP("base", "{2}: the field \"{1}\" holds something else than it should.")},
    {"error/field-unknown", QT_TRANSLATE_NOOP("base", "{2} has no field \"{1}\".")},
    {"error/kind-unknown", QT_TRANSLATE_NOOP("base", "\"{1}\" is not something that can be done.")},
    {"error/json-syntax", QT_TRANSLATE_NOOP("base", "This is not JSON: it breaks at {1}.")},
    {"error/json-shape",
     QT_TRANSLATE_NOOP("base", "The JSON does not have the form expected at \"{1}\".")},
    {"error/json-too-large", QT_TRANSLATE_NOOP("base", "The JSON is larger than is sensible.")},
    {"error/rule-value-unknown",
     QT_TRANSLATE_NOOP("base", "\"{2}\" is not a value for {1}. It can be: {3}.")},
    {"error/rule-value-range",
     QT_TRANSLATE_NOOP("base", "{2} is out of range for {1}: {3} to {4}.")},
    {"error/option-unknown", QT_TRANSLATE_NOOP("base", "There is no house rule \"{1}\".")},
    {"error/dice-count", QT_TRANSLATE_NOOP("base", "{1:dice} are wanted; {2} were given.")},
    {"error/dice-face",
     QT_TRANSLATE_NOOP("base", "Die {1} shows {2}; this die has faces 1 to {3}.")},
};

} // namespace

TextTable baseTexts() { return {"base", kEntries}; }

} // namespace sabretache::ui
