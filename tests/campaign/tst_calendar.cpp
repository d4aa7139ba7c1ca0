// CA-2: the campaign's calendar.
#include "campaign/calendar.h"

#include <QtTest/QTest>

using namespace sabretache;
using namespace sabretache::campaign;

class TestCalendar : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void oldStyleStandsBesideNewStyle_data() {
        QTest::addColumn<QString>("iso");
        QTest::addColumn<int>("year");
        QTest::addColumn<int>("month");
        QTest::addColumn<int>("day");
        QTest::newRow("CA-2.1 Blenheim") << "1704-08-13" << 1704 << 8 << 2;
        QTest::newRow("CA-2.1 Schellenberg") << "1704-07-02" << 1704 << 6 << 21;
        QTest::newRow("CA-2.1 ten days before 1700") << "1699-12-31" << 1699 << 12 << 21;
        QTest::newRow("CA-2.1 still ten on Julian leap day") << "1700-03-10" << 1700 << 2 << 28;
        QTest::newRow("CA-2.1 the leap day itself") << "1700-03-11" << 1700 << 2 << 29;
        QTest::newRow("CA-2.1 eleven from then on") << "1700-03-12" << 1700 << 3 << 1;
        QTest::newRow("CA-2.1 Austerlitz") << "1805-12-02" << 1805 << 11 << 20;
        QTest::newRow("CA-2.1 new year") << "1704-01-01" << 1703 << 12 << 21;
    }
    void oldStyleStandsBesideNewStyle() {
        QFETCH(QString, iso);
        QFETCH(int, year);
        QFETCH(int, month);
        QFETCH(int, day);
        const auto date = dateFromIso(iso.toStdString());
        QVERIFY(date.has_value());
        QCOMPARE(QString::fromStdString(isoText(*date)), iso);
        QVERIFY((julian(*date) == YearMonthDay{year, month, day}));
    }
    void onlyRealDaysAreDates() {
        for (const char *wrong : {"", "1704-8-13", "1704-02-30", "1703-02-29", "1704-13-01",
                                  "0000-01-01", "1704/08/13", "17o4-08-13"})
            QVERIFY2(!dateFromIso(wrong), wrong);
        QVERIFY(dateFromIso("1704-02-29").has_value());
    }
    void turnsFollowEachOther() { // CA-2.1
        // CA-2.1: weeks from Sunday 29 June 1704: turn 7 is 10 to 16 August.
        const Date start = *dateFromIso("1704-06-29");
        QCOMPARE(isoText(turnBegins(start, TurnLength::Week, Turns(7))), std::string("1704-08-10"));
        QCOMPARE(isoText(turnEnds(start, TurnLength::Week, Turns(7))), std::string("1704-08-16"));
        QCOMPARE(daysOfTurn(start, TurnLength::Week, Turns(7)), 7);
        QCOMPARE(isoText(turnBegins(start, TurnLength::Day, Turns(3))), std::string("1704-07-01"));
    }
    void aMonthKeepsItsDayWhereThereIsOne() {
        const Date start = *dateFromIso("1704-01-31");
        QCOMPARE(isoText(turnBegins(start, TurnLength::Month, Turns(2))),
                 std::string("1704-02-29"));
        QCOMPARE(isoText(turnBegins(start, TurnLength::Month, Turns(3))),
                 std::string("1704-03-31"));
        QCOMPARE(daysOfTurn(start, TurnLength::Month, Turns(2)), 31);
    }
    void everyDayLiesInTheTurnThatSaysSo() {
        for (const TurnLength length : {TurnLength::Day, TurnLength::Week, TurnLength::Month}) {
            const Date start = *dateFromIso("1703-11-30");
            QCOMPARE(turnOf(start, length, Date{start.days - 1}).value, 0);
            for (std::int32_t i = 0; i < 900; ++i) {
                const Date day{start.days + i};
                const Turns turn = turnOf(start, length, day);
                QVERIFY(turnBegins(start, length, turn) <= day);
                QVERIFY(day <= turnEnds(start, length, turn));
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestCalendar)
#include "tst_calendar.moc"
