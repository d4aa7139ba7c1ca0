// A field of Beerstein for random play, and what must hold in every state of it.
#pragma once

#include "battle/beerstein/game.h"
#include "support/battleplay.h"
#include "support/samplesetup.h"

#include <QString>

#include <array>

namespace sabretache::bbfield {

namespace bbb = battle::beerstein;

/// Elchingen with what it lacks: house rules, reinforcements, weak units, dates of rank.
inline battle::Setup variedElchingen(std::uint64_t seed) {
    battle::Setup setup = samples::elchingen();
    battleplay::Random random(seed);
    for (battle::SetupUnit &u : setup.units) {
        if (random.oneIn(6))
            u.fields["points-lost"] = std::to_string(1 + random.below(4));
        if (random.oneIn(12))
            u.arrives = Turns(static_cast<std::int32_t>(2 + random.below(3)));
    }
    for (battle::SetupCommander &c : setup.commanders)
        if (random.oneIn(2))
            c.rankDate = std::to_string(1795 + random.below(10)) + "-01-01";
    if (random.oneIn(2))
        setup.options["initiative"] = "alternate";
    if (random.oneIn(2))
        setup.options["terrain-slows"] = "off";
    if (random.oneIn(2))
        setup.options["out-of-command"] = "free";
    for (battle::SetupSide &side : setup.sides)
        side.breakPercent = 100; // fought to the last
    return setup;
}

/// @return what is wrong with a state; empty: nothing
inline QString fault(const bbb::State &s) {
    std::array<bbb::SideState, 2> totals{};
    std::int32_t winners = 0;
    for (bbb::UnitIndex u = 0; u < s.units.size(); ++u) {
        const bbb::UnitState &unit = s.unit(u);
        const bbb::Troops &t = s.troops(u);
        const QString name = QString::fromStdString(s.setting->setup.units[u].name);
        if (unit.number < Points(0) || unit.number > t.start)
            return name + QStringLiteral(": its number is out of range");
        if (unit.number.value !=
            (t.start - unit.lost - unit.spent + unit.recovered).value + unit.adjusted)
            return name + QStringLiteral(": start is not present and losses");
        if (unit.number > t.start - unit.spent + unit.given)
            return name + QStringLiteral(": recovered what is lost for good (BB-7.2)");
        if (unit.limbered && t.branch != bbb::Branch::Artillery)
            return name + QStringLiteral(": limbered without guns");
        if ((unit.number == Points(0)) && unit.presence == bbb::Presence::OnTable)
            return name + QStringLiteral(": nothing left and still there (BB-1.3)");
        if (unit.presence == bbb::Presence::Gone && unit.number > Points(0))
            return name + QStringLiteral(": gone and there at once");
        if (unit.presence == bbb::Presence::Reserve && unit.number != t.start)
            return name + QStringLiteral(": hurt before it came");
        std::int32_t contacts = 0;
        for (const bbb::Pair &p : s.pairs)
            contacts += p.attacker == u || p.target == u;
        if (contacts != unit.contacts)
            return name + QStringLiteral(": in contact with a wrong number of enemies");
        if (contacts > 0 && !s.onTable(u))
            return name + QStringLiteral(": in contact off the table");
        if (s.attacking(u) && !s.locked(u) && t.branch == bbb::Branch::Artillery)
            return name + QStringLiteral(": guns attack (BB-3.3)");
        if (unit.leader != bbb::kNone &&
            (s.posts[unit.leader].with != u || s.posts[unit.leader].status != bbb::PostStatus::Fit))
            return name + QStringLiteral(": its leader is not with it");
        if (s.has(u, bbb::Flag::Withdrew) &&
            (s.has(u, bbb::Flag::Moved) || s.has(u, bbb::Flag::Attacked)))
            return name + QStringLiteral(": withdrew and moved (BB-7.1)");
        if (s.has(u, bbb::Flag::Fired) && s.has(u, bbb::Flag::Attacked))
            return name + QStringLiteral(": fired and attacked (BB-3.5)");
        if (t.branch == bbb::Branch::Artillery && s.has(u, bbb::Flag::Fired) &&
            s.has(u, bbb::Flag::Moved))
            return name + QStringLiteral(": guns fired and moved (BB-2.5)");
        bbb::SideState &side = totals[battle::index(t.side)];
        const bool here = s.onTable(u);
        const bool away =
            unit.presence == bbb::Presence::OffTable || unit.presence == bbb::Presence::Gone;
        side.present += here;
        side.guns += here && t.branch == bbb::Branch::Artillery;
        side.foot += here && t.branch == bbb::Branch::Infantry;
        side.points += unit.number.value;
        side.lost += away || unit.number <= Points(2);
        side.hurt += here && unit.number < t.start - unit.spent;
        winners += here && s.has(u, bbb::Flag::Won) && !s.has(u, bbb::Flag::FollowedUp);
    }
    for (const std::size_t i : {0U, 1U}) {
        const bbb::SideState &is = s.sides[i];
        const bbb::SideState &should = totals[i];
        if (is.present != should.present || is.guns != should.guns || is.foot != should.foot ||
            is.points != should.points || is.lost != should.lost || is.hurt != should.hurt)
            return QStringLiteral("totals are out of step");
    }
    if (s.step == bbb::Step::Combat && winners != s.winners)
        return QStringLiteral("winners are out of step");
    for (bbb::PostIndex p = 0; p < s.posts.size(); ++p)
        if (s.posts[p].with != bbb::kNone && s.unit(s.posts[p].with).leader != p)
            return QStringLiteral("a leader is with a unit that does not know it");
    return {};
}

} // namespace sabretache::bbfield
