// Commanders: vacancies and who fills them, the wounded and the prisoners.
#include "campaign/turns.h"

#include "campaign/acts.h"
#include "campaign/service.h"

#include <set>

namespace sabretache::campaign {

namespace {

bool holds(const oob::Post &post, const oob::CommandId &command) {
    if (const auto *army = std::get_if<ArmyId>(&command))
        return post.army == *army;
    if (const auto *column = std::get_if<ColumnId>(&command))
        return post.column == *column;
    return post.unit == std::get<UnitId>(command);
}

ArmyId armyOfCommand(const Working &work, const oob::CommandId &command) {
    if (const auto *army = std::get_if<ArmyId>(&command))
        return *army;
    if (const auto *column = std::get_if<ColumnId>(&command))
        return oob::armyOf(work.book, *column);
    return work.armyOf(std::get<UnitId>(command));
}

} // namespace

std::string postName(const Working &work, const oob::CommandId &command) {
    return oob::nameOf(work.book, command);
}

void comeBackIn(Working &work, PersonId person) {
    oob::Person &row = work.book.persons.at(person);
    row.fate = oob::PersonFate::Fit;
    work.campaign.persons.erase(person);
    work.tell("recovered", {row.name}, "CA-6.1"_rule).sides = {work.sideOf(row.army)};
}

std::vector<PersonId> dueBackIn(const Working &work) {
    std::vector<PersonId> out;
    for (const auto &[person, row] : work.campaign.persons) {
        const auto it = work.book.persons.find(person);
        if (it != work.book.persons.end() && it->second.fate == oob::PersonFate::Wounded &&
            row.backOn > 0 && row.backOn <= work.campaign.head.turn)
            out.push_back(person);
    }
    return out;
}

std::vector<Vacancy> vacancies(const Context &context) {
    const auto work = Working::on(context);
    return work ? vacancies(*work) : std::vector<Vacancy>();
}

std::vector<Vacancy> vacancies(const Working &work) {
    std::vector<Vacancy> out;
    const auto holders = oob::holders(work.book);
    std::set<UnitId> hadCommander;
    for (const auto &[id, post] : work.book.posts)
        if (!post.unit.isNull())
            hadCommander.insert(post.unit);
    std::vector<PersonId> away;
    const auto look = [&](const oob::CommandId &command, ArmyId army) {
        const auto it = holders.find(command);
        const oob::Person *holder =
            it == holders.end() ? nullptr : &work.book.persons.at(it->second);
        if (holder && holder->fate == oob::PersonFate::Fit)
            return;
        Vacancy vacancy{command, army, holder ? holder->id : PersonId(),
                        successor(work.book, army, away)};
        if (vacancy.next)
            away.push_back(*vacancy.next);
        out.push_back(std::move(vacancy));
    };
    for (const ArmyId army : oob::armiesInOrder(work.book)) {
        if (!work.campaign.armies.contains(army))
            continue;
        look(oob::CommandId(army), army);
        for (const oob::Stop &stop : oob::walk(work.book, army)) {
            if (const auto *column = std::get_if<ColumnId>(&stop.node)) {
                if (work.book.columns.at(*column).givesOrders)
                    look(oob::CommandId(*column), army);
            } else if (const UnitId unit = std::get<UnitId>(stop.node);
                       hadCommander.contains(unit)) {
                if (const auto row = work.campaign.units.find(unit);
                    row != work.campaign.units.end() && row->second.inField())
                    look(oob::CommandId(unit), army);
            }
        }
    }
    return out;
}

Result<oob::Edit> fillVacancy(const Context &context, const oob::CommandId &command,
                              PersonId person, const std::string &promoted) {
    auto work = Working::on(context);
    if (!work)
        return tl::unexpected(work.error());
    const std::string date = isoText(work->campaign.turnBegins());
    const ArmyId army = armyOfCommand(*work, command);
    if (army.isNull())
        return fail(kCampaignNoSuchRow, {oob::nameOf(work->book, command)});
    std::string rank;
    for (auto &[id, post] : work->book.posts) {
        if (!holds(post, command) || post.role != oob::PostRole::Commander)
            continue;
        const oob::Person &holder = work->book.persons.at(post.person);
        rank = holder.rank;
        if (!post.until.empty())
            continue;
        if (holder.fate == oob::PersonFate::Fit)
            return fail(kPostFilled, {holder.name}, "CA-6.3"_rule);
    }
    if (person.isNull() && promoted.empty())
        person = successor(work->book, army, {}).value_or(PersonId());
    bool isNew = false;
    if (person.isNull()) {
        if (promoted.empty())
            return fail(kPersonNotFree, {std::string()}, "CA-6.3"_rule);
        oob::Person made;
        made.id = PersonId(context.ids());
        made.name = promoted;
        made.rank = rank;
        made.rankDate = date;
        made.army = army;
        person = made.id;
        work->book.persons.emplace(made.id, std::move(made));
        isNew = true;
    }
    const auto it = work->book.persons.find(person);
    if (it == work->book.persons.end() || it->second.fate != oob::PersonFate::Fit ||
        it->second.retired)
        return fail(kPersonNotFree, {it == work->book.persons.end() ? "" : it->second.name},
                    "CA-6.3"_rule);
    for (auto &[id, post] : work->book.posts)
        if (holds(post, command) && post.role == oob::PostRole::Commander && post.until.empty())
            post.until = date;
    oob::Post post;
    post.id = PostId(context.ids());
    post.person = person;
    if (const auto *a = std::get_if<ArmyId>(&command))
        post.army = *a;
    else if (const auto *c = std::get_if<ColumnId>(&command))
        post.column = *c;
    else
        post.unit = std::get<UnitId>(command);
    post.since = date;
    work->book.posts.emplace(post.id, post);
    work->tell(isNew ? "promoted" : "appointed", {it->second.name, postName(*work, command)},
               "CA-6.3"_rule)
        .sides = {work->sideOf(army)};
    return work->edit("campaign-appoint", {it->second.name, postName(*work, command)});
}

std::vector<PersonId> dueBack(const Context &context) {
    const auto work = Working::on(context);
    return work ? dueBackIn(*work) : std::vector<PersonId>();
}

Result<oob::Edit> comeBack(const Context &context, PersonId person) {
    auto work = Working::on(context);
    if (!work)
        return tl::unexpected(work.error());
    const auto it = work->book.persons.find(person);
    if (it == work->book.persons.end() || it->second.fate != oob::PersonFate::Wounded)
        return fail(kCampaignNoSuchRow, {person.text()});
    comeBackIn(*work, person);
    return work->edit("campaign-come-back", {it->second.name});
}

Result<oob::Edit> exchange(const Context &context, PersonId person) {
    auto work = Working::on(context);
    if (!work)
        return tl::unexpected(work.error());
    const auto it = work->book.persons.find(person);
    if (it == work->book.persons.end() || it->second.fate != oob::PersonFate::Prisoner)
        return fail(kCampaignNoSuchRow, {person.text()});
    it->second.fate = oob::PersonFate::Fit;
    work->campaign.persons.erase(person);
    work->tell("exchanged", {it->second.name}, "CA-6.2"_rule);
    return work->edit("campaign-exchange", {it->second.name});
}

} // namespace sabretache::campaign
