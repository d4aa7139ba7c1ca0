#include "app/builtin.h"

namespace sabretache {

const rules::RuleSetList &ruleSets() {
    static const rules::RuleSetList kList = rules::builtInRuleSets();
    return kList;
}

const battle::EngineList &engines() {
    static const battle::EngineList kList({});
    return kList;
}

} // namespace sabretache
