// What can be entered: the players' choices, answers to rolls and questions, the umpire's hand.
// Facts of the table (range, cover, sector, distances) are fields of the choices.
#pragma once

#include "battle/beerstein/kinds.h"
#include "battle/commoninputs.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace sabretache::battle::beerstein {

using battle::AgreeDraw;
using battle::Concede;
using battle::DiceIn;
using battle::EndPhase;
using battle::FactIn;
using battle::HoldObjective;
using battle::Nightfall;
using battle::SplitBlows;

/// @rule BB-7.1
struct WithdrawVoluntarily {
    static constexpr std::string_view kKind = "WithdrawVoluntarily";
    UnitId unit;
    bool leavesTable = false;
    SAB_FIELDS(unit, leavesTable)
    bool operator==(const WithdrawVoluntarily &) const = default;
};

/// `depth`: paces that the target stands inside woods or buildings, or behind a crest. @rule
/// BB-4.2 BB-4.5
struct FireArtillery {
    static constexpr std::string_view kKind = "FireArtillery";
    UnitId unit;
    UnitId target;
    Paces range;
    bool cover = false;
    bool front = true; ///< the target is in the front sector
    bool visible = true;
    bool screened = false;
    Paces depth;
    SAB_FIELDS(unit, target, range, cover, front, visible, screened, depth)
    bool operator==(const FireArtillery &) const = default;
};

/// `depth`: paces that the target stands inside woods or buildings, or behind a crest. @rule
/// BB-4.3 BB-4.5
struct FireMusketry {
    static constexpr std::string_view kKind = "FireMusketry";
    UnitId unit;
    UnitId target;
    Paces range;
    bool cover = false;
    bool front = true; ///< the target is in the front sector
    bool visible = true;
    bool screened = false;
    Paces depth;
    SAB_FIELDS(unit, target, range, cover, front, visible, screened, depth)
    bool operator==(const FireMusketry &) const = default;
};

/// A die for each unit before its move is chosen. @rule BB-3.6
struct RollMovement {
    static constexpr std::string_view kKind = "RollMovement";
    std::vector<UnitId> units;
    SAB_FIELDS(units)
    bool operator==(const RollMovement &) const = default;
};

/// `inside`: paces of the move within woods or a stream. `leader`: whom it obeys, empty: as BB-6.90
/// says; `fromLeader`: how far it is from him. @rule BB-3.1 BB-6.2
struct March {
    static constexpr std::string_view kKind = "March";
    UnitId unit;
    Paces paces;
    Ground ground = Ground::Open;
    Paces inside;
    bool aboutFace = false;
    Handling handling = Handling::None;
    std::optional<PersonId> leader;
    Paces fromLeader;
    bool nearer = false; ///< it ends nearer to the nearest enemy
    bool leavesTable = false;
    SAB_FIELDS(unit, paces, ground, inside, aboutFace, handling, leader, fromLeader, nearer,
               leavesTable)
    bool operator==(const March &) const = default;
};

/// `straight`: its last leg is straight ahead. @rule BB-3.2 BB-5.1
struct Attack {
    static constexpr std::string_view kKind = "Attack";
    UnitId unit;
    UnitId target;
    Sector sector = Sector::Front;
    Paces paces;
    Ground ground = Ground::Open;
    Paces inside;
    bool aboutFace = false; ///< before it sets out
    bool straight = true;
    std::optional<PersonId> leader;
    Paces fromLeader;
    SAB_FIELDS(unit, target, sector, paces, ground, inside, aboutFace, straight, leader, fromLeader)
    bool operator==(const Attack &) const = default;
};

/// `clear`: there is a way to get away. @rule BB-5.7
struct Evade {
    static constexpr std::string_view kKind = "Evade";
    UnitId unit;
    bool clear = true;
    SAB_FIELDS(unit, clear)
    bool operator==(const Evade &) const = default;
};

/// The attacked unit stays where it is.
struct StandFast {
    static constexpr std::string_view kKind = "StandFast";
    UnitId unit;
    SAB_FIELDS(unit)
    bool operator==(const StandFast &) const = default;
};

/// With `unit` he is attached to it. @rule BB-6.4
struct MoveLeader {
    static constexpr std::string_view kKind = "MoveLeader";
    PersonId leader;
    Paces paces;
    std::optional<UnitId> unit;
    SAB_FIELDS(leader, paces, unit)
    bool operator==(const MoveLeader &) const = default;
};

/// The combat that the unit is in, with everybody who is tied to it by contact. @rule BB-5.1
struct Fight {
    static constexpr std::string_view kKind = "Fight";
    UnitId unit;
    SAB_FIELDS(unit)
    bool operator==(const Fight &) const = default;
};

/// @rule BB-5.6
struct ChooseFollowUp {
    static constexpr std::string_view kKind = "ChooseFollowUp";
    UnitId unit;
    FollowUp choice = FollowUp::Stay;
    Paces paces;
    SAB_FIELDS(unit, choice, paces)
    bool operator==(const ChooseFollowUp &) const = default;
};

/// `distances`: from each unit to the nearest enemy. @rule BB-7.2
struct Recover {
    static constexpr std::string_view kKind = "Recover";
    std::vector<UnitId> units;
    std::vector<Paces> distances;
    SAB_FIELDS(units, distances)
    bool operator==(const Recover &) const = default;
};

/// The umpire's hand.
struct ChangeStrength {
    static constexpr std::string_view kKind = "ChangeStrength";
    UnitId unit;
    Points points;
    std::string reason;
    SAB_FIELDS(unit, points, reason)
    bool operator==(const ChangeStrength &) const = default;
};

/// The umpire's hand.
struct ChangeLeader {
    static constexpr std::string_view kKind = "ChangeLeader";
    PersonId leader;
    LeaderFate fate = LeaderFate::Unhurt;
    std::optional<UnitId> unit;
    std::string reason;
    SAB_FIELDS(leader, fate, unit, reason)
    bool operator==(const ChangeLeader &) const = default;
};

/// The umpire's hand.
struct TakeOffTable {
    static constexpr std::string_view kKind = "TakeOffTable";
    UnitId unit;
    std::string reason;
    SAB_FIELDS(unit, reason)
    bool operator==(const TakeOffTable &) const = default;
};

using Input = std::variant<DiceIn, FactIn, EndPhase, WithdrawVoluntarily, FireArtillery,
                           FireMusketry, RollMovement, March, Attack, Evade, StandFast, MoveLeader,
                           SplitBlows, Fight, ChooseFollowUp, Recover, HoldObjective, Concede,
                           AgreeDraw, Nightfall, ChangeStrength, ChangeLeader, TakeOffTable>;

} // namespace sabretache::battle::beerstein

// Compiled once, in events.cpp.
namespace sabretache {
template <>
Result<battle::beerstein::Input> variantFromRecord<battle::beerstein::Input>(const Record &record);
} // namespace sabretache
