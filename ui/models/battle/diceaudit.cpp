#include "ui/models/battle/diceaudit.h"

#include <cmath>
#include <numbers>
#include <numeric>

namespace sabretache::ui {

void FaceCounts::add(std::int64_t face) {
    if (face >= 1 && face <= 6)
        ++faces[static_cast<std::size_t>(face - 1)];
}

void FaceCounts::add(const FaceCounts &more) {
    for (std::size_t i = 0; i < faces.size(); ++i)
        faces[i] += more.faces[i];
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

namespace {

/// @param by, why of the step that they were thrown in: who typed some, and how many
void count(DiceAudit &audit, const std::vector<std::int64_t> &faces,
           std::optional<battle::Side> side, const std::string &source, const std::string &by,
           const std::string &why) {
    const bool mixed = by == kMixedDice;
    const auto typed = mixed ? QByteArray::fromStdString(why).toULongLong() : 0;
    for (std::size_t i = 0; i < faces.size(); ++i) {
        audit.all.add(faces[i]);
        if (side)
            audit.bySide[battle::index(*side)].add(faces[i]);
        if (!source.empty())
            audit.bySource[mixed && i >= typed ? "program" : source].add(faces[i]);
    }
}

} // namespace

DiceAudit auditDice(const std::vector<LogRow> &rows) {
    DiceAudit out;
    for (const LogRow &row : rows)
        if (!row.reverted)
            count(out, row.faces, row.side, row.source, row.by, row.why);
    return out;
}

DiceAudit auditDice(const std::vector<session::Step> &steps, const BattleWords &words) {
    DiceAudit out;
    for (const session::Step &step : steps) {
        if (step.reverted || step.isMarker())
            continue;
        // What was thrown stands in one event, whose it was perhaps only in the next.
        std::vector<std::int64_t> faces;
        std::optional<battle::Side> side;
        std::string source;
        for (const battle::EventRecord &e : step.events) {
            std::vector<std::int64_t> own;
            std::optional<battle::Side> named;
            for (const auto &[key, value] : e.event.fields) {
                if (const auto *s = std::get_if<std::string>(&value); s && !named)
                    named = words.sideOf(*s);
                const auto *n = std::get_if<std::vector<std::int64_t>>(&value);
                if (n && (key == "faces" || (key.size() > 5 && key.ends_with("Faces"))))
                    own.insert(own.end(), n->begin(), n->end());
            }
            if (own.empty() && (faces.empty() || side))
                continue;
            faces.insert(faces.end(), own.begin(), own.end());
            if (!side)
                side = named;
            if (source.empty())
                source = e.event.text("source");
        }
        count(out, faces, side, source, step.by, step.why);
    }
    return out;
}

} // namespace sabretache::ui
