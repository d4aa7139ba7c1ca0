#include "rules/beerstein/beerstein.h"

#include "rules/beerstein/leaders.h"
#include "rules/beerstein/reference.h"
#include "rules/commandreach.h"
#include "rules/mends.h"
#include "rules/referencecells.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace sabretache::rules::beerstein {

namespace {

constexpr std::string_view kQualities[] = {"trained", "veteran", "elite", "guard"};
// Frontage and depth in paces of infantry, cavalry, artillery: the rule's own, then for bases half
// and twice as large.
constexpr std::string_view kFootprints[] = {"150,50,150,75,100,50", "75,25,75,40,50,25",
                                            "300,100,300,150,200,100"};
constexpr std::string_view kInitiatives[] = {"roll", "alternate"};
constexpr std::string_view kOutOfCommand[] = {"hold", "free"};

constexpr std::array<UnitFieldSpec, 2> kFields{{
    {.key = kQualityField,
     .type = ValueType::Choice,
     .choices = kQualities,
     .fallback = "trained",
     .forInfantry = true,
     .forCavalry = true,
     .forArtillery = true,
     .rule = "BB-1.2"_rule},
    {.key = kPointsLostField,
     .type = ValueType::Number,
     .choices = {},
     .least = 0,
     .most = 7,
     .fallback = "0",
     .forInfantry = true,
     .forCavalry = true,
     .forArtillery = true,
     .rule = "BB-1.3"_rule},
}};

constexpr std::array<OptionSpec, 4> kOptions{{
    {.name = kFootprintOption,
     .type = ValueType::Choice,
     .choices = kFootprints,
     .fallback = kFootprints[0],
     .rule = "BB-1.5"_rule},
    {.name = kInitiativeOption,
     .type = ValueType::Choice,
     .choices = kInitiatives,
     .fallback = "roll",
     .rule = "BB-2.2"_rule},
    {.name = kTerrainSlowsOption,
     .type = ValueType::Flag,
     .choices = {},
     .fallback = "on",
     .rule = "BB-3.4"_rule},
    {.name = kOutOfCommandOption,
     .type = ValueType::Choice,
     .choices = kOutOfCommand,
     .fallback = "hold",
     .rule = "BB-6.2"_rule},
}};

constexpr auto T = LineKind::Text;
constexpr auto R = LineKind::Ruling;
constexpr auto O = LineKind::Option;
constexpr auto Decided = Coverage::Decided;
constexpr auto Asked = Coverage::Asked;
constexpr auto MapPlay = Coverage::MapPlay;

// "Asked" where the line needs something that only the table knows: distances, sight, what lies in
// the way.
constexpr RuleLine kLines[] = {
    {"BB-1.1"_rule, T, Decided},  {"BB-1.2"_rule, T, Decided},  {"BB-1.3"_rule, T, Decided},
    {"BB-1.4"_rule, T, Decided},  {"BB-1.5"_rule, O, MapPlay},  {"BB-2.1"_rule, R, Decided},
    {"BB-2.2"_rule, O, Decided},  {"BB-2.3"_rule, T, Decided},  {"BB-2.4"_rule, R, Decided},
    {"BB-2.5"_rule, R, Decided},  {"BB-2.6"_rule, R, Decided},  {"BB-2.90"_rule, R, Decided},
    {"BB-2.91"_rule, R, Decided}, {"BB-3.1"_rule, T, Decided},  {"BB-3.2"_rule, T, Asked},
    {"BB-3.3"_rule, T, Decided},  {"BB-3.4"_rule, O, Asked},    {"BB-3.5"_rule, T, Decided},
    {"BB-3.6"_rule, R, Decided},  {"BB-3.90"_rule, R, Decided}, {"BB-4.1"_rule, R, Decided},
    {"BB-4.2"_rule, T, Asked},    {"BB-4.3"_rule, T, Asked},    {"BB-4.4"_rule, T, Asked},
    {"BB-4.5"_rule, R, Asked},    {"BB-4.6"_rule, R, Decided},  {"BB-5.1"_rule, T, Decided},
    {"BB-5.2"_rule, T, Asked},    {"BB-5.3"_rule, T, Decided},  {"BB-5.4"_rule, T, Decided},
    {"BB-5.5"_rule, T, Asked},    {"BB-5.6"_rule, T, Decided},  {"BB-5.7"_rule, T, Asked},
    {"BB-5.90"_rule, R, Decided}, {"BB-5.91"_rule, R, Decided}, {"BB-6.1"_rule, T, Decided},
    {"BB-6.2"_rule, O, Asked},    {"BB-6.3"_rule, T, Decided},  {"BB-6.4"_rule, R, Asked},
    {"BB-6.90"_rule, R, Decided}, {"BB-6.91"_rule, R, Decided}, {"BB-6.92"_rule, R, Decided},
    {"BB-7.1"_rule, T, Decided},  {"BB-7.2"_rule, T, Asked},    {"BB-7.90"_rule, R, Decided},
    {"BB-7.91"_rule, R, Decided}, {"BB-8.1"_rule, R, Decided},
};

std::string_view valueOf(const FieldValues &fields, const UnitFieldSpec &spec) {
    const std::string_view set = fieldValue(spec, fields);
    return checkValue(spec, set) ? set : spec.fallback;
}

std::string_view valueOf(const OptionValues &values, std::string_view name) {
    return optionValue(ruleSet(), name, values);
}

class Beerstein final : public RuleSet, public CommandReach {
public:
    std::string_view id() const override { return kId; }
    RuleBook book() const override { return RuleBook::Beerstein; }
    std::span<const UnitFieldSpec> unitFields() const override { return kFields; }
    std::span<const OptionSpec> options() const override { return kOptions; }
    std::span<const RuleLine> lines() const override { return kLines; }

    std::optional<TableStrength> strength(const UnitFacts &unit,
                                          const OptionValues & /*options*/) const override {
        // The number comes from training alone: men need not be known.
        return TableStrength{startingNumber(unit.fields).value, "points", 0, 0, 0};
    }

    std::int32_t menForSteps(const UnitFacts &unit, std::int32_t steps,
                             const OptionValues & /*options*/) const override {
        // A point stands for its share of the men (or guns) that the unit has.
        const Points now = startingNumber(unit.fields);
        const std::int64_t strength = isArtillery(unit.arm) ? (unit.guns ? unit.guns->value : 0)
                                                            : (unit.men ? unit.men->value : 0);
        if (now <= Points(0))
            return 0;
        return static_cast<std::int32_t>((2 * strength * steps + now.value) / (2 * now.value));
    }

    std::vector<Problem> check(const UnitFacts &unit,
                               const OptionValues & /*options*/) const override;

    RuleNumber vacancyRule() const override { return "BB-6.1"_rule; }

    /// BB-1.2: trained troops have a number of 5, guards of 8.
    ServiceSpec service() const override {
        return {kQualityField, kQualities, 5, 1, kPointsLostField, 1, false, true};
    }

    std::vector<ReferenceTable> reference(const OptionValues &values) const override {
        return referenceTables(readOptions(values));
    }

    ReferenceRow commandReach(std::int32_t units, const OptionValues &) const override {
        return {{pacesCell(commandRadius(units))}, {"BB-6.1"_rule}};
    }

    /// BB-6.3 names a leader's fates; BB-8.1 counts every unit at 2 or less.
    RosterSpec roster() const override {
        static constexpr std::string_view fates[] = {"killed", "wounded"};
        return {{}, fates, 0, "units", true, kSpentNumber.value, {}};
    }
};

std::vector<Problem> Beerstein::check(const UnitFacts &unit, const OptionValues &) const {
    std::vector<Problem> out;
    for (const auto &[key, value] : unit.fields) {
        const auto spec = std::ranges::find(kFields, key, &UnitFieldSpec::key);
        if (spec == kFields.end()) {
            out.push_back({kBbFieldUnknown, {}, Severity::Note, {key}, kMendDrop, key});
            continue;
        }
        if (const auto good = checkValue(*spec, value); !good)
            out.push_back({good.error().code, spec->rule, Severity::Fault, good.error().args,
                           spec->key, std::string(spec->fallback)});
    }
    if (unit.arm == Arm::Cavalry || unit.arm == Arm::Dragoons)
        out.push_back({kBbHorseIsHeavy,
                       "BB-1.1"_rule,
                       Severity::Note,
                       {std::string(word(unit.arm))},
                       kMendArm,
                       std::string(word(Arm::HeavyCavalry))});
    if (const Points number = startingNumber(unit.fields); !canAttack(number))
        out.push_back({kBbSpentAtStart,
                       "BB-1.4"_rule,
                       Severity::Warning,
                       {std::to_string(number.value)},
                       kPointsLostField,
                       "0"});
    return out;
}

} // namespace

const RuleSet &ruleSet() {
    static const Beerstein instance;
    return instance;
}

Options readOptions(const OptionValues &values) {
    Options out;
    out.rollInitiative = valueOf(values, kInitiativeOption) != "alternate";
    out.terrainSlows = valueOf(values, kTerrainSlowsOption) != "off";
    out.holdOutOfCommand = valueOf(values, kOutOfCommandOption) != "free";
    return out;
}

Points startingNumber(const FieldValues &fields) {
    const auto quality = fromWord<Quality>(valueOf(fields, kFields[0]));
    const std::string_view lost = valueOf(fields, kFields[1]);
    std::int32_t points = 0;
    std::from_chars(lost.data(), lost.data() + lost.size(), points);
    return afterCasualties(startNumber(quality.value_or(Quality::Trained)), Points(points));
}

} // namespace sabretache::rules::beerstein
