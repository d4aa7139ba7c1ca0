#include "exchange/tableform.h"

#include "exchange/numbers.h"
#include "exchange/text.h"
#include "oob/queries.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <map>
#include <vector>
#include <xlsxwriter.h>

namespace sabretache::exchange {

namespace {

/// One line of the table: a column (heading) or a unit, at its depth under the army.
struct TableRow {
    bool heading = false;
    std::size_t depth = 0;
    std::string name;
    std::string level;
    std::string commander;
    std::string arm;
    std::string nation;
    std::string elements;
    std::optional<std::int64_t> men;
    std::optional<std::int64_t> guns;
    bool estimated = false;
    std::vector<std::string> fields;
    std::string notes;
};

struct ArmyTable {
    std::string name;
    std::string side;
    std::string commander;
    std::vector<TableRow> rows;
    std::optional<std::int64_t> men;
    std::optional<std::int64_t> guns;
    std::size_t units = 0;
};

void addTo(std::optional<std::int64_t> &sum, const std::optional<std::int64_t> &n) {
    if (n)
        sum = sum.value_or(0) + *n;
}

/// The tables of all three forms, so that none of them tells another story.
class Tables {
public:
    Tables(const oob::OrderOfBattle &book, const ExportLook &look)
        : m_book(book), m_look(look), m_children(book), m_holders(oob::holders(book)) {}

    std::vector<std::string_view> fieldKeys() const {
        std::vector<std::string_view> out;
        if (m_look.ruleSet)
            for (const rules::UnitFieldSpec &field : m_look.ruleSet->unitFields())
                if (field.type != rules::ValueType::Flag)
                    out.push_back(field.key);
        return out;
    }

    ArmyTable of(const oob::Army &army) const {
        ArmyTable out;
        out.name = army.name;
        out.side = army.side;
        out.commander = commander(army.id);
        for (const oob::Stop &stop : oob::walk(m_book, army.id, m_children)) {
            if (const auto *columnId = std::get_if<ColumnId>(&stop.node)) {
                const oob::Column &column = m_book.columns.at(*columnId);
                TableRow row;
                row.heading = true;
                row.depth = stop.depth;
                row.name = column.name;
                row.level = column.level;
                row.commander = commander(column.id);
                row.notes = column.notes;
                out.rows.push_back(std::move(row));
                continue;
            }
            out.rows.push_back(unit(m_book.units.at(std::get<UnitId>(stop.node)), stop.depth));
            ++out.units;
            addTo(out.men, out.rows.back().men);
            addTo(out.guns, out.rows.back().guns);
        }
        // Sums of the headings: what follows at a greater depth.
        for (std::size_t i = 0; i < out.rows.size(); ++i) {
            if (!out.rows[i].heading)
                continue;
            for (std::size_t k = i + 1;
                 k < out.rows.size() && out.rows[k].depth > out.rows[i].depth; ++k) {
                if (out.rows[k].heading)
                    continue;
                addTo(out.rows[i].men, out.rows[k].men);
                addTo(out.rows[i].guns, out.rows[k].guns);
            }
        }
        return out;
    }

private:
    std::string commander(const oob::CommandId &id) const {
        const auto it = m_holders.find(id);
        if (it == m_holders.end())
            return {};
        const oob::Person &person = m_book.persons.at(it->second);
        return person.rank.empty() ? person.name : person.rank + ' ' + person.name;
    }
    TableRow unit(const oob::Unit &unit, std::size_t depth) const {
        TableRow row;
        row.depth = depth;
        row.name = unit.name;
        row.commander = commander(unit.id);
        row.arm = m_look.words("arm/" + std::string(word(unit.arm)));
        row.nation = unit.nation;
        const auto &count = isInfantry(unit.arm) ? unit.battalions : unit.squadrons;
        if (count)
            row.elements = hundredthsText(*count);
        if (unit.present.men)
            row.men = unit.present.men->value;
        if (unit.present.guns)
            row.guns = unit.present.guns->value;
        row.estimated = unit.present.estimated;
        row.notes = unit.notes;
        for (const std::string_view key : fieldKeys()) {
            const rules::UnitFieldSpec *spec = nullptr;
            for (const rules::UnitFieldSpec &one : m_look.ruleSet->unitFields())
                if (one.key == key)
                    spec = &one;
            const rules::FieldValues &values = unit.fields.of(m_look.ruleSet->id());
            row.fields.emplace_back(spec && spec->appliesTo(unit.arm)
                                        ? rules::fieldValue(*spec, values)
                                        : std::string_view());
        }
        return row;
    }

    const oob::OrderOfBattle &m_book;
    const ExportLook &m_look;
    const oob::Children m_children;
    const std::map<oob::CommandId, PersonId> m_holders;
};

std::string htmlText(std::string_view text) {
    std::string out;
    for (const char c : text) {
        switch (c) {
        case '&':
            out += "&amp;";
            break;
        case '<':
            out += "&lt;";
            break;
        case '>':
            out += "&gt;";
            break;
        case '"':
            out += "&quot;";
            break;
        case '\n':
            out += "<br>";
            break;
        default:
            out += c;
        }
    }
    return out;
}

std::string markdownText(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '\n' || c == '\r') {
            out += ' ';
            continue;
        }
        if (std::string_view("\\`*_{}[]<>#|~").find(c) != std::string_view::npos)
            out += '\\';
        out += c;
    }
    return out;
}

std::string shownNumber(const std::optional<std::int64_t> &n, bool estimated) {
    if (!n)
        return "–";
    return (estimated ? "~" : "") + std::to_string(*n);
}

} // namespace

std::string exportHtml(const oob::OrderOfBattle &book, std::span<const ArmyId> armies,
                       const ExportLook &look) {
    const Tables tables(book, look);
    const auto label = [&](std::string_view key) { return htmlText(look.words(key)); };
    std::string title;
    std::string body;
    for (const ArmyId id : armies) {
        const auto it = book.armies.find(id);
        if (it == book.armies.end())
            continue;
        const ArmyTable table = tables.of(it->second);
        if (!title.empty())
            title += ", ";
        title += htmlText(table.name);
        body += "<h1>" + htmlText(table.name) + "</h1>\n<p>";
        if (!table.side.empty())
            body += label("export-side") + ": " + htmlText(table.side) + ". ";
        body += label("export-commander") + ": " +
                (table.commander.empty() ? label("export-vacant") : htmlText(table.commander)) +
                "</p>\n<table>\n<thead><tr><th scope=\"col\">" + label("export-unit") +
                "</th><th scope=\"col\">" + label("export-commander") + "</th><th scope=\"col\">" +
                label("export-arm") + "</th><th scope=\"col\">" + label("export-nation") +
                "</th><th scope=\"col\" class=\"n\">" + label("export-elements") +
                "</th><th scope=\"col\" class=\"n\">" + label("export-men") +
                "</th><th scope=\"col\" class=\"n\">" + label("export-guns") + "</th>";
        for (const std::string_view key : tables.fieldKeys())
            body += "<th scope=\"col\">" + label("field/" + std::string(key)) + "</th>";
        body += "<th scope=\"col\">" + label("export-notes") + "</th></tr></thead>\n<tbody>\n";
        for (const TableRow &row : table.rows) {
            const std::string indent = std::to_string(row.depth);
            body +=
                row.heading
                    ? "<tr class=\"h\"><th scope=\"row\" style=\"padding-left:" + indent + "em\">"
                    : "<tr><td style=\"padding-left:" + indent + "em\">";
            body += htmlText(row.name) + (row.heading ? "</th><td>" : "</td><td>");
            body += row.commander.empty() && row.heading ? label("export-vacant")
                                                         : htmlText(row.commander);
            body += "</td><td>" + htmlText(row.arm) + "</td><td>" + htmlText(row.nation) +
                    "</td><td class=\"n\">" + row.elements + "</td><td class=\"n\">" +
                    (row.men || !row.heading ? shownNumber(row.men, row.estimated) : "") +
                    "</td><td class=\"n\">" +
                    (row.guns ? std::to_string(*row.guns) : std::string()) + "</td>";
            for (std::size_t i = 0; i < tables.fieldKeys().size(); ++i)
                body += "<td>" + (i < row.fields.size() ? htmlText(row.fields[i]) : "") + "</td>";
            body += "<td>" + htmlText(row.notes) + "</td></tr>\n";
        }
        body += "</tbody>\n<tfoot><tr><th scope=\"row\">" + label("export-total") +
                "</th><td></td><td></td><td></td><td class=\"n\">" + std::to_string(table.units) +
                "</td><td class=\"n\">" + shownNumber(table.men, false) + "</td><td class=\"n\">" +
                shownNumber(table.guns, false) + "</td>";
        for (std::size_t i = 0; i < tables.fieldKeys().size() + 1; ++i)
            body += "<td></td>";
        body += "</tr></tfoot>\n</table>\n";
    }
    return "<!DOCTYPE html>\n<html lang=\"" + htmlText(look.language) +
           "\">\n<head>\n<meta charset=\"utf-8\">\n<title>" + title +
           "</title>\n<style>\nbody{font-family:sans-serif;margin:2em auto;max-width:70em;"
           "color-scheme:light dark}\ntable{border-collapse:collapse;width:100%}\n"
           "th,td{text-align:left;padding:.2em .6em;border-bottom:1px solid #8886}\n"
           ".n{text-align:right;font-variant-numeric:tabular-nums}\n"
           "tr.h th,tr.h td{font-weight:bold;padding-top:.8em}\n"
           "tfoot th,tfoot td{border-top:2px solid #888;font-weight:bold}\n</style>\n</head>\n"
           "<body>\n" +
           body + "</body>\n</html>\n";
}

std::string exportMarkdown(const oob::OrderOfBattle &book, std::span<const ArmyId> armies,
                           const ExportLook &look) {
    const Tables tables(book, look);
    const auto label = [&](std::string_view key) { return markdownText(look.words(key)); };
    std::string out;
    for (const ArmyId id : armies) {
        const auto it = book.armies.find(id);
        if (it == book.armies.end())
            continue;
        const ArmyTable table = tables.of(it->second);
        if (!out.empty())
            out += '\n';
        out += "# " + markdownText(table.name) + "\n\n";
        if (!table.commander.empty())
            out += label("export-commander") + ": " + markdownText(table.commander) + "\n\n";
        bool open = false;
        const auto head = [&] {
            out += "| " + label("export-unit") + " | " + label("export-arm") + " | " +
                   label("export-nation") + " | " + label("export-elements") + " | " +
                   label("export-men") + " | " + label("export-guns") + " | ";
            for (const std::string_view key : tables.fieldKeys())
                out += label("field/" + std::string(key)) + " | ";
            out += label("export-commander") + " |\n| --- | --- | --- | ---: | ---: | ---: |";
            for (std::size_t i = 0; i < tables.fieldKeys().size(); ++i)
                out += " --- |";
            out += " --- |\n";
            open = true;
        };
        for (const TableRow &row : table.rows) {
            if (row.heading) {
                if (open)
                    out += '\n';
                open = false;
                out += std::string(std::min<std::size_t>(row.depth + 2, 6), '#') + ' ' +
                       markdownText(row.name);
                if (!row.commander.empty())
                    out += " – " + markdownText(row.commander);
                out += "\n\n";
                continue;
            }
            if (!open)
                head();
            out += "| " + markdownText(row.name) + " | " + markdownText(row.arm) + " | " +
                   markdownText(row.nation) + " | " + row.elements + " | " +
                   shownNumber(row.men, row.estimated) + " | " +
                   (row.guns ? std::to_string(*row.guns) : std::string()) + " | ";
            for (const std::string &field : row.fields)
                out += markdownText(field) + " | ";
            out += markdownText(row.commander) + " |\n";
        }
        if (open)
            out += '\n';
        out += label("export-total") + ": " + std::to_string(table.units) + ", " +
               label("export-men") + ' ' + shownNumber(table.men, false) + ", " +
               label("export-guns") + ' ' + shownNumber(table.guns, false) + "\n";
    }
    return out;
}

namespace {

/// A sheet's name: at most 31 characters, none of those that a spreadsheet forbids, no two alike.
std::string sheetName(const std::string &name, std::vector<std::string> &taken) {
    std::string plain;
    std::size_t characters = 0;
    for (std::size_t at = 0; at < name.size() && characters < 25;) {
        const char32_t c = nextCharacter(name, at);
        if (c < 32 || (c < 128 && std::string_view("[]:*?/\\'").find(static_cast<char>(c)) !=
                                      std::string_view::npos))
            continue;
        appendCharacter(plain, c);
        ++characters;
    }
    if (trimmed(plain).empty())
        plain = "1";
    std::string out = plain;
    for (int n = 2; std::find(taken.begin(), taken.end(), folded(out)) != taken.end(); ++n)
        out = plain + ' ' + std::to_string(n);
    taken.push_back(folded(out));
    return out;
}

class Workbook {
public:
    explicit Workbook(const std::string &path) : m_book(workbook_new(path.c_str())) {
        if (!m_book)
            return;
        m_bold = workbook_add_format(m_book);
        format_set_bold(m_bold);
        m_number = workbook_add_format(m_book);
        format_set_num_format(m_number, "#,##0");
        m_boldNumber = workbook_add_format(m_book);
        format_set_bold(m_boldNumber);
        format_set_num_format(m_boldNumber, "#,##0");
        for (std::size_t depth = 0; depth < 16; ++depth)
            for (const bool heading : {false, true}) {
                lxw_format *format = workbook_add_format(m_book);
                format_set_indent(format, static_cast<std::uint8_t>(depth));
                if (heading)
                    format_set_bold(format);
                m_indent[heading].push_back(format);
            }
    }
    explicit operator bool() const { return m_book != nullptr; }
    lxw_error close() { return workbook_close(m_book); }

    void sheet(const ArmyTable &table, const Tables &tables, const ExportLook &look) {
        lxw_worksheet *sheet =
            workbook_add_worksheet(m_book, sheetName(table.name, m_names).c_str());
        std::vector<std::string> heads{
            look.words("export-unit"),     look.words("export-commander"),
            look.words("export-arm"),      look.words("export-nation"),
            look.words("export-elements"), look.words("export-men"),
            look.words("export-guns"),     look.words("export-estimated"),
            look.words("export-level")};
        for (const std::string_view key : tables.fieldKeys())
            heads.push_back(look.words("field/" + std::string(key)));
        heads.push_back(look.words("export-notes"));
        for (std::size_t c = 0; c < heads.size(); ++c) {
            // A word within sentences elsewhere is a head here.
            if (std::string &head = heads[c]; !head.empty() && head[0] >= 'a' && head[0] <= 'z')
                head[0] = static_cast<char>(head[0] - 'a' + 'A');
            text(sheet, 0, c, heads[c], m_bold);
        }
        worksheet_set_column(sheet, 0, 0, 34, nullptr);
        worksheet_set_column(sheet, 1, 3, 18, nullptr);
        worksheet_set_column(sheet, static_cast<lxw_col_t>(heads.size() - 1),
                             static_cast<lxw_col_t>(heads.size() - 1), 30, nullptr);
        worksheet_freeze_panes(sheet, 1, 1);
        worksheet_outline_settings(sheet, LXW_TRUE, LXW_FALSE, LXW_TRUE, LXW_FALSE);
        std::size_t r = 1;
        for (const TableRow &row : table.rows) {
            const std::size_t depth = std::min<std::size_t>(row.depth, 7);
            lxw_row_col_options options{};
            options.level = static_cast<std::uint8_t>(depth);
            worksheet_set_row_opt(sheet, static_cast<lxw_row_t>(r), LXW_DEF_ROW_HEIGHT, nullptr,
                                  &options);
            text(sheet, r, 0, row.name, m_indent[row.heading][std::min<std::size_t>(depth, 15)]);
            text(sheet, r, 1, row.commander, nullptr);
            text(sheet, r, 2, row.arm, nullptr);
            text(sheet, r, 3, row.nation, nullptr);
            if (!row.elements.empty())
                worksheet_write_number(sheet, static_cast<lxw_row_t>(r), 4,
                                       std::strtod(row.elements.c_str(), nullptr), nullptr);
            number(sheet, r, 5, row.men, row.heading ? m_boldNumber : m_number);
            number(sheet, r, 6, row.guns, row.heading ? m_boldNumber : m_number);
            if (row.estimated)
                text(sheet, r, 7, "x", nullptr);
            if (row.heading)
                text(sheet, r, 8, row.level, nullptr);
            for (std::size_t i = 0; i < row.fields.size(); ++i)
                text(sheet, r, 9 + i, row.fields[i], nullptr);
            text(sheet, r, heads.size() - 1, row.notes, nullptr);
            ++r;
        }
        text(sheet, r, 0, look.words("export-total"), m_bold);
        number(sheet, r, 5, table.men, m_boldNumber);
        number(sheet, r, 6, table.guns, m_boldNumber);
    }

private:
    static void text(lxw_worksheet *sheet, std::size_t r, std::size_t c, const std::string &cell,
                     lxw_format *format) {
        if (!cell.empty()) // never as a formula, whatever it begins with
            worksheet_write_string(sheet, static_cast<lxw_row_t>(r), static_cast<lxw_col_t>(c),
                                   cell.c_str(), format);
    }
    static void number(lxw_worksheet *sheet, std::size_t r, std::size_t c,
                       const std::optional<std::int64_t> &n, lxw_format *format) {
        if (n)
            worksheet_write_number(sheet, static_cast<lxw_row_t>(r), static_cast<lxw_col_t>(c),
                                   static_cast<double>(*n), format);
    }

    lxw_workbook *m_book;
    lxw_format *m_bold = nullptr;
    lxw_format *m_number = nullptr;
    lxw_format *m_boldNumber = nullptr;
    std::vector<lxw_format *> m_indent[2];
    std::vector<std::string> m_names;
};

} // namespace

Result<std::string> exportXlsx(const oob::OrderOfBattle &book, std::span<const ArmyId> armies,
                               const ExportLook &look) {
    const QTemporaryDir folder;
    if (!folder.isValid())
        return fail(kExportFailed, {"xlsx", folder.errorString().toStdString()});
    const QString path = folder.filePath(QStringLiteral("army.xlsx"));
    Workbook workbook(path.toStdString());
    if (!workbook)
        return fail(kExportFailed, {"xlsx", ""});
    const Tables tables(book, look);
    for (const ArmyId id : armies)
        if (const auto it = book.armies.find(id); it != book.armies.end())
            workbook.sheet(tables.of(it->second), tables, look);
    if (const lxw_error error = workbook.close(); error != LXW_NO_ERROR)
        return fail(kExportFailed, {"xlsx", lxw_strerror(error)});
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(kExportFailed, {"xlsx", file.errorString().toStdString()});
    return file.readAll().toStdString();
}

} // namespace sabretache::exchange
