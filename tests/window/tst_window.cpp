// Keys on the real window.
#include "oob/queries.h"
#include "ui/views/armypage.h"
#include "ui/views/armyview.h"
#include "ui/views/inspectorpanel.h"
#include "ui/views/problemsview.h"
#include "ui/views/statusline.h"
#include "window/windowkit.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QMimeData>
#include <QProgressDialog>
#include <QTest>

using namespace sabretache;
using namespace sabretache::ui;

class TestWindow : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();
    void typingANameIsOneStepOfUndo();
    void castingsAreTypedInPlace();
    void aWrongNumberSaysSoAndChangesNothing();
    void severalRowsTakeOneClass();
    void altArrowsMoveARow();
    void deleteAndUndoBringTheRowBack();
    void copiedRowsPasteAsNewOnes();
    void cellsPasteDownAColumn();
    void aPasteThatIsRefusedSaysWhere();
    void filterKeepsParents();
    void aRowHiddenByTheFilterIsNotChosen();
    void sortingLeavesTheStoredOrder();
    void mendingAProblemClearsIt();
    void theSameBookRaisesItsWindow();
    void aBookOpensAtThePageItWasLeftAt();
    void aLargeUndoShowsHowFarItIs();
    void anEmptyBookIsBuiltByKeys();
    void startPageOffersNewBooks();

private:
    ArmyPage &page() { return *qobject_cast<ArmyPage *>(m_kit->window().page()); }
    ArmyTreeModel &model() { return page().model(); }
    ArmyView &view() { return page().view(); }
    const oob::OrderOfBattle &book() { return m_kit->window().session()->book(); }
    UnitId unit(const char *name) {
        for (const auto &[id, one] : book().units)
            if (one.name == name)
                return id;
        return {};
    }
    void go(const RowRef &row, CellKind kind) {
        view().setCurrentIndex(model().indexOf(row, model().cells().columnOf(kind)));
        view().setFocus();
    }
    void typeIntoCell(const QString &text) {
        QTest::keyClick(&view(), Qt::Key_F2);
        auto *line = view().viewport()->findChild<QLineEdit *>();
        QVERIFY(line);
        line->selectAll();
        QTest::keyClicks(line, text);
        QTest::keyClick(line, Qt::Key_Return);
        QTest::qWait(10);
    }
    void undo() { m_kit->window().findChild<QAction *>(QStringLiteral("undo"))->trigger(); }
    QString message() { return m_kit->window().findChild<StatusLine *>()->message(); }

    std::unique_ptr<WindowKit> m_kit;
};

void TestWindow::init() { m_kit = std::make_unique<WindowKit>(QStringLiteral("blenheim-1704")); }
void TestWindow::cleanup() { m_kit.reset(); }

void TestWindow::typingANameIsOneStepOfUndo() {
    const UnitId row = unit("Row's brigade");
    QVERIFY(!row.isNull());
    const oob::OrderOfBattle before = book();
    go(row, CellKind::Name);
    typeIntoCell(QStringLiteral("O'Brien & \"Fils\" <1er>"));
    QCOMPARE(book().units.at(row).name, std::string("O'Brien & \"Fils\" <1er>"));
    undo();
    QVERIFY(book() == before);
}

void TestWindow::castingsAreTypedInPlace() {
    // 22 castings are 2,200 men (CJ-1.1); the full strength stays.
    const UnitId row = unit("Ferguson's brigade");
    go(row, CellKind::Steps);
    typeIntoCell(QStringLiteral("22"));
    QCOMPARE(book().units.at(row).present.men, std::optional(Men(2200)));
    go(row, CellKind::Steps);
    typeIntoCell(QStringLiteral("20/28"));
    QCOMPARE(book().units.at(row).present.men, std::optional(Men(2000)));
    QCOMPARE(book().units.at(row).establishment.men, std::optional(Men(2800)));
    undo();
    QCOMPARE(book().units.at(row).present.men, std::optional(Men(2200)));
}

void TestWindow::aWrongNumberSaysSoAndChangesNothing() {
    const UnitId row = unit("Row's brigade");
    const oob::OrderOfBattle before = book();
    go(row, CellKind::Men);
    typeIntoCell(QStringLiteral("-5"));
    QVERIFY(book() == before);
    QVERIFY(!message().isEmpty());
    go(row, CellKind::Men);
    typeIntoCell(QStringLiteral("many"));
    QVERIFY(book() == before);
    QVERIFY(message().contains(QStringLiteral("many")));
}

void TestWindow::severalRowsTakeOneClass() {
    const UnitId a = unit("Row's brigade");
    const UnitId b = unit("Ferguson's brigade");
    const UnitId c = unit("Wilkes's brigade");
    const int column = model().cells().columnOfField("class");
    QVERIFY(column > 0);
    const oob::OrderOfBattle before = book();
    go(a, CellKind::Name);
    view().setCurrentIndex(model().indexOf(a, column));
    QTest::keyClick(&view(), Qt::Key_Down, Qt::ShiftModifier);
    QTest::keyClick(&view(), Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(view().selectionModel()->selectedRows().size(), 3);
    view().edit(view().currentIndex());
    auto *combo = view().viewport()->findChild<QComboBox *>();
    QVERIFY(combo);
    combo->setCurrentIndex(combo->findData(QStringLiteral("6")));
    Q_EMIT combo->activated(combo->currentIndex());
    for (const UnitId id : {a, b, c})
        QCOMPARE(book().units.at(id).fields.of("corporal-john").at("class"), std::string("6"));
    undo();
    QVERIFY(book() == before);
}

void TestWindow::altArrowsMoveARow() {
    const UnitId row = unit("Row's brigade");
    const oob::Parent parent = book().units.at(row).parent;
    const oob::OrderOfBattle before = book();
    QCOMPARE(oob::childrenOf(book(), parent).front(), oob::NodeId(row));
    go(row, CellKind::Name);
    QTest::keyClick(&view(), Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(oob::childrenOf(book(), parent)[1], oob::NodeId(row));
    QCOMPARE(model().row(view().currentIndex()), RowRef(row));
    QTest::keyClick(&view(), Qt::Key_Left, Qt::AltModifier);
    QVERIFY(book().units.at(row).parent.column.isNull());
    QTest::keyClick(&view(), Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(book().units.at(row).parent, parent);
    undo();
    undo();
    undo();
    QVERIFY(book() == before);
}

void TestWindow::deleteAndUndoBringTheRowBack() {
    const oob::OrderOfBattle before = book();
    const UnitId row = unit("Row's brigade");
    const auto units = book().units.size();
    go(row, CellKind::Name);
    QTest::keyClick(&view(), Qt::Key_Delete);
    QCOMPARE(book().units.size(), units - 1);
    QVERIFY(!model().indexOf(row).isValid());
    QVERIFY(view().currentIndex().isValid());
    undo();
    QVERIFY(book() == before);
    QVERIFY(model().indexOf(row).isValid());
}

void TestWindow::copiedRowsPasteAsNewOnes() {
    const UnitId row = unit("Ferguson's brigade");
    const auto units = book().units.size();
    go(row, CellKind::Name);
    QTest::keyClick(&view(), Qt::Key_C, Qt::ControlModifier);
    QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("Ferguson's brigade")));
    QTest::keyClick(&view(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(book().units.size(), units + 1);
    int found = 0;
    for (const auto &[id, one] : book().units)
        if (one.name == "Ferguson's brigade" && id != row) {
            ++found;
            QCOMPARE(one.present.men, book().units.at(row).present.men);
            QCOMPARE(one.arm, book().units.at(row).arm);
            QCOMPARE(one.parent, book().units.at(row).parent);
            QCOMPARE(one.fields.of("corporal-john").at("class"),
                     book().units.at(row).fields.of("corporal-john").at("class"));
        }
    QCOMPARE(found, 1);
}

void TestWindow::cellsPasteDownAColumn() {
    const UnitId a = unit("Row's brigade");
    const UnitId b = unit("Ferguson's brigade");
    QApplication::clipboard()->setText(QStringLiteral("2,100\n1900\n"));
    go(a, CellKind::Men);
    QTest::keyClick(&view(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(book().units.at(a).present.men, std::optional(Men(2100)));
    QCOMPARE(book().units.at(b).present.men, std::optional(Men(1900)));
    undo();
    QCOMPARE(book().units.at(a).present.men, std::optional(Men(2500)));
}

void TestWindow::aPasteThatIsRefusedSaysWhere() {
    QString why;
    connect(&model().editor(), &BookEditor::refused, this, [&why](const QString &w) { why = w; });
    QApplication::clipboard()->setText(QStringLiteral("2,100\nmany\n"));
    go(unit("Row's brigade"), CellKind::Men);
    QTest::keyClick(&view(), Qt::Key_V, Qt::ControlModifier);
    QVERIFY2(why.startsWith(QStringLiteral("Row 2, ")), qPrintable(why));
    QVERIFY2(why.contains(QStringLiteral("many")), qPrintable(why));
    QCOMPARE(book().units.at(unit("Row's brigade")).present.men, std::optional(Men(2500)));
}

void TestWindow::filterKeepsParents() {
    const int all = model().shownUnits();
    auto *filter = page().findChild<QLineEdit *>(QStringLiteral("filter"));
    filter->setText(QStringLiteral("ferguson"));
    QCOMPARE(model().shownUnits(), 1);
    const QModelIndex at = model().indexOf(unit("Ferguson's brigade"));
    QVERIFY(at.isValid());
    QVERIFY(at.parent().isValid());
    QVERIFY(at.parent().parent().isValid());
    QVERIFY(view().isExpanded(at.parent()));
    QVERIFY(!model().indexOf(unit("Row's brigade")).isValid());
    filter->clear();
    QCOMPARE(model().shownUnits(), all);
}

void TestWindow::aRowHiddenByTheFilterIsNotChosen() {
    go(unit("Row's brigade"), CellKind::Name);
    auto *inspector = m_kit->window().findChild<InspectorPanel *>();
    QVERIFY(inspector);
    QVERIFY(inspector->findChild<QLineEdit *>());
    auto *filter = page().findChild<QLineEdit *>(QStringLiteral("filter"));
    filter->setText(QStringLiteral("ferguson"));
    QVERIFY(view().selectionModel()->selectedRows().isEmpty());
    QTest::qWait(1); // the old form goes
    QVERIFY(!inspector->findChild<QLineEdit *>());
    // What the filter lets through stays chosen.
    go(unit("Ferguson's brigade"), CellKind::Name);
    QVERIFY(inspector->findChild<QLineEdit *>());
    filter->setText(QStringLiteral("fergus"));
    QVERIFY(inspector->findChild<QLineEdit *>());
}

void TestWindow::sortingLeavesTheStoredOrder() {
    const oob::OrderOfBattle before = book();
    const UnitId row = unit("Row's brigade");
    const QModelIndex stored = model().indexOf(row);
    const int at = stored.row();
    const int men = model().cells().columnOf(CellKind::Men);
    Q_EMIT view().header()->sectionClicked(men);
    Q_EMIT view().header()->sectionClicked(men);
    const QModelIndex column = model().indexOf(row).parent();
    for (int i = 1; i < model().rowCount(column); ++i)
        QVERIFY(model().index(i - 1, men, column).data(ArmyTreeModel::SortRole).toInt() >=
                model().index(i, men, column).data(ArmyTreeModel::SortRole).toInt());
    Q_EMIT view().header()->sectionClicked(men);
    QCOMPARE(model().sortColumn(), -1);
    QCOMPARE(model().indexOf(row).row(), at);
    QVERIFY(book() == before);
}

void TestWindow::mendingAProblemClearsIt() {
    // CJ-12.5: only classes 3 and 4 may form square; the mend clears the mark.
    const UnitId row = unit("Hulsen's brigade");
    auto &editor = *m_kit->window().editor();
    QVERIFY(editor.perform(
        oob::setUnitField(book(), row, "corporal-john", "may-square", std::string("yes"))));
    ProblemsModel &problems = *m_kit->window().problems();
    problems.refreshNow();
    int place = -1;
    for (int i = 0; i < problems.rowCount(); ++i)
        if (problems.problem(problems.index(i))->place == oob::Place(row) &&
            problems.canMend(problems.index(i)))
            place = i;
    QVERIFY(place >= 0);
    auto *list = m_kit->window().findChild<ProblemsView *>();
    list->setCurrentIndex(problems.index(place));
    list->setFocus();
    QTest::keyClick(list, Qt::Key_M);
    QCOMPARE(book().units.at(row).fields.of("corporal-john").at("may-square"), std::string("no"));
}

void TestWindow::theSameBookRaisesItsWindow() {
    MainWindow *again = m_kit->windows().openBook(m_kit->window().session()->path());
    QCOMPARE(again, &m_kit->window());
    QCOMPARE(m_kit->windows().all().size(), 1);
}

void TestWindow::aBookOpensAtThePageItWasLeftAt() {
    const QString path = m_kit->window().session()->path();
    const std::vector<ArmyId> armies = oob::armiesInOrder(book()); // the window does not last
    const Uuid last = armies.back().uuid;
    QVERIFY(m_kit->window().node() != (BookNode{BookNode::Kind::Army, last}));
    const auto reopened = [&](const BookNode &left) {
        m_kit->windows().windowOf(path)->open(left);
        m_kit->windows().windowOf(path)->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        MainWindow *again = m_kit->windows().openBook(path);
        return again ? again->node() : BookNode{};
    };
    for (const BookNode &left :
         {BookNode{BookNode::Kind::Army, last}, BookNode{BookNode::Kind::Campaign, {}},
          BookNode{BookNode::Kind::Army, armies.front().uuid}})
        QCOMPARE(reopened(left), left);
    // What is gone has no page: the first one is shown.
    m_kit->windows().rememberPage(path, {BookNode::Kind::Battle, last});
    m_kit->windows().windowOf(path)->deleteLater();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCOMPARE(m_kit->windows().openBook(path)->node().kind, BookNode::Kind::Army);
    m_kit.reset();
}

void TestWindow::aLargeUndoShowsHowFarItIs() {
    const oob::OrderOfBattle before = book();
    oob::Edit edit{"import", {"list.csv"}, {}};
    for (int i = 0; i < 20'001; ++i)
        edit.changes.emplace_back(
            oob::RowChange<oob::Setting>{{}, oob::Setting{"made-up-" + std::to_string(i), "1"}});
    BookEditor &editor = *m_kit->window().editor();
    const auto bar = [this] { return m_kit->window().findChild<QProgressDialog *>(); };
    int shown = 0;
    // What the window itself does with the signal has been done by then.
    connect(&editor, &BookEditor::writing, this, [&] {
        QVERIFY(bar() && bar()->isVisible());
        ++shown;
    });
    QVERIFY(editor.perform(edit));
    QCOMPARE(shown, 0); // whoever performs an edit shows its own bar
    undo();
    QVERIFY(shown > 0);
    QVERIFY(!bar());
    QVERIFY(book() == before);
    shown = 0;
    editor.stack().redo();
    QVERIFY(shown > 0);
    QVERIFY(!bar());
    QCOMPARE(book().settings.size(), before.settings.size() + 20'001);
}

void TestWindow::anEmptyBookIsBuiltByKeys() {
    m_kit = std::make_unique<WindowKit>(QString());
    MainWindow *window = m_kit->windows().newBook(
        m_kit->folder() + QStringLiteral("/new.sabretache"), "corporal-john", &m_kit->window());
    QCOMPARE(window, &m_kit->window());
    Q_EMIT window->page()->armyWanted();
    QTest::qWait(20);
    QCOMPARE(book().armies.size(), std::size_t(1));
    QTest::keyClick(&page(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    QTest::qWait(20);
    QCOMPARE(book().columns.size(), std::size_t(1));
    auto *line = view().viewport()->findChild<QLineEdit *>();
    QVERIFY(line);
    QTest::keyClicks(line, QStringLiteral("Left wing"));
    QTest::keyClick(line, Qt::Key_Return);
    QTRY_COMPARE(book().columns.begin()->second.name, std::string("Left wing"));
    QTest::qWait(20);
    QTest::keyClick(&view(), Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
    QTest::qWait(20);
    QCOMPARE(book().units.size(), std::size_t(1));
    QCOMPARE(book().units.begin()->second.parent.column, book().columns.begin()->first);
    while (m_kit->window().editor()->stack().canUndo())
        undo();
    QVERIFY(book().armies.empty() && book().columns.empty() && book().units.empty());
}

void TestWindow::startPageOffersNewBooks() {
    m_kit = std::make_unique<WindowKit>(QString());
    QVERIFY(!m_kit->window().session());
    m_kit->windows().openBook(m_kit->folder() + QStringLiteral("/none.sabretache"),
                              &m_kit->window());
    QVERIFY(message().contains(QStringLiteral("none.sabretache")));
    QVERIFY(!m_kit->window().session());
}

QTEST_MAIN(TestWindow)
#include "tst_window.moc"
