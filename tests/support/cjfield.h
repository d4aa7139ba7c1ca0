// A field of Corporal John for random play, and what must hold in every state of it.
#pragma once

#include "battle/corporaljohn/game.h"
#include "support/battleplay.h"
#include "support/samplesetup.h"

#include <QString>

#include <algorithm>
#include <array>

namespace sabretache::cjfield {

namespace cjb = battle::corporaljohn;

/// Blenheim with what it lacks of the rules: odd arms, weather, objectives, reinforcements.
inline battle::Setup variedBlenheim(std::uint64_t seed) {
    battle::Setup setup = samples::blenheim();
    battleplay::Random random(seed);
    const std::array<const char *, 5> arms{"flintlock", "pike-and-matchlock", "matchlock",
                                           "plug-bayonet", "pike"};
    const std::array<const char *, 4> weather{"clear", "light-rain", "heavy-rain",
                                              "reduced-visibility"};
    for (battle::SetupUnit &u : setup.units) {
        if (isInfantry(u.arm)) {
            u.fields["armament"] = arms[random.below(arms.size())];
            if (u.fields["class"] == "3" || u.fields["class"] == "4")
                u.fields["may-square"] = "yes";
        }
        if (isArtillery(u.arm) && random.oneIn(3))
            u.fields["limbered"] = "yes";
        if (random.oneIn(20))
            u.arrives = Turns(static_cast<std::int32_t>(2 + random.below(3)));
    }
    for (int turn = 0; turn < 6; ++turn)
        setup.weather.emplace_back(random.oneIn(2) ? "clear"
                                                   : weather[random.below(weather.size())]);
    setup.objectives = {{"Blindheim", 3, 2}, {"Oberglau", 2}};
    if (random.oneIn(2))
        setup.options["rout-continues"] = "on";
    if (random.oneIn(2))
        setup.options["two-crew-with-save"] = "on";
    if (random.oneIn(2))
        setup.options["army-orders"] = "one";
    if (random.oneIn(2))
        setup.options["relimber"] = "on";
    if (random.oneIn(2))
        setup.options["long-charges"] = "off";
    return setup;
}

/// @return what is wrong with a state; empty: nothing
inline QString fault(const cjb::State &s) {
    std::array<cjb::SideTotals, 2> totals{};
    for (cjb::UnitIndex u = 0; u < s.units.size(); ++u) {
        const cjb::UnitState &unit = s.unit(u);
        const cjb::Troops &t = s.troops(u);
        const QString name = QString::fromStdString(s.setting->setup.units[u].name);
        if (unit.castings < Castings(0) || unit.castings > t.start)
            return name + QStringLiteral(": castings out of range");
        if (unit.comingOff < Castings(0) || unit.comingOff > unit.castings)
            return name + QStringLiteral(": more coming off than it has");
        Castings sum = unit.castings;
        for (const Castings lost : unit.lost)
            sum += lost;
        if (sum != t.start)
            return name + QStringLiteral(": start is not present and losses");
        if (t.arm == cjb::TroopArm::Artillery && unit.condition != cjb::Condition::GoodOrder)
            return name + QStringLiteral(": a battery in disorder (CJ-9.2)");
        if (t.arm != cjb::TroopArm::Infantry && (unit.formation == cjb::Formation::Square ||
                                                 unit.formation == cjb::Formation::Garrison))
            return name + QStringLiteral(": a square of horse or guns");
        // In one condition and in one place.
        if ((unit.presence == cjb::Presence::Removed) != (unit.castings == Castings(0)))
            return name + QStringLiteral(": removed and there at once");
        if (unit.presence == cjb::Presence::Reserve && unit.castings != t.start)
            return name + QStringLiteral(": hurt before it came");
        if (unit.condition == cjb::Condition::Rout && unit.changing)
            return name + QStringLiteral(": changes formation while it runs");
        if (std::ranges::count(s.charges, u, &cjb::ChargeInPlay::charger) > 1)
            return name + QStringLiteral(": in two charges at once");
        std::uint16_t pairs = 0;
        for (const cjb::Pair &p : s.pairs)
            pairs += p.attacker == u || p.defender == u;
        if (pairs != unit.pairs)
            return name + QStringLiteral(": locked with a wrong number of enemies");
        if (pairs > 0 && !unit.onTable() && s.meleeStep == cjb::MeleeStep::None)
            return name + QStringLiteral(": locked off the table");
        cjb::SideTotals &side = totals[battle::index(t.side)];
        side.castings += unit.castings.value;
        side.comingOff += unit.comingOff.value;
        side.gone += cjb::countsAsGone(unit);
        side.shaken += unit.onTable() && unit.condition != cjb::Condition::GoodOrder;
        side.readyGuns += unit.onTable() && t.arm == cjb::TroopArm::Artillery;
    }
    for (std::size_t p = 0; p < s.posts.size(); ++p) {
        const cjb::Post &post = s.posts[p];
        // Figures without a name may follow each other; a man of the book dies once (CJ-4.9).
        const bool named =
            std::ranges::any_of(s.setting->setup.commanders, [&](const battle::SetupCommander &c) {
                return c.id == post.person;
            });
        if (named && post.status == cjb::PostStatus::Fit &&
            std::ranges::find(s.fallen, post.person) != s.fallen.end())
            return QStringLiteral("a fallen commander leads again");
    }
    if (totals != s.sides)
        return QStringLiteral("totals are out of step");
    return {};
}

} // namespace sabretache::cjfield
