// The commanders' page by keys: the register, who holds which command since when, and vacancies.
#include "oob/posts.h"
#include "oob/queries.h"
#include "ui/views/commanderspage.h"
#include "ui/views/personpanel.h"
#include "window/windowkit.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTabWidget>
#include <QTableView>
#include <QTest>

using namespace sabretache;
using namespace sabretache::ui;

class TestCommanders : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        m_kit = std::make_unique<WindowKit>(QStringLiteral("blenheim-1704"));
        m_army = oob::armiesInOrder(book()).front();
        m_kit->window().open({BookNode::Kind::Commanders, m_army.uuid});
    }
    void cleanup() { m_kit.reset(); }

    void everyCommandSaysWhoHoldsIt() {
        QTableView &table = page().commandsTable();
        QCOMPARE(table.model()->rowCount(), 1 + static_cast<int>(oob::walk(book(), m_army).size()));
        QCOMPARE(cell(table, "Row's brigade", CommandsModel::Commander), QStringLiteral("Row"));
        const QString chief = QString::fromStdString(oob::holderOf(book(), m_army)->name);
        QCOMPARE(table.model()->index(0, CommandsModel::Commander).data().toString(), chief);
    }

    void aSuccessorWithADateKeepsTheFormersTime() {
        const oob::OrderOfBattle before = book();
        const UnitId row = unit("Row's brigade");
        showCommands();
        date()->setFocus();
        QTest::keyClicks(date(), QStringLiteral("1704-08-13"));
        typeInto(page().commandsTable(), "Row's brigade", CommandsModel::Commander,
                 QStringLiteral("Dalyell"));
        QCOMPARE(oob::holderOf(book(), row)->name, std::string("Dalyell"));
        QCOMPARE(oob::currentPost(book(), row)->since, std::string("1704-08-13"));
        const auto former = oob::postsOf(book(), person("Row"));
        QCOMPARE(former.size(), std::size_t(1));
        QCOMPARE(former.front().until, std::string("1704-08-13"));
        // The register tells both, the inspector all of a person's time.
        page().showPlace(person("Row"));
        auto *panel = qobject_cast<PersonPanel *>(page().inspector());
        QVERIFY(panel);
        QCOMPARE(panel->findChild<QLabel *>(QStringLiteral("posts"))->text(),
                 QStringLiteral("Row's brigade: the start to 1704-08-13"));
        undo();
        QVERIFY(book() == before);
    }

    void withoutADateTheNewHolderTakesHisPlace() {
        const UnitId row = unit("Row's brigade");
        showCommands();
        typeInto(page().commandsTable(), "Row's brigade", CommandsModel::Commander,
                 QStringLiteral("Dalyell"));
        QCOMPARE(oob::holderOf(book(), row)->name, std::string("Dalyell"));
        QVERIFY(oob::postsOf(book(), person("Row")).empty());
        typeInto(page().commandsTable(), "Row's brigade", CommandsModel::Since,
                 QStringLiteral("1704-08-14"));
        QCOMPARE(oob::currentPost(book(), row)->since, std::string("1704-08-14"));
        typeInto(page().commandsTable(), "Row's brigade", CommandsModel::Since,
                 QStringLiteral("last summer"));
        QCOMPARE(oob::currentPost(book(), row)->since, std::string("1704-08-14"));
        typeInto(page().commandsTable(), "Row's brigade", CommandsModel::Rank,
                 QStringLiteral("Brigadier"));
        QCOMPARE(oob::holderOf(book(), row)->rank, std::string("Brigadier"));
        typeInto(page().commandsTable(), "Row's brigade", CommandsModel::Second,
                 QStringLiteral("Row"));
        QCOMPARE(oob::holderOf(book(), row, oob::PostRole::Second)->name, std::string("Row"));
    }

    void vacanciesAreCountedAndShownAlone() {
        showCommands();
        QTableView &table = page().commandsTable();
        auto *model = page().findChild<CommandsModel *>();
        const int vacant = model->vacancies();
        auto &editor = *m_kit->window().editor();
        QVERIFY(editor.perform(oob::vacate(book(), m_army)));
        QCOMPARE(model->vacancies(), vacant + 1);
        QVERIFY(page().totals().join(u' ').contains(QString::number(vacant + 1) +
                                                    QStringLiteral(" vacant")));
        auto *only = page().findChild<QCheckBox *>();
        QTest::keyClick(only, Qt::Key_Space);
        QCOMPARE(table.model()->rowCount(), vacant + 1);
        QCOMPARE(table.model()->index(0, CommandsModel::Commander).data().toString(),
                 QStringLiteral("vacant"));
        // Filled in one go, by its name.
        table.setCurrentIndex(table.model()->index(0, CommandsModel::Commander));
        table.setFocus();
        QTest::keyClick(&table, Qt::Key_F2);
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Marlborough"));
        QWidget *popup = QApplication::activePopupWidget();
        QTest::keyClick(popup ? popup : QApplication::focusWidget(), Qt::Key_Return);
        QTest::qWait(10);
        QCOMPARE(oob::holderOf(book(), m_army)->name, std::string("Marlborough"));
        QCOMPARE(table.model()->rowCount(), vacant);
    }

    void hisParticularsAreEditedInTheInspector() {
        page().showPlace(person("Row"));
        auto *panel = qobject_cast<PersonPanel *>(page().inspector());
        QVERIFY(panel);
        const auto line = [panel](const char *name) {
            for (QLineEdit *one : panel->findChildren<QLineEdit *>())
                if (one->accessibleName() == QLatin1String(name))
                    return one;
            return static_cast<QLineEdit *>(nullptr);
        };
        const auto type = [&](const char *name, const QString &text) {
            line(name)->setFocus();
            line(name)->selectAll();
            QTest::keyClicks(line(name), text);
            QTest::keyClick(line(name), Qt::Key_Return);
        };
        type("Rank", QStringLiteral("Brigadier-General"));
        type("Rank since", QStringLiteral("1704-01-01"));
        QCOMPARE(book().persons.at(person("Row")).rank, std::string("Brigadier-General"));
        QCOMPARE(book().persons.at(person("Row")).rankDate, std::string("1704-01-01"));
        type("Rank since", QStringLiteral("soon"));
        QCOMPARE(line("Rank since")->text(), QStringLiteral("1704-01-01"));
        for (QPlainTextEdit *edit : panel->findChildren<QPlainTextEdit *>())
            if (edit->accessibleName() == u"Source") {
                edit->setFocus();
                QTest::keyClicks(edit, QStringLiteral("A dispatch"));
            }
        page().registerTable().setFocus();
        QCOMPARE(book().persons.at(person("Row")).source, std::string("A dispatch"));
    }

private:
    CommandersPage &page() { return *qobject_cast<CommandersPage *>(m_kit->window().page()); }
    const oob::OrderOfBattle &book() { return m_kit->window().session()->book(); }
    QLineEdit *date() {
        for (QLineEdit *one : page().findChildren<QLineEdit *>())
            if (one->placeholderText().startsWith(u"1704"))
                return one;
        return nullptr;
    }
    void showCommands() { page().findChild<QTabWidget *>()->setCurrentIndex(1); }
    UnitId unit(const char *name) {
        for (const auto &[id, one] : book().units)
            if (one.name == name)
                return id;
        return {};
    }
    PersonId person(const char *name) {
        for (const auto &[id, one] : book().persons)
            if (one.name == name && one.army == m_army)
                return id;
        return {};
    }
    static QModelIndex find(QTableView &table, const char *command, int column) {
        for (int row = 0; row < table.model()->rowCount(); ++row)
            if (table.model()->index(row, 0).data(Qt::EditRole).toString() ==
                QLatin1String(command))
                return table.model()->index(row, column);
        return {};
    }
    static QString cell(QTableView &table, const char *command, int column) {
        return find(table, command, column).data().toString();
    }
    static void typeInto(QTableView &table, const char *command, int column, const QString &text) {
        table.setCurrentIndex(find(table, command, column));
        // A list of names that closes leaves no window active under this platform.
        table.window()->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(table.window()));
        table.setFocus();
        QTest::keyClick(&table, Qt::Key_F2);
        auto *line = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        const QWidget *focus = QApplication::focusWidget();
        QVERIFY2(line,
                 qPrintable(QStringLiteral("focus %1, row %2, editable %3, windows %4")
                                .arg(QString::fromLatin1(focus ? focus->metaObject()->className()
                                                               : "none"))
                                .arg(table.currentIndex().row())
                                .arg(table.currentIndex().flags().testFlag(Qt::ItemIsEditable))
                                .arg(QApplication::activeWindow() != nullptr)));
        line->selectAll();
        QTest::keyClicks(line, text);
        // Names that are offered stand in a popup, which takes the keys.
        QWidget *popup = QApplication::activePopupWidget();
        QTest::keyClick(popup ? popup : line, Qt::Key_Return);
        QTest::qWait(10);
    }
    void undo() { m_kit->window().findChild<QAction *>(QStringLiteral("undo"))->trigger(); }

    std::unique_ptr<WindowKit> m_kit;
    ArmyId m_army;
};

QTEST_MAIN(TestCommanders)
#include "tst_commanders.moc"
