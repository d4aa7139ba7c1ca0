// Lists that the readers were not written for: tests/data/unseen says how they fared at the first
// try. The readings were written by hand from the files.
#include "tests/exchange/exchangetools.h"

#include <QtTest/QTest>

using namespace sabretache;
using namespace sabretache::exchange;

class TestUnseen : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void eachReadsAsAPersonReadsIt_data() {
        QTest::addColumn<QString>("tree");
        const auto row = [](const char *file, const char *tree) {
            QTest::newRow(file) << QString::fromUtf8(tree);
        };
        row("01-made-wiki.txt", "Armée du Danube\n"
                                "  Corps de Ney (corps) [Michel Ney]\n"
                                "    2e division (division) [Loison]\n"
                                "      6e léger: light infantry, 2 bns, 1728 men\n"
                                "      39e de ligne: infantry, 2 bns, 1633 men\n"
                                "      10e hussards: light cavalry, 3 sqns, 290 men\n"
                                "    3e division (division) [Malher]\n"
                                "      25e léger: light infantry, 3 bns, 1540 men\n"
                                "      Artillerie à pied: artillery, 6 guns\n");
        row("02-made-forum.txt", "02-made-forum\n"
                                 "  Left Wing (wing) [Lord Cutts]\n"
                                 "    Brigade Row (brigade) [Row]\n"
                                 "      1st Foot Guards: infantry, 1 bns, 560 men\n"
                                 "      10th Foot: infantry, 1 bns, 500 men\n"
                                 "      21st Foot: infantry, 2 bns, 1020 men\n"
                                 "    Brigade Wood (brigade) [Wood]\n"
                                 "      5th Horse: cavalry, 2 sqns, about 240 men\n"
                                 "      Scots Greys: cavalry, 3 sqns, 350 men\n"
                                 "    Artillery\n"
                                 "      Heavy battery: artillery, 6 guns\n"
                                 "      Light battery: artillery, 6 guns\n");
        row("03-made-wings-latin1.csv", "03-made-wings-latin1\n"
                                        "  Left (wing)\n"
                                        "    First (line)\n"
                                        "      Ilten: infantry, 5 bns [Ilten]\n"
                                        "      Bothmar: cavalry, 4.5 sqns [Bothmar]\n"
                                        "    Second (line)\n"
                                        "      Hulsen: infantry, 4 bns [Hulsen]\n"
                                        "      Erbach: cavalry, 6 sqns\n"
                                        "  Right (wing)\n"
                                        "    First (line)\n"
                                        "      Finck: infantry, 7 bns [Finck]\n"
                                        "      Natzmer: cavalry, 5 sqns [Natzmer]\n");
        row("04-made-italian.csv", "04-made-italian\n"
                                   "  Prima colonna (column)\n"
                                   "    Reggimento Guardie: infantry, 2 bns, 1250 men\n"
                                   "    Reggimento Saluzzo: infantry, 1 bns, 620 men\n"
                                   "    Dragoni di Sua Maestà: dragoons, 4 sqns, 480 men\n"
                                   "  Seconda colonna (column)\n"
                                   "    Reggimento Monferrato: infantry, 2 bns, 1180 men\n"
                                   "    Artiglieria: artillery, 90 men, 8 guns\n");
        row("05-made-ids.tsv", "Army of the Rhine\n"
                               "  First Brigade (brigade)\n"
                               "    1st Foot: infantry, 650 men\n"
                               "    2nd Foot: infantry\n"
                               "  Second Brigade (brigade)\n"
                               "    Cuirassiers: heavy cavalry, 410 men\n"
                               "    Horse battery: artillery, 120 men, 6 guns\n");
        row("06-made-paths.csv", "Army of the Meuse\n"
                                 "  First Column (column)\n"
                                 "    Regiment Latour: infantry, 1200 men\n"
                                 "    Regiment Clerfayt: infantry, 1150 men\n"
                                 "  Second Column (column)\n"
                                 "    Blankenstein Hussars: light cavalry, 640 men\n"
                                 "    Reserve battery: artillery, 12 guns\n");
        row("07-made-german-indent.txt",
            "Korps Kolowrat (erfunden)\n"
            "  Division Lindenau (division) [Lindenau]\n"
            "    Brigade Jurczik (brigade) [Jurczik]\n"
            "      IR 20 Kaunitz: infantry, 6 bns, 2600 men\n"
            "      IR 24 Auersperg: infantry, 6 bns, 2450 men\n"
            "    Brigade Rottermund (brigade) [Rottermund]\n"
            "      IR 23 Salzburg: infantry, 6 bns, 3000 men\n"
            "      Artillerie: artillery, 6 guns\n"
            "  Kavallerie\n"
            "    Erzherzog Johann Dragoner: dragoons, 6 sqns, 600 men\n");
        // A range of nineteen to twenty-two men is read as such, and pointed out.
        row("08-made-pipes.txt", "08-made-pipes\n"
                                 "  Picton (division) [Picton]\n"
                                 "    28th Foot: infantry, 557 men\n"
                                 "    32nd Foot: infantry, about 660 men\n"
                                 "    79th Foot: infantry, about 20 men\n"
                                 "  Ponsonby (division) [Ponsonby]\n"
                                 "    1st Dragoons: heavy cavalry, 394 men\n"
                                 "    Royal Horse Artillery: artillery, 6 guns\n");
        row("09-made-markdown.md", "09-made-markdown\n"
                                   "  Centre (centre)\n"
                                   "    Navarre: infantry, 3 bns, 1500 men [Montfort]\n"
                                   "    Royal: infantry, 4 bns, 1900 men [Croissy]\n"
                                   "  Right (column)\n"
                                   "    Artois: infantry, 3 bns, 1450 men [Maulévrier]\n");
        row("10-made-two-heads.csv", "10-made-two-heads\n"
                                     "  I (corps)\n"
                                     "    Quiot (brigade) [Quiot]\n"
                                     "      54e de ligne: infantry, 921 men\n"
                                     "      55e de ligne: infantry, 1103 men\n"
                                     "    Bourgeois (brigade) [Bourgeois]\n"
                                     "      28e de ligne: infantry, 858 men\n"
                                     "      105e de ligne: infantry, 938 men\n"
                                     "  II (corps)\n"
                                     "    Bachelu (brigade) [Bachelu]\n"
                                     "      2e léger: light infantry, 2300 men\n"
                                     "      Batterie: artillery, 95 men, 8 guns\n");
        row("11-made-nested.md", "Army of the North\n"
                                 "  Left Wing (wing) [Reille]\n"
                                 "    1st Division (division) [Husson]\n"
                                 "      11e Léger: light infantry, 3 bns, 1250 men\n"
                                 "      82e Ligne: infantry, 1 bns, 530 men\n"
                                 "      Foot battery: artillery, 8 guns\n"
                                 "    2nd Division (division) [Foy]\n"
                                 "      92e Ligne: infantry, 2 bns, 1060 men\n"
                                 "      93e Ligne: infantry, 3 bns, 1480 men\n"
                                 "  Cavalry [Kellermann]\n"
                                 "    2e Dragons: dragoons, 4 sqns, 543 men\n"
                                 "    7e Dragons: dragoons, 4 sqns, 475 men\n");
        // "1/52nd" is the first battalion of the 52nd.
        row("12-made-dots.txt", "ORDER OF BATTLE, THE CORPS OF LT-GEN HILL [Sir Rowland Hill]\n"
                                "  2nd Division (division) [Clinton]\n"
                                "    3rd Brigade (brigade) [Adam]\n"
                                "      1/52nd Foot: infantry, 1 bns, 1038 men\n"
                                "      1/71st Foot: infantry, 1 bns, 810 men\n"
                                "      2/95th Rifles: light infantry, 1 bns, 585 men\n"
                                "    1st KGL Brigade (brigade) [du Plat]\n"
                                "      1st Line Bn KGL: infantry, 411 men\n"
                                "      2nd Line Bn KGL: infantry, 437 men\n"
                                "    Artillery\n"
                                "      Bolton's battery: artillery, 6 guns\n");
        row("13-made-spanish.csv", "13-made-spanish\n"
                                   "  Derecha (wing)\n"
                                   "    Reales Guardias Españolas: infantry, 2 bns, 1200 men\n"
                                   "    Irlanda: infantry, 3 bns, 1750 men\n"
                                   "    Dragones de Numancia: dragoons, 4 sqns, 480 men\n"
                                   "  Izquierda (wing)\n"
                                   "    Córdoba: infantry, 2 bns, 1010 men\n"
                                   "    Artillería a caballo: artillery, 6 guns\n");
        row("14-made-one-line.txt",
            "Prussian I Corps [Zieten]\n"
            "  1st Brigade (brigade) [Steinmetz]\n"
            "    12th IR: infantry, Prussian, 3 bns, 2100 men\n"
            "    24th IR: infantry, Prussian, 3 bns, 2300 men\n"
            "    1st Westphalian Landwehr: infantry, Prussian, 3 bns, 2000 men\n"
            "  2nd Brigade (brigade) [Pirch II]\n"
            "    6th IR: infantry, Prussian, 3 bns, 2200 men\n"
            "    28th IR: infantry, Prussian, 3 bns, 1900 men\n"
            "  Reserve cavalry (reserve) [Röder]\n"
            "    5th Dragoons: dragoons, Prussian, 4 sqns, 520 men\n"
            "    3rd Uhlans: light cavalry, Prussian, 3 sqns, 380 men\n");
        row("15-made-guns-as-strength.tsv", "15-made-guns-as-strength\n"
                                            "  1st (division)\n"
                                            "    Maitland (brigade) [Maitland]\n"
                                            "      2/1st Guards: infantry, 976 men [Askew]\n"
                                            "      3/1st Guards: infantry, 1021 men [Stuart]\n"
                                            "    Byng (brigade) [Byng]\n"
                                            "      2/Coldstream: infantry, 1003 men [Woodford]\n"
                                            "      2/3rd Guards: infantry, 1063 men [Hepburn]\n"
                                            "    Sandham: artillery, 5 guns\n");
        row("16-made-austrian.txt",
            "16-made-austrian\n"
            "  Erste Kolonne (column) [Riesch]\n"
            "    IR Nr. 35 Erzherzog Maximilian: infantry, 4 bns, 2200 men\n"
            "    IR Nr. 8 Erzherzog Ludwig: infantry, 4 bns, about 2000 men\n"
            "    Kürassiere Hohenzollern: heavy cavalry, 6 sqns, 450 men\n"
            "  Zweite Kolonne (column) [Loudon]\n"
            "    IR Nr. 54 Froon: infantry, 3 bns, 1650 men\n"
            "    2 Dreipfünder: artillery, 2 guns\n");
    }
    void eachReadsAsAPersonReadsIt() {
        QFETCH(QString, tree);
        const auto reading =
            readProjectFile(std::string("tests/data/unseen/") + QTest::currentDataTag());
        QVERIFY2(reading.has_value(), reading ? "" : std::string(reading.error().code).c_str());
        QCOMPARE(shown(reading->rejected), QString());
        compareLines(shownTree(*reading), tree);
    }
};

QTEST_GUILESS_MAIN(TestUnseen)
#include "tst_unseen.moc"
