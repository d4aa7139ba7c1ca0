// The models behind the battle page, under the model tester, with the toy rule set.
#include "support/memorybattle.h"
#include "support/toyruleset.h"
#include "ui/models/battle/battledesk.h"
#include "ui/models/battle/battlereport.h"
#include "ui/models/battle/battlestory.h"
#include "ui/models/battle/diceaudit.h"
#include "ui/models/battle/logmodel.h"
#include "ui/models/battle/offersmodel.h"
#include "ui/models/battle/unitsmodel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QtTest/QTest>

using namespace sabretache;
using namespace sabretache::ui;

namespace {

struct Table {
    MemoryBattle battle{toy::engine(), toy::sampleSetup()};
    Texts texts;
    BattleDesk desk{battle, toy::ruleSet(), texts};

    void dice(std::initializer_list<int> faces) {
        dice::Faces f;
        for (const int face : faces)
            f.push_back(static_cast<std::uint8_t>(face));
        QVERIFY(desk.submitDice(f, dice::Source::Typed).has_value());
    }
    void toShooting() {
        dice({5, 2});
        QVERIFY(desk.endPhase().has_value());
    }
    const battle::Offer &offer(std::size_t unit) const {
        for (const battle::Offer &o : desk.offers())
            if (o.actor == desk.setup().units[unit].id.text())
                return o;
        qFatal("no such offer");
    }
};

} // namespace

class TestBattleModels : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void offersStandInGroups() {
        Table t;
        OffersModel model(t.desk);
        QAbstractItemModelTester tester(&model);
        t.toShooting();
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.rowCount(model.index(0, 0)), 8);
        t.desk.choose(t.offer(0));
        QVERIFY(t.desk.submitDraft().has_value());
        QCOMPARE(model.rowCount(), 0); // dice are wanted, nothing is offered
        t.dice({1, 1, 1, 1});
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.rowCount(model.index(0, 0)), 7);
        QCOMPARE(model.rowCount(model.index(1, 0)), 1);
        QVERIFY(
            !model.data(model.index(0, 0, model.index(1, 0)), OffersModel::AllowedRole).toBool());
    }

    void offersAreFilteredBySideAndName() {
        Table t;
        t.toShooting();
        OffersModel model(t.desk);
        QAbstractItemModelTester tester(&model);
        model.setSide(battle::Side::Second);
        QCOMPARE(model.rowCount(model.index(0, 0)), 4);
        model.setSide(std::nullopt);
        model.setFind(QStringLiteral("row"));
        QCOMPARE(model.rowCount(model.index(0, 0)), 1);
        QCOMPARE(model.data(model.firstToAct()).toString(), QStringLiteral("Row's brigade"));
    }

    void theLogGrowsByRowsAndMarksWhatIsTakenBack() {
        Table t;
        LogModel model(t.desk, t.battle);
        QAbstractItemModelTester tester(&model);
        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        t.toShooting();
        QCOMPARE(inserted.size(), 2); // the roll with its heading, the end of the phase
        QVERIFY(model.data(model.index(0), LogModel::HeadingRole).toBool());
        QCOMPARE(model.data(model.index(1), LogModel::FacesRole).toList().size(), 2);
        QCOMPARE(model.data(model.index(1), LogModel::RulesRole).toStringList(),
                 QStringList{QStringLiteral("TT-2.1")});
        QVERIFY(t.desk.undo().has_value());
        QVERIFY(model.data(model.index(2), LogModel::RevertedRole).toBool());
        QVERIFY(!model.data(model.index(1), LogModel::RevertedRole).toBool());
        QVERIFY(t.desk.redo().has_value());
        QVERIFY(!model.data(model.index(2), LogModel::RevertedRole).toBool());
    }

    void theLogBeginsWithTheHouseRulesThatDiffer() {
        Table usual;
        QCOMPARE(LogModel(usual.desk, usual.battle).rowCount(), 0);
        battle::Setup setup = toy::sampleSetup();
        setup.options["sharp-eyes"] = "on";
        MemoryBattle battle(toy::engine(), setup);
        const Texts texts;
        BattleDesk desk(battle, toy::ruleSet(), texts);
        LogModel model(desk, battle);
        QAbstractItemModelTester tester(&model);
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.data(model.index(0), LogModel::RulesRole).toStringList(),
                 QStringList{QStringLiteral("TT-4.2")});
        QVERIFY(model.data(model.index(0)).toString().contains(QStringLiteral("on, by default")));
        // It stands before what is played, and is never taken back.
        QVERIFY(desk.submitDice({5, 2}, dice::Source::Typed).has_value());
        QVERIFY(desk.undo().has_value());
        QVERIFY(!model.data(model.index(0), LogModel::HeadingRole).toBool());
        QVERIFY(!model.data(model.index(0), LogModel::RevertedRole).toBool());
        QVERIFY(model.data(model.index(1), LogModel::HeadingRole).toBool());
    }

    void theLogIsTheSameWhenItIsReadAnew() {
        Table t;
        LogModel grown(t.desk, t.battle);
        t.toShooting();
        t.desk.choose(t.offer(1));
        QVERIFY(t.desk.submitDraft().has_value());
        const LogModel read(t.desk, t.battle);
        QCOMPARE(read.rowCount(), grown.rowCount());
        for (int i = 0; i < read.rowCount(); ++i)
            QCOMPARE(read.data(read.index(i), Qt::AccessibleTextRole),
                     grown.data(grown.index(i), Qt::AccessibleTextRole));
    }

    void theLogIsFilteredAndKeepsItsHeadings() {
        Table t;
        LogModel model(t.desk, t.battle);
        LogFilter filter;
        filter.setSourceModel(&model);
        t.toShooting();
        t.desk.choose(t.offer(0));
        QVERIFY(t.desk.submitDraft().has_value());
        filter.setFind(QStringLiteral("Row"));
        QCOMPARE(filter.rowCount(), 2); // the shot, under the heading of its phase
        QVERIFY(filter.index(0, 0).data(LogModel::HeadingRole).toBool());
        filter.setFind({});
        // By kind: the section of the rules that an event is about.
        const auto shot = std::ranges::find(model.rows(), "ShotOrdered", &LogRow::kind);
        QVERIFY(shot != model.rows().end());
        const QString section = LogFilter::sectionsOf(shot->rules).front();
        QVERIFY(section.startsWith(QStringLiteral("TT-")) && !section.contains(u'.'));
        filter.setSection(section);
        QVERIFY(filter.rowCount() >= 2 && filter.rowCount() < model.rowCount());
        for (int i = 0; i < filter.rowCount(); ++i)
            if (const QModelIndex row = filter.index(i, 0);
                !row.data(LogModel::HeadingRole).toBool())
                QVERIFY(row.data(LogModel::SectionsRole).toStringList().contains(section));
        filter.setSide(1);
        QCOMPARE(filter.rowCount(), 0);
    }

    void theUnitsShowTheirLosses() {
        Table t;
        UnitsModel model(t.desk);
        QAbstractItemModelTester tester(&model);
        t.toShooting();
        t.desk.choose(t.offer(0));
        t.desk.setField("range", std::int64_t(100));
        QVERIFY(t.desk.submitDraft().has_value());
        t.dice({6, 6, 6, 1});
        QCOMPARE(model.index(4, UnitsModel::ComingOff).data().toInt(), 3);
        QVERIFY(t.desk.endPhase().has_value());
        QCOMPARE(model.index(4, UnitsModel::Lost).data().toInt(), 3);
        QCOMPARE(model.index(4, UnitsModel::Now).data().toInt(), 5);
    }

    void aDraftRemembersTheLastEntry() {
        Table t;
        t.toShooting();
        t.desk.choose(t.offer(0));
        t.desk.setField("target", t.desk.setup().units[6].id.text());
        t.desk.setField("range", std::int64_t(75));
        QVERIFY(t.desk.submitDraft().has_value());
        t.dice({1, 1, 1, 1});
        t.desk.choose(t.offer(1));
        const Record next = t.desk.filledDraft();
        QCOMPARE(next.text("unit"), t.desk.setup().units[1].id.text());
        QCOMPARE(next.text("target"), t.desk.setup().units[6].id.text());
        QCOMPARE(next.number("range"), std::int64_t(75));
    }

    void aDraftDropsWhatIsNoLongerAllowed() {
        Table t;
        t.toShooting();
        t.desk.choose(t.offer(0)); // the first side shoots at the second
        t.desk.setField("target", t.desk.setup().units[6].id.text());
        QVERIFY(t.desk.submitDraft().has_value());
        t.dice({1, 1, 1, 1});
        t.desk.choose(t.offer(5)); // the second side cannot shoot at its own
        QCOMPARE(t.desk.filledDraft().text("target"), t.desk.setup().units[0].id.text());
    }

    void lookingBackChangesNothing() {
        Table t;
        t.toShooting();
        const auto before = t.desk.engine().hash(t.battle.state());
        t.desk.showStep(0);
        QVERIFY(t.desk.lookingBack());
        QCOMPARE(t.desk.view().phase, std::size_t(0));
        QVERIFY(t.desk.offers().empty());
        QVERIFY(!t.desk.endPhase().has_value());
        t.desk.showStep(t.desk.stepCount());
        QVERIFY(!t.desk.lookingBack());
        QCOMPARE(t.desk.view().phase, std::size_t(1));
        QCOMPARE(t.desk.engine().hash(t.battle.state()), before);
    }

    void queuedShotsAreThrownForOneAfterTheOther() {
        Table t;
        t.toShooting();
        OffersModel model(t.desk);
        QAbstractItemModelTester tester(&model);
        for (const std::size_t unit : {0U, 1U}) {
            t.desk.choose(t.offer(unit));
            QVERIFY(t.desk.queueDraft());
        }
        QCOMPARE(t.desk.queue().size(), std::size_t(2));
        QCOMPARE(t.battle.steps().size(), std::size_t(2)); // nothing is entered yet
        QCOMPARE(model.index(1, 0).data(OffersModel::GroupRole).toString(),
                 QStringLiteral("queued"));
        QCOMPARE(model.rowCount(model.index(1, 0)), 2);
        t.desk.runQueue();
        QVERIFY(t.desk.pending().want == battle::Want::Roll);
        QCOMPARE(t.desk.pending().roll->subject, t.desk.setup().units[0].id.text());
        t.dice({1, 1, 1, 1});
        QTRY_VERIFY(t.desk.pending().want == battle::Want::Roll);
        QCOMPARE(t.desk.pending().roll->subject, t.desk.setup().units[1].id.text());
        t.dice({1, 1, 1, 1, 1}); // ten steps: five dice
        QTRY_VERIFY(!t.desk.runningQueue());
        QVERIFY(t.desk.queue().empty());
        QCOMPARE(t.battle.steps().size(), std::size_t(6));
    }

    void aRefusedShotStopsTheQueueAndKeepsTheRest() {
        Table t;
        t.toShooting();
        for (const std::size_t unit : {0U, 1U}) {
            t.desk.choose(t.offer(unit));
            QVERIFY(t.desk.queueDraft());
        }
        // The first acts outside the queue: queued, it is refused.
        t.desk.choose(t.offer(0));
        QVERIFY(t.desk.submitDraft().has_value());
        t.dice({1, 1, 1, 1});
        QSignalSpy refused(&t.desk, &BattleDesk::refused);
        t.desk.runQueue();
        QCOMPARE(refused.size(), 1);
        QVERIFY(!t.desk.runningQueue());
        QCOMPARE(t.desk.queue().size(), std::size_t(1));
    }

    void aPastShotIsCorrectedAndTheRestFollows() {
        Table t;
        LogModel log(t.desk, t.battle);
        t.toShooting();
        t.desk.choose(t.offer(0));
        QVERIFY(t.desk.submitDraft().has_value());
        t.dice({5, 1, 1, 1});
        t.desk.choose(t.offer(1));
        QVERIFY(t.desk.submitDraft().has_value());
        t.dice({5, 1, 1, 1, 1});
        const auto before = t.desk.engine().hash(t.battle.state());
        QVERIFY(t.desk.canCorrect(3));
        QVERIFY(!t.desk.canCorrect(2)); // the end of a phase asks for nothing
        t.desk.startCorrection(3);
        QVERIFY(t.desk.correcting());
        QCOMPARE(t.desk.draft().text("unit"), t.desk.setup().units[0].id.text());
        t.desk.setField("cover", true); // half the dice: other dice are wanted, TT-4.3
        QVERIFY(t.desk.submitDraft().has_value());
        QVERIFY(t.desk.proposal());
        QVERIFY(t.desk.proposal()->halt.has_value());
        QVERIFY(!t.desk.differences().empty());
        QCOMPARE(t.desk.engine().hash(t.battle.state()), before); // nothing has changed
        QVERIFY(t.desk.acceptCorrection("umpire", "they stood in cover").has_value());
        QVERIFY(t.desk.live());
        QCOMPARE(t.desk.pending().roll->count.value, 2);
        t.dice({6, 1});
        // The second shot and its dice come of themselves.
        QTRY_VERIFY(!t.desk.runningQueue());
        QVERIFY(t.desk.pending().want == battle::Want::Choice);
        QCOMPARE(t.battle.steps().size(), std::size_t(11));
        bool told = false;
        for (int row = 0; row < log.rowCount(); ++row) {
            const QModelIndex i = log.index(row);
            if (i.data(LogModel::StepRole).toInt() != 3)
                continue;
            QVERIFY(i.data(LogModel::RevertedRole).toBool());
            told =
                i.data(LogModel::ByRole).toString().contains(QStringLiteral("they stood in cover"));
        }
        QVERIFY(told);
    }

    void aCorrectionIsGivenUpWithoutATrace() {
        Table t;
        t.toShooting();
        t.desk.choose(t.offer(0));
        QVERIFY(t.desk.submitDraft().has_value());
        t.dice({5, 1, 1, 1});
        const auto before = t.desk.engine().hash(t.battle.state());
        t.desk.startCorrection(4); // the dice
        QVERIFY(t.desk.pending().want == battle::Want::Roll);
        QVERIFY(t.desk.submitDice({6, 6, 6, 6}, dice::Source::Typed).has_value());
        QVERIFY(t.desk.proposal());
        t.desk.cancelCorrection();
        QVERIFY(t.desk.correcting() && !t.desk.proposal());
        t.desk.cancelCorrection();
        QVERIFY(t.desk.live());
        QCOMPARE(t.desk.engine().hash(t.battle.state()), before);
        QCOMPARE(t.battle.steps().size(), std::size_t(4));
    }

    /// Lesson 33: what a side may not know stands in none of its outputs.
    void aSidesOutputsHideWhatItMayNotKnow() {
        Table t;
        LogModel log(t.desk, t.battle);
        t.toShooting();
        t.desk.choose(t.offer(0));
        QVERIFY(t.desk.submitDraft().has_value());
        t.dice({6, 6, 6, 1});
        const QString enemy = fromStd(t.desk.setup().units[4].name);
        const BattleReport report(t.desk, log);
        t.desk.setViewer(battle::Side::First);
        QCOMPARE(t.desk.view().units[4].steps, SideView::kUnknown);
        QVERIFY(t.desk.view().units[0].steps > 0);
        QCOMPARE(t.desk.view().sides[1].steps, SideView::kUnknown);
        for (const battle::Offer &o : t.desk.offers())
            QVERIFY(o.actor.empty() || o.side == battle::Side::First);
        UnitsModel units(t.desk);
        QCOMPARE(units.index(4, UnitsModel::Now).data().toString(), QStringLiteral("?"));
        QVERIFY(report.html().contains(enemy)); // it stands on the table
        t.desk.reveal(t.desk.setup().units[4].id, true);
        QVERIFY(t.desk.view().units[4].steps > 0);
        t.desk.setViewer(std::nullopt);
        QVERIFY(t.desk.view().sides[1].steps > 0);
    }

    void unseenUnitsAreInNoOutput() {
        // A battle whose second side has a unit that is not on the table yet.
        battle::Setup setup = toy::sampleSetup();
        setup.units[5].name = "Secret brigade";
        SideView side(setup);
        battle::View view = toy::engine().view(*toy::engine().begin(setup).value());
        view.units[5].condition = "off-table";
        side.setViewer(battle::Side::First);
        side.update(view);
        QVERIFY(!side.sees(setup.units[5].id));
        QVERIFY(side.hides(Record{"Anything", {{"unit", setup.units[5].id.text()}}}));
        QVERIFY(side.hides(
            Record{"Anything", {{"units", std::vector<std::string>{setup.units[5].id.text()}}}}));
        QVERIFY(!side.hides(Record{"Anything", {{"unit", setup.units[4].id.text()}}}));
        side.setViewer(battle::Side::Second);
        side.update(view);
        QVERIFY(side.sees(setup.units[5].id));
    }

    void halfTypedDiceAreCountedForBoth() {
        Table t;
        LogModel log(t.desk, t.battle);
        QVERIFY(t.desk.submitDice({5, 2}, dice::Source::Typed, kMixedDice, "1").has_value());
        const DiceAudit audit = auditDice(log.rows());
        QCOMPARE(audit.all.total(), std::int64_t(2));
        QCOMPARE(audit.bySource.at("typed").faces[4], std::int64_t(1));
        QCOMPARE(audit.bySource.at("program").faces[1], std::int64_t(1));
        QCOMPARE(auditDice(t.battle.steps(), t.desk.words()).bySource, audit.bySource);
        QVERIFY(log.data(log.index(1), LogModel::ByRole)
                    .toString()
                    .contains(QStringLiteral("1 typed")));
    }

    void theRecordsDiceAreCountedAsTheLogsAre() {
        Table t;
        LogModel log(t.desk, t.battle);
        t.toShooting();
        for (int shots = 0; shots < 3; ++shots) {
            t.desk.choose(t.offer(static_cast<std::size_t>(shots)));
            QVERIFY(t.desk.submitDraft().has_value());
            QVERIFY(t.desk.rollByProgram().has_value());
        }
        QVERIFY(t.desk.undo().has_value()); // those dice do not count
        const DiceAudit read = auditDice(t.battle.steps(), t.desk.words());
        const DiceAudit shown = auditDice(log.rows());
        QVERIFY(read.all.total() > 6);
        QCOMPARE(read.all, shown.all);
        QCOMPARE(read.bySide, shown.bySide);
        QCOMPARE(read.bySource, shown.bySource);
    }

    void theStoryTellsLossesByPhase() {
        Table t;
        LogModel log(t.desk, t.battle);
        t.toShooting();
        t.desk.choose(t.offer(0));
        QVERIFY(t.desk.submitDraft().has_value());
        t.dice({6, 6, 6, 1});
        const auto story = battleStory(t.desk);
        QVERIFY(!story.empty());
        const QString told = story.back().sentences.join(u' ');
        QVERIFY2(told.contains(fromStd(t.desk.setup().units[4].name) + QStringLiteral(" 3")),
                 qPrintable(told));
        QVERIFY(BattleReport(t.desk, log).html().contains(QStringLiteral("<svg")));
    }
};

QTEST_GUILESS_MAIN(TestBattleModels)
#include "tst_battlemodels.moc"
