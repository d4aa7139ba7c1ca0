// A battle held in memory: what a page needs of a battle session, without a book.
#pragma once

#include "battle/history.h"
#include "dice/roll.h"
#include "ui/models/battle/battlesource.h"

namespace sabretache::ui {

class MemoryBattle final : public BattleSource {
    Q_OBJECT
public:
    MemoryBattle(const battle::Engine &engine, battle::Setup setup, QObject *parent = nullptr);

    const battle::Setup &setup() const override { return m_setup; }
    const battle::Engine &engine() const override { return m_engine; }
    const battle::State &state() const override { return *m_state; }
    std::optional<Error> readOnlyReason() const override { return {}; }
    const std::vector<session::Step> &steps() const override { return m_steps; }
    std::size_t undoable() const override;
    std::size_t redoable() const override;
    Result<void> submit(const Record &input, const std::string &by,
                        const std::string &why) override;
    Result<void> rollByProgram() override;
    Result<void> undo(std::size_t steps, const std::string &by, const std::string &why) override;
    Result<void> redo(std::size_t steps) override;
    Result<session::Correction> correction(std::size_t step, const Record &input) const override;
    Result<void> correct(const session::Correction &correction, const std::string &by,
                         const std::string &why) override;
    std::unique_ptr<battle::State> stateAt(std::size_t step) const override;
    void seedDice(std::uint64_t seed) { m_dice = dice::ProgramDice(seed); }

private:
    battle::History standing(std::size_t step) const;
    std::unique_ptr<battle::State> fold(const std::vector<std::size_t> &live) const;
    void take(const Record &input, const std::vector<battle::EventRecord> &events,
              const std::string &by, const std::string &why);
    void mark(std::string_view kind, std::size_t count, const std::string &by,
              const std::string &why);
    const battle::Engine &m_engine;
    battle::Setup m_setup;
    std::unique_ptr<battle::State> m_opening;
    std::unique_ptr<battle::State> m_state;
    std::vector<session::Step> m_steps;
    dice::ProgramDice m_dice{7};
};

} // namespace sabretache::ui
