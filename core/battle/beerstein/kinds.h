// The words of a Beerstein battle: its steps, causes, answers.
#pragma once

#include "base/fields.h"
#include "battle/setup.h"
#include "rules/beerstein/beerstein.h"
#include "rules/beerstein/combat.h"
#include "rules/beerstein/fire.h"
#include "rules/beerstein/leaders.h"
#include "rules/beerstein/movement.h"
#include "rules/beerstein/withdrawal.h"

#include <cstdint>

namespace sabretache::battle::beerstein {

using rules::beerstein::Branch;
using rules::beerstein::FollowUp;
using rules::beerstein::Ground;
using rules::beerstein::Handling;
using rules::beerstein::LeaderFate;
using rules::beerstein::Sector;

/// Where a turn stands; guns, muskets and movement are done by one side after the other (BB-2.1).
enum class Step : std::uint8_t {
    Withdrawal,
    Initiative,
    EarlyGuns,
    EarlyMuskets,
    LateWithdrawal, ///< before normal movement (BB-7.1)
    Movement,
    LateGuns,
    LateMuskets,
    Combat,
    Recovery,
};

/// What took points off a unit.
enum class Cause : std::uint8_t { Artillery, Musketry, Combat, Blocked };

/// How a loser gets back (BB-5.5).
enum class Way : std::uint8_t { Clear, Blocked, OffTable };

enum class Presence : std::uint8_t { OnTable, Reserve, OffTable, Gone };

// What is asked of the table: how a loser gets back, whom a leader joins whose unit is gone.
inline constexpr std::string_view kWayBack = "bb-way-back";
inline constexpr std::string_view kLeaderJoins = "bb-leader-joins";

// Why an input is refused.
inline constexpr std::string_view kNotNow = "bb-not-now";
inline constexpr std::string_view kUnknownUnit = "bb-unit-unknown";
inline constexpr std::string_view kUnknownLeader = "bb-leader-unknown";
inline constexpr std::string_view kNotOnTable = "bb-not-on-table";
inline constexpr std::string_view kNotYourStep = "bb-not-your-step";
inline constexpr std::string_view kWrongArm = "bb-wrong-arm";
inline constexpr std::string_view kAlready = "bb-already-done";
inline constexpr std::string_view kFiredOrMoved = "bb-fired-or-moved";
inline constexpr std::string_view kHasWithdrawn = "bb-has-withdrawn";
inline constexpr std::string_view kIsLocked = "bb-is-locked";
inline constexpr std::string_view kIsAttacking = "bb-is-attacking";
inline constexpr std::string_view kIsContacted = "bb-is-contacted";
inline constexpr std::string_view kIsLimbered = "bb-is-limbered";
inline constexpr std::string_view kNotAnEnemy = "bb-not-an-enemy";
inline constexpr std::string_view kNotAFriend = "bb-not-a-friend";
inline constexpr std::string_view kTargetLocked = "bb-target-locked";
inline constexpr std::string_view kOutOfRange = "bb-out-of-range";
inline constexpr std::string_view kNotInFront = "bb-not-in-front";
inline constexpr std::string_view kNotVisible = "bb-not-visible";
inline constexpr std::string_view kScreened = "bb-screened";
inline constexpr std::string_view kTooDeep = "bb-too-deep";
inline constexpr std::string_view kNotRolled = "bb-not-rolled";
inline constexpr std::string_view kNoPaces = "bb-no-paces";
inline constexpr std::string_view kTooFar = "bb-too-far";
inline constexpr std::string_view kGroundStops = "bb-ground-stops";
inline constexpr std::string_view kHandlingWrong = "bb-handling-wrong";
inline constexpr std::string_view kWheelsIn = "bb-wheels-in";
inline constexpr std::string_view kNotHisUnit = "bb-not-his-unit";
inline constexpr std::string_view kOutOfCommand = "bb-out-of-command";
inline constexpr std::string_view kSpent = "bb-spent";
inline constexpr std::string_view kFiredThenAttacks = "bb-fired-then-attacks";
inline constexpr std::string_view kCannotEvade = "bb-cannot-evade";
inline constexpr std::string_view kNoCombat = "bb-no-combat";
inline constexpr std::string_view kOneEnemy = "bb-one-enemy";
inline constexpr std::string_view kSplitWrong = "bb-split-wrong";
inline constexpr std::string_view kCombatsWait = "bb-combats-wait";
inline constexpr std::string_view kNoWinner = "bb-no-winner";
inline constexpr std::string_view kFollowUpWrong = "bb-follow-up-wrong";
inline constexpr std::string_view kNothingToRecover = "bb-nothing-to-recover";
inline constexpr std::string_view kEnemyNear = "bb-enemy-near";
inline constexpr std::string_view kListsDiffer = "bb-lists-differ";
inline constexpr std::string_view kNoChange = "bb-no-change";
inline constexpr std::string_view kFactWrong = "bb-fact-wrong";
inline constexpr std::string_view kLeaderOut = "bb-leader-out";
inline constexpr std::string_view kHasLeader = "bb-has-leader";
inline constexpr std::string_view kValueRange = "bb-value-range";
inline constexpr std::string_view kReasonMissing = "bb-reason-missing";
inline constexpr std::string_view kUnknownObjective = "bb-objective-unknown";
inline constexpr std::string_view kBattleOver = "bb-battle-over";
inline constexpr std::string_view kListEmpty = "bb-list-empty";
inline constexpr std::string_view kEventWrong = "bb-event-wrong";
inline constexpr std::string_view kSideEmpty = "bb-side-empty";

} // namespace sabretache::battle::beerstein

namespace sabretache {
template <>
inline constexpr auto kWords<battle::beerstein::Step> = wordList<battle::beerstein::Step>({
    {battle::beerstein::Step::Withdrawal, "withdrawal"},
    {battle::beerstein::Step::Initiative, "initiative"},
    {battle::beerstein::Step::EarlyGuns, "early-artillery"},
    {battle::beerstein::Step::EarlyMuskets, "early-musketry"},
    {battle::beerstein::Step::LateWithdrawal, "late-withdrawal"},
    {battle::beerstein::Step::Movement, "movement"},
    {battle::beerstein::Step::LateGuns, "late-artillery"},
    {battle::beerstein::Step::LateMuskets, "late-musketry"},
    {battle::beerstein::Step::Combat, "combat"},
    {battle::beerstein::Step::Recovery, "recovery"},
});
template <>
inline constexpr auto kWords<battle::beerstein::Cause> = wordList<battle::beerstein::Cause>({
    {battle::beerstein::Cause::Artillery, "artillery"},
    {battle::beerstein::Cause::Musketry, "musketry"},
    {battle::beerstein::Cause::Combat, "combat"},
    {battle::beerstein::Cause::Blocked, "blocked"},
});
template <>
inline constexpr auto kWords<battle::beerstein::Way> = wordList<battle::beerstein::Way>({
    {battle::beerstein::Way::Clear, "clear"},
    {battle::beerstein::Way::Blocked, "blocked"},
    {battle::beerstein::Way::OffTable, "off-table"},
});
} // namespace sabretache
