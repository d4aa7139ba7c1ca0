// Section 13: when an army breaks, and who has won.
#include "cjtest.h"

using namespace cjtest;

class TestEnding : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void anArmyBreaksAtItsShare_data() {
        QTest::addColumn<int>("brigades");
        QTest::addColumn<int>("percent");
        QTest::addColumn<int>("breaks");
        QTest::newRow("CJ-13.1 half of ten") << 10 << 50 << 5;
        QTest::newRow("CJ-13.1 half of nine, rounded up") << 9 << 50 << 5;
        QTest::newRow("CJ-13.1 a third of ten") << 10 << 33 << 4;
        QTest::newRow("CJ-13.1 all") << 7 << 100 << 7;
        QTest::newRow("CJ-13.1 never by nothing lost") << 5 << 0 << 1;
    }
    void anArmyBreaksAtItsShare() {
        QFETCH(int, brigades);
        QFETCH(int, percent);
        QFETCH(int, breaks);
        QCOMPARE(breaksAt(brigades, percent), breaks);
        QVERIFY(isBroken({brigades, breaks, percent, 0}));
        QVERIFY(!isBroken({brigades, breaks - 1, percent, 0}));
    }
    void anArmyOfNobodyDoesNotBreak() { // CJ-13.1
        QVERIFY(!isBroken({0, 0, 50, 0}));
    }
    void theBrokenLoseThenPointsDecide_data() {
        QTest::addColumn<int>("firstLost");
        QTest::addColumn<int>("secondLost");
        QTest::addColumn<int>("firstPoints");
        QTest::addColumn<int>("secondPoints");
        QTest::addColumn<bool>("lastTurnOver");
        QTest::addColumn<QString>("result");
        QTest::newRow("CJ-13.1 neither broken") << 4 << 4 << 0 << 3 << false << "goes-on";
        QTest::newRow("CJ-13.1 the first breaks") << 5 << 4 << 9 << 0 << false << "second-wins";
        QTest::newRow("CJ-13.1 the second breaks") << 4 << 5 << 0 << 9 << true << "first-wins";
        QTest::newRow("CJ-13.90 both break") << 5 << 5 << 3 << 0 << false << "draw";
        QTest::newRow("CJ-13.90 points after the last turn")
            << 4 << 0 << 3 << 2 << true << "first-wins";
        QTest::newRow("CJ-13.90 the other way") << 0 << 4 << 1 << 2 << true << "second-wins";
        QTest::newRow("CJ-13.90 equal points") << 0 << 4 << 2 << 2 << true << "draw";
    }
    void theBrokenLoseThenPointsDecide() {
        QFETCH(int, firstLost);
        QFETCH(int, secondLost);
        QFETCH(int, firstPoints);
        QFETCH(int, secondPoints);
        QFETCH(bool, lastTurnOver);
        QTEST(text(word(outcome({10, firstLost, 50, firstPoints},
                                {10, secondLost, 50, secondPoints}, lastTurnOver))),
              "result");
    }
};

QTEST_APPLESS_MAIN(TestEnding)
#include "tst_cj_ending.moc"
