// What a number of battles, played at random from the seeds 1, 2, 3 ..., end in.
#pragma once

#include "base/hash.h"
#include "battle/setup.h"

#include <cstddef>
#include <cstdint>

namespace sabretache::test {

constexpr std::size_t kBattleInputs = 20'000; ///< more than any battle takes

/// One number for how the battles end.
template <class Game, class Player>
std::uint64_t signatureOf(const battle::Setup &setup, std::uint64_t battles) {
    const typename Game::State start = Game::begin(setup).value();
    Fingerprint print;
    for (std::uint64_t seed = 1; seed <= battles; ++seed) {
        Player player(seed);
        typename Game::State s = start;
        player.play(s, kBattleInputs);
        print.add(Game::hash(s));
    }
    return print.value();
}

struct Ends {
    int over = 0;
    int broken = 0; ///< before the last turn
    std::size_t inputs = 0;
};
template <class Game, class Player> Ends endsOf(const battle::Setup &setup, int battles) {
    const typename Game::State start = Game::begin(setup).value();
    Ends out;
    for (int seed = 1; seed <= battles; ++seed) {
        Player player(static_cast<std::uint64_t>(seed));
        typename Game::State s = start;
        out.inputs += player.play(s, kBattleInputs);
        out.over += s.over;
        out.broken += s.over && s.turn < setup.turns;
    }
    return out;
}

} // namespace sabretache::test
