// Books of 100,000 units, each row beside its reference in the same run:
//   load   reading all into values, against a forward-only QSqlQuery that reads the rows into
//   strings save   writing all in one transaction, against prepared QSqlQuery inserts of the same
//   rows edit   one cell changed and on disk, against one row changed through the SQLite C API
#include "oob/edits.h"
#include "store/bookfile.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QTemporaryDir>
#include <QVariant>

#include <benchmark/benchmark.h>
#include <sqlite3.h>

using namespace sabretache;
using namespace sabretache::oob;

namespace {

constexpr int kUnits = 100'000;
constexpr int kUnitsInColumn = 20;

OrderOfBattle bigBook() {
    OrderOfBattle b;
    const IdSource ids = countedIds(1);
    Army army;
    army.id = ArmyId(ids());
    army.name = "Army";
    b.armies.emplace(army.id, army);
    Column column;
    for (int i = 0; i < kUnits; ++i) {
        if (i % kUnitsInColumn == 0) {
            column.id = ColumnId(ids());
            column.parent = Parent::of(army.id);
            column.ordinal = i;
            column.name = "Column " + std::to_string(i);
            b.columns.emplace(column.id, column);
        }
        Unit u;
        u.id = UnitId(ids());
        u.parent = Parent::of(column.id);
        u.ordinal = i;
        u.name = "Großherzog's regiment, number " + std::to_string(i);
        u.nation = "British";
        u.battalions = Hundredths(500);
        u.establishment.men = Men(2500);
        u.present.men = Men(2000 + i % 500);
        u.fields = {{"corporal-john", {{"class", "4"}, {"doctrine", "British"}}}};
        b.units.emplace(u.id, u);
    }
    return b;
}

Edit addingAll(const OrderOfBattle &book) {
    Edit out{"import", {}, {}};
    for (const auto &[id, row] : book.armies)
        out.changes.emplace_back(RowChange<Army>{{}, row});
    for (const auto &[id, row] : book.columns)
        out.changes.emplace_back(RowChange<Column>{{}, row});
    for (const auto &[id, row] : book.units)
        out.changes.emplace_back(RowChange<Unit>{{}, row});
    return out;
}

store::Surroundings around(const QTemporaryDir &folder) {
    store::Surroundings out = store::Surroundings::ofSystem();
    out.backupFolder = folder.filePath(QStringLiteral("backups"));
    return out;
}

/// A folder with the big book in it, made once.
struct Made {
    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("book.sabretache"));
    OrderOfBattle book = bigBook();
    Made() {
        auto file = store::BookFile::create(path, around(folder));
        if (!file || !(*file)->write(addingAll(book), store::JournalKind::Edit))
            std::abort();
    }
};
const Made &made() {
    static const Made kMade;
    return kMade;
}

QSqlDatabase database(const QString &path) {
    QSqlDatabase db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), path);
    db.setDatabaseName(path);
    if (!db.open())
        std::abort();
    return db;
}

void must(QSqlQuery &query) {
    if (!query.exec()) {
        qWarning("%s", qPrintable(query.lastError().text()));
        std::abort();
    }
}

QString fieldsOf(const Unit &unit) {
    QJsonObject out;
    for (const auto &[set, values] : unit.fields) {
        QJsonObject held;
        for (const auto &[name, value] : values)
            held[QString::fromStdString(name)] = QString::fromStdString(value);
        out[QString::fromStdString(set)] = held;
    }
    return QString::fromUtf8(QJsonDocument(out).toJson(QJsonDocument::Compact));
}

void loadReference(benchmark::State &state) {
    QSqlDatabase db = database(made().path);
    for (auto _ : state) {
        std::size_t letters = 0;
        for (const QString &sql :
             {QStringLiteral("SELECT * FROM units"), QStringLiteral("SELECT * FROM columns")}) {
            QSqlQuery query(db);
            query.setForwardOnly(true);
            query.prepare(sql);
            must(query);
            const int columns = query.record().count();
            std::vector<std::vector<QString>> rows;
            while (query.next()) {
                auto &row = rows.emplace_back();
                row.reserve(std::size_t(columns));
                for (int i = 0; i < columns; ++i)
                    row.push_back(query.value(i).toString());
                letters += std::size_t(row.back().size());
            }
        }
        benchmark::DoNotOptimize(letters);
    }
}
BENCHMARK(loadReference)->Unit(benchmark::kMillisecond)->Iterations(5);

void load(benchmark::State &state) {
    auto file =
        store::BookFile::open(made().path, store::OpenMode::ReadOnly, around(made().folder));
    for (auto _ : state) {
        const auto book = (*file)->load();
        benchmark::DoNotOptimize(book->units.size());
    }
}
BENCHMARK(load)->Unit(benchmark::kMillisecond)->Iterations(5);

void saveReference(benchmark::State &state) {
    for (auto _ : state) {
        state.PauseTiming();
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("book.sabretache"));
        { auto file = store::BookFile::create(path, around(folder)); }
        QSqlDatabase db = database(path);
        QSqlQuery(QStringLiteral("PRAGMA foreign_keys = ON"), db);
        const OrderOfBattle &book = made().book;
        std::map<Parent, qint64> columnKeys;
        const auto q = [](const std::string &s) { return QString::fromStdString(s); };
        std::vector<QString> fields;
        fields.reserve(book.units.size());
        for (const auto &[id, u] : book.units)
            fields.push_back(fieldsOf(u));
        state.ResumeTiming();
        db.transaction();
        QSqlQuery army(db);
        army.prepare(QStringLiteral("INSERT INTO armies VALUES (1, ?, 1, '', '', '', '', '')"));
        army.bindValue(0, q(book.armies.begin()->first.text()));
        must(army);
        QSqlQuery column(db);
        column.prepare(
            QStringLiteral("INSERT INTO columns VALUES (?, ?, 1, NULL, ?, ?, ?, 1, '', '', '')"));
        qint64 key = 0;
        for (const auto &[id, c] : book.columns) {
            columnKeys[Parent::of(id)] = ++key;
            column.bindValue(0, key);
            column.bindValue(1, q(id.text()));
            column.bindValue(2, qint64(c.ordinal));
            column.bindValue(3, q(c.name));
            column.bindValue(4, q(c.level));
            must(column);
        }
        QSqlQuery unit(db);
        unit.prepare(QStringLiteral("INSERT INTO units VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, "
                                    "?, ?, ?, ?, ?, ?, NULL, ?, ?, ?, ?, ?, ?, 0)"));
        key = 0;
        for (const auto &[id, u] : book.units) {
            ++key;
            int i = 0;
            unit.bindValue(i++, key);
            unit.bindValue(i++, q(id.text()));
            unit.bindValue(i++, QVariant());
            unit.bindValue(i++, columnKeys[u.parent]);
            unit.bindValue(i++, qint64(u.ordinal));
            unit.bindValue(i++, q(u.name));
            unit.bindValue(i++, q(std::string(word(u.arm))));
            unit.bindValue(i++, q(u.nation));
            unit.bindValue(i++, u.battalions->value);
            unit.bindValue(i++, QVariant());
            unit.bindValue(i++, QVariant());
            unit.bindValue(i++, u.establishment.men->value);
            unit.bindValue(i++, QVariant());
            unit.bindValue(i++, 0);
            unit.bindValue(i++, u.present.men->value);
            unit.bindValue(i++, QVariant());
            unit.bindValue(i++, 0);
            unit.bindValue(i++, 1);
            unit.bindValue(i++, QStringLiteral("2026-11-30T00:00:00.000Z"));
            unit.bindValue(i++, QStringLiteral("import"));
            unit.bindValue(i++, fields[std::size_t(key - 1)]);
            unit.bindValue(i++, QStringLiteral(""));
            unit.bindValue(i++, QStringLiteral(""));
            unit.bindValue(i++, 0);
            must(unit);
        }
        if (!db.commit())
            std::abort();
        state.PauseTiming();
        db.close();
        state.ResumeTiming();
    }
}
BENCHMARK(saveReference)->Unit(benchmark::kMillisecond)->Iterations(3);

void save(benchmark::State &state) {
    for (auto _ : state) {
        state.PauseTiming();
        const QTemporaryDir folder;
        auto file = store::BookFile::create(folder.filePath(QStringLiteral("book.sabretache")),
                                            around(folder));
        const Edit edit = addingAll(made().book);
        state.ResumeTiming();
        if (!(*file)->write(edit, store::JournalKind::Edit))
            std::abort();
        state.PauseTiming();
        file->reset();
        state.ResumeTiming();
    }
}
BENCHMARK(save)->Unit(benchmark::kMillisecond)->Iterations(3);

void editReference(benchmark::State &state) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("book.sabretache"));
    QFile::copy(made().path, path);
    sqlite3 *db = nullptr;
    sqlite3_open(QFile::encodeName(path).constData(), &db);
    sqlite3_exec(db, "PRAGMA synchronous = FULL", nullptr, nullptr, nullptr);
    sqlite3_stmt *change = nullptr;
    sqlite3_prepare_v2(db, "UPDATE units SET name = ? WHERE key = 777", -1, &change, nullptr);
    int n = 0;
    for (auto _ : state) {
        const std::string name = "name " + std::to_string(++n);
        sqlite3_bind_text(change, 1, name.c_str(), -1, SQLITE_TRANSIENT);
        if (sqlite3_step(change) != SQLITE_DONE)
            std::abort();
        sqlite3_reset(change);
    }
    sqlite3_finalize(change);
    sqlite3_close(db);
}
BENCHMARK(editReference)->Unit(benchmark::kMicrosecond)->Iterations(50);

void edit(benchmark::State &state) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("book.sabretache"));
    QFile::copy(made().path, path);
    auto file = store::BookFile::open(path, store::OpenMode::ReadWrite, around(folder));
    OrderOfBattle book;
    const UnitId id = std::next(made().book.units.begin(), 777)->first;
    book.units.emplace(id, made().book.units.at(id));
    const auto change = [&](const std::string &name) {
        const auto one = renameUnit(book, id, name);
        if (!(*file)->write(*one, store::JournalKind::Edit))
            std::abort();
        static_cast<void>(one->changes.size());
        book.units.at(id).name = name;
    };
    change("the first change keeps a copy of the book");
    int n = 0;
    for (auto _ : state)
        change("name " + std::to_string(++n));
}
BENCHMARK(edit)->Unit(benchmark::kMicrosecond)->Iterations(50);

} // namespace

int main(int argc, char **argv) {
    QCoreApplication app(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
