// Who may be ordered by whom, as orders and their forms ask it.
#pragma once

#include "battle/corporaljohn/deciding.h"

namespace sabretache::battle::corporaljohn {

/// @rule CJ-4.1 CJ-4.2 CJ-4.4 CJ-4.5 CJ-4.9
Permission orderPermission(const State &s, PostIndex post, UnitIndex u, HundredthsOfInch radius);
/// The post of a commander of the side that moves, who has not moved himself yet.
Result<PostIndex> orderingPost(const State &s, PersonId commander);
/// Every unit of an order, each allowed.
Result<std::vector<UnitIndex>> orderedUnits(const State &s, PersonId commander,
                                            const std::vector<UnitId> &units,
                                            const std::vector<HundredthsOfInch> &radii);
RuleNumbers orderRules(const State &s, PersonId commander);
Allowance allowanceFor(const State &s, UnitIndex u, Going going, bool halfSpent);
/// A charge as declared, as its order gives it. charge.cpp
ChargeFacts chargeFacts(const State &s, UnitIndex u, UnitIndex target, HundredthsOfInch distance,
                        Going going, bool joins);

/// What a march says of a place that the scenario does not name.
inline constexpr std::string_view kElsewhere = "elsewhere";
/// A place of the scenario: an objective of which it is said how many brigades it holds (CJ-11.4).
inline bool isPlace(const oob::Objective &o) { return o.brigades > 0; }
/// The brigades that defend one of the objectives.
std::int32_t brigadesIn(const State &s, std::uint32_t place);
/// @return which objective a march or breakthrough names as the place it ends in; empty: none.
/// @error cj-place-unknown (place)
Result<std::optional<std::int32_t>> placeNamed(const State &s, const std::string &name);

} // namespace sabretache::battle::corporaljohn
