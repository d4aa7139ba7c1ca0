// Lists of 100,000 units:
//   import   CSV read, planned and written into a book, against `sqlite3 .import` of the same file,
//            and, where that shell is not there, against the same file cut into cells and put into
//            a table of texts by prepared inserts in one transaction
//   export   the same armies as CSV, JSON and XLSX, per unit
#include "exchange/exporter.h"
#include "exchange/importer.h"
#include "exchange/plan.h"
#include "oob/queries.h"
#include "store/bookfile.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFile>
#include <QtCore/QProcess>
#include <QtCore/QStandardPaths>
#include <QtCore/QTemporaryDir>
#include <benchmark/benchmark.h>
#include <sqlite3.h>

using namespace sabretache;

namespace {

constexpr int kUnits = 100'000;
constexpr int kUnitsInColumn = 20;

const std::string &list() {
    static const std::string kList = [] {
        std::string out = "side,army,army_commander,column,column_commander,unit,arm,nation,"
                          "battalions_or_squadrons,men,guns,class,doctrine,armament,commander\n";
        for (int i = 0; i < kUnits; ++i) {
            const std::string column = std::to_string(i / kUnitsInColumn);
            const std::string n = std::to_string(i);
            out += "Allied,Army,Marlborough,Column " + column + ",General " + column +
                   ",Großherzog's regiment number " + n + ",infantry,British,5," +
                   std::to_string(1600 + i % 900) + ",," + std::to_string(3 + i % 4) +
                   ",British,flintlock,Colonel " + n + '\n';
        }
        return out;
    }();
    return kList;
}

exchange::ImportOptions options() {
    static const rules::RuleSetList kSets = rules::builtInRuleSets();
    exchange::ImportOptions out;
    out.ruleSets = &kSets;
    out.fileName = "list.csv";
    return out;
}

oob::OrderOfBattle bigBook() {
    oob::OrderOfBattle book;
    const auto reading = exchange::readList(list(), options());
    const auto plan = exchange::planImport(*reading, book, "list.csv", countedIds(1));
    [[maybe_unused]] const auto done = oob::applyChanges(book, plan.edit.changes);
    return book;
}

void BM_ImportIntoBook(benchmark::State &state) {
    const std::string &text = list();
    for (auto _ : state) {
        QTemporaryDir folder;
        store::Surroundings around = store::Surroundings::ofSystem();
        around.backupFolder = folder.filePath(QStringLiteral("backups"));
        auto file =
            store::BookFile::create(folder.filePath(QStringLiteral("b.sabretache")), around);
        auto reading = exchange::readList(text, options());
        const auto plan = exchange::planImport(std::move(*reading), {}, "list.csv", around.ids);
        if (plan.added.size() != std::size_t(kUnits) ||
            !(*file)->write(plan.edit, store::JournalKind::Edit))
            state.SkipWithError("not imported");
    }
}

void BM_ReadOnly(benchmark::State &state) {
    for (auto _ : state)
        benchmark::DoNotOptimize(exchange::readList(list(), options()));
}

void BM_ReferenceInserts(benchmark::State &state) {
    for (auto _ : state) {
        QTemporaryDir folder;
        sqlite3 *db = nullptr;
        sqlite3_open(folder.filePath(QStringLiteral("r.db")).toUtf8().constData(), &db);
        sqlite3_exec(db, "CREATE TABLE t(a,b,c,d,e,f,g,h,i,j,k,l,m,n,o); BEGIN", nullptr, nullptr,
                     nullptr);
        sqlite3_stmt *insert = nullptr;
        sqlite3_prepare_v2(db, "INSERT INTO t VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)", -1, &insert,
                           nullptr);
        const std::string &text = list();
        for (std::size_t at = text.find('\n') + 1; at < text.size();) {
            const std::size_t end = text.find('\n', at);
            int column = 1;
            for (std::size_t from = at; from <= end; ++column) {
                const std::size_t comma = std::min(text.find(',', from), end);
                sqlite3_bind_text(insert, column, text.data() + from, int(comma - from),
                                  SQLITE_TRANSIENT);
                from = comma + 1;
            }
            sqlite3_step(insert);
            sqlite3_reset(insert);
            at = end + 1;
        }
        sqlite3_finalize(insert);
        sqlite3_exec(db, "COMMIT", nullptr, nullptr, nullptr);
        sqlite3_close(db);
    }
}

void BM_ReferenceShell(benchmark::State &state) {
    const QString shell = QStandardPaths::findExecutable(QStringLiteral("sqlite3"));
    if (shell.isEmpty()) {
        state.SkipWithError("no sqlite3 here");
        return;
    }
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("list.csv"));
    QFile out(file);
    if (!out.open(QIODevice::WriteOnly) || out.write(list().data(), qint64(list().size())) < 0)
        state.SkipWithError("no list");
    out.close();
    int n = 0;
    for (auto _ : state) {
        const int answer =
            QProcess::execute(shell, {folder.filePath(QStringLiteral("r%1.db").arg(++n)),
                                      QStringLiteral(".import --csv \"%1\" t").arg(file)});
        if (answer != 0)
            state.SkipWithError("not imported");
    }
}

void BM_Export(benchmark::State &state) {
    static const oob::OrderOfBattle kBook = bigBook();
    const auto form = static_cast<exchange::ExportForm>(state.range(0));
    exchange::ExportLook look;
    look.words = [](std::string_view key) { return std::string(key); };
    for (auto _ : state)
        benchmark::DoNotOptimize(exchange::exportArmies(form, kBook, oob::armiesInOrder(kBook),
                                                        look, *options().ruleSets));
}

BENCHMARK(BM_ImportIntoBook)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(BM_ReferenceShell)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(BM_ReferenceInserts)->Unit(benchmark::kMillisecond);
BENCHMARK(BM_ReadOnly)->Unit(benchmark::kMillisecond);
BENCHMARK(BM_Export)
    ->Arg(int(exchange::ExportForm::Csv))
    ->Arg(int(exchange::ExportForm::Json))
    ->Arg(int(exchange::ExportForm::Xlsx))
    ->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char **argv) {
    QCoreApplication app(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
