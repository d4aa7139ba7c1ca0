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

/// What a player says of one unit's division; empty when he says nothing.
std::optional<std::vector<Dice>> saidSplit(const Fight &in, const State &s, UnitIndex u,
                                           const std::vector<UnitIndex> &enemies) {
    std::optional<std::vector<Dice>> out;
    for (std::size_t i = 0; i < in.throwers.size(); ++i) {
        if (s.find(in.throwers[i]) != u)
            continue;
        if (!out)
            out.emplace(enemies.size());
        const auto enemy = std::ranges::find(enemies, s.find(in.targets[i]));
        if (enemy != enemies.end())
            (*out)[static_cast<std::size_t>(enemy - enemies.begin())] += Dice(in.dice[i]);
    }
    return out;
}

} // namespace

Result<void> on(Deciding &d, const Fight &in) {
    const State &s = d.start();
    const UnitIndex asked = s.find(in.unit);
    if (const auto why = fightWhy(s, asked))
        return tl::unexpected(*why);
    if (in.throwers.size() != in.targets.size() || in.throwers.size() != in.dice.size())
        return fail(kSplitWrong, {in.unit.text()}, "BB-5.5"_rule);
    std::vector<UnitIndex> units = s.combatOf(asked);
    for (std::size_t i = 0; i < in.throwers.size(); ++i) {
        const UnitIndex from = s.find(in.throwers[i]);
        const UnitIndex at = s.find(in.targets[i]);
        if (from == kNone || at == kNone || std::ranges::find(units, from) == units.end() ||
            !pairOf(s, from, at) || in.dice[i] < 0 || in.dice[i] > 99)
            return fail(kSplitWrong, {in.throwers[i].text()}, "BB-5.5"_rule);
    }
    // Attackers throw first; it makes no difference but for the order at the table.
    std::ranges::stable_sort(units, {}, [&s](UnitIndex u) {
        return std::ranges::none_of(s.pairs, [u](const Pair &p) { return p.attacker == u; });
    });
    CombatBegan began;
    RuleNumbers rules = "BB-5.1"_rule;
    for (const UnitIndex u : units) {
        const bb::CombatDice dice =
            bb::combatDice({s.unit(u).number, s.flanked(u), s.hasLeader(u)});
        rules.add(dice.rules);
        const std::vector<UnitIndex> enemies = s.enemiesOf(u);
        std::vector<Dice> split = bb::evenSplit(dice.dice, enemies.size());
        if (const auto said = saidSplit(in, s, u, enemies)) {
            Dice sum;
            for (const Dice part : *said)
                sum += part;
            if (sum != dice.dice)
                return fail(kSplitWrong, {s.id(u).text()}, "BB-5.5"_rule);
            split = *said;
        }
        if (enemies.size() > 1)
            rules.add("BB-5.5"_rule);
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
    const Side attacking = s.troops(pair->attacker).side;
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
    d.emit(
        BlowsThrown{s.id(next.unit), s.id(next.at), faces, bb::countHits(faces, Pips(next.hitOn))},
        next.hitOn == 5 ? "BB-5.2"_rule : "BB-5.1"_rule);
    if (last)
        resolve(d);
}

Result<void> wayAnswer(Deciding &d, const Task &task, const FactIn &in) {
    const auto way = fromWord<Way>(in.value);
    if (!way)
        return fail(kValueRange, {"value"}, "BB-5.5"_rule);
    d.emit(DrivenBack{d.start().id(task.unit), *way, in.source}, "BB-5.5"_rule);
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
    for (std::size_t i = 0; i < in.units.size(); ++i) {
        if (const auto why = recoverWhy(s, s.find(in.units[i])))
            return tl::unexpected(*why);
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

// --- the umpire's hand

Result<void> on(Deciding &d, const ChangeStrength &in) {
    const State &s = d.start();
    const UnitIndex u = s.find(in.unit);
    if (const auto why = presentWhy(s, u))
        return tl::unexpected(*why);
    if (in.reason.empty())
        return fail(kReasonMissing);
    if (in.points < Points(1) || in.points > s.troops(u).start || in.points == s.unit(u).number)
        return fail(kValueRange, {"points"}, "BB-1.2"_rule);
    d.emit(StrengthChanged{in.unit, in.points, in.reason}, "BB-1.3"_rule);
    return {};
}

Result<void> on(Deciding &d, const ChangeLeader &in) {
    const State &s = d.start();
    const PostIndex p = s.findPost(in.leader);
    if (p == kNone)
        return fail(kUnknownLeader, {in.leader.text()});
    if (s.posts[p].status != PostStatus::Fit)
        return fail(kLeaderOut, {in.leader.text()}, "BB-6.3"_rule);
    if (in.reason.empty())
        return fail(kReasonMissing);
    if (in.unit) {
        const UnitIndex u = s.find(*in.unit);
        if (const auto why = presentWhy(s, u))
            return tl::unexpected(*why);
        if (s.troops(u).side != s.posts[p].side)
            return fail(kNotAFriend, {in.unit->text()}, "BB-6.3"_rule);
        if (s.unit(u).leader != kNone && s.unit(u).leader != p)
            return fail(kHasLeader, {in.unit->text()}, "BB-6.3"_rule);
    }
    d.emit(LeaderChanged{in.leader, in.fate, in.unit, in.reason}, "BB-6.3"_rule);
    return {};
}

Result<void> on(Deciding &d, const TakeOffTable &in) {
    const State &s = d.start();
    if (const auto why = presentWhy(s, s.find(in.unit)))
        return tl::unexpected(*why);
    if (in.reason.empty())
        return fail(kReasonMissing);
    d.emit(TakenOffTable{in.unit, in.reason}, "BB-5.5"_rule);
    return {};
}

} // namespace sabretache::battle::beerstein
