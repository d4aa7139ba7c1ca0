#include "campaign/figures.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace sabretache::campaign {

namespace {

using rules::OptionSpec;
using rules::ValueType;

struct Figure {
    OptionSpec spec;
    std::int32_t Figures::*place;
};

constexpr OptionSpec number(std::string_view name, std::int32_t least, std::int32_t most,
                            std::string_view fallback, RuleNumber rule) {
    OptionSpec spec;
    spec.name = name;
    spec.type = ValueType::Number;
    spec.least = least;
    spec.most = most;
    spec.fallback = fallback;
    spec.rule = rule;
    return spec;
}

// A face of 7 means "never", 1 "always".
constexpr std::array kFigures{
    Figure{number("back-if-held", 1, 7, "4", "CA-4.1"_rule), &Figures::backIfHeld},
    Figure{number("back-else", 1, 7, "5", "CA-4.1"_rule), &Figures::backElse},
    Figure{number("straggler-if-held", 1, 7, "3", "CA-4.2"_rule), &Figures::stragglerIfHeld},
    Figure{number("straggler-else", 1, 7, "4", "CA-4.2"_rule), &Figures::stragglerElse},
    Figure{number("captured-percent", 0, 100, "50", "CA-4.3"_rule), &Figures::capturedPercent},
    Figure{number("disband-percent", 0, 100, "25", "CA-4.5"_rule), &Figures::disbandPercent},
    Figure{number("better-at", 1, 20, "3", "CA-5.1"_rule), &Figures::betterAt},
    Figure{number("worse-at", -20, -1, "-2", "CA-5.1"_rule), &Figures::worseAt},
    Figure{number("only-wounded-from", 1, 7, "5", "CA-6.1"_rule), &Figures::onlyWoundedFrom},
    Figure{number("commander-taken-to", 0, 6, "3", "CA-6.2"_rule), &Figures::commanderTakenTo},
    Figure{number("draft-percent", 0, 100, "25", "CA-7.2"_rule), &Figures::draftPercent},
    Figure{number("pool-per-turn", 0, 10000, "12", "CA-7.2"_rule), &Figures::poolPerTurn},
    Figure{number("forced-days", 0, 30, "1", "CA-8.1"_rule), &Figures::forcedDays},
    Figure{number("supply-days", 0, 1000, "7", "CA-8.3"_rule), &Figures::supplyDays},
    Figure{number("points-decisive", 0, 1000, "3", "CA-9.1"_rule), &Figures::pointsDecisive},
    Figure{number("points-held", 0, 1000, "1", "CA-9.1"_rule), &Figures::pointsHeld},
    Figure{number("castings-per-point", 1, 10000, "20", "CA-9.1"_rule), &Figures::castingsPerPoint},
    Figure{number("guns-per-point", 1, 10000, "1", "CA-9.1"_rule), &Figures::gunsPerPoint},
    Figure{number("unit-points-per-point", 1, 10000, "10", "CA-9.1"_rule),
           &Figures::unitPointsPerPoint},
};

constexpr auto kSpecs = [] {
    std::array<OptionSpec, kFigures.size()> specs;
    std::ranges::transform(kFigures, specs.begin(), &Figure::spec);
    return specs;
}();

} // namespace

std::span<const rules::OptionSpec> figureSpecs() { return kSpecs; }

Result<Figures> figuresFrom(const rules::OptionValues &values) {
    Figures out;
    for (const auto &[name, value] : values) {
        const auto figure = std::ranges::find(kFigures, std::string_view(name),
                                              [](const Figure &f) { return f.spec.name; });
        if (figure == kFigures.end())
            return fail(rules::kRuleValueUnknown, {name, value, {}});
        if (const auto good = rules::checkValue(figure->spec, value); !good)
            return tl::unexpected(good.error());
        std::from_chars(value.data(), value.data() + value.size(), out.*(figure->place));
    }
    return out;
}

} // namespace sabretache::campaign
