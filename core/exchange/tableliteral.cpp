// Our own CSV: every cell is what it says, every row stands for itself, and the last cell keeps
// what the columns can't.
#include "exchange/tablereading.h"

namespace sabretache::exchange {

void TableReader::literalRow(std::size_t r) {
    if (m_grid.blankRow(r))
        return;
    if (repeatsHead(r))
        return ignore(r, kIgnoredHeader);
    Json more;
    if (const std::string_view cellText = cell(r, m_more); !cellText.empty()) {
        more = Json::parse(cellText, nullptr, false);
        if (!more.is_object())
            return reject(r, kJsonWrong, {"more"});
        if (const std::string kind = textOf(more, "row"); !kind.empty())
            return structureRow(r, kind, more);
    }
    if (cell(r, m_unit).empty())
        return reject(r, kUnitNameMissing);
    // The unit first: a rejected line must leave no empty army or column behind.
    UnitDraft draft = draftOf(r, {});
    if (draft.fault)
        return reject(r, draft.fault->code, draft.fault->args);
    if (more.is_object())
        if (const auto done = takeMore(draft.unit, more); !done)
            return reject(r, done.error().code, done.error().args);
    draft.unit.id = UnitId::parse(cell(r, m_unitId)).value_or(UnitId());
    const std::size_t army = literalArmy(r);
    armyCommander(r, army);
    const Place place = literalColumn(r, army);
    addUnit(r, place, std::move(draft));
    if (more.is_object())
        takePosts(r, more, ReadPost::Of::Unit, m_reading.units.size() - 1);
}

std::size_t TableReader::literalArmy(std::size_t r) {
    const ArmyId id = ArmyId::parse(cell(r, m_armyId)).value_or(ArmyId());
    if (id.isNull())
        return armyIndex(r);
    if (const auto it = m_armyById.find(id); it != m_armyById.end())
        return it->second;
    const std::size_t index =
        m_tree.newArmy(textCell(r, m_side), textCell(r, m_army), m_grid.line(r));
    m_reading.armies[index].value.id = id;
    m_armyById.emplace(id, index);
    return m_lastArmy = index;
}

Place TableReader::literalColumn(std::size_t r, std::size_t army) {
    Place place{Place::In::Army, army};
    const ColumnId id = ColumnId::parse(cell(r, m_columnId)).value_or(ColumnId());
    if (const auto it = m_columnById.find(id); !id.isNull() && it != m_columnById.end()) {
        place = {Place::In::Column, it->second};
        if (!m_levels.empty())
            columnCommander(r, m_levels.back(), place);
        return place;
    }
    for (Level &level : m_levels) {
        const std::string_view name = textCell(r, level.column);
        if (name.empty())
            continue;
        const bool innermost = &level == &m_levels.back();
        if (innermost && !id.isNull()) {
            place = {Place::In::Column, m_tree.newColumn(place, name, level.level, m_grid.line(r))};
            m_reading.columns[place.index].value.id = id;
            m_columnById.emplace(id, place.index);
            level.place.reset();
        } else if (level.place && level.raw == name && level.parent == place) {
            place = *level.place;
        } else {
            level.raw = std::string(name);
            level.parent = place;
            place = {Place::In::Column, m_tree.column(place, name, level.level, m_grid.line(r))};
            level.place = place;
            level.commanderName.clear();
        }
        columnCommander(r, level, place);
    }
    return place;
}

void TableReader::columnCommander(std::size_t r, Level &level, Place place) {
    const std::string_view commander = textCell(r, level.commander);
    if (commander.empty() || (commander == level.commanderName && level.commanded == place.index))
        return;
    level.commanderName = std::string(commander);
    level.commanded = place.index;
    m_tree.command(ReadPost::Of::Column, place.index, commander, {}, m_grid.line(r));
}

void TableReader::structureRow(std::size_t r, const std::string &kind, const Json &more) {
    const std::size_t army = literalArmy(r);
    if (kind != "person") // a person's own line comes before his name stands in a cell
        armyCommander(r, army);
    if (kind == "army") {
        auto value = armyFrom(more, "more");
        if (!value)
            return reject(r, value.error().code, value.error().args);
        value->id = m_reading.armies[army].value.id;
        m_reading.armies[army].value = std::move(*value);
        return takePosts(r, more, ReadPost::Of::Army, army);
    }
    if (kind == "person") {
        auto person = personFrom(more, "more");
        if (!person)
            return reject(r, person.error().code, person.error().args);
        const PersonId id = person->id;
        const std::size_t index = m_tree.person(army, std::move(*person));
        if (!id.isNull())
            m_personById[id] = index;
        return;
    }
    if (kind == "column") {
        auto column = columnFrom(more, "more");
        if (!column)
            return reject(r, column.error().code, column.error().args);
        Place parent{Place::In::Army, army};
        if (const std::string up = textOf(more, "parent"); !up.empty()) {
            const auto id = ColumnId::parse(up);
            const auto it = id ? m_columnById.find(*id) : m_columnById.end();
            if (it == m_columnById.end())
                return reject(r, kParentMissing, {shownText(up)});
            parent = {Place::In::Column, it->second};
            if (m_tree.depthOf(parent) >= kMostLevels)
                return reject(r, kXmlTooDeep, {std::to_string(kMostLevels)});
        }
        const std::size_t index =
            m_tree.newColumn(parent, column->name, column->level, m_grid.line(r));
        column->id = ColumnId::parse(cell(r, m_columnId)).value_or(ColumnId());
        if (!column->id.isNull() && !m_columnById.emplace(column->id, index).second)
            column->id = ColumnId();
        m_reading.columns[index].value = std::move(*column);
        if (!m_levels.empty())
            columnCommander(r, m_levels.back(), {Place::In::Column, index});
        return takePosts(r, more, ReadPost::Of::Column, index);
    }
    reject(r, kJsonWrong, {"more.row"});
}

Result<void> TableReader::takeMore(oob::Unit &unit, const Json &more) {
    const auto text = [&](const char *key, std::string &to) {
        if (more.contains(key) && more[key].is_string())
            to = more[key].get<std::string>();
    };
    text("name", unit.name);
    text("nation", unit.nation);
    text("notes", unit.notes);
    text("source", unit.source);
    const auto count = [&](const char *key, std::optional<Hundredths> &to) -> Result<void> {
        auto read = countFrom(more, key, "more");
        if (!read)
            return tl::unexpected(read.error());
        if (*read)
            to = *read;
        return {};
    };
    if (auto done = count("battalions", unit.battalions); !done)
        return done;
    if (auto done = count("squadrons", unit.squadrons); !done)
        return done;
    if (auto done = count("companies", unit.companies); !done)
        return done;
    if (more.contains("estimated"))
        unit.present.estimated = more["estimated"] == true;
    if (more.contains("establishment")) {
        auto strength = strengthFrom(more["establishment"], "more.establishment");
        if (!strength)
            return tl::unexpected(strength.error());
        unit.establishment = *strength;
    }
    if (more.contains("retired"))
        unit.retired = more["retired"] == true;
    if (more.contains("fields")) {
        auto fields = fieldsFrom(more["fields"], "more.fields");
        if (!fields)
            return tl::unexpected(fields.error());
        for (auto &[set, values] : *fields)
            for (auto &[key, value] : values)
                unit.fields.set(set, key, value);
    }
    return {};
}

void TableReader::takePosts(std::size_t r, const Json &more, ReadPost::Of of, std::size_t index) {
    const auto list = more.find("commands");
    if (list == more.end() || !list->is_array())
        return;
    for (const Json &one : *list) {
        auto post = postFrom(one, "more.commands");
        if (!post) {
            m_reading.warnings.push_back(
                {m_grid.line(r), post.error().code, post.error().args, m_grid.shownRow(r)});
            continue;
        }
        ReadPost read;
        read.of = of;
        read.index = index;
        const PersonId person = post->person;
        read.value = std::move(*post);
        read.value.person = PersonId();
        m_waiting.emplace_back(std::move(read), person);
    }
}

void TableReader::settleLiteral() {
    if (m_levels.size() > 1)
        m_tree.settleOrderLevels();
    for (auto &[post, person] : m_waiting)
        if (const auto it = m_personById.find(person); it != m_personById.end()) {
            post.person = it->second;
            m_reading.posts.push_back(std::move(post));
        }
}

} // namespace sabretache::exchange
