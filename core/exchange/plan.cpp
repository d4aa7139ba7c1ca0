#include "exchange/plan.h"

#include "exchange/bookindex.h"
#include "exchange/progress.h"

#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <utility>

namespace sabretache::exchange {

namespace {

void take(std::string &to, const std::string &from, bool complete) {
    if (complete || !from.empty())
        to = from;
}
template <class T> void take(std::optional<T> &to, const std::optional<T> &from, bool complete) {
    if (complete || from)
        to = from;
}

/// What the file knows of a strength goes over what the book has; a figure from a rate never goes
/// over one from a source.
void takeStrength(oob::Strength &to, const oob::Strength &from, bool complete) {
    if (complete) {
        to = from;
        return;
    }
    const bool known = to.men && !to.estimated;
    if (from.estimated && known && from.men)
        return;
    if (from.men || from.guns)
        to.estimated = from.estimated;
    take(to.men, from.men, false);
    take(to.guns, from.guns, false);
}

void takeUnit(oob::Unit &to, const oob::Unit &from, bool complete) {
    take(to.name, from.name, complete);
    to.arm = from.arm;
    take(to.nation, from.nation, complete);
    take(to.battalions, from.battalions, complete);
    take(to.squadrons, from.squadrons, complete);
    take(to.companies, from.companies, complete);
    takeStrength(to.present, from.present, complete);
    takeStrength(to.establishment, from.establishment, complete);
    take(to.notes, from.notes, complete);
    take(to.source, from.source, complete);
    if (complete) {
        to.fields = from.fields;
        to.retired = from.retired;
        return;
    }
    oob::UnitFields::BySet fields = to.fields.all();
    for (const auto &[set, values] : from.fields)
        for (const auto &[key, value] : values)
            fields[set][key] = value;
    if (fields != to.fields.all())
        to.fields = std::move(fields);
}

class Planner {
public:
    /// @param given the reading again, if its units and persons may be taken from it
    Planner(const Reading &reading, Reading *given, const oob::OrderOfBattle &book,
            const IdSource &ids)
        : m_reading(reading), m_given(given), m_book(book), m_index(book), m_ids(ids) {}

    ImportPlan run(std::string_view fileName, Progress *progress) {
        m_plan.edit.code = std::string(kImportEdit);
        m_plan.edit.args = {std::string(fileName)};
        m_plan.sums = sumsOf(m_reading);
        // Moving all rows for want of room for one more would take as long as planning them.
        constexpr std::size_t kNamedNations = 256;
        m_plan.edit.changes.reserve(kNamedNations + m_reading.nations.size() +
                                    m_reading.armies.size() + m_reading.columns.size() +
                                    m_reading.units.size() + m_reading.persons.size() +
                                    m_reading.posts.size());
        m_plan.added.reserve(m_book.units.empty() ? m_reading.units.size() : 0);
        m_persons.reserve(m_reading.persons.size());
        nations();
        armies();
        // Columns and units in the file's order, so that ordinals follow it.
        m_columns.resize(m_reading.columns.size());
        m_units.resize(m_reading.units.size());
        std::size_t c = 0;
        std::size_t u = 0;
        const auto order = inOrder();
        for (const auto &[isColumn, index] : order) {
            if (isColumn)
                column(index), ++c;
            else
                unit(index), ++u;
            if (!goesOn(progress, c + u, order.size())) {
                m_plan.edit.changes.clear();
                return std::move(m_plan);
            }
        }
        persons();
        posts();
        missing();
        return std::move(m_plan);
    }

private:
    std::vector<std::pair<bool, std::size_t>> inOrder() const {
        std::vector<std::pair<bool, std::size_t>> out;
        out.reserve(m_reading.columns.size() + m_reading.units.size());
        for (std::size_t i = 0; i < m_reading.columns.size(); ++i)
            out.emplace_back(true, i);
        const auto units = static_cast<std::ptrdiff_t>(out.size());
        for (std::size_t i = 0; i < m_reading.units.size(); ++i)
            out.emplace_back(false, i);
        const auto before = [this](const auto &a, const auto &b) {
            const auto sequence = [this](const auto &n) {
                return n.first ? m_reading.columns[n.second].sequence
                               : m_reading.units[n.second].sequence;
            };
            return sequence(a) < sequence(b);
        };
        // Readers make both in the file's order; lists put together may not keep to it.
        if (!std::is_sorted(out.begin(), out.begin() + units, before) ||
            !std::is_sorted(out.begin() + units, out.end(), before))
            std::stable_sort(out.begin(), out.end(), before);
        else
            std::inplace_merge(out.begin(), out.begin() + units, out.end(), before);
        return out;
    }

    /// @return a new row, as one of the reading; taken from there where that is allowed.
    template <class T, class Read> std::shared_ptr<T> newRow(const Read &read, Read *given) const {
        return given ? std::make_shared<T>(std::move(given->value))
                     : std::make_shared<T>(read.value);
    }
    template <class T> void added(std::shared_ptr<T> row) {
        m_plan.edit.changes.emplace_back(
            oob::RowChange<T>{std::nullopt, std::shared_ptr<const T>(std::move(row))});
    }
    template <class T> void added(T row) { added(std::make_shared<T>(std::move(row))); }
    template <class T> bool changed(const T &before, T after) {
        if (before == after)
            return false;
        m_plan.edit.changes.emplace_back(oob::RowChange<T>{before, std::move(after)});
        return true;
    }

    void nations() {
        std::set<std::string, std::less<>> names;
        for (const oob::Nation &nation : m_reading.nations) {
            const auto it = m_book.nations.find(nation.name);
            if (it == m_book.nations.end())
                added(nation);
            else if (it->second.firstColour.empty())
                changed(it->second, nation);
            names.insert(nation.name);
        }
        const auto name = [&](const std::string &nation) {
            if (nation.empty() || m_book.nations.contains(nation) || !names.insert(nation).second)
                return;
            added(oob::Nation{nation, {}, {}});
        };
        for (const ReadArmy &army : m_reading.armies)
            name(army.value.nation);
        for (const ReadColumn &column : m_reading.columns)
            name(column.value.nation);
        for (const ReadUnit &unit : m_reading.units)
            name(unit.value.nation);
    }

    void armies() {
        oob::Ordinal last = 0;
        for (const auto &[id, army] : m_book.armies)
            last = std::max(last, army.ordinal);
        for (const ReadArmy &read : m_reading.armies) {
            m_plan.armies.push_back(read.value.name);
            std::optional<ArmyId> id;
            if (!read.value.id.isNull() && m_book.armies.contains(read.value.id))
                id = read.value.id;
            else
                id = m_index.army(read.value.name, read.value.side);
            if (id) {
                const oob::Army &before = m_book.armies.at(*id);
                oob::Army after = before;
                take(after.name, read.value.name, m_reading.complete);
                take(after.side, read.value.side, m_reading.complete);
                take(after.nation, read.value.nation, m_reading.complete);
                take(after.notes, read.value.notes, m_reading.complete);
                take(after.source, read.value.source, m_reading.complete);
                changed(before, std::move(after));
                m_known.insert(*id);
            } else {
                oob::Army army = read.value;
                if (army.id.isNull())
                    army.id = ArmyId(m_ids());
                army.ordinal = last += oob::kOrdinalStep;
                id = army.id;
                added(std::move(army));
            }
            m_armies.push_back(*id);
        }
    }

    oob::Parent parentOf(const Place &place) const {
        return place.in == Place::In::Army ? oob::Parent::of(m_armies[place.index])
                                           : oob::Parent::of(m_columns[place.index]);
    }

    void column(std::size_t index) {
        const ReadColumn &read = m_reading.columns[index];
        const oob::Parent parent = parentOf(read.place);
        std::optional<ColumnId> id;
        if (!read.value.id.isNull() && m_book.columns.contains(read.value.id))
            id = read.value.id;
        else
            id = m_index.column(parent, read.value.name);
        if (id && !m_takenColumns.insert(*id).second)
            id.reset();
        if (id) {
            const oob::Column &before = m_book.columns.at(*id);
            oob::Column after = before;
            take(after.name, read.value.name, m_reading.complete);
            take(after.nation, read.value.nation, m_reading.complete);
            take(after.notes, read.value.notes, m_reading.complete);
            take(after.source, read.value.source, m_reading.complete);
            if (m_reading.complete || after.level.empty()) {
                after.level = read.value.level;
                after.givesOrders = read.value.givesOrders;
            }
            if (!read.value.id.isNull() && before.parent != parent && !withinItself(*id, parent)) {
                after.parent = parent;
                after.ordinal = m_index.nextOrdinal(parent);
            }
            changed(before, std::move(after));
        } else {
            oob::Column column = read.value;
            if (column.id.isNull() || m_book.columns.contains(column.id))
                column.id = ColumnId(m_ids());
            column.parent = parent;
            column.ordinal = m_index.nextOrdinal(parent);
            id = column.id;
            added(std::move(column));
        }
        m_columns[index] = *id;
    }
    /// A column of the book must not come to stand under itself.
    bool withinItself(ColumnId id, const oob::Parent &parent) const {
        for (ColumnId up = parent.column; !up.isNull();) {
            if (up == id)
                return true;
            const auto it = m_book.columns.find(up);
            if (it == m_book.columns.end())
                return false;
            up = it->second.parent.column;
        }
        return false;
    }

    /// Units of one formation mostly come one after the other.
    std::size_t pathOf(const Place &place) {
        if (m_plan.paths.empty() || m_pathOf != place) {
            m_plan.paths.push_back(pathTo(place));
            m_pathOf = place;
        }
        return m_plan.paths.size() - 1;
    }
    std::string pathTo(Place place) const {
        std::vector<const std::string *> names;
        for (; place.in == Place::In::Column; place = m_reading.columns[place.index].place)
            names.push_back(&m_reading.columns[place.index].value.name);
        std::string out = m_reading.armies[place.index].value.name;
        for (auto it = names.rbegin(); it != names.rend(); ++it)
            out += " / " + **it;
        return out;
    }

    void unit(std::size_t index) {
        const ReadUnit &read = m_reading.units[index];
        const oob::Parent parent = parentOf(read.place);
        std::optional<UnitId> id;
        if (!read.value.id.isNull() && m_book.units.contains(read.value.id) &&
            !m_takenUnits.contains(read.value.id))
            id = read.value.id;
        else
            id = m_index.takeUnit(parent, read.value.name, m_takenUnits);
        if (id) {
            m_takenUnits.insert(*id);
            const oob::Unit &before = m_book.units.at(*id);
            oob::Unit after = before;
            takeUnit(after, read.value, m_reading.complete);
            if (!read.value.id.isNull() && before.parent != parent) {
                after.parent = parent;
                after.ordinal = m_index.nextOrdinal(parent);
            }
            if (changed(before, std::move(after)))
                m_plan.changed.push_back({index, *id, pathOf(read.place)});
        } else {
            auto unit = newRow<oob::Unit>(read, m_given ? &m_given->units[index] : nullptr);
            if (unit->id.isNull() || m_book.units.contains(unit->id))
                unit->id = UnitId(m_ids());
            unit->parent = parent;
            unit->ordinal = m_index.nextOrdinal(parent);
            id = unit->id;
            m_plan.added.push_back({index, *id, pathOf(read.place)});
            added(std::move(unit));
        }
        m_units[index] = *id;
    }

    void persons() {
        std::set<PersonId> taken;
        for (const ReadPerson &read : m_reading.persons) {
            const ArmyId army = m_armies[read.army];
            std::optional<PersonId> id;
            if (!read.value.id.isNull() && m_book.persons.contains(read.value.id))
                id = read.value.id;
            else
                id = m_index.person(army, read.value.name);
            if (id && !taken.insert(*id).second)
                id.reset();
            if (id) {
                const oob::Person &before = m_book.persons.at(*id);
                oob::Person after = before;
                if (m_reading.complete) {
                    after = read.value;
                    after.id = before.id;
                    after.army = army;
                } else {
                    take(after.rank, read.value.rank, false);
                    take(after.nation, read.value.nation, false);
                }
                changed(before, std::move(after));
            } else {
                auto person = newRow<oob::Person>(
                    read, m_given ? &m_given->persons[m_persons.size()] : nullptr);
                if (person->id.isNull() || m_book.persons.contains(person->id))
                    person->id = PersonId(m_ids());
                person->army = army;
                id = person->id;
                added(std::move(person));
            }
            m_persons.push_back(*id);
        }
    }

    void posts() {
        for (const ReadPost &read : m_reading.posts) {
            oob::Post post = read.value;
            post.person = m_persons[read.person];
            switch (read.of) {
            case ReadPost::Of::Army:
                post.army = m_armies[read.index];
                break;
            case ReadPost::Of::Column:
                post.column = m_columns[read.index];
                break;
            case ReadPost::Of::Unit:
                post.unit = m_units[read.index];
                break;
            }
            std::optional<PostId> id;
            if (!post.id.isNull() && m_book.posts.contains(post.id))
                id = post.id;
            else if (post.until.empty())
                id = m_index.post(post);
            if (id) {
                // The post is his now; the row stays, so that its history does.
                const oob::Post &before = m_book.posts.at(*id);
                oob::Post after = before;
                after.person = post.person;
                if (m_reading.complete) {
                    after = post;
                    after.id = before.id;
                }
                changed(before, std::move(after));
                continue;
            }
            if (post.id.isNull() || m_book.posts.contains(post.id))
                post.id = PostId(m_ids());
            added(std::move(post));
        }
    }

    /// Units of the book's armies that the file names, which it does not have: kept, and told.
    void missing() {
        if (m_known.empty())
            return;
        std::map<ColumnId, std::optional<ArmyId>> armyOfColumn;
        const auto armyOf = [&](oob::Parent parent) -> std::optional<ArmyId> {
            std::vector<ColumnId> way;
            std::optional<ArmyId> army;
            while (!parent.column.isNull()) {
                if (const auto it = armyOfColumn.find(parent.column); it != armyOfColumn.end()) {
                    army = it->second;
                    break;
                }
                const auto column = m_book.columns.find(parent.column);
                if (column == m_book.columns.end() || way.size() > m_book.columns.size())
                    break;
                way.push_back(parent.column);
                parent = column->second.parent;
            }
            if (!army && !parent.army.isNull())
                army = parent.army;
            for (const ColumnId id : way)
                armyOfColumn[id] = army;
            return army;
        };
        for (const auto &[id, unit] : m_book.units) {
            if (unit.retired || m_takenUnits.contains(id))
                continue;
            const auto army = armyOf(unit.parent);
            if (!army || !m_known.contains(*army))
                continue;
            std::string path = m_book.armies.at(*army).name;
            if (!unit.parent.column.isNull())
                path += " / " + m_book.columns.at(unit.parent.column).name;
            if (m_plan.paths.empty() || m_plan.paths.back() != path)
                m_plan.paths.push_back(std::move(path));
            m_plan.missing.push_back({0, id, m_plan.paths.size() - 1});
        }
    }

    const Reading &m_reading;
    Reading *m_given;
    const oob::OrderOfBattle &m_book;
    BookIndex m_index;
    const IdSource &m_ids;
    ImportPlan m_plan;
    std::vector<ArmyId> m_armies;
    std::vector<ColumnId> m_columns;
    std::vector<UnitId> m_units;
    std::vector<PersonId> m_persons;
    Place m_pathOf;
    std::set<ArmyId> m_known;
    std::set<ColumnId> m_takenColumns;
    std::set<UnitId> m_takenUnits;
};

} // namespace

ImportPlan planImport(const Reading &reading, const oob::OrderOfBattle &book,
                      std::string_view fileName, const IdSource &ids, Progress *progress) {
    return Planner(reading, nullptr, book, ids).run(fileName, progress);
}

ImportPlan planImport(Reading &&reading, const oob::OrderOfBattle &book, std::string_view fileName,
                      const IdSource &ids) {
    return Planner(reading, &reading, book, ids).run(fileName, nullptr);
}

} // namespace sabretache::exchange
