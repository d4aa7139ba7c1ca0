// What forms are made of: fields of one value, and the tables of an order, each filled from the
// draft or with what is most likely. Which fields an input has is said in forms.cpp.
#pragma once

#include "battle/corporaljohn/fire.h"
#include "battle/corporaljohn/melee.h"
#include "battle/corporaljohn/orders.h"
#include "battle/forms.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sabretache::battle::corporaljohn {

class FormMaker {
protected:
    FormMaker(const State &s, const Record &draft) : m_s(s), m_draft(draft) {
        m_form.action = draft.kind;
    }

    static constexpr std::int64_t kTableWidth = 10'000; ///< hundredths of an inch
    static constexpr std::int64_t kMostRoom = 99;       ///< brigades in one place

    // Fields
    FormField &add(std::string_view key, std::string_view type, Value value, RuleNumber rule) {
        FormField f;
        f.key = key;
        f.type = type;
        f.value = std::move(value);
        f.rule = rule;
        m_form.fields.push_back(std::move(f));
        return m_form.fields.back();
    }
    bool flag(std::string_view key, bool fallback, RuleNumber rule) {
        const bool value = m_draft.flag(key, fallback);
        add(key, "flag", value, rule);
        return value;
    }
    std::int64_t number(std::string_view key, std::int64_t fallback, std::int64_t most,
                        std::string_view unit, RuleNumber rule) {
        const std::int64_t value = m_draft.number(key, fallback);
        FormField &f = add(key, "number", value, rule);
        f.most = most;
        f.unit = unit;
        return value;
    }
    HundredthsOfInch inchField(std::string_view key, HundredthsOfInch fallback, RuleNumber rule) {
        const std::int64_t value = number(key, fallback.value, kTableWidth, "in/100", rule);
        return HundredthsOfInch(
            static_cast<std::int32_t>(std::clamp<std::int64_t>(value, -1, 1'000'000)));
    }
    template <class E> E choice(std::string_view key, E fallback, RuleNumber rule) {
        const std::string value = m_draft.text(key, std::string(word(fallback)));
        FormField &f = add(key, "choice", value, rule);
        for (const auto &entry : kWords<E>)
            f.choices.push_back({std::string(entry.second), true, {}});
        return fromWord<E>(value).value_or(fallback);
    }
    /// A field of one unit. @param why tells why a unit cannot be taken
    template <class F>
    UnitIndex unitField(std::string_view key, bool fromState, RuleNumber rule, F &&why,
                        bool optional = false) {
        std::string chosen = m_draft.text(key);
        FormField &f = add(key, "unit", std::string(), rule);
        f.fromState = fromState;
        f.required = !optional;
        for (UnitIndex u = 0; u < m_s.units.size(); ++u) {
            if (!m_s.unit(u).onTable())
                continue;
            std::optional<std::optional<Error>> answer = why(u);
            if (!answer)
                continue; // not to be listed
            f.choices.push_back({m_s.id(u).text(), !*answer, *answer});
            if (chosen.empty() && !*answer && !optional)
                chosen = m_s.id(u).text();
        }
        if (chosen.empty())
            f.value = std::monostate();
        else
            f.value = chosen;
        const auto id = UnitId::parse(chosen);
        const UnitIndex u = id ? m_s.find(*id) : kNone;
        return u != kNone ? u : kNone;
    }
    using Answer = std::optional<std::optional<Error>>;
    static Answer listed(std::optional<Error> why = std::nullopt) {
        return Answer(std::in_place, why);
    }
    UnitIndex actor(RuleNumber rule) {
        return unitField("unit", true, rule, [](UnitIndex) { return listed(); });
    }
    Error error(std::string_view code, UnitIndex u, RuleNumber rule) const {
        return {code, rule, {m_s.id(u).text()}};
    }
    UnitIndex targetField(UnitIndex actorUnit, RuleNumber rule) {
        const Side side = actorUnit == kNone ? Side::First : m_s.troops(actorUnit).side;
        return unitField("target", false, rule, [&](UnitIndex u) -> Answer {
            if (m_s.troops(u).side == side)
                return std::nullopt;
            if (m_s.stage == Stage::Breaking && !m_s.charges.empty() &&
                m_s.charges.back().charger != u)
                return listed(error(kOnlyAtBreaker, u, "CJ-10.11"_rule));
            if (m_s.locked(u))
                return listed(error(kTargetLocked, u, "CJ-6.6"_rule));
            return listed();
        });
    }
    void fact(std::string_view key, std::vector<std::string> args, RuleNumbers rules) {
        m_form.facts.push_back({std::string(key), std::move(args), rules});
    }
    static std::string text(std::int64_t n) { return std::to_string(n); }

    // Tables
    struct Ordered {
        PostIndex post = kNone;
        std::vector<std::string> units;
        std::vector<UnitIndex> indexes;
    };
    /// Commander, units, distances from him: what every order has.
    Ordered orderFields() {
        Ordered out;
        FormField &who = add("commander", "commander", std::string(), "CJ-4.1"_rule);
        who.fromState = true;
        std::string chosen = m_draft.text("commander");
        for (PostIndex p = 0; p < m_s.posts.size(); ++p) {
            const Post &post = m_s.posts[p];
            if (post.status != PostStatus::Fit || post.side != m_s.mover)
                continue;
            std::optional<Error> why;
            if (post.moved)
                why = Error{kCommanderMoved, "CJ-4.6"_rule, {post.person.text()}};
            who.choices.push_back({post.person.text(), !why, why});
            if (chosen.empty())
                chosen = post.person.text();
        }
        who.value = chosen;
        if (const auto id = PersonId::parse(chosen))
            out.post = m_s.findPost(*id);
        FormField &units = add("units", "units", std::vector<std::string>(), "CJ-4.5"_rule);
        if (out.post != kNone)
            for (UnitIndex u = 0; u < m_s.units.size(); ++u)
                unitChoice(units, out.post, u);
        out.units = m_draft.texts("units");
        units.value = out.units;
        for (const std::string &id : out.units) {
            const auto parsed = UnitId::parse(id);
            out.indexes.push_back(parsed ? m_s.find(*parsed) : kNone);
        }
        numbers("radii", out, 0, kTableWidth, "CJ-4.2"_rule);
        return out;
    }
    void unitChoice(FormField &units, PostIndex post, UnitIndex u) {
        const bool his = m_s.isArmyPost(post) ? m_s.troops(u).side == m_s.posts[post].side
                                              : m_s.troops(u).column == post;
        if (!his || !m_s.unit(u).onTable())
            return;
        std::optional<Error> why;
        if (const Permission may = orderPermission(m_s, post, u, HundredthsOfInch(0)); !may)
            why = error(may.why, u, may.rules.front());
        else if (m_draft.kind == Limber::kKind)
            why = limberWhy(u);
        else if (m_draft.kind == Bayonets::kKind &&
                 (m_s.troops(u).arm != TroopArm::Infantry ||
                  m_s.troops(u).fields.armament != Armament::PlugBayonet))
            why = error(kNoPlugs, u, "CJ-12.2"_rule);
        else if (m_draft.kind == ChargeOrder::kKind)
            why = chargeWhy(u);
        else if (m_draft.kind == March::kKind || m_draft.kind == Retire::kKind)
            why = moveWhy(u);
        else if (m_draft.kind == ComeUpForPistols::kKind && m_s.troops(u).arm != TroopArm::Cavalry)
            why = error(kPistolsOnlyCavalry, u, "CJ-12.4"_rule);
        else if (m_draft.kind == ChangeFormation::kKind && m_s.unit(u).changing)
            why = error(kChanging, u, "CJ-5.4"_rule);
        units.choices.push_back({m_s.id(u).text(), !why, why});
    }
    std::optional<Error> limberWhy(UnitIndex u) const {
        if (m_s.troops(u).arm != TroopArm::Artillery)
            return error(kNotArtillery, u, "CJ-5.3"_rule);
        const ChangeCost cost =
            changeCost(m_s.unit(u).limbered ? Change::Unlimber : Change::LimberUp, m_s.options());
        if (!cost.allowed)
            return error(cost.why, u, cost.rules.front());
        return std::nullopt;
    }
    std::optional<Error> moveWhy(UnitIndex u) const {
        if (m_s.unit(u).changing)
            return error(kChanging, u, "CJ-5.4"_rule);
        const Allowance may = allowanceFor(m_s, u, Going::Open, false);
        if (!may.allowed)
            return error(may.why, u, may.rules.front());
        return std::nullopt;
    }
    std::optional<Error> chargeWhy(UnitIndex u) const {
        ChargeFacts facts = chargeFacts(m_s, u, u, HundredthsOfInch(0), Going::Open, true);
        facts.targetInTown = false;
        if (const ChargeReach may = mayCharge(facts, m_s.options()); !may.permission)
            return error(may.permission.why, u, may.permission.rules.front());
        return std::nullopt;
    }
    void along(FormField &f) { f.along = "units"; }
    std::vector<std::int64_t> numbers(std::string_view key, const Ordered &o, std::int64_t fallback,
                                      std::int64_t most, RuleNumber rule,
                                      std::string_view unit = "in/100") {
        std::vector<std::int64_t> values = m_draft.numbers(key);
        values.resize(o.units.size(), fallback);
        FormField &f = add(key, "number", values, rule);
        f.most = most;
        f.unit = unit;
        along(f);
        return values;
    }
    void flags(std::string_view key, const Ordered &o, RuleNumber rule) {
        std::vector<std::int64_t> values = m_draft.numbers(key);
        values.resize(o.units.size(), 0);
        FormField &f = add(key, "flag", values, rule);
        along(f);
    }
    template <class E>
    void choices(std::string_view key, const Ordered &o, E fallback, RuleNumber rule) {
        std::vector<std::string> values = m_draft.texts(key);
        values.resize(o.units.size(), std::string(word(fallback)));
        FormField &f = add(key, "choice", values, rule);
        for (const auto &entry : kWords<E>)
            f.choices.push_back({std::string(entry.second), true, {}});
        along(f);
    }
    void targets(const Ordered &o, RuleNumber rule) {
        std::vector<std::string> values = m_draft.texts("targets");
        FormField &f = add("targets", "unit", std::vector<std::string>(), rule);
        for (UnitIndex u = 0; u < m_s.units.size(); ++u)
            if (m_s.unit(u).onTable() && m_s.troops(u).side != m_s.mover)
                f.choices.push_back({m_s.id(u).text(), true, {}});
        values.resize(o.units.size(), f.choices.empty() ? std::string() : f.choices[0].value);
        f.value = values;
        along(f);
    }
    /// Default distances: each as far as it may go.
    void distances(const Ordered &o) {
        std::vector<std::int64_t> values = m_draft.numbers("distances");
        for (std::size_t i = values.size(); i < o.indexes.size(); ++i)
            values.push_back(
                o.indexes[i] == kNone
                    ? 0
                    : allowanceFor(m_s, o.indexes[i], Going::Open, false).inOpen.value);
        values.resize(o.units.size());
        FormField &f = add("distances", "number", values, "CJ-5.1"_rule);
        f.most = kTableWidth;
        f.unit = "in/100";
        along(f);
        for (const UnitIndex u : o.indexes) {
            if (u == kNone)
                continue;
            const Allowance may = allowanceFor(m_s, u, Going::Open, false);
            fact("move-allowance", {m_s.id(u).text(), text(may.inOpen.value)}, may.rules);
        }
    }

    const State &m_s;
    const Record &m_draft;
    Form m_form;
};

} // namespace sabretache::battle::corporaljohn
