// Battles as files: what is read, what is written, and what is said of a file that is off.
#include "battle/script.h"
#include "battle/setupjson.h"

#include <QtTest/QTest>

using namespace sabretache;
using namespace sabretache::battle;

namespace {

/// A file of two units with `inputs`, and `more` after them.
std::string file(const std::string &inputs = "", const std::string &more = "") {
    return R"({"format":"sabretache-battle","version":1,"setup":{"ruleset":"corporal-john",)"
           R"("sides":[{"name":"A","commander":"{Anne}"},{"name":"B"}],)"
           R"("columns":[{"name":"Left","side":"first","commander":"{Cutts}"}],)"
           R"("units":[{"name":"Row","side":"first","column":"{Left}","arm":"infantry","men":2400},)"
           R"({"id":"00000000-0000-0000-0000-000000000007","name":"Navarre","side":"second",)"
           R"("arm":"infantry","men":2300},{"name":"Twin","side":"second","arm":"infantry"},)"
           R"({"id":"00000000-0000-0000-0000-000000000008","name":"Twin","side":"second",)"
           R"("arm":"infantry"}],"commanders":[{"name":"Cutts","rank":"General"}]},"inputs":[)" +
           inputs + "]" + more + "}";
}

} // namespace

class TestScript : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void namesInBracesStandForIds() {
        const auto script = scriptFromJson(file(
            R"({"kind":"A","commander":"{Cutts}","units":["{Row}","{Navarre}"],"text":"Row","n":3,)"
            R"("reason":"{as I say}"})"));
        QVERIFY2(script.has_value(), script ? "" : script.error().code.data());
        const Setup &setup = *script->setup;
        QCOMPARE(setup.units[0].id, UnitId(Uuid::fromName("unit Row")));
        QCOMPARE(setup.units[0].column, setup.columns[0].id);
        const PersonId cutts(Uuid::fromName("person Cutts"));
        QCOMPARE(setup.columns[0].commander, std::optional(cutts));
        // Cutts is listed; Anne is only named, and made.
        QCOMPARE(setup.commanders.size(), std::size_t(2));
        QCOMPARE(setup.commanders[0].rank, std::string("General"));
        QCOMPARE(setup.commanders[1].name, std::string("Anne"));
        const Record &input = script->inputs.at(0);
        QCOMPARE(input.text("commander"), cutts.text());
        QCOMPARE(input.texts("units"),
                 (std::vector<std::string>{setup.units[0].id.text(),
                                           "00000000-0000-0000-0000-000000000007"}));
        QCOMPARE(input.text("text"), std::string("Row")); // without braces it is a word
        QCOMPARE(input.number("n"), std::int64_t(3));
        QCOMPARE(input.text("reason"), std::string("{as I say}")); // the umpire's own words
    }

    void whatIsWrittenReadsBackTheSame() {
        auto script = scriptFromJson(
            file(R"({"kind":"A","unit":"{Row}"},{"kind":"Dice","faces":[1,6],"source":"typed"})",
                 R"(,"dice":[1,2,6],"facts":"default")"));
        QVERIFY(script.has_value());
        QCOMPARE(script->dice, std::optional(dice::Faces{1, 2, 6}));
        QVERIFY(script->factDefaults);
        script->setup->name = "O'Brien & \"Fils\" <1er> \xC5\xBB";
        const std::string text = scriptToJson(*script);
        const auto again = scriptFromJson(text);
        QVERIFY2(again.has_value(), text.c_str());
        QVERIFY(*again == *script);
        QCOMPARE(scriptToJson(*again), text);
    }

    void aBookIsNamedInPlaceOfASetup() {
        const auto script = scriptFromJson(
            R"({"format":"sabretache-battle","version":1,"book":"b.sabretache",)"
            R"("armies":[["A","C"],["B"]],"ruleset":"beerstein","options":{"x":"on"},"turns":4,)"
            R"("inputs":[{"kind":"March","unit":"{Row}"}]})");
        QVERIFY2(script.has_value(), script ? "" : script.error().code.data());
        QVERIFY(!script->setup);
        QCOMPARE(script->book->path, std::string("b.sabretache"));
        QCOMPARE(script->book->armies[0], (std::vector<std::string>{"A", "C"}));
        QCOMPARE(script->book->turns, Turns(4));
        QCOMPARE(script->inputs[0].text("unit"), std::string("{Row}")); // until the setup is known
        const auto again = scriptFromJson(scriptToJson(*script));
        QVERIFY(again.has_value());
        QVERIFY(*again == *script);
    }

    void whatIsOffIsNamed_data() {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QByteArray>("first");
        const auto row = [](const char *name, const std::string &json, const char *code,
                            const char *first) {
            QTest::newRow(name) << QByteArray::fromStdString(json) << QByteArray(code)
                                << QByteArray(first);
        };
        row("empty", "", "script-syntax", "1");
        row("cut short", file().substr(0, 60), "script-syntax", "61");
        row("not UTF-8", "{\"a\":\"\xFF\"}", "script-syntax", "7");
        row("a list", "[]", "script-shape", "{}");
        row("another's file", "{\"version\":1}", "script-shape", "format");
        row("no version", R"({"format":"sabretache-battle"})", "script-shape", "version");
        row("a later version", R"({"format":"sabretache-battle","version":2})", "script-version",
            "2");
        row("neither setup nor book", R"({"format":"sabretache-battle","version":1})",
            "script-shape", "setup");
        row("both", file("", R"(,"book":"x")"), "script-shape", "book");
        row("options beside a setup", file("", R"(,"options":{})"), "script-shape", "options");
        row("misspelt", file("", R"(,"dise":[1])"), "script-shape", "dise");
        row("dice 0", file("", R"(,"dice":[0])"), "script-shape", "dice");
        row("dice as text", file("", R"(,"dice":"6")"), "script-shape", "dice");
        row("facts", file("", R"(,"facts":"yes")"), "script-shape", "facts");
        row("an input that is a number", file("{\"kind\":\"A\"},7"), "script-input", "2");
        row("an input without kind", file("{}"), "script-input", "1");
        row("an input with an object", file(R"({"kind":"A","x":{}})"), "script-input", "1");
        row("an unknown name", file(R"({"kind":"A","x":"{Rowe}"})"), "script-name-unknown", "Rowe");
        row("a name that two bear", file(R"({"kind":"A","x":"{Twin}"})"), "script-name-twice",
            "Twin");
        row("deep", std::string(100000, '['), "script-too-large", "depth");
        row("large", std::string(33U * 1024 * 1024, ' '), "script-too-large", "bytes");
        row("units as text", R"({"format":"sabretache-battle","version":1,"setup":{"units":"x"}})",
            "setup-json-field", "units");
        row("three sides",
            R"({"format":"sabretache-battle","version":1,"setup":{"sides":[{},{},{}]}})",
            "setup-json-field", "sides");
    }
    void whatIsOffIsNamed() {
        QFETCH(QByteArray, json);
        QFETCH(QByteArray, code);
        QFETCH(QByteArray, first);
        const auto script = scriptFromJson(json.toStdString());
        QVERIFY(!script);
        QCOMPARE(QByteArray(script.error().code.data()), code);
        QCOMPARE(QByteArray::fromStdString(script.error().args.at(0)), first);
    }

    void aSetupSurvivesTheFile() {
        // What setupjson proves of every field holds inside the file too.
        auto script = scriptFromJson(file());
        QVERIFY(script.has_value());
        const auto alone = setupFromJson(setupToJson(*script->setup));
        QVERIFY(alone.has_value());
        QVERIFY(*alone == *script->setup);
    }
};

QTEST_APPLESS_MAIN(TestScript)
#include "tst_script.moc"
