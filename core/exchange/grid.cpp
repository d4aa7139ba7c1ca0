#include "exchange/grid.h"

#include "exchange/progress.h"
#include "exchange/text.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace sabretache::exchange {

std::size_t Grid::width() const {
    std::size_t most = 0;
    for (const Row &row : m_rows)
        most = std::max<std::size_t>(most, row.cells);
    return most;
}

std::string Grid::shownRow(std::size_t r) const {
    if (!m_rows[r].raw.empty())
        return shownText(m_rows[r].raw);
    std::string out;
    for (std::size_t c = 0; c < m_rows[r].cells && out.size() < kMostShownText; ++c) {
        if (c)
            out += '\t';
        out += cell(r, c);
    }
    return shownText(out);
}

bool Grid::blankRow(std::size_t r) const {
    for (std::size_t c = 0; c < m_rows[r].cells; ++c)
        if (!trimmed(cell(r, c)).empty())
            return false;
    return true;
}

namespace {

/// Walks the text once. A row's lines are counted as the text has them, so that a fault after a
/// cell with line breaks still has the number that an editor shows.
class Cutter {
public:
    Cutter(Grid &grid, char delimiter, Progress *progress)
        : m_grid(grid), m_text(grid.text()), m_delimiter(delimiter), m_progress(progress) {
        for (const char end : {delimiter, '\n', '\r'})
            m_endsCell[static_cast<unsigned char>(end)] = true;
    }

    Result<void> run() {
        while (m_at < m_text.size()) {
            if (m_grid.rows() + m_grid.faults.size() >= kMostRows)
                return fail(kTooManyRows, {std::to_string(kMostRows)});
            if (m_progress && m_grid.rows() % 256 == 0 && !m_progress->step(m_at, m_text.size()))
                return fail(kImportStopped);
            if (!row())
                return fail(kLineTooLong, {std::to_string(m_line), std::to_string(kMostLineBytes)});
        }
        return {};
    }

private:
    std::size_t lineEnd(std::size_t from) const {
        while (from < m_text.size() && m_text[from] != '\n' && m_text[from] != '\r')
            ++from;
        return from;
    }
    /// Steps over the line break at `at`, if any.
    void breakLine(std::size_t at) {
        m_at = at;
        if (at >= m_text.size())
            return;
        m_at = at + (m_text.compare(at, 2, "\r\n") == 0 ? 2 : 1);
        ++m_line;
    }
    /// @return false when a line is too long to be one
    bool row() {
        const std::size_t start = m_at;
        const std::size_t startLine = m_line;
        m_grid.beginRow(startLine);
        m_fault = nullptr;
        bool more = true;
        std::size_t column = 0;
        while (more && m_fault == nullptr)
            more = field(++column);
        if (m_fault != nullptr) {
            const std::size_t firstEnd = lineEnd(start);
            if (firstEnd - start > kMostLineBytes)
                return false;
            m_grid.dropRow();
            m_grid.faults.push_back(
                {startLine, *m_fault, m_args, shownText(m_text.substr(start, firstEnd - start))});
            m_line = startLine;
            breakLine(firstEnd);
            return true;
        }
        if (m_at - start > kMostLineBytes && lineEnd(start) - start > kMostLineBytes)
            return false;
        m_grid.endRow(m_text.substr(start, m_at - start));
        breakLine(m_at);
        return true;
    }
    void fault(const std::string_view &code, std::vector<std::string> args) {
        m_fault = &code;
        m_args = std::move(args);
    }
    /// @return true when another field follows in this row.
    bool field(std::size_t column) {
        if (column > kMostCellsInRow) {
            fault(kRowTooLong, {std::to_string(column), std::to_string(kMostCellsInRow)});
            return false;
        }
        std::size_t quote = m_at;
        while (quote < m_text.size() && m_text[quote] == ' ')
            ++quote;
        if (quote < m_text.size() && m_text[quote] == '"')
            return quoted(quote, column);
        return plain(m_at, column);
    }
    bool plain(std::size_t from, std::size_t column) {
        std::size_t end = from;
        while (end < m_text.size() && !m_endsCell[static_cast<unsigned char>(m_text[end])])
            ++end;
        return close(m_text.substr(from, end - from), end, column);
    }
    bool close(std::string_view cell, std::size_t end, std::size_t) {
        if (cell.size() > kMostCellBytes) {
            fault(kCellTooLong, {std::to_string(cell.size()), std::to_string(kMostCellBytes)});
            return false;
        }
        m_grid.addCell(cell);
        m_at = end;
        if (end < m_text.size() && m_text[end] == m_delimiter) {
            ++m_at;
            return true;
        }
        return false;
    }
    bool quoted(std::size_t quote, std::size_t column) {
        std::size_t end = quote + 1;
        bool doubled = false;
        std::size_t breaks = 0;
        for (;; ++end) {
            if (end >= m_text.size() || end - quote > kMostCellBytes) {
                fault(kQuoteNotClosed, {std::to_string(column)});
                return false;
            }
            const char c = m_text[end];
            if (c == '\n' || (c == '\r' && m_text.compare(end, 2, "\r\n") != 0))
                ++breaks;
            if (c != '"')
                continue;
            if (end + 1 < m_text.size() && m_text[end + 1] == '"') {
                doubled = true;
                ++end;
                continue;
            }
            break;
        }
        std::size_t after = end + 1;
        while (after < m_text.size() && m_text[after] == ' ')
            ++after;
        const bool ends = after >= m_text.size() || m_text[after] == m_delimiter ||
                          m_text[after] == '\n' || m_text[after] == '\r';
        if (!ends) {
            // Text behind a closing quote: with a line break inside, the quote was never closed;
            // without, the quotes belong to the text, as in: "Fils" of the first.
            if (breaks > 0) {
                fault(kQuoteNotClosed, {std::to_string(column)});
                return false;
            }
            m_grid.warnings.push_back({m_line, kQuoteStray, {std::to_string(column)}, {}});
            return plain(m_at, column);
        }
        m_line += breaks;
        const std::string_view inside = m_text.substr(quote + 1, end - quote - 1);
        if (doubled)
            return close(m_grid.keep(replacedAll(std::string(inside), "\"\"", "\"")), after,
                         column);
        return close(inside, after, column);
    }

    Grid &m_grid;
    std::string_view m_text;
    char m_delimiter;
    std::array<bool, 256> m_endsCell{};
    Progress *m_progress;
    std::size_t m_at = 0;
    std::size_t m_line = 1;
    const std::string_view *m_fault = nullptr;
    std::vector<std::string> m_args;
};

} // namespace

Result<Grid> readDelimited(std::string text, char delimiter, Progress *progress) {
    // Room for all of an honest list: moving a million cells costs more than cutting them.
    constexpr std::ptrdiff_t kMostRoom = 2'000'000;
    const auto breaks = std::count(text.begin(), text.end(), '\n') + 1;
    const auto cells = std::count(text.begin(), text.end(), delimiter) + breaks;
    Grid grid;
    grid.reserve(std::size_t(std::min(breaks, kMostRoom)), std::size_t(std::min(cells, kMostRoom)));
    grid.own(std::move(text));
    if (auto done = Cutter(grid, delimiter, progress).run(); !done)
        return tl::unexpected(done.error());
    return grid;
}

char guessDelimiter(std::string_view text) {
    constexpr std::array kDelimiters{';', '\t', '|', ','};
    // How many of each on each of the first 20 lines that have any, outside quotes.
    std::array<std::vector<std::size_t>, kDelimiters.size()> counts;
    std::array<std::size_t, kDelimiters.size()> here{};
    bool inQuotes = false;
    std::size_t lines = 0;
    const auto endLine = [&] {
        for (std::size_t d = 0; d < kDelimiters.size(); ++d)
            counts[d].push_back(here[d]);
        here = {};
        ++lines;
    };
    bool any = false;
    for (std::size_t i = 0; i < text.size() && lines < 20 && i < kMostCellBytes * 4; ++i) {
        const char c = text[i];
        if (c == '"')
            inQuotes = !inQuotes;
        if ((c == '\n' || c == '\r') && !inQuotes) {
            if (any)
                endLine();
            any = false;
            continue;
        }
        any = any || (c != ' ');
        if (!inQuotes)
            for (std::size_t d = 0; d < kDelimiters.size(); ++d)
                here[d] += c == kDelimiters[d] ? 1U : 0U;
    }
    if (any)
        endLine();
    // The most even count wins: the share of lines that have the commonest count, weighed by that
    // count's being there at all.
    char best = 0;
    double bestScore = 0;
    for (std::size_t d = 0; d < kDelimiters.size(); ++d) {
        std::vector<std::size_t> sorted = counts[d];
        std::sort(sorted.begin(), sorted.end());
        std::size_t mode = 0;
        std::size_t modeLines = 0;
        for (std::size_t i = 0; i < sorted.size();) {
            std::size_t j = i;
            while (j < sorted.size() && sorted[j] == sorted[i])
                ++j;
            if (sorted[i] > 0 && j - i >= modeLines) {
                mode = sorted[i];
                modeLines = j - i;
            }
            i = j;
        }
        if (mode == 0)
            continue;
        const double share = static_cast<double>(modeLines) / static_cast<double>(sorted.size());
        const double score = share * (1.0 + std::min<double>(static_cast<double>(mode), 8.0) / 8.0);
        if (score > bestScore) {
            bestScore = score;
            best = kDelimiters[d];
        }
    }
    return best;
}

} // namespace sabretache::exchange
