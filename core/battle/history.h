// Undo deletes nothing: it is a step that takes others back. What stands after a list of steps is
// worked out here, for sessions and for looking a stored battle over.
#pragma once

#include "base/record.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace sabretache::battle {

/// Kinds of the steps that undo and redo append; field `count`: how many steps.
inline constexpr std::string_view kRevertedInput = "Reverted";
inline constexpr std::string_view kRestoredInput = "Restored";

/// What stands and what can be restored, after steps of which some take others back.
struct History {
    std::vector<std::size_t> live;   ///< indices of what stands, oldest first
    std::vector<std::size_t> undone; ///< what can be restored, the next one last

    static bool isMarker(const Record &input) {
        return input.kind == kRevertedInput || input.kind == kRestoredInput;
    }
    /// @return false when the step takes back or restores more than there is.
    bool take(const Record &input, std::size_t index) {
        if (!isMarker(input)) {
            live.push_back(index);
            undone.clear();
            return true;
        }
        const bool reverts = input.kind == kRevertedInput;
        auto &from = reverts ? live : undone;
        auto &to = reverts ? undone : live;
        const std::int64_t count = input.number("count", 0);
        if (count < 1 || static_cast<std::uint64_t>(count) > from.size())
            return false;
        for (std::int64_t i = 0; i < count; ++i) {
            to.push_back(from.back());
            from.pop_back();
        }
        return true;
    }
};

} // namespace sabretache::battle
