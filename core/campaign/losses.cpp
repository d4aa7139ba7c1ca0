#include "campaign/losses.h"

#include "base/invariant.h"

#include <algorithm>
#include <array>
#include <string>

namespace sabretache::campaign {

namespace {

std::int32_t facesFrom(const dice::Faces &faces, std::int32_t least) {
    return static_cast<std::int32_t>(
        std::ranges::count_if(faces, [least](std::uint8_t face) { return face >= least; }));
}

std::string text(std::int32_t n) { return std::to_string(n); }

} // namespace

Result<void> checkLine(const UnitLosses &line) {
    const std::array<std::pair<std::string_view, std::int32_t>, 5> counts{{
        {"start", line.start},
        {"lost", line.lost},
        {"left-with", line.leftWith},
        {"removed-with", line.removedWith},
        {"spent", line.spent},
    }};
    for (const auto &[name, count] : counts)
        if (count < 0)
            return fail(kReturnNegative, {std::string(name), text(count)}, "CA-4.6"_rule);
    if (line.lost + line.leftWith > line.start)
        return fail(kReturnMoreThanStart, {text(line.lost + line.leftWith), text(line.start)},
                    "CA-4.6"_rule);
    if (line.removedWith + line.spent > line.lost)
        return fail(kReturnPartOfLost, {text(line.removedWith + line.spent), text(line.lost)},
                    "CA-4.6"_rule);
    if (line.removed && line.lost != line.start)
        return fail(kReturnRemovedStands, {text(line.start), text(line.lost)}, "CA-4.3"_rule);
    if (line.leftWith > 0 && (line.removed || line.removedWith > 0))
        return fail(kReturnLeftAndRemoved, {}, "CA-4.3"_rule);
    return {};
}

LossParts partLosses(const UnitLosses &line, Field field, const Figures &figures) {
    LossParts parts;
    const bool held = field == Field::Held;
    parts.woundedBackOn = held ? figures.backIfHeld : figures.backElse;
    parts.stragglersBackOn = held ? figures.stragglerIfHeld : figures.stragglerElse;
    parts.spent = line.spent;
    if (line.removed && !held) // half of what it had, rounded up
        parts.captured = (line.removedWith * figures.capturedPercent + 99) / 100;
    parts.wounded = line.lost - parts.spent - parts.captured;
    parts.stragglers = line.leftWith;
    if (parts.wounded > 0)
        parts.rules.add("CA-4.1"_rule);
    if (parts.stragglers > 0)
        parts.rules.add("CA-4.2"_rule);
    if (parts.captured > 0)
        parts.rules.add("CA-4.3"_rule);
    if (parts.spent > 0)
        parts.rules.add("CA-4.4"_rule);
    return parts;
}

std::vector<dice::RollRequest> lossRolls(const LossParts &parts, const std::string &subject) {
    std::vector<dice::RollRequest> out;
    if (parts.wounded > 0)
        out.push_back({Dice(parts.wounded), 6, "return-wounded", subject, -1, "CA-4.1"_rule, true});
    if (parts.stragglers > 0)
        out.push_back(
            {Dice(parts.stragglers), 6, "return-stragglers", subject, -1, "CA-4.2"_rule, true});
    return out;
}

Settled settle(const UnitLosses &line, const LossParts &parts, const dice::Faces &woundedFaces,
               const dice::Faces &stragglerFaces) {
    SAB_INVARIANT(woundedFaces.size() == static_cast<std::size_t>(parts.wounded));
    SAB_INVARIANT(stragglerFaces.size() == static_cast<std::size_t>(parts.stragglers));
    Settled out;
    out.back = facesFrom(woundedFaces, parts.woundedBackOn);
    out.killed = parts.wounded - out.back;
    out.missing = parts.stragglers - facesFrom(stragglerFaces, parts.stragglersBackOn);
    out.prisoners = parts.captured;
    out.spent = parts.spent;
    out.present = line.start - out.killed - out.missing - out.prisoners - out.spent;
    SAB_INVARIANT(reconciles(line, out));
    return out;
}

bool reconciles(const UnitLosses &line, const Settled &s) {
    const bool noneNegative =
        std::min({s.back, s.killed, s.missing, s.prisoners, s.spent, s.present}) >= 0;
    return noneNegative && line.start == s.present + s.killed + s.missing + s.prisoners + s.spent &&
           line.lost == s.back + s.killed + s.prisoners + s.spent && s.missing <= line.leftWith;
}

bool underStrength(std::int32_t present, std::int32_t establishment, const Figures &figures) {
    return present * 100 < establishment * figures.disbandPercent;
}

} // namespace sabretache::campaign
