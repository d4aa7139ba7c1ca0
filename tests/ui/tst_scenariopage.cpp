// The scenario page on the sample books: every part of a scenario is edited, undone, and the battle
// is started from what stands there.
#include "battle/beerstein/engine.h"
#include "battle/corporaljohn/engine.h"
#include "battle/freeze.h"
#include "session/booksession.h"
#include "session/samples.h"
#include "ui/views/battle/battlepage.h"
#include "ui/views/battle/battlepages.h"
#include "ui/views/battle/scenariopage.h"
#include "ui/views/mainwindow.h"
#include "ui/views/theme.h"
#include "ui/views/windows.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTreeWidget>
#include <QtTest/QTest>

using namespace sabretache;
using namespace sabretache::ui;

namespace {

struct Desk {
    QTemporaryDir folder;
    rules::RuleSetList ruleSets = rules::builtInRuleSets();
    battle::EngineList engines{{&battle::corporaljohn::engine(), &battle::beerstein::engine()}};
    Texts texts;
    OddsSources odds;
    std::unique_ptr<Windows> windows;
    MainWindow *window = nullptr;
    ScenarioPage *page = nullptr;
    ScenarioId id;

    Desk(Theme &theme, const char *sample) {
        const QString path = folder.filePath(QStringLiteral("book.sabretache"));
        QVERIFY(session::makeSample(sample, path, ruleSets, engines).has_value());
        Services services{ruleSets, engines, texts, theme, {}, {}, {}, {}, {}, {}};
        addBattlePages(services.pages, odds);
        windows = std::make_unique<Windows>(std::move(services));
        window = windows->openBook(path);
        QVERIFY(window);
        window->resize(1280, 800);
        window->show();
        id = window->session()->book().scenarios.begin()->first;
        window->open({BookNode::Kind::Scenario, id.uuid});
        page = qobject_cast<ScenarioPage *>(window->page());
        QVERIFY(page);
        QApplication::processEvents();
    }
    const oob::Scenario &scenario() const { return window->session()->book().scenarios.at(id); }
    template <class W> W *named(const QString &name) const {
        for (W *w : page->findChildren<W *>())
            if (w->accessibleName() == name)
                return w;
        return nullptr;
    }
    void shot(const QString &name) const {
        const QByteArray to = qgetenv("SABRETACHE_SHOTS");
        if (!to.isEmpty())
            window->grab().save(QString::fromLocal8Bit(to) + u'/' + name + QStringLiteral(".png"));
    }
};

} // namespace

class TestScenarioPage : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("sabretache-test"));
        QCoreApplication::setApplicationName(QStringLiteral("scenario-page"));
        QSettings().clear();
        m_theme = new Theme(*qApp, this);
        if (qEnvironmentVariableIsSet("SABRETACHE_DARK"))
            m_theme->setLook(Theme::Look::Dark);
        if (qEnvironmentVariableIsSet("SABRETACHE_SCALE"))
            m_theme->setTextScale(qEnvironmentVariableIntValue("SABRETACHE_SCALE"));
    }

    void bothSamplesStartTheirBattle_data() {
        QTest::addColumn<QString>("sample");
        QTest::newRow("CJ-3.1 Blenheim") << QStringLiteral("blenheim-1704");
        QTest::newRow("BB-2.1 Elchingen") << QStringLiteral("elchingen-1805");
    }
    void bothSamplesStartTheirBattle() {
        QFETCH(const QString, sample);
        Desk d(*m_theme, qPrintable(sample));
        d.shot(QStringLiteral("scenario-") + sample);
        QVERIFY(d.page->startButton()->isEnabled());
        QTest::keyClick(d.page->startButton(), Qt::Key_Space);
        auto *battle = qobject_cast<BookBattlePage *>(d.window->page());
        QVERIFY(battle && battle->battle());
        QVERIFY(!battle->battle()->desk().setup().units.empty());
        QApplication::processEvents();
        d.shot(QStringLiteral("started-") + sample);
    }

    void weatherObjectivesAndReinforcementsAreAddedAndUndone() {
        Desk d(*m_theme, "blenheim-1704");
        const oob::Scenario before = d.scenario();
        for (const auto &title : {"Weather", "Objectives", "Reinforcements"}) {
            auto *add = d.named<QPushButton>(QStringLiteral("Add to ") + QLatin1String(title));
            QVERIFY(add);
            QTest::keyClick(add, Qt::Key_Space);
            QApplication::processEvents();
        }
        QCOMPARE(d.scenario().weather.size(), before.weather.size() + 1);
        QCOMPARE(d.scenario().objectives.size(), before.objectives.size() + 1);
        QCOMPARE(d.scenario().reinforcements.size(), before.reinforcements.size() + 1);
        auto *objectives = d.named<QTableWidget>(QStringLiteral("Objectives"));
        QVERIFY(objectives);
        const int row = objectives->rowCount() - 1;
        objectives->item(row, 0)->setText(QStringLiteral("Blindheim"));
        QTRY_COMPARE(d.scenario().objectives.back().name, std::string("Blindheim"));
        objectives->item(row, 1)->setData(Qt::EditRole, 3);
        QTRY_COMPARE(d.scenario().objectives.back().points, 3);
        while (d.window->editor()->stack().canUndo())
            d.window->editor()->stack().undo();
        QVERIFY(d.scenario() == before);
    }

    void onlyWhereTownsHoldBrigadesIsThatAsked() { // CJ-11.4
        for (const auto &[sample, asked] :
             {std::pair("blenheim-1704", true), std::pair("elchingen-1805", false)}) {
            Desk d(*m_theme, sample);
            auto *objectives = d.named<QTableWidget>(QStringLiteral("Objectives"));
            QVERIFY(objectives);
            QCOMPARE(objectives->isColumnHidden(2), !asked);
        }
    }

    void aColumnThatIsUntickedStaysOut() {
        Desk d(*m_theme, "blenheim-1704");
        const auto units = [&d] {
            return battle::freeze(d.window->session()->book(), d.scenario(),
                                  *d.ruleSets.find("corporal-john"))
                .value()
                .units.size();
        };
        const std::size_t before = units();
        QTreeWidgetItem *column = nullptr;
        for (QTreeWidget *tree : d.page->findChildren<QTreeWidget *>())
            for (int i = 0; i < tree->topLevelItemCount() && !column; ++i)
                if (tree->topLevelItem(i)->checkState(0) == Qt::Checked &&
                    tree->topLevelItem(i)->childCount() > 1)
                    column = tree->topLevelItem(i)->child(0);
        QVERIFY(column && column->childCount() > 0);
        const int inIt = column->childCount();
        column->setCheckState(0, Qt::Unchecked);
        QTRY_COMPARE(units(), before - static_cast<std::size_t>(inIt));
    }

    void wordsAreWrittenWhenTheWriterPauses() {
        Desk d(*m_theme, "blenheim-1704");
        auto *notes = d.named<QPlainTextEdit>(QStringLiteral("Notes"));
        QVERIFY(notes);
        const int edits = d.window->editor()->stack().count();
        notes->setPlainText(QStringLiteral("Marsh along the Nebel."));
        QCOMPARE(d.window->editor()->stack().count(), edits); // not at every letter
        QTRY_COMPARE(d.scenario().notes, std::string("Marsh along the Nebel."));
        QCOMPARE(d.window->editor()->stack().count(), edits + 1);
    }

    void turnsAndBreakPointsAreTheScenarios() {
        Desk d(*m_theme, "blenheim-1704");
        auto *breaks =
            d.named<QSpinBox>(QStringLiteral("Breaks when this share of its units is gone"));
        QVERIFY(breaks);
        breaks->setFocus();
        breaks->setValue(35);
        QTest::keyClick(breaks, Qt::Key_Return);
        QTRY_COMPARE(d.scenario().breakPercent.at(d.scenario().parties[0].side), 35);
    }

private:
    Theme *m_theme = nullptr;
};

QTEST_MAIN(TestScenarioPage)
#include "tst_scenariopage.moc"
