#include "rules/corporaljohn/options.h"

#include "rules/corporaljohn/descriptor.h"

#include <algorithm>
#include <charconv>

namespace sabretache::rules::corporaljohn {

namespace {

// A scale is a choice, not a free number, so that it stays exact in hundredths of an inch.
constexpr std::string_view kScales[] = {
    "1.0", "0.4", "0.5", "0.6",  "0.7", "0.75", "0.8", "0.9", "1.1", "1.2", "1.25", "1.3", "1.4",
    "1.5", "1.6", "1.7", "1.75", "1.8", "1.9",  "2.0", "2.2", "2.4", "2.5", "2.75", "3.0", "4.0"};
// Frontage and depth in inches of an infantry casting, a cavalry casting, a gun: figures of 15 mm,
// then of about 6, 10, 20 and 28 mm.
constexpr std::string_view kBasings[] = {"0.4,0.4,0.6,0.8,1.5,1.5", "0.2,0.2,0.3,0.4,0.8,0.8",
                                         "0.3,0.3,0.4,0.6,1.0,1.0", "0.5,0.5,0.75,1.0,2.0,2.0",
                                         "0.6,0.75,1.0,1.5,2.5,2.5"};
constexpr std::string_view kArmyOrders[] = {word(ArmyOrders::Unlimited), word(ArmyOrders::One)};
constexpr std::string_view kRemainders[] = {word(Remainder::Drop), word(Remainder::HalfUp)};

constexpr OptionSpec choice(std::string_view name, std::span<const std::string_view> choices,
                            RuleNumber rule) {
    return {name, ValueType::Choice, choices, 0, 0, choices.front(), rule};
}
constexpr OptionSpec number(std::string_view name, std::int32_t least, std::int32_t most,
                            std::string_view fallback, RuleNumber rule) {
    return {name, ValueType::Number, {}, least, most, fallback, rule};
}
constexpr OptionSpec flag(std::string_view name, std::string_view fallback, RuleNumber rule) {
    return {name, ValueType::Flag, {}, 0, 0, fallback, rule};
}

constexpr OptionSpec kSpecs[] = {
    choice("distance-scale", kScales, "CJ-1.1"_rule),
    number("crew-per-gun", 3, 4, "4", "CJ-1.5"_rule),
    flag("two-crew-with-save", "off", "CJ-1.5"_rule),
    flag("dismounted-dragoons", "off", "CJ-1.9"_rule),
    choice("basing", kBasings, "CJ-2.3"_rule),
    choice("army-orders", kArmyOrders, "CJ-4.4"_rule),
    number("infantry-line-move", 2, 8, "4", "CJ-5.1"_rule),
    flag("relimber", "off", "CJ-5.3"_rule),
    choice("remainder", kRemainders, "CJ-6.4"_rule),
    flag("long-charges", "on", "CJ-8.8"_rule),
    flag("rout-continues", "off", "CJ-9.4"_rule),
    flag("natural-six", "off", "CJ-10.6"_rule),
    flag("pikes-stop-infantry", "on", "CJ-12.3"_rule),
    flag("squares", "on", "CJ-12.5"_rule),
};

/// "1.25" as 125; the text is one of our own choices.
std::int32_t hundredths(std::string_view text) {
    const auto point = std::min(text.find('.'), text.size());
    std::int32_t whole = 0;
    std::from_chars(text.data(), text.data() + point, whole);
    std::int32_t out = whole * 100;
    std::int32_t place = 10;
    for (std::size_t i = point + 1; i < text.size() && place > 0; ++i, place /= 10)
        out += (text[i] - '0') * place;
    return out;
}

Basing basingOf(std::string_view text) {
    std::array<HundredthsOfInch, 6> figures{};
    for (HundredthsOfInch &figure : figures) {
        const auto comma = std::min(text.find(','), text.size());
        figure = HundredthsOfInch(hundredths(text.substr(0, comma)));
        text.remove_prefix(std::min(comma + 1, text.size()));
    }
    return {figures[0], figures[1], figures[2], figures[3], figures[4], figures[5]};
}

std::int32_t wholeNumber(std::string_view text) {
    std::int32_t out = 0;
    std::from_chars(text.data(), text.data() + text.size(), out);
    return out;
}

} // namespace

std::span<const OptionSpec> optionSpecs() { return kSpecs; }

Result<Options> parseOptions(const OptionValues &values) {
    for (const auto &[name, value] : values) {
        const auto spec = std::ranges::find(kSpecs, name, &OptionSpec::name);
        if (spec == std::end(kSpecs))
            return fail(kOptionUnknown, {name});
        if (const auto good = checkValue(*spec, value); !good)
            return tl::unexpected(good.error());
    }
    const auto value = [&values](std::string_view name) {
        return optionValue(ruleSet(), name, values);
    };
    const auto isOn = [&value](std::string_view name) { return value(name) == "on"; };
    Options out;
    out.distanceScale = hundredths(value("distance-scale"));
    out.crewPerGun = wholeNumber(value("crew-per-gun"));
    out.twoCrewWithSave = isOn("two-crew-with-save");
    out.dismountedDragoons = isOn("dismounted-dragoons");
    out.basing = basingOf(value("basing"));
    out.armyOrders = fromWord<ArmyOrders>(value("army-orders")).value();
    out.infantryLineMove = inches(wholeNumber(value("infantry-line-move")));
    out.relimber = isOn("relimber");
    out.remainder = fromWord<Remainder>(value("remainder")).value();
    out.longCharges = isOn("long-charges");
    out.routContinues = isOn("rout-continues");
    out.naturalSix = isOn("natural-six");
    out.pikesStopInfantry = isOn("pikes-stop-infantry");
    out.squares = isOn("squares");
    return out;
}

} // namespace sabretache::rules::corporaljohn
