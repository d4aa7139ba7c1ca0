// Who decides what: a function for each input and each answer, and the codes of refusals.
#pragma once

#include "battle/corporaljohn/game.h"
#include "battle/deciding.h"

namespace sabretache::battle::corporaljohn {

using Deciding = DecidingOf<Game>;

/// @return an error from a permission; `args` fill its sentence.
inline tl::unexpected<Error> refuse(const Permission &permission,
                                    std::vector<std::string> args = {}) {
    return fail(permission.why, std::move(args), permission.rules.front());
}

// One function for each input, by topic; rally.cpp, fire.cpp, orders.cpp, charge.cpp, melee.cpp,
// command.cpp, ending.cpp, umpire.cpp.
Result<void> on(Deciding &d, const AttemptRally &in);
Result<void> on(Deciding &d, const FireVolley &in);
Result<void> on(Deciding &d, const FireRoundshot &in);
Result<void> on(Deciding &d, const FireCanister &in);
Result<void> on(Deciding &d, const FirePistols &in);
Result<void> on(Deciding &d, const March &in);
Result<void> on(Deciding &d, const Retire &in);
Result<void> on(Deciding &d, const ChargeOrder &in);
Result<void> on(Deciding &d, const ChangeFormation &in);
Result<void> on(Deciding &d, const Limber &in);
Result<void> on(Deciding &d, const ComeUpForPistols &in);
Result<void> on(Deciding &d, const Bayonets &in);
Result<void> on(Deciding &d, const MoveCommander &in);
Result<void> on(Deciding &d, const Countercharge &in);
Result<void> on(Deciding &d, const FormSquare &in);
Result<void> on(Deciding &d, const SplitBlows &in);
Result<void> on(Deciding &d, const FightMelee &in);
Result<void> on(Deciding &d, const BreakThrough &in);
Result<void> on(Deciding &d, const HoldObjective &in);
Result<void> on(Deciding &d, const Concede &in);
Result<void> on(Deciding &d, const AgreeDraw &in);
Result<void> on(Deciding &d, const Nightfall &in);
Result<void> on(Deciding &d, const ChangeStrength &in);
Result<void> on(Deciding &d, const ChangeCondition &in);
Result<void> on(Deciding &d, const ChangeCommander &in);
Result<void> on(Deciding &d, const ChangeWeather &in);
Result<void> on(Deciding &d, const EndPhase &in);

// Answers to what was asked.
void rallyDice(Deciding &d, const Task &task, const dice::Faces &faces);
void squareDice(Deciding &d, const Task &task, const dice::Faces &faces);
void volleyDice(Deciding &d, const Task &task, const dice::Faces &faces);
void savesDice(Deciding &d, const Task &task, const dice::Faces &faces);
void riskDice(Deciding &d, const Task &task, const dice::Faces &faces);
void leaderlessDice(Deciding &d, const Task &task, const dice::Faces &faces);
void testDice(Deciding &d, const Task &task, const dice::Faces &faces);
void blowsDice(Deciding &d, const Task &task, const dice::Faces &faces);
void rollOffDice(Deciding &d, const dice::Faces &faces);
Result<void> runEndAnswer(Deciding &d, const Task &task, const FactIn &in);
Result<void> routPassesAnswer(Deciding &d, const Task &task, const FactIn &in);
Result<void> rejoinAnswer(Deciding &d, const Task &task, const FactIn &in);

// Steps that several topics use.
/// Goes on as far as nothing has to be chosen or thrown. ending.cpp
void proceed(Deciding &d);
/// Casualties of this phase come off; commanders with them are at risk. fire.cpp
void takeOff(Deciding &d, std::vector<UnitIndex> units);
/// Takes a unit off the table, and puts the commander with it at risk. command.cpp
void removeUnit(Deciding &d, UnitIndex u, RemovedWhy why, RuleNumbers rules);
void commandersAtRisk(Deciding &d, UnitIndex u, KilledBy by);
/// What follows a commander's death, besides the dice. command.cpp
void commanderDies(Deciding &d, PostIndex post, KilledBy by);
/// Takeovers that are due when a turn begins. command.cpp
void takeOver(Deciding &d);
void rout(Deciding &d, UnitIndex u);
/// Orders tests by CJ-3.4 and makes them due. morale.cpp
struct DueTest {
    UnitIndex unit;
    MoraleCause cause;
};
void testsDue(Deciding &d, std::vector<DueTest> tests);
/// Charges that reached contact: halted, fighting, or taking ground. charge.cpp
void closeCharges(Deciding &d);
/// Chargers go to contact when the answers are in. charge.cpp
void chargesComeIn(Deciding &d);
void resumeCharges(Deciding &d, Side side);
/// After blows, after tests. melee.cpp
void afterBlows(Deciding &d);
void afterMeleeTests(Deciding &d);
void afterFire(Deciding &d);

/// The unit's first reason against being used by its player now, if any.
Result<UnitIndex> ownUnit(const State &s, UnitId id);
Result<void> inPhase(const State &s, Phase phase, Stage stage);
bool hasCommander(const State &s, UnitIndex u);
Test testFor(const State &s, UnitIndex u, MoraleCause cause);

inline constexpr std::string_view kNotNow = "cj-not-now";
inline constexpr std::string_view kBattleOver = "cj-battle-over";
inline constexpr std::string_view kDiceFirst = "cj-dice-first";
inline constexpr std::string_view kFactFirst = "cj-fact-first";
inline constexpr std::string_view kNoDiceWanted = "cj-no-dice-wanted";
inline constexpr std::string_view kNoFactWanted = "cj-no-fact-wanted";
inline constexpr std::string_view kFactWrong = "cj-fact-wrong"; ///< (fact)
inline constexpr std::string_view kUnknownUnit = "cj-unknown-unit";
inline constexpr std::string_view kNotOnTable = "cj-not-on-table"; ///< (unit)
inline constexpr std::string_view kNotItsSide = "cj-not-its-side"; ///< (unit)
inline constexpr std::string_view kNotShaken = "cj-not-shaken";    ///< (unit)
inline constexpr std::string_view kRallyTried = "cj-rally-tried";  ///< (unit)
inline constexpr std::string_view kRangeNegative = "cj-range-wrong";
inline constexpr std::string_view kHasFired = "cj-has-fired";          ///< (unit)
inline constexpr std::string_view kNoDie = "cj-no-die";                ///< (unit)
inline constexpr std::string_view kTargetOwn = "cj-target-own";        ///< (target)
inline constexpr std::string_view kNotInfantry = "cj-not-infantry";    ///< (unit)
inline constexpr std::string_view kNotArtillery = "cj-not-artillery";  ///< (unit)
inline constexpr std::string_view kNotCavalry = "cj-not-cavalry";      ///< (unit)
inline constexpr std::string_view kPistolsNotUp = "cj-pistols-not-up"; ///< (unit)
inline constexpr std::string_view kUnknownCommander = "cj-unknown-commander";
inline constexpr std::string_view kNotMovers = "cj-not-movers";
inline constexpr std::string_view kNoUnits = "cj-no-units";
inline constexpr std::string_view kListsDiffer = "cj-lists-differ";
inline constexpr std::string_view kUnitTwice = "cj-unit-twice";              ///< (unit)
inline constexpr std::string_view kMoveTooFar = "cj-move-too-far";           ///< (unit, allowed)
inline constexpr std::string_view kDistanceWrong = "cj-distance-wrong";      ///< (unit)
inline constexpr std::string_view kChanging = "cj-changing";                 ///< (unit)
inline constexpr std::string_view kChangeNone = "cj-change-none";            ///< (unit)
inline constexpr std::string_view kChangeGuns = "cj-change-guns";            ///< (unit)
inline constexpr std::string_view kTownOnlyFoot = "cj-town-only-foot";       ///< (unit)
inline constexpr std::string_view kTownFull = "cj-town-full";                ///< (unit)
inline constexpr std::string_view kPlaceUnknown = "cj-place-unknown";        ///< (place)
inline constexpr std::string_view kEntersOrAttacks = "cj-enters-or-attacks"; ///< (unit)
inline constexpr std::string_view kNoPlugs = "cj-no-plugs";                  ///< (unit)
inline constexpr std::string_view kCommanderMoved = "cj-commander-moved";
inline constexpr std::string_view kCommanderTooFar = "cj-commander-too-far";
inline constexpr std::string_view kCommanderAway = "cj-commander-away";
inline constexpr std::string_view kChargedAlready = "cj-charged-already";  ///< (unit)
inline constexpr std::string_view kChargeGone = "cj-charge-gone";          ///< (unit)
inline constexpr std::string_view kChargeMet = "cj-charge-met";            ///< (unit)
inline constexpr std::string_view kSquareTriedAlready = "cj-square-tried"; ///< (unit)
inline constexpr std::string_view kNotInMelee = "cj-not-in-melee";         ///< (unit)
inline constexpr std::string_view kMeleeFought = "cj-melee-fought";        ///< (unit)
inline constexpr std::string_view kSplitWrong = "cj-split-wrong";          ///< (unit, dice)
inline constexpr std::string_view kNotVictor = "cj-not-victor";            ///< (unit)
inline constexpr std::string_view kMeleesWait = "cj-melees-wait";
inline constexpr std::string_view kObjectiveUnknown = "cj-objective-unknown";
inline constexpr std::string_view kStrengthRange = "cj-strength-range"; ///< (unit, most)
inline constexpr std::string_view kReasonMissing = "cj-reason-missing";
inline constexpr std::string_view kConditionWrong = "cj-condition-wrong"; ///< (unit)
inline constexpr std::string_view kNoChange = "cj-no-change";
inline constexpr std::string_view kTargetLockedNow = "cj-target-in-melee"; ///< (target)
inline constexpr std::string_view kOnlyAtBreaker = "cj-only-at-breaker";
inline constexpr std::string_view kEventUnit = "cj-event-unit";     ///< (kind)
inline constexpr std::string_view kEventNumber = "cj-event-number"; ///< (kind)
inline constexpr std::string_view kEventOrder = "cj-event-order";
inline constexpr std::string_view kNeedsUnlimber = "cj-unlimber-not"; ///< (unit)

} // namespace sabretache::battle::corporaljohn
