// Beerstein, section 3 and evading: what a die gives, and what a move costs.
#include "rules/beerstein/movement.h"

#include <QtTest/QTest>

#include <algorithm>

using namespace sabretache;
using namespace sabretache::rules::beerstein;

namespace {
MoveFacts infantry(int rolled, int distance) {
    MoveFacts facts;
    facts.rolled = Paces(rolled);
    facts.distance = Paces(distance);
    return facts;
}
MoveFacts battery(int rolled, int distance, bool limbered, Handling handling) {
    MoveFacts facts = infantry(rolled, distance);
    facts.branch = Branch::Artillery;
    facts.limbered = limbered;
    facts.handling = handling;
    return facts;
}
} // namespace

class TestBbMovement : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theDieGivesPaces_data() {
        QTest::addColumn<int>("die");
        QTest::addColumn<int>("infantry");
        QTest::addColumn<int>("artillery");
        QTest::addColumn<int>("heavy");
        QTest::addColumn<int>("light");
        QTest::newRow("BB-3.1 die 1") << 1 << 0 << 0 << 0 << 0;
        QTest::newRow("BB-3.1 die 2") << 2 << 200 << 200 << 300 << 400;
        QTest::newRow("BB-3.1 die 3") << 3 << 300 << 300 << 400 << 500;
        QTest::newRow("BB-3.1 die 4") << 4 << 300 << 300 << 500 << 600;
        QTest::newRow("BB-3.1 die 5") << 5 << 400 << 400 << 600 << 700;
        QTest::newRow("BB-3.1 die 6") << 6 << 400 << 400 << 600 << 800;
    }
    void theDieGivesPaces() {
        QFETCH(int, die);
        QFETCH(int, infantry);
        QFETCH(int, artillery);
        QFETCH(int, heavy);
        QFETCH(int, light);
        QCOMPARE(movementPaces(Branch::Infantry, Pips(die)).value, infantry);
        QCOMPARE(movementPaces(Branch::Artillery, Pips(die)).value, artillery);
        QCOMPARE(movementPaces(Branch::HeavyCavalry, Pips(die)).value, heavy);
        QCOMPARE(movementPaces(Branch::LightCavalry, Pips(die)).value, light);
    }

    void aMoveStaysWithinTheDie() { // BB-3.1
        QCOMPARE(move(infantry(300, 300)).fault, MoveFault::None);
        QCOMPARE(move(infantry(300, 301)).fault, MoveFault::TooFar);
    }

    void noPacesNoTurn() { // BB-3.6
        MoveFacts facts = infantry(0, 0);
        facts.aboutFace = true;
        const MoveAnswer answer = move(facts);
        QCOMPARE(answer.fault, MoveFault::NoPaces);
        QVERIFY(std::ranges::find(answer.rules, "BB-3.6"_rule) != answer.rules.end());
    }

    void aboutFaceTakesHalf_data() {
        QTest::addColumn<int>("distance");
        QTest::addColumn<bool>("fits");
        QTest::newRow("BB-3.2 on the spot") << 0 << true;
        QTest::newRow("BB-3.2 and half of 300") << 150 << true;
        QTest::newRow("BB-3.2 and a pace more") << 151 << false;
    }
    void aboutFaceTakesHalf() {
        QFETCH(int, distance);
        QFETCH(bool, fits);
        MoveFacts facts = infantry(300, distance);
        facts.aboutFace = true;
        QCOMPARE(move(facts).fault, fits ? MoveFault::None : MoveFault::TooFar);
        QCOMPARE(move(facts).cost.value, distance + 150);
    }

    void gunsLimberAndUnlimber_data() {
        QTest::addColumn<int>("distance");
        QTest::addColumn<bool>("limbered");
        QTest::addColumn<QString>("handling");
        QTest::addColumn<int>("fault");
        QTest::addColumn<bool>("limberedAfter");
        const auto none = static_cast<int>(MoveFault::None);
        const auto far = static_cast<int>(MoveFault::TooFar);
        const auto wrong = static_cast<int>(MoveFault::HandlingWrong);
        QTest::newRow("BB-3.3 limbered, a full move") << 400 << true << "none" << none << true;
        QTest::newRow("BB-3.3 a full move and unlimber")
            << 400 << true << "unlimber" << none << false;
        QTest::newRow("BB-3.3 limbering goes at half") << 200 << false << "limber" << none << true;
        QTest::newRow("BB-3.3 and not further") << 201 << false << "limber" << far << true;
        QTest::newRow("BB-3.3 moving unlimbered guns limbers them")
            << 200 << false << "none" << none << true;
        QTest::newRow("BB-3.3 limbering on the spot") << 0 << false << "limber" << none << true;
        QTest::newRow("BB-3.3 standing guns stay unlimbered")
            << 0 << false << "none" << none << false;
        QTest::newRow("BB-3.3 not limbered twice") << 0 << true << "limber" << wrong << true;
        QTest::newRow("BB-3.3 not unlimbered twice") << 0 << false << "unlimber" << wrong << false;
    }
    void gunsLimberAndUnlimber() {
        QFETCH(int, distance);
        QFETCH(bool, limbered);
        QFETCH(QString, handling);
        QFETCH(int, fault);
        QFETCH(bool, limberedAfter);
        const auto h = fromWord<Handling>(handling.toStdString());
        const MoveAnswer answer = move(battery(400, distance, limbered, *h));
        QCOMPARE(static_cast<int>(answer.fault), fault);
        QCOMPARE(answer.limberedAfter, limberedAfter);
    }

    void roughGroundHalvesTheStretchInside_data() {
        QTest::addColumn<int>("distance");
        QTest::addColumn<int>("inside");
        QTest::addColumn<QString>("ground");
        QTest::addColumn<bool>("slows");
        QTest::addColumn<int>("cost");
        QTest::newRow("BB-3.4 open") << 300 << 0 << "open" << true << 300;
        QTest::newRow("BB-3.4 100 of 200 in woods") << 200 << 100 << "woods" << true << 300;
        QTest::newRow("BB-3.4 a stream") << 200 << 50 << "stream" << true << 250;
        QTest::newRow("BB-3.4 terrain-slows=off") << 200 << 100 << "woods" << false << 200;
    }
    void roughGroundHalvesTheStretchInside() {
        QFETCH(int, distance);
        QFETCH(int, inside);
        QFETCH(QString, ground);
        QFETCH(bool, slows);
        QFETCH(int, cost);
        MoveFacts facts = infantry(300, distance);
        facts.inside = Paces(inside);
        facts.ground = *fromWord<Ground>(ground.toStdString());
        facts.terrainSlows = slows;
        QCOMPARE(move(facts).cost.value, cost);
        QCOMPARE(move(facts).fault, MoveFault::None);
        facts.inside += Paces(1);
        if (slows && facts.ground != Ground::Open)
            QCOMPARE(move(facts).fault, cost == 300 ? MoveFault::TooFar : MoveFault::None);
    }

    void whatStopsAMove() { // BB-3.4
        MoveFacts facts = infantry(300, 100);
        facts.ground = Ground::River;
        QCOMPARE(move(facts).fault, MoveFault::GroundImpassable);
        facts.terrainSlows = false;
        QCOMPARE(move(facts).fault, MoveFault::None);
        MoveFacts guns = battery(300, 100, true, Handling::None);
        guns.ground = Ground::Woods;
        QCOMPARE(move(guns).fault, MoveFault::GroundImpassable);
        guns.ground = Ground::Stream;
        QCOMPARE(move(guns).fault, MoveFault::None);
    }

    void whoMayEvade_data() {
        QTest::addColumn<QString>("arm");
        QTest::addColumn<int>("number");
        QTest::addColumn<bool>("may");
        QTest::addColumn<int>("atMost");
        QTest::newRow("BB-5.7 guns") << "artillery" << 5 << true << 5;
        QTest::newRow("BB-5.7 light infantry") << "light infantry" << 3 << true << 3;
        QTest::newRow("BB-5.7 light cavalry") << "light cavalry" << 1 << true << 1;
        QTest::newRow("BB-5.7 7 is as good as 6") << "light cavalry" << 7 << true << 6;
        QTest::newRow("BB-1.1 line infantry does not") << "infantry" << 5 << false << 5;
        QTest::newRow("BB-5.7 heavy cavalry does not") << "heavy cavalry" << 5 << false << 5;
        QTest::newRow("BB-1.1 dragoons do not") << "dragoons" << 5 << false << 5;
    }
    void whoMayEvade() {
        QFETCH(QString, arm);
        QFETCH(int, number);
        QFETCH(bool, may);
        QFETCH(int, atMost);
        const Evade answer = evade({*fromWord<Arm>(arm.toStdString()), Points(number)});
        QCOMPARE(answer.allowed, may);
        QCOMPARE(answer.atMost.value, atMost);
        QVERIFY(answer.rules.front() == "BB-5.7"_rule);
    }

    void outOfCommandHolds_data() {
        QTest::addColumn<bool>("inCommand");
        QTest::addColumn<bool>("nearer");
        QTest::addColumn<bool>("attack");
        QTest::addColumn<bool>("hold");
        QTest::addColumn<bool>("allowed");
        QTest::newRow("BB-6.2 inside he attacks") << true << true << true << true << true;
        QTest::newRow("BB-6.2 outside not nearer") << false << true << false << true << false;
        QTest::newRow("BB-6.2 outside no attack") << false << false << true << true << false;
        QTest::newRow("BB-6.2 outside he goes back") << false << false << false << true << true;
        QTest::newRow("BB-6.2 out-of-command=free") << false << true << true << false << true;
    }
    void outOfCommandHolds() {
        QFETCH(bool, inCommand);
        QFETCH(bool, nearer);
        QFETCH(bool, attack);
        QFETCH(bool, hold);
        QFETCH(bool, allowed);
        QCOMPARE(commandAllows({inCommand, nearer, attack, hold}), allowed);
    }
};

QTEST_APPLESS_MAIN(TestBbMovement)
#include "tst_bb_movement.moc"
