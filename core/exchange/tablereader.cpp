// A table's rows are of few kinds: units, headings, sums, foot-notes, heads again, blank. Which one
// a row is shows from which of its cells are filled; what it stands under, from its level columns
// and the headings above it.
#include "exchange/tablereader.h"

#include "exchange/guns.h"
#include "exchange/numbers.h"
#include "exchange/tablereading.h"

namespace sabretache::exchange {

Reading TableReader::run(Progress *progress) {
    findColumns();
    m_reading.rejected = m_grid.faults;
    m_reading.warnings = m_grid.warnings;
    const std::size_t first = skipHead();
    scanHeadings(first);
    m_reading.units.reserve(m_grid.rows());
    if (m_commander != kNone) { // one for each unit, and some for what stands above them
        m_reading.persons.reserve(m_grid.rows() + m_grid.rows() / 8);
        m_reading.posts.reserve(m_grid.rows() + m_grid.rows() / 8);
        m_tree.expectPersons(m_grid.rows());
    }
    if (m_mapping.hierarchy == Hierarchy::Keys)
        readKeys(first);
    else
        for (std::size_t r = first; r < m_grid.rows() && goesOn(progress, r, m_grid.rows()); ++r)
            row(r);
    finish();
    return std::move(m_reading);
}

void TableReader::findColumns() {
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
    m_levelWord = columnOf(Meaning::LevelWord);
    m_columnId = columnOf(Meaning::ColumnId);
    m_unitId = columnOf(Meaning::UnitId);
    m_more = columnOf(Meaning::More);
    m_literal = m_side != kNone && m_army != kNone && m_mapping.hierarchy == Hierarchy::PerColumn;
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

std::size_t TableReader::skipHead() {
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

std::size_t TableReader::filledCells(std::size_t r, std::size_t &only) const {
    std::size_t filled = 0;
    for (std::size_t c = 0; c < m_grid.cells(r); ++c)
        if (!trimmed(m_grid.cell(r, c)).empty()) {
            ++filled;
            only = c;
        }
    return filled;
}

void TableReader::scanHeadings(std::size_t first) {
    m_flat = m_levelWord != kNone;
    for (std::size_t r = first; m_flat && r < m_grid.rows(); ++r)
        m_flat = indentOf(m_grid.cell(r, m_unit)) == 0;
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

bool TableReader::isFootnote(std::string_view text) {
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
          std::string_view("quelle:"), std::string_view("quellen:"), std::string_view("anmerkung:"),
          std::string_view("remarque:"), std::string_view("nota:"), std::string_view("after "),
          std::string_view("d'apres ")})
        if (kept.substr(0, start.size()) == start)
            return true;
    return false;
}

bool TableReader::repeatsHead(std::size_t r) const {
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

bool TableReader::isRule(std::size_t r) const {
    std::size_t dashes = 0;
    for (std::size_t c = 0; c < m_grid.cells(r); ++c) {
        const std::string_view text = cell(r, c);
        if (text.find_first_not_of("-:=+") != std::string_view::npos)
            return false;
        dashes += text.size() >= 3 ? 1U : 0U;
    }
    return dashes > 1;
}

std::size_t TableReader::totalLabel(std::size_t r) const {
    if (m_literal)
        return kNone;
    for (std::size_t c = 0; c < m_grid.cells(r); ++c) {
        const std::string_view text = cell(r, c);
        if (text.empty())
            continue;
        const Meaning meaning =
            c < m_mapping.columns.size() ? m_mapping.columns[c].meaning : Meaning::Ignore;
        if (meaning == Meaning::Level || meaning == Meaning::Unit || meaning == Meaning::Army ||
            meaning == Meaning::Side || meaning == Meaning::Nation || meaning == Meaning::Commander)
            if (isTotalLabel(text))
                return c;
    }
    return kNone;
}

StatedSum TableReader::statedSum(std::size_t r) const {
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

void TableReader::row(std::size_t r) {
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
    if (isRule(r))
        return ignore(r, kIgnoredRow, {"rule"});
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

bool TableReader::headsWhatFollows(std::size_t r) const {
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

void TableReader::noNameRow(std::size_t r) {
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

std::size_t TableReader::armyIndex(std::size_t r) {
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

void TableReader::armyCommander(std::size_t r, std::size_t army) {
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

void TableReader::setLevels(std::size_t r, bool hasUnit, std::size_t filled, std::size_t only) {
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

Place TableReader::formation(std::size_t r, std::string_view text, std::string_view columnLevel,
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
        (columnLevel == "brigade" || columnLevel == "division") && looksLikePerson(named.name) &&
        !armOfName(named.name)) {
        const Named person = personOf(named.name);
        named.commander = person.commander;
        named.rank = person.rank;
    }
    const std::size_t index = m_tree.column(parent, named.name, level, m_grid.line(r));
    m_tree.command(ReadPost::Of::Column, index, named.commander, named.rank, m_grid.line(r));
    return {Place::In::Column, index};
}

void TableReader::heading(std::size_t r, std::string_view text, std::string_view, int) {
    const std::size_t army = armyIndex(r);
    Place base{Place::In::Army, army};
    for (const Level &level : m_levels)
        if (level.place)
            base = *level.place;
    m_headings.open(text, base, m_grid.line(r));
}

Place TableReader::currentPlace() const {
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

UnitTexts TableReader::textsOf(std::size_t r) const {
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
    texts.fields.reserve(m_fields.size());
    for (const auto &[c, detail] : m_fields)
        texts.fields.emplace_back(detail, cell(r, c));
    return texts;
}

UnitDraft TableReader::draftOf(std::size_t r, std::string_view armHint) {
    UnitTexts texts = textsOf(r);
    texts.armHint = armHint;
    UnitDraft draft = draftUnit(texts, m_fieldReader);
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

void TableReader::unitRow(std::size_t r, Place place, std::string_view armHint) {
    std::string hint(armHint);
    if (place.in == Place::In::Column)
        hint += ' ' + m_reading.columns[place.index].value.name;
    UnitDraft draft = draftOf(r, hint);
    if (draft.fault)
        return reject(r, draft.fault->code, draft.fault->args);
    addUnit(r, place, std::move(draft));
}

void TableReader::addUnit(std::size_t r, Place place, UnitDraft &&draft) {
    for (Finding &warning : draft.warnings) {
        warning.line = m_grid.line(r);
        warning.text = m_grid.shownRow(r);
        m_reading.warnings.push_back(std::move(warning));
    }
    const std::size_t index = m_tree.unit(place, std::move(draft.unit), m_grid.line(r));
    ReadUnit &read = m_reading.units[index];
    read.rawMen = std::string(cell(r, m_men));
    read.rawGuns = std::string(cell(r, m_guns));
    read.rawCount = std::string(cell(r, m_count));
    if (!m_literal) // where no row is taken for a sum
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

/// How deep a row stands: by its indentation, or, where nothing is indented, by its word for what
/// it is: the same word as a formation that is open stands beside that one, another stands under
/// it.
std::size_t TableReader::depthOf(std::size_t r) const {
    if (!m_flat)
        return indentOf(m_grid.cell(r, m_unit));
    const std::string_view level = textCell(r, m_levelWord);
    if (level.empty())
        return kNone; // a unit: under all that is open
    const auto open = std::find(m_openWords.begin(), m_openWords.end(), level);
    return static_cast<std::size_t>(open - m_openWords.begin());
}

void TableReader::indentedRow(std::size_t r) {
    if (cell(r, m_unit).empty())
        return noNameRow(r);
    const std::string_view level = textCell(r, m_levelWord);
    const std::size_t depth = depthOf(r);
    const std::size_t army = armyIndex(r);
    while (!m_indents.empty() && m_indents.back().first >= depth)
        m_indents.pop_back();
    const Place parent = m_indents.empty() ? Place{Place::In::Army, army} : m_indents.back().second;
    bool deeper = false;
    for (std::size_t next = r + 1; !m_flat && next < m_grid.rows(); ++next) {
        if (cell(next, m_unit).empty())
            continue;
        deeper = indentOf(m_grid.cell(next, m_unit)) > depth;
        break;
    }
    // A formation is what has something under it, or says what level it is.
    if (deeper || !level.empty()) {
        m_openWords.resize(m_indents.size());
        m_openWords.emplace_back(level);
        m_indents.emplace_back(depth, formation(r, cell(r, m_unit), {}, parent, m_commander));
        if (const Place &made = m_indents.back().second;
            !level.empty() && made.in == Place::In::Column)
            m_reading.columns[made.index].value.level = std::string(level);
        if (const StatedSum stated = statedSum(r); stated.any())
            m_sums.expect(m_indents.back().second, stated, m_grid.line(r), m_grid.shownRow(r));
        return;
    }
    unitRow(r, parent, {});
}

void TableReader::finish() {
    m_sums.finish();
    if (m_literal)
        return settleLiteral();
    if (m_provisional && m_lastArmy != kNone && m_mapping.armyName.empty())
        liftArmies(m_reading, m_lastArmy);
    m_tree.settleOrderLevels();
    settleNations(m_reading);
}

Reading readTable(const Grid &grid, const Mapping &mapping, const rules::RuleSetList &ruleSets,
                  std::string_view fallbackName, Progress *progress) {
    return TableReader(grid, mapping, ruleSets, fallbackName).run(progress);
}

} // namespace sabretache::exchange
