// Fire in a battle of Beerstein, and what of a turn it leaves a unit. Sections 2 to 4.
#include "bbtable.h"

#include <QtTest/QTest>

using namespace sabretache;
using namespace sabretache::bbtest;

namespace {

QString Q(const std::string &text) { return QString::fromStdString(text); }

} // namespace

class TestBbFirefight : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void rangesDecideWhatHits_data() {
        // One die of each face: 1 to 6 for a unit of 6. Hits by the band, no saves.
        QTest::addColumn<bool>("guns");
        QTest::addColumn<int>("range");
        QTest::addColumn<int>("hits"); // -1: refused
        QTest::newRow("BB-4.2 close, 0 paces: 4, 5, 6") << true << 0 << 3;
        QTest::newRow("BB-4.2 close to 400") << true << 400 << 3;
        QTest::newRow("BB-4.2 middle from 401: 5, 6") << true << 401 << 2;
        QTest::newRow("BB-4.2 middle to 1200") << true << 1200 << 2;
        QTest::newRow("BB-4.2 long from 1201: 6") << true << 1201 << 1;
        QTest::newRow("BB-4.2 long to 1600") << true << 1600 << 1;
        QTest::newRow("BB-4.2 beyond 1600") << true << 1601 << -1;
        QTest::newRow("BB-4.3 close to 100: 5, 6") << false << 100 << 2;
        QTest::newRow("BB-4.3 long from 101: 6") << false << 101 << 1;
        QTest::newRow("BB-4.3 long to 200") << false << 200 << 1;
        QTest::newRow("BB-4.3 beyond 200") << false << 201 << -1;
        QTest::newRow("BB-4.2 a range below nothing") << true << -1 << -1;
    }
    void rangesDecideWhatHits() {
        QFETCH(bool, guns);
        QFETCH(int, range);
        QFETCH(int, hits);
        Table t = Table::skirmish();
        t.add(Side::First, "a big guns", Arm::Artillery, "veteran");
        t.begin();
        t.to(guns ? Step::EarlyGuns : Step::EarlyMuskets);
        const std::string said = guns ? t.say(t.shot("a big guns", "b horse", range))
                                      : t.say(t.volley("a foot", "b horse", range));
        if (hits < 0) {
            QCOMPARE(Q(said), range < 0 ? QStringLiteral("! bb-value-range")
                                        : QStringLiteral("! bb-out-of-range"));
            return;
        }
        QCOMPARE(Q(said), QStringLiteral("FireDeclared"));
        t.roll({1, 2, 3, 4, 5, 6});
        QCOMPARE(t.event<bbb::HitsScored>()->hits, hits);
        QCOMPARE(t.number("b horse"), 7 - hits);
    }

    void aDieForEachPointAndOneForALeader() { // BB-4.1
        Table t = Table::skirmish();
        t.add(Side::Second, "b weak", Arm::Infantry, "trained", "4");
        t.begin();
        t.to(Step::Movement);
        t.say(t.leader("column 1", "a foot"));
        t.to(Step::LateMuskets);
        t.say(t.volley("a foot", "b foot", 50));
        QCOMPARE(Q(t.wants()), QStringLiteral("roll 7"));
        QCOMPARE(Q(t.rulesOf<bbb::FireDeclared>()), QStringLiteral("BB-4.3 BB-4.1"));
        t.roll({1, 1, 1, 1, 1, 1, 1});
        t.end();
        t.say(t.volley("b weak", "a foot", 50));
        QCOMPARE(Q(t.wants()), QStringLiteral("roll 1"));
    }

    void hitsAreSavedOnce_data() {
        QTest::addColumn<QString>("target");
        QTest::addColumn<bool>("cover");
        QTest::addColumn<int>("saves"); // dice for them
        QTest::newRow("BB-4.4 open") << "b foot" << false << 0;
        QTest::newRow("BB-4.4 in cover") << "b foot" << true << 2;
        QTest::newRow("BB-4.4 a battery") << "b guns" << false << 2;
        QTest::newRow("BB-4.4 a battery in cover: one save a hit") << "b guns" << true << 2;
    }
    void hitsAreSavedOnce() {
        QFETCH(QString, target);
        QFETCH(bool, cover);
        QFETCH(int, saves);
        Table t = Table::skirmish();
        t.begin();
        t.to(Step::EarlyGuns);
        auto shot = t.shot("a guns", target.toStdString(), 400);
        shot.cover = cover;
        t.say(shot);
        t.roll({4, 6, 3, 1, 2});
        const int before = t.number(target.toStdString());
        if (saves == 0) {
            QCOMPARE(t.number("b foot"), 4);
            return;
        }
        QCOMPARE(Q(t.wants()), QStringLiteral("roll %1").arg(saves));
        QCOMPARE(bbb::Game::pending(t.s).side, std::optional(Side::Second)); // it saves itself
        t.roll({3, 4});
        QCOMPARE(t.number(target.toStdString()), before - 1);
    }

    void sightIsAskedOfTheTable_data() {
        QTest::addColumn<bool>("front");
        QTest::addColumn<bool>("visible");
        QTest::addColumn<bool>("screened");
        QTest::addColumn<int>("inside");
        QTest::addColumn<QString>("answer");
        QTest::newRow("BB-4.5 in plain sight") << true << true << false << 0 << "FireDeclared";
        QTest::newRow("BB-4.5 not in front") << false << true << false << 0 << "! bb-not-in-front";
        QTest::newRow("BB-4.5 not visible") << true << false << false << 0 << "! bb-not-visible";
        QTest::newRow("BB-4.5 screened") << true << true << true << 0 << "! bb-screened";
        QTest::newRow("BB-4.5 100 paces inside") << true << true << false << 100 << "FireDeclared";
        QTest::newRow("BB-4.5 101 paces inside") << true << true << false << 101 << "! bb-too-deep";
        QTest::newRow("BB-4.5 less than nothing")
            << true << true << false << -1 << "! bb-value-range";
    }
    void sightIsAskedOfTheTable() {
        QFETCH(bool, front);
        QFETCH(bool, visible);
        QFETCH(bool, screened);
        QFETCH(int, inside);
        QFETCH(QString, answer);
        for (const bool guns : {true, false}) {
            Table t = Table::skirmish();
            t.begin();
            t.to(guns ? Step::EarlyGuns : Step::EarlyMuskets);
            const auto with = [&](auto in) {
                in.front = front;
                in.visible = visible;
                in.screened = screened;
                in.depth = Paces(inside);
                return t.say(in);
            };
            QCOMPARE(Q(guns ? with(t.shot("a guns", "b foot", 100))
                            : with(t.volley("a foot", "b foot", 100))),
                     answer);
        }
    }

    void aUnitFiresOnceATurn() { // BB-2.5
        Table t = Table::skirmish();
        t.begin();
        t.to(Step::EarlyGuns);
        t.say(t.shot("a guns", "b foot", 1600));
        t.roll({1, 1, 1, 1, 1});
        QCOMPARE(Q(t.say(t.shot("a guns", "b foot", 1600))), QStringLiteral("! bb-already-done"));
        t.to(Step::EarlyMuskets);
        t.say(t.volley("a foot", "b foot", 200));
        t.roll({1, 1, 1, 1, 1, 1});
        t.to(Step::LateGuns);
        QCOMPARE(Q(t.say(t.shot("a guns", "b foot", 1600))), QStringLiteral("! bb-already-done"));
        t.to(Step::LateMuskets);
        QCOMPARE(Q(t.say(t.volley("a foot", "b foot", 200))), QStringLiteral("! bb-already-done"));
        t.end();
        QCOMPARE(Q(t.say(t.volley("b foot", "a foot", 200))), QStringLiteral("FireDeclared"));
    }

    void aBatteryFiresOrMoves() { // BB-2.5, 3.3, 3.90
        Table t = Table::skirmish();
        t.begin();
        t.to(Step::EarlyGuns);
        t.say(t.shot("a guns", "b foot", 1600));
        t.roll({1, 1, 1, 1, 1});
        t.to(Step::Movement);
        t.throwFor("a guns", 5); // 400 paces
        QCOMPARE(Q(t.say(t.march("a guns", 100))), QStringLiteral("! bb-fired-or-moved"));
        auto limber = t.march("a guns", 0);
        limber.handling = bbb::Handling::Limber;
        QCOMPARE(Q(t.say(limber)), QStringLiteral("! bb-fired-or-moved"));
        auto turn = t.march("a guns", 0);
        turn.aboutFace = true;
        QCOMPARE(Q(t.say(turn)), QStringLiteral("Marched"));
        QCOMPARE(Q(t.rulesOf<bbb::Marched>()), QStringLiteral("BB-3.1 BB-3.2 BB-3.90"));
    }

    void aBatteryThatTurnedMayStillFire() { // BB-3.3, 3.90
        Table t = Table::skirmish();
        t.begin();
        t.to(Step::Movement);
        t.throwFor("a guns", 2);
        auto turn = t.march("a guns", 0);
        turn.aboutFace = true;
        t.say(turn);
        QCOMPARE(Q(t.say(turn)), QStringLiteral("! bb-already-done"));
        t.to(Step::LateGuns);
        QCOMPARE(Q(t.say(t.shot("a guns", "b foot", 400))), QStringLiteral("FireDeclared"));
    }

    void aBatteryThatMovedDoesNotFire() { // BB-2.5, 3.3
        Table t = Table::skirmish();
        t.begin();
        t.to(Step::Movement);
        t.throwFor("a guns", 5); // 400, half for limbering: 200
        QCOMPARE(Q(t.say(t.march("a guns", 201))), QStringLiteral("! bb-too-far"));
        QCOMPARE(Q(t.say(t.march("a guns", 200))), QStringLiteral("Marched"));
        QVERIFY(t.limbered("a guns"));
        t.to(Step::LateGuns);
        QCOMPARE(Q(t.say(t.shot("a guns", "b foot", 400))), QStringLiteral("! bb-fired-or-moved"));
        t.to(Step::EarlyGuns, Side::Second); // next turn
        t.to(Step::Movement);
        t.throwFor("a guns", 5);
        auto up = t.march("a guns", 400); // limbered: its whole move, and unlimbers
        up.handling = bbb::Handling::Unlimber;
        QCOMPARE(Q(t.say(up)), QStringLiteral("Marched"));
        QVERIFY(!t.limbered("a guns"));
        t.to(Step::LateGuns);
        QCOMPARE(Q(t.say(t.shot("a guns", "b foot", 400))), QStringLiteral("! bb-fired-or-moved"));
    }

    void limberedGunsAndCavalryDoNotFire() { // BB-3.3, 4.3
        Table t = Table::skirmish();
        t.begin();
        t.to(Step::EarlyMuskets);
        QCOMPARE(Q(t.rule(t.volley("a horse", "b foot", 50))), QStringLiteral("BB-4.3"));
        QCOMPARE(Q(t.say(t.volley("a horse", "b foot", 50))), QStringLiteral("! bb-wrong-arm"));
        QCOMPARE(Q(t.say(t.volley("a foot", "a horse", 50))), QStringLiteral("! bb-not-an-enemy"));
    }

    void footThatFiredMovesButDoesNotAttack() { // BB-3.5
        Table t = Table::skirmish();
        t.begin();
        t.to(Step::EarlyMuskets);
        t.say(t.volley("a foot", "b foot", 200));
        t.roll({1, 1, 1, 1, 1, 1});
        t.to(Step::Movement);
        t.throwFor("a foot", 6);
        QCOMPARE(Q(t.rule(t.attack("a foot", "b foot"))), QStringLiteral("BB-3.5"));
        QCOMPARE(Q(t.say(t.march("a foot", 400))), QStringLiteral("Marched"));
    }
    void footThatMovedMayFire() { // BB-3.5
        Table t = Table::skirmish();
        t.begin();
        t.to(Step::Movement);
        t.throwFor("a foot", 6);
        t.say(t.march("a foot", 400));
        t.to(Step::LateMuskets);
        QCOMPARE(Q(t.say(t.volley("a foot", "b foot", 100))), QStringLiteral("FireDeclared"));
    }

    void theAttackedFiresAtItsAttackerAndTheAttackerDoesNot() { // BB-4.6, 2.6
        Table t = Table::skirmish();
        t.begin();
        t.attackNow("a foot", "b foot");
        t.to(Step::LateMuskets);
        QCOMPARE(Q(t.say(t.volley("a foot", "b foot", 0))), QStringLiteral("! bb-is-attacking"));
        t.end();
        QCOMPARE(Q(t.say(t.volley("b foot", "a horse", 50))), QStringLiteral("! bb-is-contacted"));
        QCOMPARE(Q(t.say(t.volley("b foot", "a foot", 0))), QStringLiteral("FireDeclared"));
    }
    void theAttackedThatHasFiredDoesNotFireAgain() { // BB-4.6, 2.5
        Table t = Table::skirmish();
        t.begin();
        t.to(Step::EarlyMuskets, Side::Second);
        t.say(t.volley("b foot", "a horse", 200));
        t.roll({1, 1, 1, 1, 1, 1});
        t.attackNow("a foot", "b foot");
        t.to(Step::LateMuskets, Side::Second);
        QCOMPARE(Q(t.say(t.volley("b foot", "a foot", 0))), QStringLiteral("! bb-already-done"));
    }
    void aFlankAttackerIsNotInFront() { // BB-4.5, 4.6
        Table t = Table::skirmish();
        t.begin();
        t.attackNow("a foot", "b foot", bbb::Sector::Flank);
        t.to(Step::LateMuskets, Side::Second);
        QCOMPARE(Q(t.say(t.volley("b foot", "a foot", 0))), QStringLiteral("! bb-is-contacted"));
    }

    void anAttackerShotDownToTwoHalts_data() {
        // The attacking foot has 6. Three hits leave 3: it comes on; four leave 2: it halts.
        QTest::addColumn<int>("hits");
        QTest::addColumn<bool>("halts");
        QTest::newRow("BB-4.6 3 left") << 3 << false;
        QTest::newRow("BB-4.6 2 left") << 4 << true;
        QTest::newRow("BB-4.6 1 left") << 5 << true;
    }
    void anAttackerShotDownToTwoHalts() {
        QFETCH(int, hits);
        QFETCH(bool, halts);
        Table t = Table::skirmish();
        t.begin();
        t.attackNow("a foot", "b foot");
        t.to(Step::LateMuskets, Side::Second);
        t.say(t.volley("b foot", "a foot", 0));
        bbb::DiceIn in;
        for (int i = 0; i < 6; ++i)
            in.faces.push_back(i < hits ? 5 : 4);
        t.say(in);
        QCOMPARE(t.number("a foot"), 6 - hits);
        QCOMPARE(t.event<bbb::AttackHalted>() != nullptr, halts);
        QCOMPARE(t.s.pairs.empty(), halts);
        t.end();
        QCOMPARE(t.s.step == Step::Combat, !halts);
    }

    void aLockedUnitFightsOnAtTwo() { // BB-4.6, 1.4
        Table t = Table::skirmish();
        t.begin();
        t.attackNow("a foot", "b foot");
        t.to(Step::Combat);
        t.fight("a foot");
        t.roll({6, 6, 6, 6, 1, 1});
        t.roll({6, 6, 6, 6, 1, 1}); // four each: 2 and 2, locked
        QCOMPARE(t.number("a foot"), 2);
        QVERIFY(t.s.locked(t.at("a foot")));
        t.to(Step::EarlyGuns);
        QCOMPARE(Q(t.say(t.shot("a guns", "b foot", 400))), QStringLiteral("! bb-target-locked"));
        t.to(Step::EarlyMuskets);
        QCOMPARE(Q(t.say(t.volley("a foot", "b foot", 0))), QStringLiteral("! bb-is-locked"));
        QCOMPARE(Q(t.say(t.volley("a foot", "b horse", 50))), QStringLiteral("! bb-is-locked"));
        t.to(Step::Movement);
        QCOMPARE(Q(t.say(bbb::RollMovement{{t.id("a foot")}})), QStringLiteral("! bb-is-locked"));
        t.to(Step::Combat);
        QCOMPARE(Q(t.fight("a foot")), QStringLiteral("CombatBegan"));
        QCOMPARE(Q(t.wants()), QStringLiteral("roll 2"));
    }

    void whoWithdrewNeitherMovesNorFires() { // BB-7.1
        Table t = Table::skirmish();
        t.begin();
        QCOMPARE(Q(t.say(bbb::WithdrawVoluntarily{t.id("a foot"), false})),
                 QStringLiteral("WithdrewVoluntarily"));
        t.to(Step::EarlyMuskets);
        QCOMPARE(Q(t.say(t.volley("a foot", "b foot", 50))), QStringLiteral("! bb-has-withdrawn"));
        t.to(Step::Movement);
        QCOMPARE(Q(t.say(bbb::RollMovement{{t.id("a foot")}})),
                 QStringLiteral("! bb-has-withdrawn"));
    }
};

QTEST_APPLESS_MAIN(TestBbFirefight)
#include "tst_bb_firefight.moc"
