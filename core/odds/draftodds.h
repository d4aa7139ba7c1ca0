// The odds of an action as it is being entered, for screens that do not know the rule set: what is
// counted with the chance of each count, and what may follow.
#pragma once

#include "base/record.h"
#include "base/rulenumber.h"
#include "battle/engine.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace sabretache::odds {

/// One exact distribution.
struct DraftBars {
    std::string key;     ///< word of what is counted, for example "killed"
    std::string subject; ///< whose it is, id as text; may be empty
    std::vector<std::pair<std::int64_t, double>> chances; ///< by rising count; they sum to 1
};

/// What may follow, with its chance; `key` is a condition or another word.
struct DraftShare {
    std::string key;
    double chance = 0;
};

struct DraftOdds {
    std::vector<DraftBars> bars;
    std::vector<DraftShare> outcomes;
    std::string outcomesOf; ///< whose they are, id as text; may be empty
    RuleNumbers rules;
};

/// What an enemy could do to a unit by one action.
struct Threat {
    std::string action; ///< kind of the input, for example "FireVolley"
    DraftOdds odds;
};

/// Who works out the odds of a rule set's drafts.
class DraftOddsSource {
public:
    virtual ~DraftOddsSource() = default;
    /// @param draft the action as it would be submitted
    /// @return nothing when the action has no odds or cannot be read
    virtual std::optional<DraftOdds> odds(const battle::State &state,
                                          const Record &draft) const = 0;
    /// What `enemy` could do to `unit` from where it stands; each may be whose turn it likes. An
    /// action that the rules forbid the enemy at that distance is left out.
    /// @param distance in the rule set's unit of length: hundredths of an inch, or paces
    virtual std::vector<Threat> threats(const battle::State &state, UnitId unit, UnitId enemy,
                                        std::int64_t distance) const {
        static_cast<void>(state), static_cast<void>(unit), static_cast<void>(enemy),
            static_cast<void>(distance);
        return {};
    }
    /// @return the unit of `distance` above: "in/100" or "paces"; empty: it knows no threats
    virtual std::string_view distanceUnit() const { return {}; }
};

} // namespace sabretache::odds
