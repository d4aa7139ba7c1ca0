// A roster of 200 pages to PDF, against the same rows by one QTextDocument table: that one is laid
// out for 20 pages and counted ten times, since it grows worse than linearly.
#include "rules/corporaljohn/descriptor.h"
#include "tests/print/builder.h"
#include "ui/print/kinds.h"
#include "ui/print/unitlines.h"

#include <QBuffer>
#include <QGuiApplication>
#include <QPdfWriter>
#include <QTemporaryDir>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>

#include <benchmark/benchmark.h>

using namespace sabretache;
using namespace sabretache::ui;

namespace {

constexpr int kUnitsOf200Pages = 4260;
constexpr int kUnitsOf20Pages = kUnitsOf200Pages / 10;

/// Units as a real list has them: names of a line, a commander each.
tests::Builder army(int units) {
    tests::Builder b;
    const ArmyId army = b.army("Grand Alliance", "Allied", "Marlborough");
    for (int i = 0; i < units; ++i) {
        const ColumnId column =
            b.column(army, "Column " + std::to_string(i / 8), "Commander " + std::to_string(i / 8));
        const Arm arm = i % 8 == 7 ? Arm::Artillery : i % 8 > 4 ? Arm::Cavalry : Arm::Infantry;
        oob::Unit &unit = b.unit(column, "Brigade number " + std::to_string(i), arm,
                                 "Brigadier " + std::to_string(i));
        unit.nation = "Hesse-Kassel";
        if (arm == Arm::Artillery)
            unit.present.guns = Guns(24);
        else
            unit.present.men = Men(1600 + i % 10 * 100);
    }
    return b;
}

PrintPart whole(const tests::Builder &b) { return {oob::armiesInOrder(b.book).front()}; }

void rosterOf200Pages(benchmark::State &state) {
    const QTemporaryDir folder;
    const tests::Builder b = army(kUnitsOf200Pages);
    const Texts texts;
    const PrintBook from{b.book, rules::corporaljohn::ruleSet(), {}, texts};
    int pages = 0;
    for (auto _ : state) {
        const auto document = makePrint(PrintKind::Roster, from, whole(b), {});
        pages = document->pageCount();
        const Result<void> done =
            writeDocument(*document, folder.filePath(QStringLiteral("roster.pdf")));
        benchmark::DoNotOptimize(done.has_value());
    }
    state.counters["pages"] = pages;
}
BENCHMARK(rosterOf200Pages)->Unit(benchmark::kMillisecond);

void textTableOf20Pages(benchmark::State &state) {
    const tests::Builder b = army(kUnitsOf20Pages);
    const Texts texts;
    const PrintBook from{b.book, rules::corporaljohn::ruleSet(), {}, texts};
    const UnitReader reader(from, {});
    int pages = 0;
    for (auto _ : state) {
        QTextDocument document;
        QTextCursor cursor(&document);
        QTextTable *table = cursor.insertTable(1, 4);
        int row = 0;
        for (const oob::Stop &stop : stopsOf(from, whole(b), reader.children())) {
            table->appendRows(1);
            ++row;
            const auto set = [&](int column, const QString &text) {
                table->cellAt(row, column).firstCursorPosition().insertText(text);
            };
            if (const auto *id = std::get_if<ColumnId>(&stop.node)) {
                set(0, QString::fromStdString(b.book.columns.at(*id).name));
                set(1, reader.holder(*id));
                continue;
            }
            const UnitLines lines = reader.read(b.book.units.at(std::get<UnitId>(stop.node)));
            QString boxes;
            for (const BoxGroup &group : lines.groups)
                boxes += QString(group.boxes, QChar(0x25a1)) + u' ';
            set(0, lines.name);
            set(1, lines.commander);
            set(2, lines.number);
            set(3, boxes + u'\n' + joined(lines.remarks));
        }
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(QPageSize::A4));
        document.print(&writer);
        pages = document.pageCount();
        benchmark::DoNotOptimize(bytes.data());
    }
    state.counters["pages"] = pages;
}
BENCHMARK(textTableOf20Pages)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char **argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
