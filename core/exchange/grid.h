// Cells of a table as a file holds them: from delimited text (RFC 4180, and what spreadsheets and
// people make of it), from a sheet of a workbook, or from a plain list cut into columns.
#pragma once

#include "exchange/finding.h"

#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace sabretache::exchange {

class Progress;

inline constexpr std::size_t kMostRows = 1'000'000;
inline constexpr std::size_t kMostCellsInRow = 4'096;
inline constexpr std::size_t kMostCellBytes = 64 * 1024;
inline constexpr std::size_t kMostLineBytes = 16 * 1024 * 1024;

/// Rows of cells. The cells point into texts that the grid owns; a grid can be moved, not copied.
class Grid {
public:
    struct Row {
        std::uint32_t line = 0; ///< counted from 1
        std::uint32_t firstCell = 0;
        std::uint32_t cells = 0;
        std::string_view raw; ///< the row as it stands in the file; empty for a workbook
    };

    /// Takes the text that delimited cells point into.
    void own(std::string text) { m_text = std::make_unique<std::string>(std::move(text)); }
    std::string_view text() const {
        return m_text ? std::string_view(*m_text) : std::string_view();
    }
    /// Keeps a text of its own (an unescaped cell, a cell of a workbook). @return the kept text.
    std::string_view keep(std::string text) { return m_kept.emplace_back(std::move(text)); }
    void reserve(std::size_t rows, std::size_t cells) {
        m_rows.reserve(rows);
        m_cells.reserve(cells);
    }
    void beginRow(std::size_t line) {
        m_rows.push_back(
            {static_cast<std::uint32_t>(line), static_cast<std::uint32_t>(m_cells.size()), 0, {}});
    }
    void addCell(std::string_view cell) {
        m_cells.push_back(cell);
        ++m_rows.back().cells;
    }
    void endRow(std::string_view raw) { m_rows.back().raw = raw; }
    void dropRow() {
        m_cells.resize(m_rows.back().firstCell);
        m_rows.pop_back();
    }

    std::size_t rows() const { return m_rows.size(); }
    const Row &row(std::size_t r) const { return m_rows[r]; }
    std::size_t cells(std::size_t r) const { return m_rows[r].cells; }
    std::size_t width() const;
    std::size_t line(std::size_t r) const { return m_rows[r].line; }
    /// @return the cell, trimmed of nothing; empty where the row is shorter.
    std::string_view cell(std::size_t r, std::size_t c) const {
        const Row &row = m_rows[r];
        return c < row.cells ? m_cells[row.firstCell + c] : std::string_view();
    }
    /// @return the row as it stands in the file, or its cells joined by tabs; cut for showing.
    std::string shownRow(std::size_t r) const;
    bool blankRow(std::size_t r) const;

    Findings faults;   ///< lines that could not be cut into cells
    Findings warnings; ///< lines that were, with something to look at

private:
    std::unique_ptr<std::string> m_text;
    std::deque<std::string> m_kept;
    std::vector<Row> m_rows;
    std::vector<std::string_view> m_cells;
};

/// Cuts delimited text into cells: quotes, doubled quotes, line breaks within quotes; CRLF, LF or a
/// lone CR end a row. A row with a fault is left out and named in `faults`; the reading goes on
/// with the next line.
/// @param delimiter a single byte: , ; tab |
/// @error too-many-rows, line-too-long, import-stopped
Result<Grid> readDelimited(std::string text, char delimiter, Progress *progress = nullptr);

/// @return the delimiter with the most even count over the first 20 lines, outside quotes; nothing
/// when no line has any.
char guessDelimiter(std::string_view text);

} // namespace sabretache::exchange
