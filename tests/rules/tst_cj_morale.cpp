// Section 9: tests, rout, rally.
#include "cjtest.h"

using namespace cjtest;

class TestMorale : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aTestNeedsTheClass_data() {
        QTest::addColumn<MoraleFacts>("facts");
        QTest::addColumn<int>("needed");
        QTest::addColumn<QString>("rules");
        const auto row = [](const char *name, const MoraleFacts &f, int needed, const char *rules) {
            QTest::newRow(name) << f << needed << QString::fromLatin1(rules);
        };
        row("CJ-9.1 elite", {.classNumber = ClassNumber(3)}, 3, "CJ-9.1");
        row("CJ-9.1 veterans", {.classNumber = ClassNumber(4)}, 4, "CJ-9.1");
        row("CJ-9.1 most", {.classNumber = ClassNumber(5)}, 5, "CJ-9.1");
        row("CJ-9.1 unsteady", {.classNumber = ClassNumber(6)}, 6, "CJ-9.1");
        row("CJ-4.7 with a commander", {.classNumber = ClassNumber(5), .commanderTouching = true},
            4, "CJ-9.1 CJ-4.7");
        row("CJ-9.3 before melee", {.classNumber = ClassNumber(5), .beforeMelee = true}, 4,
            "CJ-9.1 CJ-9.3");
        row("CJ-9.3 before melee with a commander",
            {.classNumber = ClassNumber(3), .commanderTouching = true, .beforeMelee = true}, 1,
            "CJ-9.1 CJ-4.7 CJ-9.3");
        row("CJ-9.2 a battery", {.classNumber = ClassNumber(4), .arm = TroopArm::Artillery}, 4,
            "CJ-9.1 CJ-9.2");
        row("CJ-9.7 disordered already",
            {.classNumber = ClassNumber(5), .condition = Condition::Disorder}, 5, "CJ-9.1 CJ-9.7");
    }
    void aTestNeedsTheClass() {
        QFETCH(MoraleFacts, facts);
        const Test test = moraleTest(facts);
        QTEST(test.needed.value, "needed");
        QTEST(text(test.rules), "rules");
    }
    void twoDicePassAtTheClass() { // CJ-9.1: class 5, 2 + 3 passes, 1 + 3 does not
        const Test test = moraleTest({.classNumber = ClassNumber(5)});
        QVERIFY(passes(test, std::array<std::uint8_t, 2>{2, 3}));
        QVERIFY(!passes(test, std::array<std::uint8_t, 2>{1, 3}));
    }
    void theSecondThrowDecidesBetweenDisorderAndRout_data() {
        QTest::addColumn<int>("arm");
        QTest::addColumn<bool>("first");
        QTest::addColumn<bool>("second");
        QTest::addColumn<QString>("result");
        const auto row = [](const char *name, TroopArm arm, bool first, bool second,
                            const char *result) {
            QTest::newRow(name) << int(arm) << first << second << QString::fromLatin1(result);
        };
        row("CJ-9.1 passes", TroopArm::Infantry, true, false, "pass");
        row("CJ-9.1 fails, then passes", TroopArm::Infantry, false, true, "disorder");
        row("CJ-9.1 fails twice", TroopArm::Cavalry, false, false, "rout");
        row("CJ-9.2 a battery passes", TroopArm::Artillery, true, true, "pass");
        row("CJ-9.2 a battery fails once", TroopArm::Artillery, false, true, "hold");
        row("CJ-9.2 a battery fails twice", TroopArm::Artillery, false, false, "abandon");
    }
    void theSecondThrowDecidesBetweenDisorderAndRout() {
        QFETCH(int, arm);
        QFETCH(bool, first);
        QFETCH(bool, second);
        QTEST(text(word(moraleResult(static_cast<TroopArm>(arm), first, second))), "result");
    }
    void conditionsFollowResults() { // CJ-9.1 CJ-9.2 CJ-9.7
        const Condition good = Condition::GoodOrder;
        const Condition bad = Condition::Disorder;
        QCOMPARE(conditionAfter(good, MoraleResult::Pass), good);
        QCOMPARE(conditionAfter(bad, MoraleResult::Pass), bad); // a test never rallies
        QCOMPARE(conditionAfter(good, MoraleResult::Disorder), bad);
        QCOMPARE(conditionAfter(bad, MoraleResult::Disorder), bad);
        QCOMPARE(conditionAfter(bad, MoraleResult::Rout), Condition::Rout);
        QCOMPARE(conditionAfter(good, MoraleResult::Hold), good);
    }
    void theRoutedTakeNoTests() { // CJ-3.4
        QVERIFY(takesTests(Condition::GoodOrder));
        QVERIFY(takesTests(Condition::Disorder));
        QVERIFY(!takesTests(Condition::Rout));
    }
    void rallyingTakesOneMoreThanTheClass_data() {
        QTest::addColumn<int>("classNumber");
        QTest::addColumn<bool>("commander");
        QTest::addColumn<int>("needed");
        QTest::addColumn<QString>("rules");
        QTest::newRow("CJ-9.5 class 3") << 3 << false << 4 << "CJ-9.5";
        QTest::newRow("CJ-9.5 class 6") << 6 << false << 7 << "CJ-9.5";
        QTest::newRow("CJ-4.7 class 6 with a commander") << 6 << true << 6 << "CJ-9.5 CJ-4.7";
    }
    void rallyingTakesOneMoreThanTheClass() {
        QFETCH(int, classNumber);
        QFETCH(bool, commander);
        const Test test = rallyTest(ClassNumber(classNumber), commander);
        QTEST(test.needed.value, "needed");
        QTEST(text(test.rules), "rules");
    }
    void aRallyIsOneStep() { // CJ-9.5
        QCOMPARE(rallied(Condition::Rout), Condition::Disorder);
        QCOMPARE(rallied(Condition::Disorder), Condition::GoodOrder);
    }
    void aRoutRunsAColumnMove() { // CJ-9.4
        QCOMPARE(routDistance(TroopArm::Infantry, {}), inches(8));
        QCOMPARE(routDistance(TroopArm::Cavalry, {}), inches(12));
        QVERIFY(!routRunsOn({}));
        QVERIFY(routRunsOn(option("rout-continues", "on")));
    }
    void onlyInfantryRunningWithinFourInchesShakesOthers() { // CJ-9.3
        QCOMPARE(routPassDistance({}), inches(4));
        QVERIFY(routShakesOthers(TroopArm::Infantry));
        QVERIFY(!routShakesOthers(TroopArm::Cavalry));
        QVERIFY(!routShakesOthers(TroopArm::Artillery));
    }
    void oneMustEndAnInchClear() { // CJ-9.8
        QCOMPARE(clearOfEnemies({}), inches(1));
    }
    void disorderIsOneClassWorse() { // CJ-9.6
        QCOMPARE(classInDisorder(ClassNumber(4), Condition::GoodOrder), ClassNumber(4));
        QCOMPARE(classInDisorder(ClassNumber(4), Condition::Disorder), ClassNumber(5));
        QCOMPARE(classInDisorder(ClassNumber(6), Condition::Disorder), ClassNumber(7));
    }
};

QTEST_APPLESS_MAIN(TestMorale)
#include "tst_cj_morale.moc"
