// What the files of a turn's acts share; no part of what others see of a campaign.
#pragma once

#include "campaign/turns.h"

#include <set>
#include <string>
#include <vector>

namespace sabretache::campaign {

inline std::string text(std::int64_t n) { return std::to_string(n); }

SideRecord *sideRow(Working &work, std::string_view name); ///< null: no such side
/// Takes an army with its units into the campaign, and its side if it is new.
void takeIn(Working &work, ArmyId army);
/// @error campaign-date
Result<Date> dateOf(const std::string &iso);

/// @error campaign-no-such-row (id), fight-not-open (name)
Result<Fight> openFight(const Working &work, FightId id);

/// Places where an army of an enemy of `side` stands.
std::set<PlaceId> enemyPlaces(const Working &work, const std::string &side);
/// An army that stands somewhere alone holds the place.
void settlePlace(Working &work, ArmyId army);
void arriveIn(Working &work, Arrival &arrival);

std::string postName(const Working &work, const oob::CommandId &command);
std::vector<PersonId> dueBackIn(const Working &work);
void comeBackIn(Working &work, PersonId person);

} // namespace sabretache::campaign
