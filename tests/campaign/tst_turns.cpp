// CA-1, CA-2, CA-6 to CA-9: the turn of a campaign. Figures worked by hand.
#include "campaigntable.h"

#include <QtTest/QTest>

using namespace sabretache;
using namespace sabretache::campaign;
using test::Table;

namespace {

std::vector<dice::Faces> all(std::size_t units, dice::Faces faces) {
    return std::vector<dice::Faces>(units, faces);
}

} // namespace

class TestTurns : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aBookHoldsOneCampaignOrNone() { // CA-1.1
        // CA-1.1
        Table t;
        QVERIFY(hasCampaign(t.book));
        QVERIFY(!hasCampaign(oob::OrderOfBattle()));
        QCOMPARE(readCampaign(oob::OrderOfBattle()).error().code, kCampaignNone);
        QCOMPARE(beginCampaign(t.context(), {"Again", "1704-07-01"}).error().code, kCampaignThere);
    }
    void itIsReadAheadAsItIsReadNow() { // CA-1.1
        Table t;
        QVERIFY(!readCampaignAhead(oob::OrderOfBattle()).valid());
        const Campaign now = *readCampaign(t.book);
        auto ahead = readCampaignAhead(t.book);
        const oob::OrderOfBattle moved = std::move(t.book); // as a session takes it
        const auto read = ahead.get();
        QVERIFY(read);
        QVERIFY(campaignChanges(moved, now, *read).empty());
        QCOMPARE(read->head.name, now.head.name);
        QVERIFY(!read->units.empty() && !read->places.empty() && !read->roads.empty());
    }
    void whatIsWrongIsSaidAhead() { // CA-1.1
        Table t;
        for (auto &[key, document] : t.book.documents)
            if (key.kind == UnitRecord::kKind)
                document.json = "{}";
        const auto read = readCampaignAhead(t.book).get();
        QVERIFY(!read);
        QCOMPARE(read.error(), readCampaign(t.book).error());
    }
    void itNeedsTwoSidesAndADate() { // CA-1.2
        // CA-1.2
        const IdSource ids = countedIds(1);
        oob::OrderOfBattle book;
        oob::Army army;
        army.id = ArmyId(ids());
        army.side = "Allied";
        book.armies.emplace(army.id, army);
        const Context context{book, rules::corporaljohn::ruleSet(), ids};
        QCOMPARE(beginCampaign(context, {"Alone", "1704-07-01"}).error().code, kCampaignTwoSides);
        QCOMPARE(beginCampaign(context, {"Alone", "1704-02-30"}).error().code, kCampaignDate);
    }
    void alliesDoNotFightEachOther() { // CA-1.2
        // CA-1.2
        Table t;
        QVERIFY(t.campaign().areEnemies("Allied", "French"));
        SideRecord side = *t.campaign().side("Allied");
        side.allies = {"French"};
        QVERIFY(t.perform(changeSide(t.context(), side)));
        QVERIFY(!t.campaign().areEnemies("Allied", "French"));
        QVERIFY(!t.campaign().areEnemies("French", "Allied"));
        FightPlan plan;
        plan.first = "Allied";
        plan.second = "French";
        QCOMPARE(planFight(t.context(), plan).error().code, kFightNotEnemies);
    }
    void aBrigadeOfUnknownFullStrengthComesWithIt() { // CA-1.3
        // CA-1.3: Row's 2,500 men are all that is said of him; Wood's 1,600 are kept.
        Table t;
        QCOMPARE(t.book.units.at(t.row).establishment.men, std::optional(Men(2500)));
        QCOMPARE(t.book.units.at(t.wood).establishment.men, std::optional(Men(1600)));
        QCOMPARE(t.book.units.at(t.guns).establishment.guns, std::optional(Guns(24)));
        // Three castings of his 25 are lost: he is three short, not complete at 22.
        t.book.units.at(t.row).present.men = Men(2200);
        QCOMPARE(Working::on(t.context())->fullSteps(t.row), 25);
    }
    void everythingThatChangedABrigadeIsOnItsRecord() { // CA-1.3
        // CA-1.3: a draft, and men taken off by hand in the army's page.
        Table t;
        QVERIFY(t.perform(draft(t.context(), t.wood, 2)));
        t.book.units.at(t.wood).present.men = Men(1100);
        QVERIFY(t.perform(setStepDone(t.context(), Step::Arrivals, true)));
        const auto lines = recordOf(t.entries(), t.wood);
        QCOMPARE(lines.size(), std::size_t(2));
        QCOMPARE(lines[0].code, std::string("drafted"));
        QCOMPARE(lines[0].change.before, 12);
        QCOMPARE(lines[0].change.after, 14);
        QCOMPARE(lines[1].code, std::string("hand-edited"));
        QCOMPARE(lines[1].change.after, 11);
        QCOMPARE(lines[1].change.given, 3);
        QVERIFY(t.record(t.wood).addsUp());
    }
    void aNewerCampaignIsRefusedAndADamagedOneNamed() {
        Table t;
        const auto key = t.book.documents.lower_bound({"campaign", {}})->first;
        const std::string json = t.book.documents.at(key).json;
        std::string newer = json;
        newer.replace(newer.find("\"version\":1"), 11, "\"version\":2");
        t.book.documents.at(key).json = newer;
        QCOMPARE(readCampaign(t.book).error().code, kCampaignTooNew);
        std::string unknown = json;
        unknown.insert(unknown.size() - 1, ",\"weather\":3");
        t.book.documents.at(key).json = unknown;
        QCOMPARE(readCampaign(t.book).error().code, kCampaignDamaged);
    }
    void stepsAreLeftOpenAndComeBackTo() { // CA-2.2
        // CA-2.2
        Table t;
        QVERIFY(t.perform(goToStep(t.context(), Step::Supply)));
        QVERIFY(t.perform(setStepDone(t.context(), Step::Supply, true)));
        QVERIFY(t.campaign().head.isDone(Step::Supply));
        QVERIFY(!t.campaign().head.isDone(Step::Marches));
        QVERIFY(t.perform(goToStep(t.context(), Step::Marches)));
        QVERIFY(t.campaign().head.step == Step::Marches);
        QVERIFY(t.campaign().head.isDone(Step::Supply));
    }
    void aTurnIsLedThroughByOneKey() { // CA-2.1 CA-2.2
        // CA-2.1, CA-2.2: six steps, then the next week.
        Table t;
        for (int i = 0; i < 6; ++i) {
            QCOMPARE(int(t.campaign().head.step), i);
            QVERIFY(t.perform(nextStep(t.context())));
        }
        QCOMPARE(t.campaign().head.turn, 2);
        QCOMPARE(isoText(t.campaign().turnBegins()), std::string("1704-07-07"));
        QVERIFY(t.campaign().head.done.empty());
        // CA-9.1: after four turns it is over, and says so.
        for (int i = 0; i < 18; ++i)
            QVERIFY(t.perform(nextStep(t.context())));
        QVERIFY(t.campaign().head.ended);
        QCOMPARE(nextStep(t.context()).error().code, kTurnOver);
        QCOMPARE(t.entries().back().code, std::string("campaign-ended"));
    }
    void houseRulesAreOnTheRecord() { // CA-1.1
        // CA-1.1: the figures are the campaign's, each change on the record.
        Table t;
        const std::string name(figureSpecs().front().name);
        const std::string fallback(figureSpecs().front().fallback);
        const std::string other = fallback == "3" ? "4" : "3";
        QVERIFY(t.perform(setFigure(t.context(), name, other)));
        QVERIFY(!(t.campaign().figures() == Figures()));
        QCOMPARE(t.entries().back().code, std::string("house-rule"));
        QCOMPARE(t.entries().back().args.at(1), fallback);
        QVERIFY(t.perform(setFigure(t.context(), name, fallback)));
        QVERIFY(t.campaign().figures() == Figures());
        QVERIFY(!setFigure(t.context(), name, "99"));
        QVERIFY(!setFigure(t.context(), "no-such", "1"));
    }
    void whoIsOnlyExpectedIsNotCountedAtTheStart() { // CA-7.1
        Table t;
        const auto start = [&] {
            for (const Entry &entry : t.entries())
                if (entry.code == "campaign-begun")
                    return entry;
            return Entry();
        };
        const auto french = [&] {
            const Entry entry = start();
            const auto at = std::ranges::find(entry.ofSides, "French") - entry.ofSides.begin();
            return entry.infantry.at(std::size_t(at)) + entry.cavalry.at(std::size_t(at)) +
                   entry.artillery.at(std::size_t(at));
        };
        QCOMPARE(french(), 23 + 20 + 13 + 4);
        Arrival arrival;
        arrival.army = t.french;
        arrival.units = {t.silly};
        arrival.date = "1704-07-08";
        QVERIFY(t.perform(putArrival(t.context(), arrival)));
        QCOMPARE(french(), 23 + 20 + 4);
        QVERIFY(t.perform(removeArrival(t.context(), t.campaign().arrivals.begin()->first)));
        QCOMPARE(french(), 23 + 20 + 13 + 4);
        // Once the campaign goes on, the start is history.
        QVERIFY(t.perform(draft(t.context(), t.artois, 2)));
        QVERIFY(t.perform(putArrival(t.context(), arrival)));
        QCOMPARE(french(), 23 + 20 + 13 + 4);
    }
    void arrivalsComeWhenTheyAreDue() { // CA-7.1
        // CA-7.1: Silly's horse joins on 8 July, in the second week, at Donauwörth.
        Table t;
        Arrival arrival;
        arrival.army = t.french;
        arrival.units = {t.silly};
        arrival.date = "1704-07-08";
        arrival.place = t.donauwoerth;
        QVERIFY(t.perform(putArrival(t.context(), arrival)));
        QVERIFY(t.record(t.silly).expected);
        QCOMPARE(t.standing("French").cavalry, 0);
        QVERIFY(dueArrivals(t.campaign()).empty());
        for (int i = 0; i < 6; ++i)
            QVERIFY(t.perform(nextStep(t.context())));
        // It waits where the army is not.
        QVERIFY(dueArrivals(t.campaign()).empty());
        QVERIFY(t.perform(placeArmy(t.context(), t.french, t.donauwoerth)));
        QCOMPARE(dueArrivals(t.campaign()).size(), std::size_t(1));
        QVERIFY(t.perform(nextStep(t.context())));
        QVERIFY(!t.record(t.silly).expected);
        QCOMPARE(t.standing("French").cavalry, 13);
        QCOMPARE(t.entries().back().code, std::string("arrived-units"));
    }
    void aWholeArmyCanArrive() { // CA-7.1
        // CA-7.1
        Table t;
        Arrival arrival;
        arrival.army = t.french;
        arrival.date = "1704-07-01";
        arrival.place = t.augsburg;
        QVERIFY(t.perform(putArrival(t.context(), arrival)));
        QVERIFY(t.campaign().armies.at(t.french).place.isNull());
        const Uuid id = t.campaign().arrivals.begin()->first;
        QVERIFY(t.perform(arrive(t.context(), id)));
        QCOMPARE(t.campaign().armies.at(t.french).place, t.augsburg);
        QCOMPARE(arrive(t.context(), id).error().code, kCampaignNoSuchRow);
    }
    void draftsAreAQuarterOrCostAClass() { // CA-7.2
        // CA-7.2: Wood (12 of 16, class 4) takes up to 4 freely; the pool of 12 goes to 8. Artois
        // (20 of 24): 4 are all it can have. Silly (13 of 13) can't take any.
        Table t;
        QCOMPARE(draft(t.context(), t.wood, 5).error().code, kDraftTooMany);
        QVERIFY(t.perform(draft(t.context(), t.wood, 4)));
        QCOMPARE(t.record(t.wood).steps, 16);
        QCOMPARE(t.book.units.at(t.wood).present.men, Men(1600));
        QCOMPARE(t.standing("Allied").pool, 8);
        QCOMPARE(t.book.units.at(t.wood).fields.of("corporal-john").at("class"), std::string("4"));
        QCOMPARE(draft(t.context(), t.silly, 1).error().code, kDraftTooMany);
    }
    void moreThanAQuarterMakesItWorse() { // CA-7.2
        // CA-7.2: Row 2,500 men full; down to 10, it takes a quarter (6) freely, 12 with harm.
        Table t;
        t.book.units.at(t.row).present.men = Men(1000);
        QVERIFY(t.perform(draft(t.context(), t.row, 12)));
        QCOMPARE(t.record(t.row).steps, 22);
        QCOMPARE(t.book.units.at(t.row).fields.of("corporal-john").at("class"), std::string("4"));
        QCOMPARE(t.entries().back().code, std::string("drafted-hard"));
    }
    void theWorstClassTakesAQuarterOnly() { // CA-7.2
        // CA-7.2: Silly's horse, class 6, down to 4 of 13: 3 freely, not 4.
        Table t;
        t.book.units.at(t.silly).present.men = Men(400);
        QCOMPARE(draft(t.context(), t.silly, 4).error().code, kDraftTooMany);
        QVERIFY(t.perform(draft(t.context(), t.silly, 3)));
    }
    void aBrigadeInContactTakesNoDrafts() { // CA-7.2
        // CA-7.2
        Table t;
        QVERIFY(t.perform(placeArmy(t.context(), t.french, t.ulm)));
        QCOMPARE(draft(t.context(), t.wood, 1).error().code, kDraftTooMany);
    }
    void aWeakBrigadeIsDisbandedOrLeftInDepot() { // CA-4.5
        // CA-4.5: Artois 5 of 24 is under a quarter (6 would not be). Into Navarre, 21 of 23: 2 go
        // in, 3 to the pool.
        Table t;
        t.book.units.at(t.artois).present.men = Men(600);
        QVERIFY(weakUnits(t.context()).empty());
        t.book.units.at(t.artois).present.men = Men(500);
        t.book.units.at(t.navarre).present.men = Men(2100);
        QCOMPARE(weakUnits(t.context()), std::vector<UnitId>{t.artois});
        QCOMPARE(disband(t.context(), t.artois, t.silly).error().code, kDisbandOtherArm);
        QVERIFY(setDepot(t.context(), t.artois, true).has_value());
        QVERIFY(t.perform(disband(t.context(), t.artois, t.navarre)));
        QCOMPARE(t.record(t.navarre).steps, 23);
        QCOMPARE(t.record(t.artois).steps, 0);
        QVERIFY(t.book.units.at(t.artois).retired);
        QCOMPARE(t.standing("French").pool, 12 + 3);
        QVERIFY(t.record(t.artois).addsUp());
        QVERIFY(weakUnits(t.context()).empty());
        // Nothing more happens to it.
        QVERIFY(t.perform(setStepDone(t.context(), Step::Arrivals, true)));
        QCOMPARE(t.entries().back().code, std::string("disbanded"));
    }
    void aUnitInDepotStaysOutOfTheField() { // CA-4.5
        // CA-4.5
        Table t;
        QVERIFY(t.perform(setDepot(t.context(), t.artois, true)));
        const FightId id = t.fight("Schellenberg");
        QCOMPARE(t.campaign().fights.at(id).units.size(), std::size_t(6));
    }
    void aVacancyGoesToTheMostSenior() { // CA-6.3
        // CA-6.3: Cutts dies. Churchill (general) is senior to Orkney (lieutenant-general).
        Table t;
        t.book.persons.at(t.cutts).fate = oob::PersonFate::Dead;
        const auto open = vacancies(t.context());
        QCOMPARE(open.size(), std::size_t(1));
        QVERIFY(open[0].command == oob::CommandId(t.foot));
        QCOMPARE(open[0].next, std::optional(t.churchill));
        QVERIFY(t.perform(fillVacancy(t.context(), open[0].command, {})));
        QCOMPARE(oob::holderOf(t.book, oob::CommandId(t.foot))->id, t.churchill);
        QVERIFY(vacancies(t.context()).empty());
        QCOMPARE(fillVacancy(t.context(), oob::CommandId(t.foot), t.orkney).error().code,
                 kPostFilled);
    }
    void theUmpireMayChooseAnother() { // CA-6.3
        // CA-6.3
        Table t;
        t.book.persons.at(t.cutts).fate = oob::PersonFate::Dead;
        QVERIFY(t.perform(fillVacancy(t.context(), oob::CommandId(t.foot), t.orkney)));
        QCOMPARE(oob::holderOf(t.book, oob::CommandId(t.foot))->id, t.orkney);
    }
    void ifThereIsNoneSomebodyIsPromoted() { // CA-6.3
        // CA-6.3: the French have nobody free.
        Table t;
        t.book.persons.at(t.clerambault).fate = oob::PersonFate::Dead;
        QVERIFY(!vacancies(t.context()).at(0).next);
        QCOMPARE(fillVacancy(t.context(), oob::CommandId(t.right), {}).error().code,
                 kPersonNotFree);
        QVERIFY(t.perform(fillVacancy(t.context(), oob::CommandId(t.right), {}, "Blansac")));
        const oob::Person *now = oob::holderOf(t.book, oob::CommandId(t.right));
        QCOMPARE(now->name, std::string("Blansac"));
        QCOMPARE(now->rankDate, std::string("1704-06-30"));
        QCOMPARE(t.entries().back().code, std::string("promoted"));
    }
    void theWoundedComeBackInTheirTurn() { // CA-6.1
        // CA-6.1: away for 1 turn from turn 1.
        Table t;
        const FightId id = t.fight("Schellenberg");
        Return paper = t.paper(id);
        t.person(paper, t.rowHimself).fate = CommanderFate::Wounded;
        QVERIFY(t.enter(id, paper, "Allied", false, 1));
        QVERIFY(t.perform(applyReturn(t.context(), id)));
        QVERIFY(dueBack(t.context()).empty());
        for (int i = 0; i < 6; ++i)
            QVERIFY(t.perform(nextStep(t.context())));
        QCOMPARE(dueBack(t.context()), std::vector<PersonId>{t.rowHimself});
        QVERIFY(t.perform(nextStep(t.context())));
        QVERIFY(t.book.persons.at(t.rowHimself).fate == oob::PersonFate::Fit);
        QCOMPARE(oob::holderOf(t.book, oob::CommandId(t.row))->id, t.rowHimself);
    }
    void prisonersAreExchanged() { // CA-6.2
        // CA-6.2: taken on 1 to 3.
        Table t;
        const FightId id = t.fight("Schellenberg");
        Return paper = t.paper(id);
        ReturnLine &row = t.line(paper, t.row);
        row.fought = row.removed = true;
        row.lost = 25;
        row.removedWith = 4;
        t.person(paper, t.rowHimself).fate = CommanderFate::Captured;
        QVERIFY(t.enter(id, paper, "French", true, 3));
        QVERIFY(t.perform(applyReturn(t.context(), id)));
        QVERIFY(t.book.persons.at(t.rowHimself).fate == oob::PersonFate::Prisoner);
        QCOMPARE(t.campaign().persons.at(t.rowHimself).heldBy, std::string("French"));
        QVERIFY(t.perform(exchange(t.context(), t.rowHimself)));
        QVERIFY(t.book.persons.at(t.rowHimself).fate == oob::PersonFate::Fit);
    }
    void anArmyMarchesItsDays() { // CA-8.1
        // CA-8.1: a week is 7 days; Ulm to Donauwörth is 5, 2 are left; Augsburg is 3 more, which
        // is one over.
        Table t;
        QVERIFY(t.perform(marchArmy(t.context(), t.allied, {t.ulm, t.dillingen, t.donauwoerth})));
        QCOMPARE(daysLeft(t.campaign(), t.allied), 2);
        QCOMPARE(t.campaign().armies.at(t.allied).place, t.donauwoerth);
        QCOMPARE(t.campaign().places.at(t.donauwoerth).holder, std::string("Allied"));
        // Forced to Augsburg: 3 brigades throw 2d6 at their class or more. Row (3) passes with 3,
        // Wood (4) fails with 3, the battery (4) passes with 4.
        QCOMPARE(forcedRolls(t.context(), t.allied, "forced-march").size(), std::size_t(3));
        QCOMPARE(marchArmy(t.context(), t.allied, {t.donauwoerth, t.augsburg}).error().code,
                 kMarchDice);
        QVERIFY(t.perform(marchArmy(t.context(), t.allied, {t.donauwoerth, t.augsburg},
                                    {{1, 2}, {2, 1}, {2, 2}})));
        QCOMPARE(t.record(t.row).steps, 25);
        QCOMPARE(t.record(t.wood).steps, 11);
        QCOMPARE(t.record(t.guns).steps, 8);
        QCOMPARE(t.record(t.wood).missing, 1);
    }
    void furtherThanAForcedMarchIsTooFar() { // CA-8.1
        // CA-8.1: Ulm to Augsburg is 8 days: forced. Back from there no day is left.
        Table t;
        QVERIFY(t.perform(placeArmy(t.context(), t.french, t.dillingen)));
        QVERIFY(t.perform(placeArmy(t.context(), t.french, PlaceId())));
        QVERIFY(
            t.perform(marchArmy(t.context(), t.allied,
                                {t.ulm, t.dillingen, t.donauwoerth, t.augsburg}, all(3, {6, 6}))));
        QCOMPARE(marchArmy(t.context(), t.allied, {t.augsburg, t.donauwoerth}).error().code,
                 kMarchTooFar);
    }
    void beersteinThrowsItsNumberOrLess() { // CA-8.1
        // CA-8.1: one d6 at 5 or less.
        Table t(true, rules::beerstein::ruleSet());
        const auto work = Working::on(t.context());
        const ForcedRoll roll = forcedRollOf(*work, t.row);
        QCOMPARE(roll.dice, 1);
        QVERIFY(roll.passes(5));
        QVERIFY(!roll.passes(6));
    }
    void armiesThatMeetAreInContact() { // CA-8.2
        // CA-8.2: Marlborough comes to Donauwörth first, Tallard later.
        Table t;
        QVERIFY(t.perform(marchArmy(t.context(), t.allied, {t.ulm, t.dillingen, t.donauwoerth})));
        QVERIFY(contacts(t.context()).empty());
        QVERIFY(t.perform(marchArmy(t.context(), t.french, {t.augsburg, t.donauwoerth})));
        const auto met = contacts(t.context());
        QCOMPARE(met.size(), std::size_t(1));
        QCOMPARE(met[0].place, t.donauwoerth);
        QCOMPARE(met[0].later, t.french);
        QCOMPARE(t.entries().back().code, std::string("contact"));
        // The program waits for the umpire.
        QVERIFY(t.perform(goToStep(t.context(), Step::Contacts)));
        QCOMPARE(nextStep(t.context()).error().code, kMatterContact);
        const FightId id = t.fight("Schellenberg", t.donauwoerth);
        QVERIFY(contacts(t.context()).empty());
        QVERIFY(t.perform(nextStep(t.context())));
        QCOMPARE(nextStep(t.context()).error().code, kMatterBattle);
        QVERIFY(t.perform(cancelFight(t.context(), id)));
        QCOMPARE(contacts(t.context()).size(), std::size_t(1));
    }
    void noArmyMarchesThroughAnother() { // CA-8.2
        // CA-8.2
        Table t;
        QVERIFY(t.perform(placeArmy(t.context(), t.french, t.dillingen)));
        QCOMPARE(marchArmy(t.context(), t.allied, {t.ulm, t.dillingen, t.donauwoerth}).error().code,
                 kMarchContact);
    }
    void whoDeclinesRetreatsARoadOnceATurn() { // CA-8.2
        // CA-8.2: Tallard goes back to Augsburg; his four brigades throw: classes 4, 5, 6, 4 at 5:
        // Silly's horse (6) loses one.
        Table t;
        QVERIFY(t.perform(placeArmy(t.context(), t.allied, t.donauwoerth)));
        QVERIFY(t.perform(placeArmy(t.context(), t.french, t.donauwoerth)));
        QCOMPARE(declineRoads(t.context(), t.french).size(), std::size_t(2));
        QVERIFY(t.perform(declineBattle(t.context(), t.french, t.augsburg, all(4, {2, 3}))));
        QCOMPARE(t.record(t.silly).steps, 12);
        QCOMPARE(t.record(t.artois).steps, 20);
        QVERIFY(contacts(t.context()).empty());
        QCOMPARE(t.campaign().places.at(t.donauwoerth).holder, std::string("Allied"));
        QVERIFY(declineRoads(t.context(), t.french).empty());
        QCOMPARE(declineBattle(t.context(), t.french, t.donauwoerth, all(4, {6, 6})).error().code,
                 kDeclineTwice);
    }
    void withoutAFreeRoadNobodyDeclines() { // CA-8.2
        // CA-8.2: Augsburg has one road, and the enemy's other army is on it.
        Table t;
        QVERIFY(t.perform(placeArmy(t.context(), t.allied, t.donauwoerth)));
        QVERIFY(declineRoads(t.context(), t.french).empty());
        QCOMPARE(declineBattle(t.context(), t.french, t.donauwoerth, all(4, {6, 6})).error().code,
                 kDeclineNoRoad);
    }
    void anArmyWithoutSupplyLosesAtTheTurnsEnd() { // CA-8.3
        // CA-8.3: the Allies at Augsburg are 8 days from Ulm: over 7. A week costs every brigade 1.
        // The French are off the map.
        Table t;
        QVERIFY(t.perform(placeArmy(t.context(), t.french, PlaceId())));
        QVERIFY(t.perform(placeArmy(t.context(), t.allied, t.augsburg)));
        const auto lines = supplies(t.context());
        QCOMPARE(lines.size(), std::size_t(1));
        QVERIFY(!lines[0].supply.supplied);
        QCOMPARE(lines[0].loses, 1);
        QVERIFY(t.perform(endTurn(t.context())));
        QCOMPARE(t.record(t.row).steps, 24);
        QCOMPARE(t.record(t.wood).steps, 11);
        QCOMPARE(t.record(t.guns).steps, 7);
        QCOMPARE(t.record(t.guns).guns, 2);
    }
    void anArmyOnItsRoadIsSupplied() { // CA-8.3
        // CA-8.3: Donauwörth is 5 days from Ulm; the enemy at Dillingen cuts the road.
        Table t;
        QVERIFY(t.perform(placeArmy(t.context(), t.allied, t.donauwoerth)));
        for (const SupplyLine &line : supplies(t.context()))
            QVERIFY(line.supply.supplied);
        QVERIFY(t.perform(placeArmy(t.context(), t.french, t.dillingen)));
        for (const SupplyLine &line : supplies(t.context()))
            QVERIFY(!line.supply.supplied);
    }
    void aCampaignCanDoWithoutAMap() { // CA-8.4
        // CA-8.4: battles in a row; nobody is in contact, nobody wants supply, nobody retreats.
        Table t(false);
        QVERIFY(contacts(t.context()).empty());
        QVERIFY(supplies(t.context()).empty());
        const FightId id = t.fight("Schellenberg");
        QVERIFY(t.enter(id, t.paper(id), "Allied", false, 1));
        QVERIFY(t.perform(applyReturn(t.context(), id)));
        QVERIFY(retreatsAfter(t.context(), id).empty());
        QVERIFY(t.perform(endTurn(t.context())));
    }
    void aTurnDoesNotEndOverAnOpenBattle() { // CA-2.2
        // CA-2.2
        Table t;
        t.fight("Schellenberg");
        QCOMPARE(endTurn(t.context()).error().code, kTurnBattlesOpen);
    }
    void standingsAreWrittenAfterEachTurn() { // CA-9.1
        // CA-9.1: Ulm 1 for the Allies, Augsburg 1 for the French.
        Table t;
        QVERIFY(t.perform(endTurn(t.context())));
        const Entry entry = t.entries().back();
        QCOMPARE(entry.code, std::string("turn-ended"));
        QCOMPARE(entry.points, (std::vector<std::int32_t>{1, 1}));
        QCOMPARE(entry.infantry, (std::vector<std::int32_t>{25, 43}));
        QCOMPARE(entry.cavalry, (std::vector<std::int32_t>{12, 13}));
        QCOMPARE(entry.artillery, (std::vector<std::int32_t>{8, 4}));
        QCOMPARE(t.standing("Allied").pool, 24);
    }
    void theChronicleHasAnEntryForEverything() { // CA-9.2
        // CA-9.2
        Table t;
        const std::size_t before = t.entries().size();
        QVERIFY(t.perform(draft(t.context(), t.wood, 1)));
        QVERIFY(t.perform(marchArmy(t.context(), t.allied, {t.ulm, t.dillingen})));
        QVERIFY(t.perform(endTurn(t.context())));
        const auto entries = t.entries();
        QCOMPARE(entries.size(), before + 3);
        for (std::size_t i = 1; i < entries.size(); ++i)
            QVERIFY(entries[i - 1].number < entries[i].number);
        QVERIFY(t.perform(setNote(t.book, entries.back().id, "It rained.")));
        QCOMPARE(t.entries().back().note, std::string("It rained."));
        QCOMPARE(t.entries().back().code, std::string("turn-ended"));
    }
    void theNextCampaignHasTheSurvivors() {
        Table t;
        QVERIFY(t.perform(draft(t.context(), t.wood, 2)));
        Beginning next;
        next.name = "Flanders";
        next.start = "1705-05-01";
        QCOMPARE(nextCampaign(t.context(), next).error().code, kCampaignNotEnded);
        QVERIFY(t.perform(endCampaign(t.context())));
        QVERIFY(t.perform(nextCampaign(t.context(), next)));
        QCOMPARE(t.campaign().head.number, 2);
        QCOMPARE(t.campaign().head.turn, 1);
        QCOMPARE(t.record(t.wood).start, 14);
        QVERIFY(t.record(t.wood).addsUp());
    }
    void placesAndRoadsAreChecked() { // CA-8.1
        // CA-8.1
        Table t;
        QCOMPARE(putRoad(t.context(), {{}, t.ulm, t.ulm, 1}).error().code, kRoadLoop);
        QCOMPARE(putRoad(t.context(), {{}, t.ulm, t.augsburg, 0}).error().code, kRoadDays);
        QCOMPARE(removePlace(t.context(), t.ulm).error().code, kPlaceInUse);
        QVERIFY(t.perform(removePlace(t.context(), t.dillingen)));
        QCOMPARE(t.campaign().roads.size(), std::size_t(1));
    }
    void everyActIsTakenBackByItsEdit() {
        // An edit turned round gives the book as it was: undo needs nothing of a campaign's own.
        Table t;
        std::vector<oob::OrderOfBattle> states;
        std::vector<oob::Edit> edits;
        const auto act = [&](const Result<oob::Edit> &edit) {
            states.push_back(t.book);
            QVERIFY(t.perform(edit));
            edits.push_back(*edit);
        };
        act(draft(t.context(), t.wood, 2));
        act(marchArmy(t.context(), t.allied, {t.ulm, t.dillingen}));
        FightId id;
        FightPlan plan;
        plan.name = "Schellenberg";
        plan.first = "Allied";
        plan.second = "French";
        act(planFight(t.context(), plan, &id));
        Return paper = t.paper(id);
        t.line(paper, t.row).lost = 0;
        act(changeReturn(t.context(), paper, t.campaign().fights.at(id)));
        act(applyReturn(t.context(), id));
        act(takeBackReturn(t.context(), id));
        act(applyReturn(t.context(), id));
        act(endTurn(t.context()));
        while (!states.empty()) {
            QVERIFY(oob::applyChanges(t.book, oob::reversed(edits.back()).changes).has_value());
            QVERIFY(t.book == states.back());
            states.pop_back();
            edits.pop_back();
        }
    }
};

QTEST_APPLESS_MAIN(TestTurns)
#include "tst_turns.moc"
