#include "dice/roll.h"
#include "exchange/jsonform.h"
#include "oob/kit.h"
#include "oob/queries.h"
#include "oob/retired.h"
#include "session/samples.h"
#include "ui/models/armyclipboard.h"
#include "ui/models/armytreemodel.h"
#include "ui/models/booktreemodel.h"
#include "ui/models/personsmodel.h"

#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <functional>
#include <memory>

using namespace sabretache;
using namespace sabretache::ui;

class TestArmyTreeModel : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void treeIsTheBooksRosterOrder();
    void sumsAreThoseOfTheBook();
    void oneCellChangesItsLineOfParents();
    void insertRemoveAndMoveAreAnnounced();
    void aColumnCanNotGoIntoItself();
    void filterShowsMatchesWithParents();
    void everyFilterShowsWhatHoldsItsWords();
    void fieldsOfArmsWithoutOverlapShareAColumn();
    void otherModelsHold();
    void randomEditingIsUndoneToTheStart_data();
    void randomEditingIsUndoneToTheStart();

private:
    void compareWithBook(const ArmyTreeModel &model);
    UnitId unit(const char *name) const;

    QTemporaryDir m_folder;
    rules::RuleSetList m_ruleSets = rules::builtInRuleSets();
    battle::EngineList m_engines{{}};
    Texts m_texts;
    std::unique_ptr<session::BookSession> m_session;
    std::unique_ptr<BookEditor> m_editor;
    ArmyId m_army;
};

void TestArmyTreeModel::initTestCase() { QStandardPaths::setTestModeEnabled(true); }

void TestArmyTreeModel::init() {
    static int count = 0;
    const QString path =
        m_folder.filePath(QString::number(++count) + QStringLiteral(".sabretache"));
    QVERIFY(session::makeSample("blenheim-1704", path, m_ruleSets, m_engines));
    auto opened = session::BookSession::open(path, m_ruleSets, m_engines);
    QVERIFY(opened);
    m_session = std::move(*opened);
    m_editor = std::make_unique<BookEditor>(*m_session, m_texts);
    m_army = oob::armiesInOrder(m_session->book()).front();
}

void TestArmyTreeModel::cleanup() {
    m_editor.reset();
    m_session.reset();
}

UnitId TestArmyTreeModel::unit(const char *name) const {
    for (const auto &[id, one] : m_session->book().units)
        if (one.name == name)
            return id;
    return {};
}

void TestArmyTreeModel::compareWithBook(const ArmyTreeModel &model) {
    const oob::OrderOfBattle &book = m_session->book();
    const oob::Children children(book);
    std::function<void(const QModelIndex &, oob::Parent)> compare = [&](const QModelIndex &parent,
                                                                        oob::Parent of) {
        const auto &wanted = children.of(of);
        QCOMPARE(model.rowCount(parent), static_cast<int>(wanted.size()));
        for (int i = 0; i < model.rowCount(parent); ++i) {
            const QModelIndex row = model.index(i, 0, parent);
            QCOMPARE(model.row(row), rowRefOf(wanted[static_cast<std::size_t>(i)]));
            QCOMPARE(row.data().toString(), QString::fromStdString(oob::nameOf(
                                                book, wanted[static_cast<std::size_t>(i)])));
            QCOMPARE(model.indexOf(model.row(row)), row);
            if (const auto *column = std::get_if<ColumnId>(&wanted[static_cast<std::size_t>(i)]))
                compare(row, oob::Parent::of(*column));
        }
    };
    QCOMPARE(model.rowCount(), 1);
    compare(model.index(0, 0), oob::Parent::of(model.army()));
    const oob::Totals totals = oob::totalsOf(book, oob::Parent::of(model.army()), children,
                                             m_session->ruleSet(), m_session->options());
    QCOMPARE(model.sums().units, static_cast<int>(totals.units));
    QCOMPARE(model.sums().men, totals.men.value_or(0));
    QCOMPARE(model.sums().guns, totals.guns.value_or(0));
    QCOMPARE(model.sums().models, totals.modelGuns.value_or(0));
}

void TestArmyTreeModel::treeIsTheBooksRosterOrder() {
    ArmyTreeModel model(*m_editor, nullptr, m_army);
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    compareWithBook(model);
}

void TestArmyTreeModel::sumsAreThoseOfTheBook() {
    // Counted by hand in resources/samples/blenheim-1704.csv: 29 units, 66 guns, 50,600 men of foot
    // and horse on the allied side.
    const ArmyTreeModel model(*m_editor, nullptr, m_army);
    QCOMPARE(model.sums().units, 29);
    QCOMPARE(model.sums().men, 50600);
    QCOMPARE(model.sums().guns, 66);
    QCOMPARE(model.sums().steps, 506);
}

void TestArmyTreeModel::oneCellChangesItsLineOfParents() {
    ArmyTreeModel model(*m_editor, nullptr, m_army);
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    const int men = model.cells().columnOf(CellKind::Men);
    const QModelIndex at = model.indexOf(unit("Row's brigade"), men);
    const std::int64_t before = model.sums().men;
    QVERIFY(model.setData(at, QStringLiteral("2400"))); // it has 2,500
    QCOMPARE(model.sums().men, before - 100);
    QCOMPARE(changed.count(), 3); // the brigade, its column, the army
    QCOMPARE(reset.count(), 0);
    m_editor->stack().undo();
    QCOMPARE(model.sums().men, before);
    compareWithBook(model);
}

void TestArmyTreeModel::insertRemoveAndMoveAreAnnounced() {
    ArmyTreeModel model(*m_editor, nullptr, m_army);
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    const QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
    const QSignalSpy moved(&model, &QAbstractItemModel::rowsMoved);
    const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    const UnitId row = unit("Row's brigade");
    const oob::Parent parent = m_session->book().units.at(row).parent;
    const QPersistentModelIndex held(model.indexOf(row));

    QVERIFY(model.moveRowsTo({row}, parent.column, 3)); // between the third and the fourth
    // Going down past two rows may be told as those two going up.
    const auto moves = moved.count();
    QVERIFY(moves == 1 || moves == 2);
    QVERIFY(held.isValid());
    QCOMPARE(model.row(held), RowRef(row));
    compareWithBook(model);

    QVERIFY(model.moveRowsTo({row}, m_army, 0));
    QCOMPARE(moved.count(), moves + 1);
    QVERIFY(held.isValid());
    compareWithBook(model);

    const std::vector<oob::NodeId> column = {oob::NodeId(parent.column)};
    const auto none = [](UnitId) { return false; };
    QVERIFY(m_editor->perform(oob::removeNodes(m_session->book(), column, none)));
    QCOMPARE(removed.count(), 1);
    compareWithBook(model);
    m_editor->stack().undo();
    QVERIFY(inserted.count() >= 1);
    compareWithBook(model);
    while (m_editor->stack().canUndo())
        m_editor->stack().undo();
    compareWithBook(model);
    QCOMPARE(reset.count(), 0);
}

void TestArmyTreeModel::aColumnCanNotGoIntoItself() {
    ArmyTreeModel model(*m_editor, nullptr, m_army);
    const QModelIndex army = model.index(0, 0);
    const QModelIndex column = model.index(0, 0, army);
    const std::unique_ptr<QMimeData> data(model.mimeData({column}));
    QVERIFY(!model.canDropMimeData(data.get(), Qt::MoveAction, -1, -1, column));
    QVERIFY(model.canDropMimeData(data.get(), Qt::MoveAction, -1, -1, model.index(1, 0, army)));
    QVERIFY(!model.moveRowsTo({model.row(column)}, model.row(column), -1));
    compareWithBook(model);
}

void TestArmyTreeModel::filterShowsMatchesWithParents() {
    ArmyTreeModel model(*m_editor, nullptr, m_army);
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setFilter(QStringLiteral("row brit"));
    QCOMPARE(model.shownUnits(), 1);
    QVERIFY(model.indexOf(unit("Row's brigade")).isValid());
    QCOMPARE(model.sums().units, 29); // sums are the army's, whatever is shown
    // Edits go on beneath a filter.
    const UnitId hidden = unit("Rantzau's brigade");
    QVERIFY(!hidden.isNull());
    QVERIFY(m_editor->perform(oob::renameUnit(m_session->book(), hidden, "Elsewhere")));
    const std::vector<oob::NodeId> gone = {oob::NodeId(hidden)};
    QVERIFY(
        m_editor->perform(oob::removeNodes(m_session->book(), gone, [](UnitId) { return false; })));
    QCOMPARE(model.sums().units, 28);
    m_editor->stack().undo();
    model.setFilter({});
    compareWithBook(model);
}

void TestArmyTreeModel::everyFilterShowsWhatHoldsItsWords() {
    const ArmyTreeModel all(*m_editor, nullptr, m_army);
    ArmyTreeModel model(*m_editor, nullptr, m_army);
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    // What a row says of itself, as the columns show it.
    const auto says = [&all](const QModelIndex &row, const QString &filter) {
        QString text;
        for (int c = 0; c < all.columnCount(); ++c) {
            const CellKind kind = all.cell(c).kind;
            const bool group = row.data(ArmyTreeModel::GroupRole).toBool();
            if (kind == CellKind::Commander)
                text += row.siblingAtColumn(c).data(Qt::EditRole).toString() + u' ';
            else if (kind == CellKind::Name ||
                     (!group && (kind == CellKind::Nation || kind == CellKind::Arm ||
                                 kind == CellKind::Field)))
                text += row.siblingAtColumn(c).data().toString() + u' ';
        }
        const QStringList words = filter.split(u' ', Qt::SkipEmptyParts);
        return std::all_of(words.begin(), words.end(), [&text](const QString &word) {
            return text.contains(word, Qt::CaseInsensitive);
        });
    };
    // Rows with a match in themselves, above or below, in stored order; the army always.
    const std::function<bool(const QModelIndex &, bool, const QString &, QStringList &)> expected =
        [&](const QModelIndex &row, bool above, const QString &filter, QStringList &out) {
            const bool own = above || (row.parent().isValid() && says(row, filter));
            const qsizetype at = out.size();
            out << row.data().toString();
            bool any = own || !row.parent().isValid();
            for (int r = 0; r < all.rowCount(row); ++r)
                any = expected(all.index(r, 0, row), own, filter, out) || any;
            if (!any)
                out.remove(at, out.size() - at);
            return any;
        };
    const std::function<void(const QModelIndex &, QStringList &)> shown =
        [&](const QModelIndex &row, QStringList &out) {
            out << row.data().toString();
            for (int r = 0; r < model.rowCount(row); ++r)
                shown(model.index(r, 0, row), out);
        };
    const auto compare = [&](const QString &filter) {
        model.setFilter(filter);
        QStringList wanted;
        expected(all.index(0, 0), filter.isEmpty(), filter, wanted);
        QStringList got;
        shown(model.index(0, 0), got);
        QCOMPARE(got, wanted);
    };
    const QStringList filters{QStringLiteral("a"),          QStringLiteral("ar"),
                              QStringLiteral("art"),        QStringLiteral("horse"),
                              QStringLiteral("centre"),     QStringLiteral("foot centre"),
                              QStringLiteral("brit row"),   QStringLiteral("train"),
                              QStringLiteral("medium the"), QStringLiteral("ü"),
                              QStringLiteral("nobody"),     QStringLiteral("grand alliance"),
                              QStringLiteral("WILKES"),     QString()};
    for (const QString &filter : filters)
        compare(filter);
    // What is changed beneath a filter is found by the next one.
    model.setFilter(QStringLiteral("row brit"));
    QVERIFY(m_editor->perform(
        oob::renameUnit(m_session->book(), unit("Rantzau's brigade"), "Wilkesworth")));
    for (const QString &filter : filters)
        compare(filter);
    m_editor->stack().undo();
    for (const QString &filter : filters)
        compare(filter);
}

void TestArmyTreeModel::fieldsOfArmsWithoutOverlapShareAColumn() {
    const ArmyTreeModel model(*m_editor, nullptr, m_army);
    const int doctrine = model.cells().columnOfField("doctrine");
    QVERIFY(doctrine > 0);
    QCOMPARE(doctrine, model.cells().columnOfField("calibre"));
    QVERIFY(model.cells().columnOfField("armament") != doctrine);
    QCOMPARE(model.indexOf(unit("Row's brigade"), doctrine).data(Qt::EditRole).toString(),
             QStringLiteral("British"));
    QCOMPARE(model.indexOf(unit("Battery of the left"), doctrine).data(Qt::EditRole).toString(),
             QStringLiteral("medium"));
}

void TestArmyTreeModel::otherModelsHold() {
    BookTreeModel tree(*m_session, m_texts);
    ProblemsModel problems(*m_session, m_texts);
    PersonsModel persons(*m_editor, m_army);
    const auto mode = QAbstractItemModelTester::FailureReportingMode::QtTest;
    const QAbstractItemModelTester one(&tree, mode);
    const QAbstractItemModelTester two(&problems, mode);
    const QAbstractItemModelTester three(&persons, mode);
    QCOMPARE(tree.indexOf({BookNode::Kind::Army, m_army.uuid}).data().toString(),
             QStringLiteral("Grand Alliance"));
    QVERIFY(persons.rowCount() > 5);
    QVERIFY(persons.setData(persons.index(0, PersonsModel::Rank), QStringLiteral("Colonel")));
    QCOMPARE(persons.index(0, PersonsModel::Rank).data().toString(), QStringLiteral("Colonel"));
    QVERIFY(
        !persons.setData(persons.index(0, PersonsModel::RankDate), QStringLiteral("last summer")));
    m_editor->stack().undo();
    QCOMPARE(persons.index(0, PersonsModel::Rank).data().toString(), QString());
}

void TestArmyTreeModel::randomEditingIsUndoneToTheStart_data() {
    QTest::addColumn<quint64>("seed");
    QTest::newRow("seed 1") << quint64(1);
}

void TestArmyTreeModel::randomEditingIsUndoneToTheStart() {
    QFETCH(quint64, seed);
    const int steps = qEnvironmentVariableIntValue("SABRETACHE_EDIT_STEPS") > 0
                          ? qEnvironmentVariableIntValue("SABRETACHE_EDIT_STEPS")
                          : 300;
    const oob::OrderOfBattle start = m_session->book();
    // What a person would compare: the whole book as its JSON export has it.
    const auto asJson = [this] {
        return exchange::exportJson(m_session->book(), oob::armiesInOrder(m_session->book()));
    };
    const std::string startJson = asJson();
    int taken = 0;
    ProblemsModel problems(*m_session, m_texts);
    ArmyTreeModel model(*m_editor, &problems, m_army);
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    dice::ProgramDice dice(seed);
    const auto one = [&dice](std::size_t size) {
        return static_cast<int>(dice.below(static_cast<std::uint32_t>(size)));
    };
    const auto anyRow = [&] {
        std::vector<QModelIndex> rows;
        std::function<void(const QModelIndex &)> walk = [&](const QModelIndex &row) {
            rows.push_back(row);
            for (int i = 0; i < model.rowCount(row); ++i)
                walk(model.index(i, 0, row));
        };
        walk(model.index(0, 0));
        return rows[static_cast<std::size_t>(one(rows.size()))];
    };
    const QStringList inputs = {QString(),
                                QStringLiteral("7"),
                                QStringLiteral("1200"),
                                QStringLiteral("-3"),
                                QStringLiteral("Kłuszyński"),
                                QStringLiteral("Großherzog's"),
                                QStringLiteral("levy"),
                                QStringLiteral("artillery"),
                                QStringLiteral("light infantry"),
                                QStringLiteral("12 / 30"),
                                QStringLiteral("yes")};
    for (int step = 0; step < steps; ++step) {
        const QModelIndex row = anyRow();
        const RowRef ref = model.row(row);
        ++taken;
        switch (one(13)) {
        case 0: {
            oob::Unit fresh;
            fresh.id = UnitId(m_session->ids()());
            fresh.name = "New " + std::to_string(step);
            fresh.arm = static_cast<Arm>(one(7));
            if (const auto parent = parentRefOf(ref)) {
                fresh.parent = *parent;
                m_editor->perform(oob::addUnit(m_session->book(), fresh));
            }
            break;
        }
        case 1: {
            oob::Column fresh;
            fresh.id = ColumnId(m_session->ids()());
            fresh.name = "Column " + std::to_string(step);
            if (const auto parent = parentRefOf(ref)) {
                fresh.parent = *parent;
                m_editor->perform(oob::addColumn(m_session->book(), fresh, std::size_t(0)));
            }
            break;
        }
        case 2:
            if (const auto node = nodeIdOf(ref); node && one(3) == 0) {
                const std::vector<oob::NodeId> nodes = {*node};
                m_editor->perform(oob::removeNodes(m_session->book(), nodes,
                                                   [](UnitId id) { return id.uuid.low % 2 == 0; }));
            }
            break;
        case 3: {
            const QModelIndex to = anyRow();
            model.moveRowsTo({ref, model.row(anyRow())}, model.row(to),
                             one(2) ? -1 : one(std::size_t(model.rowCount(to)) + 1));
            break;
        }
        case 4:
            if (const auto node = nodeIdOf(ref); node && model.sums().units < 200) {
                const std::vector<oob::NodeId> nodes = {*node};
                m_editor->perform(oob::duplicateNodes(m_session->book(), nodes, m_session->ids()));
            }
            break;
        case 5:
            model.setMany({row, anyRow(), anyRow()}, one(std::size_t(model.columnCount())),
                          inputs[one(std::size_t(inputs.size()))]);
            break;
        case 6:
            if (one(2))
                m_editor->stack().undo();
            else
                m_editor->stack().redo();
            break;
        case 7:
            if (const auto *unit = std::get_if<UnitId>(&ref); unit && model.sums().units < 200)
                m_editor->perform(oob::splitUnit(m_session->book(), m_session->ids(), *unit,
                                                 static_cast<std::size_t>(2 + one(4))));
            break;
        case 8: {
            std::vector<UnitId> units;
            for (const QModelIndex &other : {row, anyRow(), anyRow()})
                if (const RowRef otherRef = model.row(other);
                    std::holds_alternative<UnitId>(otherRef))
                    units.push_back(std::get<UnitId>(otherRef));
            m_editor->perform(oob::mergeUnits(m_session->book(), units,
                                              [](UnitId id) { return id.uuid.low % 2 == 0; }));
            break;
        }
        case 9: {
            const auto retired = oob::retiredUnits(m_session->book());
            const std::size_t some = std::min<std::size_t>(retired.size(), 3);
            if (some > 0)
                m_editor->perform(
                    oob::restore(m_session->book(), std::span(retired).first(some), {}));
            break;
        }
        case 10:
            if (const auto command = commandIdOf(ref))
                m_editor->perform(oob::appointByName(
                    m_session->book(), m_session->ids(), *command,
                    one(4) ? "Person " + std::to_string(one(30)) : std::string(),
                    one(3) ? oob::PostRole::Commander : oob::PostRole::Second,
                    one(2) ? "1704-08-" + std::to_string(10 + one(20)) : std::string()));
            break;
        case 11:
            if (const auto node = nodeIdOf(ref); node && model.sums().units < 200)
                m_editor->perform(pasteJson(model, rowsAsJson(m_session->book(), {*node}),
                                            model.row(row.parent()), std::nullopt));
            break;
        case 12:
            m_editor->perform(oob::setSetting(m_session->book(), oob::kSettingRuleSet,
                                              std::string(one(2) ? "beerstein" : "corporal-john")));
            break;
        default: {
            const QModelIndex cell = row.siblingAtColumn(one(std::size_t(model.columnCount())));
            if (cell.flags().testFlag(Qt::ItemIsEditable))
                model.setData(cell, inputs[one(std::size_t(inputs.size()))]);
        }
        }
        if (step % 10 == 0) {
            compareWithBook(model);
            if (QTest::currentTestFailed())
                return;
        }
    }
    compareWithBook(model);
    while (m_editor->stack().canUndo())
        m_editor->stack().undo();
    compareWithBook(model);
    QVERIFY(m_session->book() == start);
    QCOMPARE(QString::fromStdString(asJson()), QString::fromStdString(startJson));
    QCOMPARE(taken, steps);
}

QTEST_GUILESS_MAIN(TestArmyTreeModel)
#include "tst_armytreemodel.moc"
