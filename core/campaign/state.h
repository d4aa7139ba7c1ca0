// A campaign as a value, and its rows in the book.
//
// Everything of a campaign that is not the order of battle is kept in documents of the book, one
// for each thing (place, army, brigade's record ...), so that one edit, one transaction and one
// step of undo cover brigades and campaign alike. A document is one line of JSON of a struct below;
// a field that it does not know, or a version that is newer, is refused, never dropped.
//
// Strength is counted in steps, as the rule set counts it on the table: castings, crew, points.
// The book holds men and guns; where these can't say it (a battery's crew, a Beerstein number), the
// brigade's record says how many steps it is short of them.
#pragma once

#include "base/fields.h"
#include "base/id.h"
#include "campaign/calendar.h"
#include "campaign/figures.h"
#include "campaign/losses.h"
#include "campaign/roads.h"
#include "oob/changes.h"
#include "oob/orderofbattle.h"

#include <array>
#include <cstdint>
#include <future>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sabretache::campaign {

using FightId = Id<struct FightTag>;
using EntryId = Id<struct EntryTag>;

/// The steps of a turn, in their order. @rule CA-2.2
enum class Step : std::uint8_t { Arrivals, Marches, Contacts, Returns, Supply, EndOfTurn };
inline constexpr std::array kSteps{Step::Arrivals, Step::Marches, Step::Contacts,
                                   Step::Returns,  Step::Supply,  Step::EndOfTurn};

} // namespace sabretache::campaign

namespace sabretache {
template <>
inline constexpr auto kWords<campaign::Step> = wordList<campaign::Step>({
    {campaign::Step::Arrivals, "arrivals"},
    {campaign::Step::Marches, "marches"},
    {campaign::Step::Contacts, "contacts"},
    {campaign::Step::Returns, "returns"},
    {campaign::Step::Supply, "supply"},
    {campaign::Step::EndOfTurn, "end-of-turn"},
});
} // namespace sabretache

namespace sabretache::campaign {

/// The campaign itself. A book holds one at most. @rule CA-1.1
struct Head {
    static constexpr std::string_view kKind = "campaign";
    Uuid id;
    std::int32_t version = 1;
    std::int32_t number = 1; ///< 2 for the next campaign with the survivors, and so on
    std::string name;
    std::string ruleSet;
    std::string start; ///< ISO date of turn 1
    TurnLength length = TurnLength::Week;
    bool oldStyle = false; ///< shows Julian dates too (CA-2.1)
    bool map = false;      ///< places and roads are used; without them battles in a row (CA-8.4)
    std::int32_t turn = 1;
    std::int32_t lastTurn = 0; ///< 0: no end is set
    Step step = Step::Arrivals;
    std::vector<Step> done;                ///< steps of this turn that are finished
    std::vector<std::string> figureNames;  ///< house rules that differ from the default,
    std::vector<std::string> figureValues; ///< beside their values
    std::int64_t moves = 0;                ///< counts marches: who came later (CA-8.2)
    bool ended = false;
    template <class S, class F> static void fields(S &&s, F &&f) {
        f("id", s.id);
        f("version", s.version);
        f("number", s.number);
        f("name", s.name);
        f("ruleSet", s.ruleSet);
        f("start", s.start);
        f("length", s.length);
        f("oldStyle", s.oldStyle);
        f("map", s.map);
        f("turn", s.turn);
        f("lastTurn", s.lastTurn);
        f("step", s.step);
        f("done", s.done);
        f("figureNames", s.figureNames);
        f("figureValues", s.figureValues);
        f("moves", s.moves);
        f("ended", s.ended);
    }
    bool operator==(const Head &) const = default;
    Uuid key() const { return id; }
    bool isDone(Step s) const;
};

/// A side: the word that its armies carry. @rule CA-1.2
struct SideRecord {
    static constexpr std::string_view kKind = "campaign-side";
    std::string name;
    std::int32_t order = 0;
    std::vector<std::string> allies;         ///< sides that it does not fight
    std::int32_t pool = 0;                   ///< castings for drafts (CA-7.2)
    std::optional<std::int32_t> poolPerTurn; ///< empty: the house rule's
    SAB_FIELDS(name, order, allies, pool, poolPerTurn)
    bool operator==(const SideRecord &) const = default;
    Uuid key() const { return Uuid::fromName("side/" + name); }
};

/// An army on campaign. @rule CA-8.1
struct ArmyRecord {
    static constexpr std::string_view kKind = "campaign-army";
    ArmyId army;
    PlaceId place;            ///< null: not on the map (not arrived, or no map)
    std::vector<PlaceId> way; ///< where it was this turn, with where it is; empty: it stood
    std::int32_t marched = 0; ///< days used up this turn
    bool forced = false;      ///< has force-marched this turn
    bool declined = false;    ///< has declined battle this turn
    std::int64_t came = 0;    ///< the higher, the later it came to where it is
    SAB_FIELDS(army, place, way, marched, forced, declined, came)
    bool operator==(const ArmyRecord &) const = default;
    Uuid key() const { return army.uuid; }
};

struct Place {
    static constexpr std::string_view kKind = "campaign-place";
    PlaceId id;
    std::string name;
    std::int32_t x = 0; ///< ten-thousandths of the map's width and height
    std::int32_t y = 0;
    std::int32_t points = 0;
    std::string supplies; ///< side whose supplies lie here; empty: none (CA-8.3)
    std::string holder;   ///< side that holds it; empty: nobody (CA-9.1)
    SAB_FIELDS(id, name, x, y, points, supplies, holder)
    bool operator==(const Place &) const = default;
    Uuid key() const { return id.uuid; }
};

struct RoadRecord {
    static constexpr std::string_view kKind = "campaign-road";
    Uuid id;
    PlaceId from;
    PlaceId to;
    std::int32_t days = 1;
    SAB_FIELDS(id, from, to, days)
    bool operator==(const RoadRecord &) const = default;
    Uuid key() const { return id; }
};

/// What a campaign knows of a brigade beside its row in the order of battle. The sums are of this
/// campaign: start + gained = steps + killed + missing + prisoners + spent + given. @rule CA-1.3
struct UnitRecord {
    static constexpr std::string_view kKind = "campaign-unit";
    UnitId unit;
    std::int32_t steps = 0;   ///< present strength
    std::int32_t shortBy = 0; ///< steps that it is short of what its men or guns would give
    std::int32_t start = 0;   ///< when the campaign began, or it joined
    std::int32_t killed = 0;
    std::int32_t missing = 0;
    std::int32_t prisoners = 0;
    std::int32_t spent = 0;
    std::int32_t gained = 0;              ///< drafts, men taken over, hand edits up
    std::int32_t given = 0;               ///< to the pool or other brigades, hand edits down
    std::int32_t guns = 0;                ///< model guns present
    std::int32_t score = 0;               ///< experience (CA-5.1)
    std::int32_t taken = 0;               ///< drafted this turn (CA-7.2)
    bool expected = false;                ///< arrives later (CA-7.1)
    bool depot = false;                   ///< left in depot (CA-4.5): not in the field
    std::vector<std::string> honours;     ///< names of battles (CA-5.2)
    std::vector<std::string> honourDates; ///< ISO, beside the names
    template <class S, class F> static void fields(S &&s, F &&f) {
        f("unit", s.unit);
        f("steps", s.steps);
        f("shortBy", s.shortBy);
        f("start", s.start);
        f("killed", s.killed);
        f("missing", s.missing);
        f("prisoners", s.prisoners);
        f("spent", s.spent);
        f("gained", s.gained);
        f("given", s.given);
        f("guns", s.guns);
        f("score", s.score);
        f("taken", s.taken);
        f("expected", s.expected);
        f("depot", s.depot);
        f("honours", s.honours);
        f("honourDates", s.honourDates);
    }
    bool operator==(const UnitRecord &) const = default;
    Uuid key() const { return unit.uuid; }
    /// @return whether start and every kind of change come to what is present.
    bool addsUp() const {
        return start + gained == steps + killed + missing + prisoners + spent + given;
    }
    bool inField() const { return !expected && !depot; }
};

/// A man who is away. His fate (wounded, prisoner) stands in the order of battle.
struct PersonRecord {
    static constexpr std::string_view kKind = "campaign-person";
    PersonId person;
    std::int32_t backOn = 0; ///< turn in which a wounded man is fit again; 0: nothing known
    std::string heldBy;      ///< side that holds the prisoner
    SAB_FIELDS(person, backOn, heldBy)
    bool operator==(const PersonRecord &) const = default;
    Uuid key() const { return person.uuid; }
};

/// Units, or a whole army, that come later. @rule CA-7.1
struct Arrival {
    static constexpr std::string_view kKind = "campaign-arrival";
    Uuid id;
    ArmyId army;               ///< the army that comes, or that the units join
    std::vector<UnitId> units; ///< empty: the whole army
    std::string date;          ///< ISO
    PlaceId place;             ///< where; null: where the army is
    bool arrived = false;
    SAB_FIELDS(id, army, units, date, place, arrived)
    bool operator==(const Arrival &) const = default;
    Uuid key() const { return id; }
};

/// Planned, fought, applied: the states of a battle in a campaign. @rule CA-3.1, CA-3.2
enum class FightState : std::uint8_t { Open, Returned, Applied, Cancelled };

/// A battle of the campaign, in the program or on paper, with what its return comes to. The lines
/// are in a document of their own (returns.h), since fifty battles need not be read to open a book.
struct Fight {
    static constexpr std::string_view kKind = "campaign-fight";
    FightId id;
    std::int32_t campaign = 1; ///< Head::number
    std::string name;
    std::int32_t turn = 1;
    std::string date; ///< ISO
    PlaceId place;
    std::string first; ///< sides
    std::string second;
    ScenarioId scenario;
    BattleId battle; ///< null: fought on paper
    FightState state = FightState::Open;
    std::string held;      ///< side that held the field; empty: nobody (CA-3.5)
    bool decisive = false; ///< the other side broke
    std::string later;     ///< side that came later (CA-3.6)
    bool retreated = false;
    /// All that fight, both sides: nothing else changes them. Empty from the turn after the battle
    /// was settled; its return has them.
    std::vector<UnitId> units;
    std::vector<std::int32_t> losses; ///< for good, steps, first and second side; once applied
    std::vector<std::int32_t> guns;   ///< model guns lost
    template <class S, class F> static void fields(S &&s, F &&f) {
        f("id", s.id);
        f("campaign", s.campaign);
        f("name", s.name);
        f("turn", s.turn);
        f("date", s.date);
        f("place", s.place);
        f("first", s.first);
        f("second", s.second);
        f("scenario", s.scenario);
        f("battle", s.battle);
        f("state", s.state);
        f("held", s.held);
        f("decisive", s.decisive);
        f("later", s.later);
        f("retreated", s.retreated);
        f("units", s.units);
        f("losses", s.losses);
        f("guns", s.guns);
    }
    bool operator==(const Fight &) const = default;
    Uuid key() const { return id.uuid; }
    bool isOpen() const { return state == FightState::Open || state == FightState::Returned; }
};

/// A picture under the places, as base64 of the file. @rule CA-8.1
struct Picture {
    static constexpr std::string_view kKind = "campaign-picture";
    std::string data;
    SAB_FIELDS(data)
    bool operator==(const Picture &) const = default;
    Uuid key() const { return Uuid::fromName("picture"); }
};

/// The whole state but for pictures, lines of returns and the chronicle.
struct Campaign {
    Head head;
    std::map<Uuid, SideRecord> sides;
    std::map<ArmyId, ArmyRecord> armies;
    std::map<PlaceId, Place> places;
    std::map<Uuid, RoadRecord> roads;
    std::map<UnitId, UnitRecord> units;
    std::map<PersonId, PersonRecord> persons;
    std::map<Uuid, Arrival> arrivals;
    std::map<FightId, Fight> fights;
    bool operator==(const Campaign &) const = default;

    Figures figures() const;
    Date start() const;
    Date turnBegins() const;
    Date turnEnds() const;
    /// @return sides in their order.
    std::vector<std::string> sideNames() const;
    const SideRecord *side(std::string_view name) const;
    bool areEnemies(std::string_view a, std::string_view b) const;
    RoadNet net() const;
    /// @return the open fight that holds a unit; null: none.
    const Fight *fightOf(UnitId unit) const;
};

/// @return whether the book holds a campaign; cheap.
bool hasCampaign(const oob::OrderOfBattle &book);

/// Reads the campaign of a book.
/// @error campaign-none; campaign-too-new (version); campaign-damaged (kind, id, why)
Result<Campaign> readCampaign(const oob::OrderOfBattle &book);
/// The same on another thread. Until it is done no document of the book may change, nor go; the
/// book may be moved meanwhile.
/// @return what waits for it, at the latest as it is destroyed; not valid: there is no campaign
std::future<Result<Campaign>> readCampaignAhead(const oob::OrderOfBattle &book);

/// @return the changes of documents between two states, in the order in which they hold.
oob::ChangeSet campaignChanges(const oob::OrderOfBattle &book, const Campaign &before,
                               const Campaign &after);

/// @return one document with the whole state: the campaign's rows and, of the order of battle, what
/// a campaign changes (strength, quality, fates, posts). The same state gives the same bytes.
std::string stateJson(const oob::OrderOfBattle &book);

/// A struct as the document that holds it.
template <class T> oob::Document documentOf(const T &row) {
    return {std::string(T::kKind), row.key(), toJson(toRecord(row))};
}

inline constexpr std::string_view kCampaignNone = "campaign-none";
inline constexpr std::string_view kCampaignTooNew = "campaign-too-new";
inline constexpr std::string_view kCampaignDamaged = "campaign-damaged";

} // namespace sabretache::campaign

namespace sabretache {
template <>
inline constexpr auto kWords<campaign::FightState> = wordList<campaign::FightState>({
    {campaign::FightState::Open, "open"},
    {campaign::FightState::Returned, "returned"},
    {campaign::FightState::Applied, "applied"},
    {campaign::FightState::Cancelled, "cancelled"},
});
} // namespace sabretache
