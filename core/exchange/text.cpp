#include "exchange/text.h"

#include "exchange/finding.h"

#include <QtCore/QString>
#include <array>

namespace sabretache::exchange {

namespace {

/// Base letters of U+00C0 ... U+017F; '?' where there is no single one.
constexpr std::string_view kLatinBase =
    "aaaaaa?ceeeeiiiidnooooo*ouuuuyt?aaaaaa?ceeeeiiiidnooooo/ouuuuyty"  // C0-FF
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii??jjkkklllllll"  // 100-13F
    "lllnnnnnnnnnoooooo??rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs"; // 140-17F
static_assert(kLatinBase.size() == 192);

void foldOther(std::string &out, char32_t c) {
    switch (c) {
    case U'ß':
        out += "ss";
        return;
    case U'æ':
    case U'Æ':
        out += "ae";
        return;
    case U'œ':
    case U'Œ':
        out += "oe";
        return;
    case U'\u0132':
    case U'\u0133':
        out += "ij";
        return;
    case U'‐':
    case U'‑':
    case U'‒':
    case U'–':
    case U'—':
    case U'―':
    case U'−':
        out += '-';
        return;
    case U'‘':
    case U'’':
    case U'ʼ':
    case U'´':
        out += '\'';
        return;
    case U'“':
    case U'”':
    case U'„':
    case U'″':
        out += '"';
        return;
    case U'×':
        out += 'x';
        return;
    default:
        break;
    }
    if (c >= 0xC0 && c <= 0x17F && kLatinBase[c - 0xC0] != '?') {
        out += kLatinBase[c - 0xC0];
        return;
    }
    if (c >= 0x300 && c <= 0x36F) // a combining accent
        return;
    const char32_t lower = c <= 0x10FFFF ? QChar::toLower(c) : c;
    appendCharacter(out, lower);
}

} // namespace

bool isBlankCharacter(char32_t c) {
    return c == U' ' || c == U'\t' || c == 0xA0 || c == 0x202F || (c >= 0x2000 && c <= 0x200B) ||
           c == 0x3000 || c == 0xFEFF;
}

char32_t nextCharacter(std::string_view text, std::size_t &at) {
    const auto byteAt = [&](std::size_t i) {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
    };
    const unsigned first = byteAt(at);
    if (first < 0x80) {
        ++at;
        return first;
    }
    const std::size_t size = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 0;
    if (size == 0 || at + size > text.size()) {
        ++at;
        return 0xFFFD;
    }
    char32_t c = first & (0xFFU >> (size + 1));
    for (std::size_t i = 1; i < size; ++i) {
        const unsigned next = byteAt(at + i);
        if ((next & 0xC0U) != 0x80U) {
            ++at;
            return 0xFFFD;
        }
        c = (c << 6U) | (next & 0x3FU);
    }
    at += size;
    return c;
}

void appendCharacter(std::string &out, char32_t c) {
    const auto put = [&](char32_t byte) { out += static_cast<char>(byte); };
    if (c < 0x80) {
        put(c);
    } else if (c < 0x800) {
        put(0xC0U | (c >> 6U));
        put(0x80U | (c & 0x3FU));
    } else if (c < 0x10000) {
        put(0xE0U | (c >> 12U));
        put(0x80U | ((c >> 6U) & 0x3FU));
        put(0x80U | (c & 0x3FU));
    } else {
        put(0xF0U | (c >> 18U));
        put(0x80U | ((c >> 12U) & 0x3FU));
        put(0x80U | ((c >> 6U) & 0x3FU));
        put(0x80U | (c & 0x3FU));
    }
}

std::string_view withoutBlanks(std::string_view text) {
    std::size_t begin = 0;
    while (begin < text.size()) {
        const char c = text[begin];
        if (c == '\n' || c == '\r') {
            ++begin;
            continue;
        }
        std::size_t next = begin;
        if (!isBlankCharacter(nextCharacter(text, next)))
            break;
        begin = next;
    }
    std::size_t end = text.size();
    while (end > begin) {
        std::size_t start = end - 1;
        while (start > begin && (static_cast<unsigned char>(text[start]) & 0xC0U) == 0x80U)
            --start;
        const char c = text[start];
        std::size_t next = start;
        if (c != '\n' && c != '\r' && !isBlankCharacter(nextCharacter(text, next)))
            break;
        end = start;
    }
    return text.substr(begin, end - begin);
}

std::string folded(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    bool blank = false;
    for (std::size_t i = 0; i < text.size();) {
        const char raw = text[i];
        if (static_cast<unsigned char>(raw) < 0x80) {
            ++i;
            if (raw == ' ' || raw == '\t' || raw == '\n' || raw == '\r') {
                blank = !out.empty();
                continue;
            }
            if (blank) {
                out += ' ';
                blank = false;
            }
            out += raw >= 'A' && raw <= 'Z' ? static_cast<char>(raw - 'A' + 'a') : raw;
            continue;
        }
        const char32_t c = nextCharacter(text, i);
        if (isBlankCharacter(c)) {
            blank = !out.empty();
            continue;
        }
        if (blank) {
            out += ' ';
            blank = false;
        }
        foldOther(out, c);
    }
    return out;
}

std::vector<std::string_view> wordsOf(std::string_view text) {
    const auto inWord = [](char c) {
        return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
               static_cast<unsigned char>(c) >= 0x80;
    };
    std::vector<std::string_view> out;
    for (std::size_t i = 0; i < text.size();) {
        if (!inWord(text[i])) {
            ++i;
            continue;
        }
        std::size_t end = i;
        while (end < text.size() && inWord(text[end]))
            ++end;
        out.push_back(text.substr(i, end - i));
        i = end;
    }
    return out;
}

bool beginsWithCapital(std::string_view text) {
    for (std::size_t i = 0; i < text.size();) {
        const char32_t c = nextCharacter(text, i);
        if (QChar::isLetter(c))
            return QChar::isUpper(c) || !QChar::isLower(c);
        if (QChar::isDigit(c))
            return true;
    }
    return false;
}

bool hasCapitalWord(std::string_view text) {
    bool start = true;
    for (std::size_t i = 0; i < text.size();) {
        const char32_t c = nextCharacter(text, i);
        const bool letter = QChar::isLetter(c);
        if (letter && start && !QChar::isLower(c))
            return true;
        start = !letter;
    }
    return false;
}

std::string replacedAll(std::string text, std::string_view from, std::string_view to) {
    for (std::size_t at = text.find(from); at != std::string::npos;
         at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

std::string shownText(std::string_view text) {
    if (text.size() <= kMostShownText)
        return std::string(text);
    std::size_t end = kMostShownText;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
        --end;
    return std::string(text.substr(0, end)) + "…";
}

} // namespace sabretache::exchange
