// Random legal play of Corporal John on typed values: as fast as the engine itself. For signatures
// and benchmarks; battleplay.h plays by offers and forms.
#pragma once

#include "battle/corporaljohn/game.h"

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
            if (take(s, next(s)))
                ++taken;
        }
        return taken;
    }

    /// What it would enter now; legal or not.
    cjb::Input suggest(const cjb::State &s) { return next(s); }

    bool take(cjb::State &s, const cjb::Input &input) {
        const auto made = cjb::Game::decide(s, input);
        if (!made)
            return false;
        for (const auto &decided : *made)
            cjb::Game::evolve(s, decided.event);
        return true;
    }

private:
    std::uint32_t below(std::size_t n) {
        return n < 2 ? 0 : m_dice.below(static_cast<std::uint32_t>(n));
    }
    bool oneIn(std::size_t n) { return below(n) == 0; }

    cjb::Input next(const cjb::State &s) {
        const cjb::Wanted wanted = cjb::wanted(s);
        if (wanted.want == battle::Want::Roll) {
            cjb::DiceIn in;
            for (std::int32_t i = 0; i < wanted.dice; ++i)
                in.faces.push_back(static_cast<std::uint8_t>(m_dice.roll(6)));
            return in;
        }
        if (wanted.want == battle::Want::Fact)
            return fact(s);
        if (s.stage != cjb::Stage::Choosing)
            return oneIn(2) ? respond(s) : cjb::Input(cjb::EndPhase{});
        // About as many tries as there are units, whatever the size of the armies.
        if (s.phase != cjb::Phase::Melee && oneIn(s.units.size() / 2))
            return cjb::EndPhase{};
        switch (s.phase) {
        case cjb::Phase::Rally:
            return cjb::AttemptRally{anyone(s)};
        case cjb::Phase::LongRangeArtillery:
            return roundshot(s);
        case cjb::Phase::Movement:
            return order(s);
        case cjb::Phase::Fire:
            return fire(s);
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
    UnitId anyone(const cjb::State &s) {
        return s.id(static_cast<cjb::UnitIndex>(below(s.units.size())));
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
    cjb::Input roundshot(const cjb::State &s) {
        cjb::FireRoundshot in;
        in.unit = anyone(s);
        in.target = anyone(s);
        in.range = HundredthsOfInch(401) + inches(200);
        return in;
    }
    cjb::Input fire(const cjb::State &s) {
        const cjb::UnitIndex u = static_cast<cjb::UnitIndex>(below(s.units.size()));
        const UnitId target = s.id(someone(s, battle::other(s.troops(u).side)));
        if (s.troops(u).arm == cjb::TroopArm::Artillery) {
            cjb::FireCanister in;
            in.unit = s.id(u);
            in.target = target;
            in.range = inches(400);
            return in;
        }
        cjb::FireVolley in;
        in.unit = s.id(u);
        in.target = target;
        in.range = inches(201);
        return in;
    }
    cjb::Input order(const cjb::State &s) {
        const cjb::UnitIndex u = someone(s, s.mover);
        const cjb::PostIndex column = s.troops(u).column;
        const cjb::PostIndex army = s.mover == battle::Side::First ? 0 : 1;
        const PersonId who = s.posts[column == cjb::kNone || oneIn(3) ? army : column].person;
        const std::vector<UnitId> units{s.id(u)};
        const std::vector<HundredthsOfInch> radii{HundredthsOfInch(0)};
        switch (below(6)) {
        case 0:
            return cjb::MoveCommander{who, inches(1200), s.id(someone(s, s.mover))};
        case 1:
            return cjb::ChangeFormation{
                who, units, radii, {oneIn(2) ? cjb::ChangeTo::Line : cjb::ChangeTo::Column}};
        case 2:
            return cjb::March{who,
                              units,
                              radii,
                              {inches(400)},
                              {cjb::Going::Open},
                              {HundredthsOfInch(0)},
                              {cjb::MarchChange::None},
                              {cjb::MarchEnd::Open}};
        default:
            return cjb::ChargeOrder{who,
                                    units,
                                    radii,
                                    {s.id(someone(s, battle::other(s.mover)))},
                                    {inches(600)},
                                    {oneIn(3) ? cjb::Sector::LeftFlank : cjb::Sector::Front},
                                    {cjb::Going::Open},
                                    {0},
                                    {0}};
        }
    }
    cjb::Input respond(const cjb::State &s) {
        if (s.stage == cjb::Stage::Breaking)
            return fire(s);
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
        in.unit = anyone(s);
        in.distance = inches(600);
        in.target = anyone(s);
        return in;
    }

    dice::ProgramDice m_dice;
};

} // namespace sabretache::cjrandom
