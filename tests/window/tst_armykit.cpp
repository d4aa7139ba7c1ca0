// The army kit by keys on the real page: a column of brigades, split, merge, totals and points.
#include "oob/queries.h"
#include "rules/mends.h"
#include "ui/dialogs/columndialog.h"
#include "ui/dialogs/retireddialog.h"
#include "ui/dialogs/splitdialog.h"
#include "ui/dialogs/totalsdialog.h"
#include "ui/models/armytotals.h"
#include "ui/views/armypage.h"
#include "ui/views/armyview.h"
#include "ui/views/problemsview.h"
#include "window/windowkit.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QTest>
#include <QToolBar>
#include <QToolButton>

#include <array>

using namespace sabretache;
using namespace sabretache::ui;

class TestArmyKit : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { m_kit = std::make_unique<WindowKit>(QStringLiteral("blenheim-1704")); }
    void cleanup() { m_kit.reset(); }

    void aBrigadeIsSplitAndMergedAgain() { // CJ-1.1
        const UnitId row = unit("Row's brigade");
        const oob::OrderOfBattle before = book();
        go(row);
        QTest::keyClick(&view(), Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(book().units.size(), before.units.size() + 1);
        QCOMPARE(book().units.at(row).present.men, std::optional(Men(1300)));
        const UnitId other = unit("Row's brigade (2)");
        QCOMPARE(book().units.at(other).present.men, std::optional(Men(1200)));
        QCOMPARE(model().row(view().currentIndex()), RowRef(row));
        QTest::keyClick(&view(), Qt::Key_Down, Qt::ShiftModifier);
        QTest::keyClick(&view(), Qt::Key_M, Qt::ControlModifier);
        QCOMPARE(book().units.size(), before.units.size());
        QCOMPARE(book().units.at(row).present.men, std::optional(Men(2500)));
        QCOMPARE(model().row(view().currentIndex()), RowRef(row));
        undo();
        undo();
        QVERIFY(book() == before);
    }

    void aBrigadeIsSplitInSeveral() { // CJ-1.1
        const UnitId row = unit("Row's brigade");
        const oob::OrderOfBattle before = book();
        go(row);
        QTest::keyClick(&view(), Qt::Key_D,
                        Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
        auto *dialog = page().findChild<SplitDialog *>();
        QVERIFY(dialog);
        auto *parts = dialog->findChild<QSpinBox *>();
        auto *table = dialog->findChild<QTableWidget *>();
        QCOMPARE(dialog->parts(), 3);
        QCOMPARE(table->rowCount(), 3);
        // 2,500 men in five hundreds each: the dialog shows what the edit does.
        QTest::keyClick(parts, Qt::Key_5);
        QCOMPARE(dialog->parts(), 5);
        QCOMPARE(table->rowCount(), 5);
        QVERIFY(book() == before);
        for (int i = 0; i < 5; ++i)
            QCOMPARE(table->item(i, 2)->text(), QStringLiteral("500"));
        QTest::keyClick(parts, Qt::Key_Return);
        QCOMPARE(book().units.size(), before.units.size() + 4);
        QCOMPARE(book().units.at(row).present.men, std::optional(Men(500)));
        QCOMPARE(book().units.at(unit("Row's brigade (5)")).present.men, std::optional(Men(500)));
        undo();
        QVERIFY(book() == before);
    }

    void whatIsRetiredIsListedAndPutBack() {
        const UnitId row = unit("Row's brigade");
        auto &editor = *m_kit->window().editor();
        const std::array<oob::NodeId, 1> nodes{row};
        QVERIFY(editor.perform(oob::removeNodes(book(), nodes, [](UnitId) { return true; })));
        QVERIFY(!model().indexOf(row).isValid());
        page().showRetired();
        auto *dialog = page().findChild<RetiredDialog *>();
        QVERIFY(dialog);
        auto *table = dialog->findChild<QTableWidget *>();
        QCOMPARE(table->rowCount(), 1);
        QCOMPARE(table->item(0, 0)->text(), QStringLiteral("Row's brigade"));
        QTest::keyClick(table, Qt::Key_Return); // "Put back" is what Enter does
        QCOMPARE(table->rowCount(), 0);
        QVERIFY(!book().units.at(row).retired);
        QVERIFY(model().indexOf(row).isValid());
        undo();
        QVERIFY(book().units.at(row).retired);
        QCOMPARE(table->rowCount(), 1);
    }

    void anArmyIsRemovedAndComesBackWithUndo() {
        const oob::OrderOfBattle before = book();
        const auto armies = oob::armiesInOrder(before);
        page().removeArmy();
        QTest::qWait(20);
        QCOMPARE(book().armies.size(), before.armies.size() - 1);
        QCOMPARE(model().army(), armies.back()); // the other army's page is up
        undo();
        QVERIFY(book() == before);
    }

    void problemsAreMendedByTheirButtons() {
        ProblemsModel &problems = *m_kit->window().problems();
        auto &editor = *m_kit->window().editor();
        const auto at = [&](const oob::Place &place, std::string_view code) {
            problems.refreshNow();
            for (int i = 0; i < problems.rowCount(); ++i)
                if (const auto *one = problems.problem(problems.index(i));
                    one->place == place && one->problem.code == code)
                    return problems.index(i);
            return QModelIndex();
        };
        // Too large: it is split (CJ-1.2).
        const UnitId row = unit("Row's brigade");
        QVERIFY(editor.perform(oob::setPresentMen(book(), row, Men(5000))));
        const auto units = book().units.size();
        QModelIndex large = at(row, "cj-unit-too-large");
        QVERIFY(large.isValid());
        QCOMPARE(large.data(ProblemsModel::MendRole).toString(), QStringLiteral("Split it in 2"));
        QVERIFY(editor.perform(problems.mend(large)));
        QCOMPARE(book().units.size(), units + 1);
        QVERIFY(!at(row, "cj-unit-too-large").isValid());
        // An empty column: it goes.
        oob::Column column;
        column.id = ColumnId(m_kit->window().session()->ids()());
        column.parent = oob::Parent::of(model().army());
        column.name = "Empty";
        QVERIFY(editor.perform(oob::addColumn(book(), column)));
        QModelIndex empty = at(column.id, oob::kColumnEmpty);
        QVERIFY(problems.canMend(empty));
        QVERIFY(editor.perform(problems.mend(empty)));
        QVERIFY(!book().columns.contains(column.id));
        // Men that are not known: their cell is opened.
        QVERIFY(editor.perform(oob::setPresentMen(book(), row, std::nullopt)));
        QModelIndex unknown = at(row, "cj-unit-no-men");
        QVERIFY(!problems.canMend(unknown));
        QVERIFY(!unknown.data(ProblemsModel::MendRole).toString().isEmpty());
        auto *list = m_kit->window().findChild<ProblemsView *>();
        list->setCurrentIndex(unknown);
        list->setFocus();
        QTest::keyClick(list, Qt::Key_M);
        QVERIFY(view().isEditing());
        QCOMPARE(model().cell(view().currentIndex().column()).kind, CellKind::Men);
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("1900"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTest::qWait(10);
        QCOMPARE(book().units.at(row).present.men, std::optional(Men(1900)));
        // Beerstein's horse without a weight (BB-1.1) becomes heavy.
        QVERIFY(editor.perform(oob::setSetting(book(), oob::kSettingRuleSet, "beerstein")));
        UnitId horse;
        for (const auto &[id, one] : book().units)
            if (one.arm == Arm::Cavalry)
                horse = id;
        QModelIndex heavy = at(horse, "bb-horse-is-heavy");
        QVERIFY(heavy.isValid());
        QVERIFY(editor.perform(problems.mend(heavy)));
        QCOMPARE(book().units.at(horse).arm, Arm::HeavyCavalry);
        QVERIFY(!at(horse, "bb-horse-is-heavy").isValid());
    }

    void severalRowsMoveTogetherByKeys() {
        const UnitId row = unit("Row's brigade");
        const UnitId ferguson = unit("Ferguson's brigade");
        const oob::Parent parent = book().units.at(row).parent;
        const auto before = book();
        const auto order = oob::childrenOf(before, parent);
        QCOMPARE(order[0], oob::NodeId(row));
        QCOMPARE(order[1], oob::NodeId(ferguson));
        go(row);
        QTest::keyClick(&view(), Qt::Key_Down, Qt::ShiftModifier);
        QTest::keyClick(&view(), Qt::Key_Down, Qt::AltModifier);
        const auto after = oob::childrenOf(book(), parent);
        QCOMPARE(after[0], order[2]);
        QCOMPARE(after[1], oob::NodeId(row));
        QCOMPARE(after[2], oob::NodeId(ferguson));
        QCOMPARE(view().selectionModel()->selectedRows().size(), 2); // they stay chosen
        QTest::keyClick(&view(), Qt::Key_Left, Qt::AltModifier);
        QVERIFY(book().units.at(row).parent.column.isNull());
        QVERIFY(book().units.at(ferguson).parent.column.isNull());
        undo();
        undo();
        QVERIFY(book() == before);
    }

    void rowsAreCutAndPastedElsewhere() {
        const UnitId row = unit("Row's brigade");
        const oob::Unit was = book().units.at(row);
        const oob::OrderOfBattle before = book();
        go(row);
        QTest::keyClick(&view(), Qt::Key_X, Qt::ControlModifier);
        QVERIFY(unit("Row's brigade").isNull());
        view().setCurrentIndex(model().index(0, 0)); // the army itself
        QTest::keyClick(&view(), Qt::Key_V, Qt::ControlModifier);
        const UnitId pasted = unit("Row's brigade");
        QVERIFY(!pasted.isNull());
        QCOMPARE(book().units.at(pasted).parent, oob::Parent::of(model().army()));
        QVERIFY(model().row(view().currentIndex()) == RowRef(pasted));
        QCOMPARE(book().units.at(pasted).present, was.present);
        QVERIFY(book().units.at(pasted).fields == was.fields);
        QCOMPARE(oob::holderOf(book(), pasted)->name, std::string("Row"));
        undo();
        undo();
        QVERIFY(book() == before);
    }

    void aSpreadsheetsRowsArePasted() {
        const oob::OrderOfBattle before = book();
        QApplication::clipboard()->setText(
            QStringLiteral("Unit\tArm\tMen\tCommander\r\n"
                           "Reserve\t\t\tSalisch\r\n"
                           "\"  The \"\"Old\"\" Regiment\"\tinfantry\t1,800\tvon Below\r\n"
                           "  Dragoons\tdragoons\t900\t\r\n"));
        view().setCurrentIndex(model().index(0, 0));
        view().setFocus();
        QTest::keyClick(&view(), Qt::Key_V, Qt::ControlModifier);
        const UnitId old = unit("The \"Old\" Regiment");
        QVERIFY(!old.isNull());
        QCOMPARE(book().units.size(), before.units.size() + 2);
        QCOMPARE(book().columns.size(), before.columns.size() + 1);
        QCOMPARE(book().units.at(old).present.men, std::optional(Men(1800)));
        const ColumnId column = book().units.at(old).parent.column;
        QCOMPARE(book().columns.at(column).name, std::string("Reserve"));
        QCOMPARE(oob::holderOf(book(), column)->name, std::string("Salisch"));
        QCOMPARE(oob::holderOf(book(), old)->name, std::string("von Below"));
        QCOMPARE(book().units.at(unit("Dragoons")).arm, Arm::Dragoons);
        undo(); // one step
        QVERIFY(book() == before);
    }

    void whatIsLookedForIsFoundInBothWays() {
        auto *filter = page().findChild<QLineEdit *>(QStringLiteral("filter"));
        QTest::keyClick(&view(), Qt::Key_F, Qt::ControlModifier);
        QVERIFY(filter->hasFocus());
        QTest::keyClicks(filter, QStringLiteral("ferguson"));
        QTest::keyClick(filter, Qt::Key_Return);
        QVERIFY(view().hasFocus());
        filter->clear(); // all rows again; F3 goes on with the same words
        view().setCurrentIndex(model().index(0, 0));
        QTest::keyClick(&view(), Qt::Key_F3);
        QCOMPARE(model().row(view().currentIndex()), RowRef(unit("Ferguson's brigade")));
    }

    void columnsAreShownByKeys() {
        const int nation = model().cells().columnOf(CellKind::Nation);
        QVERIFY(view().isColumnHidden(nation));
        for (QMenu *menu : page().findChildren<QMenu *>()) {
            if (menu->menuAction()->objectName() != u"columns")
                continue;
            menu->popup(QPoint(0, 0));
            for (int i = 0; i < 20 && menu->activeAction(); ++i)
                QTest::keyClick(menu, Qt::Key_Up);
            for (int i = 0; i < 20; ++i) {
                QTest::keyClick(menu, Qt::Key_Down);
                if (menu->activeAction() &&
                    menu->activeAction()->text() == model().cell(nation).title)
                    break;
            }
            QTest::keyClick(menu, Qt::Key_Return);
        }
        QVERIFY(!view().isColumnHidden(nation));
    }

    void twoArmiesStandSideBySide() {
        QTest::keyClick(&view(), Qt::Key_T, Qt::ControlModifier);
        auto *dialog = page().findChild<TotalsDialog *>();
        QVERIFY(dialog);
        const auto boxes = dialog->findChildren<QComboBox *>();
        boxes[1]->setCurrentIndex(2); // the second army; 0 is none
        boxes[2]->setCurrentIndex(1); // by arm
        QTest::keyClick(dialog->findChild<QPushButton *>(QStringLiteral("copy")), Qt::Key_Space);
        const QString text = QApplication::clipboard()->text();
        // 50,600 men and 66 guns against 53,700 and 90: the sample's own sums.
        const QString last = text.trimmed().section(u'\n', -1);
        for (const char *sum : {"50,600", "66", "53,700", "90"})
            QVERIFY2(last.contains(QLatin1String(sum)), qPrintable(text));
    }

    void aColumnOfBrigadesIsOneStep() {
        const oob::OrderOfBattle before = book();
        go(unit("Ferguson's brigade"));
        QTest::keyClick(&view(), Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        auto *dialog = page().findChild<ColumnDialog *>();
        QVERIFY(dialog);
        // "like Ferguson's brigade" is offered first; five of them.
        QVERIFY(dialog->findChildren<QComboBox *>().size() == 2);
        const auto lines = dialog->findChildren<QLineEdit *>();
        for (QLineEdit *line : lines)
            if (line->text() == u"New column") {
                line->selectAll();
                QTest::keyClicks(line, QStringLiteral("Reserve"));
            }
        dialog->findChild<QSpinBox *>()->setValue(5);
        QCOMPARE(dialog->findChild<QLabel *>(QStringLiteral("preview"))->text(),
                 QStringLiteral("Brigade 1, Brigade 2, …, Brigade 5"));
        for (QPushButton *button : dialog->findChildren<QPushButton *>())
            if (button->isDefault())
                QTest::keyClick(button, Qt::Key_Space);
        QCOMPARE(book().units.size(), before.units.size() + 5);
        QCOMPARE(book().columns.size(), before.columns.size() + 1);
        const UnitId last = unit("Brigade 5");
        QVERIFY(!last.isNull());
        QCOMPARE(book().units.at(last).present.men,
                 before.units.at(unit("Ferguson's brigade")).present.men);
        QCOMPARE(book().columns.at(book().units.at(last).parent.column).name,
                 std::string("Reserve"));
        undo();
        QVERIFY(book() == before);
    }

    void theFilterKeepsItsPlaceInANarrowWindow() {
        auto *filter = page().findChild<QLineEdit *>(QStringLiteral("filter"));
        auto *bar = page().findChild<QToolBar *>();
        QVERIFY(filter && bar);
        const auto words = [bar] {
            const auto buttons = bar->findChildren<QToolButton *>();
            return std::any_of(buttons.begin(), buttons.end(), [](const QToolButton *b) {
                return b->isVisible() && b->toolButtonStyle() == Qt::ToolButtonTextBesideIcon;
            });
        };
        bar->setFixedWidth(1200);
        QTRY_VERIFY(words() && filter->isVisible());
        bar->setFixedWidth(520);
        QTRY_VERIFY(!words());
        QTRY_VERIFY(filter->isVisible());
        QVERIFY(filter->geometry().right() <= bar->width());
        bar->setFixedWidth(1200);
        QTRY_VERIFY(words() && filter->isVisible());
    }

    void totalsAddUpInEveryWay() {
        // 29 units, 50,600 men, 66 guns (the sample's own figures), however they are grouped.
        const ArmyId army = model().army();
        const ArmyCells &cells = model().cells();
        const RowSums all = totalsOf(book(), army, cells);
        QCOMPARE(all.units, 29);
        QCOMPARE(all.men, 50'600);
        QCOMPARE(all.guns, 66);
        QVERIFY(all.points > 0);
        for (const TotalsBy by : {TotalsBy::Column, TotalsBy::Arm, TotalsBy::Nation}) {
            RowSums sum;
            for (const TotalsLine &line : totalsBy(book(), army, cells, by))
                sum += line.sums;
            QVERIFY(sum == all);
        }
        RowSums sum;
        for (const TotalsLine &line : totalsBy(book(), army, cells, TotalsBy::Field, "class"))
            sum += line.sums;
        QVERIFY(sum == all);
    }

    void theTotalsCanBeCopiedAndHaveALimit() {
        QTest::keyClick(&view(), Qt::Key_T, Qt::ControlModifier);
        auto *dialog = page().findChild<TotalsDialog *>();
        QVERIFY(dialog);
        QTest::keyClick(dialog->findChild<QPushButton *>(QStringLiteral("copy")), Qt::Key_Space);
        const QString text = QApplication::clipboard()->text();
        QVERIFY(text.startsWith(QStringLiteral("Column\tUnits\tCastings\tMen\tGuns\tPoints\n")));
        QVERIFY2(text.contains(QStringLiteral("In all\t29\t530\t50,600\t66\t")), qPrintable(text));
        dialog->findChild<QSpinBox *>()->setValue(1000);
        QCOMPARE(pointsLimit(book()), 1000);
        QVERIFY(page().totals().join(u' ').contains(QStringLiteral("of 1,000 points")));
        undo();
        QCOMPARE(pointsLimit(book()), 0);
    }

    void theOtherRuleSetsFieldsStay() {
        const UnitId row = unit("Row's brigade");
        const auto fields = book().units.at(row).fields;
        QVERIFY(!fields.of("corporal-john").empty());
        const auto choose = [this](const char *id) {
            for (QMenu *menu : page().findChildren<QMenu *>())
                for (QAction *action : menu->actions())
                    if (action->data().toString() == QLatin1String(id))
                        action->trigger();
        };
        choose("beerstein");
        QCOMPARE(m_kit->window().session()->ruleSet().id(), std::string_view("beerstein"));
        QVERIFY(book().units.at(row).fields == fields);
        // The page shows the other set's columns, and takes values for it.
        const int quality = model().cells().columnOfField("quality");
        QVERIFY(quality > 0);
        QVERIFY(model().setData(model().indexOf(row, quality), QStringLiteral("elite")));
        QCOMPARE(book().units.at(row).fields.of("beerstein").at("quality"), std::string("elite"));
        choose("corporal-john");
        QCOMPARE(book().units.at(row).fields.of("corporal-john"), fields.of("corporal-john"));
        QCOMPARE(book().units.at(row).fields.of("beerstein").at("quality"), std::string("elite"));
        for (int i = 0; i < 3; ++i)
            undo();
        QVERIFY(book().units.at(row).fields == fields);
    }

    void rowsGoIntoAnotherBookWithAllTheyHave() {
        const UnitId row = unit("Ferguson's brigade");
        oob::Unit full = book().units.at(row);
        full.notes = "two\nlines";
        full.fields.set("beerstein", "quality", "elite");
        full.fields.set("unheard-of", "field", "kept");
        QVERIFY(m_kit->window().editor()->perform(oob::changeUnit(book(), full, "change-notes")));
        go(row);
        QTest::keyClick(&view(), Qt::Key_C, Qt::ControlModifier);
        const QMimeData *copied = QApplication::clipboard()->mimeData();
        QVERIFY(copied->text().contains(QStringLiteral("Ferguson's brigade")));
        auto *keep = new QMimeData; // the clipboard of the first window
        for (const QString &format : copied->formats())
            keep->setData(format, copied->data(format));
        m_kit = std::make_unique<WindowKit>(QStringLiteral("elchingen-1805"));
        QApplication::clipboard()->setMimeData(keep);
        const auto before = book();
        view().setCurrentIndex(model().index(0, 0));
        view().setFocus();
        QTest::keyClick(&view(), Qt::Key_V, Qt::ControlModifier);
        const UnitId pasted = unit("Ferguson's brigade");
        QVERIFY(!pasted.isNull());
        QVERIFY(pasted != row);
        oob::Unit is = book().units.at(pasted);
        QCOMPARE(is.parent, oob::Parent::of(model().army()));
        is.id = full.id;
        is.parent = full.parent;
        is.ordinal = full.ordinal;
        QVERIFY(is == full);
        QCOMPARE(oob::holderOf(book(), pasted)->name, std::string("Ferguson"));
        undo();
        QVERIFY(book() == before);
    }

    void aNationHasItsColours() {
        const int column = model().cells().columnOf(CellKind::Nation);
        const auto colours = [&] {
            return model()
                .indexOf(unit("Row's brigade"), column)
                .data(ArmyTreeModel::NationRole)
                .toStringList();
        };
        const QStringList before = colours();
        auto &editor = *m_kit->window().editor();
        QVERIFY(
            editor.perform(oob::setNation(book(), oob::Nation{"British", "#b02020", "#f0e0c0"})));
        QCOMPARE(colours(), (QStringList{QStringLiteral("#b02020"), QStringLiteral("#f0e0c0")}));
        QVERIFY(before != colours());
        undo();
        QCOMPARE(colours(), before);
    }

private:
    ArmyPage &page() { return *qobject_cast<ArmyPage *>(m_kit->window().page()); }
    ArmyTreeModel &model() { return page().model(); }
    ArmyView &view() { return page().view(); }
    const oob::OrderOfBattle &book() { return m_kit->window().session()->book(); }
    UnitId unit(const char *name) {
        for (const auto &[id, one] : book().units)
            if (one.name == name)
                return id;
        // A split changes the name of what it leaves.
        for (const auto &[id, one] : book().units)
            if (one.name == std::string(name) + " (1)")
                return id;
        return {};
    }
    void go(UnitId id) {
        view().setCurrentIndex(model().indexOf(id));
        view().setFocus();
    }
    void undo() { m_kit->window().findChild<QAction *>(QStringLiteral("undo"))->trigger(); }

    std::unique_ptr<WindowKit> m_kit;
};

QTEST_MAIN(TestArmyKit)
#include "tst_armykit.moc"
