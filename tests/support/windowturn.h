// A battle on the real window of the program, played by key events alone: the book, the window, and
// a whole turn from a transcript (goldenturn.h) whose events the window must make.
#pragma once

#include "odds/draftodds.h"
#include "session/battlesession.h"
#include "session/booksession.h"
#include "support/battleplay.h"
#include "support/goldenturn.h"
#include "support/keyboard.h"
#include "ui/views/battle/battlepages.h"
#include "ui/views/mainwindow.h"
#include "ui/views/theme.h"
#include "ui/views/windows.h"

#include <QElapsedTimer>
#include <QFile>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <fstream>
#include <functional>
#include <map>
#include <set>

namespace sabretache::ui::windowturn {

/// A rule set with its engine, its odds and a battle of it.
struct Game {
    const rules::RuleSet &rules;
    const battle::Engine &engine;
    const odds::DraftOddsSource &odds;
    battle::Setup setup;
};

/// The program with one book that holds one battle, on the real window.
struct Table {
    QTemporaryDir folder;
    rules::RuleSetList ruleSets;
    battle::EngineList engines;
    Texts texts{qEnvironmentVariable("SABRETACHE_LANGUAGE", QStringLiteral("en"))};
    Theme &theme;
    OddsSources odds;
    std::unique_ptr<Windows> windows;
    MainWindow *window = nullptr;
    BookBattlePage *book = nullptr;
    std::unique_ptr<Keyboard> player;
    BattleId battle;
    ScenarioId scenario;
    QElapsedTimer clock;
    /// Called with each action of a transcript when its form is filled in.
    std::function<void(const Record &)> look;

    Table(Theme &used, const Game &game)
        : ruleSets{{&game.rules}}, engines{{&game.engine}},
          theme(used), odds{{std::string(game.rules.id()), &game.odds}} {
        const std::string rules(game.rules.id());
        auto session = session::BookSession::create(path(), ruleSets, engines, rules);
        oob::Scenario other;
        other.id = scenario = ScenarioId((*session)->ids()());
        other.name = "Another";
        other.ruleSet = rules;
        QVERIFY((*session)->apply(oob::addScenario((*session)->book(), other).value()));
        battle = (*session)->startBattle(game.setup).value();
        session->reset();
        open();
    }
    QString path() const { return folder.filePath(QStringLiteral("battle.sabretache")); }
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
    /// Plays at random; the book is closed and opened again in every phase, and wherever dice or a
    /// fact are wanted that were not before. The caller asks QTest::currentTestFailed().
    void goOnAfterClosingAnywhere(std::uint64_t seed) {
        battleplay::Random random(seed);
        std::set<std::string> places;
        for (int step = 0; step < 90; ++step) {
            const auto input = battleplay::nextInput(desk().engine(), desk().state(), random);
            QVERIFY(input.has_value());
            QVERIFY(desk().submitAsUmpire(*input, "test").has_value());
            const battle::Pending pending = desk().pending();
            const std::string place = pending.roll   ? "roll " + std::string(pending.roll->purpose)
                                      : pending.fact ? "fact " + pending.fact->key
                                                     : "choice " + phase();
            if (!places.insert(place).second)
                continue;
            const auto before = hash();
            const std::size_t offers = desk().offers().size();
            const std::size_t steps = desk().stepCount();
            close();
            open();
            QCOMPARE(hash(), before);
            QCOMPARE(desk().stepCount(), steps);
            QCOMPARE(want(), pending.want);
            QVERIFY(desk().pending().roll == pending.roll);
            QVERIFY(desk().pending().fact == pending.fact);
            QCOMPARE(desk().offers().size(), offers);
        }
        QVERIFY2(places.size() > 6, qPrintable(QString::number(places.size())));
    }
    /// Enters a transcript's inputs one after the other and compares what they make. The caller
    /// asks QTest::currentTestFailed().
    void playTurn(const char *transcript, int &inputs) {
        std::map<std::string, std::string> ids;   // {Row's brigade} -> id
        std::map<std::string, std::string> names; // id -> {Row's brigade}
        const auto name = [&](const std::string &text, const std::string &id) {
            ids["{" + text + "}"] = id;
            names[id] = "{" + text + "}";
        };
        for (const auto &c : desk().setup().commanders)
            name(c.name, c.id.text());
        for (const auto &c : desk().setup().columns)
            name(c.name, c.id.text());
        for (const auto &u : desk().setup().units)
            name(u.name, u.id.text());
        std::ifstream file(SABRETACHE_SOURCE_DIR "/tests/battle/golden/" + std::string(transcript) +
                           ".txt");
        QVERIFY(file.good());
        std::vector<std::string> wanted;
        std::vector<std::string> made;
        std::string line;
        inputs = 0;
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
            const auto input = recordFromJson(goldenturn::replaced(line.substr(2), ids));
            QVERIFY2(input.has_value(), line.c_str());
            ++inputs;
            const QString picture = QStringLiteral("%1-%2")
                                        .arg(QString::fromLatin1(transcript))
                                        .arg(inputs, 2, 10, QLatin1Char('0'));
            player->beforeSubmit = [&] {
                shot(qPrintable(picture + QStringLiteral("-form")));
                if (look)
                    look(*input);
            };
            QVERIFY2(player->enter(*input),
                     (line + "\n" + goldenturn::replaced(player->trouble().toStdString(), names))
                         .c_str());
            for (const battle::EventRecord &e : desk().source().steps().back().events) {
                std::string text = goldenturn::replaced(toJson(e.event), names);
                for (const RuleNumber r : e.rules)
                    text += " " + r.text();
                made.push_back(text);
            }
            shot(qPrintable(picture));
        }
        player->beforeSubmit = {};
        QCOMPARE(made, wanted);
        qInfo("%s: %d inputs, %d keys, %.1f seconds", transcript, inputs, player->keys(),
              static_cast<double>(clock.elapsed()) / 1000);
    }
};

/// Settings of their own for the test program, and the look that the environment names.
inline Theme *makeTheme(QObject *parent) {
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("sabretache-test"));
    QSettings().clear();
    auto *theme = new Theme(*qApp, parent);
    if (qEnvironmentVariableIsSet("SABRETACHE_DARK"))
        theme->setLook(Theme::Look::Dark);
    if (qEnvironmentVariableIsSet("SABRETACHE_SCALE"))
        theme->setTextScale(qEnvironmentVariableIntValue("SABRETACHE_SCALE"));
    return theme;
}

} // namespace sabretache::ui::windowturn
