#include "battle/engine.h"

#include <algorithm>

namespace sabretache::battle {

const Engine *EngineList::find(std::string_view ruleSet) const {
    const auto it =
        std::ranges::find(m_engines, ruleSet, [](const Engine *e) { return e->ruleSet(); });
    return it == m_engines.end() ? nullptr : *it;
}

Record diceInput(const dice::Faces &faces, dice::Source source) {
    Record out{std::string(kDiceInput), {}};
    out.set("faces", std::vector<std::int64_t>(faces.begin(), faces.end()));
    out.set("source", std::string(word(source)));
    return out;
}

Record factInput(Value value, FactSource source) {
    Record out{std::string(kFactInput), {}};
    out.set("value", std::move(value));
    out.set("source", std::string(word(source)));
    return out;
}

} // namespace sabretache::battle
