// Questions about odds: keys, defaults, ranges, options; and how an answer is written.
#include "odds/answer.h"

#include <QtTest/QTest>

using namespace sabretache;
using namespace sabretache::odds;

namespace {
Result<Answer> ask(const char *kind, const KeyValues &keys) {
    return answer(builtInCalls(), "corporal-john", kind, keys);
}
const KeyValues kVolley{{"castings", "8"}, {"range", "1"}};
KeyValues volleyAnd(const char *key, const char *value) {
    KeyValues out = kVolley;
    out.emplace_back(key, value);
    return out;
}
} // namespace

class TestAnswer : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theExampleOfTheCommandLine() { // CJ-6.1: 1/36, 8/36, 18/36, 8/36, 1/36
        QCOMPARE(QString::fromStdString(toJson(ask("musketry", kVolley).value())),
                 QStringLiteral("{\"ruleset\":\"corporal-john\",\"kind\":\"musketry\","
                                "\"allowed\":true,\"rules\":[\"CJ-6.1\"],\"dice\":2,"
                                "\"kills\":{\"0\":0.027777777777777776,\"1\":0.2222222222222222,"
                                "\"2\":0.5,\"3\":0.2222222222222222,\"4\":0.027777777777777776},"
                                "\"kills_mean\":2.0}"));
    }
    void aForbiddenActionSaysByWhat() {
        QCOMPARE(QString::fromStdString(
                     toJson(ask("musketry", volleyAnd("weather", "heavy-rain")).value())),
                 QStringLiteral("{\"ruleset\":\"corporal-john\",\"kind\":\"musketry\","
                                "\"allowed\":false,\"rules\":[\"CJ-11.7\"]}"));
    }
    void valuesWithoutChanceAreLeftOut() { // CJ-6.4: three castings throw no die
        QCOMPARE(QString::fromStdString(
                     toJson(ask("musketry", {{"castings", "3"}, {"range", "1"}}).value())),
                 QStringLiteral("{\"ruleset\":\"corporal-john\",\"kind\":\"musketry\","
                                "\"allowed\":true,\"rules\":[\"CJ-6.1\",\"CJ-6.4\"],\"dice\":0,"
                                "\"kills\":{\"0\":1.0},\"kills_mean\":0.0}"));
    }
    void wrongQuestionsAreNamed_data() {
        QTest::addColumn<QString>("ruleSet");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("keys"); // KEY=VALUE, by spaces
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("first"); // argument: what is named
        const auto row = [](const char *name, const char *ruleSet, const char *kind,
                            const char *keys, std::string_view code, const char *first) {
            QTest::newRow(name) << QString::fromLatin1(ruleSet) << QString::fromLatin1(kind)
                                << QString::fromLatin1(keys)
                                << QString::fromLatin1(code.data(), int(code.size()))
                                << QString::fromLatin1(first);
        };
        const char *cj = "corporal-john";
        row("no such rule set", "chess", "musketry", "", kOddsRuleSetUnknown, "chess");
        row("no such kind", cj, "joust", "", kOddsKindUnknown, "joust");
        row("no such key", cj, "musketry", "castings=8 range=1 colour=red", kOddsKeyUnknown,
            "colour");
        row("no such word", cj, "musketry", "castings=8 range=1 order=sleepy", kOddsValueUnknown,
            "order");
        row("an empty word", cj, "musketry", "castings=8 range=1 order=", kOddsValueUnknown,
            "order");
        row("a key twice", cj, "musketry", "castings=8 castings=8 range=1", kOddsKeyTwice,
            "castings");
        row("a key missing", cj, "musketry", "range=1", kOddsKeyMissing, "castings");
        row("another missing", cj, "musketry", "castings=8", kOddsKeyMissing, "range");
        row("not a number", cj, "musketry", "castings=eight range=1", kOddsValueNumber, "castings");
        row("no number at all", cj, "musketry", "castings= range=1", kOddsValueNumber, "castings");
        row("a fraction of a casting", cj, "musketry", "castings=8.5 range=1", kOddsValueNumber,
            "castings");
        row("half a fraction", cj, "musketry", "castings=8 range=1.", kOddsValueNumber, "range");
        row("an exponent", cj, "musketry", "castings=8 range=1e0", kOddsValueNumber, "range");
        row("too few", cj, "musketry", "castings=0 range=1", kOddsValueRange, "castings");
        row("negative", cj, "musketry", "castings=-4 range=1", kOddsValueRange, "castings");
        row("too many", cj, "musketry", "castings=1000 range=1", kOddsValueRange, "castings");
        row("far too many", cj, "musketry", "castings=99999999999999999999 range=1",
            kOddsValueNumber, "castings");
        row("a negative range", cj, "musketry", "castings=8 range=-0.5", kOddsValueRange, "range");
        row("class 2", cj, "rally", "class=2", kOddsValueRange, "class");
        row("class 7", cj, "rally", "class=7", kOddsValueRange, "class");
        row("no guns", cj, "artillery", "guns=0 range=1", kOddsValueRange, "guns");
        row("no such option", cj, "musketry", "castings=8 range=1 option.flanks=on",
            kOddsOptionUnknown, "flanks");
        row("an option's wrong word", cj, "musketry", "castings=8 range=1 option.squares=maybe",
            rules::kRuleValueUnknown, "squares");
        row("an option out of range", cj, "musketry", "castings=8 range=1 option.crew-per-gun=5",
            rules::kRuleValueRange, "crew-per-gun");
        row("an option twice", cj, "musketry",
            "castings=8 range=1 option.squares=on option.squares=off", kOddsKeyTwice,
            "option.squares");
        row("melee without the defender's class", cj, "melee",
            "attacker-castings=8 attacker-class=4 defender-castings=8", kOddsKeyMissing,
            "defender-class");
        row("the attacker is never artillery", cj, "melee",
            "attacker=artillery attacker-castings=8 attacker-class=4 defender-castings=8 "
            "defender-class=4",
            kOddsValueUnknown, "attacker");
    }
    void wrongQuestionsAreNamed() {
        QFETCH(QString, ruleSet);
        QFETCH(QString, kind);
        QFETCH(QString, keys);
        QFETCH(QString, code);
        QFETCH(QString, first);
        KeyValues pairs;
        for (const QString &pair : keys.split(QLatin1Char(' '), Qt::SkipEmptyParts))
            pairs.emplace_back(pair.section(QLatin1Char('='), 0, 0).toStdString(),
                               pair.section(QLatin1Char('='), 1).toStdString());
        const auto result =
            answer(builtInCalls(), ruleSet.toStdString(), kind.toStdString(), pairs);
        QVERIFY(!result);
        QCOMPARE(QString::fromUtf8(result.error().code.data(), int(result.error().code.size())),
                 code);
        QCOMPARE(QString::fromStdString(result.error().args.front()), first);
    }
    void rangesMayBeFractions() { // CJ-6.1 CJ-6.2: 1 in is close, anything beyond is not
        const auto firstRule = [](const char *range) {
            return ask("musketry", {{"castings", "8"}, {"range", range}})->rules.front().text();
        };
        QCOMPARE(firstRule("1.0"), std::string("CJ-6.1"));
        QCOMPARE(firstRule("1.00"), std::string("CJ-6.1"));
        QCOMPARE(firstRule("0.5"), std::string("CJ-6.1"));
        QCOMPARE(firstRule("1.01"), std::string("CJ-6.2"));
        QCOMPARE(firstRule("1.001"), std::string("CJ-6.2"));
        QCOMPARE(firstRule("2"), std::string("CJ-6.2"));
        QVERIFY(!ask("musketry", {{"castings", "8"}, {"range", "2.001"}})->allowed);
    }
    void optionsAreHouseRules() { // CJ-6.4 CJ-1.1
        const auto dice = [](const char *castings, const char *key, const char *value) {
            const auto out =
                ask("musketry", {{"castings", castings}, {"range", "1"}, {key, value}});
            return std::get<std::int64_t>(*out->find("dice"));
        };
        QCOMPARE(dice("10", "option.remainder", "drop"), 2);
        QCOMPARE(dice("10", "option.remainder", "half-up"), 3);
        for (const char *twice : {"2", "2.0", "2.00"}) {
            const auto out =
                ask("musketry",
                    {{"castings", "8"}, {"range", "1.5"}, {"option.distance-scale", twice}});
            QCOMPARE(out->rules.front().text(), std::string("CJ-6.1"));
        }
    }
    void theLargestQuestionsAreAnswered() {
        const auto volley =
            ask("musketry", {{"castings", "999"}, {"range", "1"}, {"doctrine", "british"}});
        QCOMPARE(std::get<std::int64_t>(*volley->find("dice")), 333);
        QVERIFY(std::abs(std::get<Distribution>(*volley->find("kills")).mean() - 333) < 1e-9);
        const auto guns = ask("artillery", {{"guns", "99"}, {"calibre", "heavy"}, {"range", "1"}});
        QCOMPARE(std::get<std::int64_t>(*guns->find("dice")), 396);
        QVERIFY(ask("melee", {{"attacker-castings", "999"},
                              {"attacker-class", "3"},
                              {"defender-castings", "999"},
                              {"defender-class", "3"}})
                    ->allowed);
    }
};

QTEST_APPLESS_MAIN(TestAnswer)
#include "tst_answer.moc"
