// Commanders: where they go, when they fall, who follows. CJ-4.6 to 4.10
#include "battle/corporaljohn/deciding.h"

#include <algorithm>

namespace sabretache::battle::corporaljohn {

Result<void> on(Deciding &d, const MoveCommander &in) {
    const State &s = d.start();
    if (auto now = inPhase(s, Phase::Movement, Stage::Choosing); !now)
        return now;
    const PostIndex p = s.findPost(in.commander);
    if (p == kNone || s.posts[p].status != PostStatus::Fit)
        return fail(kUnknownCommander, {}, "CJ-4.6"_rule);
    if (s.posts[p].side != s.mover)
        return fail(kNotMovers, {}, "CJ-3.3"_rule);
    if (s.posts[p].moved)
        return fail(kCommanderMoved, {}, "CJ-4.6"_rule);
    if (in.distance < HundredthsOfInch(0))
        return fail(kDistanceWrong, {in.commander.text()}, "CJ-4.6"_rule);
    if (in.distance > commanderMove(s.options()))
        return fail(kCommanderTooFar, {}, "CJ-4.6"_rule);
    if (in.unit) {
        const UnitIndex u = s.find(*in.unit);
        if (u == kNone)
            return fail(kUnknownUnit, {});
        if (s.troops(u).side != s.mover || !s.unit(u).onTable())
            return fail(kNotOnTable, {in.unit->text()}, "CJ-4.6"_rule);
    }
    d.emit(CommanderMoved{in.commander, in.unit}, {"CJ-4.6"_rule, "CJ-4.7"_rule});
    return {};
}

void commandersAtRisk(Deciding &d, UnitIndex u, KilledBy by) {
    if (d.now().unit(u).commanders == 0)
        return;
    std::vector<PersonId> there;
    const State &s = d.now();
    for (std::size_t p = 0; p < s.posts.size(); ++p)
        if (s.posts[p].with == u && s.posts[p].status == PostStatus::Fit)
            there.push_back(s.posts[p].person);
    for (const PersonId person : there)
        d.emit(CommanderAtRisk{person, by}, commanderRules(by));
}

void removeUnit(Deciding &d, UnitIndex u, RemovedWhy why, RuleNumbers rules) {
    d.emit(UnitRemoved{d.start().id(u), why}, rules);
    commandersAtRisk(d, u, KilledBy::Removal);
}

void commanderDies(Deciding &d, PostIndex post, KilledBy by) {
    const Post killed = d.now().posts[post];
    d.emit(CommanderKilled{killed.person, by}, commanderRules(by));
    if (!d.start().isArmyPost(post))
        d.emit(LeaderlessDue{d.start().columnId(post)}, "CJ-4.9"_rule);
}

namespace {

bool friendsOnTable(const State &s, Side side) {
    for (UnitIndex u = 0; u < s.units.size(); ++u)
        if (s.troops(u).side == side && s.unit(u).onTable())
            return true;
    return false;
}

} // namespace

void riskDice(Deciding &d, const Task &task, const dice::Faces &faces) {
    const State &s = d.start();
    if (commanderKilled(task.by, Pips(faces[0] + faces[1]))) {
        commanderDies(d, task.unit, task.by);
        return;
    }
    const Post &post = s.posts[task.unit];
    const bool leaves = task.by == KilledBy::Removal;
    d.emit(CommanderSpared{post.person, leaves}, commanderRules(task.by));
    // With nobody left to go to he stands where he is.
    if (leaves && friendsOnTable(s, post.side))
        d.emit(RejoinDue{post.person}, "CJ-4.6"_rule);
}

Result<void> rejoinAnswer(Deciding &d, const Task &task, const FactIn &in) {
    const State &s = d.start();
    const auto *text = std::get_if<std::string>(&in.value);
    const auto id = text ? UnitId::parse(*text) : std::nullopt;
    const UnitIndex u = id ? s.find(*id) : kNone;
    if (u == kNone || s.troops(u).side != s.posts[task.unit].side || !s.unit(u).onTable())
        return fail(kFactWrong, {"commander-rejoins"}, "CJ-4.6"_rule);
    d.emit(FactGiven{"commander-rejoins", in.value, in.source, *id}, "CJ-4.6"_rule);
    d.emit(CommanderRejoined{s.posts[task.unit].person, *id}, {"CJ-4.6"_rule, "CJ-4.7"_rule});
    return {};
}

void leaderlessDice(Deciding &d, const Task &task, const dice::Faces &faces) {
    const State &s = d.start();
    d.emit(ColumnLeaderless{s.columnId(task.unit), replacementArrives(s.turn, Pips(faces[0]))},
           "CJ-4.9"_rule);
}

namespace {

const SetupCommander *known(const State &s, PersonId id) {
    const auto &all = s.setting->setup.commanders;
    const auto it = std::ranges::find(all, id, &SetupCommander::id);
    return it == all.end() ? nullptr : &*it;
}

Seniority seniority(const State &s, PostIndex p) {
    Seniority out;
    if (const SetupCommander *who = known(s, s.posts[p].person)) {
        out.rank = who->rank;
        out.rankDate = who->rankDate;
    }
    out.rosterPlace = p;
    return out;
}

std::optional<UnitId> withOf(const State &s, PostIndex p) {
    const std::uint32_t u = s.posts[p].with;
    return u == kNone ? std::nullopt : std::optional(s.id(u));
}

void armyTakeOver(Deciding &d, PostIndex army) {
    const State &s = d.now();
    PostIndex best = kNone;
    for (PostIndex p = 2; p < s.posts.size(); ++p)
        if (s.posts[p].side == s.posts[army].side && s.posts[p].status == PostStatus::Fit &&
            (best == kNone || isSenior(seniority(s, p), seniority(s, best))))
            best = p;
    if (best == kNone)
        return;
    d.emit(CommandTaken{s.posts[army].side, std::nullopt, s.posts[best].person, withOf(s, best)},
           {"CJ-4.10"_rule, "CJ-4.90"_rule});
    d.emit(LeaderlessDue{d.start().columnId(best)}, {"CJ-4.10"_rule, "CJ-4.9"_rule});
}

bool isFallen(const State &s, PersonId person) {
    return std::ranges::find(s.fallen, person) != s.fallen.end();
}

/// The replacement is the commander of the senior brigade left, or, where the book knows none or
/// he is gone too, a figure that goes by its column's name, or by the brigade's where the figure of
/// that name leads the army by now.
void columnTakeOver(Deciding &d, PostIndex column) {
    const State &s = d.now();
    std::optional<UnitIndex> senior;
    for (const UnitIndex u : s.setting->unitsOfPost[column])
        if (!senior && s.unit(u).onTable() && s.unit(u).condition != Condition::Rout)
            senior = u;
    PersonId person(d.start().columnId(column).uuid);
    const auto heldElsewhere = [&](PersonId one) {
        const PostIndex p = s.findPost(one);
        return p != kNone && p != column;
    };
    std::optional<UnitId> with;
    if (senior) {
        with = s.id(*senior);
        const auto own = s.setting->setup.units[*senior].commander;
        if (own && !own->isNull() && s.findPost(*own) == kNone && !isFallen(s, *own))
            person = *own;
        else if (heldElsewhere(person))
            person = PersonId(with->uuid);
    }
    if (heldElsewhere(person))
        return; // with no brigade left there is nobody to lead
    d.emit(CommandTaken{s.posts[column].side, d.start().columnId(column), person, with},
           "CJ-4.9"_rule);
}

} // namespace

void takeOver(Deciding &d) {
    for (PostIndex p = 0; p < d.start().posts.size(); ++p) {
        const Post &post = d.now().posts[p];
        if (post.status != PostStatus::Killed)
            continue;
        if (p < 2)
            armyTakeOver(d, p);
        else if (post.takesOver > Turns(0) && post.takesOver <= d.now().turn)
            columnTakeOver(d, p);
    }
}

} // namespace sabretache::battle::corporaljohn
