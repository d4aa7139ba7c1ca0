// Ids are UUIDs, so that two books can exchange units without a clash. They are held as two words:
// a battle copies and compares them by the million.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace sabretache {

/// 128 bits of identity; all zero means "none".
struct Uuid {
    std::uint64_t high = 0;
    std::uint64_t low = 0;

    constexpr auto operator<=>(const Uuid &) const = default;
    constexpr bool isNull() const { return high == 0 && low == 0; }
    /// @return the 36 characters `xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx`, lower case.
    std::string text() const;
    /// The same without asking for memory.
    std::array<char, 36> letters() const;
    /// @return nothing when `text` is not a UUID in its 36-character form.
    static std::optional<Uuid> parse(std::string_view text);
    /// A UUID that depends on `name` alone (version 8, our own hash): for ids in hand-written
    /// files.
    static Uuid fromName(std::string_view name);
};

/// A UUID of one kind of thing; a UnitId cannot be passed for an ArmyId.
template <class Tag> struct Id {
    Uuid uuid;

    constexpr Id() = default;
    constexpr explicit Id(Uuid u) : uuid(u) {}
    constexpr auto operator<=>(const Id &) const = default;
    constexpr bool isNull() const { return uuid.isNull(); }
    std::string text() const { return uuid.text(); }
    static std::optional<Id> parse(std::string_view text) {
        const auto u = Uuid::parse(text);
        return u ? std::optional(Id(*u)) : std::nullopt;
    }
};

using ArmyId = Id<struct ArmyTag>;
using ColumnId = Id<struct ColumnTag>;
using UnitId = Id<struct UnitTag>;
using PersonId = Id<struct PersonTag>;
using PostId = Id<struct PostTag>;
using StrengthEntryId = Id<struct StrengthEntryTag>;
using ScenarioId = Id<struct ScenarioTag>;
using BattleId = Id<struct BattleTag>;
using ReturnId = Id<struct ReturnTag>;

/// Where new ids come from: random in the program, counted in tests.
using IdSource = std::function<Uuid()>;

/// @return a source of counted ids 1, 2, 3 ..., for tests and for sample books made by the build.
IdSource countedIds(std::uint64_t seed = 0);
/// @return a source of random (version 4) ids from the system's entropy.
IdSource randomIds();

} // namespace sabretache

template <> struct std::hash<sabretache::Uuid> {
    std::size_t operator()(const sabretache::Uuid &u) const noexcept {
        return static_cast<std::size_t>(u.high ^ (u.low * 0x9E3779B97F4A7C15ULL));
    }
};
template <class Tag> struct std::hash<sabretache::Id<Tag>> {
    std::size_t operator()(const sabretache::Id<Tag> &id) const noexcept {
        return std::hash<sabretache::Uuid>()(id.uuid);
    }
};
