// Combats, withdrawals of the losers, follow-ups of the winners, recovery. Sections 5 and 7.
#include "battle/beerstein/deciding.h"

#include <algorithm>

namespace sabretache::battle::beerstein {

Why fightWhy(const State &s, UnitIndex u) {
    if (auto why = presentWhy(s, u))
        return why;
    if (s.step != Step::Combat)
        return error(kNotNow, {std::string(word(s.step))}, "BB-2.1"_rule);
    const auto mine = std::ranges::find_if(
        s.pairs, [u](const Pair &p) { return p.attacker == u || p.target == u; });
    if (mine == s.pairs.end())
        return error(kNoCombat, {s.id(u).text()}, "BB-5.1"_rule);
    if (mine->fought)
        return error(kAlready, {s.id(u).text()}, "BB-5.5"_rule);
    return {};
}

namespace {

const Pair *pairOf(const State &s, UnitIndex a, UnitIndex b) {
    const auto it = std::ranges::find_if(s.pairs, [&](const Pair &p) {
        return (p.attacker == a && p.target == b) || (p.attacker == b && p.target == a);
    });
    return it == s.pairs.end() ? nullptr : &*it;
}

Dice diceOf(const State &s, UnitIndex u) {
    return bb::combatDice({s.unit(u).number, s.flanked(u), s.hasLeader(u)}).dice;
}

} // namespace

std::vector<Dice> splitOf(const State &s, UnitIndex u) {
    const std::vector<UnitIndex> enemies = s.enemiesOf(u);
    const Dice all = diceOf(s, u);
    std::vector<Dice> said;
    Dice sum;
    for (const UnitIndex enemy : enemies)
        for (const Split &split : s.splits)
            if (split.unit == u && split.at == enemy) {
                said.push_back(split.dice);
                sum += split.dice;
            }
    return said.size() == enemies.size() && sum == all ? said : bb::evenSplit(all, enemies.size());
}

Why splitWhy(const State &s, UnitIndex u) {
    if (auto why = fightWhy(s, u))
        return why;
    if (s.enemiesOf(u).size() < 2)
        return error(kOneEnemy, {s.id(u).text()}, "BB-5.5"_rule);
    return {};
}

Result<void> on(Deciding &d, const SplitBlows &in) {
    const State &s = d.start();
    const UnitIndex u = s.find(in.unit);
    if (const auto why = splitWhy(s, u))
        return tl::unexpected(*why);
    if (in.enemies.size() != in.dice.size())
        return fail(kListsDiffer, {}, "BB-5.5"_rule);
    const Dice all = diceOf(s, u);
    const auto wrong =
        fail(kSplitWrong, {in.unit.text(), std::to_string(all.value)}, "BB-5.5"_rule);
    const std::vector<UnitIndex> enemies = s.enemiesOf(u);
    if (in.enemies.size() != enemies.size())
        return wrong;
    std::int64_t sum = 0;
    for (const UnitIndex enemy : enemies) {
        const auto at = std::ranges::find(in.enemies, s.id(enemy));
        if (at == in.enemies.end())
            return wrong;
        const Dice part = in.dice[static_cast<std::size_t>(at - in.enemies.begin())];
        if (part < Dice(0) || part > all)
            return wrong;
        sum += part.value;
    }
    if (sum != all.value)
        return wrong;
    // The same as was said already.
    if (std::ranges::count(s.splits, u, &Split::unit) == std::ssize(enemies) &&
        std::ranges::all_of(s.splits, [&](const Split &split) {
            const auto at = std::ranges::find(in.enemies, s.id(split.at));
            return split.unit != u ||
                   (at != in.enemies.end() &&
                    in.dice[static_cast<std::size_t>(at - in.enemies.begin())] == split.dice);
        }))
        return fail(kNoChange, {}, "BB-5.5"_rule);
    d.emit(BlowsSplit{in.unit, in.enemies, in.dice}, "BB-5.5"_rule);
    return {};
}

Result<void> on(Deciding &d, const Fight &in) {
    const State &s = d.start();
    const UnitIndex asked = s.find(in.unit);
    if (const auto why = fightWhy(s, asked))
        return tl::unexpected(*why);
    std::vector<UnitIndex> units = s.combatOf(asked);
    // Attackers throw first; it makes no difference but for the order at the table.
    std::ranges::stable_sort(units, {}, [&s](UnitIndex u) {
        return std::ranges::none_of(s.pairs, [u](const Pair &p) { return p.attacker == u; });
    });
    CombatBegan began;
    RuleNumbers rules = "BB-5.1"_rule;
    for (const UnitIndex u : units) {
        rules.add(bb::combatDice({s.unit(u).number, s.flanked(u), s.hasLeader(u)}).rules);
        const std::vector<UnitIndex> enemies = s.enemiesOf(u);
        const std::vector<Dice> split = splitOf(s, u);
        if (enemies.size() > 1)
            rules.add({"BB-5.5"_rule, "BB-5.91"_rule});
        for (std::size_t i = 0; i < enemies.size(); ++i) {
            if (split[i] == Dice(0))
                continue;
            const Pair *pair = pairOf(s, u, enemies[i]);
            const bb::CombatHit hit = bb::combatHitsOn(pair->attacker == u, pair->sector);
            rules.add(hit.rules);
            began.throwers.push_back(s.id(u));
            began.targets.push_back(s.id(enemies[i]));
            began.dice.push_back(split[i].value);
            began.hitOn.push_back(hit.hitOn.value);
        }
    }
    d.emit(std::move(began), rules);
    return {};
}

namespace {

/// All blows are thrown: casualties come off together, then it is seen who has lost.
void resolve(Deciding &d) {
    const State &s = d.now();
    const std::vector<UnitIndex> units = s.combatOf(s.throws.front().unit);
    std::vector<Points> taken(units.size());
    for (const Throw &t : s.throws)
        for (std::size_t i = 0; i < units.size(); ++i)
            if (units[i] == t.at)
                taken[i] += Points(t.hits);
    const auto pair = std::ranges::find_if(s.pairs, [&](const Pair &p) {
        return p.attacker == units.front() || p.target == units.front();
    });
    const Side attacking =
        pair == s.pairs.end() ? s.troops(units.front()).side : s.troops(pair->attacker).side;
    std::array<bb::CombatTally, 2> tally{};
    tally[0].gone = tally[1].gone = true;
    for (std::size_t i = 0; i < units.size(); ++i) {
        const UnitState &unit = s.unit(units[i]);
        taken[i] = std::min(taken[i], unit.number);
        bb::CombatTally &side = tally[index(s.troops(units[i]).side)];
        side.casualties += taken[i];
        side.gone = side.gone && taken[i] == unit.number;
    }
    const bb::CombatResult result =
        bb::combatResult(tally[index(attacking)], tally[index(other(attacking))]);
    CombatEnded ended;
    for (const UnitIndex u : units)
        ended.units.push_back(s.id(u));
    ended.locked = result == bb::CombatResult::Locked;
    if (result == bb::CombatResult::DefenderLost)
        ended.winner = attacking;
    if (result == bb::CombatResult::AttackerLost)
        ended.winner = other(attacking);
    const std::optional<Side> winner = ended.winner;

    for (std::size_t i = 0; i < units.size(); ++i)
        takeCasualties(d, units[i], taken[i], Cause::Combat);
    d.emit(std::move(ended), "BB-5.5"_rule);
    if (!winner)
        return;
    for (const UnitIndex u : units)
        if (d.now().onTable(u) && d.now().troops(u).side != *winner)
            d.emit(WithdrawalDue{d.now().id(u)}, "BB-5.5"_rule);
}

} // namespace

void blowsDice(Deciding &d, const dice::Faces &faces) {
    const State &s = d.start();
    const Throw &next = s.throws[s.thrown];
    const bool last = s.thrown + 1 == s.throws.size();
    d.emit(BlowsThrown{s.id(next.unit), s.id(next.at), bb::countHits(faces, Pips(next.hitOn))},
           next.hitOn == 5 ? "BB-5.2"_rule : "BB-5.1"_rule);
    if (last)
        resolve(d);
}

FactRequest wayRequest(const State &s, const Task &task) {
    FactRequest fact;
    fact.key = kWayBack;
    fact.subject = s.id(task.unit).text();
    fact.rule = "BB-5.5"_rule;
    fact.type = "choice";
    for (const auto &[way, name] : kWords<Way>)
        fact.choices.emplace_back(name);
    fact.fallback = std::string(word(Way::Clear));
    return fact;
}

Result<void> wayAnswer(Deciding &d, const Task &task, const FactIn &in) {
    const auto *text = std::get_if<std::string>(&in.value);
    const auto way = text ? fromWord<Way>(*text) : std::nullopt;
    if (!way)
        return fail(kFactWrong, {std::string(kWayBack)}, "BB-5.5"_rule);
    const UnitId unit = d.start().id(task.unit);
    d.emit(FactGiven{std::string(kWayBack), in.value, in.source, unit}, "BB-5.5"_rule);
    RuleNumbers rules = "BB-5.5"_rule;
    if (d.start().troops(task.unit).branch == Branch::Artillery)
        rules.add("BB-3.3"_rule);
    d.emit(DrivenBack{unit, *way}, rules);
    if (*way == Way::Blocked)
        takeCasualties(d, task.unit, Points(1), Cause::Blocked);
    return {};
}

Why followUpWhy(const State &s, UnitIndex u) {
    if (auto why = presentWhy(s, u))
        return why;
    if (s.step != Step::Combat)
        return error(kNotNow, {std::string(word(s.step))}, "BB-5.6"_rule);
    if (!s.has(u, Flag::Won))
        return error(kNoWinner, {s.id(u).text()}, "BB-5.6"_rule);
    if (s.has(u, Flag::FollowedUp))
        return error(kAlready, {s.id(u).text()}, "BB-5.6"_rule);
    return {};
}

Result<void> on(Deciding &d, const ChooseFollowUp &in) {
    const State &s = d.start();
    const UnitIndex u = s.find(in.unit);
    if (const auto why = followUpWhy(s, u))
        return tl::unexpected(*why);
    if (!bb::mayFollowUp(s.troops(u).branch, in.choice, in.paces))
        return fail(kFollowUpWrong, {in.unit.text(), std::string(word(in.choice))}, "BB-5.6"_rule);
    d.emit(FollowedUp{in.unit, in.choice, in.paces}, "BB-5.6"_rule);
    return {};
}

Why recoverWhy(const State &s, UnitIndex u) {
    if (auto why = presentWhy(s, u))
        return why;
    const std::string id = s.id(u).text();
    if (s.step != Step::Recovery)
        return error(kNotNow, {std::string(word(s.step))}, "BB-7.2"_rule);
    if (s.has(u, Flag::RecoveryTried))
        return error(kAlready, {id}, "BB-7.2"_rule);
    const UnitState &unit = s.unit(u);
    if (!bb::mayRecover({unit.number, s.troops(u).start, unit.spent, s.locked(u)}))
        return error(kNothingToRecover, {id}, "BB-7.2"_rule);
    return {};
}

Result<void> on(Deciding &d, const Recover &in) {
    const State &s = d.start();
    if (in.units.empty())
        return fail(kListEmpty, {}, "BB-7.2"_rule);
    if (in.units.size() != in.distances.size())
        return fail(kListsDiffer, {}, "BB-7.2"_rule);
    for (std::size_t i = 0; i < in.units.size(); ++i) {
        if (const auto why = recoverWhy(s, s.find(in.units[i])))
            return tl::unexpected(*why);
        if (!bb::farEnoughToRecover(in.distances[i]))
            return fail(kEnemyNear,
                        {in.units[i].text(), std::to_string(bb::kRecoveryDistance.value)},
                        "BB-7.2"_rule);
        for (std::size_t j = 0; j < i; ++j)
            if (in.units[j] == in.units[i])
                return fail(kAlready, {in.units[i].text()}, "BB-7.2"_rule);
    }
    d.emit(RecoveryAsked{in.units}, "BB-7.2"_rule);
    return {};
}

void recoveryDice(Deciding &d, const Task &task, const dice::Faces &faces) {
    for (std::size_t i = 0; i < task.units.size(); ++i) {
        const Pips die(faces[i]);
        d.emit(RecoveryRolled{d.start().id(task.units[i]), die, bb::recovers(die)}, "BB-7.2"_rule);
    }
}

} // namespace sabretache::battle::beerstein
