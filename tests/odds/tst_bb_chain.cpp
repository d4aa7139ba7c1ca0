// The odds of a whole attack of Beerstein, and of actions while they are entered: by hand, and
// against battles played by the engine.
#include "battle/bbtable.h"
#include "battle/beerstein/engine.h"
#include "odds/beersteinchain.h"
#include "odds/beersteindraft.h"

#include <QtTest/QTest>

#include <cmath>

using namespace sabretache;
using namespace sabretache::bbtest;
namespace odds = sabretache::odds;
namespace bbo = sabretache::odds::beerstein;

namespace {

bool close(double a, double b) { return std::abs(a - b) < 1e-12; }

bbo::AttackFacts facts(int attacker, int target) {
    bbo::AttackFacts out;
    out.attacker = Points(attacker);
    out.target = Points(target);
    return out;
}

/// A table of one attacker and one target as the facts say, in contact or about to be.
Table tableOf(const bbo::AttackFacts &f) {
    Table t;
    const auto lost = [](Points number) { return std::to_string(8 - number.value); };
    t.add(Side::First, "a", Arm::Infantry, "guard", lost(f.attacker));
    t.add(Side::Second, "b", f.targetArm, "guard", lost(f.target));
    t.begin();
    const auto lead = [&t](const char *leader, const char *unit) {
        t.say(bbb::ChangeLeader{t.person(leader), bbb::LeaderFate::Unhurt, t.id(unit), "so"});
    };
    if (f.attackerLeader)
        lead("column 1", "a");
    if (f.targetLeader)
        lead("column 2", "b");
    return t;
}

/// Plays one attack from its declaration to the end of the first round. @return both fates
std::pair<bbo::Fate, bbo::Fate> played(Table t, const bbo::AttackFacts &f,
                                       dice::ProgramDice &dice) {
    using bbo::Fate;
    const auto answer = [&t, &dice] {
        for (;;) {
            const battle::Pending p = bbb::Game::pending(t.s);
            if (p.roll)
                t.say(bbb::DiceIn{dice.roll(*p.roll), dice::Source::Program});
            else if (p.fact)
                t.say(bbb::FactIn{p.fact->fallback, battle::FactSource::Form});
            else
                return;
        }
    };
    t.to(Step::Movement);
    t.throwFor("a", 6);
    t.say(t.attack("a", "b", 100, f.sector));
    if (t.s.attack) {
        f.evades ? t.say(bbb::Evade{t.id("b"), true}) : t.say(bbb::StandFast{t.id("b")});
        answer();
        if (t.s.pairs.empty())
            return {Fate::Missed, Fate::Evaded};
    }
    if (f.fires) {
        if (f.targetArm == Arm::Artillery) {
            t.to(Step::LateGuns, Side::Second);
            t.say(t.shot("b", "a", 0));
        } else {
            t.to(Step::LateMuskets, Side::Second);
            t.say(t.volley("b", "a", 0));
        }
        answer();
        if (!t.on("a"))
            return {Fate::Destroyed, Fate::Stands};
        if (t.s.pairs.empty())
            return {Fate::Halted, Fate::Stands};
    }
    t.to(Step::Combat);
    t.fight("a");
    answer();
    const auto fate = [&t](const char *name) {
        return !t.on(name)                                  ? Fate::Destroyed
               : t.s.locked(t.at(name))                     ? Fate::Locked
               : t.s.has(t.at(name), bbb::Flag::DrivenBack) ? Fate::DrivenBack
                                                            : Fate::Won;
    };
    return {fate("a"), fate("b")};
}

} // namespace

class TestBbChain : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aRoundByHand() { // BB-5.1, 5.5
        // 3 against 1: the target falls in 1 - (5/6)^3 = 91/216 and has lost, whatever it does;
        // else it hits in 1/6 and drives the attacker back, or they lock.
        const bbo::AttackChain chain = bbo::attackChain(facts(3, 1));
        QVERIFY(close(chain.ofAttacker(bbo::Fate::Won), 91.0 / 216));
        QVERIFY(close(chain.ofTarget(bbo::Fate::Destroyed), 91.0 / 216));
        QVERIFY(close(chain.ofAttacker(bbo::Fate::DrivenBack), 125.0 / 216 / 6));
        QVERIFY(close(chain.ofAttacker(bbo::Fate::Locked), 125.0 / 216 * 5 / 6));
        QVERIFY(close(chain.meets, 1));
        QVERIFY(close(chain.attackerLost.at(1), 1.0 / 6));
    }
    void fireHaltsByHand() { // BB-4.6, 4.3
        // One musket hits on 5 and 6: in a third 3 becomes 2, and the attack halts.
        bbo::AttackFacts f = facts(3, 1);
        f.fires = true;
        const bbo::AttackChain chain = bbo::attackChain(f);
        QVERIFY(close(chain.ofAttacker(bbo::Fate::Halted), 1.0 / 3));
        QVERIFY(close(chain.ofTarget(bbo::Fate::Stands), 1.0 / 3));
        QVERIFY(close(chain.ofAttacker(bbo::Fate::Won), 2.0 / 3 * 91 / 216));
        f.sector = bbo::bb::Sector::Flank; // not in its front: it does not fire
        QVERIFY(close(bbo::attackChain(f).meets, 1));
        // In flank 5 and 6 hit: 1 - (2/3)^3 = 19/27.
        QVERIFY(close(bbo::attackChain(f).ofAttacker(bbo::Fate::Won), 19.0 / 27));
    }
    void evadingByHand() { // BB-5.7
        bbo::AttackFacts f = facts(6, 5);
        f.targetArm = Arm::LightInfantry;
        f.evades = true; // 5 or less, and no 1 on the movement die
        QVERIFY(close(bbo::attackChain(f).ofTarget(bbo::Fate::Evaded), 25.0 / 36));
        QVERIFY(close(bbo::evadeChance(Arm::LightCavalry, Points(7)), 5.0 / 6));
        QVERIFY(close(bbo::evadeChance(Arm::Infantry, Points(5)), 0));
    }
    void exactEqualsPlayed_data() {
        QTest::addColumn<int>("row");
        for (int i = 0; i < 6; ++i)
            QTest::addRow("BB-5.5 chain %d", i) << i;
    }
    void exactEqualsPlayed() {
        // Exact chances against 1,500 played attacks (SABRETACHE_SLOW: 100,000), four standard
        // errors. BB-4.2, 4.3, 4.6, 5.1 to 5.7, 6.3
        QFETCH(int, row);
        bbo::AttackFacts f = facts(6, 5);
        f.fires = row != 1;
        if (row == 2)
            f.targetArm = Arm::Artillery;
        if (row == 3) {
            f.targetArm = Arm::LightInfantry;
            f.evades = true;
        }
        f.attackerLeader = row == 4;
        f.targetLeader = row == 4 || row == 5;
        if (row == 5) {
            f = facts(4, 3);
            f.sector = bbo::bb::Sector::Rear;
        }
        const bbo::AttackChain chain = bbo::attackChain(f);
        const int cases = qEnvironmentVariableIsSet("SABRETACHE_SLOW") ? 100000 : 1500;
        std::array<std::array<int, bbo::kFates>, bbo::kFates> counted{};
        const Table table = tableOf(f);
        dice::ProgramDice dice(std::uint64_t(row) + 7);
        for (int i = 0; i < cases; ++i) {
            const auto [a, b] = played(table, f, dice);
            ++counted[std::size_t(a)][std::size_t(b)];
        }
        double sum = 0;
        for (std::size_t a = 0; a < bbo::kFates; ++a)
            for (std::size_t b = 0; b < bbo::kFates; ++b) {
                const double p = chain.fates[a][b];
                sum += p;
                const double error = std::sqrt(p * (1 - p) / cases);
                const double is = double(counted[a][b]) / cases;
                QVERIFY2(
                    std::abs(is - p) <= 4 * error + 1e-12,
                    qPrintable(
                        QStringLiteral("%1 %2: %3 played, %4 exact").arg(a).arg(b).arg(is).arg(p)));
            }
        QVERIFY(std::abs(sum - 1) < 1e-9);
    }

    void draftsOfShots() { // BB-4.2, 4.3
        Table t = Table::skirmish();
        t.begin();
        t.to(Step::EarlyMuskets);
        const battle::Engine &engine = battle::beerstein::engine();
        // The same state by its events, as a page has it.
        auto state = engine.begin(t.setup).value();
        const auto say = [&](const bbb::Input &input) {
            const auto made = engine.decide(*state, toRecord(input)).value();
            for (const battle::EventRecord &e : made)
                engine.evolve(*state, e);
        };
        say(bbb::EndPhase{});
        say(bbb::DiceIn{{6, 1}});
        say(bbb::EndPhase{});
        say(bbb::EndPhase{});
        const auto &drafts = bbo::draftOdds();
        const auto volley = drafts.odds(*state, toRecord(t.volley("a foot", "b foot", 100)));
        QVERIFY(volley && volley->bars.size() == 1);
        // 6 dice, 5 and 6 hit: (2/3)^6 for none. 6 hits destroy, 4 or 5 leave it spent.
        QVERIFY(close(volley->bars[0].chances[0].second, std::pow(2.0 / 3, 6)));
        QCOMPARE(QString::fromStdString(volley->outcomes.back().key), QStringLiteral("destroyed"));
        QVERIFY(close(volley->outcomes.back().chance, std::pow(1.0 / 3, 6)));
        QVERIFY(!drafts.odds(*state, toRecord(t.volley("a foot", "b foot", 201))));
        QVERIFY(!drafts.odds(*state, toRecord(bbb::Input(bbb::EndPhase{}))));
        while (!engine.view(*state).over &&
               engine.place(*state).phase != std::size_t(Step::Movement))
            say(bbb::EndPhase{});
        const auto roll =
            drafts.odds(*state, toRecord(bbb::Input(bbb::RollMovement{{t.id("a foot")}})));
        QVERIFY(roll && roll->bars[0].chances.size() == 4); // 0, 200, 300, 400
        QVERIFY(close(roll->bars[0].chances[3].second, 1.0 / 3));
        // The attack on foot that has not fired: it will.
        const auto attack = drafts.odds(*state, toRecord(bbb::Input(t.attack("a foot", "b foot"))));
        QVERIFY(attack);
        bbo::AttackFacts f = facts(6, 6);
        f.fires = true;
        QVERIFY(close(attack->outcomes[0].chance, bbo::attackChain(f).ofAttacker(bbo::Fate::Won)));
        // What the enemy may do is stated, and can be changed (BB-4.6): line foot can only fire.
        QCOMPARE(attack->supposed.size(), std::size_t(1));
        QCOMPARE(attack->supposed[0].key, std::string(odds::kSupposedFire));
        QCOMPARE(attack->supposed[0].subject, t.id("b foot").text());
        QCOMPARE(attack->supposed[0].chosen, std::string(odds::kFires));
        odds::Supposed supposed;
        supposed[{attack->supposed[0].key, attack->supposed[0].subject}] = odds::kHoldsFire;
        const auto held =
            drafts.odds(*state, toRecord(bbb::Input(t.attack("a foot", "b foot"))), supposed);
        f.fires = false;
        QVERIFY(close(held->outcomes[0].chance, bbo::attackChain(f).ofAttacker(bbo::Fate::Won)));
        // Guns may also try to get away (BB-5.7), light horse does nothing else.
        const auto guns = drafts.odds(*state, toRecord(bbb::Input(t.attack("a foot", "b guns"))));
        QCOMPARE(guns->supposed.size(), std::size_t(2));
        QCOMPARE(guns->supposed[0].key, std::string(odds::kSupposedEvade));
        QCOMPARE(guns->outcomes.back().key, std::string("target-evades"));
        supposed[{guns->supposed[0].key, guns->supposed[0].subject}] = odds::kDoesNotEvade;
        const auto stands =
            drafts.odds(*state, toRecord(bbb::Input(t.attack("a foot", "b guns"))), supposed);
        QVERIFY(stands->outcomes.back().key != "target-evades");
        const auto horse = drafts.odds(*state, toRecord(bbb::Input(t.attack("a foot", "b horse"))));
        QCOMPARE(horse->supposed.size(), std::size_t(1));
        QCOMPARE(horse->supposed[0].key, std::string(odds::kSupposedEvade));
    }
    void threatsOfEachArm() { // BB-4.2, 4.3, 5.1, 1.4
        Table t = Table::skirmish();
        t.begin();
        const auto state = battle::beerstein::engine().begin(t.setup).value();
        const auto kinds = [&](const char *enemy, std::int64_t paces) {
            std::string out;
            for (const odds::Threat &threat :
                 bbo::draftOdds().threats(*state, t.id("a foot"), t.id(enemy), paces))
                out += (out.empty() ? "" : " ") + threat.action;
            return out;
        };
        QCOMPARE(kinds("b foot", 200), std::string("FireMusketry Attack"));
        QCOMPARE(kinds("b foot", 201), std::string("Attack"));
        QCOMPARE(kinds("b guns", 1600), std::string("FireArtillery"));
        QCOMPARE(kinds("b guns", 1601), std::string());
        QCOMPARE(kinds("b horse", 400), std::string("Attack"));
    }
    void draftsOfRecoveryAndEvading() { // BB-7.2, 5.7
        Table t = Table::skirmish();
        t.begin();
        const battle::Engine &engine = battle::beerstein::engine();
        const auto state = engine.begin(t.setup).value();
        const auto back = bbo::draftOdds().odds(
            *state, toRecord(bbb::Input(t.recovery({{"a foot", 300}, {"a horse", 300}}))));
        QVERIFY(back && close(back->bars[0].chances[2].second, 0.25)); // 1 to 3, twice
        const auto away =
            bbo::draftOdds().odds(*state, toRecord(bbb::Input(bbb::Evade{t.id("a guns"), true})));
        QVERIFY(away && close(away->outcomes[0].chance, 25.0 / 36));
    }
};

QTEST_APPLESS_MAIN(TestBbChain)
#include "tst_bb_chain.moc"
