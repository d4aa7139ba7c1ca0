// A turn of Blenheim, kept as a transcript and worked out by hand.
#include "battle/corporaljohn/engine.h"
#include "support/goldenturn.h"
#include "support/samplesetup.h"

using namespace sabretache;

class TestCjGolden : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aTurnOfBlenheimIsAsWorkedOutByHand() {
        const auto &engine = battle::corporaljohn::engine();
        goldenturn::Outcome out;
        goldenturn::play(engine, samples::blenheim(),
                         SABRETACHE_SOURCE_DIR "/tests/battle/golden/blenheim-turn.txt", out);
        if (QTest::currentTestFailed())
            return;
        QVERIFY(out.inputs > 30);
        QCOMPARE(engine.view(*out.state).turn.value, 2);
    }
};

QTEST_APPLESS_MAIN(TestCjGolden)
#include "tst_cj_golden.moc"
