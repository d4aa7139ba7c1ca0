// The print preview, used as a person uses it.
#include "rules/corporaljohn/descriptor.h"
#include "session/booksession.h"
#include "tests/print/builder.h"
#include "tests/print/printed.h"
#include "ui/print/printdialog.h"
#include "ui/text/texts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
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
    void offersEveryKind();
    void onlyWhatConcernsTheKindIsAsked();
    void writesWhatItShows();
    void headerIsOnThePages();
    void reportsOfTheCampaignStandFirst();
    void anEmptyBookHasNothingToPrint();

private:
    template <class Widget> static Widget *in(const PrintDialog &dialog, const char *name) {
        return dialog.findChild<Widget *>(QLatin1String(name));
    }
    QTemporaryDir m_folder;
    const rules::RuleSetList m_ruleSets{{&rules::corporaljohn::ruleSet()}};
    const battle::EngineList m_engines{{}};
    const ReportSources m_none;
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
    const PrintDialog dialog(*m_session, m_texts, {}, m_none, nullptr);
    const auto *choice = in<QComboBox>(dialog, "choice");
    QVERIFY(choice);
    // Two armies, and all their columns.
    QCOMPARE(choice->count(), int(2 + m_session->book().columns.size()));
    QCOMPARE(choice->itemText(0), QStringLiteral("Grand Alliance"));
}

void TestPrintDialog::paperChangesThePages() {
    QVERIFY(m_session->apply(tests::editOf(tests::blenheim())));
    PrintDialog dialog(*m_session, m_texts, {}, m_none, nullptr);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    const int a4 = dialog.pageCount();
    auto *size = in<QComboBox>(dialog, "size");
    auto *choice = in<QComboBox>(dialog, "choice");
    size->setCurrentIndex(size->findData(QStringLiteral("a5")));
    QVERIFY(dialog.pageCount() > a4);
    QTRY_COMPARE(dialog.findChild<QPrintPreviewWidget *>()->pageCount(), dialog.pageCount());
    QCOMPARE(in<QSpinBox>(dialog, "page")->maximum(), dialog.pageCount());
    // A column alone takes less.
    choice->setCurrentIndex(1);
    QVERIFY(dialog.pageCount() <= a4);
}

void TestPrintDialog::offersEveryKind() {
    QVERIFY(m_session->apply(tests::editOf(tests::blenheim())));
    PrintDialog dialog(*m_session, m_texts, {}, m_none, nullptr);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    auto *kind = in<QComboBox>(dialog, "kind");
    QCOMPARE(kind->count(), int(kWords<PrintKind>.size()));
    const QString kept = qEnvironmentVariable("SABRETACHE_KEEP_PRINTS");
    for (int i = 0; i < kind->count(); ++i) {
        QVERIFY(!kind->itemText(i).startsWith(u'['));
        kind->setCurrentIndex(i);
        QVERIFY(dialog.pageCount() > 0);
        if (!kept.isEmpty()) {
            QTest::qWait(150);
            dialog.grab().save(kept + QStringLiteral("/dialog-%1.png").arg(i));
        }
    }
}

void TestPrintDialog::onlyWhatConcernsTheKindIsAsked() {
    QVERIFY(m_session->apply(tests::editOf(tests::blenheim())));
    PrintDialog dialog(*m_session, m_texts, {}, m_none, nullptr);
    auto *kind = in<QComboBox>(dialog, "kind");
    const auto shown = [&](PrintKind wanted) {
        kind->setCurrentIndex(int(wanted));
        QStringList out;
        for (const char *name : {"choice", "columns", "card", "labelWidth", "turns"})
            if (dialog.findChild<QWidget *>(QLatin1String(name))->isVisibleTo(&dialog))
                out << QLatin1String(name);
        return out.join(u' ');
    };
    QCOMPARE(shown(PrintKind::Roster), QStringLiteral("choice columns"));
    QCOMPARE(shown(PrintKind::Cards), QStringLiteral("choice card"));
    QCOMPARE(shown(PrintKind::Labels), QStringLiteral("choice labelWidth"));
    QCOMPARE(shown(PrintKind::Orders), QStringLiteral("choice turns"));
    QCOMPARE(shown(PrintKind::Reference), QString());
    // Cards are cut from as much of the sheet as the printer reaches.
    kind->setCurrentIndex(int(PrintKind::Cards));
    QCOMPARE(in<QSpinBox>(dialog, "margin")->value(), 6);
    kind->setCurrentIndex(int(PrintKind::Roster));
    QCOMPARE(in<QSpinBox>(dialog, "margin")->value(), 12);
}

void TestPrintDialog::writesWhatItShows() {
    QVERIFY(m_session->apply(tests::editOf(tests::blenheim())));
    PrintDialog dialog(*m_session, m_texts, {}, m_none, nullptr);
    const QString path = m_folder.filePath(QStringLiteral("out.pdf"));
    QVERIFY(dialog.writeTo(path));
    const QStringList pages = tests::pagesOf(path);
    QCOMPARE(pages.size(), dialog.pageCount());
    QVERIFY(pages.first().contains(QStringLiteral("Marlborough")));
    // A diagram as a picture is one, however many pages it is on paper.
    in<QComboBox>(dialog, "kind")->setCurrentIndex(int(PrintKind::Diagram));
    const QString picture = m_folder.filePath(QStringLiteral("out.svg"));
    QVERIFY(dialog.writeTo(picture));
    QVERIFY(QFile::exists(picture));
}

void TestPrintDialog::headerIsOnThePages() {
    QVERIFY(m_session->apply(tests::editOf(tests::blenheim())));
    PrintDialog dialog(*m_session, m_texts, {}, m_none, nullptr);
    auto *header = dialog.findChildren<QLineEdit *>().first();
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    for (QLineEdit *line : dialog.findChildren<QLineEdit *>())
        if (line->placeholderText() == QStringLiteral("none")) {
            header = line;
            break;
        }
    header->setFocus();
    QTest::keyClicks(header, QStringLiteral("Club night"));
    QTest::keyClick(header, Qt::Key_Tab);
    const QString path = m_folder.filePath(QStringLiteral("header.pdf"));
    QVERIFY(dialog.writeTo(path));
    for (const QString &page : tests::pagesOf(path))
        QVERIFY(page.contains(QStringLiteral("Club night")));
}

void TestPrintDialog::reportsOfTheCampaignStandFirst() {
    QVERIFY(m_session->apply(tests::editOf(tests::blenheim())));
    const ReportSources sources{
        {"chronicle", ReportSource::Of::Campaign,
         [](session::BookSession &, BattleId, const Texts &) -> Result<Report> {
             Report out;
             out.title = QStringLiteral("The year 1704");
             out.add(ReportParagraph{QStringLiteral("It rained.")});
             return out;
         }},
        {"state", ReportSource::Of::Campaign,
         [](session::BookSession &, BattleId, const Texts &) -> Result<Report> {
             return fail(kPrintFormat, {"x"});
         }}};
    PrintDialog dialog(*m_session, m_texts, PrintTarget{{}, {}, {}, true}, sources, nullptr);
    auto *kind = in<QComboBox>(dialog, "kind");
    QCOMPARE(kind->count(), int(kWords<PrintKind>.size()) + 2);
    QCOMPARE(kind->currentText(), QStringLiteral("Chronicle"));
    const QString path = m_folder.filePath(QStringLiteral("chronicle.pdf"));
    QVERIFY(dialog.writeTo(path));
    QVERIFY(tests::pagesOf(path).join(u' ').contains(QStringLiteral("It rained.")));
    // A report that can't be made says why, and nothing can be printed.
    kind->setCurrentIndex(1);
    QCOMPARE(dialog.pageCount(), 0);
}

void TestPrintDialog::anEmptyBookHasNothingToPrint() {
    const PrintDialog dialog(*m_session, m_texts, {}, m_none, nullptr);
    QCOMPARE(dialog.pageCount(), 0);
}

} // namespace

QTEST_MAIN(TestPrintDialog)
#include "tst_printdialog.moc"
