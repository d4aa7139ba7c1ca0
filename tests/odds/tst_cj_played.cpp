// Exact odds against played cases, for every rule with dice: the faces come from the
// program's dice, the outcome from the rule functions that a battle uses. A difference of more than
// four standard errors in any value is a fault (lesson 30).
#include "dice/roll.h"
#include "odds/corporaljohn.h"
#include "rules/corporaljohn/charge.h"
#include "rules/corporaljohn/troops.h"
#include "rules/corporaljohn/turn.h"

#include <QtTest/QTest>

#include <cmath>
#include <functional>
#include <map>

using namespace sabretache;
using namespace sabretache::odds;
using namespace sabretache::odds::corporaljohn;

namespace {

/// 100,000 with SABRETACHE_SLOW set (label slow), as the rules' odds have to stand; else fewer,
/// since a debug build takes its time.
const int kPlayed = qEnvironmentVariableIsSet("SABRETACHE_SLOW") ? 100000 : 20000;

struct Case {
    const char *name;
    /// Plays once; gives a value.
    std::function<int(dice::ProgramDice &)> play;
    /// Exact chance of each value; others cannot happen.
    std::map<int, double> chances;
};

dice::Faces thrown(dice::ProgramDice &dice, Dice count) {
    dice::Faces out;
    for (int i = 0; i < count.value; ++i)
        out.push_back(std::uint8_t(dice.roll(6)));
    return out;
}
std::map<int, double> chancesOf(const Distribution &d) {
    std::map<int, double> out;
    for (int v = 0; v <= d.most(); ++v)
        out[v] = d.at(v);
    return out;
}

Case volleyCase(const char *name, const cj::FireFacts &facts, const cj::Options &options = {}) {
    const auto odds = volleyOdds(facts, options);
    return {name,
            [odds](dice::ProgramDice &dice) {
                return cj::killsOfVolley(thrown(dice, odds.volley.dice), odds.volley.band).value;
            },
            chancesOf(odds.kills)};
}
Case salvoCase(const char *name, const cj::GunFacts &facts) {
    const auto odds = salvoOdds(facts, {});
    return {name,
            [odds](dice::ProgramDice &dice) {
                return cj::killsOfVolley(thrown(dice, odds.salvo.dice), odds.salvo.band).value;
            },
            chancesOf(odds.kills)};
}
/// Whose casualties are higher: 0 attacker, 1 defender, 2 equal, by what is really lost.
Case meleeCase(const char *name, const cj::MeleeFacts &facts, const cj::Options &options = {}) {
    const auto odds = meleeOdds(facts, options);
    return {
        name,
        [=](dice::ProgramDice &dice) {
            Castings onDefender = cj::killsOfBlows(thrown(dice, odds.attacker.dice), odds.attacker);
            if (facts.defender.arm == cj::TroopArm::Artillery && options.twoCrewWithSave)
                onDefender = cj::killsAfterSaves(onDefender, thrown(dice, Dice(onDefender.value)));
            const Castings onAttacker =
                cj::killsOfBlows(thrown(dice, odds.defender.dice), odds.defender);
            return int(cj::moreLosses(
                {facts.attacker.castings, cj::casualties(onAttacker, facts.attacker.castings)},
                {facts.defender.castings, cj::casualties(onDefender, facts.defender.castings)}));
        },
        {{0, odds.attackerLosesMore}, {1, odds.defenderLosesMore}, {2, odds.equal}}};
}
Case killsCase(const char *name, const cj::MeleeFacts &facts) {
    const auto odds = meleeOdds(facts, {});
    return {name,
            [odds](dice::ProgramDice &dice) {
                return cj::killsOfBlows(thrown(dice, odds.attacker.dice), odds.attacker).value;
            },
            chancesOf(odds.attackerKills)};
}
Case moraleCase(const char *name, const cj::MoraleFacts &facts) {
    const auto odds = moraleOdds(facts);
    return {name,
            [=](dice::ProgramDice &dice) {
                const bool first = cj::passes(odds.test, thrown(dice, Dice(2)));
                const bool second = first || cj::passes(odds.test, thrown(dice, Dice(2)));
                return int(cj::moraleResult(facts.arm, first, second));
            },
            facts.arm == cj::TroopArm::Artillery
                ? std::map<int, double>{{int(cj::MoraleResult::Pass), odds.pass},
                                        {int(cj::MoraleResult::Hold), odds.disorder},
                                        {int(cj::MoraleResult::Abandon), odds.rout}}
                : std::map<int, double>{{int(cj::MoraleResult::Pass), odds.pass},
                                        {int(cj::MoraleResult::Disorder), odds.disorder},
                                        {int(cj::MoraleResult::Rout), odds.rout}}};
}
Case testCase(const char *name, const cj::Test &test) {
    return {
        name,
        [test](dice::ProgramDice &dice) { return cj::passes(test, thrown(dice, Dice(2))) ? 1 : 0; },
        {{0, 1 - passChance(test)}, {1, passChance(test)}}};
}
Case commanderCase(const char *name, cj::KilledBy by) {
    return {name,
            [by](dice::ProgramDice &dice) {
                const auto faces = thrown(dice, Dice(2));
                return cj::commanderKilled(by, Pips(faces[0] + faces[1])) ? 1 : 0;
            },
            {{0, 1 - commanderKilledChance(by)}, {1, commanderKilledChance(by)}}};
}

cj::FireFacts fire(int castings, int hundredths) {
    cj::FireFacts f;
    f.castings = Castings(castings);
    f.range = HundredthsOfInch(hundredths);
    return f;
}
cj::GunFacts guns(int models, int hundredths) {
    cj::GunFacts f;
    f.guns = ModelGuns(models);
    f.range = HundredthsOfInch(hundredths);
    return f;
}
cj::MeleeFacts pair(cj::TroopArm a, int ca, cj::TroopArm b, int cb) {
    cj::MeleeFacts f;
    f.attacker.arm = a;
    f.attacker.castings = Castings(ca);
    f.attacker.charging = true;
    f.defender.arm = b;
    f.defender.castings = Castings(cb);
    return f;
}

std::vector<Case> cases() {
    constexpr auto foot = cj::TroopArm::Infantry;
    constexpr auto horse = cj::TroopArm::Cavalry;
    constexpr auto battery = cj::TroopArm::Artillery;
    std::vector<Case> out;
    out.push_back(volleyCase("CJ-6.1 close volley", fire(24, 100)));
    out.push_back(volleyCase("CJ-6.2 long volley", fire(24, 200)));
    auto british = fire(24, 100);
    british.doctrine = cj::Doctrine::British;
    out.push_back(volleyCase("CJ-6.3 British volley", british));
    auto levy = fire(28, 100);
    levy.doctrine = cj::Doctrine::Levy;
    cj::Options halfUp;
    halfUp.remainder = cj::Remainder::HalfUp;
    out.push_back(volleyCase("CJ-6.4 levy volley, half up", levy, halfUp));
    auto wet = fire(28, 100);
    wet.weather = cj::Weather::LightRain;
    out.push_back(volleyCase("CJ-11.7 volley in the rain", wet));
    auto pikes = fire(24, 100);
    pikes.armament = cj::Armament::PikeAndMatchlock;
    out.push_back(volleyCase("CJ-12.1 pike and matchlock", pikes));
    out.push_back(salvoCase("CJ-7.1 canister", guns(2, 300)));
    out.push_back(salvoCase("CJ-7.2 roundshot", guns(3, 500)));
    auto onSquare = guns(2, 500);
    onSquare.target = cj::Formation::Square;
    out.push_back(salvoCase("CJ-7.4 roundshot on a square", onSquare));

    out.push_back(killsCase("CJ-10.1 kills in melee", pair(foot, 24, foot, 20)));
    out.push_back(meleeCase("CJ-10.9 who loses more", pair(foot, 24, foot, 20)));
    auto worse = pair(foot, 16, foot, 28);
    worse.defender.classNumber = cj::ClassNumber(6);
    out.push_back(meleeCase("CJ-10.2 the worse class", worse));
    auto flank = pair(horse, 16, foot, 20);
    flank.side = cj::Sector::LeftFlank;
    out.push_back(meleeCase("CJ-10.3 cavalry on infantry", flank));
    out.push_back(killsCase("CJ-10.3 its kills", flank));
    out.push_back(meleeCase("CJ-10.4 standing cavalry", pair(horse, 16, horse, 14)));
    out.push_back(meleeCase("CJ-10.5 gunners", pair(foot, 8, battery, 3)));
    cj::Options saves;
    saves.twoCrewWithSave = true;
    out.push_back(meleeCase("CJ-1.90 gunners saved", pair(foot, 8, battery, 4), saves));
    auto town = pair(foot, 28, foot, 16);
    town.ground = cj::MeleeGround::Town;
    out.push_back(meleeCase("CJ-11.4 storming a town", town));
    auto woods = pair(horse, 16, horse, 14);
    woods.ground = cj::MeleeGround::LightWoods;
    out.push_back(meleeCase("CJ-11.2 cavalry in woods", woods));

    out.push_back(moraleCase("CJ-9.1 class 6", {.classNumber = cj::ClassNumber(6)}));
    out.push_back(moraleCase("CJ-9.3 before melee",
                             {.classNumber = cj::ClassNumber(5), .beforeMelee = true}));
    out.push_back(moraleCase("CJ-4.7 with a commander",
                             {.classNumber = cj::ClassNumber(6), .commanderTouching = true}));
    out.push_back(
        moraleCase("CJ-9.2 a battery", {.classNumber = cj::ClassNumber(6), .arm = battery}));
    out.push_back(testCase("CJ-9.5 rally", cj::rallyTest(cj::ClassNumber(5), false)));
    out.push_back(testCase("CJ-12.6 square", cj::squareTest(cj::ClassNumber(4), false)));
    out.push_back(commanderCase("CJ-4.8 roundshot", cj::KilledBy::Roundshot));
    out.push_back(commanderCase("CJ-4.8 musketry", cj::KilledBy::Musketry));
    out.push_back(commanderCase("CJ-4.8 melee", cj::KilledBy::Melee));

    const auto pistols = cj::pistolFire({.range = inches(1)}, {});
    out.push_back({"CJ-12.4 pistols",
                   [pistols](dice::ProgramDice &dice) {
                       return cj::killsOfPistols(thrown(dice, pistols.dice), pistols).value;
                   },
                   {{0, 5.0 / 6}, {1, 1.0 / 6}}});
    std::map<int, double> sixth;
    for (int turns = 1; turns <= 6; ++turns)
        sixth[turns] = 1.0 / 6;
    out.push_back(
        {"CJ-4.9 turns without a leader",
         [](dice::ProgramDice &dice) { return cj::leaderlessTurns(Pips(int(dice.roll(6)))).value; },
         sixth});
    out.push_back({"CJ-3.3 who moves first, ties thrown again",
                   [](dice::ProgramDice &dice) {
                       return int(cj::movesFirst(Pips(int(dice.roll(6))), Pips(int(dice.roll(6)))));
                   },
                   {{int(cj::MovesFirst::FirstSide), 15.0 / 36},
                    {int(cj::MovesFirst::SecondSide), 15.0 / 36},
                    {int(cj::MovesFirst::RollAgain), 6.0 / 36}}});
    return out;
}

} // namespace

class TestPlayed : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void playAgreesWithTheOdds_data() {
        QTest::addColumn<int>("which");
        const auto all = cases();
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::newRow(all[i].name) << int(i);
    }
    void playAgreesWithTheOdds() {
        QFETCH(int, which);
        const Case c = cases()[std::size_t(which)];
        dice::ProgramDice dice(17040813U + unsigned(which));
        std::map<int, int> counts;
        for (int i = 0; i < kPlayed; ++i)
            ++counts[c.play(dice)];
        double whole = 0;
        for (const auto &[value, chance] : c.chances)
            whole += chance;
        QVERIFY(std::abs(whole - 1) < 1e-9);
        for (const auto &[value, count] : counts)
            QVERIFY2(c.chances.contains(value) && c.chances.at(value) > 0,
                     qPrintable(QString::number(value)));
        for (const auto &[value, chance] : c.chances) {
            const double played = double(counts[value]) / kPlayed;
            const double error = std::sqrt(chance * (1 - chance) / kPlayed);
            // a value that comes less than once in all cases has no normal error: allow three
            const double allowed = std::max(4 * error, 3.0 / kPlayed);
            QVERIFY2(std::abs(played - chance) <= allowed,
                     qPrintable(QStringLiteral("%1: played %2, exact %3, allowed %4")
                                    .arg(value)
                                    .arg(played)
                                    .arg(chance)
                                    .arg(allowed)));
        }
    }
};

QTEST_APPLESS_MAIN(TestPlayed)
#include "tst_cj_played.moc"
