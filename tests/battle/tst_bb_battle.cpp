// Battles of Beerstein: the order of a turn, what is refused, and what holds at every state of
// random play.
#include "battle/beerstein/deciding.h"
#include "battle/beerstein/engine.h"
#include "tests/support/battleplay.h"

#include <QtTest/QTest>

using namespace sabretache;
using namespace sabretache::battle;

namespace bs = sabretache::battle::beerstein;

namespace {

UnitId unitId(const std::string &name) { return UnitId(Uuid::fromName(name)); }

/// Three units a side: infantry, a battery, light cavalry.
Setup skirmish() {
    Setup setup;
    setup.ruleSet = "beerstein";
    setup.turns = Turns(6);
    for (const Side side : {Side::First, Side::Second}) {
        const std::string s = side == Side::First ? "a" : "b";
        const PersonId general(Uuid::fromName("general " + s));
        const ColumnId column(Uuid::fromName("column " + s));
        setup.commanders.push_back({general, "General " + s, {}, {}});
        setup.columns.push_back({column, "Column " + s, side, general});
        setup.sides[index(side)].name = s;
        const auto add = [&](const std::string &name, Arm arm, const char *quality) {
            SetupUnit unit;
            unit.id = unitId(s + name);
            unit.name = s + name;
            unit.side = side;
            unit.column = column;
            unit.arm = arm;
            unit.fields["quality"] = quality;
            setup.units.push_back(unit);
        };
        add("-foot", Arm::Infantry, "veteran");
        add("-guns", Arm::Artillery, "trained");
        add("-horse", Arm::LightCavalry, "elite");
    }
    return setup;
}

struct Table {
    bs::State state;
    explicit Table(const Setup &setup = skirmish()) : state(*bs::Game::begin(setup)) {}
    std::string_view give(const bs::Input &input) {
        auto decided = bs::Game::decide(state, input);
        if (!decided)
            return decided.error().code;
        for (const auto &one : *decided) {
            if (!bs::Game::validate(state, one.event))
                return "invalid";
            bs::Game::evolve(state, one.event);
        }
        return {};
    }
    std::string_view dice(dice::Faces faces) { return give(bs::DiceIn{std::move(faces)}); }
    std::string_view end() { return give(bs::EndPhase{}); }
    int number(const char *name) const { return state.unit(state.find(unitId(name))).number.value; }
    void initiativeToFirst() {
        end();
        dice({6, 1});
    }
    void toMovement() {
        initiativeToFirst();
        while (state.step != bs::Step::Movement)
            end();
    }
    /// The first side's foot attacks the second side's; both stand in contact.
    void footInContact(bs::Sector sector = bs::Sector::Front) {
        toMovement();
        give(bs::RollMovement{{unitId("a-foot")}});
        dice({6});
        bs::Attack attack;
        attack.unit = unitId("a-foot");
        attack.target = unitId("b-foot");
        attack.sector = sector;
        attack.paces = Paces(300);
        give(attack);
    }
    void toCombat() {
        while (state.step != bs::Step::Combat)
            end();
    }
};

bs::FireArtillery shot(const char *from, const char *at, int range) {
    return {unitId(from), unitId(at), Paces(range), false};
}

} // namespace

class TestBbBattle : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void stepsFollowEachOther() { // BB-2.1, BB-2.3, BB-2.4, BB-2.5
        Table t;
        QCOMPARE(t.state.step, bs::Step::Withdrawal);
        t.end();
        QCOMPARE(t.state.step, bs::Step::Initiative);
        QVERIFY(t.dice({3, 3}).empty()); // BB-2.2: ties again
        QCOMPARE(t.state.step, bs::Step::Initiative);
        t.dice({2, 5});
        const std::pair<bs::Step, Side> wanted[] = {
            {bs::Step::EarlyGuns, Side::Second},     {bs::Step::EarlyGuns, Side::First},
            {bs::Step::EarlyMuskets, Side::Second},  {bs::Step::EarlyMuskets, Side::First},
            {bs::Step::LateWithdrawal, Side::First}, {bs::Step::Movement, Side::Second},
            {bs::Step::Movement, Side::First},       {bs::Step::LateGuns, Side::Second},
            {bs::Step::LateGuns, Side::First},       {bs::Step::LateMuskets, Side::Second},
            {bs::Step::LateMuskets, Side::First}};
        for (const auto &[step, side] : wanted) {
            QCOMPARE(t.state.step, step);
            if (step == bs::Step::LateWithdrawal)
                QVERIFY(!t.state.active);
            else
                QCOMPARE(t.state.active, std::optional(side));
            QVERIFY(t.end().empty());
        }
        QCOMPARE(t.state.turn.value, 2); // nothing to fight or recover
    }

    void alternateInitiativeChangesSides() { // BB-2.2 initiative=alternate
        Setup setup = skirmish();
        setup.options["initiative"] = "alternate";
        Table t(setup);
        t.initiativeToFirst();
        while (t.state.turn == Turns(1))
            t.end();
        t.end();
        QCOMPARE(t.state.initiative, std::optional(Side::Second));
        QCOMPARE(t.state.step, bs::Step::EarlyGuns);
    }

    void gunsFireOnceAndDoNotMove() { // BB-2.5, BB-4.2, BB-4.4
        Table t;
        t.initiativeToFirst();
        QVERIFY(t.give(shot("a-guns", "b-foot", 400)).empty());
        QVERIFY(t.dice({4, 4, 3, 1, 1}).empty()); // two hits of 4 and more
        QCOMPARE(t.number("b-foot"), 4);
        QCOMPARE(t.give(shot("a-guns", "b-foot", 400)), bs::kAlready);
        t.end();
        QVERIFY(t.give(shot("b-guns", "a-guns", 1600)).empty());
        t.dice({6, 6, 5, 1, 1}); // two sixes
        t.dice({3, 4});          // one saved
        QCOMPARE(t.number("a-guns"), 4);
        while (t.state.step != bs::Step::Movement)
            t.end();
        QCOMPARE(t.give(bs::RollMovement{{unitId("a-guns")}}), bs::kFiredOrMoved);
    }

    void footThatFiredDoesNotAttack() { // BB-3.5
        Table t;
        t.initiativeToFirst();
        while (t.state.step != bs::Step::EarlyMuskets)
            t.end();
        QCOMPARE(t.give(bs::FireMusketry{unitId("a-foot"), unitId("b-foot"), Paces(201), false}),
                 bs::kOutOfRange);
        QVERIFY(t.give(bs::FireMusketry{unitId("a-foot"), unitId("b-foot"), Paces(200), false})
                    .empty());
        t.dice({1, 1, 1, 1, 1, 1});
        while (t.state.step != bs::Step::Movement)
            t.end();
        t.give(bs::RollMovement{{unitId("a-foot")}});
        t.dice({6});
        bs::Attack attack;
        attack.unit = unitId("a-foot");
        attack.target = unitId("b-foot");
        attack.paces = Paces(200);
        QCOMPARE(t.give(attack), bs::kFiredThenAttacks);
        bs::March march;
        march.unit = unitId("a-foot");
        march.paces = Paces(401);
        QCOMPARE(t.give(march), bs::kTooFar);
        march.paces = Paces(400);
        QVERIFY(t.give(march).empty());
    }

    void theContactedFightsAndFires() { // BB-2.6, BB-4.5, BB-4.6
        Table t;
        t.footInContact();
        QCOMPARE(t.state.pairs.size(), std::size_t(1));
        t.end(); // the second side moves
        QCOMPARE(t.give(bs::RollMovement{{unitId("b-foot")}}), bs::kIsContacted);
        while (t.state.step != bs::Step::LateMuskets)
            t.end();
        QCOMPARE(t.give(bs::FireMusketry{unitId("a-foot"), unitId("b-foot"), Paces(0), false}),
                 bs::kIsAttacking);
        t.end();
        QCOMPARE(t.give(bs::FireMusketry{unitId("b-foot"), unitId("a-horse"), Paces(50), false}),
                 bs::kIsContacted);
        QVERIFY(
            t.give(bs::FireMusketry{unitId("b-foot"), unitId("a-foot"), Paces(0), false}).empty());
        t.dice({5, 5, 6, 6, 1, 1}); // four hits: 6 - 4 = 2, the attacker halts
        QCOMPARE(t.number("a-foot"), 2);
        QVERIFY(t.state.pairs.empty());
    }

    void whoIsTakenInFlankDoesNotFireAtIt() { // BB-4.5
        Table t;
        t.footInContact(bs::Sector::Flank);
        while (t.state.step != bs::Step::LateMuskets || t.state.active != Side::Second)
            t.end();
        QCOMPARE(t.give(bs::FireMusketry{unitId("b-foot"), unitId("a-foot"), Paces(0), false}),
                 bs::kIsContacted);
    }

    void equalLossesLock() { // BB-5.1, BB-5.5, BB-7.2
        Table t;
        t.footInContact();
        t.toCombat();
        QCOMPARE(t.end(), bs::kCombatsWait);
        QVERIFY(t.give(bs::Fight{unitId("b-foot"), {}, {}, {}}).empty());
        QVERIFY(t.dice({6, 1, 1, 1, 1, 5}).empty()); // attacker: six dice, one hit
        QVERIFY(t.dice({6, 5, 1, 1, 1, 1}).empty()); // defender: one hit
        QCOMPARE(t.number("a-foot"), 5);
        QCOMPARE(t.number("b-foot"), 5);
        QVERIFY(t.state.locked(t.state.find(unitId("a-foot"))));
        QVERIFY(t.end().empty());
        QCOMPARE(t.state.step, bs::Step::Recovery);
        QCOMPARE(t.give(bs::Recover{{unitId("a-foot")}}), bs::kNothingToRecover);
    }

    void theLoserGoesBackAndTheWinnerChooses() { // BB-5.2, BB-5.3, BB-5.5, BB-5.6, BB-7.2
        Table t;
        t.footInContact(bs::Sector::Flank);
        t.toCombat();
        t.give(bs::Fight{unitId("a-foot"), {}, {}, {}});
        t.dice({5, 5, 1, 1, 1, 1});                             // 5 hits in flank: two
        QCOMPARE(t.dice({6, 1, 1, 1, 1, 1}), dice::kDiceCount); // flanked: five dice
        QVERIFY(t.dice({6, 1, 1, 1, 1}).empty());
        QCOMPARE(bs::Game::pending(t.state).want, Want::Fact);
        QVERIFY(t.give(bs::FactIn{"blocked", FactSource::Form}).empty());
        QCOMPARE(t.number("b-foot"), 3); // 6 - 2 - 1
        QCOMPARE(t.give(bs::ChooseFollowUp{unitId("a-foot"), bs::FollowUp::Advance, Paces(100)}),
                 bs::kFollowUpWrong);
        QVERIFY(t.give(bs::ChooseFollowUp{unitId("a-foot"), bs::FollowUp::TakeGround, Paces(0)})
                    .empty());
        t.end();
        QVERIFY(t.give(bs::Recover{{unitId("a-foot"), unitId("b-foot")}}).empty());
        t.dice({4, 3});
        QCOMPARE(t.number("a-foot"), 5);
        QCOMPARE(t.number("b-foot"), 4);
    }

    void gunsEvade() { // BB-5.7
        Table t;
        t.toMovement();
        t.give(bs::RollMovement{{unitId("a-foot")}});
        t.dice({6});
        bs::Attack attack;
        attack.unit = unitId("a-foot");
        attack.target = unitId("b-guns");
        attack.paces = Paces(300);
        QVERIFY(t.give(attack).empty());
        QCOMPARE(t.end(), bs::kNotNow);
        QVERIFY(t.give(bs::Evade{unitId("b-guns"), true}).empty());
        QVERIFY(t.dice({5}).empty()); // number 5
        QVERIFY(t.dice({2}).empty()); // 200 paces
        QVERIFY(t.state.pairs.empty());
        QVERIFY(t.state.unit(t.state.find(unitId("b-guns"))).limbered);
    }

    void leadersFightAndFall() { // BB-4.1, BB-6.3, BB-6.4
        Table t;
        t.toMovement();
        const PersonId general(Uuid::fromName("general a"));
        QCOMPARE(t.give(bs::MoveLeader{general, Paces(801), {}}), bs::kTooFar);
        QVERIFY(t.give(bs::MoveLeader{general, Paces(800), unitId("a-guns")}).empty());
        while (t.state.step != bs::Step::LateGuns)
            t.end();
        t.give(shot("a-guns", "b-foot", 400));
        QVERIFY(t.dice({1, 1, 1, 1, 1, 1}).empty()); // five points and the leader
        t.end();
        t.give(shot("b-guns", "a-guns", 400));
        t.dice({4, 1, 1, 1, 1});
        t.dice({6}); // not saved
        QVERIFY(t.dice({1}).empty());
        QVERIFY(!t.state.commanded(t.state.find(unitId("a-foot"))));
        while (t.state.turn == Turns(1))
            t.end();
        QVERIFY(t.state.commanded(t.state.find(unitId("a-foot"))));
    }

    void withdrawingCostsAPointForGood() { // BB-7.1
        Table t;
        QVERIFY(t.give(bs::WithdrawVoluntarily{unitId("a-foot"), false}).empty());
        QCOMPARE(t.number("a-foot"), 5);
        QCOMPARE(t.give(bs::WithdrawVoluntarily{unitId("a-foot"), false}), bs::kAlready);
        t.toMovement();
        QCOMPARE(t.give(bs::RollMovement{{unitId("a-foot")}}), bs::kHasWithdrawn);
        QCOMPARE(t.state.sides[0].hurt, 0); // nothing that could come back
    }

    void randomPlayKeepsItsPromises() {
        const Engine &engine = bs::engine();
        const Setup setup = skirmish();
        for (std::uint64_t seed = 1; seed <= 25; ++seed) {
            battleplay::Random random(seed);
            auto state = engine.begin(setup);
            QVERIFY(state.has_value());
            for (int i = 0; i < 1500; ++i) {
                const auto input = battleplay::nextInput(engine, **state, random);
                if (!input)
                    break;
                const std::uint64_t before = engine.hash(**state);
                const auto events = engine.decide(**state, *input);
                if (!events) {
                    QCOMPARE(engine.hash(**state), before);
                    continue;
                }
                const auto again = engine.decide(**state, *input);
                QVERIFY(again && *again == *events);
                QCOMPARE(engine.hash(**state), before);
                for (const EventRecord &event : *events) {
                    QVERIFY2(engine.validate(**state, event).has_value(),
                             toJson(event.event).c_str());
                    const auto read = recordFromJson(toJson(event.event));
                    QVERIFY(read && engine.validate(**state, {*read, 1, event.rules}));
                    engine.evolve(**state, {*read, 1, event.rules});
                }
                const bs::State &s = EngineOf<bs::Game>::open(**state);
                for (bs::UnitIndex u = 0; u < s.units.size(); ++u) {
                    const bs::UnitState &unit = s.unit(u);
                    const Points start = s.troops(u).start;
                    QVERIFY(unit.number >= Points(0) && unit.number <= start);
                    QCOMPARE(unit.number.value,
                             (start - unit.lost - unit.spent + unit.recovered).value +
                                 unit.adjusted);
                }
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestBbBattle)
#include "tst_bb_battle.moc"
