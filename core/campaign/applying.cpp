// A return is applied whole and once, and taken back whole: what it touched is kept beside it.
#include "campaign/returns.h"

#include "base/hash.h"
#include "base/invariant.h"
#include "campaign/acts.h"
#include "campaign/rowpatch.h"
#include "campaign/rowtable.h"

#include <algorithm>
#include <set>

namespace sabretache::campaign {

namespace {

constexpr std::string_view kUndoKind = "campaign-undo";

/// One row that an applied return touched.
struct Touched {
    std::string kind; ///< "unit", "person", "post" or the kind of a document
    std::string id;
    std::string name; ///< for the message
    /// How it was: a word, or JSON of what differs (rowpatch.h); empty: it was not there.
    std::string before;
    std::string after; ///< fingerprint of how it was left: whether it has changed since
    SAB_FIELDS(kind, id, name, before, after)
};

std::string marked(std::string_view text) {
    Fingerprint print;
    print.add(text);
    return hexText(print.value());
}

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
    const rules::FieldValues &values = unit.fields.of(rules.id());
    for (const std::string_view field : {service.field, service.lostField})
        if (!field.empty())
            if (const auto it = values.find(field); it != values.end())
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
            unit.fields.set(rules.id(), field, record->text(name));
        else
            unit.fields.unset(rules.id(), field);
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
        const Record now = toRecord(row);
        out.push_back({std::string(T::kKind), row.key().text(), name(row),
                       it == before.end() ? std::string() : patchBack(toRecord(it->second), now),
                       marked(toJson(now))});
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
                       marked(unitText(unit, after.rules))});
    }
    for (const auto &[id, person] : after.book.persons)
        if (const auto it = book.persons.find(id);
            it != book.persons.end() && it->second.fate != person.fate)
            out.push_back({"person", id.text(), person.name, std::string(word(it->second.fate)),
                           marked(word(person.fate))});
    for (const auto &[id, post] : after.book.posts)
        if (const auto it = book.posts.find(id); it != book.posts.end() && it->second != post)
            out.push_back({"post", id.text(), after.nameOf(post.person), postText(it->second),
                           marked(postText(post))});
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
    // Its units are those of the return's lines.
    Fight was = before.fights.at(id);
    was.units.clear();
    undo.set("head", toJson(toRecord(was)));
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
    auto was = head ? structFromRecord<Fight>(*head) : Result<Fight>(tl::unexpected(Error{}));
    const auto paper = readReturn(context.book, id);
    if (!paper)
        return tl::unexpected(paper.error());
    auto rows = takeTable<Touched>(*undo, "row.");
    if (!was || !rows)
        return fail(kCampaignDamaged, {stored->second.kind, id.text(), "rows"});
    for (const ReturnLine &line : paper->lines)
        was->units.push_back(line.unit);
    const auto changedSince = [](const Touched &row) {
        return fail(kReturnTouched, {row.name}, "CA-3.3"_rule);
    };
    // A document's row is put back through its own type, so that what is written is what was read.
    const auto putBack = [&]<class Key, class T>(const Touched &row, std::map<Key, T> &rowsOf,
                                                 Key key) -> Result<void> {
        const auto at = rowsOf.find(key);
        const Record now = at == rowsOf.end() ? Record() : toRecord(at->second);
        if (at == rowsOf.end() || marked(toJson(now)) != row.after)
            return changedSince(row);
        if (row.before.empty()) {
            rowsOf.erase(at);
            return {};
        }
        const auto record = patched(now, row.before);
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
            if (unit == work->book.units.end() ||
                marked(unitText(unit->second, work->rules)) != row.after)
                return changedSince(row);
            putUnit(unit->second, row.before, work->rules);
        } else if (row.kind == "person") {
            const auto person = work->book.persons.find(PersonId(*uuid));
            const auto fate = fromWord<oob::PersonFate>(row.before);
            if (!fate || person == work->book.persons.end() ||
                marked(word(person->second.fate)) != row.after)
                return changedSince(row);
            person->second.fate = *fate;
        } else if (row.kind == "post") {
            const auto post = work->book.posts.find(PostId(*uuid));
            if (post == work->book.posts.end() || marked(postText(post->second)) != row.after)
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

} // namespace sabretache::campaign
