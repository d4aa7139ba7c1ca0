// Odds of Beerstein: rows worked by hand, and against 100,000 played cases of the same dice.
#include "odds/beersteincalls.h"

#include "dice/roll.h"
#include "rules/beerstein/leaders.h"
#include "rules/beerstein/movement.h"
#include "rules/beerstein/withdrawal.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>

using namespace sabretache;
using namespace sabretache::odds;
using sabretache::odds::beerstein::CombatOdds;
using sabretache::odds::beerstein::combatOdds;
using sabretache::odds::beerstein::killsOfFire;
namespace bb = sabretache::rules::beerstein;

namespace {

constexpr int kCases = 100000;

Result<Answer> ask(std::string_view kind, const KeyValues &keys) {
    return answer(builtInCalls(), "beerstein", kind, keys);
}
QString cited(const Answer &a) {
    QStringList out;
    for (const RuleNumber r : a.rules)
        out << QString::fromStdString(r.text());
    return out.join(QStringLiteral(" "));
}
double chance(const Answer &a, std::string_view item) { return std::get<double>(*a.find(item)); }
std::int64_t whole(const Answer &a, std::string_view item) {
    return std::get<std::int64_t>(*a.find(item));
}
const Distribution &spread(const Answer &a, std::string_view item) {
    return std::get<Distribution>(*a.find(item));
}
double named(const Answer &a, std::string_view name) {
    for (const auto &[key, value] : std::get<NamedChances>(*a.find("more_losses")))
        if (key == name)
            return value;
    return -1;
}
bool near(double exact, double found) { return std::abs(exact - found) < 1e-12; }
bool within(double exact, int counted) {
    const double error = std::sqrt(exact * (1 - exact) / kCases);
    return std::abs(double(counted) / kCases - exact) <= 4 * error + 1e-12;
}
void matches(const Distribution &exact, const std::vector<int> &counted) {
    for (std::size_t k = 0; k < counted.size(); ++k)
        QVERIFY2(within(exact.at(static_cast<std::int32_t>(k)), counted[k]),
                 qPrintable(QStringLiteral("%1: %2 exact, %3 played")
                                .arg(k)
                                .arg(exact.at(static_cast<std::int32_t>(k)))
                                .arg(double(counted[k]) / kCases)));
}
std::int32_t playFire(dice::ProgramDice &dice, const bb::Fire &fire) {
    std::int32_t kills = 0;
    for (std::int32_t i = 0; i < fire.dice.value; ++i)
        if (static_cast<std::int32_t>(dice.roll()) >= fire.hitOn.value &&
            !(fire.saves && bb::isSaved(Pips(static_cast<std::int32_t>(dice.roll())))))
            ++kills;
    return kills;
}
std::int32_t playHits(dice::ProgramDice &dice, std::int32_t count, std::int32_t hitOn) {
    std::int32_t hits = 0;
    for (std::int32_t i = 0; i < count; ++i)
        hits += static_cast<std::int32_t>(dice.roll()) >= hitOn ? 1 : 0;
    return hits;
}

} // namespace

class TestBbOdds : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void twoPointsOfGunsAtCloseRange() { // BB-4.2: each of 2 dice hits with 1/2
        const auto a = ask("artillery", {{"number", "2"}, {"range", "400"}});
        QVERIFY(a.has_value());
        QVERIFY(a->allowed);
        QCOMPARE(whole(*a, "dice"), std::int64_t(2));
        QVERIFY(near(spread(*a, "kills").at(0), 0.25));
        QVERIFY(near(spread(*a, "kills").at(1), 0.5));
        QVERIFY(near(spread(*a, "kills").at(2), 0.25));
        QCOMPARE(cited(*a), QStringLiteral("BB-4.2"));
    }
    void coverHalvesTheHits() { // BB-4.4: 1/3 hits, half saved: 1/6
        const auto a = ask("musketry", {{"number", "1"}, {"range", "100"}, {"cover", "yes"}});
        QVERIFY(near(spread(*a, "kills").at(1), 1.0 / 6));
        QCOMPARE(cited(*a), QStringLiteral("BB-4.3 BB-4.4"));
        const auto guns =
            ask("musketry", {{"number", "1"}, {"range", "100"}, {"target", "artillery"}});
        QVERIFY(near(spread(*guns, "kills").at(1), 1.0 / 6));
    }
    void theLeaderIsADieMore() { // BB-4.1
        const auto a = ask("artillery", {{"number", "5"}, {"range", "1600"}, {"leader", "yes"}});
        QCOMPARE(whole(*a, "dice"), std::int64_t(6));
        QVERIFY(near(spread(*a, "kills").mean(), 1.0));
        QCOMPARE(cited(*a), QStringLiteral("BB-4.2 BB-4.1"));
    }
    void beyondRangeIsForbidden() {
        auto a = ask("artillery", {{"number", "5"}, {"range", "1601"}});
        QVERIFY(a && !a->allowed);
        QCOMPARE(cited(*a), QStringLiteral("BB-4.2"));
        a = ask("musketry", {{"number", "5"}, {"range", "201"}});
        QVERIFY(a && !a->allowed);
        QCOMPARE(cited(*a), QStringLiteral("BB-4.3"));
    }

    void threeAgainstOne() {
        // BB-5.1: 3 dice and 1 die at 1/6. The defender's only point falls with 1 - (5/6)^3 =
        // 91/216, and a side with nothing left has lost (BB-5.5), whatever the attacker lost.
        const auto a = ask("combat", {{"attacker-number", "3"}, {"defender-number", "1"}});
        QVERIFY(a && a->allowed);
        QCOMPARE(whole(*a, "attacker_dice"), std::int64_t(3));
        QCOMPARE(whole(*a, "defender_dice"), std::int64_t(1));
        QVERIFY(near(named(*a, "defender"), 91.0 / 216));
        QVERIFY(near(named(*a, "attacker"), 125.0 / 216 / 6));
        QVERIFY(near(named(*a, "equal"), 125.0 / 216 * 5 / 6));
    }
    void theFlank() { // BB-5.2 hits on 5, 6; BB-5.3 takes one die
        const auto a =
            ask("combat", {{"attacker-number", "3"}, {"defender-number", "5"}, {"side", "flank"}});
        QCOMPARE(whole(*a, "defender_dice"), std::int64_t(4));
        QVERIFY(near(spread(*a, "attacker_kills").mean(), 1.0));
        QVERIFY(near(spread(*a, "defender_kills").mean(), 4.0 / 6));
        QCOMPARE(cited(*a), QStringLiteral("BB-5.1 BB-5.2 BB-5.3"));
        const auto twice = ask("combat", {{"attacker-number", "3"},
                                          {"defender-number", "5"},
                                          {"side", "flank"},
                                          {"flanked", "yes"}});
        QCOMPARE(whole(*twice, "defender_dice"), std::int64_t(4)); // once, however many
        const auto front =
            ask("combat", {{"attacker-number", "3"}, {"defender-number", "1"}, {"flanked", "yes"}});
        QCOMPARE(whole(*front, "defender_dice"), std::int64_t(1)); // never below 1
    }
    void leadersInCombat() { // BB-5.4
        const auto a = ask("combat", {{"attacker-number", "4"},
                                      {"defender-number", "5"},
                                      {"attacker-leader", "yes"},
                                      {"defender-leader", "yes"}});
        QCOMPARE(whole(*a, "attacker_dice"), std::int64_t(6));
        QCOMPARE(whole(*a, "defender_dice"), std::int64_t(7));
    }
    void aSpentUnitDoesNotAttack() { // BB-1.4
        auto a = ask("combat", {{"attacker-number", "2"}, {"defender-number", "5"}});
        QVERIFY(a && !a->allowed);
        QVERIFY(cited(*a).contains(QStringLiteral("BB-1.4")));
        a = ask("combat", {{"attacker-number", "3"}, {"defender-number", "5"}});
        QVERIFY(a && a->allowed);
    }
    void movementOfLightCavalry() { // BB-3.1: (0+400+500+600+700+800)/6 = 500
        const auto a = ask("movement", {{"arm", "light-cavalry"}});
        QVERIFY(near(spread(*a, "paces").at(0), 1.0 / 6));
        QVERIFY(near(spread(*a, "paces").at(800), 1.0 / 6));
        QVERIFY(std::abs(spread(*a, "paces").mean() - 500.0) < 1e-9);
        const auto foot = ask("movement", {});
        QVERIFY(near(spread(*foot, "paces").at(400), 2.0 / 6));
    }
    void oneDieAnswers() {
        QVERIFY(near(chance(*ask("evade", {{"number", "4"}}), "success"), 4.0 / 6)); // BB-5.7
        QVERIFY(near(chance(*ask("evade", {{"number", "6"}}), "success"), 1.0));
        QVERIFY(near(chance(*ask("evade", {{"number", "8"}}), "success"), 1.0));
        QVERIFY(near(chance(*ask("recovery", {}), "success"), 0.5));  // BB-7.2
        QVERIFY(near(chance(*ask("leader", {}), "killed"), 1.0 / 6)); // BB-6.3
        QVERIFY(near(chance(*ask("leader", {}), "wounded"), 1.0 / 6));
    }
    void wrongCallsAreNamed() {
        QCOMPARE(ask("artillery", {{"number", "5"}}).error().code, kOddsKeyMissing);
        QCOMPARE(ask("artillery", {{"number", "9"}, {"range", "1"}}).error().code, kOddsValueRange);
        QCOMPARE(ask("artillery", {{"number", "5"}, {"range", "1"}, {"wind", "no"}}).error().code,
                 kOddsKeyUnknown);
        QCOMPARE(ask("combat", {{"side", "left"}}).error().code, kOddsValueUnknown);
        QCOMPARE(ask("rally", {}).error().code, kOddsKindUnknown);
    }

    void fireAgreesWithPlay_data() {
        QTest::addColumn<bool>("guns");
        QTest::addColumn<int>("range");
        QTest::addColumn<bool>("cover");
        QTest::newRow("BB-4.2 close") << true << 400 << false;
        QTest::newRow("BB-4.2 middle, saved") << true << 1200 << true;
        QTest::newRow("BB-4.2 long") << true << 1600 << false;
        QTest::newRow("BB-4.3 close, saved") << false << 100 << true;
        QTest::newRow("BB-4.3 long") << false << 200 << false;
    }
    void fireAgreesWithPlay() {
        QFETCH(bool, guns);
        QFETCH(int, range);
        QFETCH(bool, cover);
        const bb::Fire fire = guns
                                  ? bb::artilleryFire({Points(6), Paces(range), true, cover, false})
                                  : bb::musketry({Points(6), Paces(range), true, cover, false});
        std::vector<int> counted(9);
        dice::ProgramDice dice(7);
        for (int i = 0; i < kCases; ++i)
            ++counted[static_cast<std::size_t>(playFire(dice, fire))];
        matches(killsOfFire(fire), counted);
    }

    void fireAtGunsAgreesWithPlay() { // BB-4.2, 4.4
        const bb::Fire fire = bb::artilleryFire({Points(8), Paces(400), true, false, true});
        std::vector<int> counted(12);
        dice::ProgramDice dice(17);
        for (int i = 0; i < kCases; ++i)
            ++counted[static_cast<std::size_t>(playFire(dice, fire))];
        matches(killsOfFire(fire), counted);
    }
    void oneDieAgreesWithPlay() { // BB-3.1, 5.7, 6.3, 7.2
        dice::ProgramDice dice(13);
        const auto face = [&dice] { return Pips(static_cast<std::int32_t>(dice.roll(6))); };
        int evades = 0;
        int recovered = 0;
        int killed = 0;
        int wounded = 0;
        std::vector<int> paces(801);
        const bb::Evade throwing = bb::evade({Arm::LightCavalry, Points(4)});
        for (int i = 0; i < kCases; ++i) {
            evades += face() <= throwing.atMost;
            recovered += bb::recovers(face());
            const bb::LeaderFate fate = bb::leaderFate(face());
            killed += fate == bb::LeaderFate::Killed;
            wounded += fate == bb::LeaderFate::Wounded;
            ++paces[static_cast<std::size_t>(
                bb::movementPaces(bb::Branch::LightCavalry, face()).value)];
        }
        QVERIFY(within(chance(*ask("evade", {{"number", "4"}}), "success"), evades));
        QVERIFY(within(chance(*ask("recovery", {}), "success"), recovered));
        QVERIFY(within(chance(*ask("leader", {}), "killed"), killed));
        QVERIFY(within(chance(*ask("leader", {}), "wounded"), wounded));
        matches(spread(*ask("movement", {{"arm", "light-cavalry"}}), "paces"), paces);
    }

    void combatAgreesWithPlay_data() {
        QTest::addColumn<int>("attacker");
        QTest::addColumn<int>("defender");
        QTest::addColumn<bool>("flank");
        QTest::newRow("BB-5.1 six against five") << 6 << 5 << false;
        QTest::newRow("BB-5.2 into the flank") << 6 << 5 << true;
        QTest::newRow("BB-5.5 against the last points") << 5 << 2 << false;
    }
    void combatAgreesWithPlay() {
        QFETCH(int, attacker);
        QFETCH(int, defender);
        QFETCH(bool, flank);
        const CombatOdds odds =
            combatOdds({Points(attacker), false, false}, {Points(defender), false, true},
                       flank ? bb::Sector::Flank : bb::Sector::Front);
        dice::ProgramDice dice(11);
        std::vector<int> kills(9);
        int attackerMore = 0;
        int equal = 0;
        for (int i = 0; i < kCases; ++i) {
            const std::int32_t a = playHits(dice, attacker, flank ? 5 : 6);
            const std::int32_t d = playHits(dice, defender - (flank ? 1 : 0) + 2, 6);
            ++kills[static_cast<std::size_t>(a)];
            const std::int32_t attackerLost = std::min(d, attacker);
            const std::int32_t defenderLost = std::min(a, defender);
            const bool attackerGone = attackerLost == attacker;
            const bool defenderGone = defenderLost == defender;
            if (attackerGone != defenderGone)
                attackerMore += attackerGone ? 1 : 0;
            else if (attackerGone || attackerLost == defenderLost)
                ++equal;
            else
                attackerMore += attackerLost > defenderLost ? 1 : 0;
        }
        matches(odds.attackerKills, kills);
        QVERIFY(within(odds.attackerLosesMore, attackerMore));
        QVERIFY(within(odds.equal, equal));
    }
};

QTEST_APPLESS_MAIN(TestBbOdds)
#include "tst_bb_odds.moc"
