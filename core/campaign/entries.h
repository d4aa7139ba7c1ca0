// The chronicle: one entry for everything that happened (CA-9.2), and with it the record of every
// brigade (CA-1.3): an entry holds what it changed, unit by unit. Entries are only ever added; the
// umpire's own words stand beside the facts.
#pragma once

#include "base/fields.h"
#include "base/id.h"
#include "campaign/state.h"
#include "oob/orderofbattle.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace sabretache::campaign {

/// What an entry changed of one unit, in steps. @rule CA-1.3, CA-4.6
struct Change {
    UnitId unit;
    std::int32_t before = 0;
    std::int32_t after = 0;
    std::int32_t killed = 0;
    std::int32_t missing = 0;
    std::int32_t prisoners = 0;
    std::int32_t spent = 0;
    std::int32_t gained = 0;
    std::int32_t given = 0;
    std::int32_t back = 0;  ///< wounded, and with the colours again: part of no sum
    std::int32_t guns = 0;  ///< model guns lost
    std::string quality;    ///< new class or quality; empty: as it was
    std::int32_t score = 0; ///< points of experience gained or lost
    bool honour = false;    ///< CA-5.2
    SAB_FIELDS(unit, before, after, killed, missing, prisoners, spent, gained, given, back, guns,
               quality, score, honour)
    bool operator==(const Change &) const = default;
    bool addsUp() const {
        return before + gained == after + killed + missing + prisoners + spent + given;
    }
};

struct Entry {
    static constexpr std::string_view kKind = "campaign-entry";
    EntryId id;
    std::int64_t number = 0; ///< order in which they were made, from 1
    std::int32_t campaign = 1;
    std::int32_t turn = 1;
    std::string date; ///< ISO
    std::string code; ///< key of its sentence in ui/text
    std::vector<std::string> args;
    std::vector<std::string> sides; ///< who may know of it; empty: everybody
    RuleNumber rule;
    std::string note; ///< the umpire's own words
    /// Strength by side and arm after it, for plots: where it changed any.
    std::vector<std::string> ofSides;
    std::vector<std::int32_t> infantry;
    std::vector<std::int32_t> cavalry;
    std::vector<std::int32_t> artillery;
    std::vector<std::int32_t> points; ///< standings, at the end of a turn (CA-9.1)
    FightId fight;                    ///< the battle that it belongs to
    std::vector<Change> changes;
    bool operator==(const Entry &) const = default;
};

oob::Document documentOf(const Entry &entry);
/// @error campaign-damaged (kind, id, why)
Result<Entry> entryFrom(const oob::Document &document);

/// @return the whole chronicle, oldest first.
/// @error campaign-damaged
Result<std::vector<Entry>> readEntries(const oob::OrderOfBattle &book);
std::int64_t entryCount(const oob::OrderOfBattle &book);

/// @return the edit that puts the umpire's words beside an entry.
/// @error campaign-no-such-row (id), campaign-damaged
Result<oob::Edit> setNote(const oob::OrderOfBattle &book, EntryId entry, std::string note);

/// One line of a brigade's record. @rule CA-1.3
struct RecordLine {
    std::string date;
    std::int32_t turn = 0;
    std::string code;
    std::vector<std::string> args;
    Change change;
};
/// @return everything that ever changed a unit, oldest first.
std::vector<RecordLine> recordOf(const std::vector<Entry> &entries, UnitId unit);

inline constexpr std::string_view kCampaignNoSuchRow = "campaign-no-such-row";
inline constexpr std::string_view kEditChronicleNote = "campaign-note";

} // namespace sabretache::campaign
