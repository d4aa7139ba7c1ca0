// The army kit by keys on the real page: a column of brigades, split, merge, totals and points.
#include "oob/queries.h"
#include "ui/dialogs/columndialog.h"
#include "ui/dialogs/totalsdialog.h"
#include "ui/models/armytotals.h"
#include "ui/views/armypage.h"
#include "ui/views/armyview.h"
#include "window/windowkit.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

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
        QVERIFY(fields.contains("corporal-john"));
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
        QCOMPARE(book().units.at(row).fields.at("beerstein").at("quality"), std::string("elite"));
        choose("corporal-john");
        QCOMPARE(book().units.at(row).fields.at("corporal-john"), fields.at("corporal-john"));
        QCOMPARE(book().units.at(row).fields.at("beerstein").at("quality"), std::string("elite"));
        for (int i = 0; i < 3; ++i)
            undo();
        QVERIFY(book().units.at(row).fields == fields);
    }

    void rowsGoIntoAnotherBookWithAllTheyHave() {
        const UnitId row = unit("Ferguson's brigade");
        oob::Unit full = book().units.at(row);
        full.notes = "two\nlines";
        full.fields["beerstein"]["quality"] = "elite";
        full.fields["unheard-of"]["field"] = "kept";
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
