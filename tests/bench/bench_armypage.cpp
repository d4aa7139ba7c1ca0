// The army's tree with 20,000 units, shown offscreen (QT_QPA_PLATFORM=offscreen), each row beside
// its reference in the same run:
//   tree     opened and expanded, against a QTreeView on a plain static model of as many rows
//   filter   a key pressed in the filter, to painted, against a recursive QSortFilterProxyModel on
//            the plain model
//   sort     by strength, against the same proxy
//   edit     one cell changed, until the view has painted it and it is on disk, against one row
//            changed through the SQLite C API with the same journal and sync in a file of as many
//            rows
#include "session/booksession.h"
#include "ui/commands/bookeditor.h"
#include "ui/delegates/armydelegate.h"
#include "ui/models/armytreemodel.h"
#include "ui/views/armyview.h"

#include <QApplication>
#include <QEvent>
#include <QSortFilterProxyModel>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>
#include <sqlite3.h>

using namespace sabretache;

namespace {

constexpr int kUnits = 20'000;
constexpr int kUnitsInColumn = 20;
constexpr int kColumns = kUnits / kUnitsInColumn;

/// Rows as the army has them, with texts made when asked.
class PlainModel final : public QAbstractItemModel {
public:
    QModelIndex index(int row, int column, const QModelIndex &parent) const override {
        if (!parent.isValid())
            return createIndex(row, column, quintptr(1));
        if (parent.internalId() == 1)
            return createIndex(row, column, quintptr(2));
        return createIndex(row, column, quintptr(parent.row()) * 2'654'435'761U + 3);
    }
    QModelIndex parent(const QModelIndex &index) const override {
        if (index.internalId() == 1)
            return {};
        if (index.internalId() == 2)
            return createIndex(0, 0, quintptr(1));
        return createIndex(int((index.internalId() - 3) / 2'654'435'761U), 0, quintptr(2));
    }
    int rowCount(const QModelIndex &parent) const override {
        if (!parent.isValid())
            return 1;
        return parent.internalId() == 1 ? kColumns : parent.internalId() == 2 ? kUnitsInColumn : 0;
    }
    int columnCount(const QModelIndex &) const override { return 10; }
    QVariant data(const QModelIndex &index, int role) const override {
        if (role != Qt::DisplayRole)
            return {};
        const auto unit =
            int((index.internalId() - 3) / 2'654'435'761U) * kUnitsInColumn + index.row();
        if (index.column() == 0)
            return QStringLiteral("Regiment number %1").arg(unit);
        return index.column() == 3 ? QVariant(1600 + unit % 900) : QVariant(QStringLiteral("x"));
    }
};

struct Made {
    QTemporaryDir folder;
    rules::RuleSetList sets = rules::builtInRuleSets();
    battle::EngineList engines{{}};
    ui::Texts texts;
    std::unique_ptr<session::BookSession> session;
    std::unique_ptr<ui::BookEditor> editor;
    ArmyId army;

    Made() {
        auto made = session::BookSession::create(folder.filePath(QStringLiteral("b.sabretache")),
                                                 sets, engines, "corporal-john");
        session = std::move(*made);
        const IdSource ids = countedIds(1);
        oob::Edit edit{"import", {"bench"}, {}};
        oob::Army row;
        row.id = army = ArmyId(ids());
        row.name = "Army";
        edit.changes.emplace_back(oob::RowChange<oob::Army>{{}, row});
        oob::Column column;
        for (int i = 0; i < kUnits; ++i) {
            if (i % kUnitsInColumn == 0) {
                column.id = ColumnId(ids());
                column.parent = oob::Parent::of(army);
                column.ordinal = i;
                column.name = "Column " + std::to_string(i / kUnitsInColumn);
                edit.changes.emplace_back(oob::RowChange<oob::Column>{{}, column});
            }
            oob::Unit unit;
            unit.id = UnitId(ids());
            unit.parent = oob::Parent::of(column.id);
            unit.ordinal = i;
            unit.name = "Regiment number " + std::to_string(i);
            unit.nation = "British";
            unit.present.men = Men(1600 + i % 900);
            unit.establishment = unit.present;
            unit.fields = {{"corporal-john", {{"class", std::to_string(3 + i % 4)}}}};
            edit.changes.emplace_back(oob::RowChange<oob::Unit>{{}, unit});
        }
        if (!session->apply(edit))
            qFatal("not made");
        editor = std::make_unique<ui::BookEditor>(*session, texts);
    }
};
Made &made() {
    static Made kMade;
    return kMade;
}

/// The tree as the army page has it: with its signs, bars and flags.
struct Shown {
    ui::ArmyTreeModel model{*made().editor, nullptr, made().army};
    ui::ArmyView view{model};
    Shown() {
        view.setItemDelegate(new ui::ArmyDelegate(model, &view));
        view.expandAll();
    }
};

void show(QTreeView &view) {
    view.resize(1000, 800);
    view.show();
    QApplication::processEvents();
    view.grab();
}

/// Waits until a viewport has painted what changed in it, as it does in a window.
class Paints final : public QObject {
public:
    explicit Paints(QWidget *viewport) { viewport->installEventFilter(this); }
    void wait() {
        for (m_seen = false; !m_seen;)
            QApplication::processEvents();
    }

private:
    bool eventFilter(QObject *, QEvent *event) override {
        m_seen = m_seen || event->type() == QEvent::Paint;
        return false;
    }
    bool m_seen = false;
};

void BM_TreeOpened(benchmark::State &state) {
    made();
    for (auto _ : state) {
        Shown shown;
        show(shown.view);
    }
}
void BM_ReferenceTreeOpened(benchmark::State &state) {
    for (auto _ : state) {
        PlainModel model;
        QTreeView view;
        view.setUniformRowHeights(true);
        view.setModel(&model);
        view.expandAll();
        show(view);
    }
}
void BM_Filter(benchmark::State &state) {
    Shown shown;
    auto &[model, view] = shown;
    show(view);
    Paints paints(view.viewport());
    int n = 0;
    for (auto _ : state) {
        model.setFilter(QString::number(1900 + n++ % 50)); // some ten rows each
        view.expandAll();
        paints.wait();
    }
}
void BM_ReferenceFilter(benchmark::State &state) {
    PlainModel model;
    QSortFilterProxyModel proxy;
    proxy.setRecursiveFilteringEnabled(true);
    proxy.setSourceModel(&model);
    QTreeView view;
    view.setUniformRowHeights(true);
    view.setModel(&proxy);
    view.expandAll();
    show(view);
    Paints paints(view.viewport());
    int n = 0;
    for (auto _ : state) {
        proxy.setFilterFixedString(QString::number(1900 + n++ % 50));
        view.expandAll();
        paints.wait();
    }
}
void BM_Sort(benchmark::State &state) {
    Shown shown;
    auto &[model, view] = shown;
    show(view);
    Paints paints(view.viewport());
    const int men = model.cells().columnOf(ui::CellKind::Men);
    int n = 0;
    for (auto _ : state) {
        model.sort(men, n++ % 2 ? Qt::AscendingOrder : Qt::DescendingOrder);
        paints.wait();
    }
}
void BM_ReferenceSort(benchmark::State &state) {
    PlainModel model;
    QSortFilterProxyModel proxy;
    proxy.setSourceModel(&model);
    QTreeView view;
    view.setUniformRowHeights(true);
    view.setModel(&proxy);
    view.expandAll();
    show(view);
    Paints paints(view.viewport());
    int n = 0;
    for (auto _ : state) {
        proxy.sort(3, n++ % 2 ? Qt::AscendingOrder : Qt::DescendingOrder);
        paints.wait();
    }
}

void BM_Edit(benchmark::State &state) {
    Shown shown;
    auto &[model, view] = shown;
    show(view);
    Paints paints(view.viewport());
    const int men = model.cells().columnOf(ui::CellKind::Men);
    const QModelIndex column = model.index(0, 0, model.index(0, 0));
    static int n = 0; // no value twice, or nothing would be painted
    for (auto _ : state) {
        if (!model.setData(model.index(5, men, column), QString::number(1000 + n++ % 900)))
            state.SkipWithError("not changed");
        paints.wait();
    }
}
void BM_ReferenceEdit(benchmark::State &state) {
    QTemporaryDir folder;
    sqlite3 *db = nullptr;
    sqlite3_open(folder.filePath(QStringLiteral("r.db")).toUtf8().constData(), &db);
    sqlite3_exec(db,
                 "PRAGMA journal_mode=DELETE; PRAGMA synchronous=FULL;"
                 "CREATE TABLE t(id INTEGER PRIMARY KEY, name TEXT, men INTEGER);"
                 "WITH RECURSIVE c(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM c WHERE i<20000)"
                 "INSERT INTO t SELECT i, 'Regiment number ' || i, 1600 FROM c",
                 nullptr, nullptr, nullptr);
    sqlite3_stmt *update = nullptr;
    sqlite3_prepare_v2(db, "UPDATE t SET men=? WHERE id=6", -1, &update, nullptr);
    int n = 0;
    for (auto _ : state) {
        sqlite3_bind_int(update, 1, 1000 + n++ % 900);
        if (sqlite3_step(update) != SQLITE_DONE)
            state.SkipWithError("not changed");
        sqlite3_reset(update);
    }
    sqlite3_finalize(update);
    sqlite3_close(db);
}

BENCHMARK(BM_TreeOpened)->Unit(benchmark::kMillisecond);
BENCHMARK(BM_ReferenceTreeOpened)->Unit(benchmark::kMillisecond);
BENCHMARK(BM_Filter)->Unit(benchmark::kMillisecond);
BENCHMARK(BM_ReferenceFilter)->Unit(benchmark::kMillisecond);
BENCHMARK(BM_Sort)->Unit(benchmark::kMillisecond);
BENCHMARK(BM_ReferenceSort)->Unit(benchmark::kMillisecond);
BENCHMARK(BM_Edit)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(BM_ReferenceEdit)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace

int main(int argc, char **argv) {
    QApplication app(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
