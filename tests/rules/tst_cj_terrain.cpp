// Section 11: sight, towns, weather.
#include "cjtest.h"

using namespace cjtest;

namespace {
SightFacts at(int hundredths) {
    SightFacts f;
    f.distance = HundredthsOfInch(hundredths);
    return f;
}
} // namespace

class TestTerrain : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void sightIsBlocked_data() {
        QTest::addColumn<SightFacts>("facts");
        QTest::addColumn<QString>("why");
        QTest::addColumn<QString>("rules");
        const auto row = [](const char *name, const SightFacts &f, std::string_view why,
                            const char *rules) {
            QTest::newRow(name) << f << text(why) << QString::fromLatin1(rules);
        };
        row("CJ-11.1 far off in the open", at(4000), "", "");
        row("CJ-11.1 in woods at 6 in", with(at(600), [](auto &f) { f.targetInWoods = true; }), "",
            "");
        row("CJ-11.1 in woods beyond", with(at(601), [](auto &f) { f.targetInWoods = true; }),
            kSightWoods, "CJ-11.1");
        row("CJ-11.1 from inside woods", with(at(601), [](auto &f) { f.viewerInWoods = true; }),
            kSightWoods, "CJ-11.1");
        row("CJ-11.4 through a town", with(at(300), [](auto &f) { f.townBetween = true; }),
            kSightTown, "CJ-11.4");
        row("CJ-11.4 into a town", with(at(300), [](auto &f) { f.targetInTown = true; }),
            kSightTown, "CJ-11.4");
        row("CJ-11.5 behind a crest", with(at(300), [](auto &f) { f.crestBetween = true; }),
            kSightCrest, "CJ-11.5");
        row("CJ-11.5 one of them on the crest",
            with(at(300),
                 [](auto &f) {
                     f.crestBetween = true;
                     f.eitherOnCrest = true;
                 }),
            "", "");
        row("CJ-11.7 mist at 12 in",
            with(at(1200), [](auto &f) { f.weather = Weather::ReducedVisibility; }), "", "");
        row("CJ-11.7 mist beyond",
            with(at(1201), [](auto &f) { f.weather = Weather::ReducedVisibility; }), kSightWeather,
            "CJ-11.7");
        row("CJ-11.7 rain hides nobody",
            with(at(1201), [](auto &f) { f.weather = Weather::HeavyRain; }), "", "");
    }
    void sightIsBlocked() {
        QFETCH(SightFacts, facts);
        QFETCH(QString, why);
        const Permission may = sees(facts, {});
        QCOMPARE(may.allowed, why.isEmpty());
        QCOMPARE(text(may.why), why);
        QTEST(text(may.rules), "rules");
    }
    void aGarrisonIsFiredAtThoughHidden() { // CJ-11.4
        const SightFacts garrison = with(at(100), [](auto &f) { f.targetInTown = true; });
        QVERIFY(!sees(garrison, {}));
        QVERIFY(canBeFiredAt(garrison, {}));
        QVERIFY(!canBeFiredAt(with(garrison, [](auto &f) { f.townBetween = true; }), {}));
    }
    void onlyInfantryDefendsAndAttacksTowns() { // CJ-11.4
        QVERIFY(mayDefendTown(TroopArm::Infantry) && mayAttackTown(TroopArm::Infantry));
        QVERIFY(!mayDefendTown(TroopArm::Cavalry) && !mayAttackTown(TroopArm::Cavalry));
        QVERIFY(!mayDefendTown(TroopArm::Artillery));
    }
    void aPlaceHoldsSoMany() { // CJ-11.4
        QVERIFY(townHasRoom(2, 3));
        QVERIFY(!townHasRoom(3, 3));
    }
    void rainSparesAGarrisonsFire() { // CJ-11.7
        QCOMPARE(rainEffect(Weather::LightRain, false), RainEffect::Halves);
        QCOMPARE(rainEffect(Weather::HeavyRain, false), RainEffect::Ends);
        QCOMPARE(rainEffect(Weather::LightRain, true), RainEffect::None);
        QCOMPARE(rainEffect(Weather::HeavyRain, true), RainEffect::None);
        QCOMPARE(rainEffect(Weather::Clear, false), RainEffect::None);
        QCOMPARE(rainEffect(Weather::ReducedVisibility, false), RainEffect::None);
    }
};

QTEST_APPLESS_MAIN(TestTerrain)
#include "tst_cj_terrain.moc"
