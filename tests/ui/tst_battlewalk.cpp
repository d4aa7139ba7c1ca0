// Random battles of each rule set entered through the forms, by keys alone: every input that the
// engine takes can be entered on the screen, and is taken as it was meant. Then the record is typed
// into another battle, as from paper: the same battle comes of it.
#include "battle/beerstein/engine.h"
#include "battle/corporaljohn/engine.h"
#include "rules/ruleset.h"
#include "support/battleplay.h"
#include "support/frozensample.h"
#include "support/keyboard.h"
#include "support/memorybattle.h"
#include "ui/models/battle/battlereport.h"
#include "ui/models/battle/papermodel.h"
#include "ui/views/battle/logpanel.h"
#include "ui/views/theme.h"

using namespace sabretache;
using namespace sabretache::ui;

namespace {

struct Screen {
    MemoryBattle *battle;
    Texts texts;
    std::unique_ptr<BattlePage> page;
    std::unique_ptr<Keyboard> player;

    Screen(const battle::Engine &engine, const rules::RuleSet &rules, const battle::Setup &setup) {
        auto source = std::make_unique<MemoryBattle>(engine, setup);
        battle = source.get();
        page = std::make_unique<BattlePage>(std::move(source), rules, texts);
        page->resize(1280, 760);
        page->show();
        QApplication::setActiveWindow(page.get());
        if (!QTest::qWaitForWindowExposed(page.get()))
            qFatal("no window");
        page->focusNext();
        player = std::make_unique<Keyboard>(*page);
    }
    void shot(const QString &name) const {
        const QByteArray to = qgetenv("SABRETACHE_SHOTS");
        if (!to.isEmpty())
            page->grab().save(QString::fromLocal8Bit(to) + u'/' + name + QStringLiteral(".png"));
    }
    std::uint64_t hash() const { return battle->engine().hash(battle->state()); }
};

} // namespace

class TestBattleWalk : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        m_theme = new Theme(*qApp, this);
        if (qEnvironmentVariableIsSet("SABRETACHE_DARK"))
            m_theme->setLook(Theme::Look::Dark);
        if (qEnvironmentVariableIsSet("SABRETACHE_SCALE"))
            m_theme->setTextScale(qEnvironmentVariableIntValue("SABRETACHE_SCALE"));
        m_engine["corporal-john"] = {&battle::corporaljohn::engine(),
                                     m_ruleSets.find("corporal-john"), "blenheim-1704"};
        m_engine["beerstein"] = {&battle::beerstein::engine(), m_ruleSets.find("beerstein"),
                                 "elchingen-1805"};
    }

    void everyInputIsEnteredByKeys_data() {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<int>("seed");
        QTest::addColumn<int>("inputs");
        const int inputs = qEnvironmentVariableIsSet("SABRETACHE_WALK")
                               ? qEnvironmentVariableIntValue("SABRETACHE_WALK")
                               : 16;
        QTest::newRow("CJ-3.1 Blenheim") << QStringLiteral("corporal-john") << 1 << inputs;
        QTest::newRow("BB-2.1 Elchingen") << QStringLiteral("beerstein") << 1 << inputs;
    }

    void everyInputIsEnteredByKeys() {
        QFETCH(const QString, rules);
        QFETCH(const int, seed);
        QFETCH(const int, inputs);
        const Known &known = m_engine.at(rules.toStdString());
        const battle::Setup setup = test::frozenSample(known.sample);
        Screen screen(*known.engine, *known.rules, setup);
        battleplay::Random random(static_cast<std::uint64_t>(seed));
        battleplay::Habits habits;
        habits.umpireOneIn = 8; // from the menu
        habits.endPhaseOneIn = 6;
        for (int i = 0; i < inputs; ++i) {
            const auto input =
                battleplay::nextInput(*known.engine, screen.battle->state(), random, habits);
            if (!input)
                break;
            if (input->kind == battle::kEndPhaseInput && input->flag("forced", false))
                break;
            const auto meant = known.engine->decide(screen.battle->state(), *input);
            QVERIFY(meant.has_value());
            QVERIFY2(screen.player->enter(*input), qPrintable(screen.player->trouble()));
            screen.shot(QStringLiteral("%1-%2-%3").arg(rules).arg(seed).arg(i, 2, 10, QChar(u'0')));
            const session::Step &step = screen.battle->steps().back();
            QCOMPARE(step.events.size(), meant->size());
            for (std::size_t e = 0; e < meant->size(); ++e) {
                // Dice say how they came; all else is as it was meant.
                Record made = step.events[e].event;
                Record wanted = (*meant)[e].event;
                made.remove("source");
                wanted.remove("source");
                QCOMPARE(QString::fromStdString(toJson(made)),
                         QString::fromStdString(toJson(wanted)));
            }
        }
        qInfo("%s: %zu inputs, %d keys, turn %d", qPrintable(rules), screen.battle->steps().size(),
              screen.player->keys(), screen.page->desk().view().turn.value);

        // The same from paper: the inputs with their faces, on another screen.
        Screen paper(*known.engine, *known.rules, setup);
        for (const session::Step &step : screen.battle->steps())
            QVERIFY2(paper.player->enter(step.input), qPrintable(paper.player->trouble()));
        QCOMPARE(paper.hash(), screen.hash());
        const BattleReport first(screen.page->desk(), screen.page->log().model());
        const BattleReport second(paper.page->desk(), paper.page->log().model());
        QCOMPARE(second.json(), first.json());
    }

    void aBattleIsEnteredInTheMiddleFromPaper_data() {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("strength");
        QTest::newRow("CJ-3.1 Blenheim")
            << QStringLiteral("corporal-john") << QStringLiteral("castings");
        QTest::newRow("BB-2.1 Elchingen")
            << QStringLiteral("beerstein") << QStringLiteral("points");
    }

    void aBattleIsEnteredInTheMiddleFromPaper() {
        QFETCH(const QString, rules);
        QFETCH(const QString, strength);
        const Known &known = m_engine.at(rules.toStdString());
        Screen screen(*known.engine, *known.rules, test::frozenSample(known.sample));
        BattleDesk &desk = screen.page->desk();
        const auto before = screen.hash();
        PaperModel paper(desk);
        paper.refresh();
        QVERIFY(paper.rowCount() > 10);
        int column = -1;
        for (int c = PaperModel::FixedCount; c < paper.columnCount(); ++c)
            if (const auto *f = paper.field(paper.index(0, c)); f && fromStd(f->key) == strength)
                column = c;
        QVERIFY(column > 0);
        // The first three units have two left; a number beyond the start is refused.
        for (int row = 0; row < 3; ++row)
            QVERIFY(paper.setText(paper.index(row, column), QStringLiteral("2")));
        QVERIFY(!paper.setText(paper.index(3, column), QStringLiteral("900")));
        QCOMPARE(paper.changedUnits(), std::size_t(3));
        const auto inputs = paper.inputs("from paper");
        QCOMPARE(inputs.size(), std::size_t(3));
        const auto &phases = desk.view().phases;
        const auto movement = static_cast<std::size_t>(
            std::ranges::find(phases, std::string("movement"), &battle::PhaseView::key) -
            phases.begin());
        const auto done = enterFromPaper(desk, Turns(3), movement, inputs, "from paper");
        QVERIFY2(done.has_value(), done ? "" : std::string(done.error().code).c_str());
        QCOMPARE(desk.view().turn.value, 3);
        QCOMPARE(desk.view().phase, movement);
        QCOMPARE(int(std::ranges::count(desk.view().units, 2, &battle::UnitView::steps)), 3);
        QCOMPARE(screen.battle->steps().back().why, std::string("from paper"));
        // Going back in time is refused; all of it can be taken back.
        QVERIFY(!enterFromPaper(desk, Turns(2), 0, {}, "again").has_value());
        QVERIFY(desk.undo(*done).has_value());
        QCOMPARE(screen.hash(), before);
    }

private:
    const rules::RuleSetList m_ruleSets = rules::builtInRuleSets();
    struct Known {
        const battle::Engine *engine = nullptr;
        const rules::RuleSet *rules = nullptr;
        const char *sample = "";
    };
    std::map<std::string, Known> m_engine;
    Theme *m_theme = nullptr;
};

QTEST_MAIN(TestBattleWalk)
#include "tst_battlewalk.moc"
