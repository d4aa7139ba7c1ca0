// Squares.
#include "rules/corporaljohn/squares.h"

#include "rules/corporaljohn/command.h"
#include "rules/corporaljohn/forbidding.h"

namespace sabretache::rules::corporaljohn {

namespace {
constexpr HundredthsOfInch kTooNearToForm = inches(6);
constexpr Pips kSquareIsHarderBy{2};
} // namespace

bool hasBayonets(Armament armament) {
    return armament == Armament::Flintlock || armament == Armament::PlugBayonet;
}

Permission qualifiesForSquare(const SquareFacts &facts, const Options &options) {
    Forbidding no;
    no.when(!options.squares, kSquareOff, "CJ-12.5"_rule);
    no.when(facts.arm != TroopArm::Infantry, kSquareNotInfantry, "CJ-12.5"_rule);
    no.when(facts.classNumber > kWorstSquareClass, kSquareClass, "CJ-12.5"_rule);
    no.when(!hasBayonets(facts.armament), kSquareBayonets, "CJ-12.5"_rule);
    no.when(!facts.maySquare, kSquareNotMarked, "CJ-12.5"_rule);
    return no.permission();
}

Permission mayFormSquare(const SquareFacts &facts, const Options &options) {
    Forbidding no;
    no.add(qualifiesForSquare(facts, options));
    no.when(facts.formation != Formation::Line, kSquareNotInLine, "CJ-12.6"_rule);
    no.when(facts.condition != Condition::GoodOrder, kSquareNotInOrder, "CJ-12.94"_rule);
    no.when(facts.locked, kSquareLocked, "CJ-12.6"_rule);
    no.when(!facts.chargedByCavalry, kSquareNotCharged, "CJ-12.6"_rule);
    no.when(facts.chargeFrom <= scaled(kTooNearToForm, options), kSquareTooNear, "CJ-12.6"_rule);
    return no.permission();
}

Test squareTest(ClassNumber classNumber, bool commanderTouching) {
    RuleNumbers rules("CJ-12.6"_rule);
    if (commanderTouching)
        rules.add("CJ-4.7"_rule);
    const Pips bonus = commanderBonus(commanderTouching);
    return {Pips(classNumber.value) + kSquareIsHarderBy - bonus, bonus, rules};
}

} // namespace sabretache::rules::corporaljohn
