// Trying an edit says what applying it would, and leaves the book as it is.
#include "oob/dryrun.h"

#include <QtTest/QTest>

using namespace sabretache;
using namespace sabretache::oob;

namespace {

/// One army with two columns, one in the other, and a unit in the inner one.
struct Made {
    OrderOfBattle book;
    Army army;
    Column outer;
    Column inner;
    Unit unit;

    Made() {
        const IdSource ids = countedIds();
        army.id = ArmyId(ids());
        army.name = "Grand Alliance";
        outer.id = ColumnId(ids());
        outer.parent = Parent::of(army.id);
        inner.id = ColumnId(ids());
        inner.parent = Parent::of(outer.id);
        unit.id = UnitId(ids());
        unit.parent = Parent::of(inner.id);
        book.armies.emplace(army.id, army);
        book.columns.emplace(outer.id, outer);
        book.columns.emplace(inner.id, inner);
        book.units.emplace(unit.id, unit);
        book.settings.emplace("title", Setting{"title", "Blenheim"});
    }
    template <class T> static T with(T row, const char *name) {
        row.name = name;
        return row;
    }
    static Column under(Column column, const Parent &parent) {
        column.parent = parent;
        return column;
    }
};

using Case = ChangeSet (*)(const Made &);
const char *const kFits = "";

} // namespace
Q_DECLARE_METATYPE(Case)

class TestDryRun : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void tryingSaysWhatApplyingWould_data() {
        QTest::addColumn<Case>("changes");
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const char *name, Case changes, std::string_view code) {
            QTest::newRow(name) << changes << QByteArray(code.data(), qsizetype(code.size()));
        };
        row(
            "a changed row",
            [](const Made &m) -> ChangeSet {
                return {RowChange<Unit>{m.unit, Made::with(m.unit, "6th Foot")}};
            },
            kFits);
        row(
            "a row that is another by now",
            [](const Made &m) -> ChangeSet {
                return {RowChange<Unit>{Made::with(m.unit, "old"), m.unit}};
            },
            kEditOutOfDate);
        row(
            "a new row that is there",
            [](const Made &m) -> ChangeSet {
                return {RowChange<Army>{{}, m.army}};
            },
            kEditOutOfDate);
        row(
            "a removed setting that is not there",
            [](const Made &) -> ChangeSet {
                return {RowChange<Setting>{Setting{"notes", ""}, {}}};
            },
            kEditOutOfDate);
        row(
            "a new column with a unit in it",
            [](const Made &m) -> ChangeSet {
                Column column = m.inner;
                column.id = ColumnId(Uuid::fromName("new"));
                column.parent = Parent::of(m.inner.id);
                Unit unit = m.unit;
                unit.id = UnitId(Uuid::fromName("new unit"));
                unit.parent = Parent::of(column.id);
                return {RowChange<Column>{{}, column}, RowChange<Unit>{{}, unit}};
            },
            kFits);
        row(
            "a unit under a column that nobody has",
            [](const Made &m) -> ChangeSet {
                Unit unit = m.unit;
                unit.parent = Parent::of(ColumnId(Uuid::fromName("nowhere")));
                return {RowChange<Unit>{m.unit, unit}};
            },
            kEditBreaksTree);
        row(
            "a unit under a column that goes",
            [](const Made &m) -> ChangeSet {
                Unit unit = m.unit;
                unit.parent = Parent::of(m.outer.id);
                return {RowChange<Unit>{m.unit, unit}, RowChange<Column>{m.inner, {}},
                        RowChange<Column>{m.outer, {}}};
            },
            kEditBreaksTree);
        row(
            "a column in itself",
            [](const Made &m) -> ChangeSet {
                return {RowChange<Column>{m.outer, Made::under(m.outer, Parent::of(m.inner.id))}};
            },
            kEditBreaksTree);
        row(
            "two columns that change places",
            [](const Made &m) -> ChangeSet {
                return {RowChange<Column>{m.outer, Made::under(m.outer, Parent::of(m.inner.id))},
                        RowChange<Column>{m.inner, Made::under(m.inner, Parent::of(m.army.id))}};
            },
            kFits);
        row(
            "a unit under an army and a column",
            [](const Made &m) -> ChangeSet {
                Unit unit = m.unit;
                unit.parent.army = m.army.id;
                return {RowChange<Unit>{m.unit, unit}};
            },
            kEditBreaksTree);
        row(
            "one row changed twice",
            [](const Made &m) -> ChangeSet {
                const Unit once = Made::with(m.unit, "once");
                return {RowChange<Unit>{m.unit, once},
                        RowChange<Unit>{once, Made::with(m.unit, "twice")}};
            },
            kFits);
        row(
            "one row changed twice, the second time from what it was",
            [](const Made &m) -> ChangeSet {
                return {RowChange<Unit>{m.unit, Made::with(m.unit, "once")},
                        RowChange<Unit>{m.unit, Made::with(m.unit, "twice")}};
            },
            kEditOutOfDate);
        row(
            "one row changed twice, then one that breaks the tree",
            [](const Made &m) -> ChangeSet {
                const Column once = Made::with(m.outer, "once");
                return {RowChange<Column>{m.outer, once},
                        RowChange<Column>{once, Made::under(once, Parent::of(m.inner.id))}};
            },
            kEditBreaksTree);
    }
    void tryingSaysWhatApplyingWould() {
        QFETCH(Case, changes);
        QFETCH(QByteArray, code);
        const Made made;
        const ChangeSet edit = changes(made);
        OrderOfBattle tried = made.book;
        const auto said = checkChanges(tried, edit);
        QVERIFY(tried == made.book);
        const auto codeOf = [](const Result<void> &r) {
            return r ? QByteArray("")
                     : QByteArray(r.error().code.data(), qsizetype(r.error().code.size()));
        };
        QCOMPARE(codeOf(said), code);
        OrderOfBattle applied = made.book;
        const auto done = applyChanges(applied, edit);
        QCOMPARE(codeOf(done), code);
        if (!said) {
            QVERIFY(said.error().args == done.error().args);
            QVERIFY(applied == made.book);
        }
    }
};

QTEST_APPLESS_MAIN(TestDryRun)
#include "tst_dryrun.moc"
