// Morale: 2d6 against the class number, twice if need be.
#include "rules/corporaljohn/morale.h"

#include "rules/corporaljohn/command.h"
#include "rules/corporaljohn/movement.h"

namespace sabretache::rules::corporaljohn {

namespace {
constexpr Pips kBeforeMelee{1};
constexpr ClassNumber kDisorderCosts{1};
constexpr Pips kRallyIsHarderBy{1};

Test testAgainst(Pips number, Pips bonus, RuleNumbers rules) {
    return {number - bonus, bonus, rules};
}
} // namespace

Test moraleTest(const MoraleFacts &facts) {
    RuleNumbers rules("CJ-9.1"_rule);
    Pips bonus = commanderBonus(facts.commanderTouching);
    if (facts.commanderTouching)
        rules.add("CJ-4.7"_rule);
    if (facts.beforeMelee) {
        bonus += kBeforeMelee;
        rules.add("CJ-9.3"_rule);
    }
    if (facts.arm == TroopArm::Artillery)
        rules.add("CJ-9.2"_rule);
    else if (facts.condition == Condition::Disorder)
        rules.add("CJ-9.7"_rule);
    return testAgainst(Pips(facts.classNumber.value), bonus, rules);
}

bool passes(const Test &test, std::span<const std::uint8_t> twoDice) {
    Pips sum;
    for (const std::uint8_t face : twoDice)
        sum += Pips(face);
    return sum >= test.needed;
}

MoraleResult moraleResult(TroopArm arm, bool firstPassed, bool secondPassed) {
    if (firstPassed)
        return MoraleResult::Pass;
    if (arm == TroopArm::Artillery) // is never disordered, but may leave its guns
        return secondPassed ? MoraleResult::Hold : MoraleResult::Abandon;
    return secondPassed ? MoraleResult::Disorder : MoraleResult::Rout;
}

Condition conditionAfter(Condition before, MoraleResult result) {
    switch (result) {
    case MoraleResult::Disorder:
        return Condition::Disorder;
    case MoraleResult::Rout:
        return Condition::Rout;
    case MoraleResult::Pass:
    case MoraleResult::Hold:
    case MoraleResult::Abandon:
        break;
    }
    return before;
}

bool takesTests(Condition condition) { return condition != Condition::Rout; }

Test rallyTest(ClassNumber classNumber, bool commanderTouching) {
    RuleNumbers rules("CJ-9.5"_rule);
    if (commanderTouching)
        rules.add("CJ-4.7"_rule);
    return testAgainst(Pips(classNumber.value) + kRallyIsHarderBy,
                       commanderBonus(commanderTouching), rules);
}

Condition rallied(Condition before) {
    return before == Condition::Rout ? Condition::Disorder : Condition::GoodOrder;
}

HundredthsOfInch routDistance(TroopArm arm, const Options &options) {
    return columnMove(arm, options);
}

bool routRunsOn(const Options &options) { return options.routContinues; }

HundredthsOfInch routPassDistance(const Options &options) { return scaled(inches(4), options); }

bool routShakesOthers(TroopArm routing) { return routing == TroopArm::Infantry; }

HundredthsOfInch clearOfEnemies(const Options &options) { return scaled(inches(1), options); }

ClassNumber classInDisorder(ClassNumber classNumber, Condition condition) {
    return condition == Condition::Disorder ? classNumber + kDisorderCosts : classNumber;
}

} // namespace sabretache::rules::corporaljohn
