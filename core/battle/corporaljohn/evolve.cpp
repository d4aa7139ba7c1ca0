// Applying events. No rules here and no chance: an event says all.
#include "battle/corporaljohn/accounts.h"

#include <algorithm>

namespace sabretache::battle::corporaljohn {

namespace {

class Evolver : private Accounts {
public:
    explicit Evolver(State &s) : Accounts(s) {}

    // Turn and phase
    void apply(const TurnBegan &e) {
        m_s.turn = e.turn;
        std::erase_if(m_s.charges, [](const ChargeInPlay &c) { return !c.later; });
        std::vector<UnitIndex> kept;
        for (const UnitIndex u : m_s.touched) {
            UnitState &unit = m_s.units.change(u);
            const bool forfeits = unit.has(Flag::Forfeited) && isCharged(u);
            unit.flags = forfeits ? static_cast<std::uint32_t>(Flag::Forfeited) : 0;
            unit.volleys = 0;
            unit.gone = HundredthsOfInch(0);
            if (forfeits)
                kept.push_back(u);
        }
        m_s.touched = std::move(kept);
        for (std::size_t p = 0; p < m_s.posts.size(); ++p)
            if (m_s.posts[p].orders != 0 || m_s.posts[p].moved) {
                Post &post = m_s.posts.change(p);
                post.orders = 0;
                post.moved = false;
            }
        for (Pair &pair : m_s.pairs) {
            pair.fought = false;
            pair.attackerDice = pair.defenderDice = -1;
        }
        m_s.initiativeRolled = false;
        m_s.victors = 0;
    }
    void apply(const PhaseBegan &e) {
        m_s.phase = e.phase;
        m_s.stage = Stage::Choosing;
        m_s.meleeStep = MeleeStep::None;
        m_s.done = 0;
        endPhaseFlags();
        if (e.phase == Phase::Movement)
            m_s.todo.push_back(task(TaskKind::RollOff, kNone, 2));
    }
    void apply(const StageBegan &e) {
        m_s.stage = e.stage;
        if (e.side)
            m_s.mover = *e.side;
        if (m_s.phase == Phase::Movement) {
            m_s.secondMove = e.second;
            if (e.stage == Stage::Choosing)
                completeChanges();
        }
        if (e.stage == Stage::Choosing && m_s.phase == Phase::Melee) {
            m_s.meleeStep = MeleeStep::None;
            endPhaseFlags();
        }
        if (e.stage == Stage::Breaking)
            m_s.meleeStep = MeleeStep::Breakthrough;
    }
    void apply(const DiceRolled &) {}
    void apply(const FactGiven &) { pop(); }
    void apply(const PhaseForced &) {}
    void apply(const InitiativeRolled &e) {
        if (!e.side)
            return; // the same dice are wanted again
        pop();
        m_s.initiative = *e.side;
        m_s.initiativeRolled = true;
    }

    // Rally and squares
    void apply(const RallyAttempted &e) {
        set(at(e.unit), Flag::RallyTried);
        m_s.todo.push_back(task(TaskKind::Rally, at(e.unit), 2));
        ++m_s.done;
    }
    void apply(const BrigadeRallied &e) {
        pop();
        change(at(e.unit), [&](UnitState &u) { u.condition = e.condition; });
    }
    void apply(const RallyFailed &) { pop(); }
    void apply(const SquareAttempted &e) {
        set(at(e.unit), Flag::SquareTried);
        m_s.todo.push_back(task(TaskKind::Square, at(e.unit), 2));
        ++m_s.done;
    }
    void apply(const SquareFormed &e) {
        pop();
        change(at(e.unit), [](UnitState &u) {
            u.formation = Formation::Square;
            u.changing.reset();
        });
    }
    void apply(const SquareFailed &e) {
        pop();
        set(at(e.unit), Flag::Forfeited);
    }

    // Fire
    void apply(const VolleyOrdered &e) {
        const UnitIndex u = at(e.unit);
        Task t = task(TaskKind::Volley, u, e.dice.value);
        t.other = at(e.target);
        t.band = e.band;
        t.loss = e.with;
        t.least = e.least;
        set(u, e.with == LossKind::Roundshot ? Flag::FiredLong : Flag::Fired);
        UnitState &unit = m_s.units.change(u);
        if (unit.volleys < 255)
            ++unit.volleys;
        if (m_s.stage == Stage::Breaking)
            mark(u, Flag::FiredAtBreaker);
        mark(t.other, Flag::ShotAt);
        m_s.todo.push_back(t);
        ++m_s.done;
    }
    void apply(const VolleyFired &e) {
        pop();
        addComingOff(at(e.target), e.kills);
        if (e.with == LossKind::Canister)
            change(at(e.target), [&](UnitState &u) {
                u.canisterOff = std::min(u.canisterOff + e.kills, u.comingOff);
            });
    }
    void apply(const SavesDue &e) {
        m_s.todo.push_back(task(TaskKind::Saves, at(e.unit), e.dice.value));
    }
    void apply(const GunnersSaved &e) {
        pop();
        addComingOff(at(e.unit), Castings(-e.saved.value));
    }
    void apply(const CastingsKilled &e) {
        change(at(e.unit), [&](UnitState &u) {
            const Castings off = std::min(e.count, u.castings);
            u.castings -= off;
            u.lost[index(e.with)] += off;
            u.comingOff = std::max(u.comingOff - off, Castings(0));
            u.canisterOff = Castings(0);
        });
    }
    void apply(const UnitRemoved &e) {
        const UnitIndex at_ = at(e.unit);
        change(at_, [](UnitState &u) {
            u.lost[index(LossKind::Removed)] += u.castings;
            u.castings = Castings(0);
            u.comingOff = Castings(0);
            u.presence = Presence::Removed;
            u.changing.reset();
        });
        skipDeadTests();
    }
    void apply(const UnitLeftTable &e) {
        change(at(e.unit), [](UnitState &u) {
            u.presence = Presence::OffTable;
            u.comingOff = Castings(0);
            u.changing.reset();
        });
        skipDeadTests();
    }
    void apply(const UnitArrived &e) {
        change(at(e.unit), [](UnitState &u) { u.presence = Presence::OnTable; });
    }

    // Commanders
    void apply(const CommanderAtRisk &e) {
        const PostIndex p = m_s.findPost(e.commander);
        if (p == kNone)
            return;
        Task t = task(TaskKind::Risk, p, 2);
        t.by = e.by;
        m_s.todo.insert(m_s.todo.begin(), t);
    }
    void apply(const CommanderKilled &e) {
        pop(TaskKind::Risk);
        const PostIndex p = m_s.findPost(e.commander);
        if (p == kNone)
            return;
        stand(p, kNone);
        m_s.posts.change(p).status = PostStatus::Killed;
        falls(e.commander);
    }
    void apply(const CommanderSpared &e) {
        pop(TaskKind::Risk);
        if (const PostIndex p = m_s.findPost(e.commander); e.leaves && p != kNone)
            stand(p, kNone);
    }
    void apply(const RejoinDue &e) {
        if (const PostIndex p = m_s.findPost(e.commander); p != kNone)
            m_s.todo.push_back(task(TaskKind::Rejoin, p, 0));
    }
    void apply(const CommanderRejoined &e) {
        if (const PostIndex p = m_s.findPost(e.commander); p != kNone)
            stand(p, at(e.unit));
    }
    void apply(const LeaderlessDue &e) {
        if (const PostIndex p = m_s.setting->columnAt.find(e.column); p != kNone)
            m_s.todo.push_back(task(TaskKind::Leaderless, p, 1));
    }
    void apply(const ColumnLeaderless &e) {
        pop(TaskKind::Leaderless);
        if (const PostIndex p = m_s.setting->columnAt.find(e.column); p != kNone)
            m_s.posts.change(p).takesOver = e.until;
    }
    void apply(const CommandTaken &e) {
        PostIndex p = e.side == Side::First ? 0 : 1;
        if (e.column)
            if (const PostIndex column = m_s.setting->columnAt.find(*e.column); column != kNone)
                p = column;
        if (const PostIndex old = m_s.findPost(e.commander); old != kNone && old != p) {
            stand(old, kNone); // he leaves his column
            Post &left = m_s.posts.change(old);
            left.status = PostStatus::Killed;
            left.person = PersonId();
        }
        Post &post = m_s.posts.change(p);
        post.person = e.commander;
        post.status = PostStatus::Fit;
        post.filled = true;
        post.takesOver = Turns(0);
        stand(p, e.unit ? at(*e.unit) : kNone);
    }
    void apply(const CommanderMoved &e) {
        const PostIndex p = m_s.findPost(e.commander);
        if (p == kNone)
            return;
        stand(p, e.unit ? at(*e.unit) : kNone);
        m_s.posts.change(p).moved = true;
        ++m_s.done;
    }
    void apply(const CommanderChanged &e) {
        const PostIndex p = m_s.findPost(e.commander);
        if (p == kNone)
            return;
        stand(p, !e.killed && e.unit ? at(*e.unit) : kNone);
        m_s.posts.change(p).status = e.killed ? PostStatus::Killed : PostStatus::Fit;
        if (e.killed)
            falls(e.commander);
        else
            std::erase(m_s.fallen, e.commander);
    }

    // Morale
    void apply(const TestsDue &e) {
        // What is on the list already comes first; units passed by a rout come last (CJ-3.4).
        std::vector<Task> due;
        for (std::size_t i = 0; i < std::min(e.units.size(), e.causes.size()); ++i) {
            Task t = task(TaskKind::Test, at(e.units[i]), 2);
            t.cause = e.causes[i];
            if (t.cause == MoraleCause::RoutPast) {
                mark(t.unit, Flag::TestedRout);
                m_s.later.push_back(t);
            } else {
                due.push_back(t);
            }
        }
        m_s.todo.insert(m_s.todo.begin(), due.rbegin(), due.rend());
        skipDeadTests();
    }
    void apply(const TestPassed &) { pop(); }
    void apply(const TestFailed &) { popOnly(); }
    void apply(const BrigadeDisordered &e) {
        change(at(e.unit), [](UnitState &u) {
            if (u.condition == Condition::GoodOrder)
                u.condition = Condition::Disorder;
        });
    }
    void apply(const SecondTestDue &e) {
        Task t = task(TaskKind::SecondTest, at(e.unit), 2);
        t.cause = e.cause;
        m_s.todo.push_back(t);
    }
    void apply(const BrigadeRouted &e) {
        const UnitIndex u = at(e.unit);
        change(u, [](UnitState &unit) {
            unit.condition = Condition::Rout;
            unit.formation = Formation::Line;
            unit.changing.reset();
        });
        set(u, Flag::Ran);
        skipDeadTests();
    }
    void apply(const RunEndDue &e) {
        Task t = task(TaskKind::RunEnd, at(e.unit), 0);
        t.rout = e.rout;
        m_s.todo.push_back(t);
    }
    void apply(const RoutPassesDue &e) {
        m_s.todo.push_back(task(TaskKind::RoutPasses, at(e.unit), 0));
    }
    void apply(const RoutPassed &) {}

    // Orders
    void apply(const OrderGiven &e) {
        if (const PostIndex p = m_s.findPost(e.commander); p != kNone)
            ++m_s.posts.change(p).orders;
        for (const UnitId id : e.units)
            set(at(id), Flag::Ordered);
        ++m_s.done;
    }
    void apply(const UnitMarched &e) {
        const UnitIndex u = at(e.unit);
        set(u, Flag::Marched);
        goes(u, e.distance);
        change(u, [](UnitState &unit) {
            if (unit.formation == Formation::Garrison)
                unit.formation = Formation::Line;
        });
    }
    void apply(const FormationChanged &e) {
        const UnitIndex u = at(e.unit);
        set(u, Flag::Changed);
        change(u, [&](UnitState &unit) {
            unit.changing.reset();
            setFormation(unit, e.to);
        });
    }
    void apply(const ChangeBegan &e) {
        const UnitIndex u = at(e.unit);
        set(u, Flag::Changed);
        change(u, [&](UnitState &unit) {
            unit.changing = e.to;
            unit.changeDone = e.done;
        });
        m_s.changers.push_back(u);
    }
    void apply(const TownEntered &e) {
        change(at(e.unit), [&e](UnitState &u) {
            u.formation = Formation::Garrison;
            u.place = e.place ? static_cast<std::uint32_t>(*e.place) : kNone;
        });
    }
    void apply(const GunsUnlimbered &e) {
        set(at(e.unit), Flag::JustUnlimbered);
        change(at(e.unit), [](UnitState &u) { u.limbered = false; });
    }
    void apply(const GunsLimbered &e) {
        set(at(e.unit), Flag::Changed);
        change(at(e.unit), [](UnitState &u) { u.limbered = true; });
    }
    void apply(const BayonetsPlugged &e) {
        change(at(e.unit), [](UnitState &u) { u.plugged = true; });
    }
    void apply(const BayonetsUnplugged &e) {
        change(at(e.unit), [](UnitState &u) { u.plugged = false; });
    }
    void apply(const CameUpForPistols &e) {
        const UnitIndex u = at(e.unit);
        set(u, Flag::PistolsReady);
        set(u, Flag::Marched);
        goes(u, e.distance);
        change(u, [&](UnitState &unit) { unit.pistolsIn = m_s.turn; });
    }

    // Charges
    void apply(const ChargeDeclared &e) {
        ChargeInPlay c;
        c.charger = at(e.unit);
        c.target = at(e.target);
        c.distance = e.distance;
        c.left = e.left;
        c.sector = e.sector;
        c.ground = e.ground;
        c.uphill = e.uphill;
        c.later = e.left > HundredthsOfInch(0);
        set(c.charger, Flag::Charged);
        goes(c.charger, e.distance - e.left);
        m_s.charges.push_back(c);
    }
    void apply(const ChargeResumed &e) {
        const UnitIndex u = at(e.unit);
        if (ChargeInPlay *c = chargeOf(u)) {
            goes(u, c->left);
            c->left = HundredthsOfInch(0);
            c->later = false;
        }
        set(u, Flag::Charged);
        set(u, Flag::Ordered);
    }
    void apply(const ChargeDropped &e) {
        const UnitIndex u = at(e.unit);
        std::erase_if(m_s.charges, [u](const ChargeInPlay &c) { return c.charger == u; });
    }
    void apply(const CounterchargeMade &e) {
        const UnitIndex u = at(e.unit);
        set(u, Flag::Charged);
        set(u, Flag::Countercharged);
        goes(u, e.way);
        if (ChargeInPlay *c = chargeOf(at(e.charger))) {
            c->target = u;
            c->sector = Sector::Front;
            c->both = true;
            c->counterUphill = e.uphill;
            c->left = HundredthsOfInch(0);
            c->later = false;
        }
        ++m_s.done;
    }
    void apply(const InfantryHalted &e) {
        const UnitIndex foot = at(e.unit);
        clear(foot, Flag::Charged);
        if (ChargeInPlay *c = chargeOf(foot)) {
            c->charger = at(e.by);
            c->target = foot;
            c->both = false;
            c->uphill = c->counterUphill; // the charge is the cavalry's now
            c->counterUphill = false;
            c->left = HundredthsOfInch(0);
            c->later = false;
        }
    }
    void apply(const ChargeCameIn &e) {
        set(at(e.target), Flag::Contacted);
        set(at(e.unit), Flag::Contacted);
        if (ChargeInPlay *c = chargeOf(at(e.unit)))
            c->contact = true;
    }
    void apply(const ChargeHalted &e) {
        const UnitIndex u = at(e.unit);
        std::erase_if(m_s.charges, [u](const ChargeInPlay &c) { return c.charger == u; });
    }
    void apply(const GroundTaken &e) {
        const UnitIndex u = at(e.unit);
        std::erase_if(m_s.charges, [u](const ChargeInPlay &c) { return c.charger == u; });
        win(u);
    }

    // Melee
    void apply(const MeleeJoined &e) {
        const UnitIndex u = at(e.unit);
        const UnitIndex target = at(e.target);
        Pair p;
        p.attacker = u;
        p.defender = target;
        p.charged = e.charged;
        if (const ChargeInPlay *c = chargeOf(u)) {
            p.sector = c->sector;
            p.ground = c->ground;
            p.uphill = c->uphill;
            p.counterUphill = c->counterUphill;
            p.both = c->both;
        }
        std::erase_if(m_s.charges, [u](const ChargeInPlay &c) { return c.charger == u; });
        m_s.pairs.push_back(p);
        for (const UnitIndex i : {u, target}) {
            ++m_s.units.change(i).pairs;
            set(i, Flag::Meleed);
        }
    }
    void apply(const BlowsSplit &e) {
        const UnitIndex u = at(e.unit);
        for (std::size_t i = 0; i < std::min(e.enemies.size(), e.dice.size()); ++i)
            for (Pair &p : m_s.pairs) {
                if (p.attacker == u && p.defender == at(e.enemies[i]))
                    p.attackerDice = e.dice[i].value;
                if (p.defender == u && p.attacker == at(e.enemies[i]))
                    p.defenderDice = e.dice[i].value;
            }
    }
    void apply(const RoundBegan &e) {
        m_s.meleeStep = MeleeStep::Blows;
        m_s.stage = Stage::Testing;
        ++m_s.done;
        for (Pair &p : m_s.pairs)
            p.inRound = false;
        for (const UnitId id : e.units)
            for (Pair &p : m_s.pairs)
                if (p.attacker == at(id) || p.defender == at(id)) {
                    p.inRound = true;
                    p.fought = true;
                }
    }
    void apply(const BlowsDue &e) {
        Task t = task(TaskKind::Blows, at(e.unit), e.dice.value);
        t.other = at(e.enemy);
        t.least = e.least;
        m_s.todo.insert(m_s.todo.begin(), t);
    }
    void apply(const BlowsStruck &e) {
        pop();
        addComingOff(at(e.enemy), e.kills);
    }
    void apply(const RoundFought &) { m_s.meleeStep = MeleeStep::Tests; }
    void apply(const FellBack &e) {
        change(at(e.unit), [](UnitState &u) {
            if (u.formation == Formation::Garrison)
                u.formation = Formation::Line;
        });
    }
    void apply(const MeleeSettled &e) {
        const auto isGone = [&](UnitIndex u) {
            return std::ranges::any_of(e.gone, [&](UnitId id) { return at(id) == u; });
        };
        std::erase_if(m_s.pairs, [&](const Pair &p) {
            if (!isGone(p.attacker) && !isGone(p.defender))
                return false;
            --m_s.units.change(p.attacker).pairs;
            --m_s.units.change(p.defender).pairs;
            return true;
        });
        for (Pair &p : m_s.pairs)
            if (p.inRound) {
                p.round = 2;
                p.inRound = false;
            }
        m_s.meleeStep = MeleeStep::None;
    }
    void apply(const BrokeThrough &e) {
        const UnitIndex u = at(e.unit);
        if (m_s.unit(u).has(Flag::Victor)) {
            clear(u, Flag::Victor);
            --m_s.victors;
        }
        ChargeInPlay c;
        c.charger = u;
        c.target = e.target ? at(*e.target) : u;
        c.distance = e.distance;
        c.sector = e.sector;
        c.ground = e.ground;
        c.uphill = e.uphill;
        c.breakthrough = true;
        c.contact = e.target.has_value();
        m_s.charges.push_back(c);
        goes(u, e.distance);
        set(u, Flag::Charged);
        ++m_s.done;
    }

    // The end, the umpire
    void apply(const ObjectiveHeld &e) {
        if (static_cast<std::size_t>(e.objective) < m_s.holders.size())
            m_s.holders[static_cast<std::size_t>(e.objective)] = e.side;
    }
    void apply(const StrengthChanged &e) {
        change(at(e.unit), [&](UnitState &u) {
            u.lost[index(LossKind::Umpire)] += u.castings - e.castings;
            u.castings = e.castings;
            u.comingOff = std::min(u.comingOff, u.castings);
            u.canisterOff = std::min(u.canisterOff, u.comingOff);
        });
    }
    void apply(const ConditionChanged &e) {
        change(at(e.unit), [&](UnitState &u) {
            u.condition = e.condition;
            u.formation = e.formation;
            u.changing.reset();
        });
    }
    void apply(const WeatherChanged &e) { m_s.weather = e.weather; }
    void apply(const BattleEnded &e) {
        m_s.over = true;
        m_s.winner = e.winner;
        m_s.todo.clear();
        m_s.later.clear();
    }
};

} // namespace

void Game::evolve(State &s, const Event &event) {
    Evolver evolver(s);
    std::visit([&evolver](const auto &e) { evolver.apply(e); }, event);
}

} // namespace sabretache::battle::corporaljohn
