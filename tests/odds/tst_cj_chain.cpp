// Whole chains: against hand-worked cases, and against 100,000 charges played step by step.
#include "dice/roll.h"
#include "support/chargeplayer.h"

#include <QtTest/QTest>

#include <cmath>
#include <map>

using namespace sabretache;
using namespace sabretache::odds;
using namespace sabretache::odds::corporaljohn;

namespace {

constexpr int kPlayed = 100000;
constexpr auto kFoot = cj::TroopArm::Infantry;
constexpr auto kHorse = cj::TroopArm::Cavalry;
constexpr auto kGuns = cj::TroopArm::Artillery;

bool near(double a, double b) { return std::abs(a - b) < 1e-12; }

ChainUnit unit(cj::TroopArm arm, int castings, int classNumber, bool commander = false) {
    ChainUnit out;
    out.unit.arm = arm;
    out.unit.castings = Castings(castings);
    out.unit.classNumber = cj::ClassNumber(classNumber);
    out.commander = commander;
    return out;
}
ChargeFactsOfChain charge(ChainUnit charger, ChainUnit target) {
    ChargeFactsOfChain f;
    f.charger = std::move(charger);
    f.target = std::move(target);
    return f;
}
/// The target fires at close range.
cj::FireFacts volleyAtContact() { return {}; }

double whole(const ChargeChain &chain) {
    double sum = 0;
    for (const auto &row : chain.fates)
        for (const double chance : row)
            sum += chance;
    return sum;
}

struct Case {
    const char *name;
    ChargeFactsOfChain facts;
    cj::Options options;
};

std::vector<Case> cases() {
    std::vector<Case> out;
    auto foot = charge(unit(kFoot, 24, 4, true), unit(kFoot, 20, 5));
    foot.musketry = volleyAtContact();
    foot.target.shots.push_back({Dice(6), cj::RangeBand::Long});
    out.push_back({"CJ-8.5 infantry on infantry that fires", foot, {}});
    auto horse = charge(unit(kHorse, 16, 4), unit(kHorse, 14, 5, true));
    horse.response = Response::Countercharges;
    out.push_back({"CJ-8.3 cavalry countercharged", horse, {}});
    auto stands = charge(unit(kHorse, 16, 5), unit(kHorse, 14, 6));
    stands.side = cj::Sector::LeftFlank;
    out.push_back({"CJ-10.4 cavalry struck in flank", stands, {}});
    auto line = charge(unit(kHorse, 16, 5), unit(kFoot, 24, 6));
    line.musketry = volleyAtContact();
    out.push_back({"CJ-8.2 cavalry on a shaky line", line, {}});
    auto square = charge(unit(kHorse, 16, 4), unit(kFoot, 24, 4));
    square.response = Response::FormsSquare;
    square.musketry = volleyAtContact();
    out.push_back({"CJ-12.6 a square, or not", square, {}});
    auto guns = charge(unit(kFoot, 8, 6), unit(kGuns, 4, 5, true));
    cj::GunFacts canister;
    canister.guns = ModelGuns(2);
    guns.canister = canister;
    cj::Options saves;
    saves.twoCrewWithSave = true;
    out.push_back({"CJ-7.7 a battery charged, gunners saved", guns, saves});
    auto town = charge(unit(kFoot, 28, 4), unit(kFoot, 12, 5));
    town.target.unit.formation = cj::Formation::Garrison;
    town.ground = cj::MeleeGround::Town;
    town.musketry = volleyAtContact();
    out.push_back({"CJ-11.4 storming a town", town, {}});
    auto tiny = charge(unit(kFoot, 3, 5), unit(kFoot, 2, 5));
    tiny.musketry = volleyAtContact();
    tiny.charger.shots.push_back({Dice(2), cj::RangeBand::Close});
    out.push_back({"CJ-10.9 hardly anybody left", tiny, {}});
    return out;
}

} // namespace

class TestChain : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aVolleyAndItsTest() { // CJ-6.1 CJ-9.1: one die; class 5 fails on 6 of 36
        auto target = unit(kFoot, 20, 5);
        target.shots.push_back({Dice(1), cj::RangeBand::Close});
        const FireChain chain = fireChain(target, cj::KilledBy::Musketry, {});
        QVERIFY(near(chain.lost.at(0), 1.0 / 6) && near(chain.lost.at(1), 4.0 / 6) &&
                near(chain.lost.at(2), 1.0 / 6));
        QVERIFY(near(chain.goodOrder, 5.0 / 6));
        QVERIFY(near(chain.disorder, 5.0 / 36));
        QVERIFY(near(chain.rout, 1.0 / 36));
        QCOMPARE(chain.destroyed, 0.0);
    }
    void aDestroyedUnitTakesNoTest() { // CJ-10.9: one casting, killed by 2 to 6
        auto target = unit(kFoot, 1, 5);
        target.shots.push_back({Dice(1), cj::RangeBand::Close});
        const FireChain chain = fireChain(target, cj::KilledBy::Musketry, {});
        QVERIFY(near(chain.destroyed, 5.0 / 6));
        QVERIFY(near(chain.goodOrder, 1.0 / 6 * 5 / 6));
    }
    void aFallenCommanderTakesHisBonusAlong() { // CJ-4.8: hit with 5/6, killed with 3/36
        auto target = unit(kFoot, 20, 6, true);
        target.shots.push_back({Dice(1), cj::RangeBand::Close});
        const FireChain chain = fireChain(target, cj::KilledBy::Musketry, {});
        const double falls = 5.0 / 6 * 3 / 36;
        QVERIFY(near(chain.commanderKilled, falls));
        // class 6 passes on 26 of 36, with him on 30
        QVERIFY(near(chain.goodOrder, falls * 26 / 36 + (1 - falls) * 30 / 36));
    }
    void nobodyShotAtNobodyTests() { // CJ-9.3
        const FireChain chain = fireChain(unit(kFoot, 20, 6), cj::KilledBy::Musketry, {});
        QCOMPARE(chain.goodOrder, 1.0);
    }
    void cavalryHaltsBeforeALineThatCannotFail() { // CJ-8.2: class 3 with a commander needs 2
        const auto chain =
            chargeChain(charge(unit(kHorse, 16, 3, true), unit(kFoot, 24, 3, true)), {});
        QVERIFY(near(chain.fates[std::size_t(Fate::Halted)][std::size_t(Fate::Stands)], 1));
        QCOMPARE(chain.meets, 0.0);
        QCOMPARE(chain.chargerLost.at(0), 1.0);
    }
    void disorderedInfantryHaltsTheRoutedRun() { // CJ-8.6 CJ-9.1
        // The target cannot fail. The charger, class 6 with +1, fails on 6 of 36.
        const auto chain = chargeChain(charge(unit(kFoot, 24, 6), unit(kFoot, 24, 3, true)), {});
        QVERIFY(near(chain.ofCharger(Fate::Halted), 5.0 / 36));
        QVERIFY(near(chain.meets, 30.0 / 36));
        // what neither halts nor meets has run before: 1 of 36
        QVERIFY(chain.ofCharger(Fate::Routed) > 1.0 / 36);
    }
    void infantryThatIsCounterchargedDefends() { // CJ-8.4
        auto facts = charge(unit(kFoot, 24, 3, true), unit(kHorse, 16, 3, true));
        facts.response = Response::Countercharges;
        const auto chain = chargeChain(facts, {});
        QVERIFY(near(chain.fates[std::size_t(Fate::Stands)][std::size_t(Fate::Halted)], 1));
    }

    void playAgreesWithTheChain_data() {
        QTest::addColumn<int>("which");
        const auto all = cases();
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::newRow(all[i].name) << int(i);
    }
    void playAgreesWithTheChain() {
        QFETCH(int, which);
        const Case c = cases()[std::size_t(which)];
        const ChargeChain exact = chargeChain(c.facts, c.options);
        QVERIFY(std::abs(whole(exact) - 1) < 1e-9);
        QVERIFY(std::abs(exact.chargerLost.atLeast(0) - 1) < 1e-9);
        QVERIFY(std::abs(exact.targetLost.atLeast(0) - 1) < 1e-9);
        dice::ProgramDice dice(1704U + unsigned(which));
        std::map<std::pair<int, int>, int> fates;
        std::map<int, int> chargerLost;
        std::map<int, int> targetLost;
        for (int i = 0; i < kPlayed; ++i) {
            const auto end = ChargePlayer(c.facts, c.options, dice).play();
            ++fates[{int(end.charger), int(end.target)}];
            ++chargerLost[end.chargerLost];
            ++targetLost[end.targetLost];
        }
        const auto agrees = [](int count, double chance) {
            const double error = std::sqrt(chance * (1 - chance) / kPlayed);
            return std::abs(double(count) / kPlayed - chance) <= std::max(4 * error, 3.0 / kPlayed);
        };
        for (int a = 0; a < int(kFates); ++a)
            for (int b = 0; b < int(kFates); ++b) {
                const double chance = exact.fates[std::size_t(a)][std::size_t(b)];
                QVERIFY2(agrees(fates[{a, b}], chance),
                         qPrintable(QStringLiteral("%1 and %2: played %3, exact %4")
                                        .arg(a)
                                        .arg(b)
                                        .arg(fates[{a, b}])
                                        .arg(chance * kPlayed)));
            }
        for (int n = 0; n <= 40; ++n) {
            QVERIFY2(agrees(chargerLost[n], exact.chargerLost.at(n)),
                     qPrintable(QString::number(n)));
            QVERIFY2(agrees(targetLost[n], exact.targetLost.at(n)), qPrintable(QString::number(n)));
        }
    }
};

QTEST_APPLESS_MAIN(TestChain)
#include "tst_cj_chain.moc"
