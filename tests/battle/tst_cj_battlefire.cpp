// Fire, and the morale that follows it, as they are played: sections 6, 7 and 9.
#include "cjtable.h"

#include <QtTest/QTest>

using namespace sabretache;
using namespace sabretache::cjtest;
using Q = std::string;

class TestCjBattleFire : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // CJ-3.2: both fire with their strength at the start of the phase; losses come off together.
    void fireIsSimultaneous() {
        Table t;
        const UnitId a = t.add(Side::First, "a", Arm::Infantry, 2400, 5, {{"doctrine", "British"}});
        const UnitId b = t.add(Side::Second, "b", Arm::Infantry, 2000, 5);
        t.begin();
        t.toFire();
        t.say(Table::volley(a, b, 80));
        QCOMPARE(t.wants(), Q("roll 8")); // CJ-6.3: 24 by 3
        QCOMPARE(t.roll({1, 2, 5, 6, 1, 1, 1, 1}), Q("DiceRolled VolleyFired"));
        QCOMPARE(t.event<cjb::VolleyFired>()->kills.value, 4); // CJ-6.1: 0 1 1 2
        QCOMPARE(t.castings(b), 20);
        t.say(Table::volley(b, a, 80));
        QCOMPARE(t.wants(), Q("roll 5")); // still 20 by 4
        t.roll({2, 2, 2, 2, 2});
        QCOMPARE(t.say(Table::volley(a, b, 80)), Q("! cj-has-fired"));
        QCOMPARE(t.end(), Q("StageBegan CastingsKilled CastingsKilled TestsDue"));
        QCOMPARE(t.castings(a), 19);
        QCOMPARE(t.castings(b), 16);
        // CJ-3.4: the high roller's side first.
        QCOMPARE(t.event<cjb::TestsDue>()->units, (std::vector<UnitId>{a, b}));
    }
    void whatMayNotBeShotAt() {
        Table t;
        const UnitId a = t.add(Side::First, "a", Arm::Infantry, 2400, 5);
        const UnitId b = t.add(Side::Second, "b", Arm::Infantry, 2000, 5);
        t.begin();
        QCOMPARE(t.say(Table::volley(a, b, 80)), Q("! cj-not-now"));
        t.toFire();
        QCOMPARE(t.say(Table::volley(a, a, 80)), Q("! cj-target-own"));
        QCOMPARE(t.say(Table::volley(a, b, 201)), Q("! cj-fire-out-of-range"));
        auto volley = Table::volley(a, b, 80);
        volley.screened = true;
        QCOMPARE(t.say(volley), Q("! cj-target-screened"));
        volley.screened = false;
        volley.front = false;
        QCOMPARE(t.say(volley), Q("! cj-target-not-in-front"));
    }
    // CJ-9.1: below the class disorders, and the second throw routs; CJ-9.4: 8 in.
    void twoFailuresRout() {
        Table t;
        const UnitId a = t.add(Side::First, "a", Arm::Infantry, 2000, 5);
        const UnitId b = t.add(Side::Second, "b", Arm::Infantry, 2000, 5);
        const UnitId c = t.add(Side::Second, "c", Arm::Infantry, 2000, 4);
        t.add(Side::Second, "d", Arm::Infantry, 2000, 5);
        t.add(Side::Second, "e", Arm::Infantry, 2000, 5);
        t.begin();
        t.toFire();
        t.say(Table::volley(a, b, 150));
        t.roll({1, 1, 1, 1, 1}); // under fire although nobody is hit (CJ-9.3)
        QCOMPARE(t.end(), Q("StageBegan TestsDue"));
        QCOMPARE(t.roll({1, 3}), Q("DiceRolled TestFailed BrigadeDisordered SecondTestDue"));
        QCOMPARE(t.roll({2, 2}), Q("DiceRolled TestFailed BrigadeRouted RoutPassesDue RunEndDue"));
        QCOMPARE(t.event<cjb::BrigadeRouted>()->distance, HundredthsOfInch(800));
        QCOMPARE(t.answer("clear"), Q("FactGiven"));
        // CJ-9.3: the rout passes c, which then tests; it stands on 4.
        QCOMPARE(t.passes({"c"}), Q("FactGiven RoutPassed TestsDue"));
        QCOMPARE(t.wants(), Q("roll 2"));
        QCOMPARE(t.roll({2, 2}), Q("DiceRolled TestPassed PhaseBegan TurnBegan PhaseBegan"));
        QCOMPARE(t.unit(b).condition, cjb::Condition::Rout);
        QCOMPARE(t.unit(c).condition, cjb::Condition::GoodOrder);
        QCOMPARE(t.s.phase, cjb::Phase::Rally); // somebody is to be rallied now
    }
    // CJ-9.8: no room to end its rout clear of enemies.
    void aRoutWithoutRoomRemovesTheBrigade() {
        Table t;
        const UnitId a = t.add(Side::First, "a", Arm::Infantry, 2000, 5);
        const UnitId b = t.add(Side::Second, "b", Arm::Cavalry, 1200, 5);
        t.add(Side::Second, "c", Arm::Infantry, 2000, 4);
        t.add(Side::Second, "d", Arm::Infantry, 2000, 5);
        t.begin();
        t.toFire();
        t.say(Table::volley(a, b, 150));
        t.roll({4, 1, 1, 1, 1});
        t.end();
        t.roll({1, 1});
        QCOMPARE(t.roll({1, 1}), Q("DiceRolled TestFailed BrigadeRouted RunEndDue")); // horse
        QCOMPARE(t.answer("nowhere"), Q("! cj-fact-wrong"));
        QCOMPARE(t.answer("no-room"),
                 Q("FactGiven UnitRemoved PhaseBegan TurnBegan PhaseBegan PhaseBegan PhaseBegan"));
        QCOMPARE(t.unit(b).presence, cjb::Presence::Removed);
        QCOMPARE(t.unit(b).lost[cjb::index(cjb::LossKind::Removed)].value, 11);
    }
    // CJ-9.2: a battery fails twice and abandons its guns; CJ-1.6: crews in castings.
    void aBatteryIsNotDisorderedButMayAbandonItsGuns() {
        Table t;
        const UnitId guns =
            t.add(Side::First, "guns", Arm::Artillery, 12, 4, {{"calibre", "heavy"}});
        t.add(Side::First, "a", Arm::Infantry, 2000, 5);
        t.add(Side::First, "b", Arm::Infantry, 2000, 5);
        const UnitId enemy = t.add(Side::Second, "enemy", Arm::Artillery, 24, 5);
        t.begin();
        t.end();
        // CJ-7.2, CJ-7.3: heavy roundshot to 10 in, beyond the 6 in of canister.
        QCOMPARE(t.say(cjb::FireRoundshot{guns, enemy, HundredthsOfInch(600)}),
                 Q("! cj-guns-canister-later"));
        QCOMPARE(t.say(cjb::FireRoundshot{guns, enemy, HundredthsOfInch(1000)}),
                 Q("VolleyOrdered"));
        QCOMPARE(t.roll({4}), Q("DiceRolled VolleyFired"));
        t.say(cjb::FireRoundshot{enemy, guns, HundredthsOfInch(600)});
        t.roll({4, 5}); // 2 of 4 gunners
        QCOMPARE(t.end(), Q("StageBegan CastingsKilled CastingsKilled TestsDue"));
        QCOMPARE(t.castings(guns), 2);
        QCOMPARE(t.roll({1, 2}), Q("DiceRolled TestFailed SecondTestDue"));
        QCOMPARE(t.unit(guns).condition, cjb::Condition::GoodOrder);
        QCOMPARE(t.roll({1, 2}), Q("DiceRolled TestFailed UnitRemoved"));
        QCOMPARE(t.roll({2, 3}), Q("DiceRolled TestPassed PhaseBegan"));
    }
    // CJ-1.5: with two gunners a gun each killed is saved on 4 to 6.
    void gunnersMayBeSaved() {
        Table t;
        t.setup.options["two-crew-with-save"] = "on";
        const UnitId a = t.add(Side::First, "a", Arm::Infantry, 1600, 5);
        const UnitId guns = t.add(Side::Second, "guns", Arm::Artillery, 24, 5);
        t.begin();
        t.toFire();
        QCOMPARE(t.castings(guns), 4);
        t.say(Table::volley(a, guns, 100));
        QCOMPARE(t.roll({2, 6, 1, 1}), Q("DiceRolled VolleyFired SavesDue"));
        QCOMPARE(t.wants(), Q("roll 3"));
        QCOMPARE(t.roll({3, 4, 6}), Q("DiceRolled GunnersSaved"));
        QCOMPARE(t.event<cjb::GunnersSaved>()->saved.value, 2);
        t.end();
        QCOMPARE(t.castings(guns), 3);
    }
    // CJ-12.4: one die, kills on 6, at pikes within an inch.
    void cavalryFiresPistolsAtPikes() {
        Table t;
        const UnitId horse = t.add(Side::First, "horse", Arm::Cavalry, 1200, 5);
        const UnitId pikes =
            t.add(Side::Second, "pikes", Arm::Infantry, 2000, 5, {{"armament", "pike"}});
        const UnitId foot = t.add(Side::Second, "foot", Arm::Infantry, 2000, 5);
        t.begin();
        t.toMovement();
        cjb::ComeUpForPistols order{Table::chief(Side::First),
                                    {horse},
                                    {HundredthsOfInch(0)},
                                    {foot},
                                    {HundredthsOfInch(500)}};
        QCOMPARE(t.say(order), Q("! cj-pistols-only-pikes"));
        order.targets[0] = pikes;
        QCOMPARE(t.say(order), Q("OrderGiven CameUpForPistols"));
        t.end();
        t.end();
        QCOMPARE(t.say(cjb::FirePistols{horse, pikes, HundredthsOfInch(101)}),
                 Q("! cj-pistols-too-far"));
        QCOMPARE(t.say(cjb::FirePistols{horse, pikes, HundredthsOfInch(100)}), Q("VolleyOrdered"));
        QCOMPARE(t.wants(), Q("roll 1"));
        t.roll({6});
        QCOMPARE(t.event<cjb::VolleyFired>()->kills.value, 1);
    }
    // CJ-6.5, CJ-6.6: a square fires with a quarter on each face, one target for a face.
    void aSquareFiresOnFourFaces() {
        Table t;
        const UnitId a = t.add(Side::First, "a", Arm::Infantry, 2000, 4);
        const UnitId b = t.add(Side::Second, "b", Arm::Infantry, 2000, 5);
        t.begin();
        t.say(cjb::ChangeCondition{a, cjb::Condition::GoodOrder, cjb::Formation::Square, "x"});
        t.toFire();
        for (int face = 0; face < 4; ++face) {
            QCOMPARE(t.say(Table::volley(a, b, 100)), Q("VolleyOrdered"));
            QCOMPARE(t.wants(), Q("roll 1")); // 20 / 4 = 5 on a face, 1 die
            t.roll({1});
        }
        QCOMPARE(t.say(Table::volley(a, b, 100)), Q("! cj-has-fired"));
    }
    // CJ-3.2, CJ-10.9: no more castings come off than the umpire has left, whatever hit them. A
    // find of the random inputs.
    void nobodyLosesWhatTheUmpireTookAlready() {
        Table t;
        const UnitId guns = t.add(Side::First, "guns", Arm::Artillery, 24, 5);
        const UnitId a = t.add(Side::First, "a", Arm::Infantry, 800, 5);
        const UnitId b = t.add(Side::Second, "b", Arm::Infantry, 2000, 5);
        t.add(Side::Second, "c", Arm::Infantry, 2000, 5);
        t.add(Side::Second, "d", Arm::Infantry, 2000, 5);
        t.begin();
        t.end();
        t.toFire();
        t.say(cjb::FireCanister{guns, b, HundredthsOfInch(300)});
        t.roll({2, 2, 2, 2, 2, 2}); // 6 killed
        t.say(Table::volley(a, b, 100));
        t.roll({2, 2}); // 2 more
        QCOMPARE(t.say(cjb::ChangeStrength{b, Castings(5), "counted again"}), Q("StrengthChanged"));
        QCOMPARE(t.unit(b).comingOff, Castings(5));
        QCOMPARE(t.end(), Q("StageBegan CastingsKilled UnitRemoved PhaseBegan TurnBegan PhaseBegan "
                            "PhaseBegan"));
        QCOMPARE(t.event<cjb::CastingsKilled>()->count, Castings(5));
    }
};

QTEST_APPLESS_MAIN(TestCjBattleFire)
#include "tst_cj_battlefire.moc"
