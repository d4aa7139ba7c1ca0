#include "app/cli/commands.h"

#include <array>

namespace sabretache::cli {

std::span<const Command> commands() {
    static constexpr auto kCommands = std::to_array<Command>({
        {"new", runNew,
         "BOOK [--sample blenheim-1704|elchingen-1805|danube-1704] [--ruleset RULESET]"},
        {"list", runList, "BOOK"},
        {"import", runImport,
         "BOOK FILE [--ruleset RULESET] [--mapping M.json] [--men-per-battalion N] "
         "[--men-per-squadron N] [--encoding NAME] [--dry-run]"},
        {"export", runExport,
         "BOOK --army NAME --format csv|json|html|md|xlsx -o FILE, or --battle NAME -o FILE"},
        {"check", runCheck, "BOOK"},
        {"odds", runOdds, "RULESET KIND KEY=VALUE..."},
        {"play", runPlay, "SCRIPT.json [--seed N] [--events OUT.jsonl]"},
        {"verify", runVerify, "BOOK [--battle NAME]"},
        {"print", runPrint,
         "BOOK [--army NAME [--column NAME] [--units NAMES]] [--what "
         "roster|cards|labels|commanders|reference|"
         "return|orders|diagram] | --battle NAME [--what "
         "report|report-first|report-second|return] | --campaign "
         "[--what state|chronicle|records]  -o OUT.pdf|.svg|.png [--paper a4|letter|a5] "
         "[--landscape] [--margin MM] [--header TEXT] [--footer TEXT] [--large] [--ink-saving] "
         "[--columns 1|2] [--with FIELDS] [--without FIELDS] [--card poker|a6] [--label WxH] "
         "[--turns N]",
         true},
        {"campaign", runCampaign, "BOOK status|next-step|chronicle [-o FILE] [--side SIDE]"},
    });
    return kCommands;
}

} // namespace sabretache::cli
