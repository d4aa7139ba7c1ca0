// Section 6, and the older arms of section 12: how many dice a volley throws, and what they kill.
#include "cjtest.h"

using namespace cjtest;

namespace {
FireFacts line(int castings, int hundredths) {
    FireFacts f;
    f.castings = Castings(castings);
    f.range = HundredthsOfInch(hundredths);
    return f;
}
} // namespace

class TestMusketry : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aVolleyThrowsDiceByCastings_data() {
        QTest::addColumn<FireFacts>("facts");
        QTest::addColumn<Options>("options");
        QTest::addColumn<int>("dice");
        QTest::addColumn<QString>("rules");
        const Options usual;
        const Options halfUp = option("remainder", "half-up");
        const auto row = [](const char *name, const FireFacts &f, const Options &o, int dice,
                            const char *rules) {
            QTest::newRow(name) << f << o << dice << QString::fromLatin1(rules);
        };
        row("CJ-6.1 eight castings at one inch", line(8, 100), usual, 2, "CJ-6.1");
        row("CJ-6.1 in contact", line(24, 0), usual, 6, "CJ-6.1");
        row("CJ-6.2 a hair over one inch", line(8, 101), usual, 2, "CJ-6.2");
        row("CJ-6.2 at two inches", line(28, 200), usual, 7, "CJ-6.2");
        row("CJ-6.4 three castings throw none", line(3, 100), usual, 0, "CJ-6.1 CJ-6.4");
        row("CJ-6.4 eleven castings throw two", line(11, 100), usual, 2, "CJ-6.1 CJ-6.4");
        row("CJ-6.4 half-up: a half group throws", line(10, 100), halfUp, 3, "CJ-6.1 CJ-6.4");
        row("CJ-6.4 half-up: less than half does not", line(9, 100), halfUp, 2, "CJ-6.1 CJ-6.4");
        row("CJ-6.4 half-up: even groups are as ever", line(8, 100), halfUp, 2, "CJ-6.1");

        const auto doctrine = [](FireFacts f, Doctrine d) {
            f.doctrine = d;
            return f;
        };
        row("CJ-6.3 British by threes", doctrine(line(12, 100), Doctrine::British), usual, 4,
            "CJ-6.1 CJ-6.3");
        row("CJ-6.3 British, 14 castings", doctrine(line(14, 100), Doctrine::British), usual, 4,
            "CJ-6.1 CJ-6.3 CJ-6.4");
        row("CJ-6.3 levies by sixes", doctrine(line(18, 150), Doctrine::Levy), usual, 3,
            "CJ-6.2 CJ-6.3");
        row("CJ-6.3 levies, 17 castings", doctrine(line(17, 150), Doctrine::Levy), usual, 2,
            "CJ-6.2 CJ-6.3 CJ-6.4");

        const auto arms = [](FireFacts f, Armament a) {
            f.armament = a;
            return f;
        };
        row("CJ-12.1 pike and matchlock by sixes", arms(line(24, 100), Armament::PikeAndMatchlock),
            usual, 4, "CJ-6.1 CJ-12.1");
        row("CJ-12.1 matchlock alone by fours", arms(line(24, 100), Armament::Matchlock), usual, 6,
            "CJ-6.1");
        row("CJ-12.2 plug bayonets by fours", arms(line(24, 100), Armament::PlugBayonet), usual, 6,
            "CJ-6.1");
        row("CJ-6.4 British with pike and matchlock: six is larger",
            doctrine(arms(line(24, 100), Armament::PikeAndMatchlock), Doctrine::British), usual, 4,
            "CJ-6.1 CJ-12.1 CJ-6.4");
        row("CJ-6.4 British with matchlock: four is larger",
            doctrine(arms(line(24, 100), Armament::Matchlock), Doctrine::British), usual, 6,
            "CJ-6.1 CJ-12.1 CJ-6.4");
        row("CJ-6.4 levies with matchlock: six is larger",
            doctrine(arms(line(24, 100), Armament::Matchlock), Doctrine::Levy), usual, 4,
            "CJ-6.1 CJ-6.3 CJ-6.4");
        row("CJ-6.4 levies with pike and matchlock: six and six",
            doctrine(arms(line(24, 100), Armament::PikeAndMatchlock), Doctrine::Levy), usual, 4,
            "CJ-6.1 CJ-6.3 CJ-12.1");

        const auto formed = [](FireFacts f, Formation formation) {
            f.formation = formation;
            return f;
        };
        row("CJ-6.5 a column's first two ranks", formed(line(24, 100), Formation::Column), usual, 1,
            "CJ-6.1 CJ-6.5");
        row("CJ-6.5 a column of four is its first two ranks",
            formed(line(4, 100), Formation::Column), usual, 1, "CJ-6.1");
        row("CJ-6.5 a quarter of a square", formed(line(32, 100), Formation::Square), usual, 2,
            "CJ-6.1 CJ-6.5");
        row("CJ-6.5 a quarter of a square of 28 is seven castings",
            formed(line(28, 100), Formation::Square), usual, 1, "CJ-6.1 CJ-6.5 CJ-6.4");
        row("CJ-6.5 all of a garrison", formed(line(24, 100), Formation::Garrison), usual, 6,
            "CJ-6.1");

        const auto disordered = [](FireFacts f) {
            f.condition = Condition::Disorder;
            return f;
        };
        const auto rain = [](FireFacts f) {
            f.weather = Weather::LightRain;
            return f;
        };
        const auto town = [](FireFacts f) {
            f.intoTown = true;
            return f;
        };
        row("CJ-9.6 disorder halves fire", disordered(line(24, 100)), usual, 3,
            "CJ-6.1 CJ-6.7 CJ-9.6");
        row("CJ-11.7 light rain halves fire", rain(line(24, 100)), usual, 3,
            "CJ-6.1 CJ-6.7 CJ-11.7");
        row("CJ-11.7 a garrison fires dry", rain(formed(line(24, 100), Formation::Garrison)), usual,
            6, "CJ-6.1");
        row("CJ-11.7 mist is no matter at two inches",
            with(line(24, 200), [](FireFacts &f) { f.weather = Weather::ReducedVisibility; }),
            usual, 6, "CJ-6.2");
        row("CJ-11.4 into a town at a quarter", town(line(24, 100)), usual, 1,
            "CJ-6.1 CJ-6.7 CJ-11.4 CJ-6.4");
        // 24 x 1/2 x 1/2 = 6: one die; rounding after each step would give 12, 6 as well, so 28:
        // 28 x 1/16 = 1.75 castings: no die
        row("CJ-6.7 disorder and rain multiply", disordered(rain(line(24, 100))), usual, 1,
            "CJ-6.1 CJ-6.7 CJ-9.6 CJ-11.7 CJ-6.4");
        row("CJ-6.7 disorder, rain and walls: a sixteenth", disordered(rain(town(line(28, 100)))),
            usual, 0, "CJ-6.1 CJ-6.7 CJ-9.6 CJ-11.7 CJ-11.4 CJ-6.4");
        row("CJ-6.7 shares come before dice: 14 castings at half", disordered(line(14, 100)), usual,
            1, "CJ-6.1 CJ-6.7 CJ-9.6 CJ-6.4");
        // 15 x 1/2 = 7.5 of 4 is 1.875 groups: two by halves, where 15 / 4 = 3 halved would be 1
        row("CJ-6.7 no rounding on the way", disordered(line(15, 100)), halfUp, 2,
            "CJ-6.1 CJ-6.7 CJ-9.6 CJ-6.4");
        row("CJ-6.8 one that marched may fire", line(16, 100), usual, 4, "CJ-6.1");
        row("CJ-1.1 twice the distances: close to two inches", line(8, 200),
            option("distance-scale", "2.0"), 2, "CJ-6.1");
        row("CJ-1.1 twice the distances: long beyond", line(8, 201),
            option("distance-scale", "2.0"), 2, "CJ-6.2");
    }
    void aVolleyThrowsDiceByCastings() {
        QFETCH(FireFacts, facts);
        QFETCH(Options, options);
        const Volley v = volley(facts, options);
        QVERIFY(v.allowed);
        QTEST(v.dice.value, "dice");
        QTEST(text(v.rules), "rules");
    }

    void someMayNotFire_data() {
        QTest::addColumn<FireFacts>("facts");
        QTest::addColumn<QString>("why");
        QTest::addColumn<QString>("rules");
        const auto row = [](const char *name, const FireFacts &f, std::string_view why,
                            const char *rules) {
            QTest::newRow(name) << f << text(why) << QString::fromLatin1(rules);
        };
        row("CJ-6.2 a hair over two inches", line(24, 201), kFireOutOfRange, "CJ-6.2");
        row("CJ-6.8 charged", with(line(24, 50), [](FireFacts &f) { f.charged = true; }),
            kFireCharged, "CJ-6.8");
        row("CJ-6.8 locked", with(line(24, 50), [](FireFacts &f) { f.locked = true; }), kFireLocked,
            "CJ-6.8");
        row("CJ-6.8 routed",
            with(line(24, 50), [](FireFacts &f) { f.condition = Condition::Rout; }), kFireRouted,
            "CJ-6.8");
        row("CJ-11.6 front rank in a stream",
            with(line(24, 50), [](FireFacts &f) { f.frontRankInStream = true; }), kFireInStream,
            "CJ-11.6");
        row("CJ-11.7 heavy rain",
            with(line(24, 50), [](FireFacts &f) { f.weather = Weather::HeavyRain; }),
            kFireHeavyRain, "CJ-11.7");
        row("CJ-12.2 plugged",
            with(line(24, 50),
                 [](FireFacts &f) {
                     f.armament = Armament::PlugBayonet;
                     f.plugged = true;
                 }),
            kFirePlugged, "CJ-12.2");
        row("CJ-12.3 pikes", with(line(24, 50), [](FireFacts &f) { f.armament = Armament::Pike; }),
            kFirePikes, "CJ-12.3");
        row("CJ-12.6 failed to form square",
            with(line(24, 50), [](FireFacts &f) { f.forfeited = true; }), kFireForfeited,
            "CJ-12.6");
        row("CJ-12.3 pikes in heavy rain: both lines",
            with(line(24, 50),
                 [](FireFacts &f) {
                     f.armament = Armament::Pike;
                     f.weather = Weather::HeavyRain;
                 }),
            kFirePikes, "CJ-12.3 CJ-11.7");
    }
    void someMayNotFire() {
        QFETCH(FireFacts, facts);
        const Volley v = volley(facts, {});
        QVERIFY(!v.allowed);
        QCOMPARE(v.dice, Dice(0));
        QTEST(text(v.why), "why");
        QTEST(text(v.rules), "rules");
    }
    void aGarrisonFiresInHeavyRain() { // CJ-11.7
        const Volley v = volley(with(line(24, 50),
                                     [](FireFacts &f) {
                                         f.weather = Weather::HeavyRain;
                                         f.formation = Formation::Garrison;
                                     }),
                                {});
        QVERIFY(v.allowed);
        QCOMPARE(v.dice, Dice(6));
    }

    void aDieKillsByItsTable_data() {
        QTest::addColumn<int>("face");
        QTest::addColumn<int>("close");
        QTest::addColumn<int>("longRange");
        QTest::newRow("CJ-6.1 CJ-6.2 a 1") << 1 << 0 << 0;
        QTest::newRow("CJ-6.1 CJ-6.2 a 2") << 2 << 1 << 0;
        QTest::newRow("CJ-6.1 CJ-6.2 a 3") << 3 << 1 << 0;
        QTest::newRow("CJ-6.1 CJ-6.2 a 4") << 4 << 1 << 1;
        QTest::newRow("CJ-6.1 CJ-6.2 a 5") << 5 << 1 << 1;
        QTest::newRow("CJ-6.1 CJ-6.2 a 6") << 6 << 2 << 1;
    }
    void aDieKillsByItsTable() {
        QFETCH(int, face);
        QTEST(killsOfFace(Pips(face), RangeBand::Close).value, "close");
        QTEST(killsOfFace(Pips(face), RangeBand::Long).value, "longRange");
        QCOMPARE(killsOfFace(Pips(face), RangeBand::OutOfRange).value, 0);
    }
    void aVolleyKillsWhatItsDiceKill() { // CJ-6.1: 0 + 1 + 1 + 2, CJ-6.2: 0 + 0 + 1 + 1
        const std::array<std::uint8_t, 4> faces{1, 2, 5, 6};
        QCOMPARE(killsOfVolley(faces, RangeBand::Close), Castings(4));
        QCOMPARE(killsOfVolley(faces, RangeBand::Long), Castings(2));
        QCOMPARE(killsOfVolley({}, RangeBand::Close), Castings(0));
    }

    void aTargetIsInFrontInSightAndFree_data() { // CJ-6.6
        QTest::addColumn<bool>("inFront");
        QTest::addColumn<bool>("visible");
        QTest::addColumn<bool>("screened");
        QTest::addColumn<bool>("locked");
        QTest::addColumn<int>("firer");
        QTest::addColumn<QString>("why");
        QTest::newRow("CJ-6.6 plain")
            << true << true << false << false << int(Formation::Line) << QString();
        QTest::newRow("CJ-6.6 beside the line")
            << false << true << false << false << int(Formation::Line) << text(kTargetNotInFront);
        QTest::newRow("CJ-6.6 a square has fronts all round")
            << false << true << false << false << int(Formation::Square) << QString();
        QTest::newRow("CJ-6.6 and so has a garrison")
            << false << true << false << false << int(Formation::Garrison) << QString();
        QTest::newRow("CJ-6.6 unseen")
            << true << false << false << false << int(Formation::Line) << text(kTargetHidden);
        QTest::newRow("CJ-6.6 screened")
            << true << true << true << false << int(Formation::Line) << text(kTargetScreened);
        QTest::newRow("CJ-6.6 locked in melee")
            << true << true << false << true << int(Formation::Line) << text(kTargetLocked);
    }
    void aTargetIsInFrontInSightAndFree() {
        QFETCH(bool, inFront);
        QFETCH(bool, visible);
        QFETCH(bool, screened);
        QFETCH(bool, locked);
        QFETCH(int, firer);
        QFETCH(QString, why);
        const auto may =
            mayBeTarget({inFront, visible, screened, locked}, static_cast<Formation>(firer));
        QCOMPARE(may.allowed, why.isEmpty());
        QCOMPARE(text(may.why), why);
    }
};

QTEST_APPLESS_MAIN(TestMusketry)
#include "tst_cj_musketry.moc"
