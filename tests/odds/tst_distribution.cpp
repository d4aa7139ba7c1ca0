// Distributions against plain enumeration of every throw.
#include "odds/distribution.h"

#include <QtTest/QTest>

#include <cmath>
#include <vector>

using namespace sabretache;
using namespace sabretache::odds;

namespace {

/// Chances of the sum of `effect` over `count` dice, by going through all 6^count throws.
template <class Effect> std::vector<double> enumerated(int count, Effect effect) {
    std::vector<double> out(std::size_t(count) * 7 + 1);
    std::vector<int> faces(std::size_t(count), 1);
    const double one = 1 / std::pow(6.0, count);
    for (;;) {
        int sum = 0;
        for (const int face : faces)
            sum += effect(face);
        out[std::size_t(sum)] += one;
        std::size_t i = 0;
        while (i < faces.size() && faces[i] == 6)
            faces[i++] = 1;
        if (i == faces.size())
            return out;
        ++faces[i];
    }
}

void compare(const Distribution &exact, const std::vector<double> &wanted) {
    for (std::size_t v = 0; v < wanted.size(); ++v)
        QVERIFY2(std::abs(exact.at(int(v)) - wanted[v]) < 1e-12, qPrintable(QString::number(v)));
    QVERIFY(std::abs(exact.atLeast(0) - 1) < 1e-12);
}

int closeVolley(int face) { return face == 6 ? 2 : face == 1 ? 0 : 1; }
int fiveOrSix(int face) { return face >= 5 ? 1 : 0; }
int never(int) { return 0; }
int always(int) { return 1; }
int pips(int face) { return face; }

} // namespace

class TestDistribution : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void diceAddUpAsEveryThrowDoes_data() {
        QTest::addColumn<int>("count");
        for (int n = 0; n <= 6; ++n)
            QTest::addRow("%d dice", n) << n;
    }
    void diceAddUpAsEveryThrowDoes() {
        QFETCH(int, count);
        for (const auto effect : {closeVolley, fiveOrSix, never, always, pips}) {
            if (count == 0) {
                QCOMPARE(Distribution::ofDice(Dice(0), OneDie::of(effect)).at(0), 1.0);
                continue;
            }
            compare(Distribution::ofDice(Dice(count), OneDie::of(effect)),
                    enumerated(count, effect));
        }
    }
    void theMeanIsThatOfTheDice() {
        QCOMPARE(Distribution::ofDice(Dice(9), OneDie::of(closeVolley)).mean(), 9.0);
        QCOMPARE(Distribution::ofDice(Dice(3), OneDie::of(fiveOrSix)).mean(), 1.0);
        QCOMPARE(Distribution::ofDice(Dice(2), OneDie::of(pips)).mean(), 7.0);
    }
    void sumsOfTwoAreSumsOfTheirDice() {
        const auto volley = OneDie::of(closeVolley);
        const auto both =
            Distribution::ofDice(Dice(2), volley).plus(Distribution::ofDice(Dice(3), volley));
        compare(both, enumerated(5, closeVolley));
    }
    void cappingGathersTheTop() {
        const auto three = Distribution::ofDice(Dice(3), OneDie::of(fiveOrSix));
        const auto capped = three.cappedAt(1);
        QCOMPARE(capped.most(), 1);
        QVERIFY(std::abs(capped.at(0) - 8.0 / 27) < 1e-15);
        QVERIFY(std::abs(capped.at(1) - 19.0 / 27) < 1e-15);
        QCOMPARE(three.cappedAt(3).most(), 3);
        QCOMPARE(three.cappedAt(0).at(0), 1.0);
    }
    void thinningIsOneMoreDieForEach() {
        // a kill on 5 or 6 that is saved on 4 to 6 is a kill with chance 1/6
        const auto kills = Distribution::ofDice(Dice(4), OneDie::of(fiveOrSix)).thinned(0.5);
        compare(kills, enumerated(4, [](int face) { return face == 6 ? 1 : 0; }));
        QCOMPARE(Distribution::certain(3).thinned(1).at(3), 1.0);
        QCOMPARE(Distribution::certain(3).thinned(0).at(0), 1.0);
    }
    void mixturesAddUp() {
        Mixture mixture;
        mixture.add(0.25, Distribution::certain(0));
        mixture.add(0.75, Distribution::certain(4));
        QCOMPARE(mixture.sum().at(0), 0.25);
        QCOMPARE(mixture.sum().at(2), 0.0);
        QCOMPARE(mixture.sum().at(4), 0.75);
        QCOMPARE(mixture.sum().mean(), 3.0);
    }
    void outsideThereIsNothing() {
        const auto one = Distribution::ofDice(Dice(1), OneDie::of(fiveOrSix));
        QCOMPARE(one.at(-1), 0.0);
        QCOMPARE(one.at(2), 0.0);
        QCOMPARE(one.at(100000), 0.0);
        QCOMPARE(one.atLeast(-5), one.atLeast(0));
        QCOMPARE(one.atLeast(9), 0.0);
    }
    void twoDiceAreThirtySixThrows() {
        QCOMPARE(chanceOfTwoDice([](auto faces) { return faces[0] + faces[1] >= 7; }), 21.0 / 36);
        QCOMPARE(chanceOfDie([](int face) { return face > 4; }), 2.0 / 6);
    }
};

QTEST_APPLESS_MAIN(TestDistribution)
#include "tst_distribution.moc"
