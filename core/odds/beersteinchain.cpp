#include "odds/beersteinchain.h"

#include "rules/beerstein/leaders.h"
#include "rules/beerstein/movement.h"

#include <utility>

namespace sabretache::odds::beerstein {

namespace {

std::size_t at(Fate fate) { return static_cast<std::size_t>(fate); }

/// The fire that meets the attacker; not allowed where the target has none.
bb::Fire ownFire(const AttackFacts &facts) {
    const bb::Branch branch = bb::branchOf(facts.targetArm);
    // Fire at who comes at the flank or rear is not in the front sector (BB-4.5).
    if (!facts.fires || bb::isFlank(facts.sector))
        return {};
    if (branch == bb::Branch::Artillery)
        return bb::artilleryFire({facts.target, Paces(0), facts.targetLeader, false, false});
    if (branch == bb::Branch::Infantry)
        return bb::musketry({facts.target, Paces(0), facts.targetLeader, false, false});
    return {};
}

class Chain {
public:
    explicit Chain(const AttackFacts &facts) : m_facts(facts) {}

    AttackChain run() {
        const double away = m_facts.evades ? evadeChance(m_facts.targetArm, m_facts.target) : 0;
        if (m_facts.evades)
            m_out.rules.add("BB-5.7"_rule);
        add(away, Fate::Missed, Fate::Evaded, 0, 0);
        const bb::Fire fire = ownFire(m_facts);
        if (fire.allowed)
            m_out.rules.add(fire.rules);
        const Distribution lost = killsOfFire(fire).cappedAt(m_facts.attacker.value);
        for (std::int32_t n = 0; n <= lost.most(); ++n)
            closes((1 - away) * lost.at(n), n);
        m_out.attackerLost = m_attackerLost.sum();
        m_out.targetLost = m_targetLost.sum();
        return std::move(m_out);
    }

private:
    void add(double chance, Fate attacker, Fate target, std::int32_t lost, std::int32_t killed) {
        if (chance <= 0)
            return;
        m_out.fates[at(attacker)][at(target)] += chance;
        m_attackerLost.add(chance, Distribution::certain(lost));
        m_targetLost.add(chance, Distribution::certain(killed));
    }
    /// The attacker comes on, having lost `shot` to fire.
    void closes(double chance, std::int32_t shot) {
        const Points left = m_facts.attacker - Points(shot);
        if (left <= Points(0))
            return add(chance, Fate::Destroyed, Fate::Stands, shot, 0);
        if (shot > 0 && !bb::canAttack(left)) {
            m_out.rules.add("BB-4.6"_rule);
            return add(chance, Fate::Halted, Fate::Stands, shot, 0);
        }
        m_out.meets += chance;
        // A leader who leads into fire may be gone before the blows (BB-6.3).
        const double leads = !m_facts.attackerLeader ? 0
                             : shot == 0
                                 ? 1
                                 : chanceOfDie([](std::int32_t face) {
                                       return bb::leaderFate(Pips(face)) == bb::LeaderFate::Unhurt;
                                   });
        blows(chance * leads, shot, left, true);
        blows(chance * (1 - leads), shot, left, false);
    }
    void blows(double chance, std::int32_t shot, Points left, bool leader) {
        if (chance <= 0)
            return;
        const CombatOdds combat = combatOdds(
            {left, false, leader}, {m_facts.target, false, m_facts.targetLeader}, m_facts.sector);
        m_out.rules.add(combat.rules);
        const Distribution taken = combat.defenderKills.cappedAt(left.value);
        const Distribution given = combat.attackerKills.cappedAt(m_facts.target.value);
        for (std::int32_t a = 0; a <= taken.most(); ++a)
            for (std::int32_t d = 0; d <= given.most(); ++d) {
                const bool gone = Points(a) == left;
                const bool targetGone = Points(d) == m_facts.target;
                const double both = chance * taken.at(a) * given.at(d);
                const Fate beaten = gone ? Fate::Destroyed : Fate::DrivenBack;
                const Fate targetBeaten = targetGone ? Fate::Destroyed : Fate::DrivenBack;
                switch (bb::combatResult({Points(a), gone}, {Points(d), targetGone})) {
                case bb::CombatResult::Locked:
                    add(both, Fate::Locked, Fate::Locked, shot + a, d);
                    break;
                case bb::CombatResult::AttackerLost:
                    add(both, beaten, Fate::Won, shot + a, d);
                    break;
                case bb::CombatResult::DefenderLost:
                    add(both, Fate::Won, targetBeaten, shot + a, d);
                    break;
                case bb::CombatResult::BothGone:
                    add(both, Fate::Destroyed, Fate::Destroyed, shot + a, d);
                    break;
                }
            }
    }

    const AttackFacts &m_facts;
    AttackChain m_out;
    Mixture m_attackerLost;
    Mixture m_targetLost;
};

} // namespace

double AttackChain::ofAttacker(Fate fate) const {
    double sum = 0;
    for (const double chance : fates[at(fate)])
        sum += chance;
    return sum;
}

double AttackChain::ofTarget(Fate fate) const {
    double sum = 0;
    for (const auto &row : fates)
        sum += row[at(fate)];
    return sum;
}

double evadeChance(Arm arm, Points number) {
    const bb::Evade throwing = bb::evade({arm, number});
    if (!throwing.allowed)
        return 0;
    const bb::Branch branch = bb::branchOf(arm);
    return chanceOfDie([&](std::int32_t face) { return Pips(face) <= throwing.atMost; }) *
           chanceOfDie(
               [&](std::int32_t face) { return bb::movementPaces(branch, Pips(face)) > Paces(0); });
}

AttackChain attackChain(const AttackFacts &facts) { return Chain(facts).run(); }

} // namespace sabretache::odds::beerstein
