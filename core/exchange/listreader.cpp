#include "exchange/listreader.h"

#include "exchange/grid.h"
#include "exchange/guns.h"
#include "exchange/headings.h"
#include "exchange/numbers.h"
#include "exchange/progress.h"
#include "exchange/subtotals.h"
#include "exchange/text.h"
#include "exchange/treebuilder.h"
#include "exchange/unitdraft.h"
#include "exchange/vocabulary.h"

#include <algorithm>
#include <array>
#include <optional>

namespace sabretache::exchange {

namespace {

constexpr std::size_t kLongestUnitLine = 400;
constexpr std::size_t kMostOpenHeadings = 6;

/// One line with something on it.
struct Line {
    std::size_t number = 0;
    std::size_t indent = 0;
    std::size_t mark = 0; ///< == Heading == is 2, === is 3; 0: no mark
    std::string_view raw;
    std::string_view text; ///< without blanks, bullets and marks
    bool afterBlank = false;
    bool sized = false; ///< a strength stands behind the name
};

enum class Kind : std::uint8_t { Heading, Unit, Command, Total, Footnote, Title, Prose, Rule };

bool onlyOf(std::string_view text, std::string_view characters) {
    return !text.empty() && text.find_first_not_of(characters) == std::string_view::npos;
}

/// Takes bullets and heading marks off. Bullets may be nested: "** 6th Foot".
void takeMarks(Line &line) {
    std::string_view t = line.text;
    // Wiki and Markdown headings.
    for (const char mark : {'=', '#'}) {
        std::size_t n = 0;
        while (n < t.size() && t[n] == mark)
            ++n;
        if (n == 0 || n > 6 || n == t.size() || (mark == '#' && t[n] != ' '))
            continue;
        line.mark = n;
        t.remove_prefix(n);
        while (!t.empty() && t.back() == mark)
            t.remove_suffix(1);
        line.text = trimmed(t);
        return;
    }
    std::size_t stars = 0;
    while (stars < t.size() && t[stars] == '*')
        ++stars;
    if (stars > 0 && stars < 7 && stars < t.size() && t[stars] != ' ' && t.back() == '*') {
        // **Bold** is a heading in plain Markdown.
        t.remove_prefix(stars);
        while (!t.empty() && t.back() == '*')
            t.remove_suffix(1);
        line.mark = 3;
        line.text = trimmed(t);
        return;
    }
    if (stars > 0 && stars < t.size() && t[stars] == ' ') {
        line.indent += stars * 2;
        line.text = trimmed(t.substr(stars));
        return;
    }
    for (const std::string_view bullet :
         {std::string_view("- "), std::string_view("• "), std::string_view("– "),
          std::string_view("· "), std::string_view("o "), std::string_view("◦ "),
          std::string_view("▪ "), std::string_view("+ ")})
        if (t.substr(0, bullet.size()) == bullet) {
            line.indent += 2;
            line.text = trimmed(t.substr(bullet.size()));
            return;
        }
}

/// Figures behind the name without brackets: set off by a tab, several blanks or dots.
/// "IR 8 Ludwig ..... 1,200", "Hahn	1	600".
std::string bracketed(std::string_view text) {
    std::vector<std::string> tails;
    std::string_view rest = text;
    for (;;) {
        // The last run of two blanks, a tab or three dots.
        std::size_t at = rest.size();
        std::size_t length = 0;
        for (std::size_t i = rest.size(); i-- > 1;) {
            const bool tab = rest[i] == '\t';
            const bool blanks = rest[i] == ' ' && rest[i - 1] == ' ';
            const bool dots = i >= 2 && rest[i] == '.' && rest[i - 1] == '.' && rest[i - 2] == '.';
            if (!tab && !blanks && !dots)
                continue;
            std::size_t begin = i;
            while (begin > 0 &&
                   std::string_view(" \t.").find(rest[begin - 1]) != std::string_view::npos)
                --begin;
            at = begin;
            length = i + 1 - begin;
            break;
        }
        if (length == 0 || at == 0)
            break;
        const std::string_view tail = trimmed(rest.substr(at + length));
        if (tail.empty() || (!isDigit(tail.front()) && !speaksOfGuns(folded(tail)) && tail != "-" &&
                             tail != "?" && !numberWord(folded(tail))))
            break;
        tails.emplace_back(tail);
        rest = trimmed(rest.substr(0, at));
    }
    if (tails.empty())
        return std::string(text);
    std::string out(rest);
    for (auto it = tails.rbegin(); it != tails.rend(); ++it)
        out += " (" + *it + ')';
    return out;
}

bool isFootnoteLine(std::string_view text) {
    if (text.empty())
        return false;
    if (text.front() == '[' && text.size() > 2 && isDigit(text[1]))
        return true;
    if (text.substr(0, 3) == "†" || text.substr(0, 2) == "¹" || text.substr(0, 2) == "²")
        return true;
    const std::string kept = folded(text.substr(0, 40));
    for (const std::string_view start :
         {std::string_view("note:"), std::string_view("notes:"), std::string_view("n.b."),
          std::string_view("source:"), std::string_view("sources:"), std::string_view("quelle:"),
          std::string_view("quellen:"), std::string_view("anmerkung"), std::string_view("http"),
          std::string_view("copyright"), std::string_view("page "), std::string_view("seite "),
          std::string_view("(c) "), std::string_view("strengths as "), std::string_view("nota:")})
        if (kept.substr(0, start.size()) == start)
            return true;
    return false;
}

/// "Commanding Officer: Marshal Ney", "Commander: Cutts", "C-in-C Marlborough".
std::optional<std::string_view> commandLine(std::string_view text) {
    const std::string kept = folded(text.substr(0, 60));
    for (const std::string_view start :
         {std::string_view("commanding officer"), std::string_view("commander-in-chief"),
          std::string_view("commander in chief"), std::string_view("commanding general"),
          std::string_view("army commander"), std::string_view("commander"),
          std::string_view("commanded by"), std::string_view("c-in-c"),
          std::string_view("commandant en chef"), std::string_view("commandant"),
          std::string_view("oberbefehlshaber"), std::string_view("befehlshaber"),
          std::string_view("kommandeur"), std::string_view("comandante"),
          std::string_view("general en chef"), std::string_view("in command")}) {
        if (kept.substr(0, start.size()) != start)
            continue;
        std::string_view rest = trimmed(text.substr(std::min(text.size(), start.size())));
        if (!rest.empty() && (rest.front() == ':' || rest.front() == '-' || rest.front() == '='))
            rest = trimmed(rest.substr(1));
        else if (start != "commanded by" && start != "c-in-c")
            return std::nullopt;
        if (rest.empty() || !looksLikePerson(personOf(rest).commander))
            return std::nullopt;
        return rest;
    }
    return std::nullopt;
}

class ListReader {
public:
    ListReader(std::string_view text, const rules::RuleSetList &ruleSets, std::string_view fallback)
        : m_fields(ruleSets), m_fallback(fallback), m_tree(m_reading), m_sums(m_reading) {
        m_reading.format = Format::PlainList;
        m_reading.mapping.hierarchy = Hierarchy::Indentation;
        cutLines(text);
    }

    Reading run(Progress *progress) {
        m_army = m_tree.army({}, m_fallback, 0);
        for (const Line &line : m_lines)
            m_marked = m_marked || line.mark > 0;
        for (m_firstGap = 1; m_firstGap < m_lines.size() && !m_lines[m_firstGap].afterBlank;)
            ++m_firstGap;
        findIndentation();
        for (std::size_t i = 0; i < m_lines.size() && goesOn(progress, i, m_lines.size()); ++i)
            read(i);
        m_sums.finish();
        liftArmies(m_reading, m_army);
        m_tree.settleOrderLevels();
        settleNations(m_reading);
        if (m_reading.units.empty() && m_reading.columns.empty()) {
            // Names alone are no order of battle.
            m_reading.armies.clear();
            m_reading.persons.clear();
            m_reading.posts.clear();
        }
        return std::move(m_reading);
    }

private:
    struct Open {
        Place place;
        std::size_t indent = 0;
        std::size_t mark = 0;
        int rank = 100;
        bool title = false;
        bool used = false;
        bool usedDeeper = false;
    };

    void cutLines(std::string_view text) {
        std::size_t number = 0;
        bool blank = true;
        for (std::size_t at = 0; at <= text.size() && m_lines.size() < kMostRows;) {
            std::size_t end = text.find_first_of("\r\n", at);
            if (end == std::string_view::npos)
                end = text.size();
            ++number;
            Line line;
            line.number = number;
            line.raw = text.substr(at, end - at);
            line.text = trimmed(line.raw);
            if (line.text.empty()) {
                blank = true;
            } else {
                line.indent = indentOf(line.raw);
                line.afterBlank = blank;
                blank = false;
                takeMarks(line);
                m_lines.push_back(line);
            }
            at = end + (text.compare(end, 2, "\r\n") == 0 ? 2 : 1);
        }
    }

    void findIndentation() {
        // Titles are often set in the middle: what counts is whether lines with a strength, and the
        // headings before them, stand at different depths.
        std::optional<std::size_t> first;
        for (Line &line : m_lines) {
            if (line.text.size() <= kLongestUnitLine)
                line.sized = !liftName(bracketed(line.text)).brackets.empty();
        }
        std::size_t firstSized = 0;
        while (firstSized < m_lines.size() && !m_lines[firstSized].sized)
            ++firstSized;
        for (std::size_t i = firstSized; i < m_lines.size(); ++i) {
            if (first && m_lines[i].indent != *first)
                m_indented = true;
            first = m_lines[i].indent;
        }
        if (firstSized < m_lines.size() && firstSized > 0 &&
            m_lines[firstSized].indent > m_lines[firstSized - 1].indent)
            m_indented = true;
        m_firstSized = firstSized;
    }

    void ignore(const Line &line, std::string_view code, std::vector<std::string> args = {}) {
        m_reading.ignored.push_back({line.number, code, std::move(args), shownText(line.raw)});
    }
    void reject(const Line &line, std::string_view code, std::vector<std::string> args = {}) {
        m_reading.rejected.push_back({line.number, code, std::move(args), shownText(line.raw)});
    }

    /// True when the next line stands deeper, or is a unit where this one heads by its words.
    bool opens(std::size_t i) const {
        if (i + 1 >= m_lines.size())
            return false;
        return m_indented && m_lines[i + 1].indent > m_lines[i].indent && !m_lines[i + 1].mark;
    }

    Kind kindOf(std::size_t i) const {
        const Line &line = m_lines[i];
        const std::string_view t = line.text;
        if (onlyOf(t, "-=_*~.#+|") || onlyOf(t, "0123456789"))
            return Kind::Rule;
        if (isFootnoteLine(t) || (t.front() == '*' && !line.sized))
            return Kind::Footnote;
        if (line.mark)
            return Kind::Heading;
        if (isTotalLabel(t))
            return Kind::Total;
        if (commandLine(t))
            return Kind::Command;
        if (t.size() > kLongestUnitLine)
            return Kind::Prose;
        const std::string_view level = levelOfName(liftName(bracketed(t)).name);
        if (opens(i))
            return i < m_firstSized && level.empty() && isTitleBlock(i) ? Kind::Title
                                                                        : Kind::Heading;
        if (isTitleBlock(i) && !line.sized)
            return level == "army" || level == "corps" || level == "wing" ||
                           !nationOfName(t).empty()
                       ? Kind::Heading
                       : Kind::Title;
        if (t.back() == ':')
            return Kind::Heading;
        if (line.sized) {
            // A formation with figures, with units of its own behind it, states their sum.
            if (!level.empty() && level != "brigade" && i + 1 < m_lines.size() && !m_indented)
                return Kind::Heading;
            if (level == "brigade" && !m_indented && brigadesHaveUnits())
                return Kind::Heading;
            return Kind::Unit;
        }
        if (!level.empty())
            return level == "brigade" && m_indented && !brigadesHaveUnits() ? Kind::Unit
                                                                            : Kind::Heading;
        if (headingOf(t).commander.size() && headingOf(t).rank.size())
            return Kind::Heading;
        if (t.size() > 110 || t.find(". ") != std::string_view::npos)
            return Kind::Prose;
        if (m_open.empty() && !armOfName(t))
            return i < m_firstSized ? Kind::Title : Kind::Prose;
        // An arm alone between blank line and units heads them: "Artillery".
        if (!m_indented && line.afterBlank && armOfName(t) && i + 1 < m_lines.size() &&
            m_lines[i + 1].sized && !m_lines[i + 1].afterBlank &&
            std::none_of(t.begin(), t.end(), isDigit))
            return Kind::Heading;
        // A line without a strength: a unit where it stands deeper than its heading or names an
        // arm.
        if (armOfName(t) || (m_indented && !m_open.empty() && line.indent > m_open.back().indent))
            return Kind::Unit;
        if (!m_indented && i + 1 < m_lines.size() && m_lines[i + 1].sized && line.afterBlank)
            return Kind::Heading;
        return beginsWithCapital(t) ? Kind::Unit : Kind::Prose;
    }

    /// The first lines, up to the first blank line, when no unit is among them.
    bool isTitleBlock(std::size_t i) const {
        // There must be something behind the block.
        return i < m_firstSized && i < m_firstGap && m_firstGap < m_lines.size() &&
               m_firstGap <= m_firstSized;
    }

    /// True when under lines of brigades there are lines of units: then brigades are headings.
    bool brigadesHaveUnits() const {
        if (!m_brigadesHaveUnits) {
            std::size_t brigades = 0;
            std::size_t others = 0;
            for (const Line &line : m_lines) {
                if (!line.sized)
                    continue;
                (levelOfName(liftName(bracketed(line.text)).name) == "brigade" ? brigades
                                                                               : others) += 1;
            }
            m_brigadesHaveUnits = others > brigades;
        }
        return *m_brigadesHaveUnits;
    }

    /// "1st Brigade (Steinmetz): 12th IR (3 bns, 2100), 24th IR (3 bns, 2300)": a formation with
    /// its units on one line. @return where its units begin; npos: it is no such line
    static std::size_t inlineUnits(const Line &line) {
        std::size_t depth = 0;
        for (std::size_t at = 0; at + 1 < line.text.size(); ++at) {
            const char c = line.text[at];
            if (c == '(')
                ++depth;
            else if (c == ')' && depth > 0)
                --depth;
            if (c != ':' || line.text[at + 1] != ' ' || depth > 0)
                continue;
            const std::string_view head = trimmed(line.text.substr(0, at));
            const std::string_view list = trimmed(line.text.substr(at + 1));
            const bool formation = !levelOfName(liftName(head).name).empty();
            return formation && !isTotalLabel(head) && several(std::string(list)).size() > 1
                       ? at
                       : std::string_view::npos;
        }
        return std::string_view::npos;
    }

    void read(std::size_t i) {
        Line &line = m_lines[i];
        if (const std::size_t colon = inlineUnits(line); colon != std::string_view::npos) {
            const std::string_view list = trimmed(line.text.substr(colon + 1));
            line.text = trimmed(line.text.substr(0, colon));
            heading(i);
            line.text = list;
            return units(i);
        }
        switch (kindOf(i)) {
        case Kind::Rule:
            return ignore(line, kIgnoredRow, {"rule"});
        case Kind::Footnote:
            return ignore(line, kIgnoredFootnote);
        case Kind::Title:
            return ignore(line, kIgnoredTitle);
        case Kind::Prose:
            return reject(line, kLineNotUnderstood);
        case Kind::Total:
            ignore(line, kIgnoredSubtotal);
            m_sums.check(line.text, statedIn(line.text), place(), line.number, shownText(line.raw));
            return;
        case Kind::Command: {
            const Named person = personOf(*commandLine(line.text));
            if (m_open.empty())
                m_tree.command(ReadPost::Of::Army, m_army, person.commander, person.rank,
                               line.number);
            else
                m_tree.command(ReadPost::Of::Column, m_open.back().place.index, person.commander,
                               person.rank, line.number);
            return;
        }
        case Kind::Heading:
            return heading(i);
        case Kind::Unit:
            return units(i);
        }
    }

    StatedSum statedIn(std::string_view text) const {
        StatedSum out;
        const std::size_t colon = text.find_first_of(":=");
        std::string_view rest = colon == std::string_view::npos ? text : text.substr(colon + 1);
        const auto take = [&](std::string_view part) {
            const std::string kept = folded(part);
            if (speaksOfGuns(kept)) {
                // "18 battalions, 12,903 men, 4 guns": the guns by themselves.
                for (std::size_t at = 0; at < part.size();) {
                    std::size_t end = part.find_first_of(",;&", at);
                    while (end != std::string_view::npos && end + 1 < part.size() &&
                           isDigit(part[end + 1]))
                        end = part.find_first_of(",;&", end + 1);
                    if (end == std::string_view::npos)
                        end = part.size();
                    const std::string_view piece = part.substr(at, end - at);
                    if (speaksOfGuns(folded(piece)))
                        if (const GunText guns = readGuns(piece, 1'000'000); guns.total.hasValue())
                            out.guns = out.guns.value_or(0) + guns.total.value;
                    at = end + 1;
                }
            }
            const Size size = readSize(part);
            if (size.battalions)
                out.battalions = size.battalions->value;
            if (size.squadrons)
                out.squadrons = size.squadrons->value;
            if (size.men.hasValue())
                out.men = size.men.value;
            else if (size.bare && *size.bare % 100 == 0 && *size.bare > 20000)
                out.men = *size.bare / 100;
        };
        const LiftedName lifted = liftName(bracketed(text));
        if (lifted.brackets.empty())
            take(rest);
        for (const std::string &bracket : lifted.brackets)
            take(bracket);
        return out;
    }

    Place place() const {
        return m_open.empty() ? Place{Place::In::Army, m_army} : m_open.back().place;
    }

    void popFor(const Line &line, int rank, bool title) {
        bool popped = false;
        while (!m_open.empty()) {
            const Open &top = m_open.back();
            bool over = false;
            if (line.mark || top.mark)
                over = line.mark ? (top.mark == 0 || top.mark >= line.mark) : false;
            else if (top.title)
                over = title || rank <= top.rank;
            else if (m_indented && line.indent != top.indent)
                over = top.indent > line.indent;
            else if (rank < 100 && top.rank < 100)
                over = top.rank >= rank;
            else if (m_indented)
                over = true;
            else
                over = top.used && (rank < 100 || !popped); // ends the innermost alone
            if (!over)
                break;
            m_open.pop_back();
            popped = true;
        }
        while (m_open.size() >= kMostOpenHeadings)
            m_open.pop_back();
    }

    void heading(std::size_t i) {
        const Line &line = m_lines[i];
        const LiftedName lifted = liftName(bracketed(line.text));
        Named named = headingOf(lifted.name);
        while (!named.name.empty() && named.name.back() == ':')
            named.name.pop_back();
        if (named.name.empty())
            return ignore(line, kIgnoredRow, {"heading"});
        const std::string_view level = levelOfName(named.name);
        const bool title = isTitleBlock(i) && !line.mark;
        const int rank = title ? std::min(rankOfLevel(level), 2) : rankOfLevel(level);
        popFor(line, rank, title);
        const std::size_t index = m_tree.newColumn(place(), named.name, level, line.number);
        m_tree.command(ReadPost::Of::Column, index, named.commander, named.rank, line.number);
        m_open.push_back(
            {{Place::In::Column, index}, line.indent, line.mark, rank, title, false, false});
        if (!lifted.brackets.empty()) {
            const StatedSum stated = statedIn(line.text);
            if (stated.any())
                m_sums.expect({Place::In::Column, index}, stated, line.number, shownText(line.raw));
        }
    }

    /// "6th Light (2 bns), 39th Line (2 bns)" is two units.
    static std::vector<std::string> several(const std::string &text) {
        std::vector<std::string> out;
        std::size_t from = 0;
        for (std::size_t at = text.find(')'); at != std::string::npos;
             at = text.find(')', at + 1)) {
            if (at + 1 >= text.size() || (text[at + 1] != ',' && text[at + 1] != ';'))
                continue;
            out.push_back(text.substr(from, at + 1 - from));
            from = at + 2;
        }
        out.push_back(text.substr(from));
        for (const std::string &part : out)
            if (liftName(part).brackets.empty() || trimmed(part).front() == '(')
                return {text};
        return out;
    }

    void units(std::size_t i) {
        const Line &line = m_lines[i];
        if (m_indented && !line.mark)
            while (!m_open.empty() && !m_open.back().title && !m_open.back().mark &&
                   (m_open.back().indent > line.indent ||
                    (m_open.back().indent == line.indent && m_open.back().usedDeeper)))
                m_open.pop_back();
        std::string text = bracketed(line.text);
        // "Infantry: 6th Light (2 bns), 39th Line (2 bns)": the label tells the arm.
        std::string hint;
        for (const Open &open : m_open)
            hint = m_reading.columns[open.place.index].value.name + ' ' + hint;
        const std::vector<std::string> parts = several(text);
        for (const std::string &part : parts)
            unit(line, trimmed(part), hint);
        if (!m_open.empty()) {
            m_open.back().used = true;
            if (line.indent > m_open.back().indent)
                m_open.back().usedDeeper = true;
        }
        for (Open &open : m_open)
            open.used = true;
    }

    void unit(const Line &line, std::string_view text, const std::string &hint) {
        LiftedName lifted = liftName(text);
        Named named = headingOf(lifted.name);
        if (named.rank.empty() || named.commander.empty())
            named = {lifted.name, {}, {}};
        // The brackets go back behind the name: the draft reads them.
        std::string whole = named.name;
        for (const std::string &bracket : lifted.brackets)
            whole += " (" + bracket + ')';
        UnitTexts texts;
        texts.name = whole;
        texts.armHint = hint;
        UnitDraft draft = draftUnit(texts, m_fields);
        if (draft.fault)
            return reject(line, draft.fault->code, draft.fault->args);
        for (Finding &warning : draft.warnings) {
            warning.line = line.number;
            warning.text = shownText(line.raw);
            m_reading.warnings.push_back(std::move(warning));
        }
        battalionsOfName(draft.unit);
        const Place at = place();
        const std::size_t index = m_tree.unit(at, std::move(draft.unit), line.number);
        ReadUnit &read = m_reading.units[index];
        for (const std::string &bracket : lifted.brackets)
            read.rawMen += '(' + bracket + ')';
        m_sums.add(read.value, at);
        if (!named.commander.empty())
            m_tree.command(ReadPost::Of::Unit, index, named.commander, named.rank, line.number);
    }

    /// "1/,2/27th Line" are two battalions.
    static void battalionsOfName(oob::Unit &unit) {
        if (unit.battalions || !isInfantry(unit.arm))
            return;
        std::int32_t battalions = 0;
        std::size_t at = 0;
        const std::string &name = unit.name;
        while (at < name.size()) {
            std::size_t end = at;
            while (end < name.size() && isDigit(name[end]))
                ++end;
            if (end == at || end >= name.size() || name[end] != '/')
                break;
            ++battalions;
            at = end + 1;
            while (at < name.size() && (name[at] == ',' || name[at] == ' ' || name[at] == '&'))
                ++at;
        }
        if (battalions > 0)
            unit.battalions = Hundredths(battalions * 100);
    }

    FieldReader m_fields;
    std::string_view m_fallback;
    Reading m_reading;
    TreeBuilder m_tree;
    SubtotalChecker m_sums;
    std::vector<Line> m_lines;
    std::vector<Open> m_open;
    std::size_t m_army = 0;
    std::size_t m_firstSized = 0;
    std::size_t m_firstGap = 0; ///< the first line behind a blank one, but for the first of all
    bool m_indented = false;
    bool m_marked = false;
    mutable std::optional<bool> m_brigadesHaveUnits;
};

} // namespace

Reading readPlainList(std::string_view text, const rules::RuleSetList &ruleSets,
                      std::string_view fallbackName, Progress *progress) {
    return ListReader(text, ruleSets, fallbackName).run(progress);
}

} // namespace sabretache::exchange
