// CA-5 and CA-6: experience, honours, the fate of commanders and succession.
#include "campaign/service.h"

#include <QtTest/QTest>

using namespace sabretache;
using namespace sabretache::campaign;

namespace {
constexpr QualityScale kClass{6, 3};
constexpr QualityScale kNumber{5, 8};
} // namespace

class TestService : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void experienceIsWorkedOut_data() {
        QTest::addColumn<QList<int>>("before"); // score, class, fought, won, routed, held
        QTest::addColumn<QList<int>>("after");  // score, class, gained, honour
        QTest::newRow("CA-5.1 fought and held")
            << QList<int>{0, 5, 1, 0, 0, 1} << QList<int>{1, 5, 1, 1};
        QTest::newRow("CA-5.1 fought, not held")
            << QList<int>{0, 5, 1, 0, 0, 0} << QList<int>{0, 5, 0, 0};
        QTest::newRow("CA-5.1 held, stood idle")
            << QList<int>{1, 5, 0, 0, 0, 1} << QList<int>{1, 5, 0, 0};
        QTest::newRow("CA-5.1 won a melee")
            << QList<int>{0, 5, 1, 1, 0, 1} << QList<int>{2, 5, 2, 1};
        QTest::newRow("CA-5.1 third point")
            << QList<int>{2, 5, 1, 0, 0, 1} << QList<int>{0, 4, 1, 1};
        QTest::newRow("CA-5.1 fourth is kept")
            << QList<int>{2, 5, 1, 1, 0, 1} << QList<int>{1, 4, 2, 1};
        QTest::newRow("CA-5.1 never past 3")
            << QList<int>{2, 3, 1, 0, 0, 1} << QList<int>{3, 3, 1, 1};
        QTest::newRow("CA-5.1 rout") << QList<int>{0, 5, 1, 0, 1, 0} << QList<int>{-1, 5, -1, 0};
        QTest::newRow("CA-5.1 second rout")
            << QList<int>{-1, 5, 1, 0, 1, 0} << QList<int>{0, 6, -1, 0};
        QTest::newRow("CA-5.1 never past 6")
            << QList<int>{-1, 6, 1, 0, 1, 0} << QList<int>{0, 6, -1, 0};
        QTest::newRow("CA-5.2 honour in spite of a rout")
            << QList<int>{0, 5, 1, 0, 1, 1} << QList<int>{0, 5, 0, 1};
    }
    void experienceIsWorkedOut() {
        QFETCH(QList<int>, before);
        QFETCH(QList<int>, after);
        const Part part{before[2] != 0, before[3] != 0, before[4] != 0};
        const Field field = before[5] ? Field::Held : Field::Lost;
        const auto e = experienceAfter(before[0], before[1], part, field, kClass, Figures());
        QCOMPARE((QList<int>{e.score, e.quality, e.gained, e.honour}), after);
    }
    void aBeersteinNumberGetsBetterUpwards() {
        const Part hard{true, true, false};
        QCOMPARE(experienceAfter(1, 6, hard, Field::Held, kNumber, Figures()).quality, 7); // CA-5.1
        QCOMPARE(experienceAfter(2, 8, hard, Field::Held, kNumber, Figures()).quality, 8);
        const Part ran{true, false, true};
        QCOMPARE(experienceAfter(-1, 6, ran, Field::Lost, kNumber, Figures()).quality, 5);
        QCOMPARE(experienceAfter(-1, 5, ran, Field::Lost, kNumber, Figures()).quality, 5);
    }
    void commandersDieByTheDie() {
        for (std::uint8_t face = 1; face <= 6; ++face) {
            QCOMPARE(isDead(face, Figures()), face <= 4);  // CA-6.1
            QCOMPARE(isTaken(face, Figures()), face <= 3); // CA-6.2
            QCOMPARE(turnsAway(face).value, std::int32_t(face));
        }
    }
    void ranksAreKnownInTheirLanguages() {
        QVERIFY(rankSeniority("Captain-General") > rankSeniority("Maréchal de France"));
        QCOMPARE(rankSeniority("Field Marshal"), rankSeniority("MARÉCHAL"));
        QVERIFY(rankSeniority("Marshal") > rankSeniority("General"));
        QVERIFY(rankSeniority("General") > rankSeniority("Lieutenant-général"));
        QVERIFY(rankSeniority("Feldmarschalleutnant") < rankSeniority("Feldmarschall"));
        QVERIFY(rankSeniority("Lieutenant-General") > rankSeniority("Maréchal de camp"));
        QVERIFY(rankSeniority("Général de division") > rankSeniority("Général de brigade"));
        QVERIFY(rankSeniority("Brigadier") > rankSeniority("Colonel"));
        QCOMPARE(rankSeniority("Gentleman"), 0);
    }
    void theMostSeniorFreeManSucceeds() { // CA-6.3
        // CA-6.3
        const IdSource ids = countedIds();
        oob::OrderOfBattle book;
        const ArmyId army{ids()};
        const auto add = [&](const char *name, const char *rank, const char *date) {
            oob::Person p;
            p.id = PersonId(ids());
            p.name = name;
            p.rank = rank;
            p.rankDate = date;
            p.army = army;
            book.persons.emplace(p.id, p);
            return p.id;
        };
        const PersonId posted = add("Churchill", "General", "1702-01-01");
        const PersonId late = add("Orkney", "Lieutenant-General", "1704-01-01");
        const PersonId early = add("Ingoldsby", "Lieutenant-General", "1703-01-01");
        oob::Post post;
        post.id = PostId(ids());
        post.person = posted;
        post.army = army;
        book.posts.emplace(post.id, post);
        QVERIFY(successor(book, army, {}) == early);
        const std::array away{early};
        QVERIFY(successor(book, army, away) == late);
        book.persons.at(late).fate = oob::PersonFate::Dead;
        QVERIFY(!successor(book, army, away));
        QVERIFY(!successor(book, ArmyId(ids()), {}));
    }
};

QTEST_APPLESS_MAIN(TestService)
#include "tst_service.moc"
