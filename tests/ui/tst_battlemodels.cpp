// The models behind the battle page, under the model tester, with the toy rule set.
#include "support/memorybattle.h"
#include "support/toyruleset.h"
#include "ui/models/battle/battledesk.h"
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
        // Known fault: the list keeps the group of before while a roll is waited for.
        QEXPECT_FAIL("", "offers stay listed while dice are wanted", Continue);
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
        filter.setKind(QStringLiteral("ShotOrdered"));
        QCOMPARE(filter.rowCount(), 2);
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
};

QTEST_GUILESS_MAIN(TestBattleModels)
#include "tst_battlemodels.moc"
