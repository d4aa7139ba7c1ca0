// The campaign's calendar (section 2). Dates are Gregorian; where a campaign is fought in old style
// the Julian date stands beside it (Blenheim: 13 August 1704, 2 August old style).
#pragma once

#include "base/quantity.h"
#include "base/words.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace sabretache::campaign {

/// A day as its count from 1970-01-01, Gregorian. Negative before.
struct Date {
    std::int32_t days = 0;
    constexpr auto operator<=>(const Date &) const = default;
};

struct YearMonthDay {
    std::int32_t year = 0;
    std::int32_t month = 0; ///< 1 to 12
    std::int32_t day = 0;   ///< 1 to 31
    bool operator==(const YearMonthDay &) const = default;
};

enum class TurnLength : std::uint8_t { Day, Week, Month };

/// @return nothing when `iso` is not a real Gregorian day `YYYY-MM-DD` of the years 1 to 9999.
std::optional<Date> dateFromIso(std::string_view iso);
std::string isoText(Date date);
YearMonthDay gregorian(Date date);
/// The same day in the Julian calendar ("old style"). @rule CA-2.1
YearMonthDay julian(Date date);

/// First day of a turn; turn 1 begins on `start`. A month's turn begins on the same day of a later
/// month, or on its last day where that month is too short. @rule CA-2.1
Date turnBegins(Date start, TurnLength length, Turns turn);
/// Last day of a turn.
Date turnEnds(Date start, TurnLength length, Turns turn);
/// @return days of the turn, which are its days of marching (CA-8.1).
std::int32_t daysOfTurn(Date start, TurnLength length, Turns turn);
/// @return the turn in which a day lies; 0 before the start.
Turns turnOf(Date start, TurnLength length, Date day);

} // namespace sabretache::campaign

namespace sabretache {
template <>
inline constexpr auto kWords<campaign::TurnLength> = wordList<campaign::TurnLength>({
    {campaign::TurnLength::Day, "day"},
    {campaign::TurnLength::Week, "week"},
    {campaign::TurnLength::Month, "month"},
});
} // namespace sabretache
