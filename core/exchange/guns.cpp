#include "exchange/guns.h"

#include "exchange/numberparts.h"
#include "exchange/text.h"
#include "exchange/vocabulary.h"

#include <algorithm>
#include <array>

namespace sabretache::exchange {

namespace {

/// One kind of pieces, such as "12 x 6pdr", "4-8pdr", "1 obusier", "six 12pdrs".
struct PiecesRead {
    std::optional<std::int64_t> count;
    std::string kind;
    bool calibreOnly = false;
    bool range = false;
    std::int64_t high = 0;
    bool about = false;
    bool understood = true;
};

std::optional<std::int64_t> leadingNumber(std::string_view text, std::size_t &at) {
    if (at < text.size() && isDigit(text[at])) {
        std::int64_t value = 0;
        while (at < text.size() && isDigit(text[at])) {
            value = std::min<std::int64_t>(value * 10 + (text[at] - '0'), kHuge);
            ++at;
        }
        return value;
    }
    std::size_t end = at;
    while (end < text.size() && text[end] >= 'a' && text[end] <= 'z')
        ++end;
    if (end > at)
        if (const auto word = numberWord(text.substr(at, end - at))) {
            at = end;
            return word;
        }
    return std::nullopt;
}

void skip(std::string_view text, std::size_t &at, std::string_view what) {
    while (at < text.size() && what.find(text[at]) != std::string_view::npos)
        ++at;
}

std::string_view wordAt(std::string_view text, std::size_t at, std::size_t &end) {
    end = at;
    while (end < text.size() && ((text[end] >= 'a' && text[end] <= 'z') ||
                                 static_cast<unsigned char>(text[end]) >= 0x80))
        ++end;
    return text.substr(at, end - at);
}

/// The words behind the number: calibre, howitzer, guns.
struct Tail {
    CountUnit first = CountUnit::None;
    bool howitzer = false;
    bool inches = false;
    bool unknownWords = false;
    std::optional<std::int64_t> ofCalibre; ///< "8 pièces de 12"
};

Tail readTail(std::string_view text, std::size_t at) {
    Tail out;
    bool any = false;
    while (at < text.size()) {
        skip(text, at, " -.'()");
        if (at >= text.size())
            break;
        if (text[at] == '"') {
            if (!any)
                out.first = CountUnit::Inches;
            any = true;
            out.inches = true;
            ++at;
            continue;
        }
        if (isDigit(text[at])) {
            std::size_t next = at;
            const auto n = leadingNumber(text, next);
            if (any && !out.ofCalibre)
                out.ofCalibre = n;
            at = next;
            continue;
        }
        std::size_t end = at;
        const std::string_view word = wordAt(text, at, end);
        if (end == at) {
            ++at;
            continue;
        }
        const CountUnit unit = countUnitOf(word);
        if (unit == CountUnit::Howitzers)
            out.howitzer = true;
        else if (unit == CountUnit::None && word != "de" && word != "of" && word != "foot" &&
                 word != "horse" && word != "field" && word != "light" && word != "heavy" &&
                 word != "medium" && word != "siege" && word != "long" && word != "short" &&
                 word != "iron" && word != "brass" && word != "bronze" && word != "da")
            out.unknownWords = true;
        if (!any)
            out.first = unit;
        any = any || unit != CountUnit::None;
        at = end;
    }
    return out;
}

std::string pieceKind(std::optional<std::int64_t> calibre, const Tail &tail) {
    std::string out;
    if (calibre && tail.inches)
        out = std::to_string(*calibre) + "in";
    else if (calibre)
        out = std::to_string(*calibre) + "pdr";
    if (tail.howitzer)
        out += out.empty() ? "howitzer" : " howitzer";
    return out;
}

PiecesRead readPart(std::string_view part) {
    PiecesRead out;
    std::string_view text = trimmed(part);
    out.about = takeAbout(text);
    std::size_t at = 0;
    const auto first = leadingNumber(text, at);
    if (!first) {
        out.understood = false;
        return out;
    }
    const std::size_t afterFirst = at;
    bool times = false;
    bool dash = false;
    while (at < text.size() && std::string_view(" x*-").find(text[at]) != std::string_view::npos) {
        // An x that begins a word is none.
        if (text[at] == 'x' && at + 1 < text.size() && text[at + 1] >= 'a' && text[at + 1] <= 'z')
            break;
        times = times || text[at] == 'x' || text[at] == '*';
        dash = dash || text[at] == '-';
        ++at;
    }
    std::size_t afterSecond = at;
    const auto second = leadingNumber(text, afterSecond);
    if (second && afterSecond > at) {
        const Tail tail = readTail(text, afterSecond);
        if (times || tail.first == CountUnit::Pounders || tail.first == CountUnit::Inches ||
            tail.howitzer) {
            out.count = first;
            Tail kind = tail;
            kind.inches = kind.inches || tail.first == CountUnit::Inches;
            out.kind = pieceKind(second, kind);
            out.understood = !tail.unknownWords;
            return out;
        }
        if (dash && (tail.first == CountUnit::None || tail.first == CountUnit::Guns) &&
            !tail.unknownWords) {
            out.range = true;
            out.count = first;
            out.high = *second;
            return out;
        }
        if (tail.first == CountUnit::Guns) { // "4 6 guns": no one knows
            out.understood = false;
            return out;
        }
        out.understood = false;
        return out;
    }
    const Tail tail = readTail(text, times ? at : afterFirst);
    if (!times && (tail.first == CountUnit::Pounders || tail.first == CountUnit::Inches)) {
        out.calibreOnly = true;
        out.kind = pieceKind(first, tail);
        return out;
    }
    out.count = first;
    out.kind = pieceKind(tail.ofCalibre, tail);
    out.understood =
        !tail.unknownWords &&
        (tail.first == CountUnit::None || tail.first == CountUnit::Guns || tail.howitzer || times);
    return out;
}

std::vector<std::string> partsOfGuns(std::string_view text) {
    std::vector<std::string> out(1);
    for (std::size_t i = 0; i < text.size();) {
        bool cut = false;
        for (const std::string_view mark :
             {std::string_view(" and "), std::string_view(" et "), std::string_view(" und "),
              std::string_view(" plus "), std::string_view(" e "), std::string_view(" with "),
              std::string_view(" y ")}) {
            if (text.compare(i, mark.size(), mark) == 0) {
                i += mark.size();
                cut = true;
                break;
            }
        }
        if (!cut && std::string_view(",&+;").find(text[i]) != std::string_view::npos) {
            ++i;
            cut = true;
        }
        if (cut)
            out.emplace_back();
        else
            out.back() += text[i++];
    }
    return out;
}

} // namespace

GunText readGuns(std::string_view cell, std::int64_t most) {
    GunText out;
    const WholeNumber plain = readWhole(cell, most);
    if (plain.kind != NumberKind::Wrong && plain.kind != NumberKind::Rivals) {
        out.total = plain;
        return out;
    }
    const std::string kept = folded(cell);
    std::string_view text = kept;
    // "10 guns (6 x 8pdr, 4 x 4pdr)": the bracket only says which.
    std::string_view inner;
    if (const std::size_t open = text.find('(');
        open != std::string_view::npos && open > 0 && text.back() == ')') {
        inner = text.substr(open + 1, text.size() - open - 2);
        text = trimmed(text.substr(0, open));
    }
    const auto sum = [&](std::string_view all, bool &understood) {
        GunText one;
        bool about = false;
        bool range = false;
        std::int64_t low = 0;
        std::int64_t high = 0;
        bool any = false;
        for (const std::string &part : partsOfGuns(all)) {
            if (trimmed(part).empty())
                continue;
            const PiecesRead read = readPart(part);
            understood = understood && read.understood;
            if (!read.understood || read.calibreOnly || !read.count)
                continue;
            any = true;
            about = about || read.about;
            range = range || read.range;
            low += *read.count;
            high += read.range ? read.high : *read.count;
            one.pieces.push_back({*read.count, read.kind});
        }
        if (any) {
            one.total = bounded(range   ? NumberKind::Range
                                : about ? NumberKind::Approximate
                                        : NumberKind::Exact,
                                (low + high) / 2, most);
            one.total.low = low;
            one.total.high = high;
        }
        return one;
    };
    bool understood = true;
    out = sum(text, understood);
    if (!inner.empty()) {
        bool innerUnderstood = true;
        GunText detail = sum(inner, innerUnderstood);
        if (!out.total.hasValue())
            out = detail;
        else if (detail.total.hasValue() && detail.total.value == out.total.value)
            out.pieces = detail.pieces;
        understood = understood || out.total.hasValue();
    }
    if (!understood) {
        out.pieces.clear();
        out.total =
            whole(plain.kind == NumberKind::Rivals ? NumberKind::Rivals : NumberKind::Wrong);
    }
    return out;
}

bool speaksOfGuns(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!isDigit(text[i]) || (i > 0 && isDigit(text[i - 1])))
            continue;
        std::size_t end = i;
        while (end < text.size() && isDigit(text[end]))
            ++end;
        while (end < text.size() &&
               (text[end] == ' ' || text[end] == '-' || text[end] == 'x' || text[end] == '*')) {
            if (text[end] == 'x' && end + 1 < text.size() && text[end + 1] >= 'a' &&
                text[end + 1] <= 'z')
                break;
            ++end;
        }
        if (end < text.size() && text[end] == '"')
            return true;
        std::size_t wordEnd = end;
        const CountUnit unit = countUnitOf(wordAt(text, end, wordEnd));
        if (unit == CountUnit::Guns || unit == CountUnit::Howitzers ||
            unit == CountUnit::Pounders || unit == CountUnit::Inches)
            return true;
    }
    const std::vector<std::string_view> words = wordsOf(text);
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
        if (!numberWord(words[i]))
            continue;
        const CountUnit unit = countUnitOf(words[i + 1]);
        if (unit == CountUnit::Guns || unit == CountUnit::Howitzers || unit == CountUnit::Pounders)
            return true;
    }
    return false;
}

} // namespace sabretache::exchange
