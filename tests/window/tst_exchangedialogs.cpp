// Import and export on the real window, by keys.
#include "exchange/exporter.h"
#include "exchange/jsonform.h"
#include "oob/queries.h"
#include "ui/commands/exportlook.h"
#include "ui/dialogs/exportdialog.h"
#include "ui/dialogs/importdialog.h"
#include "window/windowkit.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QListWidget>
#include <QProcess>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QTest>
#include <QTreeWidget>

#include <array>

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

    void aLargeBookIsWrittenBesideAWindowThatLives_data() {
        QTest::addColumn<bool>("stops");
        QTest::newRow("to its end") << false;
        QTest::newRow("stopped") << true;
    }
    void aLargeBookIsWrittenBesideAWindowThatLives() {
        QFETCH(bool, stops);
        accept(openImport(longList(2500)));
        m_kit->window().findChild<QAction *>(QStringLiteral("export"))->trigger();
        auto *dialog = m_kit->window().findChild<ExportDialog *>();
        QVERIFY(dialog);
        auto *list = dialog->findChild<QListWidget *>();
        for (int i = 0; i < list->count(); ++i)
            list->item(i)->setCheckState(Qt::Checked);
        dialog->findChild<QRadioButton *>(QStringLiteral("csv"))->click();
        const QString path = m_kit->folder() + QStringLiteral("/large.csv");
        QFile old(path); // what stood there stays when the writing is stopped
        QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
        old.close();
        dialog->start(path);
        QVERIFY(dialog->isWriting());
        auto *stop = dialog->findChild<QPushButton *>(QStringLiteral("stop"));
        QVERIFY(stop->isVisible());
        if (stops)
            QTest::keyClick(stop, Qt::Key_Space);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->isWriting(), 20'000);
        QVERIFY(!stop->isVisible());
        QVERIFY(old.open(QIODevice::ReadOnly));
        const QByteArray bytes = old.readAll();
        // The units read, the brigades that say their level, Blenheim's units and the heads.
        const auto lines = 2500 + 125 + 64 + 1;
        if (stops)
            QVERIFY(bytes == "old" || bytes.count('\n') == lines);
        else
            QCOMPARE(bytes.count('\n'), lines);
        QCOMPARE(QDir(m_kit->folder()).entryList({QStringLiteral("large*")}).size(), 1);
    }

    void aListIsSeenBeforeItIsTaken() {
        const oob::OrderOfBattle before = book();
        ImportDialog *dialog = openImport("Corps;Regiment;Arm;Men;Guns\n"
                                          "Left;6th Light;infantry;1.728;\n"
                                          ";Hussars;light cavalry;-5;\n"
                                          ";Battery;artillery;;6\n");
        QVERIFY(dialog);
        // Nothing is written until it is accepted.
        QVERIFY(book() == before);
        QVERIFY(dialog->reading());
        QCOMPARE(dialog->plan().added.size(), std::size_t{2});
        QCOMPARE(dialog->reading()->rejected.size(), std::size_t{1});
        auto *units = tree(dialog, "Units read");
        QCOMPARE(units->topLevelItemCount(), 2);
        QCOMPARE(units->topLevelItem(0)->text(0), QStringLiteral("new"));
        QCOMPARE(units->topLevelItem(0)->text(1), QStringLiteral("6th Light"));
        QCOMPARE(units->topLevelItem(0)->text(5), QStringLiteral("1,728")); // as read
        QCOMPARE(units->topLevelItem(0)->text(8), QStringLiteral("2"));     // its line
        QCOMPARE(units->topLevelItem(0)->text(9), QStringLiteral("1.728")); // as it stands
        auto *lines = tree(dialog, "Lines with remarks");
        QCOMPARE(lines->topLevelItem(0)->text(0), QStringLiteral("3"));
        QVERIFY(lines->topLevelItem(0)->text(1).contains(QStringLiteral("-5")));
        accept(dialog);
        QCOMPARE(book().units.size(), before.units.size() + 2);
        m_kit->window().editor()->stack().undo(); // one step
        QVERIFY(book() == before);
    }

    void aSecondImportSaysWhatIsOther() {
        const auto row = [](const char *men) {
            return std::string("Corps;Regiment;Arm;Men\nLeft;6th Light;infantry;") + men +
                   "\n;39th Line;infantry;1600\n";
        };
        accept(openImport(row("1728") + ";76th Line;infantry;1700\n"));
        const auto units = book().units.size();
        ImportDialog *dialog = openImport(row("1500"));
        QVERIFY(dialog);
        QCOMPARE(dialog->plan().added.size(), std::size_t{0});
        QCOMPARE(dialog->plan().changed.size(), std::size_t{1});
        QCOMPARE(dialog->plan().missing.size(), std::size_t{1});
        auto *list = tree(dialog, "Units read");
        QCOMPARE(list->topLevelItem(0)->text(0), QStringLiteral("changed: men 1,728 \u2192 1,500"));
        QCOMPARE(list->topLevelItem(1)->text(0), QStringLiteral("not in the list, stays"));
        QCOMPARE(list->topLevelItem(1)->text(1), QStringLiteral("76th Line"));
        QCOMPARE(list->topLevelItem(2)->text(0), QStringLiteral("the same"));
        accept(dialog);
        QCOMPARE(book().units.size(), units);
        dialog = openImport(row("1500"));
        QVERIFY(dialog);
        QVERIFY(!dialog->findChild<QPushButton *>(QStringLiteral("import"))->isEnabled());
    }

    void theMeaningOfAColumnIsChangedAndRemembered() {
        const std::string list = "Corps;Regiment;Arm;Paper;Present\nLeft;6th;infantry;1728;1500\n"
                                 ";39th;infantry;1600;1400\n";
        ImportDialog *dialog = openImport(list);
        QVERIFY(dialog);
        auto *columns = grid(dialog, "Meaning of the columns");
        QCOMPARE(columns->rowCount(), 5);
        QCOMPARE(columns->item(4, 0)->text(), QStringLiteral("Present"));
        QCOMPARE(columns->item(4, 2)->text(), QStringLiteral("1500 \u00b7 1400"));
        // By keys: the box of the last column, typed to "Men"; the one before is left out.
        const auto choose = [&](int row, const char *meaning) {
            auto *box = qobject_cast<QComboBox *>(
                grid(dialog, "Meaning of the columns")->cellWidget(row, 1));
            QVERIFY(box);
            box->setCurrentIndex(box->findData(QString::fromLatin1(meaning)));
            Q_EMIT box->activated(box->currentIndex());
            QTest::qWait(20);
        };
        choose(3, "ignore");
        choose(4, "men");
        QCOMPARE(dialog->reading()->units[0].value.present.men, std::optional(Men(1500)));
        QCOMPARE(dialog->reading()->units[1].value.present.men, std::optional(Men(1400)));
        const std::string json = dialog->mappingJson();
        accept(dialog);
        // The next list of the same hand is read in the same way.
        dialog = openImport(list + ";76th;infantry;1700;1650\n");
        QVERIFY(dialog);
        QCOMPARE(dialog->mappingJson(), json);
        QCOMPARE(dialog->reading()->units[2].value.present.men, std::optional(Men(1650)));
    }

    void aLargeListIsReadInAThreadOfItsOwn() {
        const oob::OrderOfBattle before = book();
        ImportDialog *dialog = openImport(longList(8'000));
        QVERIFY(dialog);
        QVERIFY(dialog->isReading());
        QVERIFY(!dialog->findChild<QPushButton *>(QStringLiteral("import"))->isEnabled());
        QCOMPARE(dialog->focusWidget(), dialog->findChild<QPushButton *>(QStringLiteral("stop")));
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->isReading(), 60'000);
        QVERIFY(book() == before); // nothing is written until it is accepted
        QCOMPARE(dialog->plan().added.size(), std::size_t{8'000});
        accept(dialog);
        QCOMPARE(book().units.size(), before.units.size() + 8'000);
        m_kit->window().editor()->stack().undo();
        QVERIFY(book() == before);
    }

    void aReadingCanBeStopped() {
        const oob::OrderOfBattle before = book();
        ImportDialog *dialog = openImport(longList(60'000));
        QVERIFY(dialog && dialog->isReading());
        QTest::keyClick(dialog->findChild<QPushButton *>(QStringLiteral("stop")), Qt::Key_Space);
        QVERIFY(!dialog->isReading());
        QVERIFY(!dialog->reading());
        QVERIFY(!dialog->findChild<QPushButton *>(QStringLiteral("import"))->isEnabled());
        QTest::qWait(50); // what was under way is dropped
        QVERIFY(!dialog->reading());
        QTest::keyClick(dialog, Qt::Key_Escape);
        QVERIFY(book() == before);
        // Closed while it reads: it stops, too.
        dialog = openImport(longList(60'000));
        QVERIFY(dialog && dialog->isReading());
        QTest::keyClick(dialog, Qt::Key_Escape);
        QVERIFY(book() == before);
    }

    void writingALargeListMovesABarAndCanBeStopped() {
        const oob::OrderOfBattle before = book();
        auto &stack = m_kit->window().editor()->stack();
        const int steps = stack.count();
        ImportDialog *dialog = openImport(longList(8'000));
        QVERIFY(dialog);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->isReading(), 60'000);
        auto *bar = dialog->findChild<QProgressBar *>();
        auto *stop = dialog->findChild<QPushButton *>(QStringLiteral("stop"));
        auto *import = dialog->findChild<QPushButton *>(QStringLiteral("import"));
        QVERIFY(!bar->isVisible());
        // Stopped once it is seen to move.
        int moved = 0;
        QMetaObject::Connection watch =
            connect(bar, &QProgressBar::valueChanged, this, [&](int value) {
                if (!dialog->isWriting() || value == 0)
                    return;
                ++moved;
                QVERIFY(bar->isVisible() && stop->isVisible() && !import->isEnabled());
                QVERIFY(book() == before);
                QMetaObject::invokeMethod(stop, &QPushButton::click, Qt::QueuedConnection);
            });
        QTest::keyClick(import, Qt::Key_Space);
        QVERIFY(moved > 0);
        disconnect(watch);
        QVERIFY(dialog->isVisible() && !dialog->isWriting());
        QVERIFY(!bar->isVisible() && import->isEnabled() && import->hasFocus());
        QVERIFY(book() == before);
        QCOMPARE(stack.count(), steps);
        // Escape while it is written stops it, too, and keeps the dialog.
        watch = connect(bar, &QProgressBar::valueChanged, this, [&](int value) {
            if (dialog->isWriting() && value > 0)
                QTest::keyClick(dialog, Qt::Key_Escape);
        });
        QTest::keyClick(import, Qt::Key_Space);
        disconnect(watch);
        QVERIFY(dialog->isVisible());
        QVERIFY(book() == before);
        // And it can still be imported whole.
        accept(dialog);
        QCOMPARE(book().units.size(), before.units.size() + 8'000);
        QCOMPARE(stack.count(), steps + 1);
        stack.undo();
        QVERIFY(book() == before);
    }

    void aLargeArmyIsCopiedAsABookInAThreadOfItsOwn() {
        ImportDialog *dialog = openImport(longList(8'000));
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->isReading(), 60'000);
        accept(dialog);
        m_kit->window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&m_kit->window()));
        ExportDialog *out = openExport();
        QVERIFY(out);
        auto *list = out->findChild<QListWidget *>();
        for (int i = 0; i < list->count(); ++i)
            list->item(i)->setCheckState(Qt::Checked);
        out->findChild<QRadioButton *>(QStringLiteral("book"))->click();
        const QString path = m_kit->folder() + QStringLiteral("/large.sabretache");
        out->start(path);
        QVERIFY(out->isWriting());
        auto *stop = out->findChild<QPushButton *>(QStringLiteral("stop"));
        QVERIFY(stop->isVisible());
        stop->click();
        QTRY_VERIFY_WITH_TIMEOUT(!out->isWriting(), 60'000);
        QVERIFY(!QFileInfo::exists(path));
        out->start(path);
        QTRY_VERIFY_WITH_TIMEOUT(!out->isWriting(), 60'000);
        QVERIFY(QFileInfo::exists(path));
        QCOMPARE(QDir(m_kit->folder()).entryList({QStringLiteral("large*")}).size(), 1);
        auto copy = session::BookSession::open(path, m_kit->window().session()->ruleSets(),
                                               battle::EngineList{{}}, session::OpenMode::ReadOnly);
        QVERIFY(copy.has_value());
        QVERIFY((*copy)->book().units == book().units);
        out->close();
    }

    void oneSheetOfAWorkbookIsChosen() {
        // The two armies of Blenheim are two sheets.
        ExportDialog *out = openExport();
        QVERIFY(out);
        auto *list = out->findChild<QListWidget *>();
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Down);
        QTest::keyClick(list, Qt::Key_Space);
        out->findChild<QRadioButton *>(QStringLiteral("xlsx"))->click();
        const QString path = m_kit->folder() + QStringLiteral("/both.xlsx");
        QVERIFY(out->writeTo(path));
        out->close();
        m_kit->window().openFile(path);
        auto *dialog = m_kit->window().findChildren<ImportDialog *>().last();
        QCOMPARE(dialog->reading()->units.size(), std::size_t{64});
        auto *sheet = dialog->findChild<QComboBox *>(QStringLiteral("sheet"));
        QVERIFY(sheet && sheet->isEnabled());
        QCOMPARE(sheet->count(), 3);
        sheet->setFocus();
        QTest::keyClick(sheet, Qt::Key_Down);
        Q_EMIT sheet->activated(1);
        QCOMPARE(dialog->reading()->units.size(), std::size_t{29});
        Q_EMIT sheet->activated((sheet->setCurrentIndex(2), 2));
        QCOMPARE(dialog->reading()->units.size(), std::size_t{35});
        QVERIFY(dialog->mappingJson().find("\"sheet\"") != std::string::npos);
    }

    void aSavedMappingReadsTheSameOnTheCommandLine() {
        const std::string list = "Corps;Regiment;Arm;Paper;Present\nLeft;6th;infantry;1728;1500\n"
                                 ";39th;infantry;1600;1400\n";
        ImportDialog *dialog = openImport(list);
        QVERIFY(dialog);
        exchange::Mapping own = dialog->reading()->mapping;
        own.columns[3] = {exchange::Meaning::Ignore, {}};
        own.columns[4] = {exchange::Meaning::Men, {}};
        own.armyName = "Of the wizard";
        dialog->useMapping(own);
        // What `import --mapping` does with the file that the wizard writes.
        exchange::ImportOptions options;
        options.ruleSets = &m_kit->window().session()->ruleSets();
        options.fileName = "list.csv";
        options.mapping = *exchange::mappingFromJson(dialog->mappingJson());
        const auto reading = exchange::readList(list, options);
        QVERIFY(reading.has_value());
        QCOMPARE(reading->units.size(), dialog->reading()->units.size());
        for (std::size_t i = 0; i < reading->units.size(); ++i) {
            QVERIFY(reading->units[i].value == dialog->reading()->units[i].value);
            QVERIFY(reading->units[i].place == dialog->reading()->units[i].place);
        }
        QCOMPARE(reading->units[0].value.present.men, std::optional(Men(1500)));
        const auto plan = exchange::planImport(*reading, book(), "list.csv", countedIds(9));
        QCOMPARE(plan.armies, dialog->plan().armies);
        QCOMPARE(plan.edit.changes.size(), dialog->plan().edit.changes.size());

        // And the program itself, with the file, into a book like this one.
        const QString mapping = m_kit->folder() + QStringLiteral("/mapping.json");
        QVERIFY(exchange::writeWhole(mapping.toStdString(), dialog->mappingJson()));
        accept(dialog);
        const QString other = m_kit->folder() + QStringLiteral("/other.sabretache");
        run({QStringLiteral("new"), other, QStringLiteral("--sample"),
             QStringLiteral("blenheim-1704")});
        run({QStringLiteral("import"), other, m_kit->folder() + QStringLiteral("/list.csv"),
             QStringLiteral("--mapping"), mapping});
        const QByteArray there = run(
            {QStringLiteral("--language"), QStringLiteral("en"), QStringLiteral("export"), other,
             QStringLiteral("--army"), QStringLiteral("Of the wizard"), QStringLiteral("--format"),
             QStringLiteral("md"), QStringLiteral("-o"), QStringLiteral("-")});
        QVERIFY2(there.contains("39th") && there.contains("1500"), there.constData());
        const auto army = oob::armiesInOrder(book()).back();
        QCOMPARE(book().armies.at(army).name, std::string("Of the wizard"));
        const auto here =
            exchange::exportArmies(exchange::ExportForm::Markdown, book(), std::array{army},
                                   exportLook(m_kit->texts(), m_kit->window().session()->ruleSet()),
                                   m_kit->window().session()->ruleSets());
        QVERIFY(here.has_value());
        QCOMPARE(QString::fromUtf8(there), QString::fromStdString(*here));
    }

    void whatIsNoListSaysSo() {
        ImportDialog *dialog = openImport(std::string("\xD0\xCF\x11\xE0\xA1\xB1", 6));
        QVERIFY(dialog);
        QVERIFY(!dialog->reading());
        QVERIFY(!dialog->findChild<QPushButton *>(QStringLiteral("import"))->isEnabled());
        QTest::keyClick(dialog, Qt::Key_Escape);
    }

    void ratesFillWhatIsNotKnown() {
        ImportDialog *dialog = openImport("Brigade;Regiment;Bns\nRow;6th;2\n;7th;1\n");
        QVERIFY(dialog);
        QVERIFY(!dialog->reading()->units[0].value.present.men);
        for (QSpinBox *box : dialog->findChildren<QSpinBox *>())
            if (box->maximum() == 10'000)
                box->setValue(500);
        QCOMPARE(dialog->reading()->units[0].value.present.men, std::optional(Men(1000)));
        QVERIFY(dialog->reading()->units[0].value.present.estimated);
        QCOMPARE(tree(dialog, "Units read")->topLevelItem(0)->text(5), QStringLiteral("~1,000"));
    }

private:
    static QByteArray run(const QStringList &words) {
        QProcess process;
        process.start(QStringLiteral(SABRETACHE_BINARY_DIR "/app/sabretache"), words);
        if (!process.waitForFinished(20000) || process.exitStatus() != QProcess::NormalExit ||
            process.exitCode() != 0)
            qWarning() << words << process.readAllStandardError();
        return process.readAllStandardOutput();
    }
    static QTreeWidget *tree(ImportDialog *dialog, const char *name) {
        for (QTreeWidget *one : dialog->findChildren<QTreeWidget *>())
            if (one->accessibleName() == QLatin1String(name))
                return one;
        return nullptr;
    }
    static QTableWidget *grid(ImportDialog *dialog, const char *name) {
        for (QTableWidget *one : dialog->findChildren<QTableWidget *>())
            if (one->accessibleName() == QLatin1String(name))
                return one;
        return nullptr;
    }
    static std::string longList(int units) {
        std::string out = "Brigade;Regiment;Arm;Men\n";
        for (int i = 0; i < units; ++i)
            out += "Brigade " + std::to_string(i / 20) + ";The Regiment of Foot number " +
                   std::to_string(i) + ";infantry;500\n";
        return out;
    }
    ImportDialog *openImport(const std::string &bytes) {
        const QString path = m_kit->folder() + QStringLiteral("/list.csv");
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly))
            return nullptr;
        file.write(bytes.data(), qint64(bytes.size()));
        file.close();
        m_kit->window().openFile(path);
        const auto dialogs = m_kit->window().findChildren<ImportDialog *>();
        return dialogs.isEmpty() ? nullptr : dialogs.last();
    }
    static void accept(ImportDialog *dialog) {
        QVERIFY(dialog);
        QTest::keyClick(dialog->findChild<QPushButton *>(QStringLiteral("import")), Qt::Key_Space);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QTest::qWait(10);
    }
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
