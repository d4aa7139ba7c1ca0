// Ids, rule numbers, words and records: the shapes that files and screens share.
#include "base/fields.h"
#include "base/id.h"
#include "base/record.h"
#include "base/rulenumber.h"

#include <QtTest/QTest>

using namespace sabretache;

namespace {

enum class Colour { Red, Blue };

struct Sample {
    static constexpr std::string_view kKind = "Sample";
    UnitId unit;
    Castings castings;
    Colour colour = Colour::Red;
    bool brave = false;
    std::string name;
    std::optional<Turns> turn;
    std::vector<UnitId> others;
    std::vector<std::int32_t> numbers;
    template <class S, class F> static void fields(S &&s, F &&f) {
        f("unit", s.unit);
        f("castings", s.castings);
        f("colour", s.colour);
        f("brave", s.brave);
        f("name", s.name);
        f("turn", s.turn);
        f("others", s.others);
        f("numbers", s.numbers);
    }
    bool operator==(const Sample &) const = default;
};

Sample sample() {
    const IdSource ids = countedIds();
    return {UnitId(ids()),
            Castings(24),
            Colour::Blue,
            true,
            "O'Brien & \"Fils\" <1er>",
            Turns(3),
            {UnitId(ids()), UnitId(ids())},
            {1, -2, 3}};
}

} // namespace

template <>
inline constexpr auto sabretache::kWords<Colour> =
    sabretache::wordList<Colour>({{Colour::Red, "red"}, {Colour::Blue, "blue"}});

class TestBase : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aUuidSurvivesItsText() {
        const Uuid u{0x0123456789ABCDEFULL, 0xFEDCBA9876543210ULL};
        QCOMPARE(u.text(), std::string("01234567-89ab-cdef-fedc-ba9876543210"));
        QVERIFY(Uuid::parse(u.text()) == u);
        QVERIFY(!Uuid::parse("01234567-89ab-cdef-fedc-ba987654321"));
        QVERIFY(!Uuid::parse("01234567x89ab-cdef-fedc-ba9876543210"));
        QVERIFY(!Uuid::parse("0123456g-89ab-cdef-fedc-ba9876543210"));
    }
    void aNameAlwaysGivesTheSameUuid() {
        QVERIFY(Uuid::fromName("Row's brigade") == Uuid::fromName("Row's brigade"));
        QVERIFY(Uuid::fromName("Row's brigade") != Uuid::fromName("Row's brigadf"));
    }
    void ruleNumbersAreReadAndWritten() {
        QCOMPARE(("CJ-11.4"_rule).text(), std::string("CJ-11.4"));
        QCOMPARE(RuleNumber::parse("BB-1.5")->text(), std::string("BB-1.5"));
        for (const auto *wrong : {"", "CJ-", "CJ-1", "CJ-1.", "XX-1.1", "CJ-1.a", "CJ-999.1"})
            QVERIFY2(!RuleNumber::parse(wrong), wrong);
    }
    void ruleListsKeepOrderWithoutDuplicates() {
        RuleNumbers rules{"CJ-6.1"_rule, "CJ-6.3"_rule, "CJ-6.1"_rule, RuleNumber()};
        QCOMPARE(rules.size(), std::size_t(2));
        QVERIFY(rules.front() == "CJ-6.1"_rule);
    }
    void aStructSurvivesRecordAndJson() {
        const Record record = toRecord(sample());
        const auto json = recordFromJson(toJson(record));
        QVERIFY(json.has_value());
        const auto back = structFromRecord<Sample>(*json);
        QVERIFY(back.has_value());
        QVERIFY(*back == sample());
    }
    void emptyOptionalsAndListsSurviveToo() {
        Sample s = sample();
        s.turn.reset();
        s.others.clear();
        s.numbers.clear();
        const auto back = structFromRecord<Sample>(*recordFromJson(toJson(toRecord(s))));
        QVERIFY(back.has_value());
        QVERIFY(*back == s);
    }
    void aWrongFieldIsNamed() {
        Record r = toRecord(sample());
        r.set("colour", std::string("green"));
        QCOMPARE(structFromRecord<Sample>(r).error().code, kFieldWrong);
        QCOMPARE(structFromRecord<Sample>(r).error().args.front(), std::string("colour"));
        r = toRecord(sample());
        r.remove("castings");
        QCOMPARE(structFromRecord<Sample>(r).error().code, kFieldMissing);
        r = toRecord(sample());
        r.set("colur", std::string("red"));
        QCOMPARE(structFromRecord<Sample>(r).error().code, kFieldUnknown);
        r = toRecord(sample());
        r.set("castings", std::int64_t(1) << 40);
        QCOMPARE(structFromRecord<Sample>(r).error().code, kFieldWrong);
    }
    /// What an input, an event and a row of a campaign may hold.
    void jsonIsReadAsItsDescriptionSays_data() {
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("again"); // as toJson writes it, or the error
        const auto row = [](const char *value, const char *again) {
            QTest::newRow(value) << QString::fromUtf8(value) << QString::fromUtf8(again);
        };
        row("0", "0");
        row("-0", "0");
        row("-12", "-12");
        row("999999999999999999", "999999999999999999");
        row("9223372036854775807", "9223372036854775807");
        row("-9223372036854775808", "-9223372036854775808");
        row("9223372036854775808", "json-shape");
        row("01", "json-syntax");
        row("-", "json-syntax");
        row("+1", "json-syntax");
        row("1e2", "json-shape");
        row("1.0", "json-shape");
        row("true", "true");
        row("trueish", "json-syntax");
        row("null", "null");
        row(" \n\t\r7 ", "7");
        row("\"a\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"a\\\"\\\\/\\b\\f\\n\\r\\t\"");
        row("\"\\u004b\\u0142uszy\\u0144ski\"", "\"K\xC5\x82uszy\xC5\x84ski\"");
        row("\"\\ud83d\\udc0e\"", "\"\xF0\x9F\x90\x8E\"");
        row("\"\\ud83d\"", "json-syntax");
        row("\"\\udc00\"", "json-syntax");
        row("\"\\x\"", "json-syntax");
        row("\"Gro\xC3\x9Fherzog \xE2\x80\x93 \xF0\x9F\x90\x8E\"",
            "\"Gro\xC3\x9Fherzog \xE2\x80\x93 \xF0\x9F\x90\x8E\"");
        row("\"a\nb\"", "json-syntax");
        row("\"a", "json-syntax");
        row("[]", "[]");
        row("[ 1 , -2 ]", "[1,-2]");
        row("[\"a\", \"b\"]", "[\"a\",\"b\"]");
        row("[1,]", "json-syntax");
        row("[true]", "json-shape");
        row("'a'", "json-syntax");
        row("1,\"y\":2", "1,\"y\":2");
        row("1,", "json-syntax");
        row("1}x", "json-syntax");
    }
    void jsonIsReadAsItsDescriptionSays() {
        QFETCH(QString, value);
        QFETCH(QString, again);
        const auto read = recordFromJson("{\"kind\":\"a\",\"x\":" + value.toStdString() + "}");
        if (again.startsWith(QStringLiteral("json-"))) {
            QVERIFY(!read);
            QCOMPARE(QString::fromStdString(std::string(read.error().code)), again);
            return;
        }
        QVERIFY(read.has_value());
        QCOMPARE(QString::fromStdString(toJson(*read)),
                 QStringLiteral("{\"kind\":\"a\",\"x\":") + again + u'}');
    }
    void textThatIsNoUtf8IsRefused() {
        // A stray byte, a cut character, one longer than need be, half a pair, beyond the last one.
        for (const char *bytes :
             {"\x80", "\xC3", "\xC3\x41", "\xC0\xAF", "\xE0\x80\xAF", "\xE2\x80", "\xED\xA0\x80",
              "\xF0\x80\x80\x80", "\xF4\x90\x80\x80", "\xF8\x88\x80\x80\x80", "\xFF"})
            QCOMPARE(recordFromJson(std::string("{\"kind\":\"") + bytes + "\"}").error().code,
                     kJsonSyntax);
    }
    void hostileJsonIsRefused() {
        QCOMPARE(recordFromJson("").error().code, kJsonSyntax);
        QCOMPARE(recordFromJson("[1]").error().code, kJsonShape);
        QCOMPARE(recordFromJson(R"({"kind":"a","x":{}})").error().code, kJsonShape);
        QCOMPARE(recordFromJson(R"({"kind":"a","x":[1,"a"]})").error().code, kJsonShape);
        QCOMPARE(recordFromJson(R"({"kind":"a","x":1.5})").error().code, kJsonShape);
        QCOMPARE(recordFromJson(R"({"kind":"a","x":18446744073709551615})").error().code,
                 kJsonShape);
        QCOMPARE(recordFromJson(std::string(200000, '[')).error().code, kJsonSyntax);
        QCOMPARE(recordFromJson(R"([{"kind":"a"}])").error().code, kJsonShape);
        QCOMPARE(recordFromJson("7").error().code, kJsonShape);
        QCOMPARE(recordFromJson(R"({"kind":["a"]})").error().code, kJsonShape);
        QCOMPARE(recordFromJson(R"({"kind":"a","x":[[1]]})").error().code, kJsonShape);
        QCOMPARE(recordFromJson(R"({"kind":"a","x":[null]})").error().code, kJsonShape);
        // What is no JSON is called that, though a wrong value came first.
        QCOMPARE(recordFromJson(R"({"kind":"a","x":{"y":[2]},"z")").error().code, kJsonSyntax);
        const Error wrong = recordFromJson(R"({"x":1.5,"y":{},"kind":"a"})").error();
        QCOMPARE(wrong.code, kJsonShape);
        QCOMPARE(wrong.args, std::vector<std::string>{"x"});
        // Of a field that is there twice the last counts, in the place of the first.
        const auto twice = recordFromJson(R"({"x":1,"kind":"a","y":[],"x":"b"})");
        QCOMPARE(toJson(*twice), std::string(R"({"kind":"a","x":"b","y":[]})"));
        std::string list = "[0";
        for (int i = 0; i < 10000; ++i)
            list += ",0";
        QCOMPARE(recordFromJson(R"({"kind":"a","x":)" + list + "]}").error().code, kJsonTooLarge);
        QCOMPARE(recordFromJson(std::string((1U << 20U) + 1, ' ')).error().code, kJsonTooLarge);
    }
};

QTEST_APPLESS_MAIN(TestBase)
#include "tst_base.moc"
