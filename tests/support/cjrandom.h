// Random legal play of Corporal John on typed values: as fast as the engine itself. For signatures
// and benchmarks; battleplay.h plays by offers and forms.
#pragma once

#include "battle/corporaljohn/game.h"

#include <optional>
#include <utility>
#include <vector>

namespace sabretache::cjrandom {

namespace cjb = battle::corporaljohn;

class Player {
public:
    explicit Player(std::uint64_t seed) : m_dice(seed) {}

    /// Plays until the battle is over or `limit` inputs are taken. @return inputs taken
    std::size_t play(cjb::State &s, std::size_t limit) {
        std::size_t taken = 0;
        while (taken < limit && !s.over) {
            const auto input = next(s, Eye::Open);
            if (input && take(s, *input))
                ++taken;
        }
        return taken;
    }

    /// What it would enter now; legal or not.
    cjb::Input suggest(const cjb::State &s) { return *next(s, Eye::Shut); }

    bool take(cjb::State &s, const cjb::Input &input) {
        const auto made = cjb::Game::decide(s, input);
        if (!made)
            return false;
        for (const auto &decided : *made)
            cjb::Game::evolve(s, decided.event);
        return true;
    }

private:
    /// Whether it leaves alone what anybody at the table sees to be in vain: orders by the dead,
    /// fire by those who are gone. The dice fall alike, so both play the same battle.
    enum class Eye { Open, Shut };
    using Tried = std::optional<cjb::Input>;

    std::uint32_t below(std::size_t n) {
        return n < 2 ? 0 : m_dice.below(static_cast<std::uint32_t>(n));
    }
    bool oneIn(std::size_t n) { return below(n) == 0; }

    Tried next(const cjb::State &s, Eye eye) {
        const cjb::Wanted wanted = cjb::wanted(s);
        if (wanted.want == battle::Want::Roll) {
            cjb::DiceIn in;
            for (std::int32_t i = 0; i < wanted.dice; ++i)
                in.faces.push_back(static_cast<std::uint8_t>(m_dice.roll(6)));
            return Tried(std::move(in));
        }
        if (wanted.want == battle::Want::Fact)
            return fact(s);
        if (s.stage != cjb::Stage::Choosing)
            return oneIn(2) ? respond(s, eye) : Tried(cjb::EndPhase{});
        // About as many tries as there are units, whatever the size of the armies.
        if (s.phase != cjb::Phase::Melee && oneIn(s.units.size() / 2))
            return cjb::EndPhase{};
        switch (s.phase) {
        case cjb::Phase::Rally:
            return rally(s, eye);
        case cjb::Phase::LongRangeArtillery:
            return roundshot(s, eye);
        case cjb::Phase::Movement:
            return order(s, eye);
        case cjb::Phase::Fire:
            return fire(s, eye);
        case cjb::Phase::Melee:
            break;
        }
        return melee(s);
    }

    cjb::Input fact(const cjb::State &s) {
        cjb::FactIn in;
        const cjb::Task &task = s.todo.back();
        if (task.kind == cjb::TaskKind::RunEnd)
            in.value = std::string(oneIn(12) ? "no-room" : "clear");
        else if (task.kind == cjb::TaskKind::Rejoin)
            in.value = friendOf(s, s.posts[task.unit].side).text();
        else
            in.value = std::vector<std::string>();
        if (task.kind == cjb::TaskKind::RoutPasses && oneIn(2)) {
            const cjb::UnitIndex u = someone(s, s.troops(task.unit).side);
            if (u != task.unit && s.unit(u).onTable() &&
                s.unit(u).condition != cjb::Condition::Rout)
                in.value = std::vector<std::string>{s.id(u).text()};
        }
        return in;
    }
    UnitId friendOf(const cjb::State &s, battle::Side side) {
        const auto from = static_cast<cjb::UnitIndex>(below(s.units.size()));
        for (cjb::UnitIndex i = 0; i < s.units.size(); ++i) {
            const auto u = static_cast<cjb::UnitIndex>((from + i) % s.units.size());
            if (s.troops(u).side == side && s.unit(u).onTable())
                return s.id(u);
        }
        return UnitId();
    }
    cjb::UnitIndex anyone(const cjb::State &s) {
        return static_cast<cjb::UnitIndex>(below(s.units.size()));
    }
    cjb::UnitIndex someone(const cjb::State &s, battle::Side side) {
        for (int i = 0; i < 20; ++i) {
            const auto u = static_cast<cjb::UnitIndex>(below(s.units.size()));
            if (s.troops(u).side == side)
                return u;
        }
        return 0;
    }
    HundredthsOfInch inches(std::int32_t most) {
        return HundredthsOfInch(static_cast<std::int32_t>(below(static_cast<std::size_t>(most))));
    }
    Tried rally(const cjb::State &s, Eye eye) {
        const cjb::UnitIndex u = anyone(s);
        if (eye == Eye::Open && s.unit(u).condition == cjb::Condition::GoodOrder)
            return std::nullopt;
        return cjb::AttemptRally{s.id(u)};
    }
    Tried roundshot(const cjb::State &s, Eye eye) {
        const cjb::UnitIndex u = anyone(s);
        const cjb::UnitIndex target = anyone(s);
        const HundredthsOfInch range = HundredthsOfInch(401) + inches(200);
        if (eye == Eye::Open && (s.troops(u).arm != cjb::TroopArm::Artillery ||
                                 s.troops(u).side == s.troops(target).side ||
                                 !s.unit(u).onTable() || !s.unit(target).onTable()))
            return std::nullopt;
        cjb::FireRoundshot in;
        in.unit = s.id(u);
        in.target = s.id(target);
        in.range = range;
        return in;
    }
    Tried fire(const cjb::State &s, Eye eye) {
        const cjb::UnitIndex u = anyone(s);
        const cjb::UnitIndex target = someone(s, battle::other(s.troops(u).side));
        const bool guns = s.troops(u).arm == cjb::TroopArm::Artillery;
        const HundredthsOfInch range = inches(guns ? 400 : 201);
        if (eye == Eye::Open && (s.troops(u).arm == cjb::TroopArm::Cavalry ||
                                 !s.unit(u).onTable() || !s.unit(target).onTable()))
            return std::nullopt;
        if (guns) {
            cjb::FireCanister in;
            in.unit = s.id(u);
            in.target = s.id(target);
            in.range = range;
            return in;
        }
        cjb::FireVolley in;
        in.unit = s.id(u);
        in.target = s.id(target);
        in.range = range;
        return in;
    }
    Tried order(const cjb::State &s, Eye eye) {
        const cjb::UnitIndex u = someone(s, s.mover);
        const cjb::PostIndex column = s.troops(u).column;
        const cjb::PostIndex army = s.mover == battle::Side::First ? 0 : 1;
        const cjb::Post &post = s.posts[column == cjb::kNone || oneIn(3) ? army : column];
        const bool idle = post.status == cjb::PostStatus::Fit && !post.moved;
        const bool vain = eye == Eye::Open && (!idle || !s.unit(u).onTable() ||
                                               s.unit(u).has(cjb::Flag::Ordered) || s.locked(u));
        const auto radii = [] { return std::vector<HundredthsOfInch>{HundredthsOfInch(0)}; };
        switch (below(6)) {
        case 0: {
            const HundredthsOfInch distance = inches(1200);
            const cjb::UnitIndex to = someone(s, s.mover);
            if (eye == Eye::Open && (!idle || !s.unit(to).onTable()))
                return std::nullopt;
            return cjb::MoveCommander{post.person, distance, s.id(to)};
        }
        case 1: {
            const bool line = oneIn(2);
            if (vain)
                return std::nullopt;
            return cjb::ChangeFormation{post.person,
                                        {s.id(u)},
                                        radii(),
                                        {line ? cjb::ChangeTo::Line : cjb::ChangeTo::Column}};
        }
        case 2: {
            const HundredthsOfInch distance = inches(400);
            if (vain)
                return std::nullopt;
            return cjb::March{post.person,
                              {s.id(u)},
                              radii(),
                              {distance},
                              {cjb::Going::Open},
                              {HundredthsOfInch(0)},
                              {cjb::MarchChange::None},
                              {cjb::MarchEnd::Open}};
        }
        default: {
            const cjb::UnitIndex target = someone(s, battle::other(s.mover));
            const HundredthsOfInch distance = inches(600);
            const bool flank = oneIn(3);
            if (vain || (eye == Eye::Open && !s.unit(target).onTable()))
                return std::nullopt;
            return cjb::ChargeOrder{post.person,
                                    {s.id(u)},
                                    radii(),
                                    {s.id(target)},
                                    {distance},
                                    {flank ? cjb::Sector::LeftFlank : cjb::Sector::Front},
                                    {cjb::Going::Open},
                                    {0},
                                    {0}};
        }
        }
    }
    Tried respond(const cjb::State &s, Eye eye) {
        if (s.stage == cjb::Stage::Breaking)
            return fire(s, eye);
        const cjb::ChargeInPlay &c = s.charges[below(s.charges.size())];
        cjb::Countercharge in;
        in.unit = s.id(someone(s, battle::other(s.mover)));
        in.charger = s.id(c.charger);
        in.apart = inches(600);
        return in;
    }
    cjb::Input melee(const cjb::State &s) {
        for (const cjb::Pair &p : s.pairs)
            if (!p.fought)
                return cjb::FightMelee{s.id(p.attacker)};
        if (s.victors == 0 || oneIn(3))
            return cjb::EndPhase{};
        cjb::BreakThrough in;
        in.unit = s.id(anyone(s));
        in.distance = inches(600);
        in.target = s.id(anyone(s));
        return in;
    }

    dice::ProgramDice m_dice;
};

} // namespace sabretache::cjrandom
