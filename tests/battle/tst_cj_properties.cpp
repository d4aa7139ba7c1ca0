// What must hold at every state of every battle of Corporal John, legal input or not.
#include "battle/corporaljohn/engine.h"
#include "battle/corporaljohn/game.h"
#include "support/battleproperties.h"
#include "support/cjfield.h"

#include <QtTest/QTest>

using namespace sabretache;
namespace cjb = battle::corporaljohn;
namespace props = battleproperties;
using cjfield::fault;
using cjfield::variedBlenheim;

namespace {

const battle::Engine &engine() { return cjb::engine(); }

/// Players who seldom end a phase early, so that there is fire, and melee.
battleplay::Habits bold() {
    battleplay::Habits habits;
    habits.endPhaseOneIn = 60;
    return habits;
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
