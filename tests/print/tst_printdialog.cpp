// The print preview, used as a person uses it.
#include "rules/corporaljohn/descriptor.h"
#include "session/booksession.h"
#include "tests/print/builder.h"
#include "tests/print/printed.h"
#include "ui/print/printdialog.h"
#include "ui/text/texts.h"
#include "ui/views/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPrintPreviewWidget>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

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
    void aChoiceOfUnitsIsPrinted();
    void offersEveryKind();
    void itPaintsDarkAndLarge_data();
    void itPaintsDarkAndLarge();
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

void TestPrintDialog::aChoiceOfUnitsIsPrinted() {
    QVERIFY(m_session->apply(tests::editOf(tests::blenheim())));
    PrintDialog dialog(*m_session, m_texts, {}, m_none, nullptr);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    auto *some = in<QCheckBox>(dialog, "some");
    auto *units = in<QTreeWidget>(dialog, "units");
    QVERIFY(!units->isVisible());
    const auto text = [&](const char *name) {
        const QString path = m_folder.filePath(QLatin1String(name));
        return dialog.writeTo(path) ? tests::pagesOf(path).join(u' ') : QString();
    };
    some->click();
    QVERIFY(units->isVisible());
    // The allied army: nine columns, all of it ticked.
    QCOMPARE(units->topLevelItemCount(), 9);
    QVERIFY(text("all.pdf").contains(QStringLiteral("In all: 26 brigades")));
    // Space on a column, by the keyboard, takes its units away; all but the first two columns go.
    units->setFocus();
    for (int i = 2; i < 9; ++i) {
        units->setCurrentItem(units->topLevelItem(i));
        QTest::keyClick(units, Qt::Key_Space);
        QCOMPARE(units->topLevelItem(i)->child(0)->checkState(0), Qt::Unchecked);
    }
    // And one unit of the second.
    QTreeWidgetItem *gone = units->topLevelItem(1)->child(0);
    QCOMPARE(gone->text(0), QStringLiteral("Meredyth's brigade"));
    gone->setCheckState(0, Qt::Unchecked);
    QTRY_COMPARE(dialog.pageCount(), 1);
    const QString few = text("few.pdf");
    QVERIFY(few.contains(QStringLiteral("In all: 10 brigades")));
    QVERIFY(few.contains(QStringLiteral("Row's brigade")));
    QVERIFY(few.contains(QStringLiteral("Rantzau's brigade")));
    QVERIFY(!few.contains(QStringLiteral("Meredyth")));
    QVERIFY(!few.contains(QStringLiteral("Lumley")));
    // Nothing ticked is nothing to print, and not everything.
    for (int i = 0; i < 2; ++i)
        units->topLevelItem(i)->setCheckState(0, Qt::Unchecked);
    QTRY_COMPARE(dialog.pageCount(), 0);
    // Another part has its own units, all of them ticked.
    in<QComboBox>(dialog, "choice")->setCurrentIndex(1);
    QCOMPARE(units->topLevelItemCount(), 5);
    QVERIFY(text("column.pdf").contains(QStringLiteral("Row's brigade")));
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

void TestPrintDialog::itPaintsDarkAndLarge_data() {
    QTest::addColumn<bool>("dark");
    QTest::addColumn<int>("scale");
    QTest::newRow("light") << false << 100;
    QTest::newRow("dark") << true << 100;
    QTest::newRow("large") << false << 200;
}

/// Leaves pictures in build/screens, to be looked at; the paper stays white in every look.
void TestPrintDialog::itPaintsDarkAndLarge() {
    QFETCH(bool, dark);
    QFETCH(int, scale);
    QVERIFY(m_session->apply(tests::editOf(tests::blenheim())));
    Theme theme(*qApp);
    theme.setLook(dark ? Theme::Look::Dark : Theme::Look::Light);
    theme.setTextScale(scale);
    QDir().mkpath(QStringLiteral(SABRETACHE_BINARY_DIR "/screens"));
    {
        PrintDialog dialog(*m_session, m_texts, {}, m_none, nullptr);
        // No larger than the smallest screen that the program is made for.
        dialog.resize(dialog.size().boundedTo(QSize(1440, 860)));
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        in<QCheckBox>(dialog, "some")->click();
        for (const PrintKind kind : {PrintKind::Roster, PrintKind::Labels}) {
            in<QComboBox>(dialog, "kind")->setCurrentIndex(int(kind));
            QTest::qWait(100);
            const QImage picture = dialog.grab().toImage();
            picture.save(QStringLiteral(SABRETACHE_BINARY_DIR "/screens/print-%1-%2.png")
                             .arg(QString::fromLatin1(QTest::currentDataTag()))
                             .arg(int(kind)));
            const auto *preview = dialog.findChild<QPrintPreviewWidget *>();
            const QPoint middle = preview->mapTo(&dialog, preview->rect().center());
            int white = 0;
            for (int x = -60; x <= 60; ++x)
                white += qGray(picture.pixel(middle + QPoint(x, 0))) > 240 ? 1 : 0;
            QVERIFY2(white > 60, qPrintable(QString::number(white)));
            QVERIFY(dialog.minimumSizeHint().width() <= 1440);
        }
    }
    theme.setLook(Theme::Look::Light);
    theme.setTextScale(100);
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
