// Section 4: who orders whom, and what becomes of commanders.
#include "cjtest.h"

using namespace cjtest;

namespace {
OrderFacts near(bool army = false) {
    OrderFacts f;
    f.byArmyCommander = army;
    f.distance = inches(10);
    return f;
}
} // namespace

class TestCommand : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void ordersReachTheirUnits_data() {
        QTest::addColumn<OrderFacts>("facts");
        QTest::addColumn<Options>("options");
        QTest::addColumn<QString>("why");
        QTest::addColumn<QString>("rule");
        const auto row = [](const char *name, const OrderFacts &f, std::string_view why,
                            const char *rule, const Options &o = {}) {
            QTest::newRow(name) << f << o << text(why) << QString::fromLatin1(rule);
        };
        const Options one = option("army-orders", "one");
        row("CJ-4.1 his first order", near(), "", "CJ-4.1 CJ-4.2");
        row("CJ-4.1 a second order", with(near(), [](OrderFacts &f) { f.ordersGiven = 1; }),
            kOrderGiven, "CJ-4.1");
        row("CJ-4.2 at 12 in", with(near(), [](OrderFacts &f) { f.distance = inches(12); }), "",
            "CJ-4.1 CJ-4.2");
        row("CJ-4.2 a hair beyond",
            with(near(), [](OrderFacts &f) { f.distance = HundredthsOfInch(1201); }), kOrderTooFar,
            "CJ-4.2");
        row("CJ-1.3 of another column", with(near(), [](OrderFacts &f) { f.ofHisCommand = false; }),
            kOrderNotHis, "CJ-1.3");
        row("CJ-4.4 the army commander's fifth order",
            with(near(true), [](OrderFacts &f) { f.ordersGiven = 4; }), "", "CJ-4.4 CJ-4.2");
        row("CJ-4.4 held to one", with(near(true), [](OrderFacts &f) { f.ordersGiven = 1; }),
            kOrderGiven, "CJ-4.4", one);
        row("CJ-4.4 held to one, his first", near(true), "", "CJ-4.4 CJ-4.2", one);
        row("CJ-4.4 the army commander too far",
            with(near(true), [](OrderFacts &f) { f.distance = HundredthsOfInch(1201); }),
            kOrderTooFar, "CJ-4.4");
        row("CJ-4.5 the unit has an order",
            with(near(true), [](OrderFacts &f) { f.unitHasOrder = true; }), kOrderUnitHasOne,
            "CJ-4.5");
        row("CJ-4.5 contacted before its side moves",
            with(near(), [](OrderFacts &f) { f.unitContacted = true; }), kOrderContacted, "CJ-4.5");
        row("CJ-4.5 locked", with(near(), [](OrderFacts &f) { f.unitLocked = true; }), kOrderLocked,
            "CJ-4.5");
        row("CJ-5.7 routed", with(near(), [](OrderFacts &f) { f.unitRouted = true; }), kOrderRouted,
            "CJ-5.7");
        row("CJ-4.9 a dead column commander",
            with(near(), [](OrderFacts &f) { f.commanderThere = false; }), kOrderNoCommander,
            "CJ-4.9");
        row("CJ-4.9 the army commander cannot help a leaderless column",
            with(near(true), [](OrderFacts &f) { f.columnLeaderless = true; }), kOrderLeaderless,
            "CJ-4.9");
        row("CJ-4.10 a dead army commander",
            with(near(true), [](OrderFacts &f) { f.commanderThere = false; }), kOrderNoCommander,
            "CJ-4.10");
    }
    void ordersReachTheirUnits() {
        QFETCH(OrderFacts, facts);
        QFETCH(Options, options);
        QFETCH(QString, why);
        const Permission may = mayOrder(facts, options);
        QCOMPARE(text(may.why), why);
        QCOMPARE(may.allowed, why.isEmpty());
        QTEST(text(may.rules), "rule");
    }
    void withoutOrdersUnitsOnlyRespond() { // CJ-4.3 CJ-4.9
        for (const auto what :
             {WithoutOrders::Fire, WithoutOrders::Countercharge, WithoutOrders::Square,
              WithoutOrders::FallBack, WithoutOrders::Rally})
            QVERIFY(mayWithoutOrders(what));
        const Permission move = mayWithoutOrders(WithoutOrders::Move);
        QVERIFY(!move);
        QCOMPARE(text(move.rules), QStringLiteral("CJ-4.3"));
    }
    void theVerbsOfOrdersAreSeven() { // CJ-4.5
        QCOMPARE(kWords<Verb>.size(), std::size_t(7));
        QCOMPARE(fromWord<Verb>("bayonets"), Verb::Bayonets);
    }
    void commandersGoTwelveInches() { // CJ-4.6
        QCOMPARE(commanderMove({}), inches(12));
        QCOMPARE(commanderMove(option("distance-scale", "0.5")), inches(6));
    }
    void touchingIsNearerThanHalfAnInch() { // CJ-4.6
        QVERIFY(touching(HundredthsOfInch(0), {}));
        QVERIFY(touching(HundredthsOfInch(49), {}));
        QVERIFY(!touching(HundredthsOfInch(50), {}));
    }
    void aTouchingCommanderAddsOne() { // CJ-4.7
        QCOMPARE(commanderBonus(true), Pips(1));
        QCOMPARE(commanderBonus(false), Pips(0));
        QCOMPARE(moraleTest({.classNumber = ClassNumber(5), .commanderTouching = true}).needed,
                 Pips(4));
        QCOMPARE(rallyTest(ClassNumber(5), true).needed, Pips(5));
        QCOMPARE(squareTest(ClassNumber(4), true).needed, Pips(5));
        // a battery too
        QCOMPARE(moraleTest({.classNumber = ClassNumber(5),
                             .arm = TroopArm::Artillery,
                             .commanderTouching = true})
                     .needed,
                 Pips(4));
    }
    void commandersFallOnLowThrows_data() {
        QTest::addColumn<int>("by");
        QTest::addColumn<int>("highest");
        QTest::addColumn<QString>("rule");
        QTest::newRow("CJ-4.8 roundshot") << int(KilledBy::Roundshot) << 2 << "CJ-4.8";
        QTest::newRow("CJ-4.8 canister") << int(KilledBy::Canister) << 3 << "CJ-4.8";
        QTest::newRow("CJ-4.8 musketry") << int(KilledBy::Musketry) << 3 << "CJ-4.8";
        QTest::newRow("CJ-4.8 melee") << int(KilledBy::Melee) << 4 << "CJ-4.8";
        QTest::newRow("CJ-4.6 his brigade removed") << int(KilledBy::Removal) << 4 << "CJ-4.6";
    }
    void commandersFallOnLowThrows() {
        QFETCH(int, by);
        QFETCH(int, highest);
        const auto cause = static_cast<KilledBy>(by);
        for (int sum = 2; sum <= 12; ++sum)
            QCOMPARE(commanderKilled(cause, Pips(sum)), sum <= highest);
        QTEST(text(commanderRules(cause)), "rule");
    }
    void aColumnWaitsForItsReplacement() { // CJ-4.9: killed in turn 3, a die of 2: turns 4 and 5
        QCOMPARE(leaderlessTurns(Pips(2)), Turns(2));
        QCOMPARE(replacementArrives(Turns(3), Pips(2)), Turns(6));
        QCOMPARE(replacementArrives(Turns(1), Pips(6)), Turns(8));
    }
    void theSeniorFollowsTheArmyCommanderNextTurn() { // CJ-4.10
        QCOMPARE(successorTakesOver(Turns(4)), Turns(5));
    }
    void seniorityGoesByRankDateAndRoster() { // CJ-4.90
        QVERIFY(isSenior({"Lieutenant-General", "", 5}, {"Major-General", "1690-01-01", 0}));
        QVERIFY(isSenior({"General", "1702-01-01", 5}, {"General", "1703-01-01", 0}));
        QVERIFY(isSenior({"General", "1702-01-01", 5}, {"General", "", 0}));
        QVERIFY(isSenior({"General", "", 1}, {"General", "", 2}));
        QVERIFY(!isSenior({"General", "", 2}, {"General", "", 1}));
        QVERIFY(isSenior({"Brigadier", "", 9}, {"Provost", "", 0}));
        QVERIFY(rankPlace("Maréchal de France") < rankPlace("maréchal de camp"));
        QVERIFY(rankPlace("Feldmarschall") < rankPlace("Feldmarschall-Leutnant"));
        QVERIFY(rankPlace("Brigadier-General") > rankPlace("Major-General"));
        QVERIFY(rankPlace("Captain-General") < rankPlace("General"));
    }
};

QTEST_APPLESS_MAIN(TestCommand)
#include "tst_cj_command.moc"
