// The course of a battle of Beerstein: steps, initiative, reinforcements, house rules, the end.
// Sections 2 and 8.
#include "bbtable.h"

#include <QtTest/QTest>

using namespace sabretache;
using namespace sabretache::bbtest;

namespace {

QString Q(const std::string &text) { return QString::fromStdString(text); }

/// Ends steps until the next turn has begun, the first side having the initiative.
void nextTurn(Table &t) {
    const Turns turn = t.s.turn;
    for (int i = 0; i < 60 && t.s.turn == turn && !t.s.over; ++i)
        t.s.step == Step::Initiative ? t.roll({6, 1}) : t.say(bbb::EndPhase{true});
}

} // namespace

class TestBbTurn : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void stepsFollowEachOther_data() {
        // BB-2.1, 2.3, 2.4, 2.5: who has the initiative leads in every step that goes by side.
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("second");
        QTest::addColumn<QString>("steps");
        QTest::newRow("BB-2.1 the second side has it, 2 against 5")
            << 2 << 5
            << "early-artillery second, early-artillery first, early-musketry second, "
               "early-musketry first, late-withdrawal, movement second, movement first, "
               "late-artillery second, late-artillery first, late-musketry second, "
               "late-musketry first, withdrawal";
        QTest::newRow("BB-2.3 the first side has it, 4 against 3")
            << 4 << 3
            << "early-artillery first, early-artillery second, early-musketry first, "
               "early-musketry second, late-withdrawal, movement first, movement second, "
               "late-artillery first, late-artillery second, late-musketry first, "
               "late-musketry second, withdrawal";
    }
    void stepsFollowEachOther() {
        QFETCH(int, first);
        QFETCH(int, second);
        QFETCH(QString, steps);
        Table t = Table::skirmish();
        t.begin();
        QCOMPARE(Q(t.where()), QStringLiteral("withdrawal"));
        QCOMPARE(Q(t.end()), QStringLiteral("PhaseBegan"));
        QCOMPARE(Q(t.wants()), QStringLiteral("roll 2"));
        QCOMPARE(Q(t.roll({first, second})),
                 QStringLiteral("DiceRolled InitiativeRolled PhaseBegan"));
        QStringList got;
        while (t.s.turn == Turns(1)) {
            got << Q(t.where());
            t.end();
        }
        got << Q(t.where()); // no combat and nothing to recover: the next turn
        QCOMPARE(got.join(QStringLiteral(", ")), steps);
    }

    void tiesAreThrownAgain() { // BB-2.2
        Table t = Table::skirmish();
        t.begin();
        t.end();
        QCOMPARE(Q(t.roll({3, 3})), QStringLiteral("DiceRolled InitiativeRolled"));
        QVERIFY(!t.event<bbb::InitiativeRolled>()->side);
        QCOMPARE(Q(t.wants()), QStringLiteral("roll 2"));
        t.roll({3, 4});
        QCOMPARE(t.s.initiative, std::optional(Side::Second));
    }

    void theInitiativeIsThrownEveryTurnOrAlternates_data() {
        QTest::addColumn<QString>("option");
        QTest::addColumn<QString>("second"); // what opens the second turn's fire
        QTest::newRow("BB-2.2 initiative=roll") << "roll"
                                                << "roll 2";
        QTest::newRow("BB-2.2 initiative=alternate") << "alternate"
                                                     << "early-artillery second";
    }
    void theInitiativeIsThrownEveryTurnOrAlternates() {
        QFETCH(QString, option);
        QFETCH(QString, second);
        Table t = Table::skirmish();
        t.setup.options["initiative"] = option.toStdString();
        t.begin();
        nextTurn(t);
        QCOMPARE(t.s.initiative, std::optional(Side::First));
        t.end();
        QCOMPARE(option == u"roll" ? Q(t.wants()) : Q(t.where()), second);
        if (option == u"alternate") {
            QCOMPARE(t.s.initiative, std::optional(Side::Second));
            nextTurn(t);
            t.end();
            QCOMPARE(t.s.initiative, std::optional(Side::First));
        }
    }

    void casualtiesComeOffBeforeTheOtherSideFires() { // BB-2.3, 2.90
        Table t = Table::skirmish();
        t.begin();
        t.to(Step::EarlyGuns);
        t.say(t.shot("a guns", "b guns", 400)); // 5 dice, 4 and more; guns save on 1 to 3
        t.roll({4, 5, 6, 1, 3});                // three hits
        QCOMPARE(Q(t.roll({3, 4, 5})), QStringLiteral("DiceRolled HitsSaved CasualtiesTaken"));
        QCOMPARE(Q(t.rulesOf<bbb::CasualtiesTaken>()), QStringLiteral("BB-1.3 BB-2.90"));
        QCOMPARE(t.number("b guns"), 3); // one saved
        t.end();
        QCOMPARE(Q(t.where()), QStringLiteral("early-artillery second"));
        t.say(t.shot("b guns", "a foot", 400));
        QCOMPARE(Q(t.wants()), QStringLiteral("roll 3"));
    }

    void aUnitThatIsGoneIsNoTargetAnyMore() { // BB-2.90, 1.3
        Table t = Table::skirmish();
        t.add(Side::First, "a second guns", Arm::Artillery);
        t.add(Side::Second, "b weak", Arm::Infantry, "trained", "4"); // one point
        t.begin();
        t.to(Step::EarlyGuns);
        t.say(t.shot("a guns", "b weak", 1200)); // 5 and more
        t.roll({5, 6, 4, 4, 4});
        QCOMPARE(t.event<bbb::CasualtiesTaken>()->points, Points(1)); // never more than it had
        QVERIFY(!t.on("b weak"));
        QCOMPARE(Q(t.say(t.shot("a second guns", "b weak", 1200))),
                 QStringLiteral("! bb-not-on-table"));
    }

    void whoActsIsTheSideOfTheStep_data() {
        QTest::addColumn<int>("step");
        QTest::addColumn<QString>("unit");
        QTest::addColumn<QString>("rule");
        QTest::newRow("BB-2.3 guns of the other side") << int(Step::EarlyGuns) << "b guns"
                                                       << "BB-2.3";
        QTest::newRow("BB-2.3 muskets while guns fire") << int(Step::EarlyGuns) << "a foot"
                                                        << "BB-2.1";
        QTest::newRow("BB-2.4 the other side moves later") << int(Step::Movement) << "b horse"
                                                           << "BB-2.4";
    }
    void whoActsIsTheSideOfTheStep() {
        QFETCH(int, step);
        QFETCH(QString, unit);
        QFETCH(QString, rule);
        Table t = Table::skirmish();
        t.begin();
        t.to(Step(step));
        const std::string name = unit.toStdString();
        const std::string enemy = name[0] == 'a' ? "b foot" : "a foot";
        const std::string why = Step(step) == Step::Movement
                                    ? t.rule(bbb::RollMovement{{t.id(name)}})
                                : name == "a foot" ? t.rule(t.volley(name, enemy, 100))
                                                   : t.rule(t.shot(name, enemy, 100));
        QCOMPARE(Q(why), rule);
    }

    void reinforcementsComeWithTheirTurn() { // BB-2.91
        Table t = Table::skirmish();
        t.add(Side::First, "a late", Arm::Artillery);
        t.setup.units.back().arrives = Turns(2);
        t.begin();
        QVERIFY(!t.on("a late"));
        QVERIFY(!t.limbered("a guns"));
        nextTurn(t);
        QVERIFY(t.event<bbb::UnitArrived>());
        QVERIFY(t.on("a late"));
        QVERIFY(t.limbered("a late"));
        t.to(Step::EarlyGuns);
        QCOMPARE(Q(t.say(t.shot("a late", "b foot", 400))), QStringLiteral("! bb-is-limbered"));
    }

    void theUmpireEndsAStepThatWaits() { // BB-2.1
        Table t = Table::skirmish();
        t.begin();
        t.attackNow("a foot", "b foot");
        t.to(Step::Combat);
        QCOMPARE(Q(t.end()), QStringLiteral("! bb-combats-wait"));
        QCOMPARE(Q(t.say(bbb::EndPhase{true})),
                 QStringLiteral("PhaseForced PhaseBegan TurnBegan PhaseBegan"));
        QVERIFY(t.s.locked(t.at("a foot"))); // still in contact
    }

    void breakPointsAreSharesOfTheUnits_data() {
        // BB-8.1: 4 units a side. Half: broken at 2; a quarter: at 1; 26 percent, rounded up: at 2.
        QTest::addColumn<int>("percent");
        QTest::addColumn<int>("spent"); // units that come with 2 points
        QTest::addColumn<bool>("broken");
        QTest::newRow("BB-8.1 half, one of four") << 50 << 1 << false;
        QTest::newRow("BB-8.1 half, two of four") << 50 << 2 << true;
        QTest::newRow("BB-8.1 a quarter, one of four") << 25 << 1 << true;
        QTest::newRow("BB-8.1 26 percent, one of four") << 26 << 1 << false;
        QTest::newRow("BB-8.1 26 percent, two of four") << 26 << 2 << true;
    }
    void breakPointsAreSharesOfTheUnits() {
        QFETCH(int, percent);
        QFETCH(int, spent);
        QFETCH(bool, broken);
        Table t;
        for (int i = 0; i < 4; ++i) {
            // Three points off a trained unit leave 2: it counts as lost.
            t.add(Side::First, "a" + std::to_string(i), Arm::Infantry, "trained",
                  i < spent ? "3" : "2");
            t.add(Side::Second, "b" + std::to_string(i), Arm::Infantry);
        }
        t.setup.sides[0].breakPercent = percent;
        t.begin();
        for (int i = 0; i < 40 && t.s.turn == Turns(1) && !t.s.over; ++i)
            t.s.step == Step::Initiative ? t.roll({6, 1}) : t.end();
        QCOMPARE(t.s.over, broken);
        if (broken) {
            QCOMPARE(t.s.winner, std::optional(Side::Second));
            QCOMPARE(t.event<bbb::BattleEnded>()->why, bbb::EndWhy::Broken);
            QCOMPARE(Q(t.end()), QStringLiteral("! bb-battle-over"));
        }
    }

    void bothBrokenIsADraw() { // BB-8.1 as CJ-13.1
        Table t;
        t.add(Side::First, "a", Arm::Infantry, "trained", "3");
        t.add(Side::Second, "b", Arm::Infantry, "trained", "3");
        t.begin();
        for (int i = 0; i < 40 && !t.s.over; ++i)
            t.s.step == Step::Initiative ? t.roll({6, 1}) : t.end();
        QVERIFY(t.s.over);
        QVERIFY(!t.s.winner);
        QVERIFY(t.s.sides[0].broken && t.s.sides[1].broken);
    }

    void unitsOffTheTableAndGoneCount() { // BB-8.1
        Table t = Table::skirmish();      // broken at 2 of 3
        t.begin();
        bbb::WithdrawVoluntarily off{t.id("a foot"), true};
        t.say(off);
        QCOMPARE(t.s.sides[0].lost, 1);
        t.say(bbb::TakeOffTable{t.id("a horse"), "lost its way"});
        QCOMPARE(t.s.sides[0].lost, 2);
        t.to(Step::Recovery);
        for (int i = 0; i < 10 && !t.s.over; ++i)
            t.end();
        QCOMPARE(t.s.winner, std::optional(Side::Second));
    }

    void afterTheLastTurnObjectivesDecide_data() {
        QTest::addColumn<int>("first"); // 1: holds the objective
        QTest::addColumn<QString>("winner");
        QTest::newRow("BB-8.1 held by the first") << 0 << "first";
        QTest::newRow("BB-8.1 held by the second") << 1 << "second";
        QTest::newRow("BB-8.1 held by nobody") << 2 << "draw";
    }
    void afterTheLastTurnObjectivesDecide() {
        QFETCH(int, first);
        QFETCH(QString, winner);
        Table t = Table::skirmish();
        t.setup.turns = Turns(1);
        t.setup.objectives = {{"Bridge", 1}};
        t.begin();
        QCOMPARE(Q(t.say(bbb::HoldObjective{1, Side::First})),
                 QStringLiteral("! bb-objective-unknown"));
        QCOMPARE(Q(t.say(bbb::HoldObjective{0, std::nullopt})), QStringLiteral("! bb-no-change"));
        if (first < 2)
            QCOMPARE(Q(t.say(bbb::HoldObjective{0, first == 0 ? Side::First : Side::Second})),
                     QStringLiteral("ObjectiveHeld"));
        nextTurn(t);
        QVERIFY(t.s.over);
        QCOMPARE(t.s.winner ? Q(std::string(word(*t.s.winner))) : QStringLiteral("draw"), winner);
        QCOMPARE(t.event<bbb::BattleEnded>()->why, bbb::EndWhy::Turns);
    }

    void playersMayEndIt() { // BB-8.1
        Table t = Table::skirmish();
        t.begin();
        t.say(bbb::Concede{Side::First});
        QCOMPARE(t.s.winner, std::optional(Side::Second));
        Table night = Table::skirmish();
        night.begin();
        night.say(bbb::Nightfall{"storm"});
        QCOMPARE(night.event<bbb::BattleEnded>()->why, bbb::EndWhy::Night);
        Table draw = Table::skirmish();
        draw.begin();
        draw.say(bbb::AgreeDraw{});
        QVERIFY(draw.s.over && !draw.s.winner);
    }

    void theUmpiresHandNeedsAReasonAndAChange() { // BB-1.2, 1.3, 6.3
        Table t = Table::skirmish();
        t.begin();
        const UnitId foot = t.id("a foot");
        QCOMPARE(Q(t.say(bbb::ChangeStrength{foot, Points(4), ""})),
                 QStringLiteral("! bb-reason-missing"));
        QCOMPARE(Q(t.say(bbb::ChangeStrength{foot, Points(7), "x"})),
                 QStringLiteral("! bb-value-range"));
        QCOMPARE(Q(t.say(bbb::ChangeStrength{foot, Points(0), "x"})),
                 QStringLiteral("! bb-value-range"));
        QCOMPARE(Q(t.say(bbb::ChangeStrength{foot, Points(6), "x"})),
                 QStringLiteral("! bb-no-change"));
        QCOMPARE(Q(t.say(bbb::ChangeStrength{foot, Points(4), "x"})),
                 QStringLiteral("StrengthChanged"));
        QCOMPARE(t.number("a foot"), 4);
        QCOMPARE(Q(t.say(bbb::ChangeLeader{t.person("column 1"), bbb::LeaderFate::Unhurt, foot,
                                           "stood there"})),
                 QStringLiteral("LeaderChanged"));
        QVERIFY(t.s.hasLeader(t.at("a foot")));
        QCOMPARE(Q(t.say(bbb::ChangeLeader{t.person("column 1"), bbb::LeaderFate::Unhurt, foot,
                                           "again"})),
                 QStringLiteral("! bb-no-change"));
    }

    void unitsWithoutAPointNeverTakePart() { // BB-1.3
        Table t = Table::skirmish();
        t.add(Side::First, "a ghost", Arm::Infantry, "trained", "5");
        t.begin();
        QVERIFY(!t.on("a ghost"));
        QCOMPARE(t.s.sides[0].lost, 1);
        Table empty;
        empty.add(Side::First, "a", Arm::Infantry);
        const auto state = bbb::Game::begin(empty.setup);
        QVERIFY(!state && state.error().code == bbb::kSideEmpty);
    }
};

QTEST_APPLESS_MAIN(TestBbTurn)
#include "tst_bb_turn.moc"
