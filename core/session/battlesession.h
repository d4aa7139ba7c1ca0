// A battle being fought or looked at. A step is one input with the events that followed from it; it
// is on disk before the state changes. Undo deletes nothing: it appends a step that takes others
// back.
#pragma once

#include "base/record.h"
#include "base/result.h"
#include "battle/engine.h"
#include "battle/history.h"
#include "battle/setup.h"
#include "dice/roll.h"
#include "session/correction.h"
#include "store/bookfile.h"

#include <QObject>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sabretache::session {

class BookSession;

/// One line of the battle's log.
struct Step {
    std::size_t number = 0; ///< from 1, as stored
    Record input;           ///< kind "Reverted" or "Restored" (field `count`) for undo and redo
    std::vector<battle::EventRecord> events;
    bool reverted = false; ///< taken back, and not restored since
    std::string at;        ///< UTC
    std::string by;        ///< who entered it; empty: a player
    std::string why;       ///< the umpire's reason

    bool isMarker() const;
};

using battle::kRestoredInput;
using battle::kRevertedInput;

class BattleSession : public QObject {
    Q_OBJECT
public:
    ~BattleSession() override;

    BattleId id() const { return m_id; }
    std::string name() const;
    const battle::Setup &setup() const { return m_setup; }
    const battle::Engine &engine() const { return m_engine; }
    const battle::State &state() const { return *m_state; }
    bool readOnly() const;
    /// Why the battle can't be gone on with: battle-log-broken (step), or the book's reason.
    std::optional<Error> readOnlyReason() const;

    battle::Pending pending() const { return m_engine.pending(*m_state); }
    battle::View view() const { return m_engine.view(*m_state); }
    std::vector<battle::Offer> offers() const { return m_engine.offers(*m_state); }
    battle::Form form(const Record &draft) const { return m_engine.form(*m_state, draft); }

    /// Decides, writes the step, applies it, emits.
    /// @param by who enters it, for the umpire's edits; empty: a player
    /// @error why the engine refuses it, or the store's errors; nothing has changed then
    Result<void> submit(const Record &input, const std::string &by = {},
                        const std::string &why = {});
    /// Answers the pending roll with the program's dice.
    /// @error battle-no-roll: no roll is pending
    Result<void> rollByProgram();
    /// Starts the program's dice anew, for scripts and tests.
    void seedDice(std::uint64_t seed);

    /// All steps, those taken back included and marked.
    const std::vector<Step> &steps() const { return m_steps; }
    std::size_t undoable() const { return m_live.size(); }
    std::size_t redoable() const { return m_undone.size(); }
    /// Takes back the newest `steps` inputs that stand.
    /// @error battle-nothing-to-undo
    /// @param by who takes them back, `why` for what reason; both may be empty
    Result<void> undo(std::size_t steps = 1, const std::string &by = {},
                      const std::string &why = {});
    /// @error battle-nothing-to-redo
    Result<void> redo(std::size_t steps = 1);
    /// Works out what would follow had a past step been entered otherwise; changes nothing.
    /// @param step number of a step that stands and is an input
    /// @error battle-not-standing (step); why the input is refused
    Result<Correction> correction(std::size_t step, const Record &input) const;
    /// Takes a correction in: the old steps are taken back and the new ones follow, all in one
    /// transaction. The old ones stay in the record.
    /// @error battle-not-standing (step); the store's errors; nothing has changed then
    Result<void> correct(const Correction &correction, const std::string &by,
                         const std::string &why);
    /// @param step number of a step; 0: the opening
    /// @return the state as it was after that step; changes nothing. Null: no such step, or one
    /// that can't be followed.
    std::unique_ptr<battle::State> stateAt(std::size_t step) const;

Q_SIGNALS:
    /// A step was added; `steps().back()` is it, and the state is the one after it.
    void stepAppended(const sabretache::session::Step &step);
    /// Steps were taken back or restored; marks in `steps()` have changed.
    void reverted();
    /// After any of the above: the state is another.
    void changed();

private:
    friend class BookSession;
    struct Checkpoint {
        std::size_t live = 0; ///< how many live steps it holds
        std::unique_ptr<battle::State> state;
    };
    BattleSession(BookSession &book, const battle::Engine &engine, BattleId id, battle::Setup setup,
                  std::unique_ptr<battle::State> opening);
    /// Takes in what the book holds; sets m_broken where the log can't be followed.
    void takeIn(store::BattleFile file);
    Result<void> follow(battle::State &state, const Step &step) const;
    Result<void> writeMarker(std::string_view kind, std::size_t count, const std::string &by = {},
                             const std::string &why = {});
    /// @return places in m_steps of what stands from the step on; empty: it does not stand
    std::vector<std::size_t> standingFrom(std::size_t step) const;
    /// A step is on disk: it becomes part of the battle.
    void takeStep(Step step, std::unique_ptr<battle::State> after);
    void takeMarker(Step step, std::unique_ptr<battle::State> after);
    /// @return the state after the steps of `live`; null when one of them can't be followed.
    std::unique_ptr<battle::State> fold(const std::vector<std::size_t> &live) const;
    void keepCheckpoint();
    /// What the book's list says of a state, with its fingerprint where it begins a turn.
    store::Standing standingOf(const battle::State &state, std::int32_t turnBefore) const;

    BookSession &m_book;
    const battle::Engine &m_engine;
    BattleId m_id;
    battle::Setup m_setup;
    std::unique_ptr<battle::State> m_opening;
    std::unique_ptr<battle::State> m_state;
    std::vector<Step> m_steps;
    std::vector<std::size_t> m_live;   ///< indices into m_steps of what stands, oldest first
    std::vector<std::size_t> m_undone; ///< what can be restored, the next one last
    std::vector<Checkpoint> m_checkpoints;
    std::int32_t m_turn = 1;
    std::optional<Error> m_broken;
    dice::ProgramDice m_dice;
};

inline constexpr std::string_view kBattleLogBroken = "battle-log-broken";
inline constexpr std::string_view kBattleNoRoll = "battle-no-roll";
inline constexpr std::string_view kBattleNothingToUndo = "battle-nothing-to-undo";
inline constexpr std::string_view kBattleNotStanding = "battle-not-standing";
inline constexpr std::string_view kBattleNothingToRedo = "battle-nothing-to-redo";

} // namespace sabretache::session
