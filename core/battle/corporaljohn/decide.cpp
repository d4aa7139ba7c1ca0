// From an input to events: what is wanted now, and who answers it.
#include "battle/corporaljohn/deciding.h"
#include "battle/corporaljohn/engine.h"

namespace sabretache::battle::corporaljohn {

namespace {

struct RollWords {
    std::string_view purpose;
    RuleNumber rule;
};

RollWords rollWords(const Task &task) {
    switch (task.kind) {
    case TaskKind::RollOff:
        return {"initiative", "CJ-3.3"_rule};
    case TaskKind::Rally:
        return {"rally", "CJ-9.5"_rule};
    case TaskKind::Volley:
        return {task.least != 0                    ? "pistols"
                : task.loss == LossKind::Canister  ? "canister"
                : task.loss == LossKind::Roundshot ? "roundshot"
                                                   : "volley",
                task.least != 0                 ? "CJ-12.4"_rule
                : task.band == RangeBand::Close ? "CJ-6.1"_rule
                                                : "CJ-6.2"_rule};
    case TaskKind::Saves:
        return {"gunner-saves", "CJ-1.5"_rule};
    case TaskKind::Risk:
        return {"commander-risk", "CJ-4.8"_rule};
    case TaskKind::Leaderless:
        return {"leaderless", "CJ-4.9"_rule};
    case TaskKind::Test:
        return {"morale", "CJ-9.1"_rule};
    case TaskKind::SecondTest:
        return {"morale-second", "CJ-9.1"_rule};
    case TaskKind::Square:
        return {"square", "CJ-12.6"_rule};
    case TaskKind::Blows:
        return {"blows", "CJ-10.1"_rule};
    case TaskKind::RunEnd:
    case TaskKind::RoutPasses:
    case TaskKind::Rejoin:
        break;
    }
    return {};
}

bool isFact(TaskKind kind) {
    return kind == TaskKind::RunEnd || kind == TaskKind::RoutPasses || kind == TaskKind::Rejoin;
}
bool isOfPost(TaskKind kind) {
    return kind == TaskKind::Risk || kind == TaskKind::Leaderless || kind == TaskKind::Rejoin;
}

/// Whom a commander without a brigade goes to: the nearest friends, which the table knows. The
/// default is the first of his column, else of his side.
FactRequest rejoinRequest(const State &s, const Task &task) {
    FactRequest fact;
    fact.key = "commander-rejoins";
    fact.subject = s.posts[task.unit].person.text();
    fact.rule = "CJ-4.6"_rule;
    fact.type = "unit";
    bool own = false;
    for (UnitIndex u = 0; u < s.units.size(); ++u) {
        if (s.troops(u).side != s.posts[task.unit].side || !s.unit(u).onTable())
            continue;
        fact.choices.push_back(s.id(u).text());
        if (fact.choices.size() == 1 || (!own && s.troops(u).column == task.unit))
            fact.fallback = fact.choices.back();
        own = own || s.troops(u).column == task.unit;
    }
    return fact;
}

FactRequest factRequest(const State &s, const Task &task) {
    if (task.kind == TaskKind::Rejoin)
        return rejoinRequest(s, task);
    FactRequest fact;
    fact.subject = s.id(task.unit).text();
    if (task.kind == TaskKind::RunEnd) {
        fact.key = task.rout ? "rout-end" : "fall-back-end";
        fact.rule = "CJ-9.8"_rule;
        fact.type = "choice";
        for (const auto &entry : kWords<RunEnd>)
            fact.choices.emplace_back(entry.second);
        fact.fallback = std::string(word(RunEnd::Clear));
        return fact;
    }
    fact.key = "rout-passes";
    fact.rule = "CJ-9.3"_rule;
    fact.type = "units";
    for (UnitIndex u = 0; u < s.units.size(); ++u) {
        const UnitState &unit = s.unit(u);
        if (u != task.unit && s.troops(u).side == s.troops(task.unit).side && unit.onTable() &&
            takesTests(unit.condition) && !s.locked(u) && !unit.has(Flag::TestedRout))
            fact.choices.push_back(s.id(u).text());
    }
    fact.fallback = std::vector<std::string>();
    return fact;
}

Result<void> answerDice(Deciding &d, const DiceIn &in) {
    const State &s = d.start();
    if (s.todo.empty() || isFact(s.todo.back().kind))
        return fail(kNoDiceWanted);
    const Task task = s.todo.back();
    dice::RollRequest request;
    request.count = Dice(task.dice);
    if (auto good = dice::checkFaces(request, in.faces); !good)
        return good;
    const RollWords words = rollWords(task);
    d.emit(DiceRolled{in.faces, in.source, std::string(words.purpose)}, words.rule);
    switch (task.kind) {
    case TaskKind::RollOff:
        rollOffDice(d, in.faces);
        break;
    case TaskKind::Rally:
        rallyDice(d, task, in.faces);
        break;
    case TaskKind::Volley:
        volleyDice(d, task, in.faces);
        return {}; // more can be chosen: nothing goes on by itself
    case TaskKind::Saves:
        savesDice(d, task, in.faces);
        return {};
    case TaskKind::Risk:
        riskDice(d, task, in.faces);
        break;
    case TaskKind::Leaderless:
        leaderlessDice(d, task, in.faces);
        break;
    case TaskKind::Test:
    case TaskKind::SecondTest:
        testDice(d, task, in.faces);
        break;
    case TaskKind::Square:
        squareDice(d, task, in.faces);
        break;
    case TaskKind::Blows:
        blowsDice(d, task, in.faces);
        break;
    case TaskKind::RunEnd:
    case TaskKind::RoutPasses:
    case TaskKind::Rejoin:
        break;
    }
    if (s.todo.size() < 2) // else the next one is wanted anyway
        proceed(d);
    return {};
}

Result<void> answerFact(Deciding &d, const FactIn &in) {
    const State &s = d.start();
    if (s.todo.empty() || !isFact(s.todo.back().kind))
        return fail(kNoFactWanted);
    const Task task = s.todo.back();
    auto done = task.kind == TaskKind::RunEnd   ? runEndAnswer(d, task, in)
                : task.kind == TaskKind::Rejoin ? rejoinAnswer(d, task, in)
                                                : routPassesAnswer(d, task, in);
    if (done && s.todo.size() < 2)
        proceed(d);
    return done;
}

} // namespace

Wanted wanted(const State &s) {
    if (s.over)
        return {Want::Nothing, 0};
    if (s.todo.empty())
        return {Want::Choice, 0};
    const Task &task = s.todo.back();
    if (isFact(task.kind))
        return {Want::Fact, 0};
    return {Want::Roll, task.dice};
}

Pending Game::pending(const State &s) {
    Pending out;
    out.want = wanted(s).want;
    if (out.want == Want::Choice) {
        if (s.phase == Phase::Movement)
            out.side = s.stage == Stage::Responding ? other(s.mover) : s.mover;
        if (s.stage == Stage::Breaking && !s.charges.empty())
            out.side = other(s.troops(s.charges.back().charger).side);
        return out;
    }
    if (out.want == Want::Nothing)
        return out;
    const Task &task = s.todo.back();
    if (task.kind == TaskKind::RollOff) {
        out.roll = dice::RollRequest{Dice(2), 6, "initiative", {}, -1, "CJ-3.3"_rule, false};
        return out;
    }
    const Side side = isOfPost(task.kind) ? s.posts[task.unit].side : s.troops(task.unit).side;
    out.side = side;
    if (isFact(task.kind)) {
        out.fact = factRequest(s, task);
        return out;
    }
    const RollWords words = rollWords(task);
    dice::RollRequest roll;
    roll.count = Dice(task.dice);
    roll.purpose = words.purpose;
    roll.subject = task.kind == TaskKind::Leaderless ? s.columnId(task.unit).text()
                   : isOfPost(task.kind)             ? s.posts[task.unit].person.text()
                                                     : s.id(task.unit).text();
    roll.side = static_cast<std::int32_t>(side);
    roll.rule = words.rule;
    out.roll = roll;
    return out;
}

Result<Decision<Event>> Game::decide(const State &s, const Input &input) {
    if (s.over)
        return fail(kBattleOver);
    Deciding d(s);
    const auto done = std::visit(
        [&](const auto &in) -> Result<void> {
            using In = std::decay_t<decltype(in)>;
            if constexpr (std::is_same_v<In, DiceIn>) {
                return answerDice(d, in);
            } else if constexpr (std::is_same_v<In, FactIn>) {
                return answerFact(d, in);
            } else {
                if (!s.todo.empty() && !std::is_same_v<In, Concede>)
                    return fail(isFact(s.todo.back().kind) ? kFactFirst : kDiceFirst);
                auto result = on(d, in);
                if constexpr (std::is_same_v<In, EndPhase> || std::is_same_v<In, FightMelee>) {
                    if (result)
                        proceed(d);
                }
                return result;
            }
        },
        input);
    if (!done)
        return tl::unexpected(done.error());
    return d.take();
}

const Engine &engine() {
    static const EngineOf<Game> theEngine;
    return theEngine;
}

} // namespace sabretache::battle::corporaljohn
