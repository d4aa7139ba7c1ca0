// Workbooks and packed or XML files: read what people send, refuse what would fill the memory.
#include "exchange/importer.h"
#include "exchange/plan.h"
#include "exchange/progress.h"
#include "exchange/tableform.h"
#include "oob/queries.h"
#include "tests/exchange/exchangetools.h"

#include <QtCore/QFile>
#include <QtCore/QStringConverter>
#include <QtTest/QTest>
#include <zip.h>

using namespace sabretache;
using namespace sabretache::exchange;

namespace {

/// A zip archive of the named files.
std::string packed(const std::vector<std::pair<QString, QByteArray>> &files) {
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t *target = zip_source_buffer_create(nullptr, 0, 0, &error);
    zip_source_keep(target);
    zip_t *zip = zip_open_from_source(target, ZIP_TRUNCATE, &error);
    for (const auto &[name, content] : files)
        zip_file_add(zip, name.toUtf8().constData(),
                     zip_source_buffer(zip, content.constData(),
                                       static_cast<zip_uint64_t>(content.size()), 0),
                     ZIP_FL_ENC_UTF_8);
    std::string bytes;
    if (zip_close(zip) == 0 && zip_source_open(target) == 0) {
        zip_source_seek(target, 0, SEEK_END);
        bytes.resize(static_cast<std::size_t>(zip_source_tell(target)));
        zip_source_seek(target, 0, SEEK_SET);
        zip_source_read(target, bytes.data(), bytes.size());
        zip_source_close(target);
    }
    zip_source_free(target);
    return bytes;
}

QByteArray roster() {
    QFile file(QStringLiteral(SABRETACHE_SOURCE_DIR "/tests/data/lists/made-roster.ros"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void checkRoster(const Result<Reading> &reading) {
    QVERIFY(reading.has_value());
    compareLines(shownTree(*reading), QStringLiteral("Sunday list\n"
                                                     "  Old Guard – Patrol (force)\n"
                                                     "    Line & Guard Infantry: infantry\n"
                                                     "    Hussars: light cavalry\n"));
    QCOMPARE(reading->units[0].value.notes, std::string("models: 12\npoints: 120"));
    QCOMPARE(reading->units[1].value.notes, std::string("models: 6\npoints: 90"));
    QCOMPARE(shown(reading->ignored), QStringLiteral("5 ignored-row selection\n"));
}

std::string codeOf(const Result<Reading> &reading) {
    return reading ? std::string("read") : std::string(reading.error().code);
}

} // namespace

class TestPacked : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aWorkbookOfOursIsReadAgain() {
        const auto reading = readBytes("Corps;Regiment;Arm;Men;Guns\nA;6th Light;infantry;1728;\n"
                                       ";=Odd;cavalry;500;\n;Battery;artillery;;6\n");
        oob::OrderOfBattle book;
        QVERIFY(oob::applyChanges(book, planImport(*reading, book, "f", countedIds()).edit.changes)
                    .has_value());
        ExportLook look;
        look.words = [](std::string_view key) {
            if (key == "export-unit")
                return std::string("Unit");
            if (key == "export-men")
                return std::string("Men");
            if (key == "export-guns")
                return std::string("Guns");
            if (key == "export-arm")
                return std::string("Arm");
            if (key == "export-total")
                return std::string("Total");
            return std::string(key.substr(0, 4) == "arm/" ? key.substr(4) : key);
        };
        const auto bytes = exportXlsx(book, oob::armiesInOrder(book), look);
        QVERIFY(bytes.has_value());
        const auto back = readBytes(*bytes, "army.xlsx");
        QVERIFY2(back.has_value(), codeOf(back).c_str());
        QCOMPARE(back->format, Format::Workbook);
        QCOMPARE(shown(back->rejected), QString());
        QCOMPARE(sumsOf(*back), (Sums{3, 2228, 6}));
        QCOMPARE(back->units[1].value.name, std::string("=Odd"));
    }

    void anOdsSheetReads() {
        const auto cell = [](const char *text) {
            return QByteArray("<table:table-cell office:value-type=\"string\"><text:p>") + text +
                   "</text:p></table:table-cell>";
        };
        const auto number = [](const char *value) {
            return QByteArray("<table:table-cell office:value-type=\"float\" office:value=\"") +
                   value + "\"><text:p>shown otherwise</text:p></table:table-cell>";
        };
        const QByteArray blank = "<table:table-cell/>";
        const QByteArray xml =
            QByteArray("<?xml version=\"1.0\"?><office:document-content "
                       "xmlns:office=\"o\" xmlns:table=\"t\" xmlns:text=\"x\"><office:body>"
                       "<office:spreadsheet><table:table table:name=\"OOB\"><table:table-row>") +
            cell("Brigade") + cell("Regiment") + cell("Bns") + cell("Men") +
            "</table:table-row><table:table-row>" + cell("Villatte") + cell("6e Léger") +
            number("2") + number("1728") + "</table:table-row><table:table-row>" + blank +
            cell("39e de Ligne") + number("2.5") + number("1633") +
            "</table:table-row><table:table-row table:number-rows-repeated=\"1000000\">"
            "<table:table-cell table:number-columns-repeated=\"16000\"/></table:table-row>"
            "</table:table></office:spreadsheet></office:body></office:document-content>";
        const auto reading = readBytes(packed({{QStringLiteral("content.xml"), xml}}), "list.ods");
        QVERIFY2(reading.has_value(), codeOf(reading).c_str());
        compareLines(shownTree(*reading),
                     QStringLiteral("Villatte [Villatte]\n"
                                    "  6e Léger: light infantry, 2 bns, 1728 men\n"
                                    "  39e de Ligne: infantry, 2.5 bns, 1633 men\n"));
    }

    void aRosterReadsPlainAndPacked() {
        checkRoster(readBytes(roster().toStdString(), "list.ros"));
        checkRoster(readBytes(packed({{QStringLiteral("list.ros"), roster()}}), "list.rosz"));
    }

    void whatIsNoListIsRefusedPolitely_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("code");
        const auto row = [](const char *name, const std::string &bytes, std::string_view code) {
            QTest::newRow(name) << QByteArray::fromStdString(bytes)
                                << QString::fromStdString(std::string(code));
        };
        row("catalogue", "<?xml version=\"1.0\"?><catalogue name=\"x\"/>", kCatalogue);
        row("game system", "<gameSystem name=\"x\"/>", kCatalogue);
        row("packed catalogue", packed({{QStringLiteral("a.cat"), "<catalogue/>"}}), kCatalogue);
        row("other XML", "<html><body>6th Foot</body></html>", kFileNotAList);
        row("entities",
            "<!DOCTYPE r [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]><roster name=\"&b;\"/>",
            kXmlEntities);
        row("outside entity",
            "<!DOCTYPE r [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><roster>&x;</roster>",
            kXmlEntities);
        row("cut short", "<roster name=\"x\"><forces>", kXmlBroken);
        std::string deep = "<roster>";
        for (int i = 0; i < 100'000; ++i)
            deep += "<force>";
        row("bottomless", deep, kXmlTooDeep);
        row("a zip of something else", packed({{QStringLiteral("a.txt"), "hello"}}), kZipBroken);
        row("a path out of it", packed({{QStringLiteral("../a.ros"), roster()}}), kZipBroken);
        row("only the beginning of a zip", std::string("PK\x03\x04", 4) + "xxxx", kZipBroken);
        row("a bomb", packed({{QStringLiteral("a.ros"), QByteArray(200 * 1024 * 1024, ' ')}}),
            kZipTooLarge);
        row("old spreadsheet", "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1", kOldSpreadsheet);
        row("NUL bytes", std::string("abc\0\0\0\1\2def", 11), kFileBinary);
    }
    void whatIsNoListIsRefusedPolitely() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, code);
        const auto reading = readBytes(bytes.toStdString(), "odd");
        QCOMPARE(QString::fromStdString(codeOf(reading)), code);
    }

    void aDamagedWorkbookIsNeverReadByHalf_data() {
        QTest::addColumn<QByteArray>("bytes");
        const std::string whole = packed({{QStringLiteral("list.ros"), roster()}});
        for (std::size_t length = 0; length < whole.size(); length += 7)
            QTest::addRow("cut at %zu", length)
                << QByteArray::fromStdString(whole.substr(0, length));
        // Flipped bits within the packed data and in the heads.
        for (std::size_t at = 4; at < whole.size(); at += 11) {
            std::string spoilt = whole;
            spoilt[at] = static_cast<char>(spoilt[at] ^ 0x55);
            QTest::addRow("byte %zu", at) << QByteArray::fromStdString(spoilt);
        }
    }
    void aDamagedWorkbookIsNeverReadByHalf() {
        QFETCH(QByteArray, bytes);
        const auto reading = readBytes(bytes.toStdString(), "odd.rosz");
        if (reading) // a byte that nobody reads (a time, an attribute)
            QCOMPARE(reading->units.size(), std::size_t{2});
    }

    void sheetsInWrongEncodingsEndInASentence() {
        // XML that says UTF-8 and isn't; a sheet in UTF-16 that says so is read.
        const QByteArray latin = QByteArray("<?xml version=\"1.0\" encoding=\"UTF-8\"?>"
                                            "<roster name=\"6e L\xE9ger\"/>");
        QCOMPARE(codeOf(readBytes(packed({{QStringLiteral("a.ros"), latin}}), "a.rosz")),
                 std::string(kXmlBroken));
        QStringEncoder utf16(QStringEncoder::Utf16LE, QStringEncoder::Flag::WriteBom);
        const QByteArray wide = utf16(
            QString::fromUtf8(roster()).replace(QStringLiteral("UTF-8"), QStringLiteral("UTF-16")));
        checkRoster(readBytes(packed({{QStringLiteral("a.ros"), wide}}), "Sunday list.rosz"));
    }

    void hugeTextEndsSoon() {
        // A line of 100 MB, and ten million rows of a table or a list.
        QCOMPARE(codeOf(readBytes("unit,men\n" + std::string(100 * 1024 * 1024, 'x'))),
                 std::string(kLineTooLong));
        std::string rows = "unit,men\n";
        std::string lines = "Order of battle\n";
        for (int i = 0; i < 10'000'000; ++i) {
            rows += "a,1\n";
            lines += "a\n";
        }
        QCOMPARE(codeOf(readBytes(rows)), std::string(kTooManyRows));
        QCOMPARE(codeOf(readBytes(lines)), std::string(kTooManyRows));
    }

    void aMillionRowsOfASheetEndSoon() {
        // Packed they are small: the rows are counted as they are unpacked. (Seconds in a debug
        // build: the label slow.)
        if (!qEnvironmentVariableIsSet("SABRETACHE_LONG"))
            QSKIP("slow");
        QByteArray sheet = "<worksheet><sheetData>";
        for (int i = 0; i < 1'000'100; ++i)
            sheet += "<row><c><v>1</v></c></row>";
        sheet += "</sheetData></worksheet>";
        QCOMPARE(
            codeOf(readBytes(packed({{QStringLiteral("xl/workbook.xml"),
                                      "<workbook><sheets><sheet name=\"a\"/></sheets></workbook>"},
                                     {QStringLiteral("xl/worksheets/sheet1.xml"), sheet}}),
                             "long.xlsx")),
            std::string(kTooManyRows));
    }

    void aRowThatStandsTenMillionTimesEndsSoon() {
        // One row of an ODS sheet can say so, and be it as often as one likes.
        if (!qEnvironmentVariableIsSet("SABRETACHE_LONG"))
            QSKIP("slow");
        QByteArray rows;
        for (int i = 0; i < 1'100; ++i)
            rows += "<table-row number-rows-repeated=\"10000000\"><table-cell><p>6th</p>"
                    "</table-cell></table-row>";
        QCOMPARE(codeOf(readBytes(packed({{QStringLiteral("content.xml"),
                                           "<c><table name=\"a\">" + rows + "</table></c>"}}),
                                  "long.ods")),
                 std::string(kTooManyRows));
    }

    void aLongListWithoutStrengthsIsReadInOneGo() {
        // No line that says how strong anything is, no blank line: each was once looked at for
        // each.
        std::string lines = "Order of battle\n";
        for (int i = 0; i < 10'000; ++i)
            lines += "6th Foot of the line\n";
        const auto reading = readBytes(lines, "list.txt");
        QVERIFY(reading || reading.error().code == kFileNotAList);
    }

    void whatAFileIsShowsFromItsBytesNotFromItsName_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("name");
        const QByteArray csv = "Corps;Regiment;Arm;Men\nLeft;6th Light;infantry;1728\n"
                               ";Hussars;light cavalry;500\n";
        const QByteArray zip =
            QByteArray::fromStdString(packed({{QStringLiteral("a.ros"), roster()}}));
        QTest::newRow("a table called .xlsx") << csv << QStringLiteral("list.xlsx");
        QTest::newRow("a table called .json") << csv << QStringLiteral("list.json");
        QTest::newRow("a table without a name") << csv << QString();
        QTest::newRow("a roster called .csv") << roster() << QStringLiteral("list.csv");
        QTest::newRow("a packed roster called .txt") << zip << QStringLiteral("list.txt");
    }
    void whatAFileIsShowsFromItsBytesNotFromItsName() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, name);
        const auto reading = readBytes(bytes.toStdString(), name.toStdString());
        QVERIFY2(reading.has_value(), codeOf(reading).c_str());
        QCOMPARE(reading->units.size(), std::size_t{2});
    }

    void aReadingIsStoppedFromOutside() {
        std::string rows = "Brigade,Regiment,Men\n";
        for (int i = 0; i < 5'000; ++i)
            rows += "A,Regiment " + std::to_string(i) + ",500\n";
        Progress progress;
        ImportOptions options;
        const rules::RuleSetList sets = rules::builtInRuleSets();
        options.ruleSets = &sets;
        options.progress = &progress;
        const auto whole = readList(rows, options);
        QVERIFY(whole.has_value());
        QCOMPARE(whole->units.size(), std::size_t{5'000});
        QVERIFY(progress.permille() > 500);
        const oob::OrderOfBattle book;
        progress.part(700, 1000);
        QVERIFY(!planImport(*whole, book, "f", countedIds(), &progress).edit.changes.empty());
        QVERIFY(progress.permille() > 900);
        progress.stop();
        QVERIFY(planImport(*whole, book, "f", countedIds(), &progress).edit.changes.empty());
        QCOMPARE(codeOf(readList(rows, options)), std::string(kImportStopped));
        const std::string list = "6th Foot (500)\n7th Foot (600)\n";
        QCOMPARE(codeOf(readList(list, options)), std::string(kImportStopped));
    }

    void oneSheetOfAWorkbookIsReadAlone() {
        const auto row = [](const char *a, const char *b) {
            return QByteArray("<table-row><table-cell><p>") + a +
                   "</p></table-cell><table-cell><p>" + b + "</p></table-cell></table-row>";
        };
        const QByteArray xml = "<c><table name=\"Left\">" + row("Regiment", "Men") +
                               row("6th", "500") + row("7th", "600") +
                               "</table><table name=\"Right\">" + row("Regiment", "Men") +
                               row("8th", "700") + "</table></c>";
        const std::string bytes = packed({{QStringLiteral("content.xml"), xml}});
        ImportOptions options;
        const rules::RuleSetList sets = rules::builtInRuleSets();
        options.ruleSets = &sets;
        options.fileName = "list.ods";
        const auto all = readList(bytes, options);
        QVERIFY2(all.has_value(), codeOf(all).c_str());
        QCOMPARE(all->units.size(), std::size_t{3});
        QCOMPARE(rawTable(bytes, options, 10).sheets, (std::vector<std::string>{"Left", "Right"}));
        options.mapping.emplace();
        options.mapping->sheet = "Right";
        const auto right = readList(bytes, options);
        QVERIFY2(right.has_value(), codeOf(right).c_str());
        QCOMPARE(right->units.size(), std::size_t{1});
        QCOMPARE(right->units[0].value.name, std::string("8th"));
        QCOMPARE(rawTable(bytes, options, 10).rows[1][0], std::string("8th"));
        // The mapping remembers it, as a file too.
        QCOMPARE(mappingFromJson(toJson(right->mapping))->sheet, std::string("Right"));
        options.mapping->sheet = "Centre";
        QCOMPARE(codeOf(readList(bytes, options)), std::string(kMappingWrong));
    }

    void aRingOfParentsIsNamed() {
        const auto reading = readBytes("id,parent,unit,men\n1,,Army,\n2,1,Brigade,\n3,2,Foot,500\n"
                                       "4,5,A,1\n5,4,B,1\n6,99,Orphan,1\n");
        QVERIFY(reading.has_value());
        QCOMPARE(shown(reading->rejected),
                 QStringLiteral("5 parent-cycle 4\n6 parent-cycle 5\n7 parent-missing 99\n"));
        QCOMPARE(reading->units.size(), std::size_t{1});
    }
};

QTEST_GUILESS_MAIN(TestPacked)
#include "tst_packed.moc"
