// Section 10, with what woods, towns, pikes and squares do to melee.
#include "cjtest.h"

using namespace cjtest;

namespace {
constexpr TroopArm kFoot = TroopArm::Infantry;
constexpr TroopArm kHorse = TroopArm::Cavalry;
constexpr TroopArm kGuns = TroopArm::Artillery;

/// A charges B frontally in the open; both of class 5, in line and good order.
MeleeFacts pair(TroopArm a, int castingsA, TroopArm b, int castingsB) {
    MeleeFacts f;
    f.attacker.arm = a;
    f.attacker.castings = Castings(castingsA);
    f.attacker.charging = true;
    f.defender.arm = b;
    f.defender.castings = Castings(castingsB);
    return f;
}
MeleeFacts foot() { return pair(kFoot, 24, kFoot, 20); }
MeleeFacts horse() { return pair(kHorse, 16, kHorse, 12); }
} // namespace

class TestMelee : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void bothSidesThrowDice_data() {
        QTest::addColumn<MeleeFacts>("facts");
        QTest::addColumn<Options>("options");
        QTest::addColumn<int>("attackerDice");
        QTest::addColumn<int>("attackerLeast");
        QTest::addColumn<int>("defenderDice");
        QTest::addColumn<int>("defenderLeast");
        QTest::addColumn<QString>("attackerRules");
        QTest::addColumn<QString>("defenderRules");
        const auto row = [](const char *name, const MeleeFacts &f, int ad, int al, int dd, int dl,
                            const char *ar, const char *dr, const Options &o = {}) {
            QTest::newRow(name) << f << o << ad << al << dd << dl << QString::fromLatin1(ar)
                                << QString::fromLatin1(dr);
        };
        row("CJ-10.1 equals: a die for two, 5 and 6", foot(), 12, 5, 10, 5, "CJ-10.1", "CJ-10.1");
        row("CJ-10.1 a column's first two ranks",
            with(foot(), [](auto &f) { f.defender.formation = Formation::Column; }), 12, 5, 2, 5,
            "CJ-10.1", "CJ-10.1");
        row("CJ-6.4 an odd casting throws none", pair(kFoot, 23, kFoot, 20), 11, 5, 10, 5,
            "CJ-10.1 CJ-6.4", "CJ-10.1");
        row("CJ-6.4 half-up: it does", pair(kFoot, 23, kFoot, 20), 12, 5, 10, 5, "CJ-10.1 CJ-6.4",
            "CJ-10.1", option("remainder", "half-up"));
        row("CJ-10.2 the worse class takes one off",
            with(foot(),
                 [](auto &f) {
                     f.attacker.classNumber = ClassNumber(4);
                     f.defender.classNumber = ClassNumber(6);
                 }),
            12, 5, 10, 6, "CJ-10.1", "CJ-10.1 CJ-10.2");
        row("CJ-9.6 disorder makes the defender worse",
            with(foot(), [](auto &f) { f.defender.condition = Condition::Disorder; }), 12, 5, 10, 6,
            "CJ-10.1 CJ-9.6", "CJ-10.1 CJ-10.2 CJ-9.6");
        row("CJ-9.6 disorder makes a better defender equal",
            with(foot(),
                 [](auto &f) {
                     f.defender.classNumber = ClassNumber(4);
                     f.defender.condition = Condition::Disorder;
                 }),
            12, 5, 10, 5, "CJ-10.1 CJ-9.6", "CJ-10.1 CJ-9.6");
        row("CJ-12.2 unplugged bayonets: a class worse",
            with(foot(), [](auto &f) { f.defender.armament = Armament::PlugBayonet; }), 12, 5, 10,
            6, "CJ-10.1 CJ-12.2", "CJ-10.1 CJ-10.2 CJ-12.2");
        row("CJ-12.2 plugged they are as good as any",
            with(foot(),
                 [](auto &f) {
                     f.defender.armament = Armament::PlugBayonet;
                     f.defender.plugged = true;
                 }),
            12, 5, 10, 5, "CJ-10.1", "CJ-10.1");
        row("CJ-10.3 cavalry on a column: 4 and up, 6 only",
            with(pair(kHorse, 16, kFoot, 20),
                 [](auto &f) { f.defender.formation = Formation::Column; }),
            8, 4, 2, 6, "CJ-10.1 CJ-10.3", "CJ-10.1 CJ-10.3");
        row("CJ-10.3 infantry on cavalry: 6 only, 4 and up; classes are not compared",
            with(pair(kFoot, 16, kHorse, 12),
                 [](auto &f) { f.attacker.classNumber = ClassNumber(6); }),
            8, 6, 6, 4, "CJ-10.1 CJ-10.3", "CJ-10.1 CJ-10.3");
        row("CJ-10.4 standing cavalry takes one off", horse(), 8, 5, 6, 6, "CJ-10.1",
            "CJ-10.1 CJ-10.4");
        row("CJ-10.4 countercharging cavalry does not",
            with(horse(), [](auto &f) { f.defender.charging = true; }), 8, 5, 6, 5, "CJ-10.1",
            "CJ-10.1");
        row("CJ-10.4 unless struck in flank",
            with(horse(),
                 [](auto &f) {
                     f.defender.charging = true;
                     f.side = Sector::RightFlank;
                 }),
            8, 5, 6, 6, "CJ-10.1", "CJ-10.1 CJ-10.4");
        row("CJ-10.4 or in the rear",
            with(horse(),
                 [](auto &f) {
                     f.defender.charging = true;
                     f.side = Sector::Rear;
                 }),
            8, 5, 6, 6, "CJ-10.1", "CJ-10.1 CJ-10.4");
        row("CJ-10.4 not when the charge goes uphill",
            with(horse(), [](auto &f) { f.uphill = true; }), 8, 5, 6, 5, "CJ-10.1",
            "CJ-10.1 CJ-11.5");
        row("CJ-10.4 nor in the second round", with(horse(), [](auto &f) { f.round = 2; }), 8, 5, 6,
            5, "CJ-10.1", "CJ-10.1");
        row("CJ-10.4 an attacker that no longer charges against one that does",
            with(horse(),
                 [](auto &f) {
                     f.attacker.charging = false;
                     f.defender.charging = true;
                 }),
            8, 6, 6, 5, "CJ-10.1 CJ-10.4", "CJ-10.1");
        row("CJ-11.5 unless that one comes uphill",
            with(horse(),
                 [](auto &f) {
                     f.attacker.charging = false;
                     f.defender.charging = true;
                     f.defenderUphill = true;
                 }),
            8, 5, 6, 5, "CJ-10.1 CJ-11.5", "CJ-10.1");
        row("CJ-10.5 infantry on gunners", pair(kFoot, 16, kGuns, 8), 8, 4, 4, 5, "CJ-10.1 CJ-10.5",
            "CJ-10.1 CJ-10.5");
        row("CJ-10.5 cavalry on gunners", pair(kHorse, 16, kGuns, 7), 8, 4, 3, 6, "CJ-10.1 CJ-10.5",
            "CJ-10.1 CJ-6.4 CJ-10.5 CJ-10.3");
        row("CJ-10.6 what is taken off adds up: a 6 is a 4",
            with(horse(), [](auto &f) { f.defender.classNumber = ClassNumber(6); }), 8, 5, 6, 7,
            "CJ-10.1", "CJ-10.1 CJ-10.2 CJ-10.4 CJ-10.6");
        row("CJ-10.6 natural-six: a 6 always kills",
            with(horse(), [](auto &f) { f.defender.classNumber = ClassNumber(6); }), 8, 5, 6, 6,
            "CJ-10.1", "CJ-10.1 CJ-10.2 CJ-10.4 CJ-10.6", option("natural-six", "on"));
        row("CJ-11.2 cavalry in light woods takes one off",
            with(horse(),
                 [](auto &f) {
                     f.ground = MeleeGround::LightWoods;
                     f.defender.charging = true;
                 }),
            8, 6, 6, 6, "CJ-10.1 CJ-11.2", "CJ-10.1 CJ-11.2");
        row("CJ-11.2 against infantry: 5 and up",
            with(pair(kHorse, 16, kFoot, 20),
                 [](auto &f) {
                     f.ground = MeleeGround::LightWoods;
                     f.side = Sector::LeftFlank;
                 }),
            8, 5, 10, 6, "CJ-10.1 CJ-10.3 CJ-11.2", "CJ-10.1 CJ-10.3");
        row("CJ-11.2 infantry in woods fights as ever",
            with(foot(), [](auto &f) { f.ground = MeleeGround::LightWoods; }), 12, 5, 10, 5,
            "CJ-10.1", "CJ-10.1");
        row("CJ-11.4 storming a town with a third",
            with(foot(), [](auto &f) { f.ground = MeleeGround::Town; }), 4, 5, 10, 5,
            "CJ-10.1 CJ-11.4", "CJ-10.1");
        row("CJ-11.4 a third of 20 is three dice and a bit",
            with(pair(kFoot, 20, kFoot, 20), [](auto &f) { f.ground = MeleeGround::Town; }), 3, 5,
            10, 5, "CJ-10.1 CJ-11.4 CJ-6.4", "CJ-10.1");
        row("CJ-11.4 a garrison fights with all, whatever it stood in",
            with(foot(),
                 [](auto &f) {
                     f.ground = MeleeGround::Town;
                     f.defender.formation = Formation::Column;
                 }),
            4, 5, 10, 5, "CJ-10.1 CJ-11.4", "CJ-10.1");
        row("CJ-12.5 a square fights with a quarter",
            with(foot(), [](auto &f) { f.defender.formation = Formation::Square; }), 12, 5, 2, 5,
            "CJ-10.1", "CJ-10.1 CJ-12.5 CJ-6.4");
    }
    void bothSidesThrowDice() {
        QFETCH(MeleeFacts, facts);
        QFETCH(Options, options);
        QVERIFY(mayMelee(facts, options));
        const Blows attacker = attackerBlows(facts, options);
        const Blows defender = defenderBlows(facts, options);
        QTEST(attacker.dice.value, "attackerDice");
        QTEST(attacker.least.value, "attackerLeast");
        QTEST(defender.dice.value, "defenderDice");
        QTEST(defender.least.value, "defenderLeast");
        QTEST(text(attacker.rules), "attackerRules");
        QTEST(text(defender.rules), "defenderRules");
    }

    void somePairsMayNotFight_data() {
        QTest::addColumn<MeleeFacts>("facts");
        QTest::addColumn<Options>("options");
        QTest::addColumn<QString>("why");
        QTest::addColumn<QString>("rules");
        const auto row = [](const char *name, const MeleeFacts &f, std::string_view why,
                            const char *rules, const Options &o = {}) {
            QTest::newRow(name) << f << o << text(why) << QString::fromLatin1(rules);
        };
        const MeleeFacts riders = pair(kHorse, 16, kFoot, 20);
        const auto arms = [](MeleeFacts f, Armament a, bool plugged = false) {
            f.defender.armament = a;
            f.defender.plugged = plugged;
            return f;
        };
        row("CJ-8.2 cavalry on the front of a good line", riders, kMeleeFrontOfLine, "CJ-8.2");
        row("CJ-12.1 pike and matchlock keeps it off too", arms(riders, Armament::PikeAndMatchlock),
            kMeleeFrontOfLine, "CJ-8.2");
        row("CJ-12.2 so do plugged bayonets", arms(riders, Armament::PlugBayonet, true),
            kMeleeFrontOfLine, "CJ-8.2 CJ-12.2");
        row("CJ-12.3 pikes in line", arms(riders, Armament::Pike), kMeleePikes, "CJ-12.3");
        row("CJ-12.3 pikes in column",
            with(arms(riders, Armament::Pike),
                 [](auto &f) { f.defender.formation = Formation::Column; }),
            kMeleePikes, "CJ-12.3");
        row("CJ-12.3 infantry on pikes", arms(foot(), Armament::Pike), kMeleePikes, "CJ-12.3");
        row("CJ-12.95 pike and matchlock on pikes",
            with(arms(foot(), Armament::Pike),
                 [](auto &f) { f.attacker.armament = Armament::PikeAndMatchlock; }),
            kMeleePikes, "CJ-12.3");
        row("CJ-12.3 by the option pikes still stop cavalry", arms(riders, Armament::Pike),
            kMeleePikes, "CJ-12.3", option("pikes-stop-infantry", "off"));
        row("CJ-12.5 cavalry on a square",
            with(riders, [](auto &f) { f.defender.formation = Formation::Square; }), kMeleeSquare,
            "CJ-12.5");
        row("CJ-12.5 a square has no flank",
            with(riders,
                 [](auto &f) {
                     f.defender.formation = Formation::Square;
                     f.side = Sector::Rear;
                 }),
            kMeleeSquare, "CJ-12.5");
        row("CJ-12.5 cavalry has no square",
            with(horse(), [](auto &f) { f.defender.formation = Formation::Square; }),
            kMeleeNoSquare, "CJ-12.5");
        row("CJ-8.6 disordered infantry does not close",
            with(foot(), [](auto &f) { f.attacker.condition = Condition::Disorder; }),
            kMeleeDisordered, "CJ-8.6");
        row("CJ-8.1 no charge in column",
            with(foot(), [](auto &f) { f.attacker.formation = Formation::Column; }),
            kMeleeNotInLine, "CJ-8.1");
        row("CJ-8.1 guns never attack", pair(kGuns, 8, kFoot, 20), kMeleeGunsCharge, "CJ-8.1");
        row("CJ-8.4 infantry does not countercharge",
            with(foot(), [](auto &f) { f.defender.charging = true; }), kMeleeInfantryCountercharge,
            "CJ-8.4");
        row("CJ-8.1 no countercharge in column",
            with(horse(),
                 [](auto &f) {
                     f.defender.charging = true;
                     f.defender.formation = Formation::Column;
                 }),
            kMeleeNotInLine, "CJ-8.1");
        row("CJ-11.4 cavalry at a garrison",
            with(riders,
                 [](auto &f) {
                     f.ground = MeleeGround::Town;
                     f.defender.condition = Condition::Disorder;
                 }),
            kMeleeGarrison, "CJ-11.4");
        row("CJ-11.4 cavalry defends no town",
            with(pair(kFoot, 20, kHorse, 12), [](auto &f) { f.ground = MeleeGround::Town; }),
            kMeleeTownDefence, "CJ-11.4");
        row("CJ-11.4 nor do guns",
            with(pair(kFoot, 20, kGuns, 8), [](auto &f) { f.ground = MeleeGround::Town; }),
            kMeleeTownDefence, "CJ-11.4");
        row("CJ-10.10 the routed are removed, not fought",
            with(foot(), [](auto &f) { f.defender.condition = Condition::Rout; }), kMeleeRouted,
            "CJ-10.10");
    }
    void somePairsMayNotFight() {
        QFETCH(MeleeFacts, facts);
        QFETCH(Options, options);
        const Permission may = mayMelee(facts, options);
        QVERIFY(!may);
        QTEST(text(may.why), "why");
        QTEST(text(may.rules), "rules");
    }
    void otherPairsMayFight_data() {
        QTest::addColumn<MeleeFacts>("facts");
        QTest::addColumn<Options>("options");
        const auto row = [](const char *name, const MeleeFacts &f, const Options &o = {}) {
            QTest::newRow(name) << f << o;
        };
        const MeleeFacts riders = pair(kHorse, 16, kFoot, 20);
        row("CJ-8.2 cavalry in the flank of a line",
            with(riders, [](auto &f) { f.side = Sector::LeftFlank; }));
        row("CJ-8.2 cavalry on a disordered line",
            with(riders, [](auto &f) { f.defender.condition = Condition::Disorder; }));
        row("CJ-12.1 matchlocks without pikes",
            with(riders, [](auto &f) { f.defender.armament = Armament::Matchlock; }));
        row("CJ-12.2 unplugged bayonets",
            with(riders, [](auto &f) { f.defender.armament = Armament::PlugBayonet; }));
        row("CJ-12.3 pikes in disorder", with(foot(), [](auto &f) {
                f.defender.armament = Armament::Pike;
                f.defender.condition = Condition::Disorder;
            }));
        row("CJ-12.3 pikes in the flank", with(foot(), [](auto &f) {
                f.defender.armament = Armament::Pike;
                f.side = Sector::LeftFlank;
            }));
        row("CJ-12.3 pikes on pikes", with(foot(), [](auto &f) {
                f.attacker.armament = Armament::Pike;
                f.defender.armament = Armament::Pike;
            }));
        row("CJ-12.3 by the option infantry on pikes",
            with(foot(), [](auto &f) { f.defender.armament = Armament::Pike; }),
            option("pikes-stop-infantry", "off"));
        row("CJ-12.5 a disordered square", with(riders, [](auto &f) {
                f.defender.formation = Formation::Square;
                f.defender.condition = Condition::Disorder;
            }));
        row("CJ-8.6 disordered cavalry goes in",
            with(horse(), [](auto &f) { f.attacker.condition = Condition::Disorder; }));
        row("CJ-10.12 a second round is fought, however it began",
            with(riders, [](auto &f) { f.round = 2; }));
    }
    void otherPairsMayFight() {
        QFETCH(MeleeFacts, facts);
        QFETCH(Options, options);
        QVERIFY(mayMelee(facts, options));
    }

    void facesKillFromTheirNumber() { // CJ-10.1 CJ-10.6
        Blows blows;
        blows.least = Pips(5);
        QVERIFY(!faceKills(Pips(4), blows));
        QVERIFY(faceKills(Pips(5), blows));
        QCOMPARE(killsOfBlows(std::array<std::uint8_t, 4>{4, 5, 6, 1}, blows), Castings(2));
        blows.least = Pips(7);
        QVERIFY(!faceKills(Pips(6), blows));
    }
    void whoLostMoreGoesByRealCasualties_data() {
        QTest::addColumn<int>("attackerHad");
        QTest::addColumn<int>("attackerLost");
        QTest::addColumn<int>("defenderHad");
        QTest::addColumn<int>("defenderLost");
        QTest::addColumn<QString>("more");
        QTest::newRow("CJ-10.9 the attacker") << 20 << 5 << 20 << 4 << "attacker";
        QTest::newRow("CJ-10.9 the defender") << 20 << 3 << 20 << 4 << "defender";
        QTest::newRow("CJ-10.9 equal") << 20 << 4 << 20 << 4 << "equal";
        QTest::newRow("CJ-10.9 a side with nothing left has lost")
            << 20 << 5 << 2 << 2 << "defender";
        QTest::newRow("CJ-10.9 even with equal numbers") << 20 << 2 << 2 << 2 << "defender";
        QTest::newRow("CJ-10.9 both gone") << 3 << 3 << 2 << 2 << "equal";
    }
    void whoLostMoreGoesByRealCasualties() {
        QFETCH(int, attackerHad);
        QFETCH(int, attackerLost);
        QFETCH(int, defenderHad);
        QFETCH(int, defenderLost);
        QTEST(text(word(moreLosses({Castings(attackerHad), Castings(attackerLost)},
                                   {Castings(defenderHad), Castings(defenderLost)}))),
              "more");
    }
    void casualtiesAreNeverMoreThanThereWere() { // CJ-10.9
        QCOMPARE(casualties(Castings(7), Castings(5)), Castings(5));
        QCOMPARE(casualties(Castings(4), Castings(5)), Castings(4));
    }
    void theSideThatLostMoreTests() { // CJ-10.7 CJ-10.8 CJ-10.9
        QVERIFY(testsAfterRound(MoreLosses::Attacker, 1).attacker);
        QVERIFY(!testsAfterRound(MoreLosses::Attacker, 1).defender);
        QVERIFY(testsAfterRound(MoreLosses::Defender, 2).defender);
        const MeleeTests none = testsAfterRound(MoreLosses::Equal, 1);
        QVERIFY(!none.attacker && !none.defender);
        QCOMPARE(text(none.rules), QStringLiteral("CJ-10.7 CJ-10.9"));
        QCOMPARE(text(testsAfterRound(MoreLosses::Defender, 2).rules), QStringLiteral("CJ-10.8"));
    }
    void afterARoundUnitsStandOrGo_data() {
        QTest::addColumn<StandFacts>("facts");
        QTest::addColumn<QString>("result");
        QTest::addColumn<QString>("rules");
        const auto row = [](const char *name, const StandFacts &f, const char *result,
                            const char *rules) {
            QTest::newRow(name) << f << QString::fromLatin1(result) << QString::fromLatin1(rules);
        };
        StandFacts attacker;
        attacker.left = Castings(10);
        const StandFacts defender = with(attacker, [](auto &f) { f.attacker = false; });
        row("CJ-10.9 nobody left", with(attacker, [](auto &f) { f.left = Castings(0); }), "removed",
            "CJ-10.9");
        row("CJ-10.7 routed by its test",
            with(attacker, [](auto &f) { f.condition = Condition::Rout; }), "routs", "CJ-10.7");
        row("CJ-10.10 disordered: falls back, even as winner",
            with(attacker,
                 [](auto &f) {
                     f.condition = Condition::Disorder;
                     f.enemyGone = true;
                 }),
            "falls-back", "CJ-10.10");
        row("CJ-10.7 stands after the first round", attacker, "locked", "CJ-10.7");
        row("CJ-10.7 the defender too", defender, "locked", "CJ-10.7");
        row("CJ-10.8 the attacker after the second", with(attacker, [](auto &f) { f.round = 2; }),
            "falls-back-half", "CJ-10.8");
        row("CJ-10.8 the defender stays", with(defender, [](auto &f) { f.round = 2; }), "holds",
            "CJ-10.8");
        row("CJ-10.8 both where both had charged",
            with(defender,
                 [](auto &f) {
                     f.round = 2;
                     f.bothCharged = true;
                 }),
            "falls-back-half", "CJ-10.8");
        row("CJ-10.11 the attacker whose enemy is gone",
            with(attacker, [](auto &f) { f.enemyGone = true; }), "victor", "CJ-10.11");
        row("CJ-10.11 the defender whose enemy is gone",
            with(defender, [](auto &f) { f.enemyGone = true; }), "holds", "CJ-10.11");
        row("CJ-7.7 a battery stays where it is",
            with(defender,
                 [](auto &f) {
                     f.arm = kGuns;
                     f.round = 2;
                 }),
            "holds", "CJ-10.8");
    }
    void afterARoundUnitsStandOrGo() {
        QFETCH(StandFacts, facts);
        const Stand stand = standAfterRound(facts);
        QTEST(text(word(stand.result)), "result");
        QTEST(text(stand.rules), "rules");
    }
    void victorsGoOnToTwiceTheirMove() { // CJ-10.11
        QCOMPARE(breakthroughLeft(kFoot, inches(3), {}), inches(5));
        QCOMPARE(breakthroughLeft(kHorse, inches(6), {}), inches(6));
        QCOMPARE(breakthroughLeft(kHorse, inches(13), {}), inches(0));
        QVERIFY(isVictor(true, Condition::GoodOrder, true));
        QVERIFY(!isVictor(true, Condition::Disorder, true));
        QVERIFY(!isVictor(true, Condition::GoodOrder, false));
        QVERIFY(!isVictor(false, Condition::GoodOrder, true));
    }
};

QTEST_APPLESS_MAIN(TestMelee)
#include "tst_cj_melee.moc"
