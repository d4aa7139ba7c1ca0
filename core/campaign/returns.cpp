#include "campaign/returns.h"

#include "base/invariant.h"
#include "battle/freeze.h"
#include "campaign/rowtable.h"

#include <algorithm>
#include <set>

namespace sabretache::campaign {

namespace {

constexpr std::string_view kReturnKind = "campaign-return";
constexpr std::string_view kUndoKind = "campaign-undo";

bool rollsDie(const ReturnPerson &p) { return p.fate != CommanderFate::Unhurt; }
/// Beerstein's wounded are wounded: no die for that (CA-6.1).
bool rollsFate(const ReturnPerson &p) {
    return p.fate == CommanderFate::Killed || p.fate == CommanderFate::Captured;
}

Result<Fight> openFight(const Working &work, FightId id) {
    const auto it = work.campaign.fights.find(id);
    if (it == work.campaign.fights.end())
        return fail(kCampaignNoSuchRow, {id.text()});
    if (!it->second.isOpen())
        return fail(kFightNotOpen, {it->second.name}, "CA-3.2"_rule);
    return it->second;
}

} // namespace

void ReturnLine::take(const Settled &settled) {
    back = settled.back;
    killed = settled.killed;
    missing = settled.missing;
    prisoners = settled.prisoners;
    spent = settled.spent;
    present = settled.present;
}

oob::Document documentOf(const Return &paper) {
    Record record;
    record.kind = std::string(kReturnKind);
    record.set("fight", paper.fight.text());
    putTable(record, "unit.", paper.lines);
    putTable(record, "person.", paper.persons);
    return {record.kind, paper.fight.uuid, toJson(record)};
}

Result<Return> readReturn(const oob::OrderOfBattle &book, FightId fight) {
    const auto it = book.documents.find({std::string(kReturnKind), fight.uuid});
    if (it == book.documents.end())
        return fail(kCampaignNoSuchRow, {fight.text()});
    const auto bad = [&](const Error &why) {
        return fail(kCampaignDamaged,
                    {it->second.kind, it->second.id.text(), std::string(why.code)});
    };
    auto record = recordFromJson(it->second.json);
    if (!record)
        return bad(record.error());
    Return out;
    out.fight = fight;
    auto lines = takeTable<ReturnLine>(*record, "unit.");
    if (!lines)
        return bad(lines.error());
    auto persons = takeTable<ReturnPerson>(*record, "person.");
    if (!persons)
        return bad(persons.error());
    out.lines = std::move(*lines);
    out.persons = std::move(*persons);
    if (record->fields.size() != 1 || record->text("fight") != fight.text())
        return bad({kFieldUnknown, {}, {}});
    return out;
}

// --- planning ---

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

// --- the return ---

std::optional<std::size_t> fieldHolder(std::array<bool, 2> broke,
                                       std::array<std::int32_t, 2> objectivePoints) {
    if (broke[0] != broke[1])
        return broke[0] ? 1 : 0;
    if (objectivePoints[0] != objectivePoints[1])
        return objectivePoints[0] > objectivePoints[1] ? 0 : 1;
    return std::nullopt;
}

Field fieldFor(const Fight &fight, std::int32_t side) {
    if (fight.held.empty())
        return Field::Nobodys;
    return fight.held == (side == 0 ? fight.first : fight.second) ? Field::Held : Field::Lost;
}

std::vector<ReturnRoll> wantedRolls(const Return &paper, const Fight &fight,
                                    const Figures &figures) {
    std::vector<ReturnRoll> out;
    for (std::size_t i = 0; i < paper.lines.size(); ++i) {
        const ReturnLine &line = paper.lines[i];
        if (line.edited || !checkLine(line.losses()))
            continue;
        const LossParts parts = partLosses(line.losses(), fieldFor(fight, line.side), figures);
        for (const dice::RollRequest &request : lossRolls(parts, line.unit.text())) {
            const bool wounded = request.purpose == "return-wounded";
            if ((wounded ? line.wounded : line.stragglers).size() ==
                static_cast<std::size_t>(request.count.value))
                continue;
            ReturnRoll roll{wounded ? ReturnRoll::For::Wounded : ReturnRoll::For::Stragglers, i,
                            request};
            roll.request.side = line.side;
            out.push_back(std::move(roll));
        }
    }
    for (std::size_t i = 0; i < paper.persons.size(); ++i) {
        const ReturnPerson &p = paper.persons[i];
        if (p.edited || !rollsDie(p))
            continue;
        const RuleNumber rule = p.fate == CommanderFate::Captured ? "CA-6.2"_rule : "CA-6.1"_rule;
        if (rollsFate(p) && p.die.empty())
            out.push_back(
                {ReturnRoll::For::Fate,
                 i,
                 {Dice(1), 6, p.fate == CommanderFate::Captured ? "return-taken" : "return-fate",
                  p.person.text(), p.side, rule, true}});
        else if (p.outcome == Outcome::Wounded && p.turns.empty())
            out.push_back(
                {ReturnRoll::For::Turns,
                 i,
                 {Dice(1), 6, "return-away", p.person.text(), p.side, "CA-6.1"_rule, true}});
    }
    return out;
}

std::optional<ReturnRoll> nextRoll(const Return &paper, const Fight &fight,
                                   const Figures &figures) {
    auto all = wantedRolls(paper, fight, figures);
    return all.empty() ? std::nullopt : std::optional(std::move(all.front()));
}

Result<void> giveFaces(Return &paper, const Fight &fight, const Figures &figures,
                       const ReturnRoll &roll, const dice::Faces &faces, dice::Source source) {
    if (auto good = dice::checkFaces(roll.request, faces); !good)
        return good;
    switch (roll.what) {
    case ReturnRoll::For::Wounded:
        paper.lines[roll.line].wounded = faces;
        paper.lines[roll.line].source = source;
        break;
    case ReturnRoll::For::Stragglers:
        paper.lines[roll.line].stragglers = faces;
        paper.lines[roll.line].source = source;
        break;
    case ReturnRoll::For::Fate:
        paper.persons[roll.line].die = faces;
        paper.persons[roll.line].source = source;
        break;
    case ReturnRoll::For::Turns:
        paper.persons[roll.line].turns = faces;
        paper.persons[roll.line].source = source;
        break;
    }
    settleReturn(paper, fight, figures);
    return {};
}

std::size_t rollAll(Return &paper, const Fight &fight, const Figures &figures,
                    const Roller &roller) {
    std::size_t rolls = 0;
    settleReturn(paper, fight, figures);
    for (auto wanted = wantedRolls(paper, fight, figures); !wanted.empty();
         wanted = wantedRolls(paper, fight, figures)) {
        for (const ReturnRoll &roll : wanted) {
            const dice::Faces faces = roller(roll.request);
            switch (roll.what) {
            case ReturnRoll::For::Wounded:
                paper.lines[roll.line].wounded = faces;
                paper.lines[roll.line].source = dice::Source::Program;
                break;
            case ReturnRoll::For::Stragglers:
                paper.lines[roll.line].stragglers = faces;
                paper.lines[roll.line].source = dice::Source::Program;
                break;
            case ReturnRoll::For::Fate:
                paper.persons[roll.line].die = faces;
                paper.persons[roll.line].source = dice::Source::Program;
                break;
            case ReturnRoll::For::Turns:
                paper.persons[roll.line].turns = faces;
                paper.persons[roll.line].source = dice::Source::Program;
                break;
            }
            ++rolls;
        }
        settleReturn(paper, fight, figures);
    }
    return rolls;
}

void settleReturn(Return &paper, const Fight &fight, const Figures &figures) {
    for (ReturnLine &line : paper.lines) {
        if (line.edited)
            continue;
        line.back = line.killed = line.missing = line.prisoners = 0;
        line.present = line.start;
        if (!checkLine(line.losses()))
            continue;
        const LossParts parts = partLosses(line.losses(), fieldFor(fight, line.side), figures);
        if (line.wounded.size() != static_cast<std::size_t>(parts.wounded))
            line.wounded.clear();
        if (line.stragglers.size() != static_cast<std::size_t>(parts.stragglers))
            line.stragglers.clear();
        // What the dice have not parted yet counts as lost so far.
        const bool thrown = line.wounded.size() == static_cast<std::size_t>(parts.wounded) &&
                            line.stragglers.size() == static_cast<std::size_t>(parts.stragglers);
        if (thrown) {
            line.take(settle(line.losses(), parts, line.wounded, line.stragglers));
        } else {
            line.prisoners = parts.captured;
            line.present = line.start - line.lost - line.leftWith;
        }
    }
    for (ReturnPerson &p : paper.persons) {
        if (p.edited)
            continue;
        if (!rollsFate(p))
            p.die.clear();
        p.outcome = Outcome::None;
        if (p.fate == CommanderFate::Wounded)
            p.outcome = Outcome::Wounded;
        else if (p.fate == CommanderFate::Killed && !p.die.empty())
            p.outcome = isDead(p.die.front(), figures) ? Outcome::Dead : Outcome::Wounded;
        else if (p.fate == CommanderFate::Captured && !p.die.empty())
            p.outcome = isTaken(p.die.front(), figures) ? Outcome::Prisoner : Outcome::Escaped;
        if (p.outcome != Outcome::Wounded)
            p.turns.clear();
        p.away = p.turns.empty() ? 0 : turnsAway(p.turns.front()).value;
    }
}

ReturnSums sumsOf(const Return &paper, std::int32_t side) {
    ReturnSums out;
    for (const ReturnLine &line : paper.lines) {
        if (line.side != side)
            continue;
        ++out.lines;
        out.start += line.start;
        out.lost += line.lost;
        out.back += line.back;
        out.killed += line.killed;
        out.missing += line.missing;
        out.prisoners += line.prisoners;
        out.spent += line.spent;
        out.present += line.present;
        out.startGuns += line.startGuns;
        out.gunsLost += line.gunsLost;
        out.routed += line.routed ? 1 : 0;
        out.won += line.wonMelee ? 1 : 0;
        out.removed += line.removed ? 1 : 0;
        out.edited += line.edited || line.changed ? 1 : 0;
    }
    return out;
}

std::optional<Error> whyNotReady(const Return &paper, const Fight &fight, const Figures &figures) {
    for (const ReturnLine &line : paper.lines) {
        if (const auto good = checkLine(line.losses()); !good) {
            Error error = good.error();
            error.args.insert(error.args.begin(), line.unit.text());
            return error;
        }
        if (line.gunsLost < 0 || line.gunsLost > line.startGuns)
            return Error{
                kReturnGuns,
                "CA-4.3"_rule,
                {line.unit.text(), std::to_string(line.gunsLost), std::to_string(line.startGuns)}};
    }
    if (const auto roll = nextRoll(paper, fight, figures))
        return Error{kReturnDiceWanted, roll->request.rule, {roll->request.subject}};
    for (const ReturnLine &line : paper.lines)
        if (!reconciles(line.losses(), line.settled()))
            return Error{kReturnNotEven, "CA-4.6"_rule, {line.unit.text()}};
    for (const std::int32_t side : {0, 1}) {
        const ReturnSums s = sumsOf(paper, side);
        if (s.start != s.present + s.killed + s.missing + s.prisoners + s.spent)
            return Error{kReturnNotEven, "CA-4.6"_rule, {side == 0 ? fight.first : fight.second}};
    }
    return std::nullopt;
}

Result<oob::Edit> changeReturn(const Context &context, Return paper, const Fight &head) {
    auto work = Working::on(context);
    if (!work)
        return tl::unexpected(work.error());
    auto fight = openFight(*work, paper.fight);
    if (!fight)
        return tl::unexpected(fight.error());
    Fight &row = work->campaign.fights.at(paper.fight);
    row.state = FightState::Returned;
    row.held = head.held;
    row.decisive = head.decisive && !head.held.empty();
    row.later = head.later;
    row.date = head.date;
    settleReturn(paper, row, work->figures);
    work->add(documentOf(paper));
    return work->edit("campaign-change-return", {row.name});
}

// --- applying ---

namespace {

/// One row that an applied return touched, as it was before and after, each as JSON.
struct Touched {
    std::string kind; ///< "unit", "person", "post" or the kind of a document
    std::string id;
    std::string name; ///< for the message
    std::string before;
    std::string after;
    SAB_FIELDS(kind, id, name, before, after)
};

/// What a return changes of a unit's row, and only that.
std::string unitText(const oob::Unit &unit, const rules::RuleSet &rules) {
    Record record;
    record.kind = "unit";
    if (unit.present.men)
        record.set("men", std::int64_t(unit.present.men->value));
    if (unit.present.guns)
        record.set("guns", std::int64_t(unit.present.guns->value));
    record.set("estimated", unit.present.estimated);
    const rules::ServiceSpec service = rules.service();
    const auto set = unit.fields.find(rules.id());
    for (const std::string_view field : {service.field, service.lostField})
        if (!field.empty() && set != unit.fields.end())
            if (const auto it = set->second.find(field); it != set->second.end())
                record.set("field." + std::string(field), it->second);
    return toJson(record);
}

void putUnit(oob::Unit &unit, const std::string &text, const rules::RuleSet &rules) {
    const auto record = recordFromJson(text);
    SAB_INVARIANT(record.has_value());
    unit.present = {};
    if (record->find("men"))
        unit.present.men = Men(static_cast<std::int32_t>(record->number("men")));
    if (record->find("guns"))
        unit.present.guns = Guns(static_cast<std::int32_t>(record->number("guns")));
    unit.present.estimated = record->flag("estimated");
    const rules::ServiceSpec service = rules.service();
    for (const std::string_view field : {service.field, service.lostField}) {
        if (field.empty())
            continue;
        const std::string name = "field." + std::string(field);
        if (record->find(name))
            unit.fields[std::string(rules.id())][std::string(field)] = record->text(name);
        else if (const auto set = unit.fields.find(rules.id()); set != unit.fields.end())
            set->second.erase(std::string(field));
    }
}

std::string postText(const oob::Post &post) { return post.person.text() + " " + post.until; }

template <class Key, class T>
void touchedRows(const std::map<Key, T> &before, const std::map<Key, T> &after,
                 const std::function<std::string(const T &)> &name, std::vector<Touched> &out) {
    for (const auto &[key, row] : after) {
        const auto it = before.find(key);
        if (it != before.end() && it->second == row)
            continue;
        out.push_back({std::string(T::kKind), row.key().text(), name(row),
                       it == before.end() ? std::string() : toJson(toRecord(it->second)),
                       toJson(toRecord(row))});
    }
}

/// Everything that differs between two states of an act, but for the fight itself.
std::vector<Touched> touched(const oob::OrderOfBattle &book, const Campaign &campaign,
                             const Working &after) {
    std::vector<Touched> out;
    for (const auto &[id, unit] : after.book.units) {
        const auto it = book.units.find(id);
        if (it == book.units.end() || it->second == unit)
            continue;
        out.push_back({"unit", id.text(), unit.name, unitText(it->second, after.rules),
                       unitText(unit, after.rules)});
    }
    for (const auto &[id, person] : after.book.persons)
        if (const auto it = book.persons.find(id);
            it != book.persons.end() && it->second.fate != person.fate)
            out.push_back({"person", id.text(), person.name, std::string(word(it->second.fate)),
                           std::string(word(person.fate))});
    for (const auto &[id, post] : after.book.posts)
        if (const auto it = book.posts.find(id); it != book.posts.end() && it->second != post)
            out.push_back({"post", id.text(), after.nameOf(post.person), postText(it->second),
                           postText(post)});
    touchedRows<UnitId, UnitRecord>(
        campaign.units, after.campaign.units,
        [&](const UnitRecord &row) { return after.nameOf(row.unit); }, out);
    touchedRows<PersonId, PersonRecord>(
        campaign.persons, after.campaign.persons,
        [&](const PersonRecord &row) { return after.nameOf(row.person); }, out);
    touchedRows<PlaceId, Place>(
        campaign.places, after.campaign.places, [](const Place &row) { return row.name; }, out);
    touchedRows<Uuid, SideRecord>(
        campaign.sides, after.campaign.sides, [](const SideRecord &row) { return row.name; }, out);
    return out;
}

void endPosts(Working &work, PersonId person, const std::string &date) {
    for (auto &[id, post] : work.book.posts)
        if (post.person == person && post.until.empty())
            post.until = date;
}

} // namespace

Result<oob::Edit> applyReturn(const Context &context, FightId id) {
    auto work = Working::on(context);
    if (!work)
        return tl::unexpected(work.error());
    auto fight = openFight(*work, id);
    if (!fight)
        return tl::unexpected(fight.error());
    const auto paper = readReturn(context.book, id);
    if (!paper)
        return tl::unexpected(paper.error());
    if (const auto why = whyNotReady(*paper, *fight, work->figures))
        return tl::unexpected(*why);
    Campaign &c = work->campaign;
    const Campaign before = c;
    const oob::OrderOfBattle bookBefore = work->book;
    for (const ReturnLine &line : paper->lines) {
        const auto row = c.units.find(line.unit);
        if (row == c.units.end() || !work->book.units.contains(line.unit) ||
            row->second.steps != line.start || row->second.guns != line.startGuns)
            return fail(kReturnOutOfDate, {line.unit.text()}, "CA-3.1"_rule);
    }
    Fight &head = c.fights.at(id);
    head.losses.assign(2, 0);
    head.guns.assign(2, 0);
    const rules::ServiceSpec service = work->rules.service();
    const QualityScale scale{
        service.worst,
        service.worst + service.better * (static_cast<std::int32_t>(service.qualities.size()) - 1)};
    std::vector<std::string> honoured;
    for (const ReturnLine &line : paper->lines) {
        if (!line.fought && line.lost == 0 && line.leftWith == 0 && line.gunsLost == 0)
            continue;
        const auto side = static_cast<std::size_t>(line.side);
        const Field field = fieldFor(*fight, line.side);
        Change change;
        change.unit = line.unit;
        change.killed = line.killed;
        change.missing = line.missing;
        change.prisoners = line.prisoners;
        change.spent = line.spent;
        change.back = line.back;
        change.guns = line.gunsLost;
        if (line.gunsLost > 0)
            work->setGuns(line.unit, line.startGuns - line.gunsLost);
        std::int32_t places = 0;
        if (const auto quality = qualityNumber(work->book.units.at(line.unit), work->rules)) {
            const UnitRecord &row = work->record(line.unit);
            const Experience after =
                experienceAfter(row.score, *quality, {line.fought, line.wonMelee, line.routed},
                                field, scale, work->figures);
            change.score = after.score - row.score;
            change.honour = after.honour;
            places = (after.quality - *quality) * service.better;
            if (places != 0)
                change.quality = std::to_string(after.quality);
        }
        if (change.honour) {
            UnitRecord &row = work->record(line.unit);
            row.honours.push_back(fight->name);
            row.honourDates.push_back(fight->date);
            honoured.push_back(work->nameOf(line.unit));
        }
        head.losses[side] += line.killed + line.missing + line.prisoners + line.spent;
        head.guns[side] += line.gunsLost;
        const UnitId unit = line.unit;
        work->change(std::move(change));
        work->changeQuality(unit, places);
    }
    if (!fight->held.empty())
        if (const auto place = c.places.find(fight->place); place != c.places.end())
            place->second.holder = fight->held;
    head.state = FightState::Applied;
    const ReturnSums first = sumsOf(*paper, 0);
    const ReturnSums second = sumsOf(*paper, 1);
    Entry &entry = work->tell(
        "return-applied",
        {fight->name, fight->first, std::to_string(first.start), std::to_string(first.present),
         fight->second, std::to_string(second.start), std::to_string(second.present), fight->held},
        "CA-3.2"_rule, fight->date);
    entry.fight = id;
    for (const ReturnPerson &p : paper->persons) {
        if (p.outcome == Outcome::None || p.outcome == Outcome::Escaped)
            continue;
        oob::Person &person = work->book.persons.at(p.person);
        PersonRecord row;
        row.person = p.person;
        const std::string &enemy = p.side == 0 ? fight->second : fight->first;
        std::vector<std::string> args{person.name, fight->name};
        std::string_view code = "commander-dead";
        switch (p.outcome) {
        case Outcome::Dead:
            person.fate = oob::PersonFate::Dead;
            endPosts(*work, p.person, fight->date);
            break;
        case Outcome::Prisoner:
            person.fate = oob::PersonFate::Prisoner;
            row.heldBy = enemy;
            endPosts(*work, p.person, fight->date);
            code = "commander-taken";
            args.push_back(enemy);
            break;
        default:
            person.fate = oob::PersonFate::Wounded;
            row.backOn = c.head.turn + p.away;
            code = "commander-wounded";
            args.push_back(std::to_string(p.away));
            break;
        }
        c.persons[p.person] = row;
        work->tell(code, std::move(args),
                   p.outcome == Outcome::Prisoner ? "CA-6.2"_rule : "CA-6.1"_rule, fight->date)
            .fight = id;
    }
    if (!honoured.empty()) {
        std::string names;
        for (const std::string &name : honoured)
            names += (names.empty() ? "" : ", ") + name;
        work->tell("honours", {fight->name, std::to_string(honoured.size()), names}, "CA-5.2"_rule,
                   fight->date)
            .fight = id;
    }
    Record undo;
    undo.kind = std::string(kUndoKind);
    undo.set("fight", id.text());
    undo.set("head", toJson(toRecord(before.fights.at(id))));
    putTable(undo, "row.", touched(bookBefore, before, *work));
    work->add({undo.kind, id.uuid, toJson(undo)});
    return work->edit("return-apply", {fight->name});
}

Result<oob::Edit> takeBackReturn(const Context &context, FightId id) {
    auto work = Working::on(context);
    if (!work)
        return tl::unexpected(work.error());
    Campaign &c = work->campaign;
    const auto it = c.fights.find(id);
    if (it == c.fights.end())
        return fail(kCampaignNoSuchRow, {id.text()});
    const auto stored = context.book.documents.find({std::string(kUndoKind), id.uuid});
    if (it->second.state != FightState::Applied || stored == context.book.documents.end())
        return fail(kFightNotApplied, {it->second.name}, "CA-3.3"_rule);
    const Fight applied = it->second;
    if (applied.retreated)
        return fail(kReturnTouched, {applied.name}, "CA-3.3"_rule);
    auto undo = recordFromJson(stored->second.json);
    if (!undo)
        return fail(kCampaignDamaged, {stored->second.kind, id.text(), "json"});
    const auto head = recordFromJson(undo->text("head"));
    const auto was = head ? structFromRecord<Fight>(*head) : Result<Fight>(tl::unexpected(Error{}));
    auto rows = takeTable<Touched>(*undo, "row.");
    if (!was || !rows)
        return fail(kCampaignDamaged, {stored->second.kind, id.text(), "rows"});
    const auto changedSince = [](const Touched &row) {
        return fail(kReturnTouched, {row.name}, "CA-3.3"_rule);
    };
    // A document's row is put back through its own type, so that what is written is what was read.
    const auto putBack = [&]<class Key, class T>(const Touched &row, std::map<Key, T> &rowsOf,
                                                 Key key) -> Result<void> {
        const auto at = rowsOf.find(key);
        if (at == rowsOf.end() || toJson(toRecord(at->second)) != row.after)
            return changedSince(row);
        if (row.before.empty()) {
            rowsOf.erase(at);
            return {};
        }
        const auto record = recordFromJson(row.before);
        auto value = record ? structFromRecord<T>(*record) : Result<T>(tl::unexpected(Error{}));
        if (!value)
            return fail(kCampaignDamaged, {row.kind, row.id, "before"});
        at->second = std::move(*value);
        return {};
    };
    const std::map<UnitId, UnitRecord> units = c.units;
    for (const Touched &row : *rows) {
        const auto uuid = Uuid::parse(row.id);
        if (!uuid)
            return fail(kCampaignDamaged, {row.kind, row.id, "id"});
        Result<void> done;
        if (row.kind == "unit") {
            const auto unit = work->book.units.find(UnitId(*uuid));
            if (unit == work->book.units.end() || unitText(unit->second, work->rules) != row.after)
                return changedSince(row);
            putUnit(unit->second, row.before, work->rules);
        } else if (row.kind == "person") {
            const auto person = work->book.persons.find(PersonId(*uuid));
            const auto fate = fromWord<oob::PersonFate>(row.before);
            if (!fate || person == work->book.persons.end() ||
                word(person->second.fate) != row.after)
                return changedSince(row);
            person->second.fate = *fate;
        } else if (row.kind == "post") {
            const auto post = work->book.posts.find(PostId(*uuid));
            if (post == work->book.posts.end() || postText(post->second) != row.after)
                return changedSince(row);
            post->second.until = row.before.size() > 37 ? row.before.substr(37) : std::string();
            // Somebody else may have been put into the post meanwhile.
            for (const auto &[other, p] : work->book.posts)
                if (other != post->first && p.until.empty() && p.army == post->second.army &&
                    p.column == post->second.column && p.unit == post->second.unit &&
                    p.role == post->second.role)
                    return changedSince(row);
        } else if (row.kind == UnitRecord::kKind) {
            done = putBack(row, c.units, UnitId(*uuid));
        } else if (row.kind == PersonRecord::kKind) {
            done = putBack(row, c.persons, PersonId(*uuid));
        } else if (row.kind == Place::kKind) {
            done = putBack(row, c.places, PlaceId(*uuid));
        } else if (row.kind == SideRecord::kKind) {
            done = putBack(row, c.sides, *uuid);
        }
        if (!done)
            return tl::unexpected(done.error());
    }
    c.fights.at(id) = *was;
    work->remove({std::string(kUndoKind), id.uuid});
    // The history keeps both: what the return changed, and that it was turned round.
    Entry &entry = work->tell("return-taken-back", {applied.name}, "CA-3.3"_rule, applied.date);
    entry.fight = id;
    for (const auto &[unit, now] : c.units) {
        const UnitRecord &then = units.at(unit);
        if (then == now)
            continue;
        Change change;
        change.unit = unit;
        change.before = then.steps;
        change.after = now.steps;
        change.killed = now.killed - then.killed;
        change.missing = now.missing - then.missing;
        change.prisoners = now.prisoners - then.prisoners;
        change.spent = now.spent - then.spent;
        change.gained = now.gained - then.gained;
        change.given = now.given - then.given;
        change.guns = then.guns - now.guns;
        change.score = now.score - then.score;
        entry.changes.push_back(change);
    }
    work->fillStrength(entry);
    return work->edit("return-take-back", {applied.name});
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
