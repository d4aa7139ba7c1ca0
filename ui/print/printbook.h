// What a print reads from: the book as a value, its rule set, the words of the print's language.
#pragma once

#include "oob/orderofbattle.h"
#include "rules/ruleset.h"
#include "ui/text/texts.h"

#include <QStringList>

#include <map>
#include <set>

namespace sabretache::ui {

/// All of it outlives the making of a document; `texts` the document too.
struct PrintBook {
    const oob::OrderOfBattle &book;
    const rules::RuleSet &ruleSet;
    const rules::OptionValues &options;
    const Texts &texts;
    /// Battle honours as they are printed, by unit: "Schellenberg 1704" (CA-5.2).
    std::map<UnitId, QStringList> honours = {};
};

/// Which part of the book.
struct PrintPart {
    ArmyId army;
    ColumnId column = {};        ///< null: the whole army
    std::set<UnitId> units = {}; ///< these only; empty: all
};

/// What a line of a unit says beside its name and its boxes.
struct PrintFields {
    bool number = true;     ///< the number that every unit has: the class
    bool conditions = true; ///< boxes for disorder, rout ...
    bool commanders = true;
    bool details = true;   ///< nation, doctrine, armament, calibre
    bool strengths = true; ///< men and guns
    bool honours = true;
    bool notes = true;
    bool source = false;
    bool totals = true; ///< sums at the foot
    bool operator==(const PrintFields &) const = default;
};

} // namespace sabretache::ui
