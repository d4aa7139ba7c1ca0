// The signature of the engine: what 200 battles of Blenheim, played at random from seeds, end in. A
// change of it is a change of the rules as played, and the commit that makes it says so.
#include "base/hash.h"
#include "battle/corporaljohn/game.h"
#include "support/cjrandom.h"
#include "support/samplesetup.h"

#include <QtTest/QTest>

using namespace sabretache;
namespace cjb = battle::corporaljohn;

namespace {

std::uint64_t signatureOf(std::uint64_t battles) {
    const battle::Setup setup = samples::blenheim();
    const cjb::State start = cjb::Game::begin(setup).value();
    Fingerprint print;
    for (std::uint64_t seed = 1; seed <= battles; ++seed) {
        cjrandom::Player player(seed);
        cjb::State s = start;
        player.play(s, 20'000);
        print.add(cjb::Game::hash(s));
    }
    return print.value();
}

} // namespace

class TestCjSignature : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void twentyBattlesEndAsTheyDid() { QCOMPARE(signatureOf(20), std::uint64_t(0)); }
    void twoHundredBattlesEndAsTheyDid() { QCOMPARE(signatureOf(200), std::uint64_t(0)); }
    void battlesEndAndAreFought() {
        const battle::Setup setup = samples::blenheim();
        const cjb::State start = cjb::Game::begin(setup).value();
        int over = 0;
        int broken = 0;
        std::size_t inputs = 0;
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            cjrandom::Player player(seed);
            cjb::State s = start;
            inputs += player.play(s, 20'000);
            over += s.over;
            broken += s.over && s.turn < s.setting->setup.turns;
        }
        QCOMPARE(over, 40);
        QVERIFY(broken > 0);
        qInfo() << "inputs a battle" << inputs / 40 << "broken" << broken;
    }
    void battlesASecond() {
        const battle::Setup setup = samples::blenheim();
        const cjb::State start = cjb::Game::begin(setup).value();
        QBENCHMARK_ONCE {
            for (std::uint64_t seed = 1; seed <= 100; ++seed) {
                cjrandom::Player player(seed);
                cjb::State s = start;
                player.play(s, 20'000);
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestCjSignature)
#include "tst_cj_signature.moc"
