// What a side may know where there is no desk: forms before they are shown, and, for who prints a
// battle, whose view its page shows.
#pragma once

#include "base/id.h"
#include "ui/models/battle/sideview.h"

#include <optional>
#include <set>

namespace sabretache::ui {

/// @return the form without the choices of which the side knows nothing
battle::Form shownForm(const SideView &side, battle::Form form);

/// Whose view the page of a battle shows, and which enemy units that side knows after all: the
/// affair of the players at this machine, not of the battle, so it stands in their settings.
std::optional<battle::Side> shownTo(BattleId battle);
void setShownTo(BattleId battle, std::optional<battle::Side> side);
std::set<UnitId> revealedIn(BattleId battle);
void setRevealedIn(BattleId battle, const std::set<UnitId> &units);

} // namespace sabretache::ui
