#include "exchange/mapping.h"

#include "exchange/finding.h"
#include "exchange/grid.h"
#include "exchange/numbers.h"
#include "exchange/text.h"
#include "exchange/vocabulary.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace sabretache::exchange {

namespace {

using Text = std::string_view;

struct HeadWord {
    Text text;
    Meaning meaning;
    Text detail = {};
};

/// Heads as people write them, folded, `_` as a blank.
constexpr std::array kHeads{
    HeadWord{"side", Meaning::Side},
    HeadWord{"partei", Meaning::Side},
    HeadWord{"camp", Meaning::Side},
    HeadWord{"parte", Meaning::Side},
    HeadWord{"army", Meaning::Army},
    HeadWord{"armee", Meaning::Army},
    HeadWord{"armata", Meaning::Army},
    HeadWord{"heer", Meaning::Army},
    HeadWord{"army commander", Meaning::ArmyCommander},
    HeadWord{"commander in chief", Meaning::ArmyCommander},
    HeadWord{"army nation", Meaning::ArmyNation},
    HeadWord{"column", Meaning::Level, "column"},
    HeadWord{"colonne", Meaning::Level, "column"},
    HeadWord{"kolonne", Meaning::Level, "column"},
    HeadWord{"colonna", Meaning::Level, "column"},
    HeadWord{"formation", Meaning::Level, "formation"},
    HeadWord{"formazione", Meaning::Level, "formation"},
    HeadWord{"verband", Meaning::Level, "formation"},
    HeadWord{"command", Meaning::Level, "command"},
    HeadWord{"parent formation", Meaning::Level, "formation"},
    HeadWord{"wing", Meaning::Level, "wing"},
    HeadWord{"line", Meaning::Level, "line"},
    HeadWord{"treffen", Meaning::Level, "line"},
    HeadWord{"group", Meaning::Level, "group"},
    HeadWord{"column commander", Meaning::LevelCommander, "column"},
    HeadWord{"unit", Meaning::Unit},
    HeadWord{"units", Meaning::Unit},
    HeadWord{"unit name", Meaning::Unit},
    HeadWord{"unite", Meaning::Unit},
    HeadWord{"unita", Meaning::Unit},
    HeadWord{"einheit", Meaning::Unit},
    HeadWord{"regiment", Meaning::Unit},
    HeadWord{"regiments", Meaning::Unit},
    HeadWord{"reggimento", Meaning::Unit},
    HeadWord{"truppenteil", Meaning::Unit},
    HeadWord{"corps de troupe", Meaning::Unit},
    HeadWord{"name", Meaning::Unit},
    HeadWord{"nom", Meaning::Unit},
    HeadWord{"nome", Meaning::Unit},
    HeadWord{"name1", Meaning::Unit},
    HeadWord{"battalion", Meaning::Unit},
    HeadWord{"arm", Meaning::Arm},
    HeadWord{"arm of service", Meaning::Arm},
    HeadWord{"arme", Meaning::Arm},
    HeadWord{"waffe", Meaning::Arm},
    HeadWord{"waffengattung", Meaning::Arm},
    HeadWord{"arma", Meaning::Arm},
    HeadWord{"branch", Meaning::Arm},
    HeadWord{"nation", Meaning::Nation},
    HeadWord{"nationality", Meaning::Nation},
    HeadWord{"nationalite", Meaning::Nation},
    HeadWord{"pays", Meaning::Nation},
    HeadWord{"land", Meaning::Nation},
    HeadWord{"country", Meaning::Nation},
    HeadWord{"nazione", Meaning::Nation},
    HeadWord{"contingent", Meaning::Nation},
    HeadWord{"battalions or squadrons", Meaning::Count},
    HeadWord{"type", Meaning::Count},
    HeadWord{"count", Meaning::Count},
    HeadWord{"composition", Meaning::Count},
    HeadWord{"battalions", Meaning::Battalions},
    HeadWord{"bataillons", Meaning::Battalions},
    HeadWord{"bataillone", Meaning::Battalions},
    HeadWord{"battaglioni", Meaning::Battalions},
    HeadWord{"batallones", Meaning::Battalions},
    HeadWord{"bn", Meaning::Battalions},
    HeadWord{"bns", Meaning::Battalions},
    HeadWord{"bns.", Meaning::Battalions},
    HeadWord{"bat", Meaning::Battalions},
    HeadWord{"bat.", Meaning::Battalions},
    HeadWord{"btl", Meaning::Battalions},
    HeadWord{"btl.", Meaning::Battalions},
    HeadWord{"btls", Meaning::Battalions},
    HeadWord{"squadrons", Meaning::Squadrons},
    HeadWord{"escadrons", Meaning::Squadrons},
    HeadWord{"eskadronen", Meaning::Squadrons},
    HeadWord{"eskadrons", Meaning::Squadrons},
    HeadWord{"schwadronen", Meaning::Squadrons},
    HeadWord{"squadroni", Meaning::Squadrons},
    HeadWord{"sqn", Meaning::Squadrons},
    HeadWord{"sqns", Meaning::Squadrons},
    HeadWord{"sqns.", Meaning::Squadrons},
    HeadWord{"sqdns", Meaning::Squadrons},
    HeadWord{"esc", Meaning::Squadrons},
    HeadWord{"esc.", Meaning::Squadrons},
    HeadWord{"schw", Meaning::Squadrons},
    HeadWord{"schw.", Meaning::Squadrons},
    HeadWord{"esk", Meaning::Squadrons},
    HeadWord{"esk.", Meaning::Squadrons},
    HeadWord{"companies", Meaning::Companies},
    HeadWord{"compagnies", Meaning::Companies},
    HeadWord{"kompanien", Meaning::Companies},
    HeadWord{"compagnie", Meaning::Companies},
    HeadWord{"coys", Meaning::Companies},
    HeadWord{"men", Meaning::Men},
    HeadWord{"strength", Meaning::Men},
    HeadWord{"effectif", Meaning::Men},
    HeadWord{"effectifs", Meaning::Men},
    HeadWord{"hommes", Meaning::Men},
    HeadWord{"starke", Meaning::Men},
    HeadWord{"staerke", Meaning::Men},
    HeadWord{"mann", Meaning::Men},
    HeadWord{"head count", Meaning::Men},
    HeadWord{"headcount", Meaning::Men},
    HeadWord{"bayonets", Meaning::Men},
    HeadWord{"sabres", Meaning::Men},
    HeadWord{"uomini", Meaning::Men},
    HeadWord{"forza", Meaning::Men},
    HeadWord{"numbers", Meaning::Men},
    HeadWord{"total men", Meaning::Men},
    HeadWord{"present", Meaning::Men},
    HeadWord{"effectives", Meaning::Men},
    HeadWord{"other ranks", Meaning::Men},
    HeadWord{"officers", Meaning::Officers},
    HeadWord{"officiers", Meaning::Officers},
    HeadWord{"offiziere", Meaning::Officers},
    HeadWord{"guns", Meaning::Guns},
    HeadWord{"pieces", Meaning::Guns},
    HeadWord{"canons", Meaning::Guns},
    HeadWord{"geschutze", Meaning::Guns},
    HeadWord{"geschuetze", Meaning::Guns},
    HeadWord{"kanonen", Meaning::Guns},
    HeadWord{"cannoni", Meaning::Guns},
    HeadWord{"pezzi", Meaning::Guns},
    HeadWord{"artillery", Meaning::Guns},
    HeadWord{"artillerie", Meaning::Guns},
    HeadWord{"bouches a feu", Meaning::Guns},
    HeadWord{"commander", Meaning::Commander},
    HeadWord{"commandant", Meaning::Commander},
    HeadWord{"commanding officer", Meaning::Commander},
    HeadWord{"kommandeur", Meaning::Commander},
    HeadWord{"befehlshaber", Meaning::Commander},
    HeadWord{"comandante", Meaning::Commander},
    HeadWord{"chef", Meaning::Commander},
    HeadWord{"general", Meaning::Commander},
    HeadWord{"leader", Meaning::Commander},
    HeadWord{"colonel", Meaning::Commander},
    HeadWord{"rank", Meaning::Rank},
    HeadWord{"grade", Meaning::Rank},
    HeadWord{"notes", Meaning::Notes},
    HeadWord{"note", Meaning::Notes},
    HeadWord{"remarks", Meaning::Notes},
    HeadWord{"remarques", Meaning::Notes},
    HeadWord{"bemerkungen", Meaning::Notes},
    HeadWord{"bemerkung", Meaning::Notes},
    HeadWord{"anmerkungen", Meaning::Notes},
    HeadWord{"comments", Meaning::Notes},
    HeadWord{"observations", Meaning::Notes},
    HeadWord{"source", Meaning::Source},
    HeadWord{"sources", Meaning::Source},
    HeadWord{"quelle", Meaning::Source},
    HeadWord{"id", Meaning::Key},
    HeadWord{"key", Meaning::Key},
    HeadWord{"no", Meaning::Key},
    HeadWord{"nr", Meaning::Key},
    HeadWord{"unit key", Meaning::Key},
    HeadWord{"parent", Meaning::Parent},
    HeadWord{"parent id", Meaning::Parent},
    HeadWord{"parentid", Meaning::Parent},
    HeadWord{"path", Meaning::Path},
    HeadWord{"unit id", Meaning::UnitId},
    HeadWord{"column id", Meaning::ColumnId},
    HeadWord{"army id", Meaning::ArmyId},
    HeadWord{"more", Meaning::More},
};

std::string headKey(Text head) {
    std::string key = folded(head);
    std::replace(key.begin(), key.end(), '_', ' ');
    while (!key.empty() && (key.back() == ':' || key.back() == '*'))
        key.pop_back();
    return key;
}

ColumnMeaning meaning(Meaning m, Text detail = {}) { return {m, std::string(detail)}; }

bool isNumeric(Text cell) {
    const Text plain = trimmed(cell);
    return !plain.empty() && readWhole(plain, kMostMen).hasValue();
}

} // namespace

bool Mapping::has(Meaning wanted) const {
    return std::any_of(columns.begin(), columns.end(),
                       [&](const ColumnMeaning &c) { return c.meaning == wanted; });
}

ColumnMeaning meaningOfHead(Text head, const rules::RuleSetList &ruleSets) {
    const std::string key = headKey(head);
    if (key.empty())
        return {};
    for (const HeadWord &word : kHeads)
        if (key == word.text)
            return meaning(word.meaning, word.detail);
    // The fields of the rule sets are heads by their own keys, alone or as RULESET/FIELD.
    const Text raw = trimmed(head);
    for (const rules::RuleSet *set : ruleSets.all())
        for (const rules::UnitFieldSpec &field : set->unitFields()) {
            const std::string full = std::string(set->id()) + '/' + std::string(field.key);
            if (raw == full || key == headKey(field.key))
                return {Meaning::Field, full};
        }
    const std::vector<Text> words = wordsOf(key);
    if (words.empty())
        return {};
    const auto hasWord = [&](Text w) {
        return std::find(words.begin(), words.end(), w) != words.end();
    };
    const Text level = levelOfName(head);
    if (hasWord("commander") || hasWord("commandant") || hasWord("kommandeur") ||
        hasWord("comandante") || hasWord("leader") || hasWord("general")) {
        if (level == "army")
            return meaning(Meaning::ArmyCommander);
        return level.empty() ? meaning(Meaning::Commander)
                             : meaning(Meaning::LevelCommander, level);
    }
    // "Bat./Esc.", "Btl./Schw.", "Battalions / Squadrons": a count by the word behind the number.
    bool battalions = false;
    bool squadrons = false;
    bool men = false;
    bool guns = false;
    for (const Text w : words) {
        const CountUnit unit = countUnitOf(w);
        battalions = battalions || unit == CountUnit::Battalions;
        squadrons = squadrons || unit == CountUnit::Squadrons;
        men = men || unit == CountUnit::Men;
        guns = guns || unit == CountUnit::Guns;
    }
    if (battalions && squadrons)
        return meaning(Meaning::Count);
    if (level == "army")
        return meaning(Meaning::Army);
    if (!level.empty())
        return meaning(Meaning::Level, level);
    if (battalions)
        return meaning(Meaning::Battalions);
    if (squadrons)
        return meaning(Meaning::Squadrons);
    if (men)
        return meaning(Meaning::Men);
    if (guns)
        return meaning(Meaning::Guns);
    // One known word in a longer head: "Unit / Regiment", "Strength (men)", "No. of guns".
    if (words.size() > 1 && words.size() <= 4)
        for (const HeadWord &word : kHeads)
            if (word.meaning != Meaning::Key && hasWord(word.text))
                return meaning(word.meaning, word.detail);
    return {};
}

namespace {

/// The heads of a table: where they stand and what they mean.
struct Heads {
    std::size_t row = 0;
    std::size_t rows = 1;
    std::size_t known = 0;
    std::vector<ColumnMeaning> columns;
};

std::string joinedHead(const Grid &grid, std::size_t row, std::size_t rows, std::size_t c) {
    std::string out(trimmed(grid.cell(row, c)));
    if (rows == 2) {
        const Text lower = trimmed(grid.cell(row + 1, c));
        if (!out.empty() && !lower.empty())
            out += ' ';
        out += lower;
    }
    return out;
}

Heads headsAt(const Grid &grid, std::size_t row, std::size_t rows,
              const rules::RuleSetList &ruleSets) {
    Heads out{row, rows, 0, {}};
    std::size_t width = grid.cells(row);
    if (rows == 2)
        width = std::max(width, grid.cells(row + 1));
    for (std::size_t c = 0; c < width; ++c) {
        // The lower of two heads says more than both together: "Effectifs / Hommes".
        const Text last = trimmed(grid.cell(row + rows - 1, c));
        ColumnMeaning found = meaningOfHead(last, ruleSets);
        if (found.meaning == Meaning::Ignore && rows == 2)
            found = meaningOfHead(joinedHead(grid, row, rows, c), ruleSets);
        out.known += found.meaning != Meaning::Ignore ? 1U : 0U;
        if (found.meaning == Meaning::Ignore && !joinedHead(grid, row, rows, c).empty())
            found = {Meaning::Notes, joinedHead(grid, row, rows, c)};
        out.columns.push_back(std::move(found));
    }
    return out;
}

bool rowHasNumbers(const Grid &grid, std::size_t row) {
    for (std::size_t c = 0; c < grid.cells(row); ++c)
        if (isNumeric(grid.cell(row, c)))
            return true;
    return false;
}

/// @return the row with the most known heads among the first ten; `known` 0 when there is none.
Heads findHeads(const Grid &grid, const rules::RuleSetList &ruleSets) {
    Heads best;
    const std::size_t rows = std::min<std::size_t>(grid.rows(), 12);
    for (std::size_t r = 0; r < rows; ++r) {
        if (rowHasNumbers(grid, r))
            continue;
        std::size_t filled = 0;
        for (std::size_t c = 0; c < grid.cells(r); ++c)
            filled += trimmed(grid.cell(r, c)).empty() ? 0U : 1U;
        for (const std::size_t headRows : {std::size_t{1}, std::size_t{2}}) {
            if (headRows == 2 && (r + 1 >= rows || rowHasNumbers(grid, r + 1)))
                continue;
            Heads heads = headsAt(grid, r, headRows, ruleSets);
            if (heads.known < 2 || (headRows == 1 && heads.known * 2 < filled))
                continue;
            // Two rows must name more than either alone, or the second is the first unit's row.
            if (heads.known > best.known)
                best = std::move(heads);
        }
    }
    if (best.known < 2)
        best.known = 0;
    // A title above the heads is none of them: one row is enough.
    std::size_t upper = 0;
    for (std::size_t c = 0; best.rows == 2 && c < grid.cells(best.row); ++c)
        upper += trimmed(grid.cell(best.row, c)).empty() ? 0U : 1U;
    if (best.known > 0 && best.rows == 2 && upper < 2) {
        Heads lower = headsAt(grid, best.row + 1, 1, ruleSets);
        if (lower.known == best.known && lower.columns.size() >= best.columns.size())
            lower.rows = 1, best = lower;
    }
    return best;
}

/// Columns by what they hold, for a table without heads.
std::vector<ColumnMeaning> columnsByContent(const Grid &grid) {
    const std::size_t width = std::min<std::size_t>(grid.width(), 64);
    const std::size_t rows = std::min<std::size_t>(grid.rows(), 200);
    struct Seen {
        std::size_t filled = 0, numbers = 0, counts = 0, arms = 0, guns = 0;
        std::int64_t greatest = 0;
    };
    std::vector<Seen> seen(width);
    for (std::size_t r = 0; r < rows; ++r)
        for (std::size_t c = 0; c < width; ++c) {
            const Text cell = trimmed(grid.cell(r, c));
            if (cell.empty())
                continue;
            Seen &s = seen[c];
            ++s.filled;
            const std::string kept = folded(cell);
            if (const WholeNumber n = readWhole(cell, kMostMen); n.hasValue()) {
                ++s.numbers;
                s.greatest = std::max(s.greatest, n.value);
            } else if (speaksOfGuns(kept)) {
                ++s.guns;
            } else {
                const Size size = readSize(cell);
                if (size.battalions || size.squadrons || size.companies)
                    ++s.counts;
                else if (fromWord<Arm>(kept))
                    ++s.arms;
            }
        }
    std::vector<ColumnMeaning> out(width);
    std::vector<std::size_t> texts;
    bool haveMen = false;
    for (std::size_t c = 0; c < width; ++c) {
        const Seen &s = seen[c];
        if (s.filled == 0)
            continue;
        const auto most = [&](std::size_t n) { return n * 2 > s.filled; };
        if (most(s.arms))
            out[c].meaning = Meaning::Arm;
        else if (most(s.counts))
            out[c].meaning = Meaning::Count;
        else if (most(s.guns))
            out[c].meaning = Meaning::Guns;
        else if (most(s.numbers) && s.greatest > 40 && !haveMen)
            out[c].meaning = Meaning::Men, haveMen = true;
        else if (most(s.numbers))
            out[c].meaning = s.greatest <= 12 && !haveMen ? Meaning::Count : Meaning::Guns;
        else
            texts.push_back(c);
    }
    // The last text before the first number names the unit; those before it are its formations.
    std::size_t firstNumber = width;
    for (std::size_t c = 0; c < width; ++c)
        if (out[c].meaning != Meaning::Ignore && out[c].meaning != Meaning::Arm) {
            firstNumber = c;
            break;
        }
    // A column of arms stands right behind the name; a text behind it is the nation.
    std::size_t nameEnd = firstNumber;
    for (std::size_t c = 0; c < width; ++c)
        if (out[c].meaning == Meaning::Arm && c > 0 && !texts.empty() && texts.front() < c)
            nameEnd = std::min(nameEnd, c);
    std::optional<std::size_t> unit;
    for (const std::size_t c : texts)
        if (c < nameEnd)
            unit = c;
    for (const std::size_t c : texts) {
        if (unit && c == *unit)
            out[c].meaning = Meaning::Unit;
        else if (unit && c == nameEnd + 1 && c < firstNumber)
            out[c].meaning = Meaning::Nation;
        else if (unit && c < *unit)
            out[c] = meaning(Meaning::Level, "formation");
        else
            out[c].meaning = Meaning::Notes;
    }
    return out;
}

/// Our own layout without its heads is known by its column of arms, the seventh.
void ownLayout(Mapping &mapping, const rules::RuleSetList &ruleSets) {
    constexpr std::array<Text, 15> kOwn{"side",
                                        "army",
                                        "army_commander",
                                        "column",
                                        "column_commander",
                                        "unit",
                                        "arm",
                                        "nation",
                                        "battalions_or_squadrons",
                                        "men",
                                        "guns",
                                        "class",
                                        "doctrine",
                                        "armament",
                                        "commander"};
    if ((mapping.columns.size() != kOwn.size() && mapping.columns.size() != 13) ||
        mapping.columns[6].meaning != Meaning::Arm || mapping.columns[5].meaning != Meaning::Unit)
        return;
    const bool beerstein = mapping.columns.size() == 13;
    for (std::size_t c = 0; c < mapping.columns.size(); ++c) {
        const Text head = !beerstein || c < 11 ? kOwn[c] : c == 11 ? Text("quality") : kOwn[14];
        mapping.columns[c] = meaningOfHead(head, ruleSets);
    }
}

/// A column headed "Type" may hold arms instead of counts, a column headed "Artillery" only notes.
void settleByContent(const Grid &grid, std::size_t firstRow, Mapping &mapping) {
    for (std::size_t c = 0; c < mapping.columns.size(); ++c) {
        ColumnMeaning &column = mapping.columns[c];
        if (column.meaning != Meaning::Count)
            continue;
        std::size_t arms = 0;
        std::size_t digits = 0;
        const std::size_t rows = std::min(grid.rows(), firstRow + 100);
        for (std::size_t r = firstRow; r < rows; ++r) {
            const Text cell = trimmed(grid.cell(r, c));
            if (cell.empty())
                continue;
            const bool digit = std::any_of(cell.begin(), cell.end(), isDigit);
            digits += digit ? 1U : 0U;
            arms += !digit && armOfCell(cell) ? 1U : 0U;
        }
        if (arms > digits && !mapping.has(Meaning::Arm))
            column.meaning = Meaning::Arm;
    }
}

void settleDuplicates(Mapping &mapping) {
    for (const Meaning once :
         {Meaning::Unit, Meaning::Arm, Meaning::Men, Meaning::Guns, Meaning::Army, Meaning::Side,
          Meaning::Nation, Meaning::Commander, Meaning::Key, Meaning::Parent, Meaning::Count}) {
        bool seen = false;
        for (ColumnMeaning &column : mapping.columns) {
            if (column.meaning != once)
                continue;
            // Bayonets and sabres stand side by side: both are men.
            if (seen && once != Meaning::Men)
                column = {Meaning::Notes, {}};
            seen = true;
        }
    }
}

Hierarchy guessHierarchy(const Grid &grid, std::size_t firstRow, const Mapping &mapping) {
    if ((mapping.has(Meaning::Key) && mapping.has(Meaning::Parent)) || mapping.has(Meaning::Path))
        return Hierarchy::Keys;
    if (mapping.has(Meaning::Army) && mapping.has(Meaning::Side))
        return Hierarchy::PerColumn;
    std::size_t unitColumn = mapping.columns.size();
    std::vector<std::size_t> levels;
    for (std::size_t c = 0; c < mapping.columns.size(); ++c) {
        if (mapping.columns[c].meaning == Meaning::Unit)
            unitColumn = c;
        if (mapping.columns[c].meaning == Meaning::Level ||
            mapping.columns[c].meaning == Meaning::Army)
            levels.push_back(c);
    }
    if (levels.empty()) {
        // Depth by the blanks before the name, or rows with a name and nothing else.
        std::size_t indented = 0;
        std::size_t alone = 0;
        std::size_t rows = 0;
        for (std::size_t r = firstRow; r < std::min(grid.rows(), firstRow + 500); ++r) {
            const Text cell = grid.cell(r, unitColumn);
            if (trimmed(cell).empty())
                continue;
            ++rows;
            std::size_t at = 0;
            indented += isBlankCharacter(nextCharacter(cell, at)) ? 1U : 0U;
            bool other = false;
            for (std::size_t c = 0; c < grid.cells(r); ++c)
                other = other || (c != unitColumn && !trimmed(grid.cell(r, c)).empty());
            alone += other ? 0U : 1U;
        }
        if (indented * 4 > rows)
            return Hierarchy::Indentation;
        return alone > 0 && alone < rows ? Hierarchy::HeadingRows : Hierarchy::PerColumn;
    }
    std::vector<bool> filled(levels.size(), false);
    for (std::size_t r = firstRow; r < grid.rows(); ++r) {
        for (std::size_t i = 0; i < levels.size(); ++i) {
            const bool here = !trimmed(grid.cell(r, levels[i])).empty();
            if (filled[i] && !here && !grid.blankRow(r))
                return Hierarchy::FillDown;
            filled[i] = filled[i] || here;
        }
    }
    return Hierarchy::PerColumn;
}

} // namespace

Result<Mapping> guessMapping(const Grid &grid, const rules::RuleSetList &ruleSets) {
    Mapping out;
    Heads heads = findHeads(grid, ruleSets);
    std::size_t firstRow = 0;
    if (heads.known > 0) {
        out.headLine = grid.line(heads.row);
        out.headRows = heads.rows;
        out.columns = std::move(heads.columns);
        firstRow = heads.row + heads.rows;
        settleByContent(grid, firstRow, out);
        settleDuplicates(out);
        if (!out.has(Meaning::Unit)) {
            // A list of brigades: the innermost formation is the unit.
            for (auto it = out.columns.rbegin(); it != out.columns.rend(); ++it)
                if (it->meaning == Meaning::Level) {
                    *it = {Meaning::Unit, {}};
                    break;
                }
        }
    } else {
        out.headLine = 0;
        out.headRows = 0;
        out.columns = columnsByContent(grid);
    }
    if (!out.has(Meaning::Unit))
        return fail(kFileNotAList, {});
    if (heads.known == 0)
        ownLayout(out, ruleSets);
    out.hierarchy = guessHierarchy(grid, firstRow, out);
    return out;
}

std::string toJson(const Mapping &mapping) {
    using Json = nlohmann::ordered_json;
    Json json;
    json["format"] = "sabretache-mapping";
    json["version"] = 1;
    if (!mapping.encoding.empty())
        json["encoding"] = mapping.encoding;
    if (mapping.delimiter)
        json["delimiter"] =
            mapping.delimiter == '\t' ? std::string("tab") : std::string(1, mapping.delimiter);
    json["head-line"] = mapping.headLine;
    json["head-rows"] = mapping.headRows;
    json["hierarchy"] = std::string(word(mapping.hierarchy));
    Json columns = Json::array();
    for (const ColumnMeaning &column : mapping.columns) {
        Json one;
        one["meaning"] = std::string(word(column.meaning));
        if (!column.detail.empty())
            one["detail"] = column.detail;
        columns.push_back(std::move(one));
    }
    json["columns"] = std::move(columns);
    if (mapping.menPerBattalion)
        json["men-per-battalion"] = *mapping.menPerBattalion;
    if (mapping.menPerSquadron)
        json["men-per-squadron"] = *mapping.menPerSquadron;
    if (!mapping.armyName.empty())
        json["army-name"] = mapping.armyName;
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

Result<Mapping> mappingFromJson(std::string_view text) {
    using Json = nlohmann::json;
    if (text.size() > 1024U * 1024U)
        return fail(kMappingWrong, {"size"});
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object())
        return fail(kMappingWrong, {"{"});
    Mapping out;
    const auto number = [&](const char *key, std::int64_t most) -> std::optional<std::int64_t> {
        const auto it = json.find(key);
        if (it == json.end() || !it->is_number_integer())
            return std::nullopt;
        const auto n = it->get<std::int64_t>();
        return n >= 0 && n <= most ? std::optional(n) : std::nullopt;
    };
    for (const auto &[key, value] : json.items()) {
        bool good = true;
        if (key == "format") {
            good = value.is_string() && value.get<std::string>() == "sabretache-mapping";
        } else if (key == "version") {
            good = value.is_number_integer() && value.get<std::int64_t>() == 1;
        } else if (key == "encoding" || key == "army-name") {
            good = value.is_string();
            if (good)
                (key == "encoding" ? out.encoding : out.armyName) = value.get<std::string>();
        } else if (key == "delimiter") {
            const std::string d = value.is_string() ? value.get<std::string>() : std::string();
            good = d == "tab" || d.size() == 1;
            if (good)
                out.delimiter = d == "tab" ? '\t' : d.front();
        } else if (key == "head-line" || key == "head-rows") {
            const auto n = number(key.c_str(), key == "head-rows" ? 2 : 1'000'000);
            good = n.has_value();
            if (good)
                (key == "head-line" ? out.headLine : out.headRows) = static_cast<std::size_t>(*n);
        } else if (key == "hierarchy") {
            const auto h =
                value.is_string() ? fromWord<Hierarchy>(value.get<std::string>()) : std::nullopt;
            good = h.has_value();
            if (good)
                out.hierarchy = *h;
        } else if (key == "men-per-battalion" || key == "men-per-squadron") {
            const auto n = number(key.c_str(), 10'000);
            good = n.has_value();
            if (good)
                (key == "men-per-battalion" ? out.menPerBattalion : out.menPerSquadron) =
                    static_cast<std::int32_t>(*n);
        } else if (key == "columns") {
            good = value.is_array() && value.size() <= kMostCellsInRow;
            for (std::size_t i = 0; good && i < value.size(); ++i) {
                const Json &one = value[i];
                std::optional<Meaning> m;
                if (one.is_object() && one.contains("meaning") && one["meaning"].is_string())
                    m = fromWord<Meaning>(one["meaning"].get<std::string>());
                if (!m)
                    return fail(kMappingWrong, {"columns[" + std::to_string(i) + "]"});
                ColumnMeaning column{*m, {}};
                if (one.contains("detail") && one["detail"].is_string())
                    column.detail = one["detail"].get<std::string>();
                out.columns.push_back(std::move(column));
            }
        } else {
            good = false;
        }
        if (!good)
            return fail(kMappingWrong, {key});
    }
    return out;
}

} // namespace sabretache::exchange
