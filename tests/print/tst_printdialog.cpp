// The print preview, used as a person uses it.
#include "rules/corporaljohn/descriptor.h"
#include "session/booksession.h"
#include "tests/print/builder.h"
#include "tests/print/printed.h"
#include "ui/print/printdialog.h"
#include "ui/text/texts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPrintPreviewWidget>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

using namespace sabretache;
using namespace sabretache::ui;

namespace {

class TestPrintDialog : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup() { m_session.reset(); }
    void offersEveryArmyAndColumn();
    void paperChangesThePages();
    void writesWhatItShows();
    void anEmptyBookHasNothingToPrint();

private:
    QTemporaryDir m_folder;
    const rules::RuleSetList m_ruleSets{{&rules::corporaljohn::ruleSet()}};
    const battle::EngineList m_engines{{}};
    Texts m_texts;
    std::unique_ptr<session::BookSession> m_session;
    int m_books = 0;
};

void TestPrintDialog::init() {
    auto made = session::BookSession::create(
        m_folder.filePath(QStringLiteral("%1.sabretache").arg(++m_books)), m_ruleSets, m_engines,
        "corporal-john");
    QVERIFY(made);
    m_session = std::move(*made);
}

void TestPrintDialog::offersEveryArmyAndColumn() {
    QVERIFY(m_session->apply(tests::editOf(tests::blenheim())));
    const PrintDialog dialog(*m_session, m_texts, {}, {}, nullptr);
    const auto *choice = dialog.findChild<QComboBox *>();
    QVERIFY(choice);
    // Two armies, and all their columns.
    QCOMPARE(choice->count(), int(2 + m_session->book().columns.size()));
    QCOMPARE(choice->itemText(0), QStringLiteral("Grand Alliance"));
}

void TestPrintDialog::paperChangesThePages() {
    QVERIFY(m_session->apply(tests::editOf(tests::blenheim())));
    PrintDialog dialog(*m_session, m_texts, {}, {}, nullptr);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    const int a4 = dialog.pageCount();
    const auto boxes = dialog.findChildren<QComboBox *>();
    QCOMPARE(boxes.size(), 2);
    boxes[1]->setCurrentIndex(boxes[1]->findData(QStringLiteral("a5")));
    QVERIFY(dialog.pageCount() > a4);
    QTRY_COMPARE(dialog.findChild<QPrintPreviewWidget *>()->pageCount(), dialog.pageCount());
    QCOMPARE(dialog.findChild<QSpinBox *>()->maximum(), dialog.pageCount());
    // A column alone takes less.
    boxes[0]->setCurrentIndex(1);
    QVERIFY(dialog.pageCount() <= a4);
    if (const QString kept = qEnvironmentVariable("SABRETACHE_KEEP_PRINTS"); !kept.isEmpty()) {
        boxes[0]->setCurrentIndex(0);
        boxes[1]->setCurrentIndex(0);
        QTest::qWait(200);
        dialog.grab().save(kept + QStringLiteral("/dialog.png"));
    }
}

void TestPrintDialog::writesWhatItShows() {
    QVERIFY(m_session->apply(tests::editOf(tests::blenheim())));
    const PrintDialog dialog(*m_session, m_texts, {}, {}, nullptr);
    const QString path = m_folder.filePath(QStringLiteral("out.pdf"));
    QVERIFY(dialog.writeTo(path));
    const QStringList pages = tests::pagesOf(path);
    QCOMPARE(pages.size(), dialog.pageCount());
    QVERIFY(pages.first().contains(QStringLiteral("Marlborough")));
}

void TestPrintDialog::anEmptyBookHasNothingToPrint() {
    const PrintDialog dialog(*m_session, m_texts, {}, {}, nullptr);
    QCOMPARE(dialog.pageCount(), 0);
}

} // namespace

QTEST_MAIN(TestPrintDialog)
#include "tst_printdialog.moc"
