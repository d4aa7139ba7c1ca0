// The words that make, read and change books, as a script calls them: new, list, check, import,
// export, print. Each says what, why and what to do, with the exit status of the command line, and
// bad input leaves every file as it was.
#include "tests/cli/programrun.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QtTest/QTest>

using namespace sabretache::test;

class TestCliBooks : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_blenheim;

    QString path(const char *name) const { return m_folder.filePath(QLatin1String(name)); }
    Ran run(const QStringList &words) const { return runProgram(words, m_folder.path()); }
    QString file(const char *name, const QByteArray &bytes) const {
        QFile out(path(name));
        if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size())
            return {};
        return out.fileName();
    }
    QString copyOfBlenheim(const char *name) const {
        const QString to = path(name);
        QFile::remove(to);
        return QFile::copy(m_blenheim, to) ? to : QString();
    }

private Q_SLOTS:
    void initTestCase() {
        QVERIFY(m_folder.isValid());
        m_blenheim = path("blenheim.sabretache");
        const Ran ran = run({QStringLiteral("new"), m_blenheim, QStringLiteral("--sample"),
                             QStringLiteral("blenheim-1704"), QStringLiteral("--json")});
        QCOMPARE(ran.status, 0);
        QVERIFY2(ran.err.isEmpty(), ran.err.constData());
        QCOMPARE(ran.json()[QStringLiteral("book")].toString(), m_blenheim);
        QVERIFY(bytesOf(m_blenheim).startsWith("SQLite format 3"));
    }

    void newMakesAnEmptyBookOfARuleSet() {
        const QString book = path("empty.sabretache");
        QCOMPARE(run({QStringLiteral("new"), book, QStringLiteral("--ruleset"),
                      QStringLiteral("beerstein")})
                     .status,
                 0);
        const QJsonObject listed =
            run({QStringLiteral("list"), book, QStringLiteral("--json")}).json();
        QCOMPARE(listed[QStringLiteral("ruleset")].toString(), QStringLiteral("beerstein"));
        QVERIFY(listed[QStringLiteral("armies")].isArray());
        QVERIFY(listed[QStringLiteral("armies")].toArray().isEmpty());
        QVERIFY(listed[QStringLiteral("campaign")].isNull());
        // One file at rest.
        QCOMPARE(QDir(m_folder.path()).entryList({QStringLiteral("empty*")}).size(), 1);
    }

    void listHasWhatTheBookHolds() {
        const Ran ran = run({QStringLiteral("list"), m_blenheim, QStringLiteral("--json")});
        QCOMPARE(ran.status, 0);
        QVERIFY(ran.err.isEmpty());
        const QJsonObject all = ran.json();
        const QJsonArray armies = all[QStringLiteral("armies")].toArray();
        QCOMPARE(armies.size(), 2);
        const QJsonObject allied = armies[0].toObject();
        QCOMPARE(allied[QStringLiteral("side")].toString(), QStringLiteral("Allied"));
        QVERIFY(allied[QStringLiteral("men")].toInt() > 50000);
        QVERIFY(allied[QStringLiteral("units")].toInt() > 20);
        QVERIFY(!allied[QStringLiteral("columns")].toArray().isEmpty());
        QCOMPARE(all[QStringLiteral("scenarios")].toArray().size(), 1);
        QVERIFY(all[QStringLiteral("battles")].toArray().isEmpty());
        // Without --json: text, and no JSON among it.
        const Ran text = run({QStringLiteral("list"), m_blenheim});
        QCOMPARE(text.status, 0);
        QVERIFY(text.out.contains("Row's brigade"));
        QVERIFY(!text.out.contains('{'));
    }

    void aManThatIsNotKnownIsNullAndNeverNought() {
        const QString book = path("unknown.sabretache");
        QCOMPARE(run({QStringLiteral("new"), book}).status, 0);
        const QString list = file("unknown.csv", "side,army,unit,arm,men,guns\n"
                                                 "Allied,A,Known,infantry,2400,\n"
                                                 "Allied,A,Unknown,infantry,,\n");
        QCOMPARE(run({QStringLiteral("import"), book, list}).status, 0);
        const QByteArray out = run({QStringLiteral("list"), book, QStringLiteral("--json")}).out;
        QVERIFY2(out.contains("\"men\":2400"), out.constData());
        QVERIFY2(out.contains("\"men\":null"), out.constData());
    }

    void checkFindsAndSaysSo() {
        const QString book = path("faulty.sabretache");
        QCOMPARE(run({QStringLiteral("new"), book}).status, 0);
        Ran ran = run({QStringLiteral("check"), book, QStringLiteral("--json")});
        QCOMPARE(ran.status, 0);
        QVERIFY(ran.json()[QStringLiteral("problems")].toArray().isEmpty());
        // CJ-1.2: a brigade of 9,000 men is 90 castings.
        const QString list = file("faulty.csv", "side,army,unit,arm,men,guns\n"
                                                "Allied,A,Huge,infantry,9000,\n");
        QCOMPARE(run({QStringLiteral("import"), book, list}).status, 0);
        ran = run({QStringLiteral("check"), book, QStringLiteral("--json")});
        QCOMPARE(ran.status, 1);
        bool found = false;
        for (const auto &p : ran.json()[QStringLiteral("problems")].toArray()) {
            const QJsonObject problem = p.toObject();
            for (const char *key : {"code", "rule", "where", "text"})
                QVERIFY2(problem.contains(QLatin1String(key)), key);
            found = found || problem[QStringLiteral("rule")].toString() == QLatin1String("CJ-1.2");
        }
        QVERIFY2(found, ran.out.constData());
        QCOMPARE(run({QStringLiteral("check"), book}).status, 1);
    }

    void importSaysWhatItRejected() {
        const QString book = path("import.sabretache");
        QCOMPARE(run({QStringLiteral("new"), book}).status, 0);
        const QString list = file("import.csv", "side,army,unit,arm,men,guns\n"
                                                "Allied,A,Row,infantry,2400,\n"
                                                "Allied,A,Ferguson,infantry,many,\n"
                                                "Allied,A,Wood,cavalry,1500,\n");
        Ran ran = run({QStringLiteral("import"), book, list, QStringLiteral("--json")});
        QCOMPARE(ran.status, 1);
        QJsonObject done = ran.json();
        for (const char *key : {"armies", "units", "men", "guns", "new", "changed", "missing",
                                "ignored", "rejected", "warnings"})
            QVERIFY2(done.contains(QLatin1String(key)), key);
        const QJsonObject rejected = done[QStringLiteral("rejected")].toArray().at(0).toObject();
        QCOMPARE(rejected[QStringLiteral("line")].toInt(), 3);
        const QJsonObject why = rejected[QStringLiteral("why")].toObject();
        QVERIFY(!why[QStringLiteral("code")].toString().isEmpty());
        QVERIFY(!why[QStringLiteral("text")].toString().isEmpty());
        // The rest is there; a second time nothing is new (lesson 19).
        ran = run({QStringLiteral("import"), book, list, QStringLiteral("--json")});
        done = ran.json();
        QCOMPARE(done[QStringLiteral("new")].toInt(), 0);
        // A code does not change with the language.
        const Ran german = run({QStringLiteral("import"), book, list, QStringLiteral("--json"),
                                QStringLiteral("--language"), QStringLiteral("de")});
        QCOMPARE(german.json()[QStringLiteral("rejected")].toArray().at(
                     0)[QStringLiteral("why")][QStringLiteral("code")],
                 QJsonValue(why[QStringLiteral("code")]));
    }

    void aDryRunWritesNothing() {
        const QString book = copyOfBlenheim("dry.sabretache");
        const QByteArray before = bytesOf(book);
        const QString list =
            file("dry.csv", "side,army,unit,arm,men\nAllied,New,Row,infantry,2400\n");
        const Ran ran = run({QStringLiteral("import"), book, list, QStringLiteral("--dry-run"),
                             QStringLiteral("--json")});
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.json()[QStringLiteral("new")].toInt(), 1);
        QVERIFY(bytesOf(book) == before);
    }

    void exportIsReadBackWithoutLoss() {
        for (const char *format : {"csv", "json"}) {
            const QString out = path(format);
            const Ran ran =
                run({QStringLiteral("export"), m_blenheim, QStringLiteral("--army"),
                     QStringLiteral("Grand Alliance"), QStringLiteral("--format"),
                     QLatin1String(format), QStringLiteral("-o"), out, QStringLiteral("--json")});
            QCOMPARE(ran.status, 0);
            QCOMPARE(ran.json()[QStringLiteral("bytes")].toInt(), bytesOf(out).size());
            const QString book = path("back.sabretache");
            QFile::remove(book);
            QCOMPARE(run({QStringLiteral("new"), book}).status, 0);
            const Ran back = run({QStringLiteral("import"), book, out, QStringLiteral("--json")});
            QVERIFY2(back.status == 0, back.err.constData());
            const QJsonObject was =
                run({QStringLiteral("list"), m_blenheim, QStringLiteral("--json")})
                    .json()[QStringLiteral("armies")]
                    .toArray()
                    .at(0)
                    .toObject();
            const QJsonObject is = run({QStringLiteral("list"), book, QStringLiteral("--json")})
                                       .json()[QStringLiteral("armies")]
                                       .toArray()
                                       .at(0)
                                       .toObject();
            QCOMPARE(QJsonDocument(is).toJson(), QJsonDocument(was).toJson());
        }
    }
    void exportGoesToStandardOutput() {
        const Ran ran = run({QStringLiteral("export"), m_blenheim, QStringLiteral("--army"),
                             QStringLiteral("Grand Alliance"), QStringLiteral("--format"),
                             QStringLiteral("md"), QStringLiteral("-o"), QStringLiteral("-")});
        QCOMPARE(ran.status, 0);
        QVERIFY(ran.out.contains("Row's brigade"));
        QVERIFY(ran.err.isEmpty());
    }

    void printWritesAPdf() {
        const QString out = path("roster.pdf");
        const Ran ran =
            run({QStringLiteral("print"), m_blenheim, QStringLiteral("--army"),
                 QStringLiteral("Grand Alliance"), QStringLiteral("--what"),
                 QStringLiteral("roster"), QStringLiteral("-o"), out, QStringLiteral("--json")});
        QCOMPARE(ran.status, 0);
        QVERIFY(ran.json()[QStringLiteral("pages")].toInt() >= 1);
        QVERIFY(bytesOf(out).startsWith("%PDF"));
    }

    void wordsThatAreOffEndInTwo_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("named");
        const auto row = [](const char *words, const char *named) {
            QTest::newRow(words) << QString::fromLatin1(words).split(u' ') << QByteArray(named);
        };
        row("frobnicate", "frobnicate");
        row("new", "missing");
        row("new X --sample waterloo", "waterloo");
        row("new X --ruleset chess", "chess");
        row("new X Y", "Y");
        row("list", "missing");
        row("list B --loud", "--loud");
        row("check B B", "unexpected");
        row("import B", "missing");
        row("import B F --men-per-battalion 0", "--men-per-battalion");
        row("import B F --men-per-battalion", "--men-per-battalion");
        row("import B F --ruleset chess", "chess");
        row("export B --army A --format doc -o F", "doc");
        row("export B --army A --format csv", "-o");
        row("export B --army Nobody --format csv -o F", "Nobody");
        row("export B --battle Nothing -o F", "Nothing");
        row("export B --battle X --format csv -o F", "json");
        row("print B --army A --what poem -o F.pdf", "poem");
        row("print B --army A --paper a0 -o F.pdf", "a0");
        row("print B --army Nobody -o F.pdf", "Nobody");
        row("print B --army A", "-o");
        row("play", "missing");
        row("play S --seed many", "--seed");
        row("verify B --battle Nothing", "Nothing");
        row("list B --language xx-yy-zz", "--language");
    }
    void wordsThatAreOffEndInTwo() {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, named);
        const QString target = path("F");
        for (QString &word : words) {
            if (word == QLatin1String("B"))
                word = m_blenheim;
            else if (word == QLatin1String("F"))
                word = target;
            else if (word == QLatin1String("F.pdf"))
                word = target + QStringLiteral(".pdf");
            else if (word == QLatin1String("X"))
                word = path("never.sabretache");
            else if (word == QLatin1String("A"))
                word = QStringLiteral("Grand Alliance");
        }
        const QByteArray before = bytesOf(m_blenheim);
        words << QStringLiteral("--json");
        const Ran ran = run(words);
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.err.contains(named), ran.err.constData());
        QVERIFY2(ran.out.isEmpty(), ran.out.constData());
        QVERIFY(!QFile::exists(target));
        QVERIFY(!QFile::exists(target + QStringLiteral(".pdf")));
        QVERIFY(!QFile::exists(path("never.sabretache")));
        QVERIFY(bytesOf(m_blenheim) == before);
    }

    void filesThatAreOffEndInThree_data() {
        QTest::addColumn<QStringList>("words");
        const auto row = [](const char *words) {
            QTest::newRow(words) << QString::fromLatin1(words).split(u' ');
        };
        row("list NONE");
        row("list TEXT");
        row("list CUT");
        row("list FOLDER");
        row("check TEXT");
        row("check CUT");
        row("verify TEXT");
        row("import TEXT LIST");
        row("import B NONE");
        row("import B FOLDER");
        row("import B LIST --mapping NONE");
        row("import B LIST --mapping TEXT");
        row("export CUT --army A --format csv -o F");
        row("export B --army A --format csv -o NOWHERE/f");
        row("print CUT --army A -o F");
        row("print B --army A -o NOWHERE/f.pdf");
        row("new B");
        row("new NOWHERE/x.sabretache");
        row("new B --sample blenheim-1704");
        row("play NONE");
        row("play TEXT");
        row("play FOLDER");
    }
    void filesThatAreOffEndInThree() {
        QFETCH(QStringList, words);
        const QString book = copyOfBlenheim("b.sabretache");
        const QString cut = file("cut.sabretache", bytesOf(m_blenheim).left(5000));
        const QString text = file("text.sabretache", "not a book at all, {[\n");
        const QString list = file("list.csv", "side,army,unit,arm,men\nA,A,Row,infantry,2400\n");
        const QString target = path("F.pdf");
        for (QString &word : words) {
            word.replace(QLatin1String("NOWHERE"), path("no/such/folder"));
            if (word == QLatin1String("NONE"))
                word = path("none.sabretache");
            else if (word == QLatin1String("TEXT"))
                word = text;
            else if (word == QLatin1String("CUT"))
                word = cut;
            else if (word == QLatin1String("FOLDER"))
                word = m_folder.path();
            else if (word == QLatin1String("LIST"))
                word = list;
            else if (word == QLatin1String("B"))
                word = book;
            else if (word == QLatin1String("F"))
                word = target;
            else if (word == QLatin1String("A"))
                word = QStringLiteral("Grand Alliance");
        }
        const QByteArray bookBefore = bytesOf(book);
        const QByteArray cutBefore = bytesOf(cut);
        const QByteArray textBefore = bytesOf(text);
        words << QStringLiteral("--json");
        const Ran ran = run(words);
        QVERIFY2(ran.status == 3, ran.err.constData());
        QVERIFY(!ran.err.isEmpty());
        QVERIFY2(!ran.err.contains("[error/"), ran.err.constData());
        QVERIFY2(ran.out.isEmpty(), ran.out.constData());
        QVERIFY(bytesOf(book) == bookBefore);
        QVERIFY(bytesOf(cut) == cutBefore);
        QVERIFY(bytesOf(text) == textBefore);
        QVERIFY(!QFile::exists(target));
        QVERIFY(!QFile::exists(path("none.sabretache")));
    }

    void namesThatBreakFilesElsewhereGoThrough() {
        const QString book = path("names.sabretache");
        QCOMPARE(run({QStringLiteral("new"), book}).status, 0);
        const QString name = QString::fromUtf8("O'Brien & \"Fils\" <1er> Kłuszyński 🎺");
        const QString list = file(
            "names.csv", QStringLiteral("side,army,unit,arm,men\nAllied,\"%1\",Row,infantry,2400\n")
                             .arg(QString(name).replace(u'"', QStringLiteral("\"\"")))
                             .toUtf8());
        QCOMPARE(run({QStringLiteral("import"), book, list}).status, 0);
        const QString out = path("names-out.csv");
        QCOMPARE(run({QStringLiteral("export"), book, QStringLiteral("--army"), name,
                      QStringLiteral("--format"), QStringLiteral("csv"), QStringLiteral("-o"), out})
                     .status,
                 0);
        QVERIFY(bytesOf(out).contains("Kłuszyński"));
    }

    void versionAndHelpNeedNothing() {
        const Ran version = run({QStringLiteral("--version")});
        QCOMPARE(version.status, 0);
        QVERIFY(version.out.startsWith("sabretache "));
        const Ran help = run({QStringLiteral("--help")});
        QCOMPARE(help.status, 0);
        for (const char *word :
             {"new", "list", "import", "export", "check", "print", "odds", "play", "verify"})
            QVERIFY2(help.out.contains(QByteArray("sabretache ") + word), word);
    }
};

QTEST_GUILESS_MAIN(TestCliBooks)
#include "tst_cli_books.moc"
