// The campaign on paper, from the sample of the Danube.
#include "battle/corporaljohn/engine.h"
#include "campaign/entries.h"
#include "campaign/state.h"
#include "rules/corporaljohn/descriptor.h"
#include "session/booksession.h"
#include "session/samples.h"
#include "tests/print/paper.h"
#include "ui/print/campaignreport.h"
#include "ui/print/report.h"
#include "ui/print/unitlines.h"

#include <QTemporaryDir>
#include <QTest>

using namespace sabretache;
using namespace sabretache::ui;

namespace {

class TestCampaignReport : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void stateHasEveryBrigadeOnce();
    void chronicleHasEveryEntry();
    void recordsHaveEveryBrigade();
    void honoursStandOnRosters();
    void everythingIsOnThePaper();
    void aBookWithoutACampaignIsSaid();

private:
    QTemporaryDir m_folder;
    const rules::RuleSetList m_ruleSets{{&rules::corporaljohn::ruleSet()}};
    const battle::EngineList m_engines{{&battle::corporaljohn::engine()}};
    const rules::RuleSet &m_rules = rules::corporaljohn::ruleSet();
    Texts m_texts;
    oob::OrderOfBattle m_book;
    campaign::Campaign m_campaign;
};

void TestCampaignReport::initTestCase() {
    const QString path = m_folder.filePath(QStringLiteral("danube.sabretache"));
    QVERIFY(session::makeSample("danube-1704", path, m_ruleSets, m_engines));
    const auto session = session::BookSession::open(path, m_ruleSets, m_engines);
    QVERIFY(session);
    m_book = (*session)->book();
    const auto read = campaign::readCampaign(m_book);
    QVERIFY(read);
    m_campaign = *read;
    QVERIFY(!m_campaign.units.empty());
}

void TestCampaignReport::stateHasEveryBrigadeOnce() {
    const Result<Report> report = campaignState(m_book, m_rules, m_texts);
    QVERIFY(report);
    std::map<QString, int> seen;
    std::int64_t present = 0;
    for (const ReportBlock &block : report->blocks)
        if (const auto *table = std::get_if<ReportTable>(&block);
            table && table->columns.front().title == QStringLiteral("Unit"))
            for (const ReportRow &row : table->rows) {
                if (row.kind == ReportRowKind::Plain) {
                    ++seen[row.cells[0].text.section(QStringLiteral(" ("), 0, 0)];
                } else if (row.kind == ReportRowKind::Total) {
                    present += m_texts.locale().toInt(row.cells[2].text);
                }
            }
    std::map<QString, int> wanted;
    std::int64_t steps = 0;
    for (const auto &[id, record] : m_campaign.units) {
        ++wanted[QString::fromStdString(m_book.units.at(id).name)];
        steps += record.steps;
    }
    QVERIFY(seen == wanted);
    QCOMPARE(present, steps);
}

void TestCampaignReport::chronicleHasEveryEntry() { // CA-9.2
    const Result<Report> report = campaignChronicle(m_book, m_rules, m_texts);
    QVERIFY(report);
    const auto entries = campaign::readEntries(m_book);
    QVERIFY(entries && !entries->empty());
    std::size_t rows = 0;
    for (const ReportBlock &block : report->blocks)
        if (const auto *table = std::get_if<ReportTable>(&block))
            rows += table->rows.size();
    QCOMPARE(rows, entries->size());
}

void TestCampaignReport::recordsHaveEveryBrigade() { // CA-1.3
    const Result<Report> report = serviceRecords(m_book, m_rules, m_texts);
    QVERIFY(report);
    std::size_t headings = 0;
    for (const ReportBlock &block : report->blocks)
        if (const auto *heading = std::get_if<ReportHeading>(&block))
            headings += heading->level == 3 ? 1 : 0;
    QCOMPARE(headings, m_campaign.units.size());
}

void TestCampaignReport::honoursStandOnRosters() { // CA-5.2
    QVERIFY(honoursOf(m_book).empty());
    oob::OrderOfBattle book = m_book;
    campaign::UnitRecord record = m_campaign.units.begin()->second;
    record.honours = {"Schellenberg"};
    record.honourDates = {"1704-07-02"};
    const oob::Document document = campaign::documentOf(record);
    book.documents[{document.kind, document.id}] = document;
    const auto honours = honoursOf(book);
    QCOMPARE(honours.size(), std::size_t(1));
    PrintBook from{book, m_rules, {}, m_texts, honours};
    const UnitLines lines = UnitReader(from, {}).read(book.units.at(record.unit));
    QVERIFY(lines.remarks.contains(QStringLiteral("Honours: Schellenberg 1704")));
}

void TestCampaignReport::everythingIsOnThePaper() {
    QStringList units;
    for (const auto &[id, record] : m_campaign.units)
        units << QString::fromStdString(m_book.units.at(id).name);
    const QString kept = qEnvironmentVariable("SABRETACHE_KEEP_PRINTS");
    const std::pair<const char *, Result<Report>> reports[] = {
        {"state", campaignState(m_book, m_rules, m_texts)},
        {"chronicle", campaignChronicle(m_book, m_rules, m_texts)},
        {"records", serviceRecords(m_book, m_rules, m_texts)}};
    for (const auto &[name, report] : reports) {
        QVERIFY(report);
        for (const bool landscape : {false, true}) {
            Paper paper;
            paper.landscape = landscape;
            const ReportDocument document(*report, m_texts, paper);
            const QString pdf = (kept.isEmpty() ? m_folder.path() : kept) + u'/' +
                                QLatin1String(name) + QStringLiteral(".pdf");
            QVERIFY(writeDocument(document, pdf));
            const QString fault = tests::faultOnPaper(
                document, pdf,
                QLatin1String(name) == QStringLiteral("chronicle") ? QStringList() : units);
            QVERIFY2(fault.isEmpty(), qPrintable(QLatin1String(name) + u' ' + fault));
        }
    }
}

void TestCampaignReport::aBookWithoutACampaignIsSaid() {
    QVERIFY(!campaignState({}, m_rules, m_texts));
    QVERIFY(!campaignChronicle({}, m_rules, m_texts));
    QVERIFY(!serviceRecords({}, m_rules, m_texts));
}

} // namespace

QTEST_MAIN(TestCampaignReport)
#include "tst_campaignreport.moc"
