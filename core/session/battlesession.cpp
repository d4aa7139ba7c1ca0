#include "session/battlesession.h"

#include "base/fields.h"
#include "base/invariant.h"
#include "session/booksession.h"

#include <algorithm>

namespace sabretache::session {

namespace {

/// A copy of the state is kept every so many steps: going back costs at most as many folds.
constexpr std::size_t kCheckpointEvery = 32;

Error brokenAt(std::size_t step, const Error &why) {
    Error out{kBattleLogBroken, why.rule, {std::to_string(step), std::string(why.code)}};
    out.args.insert(out.args.end(), why.args.begin(), why.args.end());
    return out;
}

std::uint64_t systemSeed() {
    const Uuid random = randomIds()();
    return random.high ^ random.low;
}

} // namespace

bool Step::isMarker() const { return battle::History::isMarker(input); }

BattleSession::BattleSession(BookSession &book, const battle::Engine &engine, BattleId id,
                             battle::Setup setup, std::unique_ptr<battle::State> opening)
    : m_book(book), m_engine(engine), m_id(id), m_setup(std::move(setup)),
      m_opening(std::move(opening)), m_state(m_opening->clone()), m_dice(systemSeed()) {
    // The book went back to what it was: what this session holds may not be in it any more.
    connect(&book, &BookSession::reset, this, [this] {
        m_broken = Error{store::kBookReadOnly, {}, {m_book.path().toStdString()}};
        Q_EMIT changed();
    });
}

BattleSession::~BattleSession() = default;

std::string BattleSession::name() const { return m_setup.name; }

bool BattleSession::readOnly() const { return m_broken.has_value() || m_book.readOnly(); }

std::optional<Error> BattleSession::readOnlyReason() const {
    if (m_broken)
        return m_broken;
    return m_book.readOnly() ? m_book.readOnlyReason() : std::nullopt;
}

Result<void> BattleSession::follow(battle::State &state, const Step &step) const {
    for (const battle::EventRecord &event : step.events) {
        if (auto good = m_engine.validate(state, event); !good)
            return good;
        m_engine.evolve(state, event);
    }
    return {};
}

void BattleSession::takeIn(store::BattleFile file) {
    m_turn = file.row.turn;
    for (store::StepRow &row : file.steps) {
        Step step;
        step.number = static_cast<std::size_t>(row.number);
        step.input = std::move(row.input);
        step.events = std::move(row.events);
        step.at = std::move(row.at);
        step.by = std::move(row.by);
        step.why = std::move(row.why);
        m_steps.push_back(std::move(step));
    }
    if (file.broken)
        m_broken = brokenAt(m_steps.size() + 1, *file.broken);

    // First what stands in the end, then only that is folded; what was taken back costs nothing.
    battle::History standing;
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        if (standing.take(m_steps[i].input, i))
            continue;
        m_broken = brokenAt(i + 1, Error{kBattleNothingToUndo, {}, {}});
        m_steps.resize(i);
        break;
    }
    for (std::size_t n = 0; n < standing.live.size(); ++n) {
        const std::size_t index = standing.live[n];
        if (auto followed = follow(*m_state, m_steps[index]); !followed) {
            // The step half applied is left out: the state is the one before it.
            m_broken = brokenAt(index + 1, followed.error());
            standing.live.resize(n);
            m_state = fold(standing.live);
            standing.undone.clear();
            break;
        }
        m_live.push_back(index);
        for (const store::SnapshotRow &snapshot : file.snapshots)
            if (snapshot.step == static_cast<std::int64_t>(m_steps[index].number) &&
                snapshot.hash != m_engine.hash(*m_state) && !m_broken)
                m_broken = brokenAt(index + 1, Error{store::kBookDamaged, {}, {"snapshot"}});
        keepCheckpoint();
    }
    m_live = std::move(standing.live);
    m_undone = std::move(standing.undone);
    for (Step &step : m_steps)
        step.reverted = !step.isMarker();
    for (const std::size_t index : m_live)
        m_steps[index].reverted = false;
    m_turn = m_engine.place(*m_state).turn.value;
}

void BattleSession::keepCheckpoint() {
    if (m_live.size() % kCheckpointEvery == 0 && !m_live.empty() &&
        (m_checkpoints.empty() || m_checkpoints.back().live < m_live.size()))
        m_checkpoints.push_back({m_live.size(), m_state->clone()});
}

std::unique_ptr<battle::State> BattleSession::fold(const std::vector<std::size_t> &live) const {
    // From the newest copy that holds the beginning of `live` and nothing else.
    const auto common = static_cast<std::size_t>(
        std::mismatch(live.begin(), live.end(), m_live.begin(), m_live.end()).first - live.begin());
    std::size_t from = 0;
    std::unique_ptr<battle::State> state;
    for (auto it = m_checkpoints.rbegin(); it != m_checkpoints.rend() && !state; ++it)
        if (it->live <= common) {
            state = it->state->clone();
            from = it->live;
        }
    if (!state)
        state = m_opening->clone();
    for (std::size_t i = from; i < live.size(); ++i)
        if (!follow(*state, m_steps[live[i]]))
            return nullptr; // taken back long ago, and not to be followed now
    return state;
}

store::Standing BattleSession::standingOf(const battle::State &state,
                                          std::int32_t turnBefore) const {
    store::Standing out;
    out.turn = m_engine.place(state).turn.value;
    out.over = m_engine.pending(state).want == battle::Want::Nothing;
    if (out.turn != turnBefore)
        out.snapshot = m_engine.hash(state);
    return out;
}

namespace {

store::StepRow rowOf(const Step &step) {
    store::StepRow row;
    row.number = static_cast<std::int64_t>(step.number);
    row.input = step.input;
    row.events = step.events;
    row.at = step.at;
    row.by = step.by;
    row.why = step.why;
    return row;
}

} // namespace

void BattleSession::takeStep(Step step, std::unique_ptr<battle::State> after) {
    m_state = std::move(after);
    m_turn = m_engine.place(*m_state).turn.value;
    m_live.push_back(m_steps.size());
    m_undone.clear();
    m_steps.push_back(std::move(step));
    keepCheckpoint();
    Q_EMIT stepAppended(m_steps.back());
}

void BattleSession::takeMarker(Step step, std::unique_ptr<battle::State> after) {
    for (const std::size_t index : m_live)
        m_steps[index].reverted = true;
    battle::History standing{m_live, m_undone};
    const bool fits = standing.take(step.input, m_steps.size());
    SAB_INVARIANT(fits);
    m_live = std::move(standing.live);
    m_undone = std::move(standing.undone);
    for (const std::size_t index : m_live)
        m_steps[index].reverted = false;
    while (!m_checkpoints.empty() && m_checkpoints.back().live > m_live.size())
        m_checkpoints.pop_back();
    m_state = std::move(after);
    m_turn = m_engine.place(*m_state).turn.value;
    m_steps.push_back(std::move(step));
    Q_EMIT stepAppended(m_steps.back());
    Q_EMIT reverted();
}

Result<void> BattleSession::submit(const Record &input, const std::string &by,
                                   const std::string &why) {
    if (m_broken)
        return tl::unexpected(*m_broken);
    if (battle::History::isMarker(input))
        return fail(kKindUnknown, {input.kind});
    auto events = m_engine.decide(*m_state, input);
    if (!events)
        return tl::unexpected(events.error());
    auto after = m_state->clone();
    for (const battle::EventRecord &event : *events)
        m_engine.evolve(*after, event);
    Step step;
    step.number = m_steps.size() + 1;
    step.input = input;
    step.events = std::move(*events);
    step.at = m_book.m_now();
    step.by = by;
    step.why = why;
    if (auto written = m_book.m_file->appendStep(m_id, rowOf(step), m_engine.version(),
                                                 standingOf(*after, m_turn));
        !written)
        return written;
    takeStep(std::move(step), std::move(after));
    Q_EMIT changed();
    return {};
}

Result<void> BattleSession::rollByProgram() {
    const battle::Pending now = pending();
    if (now.want != battle::Want::Roll || !now.roll)
        return fail(kBattleNoRoll);
    return submit(battle::diceInput(m_dice.roll(*now.roll), dice::Source::Program));
}

void BattleSession::seedDice(std::uint64_t seed) { m_dice = dice::ProgramDice(seed); }

Result<void> BattleSession::writeMarker(std::string_view kind, std::size_t count,
                                        const std::string &by, const std::string &why) {
    if (m_broken)
        return tl::unexpected(*m_broken);
    Step step;
    step.number = m_steps.size() + 1;
    step.input.kind = std::string(kind);
    step.input.set("count", static_cast<std::int64_t>(count));
    step.at = m_book.m_now();
    step.by = by;
    step.why = why;
    battle::History standing{m_live, m_undone};
    const bool fits = standing.take(step.input, m_steps.size());
    SAB_INVARIANT(fits);
    auto state = fold(standing.live);
    if (!state)
        return fail(kBattleLogBroken, {std::to_string(step.number)});
    store::Standing at = standingOf(*state, m_turn);
    at.snapshot.reset(); // fingerprints belong to inputs, which are followed on reopening
    if (auto written = m_book.m_file->appendStep(m_id, rowOf(step), m_engine.version(), at);
        !written)
        return written;
    takeMarker(std::move(step), std::move(state));
    Q_EMIT changed();
    return {};
}

Result<void> BattleSession::undo(std::size_t steps, const std::string &by, const std::string &why) {
    if (steps == 0 || steps > m_live.size())
        return fail(kBattleNothingToUndo);
    return writeMarker(kRevertedInput, steps, by, why);
}

Result<void> BattleSession::redo(std::size_t steps) {
    if (steps == 0 || steps > m_undone.size())
        return fail(kBattleNothingToRedo);
    return writeMarker(kRestoredInput, steps);
}

std::vector<std::size_t> BattleSession::standingFrom(std::size_t step) const {
    for (std::size_t i = 0; i < m_live.size(); ++i)
        if (m_steps[m_live[i]].number == step)
            return {m_live.begin() + static_cast<std::ptrdiff_t>(i), m_live.end()};
    return {};
}

Result<Correction> BattleSession::correction(std::size_t step, const Record &input) const {
    const std::vector<std::size_t> standing = standingFrom(step);
    if (standing.empty())
        return fail(kBattleNotStanding, {std::to_string(step)});
    auto before =
        fold({m_live.begin(), m_live.end() - static_cast<std::ptrdiff_t>(standing.size())});
    if (!before)
        return fail(kBattleLogBroken, {std::to_string(step)});
    std::vector<const Step *> old;
    for (const std::size_t i : standing)
        old.push_back(&m_steps[i]);
    return correctionOf(m_engine, std::move(before), old, input);
}

Result<void> BattleSession::correct(const Correction &correction, const std::string &by,
                                    const std::string &why) {
    if (m_broken)
        return tl::unexpected(*m_broken);
    const std::vector<std::size_t> standing = standingFrom(correction.step);
    if (standing.empty())
        return fail(kBattleNotStanding, {std::to_string(correction.step)});
    auto state =
        fold({m_live.begin(), m_live.end() - static_cast<std::ptrdiff_t>(standing.size())});
    if (!state)
        return fail(kBattleLogBroken, {std::to_string(correction.step)});
    std::vector<store::BookFile::StandingStep> rows;
    std::vector<Step> steps(1);
    std::vector<std::unique_ptr<battle::State>> states;
    steps[0].number = m_steps.size() + 1;
    steps[0].input.kind = std::string(kRevertedInput);
    steps[0].input.set("count", static_cast<std::int64_t>(standing.size()));
    steps[0].at = m_book.m_now();
    steps[0].by = by;
    steps[0].why = why;
    store::Standing at = standingOf(*state, m_turn);
    at.snapshot.reset();
    rows.push_back({rowOf(steps[0]), at});
    states.push_back(state->clone());
    std::int32_t turn = at.turn;
    for (const Refed &fed : correction.fed) {
        Step step;
        step.number = steps.back().number + 1;
        step.input = fed.input;
        step.events = fed.events;
        step.at = steps[0].at;
        if (fed.step == correction.step) {
            step.by = by;
            step.why = why;
        } else {
            step.by = m_steps[fed.step - 1].by;
            step.why = m_steps[fed.step - 1].why;
        }
        if (auto followed = follow(*state, step); !followed)
            return followed; // worked out from another battle
        const store::Standing now = standingOf(*state, turn);
        turn = now.turn;
        rows.push_back({rowOf(step), now});
        states.push_back(state->clone());
        steps.push_back(std::move(step));
    }
    if (auto written = m_book.m_file->appendSteps(m_id, rows, m_engine.version()); !written)
        return written;
    takeMarker(std::move(steps[0]), std::move(states[0]));
    for (std::size_t i = 1; i < steps.size(); ++i)
        takeStep(std::move(steps[i]), std::move(states[i]));
    Q_EMIT changed();
    return {};
}

std::unique_ptr<battle::State> BattleSession::stateAt(std::size_t step) const {
    if (step > m_steps.size())
        return nullptr;
    battle::History standing;
    for (std::size_t i = 0; i < step; ++i)
        static_cast<void>(standing.take(m_steps[i].input, i));
    return fold(standing.live);
}

} // namespace sabretache::session
