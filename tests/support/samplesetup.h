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

/// @param path a list with the columns of the sample files; ids come from the names
inline battle::Setup setupFromCsv(const std::string &path) {
    battle::Setup setup;
    setup.ruleSet = "corporal-john";
    setup.turns = Turns(20);
    std::ifstream file(path);
    std::string line;
    std::getline(file, line); // headings
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
        const std::vector<std::string> c = csvCells(line);
        if (c.size() < 15)
            continue;
        if (setup.sides[0].name.empty())
            setup.sides[0].name = c[0];
        else if (setup.sides[0].name != c[0])
            setup.sides[1].name = c[0];
        battle::SetupUnit unit;
        unit.side = c[0] == setup.sides[0].name ? battle::Side::First : battle::Side::Second;
        auto &side = setup.sides[battle::index(unit.side)];
        if (!side.commander)
            side.commander = person(c[2]);
        if (std::ranges::find(side.armies, c[1]) == side.armies.end())
            side.armies.push_back(c[1]);
        const ColumnId column(Uuid::fromName("column " + c[0] + c[3]));
        if (std::ranges::find(setup.columns, column, &battle::SetupColumn::id) ==
            setup.columns.end())
            setup.columns.push_back({column, c[3], unit.side, person(c[4])});
        unit.id = UnitId(Uuid::fromName("unit " + c[0] + c[5]));
        unit.name = c[5];
        unit.column = column;
        unit.arm = fromWord<Arm>(c[6]).value_or(Arm::Infantry);
        unit.nation = c[7];
        if (!c[9].empty())
            unit.men = Men(std::stoi(c[9]));
        if (!c[10].empty())
            unit.guns = Guns(std::stoi(c[10]));
        const auto field = [&unit](std::string_view key, const std::string &value) {
            if (!value.empty())
                unit.fields.emplace(key, value);
        };
        field("class", c[11]);
        if (isArtillery(unit.arm)) {
            field("calibre", c[13]);
        } else if (isInfantry(unit.arm)) {
            field("doctrine", c[12]);
            field("armament", c[13]);
        }
        unit.commander = person(c[14]);
        setup.units.push_back(unit);
    }
    return setup;
}

inline battle::Setup blenheim() {
    battle::Setup setup =
        setupFromCsv(SABRETACHE_SOURCE_DIR "/resources/samples/blenheim-1704.csv");
    setup.name = "Blenheim";
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
