// Where a battle of Beerstein stands, as a value. What never changes is in a Setting that all
// states of one battle share; what happened this turn is stamped with the turn, so that a new turn
// does not visit every unit.
#pragma once

#include "battle/beerstein/kinds.h"
#include "battle/chunks.h"
#include "battle/game.h"
#include "battle/idindex.h"

#include <array>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

namespace sabretache::battle::beerstein {

using UnitIndex = std::uint32_t;
/// Place of a leader's post: 0 and 1 are the armies', then one for each column.
using PostIndex = std::uint32_t;
inline constexpr std::uint32_t kNone = 0xFFFFFFFF;

struct Troops {
    UnitId id;
    Side side = Side::First;
    Arm arm = Arm::Infantry;
    Branch branch = Branch::Infantry;
    Points start;
    PostIndex post = kNone; ///< whose command it belongs to
    std::optional<Turns> arrives;
};

struct Setting {
    Setup setup;
    rules::beerstein::Options options;
    std::vector<Troops> troops;
    IdIndex<UnitId> unitAt;
    IdIndex<ColumnId> postOfColumn;
    IdIndex<PersonId> postAt; ///< as at the start
    std::vector<std::vector<UnitIndex>> unitsOfPost;
    std::unordered_map<std::int32_t, std::vector<UnitIndex>> arrivals;
    std::array<std::int32_t, 2> units{};
};

/// What a unit did or suffered this turn.
enum class Flag : std::uint32_t {
    Withdrew = 1U << 0,
    Fired = 1U << 1,
    Rolled = 1U << 2,
    Moved = 1U << 3,
    Attacked = 1U << 4,
    Contacted = 1U << 5, ///< by an attack, this turn
    EvadeTried = 1U << 6,
    Evaded = 1U << 7,
    Won = 1U << 8,
    FollowedUp = 1U << 9,
    RecoveryTried = 1U << 10,
    DrivenBack = 1U << 11,
    Turned = 1U << 12, ///< a battery, on the spot
};

struct UnitState {
    Points number;
    Points lost;               ///< by fire and combat, over the whole battle
    Points recovered;          ///< of them, got back
    Points spent;              ///< for good, by BB-7.1
    std::int32_t adjusted = 0; ///< by the umpire; number = start - lost - spent + recovered + this
    Points given;              ///< what the umpire added: may stand above start - spent (BB-7.91)
    Presence presence = Presence::OnTable;
    bool limbered = false;
    Turns flagsTurn{0};
    std::uint32_t flags = 0;   ///< hold in turn flagsTurn only
    Paces rolled;              ///< with Flag::Rolled
    std::int32_t contacts = 0; ///< pairs it is in
    PostIndex leader = kNone;  ///< attached to it
};

enum class PostStatus : std::uint8_t { Fit, Killed, Wounded, Vacant };

struct Post {
    Side side = Side::First;
    ColumnId column; ///< null: the army's
    PersonId holder;
    PostStatus status = PostStatus::Vacant;
    UnitIndex with = kNone;
    Turns movedIn{0};
    std::uint32_t testedIn = 0; ///< count of the step of his newest test
};

/// An attacker and its target in contact.
struct Pair {
    UnitIndex attacker = kNone;
    UnitIndex target = kNone;
    Sector sector = Sector::Front;
    bool locked = false;
    bool fought = false; ///< this turn
};

/// One throw in a combat.
struct Throw {
    UnitIndex unit = kNone;
    UnitIndex at = kNone;
    std::int32_t dice = 0;
    std::int32_t hitOn = 6;
    std::int32_t hits = 0;
};

/// What a player said of one unit's dice against one enemy.
struct Split {
    UnitIndex unit = kNone;
    UnitIndex at = kNone;
    Dice dice;
};

/// Something that has to be answered before anything is chosen.
struct Task {
    enum class Kind : std::uint8_t {
        Fire,
        Saves,
        LeaderTest,
        Evade,
        EvadeMove,
        Movement,
        Blows,
        Way,
        Recovery,
        Join
    };
    Kind kind = Kind::Fire;
    UnitIndex unit = kNone;
    UnitIndex target = kNone;
    PostIndex post = kNone;
    std::int32_t dice = 1;
    std::int32_t hitOn = 0;
    bool saves = false;
    bool guns = false;
    std::vector<UnitIndex> units;
};

/// An attack that waits for its target's answer.
struct PendingAttack {
    UnitIndex unit = kNone;
    UnitIndex target = kNone;
    Sector sector = Sector::Front;
};

struct SideState {
    std::int32_t present = 0;
    std::int32_t guns = 0; ///< batteries present
    std::int32_t foot = 0; ///< infantry present
    std::int32_t lost = 0; ///< of BB-8.1
    std::int32_t hurt = 0; ///< units with a point to get back
    std::int32_t points = 0;
    bool broken = false;
};

struct State {
    std::shared_ptr<const Setting> setting;
    Turns turn{1};
    Step step = Step::Withdrawal;
    std::optional<Side> active; ///< whose step it is; empty: both
    std::uint32_t stepCount = 1;
    std::optional<Side> initiative;
    Chunks<UnitState> units;
    Chunks<Post> posts;
    std::vector<PostIndex> vacancies; ///< to be filled when the next turn begins
    std::vector<PersonId> fallen;     ///< leaders who take no command any more
    std::vector<Pair> pairs;
    std::vector<Task> tasks; ///< the first is answered first
    std::optional<PendingAttack> attack;
    std::vector<Split> splits;
    std::vector<Throw> throws;
    std::size_t thrown = 0;
    std::int32_t winners = 0; ///< that have not chosen their follow-up
    std::vector<std::optional<Side>> holders;
    std::array<SideState, 2> sides;
    bool over = false;
    std::optional<Side> winner;

    const Troops &troops(UnitIndex u) const { return setting->troops[u]; }
    const UnitState &unit(UnitIndex u) const { return units[u]; }
    UnitId id(UnitIndex u) const { return setting->troops[u].id; }
    UnitIndex find(UnitId id) const { return setting->unitAt.find(id); }
    /// @return the post that this person holds now; kNone: none
    PostIndex findPost(PersonId id) const;
    /// Without a column: the army's.
    PostIndex findPost(Side side, const std::optional<ColumnId> &column) const;
    bool has(UnitIndex u, Flag flag) const {
        const UnitState &state = unit(u);
        return state.flagsTurn == turn && (state.flags & static_cast<std::uint32_t>(flag)) != 0;
    }
    bool onTable(UnitIndex u) const { return unit(u).presence == Presence::OnTable; }
    bool locked(UnitIndex u) const;
    bool attacking(UnitIndex u) const; ///< in a pair that is not locked
    bool attacked(UnitIndex u) const;
    bool flanked(UnitIndex u) const;
    bool hasLeader(UnitIndex u) const {
        return unit(u).leader != kNone && posts[unit(u).leader].status == PostStatus::Fit;
    }
    /// Whom the unit obeys when nobody is named: its column's leader, else its army's; kNone when
    /// both are out (BB-6.90).
    PostIndex leaderOf(UnitIndex u) const;
    bool obeys(UnitIndex u, PostIndex post) const {
        return post == troops(u).post || post == index(troops(u).side);
    }
    /// How far a leader's word carries (BB-6.1).
    Paces radiusOf(PostIndex post) const;
    std::vector<UnitIndex> combatOf(UnitIndex u) const; ///< all units tied to it by contact
    std::vector<UnitIndex> enemiesOf(UnitIndex u) const;
};

} // namespace sabretache::battle::beerstein
