// Section 3: one die says how far a unit may go this turn; turning, limbering and rough ground use
// some of it up.
#pragma once

#include "base/quantity.h"
#include "base/rulenumber.h"
#include "base/words.h"
#include "rules/beerstein/unitnumber.h"

#include <cstdint>
#include <optional>

namespace sabretache::rules::beerstein {

/// @param die 1 to 6
/// @return the paces that the die gives to a branch.
/// @rule BB-3.1
Paces movementPaces(Branch branch, Pips die);

/// What lies in the way of a move.
enum class Ground : std::uint8_t {
    Open, ///< also a road or a bridge
    Woods,
    Stream,
    River ///< also a lake: no way but a bridge
};

/// What a battery does with its limbers in a move.
enum class Handling : std::uint8_t { None, Limber, Unlimber };

/// One move as its player wants it.
struct MoveFacts {
    Branch branch = Branch::Infantry;
    Paces rolled;   ///< what the die gave
    Paces distance; ///< how far it goes, a wheel measured on the outer side
    Paces inside;   ///< of it, inside woods or a stream
    Ground ground = Ground::Open;
    bool aboutFace = false;
    bool limbered = false; ///< a battery's state before the move
    Handling handling = Handling::None;
    bool terrainSlows = true; ///< option terrain-slows
};

/// Why a move cannot be made.
enum class MoveFault : std::uint8_t {
    None,
    NoPaces, ///< the die gave nothing: not even a turn
    TooFar,
    GroundImpassable, ///< a river or lake, or woods for guns
    HandlingWrong,    ///< limbering what is limbered, unlimbering what is not
};

struct MoveAnswer {
    MoveFault fault = MoveFault::None;
    Paces allowance; ///< what the unit has for this move, after the half for limbering
    Paces cost;      ///< what the move as wanted uses up
    bool limberedAfter = false;
    RuleNumbers rules; ///< the table, then what changed or forbade
    bool operator==(const MoveAnswer &) const = default;
};

/// @return whether a move fits into what the die gave, and what it costs.
/// @rule BB-3.1 BB-3.2 BB-3.3 BB-3.4 BB-3.6
MoveAnswer move(const MoveFacts &facts);

/// @return whether a battery only swings round where it stands: that is no move, it may fire too.
/// @rule BB-3.3 BB-3.90
bool turnsOnTheSpot(Branch branch, Paces distance, Handling handling);

/// Who may try to get away from an attack.
struct EvadeFacts {
    Arm arm = Arm::Infantry;
    Points number;
};
struct Evade {
    bool allowed = false;
    Pips atMost; ///< the die must show this or less
    RuleNumbers rules;
};
/// @return the throw to evade: artillery, light infantry and light cavalry, number or less.
/// @rule BB-1.1 BB-5.7
Evade evade(const EvadeFacts &facts);

/// What decides whether a unit is held by its leader's distance.
struct CommandFacts {
    bool inCommand = true; ///< inside the radius of a leader who is there
    bool nearer = false;   ///< the move ends nearer to the nearest enemy
    bool attack = false;
    bool hold = true; ///< option out-of-command=hold
};
/// @return whether the unit may do it; outside it neither attacks nor goes nearer to the enemy.
/// @rule BB-6.2
bool commandAllows(const CommandFacts &facts);

} // namespace sabretache::rules::beerstein

namespace sabretache {
template <>
inline constexpr auto kWords<rules::beerstein::Ground> = wordList<rules::beerstein::Ground>({
    {rules::beerstein::Ground::Open, "open"},
    {rules::beerstein::Ground::Woods, "woods"},
    {rules::beerstein::Ground::Stream, "stream"},
    {rules::beerstein::Ground::River, "river"},
});
template <>
inline constexpr auto kWords<rules::beerstein::Handling> = wordList<rules::beerstein::Handling>({
    {rules::beerstein::Handling::None, "none"},
    {rules::beerstein::Handling::Limber, "limber"},
    {rules::beerstein::Handling::Unlimber, "unlimber"},
});
} // namespace sabretache
