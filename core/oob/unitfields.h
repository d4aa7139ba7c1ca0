// What the rule sets want to know of a unit. An army says few different things of its units, so
// they share them: a copy of a unit copies none of it, and a change makes what is changed anew.
#pragma once

#include "rules/ruleset.h"

#include <initializer_list>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace sabretache::oob {

class UnitFields {
public:
    /// Rule set id -> field -> value.
    using BySet = std::map<std::string, rules::FieldValues, std::less<>>;

    UnitFields() = default;
    UnitFields(BySet all)
        : m_all(all.empty() ? nullptr : std::make_shared<BySet>(std::move(all))) {}
    UnitFields(std::initializer_list<BySet::value_type> all) : UnitFields(BySet(all)) {}

    const BySet &all() const { return m_all ? *m_all : none<BySet>(); }
    BySet::const_iterator begin() const { return all().begin(); }
    BySet::const_iterator end() const { return all().end(); }
    bool empty() const { return all().empty(); }
    /// @return what is said for a rule set; empty when nothing is.
    const rules::FieldValues &of(std::string_view ruleSet) const {
        const auto it = all().find(ruleSet);
        return it == all().end() ? none<rules::FieldValues>() : it->second;
    }

    void set(std::string_view ruleSet, std::string_view field, std::string value);
    /// Takes back what is said of a field. A rule set of which nothing is said any more goes too.
    void unset(std::string_view ruleSet, std::string_view field);

    friend bool operator==(const UnitFields &a, const UnitFields &b) {
        return a.m_all == b.m_all || a.all() == b.all();
    }

private:
    template <class T> static const T &none() {
        static const T kNone;
        return kNone;
    }
    std::shared_ptr<const BySet> m_all; ///< null: nothing is said
};

} // namespace sabretache::oob
