#include "oob/retired.h"

#include "oob/queries.h"

#include <algorithm>
#include <map>

namespace sabretache::oob {

namespace {

template <class Map> auto retiredOf(const Map &rows) {
    std::vector<typename Map::key_type> out;
    for (const auto &[id, row] : rows)
        if (row.retired)
            out.push_back(id);
    std::sort(out.begin(), out.end(), [&rows](const auto &a, const auto &b) {
        const std::string &left = rows.at(a).name;
        const std::string &right = rows.at(b).name;
        return left != right ? left < right : a < b;
    });
    return out;
}

} // namespace

std::vector<UnitId> retiredUnits(const OrderOfBattle &book) { return retiredOf(book.units); }
std::vector<PersonId> retiredPersons(const OrderOfBattle &book) { return retiredOf(book.persons); }

Result<Edit> restore(const OrderOfBattle &book, std::span<const UnitId> units,
                     std::span<const PersonId> persons) {
    Edit out{std::string(kRestore), {std::to_string(units.size() + persons.size()), {}}, {}};
    const auto named = [&out](const std::string &name) {
        if (out.args[1].empty())
            out.args[1] = name;
    };
    std::map<Parent, Ordinal> last;
    for (const auto &[id, unit] : book.units)
        if (!unit.retired)
            last[unit.parent] = std::max(last[unit.parent], unit.ordinal);
    for (const auto &[id, column] : book.columns)
        last[column.parent] = std::max(last[column.parent], column.ordinal);
    for (const UnitId id : units) {
        const auto it = book.units.find(id);
        if (it == book.units.end() || !it->second.retired)
            return fail(kEditNoSuchRow, {id.text()});
        Unit after = it->second;
        after.retired = false;
        after.ordinal = last[after.parent] += kOrdinalStep;
        named(after.name);
        out.changes.emplace_back(RowChange<Unit>{it->second, std::move(after)});
    }
    for (const PersonId id : persons) {
        const auto it = book.persons.find(id);
        if (it == book.persons.end() || !it->second.retired)
            return fail(kEditNoSuchRow, {id.text()});
        Person after = it->second;
        after.retired = false;
        named(after.name);
        out.changes.emplace_back(RowChange<Person>{it->second, std::move(after)});
    }
    return out;
}

} // namespace sabretache::oob
