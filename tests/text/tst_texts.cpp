#include "base/id.h"
#include "ui/text/texts.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace sabretache;
using namespace sabretache::ui;

class TestTexts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void placesAreFilled_data();
    void placesAreFilled();
    void errorTakesItsArguments();
    void idsBecomeNames();
    void whoIsListedTwiceIsNamedOnce();
    void missingWordsShowTheirKey();
    void quantitiesNameTheirUnit();
    void everyKeyStandsOnce();
    void everyPlaceIsClosed();
    void everyCodeOfTheRoomsHasItsSentence();
};

void TestTexts::placesAreFilled_data() {
    QTest::addColumn<QString>("code");
    QTest::addColumn<QStringList>("args");
    QTest::addColumn<QString>("expected");
    QTest::newRow("number with plural")
        << QStringLiteral("set-present-men")
        << QStringList{QStringLiteral("Row"), QStringLiteral("2500")}
        << QStringLiteral("strength of Row: 2,500 men");
    QTest::newRow("empty takes the other branch")
        << QStringLiteral("set-present-men") << QStringList{QStringLiteral("Row"), QString()}
        << QStringLiteral("strength of Row: not known");
    QTest::newRow("word of another kind")
        << QStringLiteral("set-unit-arm")
        << QStringList{QStringLiteral("Row"), QStringLiteral("heavy cavalry")}
        << QStringLiteral("arm of Row: Heavy cavalry");
    QTest::newRow("singular") << QStringLiteral("paste-rows") << QStringList{QStringLiteral("1")}
                              << QStringLiteral("paste of 1 row");
    QTest::newRow("a name with braces stays")
        << QStringLiteral("add-unit") << QStringList{QStringLiteral("{1} & \"Fils\" <1er>")}
        << QStringLiteral("new unit {1} & \"Fils\" <1er>");
}

void TestTexts::placesAreFilled() {
    QFETCH(QString, code);
    QFETCH(QStringList, args);
    QFETCH(QString, expected);
    const Texts texts;
    std::vector<std::string> plain;
    for (const QString &arg : args)
        plain.push_back(arg.toStdString());
    QCOMPARE(texts.edit(code.toStdString(), plain), expected);
}

void TestTexts::errorTakesItsArguments() {
    const Texts texts;
    QCOMPARE(texts.error({"dice-count", {}, {"3", "2"}}),
             QStringLiteral("3 dice are wanted; 2 were given."));
}

void TestTexts::idsBecomeNames() {
    const Texts texts;
    const Uuid id = Uuid::fromName("row");
    const Names names = [id](const Uuid &asked) {
        return asked == id ? QStringLiteral("Row's brigade") : QString();
    };
    QCOMPARE(texts.error({"freeze-unit-twice", {}, {id.text()}}, names),
             QStringLiteral("Row's brigade stands on both sides."));
}

void TestTexts::whoIsListedTwiceIsNamedOnce() {
    const Texts texts;
    const std::string row = Uuid::fromName("row").text();
    const std::string ney = Uuid::fromName("ney").text();
    const Names names = [&row](const Uuid &asked) {
        return asked.text() == row ? QStringLiteral("Row's brigade")
                                   : QStringLiteral("Ney's corps");
    };
    const Record combat{"CombatBegan", {{"throwers", std::vector<std::string>{row, ney, row}}}};
    QCOMPARE(texts.fill(TextKind::Event, combat, names, "beerstein"),
             QStringLiteral("Combat: Row's brigade and Ney's corps"));
}

void TestTexts::missingWordsShowTheirKey() {
    const Texts texts;
    QCOMPARE(texts.label(TextKind::Action, "NoSuchThing"), QStringLiteral("[action/NoSuchThing]"));
    QCOMPARE(texts.error({"no-such-code", {}, {"7"}}), QStringLiteral("[error/no-such-code] 7"));
}

void TestTexts::quantitiesNameTheirUnit() {
    const Texts texts;
    QCOMPARE(texts.quantity(1, "castings"), QStringLiteral("1 casting"));
    QCOMPARE(texts.quantity(24, "castings"), QStringLiteral("24 castings"));
    QCOMPARE(texts.quantity(80, "in/100"), QStringLiteral("0.8\u00a0in"));
    QCOMPARE(texts.quantity(1200, "in/100"), QStringLiteral("12\u00a0in"));
    QCOMPARE(texts.hundredths(550), QStringLiteral("5.5"));
    QCOMPARE(texts.percent(24, 28), QStringLiteral("86\u00a0%"));
}

void TestTexts::everyKeyStandsOnce() {
    QSet<QString> seen;
    for (const TextTable &table : allTextTables())
        for (const TextEntry &entry : table.entries) {
            const QString key = QString::fromLatin1(entry.key);
            QVERIFY2(!seen.contains(key), entry.key);
            seen.insert(key);
            bool known = false;
            const QString kind = key.section(u'/', 0, 0).section(u':', -1);
            for (int k = 0; k <= int(TextKind::Word); ++k)
                known = known || prefixOf(TextKind(k)) == kind;
            QVERIFY2(known, entry.key);
        }
}

void TestTexts::everyPlaceIsClosed() {
    for (const TextTable &table : allTextTables())
        for (const TextEntry &entry : table.entries) {
            const QString text = QString::fromUtf8(entry.text);
            QCOMPARE(text.count(u'{'), text.count(u'}'));
            QVERIFY2(!text.trimmed().isEmpty(), entry.key);
            if (QByteArray(entry.key).startsWith("unit/"))
                QVERIFY2(text.contains(u'|') && text.count(QStringLiteral("%n")) == 2, entry.key);
        }
}

// A code is a constant in kebab case in a header of core. Those that are names of something else
// (settings, fields, files) say so here.
void TestTexts::everyCodeOfTheRoomsHasItsSentence() {
    const QSet<QString> notSaid = {QStringLiteral("kHex"), QStringLiteral("kKind"),
                                   QStringLiteral("kId"), QStringLiteral("kRuleSet")};
    const QRegularExpression pattern(
        QStringLiteral("constexpr std::string_view (k\\w+)\\s*=\\s*\"([a-z0-9-]+)\""));
    std::vector<std::string> known = Texts().keys();
    QSet<QString> words;
    for (const std::string &key : known)
        words.insert(QString::fromStdString(key).section(u'/', 1));
    // Rooms whose sentences are all there; the others are listed as they come.
    const QStringList whole = {QStringLiteral("base"),    QStringLiteral("dice"),
                               QStringLiteral("oob"),     QStringLiteral("store"),
                               QStringLiteral("session"), QStringLiteral("exchange"),
                               QStringLiteral("campaign")};
    QStringList missing;
    QStringList awaited;
    int found = 0;
    const QString core = QStringLiteral(SABRETACHE_SOURCE_DIR "/core/");
    QDirIterator it(core, {QStringLiteral("*.h")}, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        QFile file(it.next());
        const QString room = it.filePath().mid(core.size()).section(u'/', 0, 0);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        auto match = pattern.globalMatch(text);
        while (match.hasNext()) {
            const auto one = match.next();
            ++found;
            if (notSaid.contains(one.captured(1)) || one.captured(1).startsWith(u"kSetting"))
                continue;
            if (!words.contains(one.captured(2)))
                (whole.contains(room) ? missing : awaited) << one.captured(2);
        }
    }
    QVERIFY(found > 20);
    if (!awaited.isEmpty())
        qInfo().noquote() << "awaited:" << awaited.join(QStringLiteral(", "));
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QStringLiteral(", "))));
}

QTEST_APPLESS_MAIN(TestTexts)
#include "tst_texts.moc"
