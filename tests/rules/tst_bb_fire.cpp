// Beerstein, section 4: ranges, hits, saves.
#include "rules/beerstein/fire.h"

#include <QtTest/QTest>

using namespace sabretache;
using namespace sabretache::rules::beerstein;

namespace {
QString cited(const RuleNumbers &numbers) {
    QString out;
    for (const RuleNumber r : numbers)
        out += (out.isEmpty() ? QString() : QStringLiteral(" ")) + QString::fromStdString(r.text());
    return out;
}
} // namespace

class TestBbFire : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void artilleryHitsByRange_data() {
        QTest::addColumn<int>("range");
        QTest::addColumn<int>("hitOn"); // 0: may not fire
        QTest::newRow("BB-4.2 touching") << 0 << 4;
        QTest::newRow("BB-4.2 399") << 399 << 4;
        QTest::newRow("BB-4.2 400 is still close") << 400 << 4;
        QTest::newRow("BB-4.2 401 is middle") << 401 << 5;
        QTest::newRow("BB-4.2 1200 is still middle") << 1200 << 5;
        QTest::newRow("BB-4.2 1201 is long") << 1201 << 6;
        QTest::newRow("BB-4.2 1600 is still long") << 1600 << 6;
        QTest::newRow("BB-4.2 1601 is out of range") << 1601 << 0;
    }
    void artilleryHitsByRange() {
        QFETCH(int, range);
        QFETCH(int, hitOn);
        const Fire fire = artilleryFire({Points(6), Paces(range)});
        QCOMPARE(fire.allowed, hitOn != 0);
        QCOMPARE(fire.hitOn.value, hitOn);
        QCOMPARE(fire.dice.value, hitOn ? 6 : 0);
        QCOMPARE(cited(fire.rules), QStringLiteral("BB-4.2"));
    }

    void musketsHitByRange_data() {
        QTest::addColumn<int>("range");
        QTest::addColumn<int>("hitOn");
        QTest::newRow("BB-4.3 touching") << 0 << 5;
        QTest::newRow("BB-4.3 100 is close") << 100 << 5;
        QTest::newRow("BB-4.3 101 is long") << 101 << 6;
        QTest::newRow("BB-4.3 200 is still long") << 200 << 6;
        QTest::newRow("BB-4.3 201 is out of range") << 201 << 0;
    }
    void musketsHitByRange() {
        QFETCH(int, range);
        QFETCH(int, hitOn);
        const Fire fire = musketry({Points(5), Paces(range)});
        QCOMPARE(fire.allowed, hitOn != 0);
        QCOMPARE(fire.hitOn.value, hitOn);
        QCOMPARE(cited(fire.rules), QStringLiteral("BB-4.3"));
    }

    void aDieForEachPoint_data() {
        QTest::addColumn<int>("number");
        QTest::addColumn<bool>("leader");
        QTest::addColumn<int>("dice");
        QTest::newRow("BB-4.1 guard") << 8 << false << 8;
        QTest::newRow("BB-4.1 last point") << 1 << false << 1;
        QTest::newRow("BB-4.1 the leader is one more") << 5 << true << 6;
        QTest::newRow("BB-4.1 also to the last point") << 1 << true << 2;
    }
    void aDieForEachPoint() {
        QFETCH(int, number);
        QFETCH(bool, leader);
        QFETCH(int, dice);
        const Fire guns = artilleryFire({Points(number), Paces(300), leader});
        const Fire muskets = musketry({Points(number), Paces(50), leader});
        QCOMPARE(guns.dice.value, dice);
        QCOMPARE(muskets.dice.value, dice);
        QCOMPARE(cited(guns.rules),
                 leader ? QStringLiteral("BB-4.2 BB-4.1") : QStringLiteral("BB-4.2"));
    }

    void coverAndGunsSave_data() {
        QTest::addColumn<bool>("cover");
        QTest::addColumn<bool>("artillery");
        QTest::addColumn<bool>("saves");
        QTest::newRow("BB-4.4 in the open") << false << false << false;
        QTest::newRow("BB-4.4 in cover") << true << false << true;
        QTest::newRow("BB-4.4 a battery") << false << true << true;
        QTest::newRow("BB-4.4 both reasons are one save") << true << true << true;
    }
    void coverAndGunsSave() {
        QFETCH(bool, cover);
        QFETCH(bool, artillery);
        QFETCH(bool, saves);
        const Fire fire = musketry({Points(5), Paces(100), false, cover, artillery});
        QCOMPARE(fire.saves, saves);
        QCOMPARE(cited(fire.rules),
                 saves ? QStringLiteral("BB-4.3 BB-4.4") : QStringLiteral("BB-4.3"));
        QCOMPARE(artilleryFire({Points(5), Paces(100), false, cover, artillery}).saves, saves);
    }

    void aSaveIsThreeOrLess() { // BB-4.4
        QVERIFY(isSaved(Pips(1)));
        QVERIFY(isSaved(Pips(3)));
        QVERIFY(!isSaved(Pips(4)));
    }

    void hitsAreCountedFromTheLowestFace() { // BB-4.2
        const std::vector<std::uint8_t> faces{1, 3, 4, 5, 6, 6};
        QCOMPARE(countHits(faces, Pips(4)), 4);
        QCOMPARE(countHits(faces, Pips(5)), 3);
        QCOMPARE(countHits(faces, Pips(6)), 2);
    }
};

QTEST_APPLESS_MAIN(TestBbFire)
#include "tst_bb_fire.moc"
