// One unit from the texts that describe it: the same for a row of a table, a line of a list and an
// entry of a tree.
#pragma once

#include "exchange/finding.h"
#include "exchange/numbers.h"
#include "oob/orderofbattle.h"

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace sabretache::exchange {

/// The texts, as they stand in the file; empty where the file has none.
struct UnitTexts {
    std::string_view name;
    std::string_view arm; ///< of a column of arms: an unknown word is a fault
    std::string_view
        armHint; ///< other words that may tell the arm (a heading), weaker than the name
    std::string_view nation;
    std::string_view count;
    std::string_view battalions;
    std::string_view squadrons;
    std::string_view companies;
    std::string_view men;
    std::string_view moreMen; ///< a second column of men (sabres beside bayonets)
    std::string_view officers;
    std::string_view guns;
    std::vector<std::pair<std::string_view, std::string_view>> fields; ///< RULESET/FIELD, value
    bool literal = false; ///< our own layout: names are taken as they stand
};

struct UnitDraft {
    oob::Unit unit;
    std::optional<Finding> fault; ///< why it can't be taken; line and text are the caller's
    Findings warnings;
};

/// Reads the cells of the rule sets' columns. A long list says few different things there: each is
/// found out once, and units of which the same is said share it.
class FieldReader {
public:
    explicit FieldReader(const rules::RuleSetList &ruleSets) : m_ruleSets(ruleSets) {}

    /// RULESET/FIELD, value.
    using Cell = std::pair<std::string_view, std::string_view>;
    struct Answer {
        oob::UnitFields fields;
        /// Field and value, where the value is none of that field's.
        std::vector<std::pair<std::string, std::string>> wrong;
    };
    /// @return what the cells of a unit mean, until the next reading.
    const Answer &read(const std::vector<Cell> &cells, Arm arm);

private:
    void readCell(Answer &out, const Cell &cell, Arm arm) const;
    const rules::RuleSetList &m_ruleSets;
    std::unordered_map<std::string, Answer> m_known;
    std::string m_asked;
};

/// Reads a unit's texts.
UnitDraft draftUnit(const UnitTexts &texts, FieldReader &fields);

/// A name with the brackets and counts behind it cut off: "6th Legere (2)(1,728)",
/// "Wood's horse, five squadrons".
struct LiftedName {
    std::string name;
    std::vector<std::string> brackets;
};
LiftedName liftName(std::string_view text);

/// Adds a line to notes that may have some already.
void addNote(std::string &notes, std::string_view note);

} // namespace sabretache::exchange
