// The battle page with 200 units a side and 5,000 events in its log:
//   input   one choice entered, to painted
//   open    the page made anew on that battle, to painted
//   undo    one step taken back and restored, to painted
// beside one `decide` and `evolve` of the same choice. QT_QPA_PLATFORM=offscreen will do.
#include "battle/corporaljohn/engine.h"
#include "odds/corporaljohndraft.h"
#include "rules/corporaljohn/descriptor.h"
#include "session/battlesession.h"
#include "session/booksession.h"
#include "support/battleplay.h"
#include "ui/models/battle/sessionbattle.h"
#include "ui/views/battle/battlepage.h"

#include <QApplication>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

using namespace sabretache;

namespace {

battle::Setup bigSetup(int perSide) {
    battle::Setup setup;
    setup.name = "Many";
    setup.ruleSet = "corporal-john";
    setup.turns = Turns(999); // it does not end before its last event
    for (const battle::Side side : {battle::Side::First, battle::Side::Second}) {
        const std::string s = side == battle::Side::First ? "A" : "B";
        const auto person = [&setup](const std::string &name) {
            const PersonId id(Uuid::fromName("person " + name));
            setup.commanders.push_back({id, name, "General", {}});
            return id;
        };
        setup.sides[battle::index(side)].name = s;
        setup.sides[battle::index(side)].commander = person("Chief " + s);
        setup.sides[battle::index(side)].breakPercent = 100;
        for (int i = 0; i < perSide; ++i) {
            if (i % 8 == 0) {
                battle::SetupColumn column;
                column.name = "Column " + s + std::to_string(i / 8);
                column.id = ColumnId(Uuid::fromName(column.name));
                column.side = side;
                column.commander = person("General " + s + std::to_string(i / 8));
                setup.columns.push_back(column);
            }
            battle::SetupUnit unit;
            unit.name = "Brigade " + s + std::to_string(i);
            unit.id = UnitId(Uuid::fromName(unit.name));
            unit.side = side;
            unit.column = setup.columns.back().id;
            unit.arm = i % 8 == 7 ? Arm::Cavalry : Arm::Infantry;
            unit.men = Men(6000);
            unit.fields["class"] = std::to_string(3 + i % 3);
            setup.units.push_back(unit);
        }
    }
    return setup;
}

/// Sees whether anything of a page is painted.
struct Painted : QObject {
    explicit Painted(QWidget &widget) : page(widget) { qApp->installEventFilter(this); }
    bool eventFilter(QObject *watched, QEvent *event) override {
        if (event->type() == QEvent::Paint && watched->isWidgetType() &&
            page.isAncestorOf(static_cast<QWidget *>(watched)))
            ++count;
        return false;
    }
    QWidget &page;
    int count = 0;
};

/// A battle in a book on disk, played until it has 5,000 events and a choice is wanted.
struct Field {
    QTemporaryDir folder;
    rules::RuleSetList ruleSets{{&rules::corporaljohn::ruleSet()}};
    battle::EngineList engines{{&battle::corporaljohn::engine()}};
    ui::Texts texts;
    std::unique_ptr<session::BookSession> book;
    std::unique_ptr<session::BattleSession> battle;
    battleplay::Random random{5};
    battleplay::Habits habits;

    Field() {
        book = std::move(*session::BookSession::create(folder.filePath(QStringLiteral("b")),
                                                       ruleSets, engines, "corporal-john"));
        battle = std::move(*book->openBattle(*book->startBattle(bigSetup(200))));
        habits.umpireOneIn = 0;
        std::size_t events = 0;
        while (events < 5000 || battle->pending().want != battle::Want::Choice) {
            const auto input = next();
            if (!input || !battle->submit(*input))
                qFatal("the battle ended after %zu events", events);
            events += battle->steps().back().events.size();
        }
        qInfo("%zu steps, %zu events", battle->steps().size(), events);
    }
    std::optional<Record> next() {
        return battleplay::nextInput(battle->engine(), battle->state(), random, habits);
    }
    std::unique_ptr<ui::BattlePage> page() {
        auto made = std::make_unique<ui::BattlePage>(std::make_unique<ui::SessionBattle>(*battle),
                                                     rules::corporaljohn::ruleSet(), texts);
        made->setOdds(&odds::corporaljohn::draftOdds());
        made->resize(1440, 860);
        made->show();
        paint(*made);
        return made;
    }
    /// Until everything that was asked for is laid out and painted: layouts ask for paint.
    static void paint(QWidget &widget) {
        const Painted painted(widget);
        while (painted.count == 0) {
            QApplication::processEvents();
            QApplication::sendPostedEvents();
        }
        QApplication::processEvents();
    }
};

Field &field() {
    static Field theField;
    return theField;
}

void decideAndEvolve(benchmark::State &state) {
    Field &f = field();
    const auto input = f.next();
    for (auto _ : state) {
        const auto events = f.battle->engine().decide(f.battle->state(), *input);
        auto after = f.battle->state().clone();
        for (const battle::EventRecord &e : *events)
            f.battle->engine().evolve(*after, e);
        benchmark::DoNotOptimize(after);
    }
}
BENCHMARK(decideAndEvolve)->Unit(benchmark::kMillisecond);

void inputToPainted(benchmark::State &state) {
    Field &f = field();
    const auto page = f.page();
    for (auto _ : state) {
        state.PauseTiming();
        const auto input = f.next();
        state.ResumeTiming();
        if (!input || !f.battle->submit(*input)) {
            state.SkipWithError("the battle is over");
            break;
        }
        Field::paint(*page);
    }
}
BENCHMARK(inputToPainted)->Unit(benchmark::kMillisecond)->Iterations(100);

void openToPainted(benchmark::State &state) {
    for (auto _ : state)
        benchmark::DoNotOptimize(field().page());
}
BENCHMARK(openToPainted)->Unit(benchmark::kMillisecond);

void undoAndRedoToPainted(benchmark::State &state) {
    Field &f = field();
    const auto page = f.page();
    for (auto _ : state) {
        static_cast<void>(page->desk().undo());
        Field::paint(*page);
        static_cast<void>(page->desk().redo());
        Field::paint(*page);
    }
}
BENCHMARK(undoAndRedoToPainted)->Unit(benchmark::kMillisecond)->Iterations(30);

} // namespace

int main(int argc, char **argv) {
    QApplication app(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
