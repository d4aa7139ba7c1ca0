// Plays one charge of Corporal John with dice, step by step as CJ-8.5 tells it: what exact chains
// are checked and measured against.
#pragma once

#include "dice/roll.h"
#include "odds/corporaljohnchain.h"
#include "rules/corporaljohn/troops.h"

namespace sabretache::odds::corporaljohn {

class ChargePlayer {
public:
    ChargePlayer(const ChargeFactsOfChain &facts, const cj::Options &options,
                 dice::ProgramDice &dice)
        : m_facts(facts), m_options(options), m_dice(dice) {}

    struct Outcome {
        Fate charger = Fate::Stands;
        Fate target = Fate::Stands;
        int chargerLost = 0;
        int targetLost = 0;
    };

    Outcome play() {
        One a{m_facts.charger.unit, m_facts.charger.commander};
        One b{m_facts.target.unit, m_facts.target.commander};
        a.unit.charging = true;
        const bool counter = m_facts.response == Response::Countercharges;
        b.unit.charging = counter;
        bool forfeited = false;
        if (m_facts.response == Response::FormsSquare) {
            if (cj::passes(cj::squareTest(b.unit.classNumber, b.commander), thrown(2)))
                b.unit.formation = cj::Formation::Square;
            else {
                b.unit.condition = cj::Condition::Disorder;
                forfeited = true;
            }
        }
        auto atCharger = m_facts.charger.shots;
        if (const auto own = ownFire(m_facts, b.unit, forfeited, m_options))
            atCharger.push_back(*own);
        shoot(a, atCharger);
        shoot(b, m_facts.target.shots);
        for (One *one : {&a, &b}) {
            const bool shot = one == &a ? !atCharger.empty() : !m_facts.target.shots.empty();
            if (shot)
                test(*one, false);
            test(*one, one == &a || counter);
        }
        if (a.gone()) {
            const bool victor = counter && !b.gone() && a.unit.castings > Castings(0) &&
                                b.unit.condition == cj::Condition::GoodOrder;
            return end(a, b, fateOfGone(a),
                       b.gone() ? fateOfGone(b)
                       : victor ? Fate::Victor
                                : Fate::Stands);
        }
        cj::ClosingFacts closing;
        closing.charger = a.unit;
        closing.target = b.unit;
        closing.side = m_facts.side;
        closing.ground = m_facts.ground;
        closing.targetGone = b.gone();
        const auto how = cj::closing(closing, m_options).closing;
        if (how == cj::Closing::TakesGround)
            return end(a, b,
                       a.unit.condition == cj::Condition::GoodOrder ? Fate::Victor : Fate::Stands,
                       fateOfGone(b));
        if (how != cj::Closing::Melees)
            return end(a, b, Fate::Halted, b.gone() ? fateOfGone(b) : Fate::Stands);
        return melee(a, b);
    }

private:
    struct One {
        cj::Combatant unit;
        bool commander = false;
        bool abandoned = false;
        int lost = 0;
        bool gone() const {
            return unit.castings <= Castings(0) || abandoned ||
                   unit.condition == cj::Condition::Rout;
        }
    };
    static Fate fateOfGone(const One &one) {
        return one.unit.castings <= Castings(0) ? Fate::Destroyed
               : one.abandoned                  ? Fate::Abandoned
                                                : Fate::Routed;
    }
    static Outcome end(const One &a, const One &b, Fate fa, Fate fb) {
        return {fa, fb, a.lost, b.lost};
    }

    dice::Faces thrown(int count) {
        dice::Faces out;
        for (int i = 0; i < count; ++i)
            out.push_back(std::uint8_t(m_dice.roll(6)));
        return out;
    }
    void takeOff(One &one, Castings kills, cj::KilledBy by) {
        if (one.unit.arm == cj::TroopArm::Artillery && m_options.twoCrewWithSave)
            kills = cj::killsAfterSaves(kills, thrown(kills.value));
        const Castings lost = cj::casualties(kills, one.unit.castings);
        one.unit.castings -= lost;
        one.lost += lost.value;
        if (one.commander && lost > Castings(0) && one.unit.castings > Castings(0)) {
            const auto faces = thrown(2);
            one.commander = !cj::commanderKilled(by, Pips(faces[0] + faces[1]));
        }
    }
    void shoot(One &one, const std::vector<Shots> &shots) {
        Castings kills;
        for (const Shots &s : shots)
            kills += cj::killsOfVolley(thrown(s.dice.value), s.band);
        takeOff(one, kills, cj::KilledBy::Musketry);
    }
    void test(One &one, bool beforeMelee) {
        if (one.gone())
            return;
        const auto test = cj::moraleTest(
            {one.unit.classNumber, one.unit.arm, one.commander, beforeMelee, one.unit.condition});
        if (cj::passes(test, thrown(2)))
            return;
        const auto result = cj::moraleResult(one.unit.arm, false, cj::passes(test, thrown(2)));
        one.abandoned = result == cj::MoraleResult::Abandon;
        one.unit.condition = cj::conditionAfter(one.unit.condition, result);
    }
    Outcome melee(One a, One b) {
        cj::MeleeFacts facts;
        facts.attacker = a.unit;
        facts.defender = b.unit;
        facts.side = m_facts.side;
        facts.ground = m_facts.ground;
        facts.uphill = m_facts.uphill;
        const cj::Blows blowsA = cj::attackerBlows(facts, m_options);
        const cj::Blows blowsB = cj::defenderBlows(facts, m_options);
        const Castings onB = cj::killsOfBlows(thrown(blowsA.dice.value), blowsA);
        const Castings onA = cj::killsOfBlows(thrown(blowsB.dice.value), blowsB);
        const Castings hadA = a.unit.castings;
        const Castings hadB = b.unit.castings;
        takeOff(a, onA, cj::KilledBy::Melee);
        takeOff(b, onB, cj::KilledBy::Melee);
        const auto more =
            cj::moreLosses({hadA, hadA - a.unit.castings}, {hadB, hadB - b.unit.castings});
        const auto tests = cj::testsAfterRound(more, 1);
        if (tests.attacker)
            test(a, false);
        if (tests.defender)
            test(b, false);
        const auto [fa, fb] =
            fatesAfterRound({a.unit, b.unit, m_facts.response == Response::Countercharges,
                             a.abandoned, b.abandoned});
        return end(a, b, fa, fb);
    }

    const ChargeFactsOfChain &m_facts;
    const cj::Options &m_options;
    dice::ProgramDice &m_dice;
};

} // namespace sabretache::odds::corporaljohn
