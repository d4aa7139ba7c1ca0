// What a unit is worth, worked out from the rules themselves by exact odds: no list of prices that
// someone made up, so that a house rule or a third rule set changes the points with the rules.
//
// A unit goes through a few bouts against a standard unit of its rule set: fire given and taken,
// the first round of a melee as attacker and as defender, what an arm is for (horse against foot in
// disorder, guns with roundshot and canister). From them come
//
//     G  kills that it gives, the mean of the exact distributions, summed over the bouts
//     S  its staying power: steps, divided by the kills that it takes in the bouts, times the share
//        of it that a morale test leaves in the fight (passed, and half of those in disorder)
//
// and  points = 100 * sqrt(G / G0 * S / S0),  where G0 and S0 are those of the standard unit, which
// therefore has 100. Both factors grow with the unit's size, so that two halves are worth the
// whole.
#pragma once

#include "odds/answer.h"
#include "rules/ruleset.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace sabretache::odds {

/// What the bouts of one unit came to.
struct UnitValue {
    std::int32_t points = 0; ///< of the standard unit: 100
    double given = 0;        ///< G, in kills
    double staying = 0;      ///< S
    bool operator==(const UnitValue &) const = default;
};

/// Values of one rule set's units. Units that are alike are worked out once.
class UnitValues {
public:
    /// @param options house rules; those that the calls know are used
    UnitValues(const rules::RuleSet &ruleSet, rules::OptionValues options);

    /// @return whether there are bouts for the rule set; if not, nothing has a value
    bool known() const;
    /// @return nothing when the unit's strength on the table is not known or is nothing
    std::optional<UnitValue> of(const rules::UnitFacts &unit) const;
    /// The same for a caller who has asked for the unit's strength on the table already.
    std::optional<UnitValue> of(const rules::UnitFacts &unit,
                                const std::optional<rules::TableStrength> &strength) const;

private:
    const rules::RuleSet &m_ruleSet;
    rules::OptionValues m_options;
    double m_given0 = 0;
    double m_staying0 = 0;
    mutable std::unordered_map<std::string, UnitValue> m_done; ///< by all that the bouts depend on
};

} // namespace sabretache::odds
