// Edits as rows before and after: applied whole or not at all, and turned round for undo.
#include "oob/changes.h"

#include <QtTest/QTest>

using namespace sabretache;
using namespace sabretache::oob;

namespace {

struct Made {
    OrderOfBattle book;
    ArmyId army;
    ColumnId outer;
    ColumnId inner;
    UnitId unit;
};

Made made() {
    const IdSource ids = countedIds();
    Made m;
    m.army = ArmyId(ids());
    m.outer = ColumnId(ids());
    m.inner = ColumnId(ids());
    m.unit = UnitId(ids());
    Army army;
    army.id = m.army;
    army.name = "Grand Alliance";
    Column outer;
    outer.id = m.outer;
    outer.parent = Parent::of(m.army);
    Column inner;
    inner.id = m.inner;
    inner.parent = Parent::of(m.outer);
    Unit unit;
    unit.id = m.unit;
    unit.parent = Parent::of(m.inner);
    unit.name = "Kłuszyński";
    const ChangeSet adding{RowChange<Army>{{}, army}, RowChange<Column>{{}, outer},
                           RowChange<Column>{{}, inner}, RowChange<Unit>{{}, unit}};
    [&] { QVERIFY(applyChanges(m.book, adding).has_value()); }();
    return m;
}

} // namespace

class TestChanges : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void anEditTurnedRoundGivesTheBookBefore() {
        Made m = made();
        const OrderOfBattle before = m.book;
        Unit renamed = m.book.units.at(m.unit);
        renamed.name = "6th Foot";
        Edit edit{"rename-unit", {}, {RowChange<Unit>{m.book.units.at(m.unit), renamed}}};
        QVERIFY(applyChanges(m.book, edit.changes).has_value());
        QVERIFY(m.book != before);
        QVERIFY(applyChanges(m.book, reversed(edit).changes).has_value());
        QVERIFY(m.book == before);
    }
    void anEditOutOfDateChangesNothing() {
        Made m = made();
        const OrderOfBattle before = m.book;
        Unit stale = m.book.units.at(m.unit);
        stale.name = "somebody else's copy";
        Army army = m.book.armies.at(m.army);
        Army renamed = army;
        renamed.name = "changed first";
        const auto result = applyChanges(m.book, {RowChange<Army>{army, renamed},
                                                  RowChange<Unit>{stale, m.book.units.at(m.unit)}});
        QCOMPARE(result.error().code, kEditOutOfDate);
        QVERIFY(m.book == before);
    }
    void aColumnCannotBeDroppedIntoItself() {
        Made m = made();
        const OrderOfBattle before = m.book;
        Column moved = m.book.columns.at(m.outer);
        moved.parent = Parent::of(m.inner);
        const auto result =
            applyChanges(m.book, {RowChange<Column>{m.book.columns.at(m.outer), moved}});
        QCOMPARE(result.error().code, kEditBreaksTree);
        QVERIFY(m.book == before);
    }
};

QTEST_APPLESS_MAIN(TestChanges)
#include "tst_changes.moc"
