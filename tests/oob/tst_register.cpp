// Who is out of the order of battle, and who holds which post since when.
#include "oob/posts.h"
#include "oob/queries.h"
#include "oob/retired.h"

#include <QtTest/QTest>

#include <array>

using namespace sabretache;
using namespace sabretache::oob;

namespace {

struct Made {
    OrderOfBattle book;
    IdSource ids = countedIds(5);
    ArmyId army;
    ColumnId column;
    UnitId unit;

    void apply(const Result<Edit> &edit) {
        QVERIFY2(edit.has_value(), edit ? "" : std::string(edit.error().code).c_str());
        QVERIFY(applyChanges(book, edit->changes).has_value());
    }
    Made() {
        Army row;
        row.id = army = ArmyId(ids());
        row.name = "Army";
        apply(addArmy(book, row));
        Column under;
        under.id = column = ColumnId(ids());
        under.parent = Parent::of(army);
        under.name = "Left";
        apply(addColumn(book, under));
        Unit foot;
        foot.id = unit = UnitId(ids());
        foot.parent = Parent::of(column);
        foot.name = "Row's brigade";
        foot.present.men = Men(2500);
        apply(addUnit(book, foot));
        foot.id = UnitId(ids());
        foot.name = "Ferguson's brigade";
        apply(addUnit(book, foot));
        apply(appointByName(book, ids, unit, "Row"));
    }
    PersonId person(const std::string &name) const {
        for (const auto &[id, one] : book.persons)
            if (one.name == name)
                return id;
        return {};
    }
};

} // namespace

class TestRegister : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatIsRetiredComesBackAtTheEndOfItsArmy() {
        Made m;
        const std::array<NodeId, 1> nodes{m.column};
        m.apply(removeNodes(m.book, nodes, [&](UnitId id) { return id == m.unit; }));
        QCOMPARE(retiredUnits(m.book), std::vector{m.unit});
        QVERIFY(childrenOf(m.book, Parent::of(m.army)).empty());
        // A new column is there before it.
        Column fresh;
        fresh.id = ColumnId(m.ids());
        fresh.parent = Parent::of(m.army);
        m.apply(addColumn(m.book, fresh));
        const OrderOfBattle before = m.book;
        const std::array units{m.unit};
        const auto edit = restore(m.book, units, {});
        m.apply(edit);
        QVERIFY(retiredUnits(m.book).empty());
        const std::vector<NodeId> wanted{fresh.id, m.unit};
        QCOMPARE(childrenOf(m.book, Parent::of(m.army)), wanted);
        QCOMPARE(m.book.units.at(m.unit).present.men, std::optional(Men(2500)));
        QVERIFY(applyChanges(m.book, reversed(*edit).changes).has_value());
        QVERIFY(m.book == before);
    }
    void aPersonWhoHeldAPostIsRetiredAndComesBack() {
        Made m;
        const PersonId row = m.person("Row");
        m.apply(vacate(m.book, m.unit, PostRole::Commander, "1704-08-13"));
        m.apply(removePerson(m.book, row));
        QCOMPARE(retiredPersons(m.book), std::vector{row});
        const std::array persons{row};
        m.apply(restore(m.book, {}, persons));
        QVERIFY(!m.book.persons.at(row).retired);
        QCOMPARE(postsOf(m.book, row).size(), std::size_t(1)); // his history is with him
    }
    void onlyWhatIsRetiredIsPutBack() {
        Made m;
        const std::array units{m.unit};
        QCOMPARE(restore(m.book, units, {}).error().code, kEditNoSuchRow);
        const std::array<PersonId, 1> nobody{PersonId(Uuid{9, 9})};
        QCOMPARE(restore(m.book, {}, nobody).error().code, kEditNoSuchRow);
    }
    void whatOneHoldsStandsBeforeWhatOneHeld() {
        Made m;
        const PersonId row = m.person("Row");
        m.apply(appoint(m.book, m.ids, m.column, row, PostRole::Second, "1703-01-01"));
        m.apply(
            appointByName(m.book, m.ids, m.unit, "Ferguson", PostRole::Commander, "1704-08-13"));
        const auto posts = postsOf(m.book, row);
        QCOMPARE(posts.size(), std::size_t(2));
        QCOMPARE(commandOf(posts[0]), CommandId(m.column));
        QCOMPARE(posts[0].role, PostRole::Second);
        QCOMPARE(commandOf(posts[1]), CommandId(m.unit));
        QCOMPARE(posts[1].until, std::string("1704-08-13"));
        QCOMPARE(postsOf(m.book, m.person("Ferguson")).front().since, std::string("1704-08-13"));
    }
    void sinceWhenCanBeSet() {
        Made m;
        m.apply(setSince(m.book, m.unit, PostRole::Commander, "1702-05-04"));
        QCOMPARE(currentPost(m.book, m.unit)->since, std::string("1702-05-04"));
        QVERIFY(setSince(m.book, m.unit, PostRole::Commander, "1702-05-04")->changes.empty());
        QCOMPARE(setSince(m.book, m.army, PostRole::Commander, "1702-05-04").error().code,
                 kEditNoSuchRow);
    }
    void everyProblemOfTheBookNamesItsMend() {
        Made m;
        const rules::RuleSetList sets = rules::builtInRuleSets();
        const rules::RuleSet &john = *sets.find("corporal-john");
        Column empty;
        empty.id = ColumnId(m.ids());
        empty.parent = Parent::of(m.army);
        m.apply(addColumn(m.book, empty));
        const auto fieldAt = [&](const Place &place, std::string_view code) -> std::string {
            for (const PlacedProblem &one : checkBook(m.book, john, {}))
                if (one.place == place && one.problem.code == code)
                    return std::string(one.problem.field) + '=' + one.problem.mend.value_or("?");
            return "none";
        };
        QCOMPARE(fieldAt(m.army, kArmyVacant), std::string("commander=?"));
        QCOMPARE(fieldAt(m.column, kColumnVacant), std::string("commander=?"));
        QCOMPARE(fieldAt(empty.id, kNameMissing), std::string("name=?"));
        QCOMPARE(fieldAt(empty.id, kColumnEmpty), std::string("remove=yes"));
        // CJ-1.2: foot has 16 to 28 castings; 100 of them make four brigades.
        m.apply(setPresentMen(m.book, m.unit, Men(10'000)));
        QCOMPARE(fieldAt(m.unit, "cj-unit-too-large"), std::string("parts=4"));
        m.book.units.at(m.unit).establishment = {};
        m.apply(setPresentMen(m.book, m.unit, Men(100)));
        QCOMPARE(fieldAt(m.unit, "cj-unit-too-small"), std::string("men=?"));
        // What it has lost does not make it too small; a full strength below 16 castings does.
        m.book.units.at(m.unit).establishment.men = Men(2500);
        QCOMPARE(fieldAt(m.unit, "cj-unit-too-small"), std::string("none"));
        m.book.units.at(m.unit).establishment.men = Men(1500);
        QCOMPARE(fieldAt(m.unit, "cj-unit-too-small"), std::string("men=?"));
        m.book.units.at(m.unit).establishment = {};
        m.apply(setPresentMen(m.book, m.unit, std::nullopt));
        QCOMPARE(fieldAt(m.unit, "cj-unit-no-men"), std::string("men=?"));
    }
};

QTEST_APPLESS_MAIN(TestRegister)
#include "tst_register.moc"
