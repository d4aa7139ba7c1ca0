// Charges from order to contact, and melees, as they are played: sections 8, 10 and 12.
#include "cjtable.h"

#include <QtTest/QTest>

using namespace sabretache;
using namespace sabretache::cjtest;
using Q = std::string;

class TestCjBattleCharge : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // CJ-8.5: declare, answers, contact in phase 3; tests at the end of phase 4; melee in phase 5.
    void aChargeOfHorseOnHorse() {
        Table t;
        const UnitId a = t.add(Side::First, "a", Arm::Cavalry, 1600, 4);
        const UnitId b = t.add(Side::Second, "b", Arm::Cavalry, 1200, 5);
        t.add(Side::Second, "c", Arm::Cavalry, 1200, 5);
        t.add(Side::Second, "d", Arm::Cavalry, 1200, 5);
        t.begin();
        t.toMovement();
        QCOMPARE(t.say(t.charge(Side::First, a, b, 600)), Q("OrderGiven ChargeDeclared"));
        QCOMPARE(t.end(), Q("StageBegan"));
        QCOMPARE(t.s.stage, cjb::Stage::Responding);
        QCOMPARE(t.end(), Q("ChargeCameIn StageBegan"));
        // CJ-4.5: b was contacted before its side moves.
        QCOMPARE(t.say(t.march(Side::Second, b, 100)), Q("! cj-order-contacted"));
        QCOMPARE(t.end(), Q("PhaseBegan"));
        QCOMPARE(t.end(), Q("StageBegan TestsDue"));
        QCOMPARE(t.event<cjb::TestsDue>()->causes,
                 (std::vector<cjb::MoraleCause>{cjb::MoraleCause::BeforeMelee,
                                                cjb::MoraleCause::Charged}));
        QCOMPARE(t.roll({1, 2}), Q("DiceRolled TestPassed")); // class 4 needs 3 before melee
        QCOMPARE(t.roll({2, 3}), Q("DiceRolled TestPassed PhaseBegan MeleeJoined"));
        QCOMPARE(t.s.phase, cjb::Phase::Melee);
        QCOMPARE(t.end(), Q("! cj-melees-wait"));
        // CJ-10.1: 16 / 2 = 8 dice, 5 and 6 kill. CJ-10.2, CJ-10.4: b is of a worse class and does
        // not charge: 12 / 2 = 6 dice at -2: a 6 is a 4, no kill (CJ-10.6).
        QCOMPARE(t.say(cjb::FightMelee{a}), Q("RoundBegan BlowsDue BlowsDue"));
        QCOMPARE(t.wants(), Q("roll 8"));
        QCOMPARE(t.roll({5, 6, 4, 1, 1, 1, 1, 1}), Q("DiceRolled BlowsStruck"));
        QCOMPARE(t.event<cjb::BlowsStruck>()->kills.value, 2);
        QCOMPARE(t.wants(), Q("roll 6"));
        QCOMPARE(t.roll({6, 6, 6, 6, 6, 6}),
                 Q("DiceRolled BlowsStruck CastingsKilled RoundFought TestsDue"));
        QCOMPARE(t.castings(a), 16);
        QCOMPARE(t.castings(b), 10);
        // CJ-10.7: b lost more and tests on its 5; it stands, both are locked.
        QCOMPARE(t.roll({3, 3}), Q("DiceRolled TestPassed MeleeSettled StageBegan"));
        QVERIFY(t.event<cjb::MeleeSettled>()->locked);
        QVERIFY(t.s.locked(t.s.find(a)));
        QCOMPARE(t.say(cjb::FightMelee{a}), Q("! cj-melee-fought"));
        t.end();
        t.roll({6, 1});
        QCOMPARE(t.say(t.march(Side::First, a, 100)), Q("! cj-order-locked"));
        t.end();
        t.end();
        QCOMPARE(t.end(), Q("StageBegan PhaseBegan")); // locked units take no other tests (CJ-9.3)
        // CJ-10.8: second round; b still counts as inferior, the charge is spent: 5 dice, 6 kills.
        t.say(cjb::FightMelee{b});
        t.roll({5, 1, 1, 1, 1, 1, 1, 1});
        QCOMPARE(t.wants(), Q("roll 5"));
        t.roll({6, 5, 1, 1, 1});
        // 1 against 1: nobody tests, the attacker falls back half of 6 in, disordered (CJ-10.9).
        QVERIFY(t.event<cjb::FellBack>());
        QCOMPARE(t.event<cjb::FellBack>()->unit, a);
        QCOMPARE(t.event<cjb::FellBack>()->distance, HundredthsOfInch(300));
        QCOMPARE(t.unit(a).condition, cjb::Condition::Disorder);
        QVERIFY(t.answer("clear").starts_with("FactGiven"));
        QVERIFY(!t.s.locked(t.s.find(b)));
    }
    // CJ-8.2: cavalry halts an inch before the front of infantry in line and good order.
    void horseHaltsBeforeInfantryInGoodOrder() {
        Table t;
        const UnitId a = t.add(Side::First, "a", Arm::Cavalry, 1600, 4);
        const UnitId b = t.add(Side::Second, "b", Arm::Infantry, 2000, 5);
        t.begin();
        t.toMovement();
        t.say(t.charge(Side::First, a, b, 600));
        t.end();
        t.end();
        t.end();
        t.end();
        t.roll({3, 3});
        QVERIFY(t.roll({3, 3}).starts_with("DiceRolled TestPassed PhaseBegan ChargeHalted"));
        QCOMPARE(t.event<cjb::ChargeHalted>()->shortBy, HundredthsOfInch(100));
    }
    // CJ-8.6: disordered infantry does not close: it halts 2 in short.
    void infantryDisorderedByFireHalts() {
        Table t;
        const UnitId a = t.add(Side::First, "a", Arm::Infantry, 2000, 5);
        const UnitId b = t.add(Side::Second, "b", Arm::Infantry, 2000, 5);
        t.begin();
        t.toMovement();
        t.say(t.charge(Side::First, a, b, 400));
        t.end();
        t.end();
        t.end();
        QCOMPARE(t.say(Table::volley(a, b, 50)), Q("! cj-fire-charged")); // CJ-6.8
        t.say(Table::volley(b, a, 50));
        t.roll({1, 1, 1, 1, 1});
        t.end();
        QCOMPARE(t.event<cjb::TestsDue>()->causes,
                 (std::vector<cjb::MoraleCause>{cjb::MoraleCause::UnderFire,
                                                cjb::MoraleCause::BeforeMelee,
                                                cjb::MoraleCause::Charged}));
        t.roll({1, 3}); // 4 of 5: disordered
        t.roll({3, 3}); // but does not rout
        t.roll({2, 2}); // before melee it needs 4
        QVERIFY(t.roll({3, 3}).starts_with("DiceRolled TestPassed PhaseBegan ChargeHalted"));
        QCOMPARE(t.event<cjb::ChargeHalted>()->shortBy, HundredthsOfInch(200));
    }
    // CJ-8.3: the two split the distance; CJ-10.8: both charged, so both fall back in the end.
    void aCounterchargeMeetsHalfWay() {
        Table t;
        const UnitId a = t.add(Side::First, "a", Arm::Cavalry, 1200, 5);
        const UnitId b = t.add(Side::Second, "b", Arm::Infantry, 2000, 5);
        const UnitId c = t.add(Side::Second, "c", Arm::Cavalry, 1200, 5);
        t.begin();
        t.toMovement();
        t.say(t.charge(Side::First, a, b, 600));
        t.end();
        cjb::Countercharge in;
        in.unit = c;
        in.charger = a;
        in.apart = HundredthsOfInch(1202);
        QCOMPARE(t.say(in), Q("! cj-counter-too-far"));
        in.apart = HundredthsOfInch(600);
        QCOMPARE(t.say(in), Q("CounterchargeMade"));
        QCOMPARE(t.event<cjb::CounterchargeMade>()->way, HundredthsOfInch(300));
        QCOMPARE(t.say(in), Q("! cj-charge-met"));
        QCOMPARE(t.end(), Q("ChargeCameIn StageBegan"));
        t.end();
        t.end();
        QCOMPARE(t.event<cjb::TestsDue>()->units, (std::vector<UnitId>{a, c})); // b is let go
        t.roll({3, 3});
        t.roll({3, 3});
        t.say(cjb::FightMelee{a});
        QCOMPARE(t.wants(), Q("roll 6"));
        t.roll({1, 1, 1, 1, 1, 1});
        t.roll({1, 1, 1, 1, 1, 1}); // equal: locked (CJ-10.9)
        t.end();
        t.roll({6, 1});
        t.end();
        t.end();
        t.end();
        t.say(cjb::FightMelee{a});
        t.roll({1, 1, 1, 1, 1, 1});
        t.roll({1, 1, 1, 1, 1, 1});
        QCOMPARE(t.unit(a).condition, cjb::Condition::Disorder);
        QCOMPARE(t.unit(c).condition, cjb::Condition::Disorder);
        QVERIFY(!t.s.locked(t.s.find(a)));
    }
    // CJ-8.4: infantry that is countercharged halts and is the defender; it may fire then.
    void counterchargedInfantryHalts() {
        Table t;
        const UnitId a = t.add(Side::First, "a", Arm::Infantry, 2000, 5);
        const UnitId b = t.add(Side::Second, "b", Arm::Infantry, 2000, 5);
        const UnitId c = t.add(Side::Second, "c", Arm::Cavalry, 1200, 5);
        t.begin();
        t.toMovement();
        t.say(t.charge(Side::First, a, b, 400));
        t.end();
        cjb::Countercharge in;
        in.unit = c;
        in.charger = a;
        in.apart = HundredthsOfInch(400);
        QCOMPARE(t.say(in), Q("CounterchargeMade InfantryHalted"));
        in.unit = b;
        QCOMPARE(t.end(), Q("ChargeCameIn StageBegan"));
        QCOMPARE(t.event<cjb::ChargeCameIn>()->unit, c);
        t.end();
        QCOMPARE(t.say(Table::volley(a, c, 50)), Q("VolleyOrdered"));
    }
    // CJ-12.6: class 4 needs 6 to form square against cavalry from more than 6 in.
    void aSquareStopsHorse() {
        for (const bool formed : {true, false}) {
            Table t;
            const UnitId a = t.add(Side::First, "a", Arm::Cavalry, 1600, 4);
            const UnitId b =
                t.add(Side::Second, "b", Arm::Infantry, 2000, 4, {{"may-square", "yes"}});
            t.begin();
            t.toMovement();
            QCOMPARE(t.say(t.charge(Side::First, a, b, 700)), Q("OrderGiven ChargeDeclared"));
            QCOMPARE(t.event<cjb::ChargeDeclared>()->left, HundredthsOfInch(100)); // CJ-8.8
            t.end();
            QCOMPARE(t.say(cjb::FormSquare{b}), Q("SquareAttempted"));
            QCOMPARE(t.roll(formed ? std::initializer_list<int>{3, 3}
                                   : std::initializer_list<int>{2, 3}),
                     formed ? Q("DiceRolled SquareFormed")
                            : Q("DiceRolled SquareFailed BrigadeDisordered"));
            QCOMPARE(t.say(cjb::FormSquare{b}),
                     formed ? Q("! cj-square-not-in-line") : Q("! cj-square-not-in-order"));
            QCOMPARE(t.end(), Q("StageBegan")); // no contact yet
            t.end();
            if (!formed)
                QCOMPARE(t.say(Table::volley(b, a, 100)), Q("! cj-fire-forfeited"));
            t.end();
            if (!formed)
                t.end();
            t.roll({6, 1});
            QCOMPARE(t.event<cjb::ChargeResumed>()->unit, a);
            t.end();
            QCOMPARE(t.end(), Q("ChargeCameIn StageBegan"));
            // All fire is forfeited, also when that charge comes in a turn later.
            QCOMPARE(t.end(), Q("PhaseBegan"));
            QCOMPARE(t.say(Table::volley(b, a, 0)),
                     formed ? Q("VolleyOrdered") : Q("! cj-fire-forfeited"));
        }
    }
    // CJ-11.4: a victor may enter the place that its enemy held; horse may not, and who enters does
    // not attack further on.
    void aVictorMayEnterThePlace() {
        for (const bool foot : {true, false}) {
            Table t;
            const UnitId a = t.add(Side::First, "a", foot ? Arm::Infantry : Arm::Cavalry, 1600, 4);
            const UnitId guns =
                t.add(Side::Second, "guns", Arm::Artillery, 24, 5, {{"limbered", "yes"}});
            const UnitId b = t.add(Side::Second, "b", Arm::Infantry, 2000, 5);
            t.add(Side::Second, "c", Arm::Infantry, 2000, 5);
            t.begin();
            t.toMovement();
            t.say(t.charge(Side::First, a, guns, 300));
            t.end();
            QCOMPARE(t.end(), Q("UnitRemoved GroundTaken StageBegan"));
            t.end();
            QCOMPARE(t.end(), Q("StageBegan PhaseBegan"));
            cjb::BreakThrough on;
            on.unit = a;
            on.enters = true;
            on.target = b;
            QCOMPARE(t.say(on), Q("! cj-enters-or-attacks"));
            on.target.reset();
            QCOMPARE(t.say(on),
                     foot ? Q("BrokeThrough TownEntered StageBegan") : Q("! cj-town-only-foot"));
            QCOMPARE(t.unit(a).formation, foot ? cjb::Formation::Garrison : cjb::Formation::Line);
        }
    }
    // CJ-7.7: limbered guns are lost on contact; CJ-8.9, CJ-10.11: the charger may go on.
    void limberedGunsAreLostAndTheVictorGoesOn() {
        Table t;
        const UnitId a = t.add(Side::First, "a", Arm::Cavalry, 1600, 4);
        const UnitId guns =
            t.add(Side::Second, "guns", Arm::Artillery, 24, 5, {{"limbered", "yes"}});
        const UnitId b = t.add(Side::Second, "b", Arm::Infantry, 2000, 5);
        t.add(Side::Second, "c", Arm::Infantry, 2000, 5);
        t.begin();
        t.toMovement();
        t.say(t.charge(Side::First, a, guns, 500));
        t.end();
        QCOMPARE(t.end(), Q("UnitRemoved GroundTaken StageBegan"));
        t.end();
        QCOMPARE(t.end(), Q("StageBegan PhaseBegan"));
        // Twice 6 in less 5 in: 7 in are left.
        cjb::BreakThrough on;
        on.unit = a;
        on.distance = HundredthsOfInch(701);
        on.target = b;
        on.sector = cjb::Sector::Rear;
        QCOMPARE(t.say(on), Q("! cj-move-too-far"));
        on.distance = HundredthsOfInch(700);
        QCOMPARE(t.say(on), Q("BrokeThrough StageBegan"));
        QCOMPARE(t.s.stage, cjb::Stage::Breaking);
        QCOMPARE(t.say(Table::volley(b, a, 100)), Q("VolleyOrdered"));
        t.roll({2, 2, 1, 1, 1});
        QCOMPARE(t.say(Table::volley(b, a, 100)), Q("! cj-has-fired"));
        QCOMPARE(t.end(), Q("StageBegan CastingsKilled TestsDue"));
        t.roll({3, 3}); // under fire
        t.roll({3, 3}); // before melee
        QCOMPARE(t.roll({3, 3}), Q("DiceRolled TestPassed MeleeJoined StageBegan"));
        QCOMPARE(t.say(cjb::FightMelee{a}), Q("RoundBegan BlowsDue BlowsDue"));
        QCOMPARE(t.wants(), Q("roll 7")); // 14 castings left
    }
    // CJ-10.12: two attackers on one enemy, which splits its dice.
    void oneUnitAgainstTwoSplitsItsDice() {
        Table t;
        const UnitId a = t.add(Side::First, "a", Arm::Infantry, 2000, 5);
        const UnitId b = t.add(Side::First, "b", Arm::Infantry, 1600, 5);
        const UnitId c = t.add(Side::Second, "c", Arm::Infantry, 2000, 5);
        t.begin();
        t.toMovement();
        auto order = t.charge(Side::First, a, c, 400);
        order.units.push_back(b);
        order.radii.push_back(HundredthsOfInch(0));
        order.targets.push_back(c);
        order.distances.push_back(HundredthsOfInch(400));
        order.sectors.push_back(cjb::Sector::LeftFlank);
        order.goings.push_back(cjb::Going::Open);
        order.uphill.push_back(0);
        order.joins.push_back(0);
        QCOMPARE(t.say(order), Q("OrderGiven ChargeDeclared ChargeDeclared"));
        t.end();
        t.end();
        t.end();
        t.end();
        for (int i = 0; i < 3; ++i) // a and b before melee, c charged once
            t.roll({3, 3});
        QCOMPARE(t.s.phase, cjb::Phase::Melee);
        QCOMPARE(t.say(cjb::SplitBlows{c, {a, b}, {Dice(8), Dice(3)}}), Q("! cj-split-wrong"));
        QCOMPARE(t.say(cjb::SplitBlows{c, {a, b}, {Dice(7), Dice(3)}}), Q("BlowsSplit"));
        QCOMPARE(t.say(cjb::FightMelee{c}), Q("RoundBegan BlowsDue BlowsDue BlowsDue BlowsDue"));
        QCOMPARE(t.wants(), Q("roll 10")); // a
        t.roll({5, 5, 5, 1, 1, 1, 1, 1, 1, 1});
        QCOMPARE(t.wants(), Q("roll 7")); // c on a
        t.roll({5, 1, 1, 1, 1, 1, 1});
        QCOMPARE(t.wants(), Q("roll 8")); // b
        t.roll({5, 1, 1, 1, 1, 1, 1, 1});
        QCOMPARE(t.wants(), Q("roll 3"));
        t.roll({5, 5, 1});
        // Attackers 1 + 2 = 3, defender 3 + 1 = 4: c tests.
        QCOMPARE(t.event<cjb::RoundFought>()->attackers.value, 3);
        QCOMPARE(t.event<cjb::RoundFought>()->defenders.value, 4);
        QCOMPARE(t.event<cjb::TestsDue>()->units, (std::vector<UnitId>{c}));
        // It fails and routs: both attackers are victors.
        t.roll({1, 1});
        t.roll({1, 1});
        t.answer("clear");
        QCOMPARE(t.passes({}), Q("FactGiven GroundTaken GroundTaken MeleeSettled StageBegan"));
        QVERIFY(t.unit(a).has(cjb::Flag::Victor) && t.unit(b).has(cjb::Flag::Victor));
    }
    // CJ-10.10: routed units that are meleed are removed.
    void aRoutedUnitThatIsMeleedIsRemoved() {
        Table t;
        const UnitId a = t.add(Side::First, "a", Arm::Cavalry, 1600, 4);
        const UnitId b = t.add(Side::Second, "b", Arm::Infantry, 2000, 5);
        t.add(Side::Second, "c", Arm::Infantry, 2000, 5);
        t.add(Side::Second, "d", Arm::Infantry, 2000, 5);
        t.begin();
        t.say(cjb::ChangeCondition{b, cjb::Condition::Rout, cjb::Formation::Line, "x"});
        t.toMovement();
        t.say(t.charge(Side::First, a, b, 500));
        t.end();
        t.end();
        t.end();
        t.end();
        QCOMPARE(t.roll({3, 3}), Q("DiceRolled TestPassed PhaseBegan UnitRemoved GroundTaken"));
    }
    // CJ-12.4: pikes charge cavalry that came up with pistols: it falls back 3 in, disordered.
    void pikesDriveOffHorseWithPistols() {
        Table t;
        const UnitId horse = t.add(Side::First, "horse", Arm::Cavalry, 1200, 5);
        const UnitId pikes =
            t.add(Side::Second, "pikes", Arm::Infantry, 2000, 5, {{"armament", "pike"}});
        t.begin();
        t.toMovement();
        t.say(cjb::ComeUpForPistols{Table::chief(Side::First),
                                    {horse},
                                    {HundredthsOfInch(0)},
                                    {pikes},
                                    {HundredthsOfInch(500)}});
        t.end();
        QCOMPARE(t.say(t.charge(Side::Second, pikes, horse, 100)), Q("OrderGiven ChargeDeclared"));
        t.end();
        QCOMPARE(t.end(), Q("BrigadeDisordered FellBack RunEndDue ChargeHalted PhaseBegan"));
        QCOMPARE(t.event<cjb::FellBack>()->distance, HundredthsOfInch(300));
        QCOMPARE(t.unit(horse).condition, cjb::Condition::Disorder);
    }
    // CJ-5.4: a unit meleed in a turn in which it changes is disordered.
    void caughtWhileChanging() {
        Table t;
        const UnitId a = t.add(Side::First, "a", Arm::Infantry, 2000, 5);
        const UnitId b = t.add(Side::Second, "b", Arm::Infantry, 2000, 5);
        t.begin();
        t.toMovement();
        t.end();
        t.say(cjb::ChangeFormation{
            Table::chief(Side::Second), {b}, {HundredthsOfInch(0)}, {cjb::ChangeTo::Column}});
        t.end();
        t.end();
        t.roll({6, 1});
        t.say(t.charge(Side::First, a, b, 300));
        t.end();
        t.end();
        t.end();
        t.end();
        t.roll({3, 3});
        QCOMPARE(t.roll({3, 3}),
                 Q("DiceRolled TestPassed PhaseBegan MeleeJoined BrigadeDisordered"));
        QCOMPARE(t.unit(b).condition, cjb::Condition::Disorder);
    }
};

QTEST_APPLESS_MAIN(TestCjBattleCharge)
#include "tst_cj_battlecharge.moc"
