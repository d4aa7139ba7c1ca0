// The Danube in the real window: the Schellenberg fought in the program, by keys and clicks, its
// return read, thrown for, applied once and taken back whole; then a battle on paper, typed into
// the same grid. Leaves pictures in build/screens, to be looked at.
#include "session/battlesession.h"
#include "session/booksession.h"
#include "support/battleplay.h"
#include "support/keyboard.h"
#include "ui/models/campaign/campaigndice.h"
#include "ui/models/campaign/returnmodel.h"
#include "ui/views/campaign/campaignpage.h"
#include "ui/views/campaign/campaignpanel.h"
#include "ui/views/campaign/returngrid.h"
#include "ui/views/campaign/returnpanel.h"
#include "ui/views/campaign/turnpanel.h"
#include "window/windowkit.h"

#include <QDialog>
#include <QDir>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QTimer>

using namespace sabretache;
using namespace sabretache::campaign;
using namespace sabretache::ui;

class TestCampaignBattle : public QObject {
    Q_OBJECT

    std::unique_ptr<WindowKit> m_kit;
    CampaignPage *m_page = nullptr;

    CampaignDesk &desk() const { return m_page->desk(); }
    session::BookSession &book() const { return desk().editor().session(); }
    MainWindow &window() const { return m_kit->window(); }
    void grab(const char *name) const {
        QDir().mkpath(QStringLiteral(SABRETACHE_BINARY_DIR "/screens"));
        QTest::qWait(40);
        window().grab().save(QStringLiteral(SABRETACHE_BINARY_DIR "/screens/danube-") +
                             QLatin1String(name) + QStringLiteral(".png"));
    }
    void showCampaign() {
        window().open({BookNode::Kind::Campaign, {}});
        m_page = nullptr;
        for (CampaignPage *page : window().findChildren<CampaignPage *>())
            if (page->isVisible())
                m_page = page;
        QVERIFY(m_page);
        QApplication::setActiveWindow(&window()); // offscreen, none is after a dialog
    }
    /// Clicks the button that is to be seen with this text.
    bool click(const QString &text) const {
        for (QPushButton *button : window().findChildren<QPushButton *>())
            if (button->isVisible() && button->isEnabled() && button->text() == text) {
                QTest::mouseClick(button, Qt::LeftButton);
                return true;
            }
        return false;
    }
    /// Answers the next dialog with Enter, after having looked at it.
    void enterNextDialog(const char *picture) const {
        QTimer::singleShot(100, &window(), [picture] {
            QWidget *dialog = QApplication::activeModalWidget();
            if (!dialog)
                return;
            dialog->grab().save(QStringLiteral(SABRETACHE_BINARY_DIR "/screens/danube-") +
                                QLatin1String(picture) + QStringLiteral(".png"));
            QTest::keyClick(dialog, Qt::Key_Return);
        });
    }
    /// Ctrl+Enter presses the button, which goes down and comes up again.
    void applyByKey() const {
        m_page->returns()->grid()->setFocus();
        QTest::keyClick(m_page->returns()->grid(), Qt::Key_Return, Qt::ControlModifier);
        QTest::qWait(250);
    }
    ArmyId army(const std::string &name) const {
        for (const auto &[id, row] : desk().book().armies)
            if (row.name == name)
                return id;
        return {};
    }
    FactTable *table(const QString &name) const {
        for (FactTable *one : window().findChildren<FactTable *>())
            if (one->accessibleName() == name)
                return one;
        return nullptr;
    }
    /// Marches by the table and the list beside it.
    bool march(const std::string &who, const QString &to) const {
        m_page->turn()->showStep(Step::Marches);
        m_page->showPanel(QStringLiteral("turn"));
        table(QStringLiteral("Armies"))->select(army(who).uuid);
        for (QComboBox *box : window().findChildren<QComboBox *>())
            if (box->accessibleName() == QStringLiteral("March to")) {
                const int at = box->findText(to, Qt::MatchStartsWith);
                if (at < 0)
                    return false;
                box->setCurrentIndex(at);
                return click(QStringLiteral("&March"));
            }
        return false;
    }
    FightId open(const char *picture) {
        m_page->turn()->showStep(Step::Contacts);
        m_page->showPanel(QStringLiteral("turn"));
        grab("contact");
        enterNextDialog(picture);
        if (!click(QStringLiteral("&Fight")))
            return {};
        return m_page->returns()->fightId();
    }
    std::string state() const { return stateJson(desk().book()); }
    const Fight &fight(FightId id) const { return desk().campaign().fights.at(id); }

    /// The next step, by its key; with a dialog in between it is entered.
    void nextStep() const {
        QApplication::setActiveWindow(&window());
        m_page->setFocus();
        QTest::keyClick(m_page, Qt::Key_Right, Qt::AltModifier);
        QTest::qWait(10);
    }
    /// Step by step to a turn, or to the end of the campaign; who still meets declines.
    bool goOnToTurn(int turn) const {
        const auto head = [this]() -> const Head & { return desk().campaign().head; };
        for (int i = 0; i < 300 && head().turn < turn && !head().ended; ++i) {
            const Head before = head();
            nextStep();
            if (!(head() == before))
                continue;
            m_page->turn()->showStep(Step::Contacts);
            m_page->showPanel(QStringLiteral("turn"));
            QTimer answers; // which road, and the dice of who straggles
            answers.callOnTimeout([] {
                if (QWidget *dialog = QApplication::activeModalWidget())
                    QTest::keyClick(dialog, Qt::Key_Return);
            });
            answers.start(120);
            if (!click(i % 2 ? QStringLiteral("The &first declines")
                             : QStringLiteral("The &second declines")))
                return false;
            QTest::qWait(150);
        }
        return head().turn == turn;
    }
    bool playToTheEnd(BattlePage &page) const;

private Q_SLOTS:
    void aBattleOfTheProgramAndOneOnPaper();
    void theCampaignToItsEnd();
};

void TestCampaignBattle::aBattleOfTheProgramAndOneOnPaper() { // CA-3.1 CA-3.2 CA-3.3 CA-3.4
    m_kit = std::make_unique<WindowKit>(QStringLiteral("danube-1704"));
    showCampaign();
    desk().seedDice(11);
    grab("start");
    QVERIFY(march("Marlborough's army", QString::fromUtf8("Donauw\u00f6rth")));

    // In the program: the dialog knows scenario, date and armies.
    const FightId first = open("plan");
    QVERIFY(!first.isNull());
    QCOMPARE(fight(first).name, std::string("Schellenberg"));
    QCOMPARE(fight(first).date, std::string("1704-07-02"));
    grab("return-empty");
    const std::string before = state();
    QString said;
    connect(m_page, &Page::message, this, [&](const QString &text) { said = text; });
    QVERIFY(click(QStringLiteral("Fi&ght in the program")));
    QVERIFY2(!fight(first).battle.isNull(), qPrintable(said));
    BattlePage *page = nullptr;
    QTRY_VERIFY((page = window().findChild<BattlePage *>()) && page->isVisible());
    QApplication::setActiveWindow(&window());
    page->focusNext();
    Keyboard keyboard(*page);
    battleplay::Random random(5);
    battleplay::Habits habits;
    habits.umpireOneIn = 0;
    habits.endPhaseOneIn = 4;
    for (int i = 0; i < 12; ++i) {
        const auto input =
            battleplay::nextInput(page->desk().engine(), page->desk().state(), random, habits);
        QVERIFY(input);
        if (input->kind == battle::kEndPhaseInput && input->flag("forced", false))
            break;
        QVERIFY2(keyboard.enter(*input), qPrintable(keyboard.trouble()));
    }
    grab("battle");
    // Its own state has not moved, and nothing else may touch its brigades (CA-3.1).
    for (const UnitId unit : fight(first).units)
        QVERIFY(desk().campaign().units.at(unit).killed == 0);
    // The rest at once, in the book: what the keys can is shown elsewhere.
    const auto rest = book().openBattle(fight(first).battle);
    QVERIFY(rest);
    session::BattleSession &battle = **rest;
    for (int i = 0; i < 400 && battle.view().turn.value < 3; ++i) {
        const auto input = battleplay::nextInput(battle.engine(), battle.state(), random, habits);
        if (!input || !battle.submit(*input))
            break;
    }

    showCampaign();
    m_page->showPanel(QStringLiteral("return"), first.uuid);
    QVERIFY(click(QStringLiteral("&Read the battle")));
    const Return read = *readReturn(desk().book(), first);
    QVERIFY(std::ranges::any_of(read.lines, &ReturnLine::fought));
    QVERIFY(std::ranges::any_of(read.lines, [](const ReturnLine &l) { return l.lost > 0; }));
    grab("return-read");
    // Before its dice it does not come out: applying is off.
    if (!wantedRolls(read, fight(first), Figures()).empty()) {
        applyByKey();
        QVERIFY(fight(first).isOpen());
        QVERIFY(click(QStringLiteral("Dice: &program")));
    }
    grab("return-thrown");
    const std::string proposed = state();
    applyByKey();
    QVERIFY2(fight(first).state == FightState::Applied, qPrintable(said));
    grab("return-applied");
    for (const auto &[id, row] : desk().campaign().units)
        QVERIFY(row.addsUp());
    // Twice is once.
    const std::string applied = state();
    applyByKey();
    QVERIFY(!desk().perform(applyReturn(desk().context(), first)));
    QCOMPARE(state(), applied);
    // Taken back whole, and applied anew.
    QVERIFY(click(QStringLiteral("Take &back")));
    QCOMPARE(state(), proposed);
    QVERIFY(before != proposed); // the return itself is part of it
    applyByKey();
    QCOMPARE(state(), applied);

    // Whoever did not hold the field goes back: the step of returns says so, with its buttons.
    m_page->turn()->showStep(Step::Returns);
    m_page->showPanel(QStringLiteral("turn"));
    grab("returns-step");
    m_page->showPanel(QStringLiteral("chronicle"));
    grab("chronicle");

    // On paper, between whoever stands together: any two armies, in the same grid.
    FightPlan plan;
    plan.name = "Rain";
    plan.date = "1704-07-04";
    plan.first = "Grand Alliance";
    plan.second = "Two Crowns and Bavaria";
    for (const char *name : {"Marlborough's army", "The Elector's army"})
        for (const UnitId unit : desk().work().unitsOf(army(name)))
            plan.units.push_back(unit);
    FightId second;
    QVERIFY(desk().perform(planFight(desk().context(), plan, &second)));
    m_page->showPanel(QStringLiteral("return"), second.uuid);
    ReturnGrid *grid = m_page->returns()->grid();
    auto *model = qobject_cast<ReturnModel *>(grid->model());
    QVERIFY(model);
    grid->setFocus();
    int row = grid->currentIndex().row();
    QVERIFY(model->line(row)); // the cursor stands where one types first
    QCOMPARE(grid->currentIndex().column(), int(ReturnModel::Lost));
    for (const char *lost : {"4", "3", "5"}) {
        QTest::keyClicks(grid->viewport(), QLatin1String(lost));
        auto *editor = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        QVERIFY(editor);
        QTest::keyClick(editor, Qt::Key_Return);
        QTest::qWait(5);
        QCOMPARE(QString::number(model->line(row)->lost), QLatin1String(lost));
        QTest::keyClick(grid, Qt::Key_Return); // down to the next brigade
        row = grid->currentIndex().row();
        QVERIFY(model->line(row));
    }
    QVERIFY(click(QStringLiteral("Dice: &program")));
    grab("paper");
    applyByKey();
    QVERIFY(fight(second).state == FightState::Applied);
    m_page->showPanel(QStringLiteral("standings"));
    grab("standings");
    // Every die of the battle and of both returns is in the audit, once.
    m_page->showPanel(QStringLiteral("dice"));
    grab("dice");
    const CampaignDice dice = CampaignDiceReader(desk()).read();
    FaceCounts parts = dice.ofReturns;
    for (const auto &[name, counts] : dice.byBattle)
        parts.add(counts);
    QCOMPARE(parts, dice.all);
    QCOMPARE(dice.byBattle.size(), std::size_t(1)); // the other was fought on paper
    QVERIFY(dice.ofReturns.total() > 0);
    std::int64_t thrown = 0;
    {
        const auto fought = book().openBattle(fight(first).battle);
        QVERIFY(fought.has_value());
        for (const session::Step &step : (*fought)->steps())
            if (step.input.kind == battle::kDiceInput && !step.reverted)
                thrown += std::int64_t(
                    std::get<std::vector<std::int64_t>>(*step.input.find("faces")).size());
    }
    QCOMPARE(dice.byBattle.front().second.total(), thrown);
    FactTable *audit = table(QStringLiteral("Dice of the campaign"));
    QVERIFY(audit && audit->rowCount() >= 5);
    QCOMPARE(audit->text(0, 7), desk().texts().number(dice.all.total()));
    const QString story = desk().report().markdown();
    QVERIFY(story.contains(QStringLiteral("Schellenberg")));
    QVERIFY(story.contains(QStringLiteral("Rain")));
    QVERIFY(!story.contains(u'{'));
    // Each side's own report, and none of the other's brigades in it.
    for (const std::string &side : desk().campaign().sideNames()) {
        const QString text = desk().report().sideMarkdown(side);
        const bool allied = side == "Grand Alliance";
        QCOMPARE(text.contains(QStringLiteral("Row's brigade")), allied);
        QCOMPARE(text.contains(QStringLiteral("Maffei's brigade")), !allied);
        QFile html(
            QStringLiteral(SABRETACHE_BINARY_DIR "/screens/danube-%1.html").arg(allied ? 1 : 2));
        QVERIFY(html.open(QIODevice::WriteOnly));
        html.write(desk().report().sideHtml(side).toUtf8());
    }
}

/// By keys alone, whatever comes.
bool TestCampaignBattle::playToTheEnd(BattlePage &page) const {
    QApplication::setActiveWindow(&window());
    page.focusNext();
    Keyboard keyboard(page);
    battleplay::Random random(8);
    battleplay::Habits habits;
    habits.umpireOneIn = 0;
    habits.endPhaseOneIn = 8;
    int inputs = 0;
    int shownTurn = 0;
    while (!page.desk().view().over) {
        const auto input =
            battleplay::nextInput(page.desk().engine(), page.desk().state(), random, habits);
        if (!input)
            break;
        if (!keyboard.enter(*input)) {
            qWarning("%s: %s", toJson(*input).c_str(), qPrintable(keyboard.trouble()));
            return false;
        }
        ++inputs;
        if (page.desk().view().turn.value != shownTurn) {
            shownTurn = page.desk().view().turn.value;
            grab(qPrintable(QStringLiteral("whole-turn-%1").arg(shownTurn)));
        }
    }
    qInfo("%d inputs by %d keys, to turn %d", inputs, keyboard.keys(),
          page.desk().view().turn.value);
    return page.desk().view().over;
}

// The Danube from start to end on the screen: the Schellenberg fought out by keys, Blenheim on
// paper, the turns between and after. Takes minutes, so only ctest's slow entry runs it.
void TestCampaignBattle::theCampaignToItsEnd() { // CA-2.2 CA-3.1 CA-7.1 CA-9.1
    if (!qEnvironmentVariableIsSet("SABRETACHE_LONG"))
        QSKIP("slow: set SABRETACHE_LONG");
    m_kit = std::make_unique<WindowKit>(QStringLiteral("danube-1704"));
    showCampaign();
    desk().seedDice(4);
    QVERIFY(march("Marlborough's army", QString::fromUtf8("Donauw\u00f6rth")));
    const FightId first = open("whole-plan");
    QVERIFY(!first.isNull());
    QVERIFY(click(QStringLiteral("Fi&ght in the program")));
    BattlePage *page = nullptr;
    QTRY_VERIFY((page = window().findChild<BattlePage *>()) && page->isVisible());
    QVERIFY(playToTheEnd(*page));
    grab("whole-over");
    showCampaign();
    m_page->showPanel(QStringLiteral("return"), first.uuid);
    QVERIFY(click(QStringLiteral("&Read the battle")));
    grab("whole-read");
    click(QStringLiteral("Dice: &program"));
    applyByKey();
    QVERIFY(fight(first).state == FightState::Applied);
    grab("whole-applied");
    m_page->turn()->showStep(Step::Returns);
    m_page->showPanel(QStringLiteral("turn"));
    grab("whole-retreat");
    click(QStringLiteral("&Retreat"));

    // Tallard comes in the sixth week, Eugene in the seventh.
    QVERIFY(goOnToTurn(7));
    grab("whole-week-7");
    nextStep();
    const auto &places = desk().campaign().places;
    const PlaceId meeting = std::ranges::find(places, std::string("Blindheim"), [](const auto &p) {
                                return p.second.name;
                            })->first;
    for (const char *who : {"Marlborough's army", "Eugene's army", "Tallard's army"}) {
        if (desk().campaign().armies.at(army(who)).place == meeting)
            continue; // it went back that way
        const auto way = wayFor(desk().work(), army(who), meeting);
        QVERIFY2(desk().perform(marchArmy(desk().context(), army(who), way)), who);
    }
    m_page->showPanel(QStringLiteral("map"));
    grab("whole-map");
    const FightId second = open("whole-blenheim");
    QVERIFY(!second.isNull());
    QApplication::setActiveWindow(&window()); // offscreen, none is after a dialog
    grab("whole-paper");
    ReturnGrid *grid = m_page->returns()->grid();
    auto *model = qobject_cast<ReturnModel *>(grid->model());
    QVERIFY(model);
    grid->setFocus();
    int typed = 0;
    for (int i = 0; i < 12; ++i) {
        const int row = grid->currentIndex().row();
        if (!model->line(row) || model->line(row)->start < 3)
            break;
        QTest::keyClicks(grid->viewport(), QString::number(1 + i % 3));
        auto *editor = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        QVERIFY(editor);
        QTest::keyClick(editor, Qt::Key_Return);
        QTest::qWait(5);
        QTest::keyClick(grid, Qt::Key_Return);
        ++typed;
    }
    QVERIFY(typed > 3);
    QVERIFY(click(QStringLiteral("Dice: &program")));
    grab("whole-paper-thrown");
    applyByKey();
    QVERIFY(fight(second).state == FightState::Applied);
    m_page->turn()->showStep(Step::Returns);
    m_page->showPanel(QStringLiteral("turn"));
    grab("whole-paper-retreat");

    while (click(QStringLiteral("&Retreat")))
        QTest::qWait(5);
    goOnToTurn(99);
    QVERIFY(desk().campaign().head.ended);
    grab("whole-end");
    for (const char *panel : {"standings", "chronicle", "records", "map"}) {
        m_page->showPanel(QLatin1String(panel));
        grab(qPrintable(QStringLiteral("whole-end-%1").arg(QLatin1String(panel))));
    }
    for (const auto &[id, row] : desk().campaign().units)
        QVERIFY(row.addsUp());
}

QTEST_MAIN(TestCampaignBattle)
#include "tst_campaignbattle.moc"
