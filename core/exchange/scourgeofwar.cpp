// Six index columns make a key: 1,1,1,2,1,3 is the third regiment of the first brigade of the
// second division. The first zero tells a row's level: 1,1,1,2,1,0 is that brigade's commander.
// Rows come in any order.
#include "exchange/scourgeofwar.h"

#include "exchange/numbers.h"
#include "exchange/text.h"
#include "exchange/treebuilder.h"
#include "exchange/vocabulary.h"

#include <algorithm>
#include <array>
#include <map>

namespace sabretache::exchange {

namespace {

constexpr std::size_t kName = 0;
constexpr std::size_t kFirstName = 2;  ///< the person of a commander's row, the unit of a unit's
constexpr std::size_t kSecondName = 3; ///< the formation of a commander's row
constexpr std::size_t kFirstIndex = 4;
constexpr std::size_t kClass = 10;
constexpr std::size_t kWeapon = 12;
constexpr std::size_t kHeadCount = 17;
constexpr std::size_t kExperience = 23;
constexpr std::size_t kLevels = 6;

using Key = std::array<std::int32_t, kLevels>;

struct Row {
    std::size_t row = 0;
    Key key{};
    std::size_t level = 0; ///< how many numbers before the first zero
    bool operator<(const Row &other) const { return key < other.key; }
};

std::string_view levelWord(std::size_t level) {
    constexpr std::array<std::string_view, kLevels> kWordsOfLevels{
        "side", "army", "corps", "division", "brigade", "regiment"};
    return kWordsOfLevels[level - 1];
}

bool contains(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

/// "UGLB_FR_Inf_1" is French.
std::string nationOf(std::string_view unitClass) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 16> kNations{
        {{"FR", "French"},
         {"AU", "Austrian"},
         {"PR", "Prussian"},
         {"RU", "Russian"},
         {"BR", "British"},
         {"UK", "British"},
         {"GB", "British"},
         {"NL", "Dutch"},
         {"DU", "Dutch"},
         {"BA", "Bavarian"},
         {"SA", "Saxon"},
         {"HA", "Hanoverian"},
         {"BW", "Brunswick"},
         {"NA", "Nassau"},
         {"SP", "Spanish"},
         {"US", "United States"}}};
    if (unitClass.substr(0, 5) != "UGLB_")
        return {};
    const std::string_view code = unitClass.substr(5, unitClass.find('_', 5) - 5);
    for (const auto &[key, nation] : kNations)
        if (code == key)
            return std::string(nation);
    return {};
}

} // namespace

bool isScourgeOfWar(const Grid &grid) {
    std::size_t classes = 0;
    for (std::size_t r = 0; r < std::min<std::size_t>(grid.rows(), 200); ++r)
        classes += trimmed(grid.cell(r, kClass)).substr(0, 5) == "UGLB_" ? 1U : 0U;
    if (classes > 0)
        return true;
    // A template without classes still has the heads.
    return grid.rows() > 0 && grid.cells(0) >= 20 && folded(grid.cell(0, 1)) == "id" &&
           folded(grid.cell(0, kClass)) == "class";
}

Result<Reading> readScourgeOfWar(const Grid &grid, std::string_view fallbackName) {
    Reading reading;
    reading.format = Format::ScourgeOfWar;
    reading.rejected = grid.faults;
    reading.warnings = grid.warnings;
    TreeBuilder tree(reading);
    std::vector<Row> rows;
    std::map<Key, std::size_t> byKey;
    std::size_t templates = 0;
    const auto say = [&](Findings &to, std::size_t r, std::string_view code,
                         std::vector<std::string> args = {}) {
        to.push_back({grid.line(r), code, std::move(args), grid.shownRow(r)});
    };
    for (std::size_t r = 0; r < grid.rows(); ++r) {
        const std::string_view name = trimmed(grid.cell(r, kName));
        if (grid.blankRow(r) || name.empty() || name.front() == '$') {
            if (!grid.blankRow(r))
                say(reading.ignored, r, kIgnoredFootnote);
            continue;
        }
        const std::string_view unitClass = trimmed(grid.cell(r, kClass));
        if (r == 0 && unitClass.substr(0, 5) != "UGLB_") {
            say(reading.ignored, r, kIgnoredHeader);
            continue;
        }
        Row row;
        row.row = r;
        bool good = true;
        bool marker = false;
        for (std::size_t i = 0; i < kLevels; ++i) {
            const std::string_view cell = trimmed(grid.cell(r, kFirstIndex + i));
            const WholeNumber n = readWhole(cell, 100'000);
            marker = marker || cell == "X" || contains(cell, "{");
            good = good && (n.kind == NumberKind::Exact || n.kind == NumberKind::Unknown);
            row.key[i] = static_cast<std::int32_t>(n.value);
        }
        const std::string_view head = trimmed(grid.cell(r, kHeadCount));
        marker = marker || head == "X" || contains(head, "{");
        if (marker) {
            ++templates;
            say(reading.rejected, r, kTemplateRow);
            continue;
        }
        if (!good) {
            say(reading.rejected, r, kNumberWrong, {"index", shownText(grid.cell(r, kFirstIndex))});
            continue;
        }
        while (row.level < kLevels && row.key[row.level] != 0)
            ++row.level;
        // Numbers behind the first zero would hang on nothing.
        for (std::size_t i = row.level; i < kLevels; ++i)
            good = good && row.key[i] == 0;
        if (row.level == 0 || !good) {
            say(reading.rejected, r, kParentMissing, {shownText(name)});
            continue;
        }
        if (contains(unitClass, "_Courier") || contains(unitClass, "Wagon") ||
            contains(unitClass, "_Supply") || contains(unitClass, "Ammo")) {
            say(reading.ignored, r, kIgnoredRow, {"train"});
            continue;
        }
        if (!byKey.emplace(row.key, rows.size()).second) {
            say(reading.rejected, r, kDuplicateId, {shownText(name)});
            continue;
        }
        rows.push_back(row);
    }
    if (rows.empty() && templates > 0)
        return fail(kTemplateFile, {std::string(fallbackName)});
    std::vector<Row> sorted = rows;
    std::sort(sorted.begin(), sorted.end());

    // The outermost level that holds everything of a side is its army: a lone corps, for instance.
    std::map<std::int32_t, std::size_t> shallowest;
    for (const Row &row : sorted) {
        const auto [it, isNew] = shallowest.try_emplace(row.key[0], row.level);
        it->second = std::min(it->second, row.level);
    }
    std::map<std::int32_t, std::size_t> tops; ///< how many rows stand at that level
    for (const Row &row : sorted)
        tops[row.key[0]] += row.level == shallowest[row.key[0]] ? 1U : 0U;

    std::map<Key, Place> places;
    std::map<Key, std::size_t> batteries;
    const auto parentKey = [](Key key, std::size_t level) {
        for (std::size_t i = level; i < kLevels; ++i)
            key[i] = 0;
        return key;
    };
    /// The nearest formation above, or the side's army.
    const auto parentOf = [&](const Row &row) {
        for (std::size_t level = row.level - 1; level > 0; --level) {
            const auto it = places.find(parentKey(row.key, level));
            if (it != places.end())
                return it->second;
        }
        const Key side = parentKey(row.key, 1);
        const auto it = places.find(side);
        if (it != places.end())
            return it->second;
        const std::size_t army = tree.army(
            "Side " + std::to_string(row.key[0]),
            std::string(fallbackName) + ' ' + std::to_string(row.key[0]), grid.line(row.row));
        return places[side] = Place{Place::In::Army, army};
    };
    for (const Row &row : sorted) {
        const std::size_t r = row.row;
        const std::string_view unitClass = trimmed(grid.cell(r, kClass));
        const std::string_view first = trimmed(grid.cell(r, kFirstName));
        const std::string_view second = trimmed(grid.cell(r, kSecondName));
        const bool artillery = contains(unitClass, "_Art_");
        const WholeNumber men = readWhole(grid.cell(r, kHeadCount), kMostMen);
        if (row.level < kLevels) {
            // A commander and his formation.
            const std::string name(second.empty() ? trimmed(grid.cell(r, kName)) : second);
            const Named person = personOf(first);
            const bool top = row.level == shallowest[row.key[0]] && tops[row.key[0]] == 1;
            if (top) {
                const std::size_t army =
                    tree.army("Side " + std::to_string(row.key[0]), name, grid.line(r));
                reading.armies[army].value.nation = nationOf(unitClass);
                places[row.key] = {Place::In::Army, army};
                places[parentKey(row.key, 1)] = {Place::In::Army, army};
                tree.command(ReadPost::Of::Army, army, person.commander, person.rank, grid.line(r));
                continue;
            }
            const Place parent = parentOf(row);
            // A battery's commander stands for the battery: its rows are guns, not units.
            if (artillery && (row.level == 5 || contains(unitClass, "Bty"))) {
                oob::Unit unit;
                unit.name = name;
                unit.arm = Arm::Artillery;
                unit.nation = nationOf(unitClass);
                const std::size_t index = tree.unit(parent, std::move(unit), grid.line(r));
                batteries[row.key] = index;
                tree.command(ReadPost::Of::Unit, index, person.commander, person.rank,
                             grid.line(r));
                continue;
            }
            const std::size_t index =
                tree.newColumn(parent, name, levelWord(row.level), grid.line(r));
            reading.columns[index].value.nation = nationOf(unitClass);
            places[row.key] = {Place::In::Column, index};
            tree.command(ReadPost::Of::Column, index, person.commander, person.rank, grid.line(r));
            continue;
        }
        if (men.kind == NumberKind::Negative || men.kind == NumberKind::TooLarge ||
            men.kind == NumberKind::Wrong) {
            say(reading.rejected, r,
                men.kind == NumberKind::Negative   ? kNumberNegative
                : men.kind == NumberKind::TooLarge ? kNumberTooLarge
                                                   : kNumberWrong,
                {"men", shownText(grid.cell(r, kHeadCount)), std::to_string(kMostMen)});
            continue;
        }
        const auto battery = batteries.find(parentKey(row.key, 5));
        if (artillery && battery != batteries.end()) {
            oob::Unit &unit = reading.units[battery->second].value;
            unit.present.guns = Guns((unit.present.guns ? unit.present.guns->value : 0) + 1);
            if (men.hasValue())
                unit.present.men = Men((unit.present.men ? unit.present.men->value : 0) +
                                       static_cast<std::int32_t>(men.value));
            std::string &raw = reading.units[battery->second].rawGuns;
            if (raw.empty())
                raw = std::string(trimmed(grid.cell(r, kWeapon)));
            continue;
        }
        oob::Unit unit;
        unit.name = std::string(first.empty() ? trimmed(grid.cell(r, kName)) : first);
        unit.nation = nationOf(unitClass);
        unit.arm = artillery                      ? Arm::Artillery
                   : contains(unitClass, "_Cav_") ? Arm::Cavalry
                   : armOfName(unit.name) == Arm::LightInfantry ||
                           armOfName(grid.cell(r, kName)) == Arm::LightInfantry
                       ? Arm::LightInfantry
                       : Arm::Infantry;
        if (unit.arm == Arm::Cavalry)
            if (const auto told = armOfName(unit.name); told && isCavalry(*told))
                unit.arm = *told;
        if (isInfantry(unit.arm) && folded(unit.name).find("bat") != std::string::npos)
            unit.battalions = Hundredths(100);
        if (isArtillery(unit.arm))
            unit.present.guns = Guns(1);
        if (men.hasValue())
            unit.present.men = Men(static_cast<std::int32_t>(men.value));
        if (const std::string_view quality = trimmed(grid.cell(r, kExperience)); !quality.empty())
            unit.notes = "Experience: " + std::string(quality);
        const std::size_t index = tree.unit(parentOf(row), std::move(unit), grid.line(r));
        reading.units[index].rawMen = std::string(trimmed(grid.cell(r, kHeadCount)));
    }
    tree.settleOrderLevels();
    return reading;
}

} // namespace sabretache::exchange
