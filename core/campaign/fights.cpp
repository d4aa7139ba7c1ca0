// Battles of the campaign: planned, called off, put into the program; who goes back afterwards.
#include "campaign/returns.h"

#include "battle/freeze.h"
#include "campaign/acts.h"

#include <algorithm>
#include <set>

namespace sabretache::campaign {

Result<Fight> openFight(const Working &work, FightId id) {
    const auto it = work.campaign.fights.find(id);
    if (it == work.campaign.fights.end())
        return fail(kCampaignNoSuchRow, {id.text()});
    if (!it->second.isOpen())
        return fail(kFightNotOpen, {it->second.name}, "CA-3.2"_rule);
    return it->second;
}

Result<oob::Edit> planFight(const Context &context, const FightPlan &plan, FightId *made) {
    auto work = Working::on(context);
    if (!work)
        return tl::unexpected(work.error());
    Campaign &c = work->campaign;
    if (!c.areEnemies(plan.first, plan.second))
        return fail(kFightNotEnemies, {plan.first, plan.second}, "CA-1.2"_rule);
    Fight fight;
    fight.id = FightId(context.ids());
    fight.campaign = c.head.number;
    fight.name = plan.name;
    fight.turn = c.head.turn;
    fight.date = plan.date.empty() ? isoText(c.turnBegins()) : plan.date;
    fight.place = plan.place;
    fight.first = plan.first;
    fight.second = plan.second;
    fight.scenario = plan.scenario;
    fight.later = plan.later;
    const std::set<UnitId> named(plan.units.begin(), plan.units.end());
    Return paper;
    paper.fight = fight.id;
    const oob::Children children(work->book);
    const auto commanders = oob::holders(work->book);
    std::set<PersonId> listed;
    const auto addPerson = [&](const oob::CommandId &command, std::int32_t side, UnitId unit) {
        const auto it = commanders.find(command);
        if (it == commanders.end() ||
            work->book.persons.at(it->second).fate != oob::PersonFate::Fit ||
            !listed.insert(it->second).second)
            return;
        ReturnPerson person;
        person.person = it->second;
        person.side = side;
        person.unit = unit;
        paper.persons.push_back(person);
    };
    for (const std::int32_t side : {0, 1}) {
        const std::string &name = side == 0 ? plan.first : plan.second;
        bool any = false;
        for (const ArmyId army : oob::armiesInOrder(work->book)) {
            if (work->sideOf(army) != name)
                continue;
            bool armyFights = false;
            std::vector<std::pair<ColumnId, std::size_t>> columns;
            std::set<ColumnId> columnsFighting;
            for (const oob::Stop &stop : oob::walk(work->book, army, children)) {
                const auto *id = std::get_if<UnitId>(&stop.node);
                if (!id)
                    continue;
                const auto row = c.units.find(*id);
                const bool can =
                    row != c.units.end() && row->second.inField() && row->second.steps > 0;
                if (!can || (!named.empty() && !named.contains(*id)))
                    continue;
                if (const Fight *other = c.fightOf(*id))
                    return fail(kFightUnitBusy, {work->nameOf(*id), other->name}, "CA-3.1"_rule);
                if (!armyFights)
                    addPerson(oob::CommandId(army), side, {});
                any = armyFights = true;
                for (ColumnId up = oob::orderColumnOf(work->book, stop.node); !up.isNull();
                     up = work->book.columns.at(up).parent.column)
                    if (columnsFighting.insert(up).second)
                        addPerson(oob::CommandId(up), side, {});
                addPerson(oob::CommandId(*id), side, *id);
                fight.units.push_back(*id);
                ReturnLine line;
                line.unit = *id;
                line.side = side;
                line.start = row->second.steps;
                line.present = line.start;
                line.startGuns = row->second.guns;
                paper.lines.push_back(line);
            }
        }
        if (!any)
            return fail(kFightNoUnits, {name}, "CA-3.1"_rule);
    }
    if (made)
        *made = fight.id;
    work->add(documentOf(paper));
    Entry &entry = work->tell("battle-offered", {fight.name, plan.first, plan.second},
                              "CA-3.1"_rule, fight.date);
    entry.fight = fight.id;
    c.fights.emplace(fight.id, fight);
    return work->edit("campaign-plan-battle", {fight.name});
}

Result<oob::Edit> cancelFight(const Context &context, FightId id) {
    auto work = Working::on(context);
    if (!work)
        return tl::unexpected(work.error());
    auto fight = openFight(*work, id);
    if (!fight)
        return tl::unexpected(fight.error());
    work->campaign.fights.at(id).state = FightState::Cancelled;
    work->tell("battle-called-off", {fight->name}, "CA-3.1"_rule, fight->date).fight = id;
    return work->edit("campaign-call-off", {fight->name});
}

Result<oob::Edit> attachBattle(const Context &context, FightId id, BattleId battle) {
    auto work = Working::on(context);
    if (!work)
        return tl::unexpected(work.error());
    auto fight = openFight(*work, id);
    if (!fight)
        return tl::unexpected(fight.error());
    work->campaign.fights.at(id).battle = battle;
    return work->edit("campaign-fight-battle", {fight->name});
}

Result<void> checkHeld(const oob::OrderOfBattle &book, const oob::Edit &edit) {
    const std::string_view code = edit.code;
    if (code.starts_with("campaign-") || code.starts_with("return-") || !hasCampaign(book))
        return {};
    std::vector<const oob::Unit *> changed;
    for (const oob::AnyChange &any : edit.changes)
        if (const auto *c = std::get_if<oob::RowChange<oob::Unit>>(&any))
            if (c->before &&
                (!c->after || c->before->present != c->after->present ||
                 c->before->fields != c->after->fields || c->before->parent != c->after->parent ||
                 c->before->retired != c->after->retired || c->before->arm != c->after->arm))
                changed.push_back(&*c->before);
    if (changed.empty())
        return {};
    const auto campaign = readCampaign(book);
    if (!campaign)
        return {}; // a campaign that can't be read holds nobody
    for (const oob::Unit *unit : changed)
        if (const Fight *fight = campaign->fightOf(unit->id))
            return fail(kFightUnitBusy, {unit->name, fight->name}, "CA-3.1"_rule);
    return {};
}

Result<battle::Setup> setupFor(const Context &context, FightId id) {
    const auto campaign = readCampaign(context.book);
    if (!campaign)
        return tl::unexpected(campaign.error());
    const auto it = campaign->fights.find(id);
    if (it == campaign->fights.end())
        return fail(kCampaignNoSuchRow, {id.text()});
    const Fight &fight = it->second;
    oob::Scenario scenario;
    if (const auto s = context.book.scenarios.find(fight.scenario);
        s != context.book.scenarios.end())
        scenario = s->second;
    scenario.name = fight.name;
    scenario.date = fight.date;
    scenario.ruleSet = std::string(context.rules.id());
    if (const auto place = campaign->places.find(fight.place); place != campaign->places.end())
        scenario.place = place->second.name;
    scenario.parties.clear();
    const auto work = Working::on(context);
    if (!work)
        return tl::unexpected(work.error());
    for (const std::string &side : {fight.first, fight.second}) {
        oob::Scenario::Party party{side, {}, {}, {}};
        for (const UnitId unit : fight.units)
            if (work->sideOfUnit(unit) == side)
                party.units.push_back(unit);
        scenario.parties.push_back(std::move(party));
    }
    auto setup = battle::freeze(context.book, scenario, context.rules);
    if (!setup)
        return setup;
    for (battle::SetupUnit &unit : setup->units)
        if (const auto row = campaign->units.find(unit.id);
            row != campaign->units.end() && row->second.shortBy > 0)
            unit.steps = row->second.steps;
    return setup;
}

std::vector<Retreat> retreatsAfter(const Context &context, FightId id) {
    const auto work = Working::on(context);
    return work ? retreatsAfter(*work, id) : std::vector<Retreat>();
}

std::vector<Retreat> retreatsAfter(const Working &work, FightId id) {
    std::vector<Retreat> out;
    const Campaign &c = work.campaign;
    if (!c.head.map)
        return out;
    const auto it = c.fights.find(id);
    if (it == c.fights.end() || it->second.state != FightState::Applied || it->second.retreated ||
        it->second.place.isNull())
        return out;
    const Fight &fight = it->second;
    const std::string goes = !fight.held.empty()
                                 ? (fight.held == fight.first ? fight.second : fight.first)
                                 : fight.later;
    std::set<PlaceId> enemies;
    for (const auto &[army, row] : c.armies)
        if (!row.place.isNull() && c.areEnemies(work.sideOf(army), goes))
            enemies.insert(row.place);
    const RoadNet net = c.net();
    for (const auto &[army, row] : c.armies)
        if (work.sideOf(army) == goes && row.place == fight.place)
            out.push_back({army, retreats(net, row.place, enemies)});
    return out;
}

Result<oob::Edit> retreatAfter(const Context &context, FightId id, ArmyId army, PlaceId to) {
    const auto choices = retreatsAfter(context, id);
    const auto choice = std::ranges::find(choices, army, &Retreat::army);
    if (choice == choices.end())
        return fail(kCampaignNoSuchRow, {army.text()});
    if (std::ranges::find(choice->to, to) == choice->to.end())
        return fail(kMarchNoRoad, {"1"}, "CA-3.6"_rule);
    auto work = Working::on(context);
    if (!work)
        return tl::unexpected(work.error());
    Campaign &c = work->campaign;
    ArmyRecord &row = c.armies.at(army);
    const PlaceId from = row.place;
    row.way = {from, to};
    row.place = to;
    row.came = ++c.head.moves;
    Fight &fight = c.fights.at(id);
    if (choices.size() == 1)
        fight.retreated = true;
    work->tell("retreated", {work->nameOf(army), work->nameOf(from), work->nameOf(to), fight.name},
               "CA-3.6"_rule, fight.date)
        .fight = id;
    return work->edit("campaign-retreat", {work->nameOf(army)});
}

} // namespace sabretache::campaign
