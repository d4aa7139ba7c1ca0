// A whole turn of Blenheim on the real window, by key events alone, with typed dice.
#include "battle/corporaljohn/engine.h"
#include "odds/corporaljohndraft.h"
#include "rules/corporaljohn/descriptor.h"
#include "session/battlesession.h"
#include "session/booksession.h"
#include "support/samplesetup.h"
#include "ui/views/battle/battlepage.h"
#include "ui/views/battle/battlepages.h"
#include "ui/views/battle/dicetray.h"
#include "ui/views/battle/formpanel.h"
#include "ui/views/battle/questionpanel.h"
#include "ui/views/battle/unitstable.h"
#include "ui/views/mainwindow.h"
#include "ui/views/theme.h"
#include "ui/views/windows.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest/QTest>

using namespace sabretache;
using namespace sabretache::ui;

namespace {

/// The program with one book that holds the battle of Blenheim.
struct Table {
    QTemporaryDir folder;
    rules::RuleSetList ruleSets{{&rules::corporaljohn::ruleSet()}};
    battle::EngineList engines{{&battle::corporaljohn::engine()}};
    Texts texts;
    Theme &theme;
    OddsSources odds{{"corporal-john", &odds::corporaljohn::draftOdds()}};
    std::unique_ptr<Windows> windows;
    MainWindow *window = nullptr;
    BookBattlePage *book = nullptr;
    BattleId battle;
    int keys = 0;
    QElapsedTimer clock;

    explicit Table(Theme &look) : theme(look) {
        const QString path = folder.filePath(QStringLiteral("blenheim.sabretache"));
        auto session = session::BookSession::create(path, ruleSets, engines, "corporal-john");
        battle = (*session)->startBattle(samples::blenheim()).value();
        session->reset();
        open();
    }
    QString path() const { return folder.filePath(QStringLiteral("blenheim.sabretache")); }
    void open() {
        Services services{ruleSets, engines, texts, theme, {}, {}, {}, {}, {}, {}};
        addBattlePages(services.pages, odds);
        windows = std::make_unique<Windows>(std::move(services));
        window = windows->openBook(path());
        QVERIFY(window);
        window->resize(1440, 900);
        window->open({BookNode::Kind::Battle, battle.uuid});
        book = qobject_cast<BookBattlePage *>(window->page());
        QVERIFY(book && book->battle());
        window->show();
        QApplication::setActiveWindow(window);
        QVERIFY(QTest::qWaitForWindowExposed(window));
        book->battle()->focusNext();
        clock.start();
    }
    void close() {
        windows.reset();
        window = nullptr;
        book = nullptr;
    }
    BattleDesk &desk() { return book->battle()->desk(); }
    battle::Want want() { return desk().pending().want; }
    std::string phase() { return desk().view().phases[desk().view().phase].key; }
    void key(int code, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QWidget *target = QApplication::focusWidget();
        QTest::keyClick(target ? target : window, static_cast<Qt::Key>(code), modifiers);
        ++keys;
        QApplication::processEvents();
    }
    void enter() { key(Qt::Key_Return); }
    void endPhase() {
        key(Qt::Key_E, Qt::ControlModifier);
        enter();
    }
    /// Types these faces for the pending roll, the last one again as often as it needs.
    void dice(const char *faces) {
        QCOMPARE(want(), battle::Want::Roll);
        const auto wanted = desk().pending().roll->count.value;
        for (std::int32_t i = 0; i < wanted; ++i) {
            key(Qt::Key_0 + (*faces - '0'));
            if (faces[1])
                ++faces;
        }
        enter();
    }
    /// Answers tests with `faces` and questions as they are proposed until someone chooses again.
    void answerAll(const char *faces) {
        for (int i = 0; want() == battle::Want::Roll || want() == battle::Want::Fact; ++i) {
            const std::size_t before = desk().stepCount();
            if (want() == battle::Want::Fact)
                enter();
            else // equal dice for the first move would be thrown again
                dice(desk().pending().roll->alike ? faces : "52");
            QVERIFY(desk().stepCount() > before && i < 200);
        }
    }
    void shot(const char *name) {
        const QByteArray to = qgetenv("SABRETACHE_SHOTS");
        if (to.isEmpty())
            return;
        QApplication::processEvents();
        window->grab().save(QString::fromLocal8Bit(to) + u'/' + QString::fromLatin1(name) +
                            QStringLiteral(".png"));
    }
};

} // namespace

class TestBlenheimTurn : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        m_theme = new Theme(*qApp, this);
        if (qEnvironmentVariableIsSet("SABRETACHE_DARK"))
            m_theme->setLook(Theme::Look::Dark);
        if (qEnvironmentVariableIsSet("SABRETACHE_SCALE"))
            m_theme->setTextScale(qEnvironmentVariableIntValue("SABRETACHE_SCALE"));
    }

    void aTurnOfBlenheimGoesByKeysAlone() {
        Table t(*m_theme);
        QCOMPARE(t.phase(), std::string("rally"));
        t.shot("cj-1-rally");
        t.endPhase();
        QCOMPARE(t.phase(), std::string("long-range-artillery"));
        t.enter(); // the first battery; the form is open, its range as far as roundshot reaches
        t.shot("cj-2-artillery");
        t.enter();
        t.dice("6");
        t.shot("cj-2-after");
        t.endPhase();
        t.answerAll("6");
        QCOMPARE(t.phase(), std::string("movement"));
        t.shot("cj-3-movement");
        t.enter();
        t.key(Qt::Key_Space);
        t.key(Qt::Key_Down);
        t.key(Qt::Key_Space);
        t.shot("cj-3-march");
        t.enter();
        t.answerAll("6");
        for (int side = 0; side < 6 && t.phase() == "movement"; ++side) {
            t.endPhase();
            t.answerAll("52");
        }
        QCOMPARE(t.phase(), std::string("musketry-and-canister"));
        t.enter();
        t.shot("cj-4-volley");
        t.enter();
        QCOMPARE(t.want(), battle::Want::Roll);
        t.key(Qt::Key_4);
        t.shot("cj-4-dice");
        t.key(Qt::Key_Backspace);
        t.dice("4613521");
        const int before = t.keys;
        t.enter(); // the second volley: the form is there already
        const auto wanted = t.desk().pending().roll->count.value;
        t.dice("2");
        QVERIFY2(t.keys - before <= std::max(10, wanted + 2),
                 qPrintable(QStringLiteral("%1 keys").arg(t.keys - before)));
        t.shot("cj-4-second");
        t.endPhase();
        t.shot("cj-4-tests");
        t.answerAll("55");
        for (int i = 0; i < 4 && t.phase() == "musketry-and-canister"; ++i) {
            t.endPhase();
            t.answerAll("55");
        }
        QCOMPARE(t.phase(), std::string("melee"));
        t.shot("cj-5-melee");
        t.endPhase();
        t.answerAll("55");
        QCOMPARE(t.desk().view().turn.value, 2);
        QCOMPARE(t.phase(), std::string("rally"));
        qInfo("a turn of Blenheim: %d keys, %.1f seconds, %zu steps", t.keys,
              static_cast<double>(t.clock.elapsed()) / 1000, t.desk().stepCount());
    }

    void closingAndOpeningGoesOnAtTheSameQuestion() {
        Table t(*m_theme);
        t.endPhase();
        t.enter();
        t.enter();
        QCOMPARE(t.want(), battle::Want::Roll);
        const auto hash = t.desk().engine().hash(t.desk().state());
        const auto roll = *t.desk().pending().roll;
        t.close();
        t.open();
        QCOMPARE(t.desk().engine().hash(t.desk().state()), hash);
        QVERIFY(t.desk().pending().roll == roll);
        t.dice("5");
        QCOMPARE(t.want(), battle::Want::Choice);
    }

    void lookingAtEveryTabChangesNothing() {
        Table t(*m_theme);
        t.endPhase();
        const auto hash = t.desk().engine().hash(t.desk().state());
        for (const auto tab : {BattlePage::Units, BattlePage::Report, BattlePage::Act}) {
            t.book->battle()->showTab(tab);
            t.shot(tab == BattlePage::Units    ? "cj-units"
                   : tab == BattlePage::Report ? "cj-report"
                                               : "cj-act");
        }
        t.key(Qt::Key_F11);
        t.shot("cj-big");
        t.key(Qt::Key_F11);
        QCOMPARE(t.desk().engine().hash(t.desk().state()), hash);
    }

private:
    Theme *m_theme = nullptr;
};

QTEST_MAIN(TestBlenheimTurn)
#include "tst_blenheim_turn.moc"
