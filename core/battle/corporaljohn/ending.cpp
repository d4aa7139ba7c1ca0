// The course of a turn: what ends a phase, what comes next, and the end of the battle. Sections 3
// and 13.
#include "battle/corporaljohn/deciding.h"

#include <algorithm>

namespace sabretache::battle::corporaljohn {

Result<void> inPhase(const State &s, Phase phase, Stage stage) {
    if (s.phase != phase || s.stage != stage)
        return fail(kNotNow, {std::string(word(s.phase))}, "CJ-3.1"_rule);
    return {};
}

Result<UnitIndex> ownUnit(const State &s, UnitId id) {
    const UnitIndex u = s.find(id);
    if (u == kNone)
        return fail(kUnknownUnit, {});
    if (!s.unit(u).onTable())
        return fail(kNotOnTable, {id.text()}, "CJ-5.8"_rule);
    return u;
}

namespace {

bool canSkip(const State &s) {
    switch (s.phase) {
    case Phase::Rally: // nobody to rally
        return s.sides[0].shaken + s.sides[1].shaken == 0;
    case Phase::LongRangeArtillery: // no guns
        return s.sides[0].readyGuns + s.sides[1].readyGuns == 0;
    case Phase::Melee:
        return s.pairs.empty() && s.victors == 0;
    case Phase::Movement:
    case Phase::Fire:
        break;
    }
    return false;
}

ArmyState armyState(const State &s, Side side) {
    ArmyState army;
    const auto units = std::ranges::count(s.setting->troops, side, &Troops::side);
    army.brigades = static_cast<std::int32_t>(units);
    army.lost = s.sides[index(side)].gone;
    army.breakPercent = s.setting->setup.sides[index(side)].breakPercent;
    army.objectivePoints = objectivePoints(s.setting->setup, s.holders, side);
    return army;
}

/// Ends the battle if it is decided. @return whether it is over
bool endIfDecided(Deciding &d, bool last, EndWhy why) {
    const State &s = d.now();
    const ArmyState first = armyState(s, Side::First);
    const ArmyState second = armyState(s, Side::Second);
    const bool broken = isBroken(first) || isBroken(second);
    const Outcome result = outcome(first, second, last);
    if (result == Outcome::GoesOn)
        return false;
    d.emit(BattleEnded{winnerOf(result), broken ? EndWhy::Broken : why},
           {"CJ-13.1"_rule, "CJ-13.90"_rule});
    return true;
}

void beginTurn(Deciding &d, Turns turn) {
    d.emit(TurnBegan{turn}, "CJ-3.1"_rule);
    const Setting &setting = *d.start().setting;
    if (const auto it = setting.arrivals.find(turn.value); it != setting.arrivals.end())
        for (const UnitIndex u : it->second)
            if (d.now().unit(u).presence == Presence::Reserve)
                d.emit(UnitArrived{d.start().id(u)}, "CJ-13.1"_rule);
    if (!setting.weather.empty()) {
        const auto at = std::min(static_cast<std::size_t>(turn.value), setting.weather.size()) - 1;
        const auto before =
            std::min(static_cast<std::size_t>(turn.value - 1), setting.weather.size()) - 1;
        // A change by the umpire stays until the scenario itself changes the weather.
        if (setting.weather[at] != setting.weather[before])
            d.emit(WeatherChanged{setting.weather[at], {}}, "CJ-11.7"_rule);
    }
    takeOver(d);
    d.emit(PhaseBegan{Phase::Rally}, "CJ-3.1"_rule);
}

void endTurn(Deciding &d) {
    const Turns turn = d.start().turn;
    if (!endIfDecided(d, turn >= d.start().setting->setup.turns, EndWhy::Turns))
        beginTurn(d, turn + Turns(1));
}

/// Changes begun a turn ago are done when the side has moved. CJ-5.4
void endChanges(Deciding &d, Side side) {
    const std::vector<UnitIndex> changers = d.now().changers;
    for (const UnitIndex u : changers) {
        const UnitState &unit = d.now().unit(u);
        if (unit.changing && d.start().troops(u).side == side &&
            unit.changeDone <= d.start().turn && unit.onTable())
            d.emit(FormationChanged{d.start().id(u), *unit.changing}, "CJ-5.4"_rule);
    }
}

void beginMove(Deciding &d, Side side, bool second) {
    d.emit(StageBegan{Stage::Choosing, side, second}, "CJ-3.3"_rule);
    resumeCharges(d, side);
    if (routRunsOn(d.start().options()))
        for (UnitIndex u = 0; u < d.start().units.size(); ++u) {
            const UnitState &unit = d.now().unit(u);
            if (d.start().troops(u).side == side && unit.onTable() &&
                unit.condition == Condition::Rout && !unit.has(Flag::Ran))
                rout(d, u);
        }
}

void endMove(Deciding &d) {
    const Side mover = d.start().mover;
    endChanges(d, mover);
    if (d.start().secondMove)
        d.emit(PhaseBegan{Phase::Fire}, "CJ-3.1"_rule);
    else
        beginMove(d, other(mover), true);
}

bool chargesWait(const State &s) {
    return std::ranges::any_of(s.charges, [&s](const ChargeInPlay &c) {
        return !c.contact && s.troops(c.charger).side == s.mover;
    });
}

} // namespace

void rollOffDice(Deciding &d, const dice::Faces &faces) {
    const MovesFirst first = movesFirst(Pips(faces[0]), Pips(faces[1]));
    InitiativeRolled rolled{Pips(faces[0]), Pips(faces[1]), std::nullopt};
    if (first == MovesFirst::RollAgain) {
        d.emit(rolled, "CJ-3.3"_rule);
        return;
    }
    rolled.side = first == MovesFirst::FirstSide ? Side::First : Side::Second;
    d.emit(rolled, "CJ-3.3"_rule);
    beginMove(d, *rolled.side, false);
}

Result<void> on(Deciding &d, const EndPhase &in) {
    const State &s = d.start();
    switch (s.phase) {
    case Phase::Rally:
        d.emit(PhaseBegan{Phase::LongRangeArtillery}, "CJ-3.1"_rule);
        break;
    case Phase::LongRangeArtillery:
    case Phase::Fire:
        d.emit(StageBegan{Stage::Testing, std::nullopt, false}, "CJ-3.2"_rule);
        afterFire(d);
        break;
    case Phase::Movement:
        if (s.stage == Stage::Choosing && chargesWait(s)) {
            d.emit(StageBegan{Stage::Responding, s.mover, s.secondMove}, "CJ-8.5"_rule);
            break;
        }
        if (s.stage == Stage::Responding)
            chargesComeIn(d);
        endMove(d);
        break;
    case Phase::Melee:
        if (s.stage == Stage::Breaking) {
            d.emit(StageBegan{Stage::Testing, std::nullopt, false}, "CJ-10.11"_rule);
            afterFire(d);
            break;
        }
        if (std::ranges::any_of(s.pairs, [](const Pair &p) { return !p.fought; })) {
            if (!in.forced)
                return fail(kMeleesWait, {}, "CJ-10.1"_rule);
            d.emit(PhaseForced{s.phase}, "CJ-3.1"_rule);
        }
        endTurn(d);
        break;
    }
    return {};
}

void proceed(Deciding &d) {
    for (;;) {
        const State &s = d.now();
        if (s.over || !s.todo.empty())
            return;
        if (s.stage == Stage::Responding || s.stage == Stage::Breaking)
            return;
        if (s.stage == Stage::Choosing) {
            if (!canSkip(s))
                return;
            if (s.phase == Phase::Rally) {
                d.emit(PhaseBegan{Phase::LongRangeArtillery}, "CJ-3.1"_rule);
            } else if (s.phase == Phase::LongRangeArtillery) {
                d.emit(PhaseBegan{Phase::Movement}, "CJ-3.1"_rule);
            } else {
                endTurn(d);
            }
            continue;
        }
        switch (s.phase) {
        case Phase::LongRangeArtillery:
            d.emit(PhaseBegan{Phase::Movement}, "CJ-3.1"_rule);
            break;
        case Phase::Fire:
            d.emit(PhaseBegan{Phase::Melee}, "CJ-3.1"_rule);
            closeCharges(d);
            break;
        case Phase::Melee:
            if (s.meleeStep == MeleeStep::Blows) {
                afterBlows(d);
            } else if (s.meleeStep == MeleeStep::Tests) {
                afterMeleeTests(d);
            } else {
                closeCharges(d);
                d.emit(StageBegan{Stage::Choosing, std::nullopt, false}, "CJ-10.11"_rule);
            }
            break;
        case Phase::Rally:
        case Phase::Movement:
            return;
        }
    }
}

Result<void> on(Deciding &d, const HoldObjective &in) {
    const State &s = d.start();
    if (in.objective < 0 || static_cast<std::size_t>(in.objective) >= s.holders.size())
        return fail(kObjectiveUnknown, {}, "CJ-13.1"_rule);
    if (s.holders[static_cast<std::size_t>(in.objective)] == in.side)
        return fail(kNoChange, {}, "CJ-13.1"_rule);
    d.emit(ObjectiveHeld{in.objective, in.side}, "CJ-13.1"_rule);
    return {};
}

Result<void> on(Deciding &d, const Concede &in) {
    d.emit(BattleEnded{other(in.side), EndWhy::Conceded}, "CJ-13.1"_rule);
    return {};
}

Result<void> on(Deciding &d, const AgreeDraw &) {
    d.emit(BattleEnded{std::nullopt, EndWhy::Agreed}, "CJ-13.1"_rule);
    return {};
}

Result<void> on(Deciding &d, const Nightfall &) {
    endIfDecided(d, true, EndWhy::Night);
    return {};
}

} // namespace sabretache::battle::corporaljohn
