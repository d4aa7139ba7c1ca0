// A turn kept as a transcript: lines that begin with > are inputs, lines without a mark are the
// events that must follow, lines that begin with # work them out by hand. Names in braces stand for
// ids. With SABRETACHE_SHOW in the environment it prints what was made instead of comparing.
#pragma once

#include "battle/engine.h"

#include <QString>
#include <QtTest/QTest>

#include <cstdio>
#include <fstream>
#include <map>
#include <string>
#include <vector>

namespace sabretache::goldenturn {

inline std::string replaced(std::string text, const std::map<std::string, std::string> &what) {
    for (const auto &[from, to] : what)
        for (auto at = text.find(from); at != std::string::npos;
             at = text.find(from, at + to.size()))
            text.replace(at, from.size(), to);
    return text;
}

struct Outcome {
    int inputs = 0;
    std::unique_ptr<battle::State> state;
};

/// Plays a transcript and compares. The caller asks QTest::currentTestFailed().
inline void play(const battle::Engine &engine, const battle::Setup &setup, const std::string &path,
                 Outcome &out) {
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
    const bool showing = qEnvironmentVariableIsSet("SABRETACHE_SHOW");
    out.state = engine.begin(setup).value();
    std::ifstream file(path);
    QVERIFY(file.good());
    std::vector<std::string> wanted;
    std::vector<std::string> made;
    std::string line;
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
        if (!showing)
            QCOMPARE(made, wanted); // of the input before
        wanted.clear();
        made.clear();
        show += line + "\n";
        const auto input = recordFromJson(replaced(line.substr(2), ids));
        QVERIFY2(input.has_value(), line.c_str());
        const auto events = engine.decide(*out.state, *input);
        QVERIFY2(events.has_value(),
                 (line + (events ? "" : " " + std::string(events.error().code))).c_str());
        ++out.inputs;
        for (const battle::EventRecord &e : *events) {
            std::string text = replaced(toJson(e.event), names);
            for (const RuleNumber r : e.rules)
                text += " " + r.text();
            made.push_back(text);
            show += text + "\n";
            engine.evolve(*out.state, e);
        }
    }
    if (showing)
        fputs(show.c_str(), stdout);
    else
        QCOMPARE(made, wanted);
}

} // namespace sabretache::goldenturn
