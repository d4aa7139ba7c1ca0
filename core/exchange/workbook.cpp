#include "exchange/workbook.h"

#include "exchange/progress.h"
#include "exchange/text.h"
#include "exchange/xml.h"

#include <QtCore/QDate>
#include <QtCore/QString>
#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace sabretache::exchange {

namespace {

constexpr std::size_t kMostSheets = 64;
constexpr std::size_t kMostIndent = 15;

/// Cells of one row, put into the grid when the row ends.
class RowMaker {
public:
    explicit RowMaker(Grid &grid) : m_grid(grid) {}
    /// @param indent how deep the cell or its row stands; only the row's first text shows it
    void set(std::size_t column, std::string text, std::size_t indent = 0) {
        if (column >= kMostCellsInRow || trimmed(text).empty())
            return;
        if (indent > 0 && m_cells.empty())
            text.insert(0, 2 * std::min(indent, kMostIndent), ' ');
        if (m_cells.size() <= column)
            m_cells.resize(column + 1);
        if (text.size() > kMostCellBytes)
            text.resize(kMostCellBytes);
        m_cells[column] = std::move(text);
    }
    bool empty() const { return m_cells.empty(); }
    void finish(std::size_t line) {
        if (!m_cells.empty()) {
            m_grid.beginRow(line);
            for (const std::string &cell : m_cells)
                m_grid.addCell(cell.empty() ? std::string_view() : m_grid.keep(cell));
        }
        m_cells.clear();
    }
    const std::vector<std::string> &cells() const { return m_cells; }

private:
    Grid &m_grid;
    std::vector<std::string> m_cells;
};

/// 1.728E3 is 1728; 1728.0000000001 is what it is.
std::string plainNumber(const std::string &text) {
    if (text.find_first_of("eE.") == std::string::npos)
        return text;
    bool good = false;
    const double value = QString::fromStdString(text).toDouble(&good);
    if (!good)
        return text;
    QString out = QString::number(value, 'f', 6);
    while (out.endsWith(u'0'))
        out.chop(1);
    if (out.endsWith(u'.'))
        out.chop(1);
    return out.toStdString();
}

/// Days since 1899-12-30 as a spreadsheet shows a day and month that it took a text for.
std::string dayAndMonth(double serial) {
    constexpr std::array<const char *, 12> kMonths{"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                   "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    if (!(serial > 0 && serial < 2'958'466))
        return {};
    const QDate date = QDate(1899, 12, 30).addDays(static_cast<qint64>(serial));
    return std::to_string(date.day()) + '-' + kMonths[static_cast<std::size_t>(date.month() - 1)];
}

/// "BC12" is column 54, counted from 0.
std::size_t columnOfCell(std::string_view reference) {
    std::size_t column = 0;
    for (const char c : reference) {
        if (c < 'A' || c > 'Z')
            break;
        column = column * 26 + static_cast<std::size_t>(c - 'A' + 1);
        if (column > 20'000)
            break;
    }
    return column == 0 ? kMostCellsInRow : column - 1;
}

Result<std::vector<std::string>> sharedStrings(PackedFile &file) {
    std::vector<std::string> out;
    if (!file.has("xl/sharedStrings.xml"))
        return out;
    auto bytes = file.read("xl/sharedStrings.xml");
    if (!bytes)
        return tl::unexpected(bytes.error());
    XmlReader xml(*bytes);
    bool inText = false;
    bool phonetic = false;
    while (xml.next()) {
        if (xml.starts()) {
            if (xml.named(u"si"))
                out.emplace_back();
            phonetic = phonetic || xml.named(u"rPh");
            inText = xml.named(u"t") && !phonetic && !out.empty();
        } else if (xml.ends()) {
            if (xml.named(u"rPh"))
                phonetic = false;
            inText = false;
        } else if (inText && xml.isText()) {
            out.back() += xml.text();
        }
    }
    if (xml.error())
        return tl::unexpected(*xml.error());
    return out;
}

bool isDateFormat(std::int64_t id, const std::map<std::int64_t, std::string> &own) {
    if ((id >= 14 && id <= 17) || id == 22)
        return true;
    const auto it = own.find(id);
    if (it == own.end())
        return false;
    // A day and a month outside quotes and brackets.
    bool quoted = false;
    bool day = false;
    bool month = false;
    for (const char c : it->second) {
        if (c == '"' || c == '[' || c == ']')
            quoted = !quoted;
        day = day || (!quoted && (c == 'd' || c == 'D'));
        month = month || (!quoted && (c == 'm' || c == 'M'));
    }
    return day && month;
}

/// What a cell's style says that matters to a list.
struct CellStyle {
    bool date = false;
    std::size_t indent = 0;
};

Result<std::vector<CellStyle>> cellStyles(PackedFile &file) {
    std::vector<CellStyle> out;
    if (!file.has("xl/styles.xml"))
        return out;
    auto bytes = file.read("xl/styles.xml");
    if (!bytes)
        return tl::unexpected(bytes.error());
    XmlReader xml(*bytes);
    std::map<std::int64_t, std::string> own;
    bool inCells = false;
    while (xml.next()) {
        if (xml.starts() && xml.named(u"numFmt"))
            own[xml.number(u"numFmtId", -1)] = xml.attribute(u"formatCode");
        else if (xml.named(u"cellXfs"))
            inCells = xml.starts();
        else if (inCells && xml.starts() && xml.named(u"xf"))
            out.push_back({isDateFormat(xml.number(u"numFmtId", 0), own), 0});
        else if (inCells && !out.empty() && xml.starts() && xml.named(u"alignment"))
            out.back().indent = static_cast<std::size_t>(
                std::clamp<std::int64_t>(xml.number(u"indent", 0), 0, kMostIndent));
    }
    if (xml.error())
        return tl::unexpected(*xml.error());
    return out;
}

Result<Grid> readXlsxSheet(const std::string &bytes, const std::vector<std::string> &strings,
                           const std::vector<CellStyle> &styles, Progress *progress) {
    Grid grid;
    XmlReader xml(bytes);
    RowMaker row(grid);
    std::size_t line = 0;
    std::size_t column = 0;
    std::string type;
    std::size_t style = 0;
    std::size_t outline = 0; // rows that fold say how deep they stand
    std::string value;
    bool inValue = false;
    while (xml.next()) {
        if (xml.starts()) {
            if (xml.named(u"row")) {
                line = static_cast<std::size_t>(std::clamp<std::int64_t>(
                    xml.number(u"r", static_cast<std::int64_t>(line) + 1), 1, 0x7FFFFFFF));
                column = 0;
                outline = static_cast<std::size_t>(
                    std::clamp<std::int64_t>(xml.number(u"outlineLevel", 0), 0, 7));
            } else if (xml.named(u"c")) {
                const std::string reference = xml.attribute(u"r");
                if (!reference.empty())
                    column = columnOfCell(reference);
                type = xml.attribute(u"t");
                style = static_cast<std::size_t>(
                    std::clamp<std::int64_t>(xml.number(u"s", 0), 0, 100'000));
                value.clear();
            } else if (xml.named(u"v") || xml.named(u"t")) {
                inValue = true;
            }
        } else if (xml.ends()) {
            if (xml.named(u"v") || xml.named(u"t")) {
                inValue = false;
            } else if (xml.named(u"c")) {
                if (type == "s") {
                    bool good = false;
                    const qulonglong index = QString::fromStdString(value).toULongLong(&good);
                    value = good && index < strings.size()
                                ? strings[static_cast<std::size_t>(index)]
                                : std::string();
                } else if (type == "e") {
                    value.clear();
                } else if (type.empty() || type == "n") {
                    if (style < styles.size() && styles[style].date)
                        value = dayAndMonth(QString::fromStdString(value).toDouble());
                    else
                        value = plainNumber(value);
                }
                const std::size_t indent = style < styles.size() ? styles[style].indent : 0;
                row.set(column, std::move(value), std::max(indent, outline));
                value.clear();
                ++column;
            } else if (xml.named(u"row")) {
                if (grid.rows() >= kMostRows)
                    return fail(kTooManyRows, {std::to_string(kMostRows)});
                row.finish(line);
                if (!goesOn(progress, grid.rows(), kMostRows))
                    return fail(kImportStopped);
            }
        } else if (inValue && xml.isText()) {
            value += xml.text();
        }
    }
    if (xml.error())
        return tl::unexpected(*xml.error());
    return grid;
}

Result<std::vector<Sheet>> readXlsx(PackedFile &file, Progress *progress) {
    auto strings = sharedStrings(file);
    if (!strings)
        return tl::unexpected(strings.error());
    auto styles = cellStyles(file);
    if (!styles)
        return tl::unexpected(styles.error());
    // The workbook names the sheets in order; its relations say where they are.
    std::map<std::string, std::string> targets;
    if (file.has("xl/_rels/workbook.xml.rels")) {
        auto bytes = file.read("xl/_rels/workbook.xml.rels");
        if (!bytes)
            return tl::unexpected(bytes.error());
        XmlReader xml(*bytes);
        while (xml.next())
            if (xml.starts() && xml.named(u"Relationship"))
                targets[xml.attribute(u"Id")] = xml.attribute(u"Target");
        if (xml.error())
            return tl::unexpected(*xml.error());
    }
    auto bytes = file.read("xl/workbook.xml");
    if (!bytes)
        return tl::unexpected(bytes.error());
    std::vector<std::pair<std::string, std::string>> sheets;
    XmlReader xml(*bytes);
    while (xml.next())
        if (xml.starts() && xml.named(u"sheet") && sheets.size() < kMostSheets) {
            // r:id and sheetId are told apart by their namespace; only the first has a relation.
            std::string path = targets[xml.attribute(u"id")];
            if (path.empty())
                path = "worksheets/sheet" + std::to_string(sheets.size() + 1) + ".xml";
            path = path.front() == '/' ? path.substr(1) : "xl/" + path;
            sheets.emplace_back(xml.attribute(u"name"), std::move(path));
        }
    if (xml.error())
        return tl::unexpected(*xml.error());
    std::vector<Sheet> out;
    for (auto &[name, path] : sheets) {
        if (!file.has(path))
            continue;
        auto sheet = file.read(path);
        if (!sheet)
            return tl::unexpected(sheet.error());
        auto grid = readXlsxSheet(*sheet, *strings, *styles, progress);
        if (!grid)
            return tl::unexpected(grid.error());
        if (grid->rows() > 0)
            out.push_back({std::move(name), std::move(*grid)});
    }
    return out;
}

Result<std::vector<Sheet>> readOds(PackedFile &file, Progress *progress) {
    auto bytes = file.read("content.xml");
    if (!bytes)
        return tl::unexpected(bytes.error());
    std::vector<Sheet> out;
    XmlReader xml(*bytes);
    std::optional<RowMaker> row;
    std::size_t line = 0;
    std::size_t rowRepeat = 1;
    std::size_t column = 0;
    std::size_t cellRepeat = 1;
    std::string value;
    std::string shown;
    bool inText = false;
    bool inNote = false;
    std::size_t total = 0;
    std::size_t groups = 0; // rows that fold stand in groups
    const auto repeat = [&](QStringView name) {
        return static_cast<std::size_t>(std::clamp<std::int64_t>(xml.number(name, 1), 1, 0xFFFFFF));
    };
    while (xml.next()) {
        if (xml.starts()) {
            if (xml.named(u"table")) {
                if (out.size() >= kMostSheets)
                    break;
                out.push_back({xml.attribute(u"name"), Grid()});
                row.emplace(out.back().grid);
                line = 0;
                groups = 0;
            } else if (xml.named(u"table-row-group")) {
                ++groups;
            } else if (xml.named(u"table-row") && row) {
                rowRepeat = repeat(u"number-rows-repeated");
                column = 0;
            } else if (xml.named(u"table-cell") || xml.named(u"covered-table-cell")) {
                cellRepeat = repeat(u"number-columns-repeated");
                const std::string type = xml.attribute(u"value-type");
                value = type == "float" || type == "percentage" || type == "currency"
                            ? plainNumber(xml.attribute(u"value"))
                            : std::string();
                if (type == "date") {
                    const QDate date = QDate::fromString(
                        QString::fromStdString(xml.attribute(u"date-value")).left(10), Qt::ISODate);
                    if (date.isValid())
                        value = dayAndMonth(static_cast<double>(QDate(1899, 12, 30).daysTo(date)));
                }
                shown.clear();
            } else if (xml.named(u"annotation")) {
                inNote = true;
            } else if (xml.named(u"p") && !inNote) {
                if (!shown.empty())
                    shown += '\n';
                inText = true;
            } else if (inText && xml.named(u"s")) {
                shown.append(std::min<std::size_t>(repeat(u"c"), 1000), ' ');
            } else if (inText && xml.named(u"tab")) {
                shown += '\t';
            }
        } else if (xml.ends()) {
            if (xml.named(u"annotation")) {
                inNote = false;
            } else if (xml.named(u"table-row-group")) {
                groups -= groups > 0 ? 1U : 0U;
            } else if (xml.named(u"p")) {
                inText = false;
            } else if ((xml.named(u"table-cell") || xml.named(u"covered-table-cell")) && row) {
                std::string &cell = value.empty() ? shown : value;
                if (!trimmed(cell).empty())
                    for (std::size_t i = 0; i < std::min<std::size_t>(cellRepeat, 256); ++i)
                        row->set(column + i, cell, groups);
                column += cellRepeat;
                value.clear();
                shown.clear();
            } else if (xml.named(u"table-row") && row) {
                const std::size_t copies =
                    row->empty() ? 0 : std::min<std::size_t>(rowRepeat, 1000);
                const std::vector<std::string> cells = row->cells();
                for (std::size_t i = 0; i < copies; ++i) {
                    if (++total > kMostRows)
                        return fail(kTooManyRows, {std::to_string(kMostRows)});
                    if (i > 0)
                        for (std::size_t c = 0; c < cells.size(); ++c)
                            row->set(c, cells[c]);
                    row->finish(line + 1 + i);
                }
                line += rowRepeat;
                if (progress && progress->stopped())
                    return fail(kImportStopped);
            } else if (xml.named(u"table")) {
                row.reset();
            }
        } else if (inText && xml.isText()) {
            shown += xml.text();
        }
    }
    if (xml.error())
        return tl::unexpected(*xml.error());
    out.erase(std::remove_if(out.begin(), out.end(),
                             [](const Sheet &sheet) { return sheet.grid.rows() == 0; }),
              out.end());
    return out;
}

} // namespace

bool isWorkbook(const PackedFile &file) {
    return file.has("xl/workbook.xml") || file.has("content.xml");
}

Result<std::vector<Sheet>> readWorkbook(PackedFile &file, Progress *progress) {
    return file.has("xl/workbook.xml") ? readXlsx(file, progress) : readOds(file, progress);
}

} // namespace sabretache::exchange
