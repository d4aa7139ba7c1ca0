// The fields of a unit in its row.
#include "store/unitfields.h"

#include <QtTest/QTest>

using namespace sabretache;
using namespace sabretache::store;

class TestUnitFields : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatIsWrittenComesBack_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("none") << QByteArrayLiteral("{}");
        QTest::newRow("a rule set without values") << QByteArrayLiteral("{\"beerstein\":{}}");
        QTest::newRow("two rule sets") << QByteArrayLiteral(
            "{\"beerstein\":{\"quality\":\"guard\"},\"corporal-john\":{\"class\":\"3\","
            "\"doctrine\":\"\"}}");
        QTest::newRow("hostile names") << QByteArrayLiteral(
            "{\"a\\\"b\":{\"\\\\\":\"'); DROP TABLE units; --\",\"x\":\"\\u0000\\n\"}}");
    }
    void whatIsWrittenComesBack() {
        QFETCH(QByteArray, text);
        UnitFieldReader reader;
        const UnitFields *read = reader.read(text.toStdString());
        QVERIFY(read);
        UnitFieldWriter writer;
        QCOMPARE(QByteArray::fromStdString(writer.text(*read)), text);
    }
    void whatIsNoFieldsIsRefused_data() {
        QTest::addColumn<QByteArray>("text");
        for (const char *text :
             {"", "{", "[]", "1", "null", "{\"corporal-john\":\"3\"}",
              "{\"corporal-john\":{\"class\":3}}", "{\"\":{\"class\":\"3\"}}",
              "{\"corporal-john\":{\"\":\"3\"}}", "{\"a\":{\"b\":{\"c\":\"d\"}}}"})
            QTest::newRow(text) << QByteArray(text);
    }
    void whatIsNoFieldsIsRefused() {
        QFETCH(QByteArray, text);
        UnitFieldReader reader;
        QVERIFY(!reader.read(text.toStdString()));
        QVERIFY(!reader.read(text.toStdString())); // and when it is known already
    }
    void manyDifferentTextsAreReadAlike() {
        UnitFieldReader reader;
        UnitFieldWriter writer;
        for (int round = 0; round < 2; ++round)
            for (int i = 0; i < 2500; ++i) {
                const std::string n = std::to_string(i);
                const UnitFields fields = {{"corporal-john", {{"class", n}}}};
                const UnitFields *read = reader.read(writer.text(fields));
                QVERIFY(read);
                QVERIFY(*read == fields);
            }
    }
};

QTEST_GUILESS_MAIN(TestUnitFields)
#include "tst_unitfields.moc"
