#include "exchange/importer.h"

#include "exchange/battlescribe.h"
#include "exchange/encoding.h"
#include "exchange/grid.h"
#include "exchange/jsonform.h"
#include "exchange/listreader.h"
#include "exchange/packed.h"
#include "exchange/progress.h"
#include "exchange/scourgeofwar.h"
#include "exchange/tablereader.h"
#include "exchange/text.h"
#include "exchange/treebuilder.h"
#include "exchange/workbook.h"

#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <algorithm>
#include <map>

namespace sabretache::exchange {

namespace {

/// A JSON document stands in memory many times its size.
constexpr std::size_t kMostJsonBytes = 64U * 1024U * 1024U;

std::string stemOf(const std::string &fileName) {
    const std::size_t slash = fileName.find_last_of("/\\");
    std::string name = slash == std::string::npos ? fileName : fileName.substr(slash + 1);
    const std::size_t dot = name.find_last_of('.');
    if (dot != std::string::npos && dot > 0)
        name.resize(dot);
    return name;
}

/// The first line `sep=;` names the delimiter. @return the delimiter, and takes the line off.
char takeSeparatorLine(std::string &text) {
    if (text.size() < 5 || folded(text.substr(0, 4)) != "sep=")
        return 0;
    const std::size_t end = text.find_first_of("\r\n");
    const std::string_view line =
        std::string_view(text).substr(0, end == std::string::npos ? text.size() : end);
    if (line.size() != 5)
        return 0;
    const char delimiter = line[4];
    if (std::string_view(",;\t|").find(delimiter) == std::string_view::npos)
        return 0;
    // The line stays as an empty one, so that line numbers are the file's.
    text.erase(0, 5);
    return delimiter;
}

void settle(Reading &reading, const ImportOptions &options) {
    Mapping rates = reading.mapping;
    if (options.menPerBattalion)
        rates.menPerBattalion = options.menPerBattalion;
    if (options.menPerSquadron)
        rates.menPerSquadron = options.menPerSquadron;
    reading.mapping.menPerBattalion = rates.menPerBattalion;
    reading.mapping.menPerSquadron = rates.menPerSquadron;
    applyRates(reading, rates);
    const auto byLine = [](const Finding &a, const Finding &b) { return a.line < b.line; };
    std::stable_sort(reading.ignored.begin(), reading.ignored.end(), byLine);
    std::stable_sort(reading.rejected.begin(), reading.rejected.end(), byLine);
    std::stable_sort(reading.warnings.begin(), reading.warnings.end(), byLine);
}

/// The mapping to read a table with: the one given, or the guess.
Result<Mapping> mappingFor(const Grid &grid, const ImportOptions &options) {
    if (options.mapping && !options.mapping->columns.empty()) {
        if (!options.mapping->has(Meaning::Unit))
            return fail(kMappingWrong, {"columns"});
        return *options.mapping;
    }
    auto guessed = guessMapping(grid, *options.ruleSets);
    if (!guessed) {
        guessed.error().args = {options.fileName};
        return guessed;
    }
    if (options.mapping) {
        guessed->armyName = options.mapping->armyName;
        guessed->sheet = options.mapping->sheet;
    }
    return guessed;
}

/// @return true when nearly all rows have the same number of cells, at least two.
bool isEven(const Grid &grid) {
    std::map<std::size_t, std::size_t> counts;
    std::size_t rows = 0;
    for (std::size_t r = 0; r < grid.rows(); ++r) {
        if (grid.blankRow(r))
            continue;
        ++rows;
        ++counts[grid.cells(r)];
    }
    for (const auto &[cells, n] : counts)
        if (cells >= 2 && n * 10 >= rows * 8)
            return true;
    return false;
}

Result<Reading> finished(Reading reading, const ImportOptions &options) {
    if (options.progress && options.progress->stopped())
        return fail(kImportStopped);
    settle(reading, options);
    if (reading.units.empty() && reading.columns.empty() && reading.rejected.empty())
        return fail(kFileNotAList, {options.fileName});
    return reading;
}

} // namespace

Result<Reading> readGrid(const Grid &grid, const ImportOptions &options) {
    auto mapping = mappingFor(grid, options);
    if (!mapping)
        return tl::unexpected(mapping.error());
    return finished(
        readTable(grid, *mapping, *options.ruleSets, stemOf(options.fileName), options.progress),
        options);
}

Result<Reading> readText(std::string text, const ImportOptions &options) {
    if (trimmed(text).empty())
        return fail(kFileEmpty, {options.fileName});
    const bool given = options.mapping && !options.mapping->columns.empty();
    char delimiter = takeSeparatorLine(text);
    if (options.mapping && options.mapping->delimiter)
        delimiter = options.mapping->delimiter;
    const std::string stem = stemOf(options.fileName);
    const auto asList = [&](std::string_view list) -> Result<Reading> {
        if (std::max(std::count(list.begin(), list.end(), '\n'),
                     std::count(list.begin(), list.end(), '\r')) >
            static_cast<std::ptrdiff_t>(kMostRows))
            return fail(kTooManyRows, {std::to_string(kMostRows)});
        return finished(readPlainList(list, *options.ruleSets, stem, options.progress), options);
    };
    if (delimiter == kNoDelimiter)
        return asList(text);
    const bool named = delimiter != 0;
    if (!delimiter)
        delimiter = guessDelimiter(text);
    if (!delimiter && !given) // one column: a list, unless a mapping says otherwise
        return asList(text);
    if (!delimiter)
        delimiter = ',';
    if (options.progress)
        options.progress->part(50, 300);
    auto grid = readDelimited(std::move(text), delimiter, options.progress);
    if (!grid)
        return tl::unexpected(grid.error());
    if (options.progress)
        options.progress->part(300, 700);
    if (!given && isScourgeOfWar(*grid)) {
        auto reading = readScourgeOfWar(*grid, stem);
        if (!reading)
            return tl::unexpected(Error{reading.error().code, {}, {options.fileName}});
        return finished(std::move(*reading), options);
    }
    if (!given && !named) {
        // Text in brackets has commas too: only heads, or even rows with figures, make a table.
        const auto mapping = guessMapping(*grid, *options.ruleSets);
        const bool figures =
            mapping && (mapping->has(Meaning::Men) || mapping->has(Meaning::Guns) ||
                        mapping->has(Meaning::Count) || mapping->has(Meaning::Arm));
        if (!mapping || (mapping->headLine == 0 && !(figures && isEven(*grid))))
            return asList(grid->text());
    }
    auto reading = readGrid(*grid, options);
    if (reading)
        reading->mapping.delimiter = delimiter;
    return reading;
}

namespace {

/// Names the file in an error that a reader could not name it in.
tl::unexpected<Error> named(Error error, const ImportOptions &options) {
    if (error.args.empty() && error.code != kXmlEntities && error.code != kImportStopped)
        error.args = {options.fileName};
    return tl::unexpected<Error>(std::move(error));
}

/// Puts what another sheet held behind what is there.
void append(Reading &to, Reading from) {
    const std::size_t armies = to.armies.size();
    const std::size_t columns = to.columns.size();
    const std::size_t units = to.units.size();
    const std::size_t persons = to.persons.size();
    std::size_t sequence = 0;
    for (const ReadColumn &column : to.columns)
        sequence = std::max(sequence, column.sequence + 1);
    for (const ReadUnit &unit : to.units)
        sequence = std::max(sequence, unit.sequence + 1);
    const auto shifted = [&](Place place) {
        place.index += place.in == Place::In::Army ? armies : columns;
        return place;
    };
    for (ReadArmy &army : from.armies)
        to.armies.push_back(std::move(army));
    for (ReadColumn &column : from.columns) {
        column.place = shifted(column.place);
        column.sequence += sequence;
        to.columns.push_back(std::move(column));
    }
    for (ReadUnit &unit : from.units) {
        unit.place = shifted(unit.place);
        unit.sequence += sequence;
        to.units.push_back(std::move(unit));
    }
    for (ReadPerson &person : from.persons) {
        person.army += armies;
        to.persons.push_back(std::move(person));
    }
    for (ReadPost &post : from.posts) {
        post.person += persons;
        post.index += post.of == ReadPost::Of::Army     ? armies
                      : post.of == ReadPost::Of::Column ? columns
                                                        : units;
        to.posts.push_back(std::move(post));
    }
    const auto move = [](Findings &into, Findings &out) {
        into.insert(into.end(), std::make_move_iterator(out.begin()),
                    std::make_move_iterator(out.end()));
    };
    move(to.ignored, from.ignored);
    move(to.rejected, from.rejected);
    move(to.warnings, from.warnings);
}

Result<Reading> readSheets(PackedFile &file, const ImportOptions &options) {
    if (options.progress)
        options.progress->part(50, 500);
    auto sheets = readWorkbook(file, options.progress);
    if (!sheets)
        return named(sheets.error(), options);
    if (options.progress)
        options.progress->part(500, 700);
    const std::string wanted = options.mapping ? options.mapping->sheet : std::string();
    if (!wanted.empty()) {
        std::erase_if(*sheets, [&wanted](const Sheet &sheet) { return sheet.name != wanted; });
        if (sheets->empty())
            return fail(kMappingWrong, {"sheet " + wanted});
    }
    std::optional<Reading> all;
    std::optional<Error> firstError;
    for (Sheet &sheet : *sheets) {
        ImportOptions here = options;
        if (sheets->size() > 1) // the sheet's name stands for an army that has none
            here.fileName = sheet.name;
        auto reading = readGrid(sheet.grid, here);
        if (!reading) { // a sheet of notes among sheets of units
            if (!firstError)
                firstError = reading.error();
            continue;
        }
        reading->format = Format::Workbook;
        if (all)
            append(*all, std::move(*reading));
        else
            all = std::move(*reading);
    }
    if (all)
        return std::move(*all);
    return named(firstError.value_or(Error{kFileNotAList, {}, {}}), options);
}

Result<Reading> readPacked(std::string_view bytes, const ImportOptions &options) {
    auto file = PackedFile::open(bytes);
    if (!file)
        return named(file.error(), options);
    if (isWorkbook(*file))
        return readSheets(*file, options);
    // A packed roster holds one file.
    std::string roster;
    for (const std::string &name : file->names()) {
        const std::string kept = folded(name);
        if (kept.size() > 4 &&
            (kept.substr(kept.size() - 4) == ".cat" || kept.substr(kept.size() - 4) == ".gst"))
            return fail(kCatalogue, {options.fileName});
        if (kept.size() > 4 && kept.substr(kept.size() - 4) == ".ros" && roster.empty())
            roster = name;
    }
    if (roster.empty())
        return fail(kZipBroken, {options.fileName});
    auto xml = file->read(roster);
    if (!xml)
        return named(xml.error(), options);
    auto reading = readBattleScribe(*xml, stemOf(options.fileName));
    if (!reading)
        return named(reading.error(), options);
    return finished(std::move(*reading), options);
}

} // namespace

Result<Reading> readList(std::string bytes, const ImportOptions &options) {
    if (static_cast<std::int64_t>(bytes.size()) > kMostFileBytes)
        return fail(kFileTooLarge,
                    {options.fileName, std::to_string(kMostFileBytes / (1024 * 1024))});
    if (bytes.empty())
        return fail(kFileEmpty, {options.fileName});
    if (looksPacked(bytes))
        return readPacked(bytes, options);
    if (std::string_view(bytes).substr(0, 4) == "\xD0\xCF\x11\xE0")
        return fail(kOldSpreadsheet, {options.fileName});
    // XML says its own encoding.
    if (options.encoding.empty() && looksLikeXml(bytes)) {
        auto reading = readBattleScribe(bytes, stemOf(options.fileName));
        if (!reading)
            return named(reading.error(), options);
        return finished(std::move(*reading), options);
    }
    std::string encoding = options.encoding;
    if (encoding.empty() && options.mapping)
        encoding = options.mapping->encoding;
    auto decoded = decode(std::move(bytes), encoding);
    if (!decoded) {
        if (decoded.error().code == kFileBinary)
            decoded.error().args = {options.fileName};
        return tl::unexpected(decoded.error());
    }
    if (looksLikeJson(decoded->text)) {
        if (decoded->text.size() > kMostJsonBytes)
            return fail(kFileTooLarge,
                        {options.fileName, std::to_string(kMostJsonBytes / (1024 * 1024))});
        return readJson(decoded->text);
    }
    auto reading = readText(std::move(decoded->text), options);
    if (reading) {
        reading->mapping.encoding = decoded->encoding;
        if (decoded->broken)
            reading->warnings.insert(reading->warnings.begin(),
                                     {0, kEncodingBroken, {decoded->encoding}, {}});
    }
    return reading;
}

RawTable rawTable(std::string bytes, const ImportOptions &options, std::size_t most) {
    RawTable out;
    const auto take = [&](const Grid &grid) {
        for (std::size_t r = 0; r < grid.rows() && out.rows.size() < most; ++r) {
            out.lines.push_back(grid.line(r));
            std::vector<std::string> &row = out.rows.emplace_back();
            for (std::size_t c = 0; c < grid.cells(r); ++c)
                row.emplace_back(shownText(grid.cell(r, c)));
        }
        return out;
    };
    if (looksPacked(bytes)) {
        auto file = PackedFile::open(bytes);
        if (!file || !isWorkbook(*file))
            return out;
        const auto sheets = readWorkbook(*file, options.progress);
        if (!sheets)
            return out;
        const Sheet *shown = nullptr;
        for (const Sheet &sheet : *sheets) {
            out.sheets.push_back(sheet.name);
            if (!shown || (options.mapping && options.mapping->sheet == sheet.name))
                shown = &sheet;
        }
        return shown ? take(shown->grid) : out;
    }
    const auto given = [&](auto Mapping::*member) {
        return options.mapping ? (*options.mapping).*member : decltype(Mapping{}.*member){};
    };
    auto decoded = decode(std::move(bytes),
                          options.encoding.empty() ? given(&Mapping::encoding) : options.encoding);
    if (!decoded)
        return out;
    std::string &text = decoded->text;
    // What is shown is the beginning: a long file is not cut into cells for that.
    constexpr std::size_t kMostRawBytes = 1024U * 1024U;
    if (text.size() > kMostRawBytes)
        text.resize(std::min(text.find_first_of("\r\n", kMostRawBytes), text.size()));
    const bool table = !looksLikeJson(text) && !looksLikeXml(text);
    char delimiter = table ? takeSeparatorLine(text) : kNoDelimiter;
    if (table && given(&Mapping::delimiter))
        delimiter = given(&Mapping::delimiter);
    if (!delimiter)
        delimiter = guessDelimiter(text);
    if (delimiter && delimiter != kNoDelimiter) {
        const auto grid = readDelimited(std::move(text), delimiter);
        return grid ? take(*grid) : out;
    }
    for (std::size_t at = 0, line = 1; at < text.size() && out.rows.size() < most; ++line) {
        const std::size_t end = std::min(text.find_first_of("\r\n", at), text.size());
        out.lines.push_back(line);
        out.rows.push_back({shownText(std::string_view(text).substr(at, end - at))});
        at = end + (text.substr(end, 2) == "\r\n" ? 2 : 1);
    }
    return out;
}

Result<Reading> readFile(const std::string &path, ImportOptions options) {
    const QString name = QString::fromStdString(path);
    if (options.fileName.empty())
        options.fileName = QFileInfo(name).fileName().toStdString();
    QFile file(name);
    if (QFileInfo(name).isDir() || !file.open(QIODevice::ReadOnly))
        return fail(kFileUnreadable, {options.fileName, file.errorString().toStdString()});
    if (file.size() > kMostFileBytes)
        return fail(kFileTooLarge,
                    {options.fileName, std::to_string(kMostFileBytes / (1024 * 1024))});
    std::string bytes(static_cast<std::size_t>(file.size()), '\0');
    std::size_t have = 0;
    while (have < bytes.size()) {
        const qint64 got = file.read(bytes.data() + have, static_cast<qint64>(bytes.size() - have));
        if (got <= 0)
            break;
        have += static_cast<std::size_t>(got);
    }
    if (have < bytes.size())
        return fail(kFileUnreadable, {options.fileName, file.errorString().toStdString()});
    return readList(std::move(bytes), options);
}

} // namespace sabretache::exchange
