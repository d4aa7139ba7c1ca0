#include "exchange/numbers.h"

#include "exchange/numberparts.h"
#include "exchange/text.h"
#include "exchange/vocabulary.h"

#include <algorithm>
#include <array>

namespace sabretache::exchange {

namespace {

template <std::size_t N>
bool isOneOf(std::string_view word, const std::array<std::string_view, N> &words) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

constexpr std::array<std::string_view, 18> kUnknownTexts{
    "",     "-",       "--",      "---",       "?",   "??",   "???",    "n/a", "na",
    "n.a.", "unknown", "inconnu", "unbekannt", "...", "k.a.", "ignoto", ".",   "not known"};

constexpr std::array<std::string_view, 22> kAboutWords{
    "c.",    "ca.",     "circa", "approx.",  "approximately", "approx",
    "about", "around",  "some",  "over",     "under",         "environ",
    "env.",  "etwa",    "rund",  "ungefahr", "nearly",        "almost",
    "near",  "roughly", "ca",    "c"};

constexpr std::array<std::string_view, 16> kMonths{"jan", "feb", "mar", "apr", "may", "mai",
                                                   "jun", "jul", "aug", "sep", "oct", "okt",
                                                   "nov", "dec", "dez", "fev"};

/// Takes footnote marks such as "[1]" and "*" off the end.
void takeFootnoteMarks(std::string_view &text) {
    for (;;) {
        if (!text.empty() && text.back() == '*') {
            text = trimmed(text.substr(0, text.size() - 1));
            continue;
        }
        if (text.size() > 2 && text.back() == ']') {
            const std::size_t open = text.rfind('[');
            if (open != std::string_view::npos && open > 0 && text.size() - open <= 5) {
                text = trimmed(text.substr(0, open));
                continue;
            }
        }
        return;
    }
}

/// @return how many bytes the group separator at `at` takes; 0: there is none.
std::size_t groupSeparator(std::string_view text, std::size_t at) {
    if (at >= text.size())
        return 0;
    const char c = text[at];
    return c == '.' || c == ',' || c == '\'' || c == ' ' ? 1U : 0U; // folded: no wide blanks
}

bool digitsAt(std::string_view text, std::size_t at, std::size_t count) {
    if (at + count > text.size())
        return false;
    for (std::size_t i = 0; i < count; ++i)
        if (!isDigit(text[at + i]))
            return false;
    return at + count == text.size() || !isDigit(text[at + count]);
}

struct Scanned {
    std::int64_t hundredths = 0;
    bool grouped = false;
    bool blankGroups = false;
    bool fraction = false;
    std::size_t groups = 0;
};

/// Reads digits with groups of thousands and a fraction. @return nothing when no digit stands
/// there.
std::optional<Scanned> scanNumber(std::string_view text, std::size_t &at) {
    if (at >= text.size())
        return std::nullopt;
    Scanned out;
    const auto half = [&](std::size_t i) { return text.compare(i, 2, "½") == 0; };
    const auto quarter = [&](std::size_t i) { return text.compare(i, 2, "¼") == 0; };
    const auto threeQuarters = [&](std::size_t i) { return text.compare(i, 2, "¾") == 0; };
    std::int64_t value = 0;
    std::size_t digits = 0;
    while (at < text.size() && isDigit(text[at])) {
        value = std::min(value * 10 + (text[at] - '0'), kHuge);
        ++at;
        ++digits;
    }
    if (digits >= 1 && digits <= 3) {
        char separator = 0;
        while (groupSeparator(text, at) && digitsAt(text, at + 1, 3)) {
            if (separator && text[at] != separator)
                break;
            separator = text[at];
            out.blankGroups = out.blankGroups || separator == ' ';
            value = std::min(value * 1000 + (text[at + 1] - '0') * 100 + (text[at + 2] - '0') * 10 +
                                 (text[at + 3] - '0'),
                             kHuge);
            at += 4;
            ++out.groups;
        }
        out.grouped = out.groups > 0;
    }
    out.hundredths = std::min(value, kHuge / 100) * 100;
    if (at + 1 < text.size() && (text[at] == '.' || text[at] == ',') && isDigit(text[at + 1]) &&
        digits > 0) {
        std::size_t i = at + 1;
        std::int64_t part = 0;
        std::int64_t scale = 100;
        while (i < text.size() && isDigit(text[i])) {
            scale /= 10;
            part += (text[i] - '0') * scale;
            ++i;
        }
        out.hundredths += part;
        out.fraction = part != 0;
        at = i;
        return out;
    }
    std::size_t i = at;
    if (i < text.size() && text[i] == ' ')
        ++i;
    const auto takeFraction = [&](std::int64_t part, std::size_t size) {
        out.hundredths += part;
        out.fraction = true;
        at = i + size;
    };
    if (half(i))
        takeFraction(50, 2);
    else if (quarter(i))
        takeFraction(25, 2);
    else if (threeQuarters(i))
        takeFraction(75, 2);
    else if (digits > 0 && i > at && text.compare(i, 3, "1/2") == 0)
        takeFraction(50, 3);
    else if (digits == 0)
        return std::nullopt;
    return out;
}

bool looksLikeDate(std::string_view text) {
    const std::vector<std::string_view> words = wordsOf(text);
    if (words.size() < 2 || words.size() > 3 || text.find(' ') != std::string_view::npos)
        return false;
    bool month = false;
    bool number = false;
    for (const std::string_view w : words) {
        month = month || isOneOf(w.substr(0, 3), kMonths);
        number = number || isDigit(w.front());
    }
    return month && number;
}

} // namespace

bool takeAbout(std::string_view &text) {
    bool found = false;
    for (bool again = true; again;) {
        again = false;
        if (!text.empty() && (text.front() == '~' || text.front() == '>' || text.front() == '<')) {
            text = trimmed(text.substr(1));
            found = again = true;
        }
        if (text.substr(0, 2) == "±" || text.substr(0, 3) == "≈") {
            text = trimmed(text.substr(text.substr(0, 2) == "±" ? 2 : 3));
            found = again = true;
        }
        for (const std::string_view word : kAboutWords) {
            if (text.size() <= word.size() || text.substr(0, word.size()) != word)
                continue;
            const char next = text[word.size()];
            const bool whole = next == ' ' || (isDigit(next) &&
                                               (word.back() == '.' || word == "c" || word == "ca"));
            if (!whole)
                continue;
            text = trimmed(text.substr(word.size()));
            found = again = true;
            break;
        }
        if (!text.empty() && (text.back() == '?' || text.back() == '+')) {
            text = trimmed(text.substr(0, text.size() - 1));
            found = again = true;
        }
        for (const std::string_view mark :
             {std::string_view("(?)"), std::string_view("est."), std::string_view("(est)"),
              std::string_view("(est.)")}) {
            if (text.size() > mark.size() && text.substr(text.size() - mark.size()) == mark) {
                text = trimmed(text.substr(0, text.size() - mark.size()));
                found = again = true;
            }
        }
    }
    return found;
}

WholeNumber readWhole(std::string_view cell, std::int64_t most) {
    // The common case first: plain digits.
    std::string_view plain = trimmed(cell);
    if (!plain.empty() && plain.size() <= 9 &&
        std::all_of(plain.begin(), plain.end(), [](char c) { return isDigit(c); })) {
        std::int64_t value = 0;
        for (const char c : plain)
            value = value * 10 + (c - '0');
        return bounded(NumberKind::Exact, value, most);
    }
    const std::string kept = folded(plain);
    std::string_view text = kept;
    if (isOneOf(text, kUnknownTexts))
        return {};
    takeFootnoteMarks(text);
    const bool about = takeAbout(text);
    // "men", "hommes" behind the figure say nothing new in a column of men.
    if (const std::size_t blank = text.rfind(' ');
        blank != std::string_view::npos && isDigit(text.front())) {
        const std::string_view last = wordsOf(text.substr(blank)).empty()
                                          ? std::string_view()
                                          : wordsOf(text.substr(blank)).front();
        const CountUnit unit = countUnitOf(last);
        if (unit == CountUnit::Men || unit == CountUnit::Guns)
            text = trimmed(text.substr(0, blank));
    }
    if (isOneOf(text, kUnknownTexts))
        return {};
    if (text.size() > 1 && text.front() == '-' && isDigit(text[1])) {
        const std::string_view digits = text.substr(1);
        return std::all_of(digits.begin(), digits.end(),
                           [](char c) { return isDigit(c) || c == '.' || c == ',' || c == ' '; })
                   ? whole(NumberKind::Negative)
                   : whole(NumberKind::Wrong);
    }
    if (looksLikeDate(text))
        return whole(NumberKind::LikeDate);
    std::size_t at = 0;
    const std::optional<Scanned> first = scanNumber(text, at);
    if (!first) {
        if (const auto word = numberWord(text))
            return bounded(about ? NumberKind::Approximate : NumberKind::Exact, *word, most);
        return whole(NumberKind::Wrong);
    }
    // Several figures with blanks between them: 780 706 599 695 is no number of men.
    const auto figures = [&] {
        std::size_t n = 0;
        for (const std::string_view w : wordsOf(text))
            n += isDigit(w.front()) ? 1U : 0U;
        return n;
    };
    if (first->blankGroups && (first->groups > 1 || first->hundredths / 100 > 200'000))
        return whole(NumberKind::Rivals);
    if (at < text.size()) {
        std::string_view after = trimmed(text.substr(at));
        bool dash = false;
        for (const std::string_view mark : {std::string_view("-"), std::string_view("to "),
                                            std::string_view("bis "), std::string_view("a ")}) {
            if (after.substr(0, mark.size()) == mark) {
                after = trimmed(after.substr(mark.size()));
                dash = true;
                break;
            }
        }
        std::size_t to = 0;
        const std::optional<Scanned> second = scanNumber(after, to);
        if (dash && second && trimmed(after.substr(to)).empty() && !first->fraction &&
            !second->fraction) {
            WholeNumber range = whole(NumberKind::Range);
            range.low = first->hundredths / 100;
            range.high = second->hundredths / 100;
            // "11-26.000" is eleven to twenty-six thousand.
            if (second->grouped && !first->grouped && range.low * 1000 <= range.high)
                range.low *= 1000;
            range.value = (range.low + range.high) / 2;
            if (range.low > range.high)
                return whole(NumberKind::Wrong);
            if (range.high > most)
                range.kind = NumberKind::TooLarge;
            return range;
        }
        return whole(figures() > 1 ? NumberKind::Rivals : NumberKind::Wrong);
    }
    if (first->fraction)
        return whole(NumberKind::Wrong);
    return bounded(about ? NumberKind::Approximate : NumberKind::Exact, first->hundredths / 100,
                   most);
}

Size readSize(std::string_view cell) {
    Size out;
    const std::string kept = folded(cell);
    std::string_view text = kept;
    if (isOneOf(text, kUnknownTexts))
        return out;
    // Officers and men, in Nafziger's way: (0/89).
    {
        std::size_t at = 0;
        const auto officers = scanNumber(text, at);
        if (officers && at < text.size() && text[at] == '/') {
            ++at;
            const auto men = scanNumber(text, at);
            if (men && at == text.size()) {
                out.officers = officers->hundredths / 100;
                out.men = bounded(NumberKind::Exact, men->hundredths / 100, kMostMen);
                return out;
            }
        }
    }
    std::string rest;
    const auto addRest = [&](std::string_view part) {
        if (trimmed(part).empty())
            return;
        if (!rest.empty())
            rest += ' ';
        rest += trimmed(part);
    };
    std::size_t at = 0;
    while (at < text.size()) {
        const char c = text[at];
        if (c == ' ' || c == ',' || c == ';' || c == '&' || c == '+' || c == '/' || c == '.') {
            ++at;
            continue;
        }
        // An "about" mark before the number.
        std::string_view here = text.substr(at);
        bool about = false;
        for (const std::string_view mark : kAboutWords) {
            if (here.size() > mark.size() && here.substr(0, mark.size()) == mark &&
                (here[mark.size()] == ' ' || isDigit(here[mark.size()])) &&
                (mark.back() == '.' || here[mark.size()] == ' ')) {
                std::size_t next = at + mark.size();
                while (next < text.size() && text[next] == ' ')
                    ++next;
                if (next < text.size() && isDigit(text[next])) {
                    at = next;
                    about = true;
                }
                break;
            }
        }
        if (text[at] == '~') {
            about = true;
            ++at;
            if (at >= text.size())
                break;
        }
        const std::size_t start = at;
        std::optional<Scanned> number = scanNumber(text, at);
        if (!number) {
            // A word: a number word, "and" between parts, or something else.
            std::size_t end = at;
            while (end < text.size() && text[end] != ' ' && text[end] != ',' && text[end] != ';' &&
                   text[end] != '-' && text[end] != '&' && text[end] != '+')
                ++end;
            if (end == at)
                end = at + 1;
            const std::string_view word = text.substr(at, end - at);
            at = end;
            if (word == "and" || word == "et" || word == "und" || word == "e" || word == "y")
                continue;
            if (const auto value = numberWord(word)) {
                number = Scanned{*value * 100};
                for (const std::string_view half :
                     {std::string_view("-and-a-half"), std::string_view(" and a half"),
                      std::string_view(" et demi"), std::string_view("-et-demi")}) {
                    if (text.compare(at, half.size(), half) == 0) {
                        number->hundredths += 50;
                        number->fraction = true;
                        at += half.size();
                        break;
                    }
                }
            } else {
                if (word != "-" && word != "?")
                    addRest(word);
                else if (word == "?")
                    out.approximate = true;
                continue;
            }
        }
        if (number->hundredths / 100 > kMostMen) {
            out.tooLarge = true;
            continue;
        }
        // The word behind it.
        std::size_t wordAt = at;
        while (wordAt < text.size() && (text[wordAt] == ' ' || text[wordAt] == '-'))
            ++wordAt;
        if (wordAt < text.size() && text[wordAt] == '?' && wordAt == at) {
            about = true;
            ++at;
            ++wordAt;
            while (wordAt < text.size() && text[wordAt] == ' ')
                ++wordAt;
        }
        std::size_t wordEnd = wordAt;
        while (wordEnd < text.size() && !isDigit(text[wordEnd]) &&
               std::string_view(" ,;&+/()-?.").find(text[wordEnd]) == std::string_view::npos)
            ++wordEnd;
        const std::string_view word = text.substr(wordAt, wordEnd - wordAt);
        const CountUnit unit = countUnitOf(word);
        const Hundredths count(static_cast<std::int32_t>(number->hundredths));
        const auto add = [&](std::optional<Hundredths> &to) {
            to = to ? *to + count : count;
            at = wordEnd;
            if (at < text.size() && text[at] == '.')
                ++at;
            out.approximate = out.approximate || about;
        };
        switch (unit) {
        case CountUnit::Battalions:
            add(out.battalions);
            break;
        case CountUnit::Squadrons:
            add(out.squadrons);
            break;
        case CountUnit::Companies:
            add(out.companies);
            break;
        case CountUnit::Men:
            at = wordEnd;
            out.men = bounded(about ? NumberKind::Approximate : NumberKind::Exact,
                              out.men.value + number->hundredths / 100, kMostMen);
            break;
        case CountUnit::Officers:
            at = wordEnd;
            out.officers = number->hundredths / 100;
            break;
        default:
            if (out.bare || !word.empty()) {
                addRest(text.substr(start, std::max(at, wordEnd) - start));
                at = std::max(at, wordEnd);
            } else {
                out.bare = number->hundredths;
                out.approximate = out.approximate || about;
            }
            break;
        }
    }
    out.rest = std::move(rest);
    return out;
}

std::string hundredthsText(Hundredths count) {
    std::string out = std::to_string(count.value / 100);
    if (const std::int32_t part = count.value % 100; part != 0) {
        out += '.';
        out += static_cast<char>('0' + part / 10);
        if (part % 10)
            out += static_cast<char>('0' + part % 10);
    }
    return out;
}

} // namespace sabretache::exchange
