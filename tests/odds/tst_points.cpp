// Points by exact odds: the standard unit has 100, two halves are worth the whole, and whatever the
// rules make better is worth more.
#include "odds/points.h"

#include <QtTest/QTest>

#include <cmath>

using namespace sabretache;
using namespace sabretache::odds;

namespace {

const rules::RuleSet &john() {
    static const rules::RuleSetList kSets = rules::builtInRuleSets();
    return *kSets.find("corporal-john");
}
const rules::RuleSet &beerstein() {
    static const rules::RuleSetList kSets = rules::builtInRuleSets();
    return *kSets.find("beerstein");
}

rules::UnitFacts unit(Arm arm, int men, int guns, rules::FieldValues fields) {
    rules::UnitFacts out;
    out.arm = arm;
    if (men > 0)
        out.men = Men(men);
    if (guns > 0)
        out.guns = Guns(guns);
    out.fields = std::move(fields);
    return out;
}

int points(const rules::RuleSet &set, const rules::UnitFacts &facts) {
    const UnitValues values(set, {});
    const auto value = values.of(facts);
    return value ? value->points : -1;
}

} // namespace

class TestPoints : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theStandardUnitHasAHundred() {
        QCOMPARE(points(john(), unit(Arm::Infantry, 2000, 0, {{"class", "5"}})), 100);
        QCOMPARE(points(beerstein(), unit(Arm::Infantry, 1000, 0, {{"quality", "veteran"}})), 100);
    }

    void givenAndStayingAreTheMeansOfTheOdds() { // CJ-6.1 CJ-10.1 CJ-9.1
        // 20 castings of class 5: a volley of 5 dice kills 5 on the average; 10 dice of melee, a
        // third of which hit, 10/3 as attacker and as defender.
        const UnitValues values(john(), {});
        const auto value = values.of(unit(Arm::Infantry, 2000, 0, {{"class", "5"}}));
        QVERIFY(value);
        QVERIFY(std::abs(value->given - (5 + 2 * 10.0 / 3)) < 1e-9);
        // It takes as much from its like. 30 of 36 pass; of the 6 that fail 5 in 6 stay, in
        // disorder: 5/6 + (1/6 * 5/6) / 2.
        const double holds = 5.0 / 6 + 5.0 / 36 / 2;
        QVERIFY(std::abs(value->staying - 20 / (5 + 2 * 10.0 / 3) * holds) < 1e-9);
    }

    void twoHalvesAreWorthTheWhole() {
        // 24 castings against twice 12: dice go by fours, so that nothing is rounded away.
        const int whole = points(john(), unit(Arm::Infantry, 2400, 0, {{"class", "4"}}));
        const int half = points(john(), unit(Arm::Infantry, 1200, 0, {{"class", "4"}}));
        QVERIFY2(std::abs(whole - 2 * half) <= 2, qPrintable(QString::number(whole)));
    }

    void whatTheRulesMakeBetterIsWorthMore_data() {
        QTest::addColumn<int>("worse");
        QTest::addColumn<int>("better");
        const auto foot = [](int men, rules::FieldValues fields) {
            return points(john(), unit(Arm::Infantry, men, 0, std::move(fields)));
        };
        QTest::newRow("CJ-9.1 class 4 against 5")
            << foot(2000, {{"class", "5"}}) << foot(2000, {{"class", "4"}});
        QTest::newRow("CJ-9.1 class 3 against 4")
            << foot(2000, {{"class", "4"}}) << foot(2000, {{"class", "3"}});
        QTest::newRow("CJ-1.1 more castings")
            << foot(1600, {{"class", "5"}}) << foot(2800, {{"class", "5"}});
        QTest::newRow("CJ-6.2 flintlocks against pikes")
            << foot(2000, {{"class", "5"}, {"armament", "pike"}})
            << foot(2000, {{"class", "5"}, {"armament", "flintlock"}});
        QTest::newRow("CJ-6.2 British against levies")
            << foot(2000, {{"class", "5"}, {"doctrine", "levy"}})
            << foot(2000, {{"class", "5"}, {"doctrine", "British"}});
        QTest::newRow("CJ-1.1 three guns against one")
            << points(john(), unit(Arm::Artillery, 0, 12, {}))
            << points(john(), unit(Arm::Artillery, 0, 36, {}));
        QTest::newRow("BB-1.2 elite against trained")
            << points(beerstein(), unit(Arm::Infantry, 1000, 0, {{"quality", "trained"}}))
            << points(beerstein(), unit(Arm::Infantry, 1000, 0, {{"quality", "elite"}}));
    }
    void whatTheRulesMakeBetterIsWorthMore() {
        QFETCH(int, worse);
        QFETCH(int, better);
        QVERIFY2(worse > 0, qPrintable(QString::number(worse)));
        QVERIFY2(better > worse, qPrintable(QStringLiteral("%1 %2").arg(worse).arg(better)));
    }

    void aDraftsOddWordCountsAsTheUsualOne() {
        QCOMPARE(points(john(), unit(Arm::Infantry, 2000, 0, {{"class", "77"}})), 100);
        QCOMPARE(points(john(), unit(Arm::Infantry, 2000, 0, {{"class", "5"}, {"doctrine", "?"}})),
                 100);
    }

    void whatIsNotKnownHasNoPoints() {
        QCOMPARE(points(john(), unit(Arm::Infantry, 0, 0, {})), -1);
        QCOMPARE(points(john(), unit(Arm::Artillery, 0, 0, {})), -1);
    }
};

QTEST_GUILESS_MAIN(TestPoints)
#include "tst_points.moc"
