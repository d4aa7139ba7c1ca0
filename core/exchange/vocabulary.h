// The words of orders of battle in several languages: arms, counts, levels, ranks, sub-totals, and
// what the heads of columns are called. All are compared folded (see text.h).
#pragma once

#include "rules/arm.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace sabretache::exchange {

/// @return the arm that a cell of an arm column names, or nothing.
std::optional<Arm> armOfCell(std::string_view cell);
/// @return the arm that the words of a unit's name or type tell, or nothing.
std::optional<Arm> armOfName(std::string_view name);

enum class CountUnit : std::uint8_t {
    None,
    Battalions,
    Squadrons,
    Companies,
    Men,
    Officers,
    Guns,
    Howitzers,
    Pounders,
    Inches,
};
/// @return what a word behind a number counts: "bns", "Schw.", "esc", "hommes", "pdr" ...
CountUnit countUnitOf(std::string_view foldedWord);
/// @return the value of a number word: "two", "deux", "zwei", "due"; nothing for another word.
std::optional<std::int64_t> numberWord(std::string_view foldedWord);

/// @return true for the label of a sum: "Sub-total", "Sous-total 2e Division", "Summe", "In tutto".
bool isTotalLabel(std::string_view cell);
/// @return true for a label of a sum over everything ("Total", "Summe", "Grand total").
bool isGrandTotalLabel(std::string_view cell);

/// @return the level that a name speaks of ("2e Division" is "division", "Right Wing" is "wing");
/// empty when it speaks of none.
std::string_view levelOfName(std::string_view name);
/// @return true when `name` is nothing but a level's word, such as "Brigade".
bool isBareLevel(std::string_view name);

/// A name cut into what it names and who commands it.
struct Named {
    std::string name;
    std::string rank;
    std::string commander;
};
/// Takes a rank off a person's name: "Général de Division Loison" is rank "Général de Division",
/// commander "Loison". `name` is left empty.
Named personOf(std::string_view text);
/// Cuts a heading at a dash, colon, comma or bracket: "2e Division - Gal Loison",
/// "French VI Corps (Ney)", "Brigade: General de brigade Villatte" (named "Brigade Villatte").
Named headingOf(std::string_view text);
/// @return true when `text` begins with a rank.
bool beginsWithRank(std::string_view text);

/// @return true when `text` reads like a person's name and like nothing else: a capital, no digits,
/// no word of a formation, an arm or a count.
bool looksLikePerson(std::string_view text);

/// @return how far out a level stands: army 0, wing 1, corps 2, column 3, line 4, division 5,
/// brigade 6; 100 for a word that has no place of its own.
int rankOfLevel(std::string_view level);

/// @return the nation that a name speaks of in its own words ("French VI Corps" is "French"), as it
/// is spelt there; empty when it speaks of none.
std::string nationOfName(std::string_view name);

} // namespace sabretache::exchange
