// Section 3: phases, who moves first, in which order tests are taken.
#include "cjtest.h"

#include <algorithm>

using namespace cjtest;

class TestTurn : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aTurnHasFivePhasesInOrder() { // CJ-3.1
        QStringList words;
        for (const Phase p : kPhases)
            words << text(word(p));
        QCOMPARE(words.join(QLatin1Char(' ')),
                 QStringLiteral("rally long-range-artillery movement musketry-and-canister melee"));
    }
    void theHigherDieMovesFirst_data() {
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("second");
        QTest::addColumn<int>("who");
        QTest::newRow("CJ-3.3 6 to 5") << 6 << 5 << int(MovesFirst::FirstSide);
        QTest::newRow("CJ-3.3 1 to 2") << 1 << 2 << int(MovesFirst::SecondSide);
        QTest::newRow("CJ-3.3 3 to 3") << 3 << 3 << int(MovesFirst::RollAgain);
    }
    void theHigherDieMovesFirst() {
        QFETCH(int, first);
        QFETCH(int, second);
        QTEST(int(movesFirst(Pips(first), Pips(second))), "who");
    }
    void testsGoBySideRosterAndCause() { // CJ-3.4
        const TestPlace lowSideFirstUnit{false, 0, MoraleCause::UnderFire};
        const TestPlace highSideFirstUnitCharged{true, 0, MoraleCause::Charged};
        const TestPlace highSideFirstUnitFire{true, 0, MoraleCause::UnderFire};
        const TestPlace highSideSecondUnit{true, 1, MoraleCause::UnderFire};
        const TestPlace highSidePassed{true, 0, MoraleCause::RoutPast};
        std::vector<TestPlace> tests{highSidePassed, lowSideFirstUnit, highSideSecondUnit,
                                     highSideFirstUnitCharged, highSideFirstUnitFire};
        std::ranges::sort(tests, testsBefore);
        QVERIFY(tests[0].cause == MoraleCause::UnderFire && tests[0].rosterPlace == 0 &&
                tests[0].highRollersSide);
        QCOMPARE(tests[1].cause, MoraleCause::Charged);
        QCOMPARE(tests[2].rosterPlace, std::size_t(1));
        QVERIFY(!tests[3].highRollersSide);
        QCOMPARE(tests[4].cause, MoraleCause::RoutPast);
    }
    void theCausesOfOneUnitComeInTheirOrder() { // CJ-3.4 CJ-9.3
        QVERIFY(MoraleCause::UnderFire < MoraleCause::Charged);
        QVERIFY(MoraleCause::Charged < MoraleCause::BeforeMelee);
        QVERIFY(MoraleCause::BeforeMelee < MoraleCause::RoutPast);
    }
};

QTEST_APPLESS_MAIN(TestTurn)
#include "tst_cj_turn.moc"
