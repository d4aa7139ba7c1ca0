#include "support/toyruleset.h"

#include "base/hash.h"
#include "battle/game.h"

#include <algorithm>
#include <array>

namespace sabretache::toy {

using battle::Side;

namespace {

constexpr std::string_view kNoSuchUnit = "toy-no-such-unit";
constexpr std::string_view kNotNow = "toy-not-now";
constexpr std::string_view kHasRun = "toy-has-run";
constexpr std::string_view kHasActed = "toy-has-acted";
constexpr std::string_view kOwnSide = "toy-own-side";
constexpr std::string_view kTooFar = "toy-too-far";
constexpr std::string_view kNotOfHis = "toy-not-of-his";
constexpr std::string_view kNobody = "toy-nobody";
constexpr std::string_view kBadEvent = "toy-bad-event";

constexpr std::array<std::string_view, 2> kPhases{"advance", "shoot"};
constexpr std::int32_t kReach = 300;
constexpr std::int32_t kClose = 100;
constexpr std::int32_t kMarch = 200;

class ToyRules final : public rules::RuleSet {
public:
    std::string_view id() const override { return "toy"; }
    RuleBook book() const override { return RuleBook::Test; }
    std::span<const rules::UnitFieldSpec> unitFields() const override {
        static const std::array<rules::UnitFieldSpec, 1> fields{
            {{"nerve", rules::ValueType::Number, {}, 4, 10, "7", true, true, true, "TT-1.2"_rule}}};
        return fields;
    }
    std::span<const rules::OptionSpec> options() const override {
        static const std::array<rules::OptionSpec, 1> options{
            {{"sharp-eyes", rules::ValueType::Flag, {}, 0, 0, "off", "TT-4.2"_rule}}};
        return options;
    }
    std::span<const rules::RuleLine> lines() const override {
        static const std::array<rules::RuleLine, 11> lines{{{"TT-1.1"_rule},
                                                            {"TT-1.2"_rule},
                                                            {"TT-2.1"_rule},
                                                            {"TT-3.1"_rule},
                                                            {"TT-4.1"_rule},
                                                            {"TT-4.2"_rule},
                                                            {"TT-4.3"_rule},
                                                            {"TT-4.4"_rule},
                                                            {"TT-5.1"_rule},
                                                            {"TT-5.2"_rule},
                                                            {"TT-6.1"_rule}}};
        return lines;
    }
    std::optional<rules::TableStrength> strength(const rules::UnitFacts &unit,
                                                 const rules::OptionValues &) const override {
        if (!unit.men)
            return std::nullopt;
        return rules::TableStrength{std::max(1, unit.men->value / 100), "steps", 0, 2};
    }
    std::int32_t menForSteps(const rules::UnitFacts &, std::int32_t steps,
                             const rules::OptionValues &) const override {
        return steps * 100;
    }
    std::vector<rules::Problem> check(const rules::UnitFacts &,
                                      const rules::OptionValues &) const override {
        return {};
    }
    RuleNumber vacancyRule() const override { return {}; }
};

std::optional<std::size_t> indexOf(const State &s, UnitId id) {
    const auto it = std::ranges::find(s.setup.units, id, &battle::SetupUnit::id);
    if (it == s.setup.units.end())
        return std::nullopt;
    return static_cast<std::size_t>(it - s.setup.units.begin());
}
bool inPlay(const Trooper &t) {
    return t.condition == Condition::Steady || t.condition == Condition::Shaken;
}
std::int32_t nerve(const battle::SetupUnit &u) {
    return std::stoi(std::string(rules::fieldValue(ruleSet().unitFields()[0], u.fields)));
}
bool sharpEyes(const State &s) {
    return rules::optionValue(ruleSet(), "sharp-eyes", s.setup.options) == "on";
}
/// TT-4.2
std::int32_t hitsFrom(const State &s, Paces range) {
    return range.value <= kClose || sharpEyes(s) ? 4 : 5;
}
/// TT-4.1, TT-4.3: at least one die, or nobody would ever be tested for it.
Dice shotDice(std::int32_t steps, bool cover) {
    return Dice(std::max(1, (cover ? steps / 2 : steps) / 2));
}
std::optional<Error> whyNotShoot(const State &s, std::size_t i) {
    if (!inPlay(s.units[i]))
        return Error{kHasRun, "TT-5.1"_rule, {s.setup.units[i].name}};
    if (s.units[i].fired)
        return Error{kHasActed, "TT-4.1"_rule, {s.setup.units[i].name}};
    return std::nullopt;
}
std::optional<Error> whyNotTarget(const State &s, std::size_t target) {
    if (!inPlay(s.units[target]))
        return Error{kHasRun, "TT-5.1"_rule, {s.setup.units[target].name}};
    return std::nullopt;
}
Side sideOf(const State &s, PersonId general) {
    return s.setup.sides[1].commander == general ? Side::Second : Side::First;
}
bool isGeneral(const State &s, PersonId p) {
    return s.setup.sides[0].commander == p || s.setup.sides[1].commander == p;
}

struct Game {
    using State = toy::State;
    using Input = toy::Input;
    using Event = toy::Event;
    using Out = battle::Decision<Event>;
    static constexpr std::string_view kRuleSet = "toy";
    static constexpr std::int32_t kVersion = 1;

    static Result<State> begin(const battle::Setup &setup) {
        State s;
        s.setup = setup;
        for (const battle::SetupUnit &u : setup.units) {
            if (!u.men)
                return fail(kNoSuchUnit, {u.name}, "TT-1.1"_rule);
            Trooper t;
            t.steps = std::max(1, u.men->value / 100);
            s.units.push_back(t);
        }
        return s;
    }

    static battle::Pending pending(const State &s) {
        battle::Pending p;
        switch (s.wait) {
        case Wait::FirstMove:
            p.want = battle::Want::Roll;
            p.roll = dice::RollRequest{Dice(2), 6, "first-move", {}, -1, "TT-2.1"_rule, false};
            break;
        case Wait::Choice:
            p.want = battle::Want::Choice;
            break;
        case Wait::ShootDice:
            p.want = battle::Want::Roll;
            p.roll = dice::RollRequest{s.shot.dice,   6,   "shot", s.shot.unit.text(), 0,
                                       "TT-4.1"_rule, true};
            p.side = s.setup.units[*indexOf(s, s.shot.unit)].side;
            p.roll->side = static_cast<std::int32_t>(*p.side);
            break;
        case Wait::GeneralNear:
            p.want = battle::Want::Fact;
            p.fact = battle::FactRequest{"general-near",
                                         s.setup.units[s.tests.front()].id.text(),
                                         "TT-5.2"_rule,
                                         "flag",
                                         {},
                                         0,
                                         0,
                                         {},
                                         false};
            p.side = s.setup.units[s.tests.front()].side;
            break;
        case Wait::NerveDice: {
            const battle::SetupUnit &u = s.setup.units[s.tests.front()];
            p.want = battle::Want::Roll;
            p.side = u.side;
            p.roll = dice::RollRequest{
                Dice(2),       6,   "nerve", u.id.text(), static_cast<std::int32_t>(u.side),
                "TT-5.1"_rule, true};
            break;
        }
        case Wait::Nothing:
            break;
        }
        return p;
    }

    static std::vector<battle::Offer> offers(const State &s) {
        std::vector<battle::Offer> out;
        if (s.wait != Wait::Choice)
            return out;
        if (s.phase == 0) {
            for (const Side side : {Side::First, Side::Second}) {
                const auto general = s.setup.sides[battle::index(side)].commander;
                if (!general)
                    continue;
                const bool any = std::ranges::any_of(s.units, [&](const Trooper &t) {
                    const auto i = static_cast<std::size_t>(&t - s.units.data());
                    return s.setup.units[i].side == side && inPlay(t) && !t.moved;
                });
                battle::Offer o{"Advance", general->text(), side, any, {}, "to-act", {}};
                if (!any) {
                    o.why = Error{kNobody, "TT-3.1"_rule, {}};
                    o.group = "acted";
                }
                out.push_back(o);
            }
        } else {
            for (std::size_t i = 0; i < s.units.size(); ++i) {
                battle::Offer o{
                    "Shoot", s.setup.units[i].id.text(), s.setup.units[i].side, true, {}, "to-act",
                    {}};
                o.why = whyNotShoot(s, i);
                o.allowed = !o.why;
                if (o.why)
                    o.group = s.units[i].fired ? "acted" : "cannot";
                out.push_back(o);
            }
        }
        out.push_back({"EndPhase", {}, {}, true, {}, "end", {}});
        out.push_back({"SetSteps", {}, {}, true, {}, "umpire", {}});
        return out;
    }

    static battle::Form form(const State &s, const Record &draft) {
        battle::Form f;
        f.action = draft.kind;
        if (draft.kind == Advance::kKind)
            advanceForm(s, draft, f);
        else if (draft.kind == Shoot::kKind)
            shootForm(s, draft, f);
        else if (draft.kind == SetSteps::kKind)
            setStepsForm(s, draft, f);
        Record full{draft.kind, {}};
        for (const battle::FormField &field : f.fields)
            full.set(field.key, field.value);
        if (draft.kind == EndPhase::kKind)
            full.set("forced", draft.flag("forced"));
        const auto input = variantFromRecord<Input>(full);
        if (!input)
            f.refused = input.error();
        else if (const auto decided = decide(s, *input); !decided)
            f.refused = decided.error();
        return f;
    }

    static void advanceForm(const State &s, const Record &draft, battle::Form &f) {
        battle::FormField general;
        general.key = "general";
        general.type = "commander";
        general.rule = "TT-3.1"_rule;
        std::string chosen = draft.text("general");
        for (const auto &side : s.setup.sides)
            if (side.commander) {
                general.choices.push_back({side.commander->text(), true, {}});
                if (chosen.empty())
                    chosen = side.commander->text();
            }
        general.value = chosen;
        f.fields.push_back(general);
        const Side side = sideOf(s, PersonId::parse(chosen).value_or(PersonId()));
        battle::FormField units;
        units.key = "units";
        units.type = "units";
        units.rule = "TT-3.1"_rule;
        for (std::size_t i = 0; i < s.units.size(); ++i) {
            if (s.setup.units[i].side != side)
                continue;
            battle::FormChoice c{s.setup.units[i].id.text(), true, {}};
            if (!inPlay(s.units[i]))
                c.why = Error{kHasRun, "TT-5.1"_rule, {s.setup.units[i].name}};
            else if (s.units[i].moved)
                c.why = Error{kHasActed, "TT-3.1"_rule, {s.setup.units[i].name}};
            c.allowed = !c.why;
            units.choices.push_back(c);
        }
        const std::vector<std::string> picked = draft.texts("units");
        units.value = picked;
        f.fields.push_back(units);
        battle::FormField distances;
        distances.key = "distances";
        distances.type = "number";
        distances.along = "units";
        distances.least = 0;
        distances.most = kMarch;
        distances.unit = "paces";
        distances.rule = "TT-3.1"_rule;
        std::vector<std::int64_t> values = draft.numbers("distances");
        values.resize(picked.size(), kMarch);
        distances.value = values;
        f.fields.push_back(distances);
        f.facts.push_back({"march-allowance", {std::to_string(kMarch)}, {"TT-3.1"_rule}});
    }

    static void shootForm(const State &s, const Record &draft, battle::Form &f) {
        battle::FormField unit;
        unit.key = "unit";
        unit.type = "unit";
        unit.fromState = true;
        unit.value = draft.text("unit");
        const auto shooter = indexOf(s, UnitId::parse(draft.text("unit")).value_or(UnitId()));
        for (std::size_t i = 0; i < s.units.size(); ++i) {
            battle::FormChoice c{s.setup.units[i].id.text(), true, whyNotShoot(s, i)};
            c.allowed = !c.why;
            unit.choices.push_back(c);
        }
        f.fields.push_back(unit);
        battle::FormField target;
        target.key = "target";
        target.type = "unit";
        target.rule = "TT-4.1"_rule;
        std::string chosen = draft.text("target");
        for (std::size_t i = 0; i < s.units.size(); ++i) {
            if (shooter && s.setup.units[i].side == s.setup.units[*shooter].side)
                continue;
            battle::FormChoice c{s.setup.units[i].id.text(), true, whyNotTarget(s, i)};
            c.allowed = !c.why;
            target.choices.push_back(c);
            if (chosen.empty() && c.allowed)
                chosen = c.value;
        }
        target.value = chosen;
        f.fields.push_back(target);
        const auto range = draft.number("range", 200);
        battle::FormField rangeField;
        rangeField.key = "range";
        rangeField.type = "number";
        rangeField.unit = "paces";
        rangeField.least = 0;
        rangeField.most = 2000;
        rangeField.value = range;
        rangeField.rule = "TT-4.2"_rule;
        f.fields.push_back(rangeField);
        const bool cover = draft.flag("cover");
        battle::FormField coverField;
        coverField.key = "cover";
        coverField.type = "flag";
        coverField.value = cover;
        coverField.rule = "TT-4.3"_rule;
        f.fields.push_back(coverField);
        battle::FormField stance;
        stance.key = "stance";
        stance.type = "choice";
        stance.value = draft.text("stance", "standing");
        stance.choices = {{"standing", true, {}}, {"kneeling", true, {}}};
        f.fields.push_back(stance);
        if (shooter) {
            const std::int32_t steps = s.units[*shooter].steps;
            f.facts.push_back({"steps-firing", {std::to_string(steps)}, {"TT-4.1"_rule}});
            f.facts.push_back(
                {"hits-from",
                 {std::to_string(hitsFrom(s, Paces(static_cast<std::int32_t>(range))))},
                 {"TT-4.2"_rule}});
            f.facts.push_back({"dice-thrown",
                               {std::to_string(shotDice(steps, cover).value)},
                               {"TT-4.1"_rule, "TT-4.3"_rule}});
        }
    }

    static void setStepsForm(const State &s, const Record &draft, battle::Form &f) {
        battle::FormField unit;
        unit.key = "unit";
        unit.type = "unit";
        std::string chosen = draft.text("unit");
        for (const battle::SetupUnit &u : s.setup.units) {
            unit.choices.push_back({u.id.text(), true, {}});
            if (chosen.empty())
                chosen = u.id.text();
        }
        unit.value = chosen;
        f.fields.push_back(unit);
        battle::FormField steps;
        steps.key = "steps";
        steps.type = "number";
        steps.unit = "steps";
        steps.most = 60;
        const auto i = indexOf(s, UnitId::parse(chosen).value_or(UnitId()));
        steps.value = draft.number("steps", i ? s.units[*i].steps : 0);
        f.fields.push_back(steps);
        battle::FormField reason;
        reason.key = "reason";
        reason.type = "text";
        reason.value = draft.text("reason");
        f.fields.push_back(reason);
    }

    static Result<Out> decide(const State &s, const Input &input) {
        return std::visit([&](const auto &in) { return decideOne(s, in); }, input);
    }

    static Result<Out> decideOne(const State &s, const Advance &in) {
        if (s.wait != Wait::Choice || s.phase != 0)
            return fail(kNotNow, {});
        if (!isGeneral(s, in.general))
            return fail(kNoSuchUnit, {in.general.text()}, "TT-3.1"_rule);
        if (in.units.empty() || in.units.size() != in.distances.size())
            return fail(kNobody, {}, "TT-3.1"_rule);
        Out out;
        for (std::size_t n = 0; n < in.units.size(); ++n) {
            const auto i = indexOf(s, in.units[n]);
            if (!i)
                return fail(kNoSuchUnit, {in.units[n].text()}, "TT-3.1"_rule);
            if (s.setup.units[*i].side != sideOf(s, in.general))
                return fail(kNotOfHis, {s.setup.units[*i].name}, "TT-3.1"_rule);
            if (!inPlay(s.units[*i]))
                return fail(kHasRun, {s.setup.units[*i].name}, "TT-5.1"_rule);
            if (s.units[*i].moved || std::count(in.units.begin(), in.units.end(), in.units[n]) > 1)
                return fail(kHasActed, {s.setup.units[*i].name}, "TT-3.1"_rule);
            if (in.distances[n].value < 0 || in.distances[n].value > kMarch)
                return fail(kTooFar, {std::to_string(kMarch)}, "TT-3.1"_rule);
            out.push_back(
                {UnitAdvanced{in.general, in.units[n], in.distances[n]}, {"TT-3.1"_rule}});
        }
        return out;
    }

    static Result<Out> decideOne(const State &s, const Shoot &in) {
        if (s.wait != Wait::Choice || s.phase != 1)
            return fail(kNotNow, {});
        const auto i = indexOf(s, in.unit);
        const auto t = indexOf(s, in.target);
        if (!i || !t)
            return fail(kNoSuchUnit, {in.unit.text()}, "TT-4.1"_rule);
        if (auto why = whyNotShoot(s, *i))
            return tl::unexpected(*why);
        if (s.setup.units[*i].side == s.setup.units[*t].side)
            return fail(kOwnSide, {s.setup.units[*t].name}, "TT-4.1"_rule);
        if (auto why = whyNotTarget(s, *t))
            return tl::unexpected(*why);
        if (in.range.value < 0 || in.range.value > kReach)
            return fail(kTooFar, {std::to_string(kReach)}, "TT-4.2"_rule);
        RuleNumbers rules{"TT-4.1"_rule, "TT-4.2"_rule};
        if (in.cover)
            rules.add("TT-4.3"_rule);
        return Out{{ShotOrdered{in.unit, in.target, in.range, shotDice(s.units[*i].steps, in.cover),
                                hitsFrom(s, in.range)},
                    rules}};
    }

    static Result<Out> decideOne(const State &s, const EndPhase &) {
        if (s.wait != Wait::Choice)
            return fail(kNotNow, {});
        Out out;
        if (s.phase == 0) {
            out.push_back({PhaseBegun{s.turn, std::string(kPhases[1])}, {"TT-2.1"_rule}});
            return out;
        }
        for (std::size_t i = 0; i < s.units.size(); ++i)
            if (s.units[i].comingOff > 0)
                out.push_back({LossesTaken{s.setup.units[i].id,
                                           std::min(s.units[i].comingOff, s.units[i].steps)},
                               {"TT-4.4"_rule}});
        State after = s;
        for (const auto &loss : out)
            evolve(after, loss.event);
        if (after.tests.empty())
            addNext(after, out);
        return out;
    }

    /// The end of the battle or the next turn. @rule TT-6.1
    static void addNext(const State &s, Out &out) {
        std::array<std::int32_t, 2> gone{};
        std::array<std::int32_t, 2> all{};
        for (std::size_t i = 0; i < s.units.size(); ++i) {
            const auto side = battle::index(s.setup.units[i].side);
            ++all[side];
            gone[side] += inPlay(s.units[i]) ? 0 : 1;
        }
        const bool first = 2 * gone[0] >= all[0];
        const bool second = 2 * gone[1] >= all[1];
        if (first || second || s.turn >= s.setup.turns) {
            BattleEnded end;
            if (first != second)
                end.winner = first ? Side::Second : Side::First;
            out.push_back({end, {"TT-6.1"_rule}});
            return;
        }
        out.push_back(
            {PhaseBegun{Turns(s.turn.value + 1), std::string(kPhases[0])}, {"TT-2.1"_rule}});
    }

    static Result<Out> decideOne(const State &s, const DiceFaces &in) {
        const battle::Pending p = pending(s);
        if (!p.roll)
            return fail(kNotNow, {});
        if (auto good = dice::checkFaces(*p.roll, in.faces); !good)
            return tl::unexpected(good.error());
        if (s.wait == Wait::FirstMove) {
            FirstMoveRolled e{in.faces, in.source, {}};
            if (in.faces[0] != in.faces[1])
                e.winner = in.faces[0] > in.faces[1] ? Side::First : Side::Second;
            return Out{{e, {"TT-2.1"_rule}}};
        }
        if (s.wait == Wait::ShootDice) {
            const auto hits = std::ranges::count_if(
                in.faces, [&](std::uint8_t f) { return f >= s.shot.hitsFrom; });
            return Out{{StepsHit{s.shot.unit, s.shot.target, in.faces, in.source,
                                 static_cast<std::int32_t>(hits)},
                        {"TT-4.1"_rule, "TT-4.2"_rule}}};
        }
        const std::size_t i = s.tests.front();
        const std::int32_t sum = in.faces[0] + in.faces[1] + (s.generalNear ? 1 : 0);
        NerveTested e{s.setup.units[i].id, in.faces, in.source, s.units[i].condition};
        if (sum < nerve(s.setup.units[i]))
            e.becomes =
                s.units[i].condition == Condition::Steady ? Condition::Shaken : Condition::Run;
        Out out{{e, {"TT-5.1"_rule}}};
        if (s.tests.size() == 1) {
            State after = s;
            evolve(after, e);
            addNext(after, out);
        }
        return out;
    }

    static Result<Out> decideOne(const State &s, const FactAnswer &in) {
        if (s.wait != Wait::GeneralNear)
            return fail(kNotNow, {});
        return Out{{GeneralPlaced{s.setup.units[s.tests.front()].id, in.value, in.source},
                    {"TT-5.2"_rule}}};
    }

    static Result<Out> decideOne(const State &s, const SetSteps &in) {
        if (s.wait != Wait::Choice)
            return fail(kNotNow, {});
        const auto i = indexOf(s, in.unit);
        if (!i)
            return fail(kNoSuchUnit, {in.unit.text()}, "TT-1.1"_rule);
        if (in.steps < 0 || in.steps > 60)
            return fail(kTooFar, {"60"}, "TT-1.1"_rule);
        return Out{{StepsSet{in.unit, in.steps, in.reason}, {"TT-1.1"_rule}}};
    }

    static Result<void> validate(const State &s, const Event &event) {
        const auto known = [&](UnitId id) { return indexOf(s, id).has_value(); };
        const bool good = std::visit(
            [&](const auto &e) {
                using E = std::decay_t<decltype(e)>;
                if constexpr (requires { e.target; })
                    return known(e.unit) && known(e.target);
                else if constexpr (std::is_same_v<E, NerveTested> ||
                                   std::is_same_v<E, GeneralPlaced>)
                    return known(e.unit) && !s.tests.empty();
                else if constexpr (requires { e.unit; })
                    return known(e.unit);
                else
                    return true;
            },
            event);
        if (!good)
            return fail(kBadEvent, {});
        return {};
    }

    static void evolve(State &s, const Event &event) {
        std::visit([&](const auto &e) { apply(s, e); }, event);
    }
    static void apply(State &s, const FirstMoveRolled &e) {
        s.initiative = e.winner;
        s.wait = e.winner ? Wait::Choice : Wait::FirstMove;
    }
    static void apply(State &s, const UnitAdvanced &e) {
        Trooper &t = s.units[*indexOf(s, e.unit)];
        t.moved = true;
        t.advanced += e.distance.value;
    }
    static void apply(State &s, const ShotOrdered &e) {
        s.shot = e;
        s.wait = Wait::ShootDice;
    }
    static void apply(State &s, const StepsHit &e) {
        s.units[*indexOf(s, e.unit)].fired = true;
        s.units[*indexOf(s, e.target)].comingOff += e.hits;
        s.wait = Wait::Choice;
    }
    static void apply(State &s, const LossesTaken &e) {
        const std::size_t i = *indexOf(s, e.unit);
        Trooper &t = s.units[i];
        t.steps -= e.steps;
        t.comingOff = 0;
        if (t.steps <= 0) {
            t.condition = Condition::Removed;
            return;
        }
        s.tests.push_back(i);
        s.wait = Wait::GeneralNear;
    }
    static void apply(State &s, const GeneralPlaced &e) {
        s.generalNear = e.near;
        s.wait = Wait::NerveDice;
    }
    static void apply(State &s, const NerveTested &e) {
        Trooper &t = s.units[*indexOf(s, e.unit)];
        t.condition = e.becomes;
        s.tests.pop_front();
        s.generalNear = false;
        s.wait = s.tests.empty() ? Wait::Choice : Wait::GeneralNear;
    }
    static void apply(State &s, const PhaseBegun &e) {
        const bool newTurn = e.turn != s.turn;
        s.turn = e.turn;
        s.phase = e.phase == kPhases[0] ? 0 : 1;
        s.wait = newTurn ? Wait::FirstMove : Wait::Choice;
        if (newTurn)
            for (Trooper &t : s.units)
                t.moved = t.fired = false;
    }
    static void apply(State &s, const StepsSet &e) {
        Trooper &t = s.units[*indexOf(s, e.unit)];
        t.steps = e.steps;
        if (e.steps == 0)
            t.condition = Condition::Removed;
        else if (t.condition == Condition::Removed)
            t.condition = Condition::Steady;
    }
    static void apply(State &s, const BattleEnded &e) {
        s.over = true;
        s.winner = e.winner;
        s.wait = Wait::Nothing;
    }

    static battle::Place place(const State &s) { return {s.turn, s.phase}; }
    static battle::View view(const State &s) {
        battle::View v;
        v.turn = s.turn;
        v.turns = s.setup.turns;
        v.weather = s.setup.weather.empty() ? "clear" : s.setup.weather.front();
        v.phase = s.phase;
        v.initiative = s.initiative;
        v.over = s.over;
        v.winner = s.winner;
        battle::PhaseView advance{std::string(kPhases[0]), 0, 0};
        battle::PhaseView shoot{std::string(kPhases[1]), 0, 0};
        for (std::size_t i = 0; i < s.units.size(); ++i) {
            const Trooper &t = s.units[i];
            const battle::SetupUnit &u = s.setup.units[i];
            battle::UnitView uv;
            uv.id = u.id;
            uv.steps = t.steps;
            uv.startSteps = std::max(1, u.men->value / 100);
            uv.comingOff = t.comingOff;
            uv.condition = std::string(word(t.condition));
            if (t.fired)
                uv.marks.emplace_back("fired");
            v.units.push_back(uv);
            battle::SideView &side = v.sides[battle::index(u.side)];
            side.steps += t.steps;
            side.startSteps += uv.startSteps;
            side.comingOff += t.comingOff;
            ++side.brigades;
            if (!inPlay(t))
                ++side.gone;
            else {
                advance.done += t.moved ? 1 : 0;
                advance.toDo += t.moved ? 0 : 1;
                shoot.done += t.fired ? 1 : 0;
                shoot.toDo += t.fired ? 0 : 1;
            }
        }
        for (battle::SideView &side : v.sides) {
            side.breaksAt = (side.brigades + 1) / 2;
            side.broken = side.gone >= side.breaksAt;
        }
        v.phases = {advance, shoot};
        for (std::size_t i = 0; i < 2; ++i)
            if (s.setup.sides[i].commander)
                v.commanders.push_back({*s.setup.sides[i].commander,
                                        "army",
                                        {},
                                        i == 0 ? Side::First : Side::Second,
                                        "fit",
                                        {}});
        v.objectiveHolders.resize(s.setup.objectives.size());
        return v;
    }

    static std::uint64_t hash(const State &s) {
        Fingerprint f;
        f.add(static_cast<std::uint64_t>(s.turn.value));
        f.add(static_cast<std::uint64_t>(s.phase));
        f.add(static_cast<std::uint64_t>(s.wait));
        f.add(static_cast<std::uint64_t>(s.initiative ? battle::index(*s.initiative) + 1 : 0));
        for (const Trooper &t : s.units) {
            f.add(static_cast<std::uint64_t>(t.steps));
            f.add(static_cast<std::uint64_t>(t.comingOff));
            f.add(static_cast<std::uint64_t>(t.condition));
            f.add(static_cast<std::uint64_t>((t.moved ? 1 : 0) + (t.fired ? 2 : 0)));
            f.add(static_cast<std::uint64_t>(t.advanced));
        }
        f.add(s.wait == Wait::ShootDice ? toJson(toRecord(s.shot)) : std::string());
        for (const std::size_t i : s.tests)
            f.add(static_cast<std::uint64_t>(i));
        f.add(static_cast<std::uint64_t>(s.generalNear));
        f.add(static_cast<std::uint64_t>(s.over));
        f.add(static_cast<std::uint64_t>(s.winner ? battle::index(*s.winner) + 1 : 0));
        return f.value();
    }
};

} // namespace

const rules::RuleSet &ruleSet() {
    static const ToyRules rules;
    return rules;
}

const battle::Engine &engine() {
    static const battle::EngineOf<Game> engine;
    return engine;
}

battle::Setup sampleSetup(std::size_t perSide) {
    battle::Setup s;
    s.name = "Affair at the mill";
    s.place = "The mill";
    s.date = "1704-08-13";
    s.ruleSet = "toy";
    s.turns = Turns(6);
    const std::array<std::array<const char *, 4>, 2> names{{
        {"Row's brigade", "O'Brien & \"Fils\" <1er>", "Meredyth's brigade", "Blood's battery"},
        {"Navarre's brigade", "Gro\xC3\x9Fherzog", "K\xC5\x82uszy\xC5\x84ski's horse",
         "Tallard's battery"},
    }};
    const std::array<Arm, 4> arms{Arm::Infantry, Arm::Cavalry, Arm::Infantry, Arm::Artillery};
    for (std::size_t side = 0; side < 2; ++side) {
        const std::string sideName = side == 0 ? "Allied" : "French";
        const PersonId general(Uuid::fromName("toy/general/" + sideName));
        s.commanders.push_back({general, side == 0 ? "Marlborough" : "Tallard", "General", {}});
        s.sides[side].name = sideName;
        s.sides[side].commander = general;
        const ColumnId column(Uuid::fromName("toy/column/" + sideName));
        s.columns.push_back(
            {column, sideName + " centre", side == 0 ? Side::First : Side::Second, std::nullopt});
        for (std::size_t i = 0; i < perSide; ++i) {
            battle::SetupUnit u;
            u.name = i < 4 ? names[side][i] : sideName + " unit " + std::to_string(i + 1);
            u.id = UnitId(Uuid::fromName("toy/unit/" + sideName + std::to_string(i)));
            u.side = side == 0 ? Side::First : Side::Second;
            u.column = column;
            u.arm = arms[i % 4];
            u.men = Men(static_cast<std::int32_t>(800 + 200 * (i % 5)));
            if (u.arm == Arm::Artillery)
                u.guns = Guns(12);
            s.units.push_back(u);
        }
    }
    s.objectives.push_back({"The mill", 2});
    return s;
}

} // namespace sabretache::toy
