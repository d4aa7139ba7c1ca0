#include "app/cli/commands.h"

#include <array>

namespace sabretache::cli {

std::span<const Command> commands() {
    static constexpr auto kCommands = std::to_array<Command>({
        {"new", runNew, "BOOK [--sample blenheim-1704|elchingen-1805] [--ruleset RULESET]"},
        {"list", runList, "BOOK"},
        {"check", runCheck, "BOOK"},
    });
    return kCommands;
}

} // namespace sabretache::cli
