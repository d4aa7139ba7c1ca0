// A battle as a file: its setup, its inputs in order and, if wanted, the dice. What `sabretache
// play` reads and what a battle is exported as; resources/schema/battle.schema.json describes it.
//
//     {"format": "sabretache-battle", "version": 1,
//      "setup": { ... as setupjson.h has it ... },
//      "inputs": [{"kind": "EndPhase", "forced": false}, ...],
//      "dice": [3, 6, 1]}
//
// Files are also written by hand, so a unit, column or commander may be called by its name in
// braces, "{Row's brigade}", wherever an id stands; one that is listed without an id gets one that
// depends on its name alone. In place of the setup a file may name a book and what of it fights.
#pragma once

#include "base/record.h"
#include "base/result.h"
#include "battle/setup.h"
#include "dice/roll.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sabretache::battle {

/// The part of a book that fights, for a file that has no setup of its own.
struct ScriptBook {
    std::string path;                               ///< of the book, seen from the file's folder
    std::string scenario;                           ///< name of a scenario; empty: `armies` fight
    std::array<std::vector<std::string>, 2> armies; ///< names by side; both empty: all armies
    std::string ruleSet;                            ///< empty: the book's
    rules::OptionValues options;                    ///< beside the scenario's
    Turns turns{0};                                 ///< 0: the scenario's
    bool operator==(const ScriptBook &) const = default;
};

struct Script {
    std::optional<Setup> setup; ///< either this or `book`
    std::optional<ScriptBook> book;
    std::vector<Record> inputs;
    /// Faces for rolls that no input of kind Dice answers, taken one after another.
    std::optional<dice::Faces> dice;
    /// Questions that no input of kind Fact answers take their default.
    bool factDefaults = false;
    bool operator==(const Script &) const = default;
};

/// @return the script as JSON, an input a line.
std::string scriptToJson(const Script &script);

/// Reads a battle's file. Names in braces stay in the inputs of a file that names a book: there
/// `nameInputs` puts the ids in once the setup is known.
/// @error script-too-large (what, most); script-syntax (byte); script-shape (field);
///        script-version (version); script-input (number, field); script-name-unknown (name),
///        script-name-twice (name); those of setupFromJson
Result<Script> scriptFromJson(std::string_view json);

/// Replaces names in braces by the ids of the units, columns and commanders of `setup`.
/// @error script-name-unknown (name), script-name-twice (name): two bear it
Result<void> nameInputs(std::vector<Record> &inputs, const Setup &setup);

inline constexpr std::string_view kScriptTooLarge = "script-too-large";
inline constexpr std::string_view kScriptSyntax = "script-syntax";
inline constexpr std::string_view kScriptShape = "script-shape";
inline constexpr std::string_view kScriptVersion = "script-version";
inline constexpr std::string_view kScriptInput = "script-input";
inline constexpr std::string_view kScriptNameUnknown = "script-name-unknown";
inline constexpr std::string_view kScriptNameTwice = "script-name-twice";

} // namespace sabretache::battle
