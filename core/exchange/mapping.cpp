#include "exchange/mapping.h"

#include "exchange/finding.h"
#include "exchange/grid.h"
#include "exchange/guns.h"
#include "exchange/numbers.h"
#include "exchange/text.h"
#include "exchange/vocabulary.h"

#include <algorithm>
#include <array>

namespace sabretache::exchange {

bool Mapping::has(Meaning wanted) const {
    return std::any_of(columns.begin(), columns.end(),
                       [&](const ColumnMeaning &c) { return c.meaning == wanted; });
}

namespace {

using Text = std::string_view;

ColumnMeaning meaning(Meaning m, Text detail = {}) { return {m, std::string(detail)}; }

bool isNumeric(Text cell) {
    const Text plain = trimmed(cell);
    return !plain.empty() && readWhole(plain, kMostMen).hasValue();
}

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
    std::size_t wordColumn = mapping.columns.size();
    std::vector<std::size_t> levels;
    for (std::size_t c = 0; c < mapping.columns.size(); ++c) {
        if (mapping.columns[c].meaning == Meaning::Unit)
            unitColumn = c;
        if (mapping.columns[c].meaning == Meaning::LevelWord)
            wordColumn = c;
        if (mapping.columns[c].meaning == Meaning::Level ||
            mapping.columns[c].meaning == Meaning::Army)
            levels.push_back(c);
    }
    if (levels.empty()) {
        // Depth by the blanks before the name, by a word for what formations are, or rows with a
        // name and nothing else.
        std::size_t indented = 0;
        std::size_t formations = 0;
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
            formations += trimmed(grid.cell(r, wordColumn)).empty() ? 0U : 1U;
        }
        if (indented * 4 > rows || (formations > 0 && formations * 2 <= rows))
            return Hierarchy::Indentation;
        return alone > 0 && alone < rows ? Hierarchy::HeadingRows : Hierarchy::PerColumn;
    }
    // A blank under a formation means as above, unless formations are said again on each row.
    for (const std::size_t level : levels) {
        std::size_t blanks = 0;
        std::size_t repeats = 0;
        Text above;
        for (std::size_t r = firstRow; r < grid.rows(); ++r) {
            const Text here = trimmed(grid.cell(r, level));
            blanks += !above.empty() && here.empty() && !grid.blankRow(r) ? 1U : 0U;
            repeats += !here.empty() && here == above ? 1U : 0U;
            if (!here.empty())
                above = here;
        }
        if (blanks > repeats)
            return Hierarchy::FillDown;
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

} // namespace sabretache::exchange
