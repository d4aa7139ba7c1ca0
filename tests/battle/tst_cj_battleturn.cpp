// The course of a turn: sections 3, 4, 9 and 13 as they are played.
#include "cjtable.h"

#include <QtTest/QTest>

using namespace sabretache;
using namespace sabretache::cjtest;
using Q = std::string;

class TestCjBattleTurn : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // CJ-3.1, CJ-3.3: nobody is shaken and there are no guns, so the roll-off comes at once.
    void higherRollMovesFirstAndTiesAreRolledAgain() {
        Table t;
        t.add(Side::First, "foot", Arm::Infantry, 2000, 5);
        t.add(Side::Second, "enemy", Arm::Infantry, 2000, 5);
        t.begin();
        QCOMPARE(t.end(), Q("PhaseBegan PhaseBegan"));
        QCOMPARE(t.wants(), Q("roll 2"));
        QCOMPARE(t.roll({4, 4}), Q("DiceRolled InitiativeRolled"));
        QCOMPARE(t.wants(), Q("roll 2"));
        QCOMPARE(t.roll({2, 5}), Q("DiceRolled InitiativeRolled StageBegan"));
        QCOMPARE(t.s.mover, Side::Second);
        // CJ-3.1: second mover, fire, melee with nothing to do, and the next turn.
        QCOMPARE(t.end(), Q("StageBegan"));
        QCOMPARE(t.s.mover, Side::First);
        QCOMPARE(t.end(), Q("PhaseBegan"));
        QCOMPARE(t.s.phase, cjb::Phase::Fire);
        QCOMPARE(t.end(), Q("StageBegan PhaseBegan TurnBegan PhaseBegan PhaseBegan PhaseBegan"));
        QCOMPARE(t.s.turn.value, 2);
    }

    // CJ-9.5: class 5 rallies on 6 or more; rout to disorder, disorder to good order; one try.
    void rallyGoesOneStepAndIsTriedOnce() {
        Table t;
        const UnitId foot = t.add(Side::First, "foot", Arm::Infantry, 2000, 5);
        t.add(Side::First, "more", Arm::Infantry, 2000, 5);
        t.add(Side::First, "most", Arm::Infantry, 2000, 5);
        t.add(Side::Second, "enemy", Arm::Infantry, 2000, 5);
        t.begin();
        t.say(cjb::ChangeCondition{foot, cjb::Condition::Rout, cjb::Formation::Line, "test"});
        QCOMPARE(t.say(cjb::AttemptRally{foot}), Q("RallyAttempted"));
        QCOMPARE(t.event<cjb::RallyAttempted>()->needed.value, 6);
        QCOMPARE(t.roll({3, 3}), Q("DiceRolled BrigadeRallied"));
        QCOMPARE(t.unit(foot).condition, cjb::Condition::Disorder);
        QCOMPARE(t.say(cjb::AttemptRally{foot}), Q("! cj-rally-tried"));
    }
    void rallyFailsBelowClassPlusOne() {
        Table t;
        const UnitId foot = t.add(Side::First, "foot", Arm::Infantry, 2000, 5);
        t.add(Side::Second, "enemy", Arm::Infantry, 2000, 5);
        t.begin();
        t.say(cjb::ChangeCondition{foot, cjb::Condition::Disorder, cjb::Formation::Line, "test"});
        t.say(cjb::AttemptRally{foot});
        QCOMPARE(t.roll({2, 3}), Q("DiceRolled RallyFailed")); // 5 of 6 needed
        QCOMPARE(t.unit(foot).condition, cjb::Condition::Disorder);
    }

    // CJ-4.1, CJ-4.2, CJ-4.5: one order for a column commander, 12 in, one order for a unit.
    void oneOrderWithinTwelveInches() {
        Table t;
        const UnitId a = t.add(Side::First, "a", Arm::Infantry, 2000, 5);
        const UnitId b = t.add(Side::First, "b", Arm::Infantry, 2000, 5);
        t.add(Side::Second, "enemy", Arm::Infantry, 2000, 5);
        t.begin();
        t.toMovement();
        auto order = t.march(Side::First, a, 400);
        order.radii[0] = HundredthsOfInch(1201);
        QCOMPARE(t.say(order), Q("! cj-order-too-far"));
        order.radii[0] = HundredthsOfInch(1200);
        order.distances[0] = HundredthsOfInch(401);
        QCOMPARE(t.say(order), Q("! cj-move-too-far")); // CJ-5.1: 4 in in line
        order.distances[0] = HundredthsOfInch(400);
        QCOMPARE(t.say(order), Q("OrderGiven UnitMarched"));
        QCOMPARE(t.say(t.march(Side::First, b, 400)), Q("! cj-order-given"));
        auto direct = t.march(Side::First, b, 400); // CJ-4.4: the army commander
        direct.commander = Table::person("army 1");
        QCOMPARE(t.say(direct), Q("OrderGiven UnitMarched"));
        QCOMPARE(t.say(direct), Q("! cj-order-unit-has-one"));
        direct.commander = Table::person("column 2");
        QCOMPARE(t.say(direct), Q("! cj-not-movers"));
    }
    // CJ-4.6: commanders move 12 in after their orders; CJ-4.7: touching adds one.
    void commandersMoveAfterTheirOrders() {
        Table t;
        const UnitId a = t.add(Side::First, "a", Arm::Infantry, 2000, 5);
        t.add(Side::Second, "enemy", Arm::Infantry, 2000, 5);
        t.begin();
        t.toMovement();
        const PersonId chief = Table::chief(Side::First);
        QCOMPARE(t.say(cjb::MoveCommander{chief, HundredthsOfInch(1201), a}),
                 Q("! cj-commander-too-far"));
        QCOMPARE(t.say(cjb::MoveCommander{chief, HundredthsOfInch(1200), a}), Q("CommanderMoved"));
        QCOMPARE(t.say(t.march(Side::First, a, 100)), Q("! cj-commander-moved"));
        QCOMPARE(int(t.unit(a).commanders), 1);
    }
    // CJ-4.8 to CJ-4.10: killed on 2 or 3 by musketry, a column waits 1d6 turns, then has another.
    void aDeadCommanderLeavesHisColumnForTheDiesTurns() {
        Table t;
        const UnitId a = t.add(Side::First, "a", Arm::Infantry, 2000, 5);
        t.add(Side::First, "b", Arm::Infantry, 2000, 5);
        t.add(Side::First, "c", Arm::Infantry, 2000, 5);
        const UnitId enemy = t.add(Side::Second, "enemy", Arm::Infantry, 2000, 5);
        t.begin();
        t.toMovement();
        t.say(cjb::MoveCommander{Table::chief(Side::First), HundredthsOfInch(0), a});
        t.end();
        t.end();
        QCOMPARE(t.say(Table::volley(enemy, a, 100)), Q("VolleyOrdered"));
        QCOMPARE(t.roll({2, 1, 1, 1, 1}), Q("DiceRolled VolleyFired")); // 1 killed
        QCOMPARE(t.end(), Q("StageBegan CastingsKilled CommanderAtRisk TestsDue"));
        QCOMPARE(t.roll({1, 2}), Q("DiceRolled CommanderKilled LeaderlessDue")); // 3 kills him
        QCOMPARE(t.wants(), Q("roll 1"));
        QCOMPARE(t.roll({1}), Q("DiceRolled ColumnLeaderless"));
        QCOMPARE(t.event<cjb::ColumnLeaderless>()->until.value, 3); // turn 2 is the one turn
        // His bonus is gone: class 5 needs 5. Then the turn ends.
        QCOMPARE(t.roll({2, 3}), Q("DiceRolled TestPassed PhaseBegan TurnBegan PhaseBegan "
                                   "PhaseBegan PhaseBegan"));
        t.roll({6, 1});
        auto direct = t.march(Side::First, a, 100);
        direct.commander = Table::person("army 1");
        QCOMPARE(t.say(direct), Q("! cj-order-leaderless"));
        t.end();
        t.end();
        QCOMPARE(t.end(), Q("StageBegan PhaseBegan TurnBegan CommandTaken PhaseBegan PhaseBegan "
                            "PhaseBegan"));
        QCOMPARE(t.event<cjb::CommandTaken>()->unit.value(), a); // the senior brigade left
    }
    // CJ-4.10: the senior column commander follows next turn, his column waits as if he were dead.
    void theSeniorColumnCommanderFollows() {
        Table t;
        t.add(Side::First, "a", Arm::Infantry, 2000, 5);
        t.add(Side::Second, "enemy", Arm::Infantry, 2000, 5);
        t.begin();
        t.say(cjb::ChangeCommander{Table::person("army 1"), true, {}, "test"});
        t.toFire();
        QCOMPARE(t.end(), Q("StageBegan PhaseBegan TurnBegan CommandTaken LeaderlessDue "
                            "PhaseBegan"));
        QVERIFY(!t.event<cjb::CommandTaken>()->column.has_value());
        QCOMPARE(t.event<cjb::CommandTaken>()->commander, Table::chief(Side::First));
        QCOMPARE(t.wants(), Q("roll 1"));
        QCOMPARE(t.roll({4}), Q("DiceRolled ColumnLeaderless PhaseBegan PhaseBegan"));
    }

    // CJ-4.9: whoever fell stays dead: the brigade's commander took over and was killed, then a
    // figure without a name took over and was killed too. Neither brings the other back.
    void aFallenCommanderNeverTakesOverAgain() {
        Table t;
        const UnitId a = t.add(Side::First, "a", Arm::Infantry, 2000, 5);
        t.setup.units.back().commander = Table::person("brigadier");
        t.add(Side::Second, "enemy", Arm::Infantry, 2000, 5);
        t.setup.turns = Turns(30);
        t.begin();
        const PersonId figure(t.setup.columns[0].id.uuid);
        const PersonId wanted[] = {Table::person("brigadier"), figure, figure};
        PersonId leads = Table::chief(Side::First);
        for (const PersonId next : wanted) {
            t.roll({6, 1}); // who moves first, once that is asked
            QCOMPARE(t.say(cjb::ChangeCommander{leads, true, {}, "shot"}),
                     Q("CommanderChanged LeaderlessDue"));
            t.roll({1});
            const cjb::CommandTaken *taken = nullptr;
            for (int i = 0; i < 20 && !taken; ++i) {
                t.wants() == "roll 2" ? t.roll({6, 1}) : t.end();
                taken = t.event<cjb::CommandTaken>();
            }
            QVERIFY(taken);
            QCOMPARE(taken->commander, next);
            QCOMPARE(taken->unit, std::optional(a));
            leads = next;
        }
        // The umpire may raise him whom he killed by mistake.
        t.roll({6, 1});
        QCOMPARE(t.s.fallen.size(), std::size_t(3));
        QCOMPARE(t.say(cjb::ChangeCommander{figure, true, {}, "shot"}),
                 Q("CommanderChanged LeaderlessDue"));
        t.roll({6});
        QCOMPARE(t.say(cjb::ChangeCommander{figure, false, {}, "wrong man"}),
                 Q("CommanderChanged"));
        QVERIFY(std::ranges::find(t.s.fallen, figure) == t.s.fallen.end());
    }
    // CJ-4.10, CJ-4.9: the figure that goes by the column's name leads the army by now, so the next
    // one goes by the brigade's name, and the army keeps its commander.
    void aFigureThatLeadsTheArmyIsNotCalledBack() {
        Table t;
        const UnitId a = t.add(Side::First, "a", Arm::Infantry, 2000, 5);
        t.add(Side::Second, "enemy", Arm::Infantry, 2000, 5);
        t.setup.turns = Turns(30);
        t.begin();
        const PersonId figure(t.setup.columns[0].id.uuid);
        const auto nextTaken = [&t] {
            for (int i = 0; i < 20; ++i) {
                t.wants() == "roll 2"   ? t.roll({6, 1})
                : t.wants() == "roll 1" ? t.roll({1})
                                        : t.end();
                if (const auto *taken = t.event<cjb::CommandTaken>())
                    return *taken;
            }
            return cjb::CommandTaken{};
        };
        t.say(cjb::ChangeCommander{Table::chief(Side::First), true, {}, "shot"});
        QCOMPARE(nextTaken().commander, figure);
        t.roll({6, 1});
        t.say(cjb::ChangeCommander{Table::person("army 1"), true, {}, "shot"});
        const auto army = nextTaken();
        QVERIFY(!army.column);
        QCOMPARE(army.commander, figure);
        QCOMPARE(nextTaken().commander, PersonId(a.uuid));
        QCOMPARE(t.s.posts[0].person, figure);
        QCOMPARE(t.s.posts[0].status, cjb::PostStatus::Fit);
        QCOMPARE(t.s.posts[2].status, cjb::PostStatus::Fit);
    }
    // CJ-11.4: the scenario says how many brigades a place holds; the table says what is left.
    void aPlaceTakesNoMoreThanItHolds() {
        Table t;
        const UnitId a = t.add(Side::First, "a", Arm::Infantry, 2000, 5);
        const UnitId b = t.add(Side::First, "b", Arm::Infantry, 2000, 5);
        t.add(Side::Second, "enemy", Arm::Infantry, 2000, 5);
        t.begin();
        t.toMovement();
        auto order = t.march(Side::First, a, 100);
        order.ends[0] = cjb::MarchEnd::Town;
        order.rooms = {0};
        QCOMPARE(t.say(order), Q("! cj-town-full"));
        order.rooms = {1, 1};
        QCOMPARE(t.say(order), Q("! cj-lists-differ"));
        order.rooms = {1};
        QCOMPARE(t.say(order), Q("OrderGiven UnitMarched TownEntered"));
        QCOMPARE(t.unit(a).formation, cjb::Formation::Garrison);
        cjb::Retire back{Table::person("army 1"), {b},
                         {HundredthsOfInch(0)},   {HundredthsOfInch(100)},
                         {cjb::MarchEnd::Town},   std::vector<std::int32_t>{0}};
        QCOMPARE(t.say(back), Q("! cj-town-full"));
        back.ends[0] = cjb::MarchEnd::Open; // who stays outside needs no room
        QCOMPARE(t.say(back), Q("OrderGiven UnitMarched"));
    }
    // CJ-11.4: where the scenario says what a place holds, those inside are counted.
    void thoseInAPlaceOfTheScenarioAreCounted() {
        Table t;
        const UnitId a = t.add(Side::First, "a", Arm::Infantry, 2000, 5);
        const UnitId b = t.add(Side::First, "b", Arm::Infantry, 2000, 5);
        const UnitId c = t.add(Side::First, "c", Arm::Infantry, 2000, 5);
        const UnitId d = t.add(Side::First, "d", Arm::Infantry, 2000, 5);
        // Of another column: one commander orders once a turn.
        const ColumnId other(Uuid::fromName("column 3"));
        t.setup.columns.push_back({other, "column 3", Side::First, Table::person("column 3")});
        t.setup.units.back().column = other;
        t.add(Side::Second, "enemy", Arm::Infantry, 2000, 5);
        t.setup.objectives = {{"Blindheim", 2, 2}, {"mill", 1}};
        t.begin();
        t.toMovement();
        const auto into = [&t, d](const std::vector<UnitId> &units, const std::string &place) {
            cjb::March in = t.march(Side::First, units.front(), 100);
            if (units.front() == d)
                in.commander = Table::person("column 3");
            in.units = units;
            in.radii.resize(units.size(), in.radii.front());
            in.distances.resize(units.size(), in.distances.front());
            in.goings.resize(units.size(), cjb::Going::Open);
            in.slows.resize(units.size(), in.slows.front());
            in.changes.resize(units.size(), cjb::MarchChange::None);
            in.ends.assign(units.size(), cjb::MarchEnd::Town);
            in.places.emplace(units.size(), place);
            return in;
        };
        QCOMPARE(t.say(into({a, b, c}, "Blindheim")), Q("! cj-town-full"));
        QCOMPARE(t.say(into({a}, "mill")), Q("! cj-place-unknown")); // it holds nobody
        auto odd = into({a}, "Blindheim");
        odd.places->clear();
        QCOMPARE(t.say(odd), Q("! cj-lists-differ"));
        QCOMPARE(t.say(into({a, b}, "Blindheim")),
                 Q("OrderGiven UnitMarched TownEntered UnitMarched TownEntered"));
        QCOMPARE(*t.event<cjb::TownEntered>()->place, 0);
        QCOMPARE(t.say(into({d}, "Blindheim")), Q("! cj-town-full"));
        // Of another place the table knows.
        auto elsewhere = into({d}, "elsewhere");
        elsewhere.rooms = {0};
        QCOMPARE(t.say(elsewhere), Q("! cj-town-full"));
        elsewhere.rooms = {1};
        QCOMPARE(t.say(elsewhere), Q("OrderGiven UnitMarched TownEntered"));
        QVERIFY(!t.event<cjb::TownEntered>()->place);
    }
    // CJ-11.4: the form offers the scenario's places, those with room first, and asks for room only
    // where a place is none of them.
    void theFormOffersThePlacesOfTheScenario() {
        Table t;
        const UnitId a = t.add(Side::First, "a", Arm::Infantry, 2000, 5);
        t.add(Side::Second, "enemy", Arm::Infantry, 2000, 5);
        t.setup.objectives = {{"mill", 1}, {"Blindheim", 2, 2}};
        t.begin();
        t.toMovement();
        auto draft = toRecord(t.march(Side::First, a, 100));
        draft.set("ends", std::vector<std::string>{"town"});
        const auto field = [&](std::string_view key) {
            const battle::Form form = cjb::Game::form(t.s, draft);
            const auto it = std::ranges::find(form.fields, key, &battle::FormField::key);
            return it == form.fields.end() ? std::optional<battle::FormField>() : *it;
        };
        const auto places = field("places");
        QVERIFY(places && places->choices.size() == 2);
        QCOMPARE(places->choices[0].value, std::string("Blindheim"));
        QCOMPARE(places->choices[1].value, std::string("elsewhere"));
        QVERIFY(places->value == Value(std::vector<std::string>{"Blindheim"}));
        QVERIFY(!field("rooms"));
        draft.set("places", std::vector<std::string>{"elsewhere"});
        QVERIFY(field("rooms"));
    }
    // A stored battle may hold marches without end: what a unit has gone is no wider than a table.
    void storedMarchesDoNotAddUpBeyondAllTables() {
        Table t;
        const UnitId a = t.add(Side::First, "a", Arm::Infantry, 2000, 5);
        const UnitId enemy = t.add(Side::Second, "enemy", Arm::Infantry, 2000, 5);
        t.begin();
        const HundredthsOfInch most(1'000'000);
        const cjb::Event far[] = {cjb::UnitMarched{a, most, false},
                                  cjb::ChargeDeclared{a, enemy, HundredthsOfInch(0), most,
                                                      cjb::Sector::Front, cjb::MeleeGround::Open,
                                                      false}};
        for (int i = 0; i < 5000; ++i)
            for (const cjb::Event &event : far) {
                QVERIFY(cjb::Game::validate(t.s, event).has_value());
                cjb::Game::evolve(t.s, event);
                QVERIFY(t.unit(a).gone >= HundredthsOfInch(0));
                QVERIFY(t.unit(a).gone <= cjb::kMostGone);
            }
    }

    // CJ-5.4: two whole moves, in the old formation until it is done; CJ-5.1: 8 in in column.
    void aChangeTakesThisTurnsMoveAndTheNext() {
        Table t;
        const UnitId a = t.add(Side::First, "a", Arm::Infantry, 2000, 5);
        t.add(Side::Second, "enemy", Arm::Infantry, 2000, 5);
        t.begin();
        t.toMovement();
        QCOMPARE(
            t.say(cjb::ChangeFormation{
                Table::chief(Side::First), {a}, {HundredthsOfInch(0)}, {cjb::ChangeTo::Column}}),
            Q("OrderGiven ChangeBegan"));
        t.end();
        t.end();
        t.end();
        t.roll({6, 1});
        QCOMPARE(t.unit(a).formation, cjb::Formation::Line);
        QCOMPARE(t.say(t.march(Side::First, a, 100)), Q("! cj-changing"));
        QCOMPARE(t.end(), Q("FormationChanged StageBegan"));
        QCOMPARE(t.unit(a).formation, cjb::Formation::Column);
        t.end();
        t.end();
        t.roll({6, 1});
        auto march = t.march(Side::First, a, 400);
        march.changes[0] = cjb::MarchChange::LineSquareToMarch; // half of 8 in is left
        QCOMPARE(t.say(march), Q("OrderGiven UnitMarched FormationChanged"));
        QCOMPARE(t.unit(a).formation, cjb::Formation::Line);
    }
    // CJ-5.3, CJ-7.5: unlimbering costs half of 8 in, and the guns fire from phase 4 on.
    void gunsUnlimberAfterHalfAMoveAndThenStand() {
        Table t;
        const UnitId guns =
            t.add(Side::First, "guns", Arm::Artillery, 24, 5, {{"limbered", "yes"}});
        const UnitId enemy = t.add(Side::Second, "enemy", Arm::Infantry, 2000, 5);
        t.begin();
        t.end();
        QCOMPARE(t.s.phase, cjb::Phase::LongRangeArtillery);
        QCOMPARE(t.say(cjb::FireRoundshot{guns, enemy, HundredthsOfInch(500)}),
                 Q("! cj-guns-limbered"));
        t.end();
        t.roll({6, 1});
        auto march = t.march(Side::First, guns, 401);
        march.changes[0] = cjb::MarchChange::Unlimber;
        QCOMPARE(t.say(march), Q("! cj-move-too-far"));
        march.distances[0] = HundredthsOfInch(400);
        QCOMPARE(t.say(march), Q("OrderGiven UnitMarched GunsUnlimbered"));
        t.end();
        t.end();
        QCOMPARE(t.say(cjb::FireCanister{guns, enemy, HundredthsOfInch(400)}),
                 Q("VolleyOrdered")); // 2 guns of 3 dice
        QCOMPARE(t.event<cjb::VolleyOrdered>()->dice.value, 6);
    }

    // CJ-13.1: half of two brigades is one; the other side has won.
    void anArmyThatBreaksHasLost() {
        Table t;
        const UnitId a = t.add(Side::First, "a", Arm::Infantry, 2000, 5);
        t.add(Side::First, "b", Arm::Infantry, 2000, 5);
        t.add(Side::Second, "enemy", Arm::Infantry, 2000, 5);
        t.begin();
        t.toMovement();
        auto march = t.march(Side::First, a, 100);
        march.ends[0] = cjb::MarchEnd::OffTable; // CJ-5.8
        QCOMPARE(t.say(march), Q("OrderGiven UnitMarched UnitLeftTable"));
        t.end();
        t.end();
        QCOMPARE(t.end(), Q("StageBegan PhaseBegan BattleEnded"));
        QCOMPARE(t.s.winner, std::optional(Side::Second));
        QCOMPARE(t.wants(), Q("nothing"));
        QCOMPARE(t.end(), Q("! cj-battle-over"));
    }
    // CJ-13.1, CJ-13.90: after the last turn points decide.
    void pointsDecideAfterTheLastTurn() {
        Table t;
        t.add(Side::First, "a", Arm::Infantry, 2000, 5);
        t.add(Side::Second, "enemy", Arm::Infantry, 2000, 5);
        t.setup.turns = Turns(1);
        t.setup.objectives = {{"mill", 2}};
        t.begin();
        QCOMPARE(t.say(cjb::HoldObjective{1, Side::First}), Q("! cj-objective-unknown"));
        QCOMPARE(t.say(cjb::HoldObjective{0, Side::First}), Q("ObjectiveHeld"));
        t.toFire();
        QCOMPARE(t.end(), Q("StageBegan PhaseBegan BattleEnded"));
        QCOMPARE(t.s.winner, std::optional(Side::First));
        QCOMPARE(t.event<cjb::BattleEnded>()->why, cjb::EndWhy::Turns);
    }
    void umpiresHandNeedsAReason() {
        Table t;
        const UnitId a = t.add(Side::First, "a", Arm::Infantry, 2000, 5);
        t.add(Side::Second, "enemy", Arm::Infantry, 2000, 5);
        t.begin();
        QCOMPARE(t.say(cjb::ChangeStrength{a, Castings(10), ""}), Q("! cj-reason-missing"));
        QCOMPARE(t.say(cjb::ChangeStrength{a, Castings(21), "x"}), Q("! cj-strength-range"));
        QCOMPARE(t.say(cjb::ChangeStrength{a, Castings(10), "x"}), Q("StrengthChanged"));
        QCOMPARE(t.castings(a), 10);
        QCOMPARE(t.say(cjb::ChangeWeather{cjb::Weather::HeavyRain, "x"}), Q("WeatherChanged"));
    }
};

QTEST_APPLESS_MAIN(TestCjBattleTurn)
#include "tst_cj_battleturn.moc"
