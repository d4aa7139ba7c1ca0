// Ids that grow, and that no other source gives.
#include "base/orderedids.h"

#include <QDateTime>
#include <QtTest/QTest>

#include <set>

using namespace sabretache;

class TestOrderedIds : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void eachIsGreaterThanTheOneBefore() {
        // Many more than the 4,096 that one millisecond counts.
        const IdSource ids = orderedIds();
        Uuid last;
        for (int i = 0; i < 200'000; ++i) {
            const Uuid id = ids();
            QVERIFY(last < id);
            last = id;
        }
    }
    void theyAreOfTheNewFormAndHoldTheTime() {
        const qint64 before = QDateTime::currentMSecsSinceEpoch();
        const std::string text = orderedIds()().text();
        const qint64 after = QDateTime::currentMSecsSinceEpoch();
        QCOMPARE(text[14], '7');                                                    // the version
        QVERIFY(std::string_view("89ab").find(text[19]) != std::string_view::npos); // the variant
        const QString hex = QString::fromStdString(text.substr(0, 8) + text.substr(9, 4));
        const qint64 time = hex.toLongLong(nullptr, 16);
        QVERIFY(before <= time && time <= after);
    }
    void twoSourcesGiveNoIdTwice() {
        const IdSource one = orderedIds();
        const IdSource other = orderedIds();
        std::set<Uuid> seen;
        for (int i = 0; i < 20'000; ++i) {
            QVERIFY(seen.insert(one()).second);
            QVERIFY(seen.insert(other()).second);
        }
    }
};

QTEST_APPLESS_MAIN(TestOrderedIds)
#include "tst_orderedids.moc"
