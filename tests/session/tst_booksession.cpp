// An open book: written first, then swapped, then told.
#include "session/booksession.h"

#include "session/battlesession.h"
#include "session/samples.h"
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

struct Home {
    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("book.sabretache"));
    Surroundings around() const { return test::countedSurroundings(folder.path()); }
    std::unique_ptr<BookSession> create() const {
        auto made = BookSession::create(path, ruleSets(), engines(), "toy", around());
        return made ? std::move(*made) : nullptr;
    }
    std::unique_ptr<BookSession> open(OpenMode mode = OpenMode::ReadWrite) const {
        auto opened = BookSession::open(path, ruleSets(), engines(), mode, around());
        return opened ? std::move(*opened) : nullptr;
    }
};

} // namespace

class TestBookSession : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void anEditIsOnDiskBeforeItIsTold() {
        const Home home;
        const auto session = home.create();
        QVERIFY(session);
        QStringList told;
        connect(session.get(), &BookSession::aboutToChange, this, [&] {
            // The value is the old one still, the file holds the new one.
            told.append(QStringLiteral("before %1 on disk %2")
                            .arg(session->book().armies.size())
                            .arg(home.open(OpenMode::ReadOnly)->book().armies.size()));
        });
        connect(session.get(), &BookSession::changed, this, [&] {
            told.append(QStringLiteral("after %1").arg(session->book().armies.size()));
        });
        oob::Army army;
        army.id = ArmyId(Uuid{1, 1});
        QVERIFY(session->apply(*oob::addArmy(session->book(), army)).has_value());
        QCOMPARE(told,
                 (QStringList{QStringLiteral("before 0 on disk 1"), QStringLiteral("after 1")}));
    }
    void aRefusedEditChangesAndTellsNothing() {
        const Home home;
        const auto session = home.create();
        const oob::OrderOfBattle before = session->book();
        QSignalSpy spy(session.get(), &BookSession::aboutToChange);
        oob::Army stale;
        stale.id = ArmyId(Uuid{1, 1});
        oob::Edit edit{"stale", {}, {oob::RowChange<oob::Army>{stale, {}}}};
        QCOMPARE(session->apply(edit).error().code, oob::kEditOutOfDate);
        // One that fits the value but not the file's own checks.
        oob::Unit unit;
        unit.id = UnitId(Uuid{2, 2});
        unit.parent = oob::Parent::of(stale.id);
        unit.present.men = Men(-5);
        edit = {
            "bad", {}, {oob::RowChange<oob::Army>{{}, stale}, oob::RowChange<oob::Unit>{{}, unit}}};
        QCOMPARE(session->apply(edit).error().code, store::kBookRefused);
        QVERIFY(session->book() == before);
        QCOMPARE(spy.count(), 0);
        QVERIFY(home.open(OpenMode::ReadOnly)->book() == before);
    }
    void everyRandomEditIsUndoneAndRedone() {
        const Home home;
        const auto session = home.create();
        oob::Army army;
        army.id = ArmyId(Uuid{1, 1});
        QVERIFY(session->apply(*oob::addArmy(session->book(), army)).has_value());
        dice::ProgramDice dice(1704);
        const IdSource ids = countedIds(1704);
        for (int i = 0; i < 25; ++i) {
            const oob::OrderOfBattle before = session->book();
            const oob::Edit edit = test::randomEdit(before, dice, ids);
            QVERIFY(session->apply(edit).has_value());
            const oob::OrderOfBattle after = session->book();
            QVERIFY(session->undo(edit).has_value());
            QVERIFY(session->book() == before);
            QVERIFY(session->redo(edit).has_value());
            QVERIFY(session->book() == after);
        }
        QVERIFY(home.open(OpenMode::ReadOnly)->book() == session->book());
    }
    void aReadOnlyBookRefusesEveryChange() {
        const Home home;
        { QVERIFY(home.create()); }
        const auto session = home.open(OpenMode::ReadOnly);
        oob::Army army;
        army.id = ArmyId(Uuid{1, 1});
        const auto edit = oob::addArmy(session->book(), army);
        QCOMPARE(session->apply(*edit).error().code, store::kBookReadOnly);
        QCOMPARE(session->startBattle(toy::sampleSetup()).error().code, store::kBookReadOnly);
        QVERIFY(session->book().armies.empty());
    }
    void returningToTheOpenedBookTellsAReset() {
        const Home home;
        { QVERIFY(home.create()); }
        const auto session = home.open();
        const oob::OrderOfBattle before = session->book();
        QVERIFY(!session->changedSinceOpened());
        oob::Army army;
        army.id = ArmyId(Uuid{1, 1});
        QVERIFY(session->apply(*oob::addArmy(session->book(), army)).has_value());
        QVERIFY(session->changedSinceOpened());
        QSignalSpy spy(session.get(), &BookSession::reset);
        QVERIFY(session->returnToOpened().has_value());
        QCOMPARE(spy.count(), 1);
        QVERIFY(session->book() == before);
    }
    void aUnitThatFoughtHasAHistory() {
        const Home home;
        const auto session = home.create();
        const battle::Setup setup = toy::sampleSetup();
        QVERIFY(!session->hasHistory(setup.units.front().id));
        QVERIFY(session->startBattle(setup).has_value());
        QVERIFY(session->hasHistory(setup.units.front().id));
        QCOMPARE(session->battles().size(), std::size_t(1));
        QVERIFY(session->removeBattle(session->battles().front().id).has_value());
        QVERIFY(!session->hasHistory(setup.units.front().id));
    }
    void theSamplesHoldWhatTheirListsSay() {
        // Sums of the lists' columns, added up by hand in a spreadsheet.
        const Home home;
        const rules::RuleSetList builtIn = rules::builtInRuleSets();
        QVERIFY(makeSample("blenheim-1704", home.path, builtIn, engines()).has_value());
        QCOMPARE(makeSample("blenheim-1704", home.path, builtIn, engines()).error().code,
                 store::kBookExists);
        QCOMPARE(makeSample("waterloo", home.path, builtIn, engines()).error().code,
                 kSampleUnknown);
        auto book =
            BookSession::open(home.path, builtIn, engines(), OpenMode::ReadOnly, home.around());
        const oob::OrderOfBattle &b = (*book)->book();
        QCOMPARE(b.armies.size(), std::size_t(2));
        QCOMPARE(b.units.size(), std::size_t(64));
        QCOMPARE(b.scenarios.size(), std::size_t(1));
        const oob::Scenario &scenario = b.scenarios.begin()->second;
        QCOMPARE(scenario.turns.value, 12);
        QCOMPARE(scenario.parties.size(), std::size_t(2));
        std::int64_t men = 0;
        std::int64_t guns = 0;
        for (const auto &[id, unit] : b.units) {
            men += unit.present.men ? unit.present.men->value : 0;
            guns += unit.present.guns ? unit.present.guns->value : 0;
        }
        QCOMPARE(men, std::int64_t(104300)); // 50,600 and 53,700
        QCOMPARE(guns, std::int64_t(156));   // 66 and 90
    }
};

QTEST_GUILESS_MAIN(TestBookSession)
#include "tst_booksession.moc"
