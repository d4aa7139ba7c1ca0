// A whole turn of Blenheim on the real window, by key events alone, with typed dice: what the
// window makes of it is compared with the turn that was worked out by hand.
#include "battle/corporaljohn/engine.h"
#include "odds/corporaljohndraft.h"
#include "rules/corporaljohn/descriptor.h"
#include "session/battlesession.h"
#include "session/booksession.h"
#include "support/keyboard.h"
#include "support/samplesetup.h"
#include "ui/views/battle/battlepages.h"
#include "ui/views/battle/threatspanel.h"
#include "ui/views/mainwindow.h"
#include "ui/views/theme.h"
#include "ui/views/windows.h"

#include <QDockWidget>
#include <QElapsedTimer>
#include <QFile>
#include <QScrollArea>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <cmath>
#include <map>

using namespace sabretache;
using namespace sabretache::ui;

namespace {

std::string replaced(std::string text, const std::map<std::string, std::string> &what) {
    for (const auto &[from, to] : what)
        for (auto at = text.find(from); at != std::string::npos;
             at = text.find(from, at + to.size()))
            text.replace(at, from.size(), to);
    return text;
}

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
    std::unique_ptr<Keyboard> player;
    BattleId battle;
    ScenarioId scenario;
    QElapsedTimer clock;

    explicit Table(Theme &look) : theme(look) {
        auto session = session::BookSession::create(path(), ruleSets, engines, "corporal-john");
        oob::Scenario other;
        other.id = scenario = ScenarioId((*session)->ids()());
        other.name = "Another";
        other.ruleSet = "corporal-john";
        QVERIFY((*session)->apply(oob::addScenario((*session)->book(), other).value()));
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
        window->show();
        QApplication::setActiveWindow(window);
        QVERIFY(QTest::qWaitForWindowExposed(window));
        window->open({BookNode::Kind::Battle, battle.uuid});
        book = qobject_cast<BookBattlePage *>(window->page());
        QVERIFY(book && book->battle());
        QApplication::processEvents();
        book->battle()->focusNext();
        player = std::make_unique<Keyboard>(*book->battle());
        clock.start();
    }
    void close() {
        player.reset();
        windows.reset();
        window = nullptr;
        book = nullptr;
    }
    BattleDesk &desk() { return book->battle()->desk(); }
    std::uint64_t hash() { return desk().engine().hash(desk().state()); }
    battle::Want want() { return desk().pending().want; }
    std::string phase() { return desk().view().phases[desk().view().phase].key; }
    void key(int code, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        player->key(code, modifiers);
    }
    void enter() { key(Qt::Key_Return); }
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
        QCoreApplication::setOrganizationName(QStringLiteral("sabretache-test"));
        QCoreApplication::setApplicationName(QStringLiteral("blenheim-turn"));
        QSettings().clear();
        m_theme = new Theme(*qApp, this);
        if (qEnvironmentVariableIsSet("SABRETACHE_DARK"))
            m_theme->setLook(Theme::Look::Dark);
        if (qEnvironmentVariableIsSet("SABRETACHE_SCALE"))
            m_theme->setTextScale(qEnvironmentVariableIntValue("SABRETACHE_SCALE"));
    }

    void aTurnOfBlenheimGoesByKeysAlone() {
        Table t(*m_theme);
        std::map<std::string, std::string> ids;   // {Row's brigade} -> id
        std::map<std::string, std::string> names; // id -> {Row's brigade}
        const auto name = [&](const std::string &text, const std::string &id) {
            ids["{" + text + "}"] = id;
            names[id] = "{" + text + "}";
        };
        for (const auto &c : t.desk().setup().commanders)
            name(c.name, c.id.text());
        for (const auto &c : t.desk().setup().columns)
            name(c.name, c.id.text());
        for (const auto &u : t.desk().setup().units)
            name(u.name, u.id.text());
        std::ifstream file(SABRETACHE_SOURCE_DIR "/tests/battle/golden/blenheim-turn.txt");
        QVERIFY(file.good());
        std::vector<std::string> wanted;
        std::vector<std::string> made;
        std::string line;
        int inputs = 0;
        while (std::getline(file, line)) {
            if (line.empty() || line[0] == '#')
                continue;
            if (line[0] != '>') {
                wanted.push_back(line);
                continue;
            }
            QCOMPARE(made, wanted); // of the input before
            wanted.clear();
            made.clear();
            const auto input = recordFromJson(replaced(line.substr(2), ids));
            QVERIFY2(input.has_value(), line.c_str());
            ++inputs;
            QVERIFY2(t.player->enter(*input),
                     (line + "\n" + replaced(t.player->trouble().toStdString(), names)).c_str());
            for (const battle::EventRecord &e : t.desk().source().steps().back().events) {
                std::string text = replaced(toJson(e.event), names);
                for (const RuleNumber r : e.rules)
                    text += " " + r.text();
                made.push_back(text);
            }
            t.shot(qPrintable(QStringLiteral("cj-%1").arg(inputs, 2, 10, QLatin1Char('0'))));
        }
        QCOMPARE(made, wanted);
        QCOMPARE(inputs, 38);
        QCOMPARE(t.desk().view().turn.value, 2);
        qInfo("a turn of Blenheim: %d inputs, %d keys, %.1f seconds", inputs, t.player->keys(),
              static_cast<double>(t.clock.elapsed()) / 1000);
    }

    void aSecondVolleyTakesTenKeysAtMost() {
        Table t(*m_theme);
        t.player->endPhase(); // rally
        t.player->endPhase(); // artillery
        QVERIFY(t.player->dice({5, 2}));
        while (t.phase() == "movement")
            t.player->endPhase();
        QCOMPARE(t.phase(), std::string("musketry-and-canister"));
        t.enter(); // the first brigade's form
        t.enter();
        QCOMPARE(t.want(), battle::Want::Roll);
        const auto first = t.desk().pending().roll->subject;
        while (!t.book->battle()->question().tray()->full())
            t.key(Qt::Key_4);
        t.enter();
        QCOMPARE(t.want(), battle::Want::Choice);
        const int before = t.player->keys();
        t.enter(); // the second volley: its form is there already
        QCOMPARE(t.want(), battle::Want::Roll);
        QVERIFY(t.desk().pending().roll->subject != first);
        while (!t.book->battle()->question().tray()->full())
            t.key(Qt::Key_2);
        t.enter();
        QCOMPARE(t.want(), battle::Want::Choice);
        QVERIFY2(t.player->keys() - before <= 10,
                 qPrintable(QString::number(t.player->keys() - before)));
    }

    void closingAndOpeningGoesOnAtTheSameQuestion() {
        Table t(*m_theme);
        t.player->endPhase();
        t.enter();
        t.enter();
        QCOMPARE(t.want(), battle::Want::Roll);
        const auto hash = t.hash();
        const auto roll = *t.desk().pending().roll;
        t.close();
        t.open();
        QCOMPARE(t.hash(), hash);
        QVERIFY(t.desk().pending().roll == roll);
        QVERIFY(t.player->dice(
            std::vector<std::int64_t>(static_cast<std::size_t>(roll.count.value), 5)));
        QCOMPARE(t.want(), battle::Want::Choice);
    }

    /// The page once laid itself out for ever at some widths.
    void lookingAtEveryTabAtAnyWidthChangesNothing() {
        Table t(*m_theme);
        t.player->endPhase();
        const auto hash = t.hash();
        for (const int width : {1280, 1100, 1440}) {
            t.window->resize(width, 800);
            for (const auto tab : {BattlePage::Units, BattlePage::Report, BattlePage::Act}) {
                t.book->battle()->showTab(tab);
                QApplication::processEvents();
            }
            t.key(Qt::Key_F11);
            t.key(Qt::Key_F11);
        }
        QCOMPARE(t.hash(), hash);
    }

    void aBattleHasTheWholeWidthAndGivesItBack() {
        Table t(*m_theme);
        const auto *inspector = t.window->findChild<QDockWidget *>(QStringLiteral("inspector"));
        const auto *problems = t.window->findChild<QDockWidget *>(QStringLiteral("problems"));
        QVERIFY(inspector && problems);
        QVERIFY(inspector->isHidden() && problems->isHidden());
        t.player->endPhase();
        t.enter();
        QApplication::processEvents();
        for (QScrollArea *area : t.book->findChildren<QScrollArea *>())
            if (area->isVisible() && area->widget() &&
                area->widget()->isAncestorOf(&t.book->battle()->form()))
                QVERIFY2(area->widget()->minimumSizeHint().width() <= area->viewport()->width(),
                         qPrintable(QStringLiteral("%1 in %2")
                                        .arg(area->widget()->minimumSizeHint().width())
                                        .arg(area->viewport()->width())));
        t.window->open({BookNode::Kind::Scenario, t.scenario.uuid});
        QVERIFY(!inspector->isHidden() && !problems->isHidden());
        t.window->open({BookNode::Kind::Battle, t.battle.uuid});
        QVERIFY(inspector->isHidden());
    }

    void twoBooksInTwoWindowsDoNotTouchEachOther() {
        Table t(*m_theme);
        const QString other = t.folder.filePath(QStringLiteral("other.sabretache"));
        QVERIFY(QFile::copy(t.path(), other));
        MainWindow *second = t.windows->openBook(other);
        QVERIFY(second && second != t.window);
        second->open({BookNode::Kind::Battle, t.battle.uuid});
        auto *page = qobject_cast<BookBattlePage *>(second->page());
        QVERIFY(page && page->battle());
        const auto hash = page->battle()->desk().engine().hash(page->battle()->desk().state());
        QVERIFY(t.desk().endPhase().has_value());
        QCOMPARE(t.desk().stepCount(), std::size_t(1));
        QCOMPARE(page->battle()->desk().stepCount(), std::size_t(0));
        QCOMPARE(page->battle()->desk().engine().hash(page->battle()->desk().state()), hash);
        // And neither does the same book opened twice come up twice.
        QCOMPARE(t.windows->openBook(t.path()), t.window);
    }

    void threatsAreNamedByKeys() {
        Table t(*m_theme);
        t.player->endPhase(); // a battery is in hand
        t.key(Qt::Key_T, Qt::ControlModifier);
        QVERIFY(t.book->battle()->threats().isOpen());
        t.enter(); // the first enemy, at the distance that stands there
        auto &model = t.book->battle()->threats().model();
        QVERIFY(model.rowCount() > 0);
        // CJ-6.1: a volley at 1 in, and a charge; each row has the chances that it names.
        for (int row = 0; row < model.rowCount(); ++row)
            if (const auto *odds = model.odds(row)) {
                double sum = 0;
                for (const auto &[n, chance] : odds->bars.front().chances)
                    sum += chance;
                QVERIFY(std::abs(sum - 1) < 1e-9);
            }
        t.shot("cj-threats");
        t.key(Qt::Key_T, Qt::ControlModifier);
        QVERIFY(!t.book->battle()->threats().isOpen());
    }

private:
    Theme *m_theme = nullptr;
};

QTEST_MAIN(TestBlenheimTurn)
#include "tst_blenheim_turn.moc"
