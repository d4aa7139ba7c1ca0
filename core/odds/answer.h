// Questions about odds as they come from the command line and from other programs: a kind and keys
// with values, all text; and the answer as a list of named items. Each rule set brings its calls as
// a CallBook; checking of keys, values, ranges and options is the same for all.
#pragma once

#include "base/result.h"
#include "odds/distribution.h"
#include "rules/ruleset.h"

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace sabretache::odds {

/// Chances by word, such as {attacker, defender, equal}.
using NamedChances = std::vector<std::pair<std::string, double>>;
/// A whole number (dice), a chance, a word, a distribution, or chances by word.
using Item = std::variant<std::int64_t, double, std::string, Distribution, NamedChances>;

struct Answer {
    std::string ruleSet;
    std::string kind;
    bool allowed = true;
    RuleNumbers rules; ///< the table first, then what changed a number; or what forbids
    std::vector<std::pair<std::string, Item>> items;

    const Item *find(std::string_view name) const;
    void add(std::string name, Item item) { items.emplace_back(std::move(name), std::move(item)); }
};

/// One line of JSON. Values of a distribution whose chance is 0 are left out; its mean stands
/// beside it as NAME_mean.
std::string toJson(const Answer &answer);

/// A key of a call: one of its words, or a number.
struct KeySpec {
    std::string_view name;
    std::span<const std::string_view> words; ///< the first is the default; empty: a number
    std::int64_t least = 0;
    std::int64_t most = 0;
    bool inHundredths = false; ///< a decimal fraction is allowed; the value is held in hundredths
    bool required = true;      ///< numbers only: the call can't do without
};
constexpr KeySpec wordKey(std::string_view name, std::span<const std::string_view> words) {
    return {name, words, 0, 0, false, false};
}
constexpr KeySpec numberKey(std::string_view name, std::int64_t least, std::int64_t most) {
    return {name, {}, least, most, false, true};
}
/// @param least, most in whole units; the value read is in hundredths
constexpr KeySpec decimalKey(std::string_view name, std::int64_t least, std::int64_t most) {
    return {name, {}, least, most, true, true};
}

inline constexpr std::string_view kNoYes[] = {"no", "yes"};
inline constexpr std::string_view kYesNo[] = {"yes", "no"};

/// What a call was asked, checked and with defaults filled in.
class Question {
public:
    const rules::OptionValues &options() const { return m_options; }
    /// The word's place among the key's words.
    std::size_t choice(std::string_view key) const;
    std::string_view word(std::string_view key) const;
    bool yes(std::string_view key) const { return word(key) == "yes"; }
    /// Hundredths for decimal keys.
    std::int32_t number(std::string_view key) const;
    bool has(std::string_view key) const;

private:
    friend class QuestionReader;
    struct Given {
        std::string_view key;
        std::size_t choice = 0;
        std::string_view word;
        std::int32_t number = 0;
        bool given = false;
    };
    const Given &given(std::string_view key) const;
    std::vector<Given> m_given;
    rules::OptionValues m_options;
};

/// One kind of question. `answer` gets a checked question; it fills allowed, rules and items, and
/// may still find a missing key.
struct Call {
    std::string_view kind;
    std::span<const KeySpec> keys;
    Result<Answer> (*answer)(const Question &question);
};
/// All calls of a rule set.
struct CallBook {
    const rules::RuleSet *ruleSet = nullptr;
    std::span<const Call> calls;
};

using KeyValues = std::vector<std::pair<std::string, std::string>>;

/// Answers one question. Keys of the form `option.NAME` set house rules.
/// @error odds-ruleset-unknown (name, known), odds-kind-unknown (kind, known), odds-key-unknown
/// (key, known), odds-key-twice (key), odds-key-missing (key), odds-value-unknown (key, value,
/// known), odds-value-number (key, value), odds-value-range (key, value, least, most),
/// odds-option-unknown (name); rule-value-unknown, rule-value-range for option values
Result<Answer> answer(std::span<const CallBook *const> books, std::string_view ruleSet,
                      std::string_view kind, const KeyValues &keys);

/// The calls of the rule sets that the program comes with.
std::span<const CallBook *const> builtInCalls();

inline constexpr std::string_view kOddsRuleSetUnknown = "odds-ruleset-unknown";
inline constexpr std::string_view kOddsKindUnknown = "odds-kind-unknown";
inline constexpr std::string_view kOddsKeyUnknown = "odds-key-unknown";
inline constexpr std::string_view kOddsKeyTwice = "odds-key-twice";
inline constexpr std::string_view kOddsKeyMissing = "odds-key-missing";
inline constexpr std::string_view kOddsValueUnknown = "odds-value-unknown";
inline constexpr std::string_view kOddsValueNumber = "odds-value-number";
inline constexpr std::string_view kOddsValueRange = "odds-value-range";
inline constexpr std::string_view kOddsOptionUnknown = "odds-option-unknown";

} // namespace sabretache::odds
