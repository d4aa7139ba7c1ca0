// What exports look like: their words from the program's own, in its language.
#pragma once

#include "exchange/tableform.h"
#include "ui/text/texts.h"

namespace sabretache::ui {

/// @return the look of tables for people; both must outlive it.
exchange::ExportLook exportLook(const Texts &texts, const rules::RuleSet &ruleSet);

} // namespace sabretache::ui
