#include "ui/models/battle/diceaudit.h"

#include <cmath>
#include <numbers>
#include <numeric>

namespace sabretache::ui {

void FaceCounts::add(std::int64_t face) {
    if (face >= 1 && face <= 6)
        ++faces[static_cast<std::size_t>(face - 1)];
}

std::int64_t FaceCounts::total() const {
    return std::accumulate(faces.begin(), faces.end(), std::int64_t(0));
}

double FaceCounts::mean() const {
    if (total() == 0)
        return 0;
    double sum = 0;
    for (std::size_t i = 0; i < faces.size(); ++i)
        sum += static_cast<double>(faces[i]) * static_cast<double>(i + 1);
    return sum / static_cast<double>(total());
}

double FaceCounts::chiSquare() const {
    const double expected = static_cast<double>(total()) / 6;
    if (expected <= 0)
        return 0;
    double out = 0;
    for (const std::int64_t n : faces)
        out += (static_cast<double>(n) - expected) * (static_cast<double>(n) - expected) / expected;
    return out;
}

double FaceCounts::chanceOfFair() const {
    // The upper tail of chi-square with five degrees of freedom, which has a closed form.
    const double x = chiSquare();
    return std::erfc(std::sqrt(x / 2)) +
           std::sqrt(2 * x / std::numbers::pi) * std::exp(-x / 2) * (1 + x / 3);
}

DiceAudit auditDice(const std::vector<LogRow> &rows) {
    DiceAudit out;
    for (const LogRow &row : rows) {
        if (row.reverted)
            continue;
        const bool mixed = row.by == kMixedDice;
        const auto typed = mixed ? QByteArray::fromStdString(row.why).toULongLong() : 0;
        for (std::size_t i = 0; i < row.faces.size(); ++i) {
            const std::int64_t face = row.faces[i];
            out.all.add(face);
            if (row.side)
                out.bySide[battle::index(*row.side)].add(face);
            if (!row.source.empty())
                out.bySource[mixed && i >= typed ? "program" : row.source].add(face);
        }
    }
    return out;
}

} // namespace sabretache::ui
