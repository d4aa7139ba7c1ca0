// What can be chosen now, with what cannot and why.
#include "battle/offers.h"
#include "battle/beerstein/deciding.h"

#include <algorithm>

namespace sabretache::battle::beerstein {

namespace {

class Offers {
public:
    explicit Offers(const State &s) : m_s(s) {}

    std::vector<Offer> make() {
        if (m_s.attack) {
            const UnitIndex target = m_s.attack->target;
            unitOffer(Evade::kKind, target, {});
            unitOffer(StandFast::kKind, target, {});
            return std::move(m_out);
        }
        switch (m_s.step) {
        case Step::Withdrawal:
        case Step::LateWithdrawal:
            each([this](UnitIndex u) {
                unitOffer(WithdrawVoluntarily::kKind, u, withdrawWhy(m_s, u));
            });
            break;
        case Step::EarlyGuns:
        case Step::LateGuns:
            fire(FireArtillery::kKind, Branch::Artillery, true);
            break;
        case Step::EarlyMuskets:
        case Step::LateMuskets:
            fire(FireMusketry::kKind, Branch::Infantry, false);
            break;
        case Step::Movement:
            movement();
            break;
        case Step::Combat:
            combat();
            break;
        case Step::Recovery:
            recovery();
            break;
        case Step::Initiative:
            break;
        }
        table();
        return std::move(m_out);
    }

private:
    void offer(std::string_view action, std::string actor, std::optional<Side> side, Why why,
               std::string_view group = "to-act") {
        Offer o;
        o.action = action;
        o.actor = std::move(actor);
        o.side = side;
        o.allowed = !why;
        o.group = o.allowed ? group : why->code == kAlready ? "acted" : "cannot";
        o.why = std::move(why);
        m_out.push_back(std::move(o));
    }
    void unitOffer(std::string_view action, UnitIndex u, Why why) {
        offer(action, m_s.id(u).text(), m_s.troops(u).side, std::move(why));
    }
    template <class Do> void each(Do what) {
        for (UnitIndex u = 0; u < m_s.units.size(); ++u)
            if (m_s.onTable(u) && (!m_s.active || *m_s.active == m_s.troops(u).side))
                what(u);
    }
    void fire(std::string_view action, Branch branch, bool guns) {
        each([&](UnitIndex u) {
            if (m_s.troops(u).branch == branch)
                unitOffer(action, u, fireWhy(m_s, u, guns));
        });
    }
    void movement() {
        bool anyRoll = false;
        each([&](UnitIndex u) { anyRoll = anyRoll || !moveWhy(m_s, u); });
        offer(RollMovement::kKind, {}, m_s.active,
              anyRoll ? Why() : error(kAlready, {}, "BB-3.6"_rule));
        each([this](UnitIndex u) {
            unitOffer(March::kKind, u, marchWhy(m_s, u));
            if (m_s.troops(u).branch != Branch::Artillery)
                unitOffer(Attack::kKind, u, attackWhy(m_s, u));
        });
        for (PostIndex p = 0; p < m_s.posts.size(); ++p)
            if (m_s.posts[p].side == m_s.active && m_s.posts[p].status == PostStatus::Fit)
                offer(MoveLeader::kKind, m_s.posts[p].holder.text(), m_s.active, leaderWhy(m_s, p));
    }
    void combat() {
        std::vector<UnitIndex> seen;
        for (const Pair &p : m_s.pairs) {
            if (std::ranges::find(seen, p.attacker) != seen.end())
                continue;
            const std::vector<UnitIndex> tied = m_s.combatOf(p.attacker);
            seen.insert(seen.end(), tied.begin(), tied.end());
            offer(Fight::kKind, m_s.id(p.attacker).text(), std::nullopt, fightWhy(m_s, p.attacker));
        }
        for (UnitIndex u = 0; u < m_s.units.size(); ++u)
            if (m_s.unit(u).contacts > 1)
                unitOffer(SplitBlows::kKind, u, splitWhy(m_s, u));
        if (m_s.winners > 0)
            each([this](UnitIndex u) {
                if (m_s.has(u, Flag::Won))
                    unitOffer(ChooseFollowUp::kKind, u, followUpWhy(m_s, u));
            });
    }
    void recovery() {
        bool any = false;
        each([&](UnitIndex u) { any = any || !recoverWhy(m_s, u); });
        offer(Recover::kKind, {}, std::nullopt, any ? Why() : error(kAlready, {}, "BB-7.2"_rule));
    }
    void table() {
        const bool waits = m_s.step == Step::Combat &&
                           std::ranges::any_of(m_s.pairs, [](const Pair &p) { return !p.fought; });
        offerTable(m_out, waits ? error(kCombatsWait, {}, "BB-5.5"_rule) : Why(), m_s.active,
                   !m_s.holders.empty(),
                   {ChangeStrength::kKind, ChangeLeader::kKind, TakeOffTable::kKind, Concede::kKind,
                    AgreeDraw::kKind, Nightfall::kKind});
    }

    const State &m_s;
    std::vector<Offer> m_out;
};

} // namespace

std::vector<Offer> Game::offers(const State &s) {
    if (pending(s).want != Want::Choice)
        return {};
    return Offers(s).make();
}

} // namespace sabretache::battle::beerstein
