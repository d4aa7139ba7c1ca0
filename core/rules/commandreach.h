// How far a commander's orders reach, for his card: of a rule set that has such a radius.
#pragma once

#include "rules/ruleset.h"

#include <cstdint>

namespace sabretache::rules {

/// What a RuleSet is besides, where its commanders have a radius.
class CommandReach {
public:
    /// @param units in his command as the battle begins, 0 or more
    /// @return a distance in the rule set's own measure, and the rule that gives it
    virtual ReferenceRow commandReach(std::int32_t units, const OptionValues &options) const = 0;

protected:
    ~CommandReach() = default;
};

} // namespace sabretache::rules
