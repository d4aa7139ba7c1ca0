// What one asks of an order of battle: who stands under whom, in which order, who commands, how
// many. All read-only, all derived; nothing here is stored.
#pragma once

#include "oob/edits.h"
#include "oob/orderofbattle.h"
#include "rules/ruleset.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace sabretache::oob {

/// Children by parent, in ordinal order: built once in one pass over the book, so that walking an
/// army costs what it holds and not what the book holds. Retired units are left out.
class Children {
public:
    explicit Children(const OrderOfBattle &book);
    /// @return columns and units under `parent`, mixed, in their one order.
    const std::vector<NodeId> &of(Parent parent) const;

private:
    std::map<Parent, std::vector<NodeId>> m_children;
};

/// @return armies in their order.
std::vector<ArmyId> armiesInOrder(const OrderOfBattle &book);
/// @return columns and units under `parent` in their order. Looks through the whole book: for more
/// than one parent use Children.
std::vector<NodeId> childrenOf(const OrderOfBattle &book, Parent parent);

/// One stop of a walk.
struct Stop {
    NodeId node;
    std::size_t depth = 0; ///< 0: right under the army
};
/// @return everything under an army in roster order, columns before what they hold.
std::vector<Stop> walk(const OrderOfBattle &book, ArmyId army, const Children &children);
std::vector<Stop> walk(const OrderOfBattle &book, ArmyId army);
/// @return everything under a column, without itself; depth 0 is right under it.
std::vector<Stop> walk(const OrderOfBattle &book, ColumnId column, const Children &children);

Parent parentOf(const OrderOfBattle &book, const NodeId &node);
/// @return the army at the top; null when the node is not in the book.
ArmyId armyOf(const OrderOfBattle &book, const NodeId &node);
std::string nameOf(const OrderOfBattle &book, const NodeId &node);
std::string nameOf(const OrderOfBattle &book, const CommandId &command);
/// @return names from the army down to the node.
std::vector<std::string> namePath(const OrderOfBattle &book, const NodeId &node);
/// @return the nearest column at or above the node that gives orders; null: none.
ColumnId orderColumnOf(const OrderOfBattle &book, const NodeId &node);

/// @return who holds the post now; null pointer: vacant.
const Person *holderOf(const OrderOfBattle &book, const CommandId &command,
                       PostRole role = PostRole::Commander);
/// All current holders at once, for lists and trees (one pass over the posts).
std::map<CommandId, PersonId> holders(const OrderOfBattle &book,
                                      PostRole role = PostRole::Commander);

/// Sums over what is known; a number that no unit knows is empty, never 0.
struct Totals {
    std::size_t units = 0;
    std::size_t infantry = 0;
    std::size_t cavalry = 0;
    std::size_t batteries = 0;
    std::optional<std::int64_t> men;
    std::optional<std::int64_t> guns;
    std::optional<std::int64_t> modelGuns;
    std::map<std::string, std::int64_t, std::less<>> steps; ///< by step key of the rule set
    bool partly = false;    ///< some unit's men (guns, for a battery) are not known
    bool estimated = false; ///< some number is worked out from a rate
    void add(const Totals &other);
    bool operator==(const Totals &) const = default;
};

/// @return what the rule set needs to know of a unit.
rules::UnitFacts unitFacts(const Unit &unit, std::string_view ruleSet);
Totals totalsOf(const Unit &unit, const rules::RuleSet &ruleSet,
                const rules::OptionValues &options);
Totals totalsOf(const OrderOfBattle &book, Parent parent, const Children &children,
                const rules::RuleSet &ruleSet, const rules::OptionValues &options);

/// @return the house rules of a rule set that the book's settings change.
rules::OptionValues optionsOf(const OrderOfBattle &book, std::string_view ruleSet);

/// Where a problem is.
using Place = std::variant<std::monostate, ArmyId, ColumnId, UnitId, PersonId, ScenarioId>;
struct PlacedProblem {
    rules::Problem problem;
    Place place;
    std::vector<std::string> path; ///< names from the army down
};
/// @return what the rule set points out in the whole book, in roster order.
std::vector<PlacedProblem> checkBook(const OrderOfBattle &book, const rules::RuleSet &ruleSet,
                                     const rules::OptionValues &options);

inline constexpr std::string_view kColumnVacant = "column-vacant";       ///< (column)
inline constexpr std::string_view kColumnEmpty = "column-empty";         ///< (column)
inline constexpr std::string_view kArmyVacant = "army-vacant";           ///< (army)
inline constexpr std::string_view kStrengthUnknown = "strength-unknown"; ///< (unit)
inline constexpr std::string_view kNameMissing = "name-missing";         ///< ()
inline constexpr std::string_view kRuleSetUnknown = "rule-set-unknown";  ///< (rule set)

} // namespace sabretache::oob
