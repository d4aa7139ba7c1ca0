// The signature of the engine: what 200 battles of Blenheim, played at random from seeds, end in. A
// change of it is a change of the rules as played, and the commit that makes it says so.
#include "battle/corporaljohn/game.h"
#include "support/cjrandom.h"
#include "support/samplesetup.h"
#include "support/signature.h"

#include <QtTest/QTest>

using namespace sabretache;
using battle::corporaljohn::Game;
using cjrandom::Player;

class TestCjSignature : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theBattlesEndAsTheyDid() {
        const battle::Setup setup = samples::blenheim();
        // The quick test plays the first 20; with SABRETACHE_SLOW set (label slow) all 200.
        const auto quick = test::signatureOf<Game, Player>(setup, 20);
        QCOMPARE(quick, std::uint64_t(9496348351773955609ULL));
        if (!qEnvironmentVariableIsSet("SABRETACHE_SLOW"))
            return;
        const auto all = test::signatureOf<Game, Player>(setup, 200);
        QCOMPARE(all, std::uint64_t(5045603865260849812ULL));
    }
    void battlesEndAndAreFought() {
        const test::Ends ends = test::endsOf<Game, Player>(samples::blenheim(), 15);
        QCOMPARE(ends.over, 15);
        QVERIFY(ends.broken > 0);
        qInfo() << "inputs a battle" << ends.inputs / 15 << "broken" << ends.broken;
    }
};

QTEST_APPLESS_MAIN(TestCjSignature)
#include "tst_cj_signature.moc"
