// Battles between books and files: the setup that a battle's file asks of a book, and a book's
// battle as such a file.
#pragma once

#include "base/result.h"
#include "battle/play.h"
#include "battle/script.h"
#include "session/battlesession.h"
#include "session/booksession.h"

#include <QString>

#include <optional>
#include <vector>

namespace sabretache::session {

/// Makes the setup of a file that names a book; one that brings its own setup gives that.
/// @param folder where the file lies: its book's path is seen from there
/// @error those of BookSession::open, battle::freeze and checkValue; file-scenario-unknown,
///        file-army-unknown (name); battle-no-engine (rule set)
Result<battle::Setup> setupOf(const battle::Script &script, const QString &folder,
                              const rules::RuleSetList &ruleSets,
                              const battle::EngineList &engines);

/// @return a battle as a file: its frozen setup and what stands of its inputs, dice among them.
/// What was taken back is not in it.
battle::Script scriptOf(const BattleSession &battle);

/// @return the steps of a battle as they were stored, undo and redo among them.
std::vector<battle::StoredStep> storedSteps(const BattleSession &battle);

inline constexpr std::string_view kFileScenarioUnknown = "file-scenario-unknown";
inline constexpr std::string_view kFileArmyUnknown = "file-army-unknown";

} // namespace sabretache::session
