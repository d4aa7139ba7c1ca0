// What goes out: JSON as its schema says, and tables for people that hold what the book holds.
#include "exchange/exporter.h"
#include "exchange/jsonform.h"
#include "tests/exchange/exchangetools.h"
#include "tests/exchange/randomarmies.h"
#include "tests/support/jsonschema.h"

#include <QtCore/QFile>
#include <QtCore/QRegularExpression>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace sabretache;
using namespace sabretache::exchange;

namespace {

/// Words in English as a reader of spreadsheets would know them.
ExportLook look(std::string_view ruleSet) {
    ExportLook out;
    out.ruleSet = ruleSets().find(ruleSet);
    out.words = [](std::string_view key) -> std::string {
        static const std::map<std::string, std::string, std::less<>> kWords{
            {"export-unit", "Unit"},           {"export-men", "Men"},
            {"export-guns", "Guns"},           {"export-arm", "Arm"},
            {"export-nation", "Nation"},       {"export-elements", "Bns/Sqns"},
            {"export-notes", "Notes"},         {"export-commander", "Commander"},
            {"export-total", "Total"},         {"export-vacant", "vacant"},
            {"export-estimated", "estimated"}, {"export-side", "Side"},
            {"export-level", "Level"}};
        if (const auto it = kWords.find(key); it != kWords.end())
            return it->second;
        return std::string(key.substr(key.find('/') + 1));
    };
    return out;
}

std::string exported(ExportForm form, const oob::OrderOfBattle &book,
                     std::string_view ruleSet = "corporal-john") {
    const auto out = exportArmies(form, book, allArmies(book), look(ruleSet), ruleSets());
    return out ? *out : std::string("not exported");
}

tests::JsonSchema schema() {
    QFile file(QStringLiteral(SABRETACHE_SOURCE_DIR "/resources/schema/armies.schema.json"));
    if (!file.open(QIODevice::ReadOnly))
        return tests::JsonSchema(false);
    return tests::JsonSchema(nlohmann::json::parse(file.readAll().toStdString()));
}

std::string fieldOf(const oob::Unit &unit, const std::string &set, const std::string &key) {
    const rules::FieldValues &values = unit.fields.of(set);
    const auto value = values.find(key);
    return value == values.end() ? std::string() : value->second;
}

/// A small army worked by hand.
oob::OrderOfBattle smallArmy() {
    const auto reading =
        readBytes("army,army_commander,side,column,column_commander,unit,arm,"
                  "nation,battalions_or_squadrons,men,guns,class,commander\n"
                  "Right | <wing>,Ney,French,1st *Division*,Loison,O'Brien & "
                  "\"Fils\" <1er>,infantry,French,2.5,1250,,4,Roguet\n"
                  "Right | <wing>,Ney,French,1st *Division*,Loison,Horse,cavalry,"
                  "French,3,,,5,\n"
                  "Right | <wing>,Ney,French,Guns,,Battery,artillery,French,,,8,,\n");
    return reading ? imported(*reading) : oob::OrderOfBattle();
}

} // namespace

class TestExports : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyJsonFitsItsSchema() {
        const tests::JsonSchema wanted = schema();
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const oob::OrderOfBattle book = randomBook(seed);
            const std::string json = exported(ExportForm::Json, book);
            QCOMPARE(wanted.firstFault(nlohmann::json::parse(json)), std::string());
            const auto back = readJson(json);
            QVERIFY(back.has_value());
            const oob::OrderOfBattle again = imported(*back);
            compareLines(shown(exportJson(again, allArmies(again))), shown(json));
        }
    }

    void theSchemaRefusesWhatTheReaderRefuses_data() {
        QTest::addColumn<QString>("army");
        const auto row = [](const char *name, const char *army) {
            QTest::newRow(name) << QString::fromUtf8(army);
        };
        row("negative men",
            R"({"name":"A","children":[{"unit":{"name":"u","present":{"men":-1}}}]})");
        row("unknown arm", R"({"name":"A","children":[{"unit":{"name":"u","arm":"elephants"}}]})");
        row("no name", R"({"children":[]})");
        row("two in one place",
            R"({"name":"A","children":[{"unit":{"name":"u"},"column":{"name":"c"}}]})");
        row("an id that is none", R"({"name":"A","id":"seven"})");
        row("a field that is no text",
            R"({"name":"A","children":[{"unit":{"name":"u","fields":{"corporal-john":{"class":4}}}}]})");
        row("too many men",
            R"({"name":"A","children":[{"unit":{"name":"u","present":{"men":2000000}}}]})");
        row("a fate unheard of", R"({"name":"A","persons":[{"name":"p","fate":"bored"}]})");
    }
    void theSchemaRefusesWhatTheReaderRefuses() {
        QFETCH(QString, army);
        const std::string json =
            R"({"format":"sabretache-armies","version":1,"armies":[)" + army.toStdString() + "]}";
        QVERIFY(!readJson(json).has_value());
        QVERIFY(!schema().firstFault(nlohmann::json::parse(json)).empty());
    }

    void markdownIsAHeadingAndATableForEachColumn() {
        compareLines(
            shown(exported(ExportForm::Markdown, smallArmy())),
            QStringLiteral(
                "# Right \\| \\<wing\\>\n\nCommander: Ney\n\n"
                "## 1st \\*Division\\* – Loison\n\n"
                "| Unit | Arm | Nation | Bns/Sqns | Men | Guns | class | doctrine | armament | "
                "calibre | Commander |\n"
                "| --- | --- | --- | ---: | ---: | ---: | --- | --- | --- | --- | --- |\n"
                "| O'Brien & \"Fils\" \\<1er\\> | infantry | French | 2.5 | 1250 |  | 4 | standard "
                "| flintlock |  | Roguet |\n"
                "| Horse | cavalry | French | 3 | – |  | 5 |  |  |  |  |\n\n"
                "## Guns\n\n"
                "| Unit | Arm | Nation | Bns/Sqns | Men | Guns | class | doctrine | armament | "
                "calibre | Commander |\n"
                "| --- | --- | --- | ---: | ---: | ---: | --- | --- | --- | --- | --- |\n"
                "| Battery | artillery | French |  | – | 8 | 5 |  |  | medium |  |\n\n"
                "Total: 3, Men 1250, Guns 8\n"));
    }

    void markdownRowsHaveAsManyCellsAsTheirHeads() {
        // A pipe or a line break in a name would tear the table.
        static const QRegularExpression kPipe(QStringLiteral("(?<!\\\\)(\\\\\\\\)*\\|"));
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const QStringList lines =
                shown(exported(ExportForm::Markdown, randomBook(seed))).split(u'\n');
            qsizetype cells = -1;
            for (const QString &line : lines) {
                if (!line.startsWith(u'|')) {
                    cells = -1;
                    continue;
                }
                const qsizetype here = line.count(kPipe);
                if (cells < 0)
                    cells = here;
                QVERIFY2(here == cells, qPrintable(line));
            }
        }
    }

    void htmlHoldsEveryNameOnceAndSafely() {
        const QString html = shown(exported(ExportForm::Html, smallArmy()));
        QVERIFY(html.contains(QStringLiteral("<h1>Right | &lt;wing&gt;</h1>")));
        QVERIFY(html.contains(QStringLiteral(
            "<tr><td style=\"padding-left:1em\">O'Brien &amp; &quot;Fils&quot; "
            "&lt;1er&gt;</td><td>Roguet</td><td>infantry</td><td>French</td>"
            "<td class=\"n\">2.5</td><td class=\"n\">1250</td><td class=\"n\"></td>"
            "<td>4</td><td>standard</td><td>flintlock</td><td></td><td></td></tr>")));
        // What is not known is a dash, never 0; the battery's column has no commander.
        QVERIFY(html.contains(QStringLiteral(">Horse</td><td></td><td>cavalry</td><td>French</td>"
                                             "<td class=\"n\">3</td><td class=\"n\">–</td>")));
        QVERIFY(html.contains(QStringLiteral(">Guns</th><td>vacant</td>")));
        QVERIFY(html.contains(QStringLiteral("<td class=\"n\">3</td><td class=\"n\">1250</td>"
                                             "<td class=\"n\">8</td>")));
        // Two columns, three units, heads and foot.
        QCOMPARE(html.count(QStringLiteral("<tr")), 7);
        for (std::uint64_t seed = 1; seed <= 10; ++seed)
            QVERIFY(!shown(exported(ExportForm::Html, randomBook(seed)))
                         .contains(QStringLiteral("<1er>")));
    }

    void aSpreadsheetIsReadAgainWithItsLevels_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("ruleSet");
        QTest::addColumn<qulonglong>("units");
        // Sums as the samples' own test has them.
        QTest::newRow("blenheim") << QStringLiteral("blenheim-1704")
                                  << QStringLiteral("corporal-john") << 64ULL;
        QTest::newRow("elchingen")
            << QStringLiteral("elchingen-1805") << QStringLiteral("beerstein") << 32ULL;
    }
    void aSpreadsheetIsReadAgainWithItsLevels() {
        QFETCH(QString, name);
        QFETCH(QString, ruleSet);
        QFETCH(qulonglong, units);
        const auto first = readProjectFile("resources/samples/" + name.toStdString() + ".csv");
        QVERIFY(first.has_value());
        const oob::OrderOfBattle book = imported(*first);
        const auto back =
            readBytes(exported(ExportForm::Xlsx, book, ruleSet.toStdString()), "army.xlsx");
        QVERIFY(back.has_value());
        QCOMPARE(shown(back->rejected), QString());
        QCOMPARE(back->units.size(), std::size_t(units));
        QCOMPARE(sumsOf(*back), sumsOf(*first));
        QCOMPARE(back->columns.size(), first->columns.size());
        QCOMPARE(back->armies.size(), first->armies.size());
        // The same columns with as many commanders, the same units in them.
        QCOMPARE(back->posts.size(), first->posts.size() - book.armies.size());
        for (std::size_t i = 0; i < back->units.size(); ++i) {
            QCOMPARE(back->units[i].value.name, first->units[i].value.name);
            QCOMPARE(back->units[i].value.arm, first->units[i].value.arm);
            QCOMPARE(back->units[i].value.present, first->units[i].value.present);
            // A spreadsheet shows a rule set's fallback where the book holds none.
            for (const auto &[set, values] : first->units[i].value.fields)
                for (const auto &[key, value] : values)
                    QCOMPARE(fieldOf(back->units[i].value, set, key), value);
            const auto nameOf = [](const Reading &reading, const Place &place) {
                return place.in == Place::In::Column ? reading.columns[place.index].value.name
                                                     : reading.armies[place.index].value.name;
            };
            QCOMPARE(nameOf(*back, back->units[i].place), nameOf(*first, first->units[i].place));
        }
    }

    void columnsWithinColumnsComeBackFromASpreadsheet() {
        const auto first = readBytes("Wing;Line;Brigade;Men\nLeft;First;Row;2500\n;;Ferguson;2400\n"
                                     ";Second;Hulsen;2300\nRight;First;Webb;2000\n");
        QVERIFY(first.has_value());
        const QString wanted = shownTree(*first);
        const auto back = readBytes(exported(ExportForm::Xlsx, imported(*first)), "list.xlsx");
        QVERIFY(back.has_value());
        QCOMPARE(back->columns.size(), std::size_t{5});
        for (std::size_t i = 0; i < 5; ++i) {
            QCOMPARE(back->columns[i].value.name, first->columns[i].value.name);
            QCOMPARE(back->columns[i].place, first->columns[i].place);
            QCOMPARE(back->columns[i].value.level, first->columns[i].value.level);
        }
    }

    /// What a spreadsheet program keeps of our file when it saves it as CSV: no levels but by word.
    void aSpreadsheetSavedAsCsvKeepsItsFormations() {
        const auto back =
            readBytes("Unit,Commander,Arm,Nation,Bns/Sqns,Men,Guns,estimated,Level,Class\n"
                      "Left,,,,,7200,6,,wing,\n"
                      "First,Cutts,,,,4900,,,line,\n"
                      "Row,,Infantry,British,5,2500,,,,3\n"
                      "Ferguson,,Infantry,British,5,2400,,,,4\n"
                      "Second,,,,,2300,6,,line,\n"
                      "Hulsen,,Infantry,Hanover,5,2300,,,,5\n"
                      "Guns,,Artillery,,,,6,,,5\n"
                      "Right,,,,,2000,,,wing,\n"
                      "First,,,,,2000,,,line,\n"
                      "Webb,,Infantry,British,4,2000,,,,4\n"
                      "Total,,,,,9200,6,,,\n",
                      "army.csv");
        QVERIFY(back.has_value());
        QCOMPARE(shown(back->rejected), QString());
        QCOMPARE(shown(back->warnings), QString());
        QCOMPARE(back->units.size(), std::size_t{5});
        QCOMPARE(back->columns.size(), std::size_t{5});
        QCOMPARE(sumsOf(*back).men, std::int64_t{9200});
        QCOMPARE(sumsOf(*back).guns, std::int64_t{6});
        const auto column = [&](std::size_t i) { return back->columns[i].value.name; };
        QCOMPARE(back->columns[0].value.level, std::string("wing"));
        QCOMPARE(back->columns[1].place, (Place{Place::In::Column, 0}));
        QCOMPARE(back->columns[2].place, (Place{Place::In::Column, 0}));
        QCOMPARE(back->columns[3].place, (Place{Place::In::Army, 0}));
        QCOMPARE(column(back->units[3].place.index), std::string("Second"));
        QCOMPARE(column(back->units[4].place.index), std::string("First"));
        QCOMPARE(back->units[4].place.index, std::size_t{4});
    }

    void whatStoodThereStaysWhenWritingFails() {
        const QTemporaryDir folder;
        const std::string path = folder.filePath(QStringLiteral("a.csv")).toStdString();
        QVERIFY(writeWhole(path, "first").has_value());
        QVERIFY(writeWhole(path, "second").has_value());
        const auto refused = writeWhole(path + "/none/b.csv", "x");
        QVERIFY(!refused.has_value());
        QCOMPARE(refused.error().code, kExportFailed);
        QCOMPARE(refused.error().args.size(), std::size_t{2});
        QFile file(QString::fromStdString(path));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("second"));
    }
};

QTEST_GUILESS_MAIN(TestExports)
#include "tst_exports.moc"
