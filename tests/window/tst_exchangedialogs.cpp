// Import and export on the real window, by keys.
#include "exchange/jsonform.h"
#include "oob/queries.h"
#include "ui/dialogs/exportdialog.h"
#include "window/windowkit.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QTest>

using namespace sabretache;
using namespace sabretache::ui;

class TestExchangeDialogs : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { m_kit = std::make_unique<WindowKit>(QStringLiteral("blenheim-1704")); }
    void cleanup() { m_kit.reset(); }

    void exportOffersTheArmyOfThePage() {
        ExportDialog *dialog = openExport();
        QVERIFY(dialog);
        const auto armies = oob::armiesInOrder(book());
        QCOMPARE(dialog->armies(), std::vector<ArmyId>{armies.front()});
        auto *list = dialog->findChild<QListWidget *>();
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Down);
        QTest::keyClick(list, Qt::Key_Space);
        QCOMPARE(dialog->armies(), armies);
        QTest::keyClick(list, Qt::Key_Space);
        QTest::keyClick(list, Qt::Key_Up);
        QTest::keyClick(list, Qt::Key_Space);
        QVERIFY(dialog->armies().empty());
        QCOMPARE(dialog->findChild<QRadioButton *>(QStringLiteral("csv"))->isEnabled(), true);
    }

    void everyFormIsWritten_data() {
        QTest::addColumn<QString>("form");
        QTest::addColumn<QByteArray>("begins");
        QTest::newRow("csv") << QStringLiteral("csv") << QByteArray("side,army,army_commander,");
        QTest::newRow("json") << QStringLiteral("json") << QByteArray("{\n  \"format\": \"sabre");
        QTest::newRow("html") << QStringLiteral("html") << QByteArray("<!DOCTYPE html>");
        QTest::newRow("md") << QStringLiteral("md") << QByteArray("# Grand Alliance");
        QTest::newRow("xlsx") << QStringLiteral("xlsx") << QByteArray("PK\x03\x04");
        QTest::newRow("book") << QStringLiteral("book") << QByteArray("SQLite format 3");
    }
    void everyFormIsWritten() {
        QFETCH(QString, form);
        QFETCH(QByteArray, begins);
        ExportDialog *dialog = openExport();
        QVERIFY(dialog);
        dialog->findChild<QRadioButton *>(form)->click();
        QCOMPARE(dialog->form(), form);
        const QString path = m_kit->folder() + QStringLiteral("/out.") + form;
        const auto done = dialog->writeTo(path);
        QVERIFY2(done.has_value(), done ? "" : qPrintable(m_kit->texts().error(done.error())));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.read(200).startsWith(begins));
        // As text it can be pasted where it is wanted; a book and a spreadsheet are no text.
        QApplication::clipboard()->setText(QStringLiteral("before"));
        QTest::keyClick(dialog->findChild<QPushButton *>(QStringLiteral("copy")), Qt::Key_Space);
        if (form == u"book" || form == u"xlsx") {
            QTest::qWait(150);
            QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("before"));
        } else {
            QTRY_VERIFY_WITH_TIMEOUT(
                QApplication::clipboard()->text().contains(QStringLiteral("Ferguson")), 1000);
        }
    }

private:
    const oob::OrderOfBattle &book() { return m_kit->window().session()->book(); }
    ExportDialog *openExport() {
        QTest::keyClick(&m_kit->window(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        auto *dialog = m_kit->window().findChild<ExportDialog *>();
        if (dialog) [[maybe_unused]]
            const bool shown = QTest::qWaitForWindowActive(dialog);
        return dialog;
    }
    std::unique_ptr<WindowKit> m_kit;
};

QTEST_MAIN(TestExchangeDialogs)
#include "tst_exchangedialogs.moc"
