// Leaders: how far their word carries, where they go, when they fall, who follows. Section 6.
#include "battle/beerstein/deciding.h"

#include <algorithm>

namespace sabretache::battle::beerstein {

Result<void> checkCommand(const State &s, UnitIndex u, const std::optional<PersonId> &leader,
                          Paces fromLeader, bool nearer, bool attack) {
    if (fromLeader < Paces(0))
        return fail(kValueRange, {"fromLeader"});
    PostIndex p = s.leaderOf(u);
    if (leader) {
        p = s.findPost(*leader);
        if (p == kNone)
            return fail(kUnknownLeader, {leader->text()}, "BB-6.90"_rule);
        if (!s.obeys(u, p))
            return fail(kNotHisUnit, {s.id(u).text(), leader->text()}, "BB-6.90"_rule);
        if (s.posts[p].status != PostStatus::Fit)
            return fail(kLeaderOut, {leader->text()}, "BB-6.3"_rule);
    }
    const bool with = p != kNone && s.posts[p].with == u;
    const bool inCommand = p != kNone && (with || fromLeader <= s.radiusOf(p));
    if (!bb::commandAllows({inCommand, nearer, attack, s.setting->options.holdOutOfCommand}))
        return fail(kOutOfCommand, {s.id(u).text()}, "BB-6.2"_rule);
    return {};
}

Why leaderWhy(const State &s, PostIndex p) {
    if (p == kNone)
        return error(kUnknownLeader);
    const Post &post = s.posts[p];
    const std::string id = post.holder.text();
    if (post.status != PostStatus::Fit)
        return error(kLeaderOut, {id}, "BB-6.3"_rule);
    if (s.step != Step::Movement)
        return error(kNotNow, {std::string(word(s.step))}, "BB-6.4"_rule);
    if (s.active != post.side)
        return error(kNotYourStep, {std::string(word(post.side))}, "BB-2.4"_rule);
    if (post.movedIn == s.turn)
        return error(kAlready, {id}, "BB-6.4"_rule);
    return {};
}

Result<void> on(Deciding &d, const MoveLeader &in) {
    const State &s = d.start();
    const PostIndex p = s.findPost(in.leader);
    if (const auto why = leaderWhy(s, p))
        return tl::unexpected(*why);
    if (in.paces < Paces(0) || in.paces > bb::kLeaderMove)
        return fail(kTooFar,
                    {in.leader.text(), std::to_string(in.paces.value),
                     std::to_string(bb::kLeaderMove.value)},
                    "BB-6.4"_rule);
    if (in.unit) {
        const UnitIndex u = s.find(*in.unit);
        if (const auto why = presentWhy(s, u))
            return tl::unexpected(*why);
        if (s.troops(u).side != s.posts[p].side)
            return fail(kNotAFriend, {in.unit->text()}, "BB-6.3"_rule);
        if (s.unit(u).leader != kNone && s.unit(u).leader != p)
            return fail(kHasLeader, {in.unit->text()}, "BB-6.3"_rule);
    }
    d.emit(LeaderMoved{in.leader, in.paces, in.unit}, "BB-6.4"_rule);
    return {};
}

namespace {

/// Friends whom a leader can join.
std::vector<UnitIndex> friendsOf(const State &s, PostIndex p) {
    std::vector<UnitIndex> out;
    for (UnitIndex u = 0; u < s.units.size(); ++u)
        if (s.troops(u).side == s.posts[p].side && s.onTable(u) && s.unit(u).leader == kNone)
            out.push_back(u);
    return out;
}

void joinDue(Deciding &d, PostIndex p) {
    if (!friendsOf(d.now(), p).empty())
        d.emit(LeaderJoinDue{d.now().posts[p].holder}, "BB-6.3"_rule);
}

} // namespace

bool leaderAtRisk(Deciding &d, UnitIndex u) {
    const State &s = d.now();
    if (!s.hasLeader(u) || s.posts[s.unit(u).leader].testedIn == s.stepCount)
        return false;
    d.emit(LeaderTestDue{s.posts[s.unit(u).leader].holder}, "BB-6.3"_rule);
    return true;
}

void destroy(Deciding &d, UnitIndex u) {
    const PostIndex leader = d.now().hasLeader(u) ? d.now().unit(u).leader : kNone;
    const bool tests = leaderAtRisk(d, u);
    d.emit(UnitDestroyed{d.now().id(u)}, "BB-1.3"_rule);
    if (leader != kNone && !tests)
        joinDue(d, leader);
}

void leaderDice(Deciding &d, const Task &task, const dice::Faces &faces) {
    const Pips die(faces[0]);
    const bb::LeaderFate fate = bb::leaderFate(die);
    d.emit(LeaderTested{d.start().posts[task.post].holder, die, fate}, "BB-6.3"_rule);
    // He had a unit when the test fell due: if he has none now, it is gone.
    if (fate == LeaderFate::Unhurt && d.now().posts[task.post].with == kNone)
        joinDue(d, task.post);
}

FactRequest joinRequest(const State &s, const Task &task) {
    FactRequest fact;
    fact.key = kLeaderJoins;
    fact.subject = s.posts[task.post].holder.text();
    fact.rule = "BB-6.3"_rule;
    fact.type = "unit";
    for (const UnitIndex u : friendsOf(s, task.post))
        fact.choices.push_back(s.id(u).text());
    fact.fallback = fact.choices.empty() ? std::string() : fact.choices.front();
    return fact;
}

Result<void> joinAnswer(Deciding &d, const Task &task, const FactIn &in) {
    const FactRequest request = joinRequest(d.start(), task);
    const auto *text = std::get_if<std::string>(&in.value);
    const bool known =
        text && (std::ranges::find(request.choices, *text) != request.choices.end() ||
                 (text->empty() && request.choices.empty()));
    if (!known)
        return fail(kFactWrong, {request.key}, "BB-6.3"_rule);
    d.emit(FactGiven{request.key, in.value, in.source, std::nullopt}, "BB-6.3"_rule);
    d.emit(LeaderJoined{d.start().posts[task.post].holder, UnitId::parse(*text)}, "BB-6.3"_rule);
    return {};
}

namespace {

bool isFallen(const State &s, PersonId person) {
    return std::ranges::find(s.fallen, person) != s.fallen.end();
}

/// Dates tell nothing where there are none: such officers come last.
std::string rankDate(const State &s, PersonId who) {
    const auto &all = s.setting->setup.commanders;
    const auto it = std::ranges::find(all, who, &SetupCommander::id);
    return it == all.end() || it->rankDate.empty() ? std::string("9999") : it->rankDate;
}

void armyTakeOver(Deciding &d, PostIndex army) {
    const State &s = d.now();
    PostIndex best = kNone;
    for (PostIndex p = 2; p < s.posts.size(); ++p)
        if (s.posts[p].side == s.posts[army].side && s.posts[p].status == PostStatus::Fit &&
            (best == kNone || rankDate(s, s.posts[p].holder) < rankDate(s, s.posts[best].holder)))
            best = p;
    if (best == kNone)
        return; // nobody is left; looked at again next turn
    const UnitIndex with = s.posts[best].with;
    d.emit(CommandTaken{s.posts[army].side, std::nullopt, s.posts[best].holder,
                        with == kNone ? std::nullopt : std::optional(s.id(with))},
           {"BB-6.3"_rule, "BB-6.91"_rule});
}

void columnTakeOver(Deciding &d, PostIndex p) {
    const State &s = d.now();
    const ColumnId column = s.posts[p].column;
    PersonId best;
    std::string bestDate;
    for (const UnitIndex u : s.setting->unitsOfPost[p]) {
        const auto &officer = s.setting->setup.units[u].commander;
        if (!officer || officer->isNull() || !s.onTable(u) || s.findPost(*officer) != kNone ||
            isFallen(s, *officer))
            continue;
        const std::string date = rankDate(s, *officer);
        if (best.isNull() || date < bestDate) {
            best = *officer;
            bestDate = date;
        }
    }
    if (best.isNull())
        best = PersonId(column.uuid);
    d.emit(CommandTaken{s.posts[p].side, column, best, std::nullopt},
           {"BB-6.3"_rule, "BB-6.91"_rule});
}

} // namespace

void takeOver(Deciding &d) {
    const auto vacant = [&d](PostIndex p) {
        return std::ranges::find(d.now().vacancies, p) != d.now().vacancies.end();
    };
    for (PostIndex army = 0; army < 2; ++army)
        if (vacant(army))
            armyTakeOver(d, army);
    for (PostIndex p = 2; p < d.start().posts.size(); ++p)
        if (vacant(p))
            columnTakeOver(d, p);
}

} // namespace sabretache::battle::beerstein
