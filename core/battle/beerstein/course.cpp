// The course of a battle: its start, what ends a step and what comes next, initiative, the end.
// Sections 2 and 8.
#include "battle/beerstein/deciding.h"

#include "battle/beerstein/engine.h"

#include <algorithm>

namespace sabretache::battle::beerstein {

Result<State> Game::begin(const Setup &setup) {
    auto setting = std::make_shared<Setting>();
    setting->setup = setup;
    for (const auto &[name, value] : setup.options) {
        const auto specs = bb::ruleSet().options();
        const auto spec = std::ranges::find(specs, name, &rules::OptionSpec::name);
        if (spec != specs.end())
            if (const auto good = rules::checkValue(*spec, value); !good)
                return tl::unexpected(good.error());
    }
    setting->options = bb::readOptions(setup.options);
    State s;
    // One man in two posts has one figure: it is where he is named first.
    const auto addPost = [&](Side side, ColumnId column, const std::optional<PersonId> &leader) {
        Post post{side, column, {}, PostStatus::Vacant};
        const auto at = static_cast<PostIndex>(s.posts.size());
        if (leader && (leader->isNull() || setting->postAt.add(*leader, at))) {
            post.holder = *leader;
            post.status = PostStatus::Fit;
        }
        s.posts.push(post);
    };
    for (const Side side : {Side::First, Side::Second})
        addPost(side, {}, setup.sides[index(side)].commander);
    for (const SetupColumn &column : setup.columns) {
        setting->postOfColumn.add(column.id, static_cast<PostIndex>(s.posts.size()));
        addPost(column.side, column.id, column.commander);
    }
    setting->unitsOfPost.resize(s.posts.size());
    for (const SetupUnit &unit : setup.units) {
        const auto u = static_cast<UnitIndex>(setting->troops.size());
        if (!setting->unitAt.add(unit.id, u))
            return fail(kValueRange, {unit.id.text()});
        const Points start = bb::startingNumber(unit.fields);
        const PostIndex column = setting->postOfColumn.find(unit.column);
        const PostIndex p = column != kNone ? column : static_cast<PostIndex>(index(unit.side));
        setting->troops.push_back(
            {unit.id, unit.side, unit.arm, bb::branchOf(unit.arm), start, p, unit.arrives});
        setting->unitsOfPost[p].push_back(u);
        ++setting->units[index(unit.side)];
        UnitState state;
        state.number = start;
        if (start == Points(0))
            state.presence = Presence::Gone; // nothing of it came to the field
        else if (unit.arrives && *unit.arrives > Turns(1)) {
            state.presence = Presence::Reserve;
            setting->arrivals[unit.arrives->value].push_back(u);
        }
        s.units.push(state);
        SideState &side = s.sides[index(unit.side)];
        side.points += start.value;
        if (bb::countsAsLost({start, start > Points(0)}))
            ++side.lost;
        if (state.presence == Presence::OnTable) {
            ++side.present;
            side.guns += unit.arm == Arm::Artillery ? 1 : 0;
            side.foot += isInfantry(unit.arm) ? 1 : 0;
        }
    }
    for (const Side side : {Side::First, Side::Second})
        if (setting->units[index(side)] == 0)
            return fail(kSideEmpty, {std::string(word(side))});
    s.holders.resize(setup.objectives.size());
    s.setting = std::move(setting);
    return s;
}

Pending Game::pending(const State &s) {
    Pending out;
    if (s.over)
        return out;
    if (!s.tasks.empty()) {
        const Task &task = s.tasks.front();
        if (task.kind == Task::Kind::Way || task.kind == Task::Kind::Join) {
            const bool way = task.kind == Task::Kind::Way;
            out.want = Want::Fact;
            out.side = way ? s.troops(task.unit).side : s.posts[task.post].side;
            out.fact = way ? wayRequest(s, task) : joinRequest(s, task);
            return out;
        }
        out.want = Want::Roll;
        out.roll = rollFor(s, task);
        if (out.roll->side >= 0)
            out.side = static_cast<Side>(out.roll->side);
        return out;
    }
    if (s.step == Step::Initiative) {
        out.want = Want::Roll;
        dice::RollRequest roll;
        roll.count = Dice(2);
        roll.purpose = "initiative";
        roll.rule = "BB-2.2"_rule;
        roll.alike = false; // first side, second side
        out.roll = std::move(roll);
        return out;
    }
    out.want = Want::Choice;
    out.side = s.attack ? std::optional(s.troops(s.attack->target).side) : s.active;
    return out;
}

namespace {

/// Steps that go by side, the one with the initiative first (BB-2.3, BB-2.4).
bool bySide(Step step) { return isFireStep(step) || step == Step::Movement; }

bool empty(const State &s, Step step, std::optional<Side> side) {
    switch (step) {
    case Step::EarlyGuns:
    case Step::LateGuns:
        return s.sides[index(*side)].guns == 0;
    case Step::EarlyMuskets:
    case Step::LateMuskets:
        return s.sides[index(*side)].foot == 0;
    case Step::Movement:
        return s.sides[index(*side)].present == 0;
    case Step::Combat:
        return s.pairs.empty();
    case Step::Recovery:
        return s.sides[0].hurt + s.sides[1].hurt == 0;
    case Step::Withdrawal:
    case Step::Initiative:
    case Step::LateWithdrawal:
        return false;
    }
    return false;
}

RuleNumber stepRule(Step step) {
    if (isFireStep(step))
        return isGunsStep(step) ? "BB-2.5"_rule : "BB-2.3"_rule;
    return step == Step::Movement ? "BB-2.4"_rule : "BB-2.1"_rule;
}

rules::ArmyState armyState(const State &s, Side side) {
    const Setup &setup = s.setting->setup;
    return {s.setting->units[index(side)], s.sides[index(side)].lost,
            setup.sides[index(side)].breakPercent, objectivePoints(setup, s.holders, side)};
}

/// Ends the battle if it is decided. @return whether it is over
bool endIfDecided(Deciding &d, bool last, EndWhy why) {
    const std::array<rules::ArmyState, 2> armies{armyState(d.now(), Side::First),
                                                 armyState(d.now(), Side::Second)};
    const rules::Outcome result = rules::outcome(armies[0], armies[1], last);
    if (result == rules::Outcome::GoesOn)
        return false;
    bool broken = false;
    for (const Side side : {Side::First, Side::Second})
        if (rules::isBroken(armies[index(side)])) {
            d.emit(SideBroke{side}, "BB-8.1"_rule);
            broken = true;
        }
    d.emit(BattleEnded{winnerOf(result), broken ? EndWhy::Broken : why}, "BB-8.1"_rule);
    return true;
}

void beginTurn(Deciding &d) {
    const Turns turn(d.now().turn.value + 1);
    d.emit(TurnBegan{turn}, "BB-2.1"_rule);
    const auto arrivals = d.start().setting->arrivals.find(turn.value);
    if (arrivals != d.start().setting->arrivals.end())
        for (const UnitIndex u : arrivals->second)
            if (d.now().unit(u).presence == Presence::Reserve)
                d.emit(UnitArrived{d.now().id(u)}, "BB-2.91"_rule);
    takeOver(d);
    d.emit(PhaseBegan{Step::Withdrawal, {}}, "BB-2.1"_rule);
}

/// Goes on to the next step in which something can be done.
void advance(Deciding &d) {
    for (;;) {
        const State &s = d.now();
        Step step = s.step;
        std::optional<Side> side;
        if (bySide(step) && s.active == s.initiative) {
            side = other(*s.initiative);
        } else if (step == Step::Recovery) {
            if (!endIfDecided(d, s.turn >= s.setting->setup.turns, EndWhy::Turns))
                beginTurn(d);
            return;
        } else {
            step = static_cast<Step>(static_cast<int>(step) + 1);
            if (bySide(step))
                side = s.initiative;
        }
        if (step == Step::Initiative && !s.setting->options.rollInitiative && s.initiative) {
            d.emit(PhaseBegan{step, {}}, "BB-2.1"_rule);
            d.emit(InitiativePassed{other(*d.now().initiative)}, "BB-2.2"_rule);
            continue;
        }
        const bool nothing = empty(s, step, side);
        d.emit(PhaseBegan{step, side}, stepRule(step));
        if (!nothing)
            return;
    }
}

} // namespace

void initiativeDice(Deciding &d, const dice::Faces &faces) {
    InitiativeRolled rolled{Pips(faces[0]), Pips(faces[1]), std::nullopt};
    if (rolled.first != rolled.second)
        rolled.side = rolled.first > rolled.second ? Side::First : Side::Second;
    d.emit(rolled, "BB-2.2"_rule);
    if (rolled.side)
        advance(d);
}

Result<void> on(Deciding &d, const EndPhase &in) {
    const State &s = d.start();
    if (s.step == Step::Combat &&
        std::ranges::any_of(s.pairs, [](const Pair &p) { return !p.fought; })) {
        if (!in.forced)
            return fail(kCombatsWait, {}, "BB-5.5"_rule);
        d.emit(PhaseForced{s.step}, "BB-2.1"_rule);
    }
    advance(d);
    return {};
}

Result<void> on(Deciding &d, const HoldObjective &in) {
    if (in.objective < 0 || static_cast<std::size_t>(in.objective) >= d.start().holders.size())
        return fail(kUnknownObjective, {std::to_string(in.objective)}, "BB-8.1"_rule);
    if (d.start().holders[static_cast<std::size_t>(in.objective)] == in.side)
        return fail(kNoChange, {}, "BB-8.1"_rule);
    d.emit(ObjectiveHeld{in.objective, in.side}, "BB-8.1"_rule);
    return {};
}

Result<void> on(Deciding &d, const Concede &in) {
    d.emit(BattleEnded{other(in.side), EndWhy::Conceded}, "BB-8.1"_rule);
    return {};
}

Result<void> on(Deciding &d, const AgreeDraw & /*in*/) {
    d.emit(BattleEnded{std::nullopt, EndWhy::Agreed}, "BB-8.1"_rule);
    return {};
}

Result<void> on(Deciding &d, const Nightfall & /*in*/) {
    endIfDecided(d, true, EndWhy::Night);
    return {};
}

Result<Decision<Event>> Game::decide(const State &s, const Input &input) {
    if (s.over)
        return fail(kBattleOver);
    Deciding d(s);
    if (const auto *dice = std::get_if<DiceIn>(&input)) {
        const Pending wanted = pending(s);
        if (!wanted.roll)
            return fail(kNotNow, {std::string(word(s.step))});
        if (const auto good = dice::checkFaces(*wanted.roll, dice->faces); !good)
            return tl::unexpected(good.error());
        d.emit(DiceRolled{dice->faces, dice->source, wanted.roll->purpose}, wanted.roll->rule);
        if (s.tasks.empty()) {
            initiativeDice(d, dice->faces);
            return d.take();
        }
        const Task &task = s.tasks.front();
        switch (task.kind) {
        case Task::Kind::Fire:
            fireDice(d, task, dice->faces);
            break;
        case Task::Kind::Saves:
            savesDice(d, task, dice->faces);
            break;
        case Task::Kind::LeaderTest:
            leaderDice(d, task, dice->faces);
            break;
        case Task::Kind::Evade:
            evadeDice(d, task, dice->faces);
            break;
        case Task::Kind::EvadeMove:
            evadeMoveDice(d, task, dice->faces);
            break;
        case Task::Kind::Movement:
            movementDice(d, task, dice->faces);
            break;
        case Task::Kind::Blows:
            blowsDice(d, dice->faces);
            break;
        case Task::Kind::Recovery:
            recoveryDice(d, task, dice->faces);
            break;
        case Task::Kind::Way:
        case Task::Kind::Join:
            break;
        }
        return d.take();
    }
    if (const auto *fact = std::get_if<FactIn>(&input)) {
        if (pending(s).want != Want::Fact)
            return fail(kNotNow, {std::string(word(s.step))});
        const Task &task = s.tasks.front();
        const auto good =
            task.kind == Task::Kind::Way ? wayAnswer(d, task, *fact) : joinAnswer(d, task, *fact);
        if (!good)
            return tl::unexpected(good.error());
        return d.take();
    }
    if (!s.tasks.empty() || s.step == Step::Initiative)
        return fail(kNotNow, {std::string(word(s.step))});
    const bool answering =
        std::holds_alternative<Evade>(input) || std::holds_alternative<StandFast>(input);
    if (answering != s.attack.has_value())
        return fail(kNotNow, {std::string(word(s.step))}, "BB-5.7"_rule);
    const auto good = std::visit(
        [&d](const auto &in) -> Result<void> {
            using In = std::decay_t<decltype(in)>;
            if constexpr (std::is_same_v<In, DiceIn> || std::is_same_v<In, FactIn>)
                return {};
            else
                return on(d, in);
        },
        input);
    if (!good)
        return tl::unexpected(good.error());
    return d.take();
}

const Engine &engine() {
    static const EngineOf<Game> instance;
    return instance;
}

} // namespace sabretache::battle::beerstein
