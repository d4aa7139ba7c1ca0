// What is exported is read back without loss: random armies with nested columns, awkward names,
// unknown strengths, dated posts and fields of both rule sets, as JSON and as CSV.
#include "exchange/csvform.h"
#include "exchange/jsonform.h"
#include "oob/queries.h"
#include "tests/exchange/exchangetools.h"
#include "tests/exchange/randomarmies.h"

#include <QtTest/QTest>
#include <array>
#include <set>

using namespace sabretache;
using namespace sabretache::exchange;

namespace {

/// Everything of a book but the bare numbers of its ordinals and, for CSV, the ids of persons and
/// posts: the text of each thing, and the order of what stands under each parent.
QStringList canonical(const oob::OrderOfBattle &book) {
    QStringList out;
    const auto add = [&](const std::string &text) { out << QString::fromStdString(text); };
    for (auto [id, army] : book.armies)
        add("army " + id.text() + '|' + army.name + '|' + army.side + '|' + army.nation + '|' +
            army.notes + '|' + army.source);
    const auto parent = [](const oob::Parent &p) {
        return p.column.isNull() ? p.army.text() : p.column.text();
    };
    for (const auto &[id, c] : book.columns)
        add("column " + id.text() + '|' + parent(c.parent) + '|' + c.name + '|' + c.level + '|' +
            (c.givesOrders ? "orders" : "") + '|' + c.nation + '|' + c.notes + '|' + c.source);
    for (const auto &[id, unit] : book.units) {
        oob::OrderOfBattle one;
        oob::Army army;
        army.id = ArmyId(Uuid{1, 1});
        one.armies.emplace(army.id, army);
        oob::Unit copy = unit;
        copy.parent = oob::Parent::of(army.id);
        one.units.emplace(id, copy);
        add("unit under " + parent(unit.parent) + ' ' + exportJson(one, std::array{army.id}));
    }
    std::map<oob::Parent, std::vector<std::pair<oob::Ordinal, std::string>>> children;
    for (const auto &[id, c] : book.columns)
        children[c.parent].emplace_back(c.ordinal, id.text());
    for (const auto &[id, u] : book.units)
        children[u.parent].emplace_back(u.ordinal, id.text());
    for (auto &[p, list] : children) {
        std::sort(list.begin(), list.end());
        std::string line = "order " + parent(p);
        for (const auto &[ordinal, id] : list)
            line += ' ' + id;
        add(line);
    }
    QStringList people;
    for (const auto &[id, p] : book.persons)
        people << QString::fromStdString("person " + p.army.text() + '|' + p.name + '|' + p.rank +
                                         '|' + p.rankDate + '|' + p.nation + '|' +
                                         std::string(word(p.fate)) + '|' + p.notes);
    for (const auto &[id, p] : book.posts) {
        const oob::Person &person = book.persons.at(p.person);
        people << QString::fromStdString("post " + person.name + '|' + person.rank + '|' +
                                         p.army.text() + p.column.text() + p.unit.text() + '|' +
                                         std::string(word(p.role)) + '|' + p.since + '|' + p.until);
    }
    people.sort();
    return out + people;
}

} // namespace

class TestRoundTrip : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void jsonGivesTheSameArmiesWithTheSameIds() {
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            const oob::OrderOfBattle book = randomBook(seed);
            const std::string json = exportJson(book, allArmies(book));
            const auto reading = readJson(json);
            QVERIFY2(reading.has_value(),
                     qPrintable(reading ? QString() : shown(reading.error().args.front())));
            const oob::OrderOfBattle back = imported(*reading);
            compareLines(shown(exportJson(back, allArmies(back))), shown(json));
            if (QTest::currentTestFailed())
                return;
        }
    }

    void csvGivesTheSameArmies() {
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            const oob::OrderOfBattle book = randomBook(seed);
            const std::string csv = exportCsv(book, allArmies(book), ruleSets());
            const auto reading = readBytes(csv);
            QVERIFY(reading.has_value());
            QCOMPARE(shown(reading->rejected), QString());
            QCOMPARE(shown(reading->warnings), QString());
            const oob::OrderOfBattle back = imported(*reading);
            const QString got = canonical(back).join(u'\n');
            const QString wanted = canonical(book).join(u'\n');
            compareLines(got, wanted);
            if (QTest::currentTestFailed()) {
                qWarning("seed %d\n%s", int(seed), csv.c_str());
                return;
            }
            // And into the book itself: nothing changes.
            const ImportPlan again = planImport(*reading, book, "file", countedIds(5));
            QCOMPARE(again.added.size(), std::size_t{0});
            QCOMPARE(again.changed.size(), std::size_t{0});
            QCOMPARE(again.missing.size(), std::size_t{0});
        }
    }

    void aSimpleArmyIsALineForEachUnit() {
        const auto reading = readProjectFile("resources/samples/blenheim-1704.csv");
        const oob::OrderOfBattle book = imported(*reading);
        const QString csv = shown(exportCsv(book, allArmies(book), ruleSets()));
        // 64 units and the heads, which begin as those of the sample do.
        QCOMPARE(csv.count(u'\n'), 65);
        QVERIFY(csv.startsWith(QLatin1String(kCsvHead) + u','));
        // Every line begins with the sample's own.
        QFile sample(QStringLiteral(SABRETACHE_SOURCE_DIR "/resources/samples/blenheim-1704.csv"));
        QVERIFY(sample.open(QIODevice::ReadOnly));
        const QStringList wanted = QString::fromUtf8(sample.readAll()).trimmed().split(u'\n');
        const QStringList got = csv.trimmed().split(u'\n');
        for (qsizetype i = 0; i < wanted.size(); ++i)
            QVERIFY2(got[i].startsWith(wanted[i].trimmed()),
                     qPrintable(got[i] + u'\n' + wanted[i]));
    }

    void wrongJsonNamesThePlace_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("place");
        const auto row = [](const char *name, const char *text, std::string_view code,
                            const char *place) {
            QTest::newRow(name) << QString::fromUtf8(text)
                                << QString::fromStdString(std::string(code))
                                << QString::fromUtf8(place);
        };
        const char *head = R"({"format":"sabretache-armies","version":1,"armies":)";
        static std::vector<std::string> kept;
        const auto with = [&](const char *armies) {
            kept.reserve(20);
            return kept.emplace_back(std::string(head) + armies + "}").c_str();
        };
        row("cut short", R"({"format":)", kJsonWrong, "{");
        row("another form", R"({"format":"something"})", kJsonWrong, "format");
        row("newer", R"({"format":"sabretache-armies","version":9})", kJsonTooNew, "9");
        row("armies no list", with("7"), kJsonWrong, "armies");
        row("negative men",
            with(R"([{"name":"A","children":[{"unit":{"name":"u","present":{"men":-1}}}]}])"),
            kJsonWrong, "armies[0].children[0].present.men");
        row("unknown arm",
            with(R"([{"name":"A","children":[{"unit":{"name":"u","arm":"elephants"}}]}])"),
            kJsonWrong, "armies[0].children[0].arm");
        row("a post of no one",
            with(
                R"([{"name":"A","commands":[{"person":"00000000-0000-0000-0000-000000000001"}]}])"),
            kJsonWrong, "commands: person 00000000-0000-0000-0000-000000000001");
    }
    void wrongJsonNamesThePlace() {
        QFETCH(QString, text);
        QFETCH(QString, code);
        QFETCH(QString, place);
        const auto reading = readBytes(text.toStdString(), "x.json");
        QVERIFY(!reading.has_value());
        QCOMPARE(shown(std::string(reading.error().code)), code);
        QCOMPARE(shown(reading.error().args.front()), place);
    }
};

QTEST_GUILESS_MAIN(TestRoundTrip)
#include "tst_roundtrip.moc"
