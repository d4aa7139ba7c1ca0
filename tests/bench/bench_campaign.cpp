// A campaign of 50 battles with 100 units a side, beside an empty book in the same run:
//   open   the book into values and the campaign out of them, against opening an empty book
//   page   what turning a page costs: the whole state, the chronicle, standings, one return
#include "support/longcampaign.h"

#include <benchmark/benchmark.h>

using namespace sabretache;
using namespace sabretache::campaign;
using longcampaign::around;
using longcampaign::Books;

namespace {

Books &books() {
    static int argc = 1;
    static char name[] = "bench";
    static char *argv[] = {name, nullptr};
    static QCoreApplication application(argc, argv);
    static Books out;
    return out;
}

void openBook(benchmark::State &state, const QString &path, bool campaign) {
    for (auto _ : state) {
        auto file = store::BookFile::open(path, store::OpenMode::ReadOnly, around());
        auto book = (*file)->load();
        if (campaign)
            benchmark::DoNotOptimize(readCampaign(*book));
        benchmark::DoNotOptimize(book);
    }
}

void openEmpty(benchmark::State &state) { openBook(state, books().empty, false); }
void openCampaign(benchmark::State &state) { openBook(state, books().large, true); }

void turnPage(benchmark::State &state) {
    const oob::OrderOfBattle &book = books().book;
    const IdSource ids = countedIds(9);
    const Context context{book, rules::corporaljohn::ruleSet(), ids};
    const FightId last = readCampaign(book)->fights.rbegin()->first;
    for (auto _ : state) {
        benchmark::DoNotOptimize(Working::on(context));
        benchmark::DoNotOptimize(readEntries(book));
        benchmark::DoNotOptimize(standings(context));
        benchmark::DoNotOptimize(readReturn(book, last));
    }
}

BENCHMARK(openEmpty)->Unit(benchmark::kMillisecond);
BENCHMARK(openCampaign)->Unit(benchmark::kMillisecond);
BENCHMARK(turnPage)->Unit(benchmark::kMillisecond);

} // namespace
