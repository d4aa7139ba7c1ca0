// What a battle in the program says about its units: the filled grid (CA-3.2, CA-4.6).
#include "battle/beerstein/engine.h"
#include "battle/corporaljohn/engine.h"
#include "campaign/reading.h"
#include "campaigntable.h"
#include "support/randomplay.h"

#include <QtTest/QTest>

using namespace sabretache;
using namespace sabretache::campaign;
using campaign::test::Table;

namespace {

battle::EventRecord happened(std::string kind, std::vector<std::pair<std::string, Value>> fields) {
    return {Record{std::move(kind), std::move(fields)}, 1, {}};
}

/// The end of a battle in which every unit of the fight stands as it began.
battle::View untouched(const Return &paper) {
    battle::View view;
    for (const ReturnLine &line : paper.lines) {
        battle::UnitView unit;
        unit.id = line.unit;
        unit.steps = unit.startSteps = line.start;
        view.units.push_back(unit);
    }
    return view;
}

battle::UnitView &at(battle::View &view, UnitId unit) {
    for (battle::UnitView &u : view.units)
        if (u.id == unit)
            return u;
    qFatal("no such unit");
}

} // namespace

class TestReading : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatHappenedIsReadFromTheEvents() { // CA-4.6 CA-3.5
        // Row shoots at Navarre, which loses 14 of 23, routs, and is meleed in rout with 9 left.
        // Artois routs off the table with 14 of 20. Silly wins a melee over Wood and loses 2, as
        // Wood does. Clérambault falls; the French break.
        Table t;
        const FightId id = t.fight("Schellenberg");
        Fight head = t.campaign().fights.at(id);
        const auto setup = setupFor(t.context(), id);
        battle::View end = untouched(t.paper(id));
        at(end, t.navarre).steps = 0;
        at(end, t.artois).steps = 14;
        at(end, t.silly).steps = 11;
        at(end, t.wood).steps = 10;
        end.sides[1].broken = true;
        const auto text = [](auto of) { return Value(of.text()); };
        const std::vector<battle::EventRecord> events{
            happened("VolleyFired", {{"unit", text(t.row)}, {"target", text(t.navarre)}}),
            happened("CastingsKilled", {{"unit", text(t.navarre)}, {"count", std::int64_t(14)}}),
            happened("BrigadeRouted", {{"unit", text(t.navarre)}}),
            happened("UnitRemoved",
                     {{"unit", text(t.navarre)}, {"why", std::string("meleed-in-rout")}}),
            happened("CastingsKilled", {{"unit", text(t.artois)}, {"count", std::int64_t(6)}}),
            happened("BrigadeRouted", {{"unit", text(t.artois)}}),
            happened("UnitLeftTable", {{"unit", text(t.artois)}}),
            happened("BlowsStruck", {{"unit", text(t.silly)}, {"enemy", text(t.wood)}}),
            happened("MeleeSettled",
                     {{"units", std::vector<std::string>{t.silly.text(), t.wood.text()}},
                      {"gone", std::vector<std::string>{t.wood.text()}},
                      {"locked", false}}),
            happened("CommanderKilled", {{"commander", text(t.clerambault)}}),
        };
        Return read = readBattle(t.paper(id), head, *setup, events, end);
        QCOMPARE(head.held, std::string("Allied"));
        QVERIFY(head.decisive);
        const ReturnLine &navarre = t.line(read, t.navarre);
        QVERIFY(navarre.fought && navarre.routed && navarre.removed);
        QCOMPARE(navarre.lost, 23);
        QCOMPARE(navarre.removedWith, 9);
        const ReturnLine &artois = t.line(read, t.artois);
        QCOMPARE(artois.lost, 6);
        QCOMPARE(artois.leftWith, 14);
        QVERIFY(!artois.removed);
        QVERIFY(t.line(read, t.silly).wonMelee);
        QVERIFY(!t.line(read, t.wood).wonMelee);
        QCOMPARE(t.line(read, t.wood).lost, 2);
        QVERIFY(t.line(read, t.row).fought);
        QCOMPARE(t.line(read, t.row).lost, 0);
        QVERIFY(!t.line(read, t.guns).fought);
        QVERIFY(t.person(read, t.clerambault).fate == CommanderFate::Killed);
        QVERIFY(t.person(read, t.tallard).fate == CommanderFate::Unhurt);
    }
    void abandonedGunsBelongToWhoHeldTheField() { // CA-4.3
        Table t;
        const FightId id = t.fight("Schellenberg");
        Fight head = t.campaign().fights.at(id);
        battle::View end = untouched(t.paper(id));
        at(end, t.frenchGuns).steps = 0;
        end.sides[1].broken = true;
        const std::vector<battle::EventRecord> events{
            happened("UnitRemoved",
                     {{"unit", Value(t.frenchGuns.text())}, {"why", std::string("abandoned")}})};
        const auto setup = setupFor(t.context(), id);
        Return read = readBattle(t.paper(id), head, *setup, events, end);
        QCOMPARE(t.line(read, t.frenchGuns).gunsLost, 1);
        end.sides[1].broken = false;
        end.sides[0].broken = true;
        read = readBattle(t.paper(id), head, *setup, events, end);
        QCOMPARE(t.line(read, t.frenchGuns).gunsLost, 0);
    }
    void voluntaryWithdrawalIsSpent() { // CA-4.4
        Table t(false, rules::beerstein::ruleSet());
        const FightId id = t.fight("Elchingen");
        Fight head = t.campaign().fights.at(id);
        battle::View end = untouched(t.paper(id));
        at(end, t.row).steps = 3;
        const std::vector<battle::EventRecord> events{
            happened("WithdrewVoluntarily", {{"unit", Value(t.row.text())}}),
            happened("CasualtiesTaken",
                     {{"unit", Value(t.row.text())}, {"points", std::int64_t(1)}}),
            happened("LeaderTested",
                     {{"leader", Value(t.cutts.text())}, {"fate", std::string("wounded")}})};
        const auto setup = setupFor(t.context(), id);
        Return read = readBattle(t.paper(id), head, *setup, events, end);
        QCOMPARE(t.line(read, t.row).lost, 2);
        QCOMPARE(t.line(read, t.row).spent, 1);
        QVERIFY(t.person(read, t.cutts).fate == CommanderFate::Wounded);
        QVERIFY(head.held.empty());
    }
    void aPlayedBattleComesOut_data() {
        QTest::addColumn<bool>("beerstein");
        QTest::newRow("CA-3.2 Corporal John") << false;
        QTest::newRow("CA-3.2 Beerstein") << true;
    }
    void aPlayedBattleComesOut() {
        QFETCH(bool, beerstein);
        const battle::Engine &engine =
            beerstein ? battle::beerstein::engine() : battle::corporaljohn::engine();
        Table t(false, beerstein ? rules::beerstein::ruleSet() : rules::corporaljohn::ruleSet());
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const FightId id = t.fight("Battle " + std::to_string(seed));
            const auto setup = setupFor(t.context(), id);
            QVERIFY(setup.has_value());
            auto state = engine.begin(*setup);
            QVERIFY(state.has_value());
            dice::ProgramDice dice(seed);
            std::vector<battle::EventRecord> events;
            for (int inputs = 0; inputs < 2000; ++inputs) {
                const auto input = sabretache::test::randomInput(engine, **state, dice);
                if (!input)
                    break;
                const auto decided = engine.decide(**state, *input);
                QVERIFY(decided.has_value());
                for (const battle::EventRecord &e : *decided) {
                    engine.evolve(**state, e);
                    events.push_back(e);
                }
            }
            const battle::View end = engine.view(**state);
            Fight head = t.campaign().fights.at(id);
            Return read = readBattle(t.paper(id), head, *setup, events, end);
            // Every unit is there, with what the battle says of it.
            for (const battle::UnitView &unit : end.units) {
                const ReturnLine &line = t.line(read, unit.id);
                QCOMPARE(line.start, unit.startSteps);
                QVERIFY(line.lost >= 0 && line.lost <= line.start);
            }
            rollAll(read, head, t.campaign().figures(),
                    [&](const dice::RollRequest &roll) { return dice.roll(roll); });
            const auto why = whyNotReady(read, head, t.campaign().figures());
            QVERIFY2(!why, why ? std::string(why->code).c_str() : "");
            QVERIFY(t.perform(changeReturn(t.context(), read, head)));
            QVERIFY(t.perform(applyReturn(t.context(), id)));
            for (const auto &[unit, row] : t.campaign().units)
                QVERIFY(row.addsUp());
        }
    }
};

QTEST_APPLESS_MAIN(TestReading)
#include "tst_reading.moc"
