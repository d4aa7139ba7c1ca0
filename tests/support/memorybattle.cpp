#include "support/memorybattle.h"

#include <algorithm>

namespace sabretache::ui {

MemoryBattle::MemoryBattle(const battle::Engine &engine, battle::Setup setup, QObject *parent)
    : BattleSource(parent), m_engine(engine), m_setup(std::move(setup)),
      m_opening(engine.begin(m_setup).value()), m_state(m_opening->clone()) {}

battle::History MemoryBattle::standing(std::size_t step) const {
    battle::History out;
    for (std::size_t i = 0; i < std::min(step, m_steps.size()); ++i)
        static_cast<void>(out.take(m_steps[i].input, i));
    return out;
}

std::unique_ptr<battle::State> MemoryBattle::fold(const std::vector<std::size_t> &live) const {
    auto state = m_opening->clone();
    for (const std::size_t i : live)
        for (const battle::EventRecord &e : m_steps[i].events)
            m_engine.evolve(*state, e);
    return state;
}

std::size_t MemoryBattle::undoable() const { return standing(m_steps.size()).live.size(); }
std::size_t MemoryBattle::redoable() const { return standing(m_steps.size()).undone.size(); }

Result<void> MemoryBattle::submit(const Record &input, const std::string &by,
                                  const std::string &why) {
    auto events = m_engine.decide(*m_state, input);
    if (!events)
        return tl::unexpected(events.error());
    take(input, *events, by, why);
    return {};
}

void MemoryBattle::take(const Record &input, const std::vector<battle::EventRecord> &events,
                        const std::string &by, const std::string &why) {
    session::Step step;
    step.number = m_steps.size() + 1;
    step.input = input;
    step.events = events;
    step.by = by;
    step.why = why;
    m_steps.push_back(step);
    for (const battle::EventRecord &e : events)
        m_engine.evolve(*m_state, e);
    Q_EMIT stepAppended();
}

Result<void> MemoryBattle::rollByProgram() {
    const battle::Pending p = m_engine.pending(*m_state);
    if (!p.roll)
        return fail(session::kBattleNoRoll);
    return submit(battle::diceInput(m_dice.roll(*p.roll), dice::Source::Program), {}, {});
}

void MemoryBattle::mark(std::string_view kind, std::size_t count, const std::string &by,
                        const std::string &why) {
    session::Step marker;
    marker.number = m_steps.size() + 1;
    marker.input = Record{std::string(kind), {{"count", static_cast<std::int64_t>(count)}}};
    marker.by = by;
    marker.why = why;
    m_steps.push_back(marker);
    const battle::History now = standing(m_steps.size());
    for (session::Step &s : m_steps)
        s.reverted = !s.isMarker();
    for (const std::size_t i : now.live)
        m_steps[i].reverted = false;
    m_state = fold(now.live);
    Q_EMIT stepAppended();
    Q_EMIT reverted();
}

Result<void> MemoryBattle::undo(std::size_t steps, const std::string &by, const std::string &why) {
    if (steps == 0 || steps > undoable())
        return fail(session::kBattleNothingToUndo);
    mark(session::kRevertedInput, steps, by, why);
    return {};
}

Result<void> MemoryBattle::redo(std::size_t steps) {
    if (steps == 0 || steps > redoable())
        return fail(session::kBattleNothingToRedo);
    mark(session::kRestoredInput, steps, {}, {});
    return {};
}

Result<session::Correction> MemoryBattle::correction(std::size_t step, const Record &input) const {
    const std::vector<std::size_t> live = standing(m_steps.size()).live;
    const auto at = std::ranges::find(live, step - 1);
    if (at == live.end())
        return fail(session::kBattleNotStanding, {std::to_string(step)});
    std::vector<const session::Step *> old;
    for (auto it = at; it != live.end(); ++it)
        old.push_back(&m_steps[*it]);
    return session::correctionOf(m_engine, fold({live.begin(), at}), old, input);
}

Result<void> MemoryBattle::correct(const session::Correction &correction, const std::string &by,
                                   const std::string &why) {
    const std::vector<std::size_t> live = standing(m_steps.size()).live;
    const auto at = std::ranges::find(live, correction.step - 1);
    if (at == live.end())
        return fail(session::kBattleNotStanding, {std::to_string(correction.step)});
    mark(session::kRevertedInput, static_cast<std::size_t>(live.end() - at), by, why);
    for (const session::Refed &fed : correction.fed)
        take(fed.input, fed.events, fed.step == correction.step ? by : m_steps[fed.step - 1].by,
             fed.step == correction.step ? why : m_steps[fed.step - 1].why);
    return {};
}

std::unique_ptr<battle::State> MemoryBattle::stateAt(std::size_t step) const {
    return step > m_steps.size() ? nullptr : fold(standing(step).live);
}

} // namespace sabretache::ui
