// Chance made explicit. The rules never roll: they say what roll they want, and get faces back. The
// program's dice, dice typed in from the table and exact odds all answer the same request.
#pragma once

#include "base/quantity.h"
#include "base/result.h"
#include "base/rulenumber.h"
#include "base/words.h"

#include <cstdint>
#include <string>
#include <vector>

namespace sabretache::dice {

/// Where the faces of a roll came from.
enum class Source : std::uint8_t { Program, Typed, Umpire };

/// A roll that the rules want now.
struct RollRequest {
    Dice count;             ///< at least 1
    std::int32_t sides = 6; ///< 6 in both rule sets
    std::string purpose;    ///< key of its words in ui/text, for example "volley", "morale"
    std::string subject;    ///< id of the unit or commander it is for, as text; may be empty
    std::int32_t side = -1; ///< who rolls: 0 or 1; -1 both or neither
    RuleNumber rule;
    /// Dice whose order does not matter are alike; a roll-off of two sides is not (first, second).
    bool alike = true;

    bool operator==(const RollRequest &) const = default;
};

using Faces = std::vector<std::uint8_t>;

/// @return nothing if `faces` answers `request`.
/// @error dice-count (wanted, given), dice-face (place, face, sides)
Result<void> checkFaces(const RollRequest &request, const Faces &faces);

/// The program's dice: PCG32 with rejection, so that no face is favoured and a seed gives the same
/// faces on every platform.
class ProgramDice {
public:
    explicit ProgramDice(std::uint64_t seed);
    /// @param sides 2 to 1000
    /// @return 1 to sides
    std::uint32_t roll(std::uint32_t sides = 6);
    Faces roll(const RollRequest &request);
    /// @return a number 0 to `limit` - 1, bias-free; `limit` at least 1.
    std::uint32_t below(std::uint32_t limit);

private:
    std::uint32_t next();
    std::uint64_t m_state = 0;
};

inline constexpr std::string_view kDiceCount = "dice-count";
inline constexpr std::string_view kDiceFace = "dice-face";

} // namespace sabretache::dice

template <>
inline constexpr auto
    sabretache::kWords<sabretache::dice::Source> = sabretache::wordList<sabretache::dice::Source>({
        {sabretache::dice::Source::Program, "program"},
        {sabretache::dice::Source::Typed, "typed"},
        {sabretache::dice::Source::Umpire, "umpire"},
    });
