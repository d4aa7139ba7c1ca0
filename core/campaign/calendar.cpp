#include "campaign/calendar.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdio>

namespace sabretache::campaign {

namespace {

using namespace std::chrono;

year_month_day civil(Date date) { return year_month_day(sys_days(std::chrono::days(date.days))); }

Date fromCivil(year_month_day ymd) {
    return {static_cast<std::int32_t>(sys_days(ymd).time_since_epoch().count())};
}

std::optional<int> digits(std::string_view text) {
    int n = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), n);
    if (fault != std::errc() || end != text.data() + text.size() || n < 0)
        return std::nullopt;
    return n;
}

/// 1970-01-01 as a Julian day number (at noon).
constexpr std::int32_t kUnixEpochJulianDay = 2440588;

} // namespace

std::optional<Date> dateFromIso(std::string_view iso) {
    if (iso.size() != 10 || iso[4] != '-' || iso[7] != '-')
        return std::nullopt;
    const auto y = digits(iso.substr(0, 4));
    const auto m = digits(iso.substr(5, 2));
    const auto d = digits(iso.substr(8, 2));
    if (!y || !m || !d || *y < 1)
        return std::nullopt;
    const year_month_day ymd{year(*y), month(static_cast<unsigned>(*m)),
                             day(static_cast<unsigned>(*d))};
    if (!ymd.ok())
        return std::nullopt;
    return fromCivil(ymd);
}

std::string isoText(Date date) {
    const YearMonthDay ymd = gregorian(date);
    char text[16];
    std::snprintf(text, sizeof text, "%04d-%02d-%02d", ymd.year, ymd.month, ymd.day);
    return text;
}

YearMonthDay gregorian(Date date) {
    const year_month_day ymd = civil(date);
    return {static_cast<int>(ymd.year()), static_cast<std::int32_t>(unsigned(ymd.month())),
            static_cast<std::int32_t>(unsigned(ymd.day()))};
}

YearMonthDay julian(Date date) {
    // The Julian calendar repeats every 1,461 days; years are counted from March, so that the leap
    // day is the last of its year.
    const std::int32_t c = date.days + kUnixEpochJulianDay + 32082;
    const std::int32_t d = (4 * c + 3) / 1461;
    const std::int32_t e = c - (1461 * d) / 4;
    const std::int32_t m = (5 * e + 2) / 153;
    return {d - 4800 + m / 10, m + 3 - 12 * (m / 10), e - (153 * m + 2) / 5 + 1};
}

Date turnBegins(Date start, TurnLength length, Turns turn) {
    const std::int32_t passed = turn.value - 1;
    if (length == TurnLength::Day)
        return {start.days + passed};
    if (length == TurnLength::Week)
        return {start.days + 7 * passed};
    const year_month_day first = civil(start);
    const year_month later = year_month(first.year(), first.month()) + months(passed);
    const auto last = year_month_day(later / std::chrono::last);
    return fromCivil(later / std::min(first.day(), last.day()));
}

Date turnEnds(Date start, TurnLength length, Turns turn) {
    return {turnBegins(start, length, turn + Turns(1)).days - 1};
}

std::int32_t daysOfTurn(Date start, TurnLength length, Turns turn) {
    return turnEnds(start, length, turn).days - turnBegins(start, length, turn).days + 1;
}

Turns turnOf(Date start, TurnLength length, Date day) {
    if (day < start)
        return Turns(0);
    const std::int32_t least = length == TurnLength::Day ? 1 : length == TurnLength::Week ? 7 : 28;
    // A guess that is never too late, then forward.
    Turns turn((day.days - start.days) / (length == TurnLength::Month ? 31 : least) + 1);
    while (turnEnds(start, length, turn) < day)
        turn += Turns(1);
    while (turn > Turns(1) && turnBegins(start, length, turn) > day)
        turn -= Turns(1);
    return turn;
}

} // namespace sabretache::campaign
