// Armies copied out as a book of their own.
#include "session/bookcopy.h"

#include "exchange/jsonform.h"
#include "oob/queries.h"
#include "session/samples.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include <array>

using namespace sabretache;
using namespace sabretache::session;

namespace {

const rules::RuleSetList &ruleSets() {
    static const rules::RuleSetList kList = rules::builtInRuleSets();
    return kList;
}
const battle::EngineList &engines() {
    static const battle::EngineList kList({});
    return kList;
}

struct Home {
    QTemporaryDir folder;
    std::unique_ptr<BookSession> book;
    Home() {
        const QString path = folder.filePath(QStringLiteral("blenheim.sabretache"));
        if (makeSample("blenheim-1704", path, ruleSets(), engines())) {
            auto opened = BookSession::open(path, ruleSets(), engines());
            if (opened)
                book = std::move(*opened);
        }
    }
    QString at(const char *name) const { return folder.filePath(QString::fromLatin1(name)); }
};

} // namespace

class TestBookCopy : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void oneArmyGoesWithAllThatIsIts() {
        const Home home;
        QVERIFY(home.book);
        // A retired unit, a house rule and a nation's colours go along.
        const ArmyId army = oob::armiesInOrder(home.book->book()).front();
        UnitId retired;
        for (const auto &[id, unit] : home.book->book().units)
            if (oob::armyOf(home.book->book(), id) == army)
                retired = id;
        oob::Unit gone = home.book->book().units.at(retired);
        gone.retired = true;
        QVERIFY(home.book->apply(*oob::changeUnit(home.book->book(), gone, "retire")));
        QVERIFY(home.book->apply(
            *oob::setNation(home.book->book(), oob::Nation{"British", "#b02020", ""})));
        const std::string option =
            oob::optionKey("corporal-john", home.book->ruleSet().options().front().name);
        QVERIFY(home.book->apply(*oob::setSetting(home.book->book(), option, std::string("on"))));

        const std::array armies{army};
        QVERIFY(copyArmies(*home.book, armies, home.at("copy.sabretache"), engines()));
        const auto copy = BookSession::open(home.at("copy.sabretache"), ruleSets(), engines());
        QVERIFY(copy.has_value());
        QCOMPARE((*copy)->book().armies.size(), std::size_t{1});
        QCOMPARE(exchange::exportJson((*copy)->book(), armies),
                 exchange::exportJson(home.book->book(), armies));
        QVERIFY((*copy)->book().units.at(retired).retired);
        QCOMPARE((*copy)->book().nations.at("British").firstColour, std::string("#b02020"));
        QCOMPARE((*copy)->book().settings.at(option).value, std::string("on"));
        QCOMPARE((*copy)->ruleSet().id(), home.book->ruleSet().id());
        QVERIFY((*copy)->book().scenarios.empty());
    }

    void whatIsThereIsNotWrittenOver() {
        const Home home;
        QVERIFY(home.book);
        const std::array armies{oob::armiesInOrder(home.book->book()).front()};
        QFile there(home.at("there.sabretache"));
        QVERIFY(there.open(QIODevice::WriteOnly));
        there.write("mine");
        there.close();
        const auto refused = copyArmies(*home.book, armies, there.fileName(), engines());
        QVERIFY(!refused.has_value());
        QCOMPARE(refused.error().code, store::kBookExists);
        QVERIFY(there.open(QIODevice::ReadOnly));
        QCOMPARE(there.readAll(), QByteArray("mine"));
        const std::array none{ArmyId(Uuid{7, 7})};
        QCOMPARE(copyArmies(*home.book, none, home.at("b.sabretache"), engines()).error().code,
                 kArmyMissing);
        QVERIFY(!QFile::exists(home.at("b.sabretache")));
        QVERIFY(!copyArmies(*home.book, armies, home.at("no/such/folder.sabretache"), engines()));
    }
};

QTEST_GUILESS_MAIN(TestBookCopy)
#include "tst_bookcopy.moc"
