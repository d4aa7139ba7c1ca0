// Numbers as lists have them: each row is a line of the table in the notes on formats, with the
// reading that a person gives it.
#include "exchange/guns.h"
#include "exchange/numbers.h"
#include "exchange/unitdraft.h"
#include "exchange/vocabulary.h"

#include <QtCore/QString>
#include <QtTest/QTest>

using namespace sabretache;
using namespace sabretache::exchange;

namespace {

QString told(const WholeNumber &n) {
    switch (n.kind) {
    case NumberKind::Unknown:
        return QStringLiteral("unknown");
    case NumberKind::Exact:
        return QString::number(n.value);
    case NumberKind::Approximate:
        return QStringLiteral("about %1").arg(n.value);
    case NumberKind::Range:
        return QStringLiteral("%1 to %2").arg(n.low).arg(n.high);
    case NumberKind::Rivals:
        return QStringLiteral("rivals");
    case NumberKind::Negative:
        return QStringLiteral("negative");
    case NumberKind::TooLarge:
        return QStringLiteral("too large");
    case NumberKind::LikeDate:
        return QStringLiteral("date");
    case NumberKind::Wrong:
        return QStringLiteral("wrong");
    }
    return {};
}

QString told(const Size &s) {
    QStringList out;
    const auto count = [&](const std::optional<Hundredths> &n, const char *what) {
        if (n)
            out << QString::fromStdString(hundredthsText(*n)) + u' ' + QString::fromLatin1(what);
    };
    count(s.battalions, "bns");
    count(s.squadrons, "sqns");
    count(s.companies, "coys");
    if (s.bare)
        out << QString::number(static_cast<double>(*s.bare) / 100);
    if (s.officers)
        out << QStringLiteral("%1 officers").arg(*s.officers);
    if (s.men.hasValue())
        out << told(s.men) + QStringLiteral(" men");
    if (s.approximate)
        out << QStringLiteral("about");
    if (!s.rest.empty())
        out << u'[' + QString::fromStdString(s.rest) + u']';
    return out.join(QStringLiteral(", "));
}

QString told(const GunText &g) {
    QStringList out{told(g.total)};
    for (const Pieces &p : g.pieces)
        if (!p.kind.empty())
            out << QStringLiteral("%1 %2").arg(p.count).arg(QString::fromStdString(p.kind));
    return out.join(QStringLiteral(", "));
}

} // namespace

class TestNumbers : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void menReadAsWritten_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("wanted");
        const auto row = [](const char *text, const char *wanted) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(wanted);
        };
        row("1250", "1250");
        row("1,250", "1250");
        row("1.250", "1250");
        row("1 250", "1250");
        row("1\u00A0250", "1250");
        row("1\u202F250", "1250");
        row("1'250", "1250");
        row("1’250", "1250");
        row("12.903", "12903");
        row("2500.0", "2500");
        row("1 360 hommes", "1360");
        row("1,698 men", "1698");
        row("19-22", "19 to 22");
        row("4.500-7.000", "4500 to 7000");
        row("11-26.000", "11000 to 26000");
        row("300–350", "300 to 350");
        row("c. 300", "about 300");
        row("c.300", "about 300");
        row("ca. 300", "about 300");
        row("approx. 150", "about 150");
        row("~300", "about 300");
        row("240?", "about 240");
        row("over 20,000", "about 20000");
        row("780 706 599 695 moy 485", "rivals");
        row("780 706 599 695", "rivals");
        row("-", "unknown");
        row("--", "unknown");
        row("—", "unknown");
        row("?", "unknown");
        row("n/a", "unknown");
        row("", "unknown");
        row("  ", "unknown");
        row("0", "0");
        row("-5", "negative");
        row("−500", "negative");
        row("1000000000", "too large");
        row("99999999999999999999999", "too large");
        row("27-Jan", "date");
        row("Jan-27", "date");
        row("3. Apr", "wrong");
        row("many", "wrong");
        row("1.5", "wrong");
        row("1,250 [1]", "1250");
        row("1e9", "wrong");
    }
    void menReadAsWritten() {
        QFETCH(QString, text);
        QFETCH(QString, wanted);
        QCOMPARE(told(readWhole(text.toStdString(), kMostMen)), wanted);
    }

    void countsReadAsWritten_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("wanted");
        const auto row = [](const char *text, const char *wanted) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(wanted);
        };
        row("2 bns", "2 bns");
        row("2 bat.", "2 bns");
        row("2 bataillons", "2 bns");
        row("two battalions", "2 bns");
        row("2", "2");
        row("3 sqns", "3 sqns");
        row("5 Schw.", "5 sqns");
        row("2 esc.", "2 sqns");
        row("57 squadroni", "57 sqns");
        row("2½ sqns", "2.5 sqns");
        row("2 1/2 sqns", "2.5 sqns");
        row("1.5", "1.5");
        row("5,5", "5.5");
        row("one-and-a-half squadrons", "1.5 sqns");
        row("nine companies", "9 coys");
        row("two battalions, 1,698 men", "2 bns, 1698 men");
        row("2 bataillons, 1 360 hommes", "2 bns, 1360 men");
        row("0/89", "0 officers, 89 men");
        row("40/1,688", "40 officers, 1688 men");
        row("9 bns, 6 sqns", "9 bns, 6 sqns");
        row("5 Btl., 5 Schw.", "5 bns, 5 sqns");
        row("1,728", "1728");
        row("-", "");
        row("line infantry", "[line infantry]");
    }
    void countsReadAsWritten() {
        QFETCH(QString, text);
        QFETCH(QString, wanted);
        QCOMPARE(told(readSize(text.toStdString())), wanted);
    }

    void gunsReadAsWritten_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("wanted");
        const auto row = [](const char *text, const char *wanted) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(wanted);
        };
        row("18", "18");
        row("12 x 6pdr", "12, 12 6pdr");
        row("12x6-pdr", "12, 12 6pdr");
        row("12 × 6pdr", "12, 12 6pdr");
        row("4-8pdr & 2-4pdr", "6, 4 8pdr, 2 4pdr");
        row("3 x 8 et 1 obusier", "4, 3 8pdr, 1 howitzer");
        row("four 6-pounder guns and two howitzers", "6, 4 6pdr, 2 howitzer");
        row("6 x 12-Pfünder", "6, 6 12pdr");
        row("4-6\" How", "4, 4 6in howitzer");
        row("4 x 8pdr, 2 x how", "6, 4 8pdr, 2 howitzer");
        row("3-8pdrs & 1 howitzer", "4, 3 8pdr, 1 howitzer");
        row("1-4pdr & 1 howitzer", "2, 1 4pdr, 1 howitzer");
        row("19-22", "19 to 22");
        row("19-22 guns", "19 to 22");
        row("8 pièces de 12", "8, 8 12pdr");
        row("6 guns", "6");
        row("10 guns (6 x 8pdr, 4 x 4pdr)", "10, 6 8pdr, 4 4pdr");
        row("eight 12-pounders", "8, 8 12pdr");
        row("12pdr", "unknown");
        row("-", "unknown");
        row("c. 12", "about 12");
        row("some", "wrong");
    }
    void gunsReadAsWritten() {
        QFETCH(QString, text);
        QFETCH(QString, wanted);
        QCOMPARE(told(readGuns(text.toStdString())), wanted);
    }

    void numbersOfRegimentsAreNoStrengths_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("brackets");
        const auto row = [](const char *text, const char *name, int brackets) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(name) << brackets;
        };
        row("69th Line", "69th Line", 0);
        row("IR 32 Hohenlohe", "IR 32 Hohenlohe", 0);
        row("Dragoner Krafft Nr. 11", "Dragoner Krafft Nr. 11", 0);
        row("1/27th Foot", "1/27th Foot", 0);
        row("Regiment # 25", "Regiment # 25", 0);
        row("6th Legere Regiment (2)(1,728)", "6th Legere Regiment", 2);
        row("Wood's horse, five squadrons", "Wood's horse", 1);
        row("76e de Ligne — 2 bataillons, 1 360 hommes", "76e de Ligne", 1);
        row("Foot Artillery (3-8pdrs & 1 howitzer)", "Foot Artillery", 1);
        row("Guard (Old)", "Guard (Old)", 0);
        row("12pdr battery", "12pdr battery", 0);
        row("Grenadiers [2]", "Grenadiers", 0);
    }
    void numbersOfRegimentsAreNoStrengths() {
        QFETCH(QString, text);
        QFETCH(QString, name);
        QFETCH(int, brackets);
        const LiftedName lifted = liftName(text.toStdString());
        QCOMPARE(QString::fromStdString(lifted.name), name);
        QCOMPARE(static_cast<int>(lifted.brackets.size()), brackets);
    }

    void armsShowFromTheirWords_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("arm");
        const auto row = [](const char *text, const char *arm) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(arm);
        };
        row("6e Léger", "light infantry");
        row("39e de Ligne", "infantry");
        row("Horse artillery", "artillery");
        row("Batterie Glasenapp", "artillery");
        row("10e Chasseurs à cheval", "light cavalry");
        row("Chasseurs à pied de la Garde", "light infantry");
        row("Kürassiere Hohenzollern", "heavy cavalry");
        row("Grenzer-Bataillon", "light infantry");
        row("Jäger", "light infantry");
        row("18th Dragoons", "dragoons");
        row("Dragoni Savoia", "dragoons");
        row("Reggimento di fanteria", "infantry");
        row("Lumley's horse", "cavalry");
        row("15th Light Dragoons", "light cavalry");
        row("dismounted dragoons", "infantry");
        row("Husaren", "light cavalry");
        row("Wilkes's brigade", "");
    }
    void armsShowFromTheirWords() {
        QFETCH(QString, text);
        QFETCH(QString, arm);
        const auto got = armOfName(text.toStdString());
        QCOMPARE(got ? QString::fromStdString(std::string(word(*got))) : QString(), arm);
    }

    void headingsSayWhoCommands_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("rank");
        QTest::addColumn<QString>("commander");
        const auto row = [](const char *text, const char *name, const char *rank,
                            const char *commander) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(name)
                                << QString::fromUtf8(rank) << QString::fromUtf8(commander);
        };
        row("2e Division - Gal Loison", "2e Division", "Gal", "Loison");
        row("French VI Corps (Ney)", "French VI Corps", "", "Ney");
        row("VIe Corps – Maréchal Ney", "VIe Corps", "Maréchal", "Ney");
        row("Brigade: General de brigade Villatte", "Brigade Villatte", "General de brigade",
            "Villatte");
        row("2nd Division: General de division Loison", "2nd Division", "General de division",
            "Loison");
        row("Attached: 4th Dragoon Division", "4th Dragoon Division", "", "");
        row("Artillery:", "Artillery", "", "");
        row("Right wing, Prince Eugene", "Right wing", "", "Prince Eugene");
        row("Left column against Blindheim", "Left column against Blindheim", "", "");
    }
    void headingsSayWhoCommands() {
        QFETCH(QString, text);
        QFETCH(QString, name);
        QFETCH(QString, rank);
        QFETCH(QString, commander);
        const Named got = headingOf(text.toStdString());
        QCOMPARE(QString::fromStdString(got.name), name);
        QCOMPARE(QString::fromStdString(got.rank), rank);
        QCOMPARE(QString::fromStdString(got.commander), commander);
    }
};

QTEST_GUILESS_MAIN(TestNumbers)
#include "tst_numbers.moc"
