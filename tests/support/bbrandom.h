// Random legal play of Beerstein on typed values: as fast as the engine itself. For signatures and
// benchmarks; battleplay.h plays by offers and forms.
#pragma once

#include "battle/beerstein/game.h"

#include <vector>

namespace sabretache::bbrandom {

namespace bbb = battle::beerstein;

class Player {
public:
    explicit Player(std::uint64_t seed) : m_dice(seed) {}

    /// Plays until the battle is over or `limit` inputs are taken. @return inputs taken
    std::size_t play(bbb::State &s, std::size_t limit) {
        std::size_t taken = 0;
        while (taken < limit && !s.over)
            if (take(s, next(s)))
                ++taken;
        return taken;
    }

    /// What it would enter now; legal or not.
    bbb::Input suggest(const bbb::State &s) { return next(s); }

    bool take(bbb::State &s, const bbb::Input &input) {
        const auto made = bbb::Game::decide(s, input);
        if (!made)
            return false;
        for (const auto &decided : *made)
            bbb::Game::evolve(s, decided.event);
        return true;
    }

private:
    std::uint32_t below(std::size_t n) {
        return n < 2 ? 0 : m_dice.below(static_cast<std::uint32_t>(n));
    }
    bool oneIn(std::size_t n) { return below(n) == 0; }
    Paces paces(std::int32_t most) {
        return Paces(static_cast<std::int32_t>(below(static_cast<std::size_t>(most) + 1)));
    }

    bbb::Input next(const bbb::State &s) {
        const battle::Pending wanted = bbb::Game::pending(s);
        if (wanted.roll) {
            bbb::DiceIn in;
            for (std::int32_t i = 0; i < wanted.roll->count.value; ++i)
                in.faces.push_back(static_cast<std::uint8_t>(m_dice.roll(6)));
            return in;
        }
        if (wanted.fact) {
            const auto &choices = wanted.fact->choices;
            bbb::FactIn in{wanted.fact->fallback, battle::FactSource::Form};
            if (!choices.empty() && oneIn(4))
                in.value = choices[below(choices.size())];
            return in;
        }
        if (s.attack) {
            const UnitId target = s.id(s.attack->target);
            if (oneIn(3))
                return bbb::StandFast{target};
            return bbb::Evade{target, !oneIn(5)};
        }
        // About as many tries as there are units of the side, whatever the size of the armies.
        if (s.step != bbb::Step::Combat && oneIn(s.units.size() / 2))
            return bbb::EndPhase{};
        switch (s.step) {
        case bbb::Step::Withdrawal:
        case bbb::Step::LateWithdrawal:
            if (oneIn(8))
                return bbb::WithdrawVoluntarily{s.id(anyone(s)), oneIn(20)};
            return bbb::EndPhase{};
        case bbb::Step::EarlyGuns:
        case bbb::Step::LateGuns:
            return fire<bbb::FireArtillery>(s, 1800);
        case bbb::Step::EarlyMuskets:
        case bbb::Step::LateMuskets:
            return fire<bbb::FireMusketry>(s, 220);
        case bbb::Step::Movement:
            return move(s);
        case bbb::Step::Combat:
            return combat(s);
        case bbb::Step::Recovery:
            return recover(s);
        case bbb::Step::Initiative:
            break;
        }
        return bbb::EndPhase{};
    }

    bbb::UnitIndex anyone(const bbb::State &s) {
        return static_cast<bbb::UnitIndex>(below(s.units.size()));
    }
    bbb::UnitIndex someone(const bbb::State &s, battle::Side side) {
        for (int i = 0; i < 20; ++i) {
            const bbb::UnitIndex u = anyone(s);
            if (s.troops(u).side == side && s.onTable(u))
                return u;
        }
        return 0;
    }
    template <class In> bbb::Input fire(const bbb::State &s, std::int32_t most) {
        In in;
        in.unit = s.id(someone(s, *s.active));
        in.target = s.id(someone(s, battle::other(*s.active)));
        in.range = paces(most);
        in.cover = oneIn(4);
        in.screened = oneIn(10);
        return in;
    }
    bbb::Input move(const bbb::State &s) {
        const bbb::UnitIndex u = someone(s, *s.active);
        const UnitId id = s.id(u);
        if (oneIn(12)) {
            const bbb::Post &post = s.posts[below(s.posts.size())];
            return bbb::MoveLeader{post.holder, paces(800), id};
        }
        if (!s.has(u, bbb::Flag::Rolled))
            return bbb::RollMovement{{id}};
        if (oneIn(4)) {
            bbb::March in;
            in.unit = id;
            in.paces = paces(s.unit(u).rolled.value);
            in.aboutFace = oneIn(6);
            in.ground = oneIn(6) ? bbb::Ground::Woods : bbb::Ground::Open;
            in.fromLeader = paces(900);
            in.nearer = oneIn(2);
            in.leavesTable = oneIn(40);
            return in;
        }
        bbb::Attack in;
        in.unit = id;
        in.target = s.id(someone(s, battle::other(*s.active)));
        in.paces = paces(s.unit(u).rolled.value);
        in.sector = oneIn(4) ? bbb::Sector::Flank : bbb::Sector::Front;
        in.fromLeader = paces(900);
        return in;
    }
    bbb::Input combat(const bbb::State &s) {
        for (const bbb::Pair &p : s.pairs)
            if (!p.fought)
                return bbb::Fight{s.id(p.attacker)};
        if (s.winners == 0 || oneIn(4))
            return bbb::EndPhase{};
        const bbb::UnitIndex u = anyone(s);
        const bool horse = s.troops(u).branch == bbb::Branch::HeavyCavalry ||
                           s.troops(u).branch == bbb::Branch::LightCavalry;
        if (horse)
            return bbb::ChooseFollowUp{s.id(u), bbb::FollowUp::Advance, paces(400)};
        return bbb::ChooseFollowUp{s.id(u), bbb::FollowUp::Stay, Paces(0)};
    }
    bbb::Input recover(const bbb::State &s) {
        bbb::Recover in;
        in.units.push_back(s.id(anyone(s)));
        in.distances.push_back(Paces(250) + paces(200));
        return in;
    }

    dice::ProgramDice m_dice;
};

} // namespace sabretache::bbrandom
