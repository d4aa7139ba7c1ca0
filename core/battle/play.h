// Plays a battle's file through, and looks a stored battle over by deciding it again.
#pragma once

#include "battle/engine.h"
#include "battle/history.h"
#include "battle/script.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace sabretache::battle {

/// One input as it was played, with what followed from it.
struct PlayedStep {
    Record input;
    std::vector<EventRecord> events;
    /// Place in the file's inputs, from 1; 0: a roll or an answer that the file does not list.
    std::size_t number = 0;
};

/// How far a file was played, and why no further.
struct Played {
    std::unique_ptr<State> state;
    std::size_t inputs = 0; ///< of the file's inputs, how many were taken
    /// Set when the playing stopped before the file's end: the input that was refused and why;
    /// play-dice-wanted (purpose, count, sides, subject); play-fact-wanted (key, subject);
    /// play-over (number): inputs are left when the battle is over.
    std::optional<Error> stopped;
    /// Whether `stopped` is the refusal of input `inputs` + 1.
    bool refused = false;
    std::size_t diceLeft = 0; ///< faces of the file that no roll took
};

/// Takes the inputs one after another. A roll that no input of kind Dice answers takes the next
/// faces of the file, then the program's dice if there are any.
/// @param setup the script's own, or the one made from the book that it names
/// @param dice the program's dice; null: only the file's
/// @param watch is handed each step in order
/// @error what the engine's `begin` refuses
Result<Played> play(const Engine &engine, const Setup &setup, const Script &script,
                    dice::ProgramDice *dice, const std::function<void(const PlayedStep &)> &watch);

/// A step of a stored battle. Undo and redo are steps too, of the kinds Reverted and Restored with
/// the field `count`, and have no events.
struct StoredStep {
    Record input;
    std::vector<EventRecord> events;
};

/// Where a stored battle and the engine part.
struct Difference {
    std::size_t step = 0;  ///< from 1
    std::size_t event = 0; ///< of the step, from 1; 0: the step as a whole
    /// verify-refused: the engine refuses the input today; verify-event-differs (stored, decided,
    /// both as JSON); verify-event-missing (decided); verify-event-extra (stored);
    /// verify-rules-differ (stored, decided); verify-invalid: the event does not fit the state;
    /// verify-undo (count): more is taken back or restored than there is
    Error why;
    std::optional<Error> engineSays{}; ///< for verify-refused and verify-invalid
};

/// Decides a stored battle anew, input by input, and compares the events with the stored ones.
/// @return the first difference; nothing when there is none
/// @error what the engine's `begin` refuses
Result<std::optional<Difference>> firstDifference(const Engine &engine, const Setup &setup,
                                                  std::span<const StoredStep> steps);

inline constexpr std::string_view kPlayDiceWanted = "play-dice-wanted";
inline constexpr std::string_view kPlayFactWanted = "play-fact-wanted";
inline constexpr std::string_view kPlayOver = "play-over";
inline constexpr std::string_view kVerifyRefused = "verify-refused";
inline constexpr std::string_view kVerifyEventDiffers = "verify-event-differs";
inline constexpr std::string_view kVerifyEventMissing = "verify-event-missing";
inline constexpr std::string_view kVerifyEventExtra = "verify-event-extra";
inline constexpr std::string_view kVerifyRulesDiffer = "verify-rules-differ";
inline constexpr std::string_view kVerifyInvalid = "verify-invalid";
inline constexpr std::string_view kVerifyUndo = "verify-undo";

} // namespace sabretache::battle
