// Section 5 with the movement lines of section 11.
#pragma once

#include "rules/corporaljohn/options.h"

namespace sabretache::rules::corporaljohn {

/// @rule CJ-5.1 CJ-5.2
HundredthsOfInch lineMove(TroopArm arm, const Options &options);
/// @rule CJ-5.1 CJ-5.2 CJ-5.3
HundredthsOfInch columnMove(TroopArm arm, const Options &options);
/// The move of a unit as it stands now. Squares do not move (CJ-12.5), unlimbered guns neither
/// (CJ-5.3); a garrison leaves as a line does. Limbered guns move as an infantry column.
HundredthsOfInch presentMove(TroopArm arm, Formation formation, bool limbered,
                             const Options &options);

struct MoveFacts {
    TroopArm arm = TroopArm::Infantry;
    Formation formation = Formation::Line;
    bool limbered = true; ///< artillery
    Condition condition = Condition::GoodOrder;
    Going going = Going::Open; ///< the worst that it touches (CJ-11.8)
    bool halfSpent = false;    ///< half a move went into a change of formation or face
    bool operator==(const MoveFacts &) const = default;
};
struct Allowance {
    bool allowed = true;
    std::string_view why;
    HundredthsOfInch move;   ///< how far it may go if all of it is over `going`
    HundredthsOfInch inOpen; ///< how far it may go if none of it is
    bool halved = false;     ///< an inch over `going` costs two
    RuleNumbers rules;
    bool operator==(const Allowance &) const = default;
};
/// @rule CJ-5.1 to CJ-5.3, CJ-5.7, CJ-11.2 to CJ-11.8, CJ-12.5
Allowance allowance(const MoveFacts &facts, const Options &options);
/// Move that a march uses up: what lies in halving ground counts twice. @rule CJ-11.8
HundredthsOfInch moveUsed(HundredthsOfInch inOpen, HundredthsOfInch inHalving);

/// What a change costs.
enum class ChangeTime : std::uint8_t { Free, HalfMove, TwoMoves };
enum class Change : std::uint8_t {
    ColumnToLineSquareToMarch, ///< line at right angles to the march
    AboutFace,
    OtherFormation,
    OtherFacing,
    LeaveSquare,
    Unlimber,
    LimberUp,
    TurnGuns,     ///< unlimbered guns turn on the spot
    PlugBayonets, ///< or unplug; takes an order, no move (CJ-12.91)
};
struct ChangeCost {
    bool allowed = true;
    std::string_view why;
    ChangeTime time = ChangeTime::Free;
    RuleNumbers rules;
    bool operator==(const ChangeCost &) const = default;
};
/// @rule CJ-5.3 CJ-5.4 CJ-12.5
ChangeCost changeCost(Change change, const Options &options);
/// Which change it is to go from one formation to another; `squareToMarch`: the new line stands at
/// right angles to the march. @rule CJ-5.4
Change changeOfFormation(Formation from, Formation to, bool squareToMarch);
/// A unit meleed in a turn in which it changes is disordered. @rule CJ-5.4
Condition caughtChanging(Condition before);

/// Falling back one move or half a move: at the rate of the present formation, facing the enemy.
/// @rule CJ-9.8
HundredthsOfInch fallBack(TroopArm arm, Formation formation, bool half, const Options &options);

inline constexpr std::string_view kMoveRouted = "cj-move-routed";
inline constexpr std::string_view kMoveSquare = "cj-move-square";
inline constexpr std::string_view kMoveUnlimbered = "cj-move-unlimbered";
inline constexpr std::string_view kMoveNeedsColumn = "cj-move-needs-column";
inline constexpr std::string_view kMoveNeedsRoad = "cj-move-needs-road";
inline constexpr std::string_view kMoveGunsStream = "cj-move-guns-stream";
inline constexpr std::string_view kMoveWater = "cj-move-water";
inline constexpr std::string_view kLimberUp = "cj-limber-up";

} // namespace sabretache::rules::corporaljohn

namespace sabretache {
template <>
inline constexpr auto
    kWords<rules::corporaljohn::ChangeTime> = wordList<rules::corporaljohn::ChangeTime>({
        {rules::corporaljohn::ChangeTime::Free, "free"},
        {rules::corporaljohn::ChangeTime::HalfMove, "half-move"},
        {rules::corporaljohn::ChangeTime::TwoMoves, "two-moves"},
    });
template <>
inline constexpr auto kWords<rules::corporaljohn::Change> = wordList<rules::corporaljohn::Change>({
    {rules::corporaljohn::Change::ColumnToLineSquareToMarch, "column-to-line"},
    {rules::corporaljohn::Change::AboutFace, "about-face"},
    {rules::corporaljohn::Change::OtherFormation, "other-formation"},
    {rules::corporaljohn::Change::OtherFacing, "other-facing"},
    {rules::corporaljohn::Change::LeaveSquare, "leave-square"},
    {rules::corporaljohn::Change::Unlimber, "unlimber"},
    {rules::corporaljohn::Change::LimberUp, "limber-up"},
    {rules::corporaljohn::Change::TurnGuns, "turn-guns"},
    {rules::corporaljohn::Change::PlugBayonets, "plug-bayonets"},
});
} // namespace sabretache
