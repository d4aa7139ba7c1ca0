// Where a battle of Corporal John stands, as a value. What never changes (names, classes, arms) is
// in a Setting that all states of one battle share.
#pragma once

#include "battle/chunks.h"
#include "battle/corporaljohn/kinds.h"
#include "battle/idindex.h"

#include <optional>
#include <unordered_map>

namespace sabretache::battle::corporaljohn {

/// Place of a unit in the setup's roster.
using UnitIndex = std::uint32_t;
/// Place of a command post: 0 and 1 are the armies', then one for each column.
using PostIndex = std::uint32_t;
inline constexpr std::uint32_t kNone = 0xFFFFFFFF;

/// What of a unit never changes in a battle.
struct Troops {
    UnitId id;
    Side side = Side::First;
    TroopArm arm = TroopArm::Infantry;
    TroopFields fields;
    Castings start;
    ModelGuns guns;
    PostIndex column = kNone; ///< post of the column's commander
    std::optional<Turns> arrives;
};

/// The frozen part of a battle.
struct Setting {
    Setup setup;
    Options options;
    std::vector<Troops> troops;
    IdIndex<UnitId> unitAt;
    IdIndex<ColumnId> columnAt;
    IdIndex<PersonId> postAt; ///< as at the start
    std::vector<std::vector<UnitIndex>> unitsOfPost;
    std::vector<Weather> weather; ///< by turn; the last goes on
    std::unordered_map<std::int32_t, std::vector<UnitIndex>> arrivals;
};

/// What a unit did or suffered this turn; see kPhaseFlags for those that end earlier.
enum class Flag : std::uint32_t {
    ShotAt = 1U << 0,
    TestedRout = 1U << 1,
    RallyTried = 1U << 2,
    FiredLong = 1U << 3,
    Fired = 1U << 4,
    Ordered = 1U << 5,
    Contacted = 1U << 6,
    Charged = 1U << 7, ///< or countercharged
    Countercharged = 1U << 8,
    Forfeited = 1U << 9, ///< failed to form square (CJ-12.6); until the charge it answered is over
    JustUnlimbered = 1U << 10,
    Changed = 1U << 11, ///< formation or face, this turn
    Marched = 1U << 12,
    Ran = 1U << 13, ///< routed this turn: it is no longer where it was
    Victor = 1U << 14,
    PistolsReady = 1U << 15,
    SquareTried = 1U << 16,
    Meleed = 1U << 17,
    FiredAtBreaker = 1U << 18, ///< fired at a unit that breaks through; ends with that
    Kept = 1U << 31,           ///< means nothing: the unit stays in the list of those touched
};

/// Flags that end with the phase, or with a breakthrough.
inline constexpr std::uint32_t kPhaseFlags = static_cast<std::uint32_t>(Flag::ShotAt) |
                                             static_cast<std::uint32_t>(Flag::TestedRout) |
                                             static_cast<std::uint32_t>(Flag::FiredAtBreaker);

/// Wider than any table; a stored battle may say of each march what it likes.
inline constexpr HundredthsOfInch kMostGone{1'000'000};

struct UnitState {
    Castings castings;    ///< crew castings for a battery
    Castings comingOff;   ///< at the end of the phase or round
    Castings canisterOff; ///< of them, by canister
    std::array<Castings, kLossKinds> lost{};
    Condition condition = Condition::GoodOrder;
    Formation formation = Formation::Line;
    Presence presence = Presence::OnTable;
    bool limbered = false;
    bool plugged = false;
    std::uint8_t commanders = 0; ///< that touch it
    std::uint8_t volleys = 0;    ///< of a square: faces that fired
    std::optional<ChangeTo> changing;
    Turns changeDone;
    Turns pistolsIn;       ///< the last turn in which it came up to fire pistols; 0: never
    HundredthsOfInch gone; ///< this turn; 0..kMostGone
    /// Which objective the place is that it garrisons, or garrisoned last; kNone: none of them.
    std::uint32_t place = kNone;
    std::uint32_t flags = 0;
    std::uint16_t pairs = 0; ///< enemies it is locked or about to fight with

    bool has(Flag flag) const { return (flags & static_cast<std::uint32_t>(flag)) != 0; }
    bool onTable() const { return presence == Presence::OnTable; }
};

struct Post {
    Side side = Side::First;
    PersonId person;
    PostStatus status = PostStatus::Vacant;
    bool filled = false; ///< someone held it in this battle, so it is filled again
    bool moved = false;
    std::uint16_t orders = 0;
    std::uint32_t with = kNone; ///< unit that he touches
    Turns takesOver;            ///< turn in which the next one takes over; 0: nobody is awaited
};

/// A charge from its declaration to contact.
struct ChargeInPlay {
    UnitIndex charger = 0;
    UnitIndex target = 0;
    HundredthsOfInch distance; ///< declared
    HundredthsOfInch left;     ///< to go before contact
    Sector sector = Sector::Front;
    MeleeGround ground = MeleeGround::Open;
    bool uphill = false;
    bool both = false;          ///< it was countercharged, or is a charge on both sides
    bool counterUphill = false; ///< who countercharged it went uphill
    bool later = false;         ///< a long charge: contact next turn
    bool contact = false;
    bool breakthrough = false;
    bool operator==(const ChargeInPlay &) const = default;
};

/// Two enemies that fight hand to hand.
struct Pair {
    UnitIndex attacker = 0;
    UnitIndex defender = 0;
    Sector sector = Sector::Front;
    MeleeGround ground = MeleeGround::Open;
    bool uphill = false;        ///< the attacker's charge
    bool counterUphill = false; ///< the defender's, where both charged
    bool both = false;
    bool charged = true; ///< the attacker came in by a charge
    std::uint8_t round = 1;
    bool fought = false; ///< this turn
    bool inRound = false;
    std::int32_t attackerDice = -1; ///< as its player splits them; -1: evenly
    std::int32_t defenderDice = -1;
    bool operator==(const Pair &) const = default;
};

enum class TaskKind : std::uint8_t {
    RollOff,
    Rally,
    Volley,
    Saves,
    Risk,
    Leaderless,
    Test,
    SecondTest,
    Square,
    Blows,
    RunEnd,
    RoutPasses,
    Rejoin,
};

/// Something that must be answered before anything else.
struct Task {
    TaskKind kind = TaskKind::RollOff;
    MoraleCause cause = MoraleCause::UnderFire;
    KilledBy by = KilledBy::Musketry;
    LossKind loss = LossKind::Musketry;
    RangeBand band = RangeBand::Close;
    bool rout = false;          ///< RunEnd: of a rout, else of falling back
    std::uint8_t least = 6;     ///< Blows, pistols: kills from this face; 0: by the band
    std::uint32_t unit = kNone; ///< or post
    std::uint32_t other = kNone;
    std::int32_t dice = 0;
    bool operator==(const Task &) const = default;
};

struct SideTotals {
    std::int32_t castings = 0;
    std::int32_t comingOff = 0;
    std::int32_t gone = 0;      ///< units that count as lost (CJ-13.1)
    std::int32_t shaken = 0;    ///< on the table in disorder or rout
    std::int32_t readyGuns = 0; ///< batteries on the table
    bool operator==(const SideTotals &) const = default;
};

enum class MeleeStep : std::uint8_t { None, Blows, Tests, Breakthrough };

struct State {
    std::shared_ptr<const Setting> setting;
    Chunks<UnitState> units;
    Chunks<Post> posts;
    Turns turn{1};
    Phase phase = Phase::Rally;
    Stage stage = Stage::Choosing;
    Side mover = Side::First;
    bool secondMove = false;
    Side initiative = Side::First;
    bool initiativeRolled = false; ///< this turn
    Weather weather = Weather::Clear;
    MeleeStep meleeStep = MeleeStep::None;
    std::vector<Task> todo;         ///< the last is next
    std::vector<Task> later;        ///< tests of units passed by routs
    std::vector<UnitIndex> touched; ///< units with flags
    std::vector<UnitIndex> marked;  ///< units with flags of this phase
    std::vector<UnitIndex> changers;
    std::vector<PersonId> fallen; ///< commanders killed: they take no command any more
    std::vector<ChargeInPlay> charges;
    std::vector<Pair> pairs;
    std::uint32_t victors = 0;
    std::int32_t done = 0; ///< actions taken in this phase
    std::array<SideTotals, 2> sides;
    std::vector<std::optional<Side>> holders;
    bool over = false;
    std::optional<Side> winner;

    const Options &options() const { return setting->options; }
    const Troops &troops(UnitIndex u) const { return setting->troops[u]; }
    const UnitState &unit(UnitIndex u) const { return units[u]; }
    UnitId id(UnitIndex u) const { return setting->troops[u].id; }
    /// @return kNone for an id that is not in the battle
    UnitIndex find(UnitId id) const;
    /// @return the post that this person holds now; kNone: none
    PostIndex findPost(PersonId id) const;
    bool isArmyPost(PostIndex p) const { return p < 2; }
    ColumnId columnId(PostIndex p) const {
        return p < 2 ? ColumnId() : setting->setup.columns[p - 2].id;
    }
    bool locked(UnitIndex u) const { return units[u].pairs > 0; }
};

/// @error what of the setup cannot be played
Result<State> begin(const Setup &setup);

/// A unit as a melee sees it.
Combatant combatant(const State &s, UnitIndex u, bool charging);

/// Counts what CJ-13.1 counts as lost.
constexpr bool countsAsGone(const UnitState &u) {
    return u.presence == Presence::Removed || u.presence == Presence::OffTable ||
           u.condition == Condition::Rout;
}

inline constexpr std::string_view kSetupNoStrength = "cj-setup-no-strength";       ///< (unit)
inline constexpr std::string_view kSetupStrengthRange = "cj-setup-strength-range"; ///< (unit)
inline constexpr std::string_view kSetupWeather = "cj-setup-weather";              ///< (word)
inline constexpr std::string_view kSetupUnitTwice = "cj-setup-unit-twice";         ///< (unit)
inline constexpr std::string_view kSetupColumn = "cj-setup-column";                ///< (unit)

} // namespace sabretache::battle::corporaljohn
