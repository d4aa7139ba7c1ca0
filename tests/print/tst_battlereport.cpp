// The report of a battle of the book, from its log to paper.
#include "battle/corporaljohn/engine.h"
#include "rules/corporaljohn/descriptor.h"
#include "session/battlesession.h"
#include "session/booksession.h"
#include "tests/print/builder.h"
#include "tests/print/paper.h"
#include "tests/support/battleplay.h"
#include "tests/support/samplebook.h"
#include "tests/support/samplesetup.h"
#include "ui/print/battlereport.h"
#include "ui/print/kinds.h"
#include "ui/print/report.h"
#include "ui/print/sheets.h"

#include <QCryptographicHash>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace sabretache;
using namespace sabretache::ui;

namespace {

class TestBattleReport : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase() { m_session.reset(); }
    void lossesAreTheStatesOwn();
    void strengthByTurnEndsWithWhatIsLeft();
    void whatWasTakenBackIsNotTold();
    void everythingIsOnThePaper();
    void aSidesReportHidesTheEnemysStrength();
    void returnsHaveASheetForEachSide();
    void readingAndPrintingChangeNothing();
    void aBattleThatIsNotThereIsSaid();

private:
    QTemporaryDir m_folder;
    const rules::RuleSetList m_ruleSets{{&rules::corporaljohn::ruleSet()}};
    const battle::EngineList m_engines{{&battle::corporaljohn::engine()}};
    Texts m_texts;
    std::unique_ptr<session::BookSession> m_session;
    BattleId m_battle;
    battle::View m_view;
    battle::Setup m_setup;
};

void TestBattleReport::initTestCase() {
    auto made = session::BookSession::create(m_folder.filePath(QStringLiteral("battle.sabretache")),
                                             m_ruleSets, m_engines, "corporal-john");
    QVERIFY(made);
    m_session = std::move(*made);
    m_setup = samples::blenheim();
    m_setup.name = "Blenheim";
    m_setup.date = "1704-08-13";
    m_setup.place = "Blindheim on the Danube";
    const auto id = m_session->startBattle(m_setup);
    QVERIFY(id);
    m_battle = *id;
    const auto open = m_session->openBattle(m_battle);
    QVERIFY(open);
    session::BattleSession &battle = **open;
    battleplay::Random random(1704);
    // Into the third turn, whatever happens there.
    for (int n = 0; n < 400 && battle.view().turn < Turns(3); ++n) {
        const auto input = battleplay::nextInput(battle.engine(), battle.state(), random);
        QVERIFY(input);
        QVERIFY(battle.submit(*input));
    }
    QVERIFY(battle.view().turn == Turns(3));
    // Something is entered and taken back.
    const auto input = battleplay::nextInput(battle.engine(), battle.state(), random);
    QVERIFY(input && battle.submit(*input));
    QVERIFY(battle.undo());
    m_view = battle.view();
}

/// The first table whose head begins so.
const ReportTable *tableOf(const Report &report, const QString &first, int skip = 0) {
    for (const ReportBlock &block : report.blocks)
        if (const auto *table = std::get_if<ReportTable>(&block))
            if (table->columns.front().title == first && skip-- == 0)
                return table;
    return nullptr;
}

void TestBattleReport::lossesAreTheStatesOwn() {
    const Result<Report> report = battleReport(*m_session, m_battle, m_texts);
    QVERIFY(report);
    std::int64_t lost = 0;
    for (int side = 0; side < 2; ++side) {
        const ReportTable *table = tableOf(*report, QStringLiteral("Unit"), side);
        QVERIFY(table);
        const battle::SideView &sum = m_view.sides[std::size_t(side)];
        std::int64_t rows = 0;
        for (const ReportRow &row : table->rows)
            if (row.kind == ReportRowKind::Plain)
                rows += row.cells[2].text.toInt();
        QCOMPARE(table->rows.back().kind, ReportRowKind::Total);
        QCOMPARE(table->rows.back().cells[2].text, m_texts.number(sum.startSteps - sum.steps));
        QCOMPARE(rows, std::int64_t(sum.startSteps - sum.steps));
        lost += rows;
    }
    QVERIFY(lost > 0); // else the battle proves nothing
}

void TestBattleReport::aSidesReportHidesTheEnemysStrength() {
    const Result<Report> report = battleReport(*m_session, m_battle, m_texts, battle::Side::First);
    QVERIFY(report);
    const QString hidden = QStringLiteral("?");
    const ReportTable *own = tableOf(*report, QStringLiteral("Unit"), 0);
    const ReportTable *enemy = tableOf(*report, QStringLiteral("Unit"), 1);
    QVERIFY(own && enemy && enemy->rows.size() > 2);
    for (const ReportRow &row : enemy->rows)
        if (row.kind != ReportRowKind::Group)
            for (std::size_t cell = 1; cell <= 3; ++cell)
                QCOMPARE(row.cells[cell].text, hidden);
    for (const ReportRow &row : own->rows)
        if (row.kind == ReportRowKind::Plain)
            QVERIFY(row.cells[1].text != hidden);
    const ReportTable *sides = tableOf(*report, QStringLiteral("Side"));
    QVERIFY(sides);
    QCOMPARE(sides->rows[1].cells[3].text, hidden);
    QCOMPARE(sides->rows[1].cells[5].text, hidden); // where it breaks
    // One line only: strength by turn of the reader's own side.
    for (const ReportBlock &block : report->blocks)
        if (const auto *chart = std::get_if<ReportChart>(&block))
            if (chart->kind == ReportChart::Kind::Lines)
                QCOMPARE(chart->series.size(), std::size_t(1));
}

void TestBattleReport::strengthByTurnEndsWithWhatIsLeft() {
    const Result<Report> report = battleReport(*m_session, m_battle, m_texts);
    QVERIFY(report);
    const ReportChart *chart = nullptr;
    for (const ReportBlock &block : report->blocks)
        if (const auto *one = std::get_if<ReportChart>(&block);
            one && one->kind == ReportChart::Kind::Lines)
            chart = one;
    QVERIFY(chart);
    QVERIFY(chart->names.size() >= 3); // the opening and two turns
    for (std::size_t side = 0; side < 2; ++side) {
        QCOMPARE(chart->series[side].values.size(), std::size_t(chart->names.size()));
        QCOMPARE(chart->series[side].values.front().value(), double(m_view.sides[side].startSteps));
        QCOMPARE(chart->series[side].values.back().value(), double(m_view.sides[side].steps));
    }
}

void TestBattleReport::whatWasTakenBackIsNotTold() {
    const Result<Report> report = battleReport(*m_session, m_battle, m_texts);
    QVERIFY(report);
    const auto open = m_session->openBattle(m_battle);
    QVERIFY(open);
    std::size_t events = 0;
    for (const session::Step &step : (*open)->steps())
        if (!step.reverted && !step.isMarker())
            events += step.events.size();
    std::size_t told = 0;
    for (const ReportBlock &block : report->blocks)
        if (const auto *paragraph = std::get_if<ReportParagraph>(&block))
            told += paragraph->bullet ? 1 : 0;
    // Some events have no line of their own in the log; none is told twice.
    QVERIFY(told > 0);
    QVERIFY(told <= events);
}

void TestBattleReport::everythingIsOnThePaper() {
    const Result<Report> report = battleReport(*m_session, m_battle, m_texts);
    QVERIFY(report);
    QStringList expected{QStringLiteral("Blenheim"), QStringLiteral("13 August 1704")};
    for (const battle::SetupUnit &unit : m_setup.units)
        expected << QString::fromStdString(unit.name);
    for (const battle::SetupCommander &one : m_setup.commanders)
        if (std::any_of(m_view.commanders.begin(), m_view.commanders.end(),
                        [&](const auto &view) { return view.id == one.id; }))
            expected << QString::fromStdString(one.name);
    const Texts british(QStringLiteral("en_GB"));
    const ReportDocument document(*battleReport(*m_session, m_battle, british), british, {});
    const QString kept = qEnvironmentVariable("SABRETACHE_KEEP_PRINTS");
    const QString pdf =
        (kept.isEmpty() ? m_folder.path() : kept) + QStringLiteral("/battlereport.pdf");
    QVERIFY(writeDocument(document, pdf));
    const QString fault = tests::faultOnPaper(document, pdf, expected);
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
}

void TestBattleReport::returnsHaveASheetForEachSide() {
    const Report report =
        returnSheets(m_setup, {m_session->book(), m_session->ruleSet(), {}, m_texts});
    int headings = 0;
    for (const ReportBlock &block : report.blocks)
        if (const auto *heading = std::get_if<ReportHeading>(&block);
            heading && heading->level == 1)
            ++headings;
    QCOMPARE(headings, 2);
    qsizetype rows = 0;
    for (int side = 0; side < 2; ++side)
        for (const ReportRow &row :
             tableOf(report, QStringLiteral("Brigade or battery"), side)->rows)
            rows += row.kind == ReportRowKind::Plain ? 1 : 0;
    QCOMPARE(rows, qsizetype(m_setup.units.size()));
}

/// Lesson 28: the state, the record and the file are after every print what they were before it.
void TestBattleReport::readingAndPrintingChangeNothing() {
    auto open = m_session->openBattle(m_battle);
    QVERIFY(open);
    const session::BattleSession &battle = **open;
    const auto bytes = [this] {
        QFile file(m_session->path());
        return file.open(QIODevice::ReadOnly)
                   ? QCryptographicHash::hash(file.readAll(), QCryptographicHash::Sha256)
                   : QByteArray();
    };
    QVERIFY(m_session->apply(test::addingAll(tests::blenheim().book)).has_value());
    const std::uint64_t hash = battle.engine().hash(battle.state());
    const std::size_t steps = battle.steps().size();
    const oob::OrderOfBattle book = m_session->book();
    const QByteArray file = bytes();
    QVERIFY(!file.isEmpty());
    int prints = 0;
    const auto same = [&](const char *what) {
        const auto again = m_session->openBattle(m_battle); // what is on disk
        return again && battle.engine().hash(battle.state()) == hash &&
                       battle.engine().hash((*again)->state()) == hash &&
                       battle.steps().size() == steps && (*again)->steps().size() == steps &&
                       m_session->book() == book && bytes() == file && ++prints > 0
                   ? QByteArray()
                   : QByteArray(what);
    };
    const auto write = [&](const PrintDocument &document) {
        return writeDocument(document, m_folder.filePath(QStringLiteral("same.pdf")));
    };
    // Reading: what is offered and asked, every form, the view, and looking back.
    for (const battle::Offer &offer : battle.offers())
        static_cast<void>(battle.form(Record{offer.action, {}}));
    static_cast<void>(battle.view());
    static_cast<void>(battle.pending());
    for (std::size_t step = 0; step < steps; step += 7)
        static_cast<void>(battle.stateAt(step));
    QCOMPARE(same("reading"), QByteArray());
    // The report and the sheets of the battle.
    const Result<Report> report = battleReport(*m_session, m_battle, m_texts);
    QVERIFY(report && write(ReportDocument(*report, m_texts, {})));
    QCOMPARE(same("report"), QByteArray());
    const rules::OptionValues options;
    const PrintBook from{m_session->book(), m_session->ruleSet(), options, m_texts};
    QVERIFY(write(ReportDocument(returnSheets(m_setup, from), m_texts, {})));
    QCOMPARE(same("return sheets"), QByteArray());
    // Every kind of print of an army that stands in the same book.
    for (const auto &[kind, key] : kWords<PrintKind>) {
        const auto document =
            makePrint(kind, from, {oob::armiesInOrder(m_session->book()).front()}, {});
        QVERIFY2(document && write(*document), std::string(key).c_str());
        QCOMPARE(same(std::string(key).c_str()), QByteArray());
    }
    QCOMPARE(prints, 3 + int(kWords<PrintKind>.size()));
}

void TestBattleReport::aBattleThatIsNotThereIsSaid() {
    const Result<Report> report = battleReport(*m_session, BattleId(Uuid{7, 7}), m_texts);
    QVERIFY(!report);
}

} // namespace

QTEST_MAIN(TestBattleReport)
#include "tst_battlereport.moc"
