// A battle told phase by phase: who lost what, who wavered, who ran, which general fell. It is read
// off the differences between the states, so that every rule set's battle can be told; and only of
// what the viewer may know.
#pragma once

#include "ui/models/battle/battledesk.h"

#include <QStringList>

#include <vector>

namespace sabretache::ui {

struct StoryPassage {
    battle::Place place;
    QString heading; ///< "Turn 3, musketry and canister"
    QStringList sentences;
};

/// @return a passage for each phase in which something came of it
std::vector<StoryPassage> battleStory(const BattleDesk &desk);

/// Strength of both sides where a turn begins, and now; for a chart and its table.
struct StrengthOverTime {
    QStringList names; ///< "1", "2" ... "now"
    std::vector<std::int32_t> steps[2];
};
StrengthOverTime strengthOverTime(const BattleDesk &desk);

} // namespace sabretache::ui
