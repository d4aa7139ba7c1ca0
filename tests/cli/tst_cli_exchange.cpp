// `sabretache import` and `export` as scripts call them.
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest/QTest>

class TestCliExchange : public QObject {
    Q_OBJECT

    struct Ran {
        int status = -1;
        QByteArray out;
        QByteArray err;
        QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
    };
    static Ran run(const QStringList &words) {
        QProcess process;
        process.start(QStringLiteral(SABRETACHE_BINARY_DIR "/app/sabretache"), words);
        if (!process.waitForFinished(20000) || process.exitStatus() != QProcess::NormalExit)
            return {};
        return {process.exitCode(), process.readAllStandardOutput(),
                process.readAllStandardError()};
    }
    QString file(const char *name, const QByteArray &bytes) {
        const QString path = m_folder.filePath(QString::fromLatin1(name));
        QFile out(path);
        if (out.open(QIODevice::WriteOnly))
            out.write(bytes);
        return path;
    }
    QTemporaryDir m_folder;
    QString m_book = m_folder.filePath(QStringLiteral("book.sabretache"));

private Q_SLOTS:
    void initTestCase() { QCOMPARE(run({QStringLiteral("new"), m_book}).status, 0); }

    void aDryRunWritesNothingAndNamesTheLines() {
        const QString list = file("list.csv", "Corps;Regiment;Arm;Men\nLeft;6th;infantry;1.728\n"
                                              ";7th;infantry;-5\n");
        const QStringList words{QStringLiteral("import"), m_book, list, QStringLiteral("--dry-run"),
                                QStringLiteral("--json")};
        const Ran ran = run(words);
        QCOMPARE(ran.status, 1); // done, but a line was rejected
        QCOMPARE(ran.json()[QStringLiteral("men")].toInt(), 1728);
        const QJsonArray rejected = ran.json()[QStringLiteral("rejected")].toArray();
        QCOMPARE(rejected.size(), 1);
        QCOMPARE(rejected[0][QStringLiteral("line")].toInt(), 3);
        QCOMPARE(rejected[0][QStringLiteral("why")][QStringLiteral("code")].toString(),
                 QStringLiteral("number-negative"));
        QCOMPARE(run(words).json()[QStringLiteral("new")].toInt(), 1); // nothing was written
    }

    void aMappingOfTheWizardIsUsed() {
        // Two columns of figures: the mapping says that the second is what counts.
        const QString list = file("two.csv", "Corps;Regiment;Arm;Paper;Present\n"
                                             "Left;6th;infantry;1728;1500\n");
        const QString mapping =
            file("mapping.json", R"({"format":"sabretache-mapping","version":1,"delimiter":";",
"head-line":1,"head-rows":1,"hierarchy":"per-column","columns":[{"meaning":"level","detail":"corps"},
{"meaning":"unit"},{"meaning":"arm"},{"meaning":"ignore"},{"meaning":"men"}]})");
        const Ran ran = run({QStringLiteral("import"), m_book, list, QStringLiteral("--mapping"),
                             mapping, QStringLiteral("--dry-run"), QStringLiteral("--json")});
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.json()[QStringLiteral("men")].toInt(), 1500);
        const QString wrong = file("wrong.json", R"({"columns":[{"meaning":"elephant"}]})");
        const Ran refused = run({QStringLiteral("import"), m_book, list,
                                 QStringLiteral("--mapping"), wrong, QStringLiteral("--dry-run")});
        QCOMPARE(refused.status, 3);
        QVERIFY(refused.err.contains("columns[0]"));
    }

    void whatIsExportedIsReadBack_data() {
        QTest::addColumn<QString>("form");
        QTest::newRow("csv") << QStringLiteral("csv");
        QTest::newRow("json") << QStringLiteral("json");
        QTest::newRow("xlsx") << QStringLiteral("xlsx");
    }
    void whatIsExportedIsReadBack() {
        QFETCH(QString, form);
        const QString sample = m_folder.filePath(QStringLiteral("blenheim.sabretache"));
        if (!QFile::exists(sample))
            QCOMPARE(run({QStringLiteral("new"), sample, QStringLiteral("--sample"),
                          QStringLiteral("blenheim-1704")})
                         .status,
                     0);
        const QString out = m_folder.filePath(QStringLiteral("out.") + form);
        QCOMPARE(run({QStringLiteral("export"), sample, QStringLiteral("--army"),
                      QStringLiteral("Grand Alliance"), QStringLiteral("--format"), form,
                      QStringLiteral("-o"), out})
                     .status,
                 0);
        const Ran back = run({QStringLiteral("import"), m_book, out, QStringLiteral("--dry-run"),
                              QStringLiteral("--json")});
        QCOMPARE(back.status, 0);
        // The sample's own figures.
        QCOMPARE(back.json()[QStringLiteral("units")].toInt(), 29);
        QCOMPARE(back.json()[QStringLiteral("men")].toInt(), 50'600);
        QCOMPARE(back.json()[QStringLiteral("guns")].toInt(), 66);
    }

    void anArmyBecomesABookOfItsOwn() {
        const QString sample = m_folder.filePath(QStringLiteral("blenheim.sabretache"));
        const QString out = m_folder.filePath(QStringLiteral("alone.sabretache"));
        QCOMPARE(run({QStringLiteral("export"), sample, QStringLiteral("--army"),
                      QStringLiteral("Grand Alliance"), QStringLiteral("--format"),
                      QStringLiteral("book"), QStringLiteral("-o"), out})
                     .status,
                 0);
        const Ran list = run({QStringLiteral("list"), out, QStringLiteral("--json")});
        QCOMPARE(list.json()[QStringLiteral("armies")].toArray().size(), 1);
    }
};

QTEST_GUILESS_MAIN(TestCliExchange)
#include "tst_cli_exchange.moc"
