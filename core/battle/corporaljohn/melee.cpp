// Phase 5. Section 10.
#include "battle/corporaljohn/melee.h"

#include "battle/corporaljohn/orders.h"

#include <algorithm>

namespace sabretache::battle::corporaljohn {

std::vector<UnitIndex> meleeOf(const State &s, UnitIndex u) {
    if (!s.locked(u))
        return {};
    std::vector<UnitIndex> group{u};
    const auto join = [&group](UnitIndex one) {
        if (std::ranges::find(group, one) == group.end())
            group.push_back(one);
    };
    for (std::size_t i = 0; i < group.size(); ++i)
        for (const Pair &p : s.pairs) {
            if (p.attacker == group[i])
                join(p.defender);
            else if (p.defender == group[i])
                join(p.attacker);
        }
    std::ranges::sort(group);
    return group;
}

MeleeFacts meleeFacts(const State &s, const Pair &pair) {
    MeleeFacts facts;
    facts.attacker = combatant(s, pair.attacker, pair.charged);
    facts.defender = combatant(s, pair.defender, pair.both);
    facts.side = pair.sector;
    facts.uphill = pair.uphill;
    facts.defenderUphill = pair.counterUphill;
    facts.ground = pair.ground;
    facts.round = pair.round;
    return facts;
}

namespace {

/// Dice of `u` against the enemy of this pair: as its player said, else evenly, the first enemies
/// getting what does not come out even.
Dice share(const State &s, UnitIndex u, const Pair &pair, Dice all, std::int32_t said) {
    if (said >= 0)
        return Dice(std::min(said, all.value));
    const std::int32_t enemies = std::max<std::int32_t>(s.unit(u).pairs, 1);
    if (enemies == 1)
        return all;
    std::int32_t place = 0;
    for (const Pair &p : s.pairs) {
        if (&p == &pair || p == pair)
            break;
        if (p.attacker == u || p.defender == u)
            ++place;
    }
    return Dice(all.value / enemies + (place < all.value % enemies ? 1 : 0));
}

Side attackersSide(const State &s, const std::vector<UnitIndex> &group) {
    for (const Pair &p : s.pairs)
        if (std::ranges::find(group, p.attacker) != group.end())
            return s.troops(p.attacker).side;
    return Side::First;
}

std::int32_t roundOf(const State &s) {
    std::int32_t round = 1;
    for (const Pair &p : s.pairs)
        if (p.inRound)
            round = std::max<std::int32_t>(round, p.round);
    return round;
}

std::vector<UnitIndex> unitsInRound(const State &s) {
    std::vector<UnitIndex> out;
    for (const Pair &p : s.pairs)
        if (p.inRound) {
            out.push_back(p.attacker);
            out.push_back(p.defender);
        }
    std::ranges::sort(out);
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

} // namespace

PairBlows blowsOf(const State &s, const Pair &pair) {
    const MeleeFacts facts = meleeFacts(s, pair);
    PairBlows out{attackerBlows(facts, s.options()), defenderBlows(facts, s.options())};
    out.attacker.dice = share(s, pair.attacker, pair, out.attacker.dice, pair.attackerDice);
    out.defender.dice = share(s, pair.defender, pair, out.defender.dice, pair.defenderDice);
    if (s.unit(pair.attacker).pairs > 1)
        out.attacker.rules.add("CJ-10.12"_rule);
    if (s.unit(pair.defender).pairs > 1)
        out.defender.rules.add("CJ-10.12"_rule);
    return out;
}

Result<void> on(Deciding &d, const SplitBlows &in) {
    const State &s = d.start();
    if (auto now = inPhase(s, Phase::Melee, Stage::Choosing); !now)
        return now;
    const auto u = ownUnit(s, in.unit);
    if (!u)
        return tl::unexpected(u.error());
    if (s.unit(*u).pairs < 1)
        return fail(kNotInMelee, {in.unit.text()}, "CJ-10.12"_rule);
    if (in.enemies.size() != in.dice.size() || in.enemies.size() != s.unit(*u).pairs)
        return fail(kListsDiffer, {});
    std::int32_t most = 0;
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < in.enemies.size(); ++i) {
        const UnitIndex enemy = s.find(in.enemies[i]);
        if (std::ranges::find(in.enemies.begin(),
                              in.enemies.begin() + static_cast<std::ptrdiff_t>(i),
                              in.enemies[i]) != in.enemies.begin() + static_cast<std::ptrdiff_t>(i))
            return fail(kUnitTwice, {in.enemies[i].text()}, "CJ-10.12"_rule);
        const auto pair = std::ranges::find_if(s.pairs, [&](const Pair &p) {
            return (p.attacker == *u && p.defender == enemy) ||
                   (p.defender == *u && p.attacker == enemy);
        });
        if (enemy == kNone || pair == s.pairs.end())
            return fail(kNotInMelee, {in.enemies[i].text()}, "CJ-10.12"_rule);
        if (pair->fought)
            return fail(kMeleeFought, {in.unit.text()}, "CJ-10.12"_rule);
        const MeleeFacts facts = meleeFacts(s, *pair);
        const Dice all = pair->attacker == *u ? attackerBlows(facts, s.options()).dice
                                              : defenderBlows(facts, s.options()).dice;
        most = std::max(most, all.value);
        if (in.dice[i].value < 0 || in.dice[i] > all)
            return fail(kSplitWrong, {in.unit.text(), std::to_string(all.value)}, "CJ-10.12"_rule);
        sum += in.dice[i].value;
    }
    if (sum > most)
        return fail(kSplitWrong, {in.unit.text(), std::to_string(most)}, "CJ-10.12"_rule);
    d.emit(BlowsSplit{in.unit, in.enemies, in.dice}, "CJ-10.12"_rule);
    return {};
}

Result<void> on(Deciding &d, const FightMelee &in) {
    const State &s = d.start();
    if (auto now = inPhase(s, Phase::Melee, Stage::Choosing); !now)
        return now;
    const auto u = ownUnit(s, in.unit);
    if (!u)
        return tl::unexpected(u.error());
    const std::vector<UnitIndex> group = meleeOf(s, *u);
    if (group.empty())
        return fail(kNotInMelee, {in.unit.text()}, "CJ-10.1"_rule);
    const auto inGroup = [&group](UnitIndex one) { return std::ranges::binary_search(group, one); };
    // A unit that joined after the round was fought waits for next turn's.
    if (std::ranges::all_of(s.pairs,
                            [&](const Pair &p) { return !inGroup(p.attacker) || p.fought; }))
        return fail(kMeleeFought, {in.unit.text()}, "CJ-10.7"_rule);
    RoundBegan began;
    for (const UnitIndex one : group)
        began.units.push_back(s.id(one));
    d.emit(std::move(began), "CJ-10.1"_rule);
    for (const Pair &p : s.pairs) {
        if (!inGroup(p.attacker))
            continue;
        const PairBlows blows = blowsOf(s, p);
        const UnitId a = s.id(p.attacker);
        const UnitId b = s.id(p.defender);
        if (blows.attacker.dice > Dice(0))
            d.emit(BlowsDue{a, b, blows.attacker.dice,
                            static_cast<std::uint8_t>(blows.attacker.least.value)},
                   blows.attacker.rules);
        if (blows.defender.dice > Dice(0))
            d.emit(BlowsDue{b, a, blows.defender.dice,
                            static_cast<std::uint8_t>(blows.defender.least.value)},
                   blows.defender.rules);
    }
    return {};
}

void blowsDice(Deciding &d, const Task &task, const dice::Faces &faces) {
    Blows blows;
    blows.least = Pips(task.least);
    d.emit(
        BlowsStruck{d.start().id(task.unit), d.start().id(task.other), killsOfBlows(faces, blows)},
        "CJ-10.1"_rule);
}

void afterBlows(Deciding &d) {
    const std::vector<UnitIndex> group = unitsInRound(d.now());
    const Side attackers = attackersSide(d.now(), group);
    const std::int32_t round = roundOf(d.now());
    MeleeLoss loss[2]; // attackers, defenders
    std::vector<UnitIndex> hit;
    for (const UnitIndex u : group) {
        const UnitState &unit = d.now().unit(u);
        MeleeLoss &mine = loss[d.start().troops(u).side == attackers ? 0 : 1];
        mine.had += unit.castings;
        mine.lost += casualties(unit.comingOff, unit.castings);
        if (unit.comingOff > Castings(0))
            hit.push_back(u);
    }
    takeOff(d, hit);
    const MoreLosses more = moreLosses(loss[0], loss[1]);
    const MeleeTests test = testsAfterRound(more, round);
    std::vector<DueTest> tests;
    for (const UnitIndex u : group) {
        const bool attacker = d.start().troops(u).side == attackers;
        const UnitState &unit = d.now().unit(u);
        if ((attacker ? test.attacker : test.defender) && unit.onTable() &&
            takesTests(unit.condition))
            tests.push_back({u, MoraleCause::MeleeLost});
    }
    d.emit(RoundFought{loss[0].lost, loss[1].lost, more}, test.rules);
    testsDue(d, std::move(tests));
}

namespace {

/// A melee after its tests: who goes, who stays.
class Settling {
public:
    explicit Settling(Deciding &d)
        : m_d(d), m_group(unitsInRound(d.now())), m_attackers(attackersSide(d.now(), m_group)),
          m_round(roundOf(d.now())) {}

    void settle() {
        // First those that go whatever the enemy does, then those that find nobody left (CJ-10.10
        // comes before all, for winners too).
        for (const UnitIndex u : m_group) {
            const Stand stand = standOf(u, false);
            if (stand.result == AfterMelee::Removed || stand.result == AfterMelee::Routs) {
                m_gone.push_back(u);
            } else if (stand.result == AfterMelee::FallsBack) {
                goBack(u, false, stand.rules);
            }
        }
        const std::vector<UnitIndex> wentFirst = m_gone;
        std::vector<UnitIndex> back;
        for (const UnitIndex u : m_group) {
            if (isIn(wentFirst, u))
                continue;
            const Stand stand = standOf(u, allEnemiesIn(wentFirst, u));
            if (stand.result == AfterMelee::Victor)
                m_d.emit(GroundTaken{id(u)}, stand.rules);
            else if (stand.result == AfterMelee::FallsBackHalf)
                back.push_back(u);
        }
        for (const UnitIndex u : back) {
            m_d.emit(BrigadeDisordered{id(u)}, "CJ-10.8"_rule);
            goBack(u, true, "CJ-10.8"_rule);
        }
        MeleeSettled settled;
        for (const UnitIndex u : m_group)
            settled.units.push_back(id(u));
        for (const UnitIndex u : m_gone)
            settled.gone.push_back(id(u));
        const State &s = m_d.now();
        settled.locked = std::ranges::any_of(s.pairs, [this](const Pair &p) {
            return p.inRound && !isIn(m_gone, p.attacker) && !isIn(m_gone, p.defender);
        });
        m_d.emit(std::move(settled), m_round == 1 ? "CJ-10.7"_rule : "CJ-10.8"_rule);
    }

private:
    UnitId id(UnitIndex u) const { return m_d.start().id(u); }
    static bool isIn(const std::vector<UnitIndex> &list, UnitIndex u) {
        return std::ranges::find(list, u) != list.end();
    }
    Stand standOf(UnitIndex u, bool enemyGone) {
        const State &s = m_d.now();
        StandFacts facts;
        facts.arm = s.troops(u).arm;
        facts.attacker = s.troops(u).side == m_attackers;
        facts.bothCharged = std::ranges::any_of(s.pairs, [u](const Pair &p) {
            return p.inRound && p.both && (p.attacker == u || p.defender == u);
        });
        // Where both charged, both may go on (CJ-10.11).
        facts.attacker = facts.attacker || (facts.bothCharged && enemyGone);
        facts.enemyGone = enemyGone;
        facts.round = m_round;
        facts.left = s.unit(u).onTable() ? s.unit(u).castings : Castings(0);
        facts.condition = s.unit(u).condition;
        return standAfterRound(facts);
    }
    bool allEnemiesIn(const std::vector<UnitIndex> &list, UnitIndex u) {
        return std::ranges::all_of(m_d.now().pairs, [&](const Pair &p) {
            if (p.attacker == u)
                return isIn(list, p.defender);
            return p.defender != u || isIn(list, p.attacker);
        });
    }
    void goBack(UnitIndex u, bool half, const RuleNumbers &rules) {
        const State &s = m_d.now();
        const HundredthsOfInch way =
            fallBack(s.troops(u).arm, s.unit(u).formation, half, s.options());
        m_d.emit(FellBack{id(u), way}, rules);
        m_d.emit(RunEndDue{id(u), false}, "CJ-9.8"_rule);
        m_gone.push_back(u);
    }

    Deciding &m_d;
    std::vector<UnitIndex> m_group;
    Side m_attackers;
    std::int32_t m_round;
    std::vector<UnitIndex> m_gone;
};

} // namespace

void afterMeleeTests(Deciding &d) {
    Settling(d).settle();
    d.emit(StageBegan{Stage::Choosing, std::nullopt, false}, "CJ-10.7"_rule);
}

Result<void> on(Deciding &d, const BreakThrough &in) {
    const State &s = d.start();
    if (auto now = inPhase(s, Phase::Melee, Stage::Choosing); !now)
        return now;
    const auto u = ownUnit(s, in.unit);
    if (!u)
        return tl::unexpected(u.error());
    const UnitState &unit = s.unit(*u);
    if (!unit.has(Flag::Victor) || unit.condition != Condition::GoodOrder || s.locked(*u))
        return fail(kNotVictor, {in.unit.text()}, "CJ-10.11"_rule);
    if (in.distance < HundredthsOfInch(0))
        return fail(kDistanceWrong, {in.unit.text()}, "CJ-10.11"_rule);
    const HundredthsOfInch left = breakthroughLeft(s.troops(*u).arm, unit.gone, s.options());
    const Allowance over = allowanceFor(s, *u, in.going, false);
    if (!over.allowed)
        return fail(over.why, {in.unit.text()}, over.rules.front());
    if ((over.halved ? in.distance * 2 : in.distance) > left)
        return fail(kMoveTooFar, {in.unit.text(), std::to_string(left.value)}, "CJ-10.11"_rule);
    const bool enters = in.enters.value_or(false);
    if (enters && in.target)
        return fail(kEntersOrAttacks, {in.unit.text()}, "CJ-11.4"_rule);
    if (enters && !mayDefendTown(s.troops(*u).arm))
        return fail(kTownOnlyFoot, {in.unit.text()}, "CJ-11.4"_rule);
    const auto place = placeNamed(s, enters ? in.place.value_or(std::string()) : std::string());
    if (!place)
        return tl::unexpected(place.error());
    if (*place && !townHasRoom(brigadesIn(s, static_cast<std::uint32_t>(**place)),
                               s.setting->setup.objectives[std::size_t(**place)].brigades))
        return fail(kTownFull, {in.unit.text()}, "CJ-11.4"_rule);
    BrokeThrough event{in.unit, in.distance, in.target, in.sector, MeleeGround::Open, in.uphill};
    if (in.target) {
        const UnitIndex target = s.find(*in.target);
        if (target == kNone)
            return fail(kUnknownUnit, {});
        if (s.troops(target).side == s.troops(*u).side)
            return fail(kTargetOwn, {in.target->text()}, "CJ-10.11"_rule);
        if (!s.unit(target).onTable())
            return fail(kNotOnTable, {in.target->text()}, "CJ-10.11"_rule);
        // It goes on by the leave that CJ-10.11 gives, so the distance is not asked again.
        const ChargeReach may =
            mayCharge(chargeFacts(s, *u, target, HundredthsOfInch(0), in.going, true), s.options());
        if (!may.permission)
            return refuse(may.permission, {in.unit.text(), in.target->text()});
        if (s.unit(target).formation == Formation::Garrison)
            event.ground = MeleeGround::Town;
        else if (in.going == Going::LightWoods)
            event.ground = MeleeGround::LightWoods;
    }
    d.emit(event, "CJ-10.11"_rule);
    if (enters)
        d.emit(TownEntered{in.unit, *place}, "CJ-11.4"_rule);
    d.emit(StageBegan{Stage::Breaking, std::nullopt, false}, "CJ-10.11"_rule);
    return {};
}

} // namespace sabretache::battle::corporaljohn
