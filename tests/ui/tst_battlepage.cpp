// The toy rule set gets its battle page without a line in ui: a whole turn by key events alone.
#include "support/memorybattle.h"
#include "support/randomplay.h"
#include "support/toyruleset.h"
#include "ui/views/battle/battlepage.h"
#include "ui/views/battle/dicetray.h"
#include "ui/views/battle/formpanel.h"
#include "ui/views/battle/logpanel.h"
#include "ui/views/battle/numberbox.h"
#include "ui/views/battle/offerspanel.h"
#include "ui/views/battle/paperpanel.h"
#include "ui/views/battle/questionpanel.h"
#include "ui/views/battle/unitstable.h"
#include "ui/views/theme.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QSpinBox>
#include <QTableView>
#include <QtTest/QTest>

using namespace sabretache;
using namespace sabretache::ui;

namespace {

struct Desk {
    MemoryBattle *battle;
    Texts texts;
    std::unique_ptr<BattlePage> page;
    int keys = 0;

    explicit Desk(std::size_t perSide = 4) {
        auto source = std::make_unique<MemoryBattle>(toy::engine(), toy::sampleSetup(perSide));
        battle = source.get();
        page = std::make_unique<BattlePage>(std::move(source), toy::ruleSet(), texts);
        page->resize(1440, 860);
        if (qEnvironmentVariableIsSet("SABRETACHE_DARK"))
            QApplication::setPalette(Theme::palette(true));
        page->show();
        page->activateWindow();
        QApplication::setActiveWindow(page.get());
        QVERIFY(QTest::qWaitForWindowExposed(page.get()));
        page->focusNext();
        QObject::connect(&page->desk(), &BattleDesk::refused, page.get(),
                         [](const QString &why) { qWarning() << "refused" << why; });
    }
    void key(int code, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QWidget *target = QApplication::focusWidget() ? QApplication::focusWidget() : page.get();
        QTest::keyClick(target, static_cast<Qt::Key>(code), modifiers);
        ++keys;
        QApplication::processEvents();
    }
    void type(const char *digits) {
        for (const char *c = digits; *c; ++c)
            key(Qt::Key_0 + (*c - '0'));
    }
    void endPhase() {
        key(Qt::Key_E, Qt::ControlModifier);
        if (page->endAsked())
            key(Qt::Key_Return);
    }
    const battle::View &view() { return page->desk().view(); }
    battle::Want want() { return page->desk().pending().want; }
    void shot(const char *name) {
        const QByteArray folder = qgetenv("SABRETACHE_SHOTS");
        if (!folder.isEmpty())
            page->grab().save(QString::fromLocal8Bit(folder) + u'/' + QString::fromLatin1(name) +
                              QStringLiteral(".png"));
    }
};

} // namespace

class TestBattlePage : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aWholeTurnGoesByKeysAlone() {
        Desk d;
        d.type("52"); // the first move, TT-2.1
        d.key(Qt::Key_Return);
        QCOMPARE(d.want(), battle::Want::Choice);
        d.shot("advance");
        // The first general orders two units: Enter opens the form, the table takes spaces.
        d.key(Qt::Key_Return);
        d.key(Qt::Key_Space);
        d.key(Qt::Key_Down);
        d.key(Qt::Key_Space);
        d.shot("advance-filled");
        d.key(Qt::Key_Return);
        QCOMPARE(d.battle->steps().size(), std::size_t(2));
        QCOMPARE(d.battle->steps().back().events.size(), std::size_t(2));
        d.key(Qt::Key_E, Qt::ControlModifier);
        QVERIFY(d.page->endAsked()); // others could still advance
        d.shot("end-phase");
        d.key(Qt::Key_Return);
        QCOMPARE(d.view().phase, std::size_t(1));
        d.shot("shoot");
        // The first volley.
        d.key(Qt::Key_Return);
        d.key(Qt::Key_Return);
        QCOMPARE(d.want(), battle::Want::Roll);
        d.type("66");
        d.shot("dice");
        d.type("64");
        d.key(Qt::Key_Return);
        QCOMPARE(d.want(), battle::Want::Choice);
        // A second volley takes its dice and two keys.
        const int before = d.keys;
        d.key(Qt::Key_Return);
        d.type("11111");
        d.key(Qt::Key_Return);
        QVERIFY2(d.keys - before <= 10, qPrintable(QString::number(d.keys - before)));
        QCOMPARE(d.want(), battle::Want::Choice);
        d.endPhase();
        QCOMPARE(d.want(), battle::Want::Fact); // TT-5.2
        d.shot("fact");
        d.key(Qt::Key_Y);
        QCOMPARE(d.want(), battle::Want::Roll);
        d.type("65");
        d.key(Qt::Key_Return);
        QCOMPARE(d.view().turn.value, 2);
        d.shot("turn2");
        qInfo("a turn of the toy rules: %d keys", d.keys);
    }

    /// A number field once took Ctrl+E for itself, and the Enter after it shot off a volley.
    void endingThePhaseReachesThePageFromANumberField() {
        Desk d;
        d.type("52");
        d.key(Qt::Key_Return);
        d.endPhase();
        d.key(Qt::Key_Return); // into the first volley's form
        auto *range = d.page->form().findChild<QWidget *>(QStringLiteral("field-range"));
        QVERIFY(range);
        range->setFocus();
        const std::size_t steps = d.battle->steps().size();
        d.key(Qt::Key_E, Qt::ControlModifier);
        QVERIFY(d.page->endAsked());
        range->setFocus(); // whoever goes on with the form no longer means it
        QVERIFY(!d.page->endAsked());
        QCOMPARE(d.battle->steps().size(), steps);
        d.key(Qt::Key_E, Qt::ControlModifier);
        d.key(Qt::Key_Return);
        QCOMPARE(d.battle->steps().size(), steps + 1);
        QCOMPARE(d.battle->steps().back().input.kind, std::string(battle::kEndPhaseInput));
    }

    void aPhaseInWhichNobodyIsLeftEndsAtOnce() {
        Desk d;
        d.type("52");
        d.key(Qt::Key_Return);
        d.endPhase();
        while (!d.page->desk().notActed().empty()) {
            d.key(Qt::Key_Return);
            if (d.want() == battle::Want::Choice)
                d.key(Qt::Key_Return);
            while (!d.page->question().tray()->full())
                d.key(Qt::Key_1);
            d.key(Qt::Key_Return);
            QCOMPARE(d.want(), battle::Want::Choice);
        }
        const std::size_t steps = d.battle->steps().size();
        d.key(Qt::Key_E, Qt::ControlModifier);
        QVERIFY(!d.page->endAsked());
        QCOMPARE(d.battle->steps().size(), steps + 1);
    }

    void undoGoesByKeyAndTheOldStays() {
        Desk d;
        d.type("52");
        d.key(Qt::Key_Return);
        d.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(d.want(), battle::Want::Roll);
        QVERIFY(d.battle->steps().front().reverted);
        d.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(d.want(), battle::Want::Choice);
    }

    void aTypedDieIsTakenBackAndTheProgramRollsTheRest() {
        Desk d;
        d.type("5");
        d.key(Qt::Key_Backspace);
        QVERIFY(d.page->question().tray()->faces().empty());
        d.type("4");
        d.key(Qt::Key_G, Qt::AltModifier);
        QVERIFY(d.page->question().tray()->full());
        QCOMPARE(int(d.page->question().tray()->faces().front()), 4);
        QCOMPARE(d.battle->steps().size(), std::size_t(0)); // nothing is taken before Enter
    }

    void pointAndCommaBothPartAFraction_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("hundredths");
        QTest::newRow("point") << QStringLiteral("5.5") << 550;
        QTest::newRow("comma") << QStringLiteral("5,5") << 550;
        QTest::newRow("point, whole") << QStringLiteral("8.0") << 800;
        QTest::newRow("none") << QStringLiteral("12") << 1200;
    }
    void pointAndCommaBothPartAFraction() {
        QFETCH(const QString, typed);
        QFETCH(const int, hundredths);
        for (const auto language : {QLocale::English, QLocale::German, QLocale::Polish}) {
            NumberBox box(nullptr);
            box.setLocale(QLocale(language));
            box.setUnit("in/100");
            box.setLimits(0, 10000);
            box.setSuffix(QStringLiteral(" in"));
            box.selectAll();
            QTest::keyClicks(&box, typed);
            QCOMPARE(box.number(), std::int64_t(hundredths));
        }
    }

    void theProgramsDiceNeedNoKey() {
        Desk d;
        d.page->question().setMode(QuestionPanel::Program);
        QTRY_COMPARE(d.want(), battle::Want::Choice);
        QCOMPARE(d.battle->steps().front().input.text("source"), std::string("program"));
    }

    void aRefusedDraftSaysWhyAndChangesNothing() {
        Desk d;
        d.type("52");
        d.key(Qt::Key_Return);
        d.endPhase();
        d.key(Qt::Key_Return);
        const auto before = d.page->desk().engine().hash(d.battle->state());
        d.page->desk().setField("range", std::int64_t(301)); // TT-4.2
        auto *refused = d.page->findChild<QLabel *>(QStringLiteral("formRefused"));
        QVERIFY(refused && refused->isVisible());
        QVERIFY(refused->text().contains(QStringLiteral("TT-4.2")));
        d.shot("refused");
        d.key(Qt::Key_Return);
        QCOMPARE(d.page->desk().engine().hash(d.battle->state()), before);
    }

    void lookingAtThePageChangesNothing() {
        Desk d(12);
        d.type("52");
        d.key(Qt::Key_Return);
        const auto before = d.page->desk().engine().hash(d.battle->state());
        d.page->setBigType(true);
        d.page->grab();
        QApplication::processEvents();
        d.shot("big");
        d.page->setBigType(false);
        d.page->showTab(BattlePage::Units);
        QApplication::processEvents();
        d.shot("units");
        d.page->showTab(BattlePage::Report);
        QApplication::processEvents();
        d.shot("report");
        d.page->showTab(BattlePage::Act);
        d.page->desk().showStep(0);
        d.page->grab();
        d.shot("past");
        d.page->desk().showStep(d.page->desk().stepCount());
        QCOMPARE(d.page->desk().engine().hash(d.battle->state()), before);
    }

    /// The list was blank once it had some four hundred rows.
    void aLongLogShowsItsNewestRows() {
        auto source = std::make_unique<MemoryBattle>(toy::engine(), toy::sampleSetup());
        MemoryBattle *battle = source.get();
        dice::ProgramDice dice(3);
        while (battle->steps().size() < 520) {
            const auto input = test::randomInput(battle->engine(), battle->state(), dice);
            QVERIFY(input ? battle->submit(*input, {}, {}).has_value()
                          : battle->undo(3, {}, {}).has_value());
        }
        const Texts texts;
        BattlePage page(std::move(source), toy::ruleSet(), texts);
        page.resize(1440, 860);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        auto *log = page.findChild<QListView *>(QStringLiteral("log"));
        QVERIFY(log && log->model()->rowCount() > 400);
        const QModelIndex last = log->model()->index(log->model()->rowCount() - 1, 0);
        QTRY_VERIFY(log->viewport()->rect().intersects(log->visualRect(last)));
        for (int y = 20; y < log->viewport()->height() - 20; y += 40)
            QVERIFY(log->indexAt(QPoint(40, y)).isValid());
    }

    void theLogIsFilteredByKeysAlone() {
        Desk d;
        d.type("52");
        d.key(Qt::Key_Return);
        d.endPhase();
        d.key(Qt::Key_Return);
        d.key(Qt::Key_Return);
        QCOMPARE(d.want(), battle::Want::Roll);
        d.type("6611");
        d.key(Qt::Key_Return);
        auto *list = d.page->findChild<QListView *>(QStringLiteral("log"));
        QVERIFY(list);
        const auto events = [&] {
            int out = 0;
            for (int i = 0; i < list->model()->rowCount(); ++i)
                out += !list->model()->index(i, 0).data(LogModel::HeadingRole).toBool();
            return out;
        };
        const int all = events();
        QVERIFY(all > 2);
        const std::size_t steps = d.page->desk().stepCount();
        d.key(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
        auto *find = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        QVERIFY(find && find->isVisible());
        QTest::keyClicks(find, QStringLiteral("Row"));
        const int found = events();
        QVERIFY(found > 0 && found < all);
        // Tab goes on to side, phase and kind; Down chooses.
        for (int i = 0; i < 3; ++i)
            d.key(Qt::Key_Backspace);
        QCOMPARE(events(), all);
        d.key(Qt::Key_Tab);
        auto *side = qobject_cast<QComboBox *>(QApplication::focusWidget());
        QVERIFY(side);
        d.key(Qt::Key_Down);
        QCOMPARE(side->currentIndex(), 1);
        QVERIFY(events() < all);
        d.key(Qt::Key_Up);
        d.key(Qt::Key_Tab);
        d.key(Qt::Key_Tab);
        auto *kind = qobject_cast<QComboBox *>(QApplication::focusWidget());
        QVERIFY(kind && kind->count() > 1);
        d.key(Qt::Key_Down);
        const int ofKind = events();
        QVERIFY(ofKind > 0 && ofKind < all);
        d.key(Qt::Key_Return); // to what was found
        QCOMPARE(QApplication::focusWidget(), list);
        QCOMPARE(events(), ofKind);
        d.key(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
        d.key(Qt::Key_Escape); // the whole log again
        QVERIFY(!find->isVisible());
        QCOMPARE(events(), all);
        QCOMPARE(d.page->desk().stepCount(), steps);
    }

    void aPastStepIsCorrectedByKeys() {
        Desk d;
        d.type("52");
        d.key(Qt::Key_Return);
        d.endPhase();
        d.key(Qt::Key_Return); // the first volley
        d.key(Qt::Key_Return);
        d.type("6611");
        d.key(Qt::Key_Return);
        const auto before = d.page->desk().engine().hash(d.battle->state());
        d.key(Qt::Key_L, Qt::ControlModifier); // to the log, its last row: the dice
        d.key(Qt::Key_End);
        d.key(Qt::Key_K, Qt::ControlModifier);
        QVERIFY(d.page->desk().correcting());
        for (int i = 0; i < 4; ++i)
            d.key(Qt::Key_Backspace);
        d.type("1111");
        d.key(Qt::Key_Return);
        QVERIFY(d.page->desk().proposal());
        QCOMPARE(d.page->desk().engine().hash(d.battle->state()), before);
        d.shot("correction");
        d.key(Qt::Key_Return); // without a reason nothing is accepted
        QVERIFY(d.page->desk().proposal());
        d.key(Qt::Key_X);
        d.key(Qt::Key_Return);
        QVERIFY(!d.page->desk().correcting());
        QVERIFY(d.page->desk().engine().hash(d.battle->state()) != before);
        QCOMPARE(d.battle->steps().back().why, std::string("x"));
    }

    void volleysAreQueuedByKeysAndThrownForTogether() {
        Desk d;
        d.type("52");
        d.key(Qt::Key_Return);
        d.endPhase();
        d.key(Qt::Key_Return);
        d.key(Qt::Key_Return, Qt::ControlModifier);
        d.key(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(d.page->desk().queue().size(), std::size_t(2));
        d.shot("queue");
        d.key(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(d.want(), battle::Want::Roll);
        d.type("1111");
        d.key(Qt::Key_Return);
        QTRY_COMPARE(d.want(), battle::Want::Roll);
        d.type("11111");
        d.key(Qt::Key_Return);
        QTRY_COMPARE(d.want(), battle::Want::Choice);
        QVERIFY(d.page->desk().queue().empty());
    }

    void theUmpiresChangesAreReachedByKeys() {
        Desk d;
        d.type("52");
        d.key(Qt::Key_Return);
        d.key(Qt::Key_U, Qt::ControlModifier);
        QVERIFY(QApplication::activePopupWidget());
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
        QApplication::processEvents();
        QCOMPARE(d.page->desk().draft().kind, std::string("SetSteps"));
    }

    void aBattleIsBegunInTheMiddleByKeys() {
        Desk d;
        d.type("52");
        d.key(Qt::Key_Return);
        const auto before = d.page->desk().engine().hash(d.battle->state());
        d.page->showTab(BattlePage::Paper);
        QApplication::processEvents();
        QVERIFY(qobject_cast<QSpinBox *>(QApplication::focusWidget())); // the turn
        d.key(Qt::Key_Up);
        auto *table = d.page->paper().findChild<QTableView *>(QStringLiteral("paperTable"));
        QVERIFY(table);
        for (int i = 0; i < 10 && QApplication::focusWidget() != table; ++i)
            d.key(Qt::Key_Tab);
        d.key(Qt::Key_3); // steps of the first unit
        d.key(Qt::Key_Return);
        d.shot("paper");
        QCOMPARE(d.page->paper().model().changedUnits(), std::size_t(1));
        d.key(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(d.view().turn.value, 2);
        QCOMPARE(d.view().units.front().steps, 3);
        const std::size_t steps = d.battle->undoable();
        QVERIFY(d.page->desk().undo(steps - 1).has_value());
        QCOMPARE(d.page->desk().engine().hash(d.battle->state()), before);
    }

    void aSidesViewIsDrawnBehindTheCurtain() {
        Desk d;
        d.type("52");
        d.key(Qt::Key_Return);
        d.page->showTo(battle::Side::Second);
        QVERIFY(d.page->findChild<QWidget *>(QStringLiteral("curtain")));
        d.key(Qt::Key_Return);
        QCOMPARE(d.page->desk().view().sides[0].steps, SideView::kUnknown);
        d.shot("side");
    }

    void everyOfferCanBeEnteredAndIsAccepted() {
        // One battle goes quickly; more of them are for the long walk.
        const int battles = qEnvironmentVariableIsSet("SABRETACHE_WALK") ? 4 : 1;
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(battles); ++seed) {
            Desk d(5);
            dice::ProgramDice dice(seed);
            int steps = 0;
            while (d.want() != battle::Want::Nothing) {
                QVERIFY(++steps < 800);
                walk(d, dice);
            }
            QVERIFY(d.view().over);
            if (seed == 1)
                d.shot("over");
        }
    }

private:
    static void walk(Desk &d, dice::ProgramDice &dice) {
        BattleDesk &desk = d.page->desk();
        const std::size_t before = d.battle->steps().size();
        if (d.want() == battle::Want::Roll) {
            while (!d.page->question().tray()->full())
                d.key(Qt::Key_0 + static_cast<int>(dice.roll(6)));
            d.key(Qt::Key_Return);
        } else if (d.want() == battle::Want::Fact) {
            d.key(dice.below(2) ? Qt::Key_Y : Qt::Key_N);
        } else if (desk.notActed().empty() || dice.below(6) == 0) {
            d.endPhase();
        } else {
            const auto offers = desk.notActed();
            desk.choose(offers[dice.below(static_cast<std::uint32_t>(offers.size()))]);
            QVERIFY(d.page->form().focusFirst());
            if (UnitsTable *table = d.page->form().table()) {
                auto &model = table->tableModel();
                for (int row = 0; row < model.rowCount(); ++row)
                    if (model.flags(model.index(row, 0)).testFlag(Qt::ItemIsEnabled)) {
                        table->setCurrentIndex(model.index(row, 0));
                        QTest::keyClick(table, Qt::Key_Space);
                        break;
                    }
            }
            QVERIFY2(!desk.form().refused, toJson(desk.filledDraft()).c_str());
            d.key(Qt::Key_Return);
        }
        if (d.battle->steps().size() != before + 1)
            qWarning() << "stuck at" << int(d.want()) << QApplication::focusWidget()
                       << toJson(desk.filledDraft()).c_str();
        QCOMPARE(d.battle->steps().size(), before + 1);
    }
};

QTEST_MAIN(TestBattlePage)
#include "tst_battlepage.moc"
