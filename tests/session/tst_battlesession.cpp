// A battle is its log: written as it happens, folded when it is opened, undone by adding to it.
#include "session/battlesession.h"

#include "session/booksession.h"
#include "support/randomplay.h"
#include "support/samplebook.h"
#include "support/toyruleset.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest/QTest>

using namespace sabretache;
using namespace sabretache::session;

namespace {

const rules::RuleSetList &ruleSets() {
    static const rules::RuleSetList kList({&toy::ruleSet()});
    return kList;
}
const battle::EngineList &engines() {
    static const battle::EngineList kList({&toy::engine()});
    return kList;
}

/// A book with one battle, open.
struct Table {
    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("book.sabretache"));
    std::unique_ptr<BookSession> book;
    std::unique_ptr<BattleSession> battle;

    Table() {
        auto made = BookSession::create(path, ruleSets(), engines(), "toy", around());
        book = std::move(*made);
        const auto id = book->startBattle(toy::sampleSetup(4));
        battle = std::move(*book->openBattle(*id));
    }
    Surroundings around() const { return test::countedSurroundings(folder.path()); }
    void reopen() {
        battle.reset();
        book.reset();
        auto opened = BookSession::open(path, ruleSets(), engines(), OpenMode::ReadWrite, around());
        if (!opened)
            qFatal("reopening: %s %s", opened.error().code.data(),
                   opened.error().args.empty() ? "" : opened.error().args[1].c_str());
        book = std::move(*opened);
        auto again = book->openBattle(book->battles().front().id);
        if (!again)
            qFatal("reopening: %s %s", again.error().code.data(),
                   again.error().args.empty() ? "" : again.error().args.back().c_str());
        battle = std::move(*again);
    }
    std::uint64_t hash() const { return toy::engine().hash(battle->state()); }
    /// Plays up to `count` random inputs. @return how many there were before the battle was over.
    int play(dice::ProgramDice &dice, int count) const {
        for (int i = 0; i < count; ++i) {
            const auto input = test::randomInput(toy::engine(), battle->state(), dice);
            if (!input || !battle->submit(*input))
                return i;
        }
        return count;
    }
};

} // namespace

class TestBattleSession : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aBattleReopensAtTheSameQuestionWhereverItIsLeft() {
        Table table;
        dice::ProgramDice dice(1805);
        int rolls = 0;
        for (int i = 0; i < 40; ++i) {
            table.play(dice, 1);
            const battle::Pending before = table.battle->pending();
            const std::uint64_t hash = table.hash();
            const std::size_t steps = table.battle->steps().size();
            rolls += before.want == battle::Want::Roll ? 1 : 0;
            if (i % 4 != 0 && before.want != battle::Want::Roll)
                continue;
            table.reopen();
            QVERIFY(!table.battle->readOnly());
            QCOMPARE(table.hash(), hash);
            QCOMPARE(table.battle->steps().size(), steps);
            QCOMPARE(table.battle->pending().want, before.want);
            QVERIFY(table.battle->pending().roll == before.roll);
        }
        QVERIFY(rolls > 3); // also with dice half answered
    }
    void theStoredLogIsWhatWasPlayed() {
        Table table;
        dice::ProgramDice dice(3);
        table.play(dice, 30);
        const std::vector<Step> played = table.battle->steps();
        table.reopen();
        const std::vector<Step> &read = table.battle->steps();
        QCOMPARE(read.size(), played.size());
        for (std::size_t i = 0; i < played.size(); ++i) {
            QVERIFY(read[i].input == played[i].input);
            QVERIFY(read[i].events == played[i].events);
            QCOMPARE(read[i].number, i + 1);
            QCOMPARE(read[i].at, played[i].at);
        }
    }
    void undoGivesTheStateBeforeForEveryInput() {
        Table table;
        dice::ProgramDice dice(9);
        for (int i = 0; i < 25; ++i) {
            const std::uint64_t before = table.hash();
            if (table.play(dice, 1) == 0)
                break;
            const std::uint64_t after = table.hash();
            QVERIFY(table.battle->undo().has_value());
            QCOMPARE(table.hash(), before);
            QVERIFY(table.battle->redo().has_value());
            QCOMPARE(table.hash(), after);
        }
    }
    void undoDeletesNothingAndOutlivesClosing() {
        Table table;
        dice::ProgramDice dice(4);
        QCOMPARE(table.play(dice, 10), 10);
        QVERIFY(table.battle->undo(4).has_value());
        const std::uint64_t back = table.hash();
        QCOMPARE(table.battle->steps().size(), std::size_t(11));
        QVERIFY(table.battle->steps()[6].reverted);
        QVERIFY(!table.battle->steps()[5].reverted);
        QVERIFY(table.battle->steps()[10].isMarker());
        table.reopen();
        QCOMPARE(table.hash(), back);
        QCOMPARE(table.battle->undoable(), std::size_t(6));
        QCOMPARE(table.battle->redoable(), std::size_t(4));
        QVERIFY(table.battle->steps()[6].reverted);
        // Something else instead: what was taken back can't be restored any more.
        QCOMPARE(table.play(dice, 1), 1);
        QCOMPARE(table.battle->redo().error().code, kBattleNothingToRedo);
        QCOMPARE(table.battle->undo(99).error().code, kBattleNothingToUndo);
        QCOMPARE(table.battle->steps().size(), std::size_t(12));
    }
    void anyEarlierStateCanBeLookedAtWithoutChangingAnything() {
        Table table;
        dice::ProgramDice dice(5);
        std::vector<std::uint64_t> hashes{table.hash()};
        for (int i = 0; i < 70 && table.play(dice, 1) == 1; ++i) {
            hashes.push_back(table.hash());
            if (i % 9 == 8) {
                QVERIFY(table.battle->undo(2).has_value());
                hashes.push_back(table.hash());
            }
        }
        QCOMPARE(table.battle->steps().size() + 1, hashes.size());
        const std::uint64_t now = table.hash();
        for (std::size_t step = 0; step < hashes.size(); ++step)
            QCOMPARE(toy::engine().hash(*table.battle->stateAt(step)), hashes[step]);
        QVERIFY(!table.battle->stateAt(hashes.size()));
        QCOMPARE(table.hash(), now);
    }
    void aRefusedInputIsNotWritten() {
        Table table;
        const std::uint64_t before = table.hash();
        QSignalSpy spy(table.battle.get(), &BattleSession::changed);
        QVERIFY(!table.battle->submit({"Nonsense", {}}));
        QVERIFY(!table.battle->submit({"Reverted", {{"count", std::int64_t(1)}}}));
        QCOMPARE(spy.count(), 0);
        QCOMPARE(table.hash(), before);
        table.reopen();
        QVERIFY(table.battle->steps().empty());
    }
    void theProgramRollsOnlyWhenARollIsWanted() {
        Table table;
        dice::ProgramDice dice(6);
        while (table.battle->pending().want == battle::Want::Roll)
            QVERIFY(table.battle->rollByProgram().has_value());
        QCOMPARE(table.battle->rollByProgram().error().code, kBattleNoRoll);
        QCOMPARE(table.battle->steps().front().input.text("source"), std::string("program"));
    }
    void theUmpiresReasonIsKept() {
        Table table;
        const auto roll = table.battle->pending().roll;
        QVERIFY(roll.has_value());
        dice::ProgramDice dice(6);
        QVERIFY(table.battle
                    ->submit(battle::diceInput(dice.roll(*roll), dice::Source::Umpire), "umpire",
                             "a die fell off the table")
                    .has_value());
        table.reopen();
        QCOMPARE(table.battle->steps().front().by, std::string("umpire"));
        QCOMPARE(table.battle->steps().front().why, std::string("a die fell off the table"));
    }
    void anUnknownEventOpensTheBattleReadOnlyAndSaysAtWhichStep() {
        Table table;
        dice::ProgramDice dice(7);
        QCOMPARE(table.play(dice, 12), 12);
        // The first event of a kind that stands in the log, under a name nobody knows.
        std::size_t step = 4;
        while (table.battle->steps()[step].events.empty())
            ++step;
        const std::string kind = table.battle->steps()[step].events.front().event.kind;
        std::size_t first = 0; // the first step that has such an event
        const auto has = [&](const Step &s) {
            return std::any_of(s.events.begin(), s.events.end(),
                               [&](const auto &e) { return e.event.kind == kind; });
        };
        while (!has(table.battle->steps()[first]))
            ++first;
        const auto expected = table.battle->stateAt(first);
        const std::uint64_t hash = toy::engine().hash(*expected);
        table.battle.reset();
        table.book.reset();
        QFile file(table.path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QByteArray bytes = file.readAll();
        QByteArray strange = QByteArray::fromStdString(kind);
        strange[strange.size() - 1] = 'Q';
        bytes.replace("\"kind\":\"" + QByteArray::fromStdString(kind) + '"',
                      "\"kind\":\"" + strange + '"');
        file.seek(0);
        QCOMPARE(file.write(bytes), bytes.size());
        file.close();

        table.reopen();
        QVERIFY(table.battle->readOnly());
        QCOMPARE(table.battle->readOnlyReason()->code, kBattleLogBroken);
        QCOMPARE(table.battle->readOnlyReason()->args.front(), std::to_string(first + 1));
        QCOMPARE(table.hash(), hash); // as it was before that step
        QVERIFY(!table.battle->undo());
        const auto input = test::randomInput(toy::engine(), table.battle->state(), dice);
        QVERIFY(!table.battle->submit(*input));
        // The book itself goes on.
        QVERIFY(!table.book->readOnly());
    }
    void listsShowTurnAndInputsWithoutReadingTheLog() {
        Table table;
        dice::ProgramDice dice(8);
        const int played = table.play(dice, 50);
        const BattleSummary row = table.book->battles().front();
        QCOMPARE(row.steps, std::int64_t(played));
        QCOMPARE(row.turn, table.battle->view().turn.value);
        QCOMPARE(row.over, table.battle->view().over);
        QVERIFY(row.turn > 1);
    }

    /// Two shots of four dice at 1 in; the first is corrected. TT-4.1, TT-4.2
    void aCorrectionIsShownBeforeAnythingChanges() {
        Table table;
        const auto &units = table.battle->setup().units;
        shoot(table, 0, 4, {5, 4, 1, 1});
        shoot(table, 1, 5, {6, 1, 1, 1, 1}); // ten steps: five dice
        const std::uint64_t hash = table.hash();
        const std::size_t steps = table.battle->steps().size();
        Record longer = table.battle->steps()[2].input;
        longer.set("range", std::int64_t(250));
        const auto correction = table.battle->correction(3, longer);
        QVERIFY(correction.has_value());
        QVERIFY(!correction->halt);
        // Beyond 100 only 5 and 6 hit: the dice stand, the four of the first shot misses.
        QCOMPARE(correction->fed.size(), std::size_t(4));
        QVERIFY(correction->fed[0].differs);
        QVERIFY(correction->fed[1].differs);
        QVERIFY(!correction->fed[2].differs);
        const auto changes =
            changesBetween(table.battle->view(), toy::engine().view(*correction->after));
        QCOMPARE(changes.size(), std::size_t(1));
        QVERIFY(changes[0].unit == units[4].id);
        QCOMPARE(changes[0].what, std::string("steps"));
        QCOMPARE(std::stoi(changes[0].is), std::stoi(changes[0].was) + 1);
        QCOMPARE(table.hash(), hash);
        QCOMPARE(table.battle->steps().size(), steps);
    }

    void aCorrectionTakesTheOldStepsBackAndKeepsThem() {
        Table table;
        shoot(table, 0, 4, {5, 4, 1, 1});
        shoot(table, 1, 5, {6, 1, 1, 1, 1}); // ten steps: five dice
        Record longer = table.battle->steps()[2].input;
        longer.set("range", std::int64_t(250));
        const auto correction = table.battle->correction(3, longer);
        QVERIFY(correction.has_value());
        QVERIFY(table.battle->correct(*correction, "umpire", "it was long range"));
        QCOMPARE(table.hash(), toy::engine().hash(*correction->after));
        // 6 steps, the marker, 4 steps again.
        QCOMPARE(table.battle->steps().size(), std::size_t(11));
        for (std::size_t i = 2; i < 6; ++i)
            QVERIFY(table.battle->steps()[i].reverted);
        QCOMPARE(table.battle->steps()[6].why, std::string("it was long range"));
        QCOMPARE(table.battle->steps()[7].by, std::string("umpire"));
        QVERIFY(table.battle->steps()[8].by.empty());
        const std::uint64_t hash = table.hash();
        table.reopen();
        QCOMPARE(table.hash(), hash);
        QVERIFY(!table.battle->readOnly());
        // One undo takes back one step of the new ones, not the correction.
        QVERIFY(table.battle->undo(4));
        QCOMPARE(table.battle->undoable(), std::size_t(2));
    }

    void aCorrectionStopsWhereOtherDiceAreWanted() {
        Table table;
        shoot(table, 0, 4, {5, 4, 1, 1});
        shoot(table, 1, 5, {6, 1, 1, 1, 1}); // ten steps: five dice
        Record covered = table.battle->steps()[2].input;
        covered.set("cover", true); // half the dice, TT-4.3
        const auto correction = table.battle->correction(3, covered);
        QVERIFY(correction.has_value());
        QVERIFY(correction->halt.has_value());
        QCOMPARE(correction->halt->step, std::size_t(4));
        QVERIFY(!correction->halt->why);
        QVERIFY((correction->left == std::vector<std::size_t>{4, 5, 6}));
        QVERIFY(table.battle->correct(*correction, "umpire", "in cover"));
        QCOMPARE(table.battle->pending().roll->count.value, 2);
    }

    void whatDoesNotStandCannotBeCorrected() {
        Table table;
        shoot(table, 0, 4, {5, 4, 1, 1});
        const Record old = table.battle->steps()[2].input;
        QVERIFY(table.battle->undo(2));
        const auto correction = table.battle->correction(3, old);
        QVERIFY(!correction.has_value());
        QCOMPARE(correction.error().code, kBattleNotStanding);
        // A refused input refuses the correction.
        Record far = old;
        far.set("range", std::int64_t(301)); // TT-4.2
        QVERIFY(table.battle->redo(2));
        QVERIFY(!table.battle->correction(3, far).has_value());
    }

private:
    static void shoot(Table &table, std::size_t from, std::size_t at, dice::Faces faces) {
        if (table.battle->steps().empty()) {
            QVERIFY(table.battle->submit(battle::diceInput({5, 2}, dice::Source::Typed)));
            QVERIFY(table.battle->submit(Record{"EndPhase", {{"forced", false}}}));
        }
        const auto &units = table.battle->setup().units;
        const auto shot = table.battle->submit(Record{"Shoot",
                                                      {{"unit", units[from].id.text()},
                                                       {"target", units[at].id.text()},
                                                       {"range", std::int64_t(100)},
                                                       {"cover", false},
                                                       {"stance", std::string("standing")}}});
        QVERIFY2(shot.has_value(), shot ? "" : std::string(shot.error().code).c_str());
        QVERIFY(table.battle->submit(battle::diceInput(faces, dice::Source::Typed)));
    }
};

QTEST_GUILESS_MAIN(TestBattleSession)
#include "tst_battlesession.moc"
