// Our own CSV layout: the two sample books read whole, and files with faults read as far as they
// go, each fault named with its line.
#include "tests/exchange/exchangetools.h"

#include <QtTest/QTest>

using namespace sabretache;
using namespace sabretache::exchange;

namespace {

const std::string kHead = "side,army,army_commander,column,column_commander,unit,arm,nation,"
                          "battalions_or_squadrons,men,guns,class,doctrine,armament,commander\n";

std::string rowWith(const std::string &unit, const std::string &arm, const std::string &count,
                    const std::string &men, const std::string &guns) {
    return "Allied,Alliance,Marlborough,Left,Cutts," + unit + ',' + arm + ",British," + count +
           ',' + men + ',' + guns + ",4,British,flintlock,\n";
}

oob::OrderOfBattle bookOf(const Reading &reading) {
    oob::OrderOfBattle book;
    const ImportPlan plan = planImport(reading, book, "list.csv", countedIds());
    [&] { QVERIFY(oob::applyChanges(book, plan.edit.changes).has_value()); }();
    return book;
}

const oob::Unit &unitNamed(const oob::OrderOfBattle &book, std::string_view name) {
    static const oob::Unit none;
    for (const auto &[id, unit] : book.units)
        if (unit.name == name)
            return unit;
    return none;
}

} // namespace

class TestBookCsv : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void blenheimReadsAsItsFileSays() {
        const auto reading = readProjectFile("resources/samples/blenheim-1704.csv");
        QVERIFY(reading.has_value());
        QCOMPARE(shown(reading->rejected), QString());
        QCOMPARE(shown(reading->warnings), QString());
        // Counted in the file: 29 allied and 35 French and Bavarian units.
        QCOMPARE(reading->units.size(), std::size_t{64});
        QCOMPARE(reading->armies.size(), std::size_t{2});
        QCOMPARE(reading->armies[0].value.name, std::string("Grand Alliance"));
        QCOMPARE(reading->armies[0].value.side, std::string("Allied"));
        QCOMPARE(reading->armies[1].value.name, std::string("Two Crowns and Bavaria"));
        QCOMPARE(reading->columns.size(), std::size_t{19});

        const oob::OrderOfBattle book = bookOf(*reading);
        const oob::Unit &row = unitNamed(book, "Row's brigade");
        QCOMPARE(row.battalions, std::optional(Hundredths(500)));
        QCOMPARE(row.squadrons, std::optional<Hundredths>());
        QCOMPARE(row.present.men, std::optional(Men(2500)));
        QCOMPARE(row.present.guns, std::optional<Guns>());
        QCOMPARE(row.fields.of("corporal-john").at("class"), std::string("3"));
        QCOMPARE(row.fields.of("corporal-john").at("doctrine"), std::string("British"));
        QCOMPARE(row.fields.of("corporal-john").at("armament"), std::string("flintlock"));
        QCOMPARE(row.nation, std::string("British"));
        QVERIFY(book.nations.contains("Hesse-Kassel"));

        const oob::Unit &battery = unitNamed(book, "Bavarian heavy battery");
        QCOMPARE(battery.arm, Arm::Artillery);
        QCOMPARE(battery.present.guns, std::optional(Guns(12)));
        QCOMPARE(battery.present.men, std::optional<Men>());
        QCOMPARE(battery.fields.of("corporal-john").at("calibre"), std::string("heavy"));
        QVERIFY(!battery.fields.of("corporal-john").contains("armament"));

        const oob::Unit &horse = unitNamed(book, "Wood's horse and dragoons");
        QCOMPARE(horse.squadrons, std::optional(Hundredths(1300)));
        QCOMPARE(horse.battalions, std::optional<Hundredths>());
    }

    void oneNameInAnArmyIsOnePersonWithSeveralPosts() {
        const auto reading = readProjectFile("resources/samples/blenheim-1704.csv");
        const oob::OrderOfBattle book = bookOf(*reading);
        // Tallard commands the army and the foot of the right centre.
        std::size_t persons = 0;
        PersonId tallard;
        for (const auto &[id, person] : book.persons)
            if (person.name == "Tallard") {
                ++persons;
                tallard = id;
            }
        QCOMPARE(persons, std::size_t{1});
        std::size_t ofArmy = 0;
        std::size_t ofColumn = 0;
        for (const auto &[id, post] : book.posts) {
            if (post.person != tallard)
                continue;
            ofArmy += post.army.isNull() ? 0U : 1U;
            ofColumn += post.column.isNull() ? 0U : 1U;
        }
        QCOMPARE(ofArmy, std::size_t{1});
        QCOMPARE(ofColumn, std::size_t{1});
        // Two columns have no commander: both trains without a name in the file.
        std::size_t vacant = 0;
        for (const auto &[id, column] : book.columns) {
            bool held = false;
            for (const auto &[postId, post] : book.posts)
                held = held || post.column == id;
            vacant += held ? 0U : 1U;
            QVERIFY(column.givesOrders);
            QCOMPARE(column.level, std::string("column"));
        }
        QCOMPARE(vacant, std::size_t{2});
    }

    void elchingenKeepsUnknownMenUnknown() {
        const auto reading = readProjectFile("resources/samples/elchingen-1805.csv");
        QVERIFY(reading.has_value());
        QCOMPARE(shown(reading->rejected), QString());
        QCOMPARE(reading->units.size(), std::size_t{32});
        const oob::OrderOfBattle book = bookOf(*reading);
        QCOMPARE(unitNamed(book, "IR 15 Riese").present.men, std::optional<Men>());
        QCOMPARE(unitNamed(book, "Erzherzog Franz Cuirassiers No. 2").squadrons,
                 std::optional(Hundredths(550)));
        QCOMPARE(unitNamed(book, "Horse section").present.men, std::optional(Men(89)));
        QCOMPARE(unitNamed(book, "Horse section").present.guns, std::optional(Guns(2)));
        QCOMPARE(unitNamed(book, "6e Léger").arm, Arm::LightInfantry);
        // By hand: 1728+1633+1698+1789 +89 +1540+1347+1547+1621+65 +140+150 +300+290+240 +331+65
        // = 14573 for Ney, and 300 for Riesch; guns 4+2+6+8+4+4 = 28 and 6.
        QCOMPARE(sumsOf(*reading), (Sums{32, 14873, 34}));
    }

    void aBookThatIsImportedTwiceIsNotDoubled() {
        const auto reading = readProjectFile("resources/samples/blenheim-1704.csv");
        oob::OrderOfBattle book = bookOf(*reading);
        const ImportPlan again = planImport(*reading, book, "list.csv", countedIds(7));
        QCOMPARE(again.edit.changes.size(), std::size_t{0});
        QCOMPARE(again.added.size(), std::size_t{0});
        QCOMPARE(again.changed.size(), std::size_t{0});
        QCOMPARE(again.missing.size(), std::size_t{0});
    }

    void aPlanThatTakesFromTheReadingIsTheSame() {
        // Into an empty book, and into one that has some of it.
        const std::string head = kHead + rowWith("Row", "infantry", "5", "2500", "");
        for (const oob::OrderOfBattle &book :
             {oob::OrderOfBattle(),
              bookOf(*readBytes(head + rowWith("Ferguson", "infantry", "5", "2400", "")))}) {
            const std::string list = head + rowWith("Hulsen", "infantry", "5", "2400", "6");
            const ImportPlan copied = planImport(*readBytes(list), book, "list.csv", countedIds(7));
            auto reading = readBytes(list);
            const ImportPlan taken =
                planImport(std::move(*reading), book, "list.csv", countedIds(7));
            QVERIFY(!taken.edit.changes.empty());
            QVERIFY(taken.edit == copied.edit);
            QVERIFY(taken.sums == copied.sums);
            QVERIFY(taken.paths == copied.paths);
            QCOMPARE(taken.missing.size(), copied.missing.size());
        }
    }

    void aSecondImportChangesAddsAndNeverTakesAway() {
        const auto first = readBytes(kHead + rowWith("Row", "infantry", "5", "2500", "") +
                                     rowWith("Ferguson", "infantry", "5", "2400", ""));
        oob::OrderOfBattle book = bookOf(*first);
        const auto second = readBytes(kHead + rowWith("row", "infantry", "5", "2300", "") +
                                      rowWith("Hulsen", "infantry", "5", "2400", ""));
        const ImportPlan plan = planImport(*second, book, "list.csv", countedIds(7));
        QCOMPARE(plan.added.size(), std::size_t{1});
        QCOMPARE(plan.changed.size(), std::size_t{1});
        QCOMPARE(plan.missing.size(), std::size_t{1});
        QCOMPARE(book.units.at(plan.missing[0].id).name, std::string("Ferguson"));
        QCOMPARE(plan.paths.at(plan.missing[0].path), plan.paths.at(plan.added[0].path));
        const oob::OrderOfBattle before = book;
        QVERIFY(oob::applyChanges(book, plan.edit.changes).has_value());
        QCOMPARE(book.units.size(), std::size_t{3});
        QCOMPARE(unitNamed(book, "row").present.men, std::optional(Men(2300)));
        QVERIFY(oob::applyChanges(book, oob::reversed(plan.edit).changes).has_value());
        QVERIFY(book == before);
    }

    void eachFaultIsNamedWithItsLineAndTheRestIsRead_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("rejected");
        QTest::addColumn<int>("units");
        const auto row = [](const char *name, const std::string &file, const char *rejected,
                            int units) {
            QTest::newRow(name) << QString::fromStdString(file) << QString::fromUtf8(rejected)
                                << units;
        };
        const std::string good = rowWith("Row", "infantry", "5", "2500", "");
        row("unknown arm", kHead + good + rowWith("Odd", "elephants", "1", "100", "") + good,
            "3 arm-unknown elephants\n", 2);
        row("negative men", kHead + rowWith("Odd", "infantry", "5", "-5", "") + good,
            "2 number-negative men -5\n", 1);
        row("ten to the ninth", kHead + good + rowWith("Odd", "infantry", "5", "1000000000", ""),
            "3 number-too-large men 1000000000 1000000\n", 1);
        row("not a number", kHead + good + rowWith("Odd", "infantry", "5", "many", ""),
            "3 number-wrong men many\n", 1);
        row("negative count", kHead + good + rowWith("Odd", "infantry", "-2", "100", ""),
            "3 number-negative count -2\n", 1);
        row("too many guns", kHead + rowWith("Odd", "artillery", "", "", "99999") + good,
            "2 number-too-large guns 99999 10000\n", 1);
        row("no name", kHead + good + rowWith("", "infantry", "5", "100", ""),
            "3 unit-name-missing\n", 1);
        row("a quote never closed",
            kHead + good + "Allied,\"Alliance,M,L,C,Odd,infantry,B,1,100,,,,,\n" + good + good,
            "3 quote-not-closed 2\n", 3);
        row("several at once, in order",
            kHead + rowWith("A", "elephants", "1", "1", "") + good +
                rowWith("B", "infantry", "1", "-1", "") + "\n" +
                rowWith("C", "infantry", "1", "x", ""),
            "2 arm-unknown elephants\n4 number-negative men -1\n6 number-wrong men x\n", 1);
    }
    void eachFaultIsNamedWithItsLineAndTheRestIsRead() {
        QFETCH(QString, file);
        QFETCH(QString, rejected);
        QFETCH(int, units);
        const auto reading = readBytes(file.toStdString());
        QVERIFY(reading.has_value());
        QCOMPARE(shown(reading->rejected), rejected);
        QCOMPARE(static_cast<int>(reading->units.size()), units);
    }

    void aRejectedLineLeavesNoArmyBehind() {
        const auto reading =
            readBytes(kHead + rowWith("Row", "infantry", "5", "2500", "") +
                      "French,Two Crowns,Tallard,Right,X,Odd,infantry,F,1,-1,,,,,\n");
        QVERIFY(reading.has_value());
        QCOMPARE(reading->armies.size(), std::size_t{1});
        QCOMPARE(reading->columns.size(), std::size_t{1});
    }

    void anEmptyFileIsOneClearFault() {
        for (const std::string &file :
             {std::string(), std::string("\xEF\xBB\xBF"), std::string("\n \n\n")}) {
            const auto reading = readBytes(file, "nothing.csv");
            QVERIFY(!reading.has_value());
            QCOMPARE(reading.error().code, kFileEmpty);
        }
    }

    void withoutHeadsTheColumnsAreGuessed() {
        const auto reading = readBytes(rowWith("Row", "infantry", "5", "2500", "") +
                                       rowWith("Battery", "artillery", "", "", "24") +
                                       rowWith("Wood", "cavalry", "13", "1500", ""));
        QVERIFY(reading.has_value());
        QCOMPARE(reading->units.size(), std::size_t{3});
        QVERIFY(!reading->warnings.empty());
        QCOMPARE(reading->warnings.front().code, kHeaderGuessed);
        compareLines(shownTree(*reading).section(u'\n', 0, 0),
                     QStringLiteral("Alliance [Marlborough]"));
        QCOMPARE(reading->units[0].value.name, std::string("Row"));
        QCOMPARE(reading->units[0].value.present.men, std::optional(Men(2500)));
    }

    void aMegabyteInOneLineIsNamedAndTheRestIsRead() {
        const auto reading = readBytes(kHead + rowWith("Row", "infantry", "5", "2500", "") +
                                       std::string(1024 * 1024, 'x') + "\n" +
                                       rowWith("Ferguson", "infantry", "5", "2400", ""));
        QVERIFY(reading.has_value());
        QCOMPARE(reading->units.size(), std::size_t{2});
        QCOMPARE(reading->rejected.size(), std::size_t{1});
        QCOMPARE(reading->rejected[0].line, std::size_t{3});
        QCOMPARE(reading->rejected[0].code, kCellTooLong);
        QVERIFY(reading->rejected[0].text.size() < 300);
        // Nothing but that line.
        const auto alone = readBytes(std::string(1024 * 1024, 'x'));
        QVERIFY(!alone.has_value() || alone->units.empty());
    }

    void awkwardNamesStayAsTheyAre() {
        const std::string longName(200, 'n');
        const auto reading = readBytes(
            kHead + rowWith("\"O'Brien & \"\"Fils\"\" <1er>\"", "infantry", "5", "2500", "") +
            rowWith("6th Foot", "infantry", "5", "2400", "") +
            rowWith("Kłuszyński", "infantry", "5", "2400", "") +
            rowWith("Großherzog", "infantry", "5", "2400", "") +
            rowWith("'=Sum", "infantry", "5", "2400", "") +
            rowWith("🐎 horse", "cavalry", "5", "2400", "") +
            rowWith(longName, "infantry", "5", "2400", ""));
        QVERIFY(reading.has_value());
        QCOMPARE(shown(reading->rejected), QString());
        QCOMPARE(reading->units[0].value.name, std::string("O'Brien & \"Fils\" <1er>"));
        QCOMPARE(reading->units[1].value.name, std::string("6th Foot"));
        QCOMPARE(reading->units[2].value.name, std::string("Kłuszyński"));
        QCOMPARE(reading->units[3].value.name, std::string("Großherzog"));
        QCOMPARE(reading->units[4].value.name, std::string("=Sum"));
        QCOMPARE(reading->units[5].value.name, std::string("🐎 horse"));
        QCOMPARE(reading->units[6].value.name, longName);
    }
};

QTEST_GUILESS_MAIN(TestBookCsv)
#include "tst_bookcsv.moc"
