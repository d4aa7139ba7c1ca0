// The grid of a return: what happened, the dice that it wants, and what follows.
#include "campaign/returns.h"

#include "campaign/acts.h"
#include "campaign/rowtable.h"

#include <algorithm>

namespace sabretache::campaign {

namespace {

constexpr std::string_view kReturnKind = "campaign-return";

bool rollsDie(const ReturnPerson &p) { return p.fate != CommanderFate::Unhurt; }
/// Beerstein's wounded are wounded: no die for that (CA-6.1).
bool rollsFate(const ReturnPerson &p) {
    return p.fate == CommanderFate::Killed || p.fate == CommanderFate::Captured;
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

} // namespace sabretache::campaign
