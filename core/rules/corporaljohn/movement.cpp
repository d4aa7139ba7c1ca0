// Movement: rates by arm and formation, what ground leaves of them, what changes cost.
#include "rules/corporaljohn/movement.h"

#include "rules/corporaljohn/forbidding.h"

namespace sabretache::rules::corporaljohn {

namespace {

HundredthsOfInch half(HundredthsOfInch move) { return HundredthsOfInch(move.value / 2); }

/// Whether the ground lets the unit through at all.
Permission mayCross(const MoveFacts &facts) {
    const bool foot = facts.arm == TroopArm::Infantry;
    const bool horse = facts.arm == TroopArm::Cavalry;
    const bool guns = facts.arm == TroopArm::Artillery;
    const bool column = facts.formation == Formation::Column;
    Forbidding no;
    switch (facts.going) {
    case Going::LightWoods:
        no.when(horse && !column, kMoveNeedsColumn, "CJ-11.2"_rule);
        break;
    case Going::DenseWoods:
        no.when(!foot, kMoveNeedsRoad, "CJ-11.3"_rule);
        no.when(foot && !column, kMoveNeedsColumn, "CJ-11.3"_rule);
        break;
    case Going::Stream:
        no.when(guns, kMoveGunsStream, "CJ-11.6"_rule);
        break;
    case Going::Bridge:
        no.when(!guns && !column, kMoveNeedsColumn, "CJ-11.6"_rule);
        break;
    case Going::Water:
        no.when(true, kMoveWater, "CJ-11.6"_rule);
        break;
    case Going::Open:
    case Going::Road:
    case Going::Town:
    case Going::Uphill:
    case Going::StreamGunFord:
        break;
    }
    return no.permission();
}

/// The line that halves the unit's movement on this ground; null: none does.
RuleNumber halvedBy(const MoveFacts &facts) {
    const bool foot = facts.arm == TroopArm::Infantry;
    const bool guns = facts.arm == TroopArm::Artillery;
    switch (facts.going) {
    case Going::LightWoods: // infantry in column goes through as in the open
        return foot && facts.formation == Formation::Column ? RuleNumber() : "CJ-11.2"_rule;
    case Going::DenseWoods:
        return "CJ-11.3"_rule;
    case Going::Uphill:
        return guns ? "CJ-11.5"_rule : RuleNumber();
    case Going::Stream:
    case Going::StreamGunFord:
        return "CJ-11.6"_rule;
    case Going::Open:
    case Going::Road:
    case Going::Town:
    case Going::Bridge:
    case Going::Water:
        break;
    }
    return {};
}

RuleNumber rateRule(TroopArm arm) {
    switch (arm) {
    case TroopArm::Infantry:
        return "CJ-5.1"_rule;
    case TroopArm::Cavalry:
        return "CJ-5.2"_rule;
    case TroopArm::Artillery:
        break;
    }
    return "CJ-5.3"_rule;
}

} // namespace

HundredthsOfInch lineMove(TroopArm arm, const Options &options) {
    switch (arm) {
    case TroopArm::Infantry:
        return scaled(options.infantryLineMove, options);
    case TroopArm::Cavalry:
        return scaled(inches(6), options);
    case TroopArm::Artillery:
        break;
    }
    return HundredthsOfInch(0);
}

HundredthsOfInch columnMove(TroopArm arm, const Options &options) {
    return scaled(arm == TroopArm::Cavalry ? inches(12) : inches(8), options);
}

HundredthsOfInch presentMove(TroopArm arm, Formation formation, bool limbered,
                             const Options &options) {
    if (arm == TroopArm::Artillery)
        return limbered ? columnMove(arm, options) : HundredthsOfInch(0);
    switch (formation) {
    case Formation::Column:
        return columnMove(arm, options);
    case Formation::Line:
    case Formation::Garrison:
        return lineMove(arm, options);
    case Formation::Square:
        break;
    }
    return HundredthsOfInch(0);
}

Allowance allowance(const MoveFacts &facts, const Options &options) {
    const bool formed = facts.arm != TroopArm::Artillery;
    Forbidding no;
    no.when(facts.condition == Condition::Rout, kMoveRouted, "CJ-5.7"_rule);
    no.when(formed && facts.formation == Formation::Square, kMoveSquare, "CJ-12.5"_rule);
    no.when(!formed && !facts.limbered, kMoveUnlimbered, "CJ-5.3"_rule);
    no.add(mayCross(facts));
    Allowance out;
    if (no.any()) {
        out.allowed = false;
        out.why = no.permission().why;
        out.rules = no.permission().rules;
        return out;
    }
    out.rules.add(rateRule(facts.arm));
    out.inOpen = presentMove(facts.arm, facts.formation, facts.limbered, options);
    if (facts.halfSpent) {
        out.inOpen = half(out.inOpen);
        out.rules.add(formed ? "CJ-5.4"_rule : "CJ-5.3"_rule);
    }
    out.move = out.inOpen;
    if (const RuleNumber rule = halvedBy(facts); !rule.isNull()) {
        out.halved = true;
        out.move = half(out.inOpen);
        out.rules.add({rule, "CJ-11.8"_rule});
    }
    return out;
}

HundredthsOfInch moveUsed(HundredthsOfInch inOpen, HundredthsOfInch inHalving) {
    return inOpen + inHalving * 2;
}

ChangeCost changeCost(Change change, const Options &options) {
    switch (change) {
    case Change::ColumnToLineSquareToMarch:
    case Change::AboutFace:
        return {true, {}, ChangeTime::HalfMove, "CJ-5.4"_rule};
    case Change::OtherFormation:
    case Change::OtherFacing:
        return {true, {}, ChangeTime::TwoMoves, "CJ-5.4"_rule};
    case Change::LeaveSquare:
        return {true, {}, ChangeTime::TwoMoves, {"CJ-12.5"_rule, "CJ-5.4"_rule}};
    case Change::Unlimber:
        return {true, {}, ChangeTime::HalfMove, "CJ-5.3"_rule};
    case Change::LimberUp:
        if (!options.relimber)
            return {false, kLimberUp, ChangeTime::HalfMove, "CJ-5.3"_rule};
        return {true, {}, ChangeTime::HalfMove, {"CJ-5.3"_rule, "CJ-5.90"_rule}};
    case Change::TurnGuns:
        return {true, {}, ChangeTime::Free, "CJ-5.3"_rule};
    case Change::PlugBayonets:
        break;
    }
    return {true, {}, ChangeTime::Free, {"CJ-12.2"_rule, "CJ-12.91"_rule}};
}

Change changeOfFormation(Formation from, Formation to, bool squareToMarch) {
    if (from == Formation::Square)
        return Change::LeaveSquare;
    if (from == Formation::Column && to == Formation::Line && squareToMarch)
        return Change::ColumnToLineSquareToMarch;
    return Change::OtherFormation;
}

Condition caughtChanging(Condition before) {
    return before == Condition::GoodOrder ? Condition::Disorder : before;
}

HundredthsOfInch fallBack(TroopArm arm, Formation formation, bool halfMove,
                          const Options &options) {
    if (arm == TroopArm::Artillery)
        return HundredthsOfInch(0); // it never falls back (CJ-7.7)
    const HundredthsOfInch move =
        formation == Formation::Column ? columnMove(arm, options) : lineMove(arm, options);
    return halfMove ? half(move) : move;
}

} // namespace sabretache::rules::corporaljohn
