// Whether a stored event can be applied to the state at all, so that evolve may rely on it. It does
// not judge the rules: that is what re-deciding is for.
#include "battle/beerstein/deciding.h"

#include <algorithm>

namespace sabretache::battle::beerstein {

namespace {

using Kind = Task::Kind;

struct Valid {
    const State &s;

    bool known(UnitId id) const { return s.find(id) != kNone; }
    bool table(UnitId id) const { return known(id) && s.onTable(s.find(id)); }
    bool post(PersonId id) const { return s.findPost(id) != kNone; }
    bool waits(Kind kind) const { return !s.tasks.empty() && s.tasks.front().kind == kind; }
    bool asked(Kind kind, UnitId id) const {
        return waits(kind) && known(id) && s.tasks.front().unit == s.find(id);
    }
    bool listed(Kind kind, UnitId id) const {
        return waits(kind) && table(id) &&
               std::ranges::find(s.tasks.front().units, s.find(id)) != s.tasks.front().units.end();
    }
    bool list(const std::vector<UnitId> &ids) const {
        for (std::size_t i = 0; i < ids.size(); ++i)
            if (!table(ids[i]) ||
                std::find(ids.begin(), ids.begin() + static_cast<std::ptrdiff_t>(i), ids[i]) !=
                    ids.begin() + static_cast<std::ptrdiff_t>(i))
                return false;
        return !ids.empty();
    }
    bool attachable(PersonId id, const std::optional<UnitId> &unit) const {
        if (!post(id) || s.posts[s.findPost(id)].status != PostStatus::Fit)
            return false;
        if (!unit)
            return true;
        if (!table(*unit))
            return false;
        const PostIndex has = s.unit(s.find(*unit)).leader;
        return has == kNone || has == s.findPost(id);
    }

    bool operator()(const DiceRolled &e) const {
        const Pending wanted = Game::pending(s);
        return wanted.roll && dice::checkFaces(*wanted.roll, e.faces);
    }
    bool operator()(const FactGiven &e) const {
        const Pending wanted = Game::pending(s);
        return wanted.fact && wanted.fact->key == e.fact;
    }
    bool operator()(const PhaseForced &) const { return s.tasks.empty(); }
    bool operator()(const InitiativeRolled &e) const {
        const auto face = [](Pips p) { return p >= Pips(1) && p <= Pips(6); };
        return s.step == Step::Initiative && s.tasks.empty() && face(e.first) && face(e.second) &&
               (e.first == e.second) == !e.side;
    }
    bool operator()(const InitiativePassed &) const { return s.step == Step::Initiative; }
    bool operator()(const PhaseBegan &e) const {
        const bool bySide = isFireStep(e.step) || e.step == Step::Movement;
        return s.tasks.empty() && !s.attack && bySide == e.side.has_value() &&
               (!bySide || s.initiative);
    }
    bool operator()(const TurnBegan &e) const {
        return s.tasks.empty() && e.turn.value == s.turn.value + 1;
    }
    bool operator()(const UnitArrived &e) const {
        return known(e.unit) && s.unit(s.find(e.unit)).presence == Presence::Reserve;
    }
    bool operator()(const CommandTaken &e) const {
        const PostIndex p = s.findPost(e.side, e.column);
        if (p == kNone || e.commander.isNull() ||
            std::ranges::find(s.vacancies, p) == s.vacancies.end())
            return false;
        // One of another post is a leader of the same side who is fit.
        const PostIndex before = s.findPost(e.commander);
        return before == kNone || before == p ||
               (s.posts[before].side == e.side && s.posts[before].status == PostStatus::Fit);
    }
    bool operator()(const WithdrewVoluntarily &e) const {
        return table(e.unit) && s.unit(s.find(e.unit)).number >= bb::kWithdrawalCost;
    }
    bool operator()(const FireDeclared &e) const {
        return s.tasks.empty() && table(e.unit) && table(e.target) && e.dice >= Dice(1) &&
               e.dice <= Dice(99) && e.hitOn >= Pips(1) && e.hitOn <= Pips(6);
    }
    bool operator()(const HitsScored &e) const {
        return asked(Kind::Fire, e.unit) && e.hits >= 0 && e.hits <= s.tasks.front().dice;
    }
    bool operator()(const HitsSaved &e) const {
        return waits(Kind::Saves) && known(e.target) && e.saved >= 0 &&
               e.saved <= s.tasks.front().dice;
    }
    bool operator()(const CasualtiesTaken &e) const {
        return table(e.unit) && e.points >= Points(1) && e.points <= s.unit(s.find(e.unit)).number;
    }
    bool operator()(const UnitDestroyed &e) const {
        return known(e.unit) && s.unit(s.find(e.unit)).number == Points(0);
    }
    bool operator()(const AttackHalted &e) const { return table(e.unit); }
    bool operator()(const LeaderTestDue &e) const { return post(e.leader); }
    bool operator()(const LeaderTested &e) const {
        return waits(Kind::LeaderTest) && post(e.leader) &&
               s.tasks.front().post == s.findPost(e.leader) &&
               s.posts[s.findPost(e.leader)].status == PostStatus::Fit;
    }
    bool operator()(const LeaderJoinDue &e) const { return post(e.leader); }
    bool operator()(const LeaderJoined &e) const {
        return waits(Kind::Join) && attachable(e.leader, e.unit) &&
               s.tasks.front().post == s.findPost(e.leader);
    }
    bool operator()(const LeaderMoved &e) const { return attachable(e.leader, e.unit); }
    bool operator()(const MovementAsked &e) const { return s.tasks.empty() && list(e.units); }
    bool operator()(const MovementRolled &e) const {
        return listed(Kind::Movement, e.unit) && e.paces >= Paces(0) && e.paces <= Paces(800);
    }
    bool operator()(const Marched &e) const { return table(e.unit); }
    bool operator()(const AttackDeclared &e) const {
        return !s.attack && table(e.unit) && table(e.target) &&
               s.troops(s.find(e.unit)).side != s.troops(s.find(e.target)).side;
    }
    bool operator()(const EvadeTried &e) const {
        return s.attack && s.tasks.empty() && known(e.unit) && s.attack->target == s.find(e.unit);
    }
    bool operator()(const EvadeRolled &e) const { return s.attack && asked(Kind::Evade, e.unit); }
    bool operator()(const EvadeFailed &e) const {
        return s.attack && known(e.unit) && (s.tasks.empty() || waits(Kind::EvadeMove));
    }
    bool operator()(const Evaded &e) const { return s.attack && asked(Kind::EvadeMove, e.unit); }
    bool operator()(const ContactMade &e) const {
        return s.attack && table(e.unit) && table(e.target) && s.attack->unit == s.find(e.unit) &&
               s.attack->target == s.find(e.target);
    }
    bool operator()(const AttackMissed &e) const { return s.attack && known(e.unit); }
    bool operator()(const BlowsSplit &e) const {
        return s.tasks.empty() && table(e.unit) && list(e.enemies) &&
               e.enemies.size() == e.dice.size() && std::ranges::all_of(e.dice, [](Dice dice) {
                   return dice >= Dice(0) && dice <= Dice(99);
               });
    }
    bool operator()(const CombatBegan &e) const {
        const std::size_t n = e.throwers.size();
        if (!s.tasks.empty() || n == 0 || e.targets.size() != n || e.dice.size() != n ||
            e.hitOn.size() != n)
            return false;
        for (std::size_t i = 0; i < n; ++i)
            if (!table(e.throwers[i]) || !table(e.targets[i]) || e.dice[i] < 1 || e.dice[i] > 99 ||
                e.hitOn[i] < 5 || e.hitOn[i] > 6 || s.unit(s.find(e.throwers[i])).contacts == 0)
                return false;
        return true;
    }
    bool operator()(const BlowsThrown &e) const {
        return waits(Kind::Blows) && s.thrown < s.throws.size() && e.hits >= 0 &&
               e.hits <= s.throws[s.thrown].dice;
    }
    bool operator()(const CombatEnded &e) const {
        return std::ranges::all_of(e.units, [this](UnitId id) { return known(id); });
    }
    bool operator()(const WithdrawalDue &e) const { return table(e.unit); }
    bool operator()(const DrivenBack &e) const { return asked(Kind::Way, e.unit) && table(e.unit); }
    bool operator()(const FollowedUp &e) const {
        return table(e.unit) && s.winners > 0 && s.has(s.find(e.unit), Flag::Won);
    }
    bool operator()(const RecoveryAsked &e) const { return s.tasks.empty() && list(e.units); }
    bool operator()(const RecoveryRolled &e) const {
        if (!listed(Kind::Recovery, e.unit))
            return false;
        const UnitIndex u = s.find(e.unit);
        return !e.recovered || s.unit(u).number < s.troops(u).start - s.unit(u).spent;
    }
    bool operator()(const ObjectiveHeld &e) const {
        return e.objective >= 0 && static_cast<std::size_t>(e.objective) < s.holders.size();
    }
    bool operator()(const StrengthChanged &e) const {
        return table(e.unit) && e.points >= Points(1) && e.points <= s.troops(s.find(e.unit)).start;
    }
    bool operator()(const LeaderChanged &e) const { return attachable(e.leader, e.unit); }
    bool operator()(const TakenOffTable &e) const { return table(e.unit); }
    bool operator()(const SideBroke &) const { return true; }
    bool operator()(const BattleEnded &) const { return true; }
};

} // namespace

Result<void> Game::validate(const State &s, const Event &event) {
    if (s.over || !std::visit(Valid{s}, event))
        return fail(kEventWrong, {toRecord(event).kind});
    return {};
}

} // namespace sabretache::battle::beerstein
