// The engines, each row beside its reference in the same run:
//   emptyPhase   one decide and evolve of a phase with nothing in it: the reference
//   battle       Blenheim by Corporal John (64 units), Elchingen by Beerstein; random legal inputs
//                to the end or 20 turns, seeded
//   two          how many times as many battles two threads play as one does, beside the same for a
//                loop that touches no memory: what the machine's cores give at that moment. By the
//                clock, and by processor time alone, which other work on the machine hardly moves.
//   input/N      a legal input and what it took to find it, in armies of N units: the first 3,000
//                of a battle
//   replay/N     the same without what it took to find it
#include "support/bbrandom.h"
#include "support/cjrandom.h"
#include "support/samplesetup.h"

#include <benchmark/benchmark.h>

#include <chrono>
#include <ctime>
#include <map>
#include <thread>

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
    std::uint64_t seed = 1;
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
    ->MinTime(3);
BENCHMARK(battle_<Beerstein>)->Name("battle/beerstein")->Unit(benchmark::kMillisecond)->MinTime(3);

struct Took {
    double clock = 0;
    double processor = 0; ///< of one thread
};
double processorSeconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}
template <class Work> Took timeOn(std::size_t threads, const Work &work) {
    std::vector<double> processor(threads);
    std::vector<std::thread> all;
    const auto from = std::chrono::steady_clock::now();
    for (double &seconds : processor)
        all.emplace_back([&] {
            const double begin = processorSeconds();
            work();
            seconds = processorSeconds() - begin;
        });
    for (std::thread &thread : all)
        thread.join();
    Took out;
    out.clock = std::chrono::duration<double>(std::chrono::steady_clock::now() - from).count();
    for (const double seconds : processor)
        out.processor += seconds / static_cast<double>(threads);
    return out;
}
/// Adds how many times as much two threads do as one.
template <class Work> void addTwice(const Work &work, Took &sum) {
    const Took one = timeOn(1, work);
    const Took two = timeOn(2, work);
    sum.clock += 2 * one.clock / two.clock;
    sum.processor += 2 * one.processor / two.processor;
}
template <class Rules> void two(benchmark::State &state) {
    constexpr std::uint64_t kBattles = 60;
    Took battles;
    Took loop;
    for (auto _ : state) {
        addTwice(
            [] {
                const auto start = Rules::Game::begin(Rules::setup()).value();
                for (std::uint64_t seed = 1; seed <= kBattles; ++seed) {
                    typename Rules::Game::State s = start;
                    typename Rules::Player(seed).play(s, 20'000);
                }
            },
            battles);
        addTwice(
            [] {
                std::uint64_t x = 1;
                for (int i = 0; i < 100'000'000; ++i)
                    benchmark::DoNotOptimize(x = x * 6364136223846793005ULL + 1);
            },
            loop);
    }
    const auto mean = [](double sum) {
        return benchmark::Counter(sum, benchmark::Counter::kAvgIterations);
    };
    state.counters["clock"] = mean(battles.clock);
    state.counters["clock_loop"] = mean(loop.clock);
    state.counters["processor"] = mean(battles.processor);
    state.counters["processor_loop"] = mean(loop.processor);
}
BENCHMARK(two<CorporalJohn>)
    ->Name("two/corporal-john")
    ->Iterations(8)
    ->Unit(benchmark::kMillisecond);
BENCHMARK(two<Beerstein>)->Name("two/beerstein")->Iterations(8)->Unit(benchmark::kMillisecond);

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
