#include "odds/corporaljohn.h"

#include "rules/corporaljohn/troops.h"

namespace sabretache::odds::corporaljohn {

Distribution killsOnTable(Dice dice, cj::RangeBand band) {
    return Distribution::ofDice(dice, OneDie::of([band](std::int32_t face) {
                                    return cj::killsOfFace(Pips(face), band).value;
                                }));
}

Distribution killsOfBlows(const cj::Blows &blows) {
    return Distribution::ofDice(blows.dice, OneDie::of([&blows](std::int32_t face) {
                                    return cj::faceKills(Pips(face), blows) ? 1 : 0;
                                }));
}

VolleyOdds volleyOdds(const cj::FireFacts &facts, const cj::Options &options) {
    VolleyOdds out{cj::volley(facts, options), {}};
    if (out.volley.allowed)
        out.kills = killsOnTable(out.volley.dice, out.volley.band);
    return out;
}

SalvoOdds salvoOdds(const cj::GunFacts &facts, const cj::Options &options) {
    SalvoOdds out{cj::salvo(facts, options), {}};
    if (out.salvo.allowed)
        out.kills = killsOnTable(out.salvo.dice, out.salvo.band);
    return out;
}

namespace {

/// Kills that gunners do not save, by the option of two castings a gun (CJ-1.90).
Distribution killsOn(cj::TroopArm target, const cj::Blows &blows, const cj::Options &options) {
    Distribution kills = killsOfBlows(blows);
    if (target != cj::TroopArm::Artillery || !options.twoCrewWithSave)
        return kills;
    return kills.thinned(
        chanceOfDie([](std::int32_t face) { return !cj::gunnerIsSaved(Pips(face)); }));
}

} // namespace

MeleeOdds meleeOdds(const cj::MeleeFacts &facts, const cj::Options &options) {
    MeleeOdds out;
    out.may = cj::mayMelee(facts, options);
    if (!out.may)
        return out;
    out.attacker = cj::attackerBlows(facts, options);
    out.defender = cj::defenderBlows(facts, options);
    out.attackerKills = killsOn(facts.defender.arm, out.attacker, options);
    out.defenderKills = killsOn(facts.attacker.arm, out.defender, options);

    const Castings attackers = facts.attacker.castings;
    const Castings defenders = facts.defender.castings;
    const Distribution attackersLost = out.defenderKills.cappedAt(attackers.value);
    const Distribution defendersLost = out.attackerKills.cappedAt(defenders.value);
    for (std::int32_t a = 0; a <= attackersLost.most(); ++a) {
        // Sums in registers, by chance of the defender's losses alone; weighed once a row.
        double attackerMore = 0;
        double defenderMore = 0;
        double equal = 0;
        for (std::int32_t d = 0; d <= defendersLost.most(); ++d) {
            const double chance = defendersLost.chance(d);
            const auto who = cj::moreLosses({attackers, Castings(a)}, {defenders, Castings(d)});
            attackerMore += who == cj::MoreLosses::Attacker ? chance : 0;
            defenderMore += who == cj::MoreLosses::Defender ? chance : 0;
            equal += who == cj::MoreLosses::Equal ? chance : 0;
        }
        const double weight = attackersLost.chance(a);
        out.attackerLosesMore += weight * attackerMore;
        out.defenderLosesMore += weight * defenderMore;
        out.equal += weight * equal;
    }
    return out;
}

double passChance(const cj::Test &test) {
    return chanceOfTwoDice(
        [&test](std::span<const std::uint8_t> faces) { return cj::passes(test, faces); });
}

MoraleOdds moraleOdds(const cj::MoraleFacts &facts) {
    MoraleOdds out;
    out.test = cj::moraleTest(facts);
    const double pass = passChance(out.test);
    for (const bool first : {true, false})
        for (const bool second : {true, false}) {
            const double chance = (first ? pass : 1 - pass) * (second ? pass : 1 - pass);
            switch (cj::moraleResult(facts.arm, first, second)) {
            case cj::MoraleResult::Pass:
                out.pass += chance;
                break;
            case cj::MoraleResult::Disorder:
            case cj::MoraleResult::Hold:
                out.disorder += chance;
                break;
            case cj::MoraleResult::Rout:
            case cj::MoraleResult::Abandon:
                out.rout += chance;
                break;
            }
        }
    return out;
}

double commanderKilledChance(cj::KilledBy by) {
    return chanceOfTwoDice([by](std::span<const std::uint8_t> faces) {
        return cj::commanderKilled(by, Pips(faces[0] + faces[1]));
    });
}

} // namespace sabretache::odds::corporaljohn
