// Section 9: morale, rout, rally.
#pragma once

#include "rules/corporaljohn/options.h"

#include <span>

namespace sabretache::rules::corporaljohn {

struct MoraleFacts {
    ClassNumber classNumber{5};
    TroopArm arm = TroopArm::Infantry;
    bool commanderTouching = false;
    bool beforeMelee = false; ///< the test before entering melee
    Condition condition = Condition::GoodOrder;
    bool operator==(const MoraleFacts &) const = default;
};

/// A throw of 2d6 that has to reach a number. The bonus is counted into `needed` already: it passes
/// when the two dice add up to `needed` or more.
struct Test {
    Pips needed;
    Pips bonus;
    RuleNumbers rules;
    bool operator==(const Test &) const = default;
};

/// What comes out of a morale test. Hold: a battery that failed the first throw only.
enum class MoraleResult : std::uint8_t { Pass, Disorder, Rout, Hold, Abandon };

/// @rule CJ-9.1 CJ-9.3 CJ-4.7
Test moraleTest(const MoraleFacts &facts);
/// @return whether the dice reach what is needed.
bool passes(const Test &test, std::span<const std::uint8_t> twoDice);
/// @param secondPassed of no meaning when the first throw passed
/// @rule CJ-9.1 CJ-9.2 CJ-9.7
MoraleResult moraleResult(TroopArm arm, bool firstPassed, bool secondPassed);
/// The unit's condition after the test. @rule CJ-9.1 CJ-9.7
Condition conditionAfter(Condition before, MoraleResult result);
/// Routed units take no tests. @rule CJ-3.4
bool takesTests(Condition condition);

/// @rule CJ-9.5 CJ-4.7
Test rallyTest(ClassNumber classNumber, bool commanderTouching);
/// One step up: rout to disorder, disorder to good order. @rule CJ-9.5
Condition rallied(Condition before);

/// How far a rout runs: a full column move. @rule CJ-9.4
HundredthsOfInch routDistance(TroopArm arm, const Options &options);
/// Whether a rout also runs in each movement phase. @rule CJ-9.4
bool routRunsOn(const Options &options);
/// A rout of formed infantry this near makes others test. @rule CJ-9.3
HundredthsOfInch routPassDistance(const Options &options);
/// Only the rout of formed infantry shakes others. @rule CJ-9.3
bool routShakesOthers(TroopArm routing);
/// A unit that falls back or routs must end this far from enemies, or it is removed. @rule CJ-9.8
HundredthsOfInch clearOfEnemies(const Options &options);

/// Class in melee: one worse when disordered. @rule CJ-9.6
ClassNumber classInDisorder(ClassNumber classNumber, Condition condition);

} // namespace sabretache::rules::corporaljohn

namespace sabretache {
template <>
inline constexpr auto
    kWords<rules::corporaljohn::MoraleResult> = wordList<rules::corporaljohn::MoraleResult>({
        {rules::corporaljohn::MoraleResult::Pass, "pass"},
        {rules::corporaljohn::MoraleResult::Disorder, "disorder"},
        {rules::corporaljohn::MoraleResult::Rout, "rout"},
        {rules::corporaljohn::MoraleResult::Hold, "hold"},
        {rules::corporaljohn::MoraleResult::Abandon, "abandon"},
    });
} // namespace sabretache
