// The acts of a campaign turn (CA-2.2), one function each: it works out an edit and changes
// nothing. An act that needs dice takes faces; the rolls that it wants are asked for first.
#pragma once

#include "campaign/standings.h"
#include "campaign/working.h"
#include "dice/roll.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace sabretache::campaign {

// --- the campaign itself ---

struct Beginning {
    std::string name;
    std::string start; ///< ISO
    TurnLength length = TurnLength::Week;
    bool oldStyle = false;
    bool map = false;
    std::int32_t lastTurn = 0;
};
/// Starts a campaign with all armies of the book, a side for each of their words.
/// @error campaign-there: the book holds one; campaign-date (text); campaign-two-sides (count)
/// @rule CA-1.1, CA-1.2
Result<oob::Edit> beginCampaign(const Context &context, const Beginning &beginning);
/// Name, calendar, map and last turn. @error campaign-date
Result<oob::Edit> changeHead(const Context &context, const Beginning &beginning);
/// One house rule; on the record. @error rule-value-unknown, rule-value-range @rule CA-1.1
Result<oob::Edit> setFigure(const Context &context, const std::string &name,
                            const std::string &value);
/// @error campaign-no-such-row
Result<oob::Edit> changeSide(const Context &context, const SideRecord &side);
/// Takes an army of the book that was added since into the campaign.
Result<oob::Edit> enlist(const Context &context, ArmyId army);
Result<oob::Edit> endCampaign(const Context &context);
/// Begins the next campaign with the survivors: present strength, quality, honours and dead stay;
/// turn, points, pools and experience records begin anew. @error campaign-not-ended
Result<oob::Edit> nextCampaign(const Context &context, const Beginning &beginning);

// --- the map ---

Result<oob::Edit> putPlace(const Context &context, Place place);
/// Its roads go with it. @error place-in-use (name): an army stands there or is due there
Result<oob::Edit> removePlace(const Context &context, PlaceId place);
/// @error road-loop, campaign-no-such-row, road-days
Result<oob::Edit> putRoad(const Context &context, RoadRecord road);
Result<oob::Edit> removeRoad(const Context &context, Uuid road);
Result<oob::Edit> setPicture(const Context &context, std::string base64);
/// Puts an army on the map, or takes it off (null). @error campaign-no-such-row
Result<oob::Edit> placeArmy(const Context &context, ArmyId army, PlaceId place);

// --- steps of the turn ---

/// Marks a step as finished, or as open again. @rule CA-2.2
Result<oob::Edit> setStepDone(const Context &context, Step step, bool done);
/// Goes to a step, leaving the others as they are. @rule CA-2.2
Result<oob::Edit> goToStep(const Context &context, Step step);
/// What a step still waits for, as codes with arguments; empty: nothing.
std::vector<Error> openMatters(const Context &context, Step step);
/// The same of a campaign that is at hand: pages ask for all steps at once.
std::vector<Error> openMatters(const Working &work, Step step);

// --- arrivals and drafts ---

/// @error campaign-no-such-row, campaign-date @rule CA-7.1
Result<oob::Edit> putArrival(const Context &context, Arrival arrival);
Result<oob::Edit> removeArrival(const Context &context, Uuid arrival);
/// @return arrivals that are due by the end of this turn and have not come. @rule CA-7.1
std::vector<Arrival> dueArrivals(const Campaign &campaign);
/// Lets come what is due. @rule CA-7.1
Result<oob::Edit> arrive(const Context &context, Uuid arrival);

DraftFacts draftFacts(const Working &work, UnitId unit);
/// @error draft-too-many (wanted, most); fight-unit-busy @rule CA-7.2
Result<oob::Edit> draft(const Context &context, UnitId unit, std::int32_t castings);

/// Units under a quarter of their establishment, which are disbanded or left in depot. @rule CA-4.5
std::vector<UnitId> weakUnits(const Context &context);
std::vector<UnitId> weakUnits(const Working &work);
/// Puts a unit's men into another of its army and arm; what is over goes to the pool, the unit is
/// retired. @error disband-other-arm (unit), fight-unit-busy @rule CA-4.5
Result<oob::Edit> disband(const Context &context, UnitId unit, UnitId into);
/// @rule CA-4.5
Result<oob::Edit> setDepot(const Context &context, UnitId unit, bool depot);

// --- commanders ---

/// A post that nobody fit holds.
struct Vacancy {
    oob::CommandId command;
    ArmyId army;
    PersonId away;                ///< who holds it and is wounded; null: nobody
    std::optional<PersonId> next; ///< by seniority; nothing: somebody is promoted
};
/// @return posts of armies, of columns that give orders, and of brigades that lost their commander
/// in this campaign. @rule CA-6.3
std::vector<Vacancy> vacancies(const Context &context);
std::vector<Vacancy> vacancies(const Working &work);
/// @param person null: the next by seniority, or a newly promoted man
/// @param promoted name of a newly promoted man; used where there is no other
/// @rule CA-6.3
Result<oob::Edit> fillVacancy(const Context &context, const oob::CommandId &command,
                              PersonId person, const std::string &promoted = {});
/// @return wounded men whose turn to come back is here or past. @rule CA-6.1
std::vector<PersonId> dueBack(const Context &context);
Result<oob::Edit> comeBack(const Context &context, PersonId person);
/// A prisoner goes home. @rule CA-6.2
Result<oob::Edit> exchange(const Context &context, PersonId person);

// --- marches and contact ---

/// What a unit throws on a forced march. @rule CA-8.1
ForcedRoll forcedRollOf(const Working &work, UnitId unit);
/// The rolls of an army's units, in roster order. @rule CA-8.1
std::vector<dice::RollRequest> forcedRolls(const Context &context, ArmyId army,
                                           std::string_view purpose);
/// @return the shortest way of an army to a place round the places that the enemy holds with an
/// army; empty: there is none. @rule CA-8.1, CA-8.2
std::vector<PlaceId> wayFor(const Working &work, ArmyId army, PlaceId to);
/// Days that an army can still march this turn, without forcing. @rule CA-8.1
std::int32_t daysLeft(const Campaign &campaign, ArmyId army);
/// @param way places, the army's own first
/// @param faces of forcedRolls, where the march is forced; else empty
/// @error march-no-road, march-too-far (days, most), march-dice, fight-unit-busy, march-contact
/// @rule CA-8.1
Result<oob::Edit> marchArmy(const Context &context, ArmyId army, const std::vector<PlaceId> &way,
                            const std::vector<dice::Faces> &faces = {});

struct Contact {
    ArmyId first;
    ArmyId second;
    PlaceId place; ///< where they met; the end of the later one's march on a road
    ArmyId later;  ///< who came later
};
/// @return opposing armies that met this turn and have no battle in it yet. @rule CA-8.2
std::vector<Contact> contacts(const Context &context);
std::vector<Contact> contacts(const Working &work);
/// @return roads that an army which declines can take; empty: it must fight. @rule CA-8.2
std::vector<PlaceId> declineRoads(const Context &context, ArmyId army);
/// @error decline-twice, decline-no-road, march-dice @rule CA-8.2
Result<oob::Edit> declineBattle(const Context &context, ArmyId army, PlaceId to,
                                const std::vector<dice::Faces> &faces);

// --- supply and end of turn ---

struct SupplyLine {
    ArmyId army;
    Supply supply;
    std::int32_t loses = 0; ///< castings of each brigade at the end of the turn
};
/// @return how each army on the map is supplied. @rule CA-8.3
std::vector<SupplyLine> supplies(const Context &context);
std::vector<SupplyLine> supplies(const Working &work);

struct Standing {
    std::string side;
    Score score;
    std::int32_t infantry = 0;
    std::int32_t cavalry = 0;
    std::int32_t artillery = 0;
    std::int32_t guns = 0;
    std::int32_t pool = 0;
    std::int32_t lost = 0; ///< steps lost for good in battles
    std::int32_t steps() const { return infantry + cavalry + artillery; }
    bool operator==(const Standing &) const = default;
};
/// @rule CA-9.1
std::vector<Standing> standings(const Context &context);
std::vector<Standing> standings(const Working &work);

/// Ends the turn: what supply costs, standings on the record, pools filled, the next turn begun.
/// @error turn-battles-open (name): a return is not applied; turn-over: the campaign has ended
/// @rule CA-2.2, CA-8.3, CA-9.1
Result<oob::Edit> endTurn(const Context &context);

/// The next thing to do, for one key and for the command line: finishes the present step (letting
/// arrive what is due, losing what supply costs) and goes to the next; at the end a new turn.
/// @error step-waits (step, what first): something of it needs the umpire
Result<oob::Edit> nextStep(const Context &context);

inline constexpr std::string_view kCampaignThere = "campaign-there";
inline constexpr std::string_view kCampaignDate = "campaign-date";
inline constexpr std::string_view kCampaignTwoSides = "campaign-two-sides";
inline constexpr std::string_view kCampaignNotEnded = "campaign-not-ended";
inline constexpr std::string_view kPlaceInUse = "place-in-use";
inline constexpr std::string_view kRoadLoop = "road-loop";
inline constexpr std::string_view kRoadDays = "road-days";
inline constexpr std::string_view kDraftTooMany = "draft-too-many";
inline constexpr std::string_view kDisbandOtherArm = "disband-other-arm";
inline constexpr std::string_view kMarchTooFar = "march-too-far";
inline constexpr std::string_view kMarchDice = "march-dice";
inline constexpr std::string_view kMarchContact = "march-contact";
inline constexpr std::string_view kDeclineTwice = "decline-twice";
inline constexpr std::string_view kDeclineNoRoad = "decline-no-road";
inline constexpr std::string_view kTurnBattlesOpen = "turn-battles-open";
inline constexpr std::string_view kTurnOver = "turn-over";
inline constexpr std::string_view kPostFilled = "post-filled";
inline constexpr std::string_view kPersonNotFree = "person-not-free";
/// Matters of a step: codes with their arguments.
inline constexpr std::string_view kMatterArrival = "matter-arrival";       ///< (army, date)
inline constexpr std::string_view kMatterContact = "matter-contact";       ///< (army, army)
inline constexpr std::string_view kMatterBattle = "matter-battle";         ///< (name)
inline constexpr std::string_view kMatterRetreat = "matter-retreat";       ///< (army)
inline constexpr std::string_view kMatterVacancy = "matter-vacancy";       ///< (post)
inline constexpr std::string_view kMatterWeak = "matter-weak";             ///< (unit)
inline constexpr std::string_view kMatterBack = "matter-back";             ///< (person)
inline constexpr std::string_view kMatterUnsupplied = "matter-unsupplied"; ///< (army, castings)

} // namespace sabretache::campaign
