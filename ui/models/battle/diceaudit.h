// How the dice fell: counts of each face, what was to be expected, and a test of fairness.
#pragma once

#include "ui/models/battle/logmodel.h"

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace sabretache::ui {

/// Counts of six-sided dice.
struct FaceCounts {
    std::array<std::int64_t, 6> faces{};

    void add(std::int64_t face);
    void add(const FaceCounts &more);
    std::int64_t total() const;
    double mean() const; ///< 0 without dice
    /// Sum of (count - expected)^2 / expected over the faces, expected one sixth each.
    double chiSquare() const;
    /// The chance that fair dice stray from the expectation as far as this or farther.
    double chanceOfFair() const;
    bool operator==(const FaceCounts &) const = default;
};

struct DiceAudit {
    FaceCounts all;
    std::array<FaceCounts, 2> bySide;
    std::map<std::string, FaceCounts> bySource; ///< "program", "typed", "umpire"
};

/// Counts the dice of every event that stands and that the rows tell of: what a side may know.
DiceAudit auditDice(const std::vector<LogRow> &rows);
/// The same from the record itself, for battles that nobody looks at.
DiceAudit auditDice(const std::vector<session::Step> &steps, const BattleWords &words);

} // namespace sabretache::ui
