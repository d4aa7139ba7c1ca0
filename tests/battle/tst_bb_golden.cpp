// A turn of Elchingen, kept as a transcript and worked out by hand.
#include "battle/beerstein/engine.h"
#include "support/goldenturn.h"
#include "support/samplesetup.h"

using namespace sabretache;

class TestBbGolden : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aTurnOfElchingenIsAsWorkedOutByHand() {
        const auto &engine = battle::beerstein::engine();
        goldenturn::Outcome out;
        goldenturn::play(engine, samples::elchingen(),
                         SABRETACHE_SOURCE_DIR "/tests/battle/golden/elchingen-turn.txt", out);
        if (QTest::currentTestFailed())
            return;
        QVERIFY(out.inputs > 50);
        QCOMPARE(engine.view(*out.state).turn.value, 2);
    }
};

QTEST_APPLESS_MAIN(TestBbGolden)
#include "tst_bb_golden.moc"
