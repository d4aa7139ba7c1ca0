// Beerstein, section 5: dice, hits, who has lost, what winners may do.
#include "rules/beerstein/combat.h"

#include <QtTest/QTest>

using namespace sabretache;
using namespace sabretache::rules::beerstein;

class TestBbCombat : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void diceComeFromTheNumber_data() {
        QTest::addColumn<int>("number");
        QTest::addColumn<bool>("flanked");
        QTest::addColumn<bool>("leader");
        QTest::addColumn<int>("dice");
        QTest::newRow("BB-5.1 a die a point") << 6 << false << false << 6;
        QTest::newRow("BB-5.3 flanked, one less") << 6 << true << false << 5;
        QTest::newRow("BB-5.3 from 2 to 1") << 2 << true << false << 1;
        QTest::newRow("BB-5.3 never below 1") << 1 << true << false << 1;
        QTest::newRow("BB-5.4 the leader adds two") << 6 << false << true << 8;
        QTest::newRow("BB-5.4 also flanked at 1") << 1 << true << true << 3;
    }
    void diceComeFromTheNumber() {
        QFETCH(int, number);
        QFETCH(bool, flanked);
        QFETCH(bool, leader);
        QFETCH(int, dice);
        const CombatDice answer = combatDice({Points(number), flanked, leader});
        QCOMPARE(answer.dice.value, dice);
        QVERIFY(answer.rules.front() == "BB-5.1"_rule);
        QCOMPARE(answer.rules.size(), std::size_t(1) + (flanked ? 1 : 0) + (leader ? 1 : 0));
    }

    void whereOneHits_data() {
        QTest::addColumn<bool>("attacking");
        QTest::addColumn<QString>("sector");
        QTest::addColumn<int>("hitOn");
        QTest::newRow("BB-5.1 frontally") << true << "front" << 6;
        QTest::newRow("BB-5.2 in flank") << true << "flank" << 5;
        QTest::newRow("BB-5.2 rear as flank") << true << "rear" << 5;
        QTest::newRow("BB-5.1 the defender") << false << "front" << 6;
        QTest::newRow("BB-5.2 who is taken in flank hits as ever") << false << "flank" << 6;
    }
    void whereOneHits() {
        QFETCH(bool, attacking);
        QFETCH(QString, sector);
        QFETCH(int, hitOn);
        QCOMPARE(combatHitsOn(attacking, *fromWord<Sector>(sector.toStdString())).hitOn.value,
                 hitOn);
    }

    void diceAreSplitEvenly() { // BB-5.5
        QCOMPARE(evenSplit(Dice(7), 1), (std::vector<Dice>{Dice(7)}));
        QCOMPARE(evenSplit(Dice(7), 2), (std::vector<Dice>{Dice(4), Dice(3)}));
        QCOMPARE(evenSplit(Dice(1), 3), (std::vector<Dice>{Dice(1), Dice(0), Dice(0)}));
    }

    void whoHasLost_data() {
        QTest::addColumn<int>("attackerLost");
        QTest::addColumn<bool>("attackerGone");
        QTest::addColumn<int>("defenderLost");
        QTest::addColumn<bool>("defenderGone");
        QTest::addColumn<int>("result");
        const auto locked = static_cast<int>(CombatResult::Locked);
        const auto attacker = static_cast<int>(CombatResult::AttackerLost);
        const auto defender = static_cast<int>(CombatResult::DefenderLost);
        const auto both = static_cast<int>(CombatResult::BothGone);
        QTest::newRow("BB-5.5 equal is locked") << 2 << false << 2 << false << locked;
        QTest::newRow("BB-5.5 none at all is equal") << 0 << false << 0 << false << locked;
        QTest::newRow("BB-5.5 the attacker took one more") << 3 << false << 2 << false << attacker;
        QTest::newRow("BB-5.5 the defender took one more") << 1 << false << 2 << false << defender;
        QTest::newRow("BB-5.5 gone has lost, if equal") << 3 << true << 3 << false << attacker;
        QTest::newRow("BB-5.5 gone has lost, if less") << 4 << false << 1 << true << defender;
        QTest::newRow("BB-5.5 both gone") << 3 << true << 2 << true << both;
    }
    void whoHasLost() {
        QFETCH(int, attackerLost);
        QFETCH(bool, attackerGone);
        QFETCH(int, defenderLost);
        QFETCH(bool, defenderGone);
        QFETCH(int, result);
        QCOMPARE(static_cast<int>(combatResult({Points(attackerLost), attackerGone},
                                               {Points(defenderLost), defenderGone})),
                 result);
        QCOMPARE(kLoserWithdraws.value, 400);
    }

    void whatWinnersMayDo_data() {
        QTest::addColumn<QString>("branch");
        QTest::addColumn<QString>("choice");
        QTest::addColumn<int>("paces");
        QTest::addColumn<bool>("may");
        QTest::newRow("BB-5.6 infantry stays") << "infantry"
                                               << "stay" << 0 << true;
        QTest::newRow("BB-5.6 infantry takes the ground") << "infantry"
                                                          << "take-ground" << 0 << true;
        QTest::newRow("BB-5.6 infantry does not advance") << "infantry"
                                                          << "advance" << 100 << false;
        QTest::newRow("BB-5.6 cavalry advances 400") << "heavy-cavalry"
                                                     << "advance" << 400 << true;
        QTest::newRow("BB-5.6 not 401") << "heavy-cavalry"
                                        << "advance" << 401 << false;
        QTest::newRow("BB-5.6 cavalry withdraws") << "light-cavalry"
                                                  << "withdraw" << 400 << true;
        QTest::newRow("BB-5.6 not 401 either") << "light-cavalry"
                                               << "withdraw" << 401 << false;
        QTest::newRow("BB-5.6 guns stay") << "artillery"
                                          << "stay" << 0 << true;
        QTest::newRow("BB-5.6 guns take no ground") << "artillery"
                                                    << "take-ground" << 0 << false;
    }
    void whatWinnersMayDo() {
        QFETCH(QString, branch);
        QFETCH(QString, choice);
        QFETCH(int, paces);
        QFETCH(bool, may);
        QCOMPARE(mayFollowUp(*fromWord<Branch>(branch.toStdString()),
                             *fromWord<FollowUp>(choice.toStdString()), Paces(paces)),
                 may);
    }
};

QTEST_APPLESS_MAIN(TestBbCombat)
#include "tst_bb_combat.moc"
