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
    void theBattlesEndAsTheyDid() {
        // The quick test plays the first 20; with SABRETACHE_SLOW set (label slow) all 200.
        QCOMPARE(signatureOf(20), std::uint64_t(12761066528669221612ULL));
        if (qEnvironmentVariableIsSet("SABRETACHE_SLOW"))
            QCOMPARE(signatureOf(200), std::uint64_t(7452449445824939026ULL));
    }
    void battlesEndAndAreFought() {
        const battle::Setup setup = samples::blenheim();
        const cjb::State start = cjb::Game::begin(setup).value();
        int over = 0;
        int broken = 0;
        std::size_t inputs = 0;
        for (std::uint64_t seed = 1; seed <= 15; ++seed) {
            cjrandom::Player player(seed);
            cjb::State s = start;
            inputs += player.play(s, 20'000);
            over += s.over;
            broken += s.over && s.turn < s.setting->setup.turns;
        }
        QCOMPARE(over, 15);
        QVERIFY(broken > 0);
        qInfo() << "inputs a battle" << inputs / 15 << "broken" << broken;
    }
};

QTEST_APPLESS_MAIN(TestCjSignature)
#include "tst_cj_signature.moc"
