// The fields of units: shared by those that say the same, changed for one alone.
#include "oob/unitfields.h"

#include <QtTest/QTest>

using namespace sabretache;
using namespace sabretache::oob;

class TestSharedFields : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void nothingIsSaidAtFirst() {
        const UnitFields none;
        QVERIFY(none.empty());
        QVERIFY(none.of("beerstein").empty());
        QVERIFY(none.begin() == none.end());
        QVERIFY(none == UnitFields(UnitFields::BySet{}));
    }
    void aChangeIsThatOfOneUnitAlone() {
        const UnitFields first{{"corporal-john", {{"class", "3"}}}};
        UnitFields second = first;
        QCOMPARE(&second.all(), &first.all()); // one text for both
        second.set("corporal-john", "class", "4");
        second.set("beerstein", "quality", "elite");
        QCOMPARE(first.of("corporal-john").at("class"), std::string("3"));
        QVERIFY(first.of("beerstein").empty());
        QCOMPARE(second.of("corporal-john").at("class"), std::string("4"));
        QCOMPARE(second.of("beerstein").at("quality"), std::string("elite"));
        QVERIFY(!(first == second));
    }
    void takenBackIsAsIfNeverSaid() {
        const UnitFields before{{"corporal-john", {{"class", "3"}}}};
        UnitFields after = before;
        after.set("beerstein", "points-lost", "2");
        after.unset("beerstein", "points-lost");
        QVERIFY(after == before);
        QVERIFY(!after.all().contains("beerstein"));
        UnitFields same = before;
        same.unset("beerstein", "points-lost"); // never said
        same.unset("corporal-john", "doctrine");
        QCOMPARE(&same.all(), &before.all());
    }
    void whatIsEqualIsEqualAlsoWhenItIsNotShared() {
        QVERIFY(UnitFields({{"a", {{"b", "c"}}}}) == UnitFields({{"a", {{"b", "c"}}}}));
        QVERIFY(!(UnitFields({{"a", {{"b", "c"}}}}) == UnitFields({{"a", {{"b", "d"}}}})));
    }
};

QTEST_GUILESS_MAIN(TestSharedFields)
#include "tst_sharedfields.moc"
