// `sabretache odds` as a script calls it: standard output, standard error, exit status.
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QtTest/QTest>

#include <cmath>

class TestCliOdds : public QObject {
    Q_OBJECT

    struct Ran {
        int status = -1;
        QByteArray out;
        QByteArray err;
    };
    static Ran run(const QString &words) {
        QProcess process;
        process.start(QStringLiteral(SABRETACHE_BINARY_DIR "/app/sabretache"),
                      words.split(QLatin1Char(' '), Qt::SkipEmptyParts));
        if (!process.waitForFinished(20000) || process.exitStatus() != QProcess::NormalExit)
            return {};
        return {process.exitCode(), process.readAllStandardOutput(),
                process.readAllStandardError()};
    }

private Q_SLOTS:
    void jsonIsOneDocument() { // CJ-6.1
        const Ran ran =
            run(QStringLiteral("odds corporal-john musketry castings=8 range=1 --json"));
        QCOMPARE(ran.status, 0);
        QVERIFY(ran.err.isEmpty());
        QJsonParseError fault;
        const QJsonObject answer = QJsonDocument::fromJson(ran.out, &fault).object();
        QCOMPARE(fault.error, QJsonParseError::NoError);
        QCOMPARE(answer[QStringLiteral("dice")].toInt(), 2);
        QCOMPARE(answer[QStringLiteral("kills")][QStringLiteral("2")].toDouble(), 0.5);
        QCOMPARE(answer[QStringLiteral("kills_mean")].toDouble(), 2.0);
    }
    void aForbiddenActionIsNoFault() { // CJ-8.2
        const Ran ran = run(QStringLiteral(
            "odds corporal-john melee attacker=cavalry attacker-castings=16 attacker-class=4 "
            "defender-castings=20 defender-class=4 --json"));
        QCOMPARE(ran.status, 0);
        const QJsonObject answer = QJsonDocument::fromJson(ran.out).object();
        QVERIFY(answer.contains(QStringLiteral("allowed")));
        QVERIFY(!answer[QStringLiteral("allowed")].toBool(true));
        QVERIFY(ran.out.contains("CJ-8.2"));
    }
    void withoutJsonThereIsATable() { // CJ-9.1
        const Ran ran = run(QStringLiteral("odds corporal-john morale class=5"));
        QCOMPARE(ran.status, 0);
        QVERIFY(ran.out.contains("Passes: 83.33 %"));
        QVERIFY(ran.out.contains("CJ-9.1"));
    }
    void wrongWordsAreNamed_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QByteArray>("named");
        QTest::newRow("no kind") << QStringLiteral("odds corporal-john") << QByteArray("missing");
        QTest::newRow("rule set") << QStringLiteral("odds chess rally class=4")
                                  << QByteArray("chess");
        QTest::newRow("kind") << QStringLiteral("odds corporal-john joust") << QByteArray("joust");
        QTest::newRow("key") << QStringLiteral("odds corporal-john rally class=4 hat=yes --json")
                             << QByteArray("hat");
        QTest::newRow("value") << QStringLiteral("odds corporal-john rally class=4 commander=maybe")
                               << QByteArray("maybe");
        QTest::newRow("range") << QStringLiteral("odds corporal-john rally class=9")
                               << QByteArray("class");
        QTest::newRow("missing key")
            << QStringLiteral("odds corporal-john rally") << QByteArray("class");
        QTest::newRow("not a pair")
            << QStringLiteral("odds corporal-john rally class") << QByteArray("KEY=VALUE");
        QTest::newRow("an option of the program")
            << QStringLiteral("odds corporal-john rally class=4 --loud") << QByteArray("--loud");
    }
    void wrongWordsAreNamed() {
        QFETCH(QString, words);
        QFETCH(QByteArray, named);
        const Ran ran = run(words);
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.err.contains(named), ran.err.constData());
        QVERIFY(ran.out.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestCliOdds)
#include "tst_cli_odds.moc"
