// What must hold at every state of every battle of Beerstein, legal input or not.
#include "battle/beerstein/engine.h"
#include "battle/beerstein/game.h"
#include "support/battleproperties.h"
#include "support/samplesetup.h"

#include <QtTest/QTest>

using namespace sabretache;
namespace bbb = battle::beerstein;
namespace props = battleproperties;

namespace {

const battle::Engine &engine() { return bbb::engine(); }

/// Players who seldom end a step early, so that there is fire, and combat. The steadfast do not
/// withdraw of their own will either, so that there is more of it.
battleplay::Habits bold(bool steadfast = false) {
    battleplay::Habits habits;
    habits.endPhaseOneIn = 60;
    if (steadfast)
        habits.avoid.emplace_back("WithdrawVoluntarily");
    return habits;
}

/// Elchingen with what it lacks: house rules, reinforcements, weak units, dates of rank.
battle::Setup variedElchingen(std::uint64_t seed) {
    battle::Setup setup = samples::elchingen();
    battleplay::Random random(seed);
    for (battle::SetupUnit &u : setup.units) {
        if (random.oneIn(6))
            u.fields["points-lost"] = std::to_string(1 + random.below(4));
        if (random.oneIn(12))
            u.arrives = Turns(static_cast<std::int32_t>(2 + random.below(3)));
    }
    for (battle::SetupCommander &c : setup.commanders)
        if (random.oneIn(2))
            c.rankDate = std::to_string(1795 + random.below(10)) + "-01-01";
    if (random.oneIn(2))
        setup.options["initiative"] = "alternate";
    if (random.oneIn(2))
        setup.options["terrain-slows"] = "off";
    if (random.oneIn(2))
        setup.options["out-of-command"] = "free";
    for (battle::SetupSide &side : setup.sides)
        side.breakPercent = 100; // fought to the last
    return setup;
}

/// @return what is wrong with a state; empty: nothing
QString fault(const bbb::State &s) {
    std::array<bbb::SideState, 2> totals{};
    std::int32_t winners = 0;
    for (bbb::UnitIndex u = 0; u < s.units.size(); ++u) {
        const bbb::UnitState &unit = s.unit(u);
        const bbb::Troops &t = s.troops(u);
        const QString name = QString::fromStdString(s.setting->setup.units[u].name);
        if (unit.number < Points(0) || unit.number > t.start)
            return name + QStringLiteral(": its number is out of range");
        if (unit.number.value !=
            (t.start - unit.lost - unit.spent + unit.recovered).value + unit.adjusted)
            return name + QStringLiteral(": start is not present and losses");
        if (unit.number > t.start - unit.spent && unit.adjusted == 0)
            return name + QStringLiteral(": recovered what is lost for good (BB-7.2)");
        if (unit.limbered && t.branch != bbb::Branch::Artillery)
            return name + QStringLiteral(": limbered without guns");
        if ((unit.number == Points(0)) && unit.presence == bbb::Presence::OnTable)
            return name + QStringLiteral(": nothing left and still there (BB-1.3)");
        std::int32_t contacts = 0;
        for (const bbb::Pair &p : s.pairs)
            contacts += p.attacker == u || p.target == u;
        if (contacts != unit.contacts)
            return name + QStringLiteral(": in contact with a wrong number of enemies");
        if (contacts > 0 && !s.onTable(u))
            return name + QStringLiteral(": in contact off the table");
        if (s.attacking(u) && !s.locked(u) && t.branch == bbb::Branch::Artillery)
            return name + QStringLiteral(": guns attack (BB-3.3)");
        if (unit.leader != bbb::kNone &&
            (s.posts[unit.leader].with != u || s.posts[unit.leader].status != bbb::PostStatus::Fit))
            return name + QStringLiteral(": its leader is not with it");
        if (s.has(u, bbb::Flag::Withdrew) &&
            (s.has(u, bbb::Flag::Moved) || s.has(u, bbb::Flag::Attacked)))
            return name + QStringLiteral(": withdrew and moved (BB-7.1)");
        if (s.has(u, bbb::Flag::Fired) && s.has(u, bbb::Flag::Attacked))
            return name + QStringLiteral(": fired and attacked (BB-3.5)");
        if (t.branch == bbb::Branch::Artillery && s.has(u, bbb::Flag::Fired) &&
            s.has(u, bbb::Flag::Moved))
            return name + QStringLiteral(": guns fired and moved (BB-2.5)");
        bbb::SideState &side = totals[battle::index(t.side)];
        const bool here = s.onTable(u);
        const bool away =
            unit.presence == bbb::Presence::OffTable || unit.presence == bbb::Presence::Gone;
        side.present += here;
        side.guns += here && t.branch == bbb::Branch::Artillery;
        side.foot += here && t.branch == bbb::Branch::Infantry;
        side.points += unit.number.value;
        side.lost += away || unit.number <= Points(2);
        side.hurt += here && unit.number < t.start - unit.spent;
        winners += here && s.has(u, bbb::Flag::Won) && !s.has(u, bbb::Flag::FollowedUp);
    }
    for (const std::size_t i : {0U, 1U}) {
        const bbb::SideState &is = s.sides[i];
        const bbb::SideState &should = totals[i];
        if (is.present != should.present || is.guns != should.guns || is.foot != should.foot ||
            is.points != should.points || is.lost != should.lost || is.hurt != should.hurt)
            return QStringLiteral("totals are out of step");
    }
    if (s.step == bbb::Step::Combat && winners != s.winners)
        return QStringLiteral("winners are out of step");
    for (bbb::PostIndex p = 0; p < s.posts.size(); ++p)
        if (s.posts[p].with != bbb::kNone && s.unit(s.posts[p].with).leader != p)
            return QStringLiteral("a leader is with a unit that does not know it");
    return {};
}

} // namespace

class TestBbProperties : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void inputsWithOtherValuesAreTakenOrRefusedButChangeNothing() {
        battleplay::Random random(4711);
        const auto setup = variedElchingen(9);
        int refused = 0;
        QString wrong;
        const auto watch = [&](const battle::State &before, const Record &input,
                               const std::vector<battle::EventRecord> &) {
            if (wrong.isEmpty())
                wrong = props::mutationFault<bbb::Game>(
                    engine(), before, props::mutated(input, setup, random), fault, refused);
        };
        for (std::uint64_t seed = 5; seed <= 8; ++seed)
            battleplay::play(engine(), setup, seed, 1500, watch, bold(seed > 5));
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        QVERIFY(refused > 100);
    }

    void everyOfferIsAcceptedInSomeForm() {
        props::Tried tried;
        battleplay::Random random(31);
        QString wrong;
        const auto watch = [&](const battle::State &before, const Record &,
                               const std::vector<battle::EventRecord> &) {
            if (wrong.isEmpty() && random.oneIn(16))
                wrong = props::tryOffers(engine(), before, random, tried);
        };
        for (std::uint64_t seed = 1; seed <= 4; ++seed)
            battleplay::play(engine(), variedElchingen(seed), seed, 1200, watch, bold(seed > 1));
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        QVERIFY(tried.size() > 10);
        for (const auto &[action, counts] : tried) {
            const QByteArray text = QByteArray::fromStdString(action) + ' ' +
                                    QByteArray::number(counts[0]) + " taken, " +
                                    QByteArray::number(counts[1]) + " not";
            QVERIFY2(counts[0] > 0 && counts[1] <= counts[0], text.constData());
        }
    }

    void randomPlayKeepsEveryInvariant_data() {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 4; ++seed)
            QTest::addRow("seed %d", seed) << seed;
    }
    void randomPlayKeepsEveryInvariant() {
        QFETCH(int, seed);
        const auto setup = variedElchingen(static_cast<std::uint64_t>(seed));
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
            wrong = props::stepFault<bbb::Game>(engine(), before, input, made, fault);
        };
        battleplay::play(engine(), setup, static_cast<std::uint64_t>(seed) * 77, 2000, watch,
                         bold(seed > 1));
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        QVERIFY2(steps > 150, QByteArray::number(int(steps)).constData());
        if (qEnvironmentVariableIsSet("SABRETACHE_SHOW"))
            for (const auto &[kind, count] : events)
                qInfo() << kind.c_str() << count;
    }

    void storedEventsGiveTheSameBattle() {
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const QString wrong =
                props::foldFault(engine(), variedElchingen(seed), seed, 1200, bold(seed > 1));
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        }
    }
};

QTEST_APPLESS_MAIN(TestBbProperties)
#include "tst_bb_properties.moc"
