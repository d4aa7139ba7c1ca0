#include "ui/models/battle/sideview.h"

#include <algorithm>
#include <array>

namespace sabretache::ui {

namespace {

bool onTable(const battle::UnitView &unit) {
    return unit.condition != "off-table" && unit.condition != "reserve" &&
           unit.condition != "arriving";
}

} // namespace

const battle::SetupUnit *SideView::unit(UnitId id) const {
    const auto it = std::ranges::find(m_setup.units, id, &battle::SetupUnit::id);
    return it == m_setup.units.end() ? nullptr : &*it;
}

void SideView::reveal(UnitId unit, bool on) {
    if (on)
        m_revealed.insert(unit);
    else
        m_revealed.erase(unit);
}

void SideView::update(const battle::View &view) {
    m_unseen.clear();
    if (!m_viewer)
        return;
    for (std::size_t i = 0; i < std::min(m_setup.units.size(), view.units.size()); ++i) {
        const battle::SetupUnit &u = m_setup.units[i];
        if (u.side == *m_viewer || m_revealed.contains(u.id) || onTable(view.units[i]))
            continue;
        m_unseen.insert(u.id.uuid);
        if (u.commander)
            m_unseen.insert(u.commander->uuid);
    }
}

bool SideView::seesStrength(UnitId id) const {
    if (!m_viewer || m_revealed.contains(id))
        return true;
    const battle::SetupUnit *u = unit(id);
    return u && u->side == *m_viewer;
}

battle::View SideView::filtered(battle::View view) const {
    if (!m_viewer)
        return view;
    for (battle::UnitView &u : view.units) {
        if (seesStrength(u.id))
            continue;
        u.steps = u.startSteps = u.comingOff = kUnknown;
        u.guns = u.startGuns = kUnknown;
        if (!sees(u.id)) {
            u.condition.clear();
            u.formation.clear();
            u.marks.clear();
            u.lockedWith.clear();
        }
    }
    battle::SideView &enemy = view.sides[battle::index(battle::other(*m_viewer))];
    enemy.steps = enemy.startSteps = enemy.comingOff = kUnknown;
    enemy.guns = enemy.startGuns = kUnknown;
    enemy.brigades = enemy.breaksAt = kUnknown;
    return view;
}

bool SideView::hides(const Record &record) const {
    if (m_unseen.empty())
        return false;
    const auto unseen = [this](const std::string &text) {
        const auto id = Uuid::parse(text);
        return id && m_unseen.contains(*id);
    };
    for (const auto &[key, value] : record.fields) {
        if (const auto *s = std::get_if<std::string>(&value); s && unseen(*s))
            return true;
        if (const auto *list = std::get_if<std::vector<std::string>>(&value);
            list && std::ranges::any_of(*list, unseen))
            return true;
    }
    return false;
}

bool SideView::tellsStrength(const Record &record) const {
    if (!m_viewer)
        return false;
    static constexpr std::array<std::string_view, 6> kTelling = {"castings", "strength",    "steps",
                                                                 "class",    "classNumber", "men"};
    bool enemy = false;
    for (const auto &[key, value] : record.fields)
        if (const auto *s = std::get_if<std::string>(&value))
            if (const auto id = UnitId::parse(*s))
                enemy = enemy || (unit(*id) && !seesStrength(*id));
    // Losses are seen on the table; a strength that the umpire sets is not.
    const bool set = record.find("reason") != nullptr;
    return enemy && std::ranges::any_of(record.fields, [set](const auto &field) {
               return std::holds_alternative<std::int64_t>(field.second) &&
                      (std::ranges::find(kTelling, field.first) != kTelling.end() ||
                       (set && field.first == "points"));
           });
}

} // namespace sabretache::ui
