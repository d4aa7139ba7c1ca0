// `sabretache campaign` as a script calls it, on the sample of the Danube.
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest/QTest>

class TestCliCampaign : public QObject {
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
        if (!process.waitForFinished(30000) || process.exitStatus() != QProcess::NormalExit)
            return {};
        return {process.exitCode(), process.readAllStandardOutput(),
                process.readAllStandardError()};
    }
    QTemporaryDir m_dir;
    QString m_book;
    Ran campaign(const QStringList &words) const {
        return run(QStringList{QStringLiteral("campaign"), m_book} + words);
    }

private Q_SLOTS:
    void initTestCase() {
        qputenv("HOME", m_dir.path().toUtf8());
        m_book = m_dir.filePath(QStringLiteral("danube.sabretache"));
        const Ran made = run({QStringLiteral("new"), m_book, QStringLiteral("--sample"),
                              QStringLiteral("danube-1704")});
        QVERIFY2(made.status == 0, made.err.constData());
    }
    void statusSaysTurnDateStepAndSides() { // CA-2.1 CA-9.1
        const Ran ran = campaign({QStringLiteral("status"), QStringLiteral("--json")});
        QVERIFY2(ran.status == 0, ran.err.constData());
        const QJsonObject said = ran.json();
        QCOMPARE(said[QLatin1String("turn")].toInt(), 1);
        QCOMPARE(said[QLatin1String("date")].toString(), QStringLiteral("1704-06-30"));
        QCOMPARE(said[QLatin1String("step")].toString(), QStringLiteral("arrivals"));
        const QJsonArray sides = said[QLatin1String("sides")].toArray();
        QCOMPARE(sides.size(), 2);
        QCOMPARE(sides[0][QLatin1String("name")].toString(), QStringLiteral("Grand Alliance"));
        // Nördlingen; Ulm, Augsburg, Donauwörth, Ingolstadt 2 each and Höchstädt 1.
        QCOMPARE(sides[0][QLatin1String("points")].toInt(), 1);
        QCOMPARE(sides[1][QLatin1String("points")].toInt(), 9);
    }
    void listHasTheCampaign() {
        const Ran ran = run({QStringLiteral("list"), m_book, QStringLiteral("--json")});
        QCOMPARE(ran.status, 0);
        const QJsonObject campaign = ran.json()[QLatin1String("campaign")].toObject();
        QCOMPARE(campaign[QLatin1String("name")].toString(), QStringLiteral("The Danube, 1704"));
        QCOMPARE(ran.json()[QLatin1String("armies")].toArray().size(), 5);
    }
    void nextStepLeadsThroughTheTurn() { // CA-2.2
        const QStringList steps{QStringLiteral("marches"),     QStringLiteral("contacts"),
                                QStringLiteral("returns"),     QStringLiteral("supply"),
                                QStringLiteral("end-of-turn"), QStringLiteral("arrivals")};
        for (const QString &step : steps) {
            const Ran ran = campaign({QStringLiteral("next-step"), QStringLiteral("--json")});
            QVERIFY2(ran.status == 0, ran.err.constData());
            QCOMPARE(ran.json()[QLatin1String("step")].toString(), step);
        }
        const Ran ran = campaign({QStringLiteral("status"), QStringLiteral("--json")});
        QCOMPARE(ran.json()[QLatin1String("turn")].toInt(), 2);
        QCOMPARE(ran.json()[QLatin1String("date")].toString(), QStringLiteral("1704-07-07"));
    }
    void chronicleIsReadableAndExported() { // CA-9.2
        const Ran shown = campaign({QStringLiteral("chronicle")});
        QCOMPARE(shown.status, 0);
        QVERIFY(shown.out.startsWith("# The Danube, 1704"));
        QVERIFY(shown.out.contains("Marlborough's army stood at N\xc3\xb6rdlingen."));
        QVERIFY(!shown.out.contains("{"));
        const Ran json = campaign({QStringLiteral("chronicle"), QStringLiteral("--json")});
        QVERIFY(json.json()[QLatin1String("entries")].toArray().size() > 3);
        const QString file = m_dir.filePath(QStringLiteral("chronicle.html"));
        QCOMPARE(campaign({QStringLiteral("chronicle"), QStringLiteral("-o"), file}).status, 0);
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QVERIFY(written.readAll().contains("<h1>The Danube, 1704</h1>"));
    }
    void aSideReadsWhatItMayKnow() {
        const Ran ran = campaign({QStringLiteral("chronicle"), QStringLiteral("--side"),
                                  QStringLiteral("Grand Alliance")});
        QCOMPARE(ran.status, 0);
        QVERIFY(ran.out.contains("Marlborough"));
        QVERIFY(!ran.out.contains("Marsin"));
        QVERIFY(!ran.out.contains("Elector"));
    }
    void aBookWithoutACampaignSaysSo() { // CA-1.1
        const QString book = m_dir.filePath(QStringLiteral("plain.sabretache"));
        QCOMPARE(run({QStringLiteral("new"), book}).status, 0);
        const Ran ran = run({QStringLiteral("campaign"), book, QStringLiteral("status")});
        QCOMPARE(ran.status, 3);
        QVERIFY(ran.out.isEmpty());
        QVERIFY(ran.err.contains("no campaign"));
        const Ran list = run({QStringLiteral("list"), book, QStringLiteral("--json")});
        QVERIFY(list.json()[QLatin1String("campaign")].isNull());
    }
    void wrongWordsAreNamed() {
        QCOMPARE(campaign({QStringLiteral("dance")}).status, 2);
        QCOMPARE(campaign({}).status, 2);
        QVERIFY(campaign({QStringLiteral("dance")}).err.contains("dance"));
        const Ran side = campaign(
            {QStringLiteral("chronicle"), QStringLiteral("--side"), QStringLiteral("Turks")});
        QCOMPARE(side.status, 2);
        QVERIFY(side.err.contains("Turks"));
    }
};

QTEST_APPLESS_MAIN(TestCliCampaign)
#include "tst_cli_campaign.moc"
