// A million random inputs, legal and not: none crashes, none breaks an invariant, and a refused one
// changes nothing. Here one in a hundred of them is played; with SABRETACHE_SOAK (label soak) all.
// SABRETACHE_SEED begins elsewhere.
#include "battle/beerstein/engine.h"
#include "battle/corporaljohn/engine.h"
#include "support/battleproperties.h"
#include "support/bbfield.h"
#include "support/bbrandom.h"
#include "support/cjfield.h"
#include "support/cjrandom.h"

#include <QtTest/QTest>

#include <deque>

using namespace sabretache;
namespace props = battleproperties;

namespace {

constexpr int kInputs = 500'000; ///< for each rule set

/// The umpire's hand, which players seldom use.
Record umpire(const battle::Setup &setup, battleplay::Random &random) {
    static constexpr const char *kConditions[] = {"good-order", "disorder", "rout"};
    static constexpr const char *kFormations[] = {"line", "column", "square", "garrison"};
    const battle::SetupUnit &unit = setup.units[random.below(setup.units.size())];
    Record out;
    switch (random.below(3)) {
    case 0:
        out.kind = "ChangeStrength";
        out.set("unit", unit.id.text());
        out.set(setup.ruleSet == "beerstein" ? "points" : "castings", random.between(-2, 30));
        break;
    case 1:
        out.kind = "ChangeCondition";
        out.set("unit", unit.id.text());
        out.set("condition", std::string(kConditions[random.below(3)]));
        out.set("formation", std::string(kFormations[random.below(4)]));
        break;
    default:
        out.kind = setup.ruleSet == "beerstein" ? "ChangeLeader" : "ChangeCommander";
        out.set(setup.ruleSet == "beerstein" ? "leader" : "commander",
                setup.commanders[random.below(setup.commanders.size())].id.text());
        if (setup.ruleSet == "beerstein")
            out.set("fate", std::string(random.oneIn(2) ? "killed" : "unhurt"));
        else
            out.set("killed", random.oneIn(2));
        break;
    }
    out.set("reason", std::string("at random"));
    return out;
}

/// What a careless hand enters: a unit or number that is another, a field that is missing or
/// doubled, something entered long before.
Record spoilt(const Record &input, const std::deque<Record> &before, const battle::Setup &setup,
              battleplay::Random &random) {
    switch (random.below(5)) {
    case 0:
        return before.empty() ? input : before[random.below(before.size())];
    case 1: {
        Record out = input;
        if (!out.fields.empty())
            out.fields.erase(out.fields.begin() +
                             static_cast<std::ptrdiff_t>(random.below(out.fields.size())));
        return out;
    }
    case 2:
        return umpire(setup, random);
    default:
        return props::mutated(input, setup, random);
    }
}

struct Counts {
    int taken = 0;
    int refused = 0;
    int battles = 0;
};

/// @return what is wrong; empty: nothing
template <class Game, class Player>
QString playInputs(const battle::Engine &engine, battle::Setup (*setupOf)(std::uint64_t),
                   props::Fault<Game> fault, int inputs, Counts &counts) {
    const auto from =
        static_cast<std::uint64_t>(qEnvironmentVariableIntValue("SABRETACHE_SEED")) * 100'000 + 1;
    for (std::uint64_t seed = from; counts.taken + counts.refused < inputs; ++seed) {
        ++counts.battles;
        const battle::Setup setup = setupOf(seed);
        battleplay::Random random(seed);
        Player player(seed);
        auto state = engine.begin(setup).value();
        std::deque<Record> before;
        const auto enter = [&](const Record &input) -> QString {
            const auto where = [&](const QString &what) {
                return QStringLiteral("seed %1: %2 at %3")
                    .arg(seed)
                    .arg(what, QString::fromStdString(toJson(input)));
            };
            const std::uint64_t hash = engine.hash(*state);
            const auto made = engine.decide(*state, input);
            if (engine.hash(*state) != hash)
                return where(QStringLiteral("deciding changed the state"));
            if (!made) {
                ++counts.refused;
                return {};
            }
            ++counts.taken;
            for (const battle::EventRecord &event : *made) {
                if (!engine.validate(*state, event))
                    return where(QStringLiteral("own event refused: ") +
                                 QString::fromStdString(toJson(event.event)));
                engine.evolve(*state, event);
            }
            const QString wrong = fault(props::opened<Game>(*state));
            return wrong.isEmpty() ? wrong : where(wrong);
        };
        for (int i = 0; i < 4000 && !props::opened<Game>(*state).over &&
                        counts.taken + counts.refused < inputs;
             ++i) {
            const Record input = toRecord(player.suggest(props::opened<Game>(*state)));
            const bool careless = random.oneIn(3);
            const QString wrong = enter(careless ? spoilt(input, before, setup, random) : input);
            if (!wrong.isEmpty())
                return wrong;
            before.push_back(input);
            if (before.size() > 200)
                before.pop_front();
        }
    }
    return {};
}

} // namespace

class TestRandomInputs : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void noInputBreaksABattle_data() {
        QTest::addColumn<bool>("beerstein");
        QTest::newRow("Corporal John") << false;
        QTest::newRow("Beerstein") << true;
    }
    void noInputBreaksABattle() {
        QFETCH(bool, beerstein);
        const int inputs = qEnvironmentVariableIsSet("SABRETACHE_SOAK") ? kInputs : kInputs / 100;
        Counts counts;
        const QString wrong = beerstein
                                  ? playInputs<battle::beerstein::Game, bbrandom::Player>(
                                        battle::beerstein::engine(), bbfield::variedElchingen,
                                        bbfield::fault, inputs, counts)
                                  : playInputs<battle::corporaljohn::Game, cjrandom::Player>(
                                        battle::corporaljohn::engine(), cjfield::variedBlenheim,
                                        cjfield::fault, inputs, counts);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        QCOMPARE(counts.taken + counts.refused, inputs);
        // Both kinds were played in earnest.
        QVERIFY(counts.taken > inputs / 10);
        QVERIFY(counts.refused > inputs / 10);
        qInfo() << counts.battles << "battles:" << counts.taken << "taken," << counts.refused
                << "refused";
    }
};

QTEST_APPLESS_MAIN(TestRandomInputs)
#include "tst_randominputs.moc"
