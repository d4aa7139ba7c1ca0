// The campaign on paper: its state by side, its chronicle, the service records of its brigades. The
// chronicle's sentences are those of the campaign's own page.
#pragma once

#include "base/id.h"
#include "base/result.h"
#include "oob/orderofbattle.h"
#include "rules/ruleset.h"
#include "ui/text/report.h"
#include "ui/text/texts.h"

#include <QStringList>

#include <map>

namespace sabretache::ui {

/// Every side's armies with their strength, what they have lost and hold, and the standings.
/// @error those of campaign::readCampaign and readEntries
Result<Report> campaignState(const oob::OrderOfBattle &book, const rules::RuleSet &ruleSet,
                             const Texts &texts);
/// Everything that happened, by turn. @rule CA-9.2
Result<Report> campaignChronicle(const oob::OrderOfBattle &book, const rules::RuleSet &ruleSet,
                                 const Texts &texts);
/// What happened to each brigade. @rule CA-1.3
Result<Report> serviceRecords(const oob::OrderOfBattle &book, const rules::RuleSet &ruleSet,
                              const Texts &texts);

/// Battle honours as rosters print them; nothing where the book holds no campaign. @rule CA-5.2
std::map<UnitId, QStringList> honoursOf(const oob::OrderOfBattle &book);

} // namespace sabretache::ui
