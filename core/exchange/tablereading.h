// The reader of tables, as its three sources share it: rows and headings (tablereader.cpp), our own
// layout cell by cell (tableliteral.cpp), ids and paths (tablekeys.cpp). Not for others: they call
// readTable.
#pragma once

#include "exchange/grid.h"
#include "exchange/headings.h"
#include "exchange/jsonparts.h"
#include "exchange/mapping.h"
#include "exchange/progress.h"
#include "exchange/reading.h"
#include "exchange/subtotals.h"
#include "exchange/text.h"
#include "exchange/treebuilder.h"
#include "exchange/unitdraft.h"
#include "exchange/vocabulary.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sabretache::exchange {

class TableReader {
public:
    TableReader(const Grid &grid, const Mapping &mapping, const rules::RuleSetList &ruleSets,
                std::string_view fallbackName)
        : m_grid(grid), m_mapping(mapping), m_ruleSets(ruleSets), m_fieldReader(ruleSets),
          m_fallback(fallbackName), m_tree(m_reading), m_sums(m_reading), m_headings(m_tree) {
        m_reading.mapping = mapping;
    }

    Reading run(Progress *progress);

private:
    struct Level {
        std::size_t column = 0;
        std::string level;
        std::size_t commander = kNone;
        std::string raw;
        std::string commanderName;
        std::size_t commanded = kNone;
        std::optional<Place> place;
        Place parent;
        std::optional<Place> outer; ///< a heading alone in a column that units use too
        bool mixed = false;
    };

    std::size_t columnOf(Meaning meaning) const {
        for (std::size_t c = 0; c < m_mapping.columns.size(); ++c)
            if (m_mapping.columns[c].meaning == meaning)
                return c;
        return kNone;
    }
    void findColumns();

    std::string_view cell(std::size_t r, std::size_t c) const {
        return c == kNone ? std::string_view() : trimmed(m_grid.cell(r, c));
    }
    /// A name or text cell: in our own layout an apostrophe guards a cell that a spreadsheet would
    /// take for a formula.
    std::string_view textCell(std::size_t r, std::size_t c) const {
        std::string_view text = cell(r, c);
        if (m_literal && text.size() >= 2 && text.front() == '\'' &&
            std::string_view("=+-@'\t").find(text[1]) != std::string_view::npos)
            text.remove_prefix(1);
        return text;
    }

    void ignore(std::size_t r, std::string_view code, std::vector<std::string> args = {}) {
        m_reading.ignored.push_back({m_grid.line(r), code, std::move(args), m_grid.shownRow(r)});
    }
    void reject(std::size_t r, std::string_view code, std::vector<std::string> args = {}) {
        m_reading.rejected.push_back({m_grid.line(r), code, std::move(args), m_grid.shownRow(r)});
    }

    std::size_t skipHead();

    /// @return how many cells are filled; `only` is the last filled one.
    std::size_t filledCells(std::size_t r, std::size_t &only) const;

    /// Which level columns are used by headings alone, and which by rows of units too.
    void scanHeadings(std::size_t first);

    static bool isFootnote(std::string_view text);

    bool repeatsHead(std::size_t r) const;

    /// The row of dashes below the heads, as tables of Markdown have it: |---|:---|---:|
    bool isRule(std::size_t r) const;

    /// @return the column of a sum's label in this row, if any.
    std::size_t totalLabel(std::size_t r) const;

    StatedSum statedSum(std::size_t r) const;

    void row(std::size_t r);

    /// A name alone is a heading where it says so, or, in a table without columns of levels, where
    /// a unit with figures follows; else it is a unit of which nothing is known.
    bool headsWhatFollows(std::size_t r) const;

    bool levelFilled(std::size_t r) const {
        return std::any_of(m_levels.begin(), m_levels.end(),
                           [&](const Level &l) { return !cell(r, l.column).empty(); }) ||
               !cell(r, m_army).empty() || !cell(r, m_side).empty();
    }

    /// A row with numbers and no name is a sum if it fits one.
    void noNameRow(std::size_t r);

    /// The army that rows stand in.
    std::size_t armyIndex(std::size_t r);
    std::string_view fallbackName() const {
        return m_mapping.armyName.empty() ? m_fallback : std::string_view(m_mapping.armyName);
    }

    void armyCommander(std::size_t r, std::size_t army);

    /// Our own layout: every cell is what it says, every row stands for itself.
    void literalRow(std::size_t r);

    std::size_t literalArmy(std::size_t r);

    Place literalColumn(std::size_t r, std::size_t army);
    void columnCommander(std::size_t r, Level &level, Place place);

    /// A row that our own export makes for what is no unit.
    void structureRow(std::size_t r, const std::string &kind, const Json &more);

    /// What the last cell keeps of a unit.
    static Result<void> takeMore(oob::Unit &unit, const Json &more);
    void takePosts(std::size_t r, const Json &more, ReadPost::Of of, std::size_t index);

    /// Sets the levels that this row names, and clears those within them.
    void setLevels(std::size_t r, bool hasUnit, std::size_t filled, std::size_t only);

    Place formation(std::size_t r, std::string_view text, std::string_view columnLevel,
                    Place parent, std::size_t commanderColumn);

    /// A heading in the unit's own column.
    void heading(std::size_t r, std::string_view text, std::string_view, int);

    Place currentPlace() const;

    UnitTexts textsOf(std::size_t r) const;
    UnitDraft draftOf(std::size_t r, std::string_view armHint);
    void unitRow(std::size_t r, Place place, std::string_view armHint);
    void addUnit(std::size_t r, Place place, UnitDraft &&draft);

    /// Depth by the blanks before the name: deeper rows stand under the row before them.
    void indentedRow(std::size_t r);
    std::size_t depthOf(std::size_t r) const;

    void readKeys(std::size_t first);

    void finish();
    void settleLiteral();

    const Grid &m_grid;
    const Mapping &m_mapping;
    const rules::RuleSetList &m_ruleSets;
    FieldReader m_fieldReader;
    std::string_view m_fallback;
    Reading m_reading;
    TreeBuilder m_tree;
    SubtotalChecker m_sums;
    HeadingStack m_headings;

    std::size_t m_side = kNone, m_army = kNone, m_armyCommander = kNone, m_unit = kNone,
                m_arm = kNone, m_nation = kNone, m_count = kNone, m_battalions = kNone,
                m_squadrons = kNone, m_companies = kNone, m_men = kNone, m_moreMen = kNone,
                m_guns = kNone, m_commander = kNone, m_rank = kNone;
    std::size_t m_source = kNone, m_armyId = kNone, m_columnId = kNone, m_unitId = kNone,
                m_more = kNone, m_levelWord = kNone;
    std::map<ArmyId, std::size_t> m_armyById;
    std::map<ColumnId, std::size_t> m_columnById;
    std::map<PersonId, std::size_t> m_personById;
    std::vector<std::pair<ReadPost, PersonId>> m_waiting;
    std::vector<Level> m_levels;
    std::vector<std::pair<std::size_t, std::string>> m_levelCommanders;
    std::vector<std::pair<std::size_t, std::string>> m_fields;
    std::vector<std::pair<std::size_t, std::string>> m_notes;
    std::vector<std::pair<std::size_t, Place>> m_indents;
    std::vector<std::string> m_openWords; ///< of the formations in m_indents
    bool m_flat = false;                  ///< no row is indented: words say what is a formation
    bool m_literal = false;
    bool m_unitMeaningIsUnit = false;
    bool m_unitHeadings = false;
    bool m_provisional = false;
    std::size_t m_headRow = 0;

    std::size_t m_lastArmy = kNone;
    std::string_view m_lastSide;
    std::string_view m_lastArmyName;
    std::size_t m_commandedArmy = kNone;
    std::string_view m_armyCommanderName;
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);
    static constexpr std::size_t kMostFormationBytes = 1000;
    static constexpr std::size_t kMostLevels = 6;
};

} // namespace sabretache::exchange
