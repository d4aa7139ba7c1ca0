// The schemas in resources/schema say what a battle's file and an event look like. Those of the
// rule sets are made from the structs of their inputs and events; where a struct changed, make them
// anew with SABRETACHE_WRITE=1. The validator is a library's, not our own reader.
#include "battle/beerstein/engine.h"
#include "battle/beerstein/game.h"
#include "battle/corporaljohn/engine.h"
#include "battle/corporaljohn/game.h"
#include "battle/play.h"
#include "support/samplesetup.h"
#include "support/schemaof.h"

#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

#include <QFile>
#include <QtTest/QTest>

using namespace sabretache;

namespace {

const QString kSchemas = QStringLiteral(SABRETACHE_SOURCE_DIR "/resources/schema/");

QByteArray bytesOf(const QString &path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}
// The adapter of the validator knows unordered objects only.
nlohmann::json jsonOf(const QString &path) {
    const QByteArray bytes = bytesOf(path);
    return nlohmann::json::parse(bytes.begin(), bytes.end(), nullptr, false);
}

class Schema {
public:
    explicit Schema(const QString &name) {
        const nlohmann::json json = jsonOf(kSchemas + name);
        valijson::SchemaParser parser;
        const valijson::adapters::NlohmannJsonAdapter root(json);
        parser.populateSchema(
            root, m_schema,
            [](const std::string &uri) {
                return static_cast<const nlohmann::json *>(
                    new nlohmann::json(jsonOf(kSchemas + QString::fromStdString(uri))));
            },
            [](const nlohmann::json *document) { delete document; });
    }
    /// @return empty, or the first fault
    QString faultOf(const nlohmann::json &json) const {
        valijson::Validator validator(valijson::Validator::kStrongTypes);
        valijson::ValidationResults results;
        if (validator.validate(m_schema, valijson::adapters::NlohmannJsonAdapter(json), &results))
            return {};
        valijson::ValidationResults::Error fault;
        QString out = QStringLiteral("?");
        while (results.popError(fault)) {
            out = QString::fromStdString(fault.description);
            for (const std::string &part : fault.context)
                out += u' ' + QString::fromStdString(part);
        }
        return out;
    }

private:
    valijson::Schema m_schema;
};

const Schema &battleSchema() {
    static const Schema kSchema(QStringLiteral("battle.schema.json"));
    return kSchema;
}
const Schema &eventSchema() {
    static const Schema kSchema(QStringLiteral("event.schema.json"));
    return kSchema;
}

const battle::Engine &engineOf(const std::string &ruleSet) {
    return ruleSet == "beerstein" ? battle::beerstein::engine() : battle::corporaljohn::engine();
}

nlohmann::json lineOf(const battle::PlayedStep &step, const battle::EventRecord &event) {
    nlohmann::json rules = nlohmann::json::array();
    for (const RuleNumber rule : event.rules)
        rules.push_back(rule.text());
    nlohmann::json out;
    out["input"] = step.number == 0 ? nlohmann::json() : nlohmann::json(step.number);
    out["version"] = event.version;
    out["rules"] = rules;
    out["event"] = nlohmann::json::parse(toJson(event.event));
    return out;
}

} // namespace

class TestSchemas : public QObject {
    Q_OBJECT
    template <class Game> static void compare(const QString &name, std::string_view title) {
        const QByteArray made =
            QByteArray::fromStdString(schemas::schemaOfGame<Game>(title).dump(1) + "\n");
        const QString path = kSchemas + name;
        if (qEnvironmentVariableIsSet("SABRETACHE_WRITE")) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(made);
            return;
        }
        QVERIFY2(bytesOf(path) == made,
                 qPrintable(name + QStringLiteral(" is out of date: make it "
                                                  "with SABRETACHE_WRITE=1")));
    }

private Q_SLOTS:
    void theRuleSetsSchemasFollowTheirStructs() {
        compare<battle::corporaljohn::Game>(QStringLiteral("corporal-john.schema.json"),
                                            "Inputs and events of Corporal John");
        compare<battle::beerstein::Game>(QStringLiteral("beerstein.schema.json"),
                                         "Inputs and events of Beerstein");
    }

    void theExamplesAreWhatTheSchemaSays_data() {
        QTest::addColumn<QString>("file");
        QTest::newRow("first volley") << QStringLiteral("first-volley.json");
        QTest::newRow("from a book") << QStringLiteral("from-a-book.json");
        QTest::newRow("Beerstein") << QStringLiteral("beerstein-guns.json");
    }
    void theExamplesAreWhatTheSchemaSays() {
        QFETCH(QString, file);
        const QString path = kSchemas + QStringLiteral("examples/") + file;
        const nlohmann::json json = jsonOf(path);
        QVERIFY(json.is_object());
        QCOMPARE(battleSchema().faultOf(json), QString());
        QVERIFY(battle::scriptFromJson(bytesOf(path).toStdString()).has_value());
    }

    void theExamplesOfEventsAreThoseThatFollow_data() {
        QTest::addColumn<QString>("file");
        QTest::newRow("CJ first volley") << QStringLiteral("first-volley");
        QTest::newRow("BB guns") << QStringLiteral("beerstein-guns");
    }
    void theExamplesOfEventsAreThoseThatFollow() {
        QFETCH(QString, file);
        const QString base = kSchemas + QStringLiteral("examples/") + file;
        const auto script =
            battle::scriptFromJson(bytesOf(base + QStringLiteral(".json")).toStdString());
        QVERIFY(script.has_value());
        std::string made;
        const auto played = battle::play(engineOf(script->setup->ruleSet), *script->setup, *script,
                                         nullptr, [&](const battle::PlayedStep &step) {
                                             for (const battle::EventRecord &event : step.events) {
                                                 const nlohmann::json line = lineOf(step, event);
                                                 const QString fault = eventSchema().faultOf(line);
                                                 QVERIFY2(fault.isEmpty(), qPrintable(fault));
                                                 made += line.dump() + "\n";
                                             }
                                         });
        QVERIFY(played.has_value());
        QVERIFY2(!played->stopped, played->stopped ? played->stopped->code.data() : "");
        const QString path = base + QStringLiteral(".events.jsonl");
        if (qEnvironmentVariableIsSet("SABRETACHE_WRITE")) {
            QFile out(path);
            QVERIFY(out.open(QIODevice::WriteOnly));
            out.write(QByteArray::fromStdString(made));
            return;
        }
        QCOMPARE(QString::fromStdString(made), QString::fromUtf8(bytesOf(path)));
    }

    void whatTheProgramWritesIsWhatTheSchemaSays() {
        battle::Script script;
        script.setup = samples::blenheim();
        script.inputs.push_back({"EndPhase", {{"forced", false}}});
        script.dice = dice::Faces{1, 6};
        QCOMPARE(battleSchema().faultOf(nlohmann::json::parse(battle::scriptToJson(script))),
                 QString());
    }

    void theSchemaRefusesWhatTheReaderRefuses_data() {
        QTest::addColumn<QByteArray>("pointer");
        QTest::addColumn<QByteArray>("value"); // empty: the field is taken out
        QTest::newRow("format") << QByteArray("/format") << QByteArray("\"other\"");
        QTest::newRow("version") << QByteArray("/version") << QByteArray("2");
        QTest::newRow("misspelt") << QByteArray("/imputs") << QByteArray("[]");
        QTest::newRow("no setup") << QByteArray("/setup") << QByteArray();
        QTest::newRow("setup and book") << QByteArray("/book") << QByteArray("\"a\"");
        QTest::newRow("turns beside setup") << QByteArray("/turns") << QByteArray("3");
        QTest::newRow("die 0") << QByteArray("/dice/0") << QByteArray("0");
        QTest::newRow("die 256") << QByteArray("/dice/0") << QByteArray("256");
        QTest::newRow("die 1.5") << QByteArray("/dice/0") << QByteArray("1.5");
        QTest::newRow("facts") << QByteArray("/facts") << QByteArray("\"guess\"");
        QTest::newRow("input without kind") << QByteArray("/inputs/0/kind") << QByteArray();
        QTest::newRow("input of objects") << QByteArray("/inputs/0/forced") << QByteArray("{}");
        QTest::newRow("input a list") << QByteArray("/inputs/0") << QByteArray("[]");
        QTest::newRow("one side") << QByteArray("/setup/sides") << QByteArray("[{}]");
        QTest::newRow("side of a unit") << QByteArray("/setup/units/0/side") << QByteArray("\"x\"");
        QTest::newRow("men as text") << QByteArray("/setup/units/0/men") << QByteArray("\"9\"");
        QTest::newRow("id") << QByteArray("/setup/units/0/id") << QByteArray("\"7\"");
        QTest::newRow("options") << QByteArray("/setup/options") << QByteArray("[]");
    }
    void theSchemaRefusesWhatTheReaderRefuses() {
        QFETCH(QByteArray, pointer);
        QFETCH(QByteArray, value);
        nlohmann::json json = jsonOf(kSchemas + QStringLiteral("examples/first-volley.json"));
        const nlohmann::json::json_pointer at(pointer.toStdString());
        if (value.isEmpty())
            json.at(at.parent_pointer()).erase(at.back());
        else
            json[at] = nlohmann::json::parse(value.toStdString());
        QVERIFY(!battleSchema().faultOf(json).isEmpty());
        QVERIFY(!battle::scriptFromJson(json.dump()).has_value());
    }

    void theSchemaKnowsTheInputsOfTheRuleSet() {
        nlohmann::json json = jsonOf(kSchemas + QStringLiteral("examples/first-volley.json"));
        json["inputs"][0]["kind"] = "EndFaze";
        QVERIFY(!battleSchema().faultOf(json).isEmpty());
        json["inputs"][0] = {{"kind", "EndPhase"}, {"forced", "no"}};
        QVERIFY(!battleSchema().faultOf(json).isEmpty());
    }
};

QTEST_APPLESS_MAIN(TestSchemas)
#include "tst_schemas.moc"
