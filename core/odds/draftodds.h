// The odds of an action as it is being entered, for screens that do not know the rule set: what is
// counted with the chance of each count, and what may follow.
#pragma once

#include "base/record.h"
#include "base/rulenumber.h"
#include "battle/engine.h"

#include <cstdint>
#include <map>
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

/// A choice of the enemy that the odds take as made: they are exact for this choice, and are asked
/// for again with another. Only what the rules let him choose is listed, so there are two words or
/// more.
struct Supposition {
    std::string key;                  ///< what he chooses: "supposed-evades", "supposed-fires" ...
    std::string subject;              ///< the unit that chooses, id as text
    std::vector<std::string> choices; ///< words; the first is taken unless another is supposed
    std::string chosen;               ///< what these odds take him to choose
};

/// What is supposed, by key and subject of Supposition. Words that do not apply mean nothing.
using Supposed = std::map<std::pair<std::string, std::string>, std::string>;

struct DraftOdds {
    std::vector<DraftBars> bars;
    std::vector<DraftShare> outcomes;
    std::string outcomesOf;            ///< whose they are, id as text; may be empty
    std::vector<Supposition> supposed; ///< what the enemy is taken to do; empty: he has no choice
    RuleNumbers rules;
};

/// @return the word that is supposed, or the first of `choices`; it is listed in `out` when there
/// is a choice at all.
std::string suppose(DraftOdds &out, std::string_view key, std::string subject,
                    std::vector<std::string> choices, const Supposed &supposed);

// Keys and words of what an enemy may be taken to do; each is `word/KEY` in ui/text.
inline constexpr std::string_view kSupposedAnswer = "supposed-answer"; ///< to a charge
inline constexpr std::string_view kSupposedFire = "supposed-fire";     ///< at who comes on
inline constexpr std::string_view kSupposedEvade = "supposed-evade";
inline constexpr std::string_view kFires = "fires";
inline constexpr std::string_view kHoldsFire = "holds-fire";
inline constexpr std::string_view kTriesToEvade = "tries-to-evade";
inline constexpr std::string_view kDoesNotEvade = "does-not-evade";

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
    /// @param supposed what the enemy is taken to do where he has a choice
    /// @return nothing when the action has no odds or cannot be read
    virtual std::optional<DraftOdds> odds(const battle::State &state, const Record &draft,
                                          const Supposed &supposed) const = 0;
    std::optional<DraftOdds> odds(const battle::State &state, const Record &draft) const {
        return odds(state, draft, {});
    }
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
