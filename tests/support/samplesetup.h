// Setups of battles from the sample lists, by a reader that knows no more than their columns.
#pragma once

#include "battle/setup.h"
#include "rules/corporaljohn/descriptor.h"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace sabretache::samples {

inline std::vector<std::string> csvCells(const std::string &line) {
    std::vector<std::string> cells(1);
    bool quoted = false;
    for (const char c : line) {
        if (c == '"')
            quoted = !quoted;
        else if (c == ',' && !quoted)
            cells.emplace_back();
        else if (c != '\r')
            cells.back() += c;
    }
    return cells;
}

/// A row of a sample list by the names of its columns.
class CsvRow {
public:
    CsvRow(const std::vector<std::string> &heads, std::vector<std::string> cells)
        : m_heads(heads), m_cells(std::move(cells)) {
        m_cells.resize(m_heads.size());
    }
    /// @return the cell; empty when the list has no such column
    std::string operator()(std::string_view head) const {
        const auto at = std::ranges::find(m_heads, head);
        return at == m_heads.end() ? std::string()
                                   : m_cells[static_cast<std::size_t>(at - m_heads.begin())];
    }

private:
    const std::vector<std::string> &m_heads;
    std::vector<std::string> m_cells;
};

/// @param path a list with the columns of the sample files; ids come from the names
inline void readRows(const std::string &path, battle::Setup &setup) {
    std::ifstream file(path);
    std::string line;
    std::getline(file, line);
    const std::vector<std::string> heads = csvCells(line);
    const auto person = [&setup](const std::string &name) -> std::optional<PersonId> {
        if (name.empty())
            return std::nullopt;
        const PersonId id(Uuid::fromName("person " + name));
        if (std::ranges::find(setup.commanders, id, &battle::SetupCommander::id) ==
            setup.commanders.end())
            setup.commanders.push_back({id, name, {}, {}});
        return id;
    };
    while (std::getline(file, line)) {
        const CsvRow row(heads, csvCells(line));
        const std::string name = row("side");
        if (name.empty())
            continue;
        if (setup.sides[0].name.empty())
            setup.sides[0].name = name;
        else if (setup.sides[0].name != name)
            setup.sides[1].name = name;
        battle::SetupUnit unit;
        unit.side = name == setup.sides[0].name ? battle::Side::First : battle::Side::Second;
        auto &side = setup.sides[battle::index(unit.side)];
        if (!side.commander)
            side.commander = person(row("army_commander"));
        if (std::ranges::find(side.armies, row("army")) == side.armies.end())
            side.armies.push_back(row("army"));
        const ColumnId column(Uuid::fromName("column " + name + row("column")));
        if (std::ranges::find(setup.columns, column, &battle::SetupColumn::id) ==
            setup.columns.end())
            setup.columns.push_back(
                {column, row("column"), unit.side, person(row("column_commander"))});
        unit.name = row("unit");
        unit.id = UnitId(Uuid::fromName("unit " + name + unit.name));
        unit.column = column;
        unit.arm = fromWord<Arm>(row("arm")).value_or(Arm::Infantry);
        unit.nation = row("nation");
        if (!row("men").empty())
            unit.men = Men(std::stoi(row("men")));
        if (!row("guns").empty())
            unit.guns = Guns(std::stoi(row("guns")));
        const auto field = [&](std::string_view key, std::string_view head) {
            if (const std::string value = row(head); !value.empty())
                unit.fields.emplace(key, value);
        };
        field("class", "class");
        field("quality", "quality");
        if (isArtillery(unit.arm)) {
            field("calibre", "armament");
        } else if (isInfantry(unit.arm)) {
            field("doctrine", "doctrine");
            field("armament", "armament");
        }
        unit.commander = person(row("commander"));
        setup.units.push_back(unit);
    }
}

inline battle::Setup blenheim() {
    battle::Setup setup;
    setup.name = "Blenheim";
    setup.ruleSet = "corporal-john";
    setup.turns = Turns(20);
    readRows(SABRETACHE_SOURCE_DIR "/resources/samples/blenheim-1704.csv", setup);
    return setup;
}

/// The order of battle of the sample book, with the scenario's objectives.
inline battle::Setup elchingen() {
    battle::Setup setup;
    setup.name = "Elchingen";
    setup.ruleSet = "beerstein";
    setup.turns = Turns(10);
    setup.objectives = {{"Bridge", 1}, {"Abbey", 1}, {"Village", 1}};
    readRows(SABRETACHE_SOURCE_DIR "/resources/samples/elchingen-1805.csv", setup);
    return setup;
}

inline UnitId unitOf(const battle::Setup &setup, std::string_view name) {
    const auto it = std::ranges::find(setup.units, name, &battle::SetupUnit::name);
    return it == setup.units.end() ? UnitId() : it->id;
}
inline PersonId personOf(std::string_view name) {
    return PersonId(Uuid::fromName("person " + std::string(name)));
}

} // namespace sabretache::samples
