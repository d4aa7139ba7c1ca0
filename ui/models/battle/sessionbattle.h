// A battle of an open book, as a page's source.
#pragma once

#include "ui/models/battle/battlesource.h"

namespace sabretache::ui {

class SessionBattle final : public BattleSource {
    Q_OBJECT
public:
    /// The battle session must outlive it.
    explicit SessionBattle(session::BattleSession &battle, QObject *parent = nullptr);

    const battle::Setup &setup() const override { return m_battle.setup(); }
    const battle::Engine &engine() const override { return m_battle.engine(); }
    const battle::State &state() const override { return m_battle.state(); }
    std::optional<Error> readOnlyReason() const override { return m_battle.readOnlyReason(); }
    const std::vector<session::Step> &steps() const override { return m_battle.steps(); }
    std::size_t undoable() const override { return m_battle.undoable(); }
    std::size_t redoable() const override { return m_battle.redoable(); }
    Result<void> submit(const Record &input, const std::string &by,
                        const std::string &why) override {
        return m_battle.submit(input, by, why);
    }
    Result<void> rollByProgram() override { return m_battle.rollByProgram(); }
    Result<void> undo(std::size_t steps, const std::string &by, const std::string &why) override {
        return m_battle.undo(steps, by, why);
    }
    Result<void> redo(std::size_t steps) override { return m_battle.redo(steps); }
    Result<session::Correction> correction(std::size_t step, const Record &input) const override {
        return m_battle.correction(step, input);
    }
    Result<void> correct(const session::Correction &correction, const std::string &by,
                         const std::string &why) override {
        return m_battle.correct(correction, by, why);
    }
    std::unique_ptr<battle::State> stateAt(std::size_t step) const override {
        return m_battle.stateAt(step);
    }

private:
    session::BattleSession &m_battle;
};

} // namespace sabretache::ui
