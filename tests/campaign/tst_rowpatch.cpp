// What a return touched is told by what differs from how it was left.
#include "base/fields.h"
#include "campaign/rowpatch.h"

#include <QtTest/QTest>

using namespace sabretache;
using namespace sabretache::campaign;

class TestRowPatch : public QObject {
    Q_OBJECT
    static Record after() {
        Record row;
        row.kind = "row";
        row.set("steps", std::int64_t(4));
        row.set("honours", std::vector<std::string>{"Schellenberg", "Blenheim"});
        row.set("depot", false);
        return row;
    }
private Q_SLOTS:
    void whatIsTheSameIsNotTold() {
        Record before = after();
        before.set("steps", std::int64_t(9));
        QCOMPARE(patchBack(before, after()), std::string(R"({"kind":"row","steps":9})"));
    }
    void aListThatGrewIsToldByItsLength() {
        Record before = after();
        before.set("honours", std::vector<std::string>{"Schellenberg"});
        QCOMPARE(patchBack(before, after()), std::string(R"({"kind":"row","keep.honours":1})"));
    }
    void everyRowComesBackAsItWas_data() {
        QTest::addColumn<int>("which");
        for (int i = 0; i < 6; ++i)
            QTest::addRow("row %d", i) << i;
    }
    void everyRowComesBackAsItWas() {
        QFETCH(int, which);
        Record before = after();
        switch (which) {
        case 0:
            break;
        case 1:
            before.set("honours", std::vector<std::string>{});
            break;
        case 2:
            before.set("honours", std::vector<std::string>{"Blenheim"});
            break;
        case 3:
            before.set("honours", std::vector<std::string>{"a", "b", "c"});
            break;
        case 4:
            before.remove("depot");
            break;
        default:
            before.set("depot", true);
            before.set("steps", std::int64_t(-1));
        }
        const auto back = patched(after(), patchBack(before, after()));
        QVERIFY(back.has_value());
        QVERIFY(*back == before);
    }
    void aPatchThatDoesNotFitIsRefused() {
        QCOMPARE(patched(after(), R"({"kind":"other"})").error().code, kFieldWrong);
        QCOMPARE(patched(after(), R"({"kind":"row","keep.honours":3})").error().code, kFieldWrong);
        QCOMPARE(patched(after(), R"({"kind":"row","keep.steps":1})").error().code, kFieldWrong);
        QCOMPARE(patched(after(), R"({"kind":"row","keep.none":1})").error().code, kFieldWrong);
        QVERIFY(!patched(after(), "{").has_value());
    }
};
QTEST_GUILESS_MAIN(TestRowPatch)
#include "tst_rowpatch.moc"
