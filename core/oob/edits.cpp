#include "oob/edits.h"

#include "oob/queries.h"

#include <algorithm>
#include <set>

namespace sabretache::oob {

namespace {

constexpr std::int32_t kMostMen = 1'000'000;
constexpr std::int32_t kMostGuns = 10'000;

auto &rowsOf(const OrderOfBattle &b, const Army &) { return b.armies; }
auto &rowsOf(const OrderOfBattle &b, const Column &) { return b.columns; }
auto &rowsOf(const OrderOfBattle &b, const Unit &) { return b.units; }
auto &rowsOf(const OrderOfBattle &b, const Person &) { return b.persons; }
auto &rowsOf(const OrderOfBattle &b, const Scenario &) { return b.scenarios; }

/// @return the row of that id, or null.
template <class Map, class Key> auto find(const Map &map, const Key &key) {
    const auto it = map.find(key);
    return it == map.end() ? nullptr : &it->second;
}

template <class IdType> tl::unexpected<Error> noSuchRow(const IdType &id) {
    return fail(kEditNoSuchRow, {id.text()});
}

template <class T>
Result<Edit> changed(const OrderOfBattle &book, T after, std::string_view code,
                     std::vector<std::string> args) {
    const T *before = find(rowsOf(book, after), after.id);
    if (!before)
        return noSuchRow(after.id);
    Edit out{std::string(code), std::move(args), {}};
    if (*before != after)
        out.changes.emplace_back(RowChange<T>{*before, std::move(after)});
    return out;
}

/// Changes one unit by `how`, which gets a copy.
template <class How>
Result<Edit> changedUnit(const OrderOfBattle &book, UnitId id, std::string_view code,
                         std::vector<std::string> args, const How &how) {
    const Unit *before = find(book.units, id);
    if (!before)
        return noSuchRow(id);
    Unit after = *before;
    how(after);
    args.insert(args.begin(), before->name);
    return changed(book, std::move(after), code, std::move(args));
}

bool parentIsThere(const OrderOfBattle &book, const Parent &parent) {
    if (parent.army.isNull() == parent.column.isNull())
        return false;
    return parent.column.isNull() ? book.armies.contains(parent.army)
                                  : book.columns.contains(parent.column);
}

Ordinal ordinalOf(const OrderOfBattle &book, const NodeId &node) {
    if (const auto *column = std::get_if<ColumnId>(&node))
        return book.columns.at(*column).ordinal;
    return book.units.at(std::get<UnitId>(node)).ordinal;
}

void addReordered(const OrderOfBattle &book, const NodeId &node, Ordinal ordinal,
                  ChangeSet &changes) {
    if (ordinalOf(book, node) == ordinal)
        return;
    if (const auto *column = std::get_if<ColumnId>(&node)) {
        Column after = book.columns.at(*column);
        after.ordinal = ordinal;
        changes.emplace_back(RowChange<Column>{book.columns.at(*column), std::move(after)});
    } else {
        Unit after = book.units.at(std::get<UnitId>(node));
        after.ordinal = ordinal;
        changes.emplace_back(
            RowChange<Unit>{book.units.at(std::get<UnitId>(node)), std::move(after)});
    }
}

/// @return ordinals for `count` newcomers before the sibling at `place`; where the gap is too small
/// the siblings' new ordinals go into `changes`.
std::vector<Ordinal> makeRoom(const OrderOfBattle &book, const std::vector<NodeId> &siblings,
                              std::optional<std::size_t> place, std::size_t count,
                              ChangeSet &changes) {
    const std::size_t at = std::min(place.value_or(siblings.size()), siblings.size());
    std::vector<Ordinal> out;
    out.reserve(count);
    if (at == siblings.size()) {
        const Ordinal last = siblings.empty() ? 0 : ordinalOf(book, siblings.back());
        for (std::size_t i = 1; i <= count; ++i)
            out.push_back(last + static_cast<Ordinal>(i) * kOrdinalStep);
        return out;
    }
    const Ordinal high = ordinalOf(book, siblings[at]);
    const auto wanted = static_cast<Ordinal>(count);
    const Ordinal low =
        at == 0 ? high - (wanted + 1) * kOrdinalStep : ordinalOf(book, siblings[at - 1]);
    const Ordinal step = (high - low) / (wanted + 1);
    if (step >= 1) {
        for (Ordinal i = 1; i <= wanted; ++i)
            out.push_back(low + i * step);
        return out;
    }
    Ordinal next = kOrdinalStep;
    for (std::size_t i = 0; i < siblings.size(); ++i, next += kOrdinalStep) {
        if (i == at)
            for (std::size_t n = 0; n < count; ++n, next += kOrdinalStep)
                out.push_back(next);
        addReordered(book, siblings[i], next, changes);
    }
    return out;
}

/// @return the nodes without those that stand under another of them, and without doubles, in roster
/// order. @error edit-no-such-row
Result<std::vector<NodeId>> topmost(const OrderOfBattle &book, std::span<const NodeId> nodes) {
    const std::set<NodeId> chosen(nodes.begin(), nodes.end());
    for (const NodeId &node : chosen) {
        if (const auto *column = std::get_if<ColumnId>(&node)) {
            if (!book.columns.contains(*column))
                return noSuchRow(*column);
        } else if (!book.units.contains(std::get<UnitId>(node))) {
            return noSuchRow(std::get<UnitId>(node));
        }
    }
    std::vector<NodeId> out;
    const Children children(book);
    for (const ArmyId army : armiesInOrder(book))
        for (const Stop &stop : walk(book, army, children)) {
            if (!chosen.contains(stop.node))
                continue;
            bool covered = false;
            for (ColumnId up = parentOf(book, stop.node).column; !up.isNull();
                 up = book.columns.at(up).parent.column)
                covered = covered || chosen.contains(NodeId(up));
            if (!covered)
                out.push_back(stop.node);
        }
    // Retired units stand in no roster, but can be moved and removed.
    for (const NodeId &node : chosen)
        if (const auto *unit = std::get_if<UnitId>(&node); unit && book.units.at(*unit).retired)
            out.push_back(node);
    return out;
}

std::vector<std::string> countAndName(const OrderOfBattle &book, const std::vector<NodeId> &nodes) {
    return {std::to_string(nodes.size()),
            nodes.empty() ? std::string() : nameOf(book, nodes.front())};
}

/// Collects what goes with columns and units that are removed.
class Removal {
public:
    Removal(const OrderOfBattle &book, const HasHistory &hasHistory)
        : m_book(book), m_hasHistory(hasHistory) {}

    void add(const NodeId &node) {
        if (const auto *column = std::get_if<ColumnId>(&node))
            m_columns.insert(*column);
        else
            m_units.insert(std::get<UnitId>(node));
    }
    void addArmy(ArmyId army) { m_armies.insert(army); }
    /// @return units that would have to be retired.
    const std::vector<UnitId> &kept() const { return m_kept; }

    /// Posts first, then units, then columns from the deepest up: as foreign keys want it, and
    /// turned round, parents come before their children.
    ChangeSet changes() {
        ChangeSet out;
        gatherRetired();
        for (const auto &[id, post] : m_book.posts)
            if (m_armies.contains(post.army) || m_columns.contains(post.column) ||
                m_units.contains(post.unit))
                out.emplace_back(RowChange<Post>{post, {}});
        for (const UnitId id : m_units) {
            const Unit &unit = m_book.units.at(id);
            if (m_hasHistory && m_hasHistory(id))
                retire(unit, out);
            else
                out.emplace_back(RowChange<Unit>{unit, {}});
        }
        std::vector<ColumnId> columns(m_columns.begin(), m_columns.end());
        std::sort(columns.begin(), columns.end(), [&](ColumnId a, ColumnId b) {
            const auto depthA = namePath(m_book, a).size();
            const auto depthB = namePath(m_book, b).size();
            return depthA != depthB ? depthA > depthB : a < b;
        });
        for (const ColumnId id : columns)
            out.emplace_back(RowChange<Column>{m_book.columns.at(id), {}});
        return out;
    }

private:
    void retire(const Unit &unit, ChangeSet &out) {
        m_kept.push_back(unit.id);
        Unit after = unit;
        after.retired = true;
        after.parent = Parent::of(armyOf(m_book, unit.id));
        if (after != unit)
            out.emplace_back(RowChange<Unit>{unit, std::move(after)});
    }
    /// Retired units under a removed column move up to their army; with an army they go.
    void gatherRetired() {
        for (const auto &[id, unit] : m_book.units)
            if (unit.retired &&
                (m_columns.contains(unit.parent.column) || m_armies.contains(unit.parent.army)))
                m_units.insert(id);
    }
    const OrderOfBattle &m_book;
    const HasHistory &m_hasHistory;
    std::set<ArmyId> m_armies;
    std::set<ColumnId> m_columns;
    std::set<UnitId> m_units;
    std::vector<UnitId> m_kept;
};

} // namespace

std::string optionKey(std::string_view ruleSet, std::string_view name) {
    return "option/" + std::string(ruleSet) + "/" + std::string(name);
}

Result<Edit> addArmy(const OrderOfBattle &book, Army army) {
    if (army.id.isNull() || book.armies.contains(army.id))
        return fail(kEditIdTaken, {army.id.text()});
    Ordinal last = 0;
    for (const auto &[id, other] : book.armies)
        last = std::max(last, other.ordinal);
    army.ordinal = last + kOrdinalStep;
    Edit out{std::string(kAddArmy), {army.name}, {}};
    out.changes.emplace_back(RowChange<Army>{{}, std::move(army)});
    return out;
}

Result<Edit> addColumn(const OrderOfBattle &book, Column column, std::optional<std::size_t> place) {
    if (column.id.isNull() || book.columns.contains(column.id))
        return fail(kEditIdTaken, {column.id.text()});
    if (!parentIsThere(book, column.parent))
        return fail(kEditNoSuchParent, {column.name});
    Edit out{std::string(kAddColumn), {column.name}, {}};
    column.ordinal = makeRoom(book, childrenOf(book, column.parent), place, 1, out.changes).front();
    out.changes.emplace_back(RowChange<Column>{{}, std::move(column)});
    return out;
}

Result<Edit> addUnit(const OrderOfBattle &book, Unit unit, std::optional<std::size_t> place) {
    if (unit.id.isNull() || book.units.contains(unit.id))
        return fail(kEditIdTaken, {unit.id.text()});
    if (!parentIsThere(book, unit.parent))
        return fail(kEditNoSuchParent, {unit.name});
    Edit out{std::string(kAddUnit), {unit.name}, {}};
    unit.ordinal = makeRoom(book, childrenOf(book, unit.parent), place, 1, out.changes).front();
    out.changes.emplace_back(RowChange<Unit>{{}, std::move(unit)});
    return out;
}

Result<Edit> addPerson(const OrderOfBattle &book, Person person) {
    if (person.id.isNull() || book.persons.contains(person.id))
        return fail(kEditIdTaken, {person.id.text()});
    Edit out{std::string(kAddPerson), {person.name}, {}};
    out.changes.emplace_back(RowChange<Person>{{}, std::move(person)});
    return out;
}

Result<Edit> removeArmy(const OrderOfBattle &book, ArmyId army, const HasHistory &hasHistory) {
    const Army *row = find(book.armies, army);
    if (!row)
        return noSuchRow(army);
    Removal removal(book, hasHistory);
    removal.addArmy(army);
    const Children children(book);
    for (const Stop &stop : walk(book, army, children))
        removal.add(stop.node);
    Edit out{std::string(kRemoveArmy), {row->name}, removal.changes()};
    if (!removal.kept().empty())
        return fail(kEditHasHistory, {book.units.at(removal.kept().front()).name});
    // Its persons go with it, unless they hold a post elsewhere: those only leave its register.
    std::set<PersonId> busy;
    std::set<PostId> ending;
    for (const AnyChange &any : out.changes)
        if (const auto *post = std::get_if<RowChange<Post>>(&any))
            ending.insert(post->before->id);
    for (const auto &[id, post] : book.posts)
        if (!ending.contains(id))
            busy.insert(post.person);
    for (const auto &[id, person] : book.persons) {
        if (person.army != army)
            continue;
        if (!busy.contains(id)) {
            out.changes.emplace_back(RowChange<Person>{person, {}});
        } else {
            Person after = person;
            after.army = ArmyId();
            out.changes.emplace_back(RowChange<Person>{person, std::move(after)});
        }
    }
    out.changes.emplace_back(RowChange<Army>{*row, {}});
    return out;
}

Result<Edit> removeNodes(const OrderOfBattle &book, std::span<const NodeId> nodes,
                         const HasHistory &hasHistory) {
    const auto top = topmost(book, nodes);
    if (!top)
        return tl::unexpected(top.error());
    Removal removal(book, hasHistory);
    const Children children(book);
    for (const NodeId &node : *top) {
        removal.add(node);
        if (const auto *column = std::get_if<ColumnId>(&node))
            for (const Stop &stop : walk(book, *column, children))
                removal.add(stop.node);
    }
    return Edit{std::string(kRemoveNodes), countAndName(book, *top), removal.changes()};
}

Result<Edit> removePerson(const OrderOfBattle &book, PersonId person) {
    const Person *row = find(book.persons, person);
    if (!row)
        return noSuchRow(person);
    const bool held = std::any_of(book.posts.begin(), book.posts.end(),
                                  [&](const auto &entry) { return entry.second.person == person; });
    if (!held)
        return Edit{std::string(kRemovePerson), {row->name}, {RowChange<Person>{*row, {}}}};
    Person after = *row;
    after.retired = true;
    return changed(book, std::move(after), kRemovePerson, {row->name});
}

Result<Edit> moveNodes(const OrderOfBattle &book, std::span<const NodeId> nodes, Parent to,
                       std::optional<std::size_t> place) {
    if (!parentIsThere(book, to))
        return fail(kEditNoSuchParent);
    const auto top = topmost(book, nodes);
    if (!top)
        return tl::unexpected(top.error());
    const std::set<NodeId> moved(top->begin(), top->end());
    for (ColumnId up = to.column; !up.isNull(); up = book.columns.at(up).parent.column)
        if (moved.contains(NodeId(up)))
            return fail(kEditBreaksTree, {book.columns.at(up).name});
    // Siblings that stay, and where among them the moved ones go.
    std::vector<NodeId> staying;
    std::optional<std::size_t> at;
    const std::vector<NodeId> siblings = childrenOf(book, to);
    for (std::size_t i = 0; i < siblings.size(); ++i) {
        if (place && *place == i)
            at = staying.size();
        if (!moved.contains(siblings[i]))
            staying.push_back(siblings[i]);
    }
    const std::string target =
        to.column.isNull() ? book.armies.at(to.army).name : book.columns.at(to.column).name;
    Edit out{std::string(kMoveNodes), countAndName(book, *top), {}};
    out.args.push_back(target);
    const auto ordinals = makeRoom(book, staying, at, top->size(), out.changes);
    for (std::size_t i = 0; i < top->size(); ++i) {
        if (const auto *column = std::get_if<ColumnId>(&(*top)[i])) {
            Column after = book.columns.at(*column);
            after.parent = to;
            after.ordinal = ordinals[i];
            if (after != book.columns.at(*column))
                out.changes.emplace_back(
                    RowChange<Column>{book.columns.at(*column), std::move(after)});
        } else {
            const Unit &before = book.units.at(std::get<UnitId>((*top)[i]));
            Unit after = before;
            after.parent = to;
            after.ordinal = ordinals[i];
            if (after != before)
                out.changes.emplace_back(RowChange<Unit>{before, std::move(after)});
        }
    }
    return out;
}

Result<Edit> moveArmy(const OrderOfBattle &book, ArmyId army, std::size_t place) {
    const Army *row = find(book.armies, army);
    if (!row)
        return noSuchRow(army);
    std::vector<ArmyId> order = armiesInOrder(book);
    const auto from = std::find(order.begin(), order.end(), army);
    const auto index = static_cast<std::size_t>(from - order.begin());
    order.erase(from);
    if (place > index)
        --place;
    order.insert(order.begin() + static_cast<std::ptrdiff_t>(std::min(place, order.size())), army);
    Edit out{std::string(kMoveArmy), {row->name}, {}};
    Ordinal next = kOrdinalStep;
    for (const ArmyId id : order) {
        Army after = book.armies.at(id);
        after.ordinal = next;
        next += kOrdinalStep;
        if (after != book.armies.at(id))
            out.changes.emplace_back(RowChange<Army>{book.armies.at(id), std::move(after)});
    }
    return out;
}

Result<Edit> duplicateNodes(const OrderOfBattle &book, std::span<const NodeId> nodes,
                            const IdSource &ids) {
    const auto top = topmost(book, nodes);
    if (!top)
        return tl::unexpected(top.error());
    Edit out{std::string(kDuplicate), countAndName(book, *top), {}};
    // Where siblings must be numbered anew the next copy has to see it: work on a copy of the book.
    OrderOfBattle work = book;
    for (const NodeId &node : *top) {
        const Parent parent = parentOf(work, node);
        const std::vector<NodeId> siblings = childrenOf(work, parent);
        const auto self = std::find(siblings.begin(), siblings.end(), node);
        ChangeSet changes;
        const Ordinal ordinal =
            makeRoom(work, siblings, static_cast<std::size_t>(self - siblings.begin()) + 1, 1,
                     changes)
                .front();
        std::map<ColumnId, ColumnId> copies;
        const auto copyOne = [&](const NodeId &what, bool isTop) {
            if (const auto *column = std::get_if<ColumnId>(&what)) {
                Column copy = work.columns.at(*column);
                copy.id = ColumnId(ids());
                copies.emplace(*column, copy.id);
                if (isTop)
                    copy.ordinal = ordinal;
                else
                    copy.parent = Parent::of(copies.at(copy.parent.column));
                changes.emplace_back(RowChange<Column>{{}, std::move(copy)});
            } else {
                Unit copy = work.units.at(std::get<UnitId>(what));
                copy.id = UnitId(ids());
                if (isTop)
                    copy.ordinal = ordinal;
                else
                    copy.parent = Parent::of(copies.at(copy.parent.column));
                changes.emplace_back(RowChange<Unit>{{}, std::move(copy)});
            }
        };
        copyOne(node, true);
        if (const auto *column = std::get_if<ColumnId>(&node))
            for (const Stop &stop : walk(work, *column, Children(work)))
                copyOne(stop.node, false);
        if (auto applied = applyChanges(work, changes); !applied)
            return tl::unexpected(applied.error());
        out.changes.insert(out.changes.end(), std::make_move_iterator(changes.begin()),
                           std::make_move_iterator(changes.end()));
    }
    return out;
}

Result<Edit> renameArmy(const OrderOfBattle &book, ArmyId army, std::string name) {
    const Army *row = find(book.armies, army);
    if (!row)
        return noSuchRow(army);
    Army after = *row;
    after.name = std::move(name);
    std::vector<std::string> args{row->name, after.name};
    return changed(book, std::move(after), kRenameArmy, std::move(args));
}

Result<Edit> renameColumn(const OrderOfBattle &book, ColumnId column, std::string name) {
    const Column *row = find(book.columns, column);
    if (!row)
        return noSuchRow(column);
    Column after = *row;
    after.name = std::move(name);
    std::vector<std::string> args{row->name, after.name};
    return changed(book, std::move(after), kRenameColumn, std::move(args));
}

Result<Edit> renameUnit(const OrderOfBattle &book, UnitId unit, std::string name) {
    std::vector<std::string> args{name};
    return changedUnit(book, unit, kRenameUnit, std::move(args),
                       [&](Unit &u) { u.name = std::move(name); });
}

Result<Edit> changeArmy(const OrderOfBattle &book, Army after, std::string_view code) {
    std::vector<std::string> args{after.name};
    return changed(book, std::move(after), code, std::move(args));
}
Result<Edit> changeColumn(const OrderOfBattle &book, Column after, std::string_view code) {
    std::vector<std::string> args{after.name};
    return changed(book, std::move(after), code, std::move(args));
}
Result<Edit> changeUnit(const OrderOfBattle &book, Unit after, std::string_view code) {
    std::vector<std::string> args{after.name};
    return changed(book, std::move(after), code, std::move(args));
}
Result<Edit> changePerson(const OrderOfBattle &book, Person after, std::string_view code) {
    std::vector<std::string> args{after.name};
    return changed(book, std::move(after), code, std::move(args));
}

Result<Edit> setUnitArm(const OrderOfBattle &book, UnitId unit, Arm arm) {
    return changedUnit(book, unit, kSetUnitArm, {std::string(word(arm))},
                       [&](Unit &u) { u.arm = arm; });
}

Result<Edit> setUnitNation(const OrderOfBattle &book, UnitId unit, std::string nation) {
    std::vector<std::string> args{nation};
    return changedUnit(book, unit, kSetUnitNation, std::move(args),
                       [&](Unit &u) { u.nation = std::move(nation); });
}

Result<Edit> setUnitField(const OrderOfBattle &book, UnitId unit, std::string_view ruleSet,
                          std::string_view field, std::optional<std::string> value) {
    std::vector<std::string> args{std::string(field), value.value_or(std::string())};
    return changedUnit(book, unit, kSetUnitField, std::move(args), [&](Unit &u) {
        if (value)
            u.fields.set(ruleSet, field, std::move(*value));
        else
            u.fields.unset(ruleSet, field);
    });
}

Result<Edit> setPresentMen(const OrderOfBattle &book, UnitId unit, std::optional<Men> men) {
    if (men && (men->value < 0 || men->value > kMostMen))
        return fail(kEditOutOfRange, {std::to_string(men->value), "0", std::to_string(kMostMen)});
    return changedUnit(book, unit, kSetPresentMen, {men ? std::to_string(men->value) : ""},
                       [&](Unit &u) {
                           u.present.men = men;
                           u.present.estimated = false;
                           if (!u.establishment.men)
                               u.establishment.men = men;
                       });
}

Result<Edit> setPresentGuns(const OrderOfBattle &book, UnitId unit, std::optional<Guns> guns) {
    if (guns && (guns->value < 0 || guns->value > kMostGuns))
        return fail(kEditOutOfRange, {std::to_string(guns->value), "0", std::to_string(kMostGuns)});
    return changedUnit(book, unit, kSetPresentGuns, {guns ? std::to_string(guns->value) : ""},
                       [&](Unit &u) {
                           u.present.guns = guns;
                           if (!u.establishment.guns)
                               u.establishment.guns = guns;
                       });
}

Result<Edit> setEstablishment(const OrderOfBattle &book, UnitId unit, Strength establishment) {
    const auto &[men, guns, estimated] = establishment;
    if (men && (men->value < 0 || men->value > kMostMen))
        return fail(kEditOutOfRange, {std::to_string(men->value), "0", std::to_string(kMostMen)});
    if (guns && (guns->value < 0 || guns->value > kMostGuns))
        return fail(kEditOutOfRange, {std::to_string(guns->value), "0", std::to_string(kMostGuns)});
    return changedUnit(book, unit, kSetEstablishment, {},
                       [&](Unit &u) { u.establishment = establishment; });
}

Result<Edit> setSetting(const OrderOfBattle &book, std::string_view key,
                        std::optional<std::string> value) {
    const Setting *before = find(book.settings, key);
    Edit out{std::string(kSetSetting), {std::string(key), value.value_or(std::string())}, {}};
    RowChange<Setting> change;
    if (before)
        change.before = *before;
    if (value)
        change.after = Setting{std::string(key), std::move(*value)};
    if (change.before != change.after)
        out.changes.emplace_back(std::move(change));
    return out;
}

Result<Edit> setNation(const OrderOfBattle &book, Nation nation) {
    const Nation *before = find(book.nations, nation.name);
    Edit out{std::string(kSetNation), {nation.name}, {}};
    RowChange<Nation> change;
    if (before)
        change.before = *before;
    change.after = std::move(nation);
    if (change.before != change.after)
        out.changes.emplace_back(std::move(change));
    return out;
}

Result<Edit> addScenario(const OrderOfBattle &book, Scenario scenario) {
    if (scenario.id.isNull() || book.scenarios.contains(scenario.id))
        return fail(kEditIdTaken, {scenario.id.text()});
    Edit out{std::string(kAddScenario), {scenario.name}, {}};
    out.changes.emplace_back(RowChange<Scenario>{{}, std::move(scenario)});
    return out;
}

Result<Edit> changeScenario(const OrderOfBattle &book, Scenario after, std::string_view code) {
    std::vector<std::string> args{after.name};
    return changed(book, std::move(after), code, std::move(args));
}

Result<Edit> removeScenario(const OrderOfBattle &book, ScenarioId scenario) {
    const Scenario *row = find(book.scenarios, scenario);
    if (!row)
        return noSuchRow(scenario);
    return Edit{std::string(kRemoveScenario), {row->name}, {RowChange<Scenario>{*row, {}}}};
}

Result<Edit> together(const OrderOfBattle &book, std::string code, std::vector<std::string> args,
                      std::span<const std::function<Result<Edit>(const OrderOfBattle &)>> steps) {
    OrderOfBattle work = book;
    Edit out{std::move(code), std::move(args), {}};
    for (const auto &step : steps) {
        auto edit = step(work);
        if (!edit)
            return edit;
        if (auto applied = applyChanges(work, edit->changes); !applied)
            return tl::unexpected(applied.error());
        out.changes.insert(out.changes.end(), std::make_move_iterator(edit->changes.begin()),
                           std::make_move_iterator(edit->changes.end()));
    }
    return out;
}

} // namespace sabretache::oob
