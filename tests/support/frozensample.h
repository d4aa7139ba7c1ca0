// The setup of a sample book's first scenario, frozen as the program does it.
#pragma once

#include "battle/beerstein/engine.h"
#include "battle/corporaljohn/engine.h"
#include "battle/freeze.h"
#include "rules/ruleset.h"
#include "session/booksession.h"
#include "session/samples.h"

#include <QTemporaryDir>

namespace sabretache::test {

/// @param sample one of session::samples()
inline battle::Setup frozenSample(const char *sample) {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("sample.sabretache"));
    const rules::RuleSetList ruleSets = rules::builtInRuleSets();
    const battle::EngineList engines(
        {&battle::corporaljohn::engine(), &battle::beerstein::engine()});
    if (!session::makeSample(sample, path, ruleSets, engines))
        qFatal("no such sample");
    auto book = session::BookSession::open(path, ruleSets, engines);
    const oob::Scenario &scenario = (*book)->book().scenarios.begin()->second;
    return battle::freeze((*book)->book(), scenario, *ruleSets.find(scenario.ruleSet)).value();
}

} // namespace sabretache::test
