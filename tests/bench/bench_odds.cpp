// Exact odds, each row beside its reference in the same run:
//   one roll   all castings from 1 to 36 under all modifiers, against sampling each 5,000 times
//   one melee  24 against 20 castings, against plain loops that convolve the same dice
//   a chain    a charge from declaration to the end of the first round, with fire, tests and melee,
//              against 100,000 played charges
#include "support/chargeplayer.h"

#include <benchmark/benchmark.h>

#include <array>
#include <vector>

using namespace sabretache;
namespace cj = sabretache::rules::corporaljohn;
namespace oddscj = sabretache::odds::corporaljohn;

namespace {

/// Every volley of 1 to 36 castings under all modifiers that leave it some dice to throw.
const std::vector<cj::FireFacts> &volleys() {
    static const std::vector<cj::FireFacts> all = [] {
        std::vector<cj::FireFacts> out;
        cj::FireFacts f;
        for (int castings = 1; castings <= 36; ++castings)
            for (const int range : {100, 200})
                for (const auto &[doctrine, d] : kWords<cj::Doctrine>)
                    for (const auto &[armament, a] : kWords<cj::Armament>)
                        for (const auto &[formation, fo] : kWords<cj::Formation>)
                            for (const auto &[weather, w] : kWords<cj::Weather>)
                                for (const bool disorder : {false, true})
                                    for (const bool town : {false, true}) {
                                        f.castings = Castings(castings);
                                        f.range = HundredthsOfInch(range);
                                        f.doctrine = doctrine;
                                        f.armament = armament;
                                        f.formation = formation;
                                        f.weather = weather;
                                        f.condition = disorder ? cj::Condition::Disorder
                                                               : cj::Condition::GoodOrder;
                                        f.intoTown = town;
                                        out.push_back(f);
                                    }
        return out;
    }();
    return all;
}

void oneRollExact(benchmark::State &state) {
    std::size_t i = 0;
    for (auto _ : state) {
        const auto odds = oddscj::volleyOdds(volleys()[i], {});
        benchmark::DoNotOptimize(odds.kills.at(0));
        i = (i + 7919) % volleys().size();
    }
}
BENCHMARK(oneRollExact);

void oneRollSampled5000(benchmark::State &state) {
    dice::ProgramDice dice(1704);
    std::size_t i = 0;
    std::array<int, 64> counts{};
    std::array<std::uint8_t, 64> faces{};
    for (auto _ : state) {
        counts.fill(0);
        for (int n = 0; n < 5000; ++n) {
            const cj::Volley v = cj::volley(volleys()[i], {});
            const auto count = static_cast<std::size_t>(v.dice.value);
            for (std::size_t d = 0; d < count; ++d)
                faces[d] = static_cast<std::uint8_t>(dice.roll(6));
            ++counts[static_cast<std::size_t>(
                cj::killsOfVolley(std::span(faces.data(), count), v.band).value)];
        }
        benchmark::DoNotOptimize(counts);
        i = (i + 7919) % volleys().size();
    }
}
BENCHMARK(oneRollSampled5000);

cj::MeleeFacts facts24against20() {
    cj::MeleeFacts f;
    f.attacker.castings = Castings(24);
    f.attacker.charging = true;
    f.defender.castings = Castings(20);
    return f;
}

void oneMeleeExact(benchmark::State &state) {
    cj::MeleeFacts facts = facts24against20();
    const cj::Options options;
    for (auto _ : state) {
        benchmark::DoNotOptimize(facts);
        const auto odds = oddscj::meleeOdds(facts, options);
        benchmark::DoNotOptimize(odds.attackerLosesMore);
        benchmark::DoNotOptimize(odds.attackerKills.at(3));
        benchmark::DoNotOptimize(odds.defenderKills.at(3));
    }
}
BENCHMARK(oneMeleeExact);

/// 12 dice against 10, each killing on 5 and 6, and who loses more, as anybody would write it.
void oneMeleePlainLoops(benchmark::State &state) {
    int attackerDice = 12;
    int defenderDice = 10;
    std::array<double, 7> die{0, 1.0 / 6, 1.0 / 6, 1.0 / 6, 1.0 / 6, 1.0 / 6, 1.0 / 6};
    int least = 5;
    const auto kills = [&](int dice) {
        std::vector<double> p(1, 1.0);
        for (int d = 0; d < dice; ++d) {
            std::vector<double> q(p.size() + 1, 0.0);
            for (std::size_t k = 0; k < p.size(); ++k)
                for (std::size_t face = 1; face <= 6; ++face)
                    q[k + (int(face) >= least ? 1 : 0)] += p[k] * die[face];
            p = q;
        }
        return p;
    };
    for (auto _ : state) {
        benchmark::DoNotOptimize(attackerDice);
        benchmark::DoNotOptimize(defenderDice);
        benchmark::DoNotOptimize(least);
        benchmark::DoNotOptimize(die);
        const auto a = kills(attackerDice);
        const auto b = kills(defenderDice);
        double more = 0;
        double fewer = 0;
        double equal = 0;
        for (std::size_t i = 0; i < a.size(); ++i)
            for (std::size_t j = 0; j < b.size(); ++j)
                (i > j ? more : i < j ? fewer : equal) += a[i] * b[j];
        benchmark::DoNotOptimize(more);
        benchmark::DoNotOptimize(fewer);
        benchmark::DoNotOptimize(equal);
    }
}
BENCHMARK(oneMeleePlainLoops);

/// The same loops on fixed arrays, two outcomes a die: the leanest that loops can be.
void oneMeleeLeanLoops(benchmark::State &state) {
    int attackerDice = 12;
    int defenderDice = 10;
    double kill = 1.0 / 3;
    const auto kills = [&](int dice, std::array<double, 16> &p) {
        p.fill(0);
        p[0] = 1;
        for (int d = 1; d <= dice; ++d)
            for (int k = d; k >= 0; --k)
                p[std::size_t(k)] =
                    p[std::size_t(k)] * (1 - kill) + (k > 0 ? p[std::size_t(k - 1)] * kill : 0.0);
    };
    for (auto _ : state) {
        benchmark::DoNotOptimize(attackerDice);
        benchmark::DoNotOptimize(defenderDice);
        benchmark::DoNotOptimize(kill);
        std::array<double, 16> a;
        std::array<double, 16> b;
        kills(attackerDice, a);
        kills(defenderDice, b);
        double more = 0;
        double fewer = 0;
        double equal = 0;
        for (std::size_t i = 0; i <= 12; ++i)
            for (std::size_t j = 0; j <= 10; ++j)
                (i > j ? more : i < j ? fewer : equal) += a[i] * b[j];
        benchmark::DoNotOptimize(more);
        benchmark::DoNotOptimize(fewer);
        benchmark::DoNotOptimize(equal);
    }
}
BENCHMARK(oneMeleeLeanLoops);

oddscj::ChargeFactsOfChain infantryCharge() {
    oddscj::ChargeFactsOfChain f;
    f.charger.unit.castings = Castings(24);
    f.charger.unit.classNumber = cj::ClassNumber(4);
    f.charger.commander = true;
    f.target.unit.castings = Castings(20);
    f.musketry = cj::FireFacts();
    f.target.shots.push_back({Dice(6), cj::RangeBand::Long});
    return f;
}

void chainExact(benchmark::State &state) {
    oddscj::ChargeFactsOfChain facts = infantryCharge();
    for (auto _ : state) {
        benchmark::DoNotOptimize(facts);
        const auto chain = oddscj::chargeChain(facts, {});
        benchmark::DoNotOptimize(chain.meets);
    }
}
BENCHMARK(chainExact)->Unit(benchmark::kMicrosecond);

void chainPlayed100000(benchmark::State &state) {
    const oddscj::ChargeFactsOfChain facts = infantryCharge();
    const cj::Options options;
    dice::ProgramDice dice(1704);
    for (auto _ : state) {
        int lost = 0;
        for (int i = 0; i < 100000; ++i)
            lost += oddscj::ChargePlayer(facts, options, dice).play().chargerLost;
        benchmark::DoNotOptimize(lost);
    }
}
BENCHMARK(chainPlayed100000)->Unit(benchmark::kMicrosecond);

} // namespace
