// Section 7: what guns throw at which range.
#include "cjtest.h"

using namespace cjtest;

namespace {
GunFacts guns(int models, Calibre calibre, int hundredths) {
    GunFacts f;
    f.guns = ModelGuns(models);
    f.calibre = calibre;
    f.range = HundredthsOfInch(hundredths);
    return f;
}
constexpr Calibre kMedium = Calibre::Medium;
constexpr Calibre kHeavy = Calibre::Heavy;
} // namespace

class TestArtillery : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void gunsThrowByCalibreAndRange_data() {
        QTest::addColumn<GunFacts>("facts");
        QTest::addColumn<Options>("options");
        QTest::addColumn<QString>("shot");
        QTest::addColumn<int>("dice");
        QTest::addColumn<QString>("rules");
        const auto row = [](const char *name, const GunFacts &f, const char *shot, int dice,
                            const char *rules, const Options &o = {}) {
            QTest::newRow(name) << f << o << QString::fromLatin1(shot) << dice
                                << QString::fromLatin1(rules);
        };
        row("CJ-7.1 medium canister at contact", guns(2, kMedium, 0), "canister", 6, "CJ-7.1");
        row("CJ-7.1 medium canister to 4 in", guns(2, kMedium, 400), "canister", 6, "CJ-7.1");
        row("CJ-7.2 medium roundshot from there", guns(2, kMedium, 401), "roundshot", 2, "CJ-7.2");
        row("CJ-7.2 medium roundshot to 6 in", guns(3, kMedium, 600), "roundshot", 3, "CJ-7.2");
        row("CJ-7.1 heavy canister to 6 in", guns(2, kHeavy, 600), "canister", 8, "CJ-7.1");
        row("CJ-7.2 heavy roundshot from there", guns(2, kHeavy, 601), "roundshot", 2, "CJ-7.2");
        row("CJ-7.2 heavy roundshot to 10 in", guns(2, kHeavy, 1000), "roundshot", 2, "CJ-7.2");
        row("CJ-7.3 canister in the musketry phase",
            with(guns(1, kMedium, 300), [](GunFacts &f) { f.phase = GunPhase::Short; }), "canister",
            3, "CJ-7.1");
        row("CJ-7.3 roundshot in the artillery phase",
            with(guns(1, kMedium, 500), [](GunFacts &f) { f.phase = GunPhase::LongRange; }),
            "roundshot", 1, "CJ-7.2");
        const auto square = [](GunFacts f) {
            f.target = Formation::Square;
            return f;
        };
        row("CJ-7.4 roundshot on a square", square(guns(2, kMedium, 500)), "roundshot", 4,
            "CJ-7.2 CJ-7.4");
        row("CJ-7.4 canister is not doubled", square(guns(2, kMedium, 400)), "canister", 6,
            "CJ-7.1");
        row("CJ-7.4 roundshot on a column is not doubled",
            with(guns(2, kMedium, 500), [](GunFacts &f) { f.target = Formation::Column; }),
            "roundshot", 2, "CJ-7.2");
        row("CJ-7.5 unlimbered this turn: canister in the musketry phase",
            with(guns(2, kMedium, 300),
                 [](GunFacts &f) {
                     f.unlimberedThisTurn = true;
                     f.phase = GunPhase::Short;
                 }),
            "canister", 6, "CJ-7.1");
        const auto rain = [](GunFacts f) {
            f.weather = Weather::LightRain;
            return f;
        };
        const auto town = [](GunFacts f) {
            f.intoTown = true;
            return f;
        };
        // one medium gun at canister range is 12 castings, in rain 6: one die and a half
        row("CJ-11.7 light rain halves guns too", rain(guns(1, kMedium, 300)), "canister", 1,
            "CJ-7.1 CJ-6.7 CJ-11.7 CJ-6.4");
        row("CJ-11.7 half-up keeps the half die", rain(guns(1, kMedium, 300)), "canister", 2,
            "CJ-7.1 CJ-6.7 CJ-11.7 CJ-6.4", option("remainder", "half-up"));
        row("CJ-11.4 into a town at a quarter", town(guns(4, kMedium, 500)), "roundshot", 1,
            "CJ-7.2 CJ-6.7 CJ-11.4");
        row("CJ-6.7 into a town in the rain: an eighth of 32", town(rain(guns(2, kHeavy, 600))),
            "canister", 1, "CJ-7.1 CJ-6.7 CJ-11.7 CJ-11.4");
        // three guns in rain: 6 castings, one die, doubled after counting
        row("CJ-7.4 doubled after dice are counted", square(rain(guns(3, kMedium, 500))),
            "roundshot", 2, "CJ-7.2 CJ-6.7 CJ-11.7 CJ-6.4 CJ-7.4");
        row("CJ-11.7 mist does not hide ten inches",
            with(guns(1, kHeavy, 1000),
                 [](GunFacts &f) { f.weather = Weather::ReducedVisibility; }),
            "roundshot", 1, "CJ-7.2");
        row("CJ-1.1 half the distances", guns(1, kMedium, 200), "canister", 3, "CJ-7.1",
            option("distance-scale", "0.5"));
        row("CJ-1.1 half the distances, beyond", guns(1, kMedium, 201), "roundshot", 1, "CJ-7.2",
            option("distance-scale", "0.5"));
    }
    void gunsThrowByCalibreAndRange() {
        QFETCH(GunFacts, facts);
        QFETCH(Options, options);
        const Salvo s = salvo(facts, options);
        QVERIFY(s.allowed);
        QTEST(text(word(s.shot)), "shot");
        QTEST(s.dice.value, "dice");
        QTEST(text(s.rules), "rules");
        QCOMPARE(s.band, s.shot == ShotKind::Canister ? RangeBand::Close : RangeBand::Long);
    }

    void someGunsMayNotFire_data() {
        QTest::addColumn<GunFacts>("facts");
        QTest::addColumn<QString>("why");
        QTest::addColumn<QString>("rules");
        const auto row = [](const char *name, const GunFacts &f, std::string_view why,
                            const char *rules) {
            QTest::newRow(name) << f << text(why) << QString::fromLatin1(rules);
        };
        row("CJ-7.2 medium beyond 6 in", guns(2, kMedium, 601), kFireOutOfRange, "CJ-7.2");
        row("CJ-7.2 heavy beyond 10 in", guns(2, kHeavy, 1001), kFireOutOfRange, "CJ-7.2");
        row("CJ-7.3 canister range in the artillery phase",
            with(guns(2, kMedium, 400), [](GunFacts &f) { f.phase = GunPhase::LongRange; }),
            kGunsCanisterLater, "CJ-7.3");
        row("CJ-7.3 roundshot in the musketry phase",
            with(guns(2, kMedium, 401), [](GunFacts &f) { f.phase = GunPhase::Short; }),
            kGunsRoundshotEarlier, "CJ-7.3");
        row("CJ-7.5 limbered", with(guns(2, kMedium, 100), [](GunFacts &f) { f.limbered = true; }),
            kGunsLimbered, "CJ-7.5");
        row("CJ-7.5 unlimbered this turn, in the artillery phase",
            with(guns(2, kMedium, 500),
                 [](GunFacts &f) {
                     f.unlimberedThisTurn = true;
                     f.phase = GunPhase::LongRange;
                 }),
            kGunsJustUnlimbered, "CJ-7.5");
        row("CJ-6.8 locked in melee",
            with(guns(2, kMedium, 100), [](GunFacts &f) { f.locked = true; }), kFireLocked,
            "CJ-6.8");
        row("CJ-11.7 heavy rain",
            with(guns(2, kMedium, 100), [](GunFacts &f) { f.weather = Weather::HeavyRain; }),
            kFireHeavyRain, "CJ-11.7");
        row("CJ-1.6 no crew", guns(0, kMedium, 100), kGunsWithoutCrew, "CJ-1.6");
    }
    void someGunsMayNotFire() {
        QFETCH(GunFacts, facts);
        const Salvo s = salvo(facts, {});
        QVERIFY(!s.allowed);
        QCOMPARE(s.shot, ShotKind::None);
        QCOMPARE(s.dice, Dice(0));
        QTEST(text(s.why), "why");
        QTEST(text(s.rules), "rules");
    }

    void doctrineIsNoMatterForGuns() { // CJ-7.6: 12, 16 and 4 castings a gun, always by fours
        QCOMPARE(castingsPerGun(ShotKind::Canister, kMedium), Castings(12));
        QCOMPARE(castingsPerGun(ShotKind::Canister, kHeavy), Castings(16));
        QCOMPARE(castingsPerGun(ShotKind::Roundshot, kMedium), Castings(4));
        QCOMPARE(castingsPerGun(ShotKind::Roundshot, kHeavy), Castings(4));
        QCOMPARE(castingsPerGun(ShotKind::None, kHeavy), Castings(0));
        QCOMPARE(salvo(guns(5, kMedium, 100), {}).dice, Dice(15));
    }
    void aLimberedBatteryIsLostOnContact() { // CJ-7.7
        QCOMPARE(batteryContacted(true), BatteryContacted::Lost);
        QCOMPARE(batteryContacted(false), BatteryContacted::FiresAndFights);
        QCOMPARE(fallBack(TroopArm::Artillery, Formation::Line, false, {}), HundredthsOfInch(0));
    }
};

QTEST_APPLESS_MAIN(TestArtillery)
#include "tst_cj_artillery.moc"
