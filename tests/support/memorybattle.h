// A battle held in memory: what a page needs of a battle session, without a book.
#pragma once

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
    std::size_t redoable() const override { return m_undone.size(); }
    Result<void> submit(const Record &input, const std::string &by,
                        const std::string &why) override;
    Result<void> rollByProgram() override;
    Result<void> undo(std::size_t steps) override;
    Result<void> redo(std::size_t steps) override;
    std::unique_ptr<battle::State> stateAt(std::size_t step) const override;

private:
    void fold();
    const battle::Engine &m_engine;
    battle::Setup m_setup;
    std::unique_ptr<battle::State> m_opening;
    std::unique_ptr<battle::State> m_state;
    std::vector<session::Step> m_steps;
    std::vector<std::size_t> m_undone;
    dice::ProgramDice m_dice{7};
};

} // namespace sabretache::ui
