#include "battle/beerstein/state.h"

#include <algorithm>

namespace sabretache::battle::beerstein {

bool State::locked(UnitIndex u) const {
    return unit(u).contacts > 0 && std::ranges::any_of(pairs, [u](const Pair &p) {
               return p.locked && (p.attacker == u || p.target == u);
           });
}

bool State::attacking(UnitIndex u) const {
    return unit(u).contacts > 0 &&
           std::ranges::any_of(pairs, [u](const Pair &p) { return !p.locked && p.attacker == u; });
}

bool State::attacked(UnitIndex u) const {
    return unit(u).contacts > 0 &&
           std::ranges::any_of(pairs, [u](const Pair &p) { return !p.locked && p.target == u; });
}

bool State::flanked(UnitIndex u) const {
    return unit(u).contacts > 0 && std::ranges::any_of(pairs, [u](const Pair &p) {
               return p.target == u && rules::beerstein::isFlank(p.sector);
           });
}

PostIndex State::findPost(PersonId id) const {
    if (id.isNull())
        return kNone;
    const PostIndex post = setting->postAt.find(id);
    if (post != kNone && posts[post].holder == id)
        return post;
    for (std::size_t p = 0; p < posts.size(); ++p) // one who took over
        if (posts[p].holder == id)
            return static_cast<PostIndex>(p);
    return kNone;
}

PostIndex State::findPost(Side side, const std::optional<ColumnId> &column) const {
    if (!column)
        return static_cast<PostIndex>(index(side));
    const PostIndex post = setting->postOfColumn.find(*column);
    return post != kNone && posts[post].side == side ? post : kNone;
}

PostIndex State::leaderOf(UnitIndex u) const {
    const PostIndex column = troops(u).post;
    if (posts[column].status == PostStatus::Fit)
        return column;
    const auto army = static_cast<PostIndex>(index(troops(u).side));
    return posts[army].status == PostStatus::Fit ? army : kNone;
}

Paces State::radiusOf(PostIndex post) const {
    if (post < 2)
        return rules::beerstein::commandRadius(setting->units[post]);
    return rules::beerstein::commandRadius(
        static_cast<std::int32_t>(setting->unitsOfPost[post].size()));
}

std::vector<UnitIndex> State::enemiesOf(UnitIndex u) const {
    std::vector<UnitIndex> out;
    for (const Pair &p : pairs) {
        if (p.attacker == u)
            out.push_back(p.target);
        else if (p.target == u)
            out.push_back(p.attacker);
    }
    return out;
}

std::vector<UnitIndex> State::combatOf(UnitIndex u) const {
    std::vector<UnitIndex> out;
    if (unit(u).contacts == 0)
        return out;
    out.push_back(u);
    for (std::size_t i = 0; i < out.size(); ++i)
        for (const UnitIndex enemy : enemiesOf(out[i]))
            if (std::ranges::find(out, enemy) == out.end())
                out.push_back(enemy);
    return out;
}

} // namespace sabretache::battle::beerstein
