#include "rules/corporaljohn/descriptor.h"

#include "rules/commandreach.h"
#include "rules/corporaljohn/command.h"
#include "rules/corporaljohn/lines.h"
#include "rules/corporaljohn/musketry.h"
#include "rules/corporaljohn/reference.h"
#include "rules/corporaljohn/squares.h"
#include "rules/corporaljohn/troops.h"
#include "rules/mends.h"
#include "rules/referencecells.h"

#include <array>
#include <charconv>

namespace sabretache::rules::corporaljohn {

namespace {

/// The words of an enum, in its order.
template <class E> constexpr auto wordsOf() {
    std::array<std::string_view, kWords<E>.size()> out{};
    for (std::size_t i = 0; i < out.size(); ++i)
        out[i] = kWords<E>[i].second;
    return out;
}
constexpr auto kDoctrines = wordsOf<Doctrine>();
constexpr auto kArmaments = wordsOf<Armament>();
constexpr auto kCalibres = wordsOf<Calibre>();
constexpr auto kVerbs = wordsOf<Verb>();

constexpr UnitFieldSpec kUnitFields[] = {
    {.key = kFieldClass,
     .type = ValueType::Number,
     .choices = {},
     .least = 3,
     .most = 6,
     .fallback = "5",
     .forInfantry = true,
     .forCavalry = true,
     .forArtillery = true,
     .rule = "CJ-1.4"_rule},
    {.key = kFieldDoctrine,
     .type = ValueType::Choice,
     .choices = kDoctrines,
     .fallback = kDoctrines[0],
     .forInfantry = true,
     .rule = "CJ-1.8"_rule},
    {.key = kFieldArmament,
     .type = ValueType::Choice,
     .choices = kArmaments,
     .fallback = kArmaments[0],
     .forInfantry = true,
     .rule = "CJ-1.8"_rule},
    {.key = kFieldCalibre,
     .type = ValueType::Choice,
     .choices = kCalibres,
     .fallback = kCalibres[0],
     .forArtillery = true,
     .rule = "CJ-1.7"_rule},
    {.key = kFieldMaySquare,
     .type = ValueType::Flag,
     .choices = {},
     .fallback = "no",
     .forInfantry = true,
     .rule = "CJ-12.5"_rule},
    {.key = kFieldDismounted,
     .type = ValueType::Flag,
     .choices = {},
     .fallback = "no",
     .forCavalry = true,
     .rule = "CJ-1.9"_rule},
    {.key = kFieldLimbered,
     .type = ValueType::Flag,
     .choices = {},
     .fallback = "no",
     .forArtillery = true,
     .rule = "CJ-5.3"_rule},
};

const UnitFieldSpec &spec(std::string_view key) {
    for (const UnitFieldSpec &field : kUnitFields)
        if (field.key == key)
            return field;
    return kUnitFields[0];
}

/// A book can hold options that this version does not know; strength then goes by the defaults.
/// An army asks once for each of its units, mostly with the same options: the last are kept.
const Options &optionsOrDefault(const OptionValues &values) {
    struct Read {
        OptionValues values;
        Options options = parseOptions({}).value();
    };
    thread_local Read last;
    if (last.values != values) {
        last.options = parseOptions(values).value_or(Options());
        last.values = values;
    }
    return last.options;
}

/// Fields as far as they can be read; what cannot is pointed out by check().
TroopFields fieldsOrDefault(const FieldValues &fields) {
    if (auto all = troopFields(fields))
        return *all;
    FieldValues good;
    for (const UnitFieldSpec &field : kUnitFields) {
        const std::string_view value = fieldValue(field, fields);
        if (checkValue(field, value))
            good.emplace(field.key, value);
    }
    return troopFields(good).value_or(TroopFields());
}

/// Castings for a box that is drawn heavy: a musketry die, or a melee die where there is no fire.
std::int32_t castingsPerMark(TroopArm arm, const TroopFields &fields) {
    if (arm == TroopArm::Infantry && fields.armament != Armament::Pike)
        return castingsPerDie(fields.doctrine, fields.armament);
    return 2;
}

Castings fightingCastings(const UnitFacts &unit, Men men, const Options &options) {
    const Castings all = castingsOf(men);
    const bool onFoot =
        isCavalry(unit.arm) && troopArm(unit.arm, unit.fields, options) == TroopArm::Infantry;
    return onFoot ? dismounted(all) : all;
}

/// "1.5" for 18 guns, in twelfths of a model rounded to a hundredth.
std::string modelsText(Guns guns) {
    const std::int32_t hundredths =
        static_cast<std::int32_t>((std::int64_t(guns.value) * 100 + 6) / kGunsPerModel);
    std::string out = std::to_string(hundredths / 100) + ".";
    out += static_cast<char>('0' + hundredths / 10 % 10);
    if (hundredths % 10 != 0)
        out += static_cast<char>('0' + hundredths % 10);
    return out;
}

class Check {
public:
    Check(const UnitFacts &unit, const OptionValues &options)
        : m_unit(unit), m_options(optionsOrDefault(options)),
          m_fields(fieldsOrDefault(unit.fields)),
          m_arm(troopArm(unit.arm, unit.fields, m_options)) {}

    std::vector<Problem> problems() {
        values();
        strength();
        classNumber();
        calibre();
        square();
        dragoons();
        return std::move(m_problems);
    }

private:
    void point(std::string_view code, RuleNumber rule, Severity severity,
               std::vector<std::string> args = {}, std::string_view field = {},
               std::optional<std::string> mend = std::nullopt) {
        m_problems.push_back({code, rule, severity, std::move(args), field, std::move(mend)});
    }
    bool has(std::string_view key) const { return m_unit.fields.contains(key); }

    void values() {
        for (const UnitFieldSpec &field : kUnitFields) {
            if (!field.appliesTo(m_unit.arm))
                continue;
            if (const auto good = checkValue(field, fieldValue(field, m_unit.fields)); !good)
                point(good.error().code, field.rule, Severity::Fault, good.error().args, field.key,
                      std::string(field.fallback));
        }
    }

    void strength() {
        if (m_arm == TroopArm::Artillery) {
            if (!m_unit.guns || m_unit.guns->value <= 0)
                point(kUnitNoGuns, "CJ-1.1"_rule, Severity::Warning, {}, kMendGuns);
            else if (isBrokenNumber(*m_unit.guns))
                point(kUnitBrokenGuns, "CJ-1.1"_rule, Severity::Note,
                      {std::to_string(m_unit.guns->value), modelsText(*m_unit.guns),
                       std::to_string(modelGunsOf(*m_unit.guns).value)},
                      kMendGuns);
            return;
        }
        if (!m_unit.men || m_unit.men->value <= 0) {
            point(kUnitNoMen, "CJ-1.1"_rule, Severity::Warning, {}, kMendMen);
            return;
        }
        // Dismounted dragoons are measured as the cavalry brigade that they are.
        const auto band = sizeBand(isCavalry(m_unit.arm) ? TroopArm::Cavalry : m_arm);
        const Castings castings = castingsOf(*m_unit.men);
        if (!band || (castings >= band->least && castings <= band->most))
            return;
        const bool small = castings < band->least;
        const std::int32_t parts = (castings.value + band->most.value - 1) / band->most.value;
        point(small ? kUnitTooSmall : kUnitTooLarge, "CJ-1.2"_rule, Severity::Warning,
              {std::to_string(castings.value), std::to_string(band->least.value),
               std::to_string(band->most.value)},
              small ? kMendMen : kMendParts,
              small ? std::nullopt : std::optional(std::to_string(parts)));
    }

    void classNumber() {
        if (!has(kFieldClass))
            point(kUnitNoClass, "CJ-1.4"_rule, Severity::Warning,
                  {std::string(spec(kFieldClass).fallback)}, kFieldClass,
                  std::string(spec(kFieldClass).fallback));
    }

    void calibre() {
        if (m_arm == TroopArm::Artillery && !has(kFieldCalibre))
            point(kUnitNoCalibre, "CJ-1.7"_rule, Severity::Warning,
                  {std::string(spec(kFieldCalibre).fallback)}, kFieldCalibre,
                  std::string(spec(kFieldCalibre).fallback));
    }

    void square() {
        if (!isInfantry(m_unit.arm) || !m_fields.maySquare)
            return;
        if (m_fields.classNumber > kWorstSquareClass)
            point(kUnitSquareClass, "CJ-12.5"_rule, Severity::Warning,
                  {std::to_string(m_fields.classNumber.value)}, kFieldMaySquare, "no");
        if (!hasBayonets(m_fields.armament))
            point(kUnitSquareArmament, "CJ-12.5"_rule, Severity::Warning,
                  {std::string(word(m_fields.armament))}, kFieldMaySquare, "no");
    }

    void dragoons() {
        if (!isCavalry(m_unit.arm) || !m_fields.dismounted)
            return;
        if (m_unit.arm != Arm::Dragoons)
            point(kUnitNotDragoons, "CJ-1.9"_rule, Severity::Warning, {}, kFieldDismounted, "no");
        else if (!m_options.dismountedDragoons)
            point(kUnitDismountedOff, "CJ-1.9"_rule, Severity::Warning, {}, kFieldDismounted, "no");
    }

    const UnitFacts &m_unit;
    Options m_options;
    TroopFields m_fields;
    TroopArm m_arm;
    std::vector<Problem> m_problems;
};

class CorporalJohn final : public RuleSet, public CommandReach {
public:
    std::string_view id() const override { return kId; }
    RuleBook book() const override { return RuleBook::CorporalJohn; }
    std::span<const UnitFieldSpec> unitFields() const override { return kUnitFields; }
    std::span<const OptionSpec> options() const override { return optionSpecs(); }
    std::span<const RuleLine> lines() const override { return ruleLines(); }

    std::optional<TableStrength> strength(const UnitFacts &unit,
                                          const OptionValues &values) const override {
        const Options &options = optionsOrDefault(values);
        const TroopArm arm = troopArm(unit.arm, unit.fields, options);
        if (arm == TroopArm::Artillery) {
            if (!unit.guns)
                return std::nullopt;
            const ModelGuns guns = modelGunsOf(*unit.guns);
            return TableStrength{crewOf(guns, options).value, "crew", guns.value,
                                 crewPerGun(options).value, 0};
        }
        if (!unit.men)
            return std::nullopt;
        const std::int32_t mark = arm == TroopArm::Infantry
                                      ? castingsPerMark(arm, fieldsOrDefault(unit.fields))
                                      : castingsPerMark(arm, {});
        // Where half a group left over throws a die, that half loses it (CJ-6.4).
        const std::int32_t rest = options.remainder == Remainder::HalfUp ? (mark + 1) / 2 : 0;
        return TableStrength{fightingCastings(unit, *unit.men, options).value, "castings", 0, mark,
                             rest};
    }

    std::int32_t menForSteps(const UnitFacts &unit, std::int32_t steps,
                             const OptionValues &values) const override {
        const Options &options = optionsOrDefault(values);
        const TroopArm arm = troopArm(unit.arm, unit.fields, options);
        if (steps <= 0)
            return 0;
        if (arm == TroopArm::Artillery) {
            const std::int32_t perGun = crewPerGun(options).value;
            return gunsOf(ModelGuns((steps + perGun - 1) / perGun)).value;
        }
        // s on foot are the s + (s - 1) / 3 that rode: one of each full four holds the horses
        const bool onFoot = isCavalry(unit.arm) && arm == TroopArm::Infantry;
        return menOf(Castings(onFoot ? steps + (steps - 1) / 3 : steps)).value;
    }

    std::vector<Problem> check(const UnitFacts &unit, const OptionValues &options) const override {
        return Check(unit, options).problems();
    }

    RuleNumber vacancyRule() const override { return "CJ-4.1"_rule; }

    std::vector<ReferenceTable> reference(const OptionValues &values) const override {
        return referenceTables(optionsOrDefault(values));
    }

    ReferenceRow commandReach(std::int32_t, const OptionValues &values) const override {
        return {{inchesCell(commandRadius(optionsOrDefault(values)))}, {"CJ-4.2"_rule}};
    }

    /// CJ-2.2 and CJ-9 name the conditions; CJ-4.8 the commander's fate; CJ-4.9 counts up to six
    /// turns; CJ-13.1 counts brigades.
    RosterSpec roster() const override {
        static constexpr RosterBox boxes[] = {
            {"disorder", true, false}, {"rout", true, false}, {"abandoned", false, true}};
        static constexpr std::string_view fates[] = {"killed"};
        return {boxes, fates, 6, "brigades", false, 0, kVerbs};
    }

    bool townsHoldBrigades() const override { return true; } // CJ-11.4

    /// CJ-1.4: 6 is the worst class, 3 the best.
    ServiceSpec service() const override {
        static constexpr std::string_view classes[] = {"6", "5", "4", "3"};
        return {kFieldClass, classes, 6, -1, {}, 2, true, false};
    }
};

} // namespace

const RuleSet &ruleSet() {
    static const CorporalJohn set;
    return set;
}

} // namespace sabretache::rules::corporaljohn
