#include "session/battlefiles.h"

#include "battle/freeze.h"

#include <QDir>

#include <algorithm>

namespace sabretache::session {

namespace {

Result<oob::Scenario> scenarioFor(const BookSession &book, const battle::ScriptBook &wanted,
                                  const rules::RuleSet &ruleSet) {
    const oob::OrderOfBattle &all = book.book();
    if (!wanted.scenario.empty()) {
        const auto it = std::ranges::find_if(
            all.scenarios, [&](const auto &entry) { return entry.second.name == wanted.scenario; });
        if (it == all.scenarios.end())
            return fail(kFileScenarioUnknown, {wanted.scenario});
        return it->second;
    }
    oob::Scenario out = battle::scenarioOfAll(all, ruleSet);
    if (wanted.armies[0].empty() && wanted.armies[1].empty())
        return out;
    out.parties.clear();
    for (const auto &names : wanted.armies) {
        oob::Scenario::Party &party = out.parties.emplace_back();
        for (const std::string &name : names) {
            const auto army = std::ranges::find_if(
                all.armies, [&](const auto &entry) { return entry.second.name == name; });
            if (army == all.armies.end())
                return fail(kFileArmyUnknown, {name});
            party.armies.push_back(army->first);
            if (party.side.empty())
                party.side = army->second.side.empty() ? name : army->second.side;
        }
    }
    return out;
}

} // namespace

Result<battle::Setup> setupOf(const battle::Script &script, const QString &folder,
                              const rules::RuleSetList &ruleSets,
                              const battle::EngineList &engines) {
    if (script.setup)
        return *script.setup;
    const battle::ScriptBook &wanted = *script.book;
    const QString path = QDir(folder).absoluteFilePath(QString::fromStdString(wanted.path));
    const auto book = BookSession::open(path, ruleSets, engines, OpenMode::ReadOnly);
    if (!book)
        return tl::unexpected(book.error());
    const rules::RuleSet *ruleSet =
        wanted.ruleSet.empty() ? &(*book)->ruleSet() : ruleSets.find(wanted.ruleSet);
    if (!ruleSet)
        return fail(kBattleNoEngine, {wanted.ruleSet});
    auto scenario = scenarioFor(**book, wanted, *ruleSet);
    if (!scenario)
        return tl::unexpected(scenario.error());
    if (wanted.turns > Turns(0))
        scenario->turns = wanted.turns;
    auto setup = battle::freeze((*book)->book(), *scenario, *ruleSet);
    if (!setup)
        return setup;
    for (const auto &[name, value] : wanted.options)
        setup->options[name] = value;
    return setup;
}

battle::Script scriptOf(const BattleSession &battle) {
    battle::Script out;
    out.setup = battle.setup();
    for (const Step &step : battle.steps())
        if (!step.reverted && !step.isMarker())
            out.inputs.push_back(step.input);
    return out;
}

std::vector<battle::StoredStep> storedSteps(const BattleSession &battle) {
    std::vector<battle::StoredStep> out;
    out.reserve(battle.steps().size());
    for (const Step &step : battle.steps())
        out.push_back({step.input, step.events});
    return out;
}

} // namespace sabretache::session
