// Stored events are checked before they are applied: a book may come from anywhere.
#include "battle/corporaljohn/deciding.h"

#include <algorithm>

namespace sabretache::battle::corporaljohn {

namespace {

constexpr std::int32_t kMost = 1'000'000;
/// A brigade of a million men, absurd but not refused, throws more dice at once than there are
/// units; a record holds no longer list (record.h).
constexpr std::size_t kMostListed = 10'000;

/// What every field of an event must be, whatever the event.
class FieldCheck {
public:
    FieldCheck(const State &s, std::string_view kind) : m_s(s), m_kind(kind) {}

    template <class T> void operator()(std::string_view, const T &field) {
        if (!m_result)
            return;
        check(field);
    }
    Result<void> result() const { return m_result; }

private:
    void check(UnitId id) {
        if (m_s.find(id) == kNone)
            m_result = fail(kEventUnit, {std::string(m_kind)});
    }
    template <class Tag> void check(Quantity<Tag> q) {
        if (q.value < 0 || q.value > kMost)
            m_result = fail(kEventNumber, {std::string(m_kind)});
    }
    void check(ColumnId id) {
        if (!m_s.setting->columnAt.contains(id))
            m_result = fail(kEventUnit, {std::string(m_kind)});
    }
    template <class T> void check(const std::optional<T> &field) {
        if (field)
            check(*field);
    }
    template <class T> void check(const std::vector<T> &field) {
        if (field.size() > m_s.units.size() + kMostListed)
            m_result = fail(kEventNumber, {std::string(m_kind)});
        for (const T &item : field)
            if (m_result)
                check(item);
    }
    template <class T> void check(const T &) {}

    const State &m_s;
    std::string_view m_kind;
    Result<void> m_result;
};

/// What single events need besides, so that applying them keeps the state whole.
class EventCheck {
public:
    explicit EventCheck(const State &s) : m_s(s) {}

    Result<void> operator()(const StrengthChanged &e) const {
        return that(e.castings <= m_s.troops(m_s.find(e.unit)).start);
    }
    Result<void> operator()(const CastingsKilled &e) const {
        return that(e.count <= m_s.unit(m_s.find(e.unit)).castings);
    }
    Result<void> operator()(const VolleyOrdered &e) const { return dice(e.dice); }
    Result<void> operator()(const SavesDue &e) const { return dice(e.dice); }
    Result<void> operator()(const BlowsDue &e) const { return dice(e.dice); }
    Result<void> operator()(const MeleeJoined &e) const {
        const UnitIndex a = m_s.find(e.unit);
        const UnitIndex b = m_s.find(e.target);
        const bool twice = std::ranges::any_of(m_s.pairs, [&](const Pair &p) {
            return (p.attacker == a && p.defender == b) || (p.attacker == b && p.defender == a);
        });
        return that(!twice && m_s.troops(a).side != m_s.troops(b).side);
    }
    Result<void> operator()(const TestsDue &e) const {
        return that(e.units.size() == e.causes.size());
    }
    Result<void> operator()(const InitiativeRolled &) const { return task(TaskKind::RollOff); }
    Result<void> operator()(const BrigadeRallied &e) const { return task(TaskKind::Rally, e.unit); }
    Result<void> operator()(const RallyFailed &e) const { return task(TaskKind::Rally, e.unit); }
    Result<void> operator()(const SquareFormed &e) const { return task(TaskKind::Square, e.unit); }
    Result<void> operator()(const SquareFailed &e) const { return task(TaskKind::Square, e.unit); }
    Result<void> operator()(const VolleyFired &e) const { return task(TaskKind::Volley, e.unit); }
    Result<void> operator()(const GunnersSaved &e) const { return task(TaskKind::Saves, e.unit); }
    Result<void> operator()(const BlowsStruck &e) const { return task(TaskKind::Blows, e.unit); }
    Result<void> operator()(const TestPassed &e) const {
        return task(e.second ? TaskKind::SecondTest : TaskKind::Test, e.unit);
    }
    Result<void> operator()(const TestFailed &e) const {
        return task(e.second ? TaskKind::SecondTest : TaskKind::Test, e.unit);
    }
    Result<void> operator()(const FactGiven &) const {
        return that(!m_s.todo.empty() && (m_s.todo.back().kind == TaskKind::RunEnd ||
                                          m_s.todo.back().kind == TaskKind::RoutPasses ||
                                          m_s.todo.back().kind == TaskKind::Rejoin));
    }
    Result<void> operator()(const CommanderRejoined &e) const {
        return that(m_s.unit(m_s.find(e.unit)).onTable());
    }
    Result<void> operator()(const TurnBegan &e) const { return that(e.turn > m_s.turn); }
    Result<void> operator()(const PhaseBegan &) const {
        return that(m_s.todo.empty() || !m_s.over);
    }
    Result<void> operator()(const ObjectiveHeld &e) const {
        return that(e.objective >= 0 && static_cast<std::size_t>(e.objective) < m_s.holders.size());
    }
    Result<void> operator()(const TownEntered &e) const {
        return that(!e.place ||
                    (*e.place >= 0 && static_cast<std::size_t>(*e.place) < m_s.holders.size()));
    }
    Result<void> operator()(const CommandTaken &e) const { return that(!e.commander.isNull()); }
    template <class T> Result<void> operator()(const T &) const { return that(!m_s.over); }

private:
    Result<void> that(bool good) const {
        if (!good)
            return fail(kEventOrder, {});
        return {};
    }
    Result<void> dice(Dice count) const { return that(count.value >= 1 && count.value <= 10'000); }
    Result<void> task(TaskKind kind) const {
        return that(!m_s.todo.empty() && m_s.todo.back().kind == kind);
    }
    Result<void> task(TaskKind kind, UnitId unit) const {
        return that(!m_s.todo.empty() && m_s.todo.back().kind == kind &&
                    m_s.todo.back().unit == m_s.find(unit));
    }

    const State &m_s;
};

} // namespace

Result<void> Game::validate(const State &s, const Event &event) {
    return std::visit(
        [&s](const auto &e) -> Result<void> {
            using E = std::decay_t<decltype(e)>;
            FieldCheck fields(s, E::kKind);
            E::fields(e, fields);
            if (auto good = fields.result(); !good)
                return good;
            return EventCheck(s)(e);
        },
        event);
}

} // namespace sabretache::battle::corporaljohn
