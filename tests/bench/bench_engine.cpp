// The engine, each row beside its reference in the same run:
//   emptyPhase   one decide and evolve of a phase with nothing in it: the reference
//   battle       Blenheim (64 units), random legal inputs to the end or 20 turns, seeded; on one
//   and
//                on two threads, each with battles of its own
//   input/N      a legal input and what it took to find it, in armies of 64, 640 and 6,400 units:
//                the first 3,000 of a battle
#include "support/cjrandom.h"
#include "support/samplesetup.h"

#include <benchmark/benchmark.h>

#include <map>

using namespace sabretache;
namespace cjb = battle::corporaljohn;

namespace {

/// Blenheim `times` over, on one field.
battle::Setup blenheims(int times) {
    const battle::Setup one = samples::blenheim();
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

const cjb::State &opening(int times) {
    static std::map<int, cjb::State> states;
    const auto it = states.find(times);
    return it != states.end()
               ? it->second
               : states.emplace(times, cjb::Game::begin(blenheims(times)).value()).first->second;
}

void emptyPhase(benchmark::State &state) {
    const cjb::State start = opening(1);
    for (auto _ : state) {
        cjb::State s = start;
        const auto decision = cjb::Game::decide(s, cjb::EndPhase{});
        for (const auto &decided : *decision)
            cjb::Game::evolve(s, decided.event);
        benchmark::DoNotOptimize(s.phase);
    }
}
BENCHMARK(emptyPhase);

void battle_(benchmark::State &state) {
    const cjb::State start = opening(1);
    std::uint64_t seed = 1 + 1000 * static_cast<std::uint64_t>(state.thread_index());
    std::size_t inputs = 0;
    for (auto _ : state) {
        cjb::State s = start;
        cjrandom::Player player(seed++);
        inputs += player.play(s, 20'000);
    }
    state.counters["battles"] =
        benchmark::Counter(static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
    state.counters["inputs"] =
        benchmark::Counter(static_cast<double>(inputs), benchmark::Counter::kAvgIterations);
}
BENCHMARK(battle_)
    ->Name("battle")
    ->Unit(benchmark::kMillisecond)
    ->MinTime(3)
    ->UseRealTime()
    ->Threads(1)
    ->Threads(2);

void input(benchmark::State &state) {
    constexpr std::size_t kInputs = 3000;
    const cjb::State start = opening(static_cast<int>(state.range(0)) / 64);
    std::uint64_t seed = 1;
    std::size_t taken = 0;
    for (auto _ : state) {
        cjb::State s = start;
        cjrandom::Player player(seed++);
        taken += player.play(s, kInputs);
    }
    state.counters["per_input"] = benchmark::Counter(
        static_cast<double>(taken), benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}
BENCHMARK(input)->Arg(64)->Arg(640)->Arg(6400)->Unit(benchmark::kMillisecond)->MinTime(2);

} // namespace
