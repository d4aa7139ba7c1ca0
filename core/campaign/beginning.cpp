// How a campaign begins, ends and goes on with the survivors, and what the umpire sets of it.
#include "campaign/turns.h"

#include "campaign/acts.h"

namespace sabretache::campaign {

namespace {

void takeBeginning(Head &head, const Beginning &beginning) {
    head.name = beginning.name;
    head.start = beginning.start;
    head.length = beginning.length;
    head.oldStyle = beginning.oldStyle;
    head.map = beginning.map;
    head.lastTurn = beginning.lastTurn;
}

} // namespace

SideRecord *sideRow(Working &work, std::string_view name) {
    for (auto &[id, side] : work.campaign.sides)
        if (side.name == name)
            return &side;
    return nullptr;
}

void takeIn(Working &work, ArmyId army) {
    ArmyRecord &row = work.campaign.armies[army];
    row.army = army;
    const std::string side = work.sideOf(army);
    if (!work.campaign.side(side)) {
        SideRecord record;
        record.name = side;
        record.order = static_cast<std::int32_t>(work.campaign.sides.size());
        record.pool = work.figures.poolPerTurn;
        work.campaign.sides.emplace(record.key(), record);
    }
    for (const oob::Stop &stop : oob::walk(work.book, army)) {
        const auto *id = std::get_if<UnitId>(&stop.node);
        if (!id || work.campaign.units.contains(*id))
            continue;
        work.takeIn(*id);
    }
}

Result<Date> dateOf(const std::string &iso) {
    const auto date = dateFromIso(iso);
    if (!date)
        return fail(kCampaignDate, {iso}, "CA-2.1"_rule);
    return *date;
}

Result<oob::Edit> beginCampaign(const Context &context, const Beginning &beginning) {
    if (hasCampaign(context.book))
        return fail(kCampaignThere, {}, "CA-1.1"_rule);
    if (const auto date = dateOf(beginning.start); !date)
        return tl::unexpected(date.error());
    Campaign begun;
    begun.head.id = context.ids();
    begun.head.ruleSet = std::string(context.rules.id());
    takeBeginning(begun.head, beginning);
    Working work(context, std::move(begun));
    for (const ArmyId army : oob::armiesInOrder(work.book))
        if (!work.sideOf(army).empty())
            takeIn(work, army);
    if (work.campaign.sides.size() < 2)
        return fail(kCampaignTwoSides, {text(std::int64_t(work.campaign.sides.size()))},
                    "CA-1.2"_rule);
    Entry &entry = work.tell("campaign-begun", {beginning.name}, "CA-1.1"_rule, beginning.start);
    work.fillStrength(entry);
    return work.edit("campaign-begin", {beginning.name});
}

Result<oob::Edit> changeHead(const Context &context, const Beginning &beginning) {
    if (const auto date = dateOf(beginning.start); !date)
        return tl::unexpected(date.error());
    auto work = Working::on(context);
    if (!work)
        return tl::unexpected(work.error());
    takeBeginning(work->campaign.head, beginning);
    return work->edit("campaign-change", {beginning.name});
}

Result<oob::Edit> setFigure(const Context &context, const std::string &name,
                            const std::string &value) {
    auto work = Working::on(context);
    if (!work)
        return tl::unexpected(work.error());
    if (const auto good = figuresFrom({{name, value}}); !good)
        return tl::unexpected(good.error());
    Head &head = work->campaign.head;
    std::string was;
    std::string fallback;
    RuleNumber rule;
    for (const rules::OptionSpec &spec : figureSpecs())
        if (spec.name == name) {
            fallback = spec.fallback;
            rule = spec.rule;
        }
    was = fallback;
    for (std::size_t i = 0; i < head.figureNames.size(); ++i)
        if (head.figureNames[i] == name) {
            was = head.figureValues[i];
            head.figureNames.erase(head.figureNames.begin() + static_cast<std::ptrdiff_t>(i));
            head.figureValues.erase(head.figureValues.begin() + static_cast<std::ptrdiff_t>(i));
            break;
        }
    if (was == value)
        return oob::Edit{};
    if (value != fallback) {
        head.figureNames.push_back(name);
        head.figureValues.push_back(value);
    }
    work->tell("house-rule", {name, was, value}, rule);
    return work->edit("campaign-house-rule", {name, value});
}

Result<oob::Edit> changeSide(const Context &context, const SideRecord &side) {
    auto work = Working::on(context);
    if (!work)
        return tl::unexpected(work.error());
    SideRecord *row = sideRow(*work, side.name);
    if (!row)
        return fail(kCampaignNoSuchRow, {side.name});
    const std::int32_t pool = row->pool;
    *row = side;
    if (pool != side.pool)
        work->tell("pool-changed", {side.name, text(pool), text(side.pool)}, "CA-7.2"_rule)
            .sides = {side.name};
    return work->edit("campaign-side", {side.name});
}

Result<oob::Edit> enlist(const Context &context, ArmyId army) {
    auto work = Working::on(context);
    if (!work)
        return tl::unexpected(work.error());
    if (!work->book.armies.contains(army))
        return fail(kCampaignNoSuchRow, {army.text()});
    takeIn(*work, army);
    Entry &entry = work->tell("army-enlisted", {work->nameOf(army)}, "CA-1.2"_rule);
    work->fillStrength(entry);
    return work->edit("campaign-enlist", {work->nameOf(army)});
}

Result<oob::Edit> endCampaign(const Context &context) {
    auto work = Working::on(context);
    if (!work)
        return tl::unexpected(work.error());
    Campaign &c = work->campaign;
    for (const auto &[id, fight] : c.fights)
        if (fight.isOpen())
            return fail(kTurnBattlesOpen, {fight.name}, "CA-2.2"_rule);
    if (c.head.ended)
        return fail(kTurnOver, {c.head.name}, "CA-9.1"_rule);
    const auto standing = standings(*work);
    c.head.ended = true;
    std::string leader;
    std::int32_t most = -1;
    for (const Standing &s : standing)
        if (s.score.total() >= most) {
            leader = s.score.total() == most ? std::string() : s.side;
            most = s.score.total();
        }
    Entry &entry = work->tell("campaign-ended", {c.head.name, leader, text(most)}, "CA-9.1"_rule,
                              isoText(c.turnEnds()));
    work->fillStrength(entry);
    for (const Standing &s : standing)
        entry.points.push_back(s.score.total());
    return work->edit("campaign-end", {c.head.name});
}

Result<oob::Edit> nextCampaign(const Context &context, const Beginning &beginning) {
    if (const auto date = dateOf(beginning.start); !date)
        return tl::unexpected(date.error());
    auto work = Working::on(context);
    if (!work)
        return tl::unexpected(work.error());
    Campaign &c = work->campaign;
    if (!c.head.ended)
        return fail(kCampaignNotEnded, {c.head.name}, "CA-1.1"_rule);
    takeBeginning(c.head, beginning);
    ++c.head.number;
    c.head.turn = 1;
    c.head.step = Step::Arrivals;
    c.head.done.clear();
    c.head.ended = false;
    c.arrivals.clear();
    for (auto &[id, row] : c.units) {
        row.start = row.steps;
        row.killed = row.missing = row.prisoners = row.spent = row.gained = row.given = 0;
        row.taken = 0;
        row.expected = false;
    }
    for (auto &[id, side] : c.sides)
        side.pool = side.poolPerTurn.value_or(work->figures.poolPerTurn);
    for (auto &[id, army] : c.armies) {
        army.way.clear();
        army.marched = 0;
        army.forced = army.declined = false;
    }
    // The wounded had the winter to mend in; prisoners stay until they are exchanged.
    for (auto it = c.persons.begin(); it != c.persons.end();) {
        oob::Person &person = work->book.persons.at(it->first);
        const bool mended = person.fate == oob::PersonFate::Wounded;
        if (mended)
            person.fate = oob::PersonFate::Fit;
        it = mended || person.fate == oob::PersonFate::Dead ? c.persons.erase(it) : std::next(it);
    }
    Entry &entry = work->tell("campaign-begun", {beginning.name}, "CA-1.1"_rule, beginning.start);
    work->fillStrength(entry);
    return work->edit("campaign-next", {beginning.name});
}

} // namespace sabretache::campaign
