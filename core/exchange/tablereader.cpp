// A table's rows are of few kinds: units, headings, sums, foot-notes, heads again, blank. Which one
// a row is shows from which of its cells are filled; what it stands under, from its level columns
// and the headings above it.
#include "exchange/tablereader.h"

#include "exchange/headings.h"
#include "exchange/jsonparts.h"
#include "exchange/numbers.h"
#include "exchange/subtotals.h"
#include "exchange/text.h"
#include "exchange/treebuilder.h"
#include "exchange/unitdraft.h"
#include "exchange/vocabulary.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace sabretache::exchange {

namespace {

constexpr std::size_t kNone = static_cast<std::size_t>(-1);
constexpr std::size_t kMostFormationBytes = 1000;
constexpr std::size_t kMostLevels = 6;

class TableReader {
public:
    TableReader(const Grid &grid, const Mapping &mapping, const rules::RuleSetList &ruleSets,
                std::string_view fallbackName)
        : m_grid(grid), m_mapping(mapping), m_ruleSets(ruleSets), m_fallback(fallbackName),
          m_tree(m_reading), m_sums(m_reading), m_headings(m_tree) {
        m_reading.mapping = mapping;
    }

    Reading run() {
        findColumns();
        m_reading.rejected = m_grid.faults;
        m_reading.warnings = m_grid.warnings;
        const std::size_t first = skipHead();
        scanHeadings(first);
        m_reading.units.reserve(m_grid.rows());
        if (m_mapping.hierarchy == Hierarchy::Keys)
            readKeys(first);
        else
            for (std::size_t r = first; r < m_grid.rows(); ++r)
                row(r);
        finish();
        return std::move(m_reading);
    }

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
    void findColumns() {
        m_side = columnOf(Meaning::Side);
        m_army = columnOf(Meaning::Army);
        m_armyCommander = columnOf(Meaning::ArmyCommander);
        m_unit = columnOf(Meaning::Unit);
        m_arm = columnOf(Meaning::Arm);
        m_nation = columnOf(Meaning::Nation);
        m_count = columnOf(Meaning::Count);
        m_battalions = columnOf(Meaning::Battalions);
        m_squadrons = columnOf(Meaning::Squadrons);
        m_companies = columnOf(Meaning::Companies);
        m_men = columnOf(Meaning::Men);
        m_guns = columnOf(Meaning::Guns);
        m_commander = columnOf(Meaning::Commander);
        m_rank = columnOf(Meaning::Rank);
        m_source = columnOf(Meaning::Source);
        m_armyId = columnOf(Meaning::ArmyId);
        m_columnId = columnOf(Meaning::ColumnId);
        m_unitId = columnOf(Meaning::UnitId);
        m_more = columnOf(Meaning::More);
        m_literal =
            m_side != kNone && m_army != kNone && m_mapping.hierarchy == Hierarchy::PerColumn;
        for (std::size_t c = 0; c < m_mapping.columns.size(); ++c) {
            const ColumnMeaning &column = m_mapping.columns[c];
            switch (column.meaning) {
            case Meaning::Level:
                if (m_levels.size() == kMostLevels) {
                    m_notes.emplace_back(c, column.detail);
                    break;
                }
                m_levels.push_back({});
                m_levels.back().column = c;
                m_levels.back().level = column.detail;
                break;
            case Meaning::LevelCommander:
                m_levelCommanders.emplace_back(c, column.detail);
                break;
            case Meaning::Men:
                if (c != m_men && m_moreMen == kNone)
                    m_moreMen = c;
                break;
            case Meaning::Field:
                m_fields.emplace_back(c, column.detail);
                break;
            case Meaning::Notes:
                m_notes.emplace_back(c, column.detail);
                break;
            default:
                break;
            }
        }
        for (const auto &[c, level] : m_levelCommanders)
            for (auto it = m_levels.rbegin(); it != m_levels.rend(); ++it)
                if (it->level == level || level.empty()) {
                    it->commander = c;
                    break;
                }
        m_unitMeaningIsUnit = m_unit != kNone;
    }

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

    std::size_t skipHead() {
        std::size_t first = 0;
        if (m_mapping.headLine == 0) {
            m_reading.warnings.push_back({0, kHeaderGuessed, {}, {}});
            return 0;
        }
        while (first < m_grid.rows() && m_grid.line(first) < m_mapping.headLine) {
            if (!m_grid.blankRow(first))
                ignore(first, kIgnoredTitle);
            ++first;
        }
        m_headRow = first;
        for (std::size_t i = 0; i < m_mapping.headRows && first < m_grid.rows(); ++i)
            ++first;
        return first;
    }

    /// @return how many cells are filled; `only` is the last filled one.
    std::size_t filledCells(std::size_t r, std::size_t &only) const {
        std::size_t filled = 0;
        for (std::size_t c = 0; c < m_grid.cells(r); ++c)
            if (!trimmed(m_grid.cell(r, c)).empty()) {
                ++filled;
                only = c;
            }
        return filled;
    }

    /// Which level columns are used by headings alone, and which by rows of units too.
    void scanHeadings(std::size_t first) {
        if (m_literal)
            return;
        for (Level &level : m_levels) {
            bool alone = false;
            bool withUnit = false;
            for (std::size_t r = first; r < m_grid.rows(); ++r) {
                if (cell(r, level.column).empty())
                    continue;
                std::size_t only = kNone;
                if (!cell(r, m_unit).empty())
                    withUnit = true;
                else if (filledCells(r, only) == 1 && !isTotalLabel(cell(r, level.column)) &&
                         !isFootnote(cell(r, level.column)))
                    alone = true;
            }
            level.mixed = alone && withUnit;
        }
        // Headings in the unit's own column: a name alone, in a table whose units have numbers.
        std::size_t alone = 0;
        std::size_t full = 0;
        for (std::size_t r = first; r < m_grid.rows(); ++r) {
            std::size_t only = kNone;
            const std::size_t filled = filledCells(r, only);
            if (filled == 0 || cell(r, m_unit).empty())
                continue;
            (filled == 1 && only == m_unit ? alone : full) += 1;
        }
        m_unitHeadings = alone > 0 && full > alone / 2 && full > 0;
    }

    static bool isFootnote(std::string_view text) {
        if (text.empty())
            return false;
        if (text.front() == '*' || text.front() == '#')
            return true;
        if (text.substr(0, 3) == "†" || text.substr(0, 2) == "¹" || text.substr(0, 2) == "²")
            return true;
        if (text.front() == '[' && text.size() > 2 && isDigit(text[1]))
            return true;
        const std::string kept = folded(text.substr(0, 24));
        for (const std::string_view start :
             {std::string_view("note:"), std::string_view("notes:"), std::string_view("n.b."),
              std::string_view("nb:"), std::string_view("source:"), std::string_view("sources:"),
              std::string_view("quelle:"), std::string_view("quellen:"),
              std::string_view("anmerkung:"), std::string_view("remarque:"),
              std::string_view("nota:"), std::string_view("after "), std::string_view("d'apres ")})
            if (kept.substr(0, start.size()) == start)
                return true;
        return false;
    }

    bool repeatsHead(std::size_t r) const {
        if (m_mapping.headLine == 0 || m_headRow >= m_grid.rows())
            return false;
        const std::size_t head = m_headRow + (m_mapping.headRows > 0 ? m_mapping.headRows - 1 : 0);
        std::size_t same = 0;
        for (std::size_t c = 0; c < m_grid.cells(r); ++c) {
            const std::string_view here = cell(r, c);
            if (here.empty())
                continue;
            if (here != cell(head, c))
                return false;
            ++same;
        }
        return same > 1;
    }

    /// @return the column of a sum's label in this row, if any.
    std::size_t totalLabel(std::size_t r) const {
        if (m_literal)
            return kNone;
        for (std::size_t c = 0; c < m_grid.cells(r); ++c) {
            const std::string_view text = cell(r, c);
            if (text.empty())
                continue;
            const Meaning meaning =
                c < m_mapping.columns.size() ? m_mapping.columns[c].meaning : Meaning::Ignore;
            if (meaning == Meaning::Level || meaning == Meaning::Unit || meaning == Meaning::Army ||
                meaning == Meaning::Side || meaning == Meaning::Nation ||
                meaning == Meaning::Commander)
                if (isTotalLabel(text))
                    return c;
        }
        return kNone;
    }

    StatedSum statedSum(std::size_t r) const {
        StatedSum out;
        const auto men = [&](std::size_t c) {
            const WholeNumber n = readWhole(cell(r, c), 1'000'000'000);
            if (n.hasValue())
                out.men = out.men.value_or(0) + n.value;
        };
        if (m_men != kNone)
            men(m_men);
        if (m_moreMen != kNone)
            men(m_moreMen);
        if (const GunText guns = readGuns(cell(r, m_guns), 1'000'000);
            m_guns != kNone && guns.total.hasValue())
            out.guns = guns.total.value;
        const auto count = [&](std::size_t c, std::optional<std::int64_t> &to) {
            if (c == kNone)
                return;
            const Size size = readSize(cell(r, c));
            if (size.bare)
                to = *size.bare;
        };
        if (m_count != kNone) {
            const Size size = readSize(cell(r, m_count));
            if (size.battalions)
                out.battalions = size.battalions->value;
            if (size.squadrons)
                out.squadrons = size.squadrons->value;
        }
        count(m_battalions, out.battalions);
        count(m_squadrons, out.squadrons);
        return out;
    }

    void row(std::size_t r) {
        if (m_literal) {
            literalRow(r);
            return;
        }
        std::size_t only = kNone;
        const std::size_t filled = filledCells(r, only);
        if (filled == 0)
            return;
        if (repeatsHead(r))
            return ignore(r, kIgnoredHeader);
        if (const std::size_t label = totalLabel(r); label != kNone) {
            ignore(r, kIgnoredSubtotal);
            m_sums.check(cell(r, label), statedSum(r), currentPlace(), m_grid.line(r),
                         m_grid.shownRow(r));
            return;
        }
        if (filled == 1 && isFootnote(cell(r, only)))
            return ignore(r, kIgnoredFootnote);
        const bool hasUnit = !cell(r, m_unit).empty();
        if (m_mapping.hierarchy == Hierarchy::Indentation)
            return indentedRow(r);
        if (filled == 1 && hasUnit && m_unitHeadings && only == m_unit && headsWhatFollows(r)) {
            heading(r, cell(r, m_unit), {}, 100);
            return;
        }
        setLevels(r, hasUnit, filled, only);
        if (hasUnit)
            unitRow(r, currentPlace(), {});
        else if (!levelFilled(r) && filled > 0)
            noNameRow(r);
    }

    /// A name alone is a heading where it says so, or, in a table without columns of levels, where
    /// a unit with figures follows; else it is a unit of which nothing is known.
    bool headsWhatFollows(std::size_t r) const {
        const std::string_view text = cell(r, m_unit);
        if (text.back() == ':' || !levelOfName(text).empty())
            return true;
        if (!m_levels.empty())
            return false;
        // Headings may follow headings, but not many.
        std::size_t alone = 0;
        for (std::size_t next = r + 1; next < m_grid.rows() && alone < 5; ++next) {
            std::size_t only = kNone;
            const std::size_t filled = filledCells(next, only);
            if (filled == 0)
                continue;
            if (cell(next, m_unit).empty() || totalLabel(next) != kNone)
                return false;
            if (filled > 1)
                return true;
            ++alone;
        }
        return false;
    }

    bool levelFilled(std::size_t r) const {
        return std::any_of(m_levels.begin(), m_levels.end(),
                           [&](const Level &l) { return !cell(r, l.column).empty(); }) ||
               !cell(r, m_army).empty() || !cell(r, m_side).empty();
    }

    /// A row with numbers and no name is a sum if it fits one.
    void noNameRow(std::size_t r) {
        const StatedSum stated = statedSum(r);
        if (stated.any() && m_sums.fits(stated, currentPlace()))
            return ignore(r, kIgnoredSubtotal);
        bool numbers = stated.any();
        for (const std::size_t c : {m_men, m_guns, m_count, m_battalions, m_squadrons})
            numbers = numbers || !cell(r, c).empty();
        if (numbers)
            return reject(r, kUnitNameMissing);
        ignore(r, kIgnoredRow, {"note"});
    }

    /// The army that rows stand in.
    std::size_t armyIndex(std::size_t r) {
        const std::string_view side = textCell(r, m_side);
        const std::string_view name = textCell(r, m_army);
        if (m_lastArmy != kNone && side == m_lastSide && name == m_lastArmyName)
            return m_lastArmy;
        if (m_lastArmy != kNone && !m_literal && side.empty() && name.empty())
            return m_lastArmy; // filled down
        m_lastSide = side;
        m_lastArmyName = name;
        m_provisional = false;
        if (m_army == kNone && m_side == kNone) {
            m_provisional = true;
            m_lastArmy = m_tree.army({}, fallbackName(), 0);
            return m_lastArmy;
        }
        if (m_literal) {
            m_lastArmy = m_tree.army(side, name.empty() ? side : name, m_grid.line(r));
            return m_lastArmy;
        }
        const Named named = headingOf(name.empty() ? side : name);
        m_lastArmy =
            m_tree.army(side, named.name.empty() ? fallbackName() : named.name, m_grid.line(r));
        m_tree.command(ReadPost::Of::Army, m_lastArmy, named.commander, named.rank, m_grid.line(r));
        return m_lastArmy;
    }
    std::string_view fallbackName() const {
        return m_mapping.armyName.empty() ? m_fallback : std::string_view(m_mapping.armyName);
    }

    void armyCommander(std::size_t r, std::size_t army) {
        const std::string_view commander = textCell(r, m_armyCommander);
        if (commander.empty() || (army == m_commandedArmy && commander == m_armyCommanderName))
            return;
        m_commandedArmy = army;
        m_armyCommanderName = commander;
        if (m_literal) {
            m_tree.command(ReadPost::Of::Army, army, commander, {}, m_grid.line(r));
            return;
        }
        const Named person = personOf(commander);
        m_tree.command(ReadPost::Of::Army, army, person.commander, person.rank, m_grid.line(r));
    }

    /// Our own layout: every cell is what it says, every row stands for itself.
    void literalRow(std::size_t r) {
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
        addUnit(r, place, draft);
        if (more.is_object())
            takePosts(r, more, ReadPost::Of::Unit, m_reading.units.size() - 1);
    }

    std::size_t literalArmy(std::size_t r) {
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

    Place literalColumn(std::size_t r, std::size_t army) {
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
                place = {Place::In::Column,
                         m_tree.newColumn(place, name, level.level, m_grid.line(r))};
                m_reading.columns[place.index].value.id = id;
                m_columnById.emplace(id, place.index);
                level.place.reset();
            } else if (level.place && level.raw == name && level.parent == place) {
                place = *level.place;
            } else {
                level.raw = std::string(name);
                level.parent = place;
                place = {Place::In::Column,
                         m_tree.column(place, name, level.level, m_grid.line(r))};
                level.place = place;
                level.commanderName.clear();
            }
            columnCommander(r, level, place);
        }
        return place;
    }
    void columnCommander(std::size_t r, Level &level, Place place) {
        const std::string_view commander = textCell(r, level.commander);
        if (commander.empty() ||
            (commander == level.commanderName && level.commanded == place.index))
            return;
        level.commanderName = std::string(commander);
        level.commanded = place.index;
        m_tree.command(ReadPost::Of::Column, place.index, commander, {}, m_grid.line(r));
    }

    /// A row that our own export makes for what is no unit.
    void structureRow(std::size_t r, const std::string &kind, const Json &more) {
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

    /// What the last cell keeps of a unit.
    static Result<void> takeMore(oob::Unit &unit, const Json &more) {
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
                    unit.fields[set][key] = value;
        }
        return {};
    }
    void takePosts(std::size_t r, const Json &more, ReadPost::Of of, std::size_t index) {
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

    /// Sets the levels that this row names, and clears those within them.
    void setLevels(std::size_t r, bool hasUnit, std::size_t filled, std::size_t only) {
        const std::size_t armyBefore = m_lastArmy;
        const std::size_t army = armyIndex(r);
        armyCommander(r, army);
        if (army != armyBefore)
            for (Level &level : m_levels)
                level.place.reset(), level.outer.reset(), level.raw.clear();
        const bool fill = m_mapping.hierarchy != Hierarchy::PerColumn;
        for (std::size_t i = 0; i < m_levels.size(); ++i) {
            Level &level = m_levels[i];
            const std::string_view text = cell(r, level.column);
            if (text.empty()) {
                if (!fill) {
                    level.place.reset();
                    level.raw.clear();
                }
                continue;
            }
            const bool outer = level.mixed && !hasUnit && filled == 1 && only == level.column;
            Place parent{Place::In::Army, army};
            for (std::size_t j = 0; j < i; ++j) {
                if (m_levels[j].outer)
                    parent = *m_levels[j].outer;
                if (m_levels[j].place)
                    parent = *m_levels[j].place;
            }
            if (!outer && level.outer)
                parent = *level.outer;
            // The same text again means the same formation; else what stood within is over.
            if (!outer && level.place && level.raw == text && level.parent == parent)
                continue;
            for (std::size_t j = i + 1; j < m_levels.size(); ++j)
                m_levels[j].place.reset(), m_levels[j].outer.reset(), m_levels[j].raw.clear();
            m_headings.clear();
            const Place made = formation(r, text, level.level, parent, level.commander);
            if (outer) {
                level.outer = made;
                level.place.reset();
                level.raw.clear();
            } else {
                level.place = made;
                level.raw = std::string(text);
                level.parent = parent;
            }
        }
        if (!hasUnit && filled > 1 && levelFilled(r)) {
            // A heading with figures: they are its sum.
            if (const StatedSum stated = statedSum(r); stated.any())
                m_sums.expect(currentPlace(), stated, m_grid.line(r), m_grid.shownRow(r));
        }
    }

    Place formation(std::size_t r, std::string_view text, std::string_view columnLevel,
                    Place parent, std::size_t commanderColumn) {
        Named named = headingOf(text.substr(0, kMostFormationBytes));
        const std::string_view own = levelOfName(named.name);
        const std::string_view level = own.empty() ? columnLevel : own;
        const std::string_view commander = cell(r, commanderColumn);
        if (!commander.empty()) {
            const Named person = personOf(commander);
            named.commander = person.commander;
            named.rank = person.rank;
        }
        // A brigade or division called by a person's name alone is his.
        if (named.commander.empty() && own.empty() &&
            (columnLevel == "brigade" || columnLevel == "division") &&
            looksLikePerson(named.name) && !armOfName(named.name)) {
            const Named person = personOf(named.name);
            named.commander = person.commander;
            named.rank = person.rank;
        }
        const std::size_t index = m_tree.column(parent, named.name, level, m_grid.line(r));
        m_tree.command(ReadPost::Of::Column, index, named.commander, named.rank, m_grid.line(r));
        return {Place::In::Column, index};
    }

    /// A heading in the unit's own column.
    void heading(std::size_t r, std::string_view text, std::string_view, int) {
        const std::size_t army = armyIndex(r);
        Place base{Place::In::Army, army};
        for (const Level &level : m_levels)
            if (level.place)
                base = *level.place;
        m_headings.open(text, base, m_grid.line(r));
    }

    Place currentPlace() const {
        if (const auto heading = m_headings.place())
            return *heading;
        Place place{Place::In::Army, m_lastArmy == kNone ? 0 : m_lastArmy};
        for (const Level &level : m_levels) {
            if (level.outer)
                place = *level.outer;
            if (level.place)
                place = *level.place;
        }
        return place;
    }

    UnitTexts textsOf(std::size_t r) const {
        UnitTexts texts;
        texts.name = textCell(r, m_unit);
        texts.arm = cell(r, m_arm);
        texts.nation = textCell(r, m_nation);
        texts.count = cell(r, m_count);
        texts.battalions = cell(r, m_battalions);
        texts.squadrons = cell(r, m_squadrons);
        texts.companies = cell(r, m_companies);
        texts.men = cell(r, m_men);
        texts.moreMen = cell(r, m_moreMen);
        texts.guns = cell(r, m_guns);
        texts.literal = m_literal;
        for (const auto &[c, detail] : m_fields)
            texts.fields.emplace_back(detail, cell(r, c));
        return texts;
    }
    UnitDraft draftOf(std::size_t r, std::string_view armHint) const {
        UnitTexts texts = textsOf(r);
        texts.armHint = armHint;
        UnitDraft draft = draftUnit(texts, m_ruleSets);
        for (const auto &[c, head] : m_notes) {
            const std::string_view note = textCell(r, c);
            if (note.empty())
                continue;
            const bool plain =
                head.empty() || meaningOfHead(head, m_ruleSets).meaning == Meaning::Notes;
            addNote(draft.unit.notes, plain ? std::string(note) : head + ": " + std::string(note));
        }
        draft.unit.source = std::string(textCell(r, m_source));
        return draft;
    }
    void unitRow(std::size_t r, Place place, std::string_view armHint) {
        std::string hint(armHint);
        if (place.in == Place::In::Column)
            hint += ' ' + m_reading.columns[place.index].value.name;
        const UnitDraft draft = draftOf(r, hint);
        if (draft.fault)
            return reject(r, draft.fault->code, draft.fault->args);
        addUnit(r, place, draft);
    }
    void addUnit(std::size_t r, Place place, const UnitDraft &draft) {
        for (Finding warning : draft.warnings) {
            warning.line = m_grid.line(r);
            warning.text = m_grid.shownRow(r);
            m_reading.warnings.push_back(std::move(warning));
        }
        oob::Unit unit = draft.unit;
        const std::size_t index = m_tree.unit(place, std::move(unit), m_grid.line(r));
        ReadUnit &read = m_reading.units[index];
        read.rawMen = std::string(cell(r, m_men));
        read.rawGuns = std::string(cell(r, m_guns));
        read.rawCount = std::string(cell(r, m_count));
        m_sums.add(read.value, place);
        m_headings.used();
        const std::string_view commander = textCell(r, m_commander);
        if (commander.empty())
            return;
        if (m_literal) {
            m_tree.command(ReadPost::Of::Unit, index, commander, cell(r, m_rank), m_grid.line(r));
            return;
        }
        const Named person = personOf(commander);
        m_tree.command(ReadPost::Of::Unit, index, person.commander,
                       m_rank == kNone ? std::string_view(person.rank) : cell(r, m_rank),
                       m_grid.line(r));
    }

    /// Depth by the blanks before the name: deeper rows stand under the row before them.
    void indentedRow(std::size_t r) {
        if (cell(r, m_unit).empty())
            return noNameRow(r);
        const std::size_t depth = indentOf(m_grid.cell(r, m_unit));
        const std::size_t army = armyIndex(r);
        while (!m_indents.empty() && m_indents.back().first >= depth)
            m_indents.pop_back();
        const Place parent =
            m_indents.empty() ? Place{Place::In::Army, army} : m_indents.back().second;
        bool deeper = false;
        for (std::size_t next = r + 1; next < m_grid.rows(); ++next) {
            if (cell(next, m_unit).empty())
                continue;
            deeper = indentOf(m_grid.cell(next, m_unit)) > depth;
            break;
        }
        if (deeper) {
            m_indents.emplace_back(depth, formation(r, cell(r, m_unit), {}, parent, m_commander));
            if (const StatedSum stated = statedSum(r); stated.any())
                m_sums.expect(m_indents.back().second, stated, m_grid.line(r), m_grid.shownRow(r));
            return;
        }
        unitRow(r, parent, {});
    }

    void readKeys(std::size_t first);

    void finish() {
        m_sums.finish();
        if (m_literal)
            return settleLiteral();
        if (m_provisional && m_lastArmy != kNone && m_mapping.armyName.empty())
            liftArmies(m_reading, m_lastArmy);
        m_tree.settleOrderLevels();
        settleNations(m_reading);
    }
    void settleLiteral() {
        if (m_levels.size() > 1)
            m_tree.settleOrderLevels();
        for (auto &[post, person] : m_waiting)
            if (const auto it = m_personById.find(person); it != m_personById.end()) {
                post.person = it->second;
                m_reading.posts.push_back(std::move(post));
            }
    }

    const Grid &m_grid;
    const Mapping &m_mapping;
    const rules::RuleSetList &m_ruleSets;
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
                m_more = kNone;
    std::map<ArmyId, std::size_t> m_armyById;
    std::map<ColumnId, std::size_t> m_columnById;
    std::map<PersonId, std::size_t> m_personById;
    std::vector<std::pair<ReadPost, PersonId>> m_waiting;
    std::vector<Level> m_levels;
    std::vector<std::pair<std::size_t, std::string>> m_levelCommanders;
    std::vector<std::pair<std::size_t, std::string>> m_fields;
    std::vector<std::pair<std::size_t, std::string>> m_notes;
    std::vector<std::pair<std::size_t, Place>> m_indents;
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
};

/// Ids and parents, or dotted paths. All rows are read first: a parent may come after its children.
void TableReader::readKeys(std::size_t first) {
    const std::size_t keyColumn =
        columnOf(Meaning::Path) != kNone ? columnOf(Meaning::Path) : columnOf(Meaning::Key);
    const std::size_t parentColumn = columnOf(Meaning::Parent);
    const bool byPath = columnOf(Meaning::Path) != kNone;
    struct Node {
        std::size_t row = 0;
        std::string key;
        std::string parent;
        std::vector<std::size_t> children;
        bool reached = false;
    };
    std::vector<Node> nodes;
    std::map<std::string, std::size_t, std::less<>> byKey;
    for (std::size_t r = first; r < m_grid.rows(); ++r) {
        std::size_t only = kNone;
        const std::size_t filled = filledCells(r, only);
        if (filled == 0)
            continue;
        if (repeatsHead(r)) {
            ignore(r, kIgnoredHeader);
            continue;
        }
        if (filled == 1 && isFootnote(cell(r, only))) {
            ignore(r, kIgnoredFootnote);
            continue;
        }
        if (totalLabel(r) != kNone) {
            ignore(r, kIgnoredSubtotal);
            continue;
        }
        Node node;
        node.row = r;
        node.key = std::string(cell(r, keyColumn));
        if (byPath) {
            while (!node.key.empty() && node.key.back() == '.')
                node.key.pop_back();
            const std::size_t dot = node.key.find_last_of("./");
            node.parent = dot == std::string::npos ? std::string() : node.key.substr(0, dot);
        } else {
            node.parent = std::string(cell(r, parentColumn));
            if (node.parent == "0" || node.parent == "-" || folded(node.parent) == "null")
                node.parent.clear();
        }
        if (node.key.empty() && node.parent.empty()) {
            reject(r, kParentMissing, {""});
            continue;
        }
        if (!node.key.empty() && !byKey.emplace(node.key, nodes.size()).second) {
            reject(r, kDuplicateId, {shownText(node.key)});
            continue;
        }
        nodes.push_back(std::move(node));
    }
    std::vector<std::size_t> roots;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (nodes[i].parent.empty()) {
            roots.push_back(i);
            continue;
        }
        const auto it = byKey.find(nodes[i].parent);
        if (it != byKey.end())
            nodes[it->second].children.push_back(i);
        else if (byPath)
            roots.push_back(i);
        else
            reject(nodes[i].row, kParentMissing, {shownText(nodes[i].parent)});
    }
    // Depth first, without recursion: a file may nest as deep as it likes.
    struct Step {
        std::size_t node;
        Place place;
        std::size_t depth;
    };
    std::vector<Step> todo;
    for (auto it = roots.rbegin(); it != roots.rend(); ++it)
        todo.push_back({*it, {Place::In::Army, armyIndex(nodes[*it].row)}, 0});
    constexpr std::size_t kMostDepth = 6;
    while (!todo.empty()) {
        const Step step = todo.back();
        todo.pop_back();
        Node &node = nodes[step.node];
        node.reached = true;
        const std::size_t r = node.row;
        if (node.children.empty()) {
            unitRow(r, step.place, {});
            continue;
        }
        Place place = step.place;
        if (step.depth < kMostDepth) {
            place = formation(r, cell(r, m_unit), {}, step.place, m_commander);
            if (const StatedSum stated = statedSum(r); stated.any())
                m_sums.expect(place, stated, m_grid.line(r), m_grid.shownRow(r));
        } else {
            m_reading.warnings.push_back(
                {m_grid.line(r), kDepthCut, {std::to_string(kMostDepth)}, m_grid.shownRow(r)});
        }
        for (auto it = node.children.rbegin(); it != node.children.rend(); ++it)
            todo.push_back({*it, place, step.depth + 1});
    }
    for (const Node &node : nodes) {
        const bool orphan = !node.parent.empty() && !byKey.contains(node.parent) && !byPath;
        if (node.reached || orphan)
            continue;
        // Under an orphan, or in a ring.
        std::size_t up = byKey.at(node.parent);
        std::size_t steps = 0;
        while (steps <= 64 && !nodes[up].parent.empty() && byKey.contains(nodes[up].parent)) {
            up = byKey.at(nodes[up].parent);
            ++steps;
        }
        if (steps > 64)
            reject(node.row, kParentCycle, {shownText(node.key)});
        else
            reject(node.row, kParentMissing, {shownText(nodes[up].parent)});
    }
}

} // namespace

Reading readTable(const Grid &grid, const Mapping &mapping, const rules::RuleSetList &ruleSets,
                  std::string_view fallbackName) {
    return TableReader(grid, mapping, ruleSets, fallbackName).run();
}

} // namespace sabretache::exchange
