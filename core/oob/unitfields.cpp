#include "oob/unitfields.h"

namespace sabretache::oob {

void UnitFields::set(std::string_view ruleSet, std::string_view field, std::string value) {
    BySet changed = all();
    changed[std::string(ruleSet)].insert_or_assign(std::string(field), std::move(value));
    *this = std::move(changed);
}

void UnitFields::unset(std::string_view ruleSet, std::string_view field) {
    if (!of(ruleSet).contains(field))
        return;
    BySet changed = all();
    const auto set = changed.find(ruleSet);
    set->second.erase(set->second.find(field));
    if (set->second.empty())
        changed.erase(set);
    *this = std::move(changed);
}

} // namespace sabretache::oob
