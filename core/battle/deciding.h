// A decision in the making: events so far, and the state as it is after them. The copy of the state
// is made only when somebody looks ahead.
#pragma once

#include "battle/game.h"
#include "rules/ending.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace sabretache::battle {

template <class Game> class DecidingOf {
public:
    using State = typename Game::State;
    using Event = typename Game::Event;

    explicit DecidingOf(const State &start) : m_start(start) {}

    /// The state before the first event.
    const State &start() const { return m_start; }
    void emit(Event event, RuleNumbers rules = {}) {
        if (m_out.empty())
            m_out.reserve(kUsual); // not before: most of what is tried is refused
        m_out.push_back({std::move(event), rules});
    }
    /// The state after all events so far. Ask again after each emit.
    const State &now() {
        if (m_applied == m_out.size())
            return m_copy ? *m_copy : m_start;
        if (!m_copy)
            m_copy.emplace(m_start);
        for (; m_applied < m_out.size(); ++m_applied)
            Game::evolve(*m_copy, m_out[m_applied].event);
        return *m_copy;
    }
    Decision<Event> take() { return std::move(m_out); }

private:
    static constexpr std::size_t kUsual = 4; ///< events of most decisions

    const State &m_start;
    std::optional<State> m_copy;
    Decision<Event> m_out;
    std::size_t m_applied = 0;
};

/// @return who has won by an outcome that ends a battle; empty: a draw.
inline std::optional<Side> winnerOf(rules::Outcome outcome) {
    if (outcome == rules::Outcome::FirstWins)
        return Side::First;
    if (outcome == rules::Outcome::SecondWins)
        return Side::Second;
    return std::nullopt;
}

/// @return the points of the objectives that a side holds.
inline std::int32_t objectivePoints(const Setup &setup,
                                    const std::vector<std::optional<Side>> &holders, Side side) {
    std::int64_t points = 0;
    for (std::size_t i = 0; i < holders.size(); ++i)
        if (holders[i] == side)
            points += setup.objectives[i].points;
    return static_cast<std::int32_t>(
        std::clamp<std::int64_t>(points, std::numeric_limits<std::int32_t>::min(),
                                 std::numeric_limits<std::int32_t>::max()));
}

} // namespace sabretache::battle
