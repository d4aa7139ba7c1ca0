// The campaign's page in the real window: a turn by keys, a return typed and pasted, the map by
// mouse and by table. Leaves pictures in build/screens, to be looked at.
#include "oob/edits.h"
#include "ui/models/campaign/returnmodel.h"
#include "ui/views/campaign/campaignpage.h"
#include "ui/views/campaign/chroniclepanel.h"
#include "ui/views/campaign/mappanel.h"
#include "ui/views/campaign/returngrid.h"
#include "ui/views/campaign/returnpanel.h"
#include "ui/views/campaign/turnpanel.h"
#include "window/windowkit.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>

using namespace sabretache;
using namespace sabretache::campaign;
using namespace sabretache::ui;

class TestCampaignPage : public QObject {
    Q_OBJECT

    struct Kit {
        WindowKit kit;
        CampaignPage *page = nullptr;
        explicit Kit(const QString &sample = QStringLiteral("danube-1704")) : kit(sample) {
            kit.window().open({BookNode::Kind::Campaign, {}});
            page = kit.window().findChild<CampaignPage *>();
            if (page)
                page->desk().seedDice(7);
        }
        CampaignDesk &desk() const { return page->desk(); }
        ArmyId army(const std::string &name) const {
            for (const auto &[id, army] : desk().book().armies)
                if (army.name == name)
                    return id;
            return {};
        }
        PlaceId place(const std::string &name) const {
            for (const auto &[id, place] : desk().campaign().places)
                if (place.name == name)
                    return id;
            return {};
        }
        bool march(const std::string &who, const std::string &to) const {
            const auto way = wayFor(desk().work(), army(who), place(to));
            return desk().perform(marchArmy(desk().context(), army(who), way));
        }
        FightId fight(const std::string &name, const std::string &date,
                      const std::string &where) const {
            FightPlan plan;
            plan.name = name;
            plan.date = date;
            plan.place = place(where);
            plan.first = "Grand Alliance";
            plan.second = "Two Crowns and Bavaria";
            plan.later = plan.first;
            for (const auto &[id, row] : desk().campaign().armies)
                if (row.place == plan.place)
                    for (const UnitId unit : desk().work().unitsOf(id))
                        plan.units.push_back(unit);
            FightId made;
            desk().perform(planFight(desk().context(), plan, &made));
            return made;
        }
        void grab(const QString &name) {
            QDir().mkpath(QStringLiteral(SABRETACHE_BINARY_DIR "/screens"));
            QTest::qWait(40);
            kit.window().grab().save(QStringLiteral(SABRETACHE_BINARY_DIR "/screens/campaign-") +
                                     name + QStringLiteral(".png"));
        }
    };

private Q_SLOTS:
    void theTreeLeadsToThePage() {
        Kit k;
        QVERIFY(k.page);
        QCOMPARE(k.page->title(), QStringLiteral("The Danube, 1704"));
        QCOMPARE(k.page->panel(), QStringLiteral("turn"));
        QCOMPARE(k.page->totals().size(), 2);
        k.grab(QStringLiteral("turn"));
        k.page->showPanel(QStringLiteral("map"));
        k.grab(QStringLiteral("map"));
        k.page->showPanel(QStringLiteral("house"));
        k.grab(QStringLiteral("house"));
    }
    void altAndANumberShowEachPart() {
        Kit k;
        const QStringList parts{QStringLiteral("turn"),      QStringLiteral("return"),
                                QStringLiteral("map"),       QStringLiteral("records"),
                                QStringLiteral("standings"), QStringLiteral("dice"),
                                QStringLiteral("chronicle"), QStringLiteral("house")};
        for (int i = 0; i < parts.size(); ++i) {
            QTest::keyClick(&k.kit.window(), static_cast<Qt::Key>(Qt::Key_1 + i), Qt::AltModifier);
            QCOMPARE(k.page->panel(), parts[i]);
        }
    }
    void aBookWithoutACampaignOffersTheFirstStep() { // CA-1.1
        Kit k(QStringLiteral("blenheim-1704"));
        QVERIFY(k.page);
        k.grab(QStringLiteral("begin"));
        QVERIFY(!k.desk().hasCampaign());
        for (QPushButton *button : k.page->findChildren<QPushButton *>())
            if (button->text() == QStringLiteral("&Begin the campaign"))
                QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(k.desk().hasCampaign());
        QCOMPARE(k.desk().campaign().sideNames().size(), std::size_t(2));
    }
    void whoIsExpectedStandsInATable() { // CA-7.1
        Kit k;
        k.page->turn()->showStep(Step::Arrivals);
        const auto table = [&] {
            FactTable *out = nullptr;
            for (auto *each : k.page->turn()->findChildren<FactTable *>())
                if (each->accessibleName() == QStringLiteral("Expected arrivals"))
                    out = each;
            return out;
        };
        const auto saysNobody = [&] {
            const auto labels = k.page->turn()->findChildren<QLabel *>();
            return std::ranges::any_of(labels, [](const QLabel *label) {
                return label->text() == QStringLiteral("Nobody is expected.") && label->isVisible();
            });
        };
        const auto before = k.desk().campaign().arrivals;
        for (const auto &[id, arrival] : before)
            QVERIFY(k.desk().perform(removeArrival(k.desk().context(), id)));
        QVERIFY(saysNobody());
        QVERIFY(!table() || !table()->isVisible());
        Arrival later;
        later.army = k.desk().campaign().armies.begin()->first;
        later.units = {k.desk().work().unitsOf(later.army).front()};
        later.date = isoText({k.desk().campaign().turnEnds().days + 1});
        QVERIFY(k.desk().perform(putArrival(k.desk().context(), later)));
        QVERIFY(!saysNobody());
        QVERIFY(table() && table()->isVisible());
        QCOMPARE(table()->rowCount(), 1);
        QCOMPARE(table()->text(0, 3), QStringLiteral("expected"));
    }
    void oneKeyLeadsThroughTheTurn() { // CA-2.2
        Kit k;
        for (int i = 0; i < 6; ++i)
            QTest::keyClick(&k.kit.window(), Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(k.desk().campaign().head.turn, 2);
        // And back again, one undo a step.
        for (int i = 0; i < 6; ++i)
            k.desk().editor().stack().undo();
        QCOMPARE(k.desk().campaign().head.turn, 1);
    }
    void aReturnIsTypedByKeysAndApplied() { // CA-3.4 CA-4.6
        Kit k;
        QVERIFY(k.march("Marlborough's army", "Donauwörth"));
        const FightId id = k.fight("Schellenberg", "1704-07-02", "Donauwörth");
        k.page->showPanel(QStringLiteral("return"), id.uuid);
        ReturnGrid *grid = k.page->returns()->grid();
        auto *model = qobject_cast<ReturnModel *>(grid->model());
        QVERIFY(model);
        new QAbstractItemModelTester(model, QAbstractItemModelTester::FailureReportingMode::QtTest,
                                     model);
        grid->setFocus();
        int row = 0;
        while (!model->line(row))
            ++row;
        grid->setCurrentIndex(model->index(row, ReturnModel::Lost));
        // 3, on to the next column, "yes", on, and so on: no mouse.
        const auto type = [&](const QString &text) {
            // Tab opens the next cell; the first one is opened by its first key.
            auto *editor = qobject_cast<QLineEdit *>(QApplication::focusWidget());
            if (!editor) {
                QTest::keyClicks(grid->viewport(), text.left(1));
                editor = qobject_cast<QLineEdit *>(QApplication::focusWidget());
                QVERIFY(editor);
                QTest::keyClicks(editor, text.mid(1));
            } else {
                QTest::keyClicks(editor, text);
            }
            QTest::keyClick(editor, Qt::Key_Tab);
            QTest::qWait(10);
        };
        type(QStringLiteral("3"));
        QTRY_COMPARE(model->line(row)->lost, 3);
        QVERIFY(model->line(row)->fought);
        type(QStringLiteral("off, 11"));
        QTRY_COMPARE(model->line(row)->leftWith, 11);
        QVERIFY(model->line(row)->routed);
        type(QStringLiteral("yes"));
        QTRY_VERIFY(model->line(row)->wonMelee);
        if (auto *editor = qobject_cast<QLineEdit *>(QApplication::focusWidget()))
            QTest::keyClick(editor, Qt::Key_Escape);
        k.grab(QStringLiteral("return-typed"));
        // It can't be applied before its dice are thrown.
        k.page->returns()->apply();
        QVERIFY(k.desk().campaign().fights.at(id).isOpen());
        k.page->returns()->throwDice();
        QVERIFY(!whyNotReady(*readReturn(k.desk().book(), id), k.desk().campaign().fights.at(id),
                             Figures()));
        QTest::keyClick(grid, Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(k.desk().campaign().fights.at(id).state == FightState::Applied);
        k.page->returns()->takeBack();
        QVERIFY(k.desk().campaign().fights.at(id).isOpen());
    }
    void aSpreadsheetIsPasted() { // CA-3.4
        Kit k;
        QVERIFY(k.march("Marlborough's army", "Donauwörth"));
        const FightId id = k.fight("Schellenberg", "1704-07-02", "Donauwörth");
        k.page->showPanel(QStringLiteral("return"), id.uuid);
        ReturnGrid *grid = k.page->returns()->grid();
        auto *model = qobject_cast<ReturnModel *>(grid->model());
        int row = 0;
        while (!model->line(row))
            ++row;
        grid->setCurrentIndex(model->index(row, ReturnModel::Lost));
        QApplication::clipboard()->setText(
            QStringLiteral("4\tyes\t\t\r\n2\t\tx\t\r\n25\tyes\t\twith 9\r\n"));
        const int steps = k.desk().editor().stack().count();
        QTest::keyClick(grid, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(k.desk().editor().stack().count(), steps + 1); // one step of undo
        QCOMPARE(model->line(row)->lost, 4);
        QVERIFY(model->line(row)->routed);
        QCOMPARE(model->line(row + 1)->lost, 2);
        QVERIFY(model->line(row + 1)->wonMelee);
        QVERIFY(model->line(row + 2)->removed);
        QCOMPARE(model->line(row + 2)->removedWith, 9);
        QCOMPARE(model->line(row + 2)->lost, model->line(row + 2)->start);
        k.desk().editor().stack().undo();
        QCOMPARE(model->line(row)->lost, 0);
    }
    void columnsHaveTheirSumsAndFold() { // CA-4.6
        Kit k;
        QVERIFY(k.march("Marlborough's army", "Donauwörth"));
        const FightId id = k.fight("Schellenberg", "1704-07-02", "Donauwörth");
        k.page->showPanel(QStringLiteral("return"), id.uuid);
        ReturnGrid *grid = k.page->returns()->grid();
        auto *model = qobject_cast<ReturnModel *>(grid->model());
        const auto text = [&](int row, int column) {
            return model->index(row, column).data().toString();
        };
        // The army of 356 castings, its first column of 25, 24, 25, 24 and 15.
        QCOMPARE(text(0, ReturnModel::Name), QStringLiteral("Marlborough's army, Marlborough"));
        QCOMPARE(text(0, ReturnModel::Start), QStringLiteral("356"));
        QCOMPARE(text(1, ReturnModel::Start), QStringLiteral("113"));
        QVERIFY(text(1, ReturnModel::Name).endsWith(QStringLiteral("Cutts")));
        QVERIFY(!model->line(0) && !model->line(1) && model->line(2));
        // The cursor stands on the first brigade; three lines typed down the column add up.
        QCOMPARE(grid->currentIndex().row(), 2);
        QApplication::clipboard()->setText(QStringLiteral("4\tyes\n2\n3\n0\n1\n7\n"));
        QTest::keyClick(grid, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(text(1, ReturnModel::Lost), QStringLiteral("10"));
        QCOMPARE(text(1, ReturnModel::Routed), QStringLiteral("1 of 5"));
        // A spreadsheet has no row for a column: the sixth figure is the next column's first line.
        QVERIFY(!model->line(7));
        QCOMPARE(model->line(8)->lost, 7);
        QCOMPARE(text(0, ReturnModel::Lost), QStringLiteral("17"));
        // What is copied is what was pasted.
        grid->setCurrentIndex(model->index(2, ReturnModel::Lost));
        grid->selectionModel()->select(
            QItemSelection(model->index(2, ReturnModel::Lost), model->index(8, ReturnModel::Lost)),
            QItemSelectionModel::ClearAndSelect);
        QTest::keyClick(grid, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("4\n2\n3\n\n1\n7\n"));
        // Its commander's fate stands in the column's row.
        QVERIFY(model->setData(model->index(1, ReturnModel::Fate), QStringLiteral("killed"),
                               Qt::EditRole));
        QVERIFY(model->person(1)->fate == CommanderFate::Killed);
        QVERIFY(!model->setData(model->index(1, ReturnModel::Lost), 5, Qt::EditRole));
        k.grab(QStringLiteral("return-columns"));
        // Space folds its lines away, and brings them back.
        grid->setCurrentIndex(model->index(1, ReturnModel::Name));
        QTest::keyClick(grid, Qt::Key_Space);
        for (int row = 2; row < 7; ++row)
            QVERIFY(grid->isRowHidden(row));
        QVERIFY(!grid->isRowHidden(7));
        k.grab(QStringLiteral("return-folded"));
        QTest::keyClick(grid, Qt::Key_Space);
        QVERIFY(!grid->isRowHidden(2));
    }
    void anEditedLineIsMarkedAndComesBack() { // CA-3.2
        Kit k;
        QVERIFY(k.march("Marlborough's army", "Donauwörth"));
        const FightId id = k.fight("Schellenberg", "1704-07-02", "Donauwörth");
        k.page->showPanel(QStringLiteral("return"), id.uuid);
        auto *model = qobject_cast<ReturnModel *>(k.page->returns()->grid()->model());
        int row = 0;
        while (!model->line(row))
            ++row;
        QVERIFY(model->setData(model->index(row, ReturnModel::Lost), 5, Qt::EditRole));
        QVERIFY(model->setData(model->index(row, ReturnModel::Killed), 2, Qt::EditRole));
        QVERIFY(model->line(row)->edited);
        QCOMPARE(model->line(row)->back, 3);
        QVERIFY(model->index(row, ReturnModel::Killed).data(ReturnModel::MarkRole).toBool());
        QVERIFY(model->clearEdited(model->index(row, ReturnModel::Killed)));
        QVERIFY(!model->line(row)->edited);
    }
    void anArmyIsDraggedAlongTheRoads() { // CA-8.1
        Kit k;
        k.page->showPanel(QStringLiteral("map"));
        QTest::qWait(40);
        MapView *map = k.page->map()->view();
        const ArmyId army = k.army("Marlborough's army");
        const QPoint from = map->pointOf(army);
        const QPoint to = map->pointOf(k.place("Donauwörth"));
        QTest::mousePress(map->viewport(), Qt::LeftButton, {}, from);
        QTest::mouseMove(map->viewport(), (from + to) / 2);
        QTest::mouseMove(map->viewport(), to);
        QTest::mouseRelease(map->viewport(), Qt::LeftButton, {}, to);
        QCOMPARE(k.desk().campaign().armies.at(army).place, k.place("Donauwörth"));
        k.grab(QStringLiteral("map-marched"));
        QCOMPARE(contacts(k.desk().context()).size(), std::size_t(1));
    }
    void placesAreEditedInTheTable() { // CA-8.1
        Kit k;
        k.page->showPanel(QStringLiteral("map"));
        QTest::qWait(20);
        for (QTableWidget *table : k.page->map()->findChildren<QTableWidget *>())
            if (table->accessibleName() == QStringLiteral("Places")) {
                const QString name = table->item(0, 0)->text();
                table->item(0, 1)->setText(QStringLiteral("5"));
                QCOMPARE(k.desk().campaign().places.at(k.place(name.toStdString())).points, 5);
            }
    }
    void theDanubeIsPlayedFromStartToEnd() { // CA-9.1 CA-9.2
        Kit k;
        // The Schellenberg: Marlborough marches, both fight, the Elector's men rout.
        QVERIFY(k.march("Marlborough's army", "Donauwörth"));
        k.page->turn()->showStep(Step::Contacts);
        k.page->showPanel(QStringLiteral("turn"));
        k.grab(QStringLiteral("contacts"));
        const auto fightAndApply = [&](const std::string &name, const std::string &date,
                                       const std::string &where) {
            const FightId id = k.fight(name, date, where);
            k.page->showPanel(QStringLiteral("return"), id.uuid);
            Return paper = *readReturn(k.desk().book(), id);
            int i = 0;
            for (ReturnLine &line : paper.lines) {
                ++i;
                line.fought = true;
                line.lost = std::min(line.start, line.side == 0 ? 2 + i % 4 : 3 + i % 6);
                line.wonMelee = line.side == 0 && i % 3 == 0;
                if (line.side == 1 && i % 4 == 0) {
                    line.routed = true;
                    line.leftWith = line.start - line.lost;
                } else if (line.side == 1 && i % 7 == 0) {
                    line.routed = line.removed = true;
                    line.lost = line.start;
                    line.removedWith = line.start / 2;
                    line.gunsLost = line.startGuns;
                }
            }
            for (ReturnPerson &person : paper.persons)
                if (++i % 6 == 0)
                    person.fate = CommanderFate::Killed;
            Fight head = k.desk().campaign().fights.at(id);
            head.held = "Grand Alliance";
            head.decisive = true;
            QVERIFY(k.desk().perform(changeReturn(k.desk().context(), paper, head)));
            k.page->returns()->throwDice();
            k.grab(QString::fromStdString(name).toLower());
            k.page->returns()->apply();
            QVERIFY(k.desk().campaign().fights.at(id).state == FightState::Applied);
            for (const Retreat &retreat : retreatsAfter(k.desk().context(), id)) {
                QVERIFY(!retreat.to.empty());
                QVERIFY(k.desk().perform(
                    retreatAfter(k.desk().context(), id, retreat.army, retreat.to.front())));
            }
            k.page->turn()->showStep(Step::Returns);
            k.page->showPanel(QStringLiteral("turn"));
            k.grab(QString::fromStdString(name).toLower() + QStringLiteral("-posts"));
            for (const Vacancy &vacancy : vacancies(k.desk().context()))
                QVERIFY(k.desk().perform(fillVacancy(k.desk().context(), vacancy.command, {},
                                                     vacancy.next ? "" : "A new man")));
            for (const UnitId unit : weakUnits(k.desk().context()))
                QVERIFY(k.desk().perform(setDepot(k.desk().context(), unit, true)));
        };
        fightAndApply("Schellenberg", "1704-07-02", "Donauwörth");
        const auto endTheTurn = [&] {
            const int turn = k.desk().campaign().head.turn;
            for (int i = 0;
                 i < 6 && k.desk().campaign().head.turn == turn && !k.desk().campaign().head.ended;
                 ++i)
                k.page->nextStep();
            return k.desk().campaign().head.ended || k.desk().campaign().head.turn == turn + 1;
        };
        while (k.desk().campaign().head.turn < 7)
            QVERIFY(endTheTurn());
        k.page->nextStep(); // Eugene arrives
        QCOMPARE(k.desk().campaign().armies.at(k.army("Eugene's army")).place,
                 k.place("Donauwörth"));
        QCOMPARE(k.desk().campaign().armies.at(k.army("Tallard's army")).place,
                 k.place("Augsburg"));
        QVERIFY(k.march("Tallard's army", "Blindheim"));
        QVERIFY(k.march("Marsin's army", "Blindheim"));
        QVERIFY(k.march("Marlborough's army", "Blindheim"));
        QVERIFY(k.march("Eugene's army", "Blindheim"));
        QVERIFY(contacts(k.desk().context()).size() >= 4);
        k.page->showPanel(QStringLiteral("map"));
        k.grab(QStringLiteral("map-blenheim"));
        fightAndApply("Blenheim", "1704-08-13", "Blindheim");
        for (const char *panel : {"records", "standings", "chronicle"}) {
            k.page->showPanel(QLatin1String(panel));
            k.grab(QLatin1String(panel));
        }
        while (!k.desk().campaign().head.ended)
            QVERIFY(endTheTurn());
        QCOMPARE(k.desk().campaign().head.turn, 18);
        k.page->showPanel(QStringLiteral("standings"));
        k.grab(QStringLiteral("end"));
        for (const auto &[id, row] : k.desk().campaign().units)
            QVERIFY(row.addsUp());
        const QString story = k.desk().report().markdown();
        QVERIFY(story.contains(QStringLiteral("Blenheim. Grand Alliance held the field.")));
        QVERIFY(!story.contains(u'{'));
        // A side reads nothing of the other's marches, arrivals and posts.
        const QString side = k.desk().report().sideMarkdown("Grand Alliance");
        QVERIFY(side.contains(QStringLiteral("Row's brigade")));
        QVERIFY(!side.contains(QStringLiteral("Navarre's brigade")));
    }
    void itPaintsDarkAndLarge_data() {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<int>("scale");
        QTest::newRow("dark") << true << 100;
        QTest::newRow("large") << false << 200;
    }
    void itPaintsDarkAndLarge() {
        QFETCH(bool, dark);
        QFETCH(int, scale);
        Kit k;
        k.kit.theme().setLook(dark ? Theme::Look::Dark : Theme::Look::Light);
        k.kit.theme().setTextScale(scale);
        const QString tag = u'-' + QString::fromLatin1(QTest::currentDataTag());
        QVERIFY(k.march("Marlborough's army", "Donauwörth"));
        k.fight("Schellenberg", "1704-07-02", "Donauwörth");
        for (const char *panel :
             {"turn", "return", "map", "records", "standings", "chronicle", "house"}) {
            k.page->showPanel(QLatin1String(panel));
            k.grab(QLatin1String(panel) + tag);
        }
        k.kit.theme().setLook(Theme::Look::Light);
        k.kit.theme().setTextScale(100);
    }
};

QTEST_MAIN(TestCampaignPage)
#include "tst_campaignpage.moc"
