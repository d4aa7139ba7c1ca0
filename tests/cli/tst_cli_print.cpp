// `sabretache print` as a script calls it: files, standard error, exit status; no display is there.
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

class TestCliPrint : public QObject {
    Q_OBJECT

    struct Ran {
        int status = -1;
        QByteArray out;
        QByteArray err;
    };
    Ran run(const QStringList &words) const {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.remove(QStringLiteral("DISPLAY"));
        environment.remove(QStringLiteral("QT_QPA_PLATFORM"));
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(SABRETACHE_BINARY_DIR "/app/sabretache"), words);
        if (!process.waitForFinished(60000) || process.exitStatus() != QProcess::NormalExit)
            return {};
        return {process.exitCode(), process.readAllStandardOutput(),
                process.readAllStandardError()};
    }
    QString path(const char *name) const { return m_folder.filePath(QLatin1String(name)); }

    QTemporaryDir m_folder;
    QString m_book;

private Q_SLOTS:
    void initTestCase() {
        m_book = path("blenheim.sabretache");
        QCOMPARE(run({QStringLiteral("new"), m_book, QStringLiteral("--sample"),
                      QStringLiteral("blenheim-1704")})
                     .status,
                 0);
    }

    void everyKindIsWritten_data() {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("file");
        for (const char *what : {"roster", "cards", "labels", "commanders", "reference", "return",
                                 "orders", "diagram"})
            QTest::newRow(what) << QString::fromLatin1(what)
                                << QString::fromLatin1(what) + QStringLiteral(".pdf");
        QTest::newRow("diagram as svg") << QStringLiteral("diagram") << QStringLiteral("d.svg");
        QTest::newRow("diagram as png") << QStringLiteral("diagram") << QStringLiteral("d.png");
    }
    void everyKindIsWritten() {
        QFETCH(QString, what);
        QFETCH(QString, file);
        const QString to = m_folder.filePath(file);
        const Ran ran = run({QStringLiteral("print"), m_book, QStringLiteral("--army"),
                             QStringLiteral("Grand Alliance"), QStringLiteral("--what"), what,
                             QStringLiteral("-o"), to, QStringLiteral("--paper"),
                             QStringLiteral("letter"), QStringLiteral("--json")});
        QVERIFY2(ran.status == 0, ran.err.constData());
        QVERIFY(QFileInfo(to).size() > 1000);
        const QJsonObject answer = QJsonDocument::fromJson(ran.out).object();
        QVERIFY(answer[QStringLiteral("pages")].toInt() >= 1);
        QCOMPARE(answer[QStringLiteral("file")].toString(), to);
    }

    void someUnitsCanBeChosen() {
        const Ran ran =
            run({QStringLiteral("print"), m_book, QStringLiteral("--army"),
                 QStringLiteral("Grand Alliance"), QStringLiteral("--units"),
                 QStringLiteral("Row's brigade; Rantzau's horse"), QStringLiteral("--what"),
                 QStringLiteral("diagram"), QStringLiteral("-o"), path("some.svg")});
        QVERIFY2(ran.status == 0, ran.err.constData());
        QFile file(path("some.svg"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY(text.contains("Row's brigade") || text.contains("Row&apos;s brigade"));
        QVERIFY(text.contains("Rantzau"));
        QVERIFY(!text.contains("Ferguson"));
    }

    void wrongCallsAreNamed_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("named");
        const QStringList army{QStringLiteral("--army"), QStringLiteral("Grand Alliance")};
        QTest::newRow("kind") << army +
                                     QStringList{QStringLiteral("--what"), QStringLiteral("poster")}
                              << QByteArray("poster");
        QTest::newRow("army") << QStringList{QStringLiteral("--army"), QStringLiteral("Nobody")}
                              << QByteArray("Grand Alliance");
        QTest::newRow("no army of two") << QStringList{} << QByteArray("--army");
        QTest::newRow("column") << army + QStringList{QStringLiteral("--column"),
                                                      QStringLiteral("Nobody")}
                                << QByteArray("--column");
        QTest::newRow("units") << army + QStringList{QStringLiteral("--units"),
                                                     QStringLiteral("Row's brigade;Nobody's")}
                               << QByteArray("Nobody's");
        QTest::newRow("paper") << army +
                                      QStringList{QStringLiteral("--paper"), QStringLiteral("a9")}
                               << QByteArray("a9");
        QTest::newRow("margin") << army +
                                       QStringList{QStringLiteral("--margin"), QStringLiteral("90")}
                                << QByteArray("--margin");
        QTest::newRow("label") << army +
                                      QStringList{QStringLiteral("--label"), QStringLiteral("5x5")}
                               << QByteArray("--label");
        QTest::newRow("field") << army + QStringList{QStringLiteral("--with"),
                                                     QStringLiteral("colour")}
                               << QByteArray("colour");
        QTest::newRow("battle") << QStringList{QStringLiteral("--battle"), QStringLiteral("None")}
                                << QByteArray("--battle");
        QTest::newRow("two things")
            << army + QStringList{QStringLiteral("--campaign")} << QByteArray("--campaign");
    }
    void wrongCallsAreNamed() {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, named);
        const QString to = path("wrong.pdf");
        const Ran ran =
            run(QStringList{QStringLiteral("print"), m_book, QStringLiteral("-o"), to} + words);
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.err.contains(named), ran.err.constData());
        QVERIFY(!QFile::exists(to));
    }

    void aFileThatCannotBeWrittenIsThree() {
        const Ran ran =
            run({QStringLiteral("print"), m_book, QStringLiteral("--army"),
                 QStringLiteral("Grand Alliance"), QStringLiteral("-o"), path("nowhere/out.pdf")});
        QCOMPARE(ran.status, 3);
        QVERIFY(ran.err.contains("nowhere"));
    }
};

QTEST_GUILESS_MAIN(TestCliPrint)
#include "tst_cli_print.moc"
