#include "odds/beersteincalls.h"

#include "rules/beerstein/beerstein.h"
#include "rules/beerstein/leaders.h"
#include "rules/beerstein/movement.h"
#include "rules/beerstein/withdrawal.h"

#include <vector>

namespace sabretache::odds::beerstein {

namespace {

constexpr std::string_view kTarget[] = {"unit", "artillery"};
constexpr std::string_view kSide[] = {"front", "flank"};
constexpr std::string_view kArm[] = {"infantry", "artillery", "heavy-cavalry", "light-cavalry"};

constexpr std::int64_t kMostPaces = 99999;

KeySpec constexpr unitNumber(std::string_view name) {
    return numberKey(name, 1, bb::kHighestNumber.value);
}

OneDie hitsFrom(Pips hitOn) {
    return OneDie::of(
        [hitOn](std::int32_t face) { return static_cast<std::size_t>(face >= hitOn.value); });
}

// --- fire

constexpr KeySpec kFireKeys[] = {
    unitNumber("number"),     numberKey("range", 0, kMostPaces), wordKey("leader", kNoYes),
    wordKey("cover", kNoYes), wordKey("target", kTarget),
};

Answer fireAnswer(const bb::Fire &fire) {
    Answer out;
    out.allowed = fire.allowed;
    out.rules = fire.rules;
    if (fire.allowed) {
        out.add("dice", std::int64_t(fire.dice.value));
        out.add("kills", killsOfFire(fire));
    }
    return out;
}

template <class Facts> Facts fireFacts(const Question &q) {
    Facts facts;
    facts.number = Points(q.number("number"));
    facts.range = Paces(q.number("range"));
    facts.leader = q.yes("leader");
    facts.cover = q.yes("cover");
    facts.targetIsArtillery = q.word("target") == "artillery";
    return facts;
}

Result<Answer> artillery(const Question &q) {
    return fireAnswer(bb::artilleryFire(fireFacts<bb::ArtilleryFacts>(q)));
}

Result<Answer> musketry(const Question &q) {
    return fireAnswer(bb::musketry(fireFacts<bb::MusketryFacts>(q)));
}

// --- combat

constexpr KeySpec kCombatKeys[] = {
    unitNumber("attacker-number"),
    unitNumber("defender-number"),
    wordKey("side", kSide),
    wordKey("flanked", kNoYes),
    wordKey("attacker-leader", kNoYes),
    wordKey("defender-leader", kNoYes),
};

Result<Answer> combat(const Question &q) {
    const bb::CombatFacts attacker{Points(q.number("attacker-number")), false,
                                   q.yes("attacker-leader")};
    const bb::CombatFacts defender{Points(q.number("defender-number")), q.yes("flanked"),
                                   q.yes("defender-leader")};
    Answer out;
    if (!bb::canAttack(attacker.number)) {
        out.allowed = false;
        out.rules = {"BB-5.1"_rule, "BB-1.4"_rule};
        return out;
    }
    const CombatOdds odds = combatOdds(
        attacker, defender, q.word("side") == "flank" ? bb::Sector::Flank : bb::Sector::Front);
    out.rules = odds.rules;
    out.add("attacker_dice", std::int64_t(odds.attacker.dice.value));
    out.add("defender_dice", std::int64_t(odds.defender.dice.value));
    out.add("attacker_kills", odds.attackerKills);
    out.add("defender_kills", odds.defenderKills);
    out.add("more_losses", NamedChances{{"attacker", odds.attackerLosesMore},
                                        {"defender", odds.defenderLosesMore},
                                        {"equal", odds.equal}});
    return out;
}

// --- one die each

constexpr KeySpec kMovementKeys[] = {wordKey("arm", kArm)};

Result<Answer> movement(const Question &q) {
    const auto branch = static_cast<bb::Branch>(q.choice("arm"));
    std::vector<double> chances(801, 0.0); // the longest move is 800 paces
    for (std::int32_t face = 1; face <= kSides; ++face)
        chances[static_cast<std::size_t>(bb::movementPaces(branch, Pips(face)).value)] +=
            1.0 / kSides;
    Answer out;
    out.rules = "BB-3.1"_rule;
    out.add("paces", Distribution::of(chances));
    return out;
}

constexpr KeySpec kEvadeKeys[] = {unitNumber("number")};

Result<Answer> evade(const Question &q) {
    const bb::Evade throwing = bb::evade({Arm::LightInfantry, Points(q.number("number"))});
    Answer out;
    out.rules = throwing.rules;
    out.add("success",
            chanceOfDie([&](std::int32_t face) { return Pips(face) <= throwing.atMost; }));
    return out;
}

Result<Answer> recovery(const Question & /*q*/) {
    Answer out;
    out.rules = "BB-7.2"_rule;
    out.add("success", chanceOfDie([](std::int32_t face) { return bb::recovers(Pips(face)); }));
    return out;
}

Result<Answer> leader(const Question & /*q*/) {
    const auto chance = [](bb::LeaderFate fate) {
        return chanceOfDie(
            [fate](std::int32_t face) { return bb::leaderFate(Pips(face)) == fate; });
    };
    Answer out;
    out.rules = "BB-6.3"_rule;
    out.add("killed", chance(bb::LeaderFate::Killed));
    out.add("wounded", chance(bb::LeaderFate::Wounded));
    return out;
}

constexpr Call kCalls[] = {
    {"artillery", kFireKeys, artillery},
    {"musketry", kFireKeys, musketry},
    {"combat", kCombatKeys, combat},
    {"movement", kMovementKeys, movement},
    {"evade", kEvadeKeys, evade},
    {"recovery", {}, recovery},
    {"leader", {}, leader},
};

} // namespace

Distribution killsOfFire(const bb::Fire &fire) {
    if (!fire.allowed)
        return {};
    const Distribution hits = Distribution::ofDice(fire.dice, hitsFrom(fire.hitOn));
    if (!fire.saves)
        return hits;
    return hits.thinned(chanceOfDie([](std::int32_t face) { return !bb::isSaved(Pips(face)); }));
}

CombatOdds combatOdds(const bb::CombatFacts &attacker, const bb::CombatFacts &defender,
                      bb::Sector sector) {
    bb::CombatFacts defending = defender;
    defending.flanked = defender.flanked || bb::isFlank(sector);
    CombatOdds out;
    out.attacker = bb::combatDice(attacker);
    out.defender = bb::combatDice(defending);
    out.attackerHits = bb::combatHitsOn(true, sector);
    out.rules.add("BB-5.1"_rule);
    out.rules.add(out.attackerHits.rules);
    out.rules.add(out.attacker.rules);
    out.rules.add(out.defender.rules);
    out.attackerKills = Distribution::ofDice(out.attacker.dice, hitsFrom(out.attackerHits.hitOn));
    out.defenderKills =
        Distribution::ofDice(out.defender.dice, hitsFrom(bb::combatHitsOn(false, sector).hitOn));

    const Distribution attackerLost = out.defenderKills.cappedAt(attacker.number.value);
    const Distribution defenderLost = out.attackerKills.cappedAt(defender.number.value);
    for (std::int32_t a = 0; a <= attackerLost.most(); ++a)
        for (std::int32_t d = 0; d <= defenderLost.most(); ++d) {
            const double chance = attackerLost.at(a) * defenderLost.at(d);
            switch (bb::combatResult({Points(a), Points(a) == attacker.number},
                                     {Points(d), Points(d) == defender.number})) {
            case bb::CombatResult::AttackerLost:
                out.attackerLosesMore += chance;
                break;
            case bb::CombatResult::DefenderLost:
                out.defenderLosesMore += chance;
                break;
            case bb::CombatResult::Locked:
            case bb::CombatResult::BothGone:
                out.equal += chance;
                break;
            }
        }
    return out;
}

const CallBook &calls() {
    static const CallBook book{&bb::ruleSet(), kCalls};
    return book;
}

} // namespace sabretache::odds::beerstein
