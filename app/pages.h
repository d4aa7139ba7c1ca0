// Which page shows what: the one list of pages that the window is built with.
#pragma once

#include "ui/views/services.h"

namespace sabretache {

/// All arguments must outlive the windows.
ui::Services windowServices(const rules::RuleSetList &ruleSets, const battle::EngineList &engines,
                            const ui::Texts &texts, ui::Theme &theme);

} // namespace sabretache
