#include "oob/kit.h"

#include "oob/queries.h"

#include <algorithm>

namespace sabretache::oob {

namespace {

using Step = std::function<Result<Edit>(const OrderOfBattle &)>;

constexpr std::size_t kMostBuilt = 100;
constexpr std::size_t kMostParts = 20;

constexpr BrigadeTemplate kTemplates[] = {
    {"british-foot-1704", "British", Arm::Infantry, 2500, 0, 5, "4", "doctrine=British", "veteran"},
    {"dutch-foot-1704", "Dutch", Arm::Infantry, 2500, 0, 5, "4", "doctrine=standard", "veteran"},
    {"german-foot-1704", "Hanover", Arm::Infantry, 2400, 0, 5, "5", "doctrine=standard", "veteran"},
    {"french-foot-1704", "French", Arm::Infantry, 2000, 0, 4, "5", "doctrine=standard", "veteran"},
    {"bavarian-foot-1704", "Bavarian", Arm::Infantry, 2000, 0, 5, "4", "doctrine=standard",
     "veteran"},
    {"horse-1704", "", Arm::Cavalry, 1400, 0, 10, "5", "", "veteran"},
    {"cuirassiers-1704", "Imperial", Arm::HeavyCavalry, 1600, 0, 12, "4", "", "veteran"},
    {"dragoons-1704", "", Arm::Dragoons, 1200, 0, 9, "5", "", "trained"},
    {"battery-1704", "", Arm::Artillery, 0, 12, 0, "5", "calibre=medium", "trained"},
    {"french-line-1805", "French", Arm::Infantry, 1650, 0, 2, "5", "", "veteran"},
    {"french-light-1805", "French", Arm::LightInfantry, 1700, 0, 2, "4", "", "elite"},
    {"austrian-line-1805", "Austrian", Arm::Infantry, 1800, 0, 3, "5", "", "trained"},
    {"grenadiers-1805", "Austrian", Arm::Infantry, 1200, 0, 2, "4", "", "elite"},
    {"hussars-1805", "", Arm::LightCavalry, 500, 0, 4, "5", "", "veteran"},
    {"cuirassiers-1805", "", Arm::HeavyCavalry, 600, 0, 4, "4", "", "elite"},
    {"battery-1805", "", Arm::Artillery, 120, 8, 0, "5", "calibre=medium", "trained"},
};

/// The share of part `i` when `whole` is dealt out in lots of `lot`.
std::int32_t share(std::int32_t whole, std::size_t parts, std::size_t i, std::int32_t lot) {
    const auto n = static_cast<std::int32_t>(parts);
    const std::int32_t lots = whole / lot;
    const std::int32_t mine = lots / n + (static_cast<std::int32_t>(i) < lots % n ? 1 : 0);
    // What is no whole lot goes to the first.
    return mine * lot + (i == 0 ? whole % lot : 0);
}

template <class T>
std::optional<T> shareOf(const std::optional<T> &whole, std::size_t parts, std::size_t i,
                         std::int32_t lot) {
    if (!whole)
        return whole;
    return T(share(whole->value, parts, i, lot));
}

/// Hundreds where there are enough of them for each part.
std::int32_t lotOf(std::int32_t whole, std::size_t parts) {
    return whole >= static_cast<std::int32_t>(parts) * 100 ? 100 : 1;
}

Unit partOf(const Unit &whole, std::size_t parts, std::size_t i) {
    Unit out = whole;
    const auto strength = [&](const Strength &of) {
        Strength s = of;
        s.men = shareOf(of.men, parts, i, of.men ? lotOf(of.men->value, parts) : 1);
        s.guns = shareOf(of.guns, parts, i, 1);
        return s;
    };
    out.present = strength(whole.present);
    out.establishment = strength(whole.establishment);
    out.battalions = shareOf(whole.battalions, parts, i,
                             lotOf(whole.battalions.value_or(Hundredths()).value, parts));
    out.squadrons = shareOf(whole.squadrons, parts, i,
                            lotOf(whole.squadrons.value_or(Hundredths()).value, parts));
    out.companies = shareOf(whole.companies, parts, i,
                            lotOf(whole.companies.value_or(Hundredths()).value, parts));
    out.name = whole.name + " (" + std::to_string(i + 1) + ')';
    return out;
}

int kindOf(Arm arm) { return isInfantry(arm) ? 0 : isCavalry(arm) ? 1 : 2; }

template <class T> void addTo(std::optional<T> &sum, const std::optional<T> &more) {
    if (more)
        sum = sum ? *sum + *more : *more;
}

void addStrength(Strength &sum, const Strength &more, bool guns) {
    const bool unknown = guns ? !sum.guns || !more.guns : !sum.men || !more.men;
    addTo(sum.men, more.men);
    addTo(sum.guns, more.guns);
    sum.estimated = sum.estimated || more.estimated ||
                    (unknown && (guns ? sum.guns.has_value() : sum.men.has_value()));
}

} // namespace

std::span<const BrigadeTemplate> brigadeTemplates() { return kTemplates; }

Unit unitOf(const BrigadeTemplate &kind) {
    Unit out;
    out.arm = kind.arm;
    out.nation = std::string(kind.nation);
    if (kind.men > 0)
        out.present.men = Men(kind.men);
    if (kind.guns > 0)
        out.present.guns = Guns(kind.guns);
    out.establishment = out.present;
    if (kind.elements > 0)
        (isInfantry(kind.arm) ? out.battalions : out.squadrons) = Hundredths(kind.elements * 100);
    out.fields.set("corporal-john", "class", std::string(kind.johnClass));
    if (const std::size_t equals = kind.johnField.find('='); equals != std::string_view::npos)
        out.fields.set("corporal-john", kind.johnField.substr(0, equals),
                       std::string(kind.johnField.substr(equals + 1)));
    out.fields.set("beerstein", "quality", std::string(kind.beerQuality));
    return out;
}

Result<Edit> buildColumn(const OrderOfBattle &book, const IdSource &ids, Column column,
                         std::optional<std::size_t> place, const Unit &pattern, std::size_t count,
                         const std::function<std::string(std::size_t)> &names) {
    if (count < 1 || count > kMostBuilt)
        return fail(kEditOutOfRange, {std::to_string(count), "1", std::to_string(kMostBuilt)});
    const ColumnId id = column.id;
    const std::string name = column.name;
    std::vector<Step> steps;
    steps.emplace_back([column = std::move(column), place](const OrderOfBattle &now) {
        return addColumn(now, column, place);
    });
    for (std::size_t i = 0; i < count; ++i) {
        Unit unit = pattern;
        unit.id = UnitId(ids());
        unit.parent = Parent::of(id);
        unit.name = names(i);
        unit.retired = false;
        steps.emplace_back(
            [unit = std::move(unit)](const OrderOfBattle &now) { return addUnit(now, unit); });
    }
    return together(book, std::string(kBuildColumn), {name, std::to_string(count)}, steps);
}

Result<Edit> splitUnit(const OrderOfBattle &book, const IdSource &ids, UnitId unit,
                       std::size_t parts) {
    const auto whole = book.units.find(unit);
    if (whole == book.units.end())
        return fail(kEditNoSuchRow, {unit.text()});
    if (parts < 2 || parts > kMostParts)
        return fail(kEditOutOfRange, {std::to_string(parts), "2", std::to_string(kMostParts)});
    const std::vector<NodeId> siblings = childrenOf(book, whole->second.parent);
    const auto at = std::find(siblings.begin(), siblings.end(), NodeId(unit));
    const auto place = static_cast<std::size_t>(at - siblings.begin());
    std::vector<Step> steps;
    steps.emplace_back([part = partOf(whole->second, parts, 0)](const OrderOfBattle &now) {
        return changeUnit(now, part, kSplitUnit);
    });
    for (std::size_t i = 1; i < parts; ++i) {
        Unit part = partOf(whole->second, parts, i);
        part.id = UnitId(ids());
        steps.emplace_back([part = std::move(part), to = place + i](const OrderOfBattle &now) {
            return addUnit(now, part, to);
        });
    }
    return together(book, std::string(kSplitUnit), {whole->second.name, std::to_string(parts)},
                    steps);
}

Result<Edit> mergeUnits(const OrderOfBattle &book, std::span<const UnitId> units,
                        const HasHistory &hasHistory) {
    std::vector<UnitId> ordered;
    for (const UnitId id : units)
        if (!book.units.contains(id))
            return fail(kEditNoSuchRow, {id.text()});
    const Children children(book);
    for (const ArmyId army : armiesInOrder(book))
        for (const Stop &stop : walk(book, army, children))
            if (const auto *id = std::get_if<UnitId>(&stop.node))
                if (std::find(units.begin(), units.end(), *id) != units.end())
                    ordered.push_back(*id);
    if (ordered.size() < 2)
        return fail(kEditMergeFew);
    Unit sum = book.units.at(ordered.front());
    const bool guns = isArtillery(sum.arm);
    std::vector<NodeId> gone;
    for (std::size_t i = 1; i < ordered.size(); ++i) {
        const Unit &more = book.units.at(ordered[i]);
        if (kindOf(more.arm) != kindOf(sum.arm))
            return fail(kEditMergeArms, {sum.name, more.name});
        addStrength(sum.present, more.present, guns);
        addStrength(sum.establishment, more.establishment, guns);
        sum.establishment.estimated = false;
        addTo(sum.battalions, more.battalions);
        addTo(sum.squadrons, more.squadrons);
        addTo(sum.companies, more.companies);
        for (const auto &[from, to] :
             {std::pair(&more.notes, &sum.notes), std::pair(&more.source, &sum.source)})
            if (!from->empty() && to->find(*from) == std::string::npos)
                *to += (to->empty() ? "" : "\n") + *from;
        gone.emplace_back(ordered[i]);
    }
    const std::vector<Step> steps{
        [&](const OrderOfBattle &now) { return changeUnit(now, sum, kMergeUnits); },
        [&](const OrderOfBattle &now) { return removeNodes(now, gone, hasHistory); }};
    return together(book, std::string(kMergeUnits), {std::to_string(ordered.size()), sum.name},
                    steps);
}

} // namespace sabretache::oob
