// Movement, attacks, evading, voluntary withdrawal and leaders in a battle of Beerstein. Sections
// 3, 5 (evading), 6 and 7.
#include "bbtable.h"

#include <QtTest/QTest>

using namespace sabretache;
using namespace sabretache::bbtest;

namespace {

QString Q(const std::string &text) { return QString::fromStdString(text); }

} // namespace

class TestBbManoeuvre : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theDieGivesThePaces_data() {
        QTest::addColumn<QString>("unit");
        QTest::addColumn<int>("face");
        QTest::addColumn<int>("paces");
        for (const auto &[name, row] :
             std::map<const char *, std::array<int, 6>>{{"a foot", {0, 200, 300, 300, 400, 400}},
                                                        {"a guns", {0, 200, 300, 300, 400, 400}},
                                                        {"a heavy", {0, 300, 400, 500, 600, 600}},
                                                        {"a horse", {0, 400, 500, 600, 700, 800}}})
            for (int face = 1; face <= 6; ++face)
                QTest::addRow("BB-3.1 %s, %d", name, face)
                    << name << face << row[std::size_t(face - 1)];
    }
    void theDieGivesThePaces() {
        QFETCH(QString, unit);
        QFETCH(int, face);
        QFETCH(int, paces);
        Table t = Table::skirmish();
        t.add(Side::First, "a heavy", Arm::HeavyCavalry);
        t.begin();
        t.to(Step::Movement);
        t.throwFor(unit.toStdString(), face);
        QCOMPARE(t.event<bbb::MovementRolled>()->paces, Paces(paces));
        if (unit == u"a guns")
            return; // limbering takes half
        const std::string name = unit.toStdString();
        if (paces == 0) {
            QCOMPARE(Q(t.say(t.march(name, 100))), QStringLiteral("! bb-no-paces"));
            return;
        }
        QCOMPARE(Q(t.say(t.march(name, paces + 1))), QStringLiteral("! bb-too-far"));
        QCOMPARE(Q(t.say(t.march(name, paces))), QStringLiteral("Marched"));
    }

    void theDieComesBeforeTheMove() { // BB-3.6
        Table t = Table::skirmish();
        t.begin();
        t.to(Step::Movement);
        QCOMPARE(Q(t.say(t.march("a foot", 100))), QStringLiteral("! bb-not-rolled"));
        QCOMPARE(Q(t.say(t.attack("a foot", "b foot"))), QStringLiteral("! bb-not-rolled"));
        QCOMPARE(Q(t.say(bbb::RollMovement{{t.id("a foot"), t.id("a foot")}})),
                 QStringLiteral("! bb-already-done"));
        t.say(bbb::RollMovement{{t.id("a foot"), t.id("a horse")}});
        QCOMPARE(Q(t.wants()), QStringLiteral("roll 2"));
        t.roll({1, 2}); // foot nothing, horse 400
        QCOMPARE(Q(t.say(t.attack("a foot", "b foot", 0))), QStringLiteral("! bb-no-paces"));
        auto turn = t.march("a foot", 0);
        turn.aboutFace = true;
        QCOMPARE(Q(t.say(turn)), QStringLiteral("! bb-no-paces"));
        QCOMPARE(Q(t.say(t.attack("a horse", "b foot", 401))), QStringLiteral("! bb-too-far"));
        QCOMPARE(Q(t.say(t.attack("a horse", "b foot", 400))),
                 QStringLiteral("AttackDeclared ContactMade"));
        QCOMPARE(Q(t.say(bbb::RollMovement{{t.id("a foot")}})),
                 QStringLiteral("! bb-already-done"));
    }

    void turningAboutTakesHalf_data() {
        QTest::addColumn<int>("paces"); // of 400
        QTest::addColumn<bool>("fits");
        QTest::newRow("BB-3.2 half is left: 200") << 200 << true;
        QTest::newRow("BB-3.2 more than half: 201") << 201 << false;
    }
    void turningAboutTakesHalf() {
        QFETCH(int, paces);
        QFETCH(bool, fits);
        Table t = Table::skirmish();
        t.begin();
        t.to(Step::Movement);
        t.throwFor("a foot", 6);
        auto march = t.march("a foot", paces);
        march.aboutFace = true;
        auto attack = t.attack("a foot", "b foot", paces);
        attack.aboutFace = true;
        QCOMPARE(t.rule(march).empty(), fits);
        QCOMPARE(t.rule(attack).empty(), fits);
    }

    void anAttackEndsStraight() { // BB-3.2
        Table t = Table::skirmish();
        t.begin();
        t.to(Step::Movement);
        t.throwFor("a foot", 6);
        auto attack = t.attack("a foot", "b foot");
        attack.straight = false;
        QCOMPARE(Q(t.say(attack)), QStringLiteral("! bb-wheels-in"));
    }

    void groundSlows_data() {
        QTest::addColumn<QString>("unit");
        QTest::addColumn<int>("ground");
        QTest::addColumn<int>("paces");
        QTest::addColumn<int>("inside");
        QTest::addColumn<QString>("option");
        QTest::addColumn<QString>("answer");
        const int woods = int(bbb::Ground::Woods);
        const int stream = int(bbb::Ground::Stream);
        const int river = int(bbb::Ground::River);
        // The die gave 400.
        QTest::newRow("BB-3.4 100 of 300 in woods cost 400")
            << "a foot" << woods << 300 << 100 << "on"
            << "Marched";
        QTest::newRow("BB-3.4 101 of 300 in woods cost 401")
            << "a foot" << woods << 300 << 101 << "on"
            << "! bb-too-far";
        QTest::newRow("BB-3.4 200 through a stream cost 400")
            << "a foot" << stream << 200 << 200 << "on"
            << "Marched";
        QTest::newRow("BB-3.4 201 through a stream") << "a foot" << stream << 201 << 201 << "on"
                                                     << "! bb-too-far";
        QTest::newRow("BB-3.4 no way over a river") << "a foot" << river << 100 << 0 << "on"
                                                    << "! bb-ground-stops";
        QTest::newRow("BB-3.4 guns keep out of woods") << "a guns" << woods << 100 << 50 << "on"
                                                       << "! bb-ground-stops";
        QTest::newRow("BB-3.4 terrain-slows=off, woods") << "a foot" << woods << 400 << 400 << "off"
                                                         << "Marched";
        QTest::newRow("BB-3.4 more inside than it goes") << "a foot" << woods << 100 << 101 << "on"
                                                         << "! bb-value-range";
    }
    void groundSlows() {
        QFETCH(QString, unit);
        QFETCH(int, ground);
        QFETCH(int, paces);
        QFETCH(int, inside);
        QFETCH(QString, option);
        QFETCH(QString, answer);
        Table t = Table::skirmish();
        t.setup.options["terrain-slows"] = option.toStdString();
        t.begin();
        t.to(Step::Movement);
        t.throwFor(unit.toStdString(), 6);
        auto march = t.march(unit.toStdString(), paces);
        march.ground = bbb::Ground(ground);
        march.inside = Paces(inside);
        QCOMPARE(Q(t.say(march)), answer);
    }

    void gunsNeverAttackAndOnlyGunsLimber() { // BB-3.3
        Table t = Table::skirmish();
        t.begin();
        t.to(Step::Movement);
        t.throwFor("a guns", 6);
        QCOMPARE(Q(t.rule(t.attack("a guns", "b foot"))), QStringLiteral("BB-3.3"));
        t.throwFor("a foot", 6);
        auto march = t.march("a foot", 100);
        march.handling = bbb::Handling::Limber;
        QCOMPARE(Q(t.say(march)), QStringLiteral("! bb-handling-wrong"));
        auto unlimber = t.march("a guns", 0);
        unlimber.handling = bbb::Handling::Unlimber;
        QCOMPARE(Q(t.say(unlimber)), QStringLiteral("! bb-handling-wrong"));
    }

    void spentUnitsDoNotAttack_data() {
        QTest::addColumn<QString>("lost"); // of a trained unit's 5
        QTest::addColumn<QString>("answer");
        QTest::newRow("BB-1.4 3 left") << "2"
                                       << "AttackDeclared ContactMade";
        QTest::newRow("BB-1.4 2 left") << "3"
                                       << "! bb-spent";
    }
    void spentUnitsDoNotAttack() {
        QFETCH(QString, lost);
        QFETCH(QString, answer);
        Table t = Table::skirmish();
        t.add(Side::First, "a weak", Arm::Infantry, "trained", lost.toStdString());
        t.begin();
        t.to(Step::Movement);
        t.throwFor("a weak", 6);
        QCOMPARE(Q(t.say(t.attack("a weak", "b foot"))), answer);
    }

    void whoIsContactedDoesNotMove() { // BB-2.6
        Table t = Table::skirmish();
        t.begin();
        t.attackNow("a foot", "b foot");
        t.to(Step::Movement, Side::Second);
        QCOMPARE(Q(t.rule(bbb::RollMovement{{t.id("b foot")}})), QStringLiteral("BB-2.6"));
        // Its friends come to help: another attack on the attacker.
        t.throwFor("b horse", 2);
        QCOMPARE(Q(t.say(t.attack("b horse", "a foot", 400, bbb::Sector::Rear))),
                 QStringLiteral("AttackDeclared ContactMade"));
        QVERIFY(t.s.flanked(t.at("a foot")));
    }

    void whoMayEvade_data() {
        QTest::addColumn<int>("arm");
        QTest::addColumn<bool>("may");
        QTest::newRow("BB-5.7 infantry") << int(Arm::Infantry) << false;
        QTest::newRow("BB-5.7 light infantry") << int(Arm::LightInfantry) << true;
        QTest::newRow("BB-5.7 artillery") << int(Arm::Artillery) << true;
        QTest::newRow("BB-5.7 light cavalry") << int(Arm::LightCavalry) << true;
        QTest::newRow("BB-5.7 heavy cavalry") << int(Arm::HeavyCavalry) << false;
        QTest::newRow("BB-5.7 dragoons") << int(Arm::Dragoons) << false;
    }
    void whoMayEvade() {
        QFETCH(int, arm);
        QFETCH(bool, may);
        Table t = Table::skirmish();
        t.add(Side::Second, "b", Arm(arm));
        t.begin();
        QCOMPARE(Q(t.attackNow("a foot", "b")), may ? QStringLiteral("AttackDeclared")
                                                    : QStringLiteral("AttackDeclared ContactMade"));
        if (!may)
            return;
        QCOMPARE(bbb::Game::pending(t.s).side, std::optional(Side::Second));
        QCOMPARE(Q(t.end()), QStringLiteral("! bb-not-now"));
        QCOMPARE(Q(t.say(bbb::Evade{t.id("b foot"), true})), QStringLiteral("! bb-cannot-evade"));
        QCOMPARE(Q(t.say(bbb::StandFast{t.id("b")})), QStringLiteral("ContactMade"));
    }

    void numberOrLessEvades_data() {
        QTest::addColumn<QString>("lost"); // of a trained unit's 5
        QTest::addColumn<int>("die");
        QTest::addColumn<bool>("away");
        QTest::newRow("BB-5.7 5 on 5") << "0" << 5 << true;
        QTest::newRow("BB-5.7 6 on 5") << "0" << 6 << false;
        QTest::newRow("BB-5.7 1 on 1") << "4" << 1 << true;
        QTest::newRow("BB-5.7 2 on 1") << "4" << 2 << false;
    }
    void numberOrLessEvades() {
        QFETCH(QString, lost);
        QFETCH(int, die);
        QFETCH(bool, away);
        Table t = Table::skirmish();
        t.add(Side::Second, "b light", Arm::LightInfantry, "trained", lost.toStdString());
        t.begin();
        t.attackNow("a foot", "b light");
        t.say(bbb::Evade{t.id("b light"), true});
        QCOMPARE(Q(t.roll({die})), away ? QStringLiteral("DiceRolled EvadeRolled")
                                        : QStringLiteral("DiceRolled EvadeRolled ContactMade"));
        if (!away)
            return;
        QCOMPARE(Q(t.roll({2})), QStringLiteral("DiceRolled Evaded AttackMissed"));
        QCOMPARE(t.event<bbb::Evaded>()->paces, Paces(200));
        QVERIFY(t.s.pairs.empty());
        // It does nothing more, and the attacker does not fire.
        t.to(Step::Movement, Side::Second);
        QCOMPARE(Q(t.rule(bbb::RollMovement{{t.id("b light")}})), QStringLiteral("BB-5.7"));
        t.to(Step::LateMuskets);
        QCOMPARE(Q(t.say(t.volley("a foot", "b foot", 50))), QStringLiteral("! bb-is-attacking"));
        t.end();
        QCOMPARE(Q(t.rule(t.volley("b light", "a foot", 200))), QStringLiteral("BB-5.7"));
    }

    void evadingFailsWithoutPacesOrWay() { // BB-5.7
        Table t = Table::skirmish();
        t.begin();
        t.attackNow("a foot", "b horse");
        t.say(bbb::Evade{t.id("b horse"), true});
        t.roll({6}); // its number is 7: always
        QCOMPARE(Q(t.roll({1})), QStringLiteral("DiceRolled EvadeFailed ContactMade"));
        Table blocked = Table::skirmish();
        blocked.begin();
        blocked.attackNow("a foot", "b horse");
        QCOMPARE(Q(blocked.say(bbb::Evade{blocked.id("b horse"), false})),
                 QStringLiteral("EvadeTried EvadeFailed ContactMade"));
    }

    void gunsEvadeLimbered() { // BB-5.7
        Table t = Table::skirmish();
        t.begin();
        t.attackNow("a foot", "b guns");
        t.say(bbb::Evade{t.id("b guns"), true});
        t.roll({5});
        t.roll({5});
        QVERIFY(t.limbered("b guns"));
        QCOMPARE(t.event<bbb::Evaded>()->paces, Paces(400));
    }

    void evadingIsTriedOnce() { // BB-5.90
        Table t = Table::skirmish();
        t.begin();
        t.attackNow("a foot", "b horse");
        t.say(bbb::StandFast{t.id("b horse")});
        t.throwFor("a horse", 6);
        // In contact already: it can't evade the second attack.
        QCOMPARE(Q(t.say(t.attack("a horse", "b horse", 200, bbb::Sector::Flank))),
                 QStringLiteral("AttackDeclared ContactMade"));
        Table withdrawn = Table::skirmish();
        withdrawn.begin();
        withdrawn.say(bbb::WithdrawVoluntarily{withdrawn.id("b horse"), false});
        QCOMPARE(Q(withdrawn.attackNow("a foot", "b horse")),
                 QStringLiteral("AttackDeclared ContactMade"));
    }

    void withdrawingOfOnesOwnWill_data() {
        QTest::addColumn<QString>("unit");
        QTest::addColumn<int>("paces");
        QTest::newRow("BB-7.1 foot") << "a foot" << 600;
        QTest::newRow("BB-7.1 guns") << "a guns" << 600;
        QTest::newRow("BB-7.1 heavy cavalry") << "a heavy" << 800;
        QTest::newRow("BB-7.1 light cavalry") << "a horse" << 1200;
    }
    void withdrawingOfOnesOwnWill() {
        QFETCH(QString, unit);
        QFETCH(int, paces);
        const std::string name = unit.toStdString();
        for (const Step step : {Step::Withdrawal, Step::LateWithdrawal}) {
            Table t = Table::skirmish();
            t.add(Side::First, "a heavy", Arm::HeavyCavalry);
            t.begin();
            t.to(step);
            const int before = t.number(name);
            QCOMPARE(Q(t.say(bbb::WithdrawVoluntarily{t.id(name), false})),
                     QStringLiteral("WithdrewVoluntarily"));
            QCOMPARE(t.event<bbb::WithdrewVoluntarily>()->paces, Paces(paces));
            QCOMPARE(t.number(name), before - 1);
            QCOMPARE(Q(t.say(bbb::WithdrawVoluntarily{t.id(name), false})),
                     QStringLiteral("! bb-already-done"));
            t.to(Step::LateMuskets, Side::Second);
            t.end(); // the point is lost for good: nothing to recover
            QCOMPARE(t.s.turn, Turns(2));
        }
    }
    void withdrawingIsNotForOtherSteps() { // BB-7.1
        Table t = Table::skirmish();
        t.begin();
        t.to(Step::Movement);
        QCOMPARE(Q(t.rule(bbb::WithdrawVoluntarily{t.id("a foot"), false})),
                 QStringLiteral("BB-7.1"));
    }
    void aLockedUnitMayWithdraw() { // BB-7.1
        Table t = Table::skirmish();
        t.begin();
        t.attackNow("a foot", "b foot");
        t.to(Step::Combat);
        t.fight("a foot");
        t.roll({1, 1, 1, 1, 1, 1});
        t.roll({1, 1, 1, 1, 1, 1});
        t.to(Step::Withdrawal);
        QVERIFY(t.s.locked(t.at("a foot")));
        t.say(bbb::WithdrawVoluntarily{t.id("a foot"), false});
        QVERIFY(!t.s.locked(t.at("b foot")));
    }
    void theLastPointIsTheEnd() { // BB-7.90, 6.3
        Table t = Table::skirmish();
        t.add(Side::First, "a weak", Arm::Infantry, "trained", "4");
        t.begin();
        t.say(bbb::ChangeLeader{t.person("column 1"), bbb::LeaderFate::Unhurt, t.id("a weak"),
                                "set up so"});
        QCOMPARE(Q(t.say(bbb::WithdrawVoluntarily{t.id("a weak"), false})),
                 QStringLiteral("WithdrewVoluntarily LeaderTestDue UnitDestroyed"));
        QCOMPARE(Q(t.roll({3})), QStringLiteral("DiceRolled LeaderTested LeaderJoinDue"));
        QCOMPARE(Q(t.wants()), QStringLiteral("fact bb-leader-joins"));
        QCOMPARE(Q(t.answer(t.id("b foot").text())), QStringLiteral("! bb-fact-wrong"));
        QCOMPARE(Q(t.answer(t.id("a horse").text())), QStringLiteral("FactGiven LeaderJoined"));
        QVERIFY(t.s.hasLeader(t.at("a horse")));
    }

    // --- command

    void orders_data() {
        // The column has 3 units: 300 paces; the army 3: 300 too, with 2 columns more.
        QTest::addColumn<int>("far");
        QTest::addColumn<bool>("nearer");
        QTest::addColumn<QString>("option");
        QTest::addColumn<QString>("march");
        QTest::addColumn<QString>("attack");
        const char *marched = "Marched";
        const char *attacked = "AttackDeclared ContactMade";
        const char *out = "! bb-out-of-command";
        QTest::newRow("BB-6.1 300 paces, towards the enemy")
            << 300 << true << "hold" << marched << attacked;
        QTest::newRow("BB-6.2 301 paces, towards the enemy") << 301 << true << "hold" << out << out;
        QTest::newRow("BB-6.2 301 paces, elsewhere") << 301 << false << "hold" << marched << out;
        QTest::newRow("BB-6.2 out-of-command=free") << 301 << true << "free" << marched << attacked;
        QTest::newRow("BB-6.1 less than nothing") << -1 << false << "hold"
                                                  << "! bb-value-range"
                                                  << "! bb-value-range";
    }
    void orders() {
        QFETCH(int, far);
        QFETCH(bool, nearer);
        QFETCH(QString, option);
        QFETCH(QString, march);
        QFETCH(QString, attack);
        for (const bool attacks : {false, true}) {
            Table t = Table::skirmish();
            t.setup.options["out-of-command"] = option.toStdString();
            t.begin();
            t.to(Step::Movement);
            t.throwFor("a foot", 6);
            auto going = t.march("a foot", 200);
            going.fromLeader = Paces(far);
            going.nearer = nearer;
            auto storming = t.attack("a foot", "b foot");
            storming.fromLeader = Paces(far);
            QCOMPARE(Q(attacks ? t.say(storming) : t.say(going)), attacks ? attack : march);
        }
    }

    void theArmysLeaderReachesFarther() { // BB-6.90, 6.1
        Table t = Table::skirmish();
        t.setup.columns.push_back(
            {ColumnId(Uuid::fromName("other")), "other", Side::First, t.officer("other leader")});
        t.add(Side::First, "a other", Arm::Infantry);
        t.setup.units.back().column = ColumnId(Uuid::fromName("other"));
        t.begin();
        t.to(Step::Movement);
        t.throwFor("a foot", 6);
        auto attack = t.attack("a foot", "b foot");
        attack.fromLeader = Paces(400);
        QCOMPARE(Q(t.say(attack)), QStringLiteral("! bb-out-of-command")); // 3 units: 300
        attack.leader = t.person("other leader");
        QCOMPARE(Q(t.say(attack)), QStringLiteral("! bb-not-his-unit"));
        attack.leader = t.person("nobody");
        QCOMPARE(Q(t.say(attack)), QStringLiteral("! bb-leader-unknown"));
        attack.leader = t.person("army 1"); // 4 units: 400
        QCOMPARE(Q(t.say(attack)), QStringLiteral("AttackDeclared ContactMade"));
    }

    void whoHasHisLeaderWithHimIsInCommand() { // BB-6.2, 6.3
        Table t = Table::skirmish();
        t.begin();
        t.to(Step::Movement);
        t.say(t.leader("column 1", "a foot"));
        t.throwFor("a foot", 6);
        auto attack = t.attack("a foot", "b foot");
        attack.fromLeader = Paces(5000);
        QCOMPARE(Q(t.say(attack)), QStringLiteral("AttackDeclared ContactMade"));
    }

    void leadersMoveUpTo800_data() {
        QTest::addColumn<int>("paces");
        QTest::addColumn<QString>("answer");
        QTest::newRow("BB-6.4 800") << 800 << "LeaderMoved";
        QTest::newRow("BB-6.4 801") << 801 << "! bb-too-far";
        QTest::newRow("BB-6.4 less than nothing") << -1 << "! bb-too-far";
    }
    void leadersMoveUpTo800() {
        QFETCH(int, paces);
        QFETCH(QString, answer);
        Table t = Table::skirmish();
        t.begin();
        t.to(Step::Movement);
        QCOMPARE(Q(t.say(t.leader("column 1", "a foot", paces))), answer);
    }
    void leadersMoveOnceAndToFriendsWithoutLeader() { // BB-6.3, 6.4
        Table t = Table::skirmish();
        t.begin();
        t.to(Step::EarlyGuns);
        QCOMPARE(Q(t.say(t.leader("column 1", "a foot"))), QStringLiteral("! bb-not-now"));
        t.to(Step::Movement);
        QCOMPARE(Q(t.say(t.leader("column 2", "b foot"))), QStringLiteral("! bb-not-your-step"));
        QCOMPARE(Q(t.say(t.leader("column 1", "b foot"))), QStringLiteral("! bb-not-a-friend"));
        t.say(t.leader("column 1", "a foot"));
        QCOMPARE(Q(t.say(t.leader("army 1", "a foot"))), QStringLiteral("! bb-has-leader"));
        QCOMPARE(Q(t.say(t.leader("column 1", "a horse"))), QStringLiteral("! bb-already-done"));
    }

    void leadersAreKilledAndWounded_data() {
        QTest::addColumn<int>("die");
        QTest::addColumn<int>("status");
        QTest::newRow("BB-6.3 1 killed") << 1 << int(bbb::PostStatus::Killed);
        QTest::newRow("BB-6.3 2 wounded") << 2 << int(bbb::PostStatus::Wounded);
        QTest::newRow("BB-6.3 3 unhurt") << 3 << int(bbb::PostStatus::Fit);
    }
    void leadersAreKilledAndWounded() {
        QFETCH(int, die);
        QFETCH(int, status);
        Table t = Table::skirmish();
        t.begin();
        t.to(Step::Movement);
        t.say(t.leader("column 1", "a foot"));
        t.to(Step::LateGuns, Side::Second);
        t.say(t.shot("b guns", "a foot", 400));
        QCOMPARE(Q(t.roll({4, 1, 1, 1, 1})),
                 QStringLiteral("DiceRolled HitsScored CasualtiesTaken LeaderTestDue"));
        QCOMPARE(Q(t.roll({die})), QStringLiteral("DiceRolled LeaderTested"));
        const auto p = bbb::PostIndex(2);
        QCOMPARE(int(t.s.posts[p].status), status);
        const bool fit = status == int(bbb::PostStatus::Fit);
        QCOMPARE(t.s.hasLeader(t.at("a foot")), fit);
        // Until the next turn the column is without him, but the army's leader is there.
        QCOMPARE(t.s.leaderOf(t.at("a foot")), fit ? p : bbb::PostIndex(0));
        t.to(Step::Withdrawal);
        QCOMPARE(t.s.turn, Turns(2));
        QCOMPARE(t.s.leaderOf(t.at("a foot")), p);
        QCOMPARE(t.s.radiusOf(p), Paces(300)); // the same radius
    }

    void oneTestForEachStep() { // BB-6.3
        Table t = Table::skirmish();
        t.add(Side::Second, "b more guns", Arm::Artillery);
        t.begin();
        t.say(bbb::ChangeLeader{t.person("column 1"), bbb::LeaderFate::Unhurt, t.id("a foot"),
                                "set up so"});
        t.to(Step::EarlyGuns, Side::Second);
        t.say(t.shot("b guns", "a foot", 400));
        t.roll({4, 1, 1, 1, 1});
        t.roll({6});
        t.say(t.shot("b more guns", "a foot", 400));
        QCOMPARE(Q(t.roll({4, 1, 1, 1, 1, 1})),
                 QStringLiteral("DiceRolled HitsScored CasualtiesTaken"));
        t.to(Step::EarlyMuskets, Side::Second);
        t.say(t.volley("b foot", "a foot", 100));
        QCOMPARE(Q(t.roll({5, 1, 1, 1, 1, 1})),
                 QStringLiteral("DiceRolled HitsScored CasualtiesTaken LeaderTestDue"));
    }

    void theSeniorOfficerFollows() { // BB-6.3, 6.91
        Table t = Table::skirmish();
        t.setup.units[0].commander = t.officer("young", "1800-01-01");
        t.setup.units[2].commander = t.officer("old", "1790-01-01");
        t.begin();
        const auto fall = [&t](const std::string &name) {
            t.say(bbb::ChangeLeader{t.person(name), bbb::LeaderFate::Killed, std::nullopt, "shot"});
            const Turns turn = t.s.turn;
            while (t.s.turn == turn)
                t.s.step == Step::Initiative ? t.roll({6, 1}) : t.end();
        };
        fall("column 1");
        QCOMPARE(t.event<bbb::CommandTaken>()->commander, t.person("old"));
        fall("old");
        QCOMPARE(t.event<bbb::CommandTaken>()->commander, t.person("young"));
        fall("young"); // nobody known is left, and nobody who fell comes back
        QCOMPARE(t.event<bbb::CommandTaken>()->commander, PersonId(Uuid::fromName("column 1")));
    }

    void theSeniorColumnLeaderTakesTheArmy() { // BB-6.91
        Table t = Table::skirmish();
        t.setup.units[0].commander = t.officer("colonel");
        t.begin();
        t.to(Step::Movement);
        t.say(t.leader("column 1", "a foot"));
        t.say(
            bbb::ChangeLeader{t.person("army 1"), bbb::LeaderFate::Wounded, std::nullopt, "shot"});
        t.to(Step::Withdrawal);
        QCOMPARE(t.s.posts[0].holder, t.person("column 1"));
        QCOMPARE(t.s.posts[2].holder, t.person("colonel"));
        QCOMPARE(t.s.posts[0].with, t.at("a foot")); // he stays where he is
        QCOMPARE(t.s.posts[2].with, bbb::kNone);
    }

    void aLeaderStaysWhenHisUnitLeaves() { // BB-6.92
        Table t = Table::skirmish();
        t.begin();
        t.say(bbb::ChangeLeader{t.person("column 1"), bbb::LeaderFate::Unhurt, t.id("a foot"),
                                "set up so"});
        QCOMPARE(Q(t.say(bbb::WithdrawVoluntarily{t.id("a foot"), true})),
                 QStringLiteral("WithdrewVoluntarily"));
        QCOMPARE(t.s.posts[2].status, bbb::PostStatus::Fit);
        QCOMPARE(t.s.posts[2].with, bbb::kNone);
    }
};

QTEST_APPLESS_MAIN(TestBbManoeuvre)
#include "tst_bb_manoeuvre.moc"
