#include "odds/corporaljohnchain.h"

#include "rules/corporaljohn/troops.h"

#include <span>
#include <utility>

namespace sabretache::odds::corporaljohn {

namespace {

/// Conditions as a chain tells them apart; Gone: a battery has abandoned its guns.
enum State : std::size_t { kGood, kDisorder, kRout, kGone, kStates };
using States = std::array<double, kStates>;

State stateOf(cj::Condition condition) {
    switch (condition) {
    case cj::Condition::GoodOrder:
        return kGood;
    case cj::Condition::Disorder:
        return kDisorder;
    case cj::Condition::Rout:
        break;
    }
    return kRout;
}
cj::Condition conditionOf(std::size_t state) {
    return state == kGood       ? cj::Condition::GoodOrder
           : state == kDisorder ? cj::Condition::Disorder
                                : cj::Condition::Rout;
}
/// Routed and abandoned units take no more tests (CJ-3.4).
bool stillTests(std::size_t state) { return state == kGood || state == kDisorder; }

/// Takes one test in every state that is left.
States afterTest(const States &before, const cj::Combatant &unit, bool commander,
                 bool beforeMelee) {
    States after{};
    for (std::size_t state = 0; state < kStates; ++state) {
        if (before[state] <= 0)
            continue;
        if (!stillTests(state)) {
            after[state] += before[state];
            continue;
        }
        const MoraleOdds odds =
            moraleOdds({unit.classNumber, unit.arm, commander, beforeMelee, conditionOf(state)});
        const bool guns = unit.arm == cj::TroopArm::Artillery;
        const cj::Condition now = conditionOf(state);
        after[state] += before[state] * odds.pass;
        const auto one = [&](cj::MoraleResult result) {
            return stateOf(cj::conditionAfter(now, result));
        };
        after[one(guns ? cj::MoraleResult::Hold : cj::MoraleResult::Disorder)] +=
            before[state] * odds.disorder;
        after[guns ? std::size_t(kGone) : one(cj::MoraleResult::Rout)] += before[state] * odds.rout;
    }
    return after;
}

/// Castings that a unit really loses to these shots (CJ-10.9 caps them; CJ-1.90 saves gunners).
Distribution lossesTo(std::span<const Shots> shots, const cj::Combatant &unit,
                      const cj::Options &options) {
    Distribution kills;
    for (const Shots &s : shots)
        kills = kills.plus(killsOnTable(s.dice, s.band));
    if (unit.arm == cj::TroopArm::Artillery && options.twoCrewWithSave)
        kills = kills.thinned(
            chanceOfDie([](std::int32_t face) { return !cj::gunnerIsSaved(Pips(face)); }));
    return kills.cappedAt(unit.castings.value);
}

/// Which tests a unit takes at the end of the fire phase, in their order (CJ-9.3, CJ-8.5).
struct TestsDue {
    bool underFire = false;
    bool charged = false;
    bool beforeMelee = false;
};

/// A unit after fire and tests, told apart by what the melee needs to know.
struct AfterFire {
    Distribution lost;
    /// Chance of each condition and of the commander's being there, given no loss or some.
    struct ByCommander {
        States with{};    ///< a commander touches it still
        States without{}; ///< none does
    };
    ByCommander unhurt;
    ByCommander hurt;
    double fallen = 0; ///< chance that he falls if the unit is hurt
};

States allTests(const cj::Combatant &unit, const TestsDue &due, bool commander) {
    States states{};
    states[stateOf(unit.condition)] = 1;
    if (due.underFire)
        states = afterTest(states, unit, commander, false);
    if (due.charged)
        states = afterTest(states, unit, commander, false);
    if (due.beforeMelee)
        states = afterTest(states, unit, commander, true);
    return states;
}

AfterFire afterFire(const ChainUnit &unit, std::span<const Shots> shots, const TestsDue &due,
                    cj::KilledBy by, const cj::Options &options) {
    AfterFire out;
    out.lost = lossesTo(shots, unit.unit, options);
    const States without = allTests(unit.unit, due, false);
    if (!unit.commander) {
        out.unhurt.without = without;
        out.hurt.without = without;
        return out;
    }
    out.fallen = commanderKilledChance(by);
    const States with = allTests(unit.unit, due, true);
    out.unhurt.with = with;
    for (std::size_t s = 0; s < kStates; ++s) {
        out.hurt.with[s] = with[s] * (1 - out.fallen);
        out.hurt.without[s] = without[s] * out.fallen;
    }
    return out;
}

/// Calls `use(lost, state, commander, chance)` for all that can have become of a unit.
template <class Use> void forEach(const AfterFire &after, Castings had, Use use) {
    for (std::int32_t lost = 0; lost <= after.lost.most(); ++lost) {
        const double chance = after.lost.chance(lost);
        if (chance <= 0)
            continue;
        if (Castings(lost) >= had) {
            use(Castings(lost), kStates, false, chance);
            continue;
        }
        const auto &by = lost > 0 ? after.hurt : after.unhurt;
        for (std::size_t s = 0; s < kStates; ++s) {
            if (by.with[s] > 0)
                use(Castings(lost), s, true, chance * by.with[s]);
            if (by.without[s] > 0)
                use(Castings(lost), s, false, chance * by.without[s]);
        }
    }
}

} // namespace

FireChain fireChain(const ChainUnit &target, cj::KilledBy by, const cj::Options &options) {
    FireChain out;
    TestsDue due;
    due.underFire = !target.shots.empty();
    const AfterFire after = afterFire(target, target.shots, due, by, options);
    out.lost = after.lost;
    forEach(after, target.unit.castings,
            [&](Castings lost, std::size_t state, bool commander, double chance) {
                if (state == kStates)
                    out.destroyed += chance;
                else if (state == kGood)
                    out.goodOrder += chance;
                else if (state == kDisorder)
                    out.disorder += chance;
                else
                    out.rout += chance;
                if (state != kStates && target.commander && !commander && lost > Castings(0))
                    out.commanderKilled += chance;
            });
    // With a brigade that is destroyed he is at risk as with one removed (CJ-4.6).
    if (target.commander)
        out.commanderKilled += out.destroyed * commanderKilledChance(cj::KilledBy::Removal);
    return out;
}

double ChargeChain::ofCharger(Fate fate) const {
    double sum = 0;
    for (const double chance : fates[static_cast<std::size_t>(fate)])
        sum += chance;
    return sum;
}

double ChargeChain::ofTarget(Fate fate) const {
    double sum = 0;
    for (const auto &row : fates)
        sum += row[static_cast<std::size_t>(fate)];
    return sum;
}

std::optional<Shots> ownFire(const ChargeFactsOfChain &facts, const cj::Combatant &target,
                             bool forfeited, const cj::Options &options) {
    if (facts.response == Response::Countercharges)
        return std::nullopt; // it charged (CJ-6.8)
    if (facts.musketry && target.arm == cj::TroopArm::Infantry) {
        cj::FireFacts fire = *facts.musketry;
        fire.castings = target.castings;
        fire.condition = target.condition;
        fire.formation = target.formation;
        fire.armament = target.armament;
        fire.plugged = target.plugged;
        fire.forfeited = forfeited;
        const cj::Volley volley = cj::volley(fire, options);
        if (volley.allowed && volley.dice > Dice(0))
            return Shots{volley.dice, volley.band};
    }
    if (facts.canister && target.arm == cj::TroopArm::Artillery) {
        const cj::Salvo salvo = cj::salvo(*facts.canister, options);
        if (salvo.allowed && salvo.dice > Dice(0))
            return Shots{salvo.dice, salvo.band};
    }
    return std::nullopt;
}

std::pair<Fate, Fate> fatesAfterRound(const PairAfterRound &pair) {
    const auto stand = [&](const cj::Combatant &unit, bool attacker, bool enemyGone) {
        cj::StandFacts facts;
        facts.arm = unit.arm;
        facts.attacker = attacker || (pair.bothCharged && enemyGone);
        facts.bothCharged = pair.bothCharged;
        facts.enemyGone = enemyGone;
        facts.round = 1;
        facts.left = unit.castings;
        facts.condition = unit.condition;
        return cj::standAfterRound(facts).result;
    };
    const auto goes = [](cj::AfterMelee result) {
        return result == cj::AfterMelee::Removed || result == cj::AfterMelee::Routs ||
               result == cj::AfterMelee::FallsBack;
    };
    const auto fate = [](const cj::Combatant &unit, bool abandoned, cj::AfterMelee result) {
        if (unit.castings <= Castings(0))
            return Fate::Destroyed;
        if (abandoned)
            return Fate::Abandoned;
        switch (result) {
        case cj::AfterMelee::Routs:
        case cj::AfterMelee::Removed:
            return Fate::Routed;
        case cj::AfterMelee::FallsBack:
        case cj::AfterMelee::FallsBackHalf:
            return Fate::FellBack;
        case cj::AfterMelee::Victor:
            return Fate::Victor;
        case cj::AfterMelee::Holds:
            return Fate::Stands;
        case cj::AfterMelee::Locked:
            break;
        }
        return Fate::Locked;
    };
    const bool chargerGoes = pair.chargerAbandoned || goes(stand(pair.charger, true, false));
    const bool targetGoes = pair.targetAbandoned || goes(stand(pair.target, false, false));
    return {fate(pair.charger, pair.chargerAbandoned,
                 stand(pair.charger, true, targetGoes && !chargerGoes)),
            fate(pair.target, pair.targetAbandoned,
                 stand(pair.target, false, chargerGoes && !targetGoes))};
}

namespace {

/// Works out one branch of a charge: the target's formation and condition are settled.
class ChargeBranch {
public:
    ChargeBranch(const ChargeFactsOfChain &facts, const ChainUnit &target, bool forfeited,
                 double weight, const cj::Options &options, ChargeChain &out, Mixture &chargerLost,
                 Mixture &targetLost)
        : m_facts(facts), m_target(target), m_weight(weight), m_options(options), m_out(out),
          m_chargerLost(chargerLost), m_targetLost(targetLost), m_forfeited(forfeited) {}

    void run() {
        const bool counter = m_facts.response == Response::Countercharges;
        std::vector<Shots> atCharger = m_facts.charger.shots;
        const auto own = ownFire(m_facts, m_target.unit, m_forfeited, m_options);
        if (own)
            atCharger.push_back(*own);
        const TestsDue charger{!atCharger.empty(), false, true};
        const TestsDue target{!m_target.shots.empty(), !counter, counter};
        // Canister and musketry are equally dangerous to commanders (CJ-4.8).
        const AfterFire a =
            afterFire(m_facts.charger, atCharger, charger, cj::KilledBy::Musketry, m_options);
        const AfterFire b =
            afterFire(m_target, m_target.shots, target, cj::KilledBy::Musketry, m_options);
        forEach(a, m_facts.charger.unit.castings,
                [&](Castings lostA, std::size_t stateA, bool commanderA, double chanceA) {
                    forEach(
                        b, m_target.unit.castings,
                        [&](Castings lostB, std::size_t stateB, bool commanderB, double chanceB) {
                            meet({lostA, stateA, commanderA}, {lostB, stateB, commanderB},
                                 m_weight * chanceA * chanceB);
                        });
                });
    }

private:
    struct Unit {
        Castings lost;
        std::size_t state = kGood; ///< kStates: destroyed
        bool commander = false;
        bool destroyed() const { return state == kStates; }
    };

    static cj::Combatant now(const cj::Combatant &unit, const Unit &after, bool charging) {
        cj::Combatant out = unit;
        out.castings = unit.castings - after.lost;
        out.condition = conditionOf(after.state);
        out.charging = charging;
        return out;
    }
    static Fate goneFate(const Unit &unit) {
        return unit.destroyed()      ? Fate::Destroyed
               : unit.state == kGone ? Fate::Abandoned
                                     : Fate::Routed;
    }

    void count(Fate charger, Fate target, double chance) {
        m_out.fates[static_cast<std::size_t>(charger)][static_cast<std::size_t>(target)] += chance;
    }
    void lose(Castings charger, Castings target, double chance) {
        m_chargerLost.add(chance, Distribution(), charger.value);
        m_targetLost.add(chance, Distribution(), target.value);
    }

    void meet(const Unit &a, const Unit &b, double chance) {
        const bool counter = m_facts.response == Response::Countercharges;
        const bool targetGone = b.destroyed() || b.state == kRout || b.state == kGone;
        if (a.destroyed() || a.state == kRout) {
            // Who charged it in turn has the ground to itself (CJ-8.9).
            const Fate other = targetGone                                      ? goneFate(b)
                               : counter && b.state == kGood && !a.destroyed() ? Fate::Victor
                                                                               : Fate::Stands;
            count(goneFate(a), other, chance);
            lose(a.lost, b.lost, chance);
            return;
        }
        cj::ClosingFacts closing;
        closing.charger = now(m_facts.charger.unit, a, true);
        closing.target = b.destroyed() ? m_target.unit : now(m_target.unit, b, counter);
        closing.side = m_facts.side;
        closing.ground = m_facts.ground;
        closing.targetGone = targetGone;
        switch (cj::closing(closing, m_options).closing) {
        case cj::Closing::Melees:
            fight(closing.charger, closing.target, a, b, chance);
            return;
        case cj::Closing::TakesGround:
            count(cj::isVictor(true, closing.charger.condition, true) ? Fate::Victor : Fate::Stands,
                  goneFate(b), chance);
            break;
        case cj::Closing::HaltsOneInch:
        case cj::Closing::HaltsTwoInches:
        case cj::Closing::Routs:
            count(Fate::Halted, targetGone ? goneFate(b) : Fate::Stands, chance);
            break;
        }
        lose(a.lost, b.lost, chance);
    }

    void fight(const cj::Combatant &charger, const cj::Combatant &target, const Unit &a,
               const Unit &b, double chance) {
        m_out.meets += chance;
        cj::MeleeFacts facts;
        facts.attacker = charger;
        facts.defender = target;
        facts.side = m_facts.side;
        facts.ground = m_facts.ground;
        facts.uphill = m_facts.uphill;
        facts.defenderUphill = m_facts.counterUphill;
        const MeleeOdds odds = meleeOdds(facts, m_options);
        const Distribution lostA = odds.defenderKills.cappedAt(charger.castings.value);
        const Distribution lostB = odds.attackerKills.cappedAt(target.castings.value);
        m_chargerLost.add(chance, lostA, a.lost.value);
        m_targetLost.add(chance, lostB, b.lost.value);
        // All that the tests need to know: who lost more, and whether anybody is left.
        double outcomes[3][2][2] = {};
        for (std::int32_t la = 0; la <= lostA.most(); ++la) {
            const bool goneA = Castings(la) >= charger.castings;
            for (std::int32_t lb = 0; lb <= lostB.most(); ++lb) {
                const bool goneB = Castings(lb) >= target.castings;
                const auto more = cj::moreLosses({charger.castings, Castings(la)},
                                                 {target.castings, Castings(lb)});
                outcomes[static_cast<std::size_t>(more)][goneA ? 1 : 0][goneB ? 1 : 0] +=
                    lostA.chance(la) * lostB.chance(lb);
            }
        }
        for (const auto more :
             {cj::MoreLosses::Attacker, cj::MoreLosses::Defender, cj::MoreLosses::Equal})
            for (const bool goneA : {false, true})
                for (const bool goneB : {false, true}) {
                    const double one =
                        outcomes[static_cast<std::size_t>(more)][goneA ? 1 : 0][goneB ? 1 : 0];
                    if (one > 0)
                        settle(charger, target, a, b, more, goneA, goneB, chance * one);
                }
    }

    /// The loser's conditions after its test; it lost castings, so its commander was at risk.
    static States tested(const cj::Combatant &unit, bool commander) {
        States before{};
        before[stateOf(unit.condition)] = 1;
        const States without = afterTest(before, unit, false, false);
        if (!commander)
            return without;
        const double fallen = commanderKilledChance(cj::KilledBy::Melee);
        const States with = afterTest(before, unit, true, false);
        States out{};
        for (std::size_t s = 0; s < kStates; ++s)
            out[s] = with[s] * (1 - fallen) + without[s] * fallen;
        return out;
    }

    void settle(const cj::Combatant &charger, const cj::Combatant &target, const Unit &a,
                const Unit &b, cj::MoreLosses more, bool goneA, bool goneB, double chance) {
        const cj::MeleeTests tests = cj::testsAfterRound(more, 1);
        States statesA{};
        States statesB{};
        statesA[stateOf(charger.condition)] = 1;
        statesB[stateOf(target.condition)] = 1;
        if (tests.attacker && !goneA)
            statesA = tested(charger, a.commander);
        if (tests.defender && !goneB)
            statesB = tested(target, b.commander);
        PairAfterRound pair;
        pair.charger = charger;
        pair.target = target;
        pair.bothCharged = m_facts.response == Response::Countercharges;
        if (goneA)
            pair.charger.castings = Castings(0);
        if (goneB)
            pair.target.castings = Castings(0);
        for (std::size_t sa = 0; sa < kStates; ++sa)
            for (std::size_t sb = 0; sb < kStates; ++sb) {
                const double one = statesA[sa] * statesB[sb];
                if (one <= 0)
                    continue;
                pair.charger.condition = conditionOf(sa);
                pair.target.condition = conditionOf(sb);
                pair.chargerAbandoned = sa == kGone;
                pair.targetAbandoned = sb == kGone;
                const auto [fateA, fateB] = fatesAfterRound(pair);
                count(fateA, fateB, chance * one);
            }
    }

    const ChargeFactsOfChain &m_facts;
    const ChainUnit &m_target;
    double m_weight;
    const cj::Options &m_options;
    ChargeChain &m_out;
    Mixture &m_chargerLost;
    Mixture &m_targetLost;
    bool m_forfeited;
};

} // namespace

namespace {

/// Infantry that is countercharged by cavalry halts and is the defender (CJ-8.4); it charged, so it
/// does not fire (CJ-6.8).
ChargeChain haltedInfantry(const ChargeFactsOfChain &facts, const cj::Options &options) {
    ChargeFactsOfChain turned;
    turned.charger = facts.target;
    turned.target = facts.charger;
    turned.ground = facts.ground;
    turned.uphill = facts.counterUphill;
    const ChargeChain chain = chargeChain(turned, options);
    ChargeChain out = chain;
    out.chargerLost = chain.targetLost;
    out.targetLost = chain.chargerLost;
    for (std::size_t a = 0; a < kFates; ++a)
        for (std::size_t b = 0; b < kFates; ++b)
            out.fates[a][b] = chain.fates[b][a];
    return out;
}

} // namespace

ChargeChain chargeChain(const ChargeFactsOfChain &facts, const cj::Options &options) {
    if (facts.response == Response::Countercharges &&
        facts.charger.unit.arm == cj::TroopArm::Infantry)
        return haltedInfantry(facts, options);
    ChargeChain out;
    Mixture chargerLost;
    Mixture targetLost;
    const auto branch = [&](const ChainUnit &target, bool forfeited, double weight) {
        if (weight > 0)
            ChargeBranch(facts, target, forfeited, weight, options, out, chargerLost, targetLost)
                .run();
    };
    if (facts.response == Response::FormsSquare) {
        const double forms =
            passChance(cj::squareTest(facts.target.unit.classNumber, facts.target.commander));
        ChainUnit square = facts.target;
        square.unit.formation = cj::Formation::Square;
        ChainUnit failed = facts.target;
        failed.unit.condition = cj::Condition::Disorder;
        out.formsSquare = forms;
        branch(square, false, forms);
        branch(failed, true, 1 - forms);
    } else {
        branch(facts.target, false, 1);
    }
    out.chargerLost = chargerLost.sum();
    out.targetLost = targetLost.sum();
    return out;
}

} // namespace sabretache::odds::corporaljohn
