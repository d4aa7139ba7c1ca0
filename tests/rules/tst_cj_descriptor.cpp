// What the rule set says of itself: strengths, checks, options.
#include "cjtest.h"

#include "rules/corporaljohn/descriptor.h"

using namespace cjtest;
using rules::Severity;
using rules::UnitFacts;

namespace {
UnitFacts foot(int men) {
    UnitFacts u;
    u.men = Men(men);
    u.fields = {{"class", "5"}};
    return u;
}
UnitFacts battery(int guns) {
    UnitFacts u;
    u.arm = Arm::Artillery;
    u.guns = Guns(guns);
    u.fields = {{"class", "4"}, {"calibre", "medium"}};
    return u;
}
UnitFacts mounted(Arm arm, int men) {
    UnitFacts u = foot(men);
    u.arm = arm;
    return u;
}
QStringList codes(const UnitFacts &unit, const rules::OptionValues &options = {}) {
    QStringList out;
    for (const rules::Problem &p : ruleSet().check(unit, options))
        out << text(p.code) + QLatin1Char(' ') + QString::fromStdString(p.rule.text());
    return out;
}
} // namespace

class TestDescriptor : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void strengthIsCountedInCastings_data() {
        QTest::addColumn<int>("men");
        QTest::addColumn<QByteArray>("doctrine");
        QTest::addColumn<QByteArray>("armament");
        QTest::addColumn<int>("castings");
        QTest::addColumn<int>("mark");
        QTest::newRow("CJ-1.1 standard: a box for four")
            << 2500 << QByteArray("standard") << QByteArray("flintlock") << 25 << 4;
        QTest::newRow("CJ-6.3 British: a box for three")
            << 2400 << QByteArray("British") << QByteArray("flintlock") << 24 << 3;
        QTest::newRow("CJ-6.3 levy: a box for six")
            << 2400 << QByteArray("levy") << QByteArray("flintlock") << 24 << 6;
        QTest::newRow("CJ-12.3 pikes: a melee die for two")
            << 2400 << QByteArray("standard") << QByteArray("pike") << 24 << 2;
    }
    void strengthIsCountedInCastings() {
        QFETCH(int, men);
        QFETCH(QByteArray, doctrine);
        QFETCH(QByteArray, armament);
        UnitFacts unit = foot(men);
        unit.fields["doctrine"] = doctrine.toStdString();
        unit.fields["armament"] = armament.toStdString();
        const auto strength = ruleSet().strength(unit, {});
        QVERIFY(strength);
        QTEST(strength->steps, "castings");
        QCOMPARE(text(strength->stepKey), QStringLiteral("castings"));
        QTEST(strength->stepsPerMark, "mark");
    }
    void aBatteryIsCountedInCrew() { // CJ-1.5: 24 guns are two models with four crew each
        const auto strength = ruleSet().strength(battery(24), {});
        QCOMPARE(strength->steps, 8);
        QCOMPARE(text(strength->stepKey), QStringLiteral("crew"));
        QCOMPARE(strength->modelGuns, 2);
        QCOMPARE(strength->stepsPerMark, 4);
        QCOMPARE(ruleSet().strength(battery(24), {{"crew-per-gun", "3"}})->steps, 6);
        QCOMPARE(ruleSet().strength(battery(24), {{"two-crew-with-save", "on"}})->steps, 4);
        QCOMPARE(ruleSet().strength(battery(18), {})->modelGuns, 2);
    }
    void whatIsNotKnownHasNoStrength() { // CJ-1.1
        QVERIFY(!ruleSet().strength(UnitFacts(), {}));
        UnitFacts noGuns;
        noGuns.arm = Arm::Artillery;
        noGuns.men = Men(300);
        QVERIFY(!ruleSet().strength(noGuns, {}));
    }
    void dismountedDragoonsLeaveHorseHolders() { // CJ-1.9 CJ-1.91
        UnitFacts dragoons = mounted(Arm::Dragoons, 1400);
        dragoons.fields["dismounted"] = "yes";
        QCOMPARE(ruleSet().strength(dragoons, {})->steps, 14);
        QCOMPARE(ruleSet().strength(dragoons, {{"dismounted-dragoons", "on"}})->steps, 11);
    }
    void stepsTurnBackIntoMen() { // CJ-1.1: the inverse of strength, for every size there is
        const rules::OptionValues onFoot{{"dismounted-dragoons", "on"}};
        UnitFacts dragoons = mounted(Arm::Dragoons, 0);
        dragoons.fields["dismounted"] = "yes";
        for (int steps = 1; steps <= 60; ++steps) {
            UnitFacts unit = foot(0);
            unit.men = Men(ruleSet().menForSteps(unit, steps, {}));
            QCOMPARE(ruleSet().strength(unit, {})->steps, steps);
            dragoons.men = Men(ruleSet().menForSteps(dragoons, steps, onFoot));
            QCOMPARE(ruleSet().strength(dragoons, onFoot)->steps, steps);
        }
        // whole guns only: a part crew still mans its gun (CJ-1.6)
        QCOMPARE(ruleSet().menForSteps(battery(24), 8, {}), 24);
        QCOMPARE(ruleSet().menForSteps(battery(24), 5, {}), 24);
        QCOMPARE(ruleSet().menForSteps(battery(24), 4, {}), 12);
        QCOMPARE(ruleSet().menForSteps(battery(24), 0, {}), 0);
    }

    void unitsAreChecked_data() {
        QTest::addColumn<int>("which");
        QTest::addColumn<QString>("wanted");
        QTest::newRow("CJ-1.2 infantry of 16") << 0 << "";
        QTest::newRow("CJ-1.2 infantry of 15") << 1 << "cj-unit-too-small CJ-1.2";
        QTest::newRow("CJ-1.2 infantry of 28") << 2 << "";
        QTest::newRow("CJ-1.2 infantry of 29") << 3 << "cj-unit-too-large CJ-1.2";
        QTest::newRow("CJ-1.2 cavalry of 12") << 4 << "";
        QTest::newRow("CJ-1.2 cavalry of 11") << 5 << "cj-unit-too-small CJ-1.2";
        QTest::newRow("CJ-1.2 cavalry of 20") << 6 << "";
        QTest::newRow("CJ-1.2 cavalry of 21") << 7 << "cj-unit-too-large CJ-1.2";
        QTest::newRow("CJ-1.1 no men") << 8 << "cj-unit-no-men CJ-1.1";
        QTest::newRow("CJ-1.1 no guns") << 9 << "cj-unit-no-guns CJ-1.1";
        QTest::newRow("CJ-1.1 18 guns") << 10 << "cj-unit-broken-guns CJ-1.1";
        QTest::newRow("CJ-1.1 24 guns") << 11 << "";
        QTest::newRow("CJ-1.4 no class") << 12 << "cj-unit-no-class CJ-1.4";
        QTest::newRow("CJ-1.4 class 7") << 13 << "rule-value-range CJ-1.4";
        QTest::newRow("CJ-1.7 no calibre") << 14 << "cj-unit-no-calibre CJ-1.7";
        QTest::newRow("CJ-12.5 square, class 4") << 15 << "";
        QTest::newRow("CJ-12.5 square, class 5") << 16 << "cj-unit-square-class CJ-12.5";
        QTest::newRow("CJ-12.5 square, pikes") << 17 << "cj-unit-square-armament CJ-12.5";
        QTest::newRow("CJ-1.9 cavalry on foot") << 18 << "cj-unit-not-dragoons CJ-1.9";
        QTest::newRow("CJ-1.9 dragoons on foot, not played")
            << 19 << "cj-unit-dismounted-off CJ-1.9";
        QTest::newRow("CJ-1.8 an unknown doctrine") << 20 << "rule-value-unknown CJ-1.8";
    }
    void unitsAreChecked() {
        QFETCH(int, which);
        QFETCH(QString, wanted);
        const auto set = [](UnitFacts u, const char *field, const char *value) {
            u.fields[field] = value;
            return u;
        };
        UnitFacts noMen = foot(0);
        noMen.men.reset();
        UnitFacts noGuns = battery(0);
        noGuns.guns.reset();
        UnitFacts noClass = foot(2000);
        noClass.fields.clear();
        UnitFacts noCalibre = battery(24);
        noCalibre.fields.erase("calibre");
        const std::vector<UnitFacts> units{
            foot(1600),
            foot(1549 - 50),
            foot(2800),
            foot(2850),
            mounted(Arm::Cavalry, 1200),
            mounted(Arm::Cavalry, 1149),
            mounted(Arm::HeavyCavalry, 2049),
            mounted(Arm::Dragoons, 2050),
            noMen,
            noGuns,
            battery(18),
            battery(24),
            noClass,
            set(foot(2000), "class", "7"),
            noCalibre,
            set(set(foot(2000), "class", "4"), "may-square", "yes"),
            set(foot(2000), "may-square", "yes"),
            set(set(set(foot(2000), "class", "4"), "may-square", "yes"), "armament", "pike"),
            set(mounted(Arm::Cavalry, 1400), "dismounted", "yes"),
            set(mounted(Arm::Dragoons, 1400), "dismounted", "yes"),
            set(foot(2000), "doctrine", "swiss"),
        };
        QCOMPARE(codes(units[std::size_t(which)]).join(QLatin1Char(',')), wanted);
    }
    void problemsSayHowToMendThem() { // CJ-12.5 CJ-1.1
        UnitFacts unit = foot(2000);
        unit.fields["may-square"] = "yes";
        const auto problems = ruleSet().check(unit, {});
        QCOMPARE(problems.size(), std::size_t(1));
        QCOMPARE(text(problems[0].field), QStringLiteral("may-square"));
        QCOMPARE(problems[0].mend.value(), std::string("no"));
        const auto guns = ruleSet().check(battery(18), {});
        QCOMPARE(guns[0].severity, Severity::Note);
        QCOMPARE(guns[0].args, (std::vector<std::string>{"18", "1.5", "2"}));
        QCOMPARE(ruleSet().check(battery(13), {})[0].args,
                 (std::vector<std::string>{"13", "1.08", "1"}));
        QCOMPARE(codes(foot(1500)).front(), QStringLiteral("cj-unit-too-small CJ-1.2"));
    }
    void aVacantColumnIsPointedOut() { // CJ-4.1
        QCOMPARE(ruleSet().vacancyRule().text(), std::string("CJ-4.1"));
    }

    void everyOptionIsReadByItsName() {
        const Options usual = parseOptions({}).value();
        QCOMPARE(usual, Options());
        const auto differs = [&](const char *name, const char *value) {
            const auto read = parseOptions({{name, value}});
            return read && *read != usual;
        };
        QVERIFY(differs("distance-scale", "1.5"));             // CJ-1.1
        QVERIFY(differs("crew-per-gun", "3"));                 // CJ-1.5
        QVERIFY(differs("two-crew-with-save", "on"));          // CJ-1.5
        QVERIFY(differs("dismounted-dragoons", "on"));         // CJ-1.9
        QVERIFY(differs("basing", "0.3,0.3,0.4,0.6,1.0,1.0")); // CJ-2.3
        QVERIFY(differs("army-orders", "one"));                // CJ-4.4
        QVERIFY(differs("infantry-line-move", "2"));           // CJ-5.1
        QVERIFY(differs("relimber", "on"));                    // CJ-5.3
        QVERIFY(differs("remainder", "half-up"));              // CJ-6.4
        QVERIFY(differs("long-charges", "off"));               // CJ-8.8
        QVERIFY(differs("rout-continues", "on"));              // CJ-9.4
        QVERIFY(differs("natural-six", "on"));                 // CJ-10.6
        QVERIFY(differs("pikes-stop-infantry", "off"));        // CJ-12.3
        QVERIFY(differs("squares", "off"));                    // CJ-12.5
        QCOMPARE(optionSpecs().size(), std::size_t(14));
        // every allowed value is read, and the fallback is the default
        for (const rules::OptionSpec &spec : optionSpecs()) {
            QVERIFY(rules::checkValue(spec, spec.fallback));
            QCOMPARE(parseOptions({{std::string(spec.name), std::string(spec.fallback)}}).value(),
                     usual);
            for (const std::string_view choice : spec.choices)
                QVERIFY(parseOptions({{std::string(spec.name), std::string(choice)}}));
        }
    }
    void wrongOptionsAreNamed() {
        QCOMPARE(parseOptions({{"flanks", "on"}}).error().code, kOptionUnknown);
        QCOMPARE(parseOptions({{"crew-per-gun", "5"}}).error().code, rules::kRuleValueRange);
        QCOMPARE(parseOptions({{"squares", "maybe"}}).error().code, rules::kRuleValueUnknown);
    }
    void theProgramKnowsIt() {
        QCOMPARE(rules::builtInRuleSets().find("corporal-john"), &ruleSet());
        QVERIFY(!rules::builtInRuleSets().find("chess"));
    }
};

QTEST_APPLESS_MAIN(TestDescriptor)
#include "tst_cj_descriptor.moc"
