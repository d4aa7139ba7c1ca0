// What each event does to the state. No rules and no chance here: events are what was decided.
#include "battle/beerstein/deciding.h"

#include "base/invariant.h"

#include <algorithm>

namespace sabretache::battle::beerstein {

namespace {

void count(State &s, UnitIndex u, std::int32_t sign) {
    const UnitState &unit = s.unit(u);
    const Troops &troops = s.troops(u);
    SideState &side = s.sides[index(troops.side)];
    const bool away = unit.presence == Presence::OffTable || unit.presence == Presence::Gone;
    if (bb::countsAsLost({unit.number, !away}))
        side.lost += sign;
    side.points += sign * unit.number.value;
    if (unit.presence != Presence::OnTable)
        return;
    side.present += sign;
    side.guns += troops.branch == Branch::Artillery ? sign : 0;
    side.foot += troops.branch == Branch::Infantry ? sign : 0;
    if (bb::mayRecover({unit.number, troops.start, unit.spent, false}))
        side.hurt += sign;
}

/// Changes a unit, and the counters that depend on it.
template <class Change> void change(State &s, UnitIndex u, Change how) {
    count(s, u, -1);
    how(s.units.change(u));
    count(s, u, 1);
}

void mark(State &s, UnitIndex u, Flag flag) {
    UnitState &unit = s.units.change(u);
    if (unit.flagsTurn != s.turn) {
        unit.flagsTurn = s.turn;
        unit.flags = 0;
    }
    unit.flags |= static_cast<std::uint32_t>(flag);
}

template <class Which> void dropPairs(State &s, Which which) {
    for (const Pair &p : s.pairs)
        if (which(p)) {
            --s.units.change(p.attacker).contacts;
            --s.units.change(p.target).contacts;
        }
    std::erase_if(s.pairs, which);
}

void dropPairsOf(State &s, UnitIndex u) {
    if (s.unit(u).contacts > 0)
        dropPairs(s, [u](const Pair &p) { return p.attacker == u || p.target == u; });
}

void detach(State &s, PostIndex p) {
    Post &post = s.posts.change(p);
    if (post.with != kNone)
        s.units.change(post.with).leader = kNone;
    post.with = kNone;
}

void attach(State &s, PostIndex p, const std::optional<UnitId> &unit) {
    detach(s, p);
    if (!unit)
        return;
    const UnitIndex with = s.find(*unit);
    s.posts.change(p).with = with;
    s.units.change(with).leader = p;
}

void fall(State &s, PostIndex p, LeaderFate fate) {
    if (fate == LeaderFate::Unhurt)
        return;
    detach(s, p);
    s.posts.change(p).status =
        fate == LeaderFate::Killed ? PostStatus::Killed : PostStatus::Wounded;
    s.vacancies.push_back(p);
    s.fallen.push_back(s.posts[p].holder);
}

void leave(State &s, UnitIndex u, Presence where) {
    dropPairsOf(s, u);
    if (s.unit(u).leader != kNone)
        detach(s, s.unit(u).leader);
    if (s.has(u, Flag::Won) && !s.has(u, Flag::FollowedUp))
        --s.winners;
    change(s, u, [where](UnitState &unit) { unit.presence = where; });
}

void done(State &s) {
    SAB_INVARIANT(!s.tasks.empty());
    s.tasks.erase(s.tasks.begin());
}

std::vector<UnitIndex> indices(const State &s, const std::vector<UnitId> &ids) {
    std::vector<UnitIndex> out;
    for (const UnitId id : ids)
        out.push_back(s.find(id));
    return out;
}

struct Apply {
    State &s;

    void operator()(const DiceRolled &) {}
    void operator()(const FactGiven &) {}
    void operator()(const PhaseForced &) {}
    void operator()(const InitiativeRolled &e) {
        if (e.side)
            s.initiative = e.side;
    }
    void operator()(const InitiativePassed &e) { s.initiative = e.side; }
    void operator()(const PhaseBegan &e) {
        s.step = e.step;
        s.active = e.side;
        ++s.stepCount;
        s.winners = 0;
        s.splits.clear();
    }
    void operator()(const TurnBegan &e) {
        s.turn = e.turn;
        for (Pair &p : s.pairs) {
            p.fought = false;
            p.locked = true; // whoever is still in contact is held there
        }
    }
    void operator()(const UnitArrived &e) {
        const UnitIndex u = s.find(e.unit);
        change(s, u, [](UnitState &unit) { unit.presence = Presence::OnTable; });
        if (s.troops(u).branch == Branch::Artillery)
            s.units.change(u).limbered = true;
    }
    void operator()(const CommandTaken &e) {
        const PostIndex p = s.findPost(e.side, e.column);
        const PostIndex before = s.findPost(e.commander);
        if (before != kNone &&
            before != p) { // a column leader takes the army: he stays where he is
            Post &left = s.posts.change(before);
            Post &army = s.posts.change(p);
            if (left.with != kNone)
                s.units.change(left.with).leader = p;
            army.with = left.with;
            army.movedIn = left.movedIn;
            army.testedIn = left.testedIn;
            left.holder = PersonId();
            left.status = PostStatus::Vacant;
            left.with = kNone;
            s.vacancies.push_back(before);
        }
        Post &post = s.posts.change(p);
        post.holder = e.commander;
        post.status = PostStatus::Fit;
        std::erase(s.vacancies, p);
    }
    void operator()(const WithdrewVoluntarily &e) {
        const UnitIndex u = s.find(e.unit);
        dropPairsOf(s, u);
        change(s, u, [](UnitState &unit) {
            unit.number -= bb::kWithdrawalCost;
            unit.spent += bb::kWithdrawalCost;
        });
        mark(s, u, Flag::Withdrew);
        if (s.troops(u).branch == Branch::Artillery)
            s.units.change(u).limbered = true;
        if (e.offTable)
            leave(s, u, Presence::OffTable);
    }
    void operator()(const FireDeclared &e) {
        mark(s, s.find(e.unit), Flag::Fired);
        Task task;
        task.unit = s.find(e.unit);
        task.target = s.find(e.target);
        task.dice = e.dice.value;
        task.hitOn = e.hitOn.value;
        task.saves = e.saves;
        task.guns = e.guns;
        s.tasks.push_back(task);
    }
    void operator()(const HitsScored &e) {
        Task task = s.tasks.front();
        done(s);
        if (task.saves && e.hits > 0) {
            task.kind = Task::Kind::Saves;
            task.dice = e.hits;
            s.tasks.insert(s.tasks.begin(), task);
        }
    }
    void operator()(const HitsSaved &) { done(s); }
    void operator()(const CasualtiesTaken &e) {
        change(s, s.find(e.unit), [&e](UnitState &unit) {
            unit.number -= e.points;
            unit.lost += e.points;
        });
    }
    void operator()(const UnitDestroyed &e) { leave(s, s.find(e.unit), Presence::Gone); }
    void operator()(const AttackHalted &e) {
        const UnitIndex u = s.find(e.unit);
        dropPairs(s, [u](const Pair &p) { return p.attacker == u && !p.locked; });
    }
    void operator()(const LeaderTestDue &e) {
        Task task;
        task.kind = Task::Kind::LeaderTest;
        task.post = s.findPost(e.leader);
        s.posts.change(task.post).testedIn = s.stepCount;
        s.tasks.push_back(task);
    }
    void operator()(const LeaderTested &e) {
        done(s);
        fall(s, s.findPost(e.leader), e.fate);
    }
    void operator()(const LeaderJoinDue &e) {
        Task task;
        task.kind = Task::Kind::Join;
        task.post = s.findPost(e.leader);
        s.tasks.push_back(task);
    }
    void operator()(const LeaderJoined &e) {
        done(s);
        attach(s, s.findPost(e.leader), e.unit);
    }
    void operator()(const LeaderMoved &e) {
        const PostIndex p = s.findPost(e.leader);
        attach(s, p, e.unit);
        s.posts.change(p).movedIn = s.turn;
    }
    void operator()(const MovementAsked &e) {
        Task task;
        task.kind = Task::Kind::Movement;
        task.units = indices(s, e.units);
        task.unit = task.units.size() == 1 ? task.units.front() : kNone;
        s.tasks.push_back(task);
    }
    void operator()(const MovementRolled &e) {
        const UnitIndex u = s.find(e.unit);
        Task &task = s.tasks.front();
        std::erase(task.units, u);
        if (task.units.empty())
            done(s);
        s.units.change(u).rolled = e.paces;
        mark(s, u, Flag::Rolled);
    }
    void operator()(const Marched &e) {
        const UnitIndex u = s.find(e.unit);
        mark(s, u, e.onTheSpot ? Flag::Turned : Flag::Moved);
        s.units.change(u).limbered = e.limbered;
        if (e.offTable)
            leave(s, u, Presence::OffTable);
    }
    void operator()(const AttackDeclared &e) {
        s.attack = PendingAttack{s.find(e.unit), s.find(e.target), e.sector};
        mark(s, s.attack->unit, Flag::Attacked);
    }
    void operator()(const EvadeTried &e) {
        const UnitIndex u = s.find(e.unit);
        mark(s, u, Flag::EvadeTried);
        if (!e.clear)
            return;
        Task task;
        task.kind = Task::Kind::Evade;
        task.unit = u;
        s.tasks.push_back(task);
    }
    void operator()(const EvadeRolled &e) {
        done(s);
        if (!e.success)
            return;
        Task task;
        task.kind = Task::Kind::EvadeMove;
        task.unit = s.find(e.unit);
        s.tasks.push_back(task);
    }
    void operator()(const EvadeFailed &) {
        if (!s.tasks.empty())
            done(s);
    }
    void operator()(const Evaded &e) {
        done(s);
        const UnitIndex u = s.find(e.unit);
        mark(s, u, Flag::Evaded);
        if (s.troops(u).branch == Branch::Artillery)
            s.units.change(u).limbered = true;
    }
    void operator()(const ContactMade &e) {
        const UnitIndex u = s.find(e.unit);
        const UnitIndex target = s.find(e.target);
        s.pairs.push_back({u, target, e.sector, false, false});
        ++s.units.change(u).contacts;
        ++s.units.change(target).contacts;
        mark(s, target, Flag::Contacted);
        s.attack.reset();
    }
    void operator()(const AttackMissed &) { s.attack.reset(); }
    void operator()(const BlowsSplit &e) {
        const UnitIndex u = s.find(e.unit);
        std::erase_if(s.splits, [u](const Split &split) { return split.unit == u; });
        for (std::size_t i = 0; i < e.enemies.size(); ++i)
            s.splits.push_back({u, s.find(e.enemies[i]), e.dice[i]});
    }
    void operator()(const CombatBegan &e) {
        s.throws.clear();
        s.thrown = 0;
        for (std::size_t i = 0; i < e.throwers.size(); ++i)
            s.throws.push_back(
                {s.find(e.throwers[i]), s.find(e.targets[i]), e.dice[i], e.hitOn[i], 0});
        Task task;
        task.kind = Task::Kind::Blows;
        s.tasks.push_back(task);
    }
    void operator()(const BlowsThrown &e) {
        s.throws[s.thrown].hits = e.hits;
        ++s.thrown;
        if (s.thrown == s.throws.size())
            done(s);
    }
    void operator()(const CombatEnded &e) {
        s.throws.clear();
        s.thrown = 0;
        const std::vector<UnitIndex> units = indices(s, e.units);
        const auto within = [&units](const Pair &p) {
            return std::ranges::find(units, p.attacker) != units.end();
        };
        if (e.locked) {
            for (Pair &p : s.pairs)
                if (within(p))
                    p.locked = p.fought = true;
            return;
        }
        dropPairs(s, within);
        for (const UnitIndex u : units)
            if (s.onTable(u) && e.winner == s.troops(u).side) {
                mark(s, u, Flag::Won);
                ++s.winners;
            }
    }
    void operator()(const WithdrawalDue &e) {
        Task task;
        task.kind = Task::Kind::Way;
        task.unit = s.find(e.unit);
        s.tasks.push_back(task);
    }
    void operator()(const DrivenBack &e) {
        done(s);
        const UnitIndex u = s.find(e.unit);
        mark(s, u, Flag::DrivenBack);
        if (s.troops(u).branch == Branch::Artillery)
            s.units.change(u).limbered = true;
        if (e.way == Way::OffTable)
            leave(s, u, Presence::OffTable);
    }
    void operator()(const FollowedUp &e) {
        mark(s, s.find(e.unit), Flag::FollowedUp);
        --s.winners;
    }
    void operator()(const RecoveryAsked &e) {
        Task task;
        task.kind = Task::Kind::Recovery;
        task.units = indices(s, e.units);
        task.unit = task.units.size() == 1 ? task.units.front() : kNone;
        s.tasks.push_back(task);
    }
    void operator()(const RecoveryRolled &e) {
        const UnitIndex u = s.find(e.unit);
        Task &task = s.tasks.front();
        std::erase(task.units, u);
        if (task.units.empty())
            done(s);
        mark(s, u, Flag::RecoveryTried);
        if (e.recovered)
            change(s, u, [](UnitState &unit) {
                unit.number += Points(1);
                unit.recovered += Points(1);
            });
    }
    void operator()(const ObjectiveHeld &e) {
        s.holders[static_cast<std::size_t>(e.objective)] = e.side;
    }
    void operator()(const StrengthChanged &e) {
        change(s, s.find(e.unit), [&e](UnitState &unit) {
            const Points by = e.points - unit.number;
            unit.adjusted += by.value;
            if (by > Points(0))
                unit.given += by;
            unit.number = e.points;
        });
    }
    void operator()(const LeaderChanged &e) {
        const PostIndex p = s.findPost(e.leader);
        attach(s, p, e.unit);
        fall(s, p, e.fate);
    }
    void operator()(const TakenOffTable &e) { leave(s, s.find(e.unit), Presence::OffTable); }
    void operator()(const SideBroke &e) { s.sides[index(e.side)].broken = true; }
    void operator()(const BattleEnded &e) {
        s.over = true;
        s.winner = e.winner;
    }
};

} // namespace

void Game::evolve(State &s, const Event &event) { std::visit(Apply{s}, event); }

} // namespace sabretache::battle::beerstein
