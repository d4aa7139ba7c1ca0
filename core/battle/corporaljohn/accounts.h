// The accounts that applying an event keeps: sides' totals, what units did this turn and this
// phase, what must be answered next, who stands with whom.
#pragma once

#include "battle/corporaljohn/game.h"

#include <algorithm>
#include <utility>

namespace sabretache::battle::corporaljohn {

class Accounts {
protected:
    explicit Accounts(State &s) : m_s(s) {}

    UnitIndex at(UnitId id) const { return m_s.find(id); }

    static Task task(TaskKind kind, std::uint32_t unit, std::int32_t dice) {
        Task t;
        t.kind = kind;
        t.unit = unit;
        t.dice = dice;
        return t;
    }

    /// Changes a unit and keeps the side's totals in step.
    template <class F> void change(UnitIndex u, F &&f) {
        UnitState &unit = m_s.units.change(u);
        const Troops &t = m_s.troops(u);
        count(unit, t, -1);
        f(unit);
        count(unit, t, 1);
    }
    void count(const UnitState &unit, const Troops &t, std::int32_t by) {
        SideTotals &side = m_s.sides[index(t.side)];
        side.castings += unit.castings.value * by;
        side.comingOff += unit.comingOff.value * by;
        if (countsAsGone(unit))
            side.gone += by;
        if (unit.onTable() && unit.condition != Condition::GoodOrder)
            side.shaken += by;
        if (unit.onTable() && t.arm == TroopArm::Artillery)
            side.readyGuns += by;
    }
    void set(UnitIndex u, Flag flag) {
        UnitState &unit = m_s.units.change(u);
        if (unit.flags == 0)
            m_s.touched.push_back(u);
        unit.flags |= static_cast<std::uint32_t>(flag);
    }
    void clear(UnitIndex u, Flag flag) {
        UnitState &unit = m_s.units.change(u);
        unit.flags &= ~static_cast<std::uint32_t>(flag);
        unit.flags |= static_cast<std::uint32_t>(Flag::Kept);
    }
    void mark(UnitIndex u, Flag flag) {
        if ((m_s.unit(u).flags & kPhaseFlags) == 0)
            m_s.marked.push_back(u);
        set(u, flag);
    }
    void endPhaseFlags() {
        for (const UnitIndex u : m_s.marked) {
            UnitState &unit = m_s.units.change(u);
            unit.flags = (unit.flags & ~kPhaseFlags) | static_cast<std::uint32_t>(Flag::Kept);
        }
        m_s.marked.clear();
    }
    void addComingOff(UnitIndex u, Castings kills) {
        change(u, [&](UnitState &unit) {
            unit.comingOff = std::clamp(unit.comingOff + kills, Castings(0), unit.castings);
            unit.canisterOff = std::min(unit.canisterOff, unit.comingOff);
        });
    }
    void pop() {
        popOnly();
        skipDeadTests();
    }
    void pop(TaskKind kind) {
        if (!m_s.todo.empty() && m_s.todo.back().kind == kind)
            pop();
    }
    void popOnly() {
        if (!m_s.todo.empty())
            m_s.todo.pop_back();
    }
    /// Who has run or is gone takes no tests (CJ-3.4); then come those whom routs passed.
    void skipDeadTests() {
        const auto dead = [this](const Task &t) {
            if (t.kind != TaskKind::Test && t.kind != TaskKind::SecondTest)
                return false;
            const UnitState &u = m_s.unit(t.unit);
            return !u.onTable() || u.condition == Condition::Rout;
        };
        for (;;) {
            while (!m_s.todo.empty() && dead(m_s.todo.back()))
                m_s.todo.pop_back();
            if (!m_s.todo.empty() || m_s.later.empty())
                return;
            m_s.todo.assign(m_s.later.rbegin(), m_s.later.rend());
            m_s.later.clear();
        }
    }
    void goes(UnitIndex u, HundredthsOfInch way) {
        UnitState &unit = m_s.units.change(u);
        // Both stay below kMostGone, so the sum cannot overflow.
        unit.gone = std::clamp(unit.gone + std::clamp(way, HundredthsOfInch(0), kMostGone),
                               HundredthsOfInch(0), kMostGone);
    }
    void falls(PersonId person) {
        if (std::ranges::find(m_s.fallen, person) == m_s.fallen.end())
            m_s.fallen.push_back(person);
    }
    void stand(PostIndex p, std::uint32_t unit) {
        Post &post = m_s.posts.change(p);
        if (post.with != kNone)
            --m_s.units.change(post.with).commanders;
        post.with = unit;
        if (unit != kNone)
            ++m_s.units.change(unit).commanders;
    }
    static void setFormation(UnitState &unit, ChangeTo to) {
        switch (to) {
        case ChangeTo::Line:
        case ChangeTo::LineSquareToMarch:
            unit.formation = Formation::Line;
            break;
        case ChangeTo::Column:
            unit.formation = Formation::Column;
            break;
        case ChangeTo::AboutFace:
        case ChangeTo::OtherFacing:
            break;
        }
    }
    void completeChanges() {
        std::erase_if(m_s.changers, [this](UnitIndex u) { return !m_s.unit(u).changing; });
    }
    ChargeInPlay *chargeOf(UnitIndex u) {
        const auto it = std::ranges::find(m_s.charges, u, &ChargeInPlay::charger);
        return it == m_s.charges.end() ? nullptr : &*it;
    }
    bool isCharged(UnitIndex u) const {
        return std::ranges::find(m_s.charges, u, &ChargeInPlay::target) != m_s.charges.end();
    }
    void win(UnitIndex u) {
        if (!m_s.unit(u).has(Flag::Victor))
            ++m_s.victors;
        set(u, Flag::Victor);
    }

    State &m_s;
};

} // namespace sabretache::battle::corporaljohn
