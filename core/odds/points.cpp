#include "odds/points.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace sabretache::odds {

namespace {

/// One question about the unit. In `keys`, "#steps" and "#guns" stand for its numbers and "$field"
/// for what it holds of a field.
struct Bout {
    std::string_view kind;
    std::string_view keys; ///< "key=value key=value"
    std::string_view item; ///< the distribution that counts
    double weight = 1;
};

/// What the units of an arm go through.
struct Course {
    std::span<const Bout> given;
    std::span<const Bout> taken;
    std::string_view stays; ///< keys of the morale test; empty: none
};

struct RuleSetCourses {
    std::string_view ruleSet;
    Course foot, horse, guns;
    rules::UnitFacts (*standard)(const rules::RuleSet &);
};

// Corporal John. The standard unit: foot, 20 castings, class 5, flintlocks, standard doctrine.
constexpr Bout kJohnFootGives[] = {
    {"musketry", "castings=#steps range=1 doctrine=$doctrine armament=$armament", "kills", 1},
    {"melee",
     "attacker=infantry attacker-castings=#steps attacker-class=$class "
     "attacker-armament=$armament defender=infantry defender-castings=20 defender-class=5",
     "attacker_kills", 1},
    {"melee",
     "attacker=infantry attacker-castings=20 attacker-class=5 defender=infantry "
     "defender-castings=#steps defender-class=$class defender-armament=$armament",
     "defender_kills", 1},
};
constexpr Bout kJohnFootTakes[] = {
    {"musketry", "castings=20 range=1", "kills", 1},
    {"melee",
     "attacker=infantry attacker-castings=#steps attacker-class=$class "
     "attacker-armament=$armament defender=infantry defender-castings=20 defender-class=5",
     "defender_kills", 1},
    {"melee",
     "attacker=infantry attacker-castings=20 attacker-class=5 defender=infantry "
     "defender-castings=#steps defender-class=$class defender-armament=$armament",
     "attacker_kills", 1},
};
// Horse against horse of 14 castings, and against standard foot in disorder.
constexpr Bout kJohnHorseGives[] = {
    {"melee",
     "attacker=cavalry attacker-castings=#steps attacker-class=$class defender=cavalry "
     "defender-castings=14 defender-class=5",
     "attacker_kills", 1},
    {"melee",
     "attacker=cavalry attacker-castings=14 attacker-class=5 defender=cavalry "
     "defender-castings=#steps defender-class=$class",
     "defender_kills", 1},
    {"melee",
     "attacker=cavalry attacker-castings=#steps attacker-class=$class defender=infantry "
     "defender-castings=20 defender-class=5 defender-order=disorder",
     "attacker_kills", 1},
};
constexpr Bout kJohnHorseTakes[] = {
    {"melee",
     "attacker=cavalry attacker-castings=#steps attacker-class=$class defender=cavalry "
     "defender-castings=14 defender-class=5",
     "defender_kills", 1},
    {"melee",
     "attacker=cavalry attacker-castings=14 attacker-class=5 defender=cavalry "
     "defender-castings=#steps defender-class=$class",
     "attacker_kills", 1},
    {"melee",
     "attacker=cavalry attacker-castings=#steps attacker-class=$class defender=infantry "
     "defender-castings=20 defender-class=5 defender-order=disorder",
     "defender_kills", 1},
};
// Two turns of roundshot and one of canister; horse rides at the crew.
constexpr Bout kJohnGunsGive[] = {
    {"artillery", "guns=#guns calibre=$calibre range=6", "kills", 2},
    {"artillery", "guns=#guns calibre=$calibre range=3", "kills", 1},
};
constexpr Bout kJohnGunsTake[] = {
    {"musketry", "castings=20 range=1", "kills", 1},
    {"melee",
     "attacker=cavalry attacker-castings=14 attacker-class=5 defender=artillery "
     "defender-castings=#steps",
     "attacker_kills", 1},
};

// Beerstein. The standard unit: foot of 6 points. The number is strength and morale in one.
constexpr Bout kBeerFootGives[] = {
    {"musketry", "number=#steps range=100", "kills", 1},
    {"combat", "attacker-number=#steps defender-number=6", "attacker_kills", 1},
    {"combat", "attacker-number=6 defender-number=#steps", "defender_kills", 1},
};
constexpr Bout kBeerFootTakes[] = {
    {"musketry", "number=6 range=100", "kills", 1},
    {"combat", "attacker-number=#steps defender-number=6", "defender_kills", 1},
    {"combat", "attacker-number=6 defender-number=#steps", "attacker_kills", 1},
};
// Horse goes for flanks and has no fire.
constexpr Bout kBeerHorseGives[] = {
    {"combat", "attacker-number=#steps defender-number=6", "attacker_kills", 1},
    {"combat", "attacker-number=#steps defender-number=6 side=flank", "attacker_kills", 1},
    {"combat", "attacker-number=6 defender-number=#steps", "defender_kills", 1},
};
constexpr Bout kBeerHorseTakes[] = {
    {"combat", "attacker-number=#steps defender-number=6", "defender_kills", 1},
    {"combat", "attacker-number=#steps defender-number=6 side=flank", "defender_kills", 1},
    {"combat", "attacker-number=6 defender-number=#steps", "attacker_kills", 1},
};
constexpr Bout kBeerGunsGive[] = {
    {"artillery", "number=#steps range=300", "kills", 2},
    {"artillery", "number=#steps range=100", "kills", 1},
};
constexpr Bout kBeerGunsTake[] = {
    {"musketry", "number=6 range=100 target=artillery", "kills", 1},
    {"combat", "attacker-number=6 defender-number=#steps", "attacker_kills", 1},
};

rules::UnitFacts standardBrigade(const rules::RuleSet &set) {
    rules::UnitFacts out;
    out.fields.emplace("class", "5");
    out.men = Men(set.menForSteps(out, 20, {}));
    return out;
}
rules::UnitFacts standardUnit(const rules::RuleSet &) {
    rules::UnitFacts out;
    out.fields.emplace("quality", "veteran");
    out.men = Men(1000);
    return out;
}

const RuleSetCourses kCourses[] = {
    {"corporal-john",
     {kJohnFootGives, kJohnFootTakes, "class=$class"},
     {kJohnHorseGives, kJohnHorseTakes, "class=$class arm=cavalry"},
     {kJohnGunsGive, kJohnGunsTake, "class=$class arm=artillery"},
     standardBrigade},
    {"beerstein",
     {kBeerFootGives, kBeerFootTakes, {}},
     {kBeerHorseGives, kBeerHorseTakes, {}},
     {kBeerGunsGive, kBeerGunsTake, {}},
     standardUnit},
};

const RuleSetCourses *coursesOf(std::string_view ruleSet) {
    for (const RuleSetCourses &one : kCourses)
        if (one.ruleSet == ruleSet)
            return &one;
    return nullptr;
}

/// The numbers and words that bouts are filled with.
struct Filling {
    const rules::RuleSet &ruleSet;
    const rules::UnitFacts &unit;
    rules::TableStrength strength;

    std::string of(std::string_view value) const {
        if (value == "#steps")
            return std::to_string(strength.steps);
        if (value == "#guns")
            return std::to_string(std::max(strength.modelGuns, 1));
        if (value.front() != '$')
            return std::string(value);
        for (const rules::UnitFieldSpec &spec : ruleSet.unitFields()) {
            if (spec.key != value.substr(1))
                continue;
            // A draft may hold anything; the calls know what the rule set knows, in small letters.
            const std::string_view held = rules::fieldValue(spec, unit.fields);
            std::string out(rules::checkValue(spec, held) ? held : spec.fallback);
            for (char &c : out)
                if (c >= 'A' && c <= 'Z')
                    c = static_cast<char>(c - 'A' + 'a');
            return out;
        }
        return {};
    }
    KeyValues keys(std::string_view text, const rules::OptionValues &options) const {
        KeyValues out;
        while (!text.empty()) {
            const std::size_t end = std::min(text.find(' '), text.size());
            const std::string_view pair = text.substr(0, end);
            const std::size_t equals = pair.find('=');
            std::string value = of(pair.substr(equals + 1));
            if (!value.empty())
                out.emplace_back(std::string(pair.substr(0, equals)), std::move(value));
            text.remove_prefix(std::min(end + 1, text.size()));
        }
        for (const auto &[name, value] : options)
            out.emplace_back("option." + name, value);
        return out;
    }
};

/// @return the weighted mean over the bouts; an action that the rules forbid gives nothing.
double sumOf(std::span<const Bout> bouts, const Filling &filling,
             const rules::OptionValues &options) {
    double out = 0;
    for (const Bout &bout : bouts) {
        const auto said = answer(builtInCalls(), filling.ruleSet.id(), bout.kind,
                                 filling.keys(bout.keys, options));
        if (!said || !said->allowed)
            continue;
        if (const Item *item = said->find(bout.item))
            if (const auto *kills = std::get_if<Distribution>(item))
                out += bout.weight * kills->mean();
    }
    return out;
}

double chanceOf(const Answer &said, std::string_view name) {
    const Item *item = said.find(name);
    const auto *chance = item ? std::get_if<double>(item) : nullptr;
    return chance ? *chance : 0;
}

/// @return the share that a morale test leaves in the fight: passed, and half of the disordered or,
/// of a battery, of those that hold.
double stays(std::string_view keys, const Filling &filling, const rules::OptionValues &options) {
    if (keys.empty())
        return 1;
    const auto said =
        answer(builtInCalls(), filling.ruleSet.id(), "morale", filling.keys(keys, options));
    if (!said || !said->allowed)
        return 1;
    return chanceOf(*said, "pass") + (chanceOf(*said, "disorder") + chanceOf(*said, "hold")) / 2;
}

struct Measured {
    double given = 0;
    double staying = 0;
};

std::optional<Measured> measure(const RuleSetCourses &courses, const rules::RuleSet &ruleSet,
                                const rules::UnitFacts &unit, const rules::OptionValues &options) {
    const auto strength = ruleSet.strength(unit, options);
    if (!strength || strength->steps < 1)
        return std::nullopt;
    const Course &course = isArtillery(unit.arm) ? courses.guns
                           : isCavalry(unit.arm) ? courses.horse
                                                 : courses.foot;
    const Filling filling{ruleSet, unit, *strength};
    const double taken = sumOf(course.taken, filling, options);
    Measured out;
    out.given = sumOf(course.given, filling, options);
    out.staying = strength->steps / std::max(taken, 0.01) * stays(course.stays, filling, options);
    return out;
}

} // namespace

UnitValues::UnitValues(const rules::RuleSet &ruleSet, rules::OptionValues options)
    : m_ruleSet(ruleSet), m_options(std::move(options)) {
    const RuleSetCourses *courses = coursesOf(m_ruleSet.id());
    if (!courses)
        return;
    if (const auto standard =
            measure(*courses, m_ruleSet, courses->standard(m_ruleSet), m_options)) {
        m_given0 = standard->given;
        m_staying0 = standard->staying;
    }
}

bool UnitValues::known() const { return m_given0 > 0 && m_staying0 > 0; }

std::optional<UnitValue> UnitValues::of(const rules::UnitFacts &unit) const {
    return of(unit, known() ? m_ruleSet.strength(unit, m_options) : std::nullopt);
}

std::optional<UnitValue> UnitValues::of(const rules::UnitFacts &unit,
                                        const std::optional<rules::TableStrength> &strength) const {
    if (!known() || !strength || strength->steps < 1)
        return std::nullopt;
    std::string key;
    key.reserve(96);
    key += word(unit.arm);
    (key += ' ') += std::to_string(strength->steps);
    (key += ' ') += std::to_string(strength->modelGuns);
    for (const rules::UnitFieldSpec &spec : m_ruleSet.unitFields())
        (key += ' ') += rules::fieldValue(spec, unit.fields);
    if (const auto it = m_done.find(key); it != m_done.end())
        return it->second;
    const auto measured = measure(*coursesOf(m_ruleSet.id()), m_ruleSet, unit, m_options);
    if (!measured)
        return std::nullopt;
    UnitValue out;
    out.given = measured->given;
    out.staying = measured->staying;
    out.points = static_cast<std::int32_t>(
        std::lround(100 * std::sqrt(out.given / m_given0 * out.staying / m_staying0)));
    m_done.emplace(std::move(key), out);
    return out;
}

} // namespace sabretache::odds
