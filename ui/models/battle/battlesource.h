// The battle that a page shows: where its state, its steps and its changes come from. The program's
// is a battle session (sessionbattle.h); tests and previews have one in memory.
#pragma once

#include "base/record.h"
#include "base/result.h"
#include "battle/engine.h"
#include "battle/setup.h"
#include "session/battlesession.h"

#include <QObject>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sabretache::ui {

class BattleSource : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    virtual const battle::Setup &setup() const = 0;
    virtual const battle::Engine &engine() const = 0;
    virtual const battle::State &state() const = 0;
    virtual std::optional<Error> readOnlyReason() const = 0;
    virtual const std::vector<session::Step> &steps() const = 0;
    virtual std::size_t undoable() const = 0;
    virtual std::size_t redoable() const = 0;

    virtual Result<void> submit(const Record &input, const std::string &by,
                                const std::string &why) = 0;
    virtual Result<void> rollByProgram() = 0;
    virtual Result<void> undo(std::size_t steps, const std::string &by, const std::string &why) = 0;
    virtual Result<void> redo(std::size_t steps) = 0;
    /// What would follow had a step that stands been entered otherwise; changes nothing.
    virtual Result<session::Correction> correction(std::size_t step, const Record &input) const = 0;
    virtual Result<void> correct(const session::Correction &correction, const std::string &by,
                                 const std::string &why) = 0;
    /// @return the state after step `step` (0: the opening); null: no such step
    virtual std::unique_ptr<battle::State> stateAt(std::size_t step) const = 0;

Q_SIGNALS:
    /// A step was added at the end of `steps()`.
    void stepAppended();
    /// Marks of earlier steps have changed too.
    void reverted();
};

} // namespace sabretache::ui
