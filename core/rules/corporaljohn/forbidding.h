// Collects what forbids an action: the first reason is the one that is told, all lines are named.
#pragma once

#include "rules/corporaljohn/kinds.h"

namespace sabretache::rules::corporaljohn {

class Forbidding {
public:
    void when(bool condition, std::string_view why, RuleNumber rule) {
        if (!condition)
            return;
        if (m_permission.allowed)
            m_permission = Permission::no(why, {});
        m_permission.rules.add(rule);
    }
    /// Takes over another answer, if it forbids.
    void add(const Permission &other) {
        if (other.allowed)
            return;
        if (m_permission.allowed)
            m_permission = Permission::no(other.why, {});
        m_permission.rules.add(other.rules);
    }
    bool any() const { return !m_permission.allowed; }
    const Permission &permission() const { return m_permission; }

private:
    Permission m_permission;
};

} // namespace sabretache::rules::corporaljohn
