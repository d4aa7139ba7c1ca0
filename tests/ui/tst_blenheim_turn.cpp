// A whole turn of Blenheim on the real window, by key events alone, with typed dice: what the
// window makes of it is compared with the turn that was worked out by hand.
#include "battle/corporaljohn/engine.h"
#include "odds/corporaljohndraft.h"
#include "rules/corporaljohn/descriptor.h"
#include "support/samplesetup.h"
#include "support/windowturn.h"
#include "ui/models/battle/battlereport.h"
#include "ui/views/battle/logpanel.h"
#include "ui/views/battle/threatspanel.h"

#include <QDockWidget>
#include <QScrollArea>

#include <cmath>

using namespace sabretache;
using namespace sabretache::ui;
using windowturn::Table;

namespace {

windowturn::Game blenheim() {
    return {rules::corporaljohn::ruleSet(), battle::corporaljohn::engine(),
            odds::corporaljohn::draftOdds(), samples::blenheim()};
}

} // namespace

class TestBlenheimTurn : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        QCoreApplication::setApplicationName(QStringLiteral("blenheim-turn"));
        m_theme = windowturn::makeTheme(this);
    }

    void aTurnOfBlenheimGoesByKeysAlone() {
        Table t(*m_theme, blenheim());
        int inputs = 0;
        t.playTurn("blenheim-turn", inputs);
        if (QTest::currentTestFailed())
            return;
        QCOMPARE(inputs, 38);
        QCOMPARE(t.desk().view().turn.value, 2);
    }

    void aSecondVolleyTakesTenKeysAtMost() {
        Table t(*m_theme, blenheim());
        t.player->endPhase(); // rally
        t.player->endPhase(); // artillery
        QVERIFY(t.player->dice({5, 2}));
        while (t.phase() == "movement")
            t.player->endPhase();
        QCOMPARE(t.phase(), std::string("musketry-and-canister"));
        t.enter(); // the first brigade's form
        t.enter();
        QCOMPARE(t.want(), battle::Want::Roll);
        const auto first = t.desk().pending().roll->subject;
        while (!t.book->battle()->question().tray()->full())
            t.key(Qt::Key_4);
        t.enter();
        QCOMPARE(t.want(), battle::Want::Choice);
        const int before = t.player->keys();
        t.enter(); // the second volley: its form is there already
        QCOMPARE(t.want(), battle::Want::Roll);
        QVERIFY(t.desk().pending().roll->subject != first);
        while (!t.book->battle()->question().tray()->full())
            t.key(Qt::Key_2);
        t.enter();
        QCOMPARE(t.want(), battle::Want::Choice);
        QVERIFY2(t.player->keys() - before <= 10,
                 qPrintable(QString::number(t.player->keys() - before)));
    }

    void closingAndOpeningGoesOnAtTheSameQuestion() {
        Table t(*m_theme, blenheim());
        t.player->endPhase();
        t.enter();
        t.enter();
        QCOMPARE(t.want(), battle::Want::Roll);
        const auto hash = t.hash();
        const auto roll = *t.desk().pending().roll;
        t.close();
        t.open();
        QCOMPARE(t.hash(), hash);
        QVERIFY(t.desk().pending().roll == roll);
        QVERIFY(t.player->dice(
            std::vector<std::int64_t>(static_cast<std::size_t>(roll.count.value), 5)));
        QCOMPARE(t.want(), battle::Want::Choice);
    }

    void closingAnywhereGoesOnAtTheSameQuestion() {
        Table t(*m_theme, blenheim());
        t.goOnAfterClosingAnywhere(11);
        if (QTest::currentTestFailed())
            return;
        QVERIFY(t.desk().stepCount() >= 90);
    }

    void aBattleEndsByKeysAsThePlayersAgree_data() {
        QTest::addColumn<QString>("input");
        QTest::newRow("CJ-13.1 concede") << R"({"kind":"Concede","side":"second"})";
        QTest::newRow("CJ-13.1 draw") << R"({"kind":"AgreeDraw","reason":"supper"})";
        QTest::newRow("CJ-13.1 night") << R"({"kind":"Nightfall","reason":"dark"})";
    }
    void aBattleEndsByKeysAsThePlayersAgree() {
        QFETCH(const QString, input);
        Table t(*m_theme, blenheim());
        QVERIFY2(t.player->enter(recordFromJson(input.toStdString()).value()),
                 qPrintable(t.player->trouble()));
        QVERIFY(t.desk().view().over);
        t.shot(qPrintable(QStringLiteral("over-") +
                          QString::fromLatin1(QTest::currentDataTag()).mid(8)));
    }

    /// Lesson 28: reports read values.
    void takingTheReportAwayChangesNothing() {
        Table t(*m_theme, blenheim());
        t.player->endPhase();
        const auto hash = t.hash();
        const auto steps = t.desk().stepCount();
        const BattleReport report(t.desk(), t.book->battle()->log().model());
        for (const char *format : {"txt", "md", "html", "csv", "json"})
            QVERIFY(!report.in(QString::fromLatin1(format)).isEmpty());
        t.desk().setViewer(battle::Side::First);
        QVERIFY(!report.in(QStringLiteral("html")).isEmpty());
        t.desk().setViewer({});
        QCOMPARE(t.hash(), hash);
        QCOMPARE(t.desk().stepCount(), steps);
    }

    void whoWasShownToTheOtherSideStaysShown() {
        Table t(*m_theme, blenheim());
        const UnitId unit = t.desk().setup().units.front().id;
        t.desk().reveal(unit, true);
        t.close();
        t.open();
        QVERIFY(t.desk().sideView().isRevealed(unit));
        t.desk().reveal(unit, false);
        t.close();
        t.open();
        QVERIFY(!t.desk().sideView().isRevealed(unit));
    }

    /// The page once laid itself out for ever at some widths.
    void lookingAtEveryTabAtAnyWidthChangesNothing() {
        Table t(*m_theme, blenheim());
        t.player->endPhase();
        const auto hash = t.hash();
        for (const int width : {1280, 1100, 1440}) {
            t.window->resize(width, 800);
            for (const auto tab : {BattlePage::Units, BattlePage::Report, BattlePage::Act}) {
                t.book->battle()->showTab(tab);
                QApplication::processEvents();
            }
            t.key(Qt::Key_F11);
            t.key(Qt::Key_F11);
        }
        QCOMPARE(t.hash(), hash);
    }

    void aBattleHasTheWholeWidthAndGivesItBack() {
        Table t(*m_theme, blenheim());
        const auto *inspector = t.window->findChild<QDockWidget *>(QStringLiteral("inspector"));
        const auto *problems = t.window->findChild<QDockWidget *>(QStringLiteral("problems"));
        QVERIFY(inspector && problems);
        QVERIFY(inspector->isHidden() && problems->isHidden());
        t.player->endPhase();
        t.enter();
        QApplication::processEvents();
        for (QScrollArea *area : t.book->findChildren<QScrollArea *>())
            if (area->isVisible() && area->widget() &&
                area->widget()->isAncestorOf(&t.book->battle()->form()))
                QVERIFY2(area->widget()->minimumSizeHint().width() <= area->viewport()->width(),
                         qPrintable(QStringLiteral("%1 in %2")
                                        .arg(area->widget()->minimumSizeHint().width())
                                        .arg(area->viewport()->width())));
        // A scenario has no particulars; in large text it has the problems' room as well.
        t.window->open({BookNode::Kind::Scenario, t.scenario.uuid});
        QVERIFY(inspector->isHidden());
        QCOMPARE(problems->isHidden(), m_theme->textScale() >= 200);
        t.window->open({BookNode::Kind::Battle, t.battle.uuid});
        QVERIFY(inspector->isHidden() && problems->isHidden());
    }

    void twoBooksInTwoWindowsDoNotTouchEachOther() {
        Table t(*m_theme, blenheim());
        const QString other = t.folder.filePath(QStringLiteral("other.sabretache"));
        QVERIFY(QFile::copy(t.path(), other));
        MainWindow *second = t.windows->openBook(other);
        QVERIFY(second && second != t.window);
        second->open({BookNode::Kind::Battle, t.battle.uuid});
        auto *page = qobject_cast<BookBattlePage *>(second->page());
        QVERIFY(page && page->battle());
        const auto hash = page->battle()->desk().engine().hash(page->battle()->desk().state());
        QVERIFY(t.desk().endPhase().has_value());
        QCOMPARE(t.desk().stepCount(), std::size_t(1));
        QCOMPARE(page->battle()->desk().stepCount(), std::size_t(0));
        QCOMPARE(page->battle()->desk().engine().hash(page->battle()->desk().state()), hash);
        // And neither does the same book opened twice come up twice.
        QCOMPARE(t.windows->openBook(t.path()), t.window);
    }

    void threatsAreNamedByKeys() {
        Table t(*m_theme, blenheim());
        t.player->endPhase(); // a battery is in hand
        t.key(Qt::Key_T, Qt::ControlModifier);
        QVERIFY(t.book->battle()->threats().isOpen());
        t.enter(); // the first enemy, at the distance that stands there
        auto &model = t.book->battle()->threats().model();
        QVERIFY(model.rowCount() > 0);
        // CJ-6.1: a volley at 1 in, and a charge; each row has the chances that it names.
        for (int row = 0; row < model.rowCount(); ++row)
            if (const auto *odds = model.odds(row)) {
                double sum = 0;
                for (const auto &[n, chance] : odds->bars.front().chances)
                    sum += chance;
                QVERIFY(std::abs(sum - 1) < 1e-9);
            }
        t.shot("cj-threats");
        t.key(Qt::Key_T, Qt::ControlModifier);
        QVERIFY(!t.book->battle()->threats().isOpen());
    }

private:
    Theme *m_theme = nullptr;
};

QTEST_MAIN(TestBlenheimTurn)
#include "tst_blenheim_turn.moc"
