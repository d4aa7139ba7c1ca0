// The sample lists, each against what a person reads from the file. The trees below were written
// from the files by hand, line by line; the figures in brackets behind them were added up by hand.
#include "tests/exchange/exchangetools.h"

#include <QtTest/QTest>

using namespace sabretache;
using namespace sabretache::exchange;

class TestSamples : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void eachSampleReadsAsAPersonReadsIt_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("tree");
        QTest::addColumn<QString>("ignored");
        QTest::addColumn<QString>("warnings");
        QTest::addColumn<int>("units");
        QTest::addColumn<int>("men");
        QTest::addColumn<int>("guns");

        QTest::newRow("02 Scourge of War: guns are rows, Windows-1252")
            << QStringLiteral("02-sow-oob-loison-division.csv")
            << QStringLiteral(
                   "6e Corps d'Armée [Michel Ney]\n"
                   "  2e Division (division) [Loison]\n"
                   "    1re Brigade (brigade) [Villatte]\n"
                   "      6e Régiment / 1er Bataillon: light infantry, French, 1 bns, 864 men\n"
                   "      6e Régiment / 2e Bataillon: light infantry, French, 1 bns, 864 men\n"
                   "      39e Régiment / 1er Bataillon: infantry, French, 1 bns, 817 men\n"
                   "      39e Régiment / 2e Bataillon: infantry, French, 1 bns, 816 men\n"
                   "    2e Brigade (brigade) [Roguet]\n"
                   "      69e Régiment / 1er Bataillon: infantry, French, 1 bns, 849 men\n"
                   "      69e Régiment / 2e Bataillon: infantry, French, 1 bns, 849 men\n"
                   "      76e Régiment / 1er Bataillon: infantry, French, 1 bns, 597 men\n"
                   "      76e Régiment / 2e Bataillon: infantry, French, 1 bns, 596 men\n"
                   "      76e Régiment / 3e Bataillon: infantry, French, 1 bns, 596 men\n"
                   // Four guns of 30 men each; "Capitaine de la batterie" is no one's name.
                   "    1er Régiment d'Artillerie à Pied: artillery, French, 120 men, 4 guns\n")
            << QStringLiteral("1 ignored-header\n")
            << QString()
            // 1728 + 1633 + 1698 + 1789 + 120
            << 10 << 6968 << 4;

        QTest::newRow("19 two rows of heads, fill-down, sub-totals, Windows-1252")
            << QStringLiteral("19-made-excel-fr-semicolon.csv")
            << QStringLiteral("VIe Corps [Ney]\n"
                              "  2e Division (division) [Loison]\n"
                              "    Villatte (brigade) [Villatte]\n"
                              "      6e Léger: light infantry, 2 bns, 1728 men\n"
                              "      39e de Ligne: infantry, 2 bns, 1633 men\n"
                              "    Roguet (brigade) [Roguet]\n"
                              "      69e de Ligne: infantry, 2 bns, 1698 men\n"
                              "      76e de Ligne: infantry, 3 bns, 1789 men\n"
                              "      Artillerie à pied: artillery, 4 guns\n"
                              "  3e Division (division) [Malher]\n"
                              "    Marcognet (brigade) [Marcognet]\n"
                              "      25e Léger: light infantry, 3 bns, 1540 men\n"
                              "      27e de Ligne: infantry, 2 bns, 1347 men\n"
                              "    Delabassée (brigade) [Delabassée]\n"
                              "      50e de Ligne: infantry, 2 bns, 1547 men\n"
                              "      59e de Ligne: infantry, 2 bns, 1621 men\n")
            // Both sub-totals and the total hold: 6848, 6055, 12903; 9 and 9 battalions; 4 guns.
            << QStringLiteral("1 ignored-title\n10 ignored-subtotal\n15 ignored-subtotal\n"
                              "17 ignored-subtotal\n")
            << QString() << 9 << 12903 << 4;

        QTest::newRow("20 heading row, doubtful figures, a line break in quotes")
            << QStringLiteral("20-made-excel-en-bom.csv")
            << QStringLiteral("French VI Corps [Ney]\n"
                              "  69th Line: infantry, French, 2 bns, 1698 men\n"
                              "  76th Line: infantry, French, 3 bns, 1789 men\n"
                              "  6th Light: light infantry, French, 2 bns, 1728 men\n"
                              "  39th Line: infantry, French, 2 bns, 1633 men\n"
                              "  18th Dragoons: dragoons, French, 3 sqns, about 300 men\n"
                              "  25th Dragoons: dragoons, French, 3 sqns, about 240 men\n"
                              "  Foot battery: artillery, French, 6 guns\n"
                              "  12pdr battery: artillery, French, 12 guns\n")
            << QStringLiteral("12 ignored-subtotal\n13 ignored-footnote\n")
            << QStringLiteral("7 number-approximate men c. 300 300\n"
                              "8 number-approximate men 240? 240\n")
            // 1698 + 1789 + 1728 + 1633 + 300 + 240: the sub-total holds with the doubtful two.
            << 8 << 7388 << 18;

        QTest::newRow("21 UTF-16 with tabs, fill-down, German")
            << QStringLiteral("21-made-excel-unicode-text.txt")
            << QStringLiteral("Preußen-Sachsen\n"
                              "  von Müffling (brigade) [von Müffling]\n"
                              "    Gren.-Btl. Hahn: infantry, 1 bns, 600 men\n"
                              "    IR 32 Hohenlohe: infantry, 2 bns, 1200 men\n"
                              "    IR 50 Sanitz: infantry, 2 bns, 1200 men\n"
                              "    Batterie Glasenapp: artillery, 6 guns\n"
                              "  von Holtzendorff (brigade) [von Holtzendorff]\n"
                              "    Dragoner Krafft Nr. 11: dragoons, 5 sqns, 500 men\n")
            << QStringLiteral("7 ignored-subtotal\n") << QString() << 5 << 3500 << 6;

        QTest::newRow("22 plain list with tabs, strengths in brackets")
            << QStringLiteral("22-made-nafziger-like-elchingen.txt")
            << QStringLiteral(
                   "French VI Corps [Ney]\n"
                   "  2nd Division (division) [Loison]\n"
                   "    Brigade Villatte (brigade) [Villatte]\n"
                   "      6th Legere Regiment: light infantry, French, 2 bns, 1728 men\n"
                   "      39th Line Regiment: infantry, French, 2 bns, 1633 men\n"
                   "    Brigade Roguet (brigade) [Roguet]\n"
                   "      69th Line Regiment: infantry, French, 2 bns, 1698 men\n"
                   "      76th Line Regiment: infantry, French, 3 bns, 1789 men\n"
                   "    Artillery\n"
                   "      Foot Artillery: artillery, French, 4 guns\n"
                   "      Horse Artillery: artillery, French, 89 men, 2 guns\n"
                   "  3rd Division (division) [Malher]\n"
                   "    Brigade Marcognet (brigade) [Marcognet]\n"
                   "      25th Legere Regiment: light infantry, French, 3 bns, 1540 men\n"
                   "      27th Line Regiment: infantry, French, 2 bns, 1347 men\n"
                   "    Brigade Delabassee (brigade) [Delabassee]\n"
                   "      50th Line Regiment: infantry, French, 2 bns, 1547 men\n"
                   "      59th Line Regiment: infantry, French, 2 bns, 1621 men\n"
                   "  4th Dragoon Division (division)\n"
                   "    18th Dragoon Regiment: dragoons, French, 300 men\n"
                   "    19th Dragoon Regiment: dragoons, French, 290 men\n"
                   "    25th Dragoon Regiment: dragoons, French, 240 men\n")
            << QStringLiteral("2 ignored-title\n3 ignored-title\n")
            << QString()
            // 6848 + 89 + 6055 + 830
            << 13 << 13822 << 6;
    }
    void eachSampleReadsAsAPersonReadsIt() {
        QFETCH(QString, file);
        QFETCH(QString, tree);
        QFETCH(QString, ignored);
        QFETCH(QString, warnings);
        QFETCH(int, units);
        QFETCH(int, men);
        QFETCH(int, guns);
        const auto reading = readProjectFile("tests/data/samples/" + file.toStdString());
        QVERIFY2(reading.has_value(), reading ? "" : std::string(reading.error().code).c_str());
        compareLines(shownTree(*reading), tree);
        QCOMPARE(shown(reading->rejected), QString());
        QCOMPARE(shown(reading->ignored), ignored);
        QCOMPARE(shown(reading->warnings), warnings);
        QCOMPARE(sumsOf(*reading), (Sums{static_cast<std::size_t>(units), men, guns}));
    }

    void aSumThatDoesNotFitIsAWarningAndIsNeverAdded() {
        const auto reading = readBytes("Brigade;Regiment;Men\nVillatte;6th Light;1728\n"
                                       ";39th Line;1633\nSub-total;;3000\nTotal;;3361\n");
        QVERIFY(reading.has_value());
        QCOMPARE(shown(reading->warnings),
                 QStringLiteral("4 subtotal-mismatch Sub-total men 3000 3361\n"));
        QCOMPARE(sumsOf(*reading), (Sums{2, 3361, 0}));
    }

    void ratesFillOnlyWhatIsNotKnownAndAreMarked() {
        ImportOptions options = optionsFor("list.csv");
        options.menPerBattalion = 500;
        options.menPerSquadron = 120;
        const auto reading =
            readList("Brigade;Regiment;Bns;Sqns;Men\nA;Foot;2;;\n;Known;2;;900\n;Horse;;5.5;\n"
                     ";Battery;;;\n",
                     options);
        QVERIFY(reading.has_value());
        QCOMPARE(reading->units[0].value.present.men, std::optional(Men(1000)));
        QVERIFY(reading->units[0].value.present.estimated);
        QCOMPARE(reading->units[1].value.present.men, std::optional(Men(900)));
        QVERIFY(!reading->units[1].value.present.estimated);
        QCOMPARE(reading->units[2].value.present.men, std::optional(Men(660)));
        QCOMPARE(reading->units[3].value.present.men, std::optional<Men>());
    }
};

QTEST_GUILESS_MAIN(TestSamples)
#include "tst_samples.moc"
