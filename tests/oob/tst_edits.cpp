// The edits of an order of battle, and what one asks of it.
#include "oob/edits.h"

#include "oob/queries.h"
#include "support/randomplay.h"

#include <QtTest/QTest>

#include <set>

using namespace sabretache;
using namespace sabretache::oob;

namespace {

/// An army with columns A and B, units a1, a2 in A and b1 in B, and unit top right under the army.
struct Made {
    OrderOfBattle book;
    IdSource ids = countedIds(11);
    ArmyId army;
    ColumnId a;
    ColumnId b;
    UnitId a1;
    UnitId a2;
    UnitId b1;
    UnitId top;

    void apply(const Result<Edit> &edit) {
        QVERIFY(edit.has_value());
        QVERIFY(applyChanges(book, edit->changes).has_value());
    }
    Made() {
        Army row;
        row.id = army = ArmyId(ids());
        row.name = "Army";
        apply(addArmy(book, row));
        a = column("A");
        b = column("B");
        a1 = unit("a1", Parent::of(a));
        a2 = unit("a2", Parent::of(a));
        b1 = unit("b1", Parent::of(b));
        top = unit("top", Parent::of(army));
    }
    ColumnId column(const std::string &name) {
        Column row;
        row.id = ColumnId(ids());
        row.parent = Parent::of(army);
        row.name = name;
        apply(addColumn(book, row));
        return row.id;
    }
    UnitId unit(const std::string &name, Parent parent) {
        Unit row;
        row.id = UnitId(ids());
        row.parent = parent;
        row.name = name;
        apply(addUnit(book, row));
        return row.id;
    }
    /// The whole army as one line of names: "A( a1 a2 ) B( b1 ) top".
    QString drawn() const { return drawn(Parent::of(army)); }
    QString drawn(Parent parent) const {
        QStringList out;
        for (const NodeId &node : childrenOf(book, parent)) {
            QString name = QString::fromStdString(nameOf(book, node));
            if (const auto *column = std::get_if<ColumnId>(&node))
                name += QStringLiteral("( ") + drawn(Parent::of(*column)) + QStringLiteral(" )");
            out.append(name);
        }
        return out.join(u' ');
    }
};

/// Every node hangs on an army, and no walk goes on for ever.
bool isTree(const OrderOfBattle &book) {
    std::size_t seen = 0;
    const Children children(book);
    for (const auto &[id, army] : book.armies)
        seen += walk(book, id, children).size();
    std::size_t retired = 0;
    for (const auto &[id, unit] : book.units)
        retired += unit.retired ? 1 : 0;
    return seen + retired == book.columns.size() + book.units.size();
}

} // namespace

class TestEdits : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void newThingsStandLastUnlessAPlaceIsNamed() {
        Made m;
        QCOMPARE(m.drawn(), QStringLiteral("A( a1 a2 ) B( b1 ) top"));
        Unit unit;
        unit.id = UnitId(m.ids());
        unit.parent = Parent::of(m.a);
        unit.name = "first";
        m.apply(addUnit(m.book, unit, 0));
        unit.id = UnitId(m.ids());
        unit.name = "third";
        m.apply(addUnit(m.book, unit, 2));
        QCOMPARE(m.drawn(), QStringLiteral("A( first a1 third a2 ) B( b1 ) top"));
    }
    void aFullGapIsNumberedAnew() {
        Made m;
        for (int i = 0; i < 40; ++i) { // 1,024 halved ten times leaves no room
            Unit unit;
            unit.id = UnitId(m.ids());
            unit.parent = Parent::of(m.a);
            unit.name = "n" + std::to_string(i);
            m.apply(addUnit(m.book, unit, 1));
        }
        const auto children = childrenOf(m.book, Parent::of(m.a));
        QCOMPARE(children.size(), std::size_t(42));
        QCOMPARE(nameOf(m.book, children[0]), std::string("a1"));
        QCOMPARE(nameOf(m.book, children[1]), std::string("n39"));
        QCOMPARE(nameOf(m.book, children[40]), std::string("n0"));
        QCOMPARE(nameOf(m.book, children[41]), std::string("a2"));
    }
    void nodesMoveInRosterOrder() {
        Made m;
        const std::vector<NodeId> nodes{m.top, m.a2, m.b1};
        m.apply(moveNodes(m.book, nodes, Parent::of(m.a), 0));
        QCOMPARE(m.drawn(), QStringLiteral("A( a2 b1 top a1 ) B(  )"));
    }
    void movingWithinOneParentCountsPlacesAsTheyAre() {
        Made m;
        const std::vector<NodeId> nodes{m.a};
        m.apply(moveNodes(m.book, nodes, Parent::of(m.army), 2)); // before "top"
        QCOMPARE(m.drawn(), QStringLiteral("B( b1 ) A( a1 a2 ) top"));
        m.apply(moveNodes(m.book, nodes, Parent::of(m.army), 1)); // where it is
        QCOMPARE(m.drawn(), QStringLiteral("B( b1 ) A( a1 a2 ) top"));
        m.apply(moveNodes(m.book, nodes, Parent::of(m.army)));
        QCOMPARE(m.drawn(), QStringLiteral("B( b1 ) top A( a1 a2 )"));
    }
    void ofANodeAndOneAboveItTheUpperOneMoves() {
        Made m;
        const std::vector<NodeId> nodes{m.a1, m.a};
        m.apply(moveNodes(m.book, nodes, Parent::of(m.b)));
        QCOMPARE(m.drawn(), QStringLiteral("B( b1 A( a1 a2 ) ) top"));
        const std::vector<NodeId> outer{m.b};
        QCOMPARE(moveNodes(m.book, outer, Parent::of(m.a)).error().code, kEditBreaksTree);
        QCOMPARE(moveNodes(m.book, outer, Parent::of(m.b)).error().code, kEditBreaksTree);
    }
    void randomMovesKeepItATree() {
        Made m;
        dice::ProgramDice dice(13);
        for (int i = 0; i < 1500; ++i) {
            const OrderOfBattle before = m.book;
            const Edit edit = test::randomEdit(m.book, dice, m.ids);
            QVERIFY(applyChanges(m.book, edit.changes).has_value());
            QVERIFY(isTree(m.book));
            if (i % 10 == 0) {
                OrderOfBattle back = m.book;
                QVERIFY(applyChanges(back, reversed(edit).changes).has_value());
                QVERIFY(back == before);
            }
        }
    }
    void aUnitWithAHistoryIsRetiredNotRemoved() {
        Made m;
        const HasHistory fought = [&](UnitId id) { return id == m.a1; };
        const std::vector<NodeId> nodes{m.a};
        m.apply(removeNodes(m.book, nodes, fought));
        QCOMPARE(m.drawn(), QStringLiteral("B( b1 ) top"));
        QVERIFY(m.book.units.at(m.a1).retired);
        QVERIFY(m.book.units.at(m.a1).parent == Parent::of(m.army));
        QVERIFY(!m.book.units.contains(m.a2));
        const HasHistory other = [&](UnitId id) { return id == m.b1; };
        QCOMPARE(removeArmy(m.book, m.army, other).error().code, kEditHasHistory);
    }
    void removingAnArmyTakesAllOfItAndUndoBringsItBack() {
        Made m;
        m.apply(appointByName(m.book, m.ids, CommandId(m.a), "Cutts"));
        const OrderOfBattle before = m.book;
        const auto edit = removeArmy(m.book, m.army, {});
        m.apply(edit);
        QVERIFY(m.book == OrderOfBattle());
        QVERIFY(applyChanges(m.book, reversed(*edit).changes).has_value());
        QVERIFY(m.book == before);
    }
    void aCopyIsDeepWithNewIds() {
        Made m;
        m.apply(appointByName(m.book, m.ids, CommandId(m.a), "Cutts"));
        const std::vector<NodeId> nodes{m.a};
        m.apply(duplicateNodes(m.book, nodes, m.ids));
        QCOMPARE(m.drawn(), QStringLiteral("A( a1 a2 ) A( a1 a2 ) B( b1 ) top"));
        QCOMPARE(m.book.units.size(), std::size_t(6));
        QCOMPARE(m.book.posts.size(), std::size_t(1));
        m.apply(renameUnit(m.book, m.a1, "only one"));
        QCOMPARE(m.drawn(), QStringLiteral("A( only one a2 ) A( a1 a2 ) B( b1 ) top"));
    }
    void commandIsStoredAndDated() {
        Made m;
        m.apply(appointByName(m.book, m.ids, CommandId(m.a), "Cutts"));
        QCOMPARE(holderOf(m.book, CommandId(m.a))->name, std::string("Cutts"));
        m.apply(appointByName(m.book, m.ids, CommandId(m.a), "Churchill", PostRole::Commander,
                              "1704-08-13"));
        QCOMPARE(holderOf(m.book, CommandId(m.a))->name, std::string("Churchill"));
        QCOMPARE(m.book.posts.size(), std::size_t(2)); // Cutts's, ended, and Churchill's
        // A name that is there is the same man.
        m.apply(appointByName(m.book, m.ids, CommandId(m.b), "Cutts"));
        QCOMPARE(m.book.persons.size(), std::size_t(2));
        m.apply(vacate(m.book, CommandId(m.a)));
        QVERIFY(!holderOf(m.book, CommandId(m.a)));
        QCOMPARE(vacate(m.book, CommandId(m.a)).error().code, kEditNoSuchRow);
        // A commander who still holds a post elsewhere stays when he is removed, retired.
        m.apply(removePerson(m.book, holderOf(m.book, CommandId(m.b))->id));
        QVERIFY(holderOf(m.book, CommandId(m.b))->retired);
    }
    void numbersOutOfRangeAreRefused() {
        Made m;
        QCOMPARE(setPresentMen(m.book, m.a1, Men(-1)).error().code, kEditOutOfRange);
        QCOMPARE(setPresentMen(m.book, m.a1, Men(1'000'000'000)).error().code, kEditOutOfRange);
        QCOMPARE(setPresentGuns(m.book, m.a1, Guns(10'001)).error().code, kEditOutOfRange);
        m.apply(setPresentMen(m.book, m.a1, Men(2500)));
        QCOMPARE(m.book.units.at(m.a1).establishment.men->value, 2500); // was unknown
        m.apply(setPresentMen(m.book, m.a1, Men(2000)));
        QCOMPARE(m.book.units.at(m.a1).establishment.men->value, 2500);
        m.apply(setPresentMen(m.book, m.a1, std::nullopt));
        QVERIFY(!m.book.units.at(m.a1).present.men);
    }
    void severalEditsAreOne() {
        Made m;
        const OrderOfBattle before = m.book;
        const std::vector<std::function<Result<Edit>(const OrderOfBattle &)>> steps{
            [&](const OrderOfBattle &b) { return renameUnit(b, m.a1, "x"); },
            [&](const OrderOfBattle &b) { return renameUnit(b, m.a1, "y"); }};
        const auto edit = together(m.book, "both", {}, steps);
        m.apply(edit);
        QCOMPARE(m.book.units.at(m.a1).name, std::string("y"));
        QVERIFY(applyChanges(m.book, reversed(*edit).changes).has_value());
        QVERIFY(m.book == before);
    }
    void aPathNamesFromTheArmyDown() {
        const Made m;
        QCOMPARE(namePath(m.book, m.a1), (std::vector<std::string>{"Army", "A", "a1"}));
        QCOMPARE(armyOf(m.book, m.a1), m.army);
        QCOMPARE(orderColumnOf(m.book, m.a1), m.a);
        QVERIFY(orderColumnOf(m.book, m.top).isNull());
    }
};

QTEST_APPLESS_MAIN(TestEdits)
#include "tst_edits.moc"
