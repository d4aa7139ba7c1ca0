// Every numbered line of the rules: where it comes from and who answers it. The words of each are
// in resources/rules/corporal-john.json; a test holds the two together.
#include "rules/corporaljohn/lines.h"

namespace sabretache::rules::corporaljohn {

namespace {

constexpr RuleLine text(RuleNumber number, Coverage coverage = Coverage::Decided) {
    return {number, LineKind::Text, coverage};
}
constexpr RuleLine ruling(RuleNumber number, Coverage coverage = Coverage::Decided) {
    return {number, LineKind::Ruling, coverage};
}
constexpr RuleLine option(RuleNumber number, Coverage coverage = Coverage::Decided) {
    return {number, LineKind::Option, coverage};
}
constexpr Coverage kAsked = Coverage::Asked;
constexpr Coverage kMapPlay = Coverage::MapPlay;

constexpr RuleLine kLines[] = {
    // 1 Scale and troops
    option("CJ-1.1"_rule),
    text("CJ-1.2"_rule),
    text("CJ-1.3"_rule),
    text("CJ-1.4"_rule),
    option("CJ-1.5"_rule),
    ruling("CJ-1.6"_rule),
    text("CJ-1.7"_rule),
    text("CJ-1.8"_rule),
    option("CJ-1.9"_rule),
    ruling("CJ-1.90"_rule),
    ruling("CJ-1.91"_rule),
    // 2 Formation, facing, footprint
    text("CJ-2.1"_rule),
    text("CJ-2.2"_rule),
    option("CJ-2.3"_rule, kMapPlay),
    ruling("CJ-2.4"_rule, kMapPlay),
    ruling("CJ-2.5"_rule, kMapPlay),
    // 3 Turn sequence
    text("CJ-3.1"_rule),
    text("CJ-3.2"_rule),
    text("CJ-3.3"_rule),
    ruling("CJ-3.4"_rule),
    // 4 Command
    text("CJ-4.1"_rule),
    text("CJ-4.2"_rule, kAsked),
    text("CJ-4.3"_rule),
    option("CJ-4.4"_rule, kAsked),
    ruling("CJ-4.5"_rule),
    ruling("CJ-4.6"_rule, kAsked),
    text("CJ-4.7"_rule),
    text("CJ-4.8"_rule),
    text("CJ-4.9"_rule),
    text("CJ-4.10"_rule),
    ruling("CJ-4.90"_rule),
    // 5 Movement
    option("CJ-5.1"_rule),
    text("CJ-5.2"_rule),
    option("CJ-5.3"_rule),
    text("CJ-5.4"_rule),
    ruling("CJ-5.5"_rule, kMapPlay),
    ruling("CJ-5.6"_rule, kMapPlay),
    ruling("CJ-5.7"_rule),
    ruling("CJ-5.8"_rule, kAsked),
    ruling("CJ-5.90"_rule),
    // 6 Musketry
    text("CJ-6.1"_rule),
    text("CJ-6.2"_rule),
    text("CJ-6.3"_rule),
    option("CJ-6.4"_rule),
    ruling("CJ-6.5"_rule),
    ruling("CJ-6.6"_rule, kAsked),
    text("CJ-6.7"_rule),
    ruling("CJ-6.8"_rule),
    // 7 Artillery
    text("CJ-7.1"_rule),
    text("CJ-7.2"_rule),
    ruling("CJ-7.3"_rule),
    text("CJ-7.4"_rule),
    ruling("CJ-7.5"_rule),
    ruling("CJ-7.6"_rule),
    ruling("CJ-7.7"_rule),
    // 8 Charge and countercharge
    text("CJ-8.1"_rule),
    text("CJ-8.2"_rule),
    text("CJ-8.3"_rule, kAsked),
    text("CJ-8.4"_rule),
    ruling("CJ-8.5"_rule),
    text("CJ-8.6"_rule),
    text("CJ-8.7"_rule, kAsked),
    option("CJ-8.8"_rule),
    ruling("CJ-8.9"_rule),
    ruling("CJ-8.90"_rule),
    // 9 Morale
    text("CJ-9.1"_rule),
    text("CJ-9.2"_rule),
    text("CJ-9.3"_rule, kAsked),
    option("CJ-9.4"_rule),
    text("CJ-9.5"_rule),
    text("CJ-9.6"_rule),
    ruling("CJ-9.7"_rule),
    ruling("CJ-9.8"_rule, kAsked),
    ruling("CJ-9.90"_rule),
    // 10 Melee
    text("CJ-10.1"_rule),
    text("CJ-10.2"_rule),
    text("CJ-10.3"_rule),
    text("CJ-10.4"_rule, kAsked),
    ruling("CJ-10.5"_rule),
    option("CJ-10.6"_rule),
    text("CJ-10.7"_rule),
    text("CJ-10.8"_rule),
    ruling("CJ-10.9"_rule),
    text("CJ-10.10"_rule),
    text("CJ-10.11"_rule, kAsked),
    ruling("CJ-10.12"_rule),
    // 11 Terrain and weather
    text("CJ-11.1"_rule, kAsked),
    text("CJ-11.2"_rule, kAsked),
    text("CJ-11.3"_rule, kAsked),
    text("CJ-11.4"_rule, kAsked),
    text("CJ-11.5"_rule, kAsked),
    text("CJ-11.6"_rule, kAsked),
    text("CJ-11.7"_rule),
    ruling("CJ-11.8"_rule, kAsked),
    // 12 Unusual arms, squares
    text("CJ-12.1"_rule),
    text("CJ-12.2"_rule),
    option("CJ-12.3"_rule),
    text("CJ-12.4"_rule),
    option("CJ-12.5"_rule),
    text("CJ-12.6"_rule),
    ruling("CJ-12.90"_rule),
    ruling("CJ-12.91"_rule),
    ruling("CJ-12.92"_rule),
    ruling("CJ-12.93"_rule),
    ruling("CJ-12.94"_rule),
    ruling("CJ-12.95"_rule),
    // 13 End
    ruling("CJ-13.1"_rule, kAsked),
    ruling("CJ-13.90"_rule),
};

} // namespace

std::span<const RuleLine> ruleLines() { return kLines; }

} // namespace sabretache::rules::corporaljohn
