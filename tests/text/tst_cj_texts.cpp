// Every code, field, value, house rule and line of Corporal John has its words.
#include "rules/corporaljohn/descriptor.h"
#include "rules/corporaljohn/kinds.h"
#include "ui/text/texts.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QtTest/QTest>

using namespace sabretache;
using namespace sabretache::ui;
namespace cj = sabretache::rules::corporaljohn;

class TestCorporalJohnTexts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyReasonHasItsSentence() {
        const QRegularExpression pattern(
            QStringLiteral("constexpr std::string_view k\\w+\\s*=\\s*\"(cj-[a-z0-9-]+)\""));
        const Texts texts;
        QStringList missing;
        int found = 0;
        QDirIterator it(QStringLiteral(SABRETACHE_SOURCE_DIR "/core/rules/corporaljohn"),
                        {QStringLiteral("*.h")}, QDir::Files);
        while (it.hasNext()) {
            QFile file(it.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            auto match = pattern.globalMatch(QString::fromUtf8(file.readAll()));
            while (match.hasNext()) {
                const std::string code = match.next().captured(1).toStdString();
                ++found;
                if (!texts.has(TextKind::Error, code) && !texts.has(TextKind::Problem, code))
                    missing << QString::fromStdString(code);
            }
        }
        QVERIFY(found > 80);
        QCOMPARE(missing.join(QLatin1Char(' ')), QString());
    }
    void fieldsValuesAndHouseRulesHaveLabels() {
        const Texts texts;
        const auto known = [&texts](std::string_view field, std::string_view value) {
            return texts.has(TextKind::Value, std::string(field) + '.' + std::string(value)) ||
                   texts.has(TextKind::Value, value);
        };
        for (const rules::UnitFieldSpec &spec : cj::ruleSet().unitFields()) {
            QVERIFY2(texts.has(TextKind::Field, spec.key), spec.key.data());
            for (const std::string_view value : spec.choices)
                QVERIFY2(known(spec.key, value), value.data());
        }
        for (const rules::OptionSpec &spec : cj::ruleSet().options()) {
            QVERIFY2(texts.has(TextKind::Option, spec.name), spec.name.data());
            if (spec.name != "distance-scale") // numbers speak for themselves
                for (const std::string_view value : spec.choices)
                    QVERIFY2(known(spec.name, value), value.data());
        }
        for (const auto &[weather, word] : kWords<cj::Weather>)
            QVERIFY2(texts.has(TextKind::Weather, word), word.data());
        for (const auto &[formation, word] : kWords<cj::Formation>)
            QVERIFY2(texts.has(TextKind::Formation, word), word.data());
    }
    void everyLineIsShownInOurWords() {
        const Texts texts;
        for (const rules::RuleLine &line : cj::ruleSet().lines())
            QVERIFY2(!texts.rule(line.number).isEmpty(), line.number.text().c_str());
        QCOMPARE(texts.rules(cj::ruleSet()).size(), cj::ruleSet().lines().size());
        QVERIFY(texts.credit(cj::kId).contains(QStringLiteral("Robert Piepenbrink")));
    }
    void problemsReadAsSentences() {
        rules::UnitFacts unit;
        unit.men = Men(1100);
        unit.fields = {{"class", "5"}};
        const auto problems = cj::ruleSet().check(unit, {});
        QCOMPARE(Texts().problem(problems.front(), cj::kId),
                 QStringLiteral("11 castings: a brigade of this arm has 16 to 28."));
    }
};

QTEST_APPLESS_MAIN(TestCorporalJohnTexts)
#include "tst_cj_texts.moc"
