// What one side may know of a battle: its own units whole; of the enemy what stands on the table,
// without strength or class unless it was revealed; nothing of what has not come yet. The truth is
// stored, it is hidden only when it is shown: every screen and every output asks here.
#pragma once

#include "base/record.h"
#include "battle/engine.h"
#include "battle/setup.h"

#include <optional>
#include <set>
#include <string>

namespace sabretache::ui {

class SideView {
public:
    /// Stands for a number that is hidden.
    static constexpr std::int32_t kUnknown = -1;

    /// `setup` must outlive it.
    explicit SideView(const battle::Setup &setup) : m_setup(setup) {}

    /// @param side whose view it is; empty: the umpire's, who sees all
    void setViewer(std::optional<battle::Side> side) { m_viewer = side; }
    std::optional<battle::Side> viewer() const { return m_viewer; }
    void reveal(UnitId unit, bool on);
    const std::set<UnitId> &revealed() const { return m_revealed; }
    bool isRevealed(UnitId unit) const { return m_revealed.contains(unit); }

    /// Looks at the battle as it is now: what has come onto the table, what not.
    void update(const battle::View &view);
    /// @return whether the side knows of the unit at all
    bool sees(UnitId unit) const { return !m_unseen.contains(unit.uuid); }
    bool seesStrength(UnitId unit) const;
    bool seesStrength(battle::Side side) const { return !m_viewer || side == *m_viewer; }
    /// @return the view with hidden numbers set to kUnknown, and the marks of unseen units gone
    battle::View filtered(battle::View view) const;
    /// @return whether a record names something of which the side knows nothing
    bool hides(const Record &record) const;
    /// @return whether a record tells an enemy's strength or class in its numbers
    bool tellsStrength(const Record &record) const;

private:
    const battle::SetupUnit *unit(UnitId id) const;
    const battle::Setup &m_setup;
    std::optional<battle::Side> m_viewer;
    std::set<UnitId> m_revealed;
    std::set<Uuid> m_unseen; ///< units and the commanders who are known only by them
};

} // namespace sabretache::ui
