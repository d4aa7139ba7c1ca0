#include "campaign/service.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <set>
#include <utility>

namespace sabretache::campaign {

Experience experienceAfter(std::int32_t score, std::int32_t quality, const Part &part, Field field,
                           QualityScale scale, const Figures &figures) {
    Experience out;
    out.quality = quality;
    out.honour = part.fought && field == Field::Held;
    out.gained = (out.honour ? 1 : 0) + (part.wonMelee ? 1 : 0) - (part.routed ? 1 : 0);
    out.score = score + out.gained;
    const std::int32_t better = scale.best < scale.worst ? -1 : 1;
    if (out.score >= figures.betterAt) {
        // The best troops keep their points: there is nothing to spend them on.
        if (quality != scale.best) {
            out.quality += better;
            out.score -= figures.betterAt;
        }
    } else if (out.score <= figures.worseAt) {
        if (quality != scale.worst)
            out.quality -= better;
        out.score = 0;
    }
    return out;
}

bool isDead(std::uint8_t face, const Figures &figures) { return face < figures.onlyWoundedFrom; }

Turns turnsAway(std::uint8_t face) { return Turns(face); }

bool isTaken(std::uint8_t face, const Figures &figures) { return face <= figures.commanderTakenTo; }

namespace {

/// Rank words from the top down, folded to lower-case letters; a longer word stands before a
/// shorter one that it contains ("lieutenant-general" before "general").
struct RankWord {
    std::string_view word;
    std::int32_t seniority;
};
constexpr std::array kRanks{
    RankWord{"generalissim", 110},
    RankWord{"captaingeneral", 105},
    RankWord{"capitainegeneral", 105},
    RankWord{"feldmarschalleutnant", 80},
    RankWord{"feldmarschalllieutenant", 80},
    RankWord{"fieldmarshallieutenant", 80},
    RankWord{"generalfeldmarschall", 100},
    RankWord{"feldmarschall", 100},
    RankWord{"fieldmarshal", 100},
    RankWord{"marechaldecamp", 70},
    RankWord{"marshal", 100},
    RankWord{"marechal", 100},
    RankWord{"feldzeugmeister", 90},
    RankWord{"generalmajor", 70},
    RankWord{"majorgeneral", 70},
    RankWord{"lieutenantgeneral", 80},
    RankWord{"generalleutnant", 80},
    RankWord{"generaldedivision", 80},
    RankWord{"generaldebrigade", 70},
    RankWord{"brigadiergeneral", 60},
    RankWord{"general", 90},
    RankWord{"brigadier", 60},
    RankWord{"oberstleutnant", 40},
    RankWord{"lieutenantcolonel", 40},
    RankWord{"colonel", 50},
    RankWord{"oberst", 50},
    RankWord{"major", 30},
    RankWord{"captain", 20},
};

/// Lower-case ASCII letters only; the accents of "général" and "maréchal" lose their mark.
std::string folded(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto c = static_cast<unsigned char>(text[i]);
        if (c < 0x80) {
            if (std::isalpha(c))
                out += static_cast<char>(std::tolower(c));
        } else if (c == 0xC3 && i + 1 < text.size()) {
            const auto next = static_cast<unsigned char>(text[++i]) | 0x20U; // É like é
            if (next >= 0xA8 && next <= 0xAB)
                out += 'e';
        }
    }
    return out;
}

} // namespace

std::int32_t rankSeniority(std::string_view rank) {
    const std::string word = folded(rank);
    for (const RankWord &known : kRanks)
        if (word.find(known.word) != std::string::npos)
            return known.seniority;
    return 0;
}

bool isSenior(const oob::Person &a, const oob::Person &b) {
    const std::int32_t rankA = rankSeniority(a.rank);
    const std::int32_t rankB = rankSeniority(b.rank);
    if (rankA != rankB)
        return rankA > rankB;
    if (a.rankDate != b.rankDate) {
        if (a.rankDate.empty() || b.rankDate.empty())
            return b.rankDate.empty();
        return a.rankDate < b.rankDate;
    }
    return std::tie(a.name, a.id) < std::tie(b.name, b.id);
}

std::optional<PersonId> successor(const oob::OrderOfBattle &book, ArmyId army,
                                  std::span<const PersonId> away) {
    std::set<PersonId> posted;
    for (const auto &[id, post] : book.posts)
        if (post.until.empty())
            posted.insert(post.person);
    const oob::Person *best = nullptr;
    for (const auto &[id, person] : book.persons) {
        const bool free = person.army == army && !person.retired &&
                          person.fate == oob::PersonFate::Fit && !posted.contains(id) &&
                          std::ranges::find(away, id) == away.end();
        if (free && (!best || isSenior(person, *best)))
            best = &person;
    }
    return best ? std::optional(best->id) : std::nullopt;
}

} // namespace sabretache::campaign
