// Beerstein, sections 1, 6, 7 and 8: the unit number, leaders, withdrawal, recovery, break points;
// and what the rule set says of itself.
#include "rules/beerstein/beerstein.h"
#include "rules/beerstein/leaders.h"
#include "rules/beerstein/withdrawal.h"
#include "rules/ending.h"

#include <QtTest/QTest>

#include <algorithm>
#include <set>

using namespace sabretache;
using namespace sabretache::rules;
using namespace sabretache::rules::beerstein;

namespace {
const RuleLine *line(RuleNumber number) {
    const auto lines = ruleSet().lines();
    const auto it = std::ranges::find(lines, number, &RuleLine::number);
    return it == lines.end() ? nullptr : &*it;
}
} // namespace

class TestBbUnits : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void qualityGivesTheNumber_data() {
        QTest::addColumn<QString>("quality");
        QTest::addColumn<int>("number");
        QTest::newRow("BB-1.2 trained") << "trained" << 5;
        QTest::newRow("BB-1.2 veteran") << "veteran" << 6;
        QTest::newRow("BB-1.2 elite") << "elite" << 7;
        QTest::newRow("BB-1.2 guard") << "guard" << 8;
    }
    void qualityGivesTheNumber() {
        QFETCH(QString, quality);
        QFETCH(int, number);
        const FieldValues fields{{"quality", quality.toStdString()}};
        QCOMPARE(startingNumber(fields).value, number);
        // Men do not matter: the number is there although they are not known.
        const auto strength = ruleSet().strength({Arm::Infantry, {}, {}, fields}, {});
        QVERIFY(strength.has_value());
        QCOMPARE(strength->steps, number);
        QCOMPARE(strength->stepKey, std::string_view("points"));
    }

    void armsFightAsFourBranches_data() {
        QTest::addColumn<QString>("arm");
        QTest::addColumn<QString>("branch");
        QTest::newRow("BB-1.1 line") << "infantry"
                                     << "infantry";
        QTest::newRow("BB-1.1 light infantry") << "light infantry"
                                               << "infantry";
        QTest::newRow("BB-1.1 guns") << "artillery"
                                     << "artillery";
        QTest::newRow("BB-1.1 heavy") << "heavy cavalry"
                                      << "heavy-cavalry";
        QTest::newRow("BB-1.1 light") << "light cavalry"
                                      << "light-cavalry";
        QTest::newRow("BB-1.1 plain horse is heavy") << "cavalry"
                                                     << "heavy-cavalry";
        QTest::newRow("BB-1.1 dragoons are heavy") << "dragoons"
                                                   << "heavy-cavalry";
    }
    void armsFightAsFourBranches() {
        QFETCH(QString, arm);
        QFETCH(QString, branch);
        const auto a = fromWord<Arm>(arm.toStdString());
        QVERIFY(a.has_value());
        QCOMPARE(std::string(word(branchOf(*a))), branch.toStdString());
    }

    void casualtiesComeOffTheNumber_data() {
        QTest::addColumn<int>("number");
        QTest::addColumn<int>("casualties");
        QTest::addColumn<int>("left");
        QTest::newRow("BB-1.3 one each") << 6 << 1 << 5;
        QTest::newRow("BB-1.3 none") << 6 << 0 << 6;
        QTest::newRow("BB-1.3 to the last") << 3 << 3 << 0;
        QTest::newRow("BB-1.3 never below 0") << 3 << 5 << 0;
    }
    void casualtiesComeOffTheNumber() {
        QFETCH(int, number);
        QFETCH(int, casualties);
        QFETCH(int, left);
        QCOMPARE(afterCasualties(Points(number), Points(casualties)).value, left);
    }

    void aSpentUnitNoLongerAttacks_data() {
        QTest::addColumn<int>("number");
        QTest::addColumn<bool>("attacks");
        QTest::newRow("BB-1.4 at 3 it does") << 3 << true;
        QTest::newRow("BB-1.4 at 2 it does not") << 2 << false;
        QTest::newRow("BB-1.4 at 1 it does not") << 1 << false;
    }
    void aSpentUnitNoLongerAttacks() {
        QFETCH(int, number);
        QFETCH(bool, attacks);
        QCOMPARE(canAttack(Points(number)), attacks);
    }

    void footprintsWaitForMapPlay() { // BB-1.5
        const RuleLine *found = line("BB-1.5"_rule);
        QVERIFY(found);
        QCOMPARE(found->coverage, Coverage::MapPlay);
        QCOMPARE(std::ranges::count(ruleSet().lines(), Coverage::MapPlay, &RuleLine::coverage), 1);
        // Frontage and depth of infantry, cavalry, artillery.
        QCOMPARE(std::string(optionValue(ruleSet(), "footprint", {})),
                 std::string("150,50,150,75,100,50"));
    }

    void theRadiusGrowsWithTheCommand_data() {
        QTest::addColumn<int>("units");
        QTest::addColumn<int>("paces");
        QTest::newRow("BB-6.1 one unit") << 1 << 100;
        QTest::newRow("BB-6.1 six units") << 6 << 600;
        QTest::newRow("BB-6.1 no unit, no radius") << 0 << 0;
    }
    void theRadiusGrowsWithTheCommand() {
        QFETCH(int, units);
        QFETCH(int, paces);
        QCOMPARE(commandRadius(units).value, paces);
    }

    void aLeaderFallsOnOneOrTwo_data() {
        QTest::addColumn<int>("die");
        QTest::addColumn<QString>("fate");
        QTest::newRow("BB-6.3 1 kills") << 1 << "killed";
        QTest::newRow("BB-6.3 2 wounds") << 2 << "wounded";
        QTest::newRow("BB-6.3 3 spares") << 3 << "unhurt";
        QTest::newRow("BB-6.3 6 spares") << 6 << "unhurt";
    }
    void aLeaderFallsOnOneOrTwo() {
        QFETCH(int, die);
        QFETCH(QString, fate);
        QCOMPARE(std::string(word(leaderFate(Pips(die)))), fate.toStdString());
    }

    void leadersGoEightHundredPaces() { QCOMPARE(kLeaderMove.value, 800); } // BB-6.4

    void withdrawingGoesByBranch_data() {
        QTest::addColumn<QString>("branch");
        QTest::addColumn<int>("paces");
        QTest::newRow("BB-7.1 infantry") << "infantry" << 600;
        QTest::newRow("BB-7.1 guns") << "artillery" << 600;
        QTest::newRow("BB-7.1 heavy cavalry") << "heavy-cavalry" << 800;
        QTest::newRow("BB-7.1 light cavalry") << "light-cavalry" << 1200;
    }
    void withdrawingGoesByBranch() {
        QFETCH(QString, branch);
        QFETCH(int, paces);
        QCOMPARE(voluntaryWithdrawal(*fromWord<Branch>(branch.toStdString())).value, paces);
        QCOMPARE(kWithdrawalCost.value, 1);
    }

    void whoMayRecover_data() {
        QTest::addColumn<int>("number");
        QTest::addColumn<int>("start");
        QTest::addColumn<int>("spent");
        QTest::addColumn<bool>("locked");
        QTest::addColumn<bool>("may");
        QTest::newRow("BB-7.2 one below the start") << 5 << 6 << 0 << false << true;
        QTest::newRow("BB-7.2 at the start number there is nothing to get back")
            << 6 << 6 << 0 << false << false;
        QTest::newRow("BB-7.2 a point spent does not come back") << 5 << 6 << 1 << false << false;
        QTest::newRow("BB-7.2 what was lost beside it does") << 4 << 6 << 1 << false << true;
        QTest::newRow("BB-7.2 not while locked") << 3 << 6 << 0 << true << false;
        QTest::newRow("BB-7.2 the last point") << 1 << 6 << 0 << false << true;
        QTest::newRow("BB-1.3 gone is gone") << 0 << 6 << 0 << false << false;
    }
    void whoMayRecover() {
        QFETCH(int, number);
        QFETCH(int, start);
        QFETCH(int, spent);
        QFETCH(bool, locked);
        QFETCH(bool, may);
        QCOMPARE(mayRecover({Points(number), Points(start), Points(spent), locked}), may);
    }
    void recoveryNeedsThreeOrLess() { // BB-7.2
        QVERIFY(recovers(Pips(1)));
        QVERIFY(recovers(Pips(3)));
        QVERIFY(!recovers(Pips(4)));
        QCOMPARE(kRecoveryDistance.value, 300);
    }

    void whatBreaksASide_data() {
        QTest::addColumn<int>("units");
        QTest::addColumn<int>("percent");
        QTest::addColumn<int>("at");
        QTest::newRow("BB-8.1 half of 10") << 10 << 50 << 5;
        QTest::newRow("BB-8.1 half of 11 is rounded up") << 11 << 50 << 6;
        QTest::newRow("BB-8.1 a third of 10") << 10 << 33 << 4;
        QTest::newRow("BB-8.1 all") << 7 << 100 << 7;
        QTest::newRow("BB-8.1 at least one") << 0 << 50 << 1;
    }
    void whatBreaksASide() {
        QFETCH(int, units);
        QFETCH(int, percent);
        QFETCH(int, at);
        QCOMPARE(rules::breaksAt(units, percent), at);
    }
    void whoCountsAsLost() { // BB-8.1
        QVERIFY(!countsAsLost({Points(3), true}));
        QVERIFY(countsAsLost({Points(2), true}));
        QVERIFY(countsAsLost({Points(0), true}));
        QVERIFY(countsAsLost({Points(7), false}));
    }

    void problemsAreKindNotBlocking() {
        UnitFacts unit{Arm::Infantry, {}, {}, {{"quality", "veteran"}}};
        QVERIFY(ruleSet().check(unit, {}).empty()); // BB-1.2: men may be unknown
        unit.fields["quality"] = "superb";
        auto problems = ruleSet().check(unit, {});
        QCOMPARE(problems.size(), std::size_t(1));
        QCOMPARE(problems[0].code, kRuleValueUnknown);
        QCOMPARE(problems[0].rule.text(), std::string("BB-1.2"));
        QCOMPARE(problems[0].mend, std::optional<std::string>("trained"));
        unit.fields["quality"] = "veteran";
        unit.arm = Arm::Dragoons;
        problems = ruleSet().check(unit, {});
        QCOMPARE(problems.size(), std::size_t(1));
        QCOMPARE(problems[0].code, kBbHorseIsHeavy);
        unit.arm = Arm::Artillery;
        unit.fields["points-lost"] = "3"; // 6 - 3 = 3 still attacks
        QVERIFY(ruleSet().check(unit, {}).empty());
        unit.fields["points-lost"] = "4"; // 2 does not (BB-1.4)
        problems = ruleSet().check(unit, {});
        QCOMPARE(problems.size(), std::size_t(1));
        QCOMPARE(problems[0].code, kBbSpentAtStart);
        QCOMPARE(ruleSet().vacancyRule().text(), std::string("BB-6.1"));
    }

    void pointsStandForAShareOfTheMen() {
        const UnitFacts unit{Arm::Infantry, Men(1800), {}, {{"quality", "veteran"}}};
        QCOMPARE(ruleSet().menForSteps(unit, 6, {}), 1800);
        QCOMPARE(ruleSet().menForSteps(unit, 1, {}), 300);
        QCOMPARE(ruleSet().menForSteps(unit, 0, {}), 0);
    }

    void optionsAreReadWithTheirDefaults() {
        const Options defaults = readOptions({});
        QVERIFY(defaults.rollInitiative);   // BB-2.2
        QVERIFY(defaults.terrainSlows);     // BB-3.4
        QVERIFY(defaults.holdOutOfCommand); // BB-6.2
        const Options other = readOptions(
            {{"initiative", "alternate"}, {"terrain-slows", "off"}, {"out-of-command", "free"}});
        QVERIFY(!other.rollInitiative);
        QVERIFY(!other.terrainSlows);
        QVERIFY(!other.holdOutOfCommand);
    }

    void everyLineIsThereOnceAndInOrder() {
        const auto lines = ruleSet().lines();
        QCOMPARE(lines.size(), std::size_t(47)); // 37 of the rules, 10 rulings of ours
        QVERIFY(std::ranges::is_sorted(lines, {}, &RuleLine::number));
        for (std::size_t i = 1; i < lines.size(); ++i)
            QVERIFY(lines[i - 1].number != lines[i].number);
        for (const OptionSpec &option : ruleSet().options()) {
            const RuleLine *found = line(option.rule);
            QVERIFY(found && found->kind == LineKind::Option);
            QVERIFY(checkValue(option, option.fallback).has_value());
        }
    }
};

QTEST_APPLESS_MAIN(TestBbUnits)
#include "tst_bb_units.moc"
