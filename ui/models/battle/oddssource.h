// Who works out the odds of an action before its dice are thrown.
#pragma once

#include "base/record.h"
#include "battle/engine.h"
#include "battle/setup.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace sabretache::ui {

/// One exact distribution: what is counted, and the chance of each count.
struct OddsBars {
    std::string key;  ///< key for ui/text (Word), for example "kills"
    std::string unit; ///< "castings", or empty
    std::vector<std::pair<std::int64_t, double>> chances; ///< by rising count; they sum to 1
};

/// What may follow, with its chance; `key` is a condition or a Word.
struct OddsShare {
    std::string key;
    double chance = 0;
};

struct DraftOdds {
    std::int32_t dice = 0; ///< that will be thrown; 0: not one roll
    std::vector<OddsBars> bars;
    std::vector<OddsShare> outcomes;
    RuleNumbers rules;
};

class OddsSource {
public:
    virtual ~OddsSource() = default;
    /// @param draft the action as it would be submitted
    /// @return nothing when the action has no odds or is refused
    virtual std::optional<DraftOdds> odds(const battle::Setup &setup, const battle::State &state,
                                          const Record &draft) const = 0;
};

} // namespace sabretache::ui
