// The form of each action: its fields with what may be chosen, and what follows from the draft.
#include "battle/forms.h"
#include "battle/beerstein/deciding.h"

#include <algorithm>

namespace sabretache::battle::beerstein {

namespace {

/// Longer than any table.
constexpr std::int64_t kFarthest = 9999;

class Forms {
public:
    Forms(const State &s, const Record &draft) : m_s(s), m_draft(draft) {
        m_form.action = draft.kind;
        const auto id = UnitId::parse(draft.text("unit"));
        m_unit = id ? s.find(*id) : kNone;
    }

    Form make();

private:
    using Check = Why (*)(const State &, UnitIndex);

    FormField &field(std::string key, std::string type, RuleNumber rule, Value fallback,
                     bool required = true) {
        FormField f;
        f.value = std::move(fallback);
        if (const Value *given = m_draft.find(key))
            f.value = *given;
        f.key = std::move(key);
        f.type = std::move(type);
        f.rule = rule;
        f.required = required;
        m_form.fields.push_back(std::move(f));
        return m_form.fields.back();
    }
    void flag(std::string key, RuleNumber rule, bool fallback) {
        field(std::move(key), "flag", rule, fallback);
    }
    void paces(std::string key, RuleNumber rule, std::int64_t fallback, std::int64_t most) {
        FormField &f = field(std::move(key), "number", rule, fallback);
        f.most = most;
        f.unit = "paces";
    }
    template <class E> void words(std::string key, RuleNumber rule, E fallback) {
        FormField &f = field(std::move(key), "choice", rule, std::string(word(fallback)));
        for (const auto &[value, name] : kWords<E>)
            f.choices.push_back({std::string(name), true, {}});
    }
    template <class Of>
    void unit(std::string key, std::string type, RuleNumber rule, Of why, std::optional<Side> side,
              bool required = true) {
        FormField &f = field(std::move(key), type, rule, Value(), required);
        std::vector<std::string> allowed;
        for (UnitIndex u = 0; u < m_s.units.size(); ++u) {
            if (!m_s.onTable(u) || (side && *side != m_s.troops(u).side))
                continue;
            Why no = why(u);
            if (!no)
                allowed.push_back(m_s.id(u).text());
            f.choices.push_back({m_s.id(u).text(), !no, std::move(no)});
        }
        const bool given = m_draft.find(f.key) != nullptr;
        if (given || !required || allowed.empty())
            return;
        if (type == "units")
            f.value = allowed;
        else
            f.value = allowed.front();
    }
    void actor(Check why, std::optional<Side> side) {
        unit(
            "unit", "unit", "BB-2.1"_rule, [&](UnitIndex u) { return why(m_s, u); }, side);
        if (m_unit == kNone)
            if (const auto *text = std::get_if<std::string>(&m_form.fields.back().value))
                if (const auto id = UnitId::parse(*text))
                    m_unit = m_s.find(*id);
    }
    void fact(std::string key, std::vector<std::string> args, RuleNumbers rules) {
        m_form.facts.push_back({std::move(key), std::move(args), rules});
    }
    std::int64_t given(std::string_view key) const {
        for (const FormField &f : m_form.fields)
            if (f.key == key)
                if (const auto *n = std::get_if<std::int64_t>(&f.value))
                    return *n;
        return 0;
    }
    bool says(std::string_view key) const {
        for (const FormField &f : m_form.fields)
            if (f.key == key)
                if (const auto *b = std::get_if<bool>(&f.value))
                    return *b;
        return false;
    }
    UnitIndex chosen(std::string_view key) const {
        for (const FormField &f : m_form.fields)
            if (f.key == key)
                if (const auto *text = std::get_if<std::string>(&f.value))
                    if (const auto id = UnitId::parse(*text))
                        return m_s.find(*id);
        return kNone;
    }
    void fire(bool guns);
    void move(bool attack);
    PostIndex command();
    void leader(bool umpire);
    void split();
    void recover();

    const State &m_s;
    const Record &m_draft;
    Form m_form;
    UnitIndex m_unit = kNone;
};

void Forms::fire(bool guns) {
    unit(
        "unit", "unit", "BB-2.5"_rule, [&](UnitIndex u) { return fireWhy(m_s, u, guns); },
        m_s.active);
    m_unit = chosen("unit");
    const auto enemy = m_s.active ? std::optional(other(*m_s.active)) : std::nullopt;
    unit(
        "target", "unit", "BB-4.5"_rule,
        [&](UnitIndex u) { return m_unit == kNone ? Why() : targetWhy(m_s, m_unit, u); }, enemy);
    const UnitIndex target = chosen("target");
    const bool touching = m_unit != kNone && m_s.attacked(m_unit);
    const Paces far = guns ? bb::kArtilleryLong : bb::kMusketryLong;
    paces("range", guns ? "BB-4.2"_rule : "BB-4.3"_rule,
          touching ? 0
          : guns   ? 400
                   : 100,
          far.value);
    flag("cover", "BB-4.4"_rule, false);
    flag("front", "BB-4.5"_rule, true);
    flag("visible", "BB-4.5"_rule, true);
    flag("screened", "BB-4.5"_rule, false);
    paces("depth", "BB-4.5"_rule, 0, kFarthest);
    if (m_unit == kNone || target == kNone)
        return;
    const bool atGuns = m_s.troops(target).branch == Branch::Artillery;
    const Paces range(static_cast<std::int32_t>(given("range")));
    const bool led = m_s.hasLeader(m_unit);
    const Points number = m_s.unit(m_unit).number;
    const bb::Fire fire = guns ? bb::artilleryFire({number, range, led, says("cover"), atGuns})
                               : bb::musketry({number, range, led, says("cover"), atGuns});
    if (fire.allowed)
        fact(fire.saves ? "bb-fire-saved" : "bb-fire",
             {std::to_string(fire.dice.value), std::to_string(fire.hitOn.value)}, fire.rules);
}

void Forms::move(bool attack) {
    if (attack)
        actor(attackWhy, m_s.active);
    else
        actor(marchWhy, m_s.active);
    m_unit = chosen("unit");
    const std::int64_t rolled = m_unit == kNone ? 0 : m_s.unit(m_unit).rolled.value;
    if (attack) {
        const auto enemy = m_s.active ? std::optional(other(*m_s.active)) : std::nullopt;
        unit(
            "target", "unit", "BB-5.1"_rule,
            [&](UnitIndex u) { return m_unit == kNone ? Why() : attackTargetWhy(m_s, m_unit, u); },
            enemy);
        words("sector", "BB-5.2"_rule, Sector::Front);
    }
    // A battery that has fired may only swing round where it stands (BB-2.5, BB-3.90).
    const bool guns = m_unit != kNone && m_s.troops(m_unit).branch == Branch::Artillery;
    const bool swings = guns && m_s.has(m_unit, Flag::Fired);
    paces("paces", "BB-3.1"_rule, swings ? 0 : rolled / 2, swings ? 0 : rolled);
    m_form.fields.back().fromState = swings;
    words("ground", "BB-3.4"_rule, Ground::Open);
    paces("inside", "BB-3.4"_rule, 0, rolled);
    flag("aboutFace", "BB-3.2"_rule, swings);
    if (attack) {
        flag("straight", "BB-3.2"_rule, true);
    } else {
        words("handling", "BB-3.3"_rule, Handling::None);
        m_form.fields.back().fromState = m_unit != kNone && (!guns || swings);
        if (m_unit != kNone && !guns)
            for (FormChoice &c : m_form.fields.back().choices)
                if (c.value != word(Handling::None)) {
                    c.allowed = false;
                    c.why = error(kHandlingWrong, {m_s.id(m_unit).text()}, "BB-3.3"_rule);
                }
    }
    const PostIndex leader = command();
    if (!attack) {
        flag("nearer", "BB-6.2"_rule, false);
        flag("leavesTable", "BB-5.5"_rule, false);
    }
    if (m_unit == kNone)
        return;
    fact("bb-rolled-paces", {std::to_string(rolled)}, "BB-3.1"_rule);
    if (leader != kNone)
        fact("bb-command-radius", {std::to_string(m_s.radiusOf(leader).value)}, "BB-6.1"_rule);
    if (attack) {
        const bb::CombatDice dice =
            bb::combatDice({m_s.unit(m_unit).number, false, m_s.hasLeader(m_unit)});
        fact("bb-combat-dice", {std::to_string(dice.dice.value)}, dice.rules);
    }
}

/// Whom the unit obeys and how far it is from him. @return his post
PostIndex Forms::command() {
    FormField &f = field("leader", "commander", "BB-6.90"_rule, Value(), false);
    PostIndex leader = m_unit == kNone ? kNone : m_s.leaderOf(m_unit);
    if (m_unit != kNone) {
        if (leader != kNone && !m_draft.find("leader"))
            f.value = m_s.posts[leader].holder.text();
        for (const PostIndex p :
             {m_s.troops(m_unit).post, static_cast<PostIndex>(index(m_s.troops(m_unit).side))}) {
            const Post &post = m_s.posts[p];
            if (post.status == PostStatus::Vacant || !m_s.obeys(m_unit, p) ||
                (!f.choices.empty() && f.choices.back().value == post.holder.text()))
                continue;
            const bool fit = post.status == PostStatus::Fit;
            f.choices.push_back(
                {post.holder.text(), fit,
                 fit ? Why() : error(kLeaderOut, {post.holder.text()}, "BB-6.3"_rule)});
        }
        if (const auto *text = std::get_if<std::string>(&f.value))
            if (const auto id = PersonId::parse(*text))
                leader = m_s.findPost(*id);
    }
    const bool unbound = !m_s.setting->options.holdOutOfCommand;
    f.fromState = unbound; // nobody asks how far he is
    paces("fromLeader", "BB-6.1"_rule, 0, kFarthest);
    // He is there, or it does not matter.
    m_form.fields.back().fromState =
        unbound || (leader != kNone && m_s.posts[leader].with == m_unit);
    return leader;
}

void Forms::leader(bool umpire) {
    FormField &f = field("leader", "commander", "BB-6.4"_rule, Value());
    for (PostIndex p = 0; p < m_s.posts.size(); ++p) {
        const Post &post = m_s.posts[p];
        if (post.status == PostStatus::Vacant || (!umpire && post.side != m_s.active))
            continue;
        Why why = umpire ? (post.status == PostStatus::Fit
                                ? Why()
                                : error(kLeaderOut, {post.holder.text()}, "BB-6.3"_rule))
                         : leaderWhy(m_s, p);
        if (!why && std::holds_alternative<std::monostate>(f.value))
            f.value = post.holder.text();
        f.choices.push_back({post.holder.text(), !why, std::move(why)});
    }
    PostIndex post = kNone;
    if (const auto *text = std::get_if<std::string>(&f.value))
        if (const auto id = PersonId::parse(*text))
            post = m_s.findPost(*id);
    if (umpire)
        words("fate", "BB-6.3"_rule, LeaderFate::Unhurt);
    else
        paces("paces", "BB-6.4"_rule, bb::kLeaderMove.value, bb::kLeaderMove.value);
    const auto side = post == kNone ? m_s.active : std::optional(m_s.posts[post].side);
    unit(
        "unit", "unit", "BB-6.3"_rule,
        [&](UnitIndex u) {
            const PostIndex has = m_s.unit(u).leader;
            return has == kNone || has == post
                       ? Why()
                       : error(kHasLeader, {m_s.id(u).text()}, "BB-6.3"_rule);
        },
        side, false);
}

void Forms::split() {
    actor(splitWhy, std::nullopt);
    std::vector<std::string> enemies;
    std::vector<std::int64_t> values;
    std::int64_t all = 0;
    if (m_unit != kNone) {
        for (const UnitIndex enemy : m_s.enemiesOf(m_unit))
            enemies.push_back(m_s.id(enemy).text());
        for (const Dice part : splitOf(m_s, m_unit)) {
            values.push_back(part.value);
            all += part.value;
        }
    }
    FormField &f = field("enemies", "units", "BB-5.5"_rule, enemies);
    f.value = enemies;
    f.fromState = true;
    for (const std::string &id : enemies)
        f.choices.push_back({id, true, {}});
    FormField &dice = field("dice", "number", "BB-5.5"_rule, values);
    if (m_draft.numbers("dice").size() != enemies.size())
        dice.value = values;
    dice.most = all;
    dice.unit = "dice";
    dice.along = "enemies";
    fact("bb-dice-to-split", {std::to_string(all)}, "BB-5.1"_rule);
}

void Forms::recover() {
    unit(
        "units", "units", "BB-7.2"_rule, [&](UnitIndex u) { return recoverWhy(m_s, u); },
        std::nullopt);
    std::size_t count = 0;
    if (const auto *units = std::get_if<std::vector<std::string>>(&m_form.fields.back().value))
        count = units->size();
    std::vector<std::int64_t> values = m_draft.numbers("distances");
    values.resize(count, bb::kRecoveryDistance.value);
    FormField &f = field("distances", "number", "BB-7.2"_rule, values);
    f.value = std::move(values);
    f.most = kFarthest;
    f.unit = "paces";
    f.along = "units";
}

Form Forms::make() {
    const std::string &kind = m_draft.kind;
    if (kind == EndPhase::kKind) {
        flag("forced", "BB-2.1"_rule, false);
    } else if (kind == WithdrawVoluntarily::kKind) {
        actor(withdrawWhy, std::nullopt);
        flag("leavesTable", "BB-5.5"_rule, false);
        if (m_unit != kNone)
            fact("bb-withdrawal",
                 {std::to_string(bb::voluntaryWithdrawal(m_s.troops(m_unit).branch).value),
                  std::to_string((m_s.unit(m_unit).number - bb::kWithdrawalCost).value)},
                 "BB-7.1"_rule);
    } else if (kind == FireArtillery::kKind || kind == FireMusketry::kKind) {
        fire(kind == FireArtillery::kKind);
    } else if (kind == RollMovement::kKind) {
        unit(
            "units", "units", "BB-3.6"_rule, [&](UnitIndex u) { return moveWhy(m_s, u); },
            m_s.active);
    } else if (kind == March::kKind || kind == Attack::kKind) {
        move(kind == Attack::kKind);
    } else if (kind == Evade::kKind || kind == StandFast::kKind) {
        const UnitIndex target = m_s.attack ? m_s.attack->target : kNone;
        if (target != kNone) {
            FormField &f = field("unit", "unit", "BB-5.7"_rule, m_s.id(target).text());
            f.choices.push_back({m_s.id(target).text(), true, {}});
            f.fromState = true;
            if (kind == Evade::kKind) {
                flag("clear", "BB-5.7"_rule, true);
                const bb::Evade needed =
                    bb::evade({m_s.troops(target).arm, m_s.unit(target).number});
                fact("bb-evade", {std::to_string(needed.atMost.value)}, needed.rules);
            }
        }
    } else if (kind == MoveLeader::kKind || kind == ChangeLeader::kKind) {
        leader(kind == ChangeLeader::kKind);
        if (kind == ChangeLeader::kKind)
            field("reason", "text", {}, std::string());
    } else if (kind == SplitBlows::kKind) {
        split();
    } else if (kind == Fight::kKind) {
        actor(fightWhy, std::nullopt);
        if (m_unit != kNone)
            for (const UnitIndex u : m_s.combatOf(m_unit)) {
                const bb::CombatDice throwing =
                    bb::combatDice({m_s.unit(u).number, m_s.flanked(u), m_s.hasLeader(u)});
                fact("bb-combat-unit",
                     {m_s.id(u).text(), std::to_string(throwing.dice.value),
                      std::to_string(m_s.enemiesOf(u).size())},
                     throwing.rules);
            }
    } else if (kind == ChooseFollowUp::kKind) {
        actor(followUpWhy, std::nullopt);
        words("choice", "BB-5.6"_rule, FollowUp::Stay);
        if (m_unit != kNone)
            for (FormChoice &c : m_form.fields.back().choices)
                if (!bb::mayFollowUp(m_s.troops(m_unit).branch, *fromWord<FollowUp>(c.value),
                                     Paces(0))) {
                    c.allowed = false;
                    c.why = error(kFollowUpWrong, {m_s.id(m_unit).text(), c.value}, "BB-5.6"_rule);
                }
        paces("paces", "BB-5.6"_rule, 0, bb::kCavalryFollowsUp.value);
        m_form.fields.back().fromState =
            m_unit != kNone && !isCavalry(m_s.troops(m_unit).arm); // only horse goes farther
    } else if (kind == Recover::kKind) {
        recover();
    } else if (kind == HoldObjective::kKind) {
        FormField &f = field("objective", "number", "BB-8.1"_rule, std::int64_t(0));
        f.most = static_cast<std::int64_t>(m_s.holders.size()) - 1;
        words("side", "BB-8.1"_rule, Side::First);
        m_form.fields.back().required = false;
    } else if (kind == Concede::kKind) {
        words("side", "BB-8.1"_rule, Side::First);
    } else if (kind == AgreeDraw::kKind || kind == Nightfall::kKind) {
        field("reason", "text", {}, std::string(), false);
    } else if (kind == ChangeStrength::kKind || kind == TakeOffTable::kKind) {
        unit(
            "unit", "unit", "BB-1.3"_rule, [](UnitIndex) { return Why(); }, std::nullopt);
        m_unit = chosen("unit");
        if (kind == ChangeStrength::kKind) {
            const bool known = m_unit != kNone;
            FormField &f = field("points", "number", "BB-1.2"_rule,
                                 std::int64_t(known ? m_s.unit(m_unit).number.value : 1));
            f.least = 1;
            f.most = known ? m_s.troops(m_unit).start.value : bb::kHighestNumber.value;
            f.unit = "points";
        }
        field("reason", "text", {}, std::string());
    }
    m_form.refused = refusalOf<Game>(m_s, m_form);
    return std::move(m_form);
}

} // namespace

Form Game::form(const State &s, const Record &draft) { return Forms(s, draft).make(); }

} // namespace sabretache::battle::beerstein
