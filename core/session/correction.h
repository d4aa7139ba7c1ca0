// The correction of a past step: what the battle would be had the step been entered otherwise. The
// later inputs are fed again; dice that were thrown for a request answer the same request again, so
// that nothing is thrown twice. It stops at the first input that no longer fits: there the players
// are asked. Nothing is changed until the session is told to take the correction in.
#pragma once

#include "base/record.h"
#include "base/result.h"
#include "battle/engine.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sabretache::session {

struct Step;

/// An input as it is entered again.
struct Refed {
    std::size_t step = 0; ///< number of the old step
    Record input;
    std::vector<battle::EventRecord> events;
    bool differs = false; ///< its events are not what they were
};

struct Correction {
    std::size_t step = 0;   ///< number of the step that is corrected
    std::vector<Refed> fed; ///< the first is the correction itself
    /// Old steps whose dice or answer nobody asks for any more.
    std::vector<std::size_t> dropped;
    struct Halt {
        std::size_t step = 0;     ///< the old step that no longer fits
        std::optional<Error> why; ///< refused; empty: the battle waits for something else there
    };
    std::optional<Halt> halt;
    std::vector<std::size_t> left; ///< old steps from the halt on, not entered again
    std::unique_ptr<battle::State> after;
};

/// Works out a correction.
/// @param before the state before the step that is corrected; used up
/// @param old the steps that stand, in order, from the one that is corrected on; at least one
/// @param input what is entered in its place
/// @error why the input itself is refused
Result<Correction> correctionOf(const battle::Engine &engine, std::unique_ptr<battle::State> before,
                                const std::vector<const Step *> &old, const Record &input);

/// How a unit differs between two states.
struct UnitChange {
    UnitId unit;
    std::string what; ///< "steps", "guns", "condition", "formation", "marks" or "locked"
    std::string was;
    std::string is;
    bool operator==(const UnitChange &) const = default;
};
/// @return differences between two views of one battle, in setup order
std::vector<UnitChange> changesBetween(const battle::View &was, const battle::View &is);

} // namespace sabretache::session
