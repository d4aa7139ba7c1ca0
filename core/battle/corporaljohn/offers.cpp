// What can be chosen now, with what cannot and why.
#include "battle/offers.h"
#include "battle/corporaljohn/fire.h"
#include "battle/corporaljohn/melee.h"
#include "battle/corporaljohn/orders.h"

#include <algorithm>

namespace sabretache::battle::corporaljohn {

namespace {

class Offers {
public:
    explicit Offers(const State &s) : m_s(s) {}

    std::vector<Offer> make() {
        switch (m_s.phase) {
        case Phase::Rally:
            rally();
            break;
        case Phase::LongRangeArtillery:
            longRange();
            break;
        case Phase::Movement:
            if (m_s.stage == Stage::Responding)
                responses();
            else
                orders();
            break;
        case Phase::Fire:
            fire();
            break;
        case Phase::Melee:
            if (m_s.stage == Stage::Breaking)
                fire();
            else
                melee();
            break;
        }
        table();
        return std::move(m_out);
    }

private:
    void offer(std::string_view action, std::string actor, std::optional<Side> side,
               std::optional<Error> why = std::nullopt, std::string_view group = "to-act",
               std::string_view note = {}) {
        Offer o;
        o.action = action;
        o.actor = std::move(actor);
        o.side = side;
        o.allowed = !why;
        o.why = std::move(why);
        o.group = o.allowed ? group : group == "acted" ? "acted" : "cannot";
        o.note = note;
        m_out.push_back(std::move(o));
    }
    void unitOffer(std::string_view action, UnitIndex u, std::optional<Error> why = std::nullopt,
                   bool acted = false, std::string_view note = {}) {
        offer(action, m_s.id(u).text(), m_s.troops(u).side, std::move(why),
              acted ? "acted" : "to-act", note);
    }
    Error error(std::string_view code, UnitIndex u, RuleNumber rule) const {
        return {code, rule, {m_s.id(u).text()}};
    }
    template <class F> void eachOnTable(F &&f) {
        for (UnitIndex u = 0; u < m_s.units.size(); ++u)
            if (m_s.unit(u).onTable())
                f(u);
    }

    void rally() {
        eachOnTable([this](UnitIndex u) {
            const UnitState &unit = m_s.unit(u);
            if (unit.condition == Condition::GoodOrder && !unit.has(Flag::RallyTried))
                return;
            if (unit.has(Flag::RallyTried))
                unitOffer(AttemptRally::kKind, u, error(kRallyTried, u, "CJ-9.5"_rule), true,
                          "done-rallied");
            else
                unitOffer(AttemptRally::kKind, u);
        });
    }

    void longRange() {
        eachOnTable([this](UnitIndex u) {
            if (m_s.troops(u).arm != TroopArm::Artillery)
                return;
            if (m_s.unit(u).has(Flag::FiredLong)) {
                unitOffer(FireRoundshot::kKind, u, error(kHasFired, u, "CJ-6.6"_rule), true,
                          "done-fired");
                return;
            }
            FireRoundshot in;
            in.range = roundshotReach(m_s.troops(u).fields.calibre, m_s.options());
            const Salvo shots = salvo(gunFacts(m_s, u, in), m_s.options());
            unitOffer(FireRoundshot::kKind, u, refused(shots.allowed, shots.why, u, shots.rules));
        });
    }

    std::optional<Error> refused(bool allowed, std::string_view why, UnitIndex u,
                                 const RuleNumbers &rules) const {
        if (allowed)
            return std::nullopt;
        return error(why, u, rules.front());
    }

    void fire() {
        const bool atBreaker = m_s.stage == Stage::Breaking;
        if (atBreaker && m_s.charges.empty())
            return;
        const Side breaker = atBreaker ? m_s.troops(m_s.charges.back().charger).side : Side::First;
        eachOnTable([&](UnitIndex u) {
            if (atBreaker && m_s.troops(u).side == breaker)
                return;
            if (m_s.unit(u).has(Flag::PistolsReady))
                pistols(u);
            if (m_s.troops(u).arm == TroopArm::Artillery)
                canister(u, atBreaker);
            else if (m_s.troops(u).arm == TroopArm::Infantry)
                muskets(u, atBreaker);
        });
    }
    bool hasFired(UnitIndex u, bool atBreaker) const {
        const UnitState &unit = m_s.unit(u);
        if (atBreaker)
            return unit.has(Flag::FiredAtBreaker);
        return unit.has(Flag::Fired) && !(unit.formation == Formation::Square && unit.volleys < 4);
    }
    void pistols(UnitIndex u) {
        if (m_s.unit(u).has(Flag::Fired))
            unitOffer(FirePistols::kKind, u, error(kHasFired, u, "CJ-12.4"_rule), true,
                      "done-fired");
        else
            unitOffer(FirePistols::kKind, u);
    }
    void canister(UnitIndex u, bool atBreaker) {
        if (hasFired(u, atBreaker)) {
            unitOffer(FireCanister::kKind, u, error(kHasFired, u, "CJ-6.6"_rule), true,
                      "done-fired");
            return;
        }
        const Salvo shots = salvo(gunFacts(m_s, u, FireCanister()), m_s.options());
        unitOffer(FireCanister::kKind, u, refused(shots.allowed, shots.why, u, shots.rules));
    }
    void muskets(UnitIndex u, bool atBreaker) {
        if (hasFired(u, atBreaker)) {
            unitOffer(FireVolley::kKind, u, error(kHasFired, u, "CJ-6.6"_rule), true, "done-fired");
            return;
        }
        const Volley shots = volley(fireFacts(m_s, u, FireVolley()), m_s.options());
        auto why = refused(shots.allowed, shots.why, u, shots.rules);
        if (!why && shots.dice.value < 1)
            why = error(kNoDie, u, "CJ-6.4"_rule);
        unitOffer(FireVolley::kKind, u, std::move(why));
    }

    void orders() {
        for (PostIndex p = 0; p < m_s.posts.size(); ++p) {
            const Post &post = m_s.posts[p];
            if (post.side != m_s.mover || post.status != PostStatus::Fit)
                continue;
            const std::string who = post.person.text();
            std::optional<Error> why;
            if (post.moved)
                why = Error{kCommanderMoved, "CJ-4.6"_rule, {who}};
            else if (Permission may = anyOrder(p); !may)
                why = Error{may.why, may.rules.front(), {who}};
            const bool acted = post.moved || post.orders > 0;
            const std::string_view group = acted ? "acted" : "to-act";
            const Has has = command(p);
            offer(March::kKind, who, post.side, why, group);
            offer(Retire::kKind, who, post.side, why, group);
            if (has.formed) {
                offer(ChargeOrder::kKind, who, post.side, why, group);
                offer(ChangeFormation::kKind, who, post.side, why, group);
            }
            if (has.guns)
                offer(Limber::kKind, who, post.side, why, group);
            if (has.horse && enemyHasPikes(post.side))
                offer(ComeUpForPistols::kKind, who, post.side, why, group);
            if (has.plugs)
                offer(Bayonets::kKind, who, post.side, why, group);
            if (post.moved)
                why = Error{kCommanderMoved, "CJ-4.6"_rule, {who}};
            else
                why.reset();
            offer(MoveCommander::kKind, who, post.side, why, group);
        }
    }
    struct Has {
        bool formed = false;
        bool guns = false;
        bool horse = false;
        bool plugs = false;
    };
    template <class F> void eachOfCommand(PostIndex p, F &&f) const {
        if (p >= 2) {
            for (const UnitIndex u : m_s.setting->unitsOfPost[p])
                f(u);
            return;
        }
        for (UnitIndex u = 0; u < m_s.units.size(); ++u)
            if (m_s.troops(u).side == m_s.posts[p].side)
                f(u);
    }
    Has command(PostIndex p) const {
        Has has;
        eachOfCommand(p, [&](UnitIndex u) {
            if (!m_s.unit(u).onTable())
                return;
            const Troops &t = m_s.troops(u);
            has.guns = has.guns || (t.arm == TroopArm::Artillery &&
                                    (m_s.unit(u).limbered || m_s.options().relimber));
            has.horse = has.horse || t.arm == TroopArm::Cavalry;
            has.formed = has.formed || t.arm != TroopArm::Artillery;
            has.plugs = has.plugs ||
                        (t.arm == TroopArm::Infantry && t.fields.armament == Armament::PlugBayonet);
        });
        return has;
    }
    /// Whether he may give an order to anybody; else why not to the last one asked.
    Permission anyOrder(PostIndex p) const {
        Permission out = Permission::no(kNoUnits, "CJ-4.1"_rule);
        bool any = false;
        eachOfCommand(p, [&](UnitIndex u) {
            if (any || !m_s.unit(u).onTable())
                return;
            const Permission may = orderPermission(m_s, p, u, HundredthsOfInch(0));
            any = may.allowed;
            out = may;
        });
        return out;
    }
    bool enemyHasPikes(Side side) const {
        return std::ranges::any_of(m_s.setting->troops, [side](const Troops &t) {
            return t.side != side && t.arm == TroopArm::Infantry &&
                   t.fields.armament == Armament::Pike;
        });
    }

    void responses() {
        eachOnTable([this](UnitIndex u) {
            if (m_s.troops(u).side == m_s.mover)
                return;
            if (m_s.troops(u).arm == TroopArm::Cavalry)
                countercharge(u);
            const bool charged = std::ranges::any_of(m_s.charges, [&](const ChargeInPlay &c) {
                return c.target == u && !c.contact &&
                       m_s.troops(c.charger).arm == TroopArm::Cavalry;
            });
            if (!charged || m_s.troops(u).arm != TroopArm::Infantry)
                return;
            const auto decided = Game::decide(m_s, FormSquare{m_s.id(u)});
            unitOffer(FormSquare::kKind, u, decided ? std::nullopt : std::optional(decided.error()),
                      m_s.unit(u).has(Flag::SquareTried));
        });
    }
    void countercharge(UnitIndex u) {
        const auto charge = std::ranges::find_if(m_s.charges, [&](const ChargeInPlay &c) {
            return !c.contact && !c.both && m_s.troops(c.charger).side == m_s.mover;
        });
        if (charge == m_s.charges.end())
            return;
        Countercharge in;
        in.unit = m_s.id(u);
        in.charger = m_s.id(charge->charger);
        const auto decided = Game::decide(m_s, in);
        unitOffer(Countercharge::kKind, u, decided ? std::nullopt : std::optional(decided.error()),
                  m_s.unit(u).has(Flag::Countercharged));
    }

    void melee() {
        for (const Pair &p : m_s.pairs) {
            const std::vector<UnitIndex> group = meleeOf(m_s, p.attacker);
            // One offer for each melee: by the first pair of it in the list.
            const auto first = std::ranges::find_if(m_s.pairs, [&](const Pair &other) {
                return std::ranges::binary_search(group, other.attacker);
            });
            if (&*first != &p)
                continue;
            const bool fought = std::ranges::all_of(m_s.pairs, [&](const Pair &other) {
                return !std::ranges::binary_search(group, other.attacker) || other.fought;
            });
            unitOffer(FightMelee::kKind, p.attacker,
                      fought ? std::optional(error(kMeleeFought, p.attacker, "CJ-10.7"_rule))
                             : std::nullopt,
                      fought);
        }
        for (UnitIndex u = 0; u < m_s.units.size(); ++u) {
            const UnitState &unit = m_s.unit(u);
            const bool open = std::ranges::all_of(m_s.pairs, [u](const Pair &p) {
                return (p.attacker != u && p.defender != u) || !p.fought;
            });
            if (unit.pairs > 1 && open)
                unitOffer(SplitBlows::kKind, u);
            if (unit.has(Flag::Victor) && unit.onTable() && !m_s.locked(u) &&
                unit.condition == Condition::GoodOrder)
                unitOffer(BreakThrough::kKind, u);
        }
    }

    /// What may be done at any time.
    void table() {
        std::optional<Error> why;
        if (m_s.phase == Phase::Melee && m_s.stage == Stage::Choosing &&
            std::ranges::any_of(m_s.pairs, [](const Pair &p) { return !p.fought; }))
            why = Error{kMeleesWait, "CJ-10.1"_rule, {}};
        offerTable(m_out, why, std::nullopt, !m_s.holders.empty(),
                   {ChangeStrength::kKind, ChangeCondition::kKind, ChangeCommander::kKind,
                    ChangeWeather::kKind, Concede::kKind, AgreeDraw::kKind, Nightfall::kKind});
    }

    const State &m_s;
    std::vector<Offer> m_out;
};

} // namespace

std::vector<Offer> Game::offers(const State &s) {
    if (wanted(s).want != Want::Choice)
        return {};
    return Offers(s).make();
}

} // namespace sabretache::battle::corporaljohn
