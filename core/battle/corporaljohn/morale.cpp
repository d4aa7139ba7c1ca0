// Morale: what is tested, in which order, and what comes of it. Section 9 and CJ-3.4.
#include "battle/corporaljohn/deciding.h"

#include <algorithm>

namespace sabretache::battle::corporaljohn {

bool hasCommander(const State &s, UnitIndex u) { return s.unit(u).commanders > 0; }

Test testFor(const State &s, UnitIndex u, MoraleCause cause) {
    MoraleFacts facts;
    facts.classNumber = s.troops(u).fields.classNumber;
    facts.arm = s.troops(u).arm;
    facts.commanderTouching = hasCommander(s, u);
    facts.beforeMelee = cause == MoraleCause::BeforeMelee;
    facts.condition = s.unit(u).condition;
    return moraleTest(facts);
}

void testsDue(Deciding &d, std::vector<DueTest> tests) {
    if (tests.empty())
        return;
    const State &s = d.now();
    const auto place = [&s](const DueTest &t) {
        return TestPlace{s.troops(t.unit).side == s.initiative, t.unit, t.cause};
    };
    std::ranges::sort(
        tests, [&](const DueTest &a, const DueTest &b) { return testsBefore(place(a), place(b)); });
    // A unit tests once for a cause.
    const auto same = [](const DueTest &a, const DueTest &b) {
        return a.unit == b.unit && a.cause == b.cause;
    };
    tests.erase(std::unique(tests.begin(), tests.end(), same), tests.end());
    TestsDue due;
    for (const DueTest &t : tests) {
        due.units.push_back(s.id(t.unit));
        due.causes.push_back(t.cause);
    }
    d.emit(std::move(due), {"CJ-9.3"_rule, "CJ-3.4"_rule});
}

void rout(Deciding &d, UnitIndex u) {
    const Troops &t = d.start().troops(u);
    d.emit(BrigadeRouted{t.id, routDistance(t.arm, d.start().options())}, "CJ-9.4"_rule);
    // The last one asked for is answered first: how the run ends, then whom it passed.
    if (routShakesOthers(t.arm))
        d.emit(RoutPassesDue{t.id}, "CJ-9.3"_rule);
    d.emit(RunEndDue{t.id, true}, {"CJ-9.8"_rule, "CJ-5.8"_rule});
}

void testDice(Deciding &d, const Task &task, const dice::Faces &faces) {
    const State &s = d.start();
    const UnitId id = s.id(task.unit);
    const TroopArm arm = s.troops(task.unit).arm;
    const Test test = testFor(s, task.unit, task.cause);
    const bool passed = passes(test, faces);
    const bool second = task.kind == TaskKind::SecondTest;
    if (passed) {
        d.emit(TestPassed{id, task.cause, second}, test.rules);
        return;
    }
    d.emit(TestFailed{id, task.cause, second}, test.rules);
    const MoraleResult result = moraleResult(arm, false, !second);
    switch (result) {
    case MoraleResult::Pass:
    case MoraleResult::Hold:
    case MoraleResult::Disorder:
        if (arm != TroopArm::Artillery && s.unit(task.unit).condition == Condition::GoodOrder)
            d.emit(BrigadeDisordered{id}, "CJ-9.1"_rule);
        d.emit(SecondTestDue{id, task.cause},
               arm == TroopArm::Artillery ? "CJ-9.2"_rule : "CJ-9.1"_rule);
        break;
    case MoraleResult::Rout:
        rout(d, task.unit);
        break;
    case MoraleResult::Abandon:
        removeUnit(d, task.unit, RemovedWhy::Abandoned, "CJ-9.2"_rule);
        break;
    }
}

Result<void> runEndAnswer(Deciding &d, const Task &task, const FactIn &in) {
    const auto *text = std::get_if<std::string>(&in.value);
    const auto end = text ? fromWord<RunEnd>(*text) : std::nullopt;
    if (!end)
        return fail(kFactWrong, {task.rout ? "rout-end" : "fall-back-end"}, "CJ-9.8"_rule);
    const UnitId id = d.start().id(task.unit);
    d.emit(FactGiven{task.rout ? "rout-end" : "fall-back-end", in.value, in.source, id},
           "CJ-9.8"_rule);
    switch (*end) {
    case RunEnd::Clear:
        break;
    case RunEnd::NoRoom:
        removeUnit(d, task.unit, RemovedWhy::NoRoom, "CJ-9.8"_rule);
        break;
    case RunEnd::OffTable:
        d.emit(UnitLeftTable{id}, "CJ-5.8"_rule);
        break;
    }
    return {};
}

Result<void> routPassesAnswer(Deciding &d, const Task &task, const FactIn &in) {
    const State &s = d.start();
    RoutPassed passed{s.id(task.unit), {}};
    std::vector<DueTest> tests;
    if (const auto *texts = std::get_if<std::vector<std::string>>(&in.value)) {
        for (const std::string &text : *texts) {
            const auto id = UnitId::parse(text);
            const UnitIndex u = id ? s.find(*id) : kNone;
            if (u == kNone || s.troops(u).side != s.troops(task.unit).side || u == task.unit)
                return fail(kFactWrong, {"rout-passes"}, "CJ-9.3"_rule);
            const UnitState &unit = s.unit(u);
            if (!unit.onTable() || !takesTests(unit.condition))
                return fail(kFactWrong, {"rout-passes"}, "CJ-3.4"_rule);
            passed.units.push_back(*id);
            if (!s.locked(u) && !unit.has(Flag::TestedRout))
                tests.push_back({u, MoraleCause::RoutPast});
        }
    } else if (const auto *none = std::get_if<std::vector<std::int64_t>>(&in.value);
               !std::holds_alternative<std::monostate>(in.value) && (!none || !none->empty())) {
        return fail(kFactWrong, {"rout-passes"}, "CJ-9.3"_rule);
    }
    // An empty list has no type in files: it is kept as they give it back.
    Value given = in.value;
    if (passed.units.empty())
        given = std::vector<std::int64_t>();
    d.emit(FactGiven{"rout-passes", std::move(given), in.source, s.id(task.unit)}, "CJ-9.3"_rule);
    if (!passed.units.empty())
        d.emit(std::move(passed), "CJ-9.3"_rule);
    testsDue(d, std::move(tests));
    return {};
}

} // namespace sabretache::battle::corporaljohn
