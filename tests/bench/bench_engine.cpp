// The engines, each row beside its reference in the same run:
//   emptyPhase   one decide and evolve of a phase with nothing in it: the reference
//   battle       Blenheim by Corporal John (64 units), Elchingen by Beerstein; random legal inputs
//   to
//                the end or 20 turns, seeded; on one and on two threads, each with its own battles
//   input/N      a legal input and what it took to find it, in armies of N units: the first 3,000
//   of
//                a battle; also without what it took to find it
#include "support/bbrandom.h"
#include "support/cjrandom.h"
#include "support/samplesetup.h"

#include <benchmark/benchmark.h>

#include <map>

using namespace sabretache;
namespace cjb = battle::corporaljohn;
namespace bbb = battle::beerstein;

namespace {

struct CorporalJohn {
    using Game = cjb::Game;
    using Player = cjrandom::Player;
    static battle::Setup setup() { return samples::blenheim(); }
};
struct Beerstein {
    using Game = bbb::Game;
    using Player = bbrandom::Player;
    static battle::Setup setup() { return samples::elchingen(); }
};

/// The battle `times` over, on one field.
battle::Setup manyOf(const battle::Setup &one, int times) {
    battle::Setup out = one;
    for (int copy = 1; copy < times; ++copy) {
        const std::string tag = " " + std::to_string(copy);
        std::map<ColumnId, ColumnId> columns;
        for (battle::SetupColumn column : one.columns) {
            const ColumnId id(Uuid::fromName(column.id.text() + tag));
            columns.emplace(column.id, id);
            column.id = id;
            if (column.commander)
                column.commander = PersonId(Uuid::fromName(column.commander->text() + tag));
            out.columns.push_back(column);
        }
        for (battle::SetupUnit unit : one.units) {
            unit.id = UnitId(Uuid::fromName(unit.id.text() + tag));
            unit.column = columns.at(unit.column);
            out.units.push_back(unit);
        }
    }
    return out;
}

template <class Rules> const typename Rules::Game::State &opening(int times) {
    static std::map<int, typename Rules::Game::State> states;
    const auto it = states.find(times);
    return it != states.end()
               ? it->second
               : states.emplace(times, Rules::Game::begin(manyOf(Rules::setup(), times)).value())
                     .first->second;
}

void emptyPhase(benchmark::State &state) {
    const cjb::State start = opening<CorporalJohn>(1);
    for (auto _ : state) {
        cjb::State s = start;
        const auto decision = cjb::Game::decide(s, cjb::EndPhase{});
        for (const auto &decided : *decision)
            cjb::Game::evolve(s, decided.event);
        benchmark::DoNotOptimize(s.phase);
    }
}
BENCHMARK(emptyPhase);

template <class Rules> void battle_(benchmark::State &state) {
    const typename Rules::Game::State start = opening<Rules>(1);
    std::uint64_t seed = 1 + 1000 * static_cast<std::uint64_t>(state.thread_index());
    std::size_t inputs = 0;
    for (auto _ : state) {
        typename Rules::Game::State s = start;
        typename Rules::Player player(seed++);
        inputs += player.play(s, 20'000);
    }
    state.counters["battles"] =
        benchmark::Counter(static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
    state.counters["inputs"] =
        benchmark::Counter(static_cast<double>(inputs), benchmark::Counter::kAvgIterations);
}
BENCHMARK(battle_<CorporalJohn>)
    ->Name("battle/corporal-john")
    ->Unit(benchmark::kMillisecond)
    ->MinTime(3)
    ->UseRealTime()
    ->Threads(1)
    ->Threads(2);
BENCHMARK(battle_<Beerstein>)
    ->Name("battle/beerstein")
    ->Unit(benchmark::kMillisecond)
    ->MinTime(3)
    ->UseRealTime()
    ->Threads(1)
    ->Threads(2);

template <class Rules> void input(benchmark::State &state) {
    constexpr std::size_t kInputs = 3000;
    const auto one = Rules::setup().units.size();
    const typename Rules::Game::State start =
        opening<Rules>(static_cast<int>(static_cast<std::size_t>(state.range(0)) / one));
    std::uint64_t seed = 1;
    std::size_t taken = 0;
    for (auto _ : state) {
        typename Rules::Game::State s = start;
        typename Rules::Player player(seed++);
        taken += player.play(s, kInputs);
    }
    state.counters["per_input"] = benchmark::Counter(
        static_cast<double>(taken), benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}
BENCHMARK(input<CorporalJohn>)
    ->Name("input/corporal-john")
    ->Arg(64)
    ->Arg(640)
    ->Arg(6400)
    ->Unit(benchmark::kMillisecond)
    ->MinTime(2);
BENCHMARK(input<Beerstein>)
    ->Name("input/beerstein")
    ->Arg(64)
    ->Arg(640)
    ->Arg(6400)
    ->Unit(benchmark::kMillisecond)
    ->MinTime(2);

/// The inputs of one battle, found beforehand: what the engine itself takes for them.
template <class Rules> void replay(benchmark::State &state) {
    constexpr std::size_t kInputs = 3000;
    using Game = typename Rules::Game;
    const auto one = Rules::setup().units.size();
    const typename Game::State start =
        opening<Rules>(static_cast<int>(static_cast<std::size_t>(state.range(0)) / one));
    std::vector<typename Game::Input> inputs;
    {
        typename Game::State s = start;
        typename Rules::Player player(1);
        while (inputs.size() < kInputs && !s.over) {
            const auto input = player.suggest(s);
            if (player.take(s, input))
                inputs.push_back(input);
        }
    }
    for (auto _ : state) {
        typename Game::State s = start;
        for (const auto &input : inputs) {
            const auto decision = Game::decide(s, input);
            for (const auto &decided : *decision)
                Game::evolve(s, decided.event);
        }
        benchmark::DoNotOptimize(s.over);
    }
    state.counters["per_input"] = benchmark::Counter(
        static_cast<double>(inputs.size()) * static_cast<double>(state.iterations()),
        benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}
BENCHMARK(replay<CorporalJohn>)
    ->Name("replay/corporal-john")
    ->Arg(64)
    ->Arg(640)
    ->Arg(6400)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(replay<Beerstein>)
    ->Name("replay/beerstein")
    ->Arg(64)
    ->Arg(640)
    ->Arg(6400)
    ->Unit(benchmark::kMillisecond);

} // namespace
