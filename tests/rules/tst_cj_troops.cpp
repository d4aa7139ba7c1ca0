// Sections 1 and 2: from men and guns to castings, crews and footprints.
#include "cjtest.h"

#include "rules/corporaljohn/descriptor.h"

using namespace cjtest;

class TestTroops : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void menMakeCastings_data() {
        QTest::addColumn<int>("men");
        QTest::addColumn<int>("castings");
        QTest::newRow("CJ-1.1 nobody") << 0 << 0;
        QTest::newRow("CJ-1.1 one man is one casting") << 1 << 1;
        QTest::newRow("CJ-1.1 49 still one") << 49 << 1;
        QTest::newRow("CJ-1.1 149 down") << 149 << 1;
        QTest::newRow("CJ-1.1 150 up") << 150 << 2;
        QTest::newRow("CJ-1.1 2449 down") << 2449 << 24;
        QTest::newRow("CJ-1.1 2450 up") << 2450 << 25;
        QTest::newRow("CJ-1.1 2500") << 2500 << 25;
        QTest::newRow("CJ-1.1 the most that a book may say") << 2000000000 << 20000000;
    }
    void menMakeCastings() {
        QFETCH(int, men);
        QTEST(castingsOf(Men(men)).value, "castings");
    }
    void gunsMakeModels_data() {
        QTest::addColumn<int>("guns");
        QTest::addColumn<int>("models");
        QTest::addColumn<bool>("broken");
        QTest::newRow("CJ-1.1 none") << 0 << 0 << false;
        QTest::newRow("CJ-1.1 one gun is one model") << 1 << 1 << true;
        QTest::newRow("CJ-1.1 12") << 12 << 1 << false;
        QTest::newRow("CJ-1.1 17 down") << 17 << 1 << true;
        QTest::newRow("CJ-1.1 18 up") << 18 << 2 << true;
        QTest::newRow("CJ-1.1 24") << 24 << 2 << false;
    }
    void gunsMakeModels() {
        QFETCH(int, guns);
        QTEST(modelGunsOf(Guns(guns)).value, "models");
        QTEST(isBrokenNumber(Guns(guns)), "broken");
    }
    void distancesAreMultiplied_data() { // CJ-1.1
        QTest::addColumn<QByteArray>("scale");
        QTest::addColumn<int>("fourInches");
        QTest::newRow("CJ-1.1 as printed") << QByteArray("1.0") << 400;
        QTest::newRow("CJ-1.1 half") << QByteArray("0.5") << 200;
        QTest::newRow("CJ-1.1 one and a quarter") << QByteArray("1.25") << 500;
        QTest::newRow("CJ-1.1 twice") << QByteArray("2.0") << 800;
    }
    void distancesAreMultiplied() {
        QFETCH(QByteArray, scale);
        QTEST(scaled(inches(4), option("distance-scale", scale.constData())).value, "fourInches");
    }
    void brigadesHaveAUsualSize() { // CJ-1.2
        QCOMPARE(sizeBand(TroopArm::Infantry)->least, Castings(16));
        QCOMPARE(sizeBand(TroopArm::Infantry)->most, Castings(28));
        QCOMPARE(sizeBand(TroopArm::Cavalry)->least, Castings(12));
        QCOMPARE(sizeBand(TroopArm::Cavalry)->most, Castings(20));
        QVERIFY(!sizeBand(TroopArm::Artillery));
    }
    void aGunHasFourThreeOrTwoCrew() { // CJ-1.5
        QCOMPARE(crewOf(ModelGuns(2), {}), Castings(8));
        QCOMPARE(crewOf(ModelGuns(2), option("crew-per-gun", "3")), Castings(6));
        QCOMPARE(crewOf(ModelGuns(2), option("two-crew-with-save", "on")), Castings(4));
        QVERIFY(!gunnerIsSaved(Pips(3)));
        QVERIFY(gunnerIsSaved(Pips(4)));
    }
    void everyKillIsSavedForItself() { // CJ-1.90: of five kills a 4 and a 6 are saved
        const std::array<std::uint8_t, 5> faces{1, 3, 4, 6, 2};
        QCOMPARE(killsAfterSaves(Castings(5), faces), Castings(3));
        QCOMPARE(killsAfterSaves(Castings(0), {}), Castings(0));
    }
    void gunsFireWhileTheyHaveCrew_data() {
        QTest::addColumn<int>("crew");
        QTest::addColumn<int>("guns");
        QTest::newRow("CJ-1.6 full crews") << 8 << 2;
        QTest::newRow("CJ-1.6 a part crew serves") << 5 << 2;
        QTest::newRow("CJ-1.6 one full crew") << 4 << 1;
        QTest::newRow("CJ-1.6 one man serves a gun") << 1 << 1;
        QTest::newRow("CJ-1.6 nobody left") << 0 << 0;
        QTest::newRow("CJ-1.6 never more guns than there were") << 99 << 2;
    }
    void gunsFireWhileTheyHaveCrew() {
        QFETCH(int, crew);
        QTEST(gunsThatCanFire(Castings(crew), ModelGuns(2), {}).value, "guns");
    }
    void smallerCrewsServeMoreGuns() { // CJ-1.6 with the options of CJ-1.5
        QCOMPARE(gunsThatCanFire(Castings(4), ModelGuns(2), option("crew-per-gun", "3")),
                 ModelGuns(2));
        QCOMPARE(gunsThatCanFire(Castings(3), ModelGuns(2), option("two-crew-with-save", "on")),
                 ModelGuns(2));
        QCOMPARE(gunsThatCanFire(Castings(2), ModelGuns(2), option("two-crew-with-save", "on")),
                 ModelGuns(1));
    }
    void dragoonsAreCavalryUnlessTheyDismount() { // CJ-1.9
        const rules::FieldValues onFoot{{std::string(kFieldDismounted), "yes"}};
        const Options allowed = option("dismounted-dragoons", "on");
        QCOMPARE(troopArm(Arm::Dragoons, {}, {}), TroopArm::Cavalry);
        QCOMPARE(troopArm(Arm::Dragoons, onFoot, {}), TroopArm::Cavalry);
        QCOMPARE(troopArm(Arm::Dragoons, {}, allowed), TroopArm::Cavalry);
        QCOMPARE(troopArm(Arm::Dragoons, onFoot, allowed), TroopArm::Infantry);
        QCOMPARE(troopArm(Arm::HeavyCavalry, onFoot, allowed), TroopArm::Cavalry);
        QCOMPARE(troopArm(Arm::LightInfantry, {}, {}), TroopArm::Infantry);
        QCOMPARE(troopArm(Arm::Artillery, {}, {}), TroopArm::Artillery);
    }
    void oneOfEachFullFourHoldsHorses_data() {
        QTest::addColumn<int>("mounted");
        QTest::addColumn<int>("onFoot");
        QTest::newRow("CJ-1.91 three") << 3 << 3;
        QTest::newRow("CJ-1.91 four") << 4 << 3;
        QTest::newRow("CJ-1.91 12") << 12 << 9;
        QTest::newRow("CJ-1.91 14") << 14 << 11;
        QTest::newRow("CJ-1.91 15") << 15 << 12;
    }
    void oneOfEachFullFourHoldsHorses() {
        QFETCH(int, mounted);
        QTEST(dismounted(Castings(mounted)).value, "onFoot");
    }
    void fieldsAreReadWithTheirDefaults() { // CJ-1.4 CJ-1.7 CJ-1.8
        const TroopFields plain = troopFields({}).value();
        QCOMPARE(plain.classNumber, ClassNumber(5));
        QCOMPARE(plain.doctrine, Doctrine::Standard);
        QCOMPARE(plain.armament, Armament::Flintlock);
        QCOMPARE(plain.calibre, Calibre::Medium);
        QVERIFY(!plain.maySquare);
        const TroopFields set = troopFields({{"class", "3"},
                                             {"doctrine", "British"},
                                             {"armament", "plug-bayonet"},
                                             {"calibre", "heavy"},
                                             {"may-square", "yes"},
                                             {"limbered", "yes"},
                                             {"dismounted", "yes"}})
                                    .value();
        QCOMPARE(set.classNumber, ClassNumber(3));
        QCOMPARE(set.doctrine, Doctrine::British);
        QCOMPARE(set.armament, Armament::PlugBayonet);
        QCOMPARE(set.calibre, Calibre::Heavy);
        QVERIFY(set.maySquare && set.limbered && set.dismounted);
        QCOMPARE(troopFields({{"class", "7"}}).error().code, rules::kRuleValueRange);
        QCOMPARE(troopFields({{"class", "2"}}).error().code, rules::kRuleValueRange);
        QCOMPARE(troopFields({{"doctrine", "swiss"}}).error().code, rules::kRuleValueUnknown);
    }

    void aLineIsTwoDeepAColumnTwoWide_data() {
        QTest::addColumn<int>("castings");
        QTest::addColumn<int>("formation");
        QTest::addColumn<int>("filesWanted");
        QTest::addColumn<int>("ranksWanted");
        QTest::newRow("CJ-2.3 line of 24") << 24 << int(Formation::Line) << 12 << 2;
        QTest::newRow("CJ-2.3 line of 25: half a file more")
            << 25 << int(Formation::Line) << 13 << 2;
        QTest::newRow("CJ-2.3 line of one") << 1 << int(Formation::Line) << 1 << 1;
        QTest::newRow("CJ-2.3 column of 24") << 24 << int(Formation::Column) << 2 << 12;
        QTest::newRow("CJ-2.3 column of 25") << 25 << int(Formation::Column) << 2 << 13;
        QTest::newRow("CJ-2.3 column of one") << 1 << int(Formation::Column) << 1 << 1;
    }
    void aLineIsTwoDeepAColumnTwoWide() { // CJ-2.1
        QFETCH(int, castings);
        QFETCH(int, formation);
        QTEST(files(Castings(castings), static_cast<Formation>(formation)), "filesWanted");
        QTEST(ranks(Castings(castings), static_cast<Formation>(formation)), "ranksWanted");
    }
    void theFirstTwoRanksAreAllOfALineAndFourOfAColumn() { // CJ-2.1
        QCOMPARE(castingsInFirstTwoRanks(Castings(24), Formation::Line), Castings(24));
        QCOMPARE(castingsInFirstTwoRanks(Castings(24), Formation::Column), Castings(4));
        QCOMPARE(castingsInFirstTwoRanks(Castings(3), Formation::Column), Castings(3));
        QCOMPARE(castingsInFirstTwoRanks(Castings(24), Formation::Garrison), Castings(24));
    }
    void aFootprintIsCastingsTimesBases() { // CJ-2.3: 12 files of 0.4 in, two ranks of 0.4 in
        const Options usual;
        QCOMPARE(footprint(TroopArm::Infantry, Formation::Line, 24, usual),
                 (Footprint{HundredthsOfInch(480), HundredthsOfInch(80)}));
        QCOMPARE(footprint(TroopArm::Infantry, Formation::Column, 24, usual),
                 (Footprint{HundredthsOfInch(80), HundredthsOfInch(480)}));
        QCOMPARE(footprint(TroopArm::Cavalry, Formation::Line, 15, usual),
                 (Footprint{HundredthsOfInch(480), HundredthsOfInch(160)}));
        QCOMPARE(footprint(TroopArm::Artillery, Formation::Line, 2, usual),
                 (Footprint{HundredthsOfInch(300), HundredthsOfInch(150)}));
        // the option's other figures: 12 files of 0.6 in, two ranks of 0.75 in
        QCOMPARE(footprint(TroopArm::Infantry, Formation::Line, 24,
                           option("basing", "0.6,0.75,1.0,1.5,2.5,2.5")),
                 (Footprint{HundredthsOfInch(720), HundredthsOfInch(150)}));
    }
    void conditionsHaveTheirWords() { // CJ-2.2
        QCOMPARE(text(word(Condition::GoodOrder)), QStringLiteral("good-order"));
        QCOMPARE(fromWord<Condition>("disorder"), Condition::Disorder);
        QCOMPARE(fromWord<Condition>("rout"), Condition::Rout);
        QVERIFY(!fromWord<Condition>("shaken"));
    }
};

QTEST_APPLESS_MAIN(TestTroops)
#include "tst_cj_troops.moc"
