// Playing a battle's file, and looking a stored battle over by deciding it again.
#include "battle/beerstein/engine.h"
#include "battle/corporaljohn/engine.h"
#include "battle/play.h"
#include "support/battleplay.h"
#include "support/samplesetup.h"
#include "support/toyruleset.h"

#include <QtTest/QTest>

#include <fstream>
#include <sstream>

using namespace sabretache;
using namespace sabretache::battle;

namespace {

const Engine &cj() { return corporaljohn::engine(); }

/// Plays without listening.
Played played(const Engine &engine, const Script &script, dice::ProgramDice *dice = nullptr,
              std::vector<StoredStep> *steps = nullptr) {
    auto out = play(engine, *script.setup, script, dice, [&](const PlayedStep &step) {
        if (steps)
            steps->push_back({step.input, step.events});
    });
    return std::move(*out);
}

Record end() { return {"EndPhase", {{"forced", false}}}; }

Script blenheim() {
    Script out;
    out.setup = samples::blenheim();
    return out;
}

/// The setup of the example in resources, for more turns.
Setup beersteinSetup() {
    std::ifstream file(SABRETACHE_SOURCE_DIR "/resources/schema/examples/beerstein-guns.json");
    std::stringstream text;
    text << file.rdbuf();
    Setup out = scriptFromJson(text.str()).value().setup.value();
    out.turns = Turns(6);
    return out;
}

/// A battle at random: what was entered and what followed.
std::vector<StoredStep> randomBattle(const Engine &engine, const Setup &setup, std::uint64_t seed,
                                     std::size_t inputs) {
    std::vector<StoredStep> out;
    battleplay::play(engine, setup, seed, inputs,
                     [&](const State &, const Record &input, const std::vector<EventRecord> &e) {
                         out.push_back({input, e});
                     });
    return out;
}

std::optional<Difference> differenceIn(const Setup &setup, const std::vector<StoredStep> &steps) {
    return firstDifference(cj(), setup, steps).value();
}

} // namespace

class TestPlay : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theSameInputsAndDiceGiveTheSameEvents_data() {
        QTest::addColumn<int>("which");
        QTest::newRow("CJ Blenheim") << 0;
        QTest::newRow("the toy rule set") << 1;
        QTest::newRow("BB guns and foot") << 2;
    }
    void theSameInputsAndDiceGiveTheSameEvents() {
        QFETCH(int, which);
        const Engine &engine = which == 0 ? cj() : which == 1 ? toy::engine() : beerstein::engine();
        Script script;
        script.setup = which == 0   ? samples::blenheim()
                       : which == 1 ? toy::sampleSetup(4)
                                    : beersteinSetup();
        const auto steps = randomBattle(engine, *script.setup, 7, 150);
        // A file may hold the dice among its inputs, or beside them in one row.
        Script apart = script;
        apart.dice.emplace();
        for (const StoredStep &step : steps) {
            script.inputs.push_back(step.input);
            if (step.input.kind == kDiceInput) {
                for (const std::int64_t face : step.input.numbers("faces"))
                    apart.dice->push_back(static_cast<std::uint8_t>(face));
            } else {
                apart.inputs.push_back(step.input);
            }
        }
        std::vector<StoredStep> again;
        const Played whole = played(engine, script, nullptr, &again);
        QVERIFY2(!whole.stopped, whole.stopped ? whole.stopped->code.data() : "");
        QCOMPARE(again.size(), steps.size());
        for (std::size_t i = 0; i < steps.size(); ++i)
            QVERIFY(again[i].events == steps[i].events);
        QVERIFY(!firstDifference(engine, *script.setup, again).value());
        const Played other = played(engine, apart);
        QVERIFY(!other.stopped || other.stopped->code == kPlayDiceWanted);
        QCOMPARE(other.inputs, apart.inputs.size());
        QCOMPARE(other.diceLeft, std::size_t(0));
        QCOMPARE(engine.hash(*other.state), engine.hash(*whole.state));
    }

    void aFileWithoutDiceStopsAtTheRoll() { // CJ-3.3
        Script script = blenheim();
        script.inputs = {end(), end(), end()};
        const Played out = played(cj(), script);
        QVERIFY(out.stopped.has_value());
        QVERIFY(!out.refused);
        QCOMPARE(out.inputs, std::size_t(2));
        QCOMPARE(out.stopped->code, kPlayDiceWanted);
        QCOMPARE(out.stopped->rule, "CJ-3.3"_rule);
        QCOMPARE(out.stopped->args,
                 (std::vector<std::string>{"initiative", "2", "6", std::string()}));
    }
    void tooFewDiceForTheRollStopThere() { // CJ-3.3
        Script script = blenheim();
        script.inputs = {end(), end(), end()};
        script.dice = dice::Faces{6};
        Played out = played(cj(), script);
        QCOMPARE(out.stopped->code, kPlayDiceWanted);
        QCOMPARE(out.diceLeft, std::size_t(1));
        script.dice = dice::Faces{6, 1};
        out = played(cj(), script);
        QVERIFY(!out.stopped);
        QCOMPARE(out.diceLeft, std::size_t(0));
    }
    void theProgramsDiceGoOnWhereTheFilesEnd() {
        Script script = blenheim();
        script.inputs = {end(), end(), end()};
        dice::ProgramDice dice(11);
        std::vector<StoredStep> first;
        QVERIFY(!played(cj(), script, &dice, &first).stopped);
        dice::ProgramDice same(11);
        std::vector<StoredStep> second;
        QVERIFY(!played(cj(), script, &same, &second).stopped);
        QCOMPARE(first.size(), second.size());
        for (std::size_t i = 0; i < first.size(); ++i)
            QVERIFY(first[i].events == second[i].events);
    }
    void aRefusedInputIsNamedAndWhatWasBeforeStands() {
        Script script = blenheim();
        script.inputs = {end(), {"FireVolley", {}}, end()};
        std::vector<StoredStep> steps;
        const Played out = played(cj(), script, nullptr, &steps);
        QVERIFY(out.refused);
        QCOMPARE(out.inputs, std::size_t(1));
        QCOMPARE(out.stopped->code, kFieldMissing);
        QCOMPARE(steps.size(), std::size_t(1));
        QVERIFY(!steps[0].events.empty());
    }
    void inputsAfterTheEndAreNamed() { // CJ-13.1
        Script script = blenheim();
        script.inputs = {{"Concede", {{"side", std::string("first")}}}, end()};
        const Played out = played(cj(), script);
        QCOMPARE(out.stopped->code, kPlayOver);
        QCOMPARE(out.stopped->args, std::vector<std::string>{"2"});
    }
    void aSetupThatCannotBePlayedIsRefused() { // CJ-1.1
        Script script = blenheim();
        script.setup->units[0].men.reset();
        const auto out = play(cj(), *script.setup, script, nullptr, [](const PlayedStep &) {});
        QVERIFY(!out);
        QCOMPARE(out.error().rule, "CJ-1.1"_rule);
    }
    void aBrigadeOfTwoThousandMillionMenIsRefused() { // CJ-1.1
        Script script = blenheim();
        script.setup->units[0].men = Men(2'000'000'000);
        QVERIFY(!play(cj(), *script.setup, script, nullptr, [](const PlayedStep &) {}));
        script.setup->units[0].men = Men(1'000'000);
        QVERIFY(play(cj(), *script.setup, script, nullptr, [](const PlayedStep &) {}).has_value());
    }

    // --- verify ---
    void aBattleAsItWasPlayedHasNoDifference() {
        const Setup setup = samples::blenheim();
        for (const std::uint64_t seed : {1U, 2U, 3U}) {
            const auto steps = randomBattle(cj(), setup, seed, 150);
            const auto differs = differenceIn(setup, steps);
            QVERIFY2(!differs, differs ? differs->why.code.data() : "");
        }
    }
    void undoneInputsAreDecidedWhereTheyWereEntered() {
        const Setup setup = samples::blenheim();
        auto steps = randomBattle(cj(), setup, 4, 40);
        const auto tail = std::vector<StoredStep>(steps.end() - 5, steps.end());
        steps.push_back({{std::string(kRevertedInput), {{"count", std::int64_t(5)}}}, {}});
        steps.push_back({{std::string(kRestoredInput), {{"count", std::int64_t(2)}}}, {}});
        steps.insert(steps.end(), tail.begin() + 2, tail.end()); // entered again
        QVERIFY(!differenceIn(setup, steps));
        steps.push_back({{std::string(kRevertedInput), {{"count", std::int64_t(1000)}}}, {}});
        const auto differs = differenceIn(setup, steps);
        QVERIFY(differs.has_value());
        QCOMPARE(differs->step, steps.size());
        QCOMPARE(differs->why.code, kVerifyUndo);
    }
    void theFirstDifferenceIsNamed_data() {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("an event says something else")
            << QStringLiteral("field") << QByteArray("verify-event-differs");
        QTest::newRow("an event was left out")
            << QStringLiteral("drop") << QByteArray("verify-event-missing");
        QTest::newRow("an event was put in")
            << QStringLiteral("add") << QByteArray("verify-event-extra");
        QTest::newRow("another rule is named")
            << QStringLiteral("rule") << QByteArray("verify-rules-differ");
        QTest::newRow("an input was changed into one that is refused")
            << QStringLiteral("input") << QByteArray("verify-refused");
    }
    void theFirstDifferenceIsNamed() {
        QFETCH(QString, what);
        QFETCH(QByteArray, code);
        const Setup setup = samples::blenheim();
        auto steps = randomBattle(cj(), setup, 5, 60);
        // The twentieth step and all after it that throw dice are spoilt; the first one counts.
        std::size_t first = 0;
        std::size_t spoilt = 0;
        for (std::size_t i = 20; i < steps.size(); ++i) {
            if (steps[i].input.kind != kDiceInput)
                continue;
            std::vector<EventRecord> &events = steps[i].events;
            if (what == QLatin1String("field"))
                events.front().event.set("purpose", std::string("nothing"));
            else if (what == QLatin1String("drop"))
                events.pop_back();
            else if (what == QLatin1String("add"))
                events.push_back(events.back());
            else if (what == QLatin1String("rule"))
                events.front().rules = "CJ-1.1"_rule;
            else
                steps[i].input.set("faces", std::vector<std::int64_t>{7});
            if (spoilt++ == 0)
                first = i + 1;
        }
        QVERIFY(spoilt > 1);
        const auto differs = differenceIn(setup, steps);
        QVERIFY(differs.has_value());
        QCOMPARE(differs->step, first);
        QCOMPARE(QByteArray(differs->why.code.data()), code);
        QCOMPARE(differs->engineSays.has_value(), what == QLatin1String("input"));
        QCOMPARE(differs->event == 0, what == QLatin1String("input"));
    }
};

QTEST_APPLESS_MAIN(TestPlay)
#include "tst_play.moc"
