// House rules as they are played: each alternative of each option changes what the table sees. And
// rain, towns, a commander without a brigade, a melee that is joined: worked out by hand.
#include "cjtable.h"

#include "battle/corporaljohn/engine.h"
#include "rules/corporaljohn/descriptor.h"

#include <QtTest/QTest>

#include <functional>
#include <set>

using namespace sabretache;
using namespace sabretache::cjtest;
using Q = std::string;

namespace {

struct House {
    const char *row; ///< rule and name=value
    std::function<Q(Table &)> play;
    const char *asUsual;
    const char *withOption;
};

UnitId foot(Table &t, Side side, const char *name, int men = 2000, rules::FieldValues fields = {}) {
    return t.add(side, name, Arm::Infantry, men, 5, std::move(fields));
}
UnitId horse(Table &t, Side side, const char *name, int men = 1600, int classNumber = 5) {
    return t.add(side, name, Arm::Cavalry, men, classNumber);
}
Q volleyOf(const Table &t) {
    const auto *e = t.event<cjb::VolleyOrdered>();
    return e ? std::to_string(e->dice.value) + " dice, " + Q(word(e->band)) : Q("none");
}
/// Both sides' foot, a the first side's; the fire phase.
struct Line {
    UnitId a;
    UnitId b;
};
Line lines(Table &t, int men) {
    const Line out{foot(t, Side::First, "a", men), foot(t, Side::Second, "b", men)};
    foot(t, Side::First, "a2");
    foot(t, Side::Second, "b2");
    t.begin();
    t.toFire();
    return out;
}
Q marchOf(Table &t, int hundredths) {
    const UnitId a = foot(t, Side::First, "a");
    foot(t, Side::Second, "b");
    t.begin();
    t.toMovement();
    return t.say(t.march(Side::First, a, hundredths));
}

const std::vector<House> &houses() {
    static const std::vector<House> kRows{
        // 2 in is long range; where every distance is doubled it is close.
        {"CJ-1.1 distance-scale=2.0",
         [](Table &t) {
             const Line l = lines(t, 2400);
             t.say(Table::volley(l.a, l.b, 200));
             return volleyOf(t);
         },
         "6 dice, long", "6 dice, close"},
        // 24 guns are 2 models; 4 castings each, or 3.
        {"CJ-1.5 crew-per-gun=3",
         [](Table &t) {
             const UnitId guns = t.add(Side::First, "guns", Arm::Artillery, 24, 5);
             foot(t, Side::Second, "b");
             t.begin();
             return std::to_string(t.castings(guns));
         },
         "8", "6"},
        {"CJ-1.5 two-crew-with-save=on",
         [](Table &t) {
             const UnitId guns = t.add(Side::First, "guns", Arm::Artillery, 24, 5);
             const UnitId b = foot(t, Side::Second, "b", 400);
             foot(t, Side::Second, "c");
             t.begin();
             t.end();
             t.end();
             t.roll({6, 1});
             t.end();
             t.end();
             t.say(Table::volley(b, guns, 100));
             return std::to_string(t.castings(guns)) + ", " + t.roll({6});
         },
         "8, DiceRolled VolleyFired", "4, DiceRolled VolleyFired SavesDue"},
        // 14 dragoons fight on foot with 11 castings.
        {"CJ-1.9 dismounted-dragoons=on",
         [](Table &t) {
             const UnitId a =
                 t.add(Side::First, "a", Arm::Dragoons, 1400, 5, {{"dismounted", "yes"}});
             foot(t, Side::Second, "b");
             t.begin();
             return std::to_string(t.castings(a)) + " " + Q(word(t.s.troops(t.s.find(a)).arm));
         },
         "14 cavalry", "11 infantry"},
        {"CJ-4.4 army-orders=one",
         [](Table &t) {
             const UnitId a = foot(t, Side::First, "a");
             const UnitId b = foot(t, Side::First, "b");
             foot(t, Side::Second, "c");
             t.begin();
             t.toMovement();
             auto order = t.march(Side::First, a, 100);
             order.commander = Table::person("army 1");
             const Q first = t.say(order);
             order.units = {b};
             return first + ", " + t.say(order);
         },
         "OrderGiven UnitMarched, OrderGiven UnitMarched",
         "OrderGiven UnitMarched, ! cj-order-given"},
        {"CJ-5.1 infantry-line-move=2", [](Table &t) { return marchOf(t, 201); },
         "OrderGiven UnitMarched", "! cj-move-too-far"},
        {"CJ-5.1 infantry-line-move=8", [](Table &t) { return marchOf(t, 800); },
         "! cj-move-too-far", "OrderGiven UnitMarched"},
        {"CJ-5.3 relimber=on",
         [](Table &t) {
             const UnitId guns = t.add(Side::First, "guns", Arm::Artillery, 24, 5);
             foot(t, Side::Second, "b");
             t.begin();
             t.toMovement();
             return t.say(cjb::Limber{Table::chief(Side::First), {guns}, {HundredthsOfInch(0)}});
         },
         "! cj-limber-up", "OrderGiven GunsLimbered"},
        // 22 castings by 4 are 5 dice and 2 over, which are half a group.
        {"CJ-6.4 remainder=half-up",
         [](Table &t) {
             const Line l = lines(t, 2200);
             t.say(Table::volley(l.a, l.b, 100));
             return volleyOf(t);
         },
         "5 dice, close", "6 dice, close"},
        {"CJ-8.8 long-charges=off",
         [](Table &t) {
             const UnitId a = foot(t, Side::First, "a");
             const UnitId b = foot(t, Side::Second, "b");
             t.begin();
             t.toMovement();
             return t.say(t.charge(Side::First, a, b, 401));
         },
         "OrderGiven ChargeDeclared", "! cj-charge-too-far"},
        {"CJ-9.4 rout-continues=on",
         [](Table &t) {
             const UnitId a = foot(t, Side::First, "a");
             foot(t, Side::First, "a2");
             foot(t, Side::First, "a3");
             foot(t, Side::Second, "b");
             t.begin();
             t.say(cjb::ChangeCondition{a, cjb::Condition::Rout, cjb::Formation::Line, "x"});
             t.end();
             return t.roll({6, 1});
         },
         "DiceRolled InitiativeRolled StageBegan",
         "DiceRolled InitiativeRolled StageBegan BrigadeRouted RoutPassesDue RunEndDue"},
        // Standing horse of an inferior class against a charge: 5, less 1, less 1.
        {"CJ-10.6 natural-six=on",
         [](Table &t) {
             const UnitId a = horse(t, Side::First, "a", 1600, 3);
             const UnitId b = horse(t, Side::Second, "b", 1600, 4);
             t.begin();
             t.toMovement();
             t.say(t.charge(Side::First, a, b, 600));
             t.end();
             t.end();
             t.end();
             t.end();
             t.roll({6, 6});
             t.roll({6, 6});
             t.say(cjb::FightMelee{a});
             for (const auto &one : t.last)
                 if (const auto *e = std::get_if<cjb::BlowsDue>(&one.event); e && e->unit == b)
                     return "kills from " + std::to_string(int(e->least));
             return Q("no blows");
         },
         "kills from 7", "kills from 6"},
        // Foot charges pikes in good order from the front.
        {"CJ-12.3 pikes-stop-infantry=off",
         [](Table &t) {
             const UnitId a = foot(t, Side::First, "a");
             const UnitId b = foot(t, Side::Second, "b", 2000, {{"armament", "pike"}});
             t.begin();
             t.toMovement();
             t.say(t.charge(Side::First, a, b, 400));
             t.end();
             t.end();
             t.end();
             t.end();
             t.roll({6, 6});
             return t.roll({6, 6});
         },
         "DiceRolled TestPassed PhaseBegan ChargeHalted TurnBegan PhaseBegan PhaseBegan PhaseBegan",
         "DiceRolled TestPassed PhaseBegan MeleeJoined"},
        {"CJ-12.5 squares=off",
         [](Table &t) {
             const UnitId a = horse(t, Side::First, "a");
             const UnitId b =
                 t.add(Side::Second, "b", Arm::Infantry, 2000, 4, {{"may-square", "yes"}});
             t.begin();
             t.toMovement();
             t.say(t.charge(Side::First, a, b, 700));
             t.end();
             return t.say(cjb::FormSquare{b});
         },
         "SquareAttempted", "! cj-square-off"},
    };
    return kRows;
}

/// "distance-scale=2.0" of a row's name
Q optionOf(const House &house) { return Q(house.row).substr(Q(house.row).find(' ') + 1); }

} // namespace

class TestCjBattleHouse : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aHouseRuleChangesWhatIsPlayed_data() {
        QTest::addColumn<int>("which");
        for (std::size_t i = 0; i < houses().size(); ++i)
            QTest::newRow(houses()[i].row) << int(i);
    }
    void aHouseRuleChangesWhatIsPlayed() {
        QFETCH(int, which);
        const House &house = houses()[std::size_t(which)];
        Table usual;
        QCOMPARE(house.play(usual), Q(house.asUsual));
        Table changed;
        const Q option = optionOf(house);
        changed.setup.options[option.substr(0, option.find('='))] =
            option.substr(option.find('=') + 1);
        QCOMPARE(house.play(changed), Q(house.withOption));
    }
    // CJ-1.1, CJ-5.1: every scale, as it is played: the line's 4 in and no hundredth more.
    void everyScaleScalesTheMove() {
        for (const rules::OptionSpec &spec : rules::corporaljohn::ruleSet().options()) {
            if (spec.name != "distance-scale")
                continue;
            for (const std::string_view scale : spec.choices) {
                const int reach =
                    qRound(QByteArray(scale.data(), int(scale.size())).toDouble() * 400);
                for (const int more : {0, 1}) {
                    Table t;
                    t.setup.options["distance-scale"] = Q(scale);
                    QCOMPARE(marchOf(t, reach + more),
                             more ? Q("! cj-move-too-far") : Q("OrderGiven UnitMarched"));
                }
            }
            return;
        }
        QFAIL("there is no scale");
    }
    void everyAlternativeOfEveryOptionIsPlayed() {
        std::set<Q> rows;
        for (const House &house : houses())
            rows.insert(optionOf(house));
        const auto &ruleSet = rules::corporaljohn::ruleSet();
        for (const rules::OptionSpec &spec : ruleSet.options()) {
            // Footprints wait for map play.
            if (std::ranges::find_if(ruleSet.lines(), [&](const rules::RuleLine &line) {
                    return line.number == spec.rule && line.coverage == rules::Coverage::MapPlay;
                }) != ruleSet.lines().end())
                continue;
            std::vector<Q> wanted;
            if (spec.type == rules::ValueType::Flag)
                wanted.push_back(spec.fallback == "on" ? "off" : "on");
            else if (spec.type == rules::ValueType::Number)
                wanted = {std::to_string(spec.least), std::to_string(spec.most)};
            else if (spec.choices.size() <= 4) // else it is a scale, and one of it will do
                wanted.assign(spec.choices.begin(), spec.choices.end());
            for (const Q &value : wanted)
                if (value != spec.fallback)
                    QVERIFY2(rows.contains(Q(spec.name) + "=" + value),
                             (Q(spec.name) + "=" + value).c_str());
            QVERIFY2(std::ranges::any_of(
                         rows, [&](const Q &row) { return row.starts_with(Q(spec.name) + "="); }),
                     Q(spec.name).c_str());
        }
    }

    // --- rain and towns ---
    void rainAndWallsTakeFromTheFire_data() {
        QTest::addColumn<QByteArray>("weather");
        QTest::addColumn<bool>("fromTown");
        QTest::addColumn<bool>("intoTown");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char *name, const char *weather, bool from, bool into,
                            const char *expected) {
            QTest::newRow(name) << QByteArray(weather) << from << into << QByteArray(expected);
        };
        // 24 castings by 4.
        row("CJ-6.1 clear: 24 / 4", "clear", false, false, "6 dice, close");
        row("CJ-11.7 light rain: 12 / 4", "light-rain", false, false, "3 dice, close");
        row("CJ-11.7 heavy rain: none", "heavy-rain", false, false, "! cj-fire-heavy-rain");
        row("CJ-11.7 a garrison stays dry", "light-rain", true, false, "6 dice, close");
        row("CJ-11.7 in heavy rain too", "heavy-rain", true, false, "6 dice, close");
        row("CJ-11.4 into a town: 6 / 4", "clear", false, true, "1 dice, close");
        // 24 / 2 / 4 = 3 castings: no die.
        row("CJ-6.7 rain and walls together", "light-rain", false, true, "! cj-no-die");
        row("CJ-11.7 not even at a town in heavy rain", "heavy-rain", false, true,
            "! cj-fire-heavy-rain");
        row("CJ-11.4 from town to town", "light-rain", true, true, "1 dice, close");
    }
    void rainAndWallsTakeFromTheFire() {
        QFETCH(QByteArray, weather);
        QFETCH(bool, fromTown);
        QFETCH(bool, intoTown);
        QFETCH(QByteArray, expected);
        Table t;
        t.setup.weather = {weather.toStdString()};
        const UnitId a = foot(t, Side::First, "a", 2400);
        const UnitId b = foot(t, Side::Second, "b", 2400);
        t.begin();
        t.toMovement();
        for (const auto &[side, unit, goes] :
             {std::tuple(Side::First, a, fromTown), std::tuple(Side::Second, b, intoTown)}) {
            if (goes) {
                auto order = t.march(side, unit, 100);
                order.ends = {cjb::MarchEnd::Town};
                QCOMPARE(t.say(order), Q("OrderGiven UnitMarched TownEntered"));
            }
            t.end();
        }
        const Q said = t.say(Table::volley(a, b, 100));
        QCOMPARE(said.starts_with("!") ? said : volleyOf(t), expected.toStdString());
    }
    void canisterIntoATownInTheRain() { // CJ-7.1, 6.7, 11.4, 11.7
        // 3 medium guns are 36 castings at close range: 9 dice. Into a town 9 castings, 2 dice; in
        // light rain half of that, 4 and a half: 1 die.
        for (const auto &[weather, into, expected] :
             {std::tuple("clear", false, 9), std::tuple("clear", true, 2),
              std::tuple("light-rain", false, 4), std::tuple("light-rain", true, 1)}) {
            Table t;
            t.setup.weather = {weather};
            const UnitId guns = t.add(Side::First, "guns", Arm::Artillery, 36, 5);
            const UnitId b = foot(t, Side::Second, "b", 2400);
            t.begin();
            t.end();
            t.end();
            t.roll({6, 1});
            t.end();
            t.end();
            cjb::FireCanister in;
            in.unit = guns;
            in.target = b;
            in.range = HundredthsOfInch(400);
            in.town = into;
            QCOMPARE(t.say(in), Q("VolleyOrdered"));
            QCOMPARE(t.event<cjb::VolleyOrdered>()->dice.value, expected);
        }
    }

    // --- commanders ---
    void aCommanderWithoutABrigadeGoesToTheNearestFriends() { // CJ-4.6
        for (const bool killed : {false, true}) {
            Table t;
            const UnitId a = foot(t, Side::First, "a", 400);
            const UnitId b = foot(t, Side::First, "b");
            foot(t, Side::First, "c");
            foot(t, Side::First, "d");
            const UnitId enemy = foot(t, Side::Second, "enemy", 2400);
            t.begin();
            t.toMovement();
            const PersonId chief = Table::chief(Side::First);
            t.say(cjb::MoveCommander{chief, HundredthsOfInch(0), a});
            t.end();
            t.end();
            t.say(Table::volley(enemy, a, 100));
            t.roll({6, 6, 6, 6, 6, 6}); // 12 kill all 4
            QCOMPARE(t.end(), Q("StageBegan CastingsKilled UnitRemoved CommanderAtRisk"));
            if (killed) { // on 2 to 4
                QCOMPARE(t.roll({1, 3}), Q("DiceRolled CommanderKilled LeaderlessDue"));
                continue;
            }
            QCOMPARE(t.roll({1, 4}), Q("DiceRolled CommanderSpared RejoinDue"));
            QCOMPARE(t.wants(), Q("fact"));
            const battle::Pending pending = cjb::Game::pending(t.s);
            QCOMPARE(pending.fact->key, Q("commander-rejoins"));
            QCOMPARE(pending.fact->subject, chief.text());
            QCOMPARE(pending.fact->choices.size(), std::size_t(3)); // b, c, d
            QCOMPARE(pending.fact->fallback, Value(b.text()));
            QCOMPARE(pending.side, std::optional(Side::First));
            QCOMPARE(t.answer(enemy.text()), Q("! cj-fact-wrong"));
            QCOMPARE(t.answer(a.text()), Q("! cj-fact-wrong"));
            QVERIFY(t.answer(b.text()).starts_with("FactGiven CommanderRejoined PhaseBegan"));
            QCOMPARE(int(t.unit(b).commanders), 1);
            QCOMPARE(int(t.unit(a).commanders), 0);
        }
    }

    // --- melees ---
    void aUnitJoinsALockedMeleeWithItsOwnCharge() { // CJ-10.12, 10.4, 8.1
        Table t;
        const UnitId a = horse(t, Side::First, "a", 1200);
        const UnitId b = horse(t, Side::First, "b", 1200);
        const UnitId c = horse(t, Side::Second, "c", 1200);
        t.begin();
        t.toMovement();
        t.say(t.charge(Side::First, a, c, 600));
        t.end();
        t.end();
        t.end();
        t.end();
        t.roll({6, 6});
        t.roll({6, 6});
        t.say(cjb::FightMelee{a});
        t.roll({1, 1, 1, 1, 1, 1});
        t.roll({1, 1, 1, 1, 1, 1}); // equal: locked
        t.end();
        t.roll({6, 1});
        auto order = t.charge(Side::First, b, c, 600);
        QCOMPARE(t.say(order), Q("! cj-charge-target-locked"));
        order.joins = {1};
        QCOMPARE(t.say(order), Q("OrderGiven ChargeDeclared"));
        t.end();
        QCOMPARE(t.end(), Q("ChargeCameIn StageBegan"));
        t.end();
        t.end();
        QCOMPARE(t.event<cjb::TestsDue>()->units, (std::vector<UnitId>{b})); // locked ones do not
        QVERIFY(t.roll({6, 6}).ends_with("MeleeJoined"));
        t.say(cjb::FightMelee{c});
        // Second round between a and c: both kill from 5, 6 dice and half of 6. b charges: it kills
        // from 5, and c, which stands, from 6 on it.
        std::vector<Q> blows;
        for (const auto &one : t.last)
            if (const auto *e = std::get_if<cjb::BlowsDue>(&one.event))
                blows.push_back((e->unit == a   ? "a"
                                 : e->unit == b ? "b"
                                                : "c") +
                                Q(e->enemy == a   ? "a"
                                  : e->enemy == b ? "b"
                                                  : "c") +
                                " " + std::to_string(e->dice.value) + " from " +
                                std::to_string(int(e->least)));
        QCOMPARE(blows,
                 (std::vector<Q>{"ac 6 from 5", "ca 3 from 5", "bc 6 from 5", "cb 3 from 6"}));
        t.roll({1, 1, 1, 1, 1, 1});
        t.roll({1, 1, 1});
        t.roll({1, 1, 1, 1, 1, 1});
        QVERIFY(t.roll({1, 1, 1}).starts_with("DiceRolled BlowsStruck RoundFought"));
        // Equal in the second round: both attackers fall back, disordered (CJ-10.8, 10.9).
        QCOMPARE(t.unit(a).condition, cjb::Condition::Disorder);
        QCOMPARE(t.unit(b).condition, cjb::Condition::Disorder);
        QCOMPARE(t.unit(c).condition, cjb::Condition::GoodOrder);
    }
    void horseThatChargesIsNotRiddenDownUphillOrNot() { // CJ-10.4
        for (const bool uphill : {false, true}) {
            Table t;
            const UnitId a = horse(t, Side::First, "a", 1200);
            const UnitId b = foot(t, Side::Second, "b");
            const UnitId c = horse(t, Side::Second, "c", 1200);
            t.begin();
            t.toMovement();
            t.say(t.charge(Side::First, a, b, 600));
            t.end();
            cjb::Countercharge in;
            in.unit = c;
            in.charger = a;
            in.apart = HundredthsOfInch(600);
            in.uphill = uphill;
            QCOMPARE(t.say(in), Q("CounterchargeMade"));
            t.end();
            t.end();
            t.end();
            t.roll({6, 6});
            t.roll({6, 6});
            QCOMPARE(t.s.pairs.size(), std::size_t(1));
            QCOMPARE(t.s.pairs[0].counterUphill, uphill); // it reaches the blows
            t.say(cjb::FightMelee{a});
            for (const auto &one : t.last)
                if (const auto *e = std::get_if<cjb::BlowsDue>(&one.event))
                    QCOMPARE(int(e->least), 5);
        }
    }
};

QTEST_APPLESS_MAIN(TestCjBattleHouse)
#include "tst_cj_battlehouse.moc"
