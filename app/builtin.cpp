#include "app/builtin.h"

#include "battle/beerstein/engine.h"
#include "battle/corporaljohn/engine.h"

namespace sabretache {

const rules::RuleSetList &ruleSets() {
    static const rules::RuleSetList kList = rules::builtInRuleSets();
    return kList;
}

const battle::EngineList &engines() {
    static const battle::EngineList kList(
        {&battle::corporaljohn::engine(), &battle::beerstein::engine()});
    return kList;
}

} // namespace sabretache
