// Grabs the window in both looks and at both ends of the text scale. It proves only that each page
// paints; the pictures in build/screens are for looking at.
#include "ui/dialogs/columndialog.h"
#include "ui/dialogs/exportdialog.h"
#include "ui/dialogs/importdialog.h"
#include "ui/dialogs/retireddialog.h"
#include "ui/dialogs/splitdialog.h"
#include "ui/dialogs/totalsdialog.h"
#include "ui/views/armypage.h"
#include "ui/views/armyview.h"
#include "ui/views/helpwindow.h"
#include "ui/views/ruleswindow.h"
#include "window/windowkit.h"

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QLineEdit>
#include <QTabWidget>
#include <QTest>

using namespace sabretache;
using namespace sabretache::ui;

/// Everything that has a name gets a long one before it.
oob::Edit longNames(const oob::OrderOfBattle &book) {
    oob::Edit edit{"rename-unit", {"all", "long"}, {}};
    const auto each = [&edit](const auto &rows, const std::string &more) {
        for (const auto &[id, row] : rows) {
            auto after = row;
            after.name = more + row.name;
            edit.changes.emplace_back(
                oob::RowChange<std::decay_t<decltype(row)>>{row, std::move(after)});
        }
    };
    each(book.armies, "The army of the Maritime Powers, the Emperor and the Princes: ");
    each(book.columns, "Wing of the foot and horse that passed the Nebel, ");
    each(book.units, "Großherzoglich Hessisches Leibgarde-Regiment zu Fuß Nr. 1, ");
    each(book.persons, "Friedrich Wilhelm Ludwig, Prinz von ");
    return edit;
}

class TestScreens : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void everyPagePaints_data();
    void everyPagePaints();
};

void TestScreens::initTestCase() {
    QVERIFY(QDir().mkpath(QStringLiteral(SABRETACHE_BINARY_DIR "/screens")));
}

void TestScreens::everyPagePaints_data() {
    QTest::addColumn<bool>("dark");
    QTest::addColumn<int>("scale");
    QTest::newRow("light-100") << false << 100;
    QTest::newRow("dark-100") << true << 100;
    QTest::newRow("light-200") << false << 200;
    QTest::newRow("dark-200") << true << 200;
    // Names as long as lists have them.
    QTest::newRow("light-100-long") << false << 100;
    QTest::newRow("dark-200-long") << true << 200;
}

void TestScreens::everyPagePaints() {
    QFETCH(bool, dark);
    QFETCH(int, scale);
    const QString suffix = QStringLiteral("-") + QString::fromLatin1(QTest::currentDataTag());
    int grabbed = 0;
    const auto grab = [&](QWidget &widget, const QString &name) {
        QTest::qWait(30);
        const QPixmap picture = widget.grab();
        QVERIFY(!picture.isNull());
        grabbed += picture.save(QStringLiteral(SABRETACHE_BINARY_DIR "/screens/") + name + suffix +
                                QStringLiteral(".png"));
    };
    {
        WindowKit start{QString()};
        start.theme().setLook(dark ? Theme::Look::Dark : Theme::Look::Light);
        start.theme().setTextScale(scale);
        grab(start.window(), QStringLiteral("start"));
    }
    WindowKit kit(QStringLiteral("blenheim-1704"));
    MainWindow &window = kit.window();
    kit.theme().setLook(dark ? Theme::Look::Dark : Theme::Look::Light);
    kit.theme().setTextScale(scale);
    if (suffix.endsWith(u"-long"))
        QVERIFY(window.session()->apply(longNames(window.session()->book())));
    auto *page = qobject_cast<ArmyPage *>(window.page());
    QVERIFY(page);
    const auto &book = window.session()->book();
    for (const auto &[id, unit] : book.units)
        if (unit.name.ends_with("Ferguson's brigade"))
            page->showPlace(id);
    grab(window, QStringLiteral("army"));
    QTest::keyClick(&page->view(), Qt::Key_F2);
    grab(window, QStringLiteral("army-editing"));
    if (auto *editor = page->view().viewport()->findChild<QLineEdit *>())
        QTest::keyClick(editor, Qt::Key_Escape);
    auto *filter = page->findChild<QLineEdit *>(QStringLiteral("filter"));
    QVERIFY(filter);
    filter->setText(QStringLiteral("british"));
    grab(window, QStringLiteral("army-filter"));
    filter->clear();
    const auto armies = oob::armiesInOrder(book);
    window.open({BookNode::Kind::Army, armies.back().uuid});
    grab(window, QStringLiteral("army-second"));
    window.findChild<QAction *>(QStringLiteral("export"))->trigger();
    if (auto *dialog = window.findChild<ExportDialog *>()) {
        grab(*dialog, QStringLiteral("export"));
        dialog->close();
    }
    window.openFile(
        QStringLiteral(SABRETACHE_SOURCE_DIR "/tests/data/samples/19-made-excel-fr-semicolon.csv"));
    if (auto *dialog = window.findChild<ImportDialog *>()) {
        auto *tabs = dialog->findChild<QTabWidget *>();
        for (int tab = 0; tab < 4; ++tab) {
            tabs->setCurrentIndex(tab);
            grab(*dialog, QStringLiteral("import-%1").arg(tab));
        }
        dialog->close();
    }
    page = qobject_cast<ArmyPage *>(window.page());
    QVERIFY(page);
    page->showTotals();
    if (auto *dialog = page->findChild<TotalsDialog *>()) {
        dialog->findChildren<QComboBox *>()[1]->setCurrentIndex(1);
        dialog->findChildren<QComboBox *>()[2]->setCurrentIndex(1);
        grab(*dialog, QStringLiteral("totals"));
        dialog->close();
    }
    page->buildColumn();
    if (auto *dialog = page->findChild<ColumnDialog *>()) {
        grab(*dialog, QStringLiteral("column"));
        dialog->close();
    }
    page->showRetired();
    if (auto *dialog = page->findChild<RetiredDialog *>()) {
        grab(*dialog, QStringLiteral("retired"));
        dialog->close();
    }
    for (const auto &[id, unit] : book.units)
        if (unit.name.ends_with("Ferguson's brigade")) {
            window.showPlace(id);
            page = qobject_cast<ArmyPage *>(window.page());
            page->splitInSeveral();
        }
    if (auto *dialog = page->findChild<SplitDialog *>()) {
        grab(*dialog, QStringLiteral("split"));
        dialog->close();
    }
    window.open({BookNode::Kind::Commanders, armies.front().uuid});
    grab(window, QStringLiteral("commanders"));
    if (auto *tabs = window.page()->findChild<QTabWidget *>()) {
        tabs->setCurrentIndex(1);
        grab(window, QStringLiteral("commands"));
    }
    window.showRule(*RuleNumber::parse("CJ-6.3"));
    if (auto *rules = window.findChild<RulesWindow *>())
        grab(*rules, QStringLiteral("rules"));
    window.showHelp();
    if (auto *help = window.findChild<HelpWindow *>())
        grab(*help, QStringLiteral("help"));
    QCOMPARE(grabbed, 18);
}

QTEST_MAIN(TestScreens)
#include "tst_screens.moc"
