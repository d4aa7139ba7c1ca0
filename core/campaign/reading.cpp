#include "campaign/reading.h"

#include <algorithm>
#include <map>
#include <set>

namespace sabretache::campaign {

namespace {

enum class Says : std::uint8_t {
    Fought,    ///< the units in `field` fired, were fired at or meleed
    Loses,     ///< `field` loses `count` steps
    IsNow,     ///< `field` has `count` steps now (an umpire's change)
    Routed,    ///<
    Removed,   ///< taken off, where `why` is one of the words, with all it has
    Left,      ///< left the table
    Spent,     ///< a point lost for good (CA-4.4)
    Recovered, ///< a point come back (BB-7.2)
    Won,       ///< won a melee: the units in `field` that are not in `count`
    Winner,    ///< won a melee: the units in `field` of the side in `count`
    Killed,    ///< the commander in `field`
    Fate,      ///< the commander in `field` has the fate in `why`
};

/// One line of what an event means. `why` with words in `words`: only where it has one of them.
struct Meaning {
    std::string_view event;
    Says says;
    std::string_view field;
    std::string_view count = {};
    std::string_view why = {};
    std::string_view words = {};
};

constexpr Meaning kMeanings[] = {
    // Corporal John
    {"VolleyFired", Says::Fought, "unit"},
    {"VolleyFired", Says::Fought, "target"},
    {"BlowsStruck", Says::Fought, "unit"},
    {"BlowsStruck", Says::Fought, "enemy"},
    {"MeleeJoined", Says::Fought, "unit"},
    {"MeleeJoined", Says::Fought, "target"},
    {"CastingsKilled", Says::Fought, "unit"},
    {"CastingsKilled", Says::Loses, "unit", "count"},
    {"BrigadeRouted", Says::Routed, "unit"},
    {"UnitRemoved",
     Says::Removed,
     "unit",
     {},
     "why",
     " abandoned meleed-in-rout no-room "
     "caught-limbered "},
    {"UnitLeftTable", Says::Left, "unit"},
    {"MeleeSettled", Says::Won, "units", "gone"},
    {"CommanderKilled", Says::Killed, "commander"},
    {"CommanderChanged", Says::Killed, "commander", {}, "killed", " true "},
    {"StrengthChanged", Says::IsNow, "unit", "castings"},
    // Beerstein
    {"HitsScored", Says::Fought, "unit"},
    {"HitsScored", Says::Fought, "target"},
    {"BlowsThrown", Says::Fought, "unit"},
    {"BlowsThrown", Says::Fought, "target"},
    {"CasualtiesTaken", Says::Fought, "unit"},
    {"CasualtiesTaken", Says::Loses, "unit", "points"},
    {"WithdrewVoluntarily", Says::Spent, "unit"},
    {"RecoveryRolled", Says::Recovered, "unit", {}, "recovered", " true "},
    {"DrivenBack", Says::Left, "unit", {}, "way", " off-table "},
    {"DrivenBack", Says::Routed, "unit", {}, "way", " off-table "},
    {"CombatEnded", Says::Winner, "units", "winner"},
    {"LeaderTested", Says::Fate, "leader", {}, "fate"},
    {"LeaderChanged", Says::Fate, "leader", {}, "fate"},
    {"StrengthChanged", Says::IsNow, "unit", "points"},
};

std::vector<std::string> idsIn(const Record &record, std::string_view field) {
    const Value *value = record.find(field);
    if (!value)
        return {};
    if (const auto *one = std::get_if<std::string>(value))
        return {*one};
    return record.texts(field);
}

std::string wordIn(const Record &record, std::string_view field) {
    const Value *value = record.find(field);
    if (const auto *flag = value ? std::get_if<bool>(value) : nullptr)
        return *flag ? "true" : "false";
    return record.text(field);
}

struct Story {
    std::int64_t steps = 0;
    bool fought = false, routed = false, won = false, removed = false, left = false;
    std::int64_t removedWith = 0, leftWith = 0, spent = 0;
};

} // namespace

Return readBattle(Return paper, Fight &fight, const battle::Setup &setup,
                  const std::vector<battle::EventRecord> &events, const battle::View &end) {
    std::map<std::string, Story, std::less<>> stories;
    std::map<std::string, std::string, std::less<>> sideOf;
    std::map<std::string, CommanderFate, std::less<>> fates;
    for (const battle::UnitView &unit : end.units)
        stories[unit.id.text()].steps = unit.startSteps;
    for (const battle::SetupUnit &unit : setup.units)
        sideOf.emplace(unit.id.text(), word(unit.side));
    for (const battle::EventRecord &record : events) {
        const Record &event = record.event;
        for (const Meaning &m : kMeanings) {
            if (event.kind != m.event || !event.find(m.field))
                continue;
            const std::string why = m.why.empty() ? std::string() : wordIn(event, m.why);
            if (!m.words.empty() && m.words.find(" " + why + " ") == std::string_view::npos)
                continue;
            if (m.says == Says::IsNow && !event.find(m.count))
                continue;
            for (const std::string &id : idsIn(event, m.field)) {
                if (m.says == Says::Killed) {
                    fates[id] = CommanderFate::Killed;
                    continue;
                }
                if (m.says == Says::Fate) {
                    fates[id] = fromWord<CommanderFate>(why).value_or(CommanderFate::Unhurt);
                    continue;
                }
                const auto it = stories.find(id);
                if (it == stories.end())
                    continue;
                Story &story = it->second;
                switch (m.says) {
                case Says::Fought:
                    story.fought = true;
                    break;
                case Says::Loses:
                    story.steps = std::max<std::int64_t>(0, story.steps - event.number(m.count));
                    break;
                case Says::IsNow:
                    story.steps = event.number(m.count);
                    break;
                case Says::Routed:
                    story.routed = true;
                    break;
                case Says::Removed:
                    story.removed = true;
                    story.removedWith = story.steps;
                    story.steps = 0;
                    break;
                case Says::Left:
                    story.left = true;
                    story.leftWith = story.steps;
                    break;
                case Says::Spent:
                    ++story.spent;
                    story.steps = std::max<std::int64_t>(0, story.steps - 1);
                    break;
                case Says::Recovered:
                    ++story.steps;
                    break;
                case Says::Won: {
                    const auto gone = idsIn(event, m.count);
                    story.won = story.won || (!event.flag("locked") && !gone.empty() &&
                                              std::ranges::find(gone, id) == gone.end());
                    break;
                }
                case Says::Winner: {
                    const auto side = sideOf.find(id);
                    story.won = story.won || (event.find(m.count) && side != sideOf.end() &&
                                              side->second == event.text(m.count));
                    break;
                }
                case Says::Killed:
                case Says::Fate:
                    break;
                }
            }
        }
    }
    // Who held the field (CA-3.5).
    const std::array<bool, 2> broke{end.sides[0].broken, end.sides[1].broken};
    const auto held =
        fieldHolder(broke, {end.sides[0].objectivePoints, end.sides[1].objectivePoints});
    fight.held = !held ? std::string() : *held == 0 ? fight.first : fight.second;
    fight.decisive = held && broke[*held == 0 ? 1 : 0];

    std::map<UnitId, const battle::UnitView *> views;
    for (const battle::UnitView &unit : end.units)
        views.emplace(unit.id, &unit);
    std::set<UnitId> captured;
    for (ReturnLine &line : paper.lines) {
        const auto view = views.find(line.unit);
        if (view == views.end())
            continue;
        const Story &story = stories[line.unit.text()];
        const battle::UnitView &unit = *view->second;
        const auto small = [](std::int64_t n) { return static_cast<std::int32_t>(n); };
        line.fought = story.fought;
        line.routed = story.routed;
        line.wonMelee = story.won;
        line.removed = story.removed;
        line.removedWith = small(story.removedWith);
        const std::int32_t stands = line.removed ? 0 : std::max(0, unit.steps - unit.comingOff);
        // Who left in rout keeps his strength, but each is a straggler (CA-4.2).
        line.leftWith = story.left && story.routed && !line.removed ? stands : 0;
        line.lost = std::clamp(line.start - stands, 0, line.start);
        line.spent = std::min(small(story.spent), line.lost - line.removedWith);
        const bool lostField = !fight.held.empty() && fieldFor(fight, line.side) == Field::Lost;
        // Abandoned guns belong to who held the field (CA-4.3).
        line.gunsLost = line.removed && lostField ? line.startGuns : 0;
        if (line.removed && lostField && line.removedWith > 0)
            captured.insert(line.unit);
        line.changed = line.edited = false;
        line.wounded.clear();
        line.stragglers.clear();
    }
    for (ReturnPerson &person : paper.persons) {
        const auto fate = fates.find(person.person.text());
        person.fate = fate == fates.end() ? CommanderFate::Unhurt : fate->second;
        if (person.fate == CommanderFate::Unhurt && captured.contains(person.unit))
            person.fate = CommanderFate::Captured;
        person.die.clear();
        person.turns.clear();
        person.edited = false;
    }
    return paper;
}

} // namespace sabretache::campaign
