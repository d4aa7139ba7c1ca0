// CA-3 to CA-6: planned, fought, applied, taken back. Figures worked by hand.
#include "campaigntable.h"

#include <QtTest/QTest>

using namespace sabretache;
using namespace sabretache::campaign;
using test::Table;

namespace {

/// The battle of these tests. Row lost 4 of 25 and won a melee; Navarre lost all 23, meleed in rout
/// with 9; Artois left the table in rout with 14 of 20, 2 lost; the French battery was abandoned
/// with 3 of 4 crew. Clérambault fell; Row was wounded.
Return schellenberg(Table &t, FightId id) {
    Return paper = t.paper(id);
    ReturnLine &row = t.line(paper, t.row);
    row.fought = row.wonMelee = true;
    row.lost = 4;
    ReturnLine &navarre = t.line(paper, t.navarre);
    navarre.fought = navarre.routed = navarre.removed = true;
    navarre.lost = 23;
    navarre.removedWith = 9;
    ReturnLine &artois = t.line(paper, t.artois);
    artois.fought = artois.routed = true;
    artois.lost = 2;
    artois.leftWith = 14;
    ReturnLine &guns = t.line(paper, t.frenchGuns);
    guns.fought = guns.removed = true;
    guns.lost = 4;
    guns.removedWith = 3;
    guns.gunsLost = 1;
    t.person(paper, t.clerambault).fate = CommanderFate::Killed;
    t.person(paper, t.rowHimself).fate = CommanderFate::Wounded;
    return paper;
}

} // namespace

class TestReturns : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aBattleTakesItsUnitsAndHoldsThem() { // CA-3.1
        // CA-3.1: a brigade is in one open battle at a time, and nothing else changes it meanwhile.
        Table t;
        const FightId id = t.fight("Schellenberg");
        QCOMPARE(t.campaign().fights.at(id).units.size(), std::size_t(7));
        FightPlan again;
        again.name = "Another";
        again.first = "Allied";
        again.second = "French";
        QCOMPARE(planFight(t.context(), again).error().code, kFightUnitBusy);
        QCOMPARE(draft(t.context(), t.wood, 1).error().code, kFightUnitBusy);
        QCOMPARE(setDepot(t.context(), t.wood, true).error().code, kFightUnitBusy);
        QCOMPARE(marchArmy(t.context(), t.allied, {t.ulm, t.dillingen}).error().code,
                 kFightUnitBusy);
        QVERIFY(t.perform(cancelFight(t.context(), id)));
        QVERIFY(draft(t.context(), t.wood, 1).has_value());
        QCOMPARE(cancelFight(t.context(), id).error().code, kFightNotOpen);
    }
    void someBrigadesCanFightWithoutTheOthers() { // CA-3.1
        // CA-3.1: chosen columns and brigades.
        Table t;
        FightPlan plan;
        plan.name = "Rearguard";
        plan.first = "Allied";
        plan.second = "French";
        plan.units = {t.wood, t.silly};
        FightId id;
        QVERIFY(t.perform(planFight(t.context(), plan, &id)));
        QCOMPARE(t.paper(id).lines.size(), std::size_t(2));
        // The armies' commanders are there, nobody else's.
        QCOMPARE(t.paper(id).persons.size(), std::size_t(2));
        plan.units = {t.wood};
        QVERIFY(t.perform(cancelFight(t.context(), id)));
        QCOMPARE(planFight(t.context(), plan).error().code, kFightNoUnits);
    }
    void theFrozenCopyHasTheUnitsOfTheBattle() { // CA-3.1
        // CA-3.1: it starts from a frozen copy of their state.
        Table t;
        const FightId id = t.fight("Schellenberg", t.donauwoerth);
        const auto setup = setupFor(t.context(), id);
        QVERIFY(setup.has_value());
        QCOMPARE(setup->units.size(), std::size_t(7));
        QCOMPARE(setup->sides[0].name, std::string("Allied"));
        QCOMPARE(setup->place, std::string("Donauwörth"));
        t.book.units.at(t.row).present.men = Men(100);
        QCOMPARE(setup->units[0].men, Men(2500));
    }
    void fieldGoesToWhoseEnemyBroke_data() {
        QTest::addColumn<bool>("firstBroke");
        QTest::addColumn<bool>("secondBroke");
        QTest::addColumn<int>("firstPoints");
        QTest::addColumn<int>("secondPoints");
        QTest::addColumn<int>("holder");
        QTest::newRow("CA-3.5 the enemy broke") << false << true << 0 << 3 << 0;
        QTest::newRow("CA-3.5 more points") << false << false << 1 << 2 << 1;
        QTest::newRow("CA-3.5 both broke, more points") << true << true << 2 << 1 << 0;
        QTest::newRow("CA-3.5 nobody") << false << false << 1 << 1 << -1;
    }
    void fieldGoesToWhoseEnemyBroke() {
        QFETCH(bool, firstBroke);
        QFETCH(bool, secondBroke);
        QFETCH(int, firstPoints);
        QFETCH(int, secondPoints);
        QFETCH(int, holder);
        const auto held = fieldHolder({firstBroke, secondBroke}, {firstPoints, secondPoints});
        QCOMPARE(held ? int(*held) : -1, holder);
    }
    void theGridAsksForItsDice() { // CA-3.2 CA-4.1 CA-4.4
        // CA-3.2, CA-4.1 to CA-4.4: Row 4 dice; Navarre 23 less 5 prisoners, 18 dice; Artois 2 and
        // 14; the battery 4 less 2 prisoners; Clérambault one die, Row one for his turns away.
        Table t;
        const FightId id = t.fight("Schellenberg");
        const Return paper = schellenberg(t, id);
        Fight head = t.campaign().fights.at(id);
        head.held = "Allied";
        Return settled = paper;
        settleReturn(settled, head, Figures());
        std::vector<int> counts;
        for (const ReturnRoll &roll : wantedRolls(settled, head, Figures()))
            counts.push_back(roll.request.count.value);
        QCOMPARE(counts, (std::vector<int>{4, 18, 2, 14, 2, 1, 1}));
        QCOMPARE(whyNotReady(settled, head, Figures())->code, kReturnDiceWanted);
    }
    void typedDiceArePutWhereTheyBelong() {
        Table t;
        const FightId id = t.fight("Schellenberg");
        Return paper = schellenberg(t, id);
        Fight head = t.campaign().fights.at(id);
        head.held = "Allied";
        settleReturn(paper, head, Figures());
        const auto roll = nextRoll(paper, head, Figures());
        QVERIFY(roll.has_value());
        QCOMPARE(
            giveFaces(paper, head, Figures(), *roll, {1, 2, 3}, dice::Source::Typed).error().code,
            dice::kDiceCount);
        // CA-4.1: held the field, so back on 4 or more: 4, 6 come back; 1, 3 are killed.
        QVERIFY(giveFaces(paper, head, Figures(), *roll, {1, 4, 3, 6}, dice::Source::Typed));
        const ReturnLine &line = t.line(paper, t.row);
        QCOMPARE(line.back, 2);
        QCOMPARE(line.killed, 2);
        QCOMPARE(line.present, 23);
        QVERIFY(line.source == dice::Source::Typed);
    }
    void anAppliedReturnChangesEverythingAtOnce() {
        // All dice show 4. Row (held: back on 4): 4 lost, 4 back: 25. Navarre: 5 taken, 18 on 5+:
        // none back: 0. Artois: 2 killed; 14 stragglers on 4+: all back: 18. The battery: 1 model
        // gun lost, 2 crew taken, 2 killed. Clérambault: 4 is dead. Row is away for 4 turns.
        Table t;
        const FightId id = t.fight("Schellenberg", t.donauwoerth);
        QVERIFY(t.enter(id, schellenberg(t, id), "Allied", true, 4));
        QVERIFY(t.perform(applyReturn(t.context(), id)));
        QCOMPARE(t.record(t.row).steps, 25);
        QCOMPARE(t.record(t.navarre).steps, 0);
        QCOMPARE(t.record(t.navarre).killed, 18);
        QCOMPARE(t.record(t.navarre).prisoners, 5);
        QCOMPARE(t.record(t.artois).steps, 18);
        QCOMPARE(t.record(t.artois).killed, 2);
        QCOMPARE(t.record(t.frenchGuns).steps, 0);
        QCOMPARE(t.record(t.frenchGuns).guns, 0);
        QCOMPARE(t.book.units.at(t.artois).present.men, Men(1800));
        QCOMPARE(t.book.units.at(t.frenchGuns).present.guns, Guns(0));
        QVERIFY(t.book.persons.at(t.clerambault).fate == oob::PersonFate::Dead);
        QVERIFY(t.book.persons.at(t.rowHimself).fate == oob::PersonFate::Wounded);
        QCOMPARE(t.campaign().persons.at(t.rowHimself).backOn, 5);
        // CA-3.2, CA-6: the dead hold no post.
        QVERIFY(oob::holderOf(t.book, oob::CommandId(t.right)) == nullptr);
        // CA-5.1: Row fought, held and won a melee: 2 points. Artois routed: -1. Navarre: -1.
        QCOMPARE(t.record(t.row).score, 2);
        QCOMPARE(t.record(t.artois).score, -1);
        // CA-5.2
        QCOMPARE(t.record(t.row).honours, std::vector<std::string>{"Schellenberg"});
        QVERIFY(t.record(t.artois).honours.empty());
        QCOMPARE(t.campaign().places.at(t.donauwoerth).holder, std::string("Allied"));
        // CA-9.1: 25 + 4 castings and a gun for the Allies: 1 + 1; decisive 3; Ulm 1, Donauwörth 2.
        QCOMPARE(t.standing("Allied").score.losses, 2);
        QCOMPARE(t.standing("Allied").score.battles, 3);
        QCOMPARE(t.standing("Allied").score.places, 3);
        QCOMPARE(t.standing("French").score.total(), 1);
        for (const Entry &entry : t.entries())
            for (const Change &change : entry.changes)
                QVERIFY(change.addsUp());
    }
    void aClassIsGainedAtThreePoints() { // CA-5.1
        // CA-5.1: Wood's horse (class 4) with 2 points fights where its side holds: class 3, 0
        // left.
        Table t;
        Campaign before = t.campaign();
        UnitRecord wood = before.units.at(t.wood);
        wood.score = 2;
        t.book.documents.at({"campaign-unit", t.wood.uuid}) = documentOf(wood);
        const FightId id = t.fight("Schellenberg");
        Return paper = t.paper(id);
        t.line(paper, t.wood).fought = true;
        QVERIFY(t.enter(id, paper, "Allied", false, 1));
        QVERIFY(t.perform(applyReturn(t.context(), id)));
        QCOMPARE(t.book.units.at(t.wood).fields.of("corporal-john").at("class"), std::string("3"));
        QCOMPARE(t.record(t.wood).score, 0);
    }
    void aReturnIsAppliedOnce() {
        Table t;
        const FightId id = t.fight("Schellenberg");
        QCOMPARE(takeBackReturn(t.context(), id).error().code, kFightNotApplied);
        QVERIFY(t.enter(id, schellenberg(t, id), "Allied", true, 4));
        QVERIFY(t.perform(applyReturn(t.context(), id)));
        const std::string state = stateJson(t.book);
        QCOMPARE(applyReturn(t.context(), id).error().code, kFightNotOpen);
        QCOMPARE(changeReturn(t.context(), t.paper(id), {}).error().code, kFightNotOpen);
        QCOMPARE(stateJson(t.book), state);
    }
    void aReturnThatDoesNotComeOutIsNotApplied_data() {
        QTest::addColumn<int>("what");
        QTest::addColumn<QString>("code");
        QTest::newRow("CA-4.6 lost more than it had") << 0 << "return-more-than-start";
        QTest::newRow("CA-4.6 edited to a sum that is off") << 1 << "return-not-even";
        QTest::newRow("CA-4.3 more guns than it has") << 2 << "return-guns";
        QTest::newRow("CA-4.3 removed, and stands") << 3 << "return-removed-stands";
    }
    void aReturnThatDoesNotComeOutIsNotApplied() {
        QFETCH(int, what);
        QFETCH(QString, code);
        Table t;
        const FightId id = t.fight("Schellenberg");
        Return paper = t.paper(id);
        ReturnLine &line = t.line(paper, what == 2 ? t.guns : t.row);
        if (what == 0)
            line.lost = 26;
        if (what == 1) {
            line.lost = 4;
            line.edited = true;
            line.killed = 3;
            line.back = 1;
            line.present = 23;
        }
        if (what == 2)
            line.gunsLost = 3;
        if (what == 3) {
            line.removed = true;
            line.lost = 5;
        }
        QVERIFY(t.enter(id, paper, "Allied", false, 6));
        const std::string state = stateJson(t.book);
        const auto edit = applyReturn(t.context(), id);
        QVERIFY(!edit);
        QCOMPARE(QString::fromStdString(std::string(edit.error().code)), code);
        QCOMPARE(stateJson(t.book), state);
    }
    void theUmpireMayEditALine() { // CA-3.2
        // CA-3.2: marked as edited, and left as it is by dice.
        Table t;
        const FightId id = t.fight("Schellenberg");
        Return paper = t.paper(id);
        ReturnLine &line = t.line(paper, t.row);
        line.lost = 4;
        line.edited = true;
        line.killed = 3;
        line.back = 1;
        line.present = 22;
        QVERIFY(t.enter(id, paper, "", false, 6));
        QCOMPARE(sumsOf(t.paper(id), 0).edited, 1);
        QVERIFY(t.perform(applyReturn(t.context(), id)));
        QCOMPARE(t.record(t.row).steps, 22);
    }
    void aUnitThatChangedMeanwhileStopsTheReturn() { // CA-3.1
        // CA-3.1: somebody took men off in the army's page while the battle was open.
        Table t;
        const FightId id = t.fight("Schellenberg");
        QVERIFY(t.enter(id, schellenberg(t, id), "Allied", true, 4));
        t.book.units.at(t.wood).present.men = Men(1000);
        const auto edit = applyReturn(t.context(), id);
        QVERIFY(!edit);
        QCOMPARE(edit.error().code, kReturnOutOfDate);
        QCOMPARE(edit.error().args, std::vector<std::string>{t.wood.text()});
    }
    void takingBackGivesTheStateByteForByte() { // CA-3.3
        // CA-3.3, and the history gains both entries.
        Table t;
        const FightId id = t.fight("Schellenberg", t.donauwoerth);
        QVERIFY(t.enter(id, schellenberg(t, id), "Allied", true, 4));
        const std::string before = stateJson(t.book);
        const std::size_t told = t.entries().size();
        QVERIFY(t.perform(applyReturn(t.context(), id)));
        QVERIFY(stateJson(t.book) != before);
        QVERIFY(t.perform(takeBackReturn(t.context(), id)));
        QCOMPARE(stateJson(t.book), before);
        // Applied, a man dead, one wounded, honours; taken back.
        QCOMPARE(t.entries().size(), told + 5);
        QCOMPARE(t.entries().back().code, std::string("return-taken-back"));
        QVERIFY(t.perform(applyReturn(t.context(), id)));
        QVERIFY(t.perform(takeBackReturn(t.context(), id)));
        QCOMPARE(stateJson(t.book), before);
    }
    void whatChangedSinceStopsTakingBack_data() {
        QTest::addColumn<int>("what");
        QTest::addColumn<QString>("name");
        QTest::newRow("CA-3.3 a brigade's class") << 0 << "Artois";
        QTest::newRow("CA-3.3 a commander") << 1 << "Row";
        QTest::newRow("CA-3.3 a post") << 2 << "Clérambault";
        QTest::newRow("CA-3.3 a place") << 3 << "Donauwörth";
        QTest::newRow("CA-3.3 men by hand") << 4 << "Artois";
    }
    void whatChangedSinceStopsTakingBack() {
        QFETCH(int, what);
        QFETCH(QString, name);
        Table t;
        const FightId id = t.fight("Schellenberg", t.donauwoerth);
        Return paper = schellenberg(t, id);
        QVERIFY(t.enter(id, paper, "Allied", true, 4));
        QVERIFY(t.perform(applyReturn(t.context(), id)));
        if (what == 0)
            t.book.units.at(t.artois).fields.set("corporal-john", "class", "4");
        if (what == 1)
            QVERIFY(t.perform(comeBack(t.context(), t.rowHimself)));
        if (what == 2)
            QVERIFY(t.perform(fillVacancy(t.context(), oob::CommandId(t.right), {}, "Blansac")));
        if (what == 3) {
            Place place = t.campaign().places.at(t.donauwoerth);
            place.holder = "French";
            QVERIFY(t.perform(putPlace(t.context(), place)));
        }
        if (what == 4)
            t.book.units.at(t.artois).present.men = Men(1500);
        const std::string state = stateJson(t.book);
        const auto edit = takeBackReturn(t.context(), id);
        QVERIFY(!edit);
        QCOMPARE(edit.error().code, kReturnTouched);
        QCOMPARE(QString::fromStdString(edit.error().args.front()), name);
        QCOMPARE(stateJson(t.book), state);
    }
    void theLoserRetreatsARoad() { // CA-3.6
        // CA-3.6
        Table t;
        QVERIFY(t.perform(placeArmy(t.context(), t.allied, t.donauwoerth)));
        QVERIFY(t.perform(placeArmy(t.context(), t.french, t.donauwoerth)));
        const FightId id = t.fight("Schellenberg", t.donauwoerth);
        QVERIFY(t.enter(id, schellenberg(t, id), "Allied", true, 4));
        QVERIFY(retreatsAfter(t.context(), id).empty());
        QVERIFY(t.perform(applyReturn(t.context(), id)));
        const auto choices = retreatsAfter(t.context(), id);
        QCOMPARE(choices.size(), std::size_t(1));
        QCOMPARE(choices[0].army, t.french);
        QCOMPARE(choices[0].to.size(), std::size_t(2));
        QVERIFY(t.perform(retreatAfter(t.context(), id, t.french, t.augsburg)));
        QCOMPARE(t.campaign().armies.at(t.french).place, t.augsburg);
        QVERIFY(retreatsAfter(t.context(), id).empty());
    }
    void nobodyHeldTheFieldTheLaterRetreats() { // CA-3.6
        // CA-3.6
        Table t;
        QVERIFY(t.perform(placeArmy(t.context(), t.allied, t.donauwoerth)));
        QVERIFY(t.perform(placeArmy(t.context(), t.french, t.donauwoerth)));
        const FightId id = t.fight("Schellenberg", t.donauwoerth);
        Fight head = t.campaign().fights.at(id);
        head.later = "Allied";
        QVERIFY(t.perform(changeReturn(t.context(), t.paper(id), head)));
        QVERIFY(t.perform(applyReturn(t.context(), id)));
        QCOMPARE(retreatsAfter(t.context(), id).at(0).army, t.allied);
    }
    void aBatteryShortOfCrewFightsWithWhatItHas() { // CA-4.6
        // CA-4.6: 24 guns are 2 models with 8 crew; 3 are killed, no gun is lost: 5 fight next.
        Table t;
        const FightId id = t.fight("Schellenberg");
        Return paper = t.paper(id);
        ReturnLine &line = t.line(paper, t.guns);
        line.fought = true;
        line.lost = 3;
        QVERIFY(t.enter(id, paper, "French", false, 1));
        QVERIFY(t.perform(applyReturn(t.context(), id)));
        QCOMPARE(t.record(t.guns).steps, 5);
        QCOMPARE(t.record(t.guns).shortBy, 3);
        QCOMPARE(t.record(t.guns).guns, 2);
        const FightId next = t.fight("Blenheim");
        Return after = t.paper(next);
        QCOMPARE(t.line(after, t.guns).start, 5);
        const auto setup = setupFor(t.context(), next);
        for (const battle::SetupUnit &unit : setup->units)
            QCOMPARE(unit.steps, unit.id == t.guns ? std::optional(5) : std::nullopt);
    }
    void beersteinCountsPointsOfTheNumber() { // CA-4.1 CA-4.4 CA-5.1
        // CA-4.1, CA-4.4, CA-5.1: a trained unit of 5 that loses 3, 1 of them spent, both others
        // killed: 2 points left. It held the field and won a melee: 2 points of experience.
        Table t(false, rules::beerstein::ruleSet());
        QCOMPARE(t.record(t.row).steps, 5);
        const FightId id = t.fight("Elchingen");
        Return paper = t.paper(id);
        ReturnLine &line = t.line(paper, t.row);
        line.fought = line.wonMelee = true;
        line.lost = 3;
        line.spent = 1;
        QVERIFY(t.enter(id, paper, "Allied", false, 1));
        QVERIFY(t.perform(applyReturn(t.context(), id)));
        QCOMPARE(t.record(t.row).steps, 2);
        QCOMPARE(t.record(t.row).spent, 1);
        QCOMPARE(t.record(t.row).killed, 2);
        QCOMPARE(t.record(t.row).score, 2);
        QCOMPARE(t.book.units.at(t.row).fields.of("beerstein").at("points-lost"), std::string("3"));
        // 2 of 5 points of 2,500 men.
        QCOMPARE(t.book.units.at(t.row).present.men, Men(1000));
        // Once more: it holds, 3 points: veteran, and a point more.
        const FightId next = t.fight("Ulm");
        paper = t.paper(next);
        t.line(paper, t.row).fought = true;
        QVERIFY(t.enter(next, paper, "Allied", false, 1));
        QVERIFY(t.perform(applyReturn(t.context(), next)));
        QCOMPARE(t.book.units.at(t.row).fields.of("beerstein").at("quality"),
                 std::string("veteran"));
        QCOMPARE(t.record(t.row).steps, 3);
        QVERIFY(t.record(t.row).addsUp());
    }
};

QTEST_APPLESS_MAIN(TestReturns)
#include "tst_returns.moc"
