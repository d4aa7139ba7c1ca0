// What must hold at every state of every battle of Beerstein, legal input or not.
#include "battle/beerstein/engine.h"
#include "battle/beerstein/game.h"
#include "support/battleproperties.h"
#include "support/bbfield.h"

#include <QtTest/QTest>

using namespace sabretache;
namespace bbb = battle::beerstein;
namespace props = battleproperties;
using bbfield::fault;
using bbfield::variedElchingen;

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
