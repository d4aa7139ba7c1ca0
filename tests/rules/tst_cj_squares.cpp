// Section 12: who forms square, and when.
#include "cjtest.h"

using namespace cjtest;

namespace {
SquareFacts charged(int hundredths) {
    SquareFacts f;
    f.chargeFrom = HundredthsOfInch(hundredths);
    return f;
}
} // namespace

class TestSquares : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void goodInfantryFormsSquareInTime_data() {
        QTest::addColumn<SquareFacts>("facts");
        QTest::addColumn<Options>("options");
        QTest::addColumn<QString>("why");
        QTest::addColumn<QString>("rules");
        const auto row = [](const char *name, const SquareFacts &f, std::string_view why,
                            const char *rules, const Options &o = {}) {
            QTest::newRow(name) << f << o << text(why) << QString::fromLatin1(rules);
        };
        row("CJ-12.6 charged from a hair over 6 in", charged(601), "", "");
        row("CJ-12.6 charged from 6 in", charged(600), kSquareTooNear, "CJ-12.6");
        row("CJ-12.5 class 3", with(charged(700), [](auto &f) { f.classNumber = ClassNumber(3); }),
            "", "");
        row("CJ-12.5 class 5", with(charged(700), [](auto &f) { f.classNumber = ClassNumber(5); }),
            kSquareClass, "CJ-12.5");
        row("CJ-12.5 not so marked", with(charged(700), [](auto &f) { f.maySquare = false; }),
            kSquareNotMarked, "CJ-12.5");
        row("CJ-12.5 cavalry", with(charged(700), [](auto &f) { f.arm = TroopArm::Cavalry; }),
            kSquareNotInfantry, "CJ-12.5");
        row("CJ-12.5 squares are not played", charged(700), kSquareOff, "CJ-12.5",
            option("squares", "off"));
        row("CJ-12.92 plug bayonets are bayonets",
            with(charged(700), [](auto &f) { f.armament = Armament::PlugBayonet; }), "", "");
        row("CJ-12.92 matchlocks have none",
            with(charged(700), [](auto &f) { f.armament = Armament::Matchlock; }), kSquareBayonets,
            "CJ-12.5");
        row("CJ-12.92 nor have pikes",
            with(charged(700), [](auto &f) { f.armament = Armament::Pike; }), kSquareBayonets,
            "CJ-12.5");
        row("CJ-12.6 in column",
            with(charged(700), [](auto &f) { f.formation = Formation::Column; }), kSquareNotInLine,
            "CJ-12.6");
        row("CJ-12.94 in disorder",
            with(charged(700), [](auto &f) { f.condition = Condition::Disorder; }),
            kSquareNotInOrder, "CJ-12.94");
        row("CJ-12.6 charged by infantry",
            with(charged(700), [](auto &f) { f.chargedByCavalry = false; }), kSquareNotCharged,
            "CJ-12.6");
        row("CJ-12.6 locked", with(charged(700), [](auto &f) { f.locked = true; }), kSquareLocked,
            "CJ-12.6");
    }
    void goodInfantryFormsSquareInTime() {
        QFETCH(SquareFacts, facts);
        QFETCH(Options, options);
        QFETCH(QString, why);
        const Permission may = mayFormSquare(facts, options);
        QCOMPARE(may.allowed, why.isEmpty());
        QCOMPARE(text(may.why), why);
        QTEST(text(may.rules), "rules");
    }
    void formingTakesTwoMoreThanTheClass() { // CJ-12.6
        QCOMPARE(squareTest(ClassNumber(3), false).needed, Pips(5));
        QCOMPARE(squareTest(ClassNumber(4), false).needed, Pips(6));
        QCOMPARE(squareTest(ClassNumber(4), true).needed, Pips(5)); // CJ-4.7
        QCOMPARE(text(squareTest(ClassNumber(4), true).rules), QStringLiteral("CJ-12.6 CJ-4.7"));
        QVERIFY(!passes(squareTest(ClassNumber(4), false), std::array<std::uint8_t, 2>{2, 3}));
        QVERIFY(passes(squareTest(ClassNumber(4), false), std::array<std::uint8_t, 2>{3, 3}));
    }
};

QTEST_APPLESS_MAIN(TestSquares)
#include "tst_cj_squares.moc"
