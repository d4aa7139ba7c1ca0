// From an empty book to the whole order of battle of Elchingen by keyboard alone: key events that
// go to whatever has the focus, as a person's do. What comes out is what the sample holds.
#include "exchange/csvform.h"
#include "oob/queries.h"
#include "session/samples.h"
#include "ui/views/armypage.h"
#include "ui/views/armyview.h"
#include "window/windowkit.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QMenu>
#include <QRegularExpression>
#include <QTest>

#include <map>

using namespace sabretache;
using namespace sabretache::ui;

class TestElchingenKeys : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theWholeOfElchingenIsTypedIntoAnEmptyBook();

private:
    void key(int code, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QWidget *target = QApplication::activePopupWidget();
        if (!target)
            target = QApplication::focusWidget();
        QTest::keyClick(target ? target : &m_kit->window(), static_cast<Qt::Key>(code), modifiers);
        ++m_keys;
        QApplication::processEvents();
    }
    void type(const QString &text) {
        for (const QChar c : text) {
            QWidget *target = QApplication::activePopupWidget();
            if (!target)
                target = QApplication::focusWidget();
            QVERIFY(target);
            // What a keyboard with that letter on it sends.
            QTest::sendKeyEvent(QTest::Click, target, Qt::Key_unknown, QString(c), Qt::NoModifier);
            ++m_keys;
            QApplication::processEvents();
        }
    }
    ArmyPage &page() { return *qobject_cast<ArmyPage *>(m_kit->window().page()); }
    ArmyTreeModel &model() { return page().model(); }
    ArmyView &view() { return page().view(); }
    const oob::OrderOfBattle &book() { return m_kit->window().session()->book(); }

    /// Down a menu until an entry stands there, then Enter.
    void chooseInMenu(const QString &text) {
        for (int i = 0; i < 60; ++i) {
            auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            QVERIFY2(menu, qPrintable(text));
            if (menu->activeAction() && menu->activeAction()->text().remove(u'&') == text) {
                key(Qt::Key_Return);
                return;
            }
            key(Qt::Key_Down);
        }
        QFAIL(qPrintable(QStringLiteral("not in the menu: ") + text));
    }
    /// Tab until a field of that name has the focus.
    void tabTo(const QString &name) {
        for (int i = 0; i < 40; ++i) {
            if (QApplication::focusWidget() &&
                QApplication::focusWidget()->accessibleName() == name)
                return;
            key(Qt::Key_Tab);
        }
        QFAIL(qPrintable(QStringLiteral("Tab does not reach ") + name));
    }
    /// Types into the open editor of a row's name, then by Tab into the cells that have a value.
    void fillRow(const QString &name, std::map<QString, QString> values) {
        type(name);
        const RowRef row = model().row(view().currentIndex());
        for (int i = 0; i < 30 && !values.empty(); ++i) {
            key(Qt::Key_Tab);
            QVERIFY2(
                model().row(view().currentIndex()) == row,
                qPrintable(name + QStringLiteral(" has no cell for ") + values.begin()->first));
            const auto value = values.find(model().cell(view().currentIndex().column()).key);
            if (value == values.end())
                continue;
            type(value->second);
            values.erase(value);
        }
        key(Qt::Key_Return);
        QVERIFY(values.empty());
        QVERIFY(!view().isEditing());
        QVERIFY(view().hasFocus());
    }

    std::unique_ptr<WindowKit> m_kit;
    int m_keys = 0;
};

void TestElchingenKeys::theWholeOfElchingenIsTypedIntoAnEmptyBook() {
    m_kit = std::make_unique<WindowKit>(QStringLiteral("new beerstein"));
    const rules::RuleSetList &sets = m_kit->window().session()->ruleSets();
    const battle::EngineList engines({});
    const QString path = m_kit->folder() + QStringLiteral("/sample.sabretache");
    QVERIFY(session::makeSample("elchingen-1805", path, sets, engines));
    const auto sample =
        session::BookSession::open(path, sets, engines, session::OpenMode::ReadOnly);
    QVERIFY(sample);
    const oob::OrderOfBattle &wanted = (*sample)->book();
    QVERIFY(book().armies.empty());
    QElapsedTimer clock;
    clock.start();

    const auto text = [](const std::string &s) { return QString::fromStdString(s); };
    const auto commander = [&](const oob::CommandId &of) {
        const oob::Person *person = oob::holderOf(wanted, of);
        return person ? text(person->name) : QString();
    };
    const Texts &texts = m_kit->texts();
    bool first = true;
    for (const ArmyId armyId : oob::armiesInOrder(wanted)) {
        const oob::Army &army = wanted.armies.at(armyId);
        if (first)
            key(Qt::Key_Space); // the first step that the empty page offers
        else
            key(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
        fillRow(text(army.name), {{QStringLiteral("commander"), commander(armyId)}});
        key(Qt::Key_F6); // the inspector
        tabTo(QStringLiteral("Side"));
        key(Qt::Key_A, Qt::ControlModifier);
        type(text(army.side));
        key(Qt::Key_F6, Qt::ShiftModifier); // and back
        QVERIFY(view().hasFocus());
        if (first)
            for (const char *column : {"nation", "arm", "battalions_or_squadrons"}) {
                key(Qt::Key_A, Qt::AltModifier);
                chooseInMenu(QStringLiteral("Shown columns"));
                const auto &columns = model().cells().columns();
                for (const ArmyCells::Column &one : columns)
                    if (one.key == QLatin1String(column))
                        chooseInMenu(one.title);
            }
        first = false;
        const oob::Children children(wanted);
        std::string nation;
        for (const oob::Stop &stop : oob::walk(wanted, armyId, children)) {
            if (const auto *id = std::get_if<ColumnId>(&stop.node)) {
                QCOMPARE(stop.depth, std::size_t(0));
                key(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
                std::map<QString, QString> values;
                if (!commander(*id).isEmpty())
                    values[QStringLiteral("commander")] = commander(*id);
                fillRow(text(wanted.columns.at(*id).name), values);
                continue;
            }
            const oob::Unit &unit = wanted.units.at(std::get<UnitId>(stop.node));
            key(isInfantry(unit.arm)  ? Qt::Key_B
                : isCavalry(unit.arm) ? Qt::Key_H
                                      : Qt::Key_G,
                Qt::ControlModifier | Qt::ShiftModifier);
            std::map<QString, QString> values;
            if (!commander(unit.id).isEmpty())
                values[QStringLiteral("commander")] = commander(unit.id);
            if (unit.nation != nation) // the next one takes it from its neighbour
                values[QStringLiteral("nation")] = text(nation = unit.nation);
            if (unit.arm != Arm::Infantry && unit.arm != Arm::Cavalry && unit.arm != Arm::Artillery)
                values[QStringLiteral("arm")] = texts.arm(unit.arm);
            if (const auto &count = isInfantry(unit.arm) ? unit.battalions : unit.squadrons)
                values[QStringLiteral("battalions_or_squadrons")] = texts.hundredths(count->value);
            if (unit.present.men)
                values[QStringLiteral("men")] = texts.number(unit.present.men->value);
            if (unit.present.guns)
                values[QStringLiteral("guns")] = texts.number(unit.present.guns->value);
            for (const auto &[field, value] : unit.fields.of("beerstein"))
                values[text(field)] = texts.value(field, value, "beerstein");
            fillRow(text(unit.name), values);
        }
    }
    // Every unit, commander, man and gun; the lines of the CSV name what is not as it was.
    // Ids are new; what was typed as the strength is the full strength too, which the sample's
    // list leaves open.
    const auto csv = [&](oob::OrderOfBattle of) {
        for (auto &[id, unit] : of.units)
            unit.establishment = {};
        static const QRegularExpression kIds(
            QStringLiteral("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"));
        return QString::fromStdString(exchange::exportCsv(of, oob::armiesInOrder(of), sets))
            .remove(kIds)
            .split(u'\n');
    };
    const QStringList is = csv(book());
    const QStringList should = csv(wanted);
    for (qsizetype i = 0; i < std::min(is.size(), should.size()); ++i)
        QCOMPARE(is[i], should[i]);
    QCOMPARE(is.size(), should.size());
    QCOMPARE(book().units.size(), std::size_t(32));
    qInfo("Elchingen: %zu units, %d keys, %.1f seconds", book().units.size(), m_keys,
          static_cast<double>(clock.elapsed()) / 1000);
    if (QTest::currentTestFailed())
        return;
    // All of it can be taken back.
    QUndoStack &stack = m_kit->window().editor()->stack();
    while (stack.canUndo())
        key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(book().armies.empty() && book().units.empty() && book().persons.empty());
}

QTEST_MAIN(TestElchingenKeys)
#include "tst_elchingen_keys.moc"
