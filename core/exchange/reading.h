// What was read from a file, before it meets a book: armies, columns and units as a tree, persons
// and their posts, and what there is to say about each line. Every format ends here; the plan
// (plan.h) begins here.
#pragma once

#include "exchange/finding.h"
#include "exchange/mapping.h"
#include "oob/orderofbattle.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace sabretache::exchange {

enum class Format : std::uint8_t {
    Delimited,    ///< CSV and its kin
    PlainList,    ///< lines of text
    ScourgeOfWar, ///< order-of-battle CSV by position
    Workbook,     ///< XLSX, ODS
    BattleScribe, ///< .ros, .rosz
    Json,         ///< our own
};

/// Where something stands: an army or a column of the reading, by its index.
struct Place {
    enum class In : std::uint8_t { Army, Column };
    In in = In::Army;
    std::size_t index = 0;
    auto operator<=>(const Place &) const = default;
};

/// `value` is as in a book; its id is null unless the file gave one; parents and ordinals are not
/// set: `place` and the order of reading (`sequence`) stand for them.
struct ReadArmy {
    oob::Army value;
    std::size_t line = 0;
};
struct ReadColumn {
    oob::Column value;
    Place place;
    std::size_t sequence = 0;
    std::size_t line = 0;
};
struct ReadUnit {
    oob::Unit value;
    Place place;
    std::size_t sequence = 0;
    std::size_t line = 0;
    std::string rawMen; ///< the cell or text that men were read from
    std::string rawGuns;
    std::string rawCount;
};
struct ReadPerson {
    oob::Person value;
    std::size_t army = 0;
};
struct ReadPost {
    enum class Of : std::uint8_t { Army, Column, Unit };
    std::size_t person = 0;
    Of of = Of::Army;
    std::size_t index = 0;
    oob::Post value; ///< role and dates
};

struct Reading {
    Format format = Format::Delimited;
    Mapping mapping; ///< as guessed or given
    std::vector<ReadArmy> armies;
    std::vector<ReadColumn> columns;
    std::vector<ReadUnit> units;
    std::vector<ReadPerson> persons;
    std::vector<ReadPost> posts;
    std::vector<oob::Nation> nations;
    /// True when the file holds everything of an army (our JSON): fields that it leaves out are
    /// empty, not unknown.
    bool complete = false;
    Findings ignored;
    Findings rejected;
    Findings warnings;
};

/// Sums over what is known.
struct Sums {
    std::size_t units = 0;
    std::int64_t men = 0;
    std::int64_t guns = 0;
    bool operator==(const Sums &) const = default;
};
Sums sumsOf(const Reading &reading);

} // namespace sabretache::exchange
