// A battle's return on disk: applied in one transaction or not at all, once, and taken back whole.
#include "campaign/returns.h"
#include "campaign/turns.h"
#include "oob/edits.h"
#include "session/booksession.h"
#include "session/samples.h"
#include "store/bookfile.h"

#include <QTemporaryDir>
#include <QtTest/QTest>

using namespace sabretache;
using namespace sabretache::campaign;

class TestCampaignReturn : public QObject {
    Q_OBJECT

    struct Book {
        QTemporaryDir folder;
        rules::RuleSetList ruleSets = rules::builtInRuleSets();
        battle::EngineList engines{{}};
        QString path = folder.filePath(QStringLiteral("danube.sabretache"));
        std::unique_ptr<session::BookSession> session;
        FightId fight;

        static store::Surroundings around() {
            store::Surroundings out = store::Surroundings::ofSystem();
            out.backupFolder.clear();
            return out;
        }
        Context context() const { return {session->book(), session->ruleSet(), session->ids()}; }
        bool perform(const Result<oob::Edit> &edit) {
            return edit && session->apply(*edit).has_value();
        }
        bool open() {
            auto opened = session::BookSession::open(path, ruleSets, engines,
                                                     store::OpenMode::ReadWrite, around());
            if (opened)
                session = std::move(*opened);
            return opened.has_value();
        }
        /// The Schellenberg: both sides lose, a brigade routs off the table, one is removed, men
        /// fall. All dice show 3.
        bool make() {
            if (!session::makeSample("danube-1704", path, ruleSets, engines) || !open())
                return false;
            FightPlan plan;
            plan.name = "Schellenberg";
            plan.date = "1704-07-02";
            plan.first = "Grand Alliance";
            plan.second = "Two Crowns and Bavaria";
            const Campaign before = *readCampaign(session->book());
            for (const auto &[id, place] : before.places)
                if (place.name == "Donauwörth")
                    plan.place = id;
            if (!perform(planFight(context(), plan, &fight)))
                return false;
            Return paper = *readReturn(session->book(), fight);
            int i = 0;
            for (ReturnLine &line : paper.lines) {
                line.fought = true;
                line.lost = std::min(line.start, ++i % 5);
                line.wonMelee = i % 4 == 0;
                if (i % 7 == 0) {
                    line.routed = true;
                    line.leftWith = line.start - line.lost;
                } else if (i % 11 == 0) {
                    line.removed = true;
                    line.lost = line.start;
                    line.removedWith = line.start / 2;
                    line.gunsLost = line.startGuns;
                }
            }
            i = 0;
            for (ReturnPerson &person : paper.persons)
                person.fate = static_cast<CommanderFate>(++i % 4);
            Fight head = readCampaign(session->book())->fights.at(fight);
            head.held = "Grand Alliance";
            head.decisive = true;
            rollAll(paper, head, Figures(), [](const dice::RollRequest &roll) {
                return dice::Faces(static_cast<std::size_t>(roll.count.value), 3);
            });
            return perform(changeReturn(context(), paper, head));
        }
    };

private Q_SLOTS:
    void anOpenedBookHasItsCampaignRead() { // CA-1.1
        Book b;
        QVERIFY(b.make());
        const Campaign before = *readCampaign(b.session->book());
        b.session.reset();
        QVERIFY(b.open());
        auto ahead = b.session->takeCampaign();
        QVERIFY(ahead.valid());
        const auto read = ahead.get();
        QVERIFY(read);
        QVERIFY(campaignChanges(b.session->book(), before, *read).empty());
        QVERIFY(!b.session->takeCampaign().valid()); // once
    }
    void aBookThatHasChangedHasNoneRead() { // CA-1.1
        Book b;
        QVERIFY(b.make());
        b.session.reset();
        QVERIFY(b.open());
        QVERIFY(b.perform(nextStep(b.context()))); // at once, while it may still be read
        QVERIFY(!b.session->takeCampaign().valid());
        QVERIFY(readCampaign(b.session->book()));
        b.session.reset();
        QVERIFY(b.open());
        QVERIFY(b.perform(nextStep(b.context())));
        QVERIFY(b.session->returnToOpened());
        QVERIFY(!b.session->takeCampaign().valid());
    }
    void aFailureAtAnyWriteChangesNothing() { // CA-3.2
        Book b;
        QVERIFY(b.make());
        const auto edit = applyReturn(b.context(), b.fight);
        QVERIFY(edit.has_value());
        QVERIFY(edit->changes.size() > 60);
        const oob::OrderOfBattle before = b.session->book();
        const std::string state = stateJson(before);
        b.session.reset();
        // A post that is nowhere: the schema forbids it, whatever was written before.
        oob::Post nowhere;
        nowhere.id = PostId(Uuid{1, 2});
        nowhere.person = before.persons.begin()->first;
        auto file = store::BookFile::open(b.path, store::OpenMode::ReadWrite, Book::around());
        QVERIFY(file.has_value());
        const std::size_t lines = (*file)->journal(10'000)->size();
        for (std::size_t at = 0; at <= edit->changes.size(); ++at) {
            oob::Edit broken = *edit;
            broken.changes.insert(broken.changes.begin() + static_cast<std::ptrdiff_t>(at),
                                  oob::RowChange<oob::Post>{std::nullopt, nowhere});
            QVERIFY(!(*file)->write(broken, store::JournalKind::Edit));
            QVERIFY(*(*file)->load() == before);
            QCOMPARE((*file)->journal(10'000)->size(), lines);
        }
        file->reset();
        QVERIFY(b.open());
        QCOMPARE(stateJson(b.session->book()), state);
        QVERIFY(b.perform(applyReturn(b.context(), b.fight)));
    }
    void appliedTwiceChangesNothing() { // CA-3.2
        Book b;
        QVERIFY(b.make());
        QVERIFY(b.perform(applyReturn(b.context(), b.fight)));
        const std::string state = stateJson(b.session->book());
        QVERIFY(!applyReturn(b.context(), b.fight));
        b.session.reset();
        QVERIFY(b.open());
        QVERIFY(!applyReturn(b.context(), b.fight));
        QCOMPARE(stateJson(b.session->book()), state);
    }
    void takenBackAfterReopeningIsByteForByte() { // CA-3.3
        Book b;
        QVERIFY(b.make());
        const std::string before = stateJson(b.session->book());
        const std::size_t told = readEntries(b.session->book())->size();
        UnitId changed;
        {
            const oob::OrderOfBattle was = b.session->book();
            QVERIFY(b.perform(applyReturn(b.context(), b.fight)));
            for (const auto &[id, unit] : b.session->book().units)
                if (unit.present != was.units.at(id).present)
                    changed = id;
        }
        QVERIFY(!changed.isNull());
        b.session.reset();
        QVERIFY(b.open());
        QVERIFY(b.perform(takeBackReturn(b.context(), b.fight)));
        QCOMPARE(stateJson(b.session->book()), before);
        b.session.reset();
        QVERIFY(b.open());
        QCOMPARE(stateJson(b.session->book()), before);
        // The history gains both: the chronicle and the strength ledger.
        QVERIFY(readEntries(b.session->book())->size() >= told + 2);
        const auto ledger = b.session->strengthHistory(changed);
        QVERIFY(ledger && ledger->size() >= 3);
        QCOMPARE(ledger->at(ledger->size() - 1).cause, std::string("return"));
        QCOMPARE(ledger->at(ledger->size() - 2).cause, std::string("return"));
        QVERIFY(b.session->hasHistory(changed));
    }
    void nothingElseChangesABrigadeInABattle() { // CA-3.1
        Book b;
        QVERIFY(b.make());
        const UnitId busy = readCampaign(b.session->book())->fights.at(b.fight).units.front();
        const auto done = b.session->apply(*oob::setPresentMen(b.session->book(), busy, Men(100)));
        QVERIFY(!done);
        QCOMPARE(done.error().code, kFightUnitBusy);
        // Its name is not what the battle counts.
        QVERIFY(b.perform(oob::renameUnit(b.session->book(), busy, "Another name")));
        QVERIFY(b.perform(cancelFight(b.context(), b.fight)));
        QVERIFY(b.perform(oob::setPresentMen(b.session->book(), busy, Men(100))));
    }
    void everyUnitDeployedIsInTheReturn() { // CA-4.6
        Book b;
        QVERIFY(b.make());
        const Campaign c = *readCampaign(b.session->book());
        const Return paper = *readReturn(b.session->book(), b.fight);
        QCOMPARE(paper.lines.size(), c.fights.at(b.fight).units.size());
        const auto setup = setupFor(b.context(), b.fight);
        QVERIFY(setup.has_value());
        QCOMPARE(setup->units.size(), paper.lines.size());
    }
};

QTEST_APPLESS_MAIN(TestCampaignReturn)
#include "tst_campaignreturn.moc"
