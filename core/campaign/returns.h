// A battle in a campaign: planned, fought, applied (sections 3 to 6). Its return is a grid with a
// line for each brigade and each commander, the same for a battle in the program and for one on
// paper. What happened is entered; dice then say what follows. A return is applied whole, once, and
// taken back whole.
#pragma once

#include "battle/setup.h"
#include "campaign/service.h"
#include "campaign/working.h"
#include "dice/roll.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace sabretache::campaign {

/// One line of the grid (CA-4.6). Counts are steps.
struct ReturnLine {
    UnitId unit;
    std::int32_t side = 0; ///< 0 first, 1 second
    std::int32_t start = 0;
    std::int32_t startGuns = 0; ///< model guns
    // What happened.
    bool fought = false;
    std::int32_t lost = 0;
    bool routed = false;
    std::int32_t leftWith = 0;
    bool wonMelee = false;
    bool removed = false;
    std::int32_t removedWith = 0;
    std::int32_t gunsLost = 0; ///< model guns
    std::int32_t spent = 0;
    // The dice.
    dice::Faces wounded;    ///< a face for each of the lost who is not captured or spent
    dice::Faces stragglers; ///< a face for each who left in rout
    dice::Source source = dice::Source::Program;
    // What follows.
    std::int32_t back = 0;
    std::int32_t killed = 0;
    std::int32_t missing = 0;
    std::int32_t prisoners = 0;
    std::int32_t present = 0;
    bool changed = false; ///< what happened was edited after the battle was read in
    bool edited = false;  ///< what follows was set by the umpire, not by dice
    template <class S, class F> static void fields(S &&s, F &&f) {
        f("unit", s.unit);
        f("side", s.side);
        f("start", s.start);
        f("startGuns", s.startGuns);
        f("fought", s.fought);
        f("lost", s.lost);
        f("routed", s.routed);
        f("leftWith", s.leftWith);
        f("wonMelee", s.wonMelee);
        f("removed", s.removed);
        f("removedWith", s.removedWith);
        f("gunsLost", s.gunsLost);
        f("spent", s.spent);
        f("wounded", s.wounded);
        f("stragglers", s.stragglers);
        f("source", s.source);
        f("back", s.back);
        f("killed", s.killed);
        f("missing", s.missing);
        f("prisoners", s.prisoners);
        f("present", s.present);
        f("changed", s.changed);
        f("edited", s.edited);
    }
    bool operator==(const ReturnLine &) const = default;
    UnitLosses losses() const {
        return {start, lost, routed, leftWith, removed, removedWith, spent};
    }
    Settled settled() const { return {back, killed, missing, prisoners, spent, present}; }
    void take(const Settled &settled);
};

/// What a commander comes to. @rule CA-6.1, CA-6.2
enum class Outcome : std::uint8_t { None, Dead, Wounded, Prisoner, Escaped };

struct ReturnPerson {
    PersonId person;
    std::int32_t side = 0;
    UnitId unit; ///< the brigade that he commands; null: an army or a column
    CommanderFate fate = CommanderFate::Unhurt;
    dice::Faces die;   ///< dead or only wounded; taken or not
    dice::Faces turns; ///< how long a wounded man is away
    dice::Source source = dice::Source::Program;
    Outcome outcome = Outcome::None;
    std::int32_t away = 0; ///< campaign turns
    bool edited = false;
    SAB_FIELDS(person, side, unit, fate, die, turns, source, outcome, away, edited)
    bool operator==(const ReturnPerson &) const = default;
};

struct Return {
    FightId fight;
    std::vector<ReturnLine> lines;     ///< in roster order, first side first
    std::vector<ReturnPerson> persons; ///< everyone who commands
    bool operator==(const Return &) const = default;
};
oob::Document documentOf(const Return &paper);
/// @error campaign-no-such-row (id); campaign-damaged
Result<Return> readReturn(const oob::OrderOfBattle &book, FightId fight);

// --- planning ---

struct FightPlan {
    std::string name;
    std::string date; ///< ISO; empty: first day of the turn
    PlaceId place;
    std::string first; ///< sides
    std::string second;
    std::vector<UnitId> units; ///< of both sides; empty: all in the field of both sides' armies
    ScenarioId scenario;
    std::string later; ///< the side that came later
};
/// Opens a battle: its units are held by it until its return is applied or it is called off.
/// @error fight-no-units (side); fight-unit-busy (unit, battle); fight-not-enemies (side, side)
/// @rule CA-3.1
Result<oob::Edit> planFight(const Context &context, const FightPlan &plan, FightId *made = nullptr);
/// @error campaign-no-such-row, fight-not-open
Result<oob::Edit> cancelFight(const Context &context, FightId fight);
/// Whether an edit from outside the campaign leaves alone what an open battle holds: strength,
/// quality and place of its units.
/// @error fight-unit-busy (unit, battle)
/// @rule CA-3.1
Result<void> checkHeld(const oob::OrderOfBattle &book, const oob::Edit &edit);
/// Says which battle of the program it is fought in. @error campaign-no-such-row, fight-not-open
Result<oob::Edit> attachBattle(const Context &context, FightId fight, BattleId battle);

/// The frozen copy that the battle starts from: the units of the fight as they are, by the
/// scenario that it names or by none.
/// @error those of battle::freeze, campaign-no-such-row
/// @rule CA-3.1
Result<battle::Setup> setupFor(const Context &context, FightId fight);

// --- the return ---

/// Who held the field, of the two sides; nothing: nobody. @rule CA-3.5
std::optional<std::size_t> fieldHolder(std::array<bool, 2> broke,
                                       std::array<std::int32_t, 2> objectivePoints);
/// @return the field as a side of the fight sees it.
Field fieldFor(const Fight &fight, std::int32_t side);

/// A roll that a return still wants, and where its faces go.
struct ReturnRoll {
    enum class For : std::uint8_t { Wounded, Stragglers, Fate, Turns };
    For what = For::Wounded;
    std::size_t line = 0; ///< of lines, or of persons
    dice::RollRequest request;
};
/// @return the next roll of all that are wanted; nothing: all are thrown. @rule CA-3.2
std::optional<ReturnRoll> nextRoll(const Return &paper, const Fight &fight, const Figures &figures);
/// Every roll that can be thrown now, in order (a wounded man's turns follow his fate).
std::vector<ReturnRoll> wantedRolls(const Return &paper, const Fight &fight,
                                    const Figures &figures);
/// @error those of dice::checkFaces
Result<void> giveFaces(Return &paper, const Fight &fight, const Figures &figures,
                       const ReturnRoll &roll, const dice::Faces &faces, dice::Source source);
using Roller = std::function<dice::Faces(const dice::RollRequest &)>;
/// Throws all that is wanted. @return how many rolls
std::size_t rollAll(Return &paper, const Fight &fight, const Figures &figures,
                    const Roller &roller);

/// Works out what follows, line by line, as far as the dice are there; drops dice that no longer
/// fit what happened. Lines set by the umpire stay as they are.
/// @rule CA-3.2
void settleReturn(Return &paper, const Fight &fight, const Figures &figures);

/// Sums of a side, for the foot of the grid and the reconciliation.
struct ReturnSums {
    std::int32_t start = 0, lost = 0, back = 0, killed = 0, missing = 0, prisoners = 0, spent = 0,
                 present = 0, startGuns = 0, gunsLost = 0;
    std::int32_t lines = 0, routed = 0, won = 0, removed = 0, edited = 0;
    bool operator==(const ReturnSums &) const = default;
};
ReturnSums sumsOf(const Return &paper, std::int32_t side);

/// Why a return can't be applied yet: the first thing that is off.
/// @return nothing when every line and both sides come out
/// @error those of checkLine with the unit's id first; return-dice-wanted (unit or person);
///        return-not-even (unit); return-guns (unit)
/// @rule CA-3.2, CA-4.6
std::optional<Error> whyNotReady(const Return &paper, const Fight &fight, const Figures &figures);

/// Puts a new state of the return in the book: one edit, whatever has changed of it. The head's
/// field, decisive and later are taken from `head`.
/// @error campaign-no-such-row, fight-not-open
Result<oob::Edit> changeReturn(const Context &context, Return paper, const Fight &head);

/// Applies a return: strength, quality, honours, commanders, places, at once or not at all.
/// @error fight-not-open: it is applied already, or called off; those of whyNotReady;
///        return-out-of-date (unit): the unit is no longer as it was when the battle began
/// @rule CA-3.2
Result<oob::Edit> applyReturn(const Context &context, FightId fight);
/// Takes an applied return back whole: the state is as it was before, the history has both.
/// @error fight-not-applied; return-touched (what): something that it touched has changed since
/// @rule CA-3.3
Result<oob::Edit> takeBackReturn(const Context &context, FightId fight);

/// Roads that the side which did not hold the field can go back by, for each of its armies there.
/// @rule CA-3.6
struct Retreat {
    ArmyId army;
    std::vector<PlaceId> to;
};
std::vector<Retreat> retreatsAfter(const Context &context, FightId fight);
std::vector<Retreat> retreatsAfter(const Working &work, FightId fight);
/// @error campaign-no-such-row, march-no-road
Result<oob::Edit> retreatAfter(const Context &context, FightId fight, ArmyId army, PlaceId to);

inline constexpr std::string_view kFightNoUnits = "fight-no-units";
inline constexpr std::string_view kFightUnitBusy = "fight-unit-busy";
inline constexpr std::string_view kFightNotEnemies = "fight-not-enemies";
inline constexpr std::string_view kFightNotOpen = "fight-not-open";
inline constexpr std::string_view kFightNotApplied = "fight-not-applied";
inline constexpr std::string_view kReturnDiceWanted = "return-dice-wanted";
inline constexpr std::string_view kReturnNotEven = "return-not-even";
inline constexpr std::string_view kReturnGuns = "return-guns";
inline constexpr std::string_view kReturnOutOfDate = "return-out-of-date";
inline constexpr std::string_view kReturnTouched = "return-touched";

} // namespace sabretache::campaign

namespace sabretache {
template <>
inline constexpr auto kWords<campaign::Outcome> = wordList<campaign::Outcome>({
    {campaign::Outcome::None, "none"},
    {campaign::Outcome::Dead, "dead"},
    {campaign::Outcome::Wounded, "wounded"},
    {campaign::Outcome::Prisoner, "prisoner"},
    {campaign::Outcome::Escaped, "escaped"},
});
} // namespace sabretache
