#include "store/battlerows.h"

#include "base/hash.h"
#include "battle/setupjson.h"
#include "store/connection.h"

#include <charconv>

namespace sabretache::store {

namespace {

std::string joined(const RuleNumbers &rules) {
    std::string out;
    for (const RuleNumber rule : rules)
        out += (out.empty() ? "" : " ") + rule.text();
    return out;
}

bool parted(std::string_view text, RuleNumbers &out) {
    while (!text.empty()) {
        const std::size_t end = text.find(' ');
        const auto rule = RuleNumber::parse(text.substr(0, end));
        if (!rule)
            return false;
        out.add(*rule);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return true;
}

std::uint64_t fromHex(const std::string &text) {
    std::uint64_t out = 0;
    std::from_chars(text.data(), text.data() + text.size(), out, 16);
    return out;
}

template <class... Ts>
Result<void> runOne(Connection &connection, std::string_view sql, const Ts &...values) {
    auto query = connection.prepared(sql);
    if (!query)
        return tl::unexpected(query.error());
    Statement statement(**query);
    (statement.bind(values), ...);
    return statement.run();
}

/// Runs a query and hands each row to `take`, which says whether to go on.
template <class Take, class... Ts>
Result<void> eachRow(Connection &connection, std::string_view sql, const Take &take,
                     const Ts &...values) {
    auto query = connection.prepared(sql);
    if (!query)
        return tl::unexpected(query.error());
    Statement statement(**query);
    (statement.bind(values), ...);
    if (auto done = statement.run(); !done)
        return done;
    while (statement.next())
        if (!take(statement))
            return {};
    return statement.ended();
}

BattleRow rowFrom(Statement &row) {
    BattleRow out;
    out.id = BattleId::parse(row.text(0)).value_or(BattleId());
    out.scenario = ScenarioId::parse(row.text(1)).value_or(ScenarioId());
    out.name = row.text(2);
    out.ruleSet = row.text(3);
    out.created = row.text(4);
    out.steps = row.number(5);
    out.turn = static_cast<std::int32_t>(row.number(6));
    out.over = row.number(7) != 0;
    return out;
}

Error damaged(std::string table, std::int64_t row) {
    return {kBookDamaged, {}, {std::move(table), std::to_string(row)}};
}

Result<void> readSteps(Connection &connection, const std::string &id, BattleFile &file) {
    std::vector<std::int64_t> promised;
    auto done = eachRow(
        connection,
        "SELECT s.number, s.at, s.by, s.why, s.input, s.events FROM battle_steps s JOIN battles b "
        "ON b.key = s.battle WHERE b.id = ? ORDER BY s.number",
        [&](Statement &row) {
            StepRow step;
            step.number = row.number(0);
            auto input = recordFromJson(row.text(4));
            if (!input || step.number != std::int64_t(file.steps.size()) + 1) {
                file.broken = damaged("battle_steps", step.number);
                return false;
            }
            step.at = row.text(1);
            step.by = row.text(2);
            step.why = row.text(3);
            step.input = std::move(*input);
            promised.push_back(row.number(5));
            file.steps.push_back(std::move(step));
            return true;
        },
        id);
    if (!done)
        return done;
    std::size_t good = file.steps.size();
    done = eachRow(
        connection,
        "SELECT e.step, e.version, e.rules, e.json FROM battle_events e JOIN battles b "
        "ON b.key = e.battle WHERE b.id = ? ORDER BY e.step, e.seq",
        [&](Statement &row) {
            const auto step = static_cast<std::size_t>(row.number(0));
            if (step < 1 || step > file.steps.size())
                return true;
            battle::EventRecord event;
            auto record = recordFromJson(row.text(3));
            event.version = static_cast<std::int32_t>(row.number(1));
            if (!record || !parted(row.text(2), event.rules)) {
                good = step - 1;
                return false;
            }
            event.event = std::move(*record);
            file.steps[step - 1].events.push_back(std::move(event));
            return true;
        },
        id);
    if (!done)
        return done;
    for (std::size_t i = 0; i < good; ++i)
        if (std::int64_t(file.steps[i].events.size()) != promised[i])
            good = i;
    if (good < file.steps.size()) {
        file.steps.resize(good);
        file.broken = damaged("battle_events", std::int64_t(good) + 1);
    }
    return {};
}

} // namespace

Result<std::vector<BattleRow>> readBattles(Connection &connection) {
    std::vector<BattleRow> out;
    auto done = eachRow(connection,
                        "SELECT id, scenario, name, rule_set, created, steps, turn, over "
                        "FROM battles ORDER BY key",
                        [&](Statement &row) {
                            out.push_back(rowFrom(row));
                            return true;
                        });
    if (!done)
        return tl::unexpected(done.error());
    return out;
}

Result<void> insertBattle(Connection &connection, const BattleRow &row, const battle::Setup &setup,
                          std::int32_t engineVersion) {
    const std::string scenario = row.scenario.isNull() ? std::string() : row.scenario.text();
    auto done = runOne(connection,
                       "INSERT INTO battles (id, scenario, name, rule_set, engine_version, "
                       "created, setup) VALUES (?, ?, ?, ?, ?, ?, ?)",
                       row.id, scenario, row.name, row.ruleSet, engineVersion, row.created,
                       battle::setupToJson(setup));
    for (const battle::SetupUnit &unit : setup.units) {
        if (!done)
            return done;
        done = runOne(connection,
                      "INSERT OR IGNORE INTO battle_units (unit, battle) "
                      "SELECT ?, key FROM battles WHERE id = ?",
                      unit.id, row.id);
    }
    return done;
}

Result<BattleFile> readBattle(Connection &connection, BattleId battle) {
    BattleFile out;
    std::string setup;
    bool found = false;
    auto done = eachRow(
        connection,
        "SELECT id, scenario, name, rule_set, created, steps, turn, over, engine_version, setup "
        "FROM battles WHERE id = ?",
        [&](Statement &row) {
            found = true;
            out.row = rowFrom(row);
            out.engineVersion = static_cast<std::int32_t>(row.number(8));
            setup = row.text(9);
            return false;
        },
        battle);
    if (!done)
        return tl::unexpected(done.error());
    if (!found)
        return fail(kBattleNotFound, {battle.text()});
    auto read = battle::setupFromJson(setup);
    if (!read)
        return fail(kBookDamaged, {"battles", battle.text()});
    out.setup = std::move(*read);
    if (done = readSteps(connection, battle.text(), out); !done)
        return tl::unexpected(done.error());
    done = eachRow(
        connection,
        "SELECT s.step, s.turn, s.hash FROM battle_snapshots s JOIN battles b ON b.key = s.battle "
        "WHERE b.id = ? ORDER BY s.step",
        [&](Statement &row) {
            out.snapshots.push_back(
                {row.number(0), static_cast<std::int32_t>(row.number(1)), fromHex(row.text(2))});
            return true;
        },
        battle);
    if (!done)
        return tl::unexpected(done.error());
    return out;
}

Result<void> insertStep(Connection &connection, BattleId battle, const StepRow &step,
                        std::int32_t engineVersion, const Standing &standing) {
    // The number must follow on what is there: two logs never mix.
    auto query = connection.prepared(
        "UPDATE battles SET steps = ?, turn = ?, over = ? WHERE id = ? AND steps = ?");
    if (!query)
        return tl::unexpected(query.error());
    {
        Statement row(**query);
        row.bind(step.number).bind(standing.turn).bind(standing.over).bind(battle);
        row.bind(step.number - 1);
        if (auto done = row.run(); !done)
            return done;
        if (row.changed() != 1)
            return fail(kBookRefused, {"battle_steps", std::to_string(step.number)});
    }
    auto done = runOne(connection,
                       "INSERT INTO battle_steps (battle, number, at, by, why, input, events) "
                       "SELECT key, ?, ?, ?, ?, ?, ? FROM battles WHERE id = ?",
                       step.number, step.at, step.by, step.why, toJson(step.input),
                       std::int64_t(step.events.size()), battle);
    std::int64_t seq = 0;
    for (const battle::EventRecord &event : step.events) {
        if (!done)
            return done;
        done = runOne(connection,
                      "INSERT INTO battle_events (battle, step, seq, kind, version, "
                      "engine_version, rules, json) SELECT key, ?, ?, ?, ?, ?, ?, ? FROM battles "
                      "WHERE id = ?",
                      step.number, ++seq, event.event.kind, event.version, engineVersion,
                      joined(event.rules), toJson(event.event), battle);
    }
    if (done && standing.snapshot)
        done = runOne(connection,
                      "INSERT INTO battle_snapshots (battle, step, turn, hash) "
                      "SELECT key, ?, ?, ? FROM battles WHERE id = ?",
                      step.number, standing.turn, hexText(*standing.snapshot), battle);
    return done;
}

} // namespace sabretache::store
