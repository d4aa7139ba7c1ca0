// What must hold at every state of every battle of Corporal John, legal input or not.
#include "battle/corporaljohn/engine.h"
#include "battle/corporaljohn/game.h"
#include "support/battleproperties.h"
#include "support/samplesetup.h"

#include <QtTest/QTest>

using namespace sabretache;
namespace cjb = battle::corporaljohn;
namespace props = battleproperties;

namespace {

const battle::Engine &engine() { return cjb::engine(); }

/// Players who seldom end a phase early, so that there is fire, and melee.
battleplay::Habits bold() {
    battleplay::Habits habits;
    habits.endPhaseOneIn = 60;
    return habits;
}

/// Blenheim with what it lacks of the rules: odd arms, weather, objectives, reinforcements.
battle::Setup variedBlenheim(std::uint64_t seed) {
    battle::Setup setup = samples::blenheim();
    battleplay::Random random(seed);
    const std::array<const char *, 5> arms{"flintlock", "pike-and-matchlock", "matchlock",
                                           "plug-bayonet", "pike"};
    const std::array<const char *, 4> weather{"clear", "light-rain", "heavy-rain",
                                              "reduced-visibility"};
    for (battle::SetupUnit &u : setup.units) {
        if (isInfantry(u.arm)) {
            u.fields["armament"] = arms[random.below(arms.size())];
            if (u.fields["class"] == "3" || u.fields["class"] == "4")
                u.fields["may-square"] = "yes";
        }
        if (isArtillery(u.arm) && random.oneIn(3))
            u.fields["limbered"] = "yes";
        if (random.oneIn(20))
            u.arrives = Turns(static_cast<std::int32_t>(2 + random.below(3)));
    }
    for (int turn = 0; turn < 6; ++turn)
        setup.weather.emplace_back(random.oneIn(2) ? "clear"
                                                   : weather[random.below(weather.size())]);
    setup.objectives = {{"Blindheim", 3}, {"Oberglau", 2}};
    if (random.oneIn(2))
        setup.options["rout-continues"] = "on";
    if (random.oneIn(2))
        setup.options["two-crew-with-save"] = "on";
    if (random.oneIn(2))
        setup.options["army-orders"] = "one";
    if (random.oneIn(2))
        setup.options["relimber"] = "on";
    if (random.oneIn(2))
        setup.options["long-charges"] = "off";
    return setup;
}

/// @return what is wrong with a state; empty: nothing
QString fault(const cjb::State &s) {
    std::array<cjb::SideTotals, 2> totals{};
    for (cjb::UnitIndex u = 0; u < s.units.size(); ++u) {
        const cjb::UnitState &unit = s.unit(u);
        const cjb::Troops &t = s.troops(u);
        const QString name = QString::fromStdString(s.setting->setup.units[u].name);
        if (unit.castings < Castings(0) || unit.castings > t.start)
            return name + QStringLiteral(": castings out of range");
        if (unit.comingOff < Castings(0) || unit.comingOff > unit.castings)
            return name + QStringLiteral(": more coming off than it has");
        Castings sum = unit.castings;
        for (const Castings lost : unit.lost)
            sum += lost;
        if (sum != t.start)
            return name + QStringLiteral(": start is not present and losses");
        if (t.arm == cjb::TroopArm::Artillery && unit.condition != cjb::Condition::GoodOrder)
            return name + QStringLiteral(": a battery in disorder (CJ-9.2)");
        if (t.arm != cjb::TroopArm::Infantry && (unit.formation == cjb::Formation::Square ||
                                                 unit.formation == cjb::Formation::Garrison))
            return name + QStringLiteral(": a square of horse or guns");
        std::uint16_t pairs = 0;
        for (const cjb::Pair &p : s.pairs)
            pairs += p.attacker == u || p.defender == u;
        if (pairs != unit.pairs)
            return name + QStringLiteral(": locked with a wrong number of enemies");
        if (pairs > 0 && !unit.onTable() && s.meleeStep == cjb::MeleeStep::None)
            return name + QStringLiteral(": locked off the table");
        cjb::SideTotals &side = totals[battle::index(t.side)];
        side.castings += unit.castings.value;
        side.comingOff += unit.comingOff.value;
        side.gone += cjb::countsAsGone(unit);
        side.shaken += unit.onTable() && unit.condition != cjb::Condition::GoodOrder;
        side.readyGuns += unit.onTable() && t.arm == cjb::TroopArm::Artillery;
    }
    if (totals != s.sides)
        return QStringLiteral("totals are out of step");
    return {};
}

} // namespace

class TestCjProperties : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void inputsWithOtherValuesAreTakenOrRefusedButChangeNothing() {
        // Each input of a battle with its units and numbers changed at random: whatever the answer,
        // the state stays as it was, and what is accepted passes validation.
        battleplay::Random random(4711);
        const auto setup = variedBlenheim(9);
        int refused = 0;
        QString wrong;
        const auto watch = [&](const battle::State &before, const Record &input,
                               const std::vector<battle::EventRecord> &) {
            if (wrong.isEmpty())
                wrong = props::mutationFault<cjb::Game>(
                    engine(), before, props::mutated(input, setup, random), fault, refused);
        };
        battleplay::play(engine(), setup, 5, 1500, watch, bold());
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        QVERIFY(refused > 100);
    }

    void everyOfferIsAcceptedInSomeForm() {
        // Every offer that is allowed can be taken, most as the form first shows it.
        const auto setup = variedBlenheim(3);
        props::Tried tried;
        battleplay::Random random(31);
        QString wrong;
        const auto watch = [&](const battle::State &before, const Record &,
                               const std::vector<battle::EventRecord> &) {
            if (wrong.isEmpty() && random.oneIn(25))
                wrong = props::tryOffers(engine(), before, random, tried);
        };
        battleplay::play(engine(), setup, 17, 900, watch, bold());
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        QVERIFY(tried.size() > 10);
        for (const auto &[action, counts] : tried) {
            // What the state does not know (who is in reach) may stand in the way of some.
            const QByteArray text = QByteArray::fromStdString(action) + ' ' +
                                    QByteArray::number(counts[0]) + " taken, " +
                                    QByteArray::number(counts[1]) + " not";
            QVERIFY2(counts[0] > 0 && counts[1] <= counts[0], text.constData());
        }
    }

    void randomPlayKeepsEveryInvariant_data() {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 6; ++seed)
            QTest::addRow("seed %d", seed) << seed;
    }
    void randomPlayKeepsEveryInvariant() {
        QFETCH(int, seed);
        const auto setup = variedBlenheim(static_cast<std::uint64_t>(seed));
        std::map<std::string, int> events;
        std::size_t steps = 0;
        QString wrong;
        const auto watch = [&](const battle::State &before, const Record &input,
                               const std::vector<battle::EventRecord> &made) {
            if (!wrong.isEmpty())
                return;
            ++steps;
            for (const battle::EventRecord &e : made)
                ++events[e.event.kind];
            wrong = props::stepFault<cjb::Game>(engine(), before, input, made, fault,
                                                {"StrengthChanged"});
        };
        battleplay::play(engine(), setup, static_cast<std::uint64_t>(seed) * 77, 2500, watch,
                         bold());
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        QVERIFY(steps > 300);
        if (qEnvironmentVariableIsSet("SABRETACHE_SHOW"))
            for (const auto &[kind, count] : events)
                qInfo() << kind.c_str() << count;
    }

    void storedEventsGiveTheSameBattle() {
        const QString wrong = props::foldFault(engine(), variedBlenheim(2), 2, 800, bold());
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }
};

QTEST_APPLESS_MAIN(TestCjProperties)
#include "tst_cj_properties.moc"
