// The frozen copy of an order of battle that a battle works on. The book may change meanwhile; the
// battle does not see it (lesson 14).
#pragma once

#include "oob/orderofbattle.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace sabretache::battle {

/// The two sides of a battle. Several armies may fight on one side.
enum class Side : std::uint8_t { First, Second };
constexpr Side other(Side s) { return s == Side::First ? Side::Second : Side::First; }
constexpr std::size_t index(Side s) { return static_cast<std::size_t>(s); }

struct SetupCommander {
    PersonId id;
    std::string name;
    std::string rank;
    std::string rankDate;
    bool operator==(const SetupCommander &) const = default;
};

struct SetupUnit {
    UnitId id;
    std::string name;
    Side side = Side::First;
    ColumnId column; ///< the column that gives it orders; null: the army commander only
    Arm arm = Arm::Infantry;
    std::string nation;
    std::optional<Men> men;
    std::optional<Guns> guns;
    rules::FieldValues fields; ///< of the battle's rule set
    std::optional<PersonId>
        commander;                ///< brigade commander: a name only, has no figure on the table
    std::optional<Turns> arrives; ///< a reinforcement; empty: on the table from the start
    /// Steps that it begins with, where men and guns would give more: a battery short of crew.
    std::optional<std::int32_t> steps;
    bool operator==(const SetupUnit &) const = default;
};

struct SetupColumn {
    ColumnId id;
    std::string name;
    Side side = Side::First;
    std::optional<PersonId> commander; ///< empty: vacant
    bool operator==(const SetupColumn &) const = default;
};

struct SetupSide {
    std::string name; ///< "Allied"
    std::vector<std::string> armies;
    std::optional<PersonId> commander; ///< the army commander
    std::int32_t breakPercent = 50;
    bool operator==(const SetupSide &) const = default;
};

struct Setup {
    std::string name;
    std::string place;
    std::string date;
    std::string ruleSet;
    rules::OptionValues options; ///< only what differs from the default
    Turns turns{12};
    std::vector<std::string> weather; ///< word by turn; the last one goes on; empty: clear
    std::vector<oob::Objective> objectives;
    std::array<SetupSide, 2> sides;
    std::vector<SetupColumn> columns;       ///< in roster order
    std::vector<SetupUnit> units;           ///< in roster order
    std::vector<SetupCommander> commanders; ///< everyone named above
    bool operator==(const Setup &) const = default;
};

} // namespace sabretache::battle

namespace sabretache {
template <>
inline constexpr auto kWords<battle::Side> = wordList<battle::Side>({
    {battle::Side::First, "first"},
    {battle::Side::Second, "second"},
});
} // namespace sabretache
