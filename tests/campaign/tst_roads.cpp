// CA-7, CA-8 and CA-9: drafts, marches, contact, supply and points. The net is made up:
//
//   Ulm --2-- Giengen --3-- Nördlingen
//    |           |
//    3           2
//    |           |
//   Lauingen -1- Dillingen --2-- Höchstädt
#include "campaign/roads.h"
#include "campaign/standings.h"

#include <QtTest/QTest>

using namespace sabretache;
using namespace sabretache::campaign;

namespace {

PlaceId place(const char *name) { return PlaceId(Uuid::fromName(name)); }
const PlaceId kUlm = place("Ulm");
const PlaceId kGiengen = place("Giengen");
const PlaceId kNoerdlingen = place("Nördlingen");
const PlaceId kLauingen = place("Lauingen");
const PlaceId kDillingen = place("Dillingen");
const PlaceId kHoechstaedt = place("Höchstädt");

RoadNet net() {
    return RoadNet({{kUlm, kGiengen, 2},
                    {kGiengen, kNoerdlingen, 3},
                    {kUlm, kLauingen, 3},
                    {kGiengen, kDillingen, 2},
                    {kLauingen, kDillingen, 1},
                    {kDillingen, kHoechstaedt, 2}});
}

} // namespace

class TestRoads : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void waysAreTheShortest() {
        const auto days = net().daysFrom(kUlm);
        QCOMPARE(days.at(kDillingen), 4);
        QCOMPARE(days.at(kHoechstaedt), 6);
        QCOMPARE(net().daysFrom(kUlm, {kGiengen, kLauingen}).size(), std::size_t(1));
        QVERIFY((net().wayTo(kUlm, kHoechstaedt, {kGiengen}) ==
                 std::vector{kUlm, kLauingen, kDillingen, kHoechstaedt}));
        QVERIFY(net().wayTo(kUlm, kHoechstaedt, {kDillingen}).empty());
    }
    void aForcedMarchIsOneDayMore_data() {
        QTest::addColumn<int>("daysLeft");
        QTest::addColumn<bool>("allowed");
        QTest::addColumn<bool>("forced");
        QTest::newRow("CA-8.1 just in time") << 4 << true << false;
        QTest::newRow("CA-8.1 a day short") << 3 << true << true;
        QTest::newRow("CA-8.1 two days short") << 2 << false << true;
    }
    void aForcedMarchIsOneDayMore() {
        QFETCH(int, daysLeft);
        QFETCH(bool, allowed);
        QFETCH(bool, forced);
        const auto m = march(net(), {kUlm, kGiengen, kDillingen}, daysLeft, Figures());
        QVERIFY(m.has_value());
        QCOMPARE(m->days, 4);
        QCOMPARE(m->allowed, allowed);
        QCOMPARE(m->forced, forced);
        QCOMPARE(march(net(), {kUlm, kDillingen}, 9, Figures()).error().code, kMarchNoRoad);
    }
    void aForcedMarchIsRolledByTheRuleSet() {
        const ForcedRoll john{2, 5, true}; // CA-8.1
        QVERIFY(john.passes(5) && !john.passes(4));
        const ForcedRoll beerstein{1, 5, false};
        QVERIFY(beerstein.passes(5) && !beerstein.passes(6));
    }
    void armiesMeetInAPlaceOrOnARoad() { // CA-8.2
        // CA-8.2
        QVERIFY(inContact({{kUlm, kGiengen}}, {{kGiengen}}));
        QVERIFY(inContact({{kUlm, kGiengen}}, {{kGiengen, kUlm}}));
        QVERIFY(!inContact({{kUlm, kGiengen}}, {{kGiengen, kDillingen}})); // marched away before it
        QVERIFY(!inContact({{kUlm, kGiengen}}, {{kUlm, kLauingen}}));
        QVERIFY(inContact({{kUlm, kGiengen, kDillingen}}, {{kHoechstaedt, kDillingen, kGiengen}}));
    }
    void whoDeclinesNeedsARoadFreeOfEnemies() {
        QCOMPARE(retreats(net(), kDillingen, {kHoechstaedt}).size(), std::size_t(2)); // CA-8.2
        QVERIFY(retreats(net(), kHoechstaedt, {kDillingen}).empty());
    }
    void supplyNeedsAFreeRoadWithinSevenDays() { // CA-8.3
        // CA-8.3: Höchstädt to Ulm is 6 days; Nördlingen to Lauingen by Giengen and Dillingen is 6
        // too.
        QVERIFY(supply(net(), kHoechstaedt, {kUlm}, {}, Figures()).supplied);
        const Supply cut = supply(net(), kHoechstaedt, {kUlm}, {kDillingen}, Figures());
        QVERIFY(!cut.supplied && cut.way.empty());
        const RoadNet longRoad({{kUlm, kGiengen, 8}});
        QVERIFY(!supply(longRoad, kGiengen, {kUlm}, {}, Figures()).supplied);
        QCOMPARE(supply(longRoad, kGiengen, {kUlm}, {}, Figures()).days, 8);
        const RoadNet shortRoad({{kUlm, kGiengen, 7}});
        QVERIFY(supply(shortRoad, kGiengen, {kUlm}, {}, Figures()).supplied);
        QVERIFY(!supply(shortRoad, kGiengen, {kUlm}, {kUlm}, Figures()).supplied);
        QCOMPARE(lostUnsupplied(6), 0);
        QCOMPARE(lostUnsupplied(7), 1);
        QCOMPARE(lostUnsupplied(31), 4);
    }
    void draftsAreAQuarterATurn_data() {
        QTest::addColumn<QList<int>>("n"); // present, establishment, taken, pool, contact, worst
        QTest::addColumn<int>("freely");
        QTest::addColumn<int>("most");
        QTest::newRow("CA-7.2 a quarter of 24") << QList<int>{10, 24, 0, 99, 0, 0} << 6 << 14;
        QTest::newRow("CA-7.2 never above establishment")
            << QList<int>{20, 24, 0, 99, 0, 0} << 4 << 4;
        QTest::newRow("CA-7.2 taken before") << QList<int>{10, 24, 4, 99, 0, 0} << 2 << 14;
        QTest::newRow("CA-7.2 a small pool") << QList<int>{10, 24, 0, 3, 0, 0} << 3 << 3;
        QTest::newRow("CA-7.2 in contact") << QList<int>{10, 24, 0, 99, 1, 0} << 0 << 0;
        QTest::newRow("CA-7.2 class 6") << QList<int>{10, 24, 0, 99, 0, 1} << 6 << 6;
        QTest::newRow("CA-7.2 over strength") << QList<int>{26, 24, 0, 99, 0, 0} << 0 << 0;
    }
    void draftsAreAQuarterATurn() {
        QFETCH(QList<int>, n);
        QFETCH(int, freely);
        QFETCH(int, most);
        const Draft d = draftFor({n[0], n[1], n[2], n[3], n[4] != 0, n[5] != 0}, Figures());
        QCOMPARE(d.freely, freely);
        QCOMPARE(d.most, most);
    }
    void pointsAreAddedUp() { // CA-9.1
        // CA-9.1: 4 for places, one decisive battle, one held, 139 castings (6), 3 guns, 25 points
        // (2).
        QVERIFY((score(4, 1, 1, {139, 3, 25}, Figures()) == Score{4, 4, 11}));
        QCOMPARE(score(0, 0, 0, {19, 0, 9}, Figures()).total(), 0);
        QCOMPARE(score(0, 0, 0, {20, 0, 10}, Figures()).total(), 2);
    }
};

QTEST_APPLESS_MAIN(TestRoads)
#include "tst_roads.moc"
