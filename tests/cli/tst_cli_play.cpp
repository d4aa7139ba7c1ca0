// `sabretache play` and `verify`, and a battle exported and played again, as a script calls them.
#include "app/builtin.h"
#include "session/battlefiles.h"
#include "support/battleplay.h"
#include "tests/cli/programrun.h"

#include <QJsonArray>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QtTest/QTest>

using namespace sabretache;
using namespace sabretache::test;

class TestCliPlay : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_book;

    QString path(const char *name) const { return m_folder.filePath(QLatin1String(name)); }
    Ran run(const QStringList &words) const { return runProgram(words, m_folder.path()); }
    static QString example(const char *name) {
        return QStringLiteral(SABRETACHE_SOURCE_DIR "/resources/schema/examples/") +
               QLatin1String(name);
    }
    /// The first example with something replaced.
    QString changed(const QByteArray &from, const QByteArray &to) const {
        QByteArray bytes = bytesOf(example("first-volley.json"));
        if (!bytes.contains(from))
            return {};
        bytes.replace(from, to);
        QFile out(path("changed.json"));
        if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size())
            return {};
        return out.fileName();
    }
    /// Runs SQL on a book, as somebody does who changes it by another program.
    static void tamper(const QString &book, const QString &sql) {
        {
            QSqlDatabase db =
                QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("tamper"));
            db.setDatabaseName(book);
            QVERIFY(db.open());
            QSqlQuery query(db);
            QVERIFY2(query.exec(sql), qPrintable(query.lastError().text()));
            QVERIFY(query.numRowsAffected() > 0);
            query.clear();
            db.close();
        }
        QSqlDatabase::removeDatabase(QStringLiteral("tamper"));
    }

private Q_SLOTS:
    void initTestCase() {
        QVERIFY(m_folder.isValid());
        // A book with a battle of forty inputs, of which three are taken back.
        m_book = path("blenheim-1704.sabretache");
        QCOMPARE(run({QStringLiteral("new"), m_book, QStringLiteral("--sample"),
                      QStringLiteral("blenheim-1704")})
                     .status,
                 0);
        auto book = session::BookSession::open(m_book, ruleSets(), engines());
        QVERIFY(book.has_value());
        battle::Script script;
        script.book.emplace();
        script.book->path = m_book.toStdString();
        script.book->scenario = "Blenheim";
        const auto setup = session::setupOf(script, m_folder.path(), ruleSets(), engines());
        QVERIFY(setup.has_value());
        const auto id = (*book)->startBattle(*setup);
        QVERIFY(id.has_value());
        auto battle = (*book)->openBattle(*id);
        QVERIFY(battle.has_value());
        battleplay::Random random(3);
        for (int i = 0; i < 40; ++i) {
            const auto input =
                battleplay::nextInput((*battle)->engine(), (*battle)->state(), random);
            QVERIFY(input.has_value());
            QVERIFY((*battle)->submit(*input).has_value());
        }
        QVERIFY((*battle)->undo(3).has_value());
    }

    void oneEventALineWithItsRule() {
        const Ran ran = run({QStringLiteral("play"), example("first-volley.json")});
        QVERIFY2(ran.status == 0, ran.err.constData());
        QCOMPARE(ran.out.count('\n'), bytesOf(example("first-volley.events.jsonl")).count('\n'));
        QVERIFY2(ran.out.contains("Row's brigade"), ran.out.constData());
        QVERIFY2(ran.out.contains("[CJ-6.1"), ran.out.constData());
        QVERIFY2(!ran.out.contains("[event/"), ran.out.constData()); // every event has its words
    }
    void jsonIsOneDocument() {
        const Ran ran =
            run({QStringLiteral("play"), example("first-volley.json"), QStringLiteral("--json")});
        QCOMPARE(ran.status, 0);
        const QJsonObject all = ran.json();
        QCOMPARE(all[QStringLiteral("ruleset")].toString(), QStringLiteral("corporal-john"));
        QCOMPARE(all[QStringLiteral("inputs")].toInt(), 6);
        QVERIFY(all[QStringLiteral("stopped")].isNull());
        QVERIFY(all[QStringLiteral("over")].toBool());
        const QJsonArray events = all[QStringLiteral("events")].toArray();
        QVERIFY(!events.isEmpty());
        for (const auto &line : events) {
            QVERIFY(line[QStringLiteral("event")][QStringLiteral("kind")].isString());
            QVERIFY(line[QStringLiteral("rules")].isArray());
        }
    }
    void theEventsGoToAFile() {
        const QString out = path("events.jsonl");
        QCOMPARE(run({QStringLiteral("play"), example("first-volley.json"),
                      QStringLiteral("--events"), out})
                     .status,
                 0);
        QCOMPARE(bytesOf(out).count('\n'),
                 bytesOf(example("first-volley.events.jsonl")).count('\n'));
        for (const QByteArray &line : bytesOf(out).split('\n'))
            if (!line.isEmpty())
                QVERIFY(QJsonDocument::fromJson(line).object().contains(QStringLiteral("event")));
    }
    void anyRegisteredRuleSetIsPlayed() { // BB-4.2
        const Ran ran = run({QStringLiteral("play"), example("beerstein-guns.json")});
        QVERIFY2(ran.status == 0, ran.err.constData());
        QVERIFY(ran.out.contains("BB-"));
    }
    void aBookAndItsScenarioAreFrozen() {
        QVERIFY(QFile::copy(example("from-a-book.json"), path("from-a-book.json")));
        const QString file = path("from-a-book.json");
        const Ran seeded = run({QStringLiteral("play"), file, QStringLiteral("--seed"),
                                QStringLiteral("7"), QStringLiteral("--json")});
        QVERIFY2(seeded.status == 0, seeded.err.constData());
        QCOMPARE(seeded.json()[QStringLiteral("inputs")].toInt(), 3);
        const Ran again = run({QStringLiteral("play"), file, QStringLiteral("--seed"),
                               QStringLiteral("7"), QStringLiteral("--json")});
        QCOMPARE(again.out, seeded.out);
        const Ran other = run({QStringLiteral("play"), file, QStringLiteral("--seed"),
                               QStringLiteral("8"), QStringLiteral("--json")});
        QVERIFY(other.out != seeded.out);
        // Without dice it stops at the roll and says which.
        const Ran stopped = run({QStringLiteral("play"), file});
        QCOMPARE(stopped.status, 1);
        QVERIFY2(stopped.err.contains("roundshot"), stopped.err.constData());
    }
    void tooFewDiceStopThere() { // CJ-6.1
        const QString file =
            changed("\"dice\": [6, 5, 4, 3, 2, 1, 1, 2, 3, 4]", "\"dice\": [6, 5]");
        const Ran ran = run({QStringLiteral("play"), file, QStringLiteral("--json")});
        QCOMPARE(ran.status, 1);
        const QJsonObject stopped = ran.json()[QStringLiteral("stopped")].toObject();
        QCOMPARE(stopped[QStringLiteral("code")].toString(), QStringLiteral("play-dice-wanted"));
        QVERIFY(!stopped[QStringLiteral("refused")].toBool(true));
        QVERIFY2(ran.err.contains("8 dice"), ran.err.constData());
    }
    void aRefusedInputIsNamedAndWhatWasBeforeStands() { // CJ-6.2
        const QString file = changed("\"range\": 100", "\"range\": 201");
        const QString out = path("refused.jsonl");
        const Ran ran = run({QStringLiteral("play"), file, QStringLiteral("--events"), out,
                             QStringLiteral("--json")});
        QCOMPARE(ran.status, 1);
        const QJsonObject stopped = ran.json()[QStringLiteral("stopped")].toObject();
        QVERIFY(stopped[QStringLiteral("refused")].toBool());
        QCOMPARE(stopped[QStringLiteral("input")].toInt(), 5);
        QVERIFY2(ran.err.contains("FireVolley"), ran.err.constData());
        QVERIFY(!bytesOf(out).isEmpty());
        QVERIFY(!bytesOf(out).contains("VolleyOrdered"));
    }
    void whatIsOffInTheFileIsNamed_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QByteArray>("named");
        QTest::newRow("comma") << QByteArray("\"version\": 1,") << QByteArray("\"version\": 1")
                               << QByteArray("byte");
        QTest::newRow("version") << QByteArray("\"version\": 1") << QByteArray("\"version\": 9")
                                 << QByteArray("9");
        QTest::newRow("rule set") << QByteArray("corporal-john\"") << QByteArray("chess\"")
                                  << QByteArray("chess");
        QTest::newRow("name") << QByteArray("\"{Row's brigade}\"") << QByteArray("\"{Rowe}\"")
                              << QByteArray("Rowe");
        QTest::newRow("option") << QByteArray("\"turns\": 1")
                                << QByteArray("\"options\": {\"squares\": \"maybe\"}")
                                << QByteArray("maybe");
        QTest::newRow("no men") << QByteArray("\"men\": 2400, ") << QByteArray()
                                << QByteArray("Row's brigade");
    }
    void whatIsOffInTheFileIsNamed() {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QByteArray, named);
        const QString out = path("never.jsonl");
        const Ran ran =
            run({QStringLiteral("play"), changed(from, to), QStringLiteral("--events"), out});
        QCOMPARE(ran.status, 3);
        QVERIFY2(ran.err.contains(named), ran.err.constData());
        QVERIFY2(!ran.err.contains("[error/"), ran.err.constData());
        QVERIFY(ran.out.isEmpty());
        QVERIFY(!QFile::exists(out));
    }
    void aFileThatCannotBeWrittenIsNamed() {
        const Ran ran = run({QStringLiteral("play"), example("first-volley.json"),
                             QStringLiteral("--events"), path("no/such/folder/e.jsonl")});
        QCOMPARE(ran.status, 3);
        QVERIFY(ran.err.contains("no/such/folder"));
    }

    void aBattleAsItWasPlayedVerifies() {
        const Ran ran = run({QStringLiteral("verify"), m_book, QStringLiteral("--json")});
        QVERIFY2(ran.status == 0, ran.out.constData());
        const QJsonArray battles = ran.json()[QStringLiteral("battles")].toArray();
        QCOMPARE(battles.size(), 1);
        const QJsonObject battle = battles[0].toObject();
        QCOMPARE(battle[QStringLiteral("name")].toString(), QStringLiteral("Blenheim"));
        QVERIFY(battle[QStringLiteral("events")].toInt() > 40);
        QVERIFY(battle[QStringLiteral("differs_at")].isNull());
        QCOMPARE(run({QStringLiteral("verify"), m_book, QStringLiteral("--battle"),
                      QStringLiteral("Blenheim")})
                     .status,
                 0);
    }
    void aChangedEventIsFound() {
        const QString book = path("tampered.sabretache");
        QVERIFY(QFile::copy(m_book, book));
        tamper(book,
               QStringLiteral("UPDATE battle_events SET json = replace(json, '\"range\":', "
                              "'\"range\":1') WHERE json LIKE '%\"kind\":\"VolleyOrdered\"%'"));
        const QByteArray before = bytesOf(book);
        const Ran ran = run({QStringLiteral("verify"), book, QStringLiteral("--json")});
        QCOMPARE(ran.status, 1);
        const QJsonObject battle = ran.json()[QStringLiteral("battles")].toArray().at(0).toObject();
        QVERIFY(battle[QStringLiteral("differs_at")].toInt() > 0);
        QCOMPARE(battle[QStringLiteral("why")][QStringLiteral("code")].toString(),
                 QStringLiteral("verify-event-differs"));
        QVERIFY(battle[QStringLiteral("why")][QStringLiteral("text")].toString().contains(
            QStringLiteral("VolleyOrdered")));
        QVERIFY(bytesOf(book) == before);
        const Ran text = run({QStringLiteral("verify"), book});
        QCOMPARE(text.status, 1);
        QVERIFY(text.out.contains("differs at step"));
    }
    void anEventThatIsGoneIsFound() {
        const QString book = path("gone.sabretache");
        QVERIFY(QFile::copy(m_book, book));
        tamper(book, QStringLiteral("DELETE FROM battle_events WHERE step = 10 AND seq = (SELECT "
                                    "max(seq) FROM battle_events WHERE step = 10)"));
        const Ran ran = run({QStringLiteral("verify"), book, QStringLiteral("--json")});
        QCOMPARE(ran.status, 1);
        QCOMPARE(ran.json()[QStringLiteral("battles")]
                     .toArray()
                     .at(0)[QStringLiteral("differs_at")]
                     .toInt(),
                 10);
    }
    void anExportedBattleIsPlayedAgain() {
        const QString file = path("exported.json");
        const Ran exported = run({QStringLiteral("export"), m_book, QStringLiteral("--battle"),
                                  QStringLiteral("Blenheim"), QStringLiteral("-o"), file});
        QVERIFY2(exported.status == 0, exported.err.constData());
        const Ran ran = run({QStringLiteral("play"), file, QStringLiteral("--json")});
        QVERIFY2(ran.status == 0 || ran.json()[QStringLiteral("stopped")][QStringLiteral("code")] ==
                                        QJsonValue(QStringLiteral("play-dice-wanted")),
                 ran.err.constData());
        QCOMPARE(ran.json()[QStringLiteral("inputs")].toInt(), 37); // 40, of which 3 taken back
        auto book =
            session::BookSession::open(m_book, ruleSets(), engines(), session::OpenMode::ReadOnly);
        auto battle = (*book)->openBattle((*book)->battles().front().id);
        QCOMPARE(ran.json()[QStringLiteral("state")].toString(),
                 QStringLiteral("%1").arg(qulonglong((*battle)->engine().hash((*battle)->state())),
                                          16, 16, QLatin1Char('0')));
    }
};

QTEST_GUILESS_MAIN(TestCliPlay)
#include "tst_cli_play.moc"
