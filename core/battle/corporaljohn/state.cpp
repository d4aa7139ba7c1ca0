#include "battle/corporaljohn/state.h"

#include "rules/corporaljohn/descriptor.h"

#include <utility>

namespace sabretache::battle::corporaljohn {

UnitIndex State::find(UnitId id) const { return setting->unitAt.find(id); }

PostIndex State::findPost(PersonId id) const {
    if (id.isNull())
        return kNone;
    const PostIndex post = setting->postAt.find(id);
    if (post != kNone && posts[post].person == id)
        return post;
    for (std::size_t p = 0; p < posts.size(); ++p) // a replacement
        if (posts[p].person == id && posts[p].status != PostStatus::Vacant)
            return static_cast<PostIndex>(p);
    return kNone;
}

Combatant combatant(const State &s, UnitIndex u, bool charging) {
    const Troops &t = s.troops(u);
    const UnitState &unit = s.unit(u);
    Combatant out;
    out.arm = t.arm;
    out.castings = unit.castings;
    out.classNumber = t.fields.classNumber;
    out.condition = unit.condition;
    out.formation = unit.formation;
    out.armament = t.fields.armament;
    out.plugged = unit.plugged;
    out.charging = charging;
    return out;
}

namespace {

/// More than any brigade had; beyond, a file asks for dice by the million.
constexpr std::int32_t kMostMen = 1'000'000;
constexpr std::int32_t kMostGuns = 10'000;

/// A unit as the rules count it, or why it cannot be played.
Result<Troops> troopsOf(const SetupUnit &unit, const Options &options) {
    Troops t;
    t.id = unit.id;
    t.side = unit.side;
    t.arm = troopArm(unit.arm, unit.fields, options);
    auto fields = troopFields(unit.fields);
    if (!fields)
        return tl::unexpected(fields.error());
    t.fields = *fields;
    t.arrives = unit.arrives;
    if (t.arm == TroopArm::Artillery) {
        if (!unit.guns || unit.guns->value <= 0)
            return fail(kSetupNoStrength, {unit.id.text()}, "CJ-1.1"_rule);
        if (unit.guns->value > kMostGuns)
            return fail(kSetupStrengthRange, {unit.id.text()}, "CJ-1.1"_rule);
        t.guns = modelGunsOf(*unit.guns);
        t.start = crewOf(t.guns, options);
    } else {
        if (!unit.men || unit.men->value <= 0)
            return fail(kSetupNoStrength, {unit.id.text()}, "CJ-1.1"_rule);
        if (unit.men->value > kMostMen)
            return fail(kSetupStrengthRange, {unit.id.text()}, "CJ-1.1"_rule);
        t.start = castingsOf(*unit.men);
        if (isCavalry(unit.arm) && t.arm == TroopArm::Infantry)
            t.start = dismounted(t.start);
    }
    if (unit.steps)
        t.start = std::min(t.start, Castings(*unit.steps));
    if (t.start <= Castings(0))
        return fail(kSetupNoStrength, {unit.id.text()}, "CJ-1.1"_rule);
    return t;
}

void addPost(State &s, Setting &setting, Side side, const std::optional<PersonId> &person) {
    Post post;
    post.side = side;
    // Who commands the army and a column too orders that column as the army's commander.
    const bool free = person && !person->isNull() && !setting.postAt.contains(*person);
    if (free) {
        post.person = *person;
        post.status = PostStatus::Fit;
        post.filled = true;
        setting.postAt.add(*person, static_cast<PostIndex>(s.posts.size()));
    }
    s.posts.push(post);
    setting.unitsOfPost.emplace_back();
}

void addUnit(State &s, const Troops &t) {
    UnitState u;
    u.castings = t.start;
    u.limbered = t.arm == TroopArm::Artillery && t.fields.limbered;
    if (t.arrives && *t.arrives > Turns(1))
        u.presence = Presence::Reserve;
    SideTotals &side = s.sides[index(t.side)];
    side.castings += u.castings.value;
    if (u.onTable() && t.arm == TroopArm::Artillery)
        ++side.readyGuns;
    s.units.push(u);
}

} // namespace

Result<State> begin(const Setup &setup) {
    auto setting = std::make_shared<Setting>();
    setting->setup = setup;
    auto options = parseOptions(setup.options);
    if (!options)
        return tl::unexpected(options.error());
    setting->options = *options;
    State s;
    for (const std::string &text : setup.weather) {
        const auto weather = fromWord<Weather>(text);
        if (!weather)
            return fail(kSetupWeather, {text}, "CJ-11.7"_rule);
        setting->weather.push_back(*weather);
    }
    if (!setting->weather.empty())
        s.weather = setting->weather.front();
    for (const Side side : {Side::First, Side::Second})
        addPost(s, *setting, side, setup.sides[index(side)].commander);
    for (const SetupColumn &column : setup.columns) {
        setting->columnAt.add(column.id, static_cast<PostIndex>(s.posts.size()));
        addPost(s, *setting, column.side, column.commander);
    }
    for (const SetupUnit &unit : setup.units) {
        auto troops = troopsOf(unit, *options);
        if (!troops)
            return tl::unexpected(troops.error());
        const auto at = static_cast<UnitIndex>(setting->troops.size());
        if (!setting->unitAt.add(unit.id, at))
            return fail(kSetupUnitTwice, {unit.id.text()}, "CJ-1.3"_rule);
        if (!unit.column.isNull()) {
            const PostIndex column = setting->columnAt.find(unit.column);
            if (column == kNone || setup.columns[column - 2].side != unit.side)
                return fail(kSetupColumn, {unit.id.text()}, "CJ-1.3"_rule);
            troops->column = column;
            setting->unitsOfPost[column].push_back(at);
        }
        setting->troops.push_back(*troops);
        addUnit(s, *troops);
        if (s.unit(at).presence == Presence::Reserve)
            setting->arrivals[troops->arrives->value].push_back(at);
    }
    s.holders.resize(setup.objectives.size());
    s.setting = std::move(setting);
    return s;
}

} // namespace sabretache::battle::corporaljohn
