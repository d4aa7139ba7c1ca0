#include "support/memorybattle.h"

namespace sabretache::ui {

MemoryBattle::MemoryBattle(const battle::Engine &engine, battle::Setup setup, QObject *parent)
    : BattleSource(parent), m_engine(engine), m_setup(std::move(setup)),
      m_opening(engine.begin(m_setup).value()), m_state(m_opening->clone()) {}

std::size_t MemoryBattle::undoable() const {
    std::size_t n = 0;
    for (const session::Step &s : m_steps)
        if (!s.reverted && !s.isMarker())
            ++n;
    return n;
}

Result<void> MemoryBattle::submit(const Record &input, const std::string &by,
                                  const std::string &why) {
    auto events = m_engine.decide(*m_state, input);
    if (!events)
        return tl::unexpected(events.error());
    session::Step step;
    step.number = m_steps.size() + 1;
    step.input = input;
    step.events = *events;
    step.by = by;
    step.why = why;
    m_undone.clear();
    m_steps.push_back(step);
    for (const battle::EventRecord &e : *events)
        m_engine.evolve(*m_state, e);
    Q_EMIT stepAppended();
    return {};
}

Result<void> MemoryBattle::rollByProgram() {
    const battle::Pending p = m_engine.pending(*m_state);
    if (!p.roll)
        return fail(session::kBattleNoRoll);
    return submit(battle::diceInput(m_dice.roll(*p.roll), dice::Source::Program), {}, {});
}

Result<void> MemoryBattle::undo(std::size_t steps) {
    std::size_t left = steps;
    for (std::size_t i = m_steps.size(); i-- > 0 && left > 0;) {
        if (m_steps[i].reverted || m_steps[i].input.kind == session::kRevertedInput ||
            m_steps[i].input.kind == session::kRestoredInput)
            continue;
        m_steps[i].reverted = true;
        m_undone.push_back(i);
        --left;
    }
    if (left == steps)
        return fail(session::kBattleNothingToUndo);
    session::Step marker;
    marker.number = m_steps.size() + 1;
    marker.input = Record{std::string(session::kRevertedInput),
                          {{"count", static_cast<std::int64_t>(steps - left)}}};
    m_steps.push_back(marker);
    fold();
    Q_EMIT reverted();
    return {};
}

Result<void> MemoryBattle::redo(std::size_t) {
    if (m_undone.empty())
        return fail(session::kBattleNothingToRedo);
    m_steps[m_undone.back()].reverted = false;
    m_undone.pop_back();
    session::Step marker;
    marker.number = m_steps.size() + 1;
    marker.input = Record{std::string(session::kRestoredInput), {{"count", std::int64_t(1)}}};
    m_steps.push_back(marker);
    fold();
    Q_EMIT reverted();
    return {};
}

void MemoryBattle::fold() { m_state = stateAt(m_steps.size()); }

std::unique_ptr<battle::State> MemoryBattle::stateAt(std::size_t step) const {
    auto state = m_opening->clone();
    for (const session::Step &s : m_steps) {
        if (s.number > step)
            break;
        if (s.reverted)
            continue;
        for (const battle::EventRecord &e : s.events)
            m_engine.evolve(*state, e);
    }
    return state;
}

} // namespace sabretache::ui
