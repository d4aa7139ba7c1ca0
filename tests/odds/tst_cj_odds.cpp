// The odds of Corporal John, each number worked out by hand as a fraction.
#include "odds/answer.h"

#include <QtTest/QTest>

#include <cmath>

using namespace sabretache;
using namespace sabretache::odds;

namespace {

KeyValues keysOf(const QString &text) {
    KeyValues out;
    for (const QString &pair : text.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        out.emplace_back(pair.section(QLatin1Char('='), 0, 0).toStdString(),
                         pair.section(QLatin1Char('='), 1).toStdString());
    return out;
}
Result<Answer> ask(const char *kind, const QString &keys) {
    return answer(builtInCalls(), "corporal-john", kind, keysOf(keys));
}
QString rulesOf(const Answer &a) {
    QStringList out;
    for (const RuleNumber r : a.rules)
        out << QString::fromStdString(r.text());
    return out.join(QLatin1Char(' '));
}
double chance(const Answer &a, const char *name) { return std::get<double>(*a.find(name)); }
std::int64_t number(const Answer &a, const char *name) {
    return std::get<std::int64_t>(*a.find(name));
}
const Distribution &distribution(const Answer &a, const char *name) {
    return std::get<Distribution>(*a.find(name));
}
double named(const Answer &a, const char *name, const char *which) {
    for (const auto &[n, c] : std::get<NamedChances>(*a.find(name)))
        if (n == which)
            return c;
    return -1;
}
bool near(double a, double b) { return std::abs(a - b) < 1e-12; }

} // namespace

class TestCorporalJohnOdds : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void musketry_data() {
        QTest::addColumn<QString>("keys");
        QTest::addColumn<int>("dice");
        QTest::addColumn<double>("mean"); // a die kills 1 on the close table, 1/2 on the long
        QTest::addColumn<QString>("rules");
        const auto row = [](const char *name, const char *keys, int dice, double mean,
                            const char *rules) {
            QTest::newRow(name) << QString::fromLatin1(keys) << dice << mean
                                << QString::fromLatin1(rules);
        };
        row("CJ-6.1", "castings=24 range=1", 6, 6, "CJ-6.1");
        row("CJ-6.2", "castings=24 range=1.5", 6, 3, "CJ-6.2");
        row("CJ-6.3 British", "castings=24 range=1 doctrine=british", 8, 8, "CJ-6.1 CJ-6.3");
        row("CJ-6.3 levy", "castings=24 range=1 doctrine=levy", 4, 4, "CJ-6.1 CJ-6.3");
        row("CJ-6.5 column", "castings=24 range=1 formation=column", 1, 1, "CJ-6.1 CJ-6.5");
        row("CJ-6.5 square", "castings=16 range=1 formation=square", 1, 1, "CJ-6.1 CJ-6.5");
        row("CJ-11.7 garrison", "castings=24 range=1 formation=garrison weather=heavy-rain", 6, 6,
            "CJ-6.1");
        row("CJ-6.7", "castings=32 range=2 order=disorder weather=light-rain", 2, 1,
            "CJ-6.2 CJ-6.7 CJ-9.6 CJ-11.7");
        row("CJ-11.4", "castings=32 range=1 target=town", 2, 2, "CJ-6.1 CJ-6.7 CJ-11.4");
        row("CJ-12.1", "castings=24 range=1 armament=pike-and-matchlock", 4, 4, "CJ-6.1 CJ-12.1");
    }
    void musketry() {
        QFETCH(QString, keys);
        const auto a = ask("musketry", keys);
        QVERIFY(a && a->allowed);
        QFETCH(int, dice);
        QFETCH(double, mean);
        QCOMPARE(number(*a, "dice"), std::int64_t(dice));
        QVERIFY(near(distribution(*a, "kills").mean(), mean));
        QTEST(rulesOf(*a), "rules");
    }
    void killsAreNotCapped() { // CJ-6.1: 36 castings, nine dice, up to 18 kills
        const auto a = ask("musketry", QStringLiteral("castings=36 range=1"));
        QCOMPARE(distribution(*a, "kills").most(), 18);
        QVERIFY(near(distribution(*a, "kills").at(18), std::pow(1.0 / 6, 9)));
    }
    void artillery_data() {
        QTest::addColumn<QString>("keys");
        QTest::addColumn<QString>("shot");
        QTest::addColumn<int>("dice");
        QTest::addColumn<double>("mean");
        const auto row = [](const char *name, const char *keys, const char *shot, int dice,
                            double mean) {
            QTest::newRow(name) << QString::fromLatin1(keys) << QString::fromLatin1(shot) << dice
                                << mean;
        };
        row("CJ-7.1 medium", "guns=2 range=4", "canister", 6, 6);
        row("CJ-7.2 medium", "guns=2 range=4.01", "roundshot", 2, 1);
        row("CJ-7.1 heavy", "guns=2 calibre=heavy range=6", "canister", 8, 8);
        row("CJ-7.2 heavy", "guns=2 calibre=heavy range=10", "roundshot", 2, 1);
        row("CJ-7.4", "guns=2 range=6 target-formation=square", "roundshot", 4, 2);
        row("CJ-11.7", "guns=2 range=4 weather=light-rain", "canister", 3, 3);
        row("CJ-11.4", "guns=4 range=6 target=town", "roundshot", 1, 0.5);
    }
    void artillery() {
        QFETCH(QString, keys);
        QFETCH(QString, shot);
        QFETCH(int, dice);
        QFETCH(double, mean);
        const auto a = ask("artillery", keys);
        QVERIFY(a && a->allowed);
        QCOMPARE(QString::fromStdString(std::get<std::string>(*a->find("shot"))), shot);
        QCOMPARE(number(*a, "dice"), std::int64_t(dice));
        QVERIFY(near(distribution(*a, "kills").mean(), mean));
    }
    void morale_data() {
        QTest::addColumn<QString>("keys");
        QTest::addColumn<int>("failing"); // throws out of 36 that fail
        QTest::addColumn<QString>("rules");
        const auto row = [](const char *name, const char *keys, int failing, const char *rules) {
            QTest::newRow(name) << QString::fromLatin1(keys) << failing
                                << QString::fromLatin1(rules);
        };
        row("CJ-9.1 class 3 fails on 2", "class=3", 1, "CJ-9.1");
        row("CJ-9.1 class 4 fails on 2 and 3", "class=4", 3, "CJ-9.1");
        row("CJ-9.1 class 5 fails to 4", "class=5", 6, "CJ-9.1");
        row("CJ-9.1 class 6 fails to 5", "class=6", 10, "CJ-9.1");
        row("CJ-4.7", "class=6 commander=yes", 6, "CJ-9.1 CJ-4.7");
        row("CJ-9.3", "class=6 before-melee=yes", 6, "CJ-9.1 CJ-9.3");
        row("CJ-9.3 and CJ-4.7", "class=6 before-melee=yes commander=yes", 3,
            "CJ-9.1 CJ-4.7 CJ-9.3");
        row("CJ-9.1 cannot fail", "class=3 commander=yes", 0, "CJ-9.1 CJ-4.7");
        row("CJ-9.1 cavalry", "class=5 arm=cavalry", 6, "CJ-9.1");
    }
    void morale() {
        QFETCH(QString, keys);
        QFETCH(int, failing);
        const auto a = ask("morale", keys);
        QVERIFY(a && a->allowed);
        const double fails = failing / 36.0;
        QVERIFY(near(chance(*a, "pass"), 1 - fails));
        QVERIFY(near(chance(*a, "disorder"), fails * (1 - fails)));
        QVERIFY(near(chance(*a, "rout"), fails * fails));
        QTEST(rulesOf(*a), "rules");
    }
    void aBatteryHoldsOrAbandons() { // CJ-9.2: class 4 fails on 3 of 36
        const auto a = ask("morale", QStringLiteral("class=4 arm=artillery"));
        QVERIFY(near(chance(*a, "pass"), 33.0 / 36));
        QVERIFY(near(chance(*a, "hold"), 3.0 / 36 * 33 / 36));
        QVERIFY(near(chance(*a, "abandon"), 3.0 / 36 * 3 / 36));
        QVERIFY(!a->find("rout") && !a->find("disorder"));
        QCOMPARE(rulesOf(*a), QStringLiteral("CJ-9.1 CJ-9.2"));
    }
    void rallies_data() {
        QTest::addColumn<QString>("keys");
        QTest::addColumn<int>("good");
        QTest::newRow("CJ-9.5 class 3 needs 4") << "class=3" << 33;
        QTest::newRow("CJ-9.5 class 5 needs 6") << "class=5" << 26;
        QTest::newRow("CJ-9.5 class 6 needs 7") << "class=6" << 21;
        QTest::newRow("CJ-4.7 class 6 with a commander") << "class=6 commander=yes" << 26;
    }
    void rallies() {
        QFETCH(QString, keys);
        QFETCH(int, good);
        QVERIFY(near(chance(*ask("rally", keys), "success"), good / 36.0));
    }
    void squares() { // CJ-12.6: class 3 needs 5, class 4 needs 6; CJ-12.5: no others
        QVERIFY(near(chance(*ask("square", QStringLiteral("class=3")), "success"), 30.0 / 36));
        QVERIFY(near(chance(*ask("square", QStringLiteral("class=4")), "success"), 26.0 / 36));
        QVERIFY(near(chance(*ask("square", QStringLiteral("class=4 commander=yes")), "success"),
                     30.0 / 36));
        const auto no = ask("square", QStringLiteral("class=5"));
        QVERIFY(!no->allowed);
        QCOMPARE(rulesOf(*no), QStringLiteral("CJ-12.5"));
        QVERIFY(!ask("square", QStringLiteral("class=3 option.squares=off"))->allowed);
    }
    void commanders() { // CJ-4.8: 1, 3, 3 and 6 throws of 36
        QVERIFY(near(chance(*ask("commander", QString()), "killed"), 1.0 / 36));
        QVERIFY(near(chance(*ask("commander", QStringLiteral("by=canister")), "killed"), 3.0 / 36));
        QVERIFY(near(chance(*ask("commander", QStringLiteral("by=musketry")), "killed"), 3.0 / 36));
        QVERIFY(near(chance(*ask("commander", QStringLiteral("by=melee")), "killed"), 6.0 / 36));
    }

    void melee_data() {
        QTest::addColumn<QString>("keys");
        QTest::addColumn<int>("attackerDice");
        QTest::addColumn<int>("attackerFaces"); // of six that kill
        QTest::addColumn<int>("defenderDice");
        QTest::addColumn<int>("defenderFaces");
        QTest::addColumn<QString>("rules");
        const auto row = [](const char *name, const char *keys, int ad, int af, int dd, int df,
                            const char *rules) {
            QTest::newRow(name) << QString::fromLatin1(keys) << ad << af << dd << df
                                << QString::fromLatin1(rules);
        };
        row("CJ-10.1 equals",
            "attacker-castings=24 attacker-class=4 defender-castings=20 defender-class=4", 12, 2,
            10, 2, "CJ-10.1");
        row("CJ-10.2 a worse defender",
            "attacker-castings=24 attacker-class=4 defender-castings=20 defender-class=5", 12, 2,
            10, 1, "CJ-10.1 CJ-10.2");
        row("CJ-10.3 cavalry in the flank of infantry",
            "attacker=cavalry attacker-castings=16 attacker-class=4 defender-castings=20 "
            "defender-class=4 side=flank",
            8, 3, 10, 1, "CJ-10.1 CJ-10.3");
        row("CJ-10.4 standing cavalry",
            "attacker=cavalry attacker-castings=16 attacker-class=4 defender=cavalry "
            "defender-castings=12 defender-class=4",
            8, 2, 6, 1, "CJ-10.1 CJ-10.4");
        row("CJ-10.4 countercharge",
            "attacker=cavalry attacker-castings=16 attacker-class=4 defender=cavalry "
            "defender-castings=12 defender-class=4 defender-charging=yes",
            8, 2, 6, 2, "CJ-10.1");
        row("CJ-10.4 uphill",
            "attacker=cavalry attacker-castings=16 attacker-class=4 defender=cavalry "
            "defender-castings=12 defender-class=4 uphill=yes",
            8, 2, 6, 2, "CJ-10.1 CJ-11.5");
        row("CJ-10.5 gunners",
            "attacker-castings=16 attacker-class=4 defender=artillery defender-castings=8", 8, 3, 4,
            2, "CJ-10.1 CJ-10.5");
        row("CJ-10.6 two off",
            "attacker=cavalry attacker-castings=16 attacker-class=4 defender=cavalry "
            "defender-castings=12 defender-class=5",
            8, 2, 6, 0, "CJ-10.1 CJ-10.2 CJ-10.4 CJ-10.6");
        row("CJ-10.6 natural-six",
            "attacker=cavalry attacker-castings=16 attacker-class=4 defender=cavalry "
            "defender-castings=12 defender-class=5 option.natural-six=on",
            8, 2, 6, 1, "CJ-10.1 CJ-10.2 CJ-10.4 CJ-10.6");
        row("CJ-11.4 town",
            "attacker-castings=24 attacker-class=4 defender-castings=20 defender-class=4 "
            "ground=town",
            4, 2, 10, 2, "CJ-10.1 CJ-11.4");
        row("CJ-11.2 woods",
            "attacker=cavalry attacker-castings=16 attacker-class=4 defender-castings=20 "
            "defender-class=4 side=rear ground=light-woods",
            8, 2, 10, 1, "CJ-10.1 CJ-10.3 CJ-11.2");
        row("CJ-12.2 unplugged",
            "attacker-castings=24 attacker-class=4 defender-castings=20 defender-class=4 "
            "defender-armament=plug-bayonet",
            12, 2, 10, 1, "CJ-10.1 CJ-12.2 CJ-10.2");
        row("CJ-12.5 square",
            "attacker-castings=24 attacker-class=4 defender-castings=24 defender-class=4 "
            "defender-formation=square",
            12, 2, 3, 2, "CJ-10.1 CJ-12.5");
        row("CJ-8.6 disordered cavalry",
            "attacker=cavalry attacker-castings=16 attacker-class=4 attacker-order=disorder "
            "defender=cavalry defender-castings=12 defender-class=4 defender-charging=yes",
            8, 1, 6, 2, "CJ-10.1 CJ-10.2 CJ-9.6");
    }
    void melee() {
        QFETCH(QString, keys);
        QFETCH(int, attackerDice);
        QFETCH(int, attackerFaces);
        QFETCH(int, defenderDice);
        QFETCH(int, defenderFaces);
        const auto a = ask("melee", keys);
        QVERIFY(a && a->allowed);
        QCOMPARE(number(*a, "attacker_dice"), std::int64_t(attackerDice));
        QCOMPARE(number(*a, "defender_dice"), std::int64_t(defenderDice));
        QVERIFY(
            near(distribution(*a, "attacker_kills").mean(), attackerDice * attackerFaces / 6.0));
        QVERIFY(
            near(distribution(*a, "defender_kills").mean(), defenderDice * defenderFaces / 6.0));
        QTEST(rulesOf(*a), "rules");
        QVERIFY(near(named(*a, "more_losses", "attacker") + named(*a, "more_losses", "defender") +
                         named(*a, "more_losses", "equal"),
                     1));
    }
    void moreLossesIsByCasualtiesReallyTaken() { // CJ-10.9
        // Two dice against one, each killing with 1/3; nobody can be wiped out.
        // attacker loses: 1/3; defender loses 0, 1, 2 with 4/9, 4/9, 1/9
        const auto open = ask("melee", QStringLiteral("attacker-castings=4 attacker-class=4 "
                                                      "defender-castings=3 defender-class=4"));
        QVERIFY(near(named(*open, "more_losses", "attacker"), 1.0 / 3 * 4 / 9));
        QVERIFY(near(named(*open, "more_losses", "equal"), 2.0 / 3 * 4 / 9 + 1.0 / 3 * 4 / 9));
        // One casting without a die: any kill leaves nothing, so the defender has lost.
        const auto capped = ask("melee", QStringLiteral("attacker-castings=4 attacker-class=4 "
                                                        "defender-castings=1 defender-class=4"));
        QVERIFY(near(named(*capped, "more_losses", "defender"), 5.0 / 9));
        QVERIFY(near(named(*capped, "more_losses", "equal"), 4.0 / 9));
        QCOMPARE(distribution(*capped, "attacker_kills").most(), 2); // not capped
        // Two on each side, one die each: a kill takes one of two; equal when both or neither kill.
        const auto even = ask("melee", QStringLiteral("attacker-castings=2 attacker-class=4 "
                                                      "defender-castings=2 defender-class=4"));
        QVERIFY(near(named(*even, "more_losses", "equal"), 4.0 / 9 + 1.0 / 9));
    }
    void savesThinKillsOnGunners() { // CJ-1.5 CJ-1.90: 8 dice, 1/2 to hit, 1/2 saved
        const auto a =
            ask("melee", QStringLiteral("attacker-castings=16 attacker-class=4 defender=artillery "
                                        "defender-castings=4 option.two-crew-with-save=on"));
        QVERIFY(near(distribution(*a, "attacker_kills").mean(), 2.0));
        QVERIFY(near(distribution(*a, "attacker_kills").at(8), std::pow(0.25, 8)));
    }
    void forbiddenActionsNameTheirLine_data() {
        QTest::addColumn<QByteArray>("kind");
        QTest::addColumn<QString>("keys");
        QTest::addColumn<QString>("rules");
        const auto row = [](const char *name, const char *kind, const char *keys,
                            const char *rules) {
            QTest::newRow(name) << QByteArray(kind) << QString::fromLatin1(keys)
                                << QString::fromLatin1(rules);
        };
        row("CJ-6.2", "musketry", "castings=24 range=2.01", "CJ-6.2");
        row("CJ-11.7", "musketry", "castings=24 range=1 weather=heavy-rain", "CJ-11.7");
        row("CJ-12.3", "musketry", "castings=24 range=1 armament=pike", "CJ-12.3");
        row("CJ-12.2", "musketry", "castings=24 range=1 armament=plug-bayonet plugged=yes",
            "CJ-12.2");
        row("CJ-7.2", "artillery", "guns=2 range=6.01", "CJ-7.2");
        row("CJ-7.2 heavy", "artillery", "guns=2 calibre=heavy range=10.01", "CJ-7.2");
        row("CJ-11.7 guns", "artillery", "guns=2 range=3 weather=heavy-rain", "CJ-11.7");
        const char *riders = "attacker=cavalry attacker-castings=16 attacker-class=4 "
                             "defender-castings=20 defender-class=4";
        row("CJ-8.2", "melee", riders, "CJ-8.2");
        row("CJ-12.3 melee", "melee",
            QByteArray(riders).append(" defender-armament=pike").constData(), "CJ-12.3");
        row("CJ-12.5", "melee",
            QByteArray(riders).append(" defender-formation=square side=rear").constData(),
            "CJ-12.5");
        row("CJ-11.4", "melee",
            QByteArray(riders).append(" defender-order=disorder ground=town").constData(),
            "CJ-11.4");
        row("CJ-8.6", "melee",
            "attacker-castings=16 attacker-class=4 attacker-order=disorder defender-castings=20 "
            "defender-class=4",
            "CJ-8.6");
        row("CJ-8.1", "melee",
            "attacker-castings=16 attacker-class=4 attacker-formation=column "
            "defender-castings=20 defender-class=4",
            "CJ-8.1");
    }
    void forbiddenActionsNameTheirLine() {
        QFETCH(QByteArray, kind);
        QFETCH(QString, keys);
        const auto a = ask(kind.constData(), keys);
        QVERIFY(a.has_value());
        QVERIFY(!a->allowed);
        QTEST(rulesOf(*a), "rules");
        QVERIFY(!a->find("kills") && !a->find("attacker_kills"));
        if (kind == "artillery")
            QCOMPARE(std::get<std::string>(*a->find("shot")), std::string("none"));
    }
};

QTEST_APPLESS_MAIN(TestCorporalJohnOdds)
#include "tst_cj_odds.moc"
