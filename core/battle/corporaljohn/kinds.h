// Words of a Corporal John battle that the rules do not need but its course does.
#pragma once

#include "base/words.h"
#include "battle/setup.h"
#include "rules/corporaljohn/artillery.h"
#include "rules/corporaljohn/charge.h"
#include "rules/corporaljohn/command.h"
#include "rules/corporaljohn/ending.h"
#include "rules/corporaljohn/morale.h"
#include "rules/corporaljohn/squares.h"
#include "rules/corporaljohn/terrain.h"
#include "rules/corporaljohn/troops.h"
#include "rules/corporaljohn/turn.h"

#include <cstdint>

namespace sabretache::battle::corporaljohn {

using namespace ::sabretache::rules::corporaljohn; // NOLINT(google-build-using-namespace)

/// What a phase waits for.
enum class Stage : std::uint8_t {
    Choosing,   ///< the players act
    Responding, ///< the other side answers the charges (CJ-8.5)
    Breaking,   ///< enemies may fire at a unit that breaks through (CJ-10.11)
    Testing,    ///< casualties are off; what they bring about is thrown for
};

/// Where a unit is.
enum class Presence : std::uint8_t { OnTable, Reserve, Removed, OffTable };

/// What castings were lost to.
enum class LossKind : std::uint8_t { Roundshot, Canister, Musketry, Melee, Removed, Umpire };
inline constexpr std::size_t kLossKinds = 6;

/// Why a unit is taken off the table.
enum class RemovedWhy : std::uint8_t {
    Destroyed,     ///< nothing left
    Abandoned,     ///< a battery's crew ran (CJ-9.2)
    MeleedInRout,  ///< CJ-10.10
    NoRoom,        ///< could not end clear of enemies (CJ-9.8)
    CaughtLimbered ///< CJ-7.7
};

/// How falling back or a rout ends on the table. @rule CJ-9.8 CJ-5.8
enum class RunEnd : std::uint8_t { Clear, NoRoom, OffTable };

/// A change of formation or face as an order names it. @rule CJ-5.4
enum class ChangeTo : std::uint8_t { Line, LineSquareToMarch, Column, AboutFace, OtherFacing };

/// What a march is combined with.
enum class MarchChange : std::uint8_t { None, LineSquareToMarch, AboutFace, Unlimber };

/// Where a march ends.
enum class MarchEnd : std::uint8_t { Open, Town, OffTable };

enum class PostStatus : std::uint8_t { Vacant, Fit, Killed };

constexpr std::size_t index(LossKind kind) { return static_cast<std::size_t>(kind); }

} // namespace sabretache::battle::corporaljohn

namespace sabretache {
namespace cjb = battle::corporaljohn;
template <>
inline constexpr auto kWords<cjb::Stage> = wordList<cjb::Stage>({
    {cjb::Stage::Choosing, "choosing"},
    {cjb::Stage::Responding, "responding"},
    {cjb::Stage::Breaking, "breaking-through"},
    {cjb::Stage::Testing, "testing"},
});
template <>
inline constexpr auto kWords<cjb::Presence> = wordList<cjb::Presence>({
    {cjb::Presence::OnTable, "on-table"},
    {cjb::Presence::Reserve, "reserve"},
    {cjb::Presence::Removed, "removed"},
    {cjb::Presence::OffTable, "off-table"},
});
template <>
inline constexpr auto kWords<cjb::LossKind> = wordList<cjb::LossKind>({
    {cjb::LossKind::Roundshot, "roundshot"},
    {cjb::LossKind::Canister, "canister"},
    {cjb::LossKind::Musketry, "musketry"},
    {cjb::LossKind::Melee, "melee"},
    {cjb::LossKind::Removed, "removed"},
    {cjb::LossKind::Umpire, "umpire"},
});
template <>
inline constexpr auto kWords<cjb::RemovedWhy> = wordList<cjb::RemovedWhy>({
    {cjb::RemovedWhy::Destroyed, "destroyed"},
    {cjb::RemovedWhy::Abandoned, "abandoned"},
    {cjb::RemovedWhy::MeleedInRout, "meleed-in-rout"},
    {cjb::RemovedWhy::NoRoom, "no-room"},
    {cjb::RemovedWhy::CaughtLimbered, "caught-limbered"},
});
template <>
inline constexpr auto kWords<cjb::RunEnd> = wordList<cjb::RunEnd>({
    {cjb::RunEnd::Clear, "clear"},
    {cjb::RunEnd::NoRoom, "no-room"},
    {cjb::RunEnd::OffTable, "off-table"},
});
template <>
inline constexpr auto kWords<cjb::ChangeTo> = wordList<cjb::ChangeTo>({
    {cjb::ChangeTo::Line, "line"},
    {cjb::ChangeTo::LineSquareToMarch, "line-square-to-march"},
    {cjb::ChangeTo::Column, "column"},
    {cjb::ChangeTo::AboutFace, "about-face"},
    {cjb::ChangeTo::OtherFacing, "other-facing"},
});
template <>
inline constexpr auto kWords<cjb::MarchChange> = wordList<cjb::MarchChange>({
    {cjb::MarchChange::None, "none"},
    {cjb::MarchChange::LineSquareToMarch, "line-square-to-march"},
    {cjb::MarchChange::AboutFace, "about-face"},
    {cjb::MarchChange::Unlimber, "unlimber"},
});
template <>
inline constexpr auto kWords<cjb::MarchEnd> = wordList<cjb::MarchEnd>({
    {cjb::MarchEnd::Open, "open"},
    {cjb::MarchEnd::Town, "town"},
    {cjb::MarchEnd::OffTable, "off-table"},
});
template <>
inline constexpr auto kWords<cjb::PostStatus> = wordList<cjb::PostStatus>({
    {cjb::PostStatus::Vacant, "vacant"},
    {cjb::PostStatus::Fit, "fit"},
    {cjb::PostStatus::Killed, "killed"},
});
} // namespace sabretache
