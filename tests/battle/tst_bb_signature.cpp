// The signature of the engine: what 200 battles of Elchingen, played at random from seeds, end in.
// A change of it is a change of the rules as played, and the commit that makes it says so.
#include "base/hash.h"
#include "battle/beerstein/game.h"
#include "support/bbrandom.h"
#include "support/samplesetup.h"

#include <QtTest/QTest>

using namespace sabretache;
namespace bbb = battle::beerstein;

namespace {

std::uint64_t signatureOf(std::uint64_t battles) {
    const battle::Setup setup = samples::elchingen();
    const bbb::State start = bbb::Game::begin(setup).value();
    Fingerprint print;
    for (std::uint64_t seed = 1; seed <= battles; ++seed) {
        bbrandom::Player player(seed);
        bbb::State s = start;
        player.play(s, 20'000);
        print.add(bbb::Game::hash(s));
    }
    return print.value();
}

} // namespace

class TestBbSignature : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theBattlesEndAsTheyDid() {
        // The quick test plays the first 20; with SABRETACHE_SLOW set (label slow) all 200.
        QCOMPARE(signatureOf(20), std::uint64_t(1712378386383035422ULL));
        if (qEnvironmentVariableIsSet("SABRETACHE_SLOW"))
            QCOMPARE(signatureOf(200), std::uint64_t(11095004084919887902ULL));
    }
    void battlesEndAndAreFought() {
        const bbb::State start = bbb::Game::begin(samples::elchingen()).value();
        int over = 0;
        int broken = 0;
        std::size_t inputs = 0;
        for (std::uint64_t seed = 1; seed <= 15; ++seed) {
            bbrandom::Player player(seed);
            bbb::State s = start;
            inputs += player.play(s, 20'000);
            over += s.over;
            broken += s.over && s.turn < s.setting->setup.turns;
        }
        QCOMPARE(over, 15);
        QVERIFY(broken > 0);
        qInfo() << "inputs a battle" << inputs / 15 << "broken" << broken;
    }
};

QTEST_APPLESS_MAIN(TestBbSignature)
#include "tst_bb_signature.moc"
