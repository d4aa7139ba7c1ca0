#include "campaign/working.h"

#include "base/invariant.h"

#include <algorithm>

namespace sabretache::campaign {

namespace {

constexpr std::string_view kHandEdited = "hand-edited";
constexpr std::string_view kNoName;

template <class Key, class T>
void compare(const std::map<Key, T> &before, const std::map<Key, T> &after, oob::ChangeSet &out) {
    for (const auto &[key, row] : after) {
        const auto it = before.find(key);
        if (it == before.end())
            out.push_back(oob::RowChange<T>{std::nullopt, row});
        else if (it->second != row)
            out.push_back(oob::RowChange<T>{it->second, row});
    }
}

oob::OrderOfBattle withoutDocuments(const oob::OrderOfBattle &book) {
    return {book.armies,   book.columns,   book.units, book.persons, book.posts, book.nations,
            book.settings, book.scenarios, {}};
}

} // namespace

std::int32_t stepsOf(const oob::Unit &unit, const oob::Strength &strength,
                     const rules::RuleSet &rules, const rules::OptionValues &options) {
    rules::UnitFacts facts = oob::unitFacts(unit, rules.id());
    facts.men = strength.men;
    facts.guns = strength.guns;
    const auto table = rules.strength(facts, options);
    return table ? table->steps : 0;
}

std::int32_t gunsOf(const oob::Unit &unit, const oob::Strength &strength,
                    const rules::RuleSet &rules, const rules::OptionValues &options) {
    if (!isArtillery(unit.arm) || !strength.guns)
        return 0;
    rules::UnitFacts facts = oob::unitFacts(unit, rules.id());
    facts.guns = strength.guns;
    const auto table = rules.strength(facts, options);
    return table && table->modelGuns > 0 ? table->modelGuns : strength.guns->value;
}

std::optional<std::size_t> qualityPlace(const oob::Unit &unit, const rules::RuleSet &rules) {
    const rules::ServiceSpec service = rules.service();
    if (service.field.empty())
        return std::nullopt;
    const rules::UnitFacts facts = oob::unitFacts(unit, rules.id());
    std::string_view value;
    for (const rules::UnitFieldSpec &spec : rules.unitFields())
        if (spec.key == service.field)
            value = rules::fieldValue(spec, facts.fields);
    const auto it = std::ranges::find(service.qualities, value);
    return it == service.qualities.end() ? std::optional<std::size_t>()
                                         : static_cast<std::size_t>(it - service.qualities.begin());
}

std::optional<std::int32_t> qualityNumber(const oob::Unit &unit, const rules::RuleSet &rules) {
    const auto place = qualityPlace(unit, rules);
    if (!place)
        return std::nullopt;
    const rules::ServiceSpec service = rules.service();
    return service.worst + service.better * static_cast<std::int32_t>(*place);
}

Result<Working> Working::on(const Context &context) {
    return on(context, readCampaign(context.book));
}

Result<Working> Working::on(const Context &context, Result<Campaign> campaign) {
    if (!campaign)
        return tl::unexpected(campaign.error());
    Working out(context, *campaign);
    out.m_campaignBefore = std::move(*campaign);
    out.takeHandEdits();
    return out;
}

Working::Working(const Context &context, Campaign begun)
    : book(withoutDocuments(context.book)), campaign(std::move(begun)), rules(context.rules),
      ids(context.ids), options(oob::optionsOf(context.book, context.rules.id())),
      figures(campaign.figures()), m_before(context.book),
      m_nextNumber(entryCount(context.book) + 1) {
    const oob::Children children(book);
    for (const ArmyId army : oob::armiesInOrder(book))
        for (const oob::Stop &stop : oob::walk(book, army, children))
            if (const auto *unit = std::get_if<UnitId>(&stop.node))
                m_armyOf.emplace(*unit, army);
}

ArmyId Working::armyOf(UnitId unit) const {
    const auto it = m_armyOf.find(unit);
    return it == m_armyOf.end() ? ArmyId() : it->second;
}

std::string Working::sideOf(ArmyId army) const {
    const auto it = book.armies.find(army);
    return it == book.armies.end() ? std::string() : it->second.side;
}

std::vector<UnitId> Working::unitsOf(ArmyId army) const {
    std::vector<UnitId> out;
    for (const oob::Stop &stop : oob::walk(book, army))
        if (const auto *unit = std::get_if<UnitId>(&stop.node))
            if (const auto it = campaign.units.find(*unit);
                it != campaign.units.end() && it->second.inField())
                out.push_back(*unit);
    return out;
}

const std::string &Working::nameOf(UnitId unit) const {
    static const std::string kNone(kNoName);
    const auto it = book.units.find(unit);
    return it == book.units.end() ? kNone : it->second.name;
}

const std::string &Working::nameOf(ArmyId army) const {
    static const std::string kNone(kNoName);
    const auto it = book.armies.find(army);
    return it == book.armies.end() ? kNone : it->second.name;
}

std::string Working::nameOf(PlaceId place) const {
    const auto it = campaign.places.find(place);
    return it == campaign.places.end() ? std::string() : it->second.name;
}

std::string Working::nameOf(PersonId person) const {
    const auto it = book.persons.find(person);
    return it == book.persons.end() ? std::string() : it->second.name;
}

std::int32_t Working::fullSteps(UnitId unit) const {
    const auto it = book.units.find(unit);
    if (it == book.units.end())
        return 0;
    const oob::Unit &row = it->second;
    rules::UnitFacts full = oob::unitFacts(row, rules.id());
    if (const auto lost = rules.service().lostField; !lost.empty())
        full.fields.erase(std::string(lost));
    full.men = row.establishment.men ? row.establishment.men : row.present.men;
    full.guns = row.establishment.guns ? row.establishment.guns : row.present.guns;
    const auto table = rules.strength(full, options);
    return table ? table->steps : 0;
}

UnitRecord &Working::record(UnitId unit) {
    UnitRecord &out = campaign.units[unit];
    out.unit = unit;
    return out;
}

void Working::setLost(oob::Unit &unit, std::int32_t lost) const {
    const std::string_view field = rules.service().lostField;
    if (lost > 0)
        unit.fields.set(rules.id(), field, std::to_string(lost));
    else
        unit.fields.unset(rules.id(), field);
}

void Working::setSteps(oob::Unit &unit, UnitRecord &record, std::int32_t steps) {
    const rules::ServiceSpec service = rules.service();
    const std::int32_t was = record.steps;
    record.steps = steps;
    if (steps != was && !isArtillery(unit.arm)) {
        oob::Unit full = unit;
        rules::UnitFacts facts;
        if (!service.lostField.empty()) {
            full.fields.unset(rules.id(), service.lostField);
            setLost(unit, fullSteps(unit.id) - steps);
        }
        facts = oob::unitFacts(full, rules.id());
        facts.men = unit.establishment.men ? unit.establishment.men : unit.present.men;
        if (unit.present.men)
            unit.present.men = Men(rules.menForSteps(facts, steps, options));
    } else if (steps != was && !service.lostField.empty()) {
        setLost(unit, fullSteps(unit.id) - steps);
    }
    record.shortBy = stepsOf(unit, unit.present, rules, options) - steps;
}

void Working::change(Change change) {
    oob::Unit &unit = book.units.at(change.unit);
    UnitRecord &row = record(change.unit);
    change.before = row.steps;
    std::int32_t after = row.steps + change.gained - change.killed - change.missing -
                         change.prisoners - change.spent - change.given;
    SAB_INVARIANT(after >= 0);
    setSteps(unit, row, after);
    if (row.shortBy < 0) {
        // More crew than the guns that are left can use: they go to the depot.
        const std::int32_t over = -row.shortBy;
        change.given += over;
        after -= over;
        setSteps(unit, row, after);
        row.shortBy = stepsOf(unit, unit.present, rules, options) - after;
        for (auto &[id, side] : campaign.sides)
            if (side.name == sideOfUnit(change.unit))
                side.pool += over;
    }
    change.after = row.steps;
    row.killed += change.killed;
    row.missing += change.missing;
    row.prisoners += change.prisoners;
    row.spent += change.spent;
    row.gained += change.gained;
    row.given += change.given;
    row.guns = gunsOf(unit, unit.present, rules, options);
    row.score += change.score;
    SAB_INVARIANT(row.addsUp());
    m_changes.push_back(std::move(change));
}

void Working::setGuns(UnitId id, std::int32_t modelGuns) {
    oob::Unit &unit = book.units.at(id);
    if (!unit.present.guns)
        return;
    oob::Strength fewer = unit.present;
    while (fewer.guns->value > 0 &&
           (modelGuns <= 0 || gunsOf(unit, fewer, rules, options) > modelGuns))
        fewer.guns = Guns(fewer.guns->value - 1);
    unit.present.guns = fewer.guns;
}

void Working::changeQuality(UnitId id, std::int32_t places) {
    oob::Unit &unit = book.units.at(id);
    const auto at = qualityPlace(unit, rules);
    if (!at || places == 0)
        return;
    const rules::ServiceSpec service = rules.service();
    const auto last = static_cast<std::int32_t>(service.qualities.size()) - 1;
    const auto to =
        static_cast<std::size_t>(std::clamp(static_cast<std::int32_t>(*at) + places, 0, last));
    if (to == *at)
        return;
    unit.fields.set(rules.id(), service.field, std::string(service.qualities[to]));
    UnitRecord &row = record(id);
    if (!service.lostField.empty()) {
        // The number is strength too: one more point, or one fewer.
        Change moved;
        moved.unit = id;
        moved.quality = std::string(service.qualities[to]);
        if (to > *at)
            moved.gained = static_cast<std::int32_t>(to - *at);
        else
            moved.given = std::min(row.steps, static_cast<std::int32_t>(*at - to));
        change(std::move(moved));
    } else {
        row.shortBy = stepsOf(unit, unit.present, rules, options) - row.steps;
    }
}

void Working::takeHandEdits() {
    for (auto &[id, row] : campaign.units) {
        const auto it = book.units.find(id);
        const bool gone = it == book.units.end() || it->second.retired || armyOf(id).isNull();
        const std::int32_t now =
            gone ? 0
                 : std::max(0,
                            stepsOf(it->second, it->second.present, rules, options) - row.shortBy);
        if (now == row.steps)
            continue;
        Change change;
        change.unit = id;
        change.before = row.steps;
        change.after = now;
        change.gained = std::max(0, now - row.steps);
        change.given = std::max(0, row.steps - now);
        row.gained += change.gained;
        row.given += change.given;
        row.steps = now;
        if (!gone) {
            row.guns = gunsOf(it->second, it->second.present, rules, options);
            row.shortBy = stepsOf(it->second, it->second.present, rules, options) - now;
        }
        m_changes.push_back(change);
    }
    // Brigades that came to an army of the campaign by the order of battle.
    for (const auto &[id, army] : m_armyOf) {
        if (!campaign.armies.contains(army) || campaign.units.contains(id))
            continue;
        takeIn(id);
    }
    if (!m_changes.empty())
        tell(kHandEdited, {std::to_string(m_changes.size())}, "CA-1.3"_rule);
}

void Working::takeIn(UnitId id) {
    oob::Unit &unit = book.units.at(id);
    UnitRecord &row = record(id);
    row.start = row.steps = stepsOf(unit, unit.present, rules, options);
    row.guns = gunsOf(unit, unit.present, rules, options);
    // Who says nothing of a full strength comes with it.
    if (!unit.establishment.men && !unit.establishment.guns)
        unit.establishment = unit.present;
}

Entry &Working::tell(std::string_view code, std::vector<std::string> args, RuleNumber rule,
                     std::string day) {
    Entry entry;
    entry.id = EntryId(ids());
    entry.number = m_nextNumber++;
    entry.campaign = campaign.head.number;
    entry.turn = campaign.head.turn;
    entry.date = day.empty() ? isoText(campaign.turnBegins()) : std::move(day);
    entry.code = std::string(code);
    entry.args = std::move(args);
    entry.rule = rule;
    entry.changes = std::move(m_changes);
    m_changes.clear();
    if (!entry.changes.empty())
        fillStrength(entry);
    m_entries.push_back(std::move(entry));
    return m_entries.back();
}

void Working::fillStrength(Entry &entry) const {
    entry.ofSides = campaign.sideNames();
    const std::size_t sides = entry.ofSides.size();
    entry.infantry.assign(sides, 0);
    entry.cavalry.assign(sides, 0);
    entry.artillery.assign(sides, 0);
    for (const auto &[id, row] : campaign.units) {
        const auto unit = book.units.find(id);
        if (unit == book.units.end() || row.expected)
            continue;
        const auto side = std::ranges::find(entry.ofSides, sideOfUnit(id));
        if (side == entry.ofSides.end())
            continue;
        const auto at = static_cast<std::size_t>(side - entry.ofSides.begin());
        const Arm arm = unit->second.arm;
        (isInfantry(arm)    ? entry.infantry
         : isArtillery(arm) ? entry.artillery
                            : entry.cavalry)[at] += row.steps;
    }
}

Result<oob::Edit> Working::edit(std::string_view code, std::vector<std::string> args) {
    SAB_INVARIANT(m_changes.empty());
    oob::Edit out{std::string(code), std::move(args), {}};
    compare(m_before.armies, book.armies, out.changes);
    compare(m_before.columns, book.columns, out.changes);
    compare(m_before.units, book.units, out.changes);
    compare(m_before.persons, book.persons, out.changes);
    for (const auto &[id, post] : m_before.posts)
        if (!book.posts.contains(id))
            out.changes.push_back(oob::RowChange<oob::Post>{post, std::nullopt});
    compare(m_before.posts, book.posts, out.changes);
    compare(m_before.scenarios, book.scenarios, out.changes);
    for (auto &change : campaignChanges(m_before, m_campaignBefore, campaign))
        out.changes.push_back(std::move(change));
    std::map<oob::DocumentKey, oob::Document> documents;
    for (const Entry &entry : m_entries) {
        oob::Document document = documentOf(entry);
        documents.insert_or_assign({document.kind, document.id}, std::move(document));
    }
    for (oob::Document &document : m_documents)
        documents.insert_or_assign({document.kind, document.id}, std::move(document));
    for (const auto &[key, document] : documents) {
        const auto it = m_before.documents.find(key);
        if (it == m_before.documents.end())
            out.changes.push_back(oob::RowChange<oob::Document>{std::nullopt, document});
        else if (it->second != document)
            out.changes.push_back(oob::RowChange<oob::Document>{it->second, document});
    }
    for (const oob::DocumentKey &key : m_removed)
        if (const auto it = m_before.documents.find(key); it != m_before.documents.end())
            out.changes.push_back(oob::RowChange<oob::Document>{it->second, std::nullopt});
    return out;
}

} // namespace sabretache::campaign
