// The order of battle as plain values: armies, columns, units (brigades and batteries), persons and
// the posts that tie them together. One parent key for each thing; everything else is derived.
#pragma once

#include "base/id.h"
#include "base/quantity.h"
#include "oob/unitfields.h"
#include "rules/arm.h"
#include "rules/ruleset.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace sabretache::oob {

/// The army or the column that something stands under. Exactly one of the two is set.
struct Parent {
    ArmyId army;
    ColumnId column;
    constexpr auto operator<=>(const Parent &) const = default;
    static Parent of(ArmyId id) { return {id, {}}; }
    static Parent of(ColumnId id) { return {{}, id}; }
};

/// Place among the siblings under one parent: columns and units share one numbering, so that
/// screen, print and export have one order. Ordinals are spaced (see edits.h) and need not be
/// consecutive.
using Ordinal = std::int64_t;

struct Army {
    ArmyId id;
    Ordinal ordinal = 0;
    std::string name;
    std::string side; ///< "Allied"; armies with the same word fight on the same side
    std::string nation;
    std::string notes;
    std::string source;
    bool operator==(const Army &) const = default;
};

/// A formation between army and brigade. Columns nest, one to five deep.
struct Column {
    ColumnId id;
    Parent parent;
    Ordinal ordinal = 0;
    std::string name;
    std::string level;       ///< free: "column", "wing", "line", "corps", "division"
    bool givesOrders = true; ///< the level whose commander gives orders (CJ-4.1, BB-6.1)
    std::string nation;
    std::string notes;
    std::string source;
    bool operator==(const Column &) const = default;
};

/// Men and guns; a number that is not known is empty, never 0.
struct Strength {
    std::optional<Men> men;
    std::optional<Guns> guns;
    bool estimated = false; ///< worked out from a rate, not from a source
    bool operator==(const Strength &) const = default;
};

/// A manoeuvre unit: an infantry or cavalry brigade, or a battery.
struct Unit {
    UnitId id;
    Parent parent;
    Ordinal ordinal = 0;
    std::string name;
    Arm arm = Arm::Infantry;
    std::string nation;
    std::optional<Hundredths> battalions;
    std::optional<Hundredths> squadrons;
    std::optional<Hundredths> companies;
    Strength establishment; ///< full strength
    Strength present;       ///< as of the newest entry of the strength ledger
    /// What each rule set wants to know of the unit. Both sets' fields stay when the book's rule
    /// set changes.
    UnitFields fields;
    std::string notes;
    std::string source;
    bool retired = false; ///< out of the order of battle, kept for its history
    bool operator==(const Unit &) const = default;
};

enum class PersonFate : std::uint8_t { Fit, Wounded, Prisoner, Dead };

struct Person {
    PersonId id;
    std::string name;
    std::string rank;
    std::string rankDate; ///< ISO date, or empty
    std::string nation;
    ArmyId army; ///< whose register he stands in
    PersonFate fate = PersonFate::Fit;
    std::string notes;
    std::string source;
    bool retired = false;
    bool operator==(const Person &) const = default;
};

enum class PostRole : std::uint8_t { Commander, Second };

/// A command relation: who holds which post, since when. Stored and dated, never recomputed.
struct Post {
    PostId id;
    PersonId person;
    ArmyId army; ///< exactly one of army, column, unit is set
    ColumnId column;
    UnitId unit;
    PostRole role = PostRole::Commander;
    std::string since; ///< ISO date, or empty: from the start
    std::string until; ///< ISO date; empty: still holds it
    bool operator==(const Post &) const = default;
};

/// Name and colours of a nation, as units write it.
struct Nation {
    std::string name;        ///< key
    std::string firstColour; ///< "#rrggbb", or empty
    std::string secondColour;
    bool operator==(const Nation &) const = default;
};

/// A setting of the book: `ruleset`, or `option/RULESET/NAME` for a house rule, `title`, `notes`.
struct Setting {
    std::string key;
    std::string value;
    bool operator==(const Setting &) const = default;
};

/// A battle to be fought: what the table needs to know beside the armies.
struct Objective {
    std::string name;
    std::int32_t points = 1;
    std::int32_t brigades = 0; ///< that it holds as a village or town (CJ-11.4); 0: not said
    bool operator==(const Objective &) const = default;
};
/// Units that come onto the table later.
struct Reinforcement {
    Turns turn;
    UnitId unit;
    std::string place;
    bool operator==(const Reinforcement &) const = default;
};
struct Scenario {
    ScenarioId id;
    std::string name;
    std::string place;
    std::string date; ///< ISO date, or empty
    std::string ruleSet;
    rules::OptionValues options; ///< only what differs from the default
    Turns turns{12};
    std::vector<std::string> weather; ///< word by turn; the last one goes on
    std::vector<Objective> objectives;
    /// Share of a side's brigades whose loss breaks it, in percent (CJ-13.1, BB-8.1), by side.
    std::map<std::string, std::int32_t, std::less<>> breakPercent;
    /// Who fights: sides in order (first, second), each with armies, columns or units.
    struct Party {
        std::string side;
        std::vector<ArmyId> armies;
        std::vector<ColumnId> columns;
        std::vector<UnitId> units;
        bool operator==(const Party &) const = default;
    };
    std::vector<Party> parties;
    std::vector<Reinforcement> reinforcements;
    std::string notes;
    std::string deployment;
    std::string source;
    bool operator==(const Scenario &) const = default;
};

/// A row that another room reads: the campaign's sides, places, roads, returns and chronicle. It is
/// kept with the rows of the order of battle, so that one edit, one transaction and one undo cover
/// both (a battle's return changes brigades and the campaign at once, or neither).
struct Document {
    std::string kind; ///< for example "campaign-place"; with `id` the key
    Uuid id;
    std::string json; ///< its content as the owning room writes it
    bool operator==(const Document &) const = default;
};
/// Key of a document.
struct DocumentKey {
    std::string kind;
    Uuid id;
    auto operator<=>(const DocumentKey &) const = default;
};

/// Everything of a book that is edited as an order of battle. A value: copy it to keep it.
struct OrderOfBattle {
    std::map<ArmyId, Army> armies;
    std::map<ColumnId, Column> columns;
    std::map<UnitId, Unit> units;
    std::map<PersonId, Person> persons;
    std::map<PostId, Post> posts;
    std::map<std::string, Nation, std::less<>> nations;
    std::map<std::string, Setting, std::less<>> settings;
    std::map<ScenarioId, Scenario> scenarios;
    std::map<DocumentKey, Document> documents;
    bool operator==(const OrderOfBattle &) const = default;
};

} // namespace sabretache::oob

namespace sabretache {
template <>
inline constexpr auto kWords<oob::PersonFate> = wordList<oob::PersonFate>({
    {oob::PersonFate::Fit, "fit"},
    {oob::PersonFate::Wounded, "wounded"},
    {oob::PersonFate::Prisoner, "prisoner"},
    {oob::PersonFate::Dead, "dead"},
});
template <>
inline constexpr auto kWords<oob::PostRole> = wordList<oob::PostRole>({
    {oob::PostRole::Commander, "commander"},
    {oob::PostRole::Second, "second"},
});
} // namespace sabretache
