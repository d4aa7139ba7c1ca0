// Section 4: command.
#pragma once

#include "rules/corporaljohn/options.h"

namespace sabretache::rules::corporaljohn {

/// @rule CJ-4.2
HundredthsOfInch commandRadius(const Options &options);
/// How far a commander goes in a turn, after his side's orders. @rule CJ-4.6
HundredthsOfInch commanderMove(const Options &options);
/// Base contact, or nearer than half an inch. @rule CJ-4.6
bool touching(HundredthsOfInch distance, const Options &options);
/// What a touching commander adds to tests, rallies and squares. @rule CJ-4.7
Pips commanderBonus(bool touching);

struct OrderFacts {
    bool byArmyCommander = false;
    bool commanderThere = true;   ///< alive, and his replacement not still on the way
    std::int32_t ordersGiven = 0; ///< by him this turn
    bool ofHisCommand = true;     ///< the unit belongs to his column (army: to his army)
    HundredthsOfInch distance;    ///< to the nearest part of the unit, at the start of phase 3
    bool unitHasOrder = false;    ///< it took one this turn
    bool unitContacted = false;   ///< contacted before its side moves
    bool unitLocked = false;
    bool unitRouted = false;
    bool columnLeaderless = false; ///< its column waits for a replacement
    bool operator==(const OrderFacts &) const = default;
};
/// Whether this commander may give this unit an order. @rule CJ-4.1 CJ-4.2 CJ-4.4 CJ-4.5 CJ-4.9
Permission mayOrder(const OrderFacts &facts, const Options &options);

/// What a unit may do without an order, and also while its column has no leader.
enum class WithoutOrders : std::uint8_t { Fire, Countercharge, Square, FallBack, Rally, Move };
/// @rule CJ-4.3 CJ-4.9
Permission mayWithoutOrders(WithoutOrders what);

/// Whether 2d6 kill a commander whose brigade lost castings, or was removed.
/// @rule CJ-4.8 CJ-4.6
bool commanderKilled(KilledBy by, Pips twoDice);
/// The highest throw that kills him.
Pips killsCommanderUpTo(KilledBy by);
/// @return the lines for commanderKilled.
RuleNumbers commanderRules(KilledBy by);

/// Turns that a dead commander's column waits: the die, counted from next turn. @rule CJ-4.9
Turns leaderlessTurns(Pips die);
/// The turn in which the replacement takes over. @rule CJ-4.9
Turns replacementArrives(Turns killedIn, Pips die);
/// A dead army commander is followed by the senior column commander in the next turn.
/// @rule CJ-4.10
Turns successorTakesOver(Turns killedIn);

/// What makes one officer senior to another: rank, then its date, then roster order.
struct Seniority {
    std::string_view rank;     ///< as the book has it
    std::string_view rankDate; ///< ISO date, or empty
    std::size_t rosterPlace = 0;
};
/// Ranks that we know sort before ranks that we do not. @rule CJ-4.10 CJ-4.90
bool isSenior(const Seniority &a, const Seniority &b);
/// 0 for the highest rank that we know (marshal), larger for lower ones; 99 for words that we do
/// not know. Case does not matter.
std::int32_t rankPlace(std::string_view rank);

inline constexpr std::string_view kOrderNoCommander = "cj-order-no-commander";
inline constexpr std::string_view kOrderGiven = "cj-order-given";
inline constexpr std::string_view kOrderNotHis = "cj-order-not-his";
inline constexpr std::string_view kOrderTooFar = "cj-order-too-far";
inline constexpr std::string_view kOrderUnitHasOne = "cj-order-unit-has-one";
inline constexpr std::string_view kOrderContacted = "cj-order-contacted";
inline constexpr std::string_view kOrderLocked = "cj-order-locked";
inline constexpr std::string_view kOrderRouted = "cj-order-routed";
inline constexpr std::string_view kOrderLeaderless = "cj-order-leaderless";
inline constexpr std::string_view kNeedsOrder = "cj-needs-order";

} // namespace sabretache::rules::corporaljohn
