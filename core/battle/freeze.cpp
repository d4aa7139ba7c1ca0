#include "battle/freeze.h"

#include "oob/queries.h"

#include <algorithm>
#include <set>

namespace sabretache::battle {

namespace {

using namespace oob;

/// What a party names, opened up to units.
std::set<UnitId> unitsOf(const OrderOfBattle &book, const Scenario::Party &party,
                         const Children &children) {
    std::set<UnitId> out;
    const auto addAll = [&](const std::vector<Stop> &stops) {
        for (const Stop &stop : stops)
            if (const auto *unit = std::get_if<UnitId>(&stop.node))
                out.insert(*unit);
    };
    for (const ArmyId army : party.armies)
        addAll(walk(book, army, children));
    for (const ColumnId column : party.columns)
        addAll(walk(book, column, children));
    for (const UnitId unit : party.units)
        if (const auto it = book.units.find(unit); it != book.units.end() && !it->second.retired)
            out.insert(unit);
    return out;
}

class Freezer {
public:
    Freezer(const OrderOfBattle &book, const Scenario &scenario, const rules::RuleSet &ruleSet)
        : m_book(book), m_scenario(scenario), m_ruleSet(ruleSet), m_children(book),
          m_commanders(holders(book)) {
        for (const Reinforcement &r : scenario.reinforcements)
            m_arrivals.emplace(r.unit, r.turn);
    }

    Result<Setup> run() {
        if (m_scenario.parties.size() != 2)
            return fail(kFreezeTwoSides, {std::to_string(m_scenario.parties.size())});
        takeScenario();
        std::array<std::set<UnitId>, 2> units;
        for (std::size_t i = 0; i < 2; ++i)
            units[i] = unitsOf(m_book, m_scenario.parties[i], m_children);
        for (const UnitId unit : units[0])
            if (units[1].contains(unit))
                return fail(kFreezeUnitTwice, {m_book.units.at(unit).name});
        for (const Side side : {Side::First, Side::Second})
            if (units[index(side)].empty())
                return fail(kFreezeSideEmpty, {m_scenario.parties[index(side)].side});
        for (const Side side : {Side::First, Side::Second})
            takeSide(side, units[index(side)]);
        return std::move(m_out);
    }

private:
    void takeScenario() {
        m_out.name = m_scenario.name;
        m_out.place = m_scenario.place;
        m_out.date = m_scenario.date;
        m_out.ruleSet = std::string(m_ruleSet.id());
        m_out.options =
            m_scenario.options.empty() ? optionsOf(m_book, m_ruleSet.id()) : m_scenario.options;
        m_out.turns = m_scenario.turns;
        m_out.weather = m_scenario.weather;
        m_out.objectives = m_scenario.objectives;
    }

    void takeSide(Side side, const std::set<UnitId> &units) {
        const Scenario::Party &party = m_scenario.parties[index(side)];
        SetupSide &to = m_out.sides[index(side)];
        to.name = party.side;
        if (const auto it = m_scenario.breakPercent.find(party.side);
            it != m_scenario.breakPercent.end())
            to.breakPercent = it->second;
        std::set<ColumnId> taken;
        for (const ArmyId army : armiesInOrder(m_book)) {
            bool mentioned = false;
            for (const Stop &stop : walk(m_book, army, m_children)) {
                const auto *id = std::get_if<UnitId>(&stop.node);
                if (!id || !units.contains(*id))
                    continue;
                mentioned = true;
                const ColumnId column = orderColumnOf(m_book, stop.node);
                if (!column.isNull() && taken.insert(column).second)
                    takeColumn(side, column);
                takeUnit(side, m_book.units.at(*id), column);
            }
            if (!mentioned)
                continue;
            to.armies.push_back(m_book.armies.at(army).name);
            // Army commanders: one a side, the first army's.
            if (!to.commander)
                to.commander = commanderOf(CommandId(army));
        }
    }

    void takeColumn(Side side, ColumnId id) {
        SetupColumn column;
        column.id = id;
        column.name = m_book.columns.at(id).name;
        column.side = side;
        column.commander = commanderOf(CommandId(id));
        m_out.columns.push_back(std::move(column));
    }

    void takeUnit(Side side, const Unit &unit, ColumnId column) {
        SetupUnit to;
        to.id = unit.id;
        to.name = unit.name;
        to.side = side;
        to.column = column;
        to.arm = unit.arm;
        to.nation = unit.nation;
        to.men = unit.present.men;
        to.guns = unit.present.guns;
        to.fields = unitFacts(unit, m_ruleSet.id()).fields;
        for (const rules::UnitFieldSpec &spec : m_ruleSet.unitFields())
            if (spec.appliesTo(unit.arm))
                to.fields.emplace(spec.key, spec.fallback); // keeps what is set
        to.commander = commanderOf(CommandId(unit.id));
        if (const auto it = m_arrivals.find(unit.id); it != m_arrivals.end())
            to.arrives = it->second;
        m_out.units.push_back(std::move(to));
    }

    /// @return who commands; nobody who is dead, or whose post is vacant.
    std::optional<PersonId> commanderOf(const CommandId &command) {
        const auto it = m_commanders.find(command);
        if (it == m_commanders.end())
            return std::nullopt;
        const Person &person = m_book.persons.at(it->second);
        if (person.fate != PersonFate::Fit)
            return std::nullopt;
        if (m_named.insert(person.id).second)
            m_out.commanders.push_back({person.id, person.name, person.rank, person.rankDate});
        return person.id;
    }

    const OrderOfBattle &m_book;
    const Scenario &m_scenario;
    const rules::RuleSet &m_ruleSet;
    const Children m_children;
    const std::map<CommandId, PersonId> m_commanders;
    std::map<UnitId, Turns> m_arrivals;
    std::set<PersonId> m_named;
    Setup m_out;
};

} // namespace

Result<Setup> freeze(const OrderOfBattle &book, const Scenario &scenario,
                     const rules::RuleSet &ruleSet) {
    return Freezer(book, scenario, ruleSet).run();
}

Scenario scenarioOfAll(const OrderOfBattle &book, const rules::RuleSet &ruleSet) {
    Scenario out;
    out.ruleSet = std::string(ruleSet.id());
    if (const auto it = book.settings.find(kSettingTitle); it != book.settings.end())
        out.name = it->second.value;
    for (const ArmyId id : armiesInOrder(book)) {
        const std::string &side = book.armies.at(id).side;
        auto party = std::find_if(out.parties.begin(), out.parties.end(),
                                  [&](const Scenario::Party &p) { return p.side == side; });
        if (party == out.parties.end())
            party = out.parties.insert(out.parties.end(), {side, {}, {}, {}});
        party->armies.push_back(id);
    }
    return out;
}

} // namespace sabretache::battle
