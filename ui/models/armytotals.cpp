#include "ui/models/armytotals.h"

#include "oob/queries.h"

#include <algorithm>
#include <charconv>
#include <map>

namespace sabretache::ui {
namespace {

QString text16(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// The column right under the army that a unit stands in; empty: none.
ColumnId topColumnOf(const oob::OrderOfBattle &book, const oob::Unit &unit) {
    ColumnId at = unit.parent.column;
    while (!at.isNull()) {
        const ColumnId up = book.columns.at(at).parent.column;
        if (up.isNull())
            break;
        at = up;
    }
    return at;
}

} // namespace

std::vector<TotalsLine> totalsBy(const oob::OrderOfBattle &book, ArmyId army,
                                 const ArmyCells &cells, TotalsBy by, std::string_view field) {
    std::vector<TotalsLine> out;
    std::map<std::string, std::size_t> at;
    const rules::UnitFieldSpec *spec = nullptr;
    for (const rules::UnitFieldSpec &one : cells.ruleSet().unitFields())
        if (one.key == field)
            spec = &one;
    for (const oob::Stop &stop : oob::walk(book, army)) {
        const auto *id = std::get_if<UnitId>(&stop.node);
        if (!id)
            continue;
        const oob::Unit &unit = book.units.at(*id);
        std::string key;
        QString name;
        switch (by) {
        case TotalsBy::Column:
            if (const ColumnId column = topColumnOf(book, unit); !column.isNull()) {
                key = column.text();
                name = text16(book.columns.at(column).name);
            }
            break;
        case TotalsBy::Arm:
            key = std::to_string(static_cast<int>(unit.arm));
            name = cells.texts().arm(unit.arm);
            break;
        case TotalsBy::Nation:
            key = unit.nation;
            name = text16(unit.nation);
            break;
        case TotalsBy::Field:
            if (spec && spec->appliesTo(unit.arm)) {
                key = cells.fieldValue(unit, *spec);
                name = cells.texts().value(spec->key, key, cells.ruleSet().id());
            }
            break;
        }
        const auto [found, fresh] = at.emplace(key, out.size());
        if (fresh)
            out.push_back({name, key, {}});
        out[found->second].sums += cells.sums(unit);
    }
    if (by != TotalsBy::Column)
        std::stable_sort(out.begin(), out.end(),
                         [](const TotalsLine &a, const TotalsLine &b) { return a.key < b.key; });
    return out;
}

RowSums totalsOf(const oob::OrderOfBattle &book, ArmyId army, const ArmyCells &cells) {
    RowSums out;
    for (const oob::Stop &stop : oob::walk(book, army))
        if (const auto *id = std::get_if<UnitId>(&stop.node))
            out += cells.sums(book.units.at(*id));
    return out;
}

std::int64_t pointsLimit(const oob::OrderOfBattle &book) {
    const auto it = book.settings.find(kSettingPointsLimit);
    std::int64_t out = 0;
    if (it != book.settings.end()) {
        const std::string &text = it->second.value;
        std::from_chars(text.data(), text.data() + text.size(), out);
    }
    return std::max<std::int64_t>(out, 0);
}

} // namespace sabretache::ui
