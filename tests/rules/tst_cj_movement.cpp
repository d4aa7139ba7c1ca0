// Section 5, and what the ground of section 11 does to movement.
#include "cjtest.h"

using namespace cjtest;

namespace {
MoveFacts unit(TroopArm arm, Formation formation, Going going = Going::Open) {
    MoveFacts f;
    f.arm = arm;
    f.formation = formation;
    f.going = going;
    return f;
}
constexpr TroopArm kFoot = TroopArm::Infantry;
constexpr TroopArm kHorse = TroopArm::Cavalry;
constexpr TroopArm kGuns = TroopArm::Artillery;
constexpr Formation kLine = Formation::Line;
constexpr Formation kColumn = Formation::Column;
} // namespace

class TestMovement : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void unitsGoAtTheirRate_data() {
        QTest::addColumn<MoveFacts>("facts");
        QTest::addColumn<Options>("options");
        QTest::addColumn<int>("hundredths");
        QTest::addColumn<QString>("rules");
        const auto row = [](const char *name, const MoveFacts &f, int hundredths, const char *rules,
                            const Options &o = {}) {
            QTest::newRow(name) << f << o << hundredths << QString::fromLatin1(rules);
        };
        row("CJ-5.1 infantry in line", unit(kFoot, kLine), 400, "CJ-5.1");
        row("CJ-5.1 the other reading of the scan", unit(kFoot, kLine), 200, "CJ-5.1",
            option("infantry-line-move", "2"));
        row("CJ-5.1 infantry in column", unit(kFoot, kColumn), 800, "CJ-5.1");
        row("CJ-5.2 cavalry in line", unit(kHorse, kLine), 600, "CJ-5.2");
        row("CJ-5.2 cavalry in column", unit(kHorse, kColumn), 1200, "CJ-5.2");
        row("CJ-5.3 limbered guns", unit(kGuns, kLine), 800, "CJ-5.3");
        row("CJ-5.3 guns that unlimber after half a move",
            with(unit(kGuns, kLine), [](MoveFacts &f) { f.halfSpent = true; }), 400, "CJ-5.3");
        row("CJ-5.4 half a move spent on a change",
            with(unit(kFoot, kLine), [](MoveFacts &f) { f.halfSpent = true; }), 200,
            "CJ-5.1 CJ-5.4");
        row("CJ-5.7 disordered units move",
            with(unit(kFoot, kLine), [](MoveFacts &f) { f.condition = Condition::Disorder; }), 400,
            "CJ-5.1");
        row("CJ-1.1 scaled", unit(kHorse, kLine), 900, "CJ-5.2", option("distance-scale", "1.5"));
        row("CJ-11.2 infantry in line through light woods", unit(kFoot, kLine, Going::LightWoods),
            200, "CJ-5.1 CJ-11.2 CJ-11.8");
        row("CJ-11.2 infantry in column through light woods",
            unit(kFoot, kColumn, Going::LightWoods), 800, "CJ-5.1");
        row("CJ-11.2 cavalry in column through light woods",
            unit(kHorse, kColumn, Going::LightWoods), 600, "CJ-5.2 CJ-11.2 CJ-11.8");
        row("CJ-11.2 guns through light woods", unit(kGuns, kLine, Going::LightWoods), 400,
            "CJ-5.3 CJ-11.2 CJ-11.8");
        row("CJ-11.3 infantry in column through dense woods",
            unit(kFoot, kColumn, Going::DenseWoods), 400, "CJ-5.1 CJ-11.3 CJ-11.8");
        row("CJ-11.3 cavalry on a road", unit(kHorse, kColumn, Going::Road), 1200, "CJ-5.2");
        row("CJ-11.4 cavalry through a town", unit(kHorse, kColumn, Going::Town), 1200, "CJ-5.2");
        row("CJ-11.4 guns through a town", unit(kGuns, kLine, Going::Town), 800, "CJ-5.3");
        row("CJ-11.5 guns uphill", unit(kGuns, kLine, Going::Uphill), 400,
            "CJ-5.3 CJ-11.5 CJ-11.8");
        row("CJ-11.5 infantry uphill", unit(kFoot, kLine, Going::Uphill), 400, "CJ-5.1");
        row("CJ-11.6 infantry through a stream", unit(kFoot, kLine, Going::Stream), 200,
            "CJ-5.1 CJ-11.6 CJ-11.8");
        row("CJ-11.6 cavalry through a stream", unit(kHorse, kLine, Going::Stream), 300,
            "CJ-5.2 CJ-11.6 CJ-11.8");
        row("CJ-11.6 guns where the scenario lets them", unit(kGuns, kLine, Going::StreamGunFord),
            400, "CJ-5.3 CJ-11.6 CJ-11.8");
        row("CJ-11.6 a column over a bridge", unit(kFoot, kColumn, Going::Bridge), 800, "CJ-5.1");
        row("CJ-11.6 guns over a bridge", unit(kGuns, kLine, Going::Bridge), 800, "CJ-5.3");
    }
    void unitsGoAtTheirRate() {
        QFETCH(MoveFacts, facts);
        QFETCH(Options, options);
        const Allowance a = allowance(facts, options);
        QVERIFY(a.allowed);
        QTEST(a.move.value, "hundredths");
        QTEST(text(a.rules), "rules");
        QCOMPARE(a.halved, a.move * 2 == a.inOpen && a.move != a.inOpen);
    }
    void someCannotGoThere_data() {
        QTest::addColumn<MoveFacts>("facts");
        QTest::addColumn<QString>("why");
        QTest::addColumn<QString>("rules");
        const auto row = [](const char *name, const MoveFacts &f, std::string_view why,
                            const char *rules) {
            QTest::newRow(name) << f << text(why) << QString::fromLatin1(rules);
        };
        row("CJ-5.3 unlimbered guns",
            with(unit(kGuns, kLine), [](MoveFacts &f) { f.limbered = false; }), kMoveUnlimbered,
            "CJ-5.3");
        row("CJ-5.7 the routed",
            with(unit(kFoot, kLine), [](MoveFacts &f) { f.condition = Condition::Rout; }),
            kMoveRouted, "CJ-5.7");
        row("CJ-12.5 a square", unit(kFoot, Formation::Square), kMoveSquare, "CJ-12.5");
        row("CJ-11.2 cavalry in line in light woods", unit(kHorse, kLine, Going::LightWoods),
            kMoveNeedsColumn, "CJ-11.2");
        row("CJ-11.3 cavalry in dense woods", unit(kHorse, kColumn, Going::DenseWoods),
            kMoveNeedsRoad, "CJ-11.3");
        row("CJ-11.3 guns in dense woods", unit(kGuns, kLine, Going::DenseWoods), kMoveNeedsRoad,
            "CJ-11.3");
        row("CJ-11.3 infantry in line in dense woods", unit(kFoot, kLine, Going::DenseWoods),
            kMoveNeedsColumn, "CJ-11.3");
        row("CJ-11.6 guns at a stream", unit(kGuns, kLine, Going::Stream), kMoveGunsStream,
            "CJ-11.6");
        row("CJ-11.6 a line at a bridge", unit(kFoot, kLine, Going::Bridge), kMoveNeedsColumn,
            "CJ-11.6");
        row("CJ-11.6 a lake", unit(kFoot, kColumn, Going::Water), kMoveWater, "CJ-11.6");
    }
    void someCannotGoThere() {
        QFETCH(MoveFacts, facts);
        const Allowance a = allowance(facts, {});
        QVERIFY(!a.allowed);
        QCOMPARE(a.move, HundredthsOfInch(0));
        QTEST(text(a.why), "why");
        QTEST(text(a.rules), "rules");
    }
    void halvingGroundCostsTwice() { // CJ-11.8: 3 in open and 2.5 in woods use 8 in
        QCOMPARE(moveUsed(inches(3), HundredthsOfInch(250)), inches(8));
        QCOMPARE(moveUsed(inches(3), inches(0)), inches(3));
    }
    void changesCostHalfAMoveOrTwo_data() {
        QTest::addColumn<int>("change");
        QTest::addColumn<QString>("time");
        QTest::addColumn<QString>("rules");
        const auto row = [](const char *name, Change c, const char *time, const char *rules) {
            QTest::newRow(name) << int(c) << QString::fromLatin1(time)
                                << QString::fromLatin1(rules);
        };
        row("CJ-5.4 column to a line square to the march", Change::ColumnToLineSquareToMarch,
            "half-move", "CJ-5.4");
        row("CJ-5.4 about face", Change::AboutFace, "half-move", "CJ-5.4");
        row("CJ-5.4 another formation", Change::OtherFormation, "two-moves", "CJ-5.4");
        row("CJ-5.4 another face", Change::OtherFacing, "two-moves", "CJ-5.4");
        row("CJ-12.5 leaving a square", Change::LeaveSquare, "two-moves", "CJ-12.5 CJ-5.4");
        row("CJ-5.3 unlimbering", Change::Unlimber, "half-move", "CJ-5.3");
        row("CJ-5.3 turning guns on the spot", Change::TurnGuns, "free", "CJ-5.3");
        row("CJ-12.91 plugging bayonets", Change::PlugBayonets, "free", "CJ-12.2 CJ-12.91");
    }
    void changesCostHalfAMoveOrTwo() {
        QFETCH(int, change);
        const ChangeCost cost = changeCost(static_cast<Change>(change), {});
        QVERIFY(cost.allowed);
        QTEST(text(word(cost.time)), "time");
        QTEST(text(cost.rules), "rules");
    }
    void gunsLimberUpOnlyByTheOption() { // CJ-5.3 CJ-5.90
        QVERIFY(!changeCost(Change::LimberUp, {}).allowed);
        QCOMPARE(text(changeCost(Change::LimberUp, {}).why), text(kLimberUp));
        const ChangeCost cost = changeCost(Change::LimberUp, option("relimber", "on"));
        QVERIFY(cost.allowed);
        QCOMPARE(cost.time, ChangeTime::HalfMove);
        QCOMPARE(text(cost.rules), QStringLiteral("CJ-5.3 CJ-5.90"));
    }
    void formationsNameTheirChange() { // CJ-5.4 CJ-12.5
        QCOMPARE(changeOfFormation(kColumn, kLine, true), Change::ColumnToLineSquareToMarch);
        QCOMPARE(changeOfFormation(kColumn, kLine, false), Change::OtherFormation);
        QCOMPARE(changeOfFormation(kLine, kColumn, true), Change::OtherFormation);
        QCOMPARE(changeOfFormation(Formation::Square, kLine, true), Change::LeaveSquare);
    }
    void caughtWhileChangingIsDisorder() { // CJ-5.4
        QCOMPARE(caughtChanging(Condition::GoodOrder), Condition::Disorder);
        QCOMPARE(caughtChanging(Condition::Disorder), Condition::Disorder);
        QCOMPARE(caughtChanging(Condition::Rout), Condition::Rout);
    }
    void fallingBackGoesAtThePresentRate_data() {
        QTest::addColumn<int>("arm");
        QTest::addColumn<int>("formation");
        QTest::addColumn<int>("whole");
        QTest::addColumn<int>("halfMove");
        QTest::newRow("CJ-9.8 infantry line") << int(kFoot) << int(kLine) << 400 << 200;
        QTest::newRow("CJ-9.8 infantry column") << int(kFoot) << int(kColumn) << 800 << 400;
        QTest::newRow("CJ-9.8 cavalry line") << int(kHorse) << int(kLine) << 600 << 300;
        QTest::newRow("CJ-9.8 cavalry column") << int(kHorse) << int(kColumn) << 1200 << 600;
        QTest::newRow("CJ-9.90 a square as a line")
            << int(kFoot) << int(Formation::Square) << 400 << 200;
        QTest::newRow("CJ-9.90 a garrison as a line")
            << int(kFoot) << int(Formation::Garrison) << 400 << 200;
        QTest::newRow("CJ-7.7 guns never") << int(kGuns) << int(kLine) << 0 << 0;
    }
    void fallingBackGoesAtThePresentRate() {
        QFETCH(int, arm);
        QFETCH(int, formation);
        const auto a = static_cast<TroopArm>(arm);
        const auto f = static_cast<Formation>(formation);
        QTEST(fallBack(a, f, false, {}).value, "whole");
        QTEST(fallBack(a, f, true, {}).value, "halfMove");
    }
};

QTEST_APPLESS_MAIN(TestMovement)
#include "tst_cj_movement.moc"
