// The rule sets that the program comes with.
#include "rules/beerstein/beerstein.h"
#include "rules/corporaljohn/descriptor.h"
#include "rules/ruleset.h"

namespace sabretache::rules {

RuleSetList builtInRuleSets() {
    return RuleSetList({&corporaljohn::ruleSet(), &beerstein::ruleSet()});
}

} // namespace sabretache::rules
