#include "rules/ruleset.h"

#include <algorithm>
#include <charconv>

namespace sabretache::rules {

namespace {

Result<void> checkAgainst(std::string_view name, ValueType type,
                          std::span<const std::string_view> choices, std::int32_t least,
                          std::int32_t most, std::span<const std::string_view> flagWords,
                          std::string_view value) {
    if (type == ValueType::Number) {
        std::int32_t n = 0;
        const auto [end, fault] = std::from_chars(value.data(), value.data() + value.size(), n);
        if (fault != std::errc() || end != value.data() + value.size() || n < least || n > most)
            return fail(kRuleValueRange, {std::string(name), std::string(value),
                                          std::to_string(least), std::to_string(most)});
        return {};
    }
    const auto words = type == ValueType::Flag ? flagWords : choices;
    if (std::ranges::find(words, value) != words.end())
        return {};
    std::string allowed;
    for (const std::string_view w : words)
        allowed.append(allowed.empty() ? "" : ", ").append(w);
    return fail(kRuleValueUnknown, {std::string(name), std::string(value), allowed});
}

constexpr std::string_view kYesNo[] = {"no", "yes"};
constexpr std::string_view kOnOff[] = {"off", "on"};

} // namespace

std::string_view fieldValue(const UnitFieldSpec &spec, const FieldValues &values) {
    const auto it = values.find(spec.key);
    return it == values.end() ? spec.fallback : std::string_view(it->second);
}

std::string_view optionValue(const RuleSet &ruleSet, std::string_view name,
                             const OptionValues &values) {
    const auto it = values.find(name);
    if (it != values.end())
        return it->second;
    const auto spec = std::ranges::find(ruleSet.options(), name, &OptionSpec::name);
    return spec == ruleSet.options().end() ? std::string_view() : spec->fallback;
}

Result<void> checkValue(const UnitFieldSpec &spec, std::string_view value) {
    return checkAgainst(spec.key, spec.type, spec.choices, spec.least, spec.most, kYesNo, value);
}

Result<void> checkValue(const OptionSpec &spec, std::string_view value) {
    return checkAgainst(spec.name, spec.type, spec.choices, spec.least, spec.most, kOnOff, value);
}

const RuleSet *RuleSetList::find(std::string_view id) const {
    const auto it = std::ranges::find(m_sets, id, [](const RuleSet *set) { return set->id(); });
    return it == m_sets.end() ? nullptr : *it;
}

} // namespace sabretache::rules
