// Small work on UTF-8 text that every reader needs: trimming, comparing without accents, case and
// blanks. Plain std::string: a list of 100,000 units is read without a QString for each cell.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace sabretache::exchange {

/// What trimmed() gives, whatever stands at the ends.
std::string_view withoutBlanks(std::string_view text);
/// @return `text` without blanks at its ends; no-break and narrow blanks count as blanks.
inline std::string_view trimmed(std::string_view text) {
    const auto plain = [](char c) { return c > ' ' && static_cast<unsigned char>(c) < 0x80; };
    const bool already = !text.empty() && plain(text.front()) && plain(text.back());
    return already ? text : withoutBlanks(text); // nearly every cell is
}

/// @return `text` in lower case, accents taken off (`ß` is `ss`, `œ` is `oe`), each run of blanks
/// made one, no blanks at the ends, dashes of every kind made `-`: what names and heads are
/// compared by.
std::string folded(std::string_view text);

/// Splits folded text into words: runs of letters and digits.
std::vector<std::string_view> wordsOf(std::string_view foldedText);

/// Reads one character; moves `at` behind it. @return U+FFFD for a byte that is no UTF-8.
char32_t nextCharacter(std::string_view text, std::size_t &at);
void appendCharacter(std::string &out, char32_t c);

/// @return true for a blank of any width (tab included, line breaks not).
bool isBlankCharacter(char32_t c);

inline bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// @return true when the first letter of `text` is a capital (or it begins with a digit).
bool beginsWithCapital(std::string_view text);
/// @return true when some word of `text` begins with a capital letter.
bool hasCapitalWord(std::string_view text);

std::string replacedAll(std::string text, std::string_view from, std::string_view to);

} // namespace sabretache::exchange
