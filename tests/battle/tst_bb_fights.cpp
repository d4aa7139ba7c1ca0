// Combat, withdrawals, follow-ups and recovery in a battle of Beerstein. Sections 5 and 7.
#include "bbtable.h"

#include <QtTest/QTest>

using namespace sabretache;
using namespace sabretache::bbtest;

namespace {

QString Q(const std::string &text) { return QString::fromStdString(text); }

/// "a foot" of 6 against "b foot" of 6 in contact, at the combat step.
Table inContact(bbb::Sector sector = bbb::Sector::Front) {
    Table t = Table::skirmish();
    t.begin();
    t.attackNow("a foot", "b foot", sector);
    t.to(Step::Combat);
    return t;
}

} // namespace

class TestBbFights : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void dice_data() {
        // Both feet have 6. Each throws one die of each face, and more of 1.
        QTest::addColumn<int>("sector");
        QTest::addColumn<bool>("leaders");
        QTest::addColumn<int>("attackerDice");
        QTest::addColumn<int>("attackerHits");
        QTest::addColumn<int>("defenderDice");
        QTest::addColumn<int>("defenderHits");
        const int front = int(bbb::Sector::Front);
        const int flank = int(bbb::Sector::Flank);
        const int rear = int(bbb::Sector::Rear);
        QTest::newRow("BB-5.1 front: a die a point, 6 hits") << front << false << 6 << 1 << 6 << 1;
        QTest::newRow("BB-5.2, 5.3 flank: 5 and 6 hit, the flanked has one die less")
            << flank << false << 6 << 2 << 5 << 0;
        QTest::newRow("BB-5.2, 5.3 rear as flank") << rear << false << 6 << 2 << 5 << 0;
        QTest::newRow("BB-5.4 leaders: two dice more each") << front << true << 8 << 1 << 8 << 1;
    }
    void dice() {
        QFETCH(int, sector);
        QFETCH(bool, leaders);
        QFETCH(int, attackerDice);
        QFETCH(int, attackerHits);
        QFETCH(int, defenderDice);
        QFETCH(int, defenderHits);
        Table t = Table::skirmish();
        t.begin();
        if (leaders) {
            t.to(Step::Movement, Side::Second);
            t.say(t.leader("column 2", "b foot"));
            t.to(Step::EarlyGuns);
            t.to(Step::Movement);
            t.say(t.leader("column 1", "a foot"));
        }
        t.attackNow("a foot", "b foot", bbb::Sector(sector));
        t.to(Step::Combat);
        t.fight("b foot"); // either side's unit names the combat
        const auto faces = [](int count) {
            bbb::DiceIn in;
            for (int i = 0; i < count; ++i)
                in.faces.push_back(std::uint8_t(i < 6 ? i + 1 : 1));
            return in;
        };
        QCOMPARE(Q(t.wants()), QStringLiteral("roll %1").arg(attackerDice));
        t.say(faces(attackerDice));
        QCOMPARE(t.event<bbb::BlowsThrown>()->unit, t.id("a foot"));
        QCOMPARE(t.event<bbb::BlowsThrown>()->hits, attackerHits);
        QCOMPARE(Q(t.wants()), QStringLiteral("roll %1").arg(defenderDice));
        t.say(faces(defenderDice));
        QCOMPARE(t.event<bbb::BlowsThrown>()->hits, defenderHits);
        QCOMPARE(t.number("b foot"), 6 - attackerHits); // both throw together
        QCOMPARE(t.number("a foot"), 6 - defenderHits);
    }

    void theFlankedNeverThrowsLessThanOne() { // BB-5.3
        Table t = Table::skirmish();
        t.add(Side::Second, "b weak", Arm::Infantry, "trained", "4");
        t.begin();
        t.attackNow("a foot", "b weak", bbb::Sector::Flank);
        t.to(Step::Combat);
        t.fight("a foot");
        t.roll({1, 1, 1, 1, 1, 1});
        QCOMPARE(Q(t.wants()), QStringLiteral("roll 1"));
    }

    void oneFlankHoweverMany() { // BB-5.3, 5.5, 5.91
        Table t = Table::skirmish();
        t.add(Side::First, "a second", Arm::Infantry);
        t.begin();
        t.attackNow("a foot", "b foot", bbb::Sector::Flank);
        t.attackNow("a second", "b foot", bbb::Sector::Rear);
        t.to(Step::Combat);
        t.fight("a foot");
        t.roll({1, 1, 1, 1, 1, 1});
        t.roll({1, 1, 1, 1, 1, 1});
        // 6 less 1 are 5 dice, thrown once and divided: 3 and 2.
        QCOMPARE(Q(t.wants()), QStringLiteral("roll 3"));
        t.roll({1, 1, 1});
        QCOMPARE(Q(t.wants()), QStringLiteral("roll 2"));
    }

    void diceAreDividedByTheirPlayer() { // BB-5.5
        Table t = Table::skirmish();
        t.add(Side::First, "a second", Arm::Infantry);
        t.begin();
        t.attackNow("a foot", "b foot");
        t.attackNow("a second", "b foot", bbb::Sector::Flank);
        t.to(Step::Combat);
        const auto split = [&t](const char *unit, std::vector<const char *> enemies,
                                std::vector<int> dice) {
            bbb::SplitBlows in;
            in.unit = t.id(unit);
            for (const char *enemy : enemies)
                in.enemies.push_back(t.id(enemy));
            for (const int n : dice)
                in.dice.emplace_back(n);
            return in;
        };
        const std::vector<const char *> both{"a foot", "a second"};
        QCOMPARE(Q(t.say(split("a foot", {"b foot"}, {6}))), QStringLiteral("! bb-one-enemy"));
        QCOMPARE(Q(t.say(split("b foot", both, {5}))), QStringLiteral("! bb-lists-differ"));
        QCOMPARE(Q(t.say(split("b foot", both, {5, 1}))), QStringLiteral("! bb-split-wrong"));
        QCOMPARE(Q(t.say(split("b foot", both, {6, -1}))), QStringLiteral("! bb-split-wrong"));
        QCOMPARE(Q(t.say(split("b foot", {"a foot", "a foot"}, {4, 1}))),
                 QStringLiteral("! bb-split-wrong"));
        QCOMPARE(Q(t.say(split("b foot", both, {4, 1}))), QStringLiteral("BlowsSplit"));
        t.fight("b foot");
        t.roll({1, 1, 1, 1, 1, 1});
        t.roll({1, 1, 1, 1, 1, 1});
        QCOMPARE(Q(t.wants()), QStringLiteral("roll 4"));
        QCOMPARE(Q(t.say(split("b foot", both, {4, 1}))), QStringLiteral("! bb-not-now"));
    }

    void whoLostMoreGoesBack_data() {
        QTest::addColumn<int>("attacker"); // hits
        QTest::addColumn<int>("defender");
        QTest::addColumn<QString>("loser");
        QTest::newRow("BB-5.5 1 to 1: locked") << 1 << 1 << "";
        QTest::newRow("BB-5.5 0 to 0: locked") << 0 << 0 << "";
        QTest::newRow("BB-5.5 2 to 1") << 2 << 1 << "b foot";
        QTest::newRow("BB-5.5 1 to 2") << 1 << 2 << "a foot";
    }
    void whoLostMoreGoesBack() {
        QFETCH(int, attacker);
        QFETCH(int, defender);
        QFETCH(QString, loser);
        Table t = inContact();
        t.fight("a foot");
        const auto hits = [&t](int count) {
            bbb::DiceIn in;
            for (int i = 0; i < 6; ++i)
                in.faces.push_back(i < count ? 6 : 5);
            t.say(in);
        };
        hits(attacker);
        hits(defender);
        QCOMPARE(t.s.locked(t.at("a foot")), loser.isEmpty());
        if (loser.isEmpty()) {
            QCOMPARE(Q(t.fight("a foot")), QStringLiteral("! bb-already-done"));
            return;
        }
        QCOMPARE(Q(t.wants()), QStringLiteral("fact bb-way-back"));
        QCOMPARE(t.event<bbb::WithdrawalDue>()->unit, t.id(loser.toStdString()));
        QCOMPARE(Q(t.answer("somewhere")), QStringLiteral("! bb-fact-wrong"));
        QCOMPARE(Q(t.answer("clear")), QStringLiteral("FactGiven DrivenBack"));
    }

    void lossesAreCountedAsTaken() { // BB-5.5
        Table t = Table::skirmish();
        t.add(Side::First, "a strong", Arm::Infantry, "guard");
        t.add(Side::Second, "b weak", Arm::Infantry, "trained", "3"); // 2 points
        t.begin();
        t.attackNow("a strong", "b weak");
        t.to(Step::Combat);
        t.fight("a strong");
        t.roll({6, 6, 6, 6, 1, 1, 1, 1}); // four hits on two points: two are taken
        t.roll({6, 6});
        // Two to two, but one side has nothing left: it has lost.
        QVERIFY(!t.on("b weak"));
        QCOMPARE(t.event<bbb::CombatEnded>()->winner, std::optional(Side::First));
        QCOMPARE(t.number("a strong"), 6);
    }
    void bothGoneIsNobodysVictory() { // BB-5.5
        Table t = Table::skirmish();
        t.add(Side::First, "a three", Arm::Infantry, "trained", "2");
        t.add(Side::Second, "b three", Arm::Infantry, "trained", "2");
        t.begin();
        t.attackNow("a three", "b three");
        t.to(Step::Combat);
        t.fight("a three");
        t.roll({6, 6, 6});
        t.roll({6, 6, 6});
        QVERIFY(!t.on("a three") && !t.on("b three"));
        QVERIFY(!t.event<bbb::CombatEnded>()->winner);
        QCOMPARE(Q(t.wants()), QStringLiteral("choice"));
    }
    void sidesOfSeveralUnitsAreAddedUp() { // BB-5.5, 5.91
        Table t = Table::skirmish();
        t.add(Side::First, "a second", Arm::Infantry);
        t.add(Side::Second, "b second", Arm::Infantry);
        t.begin();
        t.attackNow("a foot", "b foot");
        t.attackNow("a second", "b foot");
        t.to(Step::Combat);
        t.fight("a foot");
        t.roll({6, 1, 1, 1, 1, 1});
        t.roll({6, 6, 1, 1, 1, 1}); // b foot loses 3
        t.roll({6, 1, 1});          // a foot 1
        t.roll({6, 1, 1});          // a second 1: 2 against 3
        QCOMPARE(t.event<bbb::CombatEnded>()->winner, std::optional(Side::First));
        t.answer("clear");
        QCOMPARE(Q(t.say(bbb::ChooseFollowUp{t.id("a foot"), bbb::FollowUp::TakeGround, Paces(0)})),
                 QStringLiteral("FollowedUp"));
        QCOMPARE(Q(t.say(bbb::ChooseFollowUp{t.id("a second"), bbb::FollowUp::Stay, Paces(0)})),
                 QStringLiteral("FollowedUp"));
    }
    void everyUnitOfTheLosersWithdraws() { // BB-5.5, 5.91
        Table t = Table::skirmish();
        t.add(Side::First, "a weak", Arm::Infantry, "trained", "2"); // 3 points
        t.begin();
        t.attackNow("a foot", "b foot");
        t.attackNow("a weak", "b foot");
        t.to(Step::Combat);
        t.fight("a foot");
        t.roll({1, 1, 1, 1, 1, 1});
        t.roll({6, 1, 1});
        t.roll({1, 1, 1});
        t.roll({6, 6, 6}); // "a weak" is gone, but a friend of it is left
        QVERIFY(!t.on("a weak"));
        QCOMPARE(t.event<bbb::CombatEnded>()->winner, std::optional(Side::Second));
        QCOMPARE(Q(t.answer("clear")), QStringLiteral("FactGiven DrivenBack"));
        QCOMPARE(t.event<bbb::DrivenBack>()->unit, t.id("a foot"));
    }

    void theWayBack_data() {
        QTest::addColumn<QString>("way");
        QTest::addColumn<int>("left"); // of 6, two lost in combat; -1: off the table
        QTest::newRow("BB-5.5 clear") << "clear" << 4;
        QTest::newRow("BB-5.5 blocked: stops and loses one more") << "blocked" << 3;
        QTest::newRow("BB-5.5 off the table") << "off-table" << -1;
    }
    void theWayBack() {
        QFETCH(QString, way);
        QFETCH(int, left);
        Table t = inContact();
        t.fight("a foot");
        t.roll({6, 6, 1, 1, 1, 1});
        t.roll({1, 1, 1, 1, 1, 1});
        t.answer(way.toStdString());
        QCOMPARE(t.on("b foot"), left > 0);
        if (left > 0)
            QCOMPARE(t.number("b foot"), left);
        else
            QCOMPARE(t.s.sides[1].lost, 1);
    }
    void beatenGunsGoBackLimbered() { // BB-3.3, 5.5
        Table t = Table::skirmish();
        t.begin();
        t.attackNow("a foot", "b guns");
        t.say(bbb::StandFast{t.id("b guns")});
        t.to(Step::LateGuns, Side::Second);
        t.say(t.shot("b guns", "a foot", 0)); // into the attackers' faces: 4 and more
        t.roll({4, 3, 3, 3, 3});
        QCOMPARE(t.number("a foot"), 5);
        t.to(Step::Combat);
        t.fight("a foot");
        t.roll({6, 6, 1, 1, 1});
        t.roll({1, 1, 1, 1, 1});
        t.answer("clear");
        QVERIFY(t.limbered("b guns"));
        QCOMPARE(Q(t.rulesOf<bbb::DrivenBack>()), QStringLiteral("BB-5.5 BB-3.3"));
    }

    void aLockedUnitKeepsItsSector() { // BB-5.5, 5.2, 5.3
        Table t = inContact(bbb::Sector::Flank);
        t.fight("a foot");
        t.roll({1, 1, 1, 1, 1, 1});
        t.roll({1, 1, 1, 1, 1});
        t.to(Step::Recovery);
        t.to(Step::Withdrawal);
        t.to(Step::Combat);
        t.fight("a foot");
        t.roll({5, 1, 1, 1, 1, 1});
        QCOMPARE(t.event<bbb::BlowsThrown>()->hits, 1);
        QCOMPARE(Q(t.wants()), QStringLiteral("roll 5"));
    }

    void winnersFollowUp_data() {
        QTest::addColumn<QString>("winner"); // attacks and wins
        QTest::addColumn<int>("choice");
        QTest::addColumn<int>("paces");
        QTest::addColumn<bool>("may");
        const int stay = int(bbb::FollowUp::Stay);
        const int take = int(bbb::FollowUp::TakeGround);
        const int advance = int(bbb::FollowUp::Advance);
        const int withdraw = int(bbb::FollowUp::Withdraw);
        QTest::newRow("BB-5.6 foot stays") << "a foot" << stay << 0 << true;
        QTest::newRow("BB-5.6 foot takes the ground") << "a foot" << take << 0 << true;
        QTest::newRow("BB-5.6 foot does not advance") << "a foot" << advance << 100 << false;
        QTest::newRow("BB-5.6 horse advances 400") << "a horse" << advance << 400 << true;
        QTest::newRow("BB-5.6 horse does not advance 401") << "a horse" << advance << 401 << false;
        QTest::newRow("BB-5.6 horse withdraws 400") << "a horse" << withdraw << 400 << true;
        QTest::newRow("BB-5.6 horse does not withdraw 401")
            << "a horse" << withdraw << 401 << false;
    }
    void winnersFollowUp() {
        QFETCH(QString, winner);
        QFETCH(int, choice);
        QFETCH(int, paces);
        QFETCH(bool, may);
        const std::string name = winner.toStdString();
        Table t = Table::skirmish();
        t.begin();
        t.attackNow(name, "b foot");
        t.to(Step::Combat);
        t.fight(name);
        name == "a foot" ? t.roll({6, 1, 1, 1, 1, 1}) : t.roll({6, 1, 1, 1, 1, 1, 1});
        t.roll({1, 1, 1, 1, 1, 1});
        t.answer("clear");
        const bbb::ChooseFollowUp in{t.id(name), bbb::FollowUp(choice), Paces(paces)};
        QCOMPARE(Q(t.say(in)),
                 may ? QStringLiteral("FollowedUp") : QStringLiteral("! bb-follow-up-wrong"));
        if (may)
            QCOMPARE(Q(t.say(in)), QStringLiteral("! bb-already-done"));
        QCOMPARE(Q(t.say(bbb::ChooseFollowUp{t.id("b foot"), bbb::FollowUp::Stay, Paces(0)})),
                 QStringLiteral("! bb-no-winner"));
    }

    void leadersFightFallAndJoinOthers() { // BB-5.4, 6.3
        Table t = Table::skirmish();
        t.add(Side::First, "a three", Arm::Infantry, "trained", "2");
        t.begin();
        t.to(Step::Movement);
        t.say(t.leader("column 1", "a three"));
        t.attackNow("a three", "b foot");
        t.to(Step::Combat);
        t.fight("a three");
        QCOMPARE(Q(t.wants()), QStringLiteral("roll 5"));
        t.roll({1, 1, 1, 1, 1});
        t.roll({6, 6, 6, 1, 1, 1});
        QVERIFY(!t.on("a three"));
        QCOMPARE(Q(t.wants()), QStringLiteral("roll 1"));
        t.roll({4});
        QCOMPARE(Q(t.wants()), QStringLiteral("fact bb-leader-joins"));
        t.answer(t.id("a guns").text());
        QVERIFY(t.s.hasLeader(t.at("a guns")));
    }
    void aLeaderGoesBackWithHisUnit() { // BB-6.3
        Table t = Table::skirmish();
        t.begin();
        t.to(Step::Movement);
        t.say(t.leader("column 1", "a foot"));
        t.attackNow("a foot", "b foot");
        t.to(Step::Combat);
        t.fight("a foot");
        t.roll({1, 1, 1, 1, 1, 1, 1, 1});
        t.roll({6, 1, 1, 1, 1, 1});
        t.roll({3}); // his test
        t.answer("clear");
        QVERIFY(t.s.hasLeader(t.at("a foot")));
    }

    void recovery_data() {
        QTest::addColumn<int>("distance");
        QTest::addColumn<int>("die");
        QTest::addColumn<int>("number"); // of 6, one lost; -1: refused
        QTest::newRow("BB-7.2 300 paces, 3") << 300 << 3 << 6;
        QTest::newRow("BB-7.2 300 paces, 4") << 300 << 4 << 5;
        QTest::newRow("BB-7.2 299 paces") << 299 << 1 << -1;
    }
    void recovery() {
        QFETCH(int, distance);
        QFETCH(int, die);
        QFETCH(int, number);
        Table t = Table::skirmish();
        t.begin();
        t.to(Step::EarlyGuns);
        t.say(t.shot("a guns", "b foot", 1600));
        t.roll({6, 1, 1, 1, 1});
        t.to(Step::Recovery);
        const std::string said = t.say(t.recovery({{"b foot", distance}}));
        if (number < 0) {
            QCOMPARE(Q(said), QStringLiteral("! bb-enemy-near"));
            return;
        }
        QCOMPARE(Q(said), QStringLiteral("RecoveryAsked"));
        t.roll({die});
        QCOMPARE(t.number("b foot"), number);
        QCOMPARE(Q(t.say(t.recovery({{"b foot", distance}}))), QStringLiteral("! bb-already-done"));
    }
    void recoveryHasItsLimits() { // BB-7.2
        Table t = inContact();
        t.fight("a foot");
        t.roll({6, 1, 1, 1, 1, 1});
        t.roll({6, 1, 1, 1, 1, 1}); // 5 and 5, locked
        t.end();
        QCOMPARE(Q(t.where()), QStringLiteral("recovery"));
        QCOMPARE(Q(t.say(t.recovery({{"a foot", 300}}))),
                 QStringLiteral("! bb-nothing-to-recover"));
        QCOMPARE(Q(t.say(t.recovery({{"a horse", 300}}))),
                 QStringLiteral("! bb-nothing-to-recover"));
        QCOMPARE(Q(t.say(t.recovery({}))), QStringLiteral("! bb-list-empty"));
        bbb::Recover odd = t.recovery({{"a horse", 300}});
        odd.distances.clear();
        QCOMPARE(Q(t.say(odd)), QStringLiteral("! bb-lists-differ"));
    }
    void recoveryNeverPassesWhatWithdrawingCost() { // BB-7.2, 7.1
        Table t = Table::skirmish();
        t.begin();
        t.say(bbb::WithdrawVoluntarily{t.id("b foot"), false}); // 6 becomes 5 for good
        t.to(Step::EarlyGuns);
        t.say(t.shot("a guns", "b foot", 1600));
        t.roll({6, 1, 1, 1, 1}); // 4
        t.to(Step::Recovery);
        t.say(t.recovery({{"b foot", 300}}));
        t.roll({1});
        QCOMPARE(t.number("b foot"), 5);
        t.to(Step::Withdrawal);
        QCOMPARE(t.s.sides[1].hurt, 0);
    }
    void whatTheUmpireTookIsRecovered() { // BB-7.91, 7.2
        Table t = Table::skirmish();
        t.begin();
        t.say(bbb::ChangeStrength{t.id("b foot"), Points(5), "stragglers"});
        t.to(Step::Recovery);
        QCOMPARE(Q(t.say(t.recovery({{"b foot", 300}}))), QStringLiteral("RecoveryAsked"));
        t.roll({3});
        QCOMPARE(t.number("b foot"), 6);
        // Set back and given again: the account is even, and nothing is above the start.
        t.say(bbb::ChangeStrength{t.id("b foot"), Points(5), "they were not there"});
        t.say(bbb::ChangeStrength{t.id("b foot"), Points(6), "they were"});
        const bbb::UnitState &foot = t.s.unit(t.at("b foot"));
        QCOMPARE(foot.adjusted, -1);
        QCOMPARE(foot.given, Points(1));
        QCOMPARE(foot.recovered, Points(1));
    }
    void whatTheUmpireGivesStandsAboveWhatWithdrawingCost() { // BB-7.91, 7.1
        Table t = Table::skirmish();
        t.begin();
        t.say(bbb::WithdrawVoluntarily{t.id("b foot"), false}); // 6 becomes 5 for good
        t.say(bbb::ChangeStrength{t.id("b foot"), Points(6), "a fresh company"});
        QCOMPARE(t.number("b foot"), 6);
        QCOMPARE(t.s.sides[1].hurt, 0);
        t.say(bbb::ChangeStrength{t.id("a foot"), Points(5), "so that somebody recovers"});
        t.to(Step::Recovery);
        QCOMPARE(Q(t.say(t.recovery({{"b foot", 300}}))),
                 QStringLiteral("! bb-nothing-to-recover"));
        t.say(bbb::ChangeStrength{t.id("b foot"), Points(5), "it left again"});
        QCOMPARE(Q(t.say(t.recovery({{"b foot", 300}}))),
                 QStringLiteral("! bb-nothing-to-recover")); // 5 is all that withdrawing left
        t.say(bbb::ChangeStrength{t.id("b foot"), Points(4), "and some with it"});
        QCOMPARE(Q(t.say(t.recovery({{"b foot", 300}}))), QStringLiteral("RecoveryAsked"));
        t.roll({1});
        QCOMPARE(t.number("b foot"), 5);
    }
};

QTEST_APPLESS_MAIN(TestBbFights)
#include "tst_bb_fights.moc"
