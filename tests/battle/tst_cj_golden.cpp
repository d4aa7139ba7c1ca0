// A turn of Blenheim, kept as a transcript: lines that begin with > are inputs, lines without a
// mark are the events that must follow, lines that begin with # work them out by hand.
// Names in braces stand for ids.
#include "battle/corporaljohn/engine.h"
#include "support/samplesetup.h"

#include <QtTest/QTest>

#include <map>

using namespace sabretache;

namespace {

std::string replaced(std::string text, const std::map<std::string, std::string> &what) {
    for (const auto &[from, to] : what)
        for (auto at = text.find(from); at != std::string::npos;
             at = text.find(from, at + to.size()))
            text.replace(at, from.size(), to);
    return text;
}

} // namespace

class TestCjGolden : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aTurnOfBlenheimIsAsWorkedOutByHand() {
        const battle::Setup setup = samples::blenheim();
        std::map<std::string, std::string> ids;   // {Row's brigade} -> id
        std::map<std::string, std::string> names; // id -> {Row's brigade}
        const auto name = [&](const std::string &text, const std::string &id) {
            ids["{" + text + "}"] = id;
            names[id] = "{" + text + "}";
        };
        for (const auto &c : setup.commanders)
            name(c.name, c.id.text());
        for (const auto &c : setup.columns)
            name(c.name, c.id.text());
        for (const auto &u : setup.units)
            name(u.name, u.id.text());
        const auto &engine = battle::corporaljohn::engine();
        auto state = engine.begin(setup).value();
        std::ifstream file(SABRETACHE_SOURCE_DIR "/tests/battle/golden/blenheim-turn.txt");
        QVERIFY(file.good());
        std::vector<std::string> wanted;
        std::vector<std::string> made;
        std::string line;
        int inputs = 0;
        std::string show;
        while (std::getline(file, line)) {
            if (line.empty() || line[0] == '#') {
                show += line + "\n";
                continue;
            }
            if (line[0] != '>') {
                wanted.push_back(line);
                continue;
            }
            QCOMPARE(made, wanted); // of the input before
            wanted.clear();
            made.clear();
            show += line + "\n";
            const auto input = recordFromJson(replaced(line.substr(2), ids));
            QVERIFY2(input.has_value(), line.c_str());
            const auto events = engine.decide(*state, *input);
            QVERIFY2(events.has_value(),
                     (line + (events ? "" : " " + std::string(events.error().code))).c_str());
            ++inputs;
            for (const battle::EventRecord &e : *events) {
                std::string text = replaced(toJson(e.event), names);
                for (const RuleNumber r : e.rules)
                    text += " " + r.text();
                made.push_back(text);
                show += text + "\n";
                engine.evolve(*state, e);
            }
            if (qEnvironmentVariableIsSet("SABRETACHE_SHOW"))
                wanted = made;
        }
        if (qEnvironmentVariableIsSet("SABRETACHE_SHOW")) {
            fputs(show.c_str(), stdout);
            return;
        }
        QCOMPARE(made, wanted);
        QVERIFY(inputs > 30);
        QCOMPARE(engine.view(*state).turn.value, 2);
    }
};

QTEST_APPLESS_MAIN(TestCjGolden)
#include "tst_cj_golden.moc"
