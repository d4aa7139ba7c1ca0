// The report of a battle as a document: how it ended, what it cost, strength over the turns, what
// happened phase by phase, the dice. From the same desk and log as the battle's page.
#pragma once

#include "base/id.h"
#include "base/result.h"
#include "battle/setup.h"
#include "ui/text/report.h"
#include "ui/text/texts.h"

#include <optional>

namespace sabretache::session {
class BookSession;
}

namespace sabretache::ui {

class BattleDesk;
class LogModel;

/// @param texts of the report's language, as the desk's words
Report battleReport(const BattleDesk &desk, const LogModel &log, const Texts &texts);
/// Opens the battle, reads it, closes it.
/// @param viewer whose report it is: what that side may know; empty: everything
/// @error those of BookSession::openBattle
Result<Report> battleReport(session::BookSession &book, BattleId battle, const Texts &texts,
                            std::optional<battle::Side> viewer = {});

} // namespace sabretache::ui
