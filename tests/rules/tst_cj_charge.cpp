// Section 8, and the pistols of section 12.
#include "cjtest.h"

using namespace cjtest;

namespace {
ChargeFacts charge(TroopArm arm, int hundredths) {
    ChargeFacts f;
    f.arm = arm;
    f.distance = HundredthsOfInch(hundredths);
    return f;
}
CounterchargeFacts counter(int own, int chargers) {
    CounterchargeFacts f;
    f.toMeetingPoint = HundredthsOfInch(own);
    f.chargersMove = HundredthsOfInch(chargers);
    return f;
}
Combatant troops(TroopArm arm, Condition condition = Condition::GoodOrder) {
    Combatant c;
    c.arm = arm;
    c.castings = Castings(20);
    c.condition = condition;
    return c;
}
constexpr TroopArm kFoot = TroopArm::Infantry;
constexpr TroopArm kHorse = TroopArm::Cavalry;
} // namespace

class TestCharge : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aChargeReachesOneMoveOrTwo_data() {
        QTest::addColumn<ChargeFacts>("facts");
        QTest::addColumn<Options>("options");
        QTest::addColumn<bool>("nextTurn");
        const auto row = [](const char *name, const ChargeFacts &f, bool nextTurn,
                            const Options &o = {}) { QTest::newRow(name) << f << o << nextTurn; };
        const Options shortOnly = option("long-charges", "off");
        row("CJ-8.8 infantry at 4 in", charge(kFoot, 400), false);
        row("CJ-8.8 infantry at 4.01 in arrives next turn", charge(kFoot, 401), true);
        row("CJ-8.8 infantry at 8 in", charge(kFoot, 800), true);
        row("CJ-8.8 cavalry at 6 in", charge(kHorse, 600), false);
        row("CJ-8.8 cavalry at 12 in", charge(kHorse, 1200), true);
        row("CJ-8.8 short charges only, at 6 in", charge(kHorse, 600), false, shortOnly);
        row("CJ-11.8 infantry through light woods at 2 in",
            with(charge(kFoot, 200), [](ChargeFacts &f) { f.going = Going::LightWoods; }), false);
        row("CJ-11.8 infantry through light woods at 2.01 in",
            with(charge(kFoot, 201), [](ChargeFacts &f) { f.going = Going::LightWoods; }), true);
        row("CJ-8.1 joining a locked melee",
            with(charge(kFoot, 300),
                 [](ChargeFacts &f) {
                     f.targetLocked = true;
                     f.joinsMelee = true;
                 }),
            false);
        row("CJ-11.4 infantry at a garrison",
            with(charge(kFoot, 300), [](ChargeFacts &f) { f.targetInTown = true; }), false);
    }
    void aChargeReachesOneMoveOrTwo() {
        QFETCH(ChargeFacts, facts);
        QFETCH(Options, options);
        const ChargeReach reach = mayCharge(facts, options);
        QVERIFY(reach.permission);
        QTEST(reach.nextTurn, "nextTurn");
    }
    void someMayNotCharge_data() {
        QTest::addColumn<ChargeFacts>("facts");
        QTest::addColumn<Options>("options");
        QTest::addColumn<QString>("why");
        QTest::addColumn<QString>("rules");
        const auto row = [](const char *name, const ChargeFacts &f, std::string_view why,
                            const char *rules, const Options &o = {}) {
            QTest::newRow(name) << f << o << text(why) << QString::fromLatin1(rules);
        };
        row("CJ-8.1 without an order",
            with(charge(kFoot, 300), [](ChargeFacts &f) { f.ordered = false; }), kChargeNotOrdered,
            "CJ-8.1");
        row("CJ-8.1 guns", charge(TroopArm::Artillery, 300), kChargeGuns, "CJ-8.1");
        row("CJ-8.1 in column",
            with(charge(kFoot, 300), [](ChargeFacts &f) { f.formation = Formation::Column; }),
            kChargeNotInLine, "CJ-8.1");
        row("CJ-8.1 in square",
            with(charge(kFoot, 300), [](ChargeFacts &f) { f.formation = Formation::Square; }),
            kChargeNotInLine, "CJ-8.1");
        row("CJ-5.7 in disorder",
            with(charge(kFoot, 300), [](ChargeFacts &f) { f.condition = Condition::Disorder; }),
            kChargeNotInOrder, "CJ-8.1 CJ-5.7");
        row("CJ-8.1 at a unit locked in melee",
            with(charge(kFoot, 300), [](ChargeFacts &f) { f.targetLocked = true; }),
            kChargeTargetLocked, "CJ-8.1");
        row("CJ-8.7 across a stream",
            with(charge(kFoot, 300), [](ChargeFacts &f) { f.acrossStream = true; }), kChargeStream,
            "CJ-8.7");
        row("CJ-8.7 through a ford",
            with(charge(kFoot, 300), [](ChargeFacts &f) { f.going = Going::Stream; }),
            kChargeStream, "CJ-8.7");
        row("CJ-8.8 infantry beyond 8 in", charge(kFoot, 801), kChargeTooFar, "CJ-8.8");
        row("CJ-8.8 cavalry beyond 12 in", charge(kHorse, 1201), kChargeTooFar, "CJ-8.8");
        row("CJ-8.8 short charges only", charge(kHorse, 601), kChargeTooFar, "CJ-8.8",
            option("long-charges", "off"));
        row("CJ-11.8 infantry through light woods beyond 4 in",
            with(charge(kFoot, 401), [](ChargeFacts &f) { f.going = Going::LightWoods; }),
            kChargeTooFar, "CJ-8.8 CJ-11.8");
        row("CJ-11.2 cavalry in line through light woods",
            with(charge(kHorse, 100), [](ChargeFacts &f) { f.going = Going::LightWoods; }),
            kChargeGround, "CJ-11.2");
        row("CJ-11.4 out of a town",
            with(charge(kFoot, 100), [](ChargeFacts &f) { f.formation = Formation::Garrison; }),
            kChargeFromTown, "CJ-11.4");
        row("CJ-11.4 cavalry at a garrison",
            with(charge(kHorse, 100), [](ChargeFacts &f) { f.targetInTown = true; }),
            kChargeCavalryTown, "CJ-11.4");
        row("CJ-5.4 in the middle of a change",
            with(charge(kFoot, 100), [](ChargeFacts &f) { f.changing = true; }), kChargeChanging,
            "CJ-5.4");
    }
    void someMayNotCharge() {
        QFETCH(ChargeFacts, facts);
        QFETCH(Options, options);
        const ChargeReach reach = mayCharge(facts, options);
        QVERIFY(!reach.permission);
        QTEST(text(reach.permission.why), "why");
        QTEST(text(reach.permission.rules), "rules");
    }

    void cavalryCountercharges_data() {
        QTest::addColumn<CounterchargeFacts>("facts");
        QTest::addColumn<QString>("why");
        QTest::addColumn<QString>("rules");
        const auto row = [](const char *name, const CounterchargeFacts &f, std::string_view why,
                            const char *rules) {
            QTest::newRow(name) << f << text(why) << QString::fromLatin1(rules);
        };
        row("CJ-8.3 half way", counter(300, 600), "", "CJ-8.3 CJ-4.3");
        row("CJ-8.3 a full move each", counter(600, 600), "", "CJ-8.3 CJ-4.3");
        row("CJ-8.3 beyond its own move", counter(601, 1200), kCounterTooFar, "CJ-8.3");
        row("CJ-8.3 beyond the charger's move", counter(401, 400), kCounterTooFar, "CJ-8.3");
        row("CJ-8.3 locked", with(counter(300, 600), [](auto &f) { f.locked = true; }),
            kCounterLocked, "CJ-8.3");
        row("CJ-8.3 contacted", with(counter(300, 600), [](auto &f) { f.contacted = true; }),
            kCounterLocked, "CJ-8.3");
        row("CJ-8.4 infantry never", with(counter(300, 600), [](auto &f) { f.arm = kFoot; }),
            kCounterNotCavalry, "CJ-8.4");
        row("CJ-8.3 nor guns",
            with(counter(300, 600), [](auto &f) { f.arm = TroopArm::Artillery; }),
            kCounterNotCavalry, "CJ-8.3");
        row("CJ-5.7 nor in disorder",
            with(counter(300, 600), [](auto &f) { f.condition = Condition::Disorder; }),
            kCounterNotFormed, "CJ-5.7");
        row("CJ-8.1 nor in column",
            with(counter(300, 600), [](auto &f) { f.formation = Formation::Column; }),
            kCounterNotFormed, "CJ-8.1");
        row("CJ-8.7 nor across a stream",
            with(counter(300, 600), [](auto &f) { f.acrossStream = true; }), kChargeStream,
            "CJ-8.7");
        const auto mist = [](bool own, bool halfSpent) {
            return with(counter(300, 600), [=](CounterchargeFacts &f) {
                f.weather = Weather::ReducedVisibility;
                f.inOwnDefence = own;
                f.moverSpentHalf = halfSpent;
            });
        };
        row("CJ-8.7 for friends in mist, before half the move", mist(false, false), kCounterNotYet,
            "CJ-8.7");
        row("CJ-8.7 for friends in mist, after half the move", mist(false, true), "",
            "CJ-8.3 CJ-4.3");
        row("CJ-8.7 for itself in mist, at once", mist(true, false), "", "CJ-8.3 CJ-4.3");
    }
    void cavalryCountercharges() {
        QFETCH(CounterchargeFacts, facts);
        QFETCH(QString, why);
        const Permission may = mayCountercharge(facts, {});
        QCOMPARE(may.allowed, why.isEmpty());
        QCOMPARE(text(may.why), why);
        QTEST(text(may.rules), "rules");
    }
    void bothGoEquallyFar() { // CJ-8.3
        QCOMPARE(meetingPoint(inches(10)), inches(5));
        QCOMPARE(meetingPoint(HundredthsOfInch(501)), HundredthsOfInch(251));
    }
    void inMistTheMoverGoesHalfFirst() { // CJ-8.7
        QCOMPARE(beforeResponse(inches(6), Weather::ReducedVisibility), inches(3));
        QCOMPARE(beforeResponse(inches(6), Weather::Clear), inches(0));
        QCOMPARE(beforeResponse(inches(6), Weather::LightRain), inches(0));
    }

    void aChargeClosesOrHalts_data() {
        QTest::addColumn<ClosingFacts>("facts");
        QTest::addColumn<QString>("closing");
        QTest::addColumn<QString>("rules");
        const auto row = [](const char *name, const ClosingFacts &f, const char *closing,
                            const char *rules) {
            QTest::newRow(name) << f << QString::fromLatin1(closing) << QString::fromLatin1(rules);
        };
        const auto facts = [](Combatant charger, Combatant target) {
            ClosingFacts f;
            f.charger = charger;
            f.charger.charging = true;
            f.target = target;
            return f;
        };
        const Condition bad = Condition::Disorder;
        row("CJ-8.5 infantry on infantry", facts(troops(kFoot), troops(kFoot)), "melees", "CJ-8.5");
        row("CJ-8.2 cavalry on a line in good order", facts(troops(kHorse), troops(kFoot)),
            "halts-one-inch", "CJ-8.2");
        row("CJ-8.2 judged after the tests: the line is disordered",
            facts(troops(kHorse), troops(kFoot, bad)), "melees", "CJ-8.5");
        row("CJ-8.2 into its flank",
            with(facts(troops(kHorse), troops(kFoot)),
                 [](ClosingFacts &f) { f.side = Sector::LeftFlank; }),
            "melees", "CJ-8.5");
        row("CJ-8.2 into its rear",
            with(facts(troops(kHorse), troops(kFoot)),
                 [](ClosingFacts &f) { f.side = Sector::Rear; }),
            "melees", "CJ-8.5");
        row("CJ-8.2 on a column",
            with(facts(troops(kHorse), troops(kFoot)),
                 [](ClosingFacts &f) { f.target.formation = Formation::Column; }),
            "melees", "CJ-8.5");
        row("CJ-8.90 on a square",
            with(facts(troops(kHorse), troops(kFoot)),
                 [](ClosingFacts &f) { f.target.formation = Formation::Square; }),
            "halts-one-inch", "CJ-12.5 CJ-8.90");
        row("CJ-8.90 on pikes",
            with(facts(troops(kHorse), troops(kFoot)),
                 [](ClosingFacts &f) { f.target.armament = Armament::Pike; }),
            "halts-one-inch", "CJ-12.3 CJ-8.90");
        row("CJ-12.90 infantry on pikes",
            with(facts(troops(kFoot), troops(kFoot)),
                 [](ClosingFacts &f) { f.target.armament = Armament::Pike; }),
            "halts-one-inch", "CJ-12.3 CJ-12.90");
        row("CJ-8.6 disordered infantry", facts(troops(kFoot, bad), troops(kFoot)),
            "halts-two-inches", "CJ-8.6");
        row("CJ-8.6 disordered cavalry goes in", facts(troops(kHorse, bad), troops(kHorse)),
            "melees", "CJ-8.5 CJ-8.6");
        row("CJ-8.9 the target is gone",
            with(facts(troops(kFoot), troops(kFoot)), [](ClosingFacts &f) { f.targetGone = true; }),
            "takes-ground", "CJ-8.9");
        row("CJ-8.9 gone before cavalry, too",
            with(facts(troops(kHorse), troops(kFoot)),
                 [](ClosingFacts &f) { f.targetGone = true; }),
            "takes-ground", "CJ-8.9");
        row("CJ-9.1 the charger routs", facts(troops(kFoot, Condition::Rout), troops(kFoot)),
            "routs", "CJ-9.1");
    }
    void aChargeClosesOrHalts() {
        QFETCH(ClosingFacts, facts);
        const ClosingAnswer answer = closing(facts, {});
        QTEST(text(word(answer.closing)), "closing");
        QTEST(text(answer.rules), "rules");
    }
    void haltingIsNeverBehindTheStart() { // CJ-8.2 CJ-8.6
        QCOMPARE(haltsShortBy(Closing::HaltsOneInch, inches(5), {}), inches(1));
        QCOMPARE(haltsShortBy(Closing::HaltsTwoInches, inches(5), {}), inches(2));
        QCOMPARE(haltsShortBy(Closing::HaltsTwoInches, HundredthsOfInch(150), {}),
                 HundredthsOfInch(150));
        QCOMPARE(haltsShortBy(Closing::Melees, inches(5), {}), inches(0));
    }

    void cavalryFiresPistolsAtPikes_data() {
        QTest::addColumn<PistolFacts>("facts");
        QTest::addColumn<Options>("options");
        QTest::addColumn<int>("dice"); // -1: not allowed
        QTest::addColumn<QString>("rules");
        const auto row = [](const char *name, const PistolFacts &f, int dice, const char *rules,
                            const Options &o = {}) {
            QTest::newRow(name) << f << o << dice << QString::fromLatin1(rules);
        };
        PistolFacts near;
        near.range = inches(1);
        row("CJ-12.4 at an inch", near, 1, "CJ-12.4");
        row("CJ-12.4 beyond", with(near, [](auto &f) { f.range = HundredthsOfInch(101); }), -1,
            "CJ-12.4");
        row("CJ-12.4 infantry has none", with(near, [](auto &f) { f.arm = kFoot; }), -1, "CJ-12.4");
        row("CJ-12.4 at pikes only",
            with(near, [](auto &f) { f.target = Armament::PikeAndMatchlock; }), -1, "CJ-12.4");
        row("CJ-6.8 locked", with(near, [](auto &f) { f.locked = true; }), -1, "CJ-6.8");
        row("CJ-6.8 routed", with(near, [](auto &f) { f.condition = Condition::Rout; }), -1,
            "CJ-6.8");
        row("CJ-11.7 heavy rain", with(near, [](auto &f) { f.weather = Weather::HeavyRain; }), -1,
            "CJ-11.7");
        row("CJ-12.93 light rain leaves half a die",
            with(near, [](auto &f) { f.weather = Weather::LightRain; }), 0,
            "CJ-12.4 CJ-6.7 CJ-11.7 CJ-6.4 CJ-12.93");
        row("CJ-12.93 which half-up throws",
            with(near, [](auto &f) { f.weather = Weather::LightRain; }), 1,
            "CJ-12.4 CJ-6.7 CJ-11.7 CJ-6.4 CJ-12.93", option("remainder", "half-up"));
        row("CJ-12.93 disorder leaves half a die",
            with(near, [](auto &f) { f.condition = Condition::Disorder; }), 0,
            "CJ-12.4 CJ-6.7 CJ-9.6 CJ-6.4 CJ-12.93");
    }
    void cavalryFiresPistolsAtPikes() {
        QFETCH(PistolFacts, facts);
        QFETCH(Options, options);
        QFETCH(int, dice);
        const PistolFire fire = pistolFire(facts, options);
        QCOMPARE(fire.allowed, dice >= 0);
        QCOMPARE(fire.dice.value, std::max(dice, 0));
        QTEST(text(fire.rules), "rules");
    }
    void pistolsKillOnASix() { // CJ-12.4
        const PistolFire fire = pistolFire({.range = inches(1)}, {});
        for (std::uint8_t face = 1; face <= 6; ++face)
            QCOMPARE(killsOfPistols(std::array{face}, fire), Castings(face == 6 ? 1 : 0));
    }
};

QTEST_APPLESS_MAIN(TestCharge)
#include "tst_cj_charge.moc"
