// How the cells of a table are to be read: its encoding and delimiter, where its heads stand, what
// each column means, and how the hierarchy is written. A mapping is guessed from the file, shown,
// changed, kept as JSON, and used again (`import --mapping`).
#pragma once

#include "base/result.h"
#include "base/words.h"
#include "rules/ruleset.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sabretache::exchange {

class Grid;

/// What a column of the table holds.
enum class Meaning : std::uint8_t {
    Ignore,
    Notes,
    Source,
    Side,
    Army,
    ArmyCommander,
    ArmyNation,
    Level,          ///< a formation; `detail` is the level's word
    LevelWord,      ///< what a row's formation is called: "wing", "corps"
    LevelCommander, ///< of the level whose word is `detail`; empty: the innermost
    Unit,
    Arm,
    Nation,
    Count, ///< battalions or squadrons, by arm or by the word behind the number
    Battalions,
    Squadrons,
    Companies,
    Men,
    Officers,
    Guns,
    Field, ///< of a rule set; `detail` is "RULESET/FIELD"
    Commander,
    Rank,
    Key,    ///< an id within the file
    Parent, ///< the key of the row above
    Path,   ///< a dotted path, "1.2.3"
    UnitId, ///< ids of a book, as our own CSV has them
    ColumnId,
    ArmyId,
    More, ///< what the CSV of ours has beyond its columns, as JSON
};

struct ColumnMeaning {
    Meaning meaning = Meaning::Ignore;
    std::string detail;
    bool operator==(const ColumnMeaning &) const = default;
};

/// How rows say what they stand under.
enum class Hierarchy : std::uint8_t {
    PerColumn,   ///< a column for each level, filled in each row
    FillDown,    ///< a blank means: as above
    HeadingRows, ///< a row with a name and nothing else opens a formation
    Indentation, ///< the depth of the first cell
    Keys,        ///< ids and parents, or dotted paths
};

/// In the place of a delimiter: the file is a list of lines, not a table.
inline constexpr char kNoDelimiter = '\n';

struct Mapping {
    std::string encoding;     ///< empty: found from the bytes
    char delimiter = 0;       ///< 0: found from the text; kNoDelimiter: a plain list
    std::size_t headLine = 0; ///< line of the (first) row of heads; 0: there are none
    std::size_t headRows = 1; ///< 2: two rows whose texts are joined
    std::vector<ColumnMeaning> columns;
    Hierarchy hierarchy = Hierarchy::PerColumn;
    std::optional<std::int32_t> menPerBattalion; ///< for units whose men are not known
    std::optional<std::int32_t> menPerSquadron;
    std::string armyName; ///< for a file that names none
    std::string sheet;    ///< of a workbook, by its name; empty: all of them
    bool operator==(const Mapping &) const = default;

    bool has(Meaning meaning) const;
};

/// @return the mapping as one JSON object, as a person would write it.
std::string toJson(const Mapping &mapping);
/// @error mapping-wrong (the field)
Result<Mapping> mappingFromJson(std::string_view json);

/// What the head of a column means, by the names that people use in several languages.
/// @param ruleSets whose unit fields are known as heads too; the first that has a field wins
ColumnMeaning meaningOfHead(std::string_view head, const rules::RuleSetList &ruleSets);

/// Finds heads, meanings and hierarchy in a table. Without heads the columns are guessed from what
/// they hold (`headLine` 0).
/// @error file-not-a-list: no column that could name units
Result<Mapping> guessMapping(const Grid &grid, const rules::RuleSetList &ruleSets);

} // namespace sabretache::exchange

namespace sabretache {
template <>
inline constexpr auto kWords<exchange::Meaning> = wordList<exchange::Meaning>({
    {exchange::Meaning::Ignore, "ignore"},
    {exchange::Meaning::Notes, "notes"},
    {exchange::Meaning::Source, "source"},
    {exchange::Meaning::Side, "side"},
    {exchange::Meaning::Army, "army"},
    {exchange::Meaning::ArmyCommander, "army-commander"},
    {exchange::Meaning::ArmyNation, "army-nation"},
    {exchange::Meaning::Level, "level"},
    {exchange::Meaning::LevelWord, "level-word"},
    {exchange::Meaning::LevelCommander, "level-commander"},
    {exchange::Meaning::Unit, "unit"},
    {exchange::Meaning::Arm, "arm"},
    {exchange::Meaning::Nation, "nation"},
    {exchange::Meaning::Count, "count"},
    {exchange::Meaning::Battalions, "battalions"},
    {exchange::Meaning::Squadrons, "squadrons"},
    {exchange::Meaning::Companies, "companies"},
    {exchange::Meaning::Men, "men"},
    {exchange::Meaning::Officers, "officers"},
    {exchange::Meaning::Guns, "guns"},
    {exchange::Meaning::Field, "field"},
    {exchange::Meaning::Commander, "commander"},
    {exchange::Meaning::Rank, "rank"},
    {exchange::Meaning::Key, "key"},
    {exchange::Meaning::Parent, "parent"},
    {exchange::Meaning::Path, "path"},
    {exchange::Meaning::UnitId, "unit-id"},
    {exchange::Meaning::ColumnId, "column-id"},
    {exchange::Meaning::ArmyId, "army-id"},
    {exchange::Meaning::More, "more"},
});
template <>
inline constexpr auto kWords<exchange::Hierarchy> = wordList<exchange::Hierarchy>({
    {exchange::Hierarchy::PerColumn, "per-column"},
    {exchange::Hierarchy::FillDown, "fill-down"},
    {exchange::Hierarchy::HeadingRows, "heading-rows"},
    {exchange::Hierarchy::Indentation, "indentation"},
    {exchange::Hierarchy::Keys, "keys"},
});
} // namespace sabretache
