#include "odds/corporaljohndraft.h"

#include "battle/corporaljohn/fire.h"
#include "battle/corporaljohn/game.h"
#include "battle/corporaljohn/melee.h"
#include "odds/corporaljohnchain.h"
#include "rules/corporaljohn/squares.h"

#include <algorithm>

namespace sabretache::odds::corporaljohn {

namespace {

namespace game = battle::corporaljohn;

DraftBars bars(std::string_view key, const Distribution &distribution, std::string subject = {}) {
    DraftBars out{std::string(key), std::move(subject), {}};
    for (std::int32_t n = 0; n <= distribution.most(); ++n)
        out.chances.emplace_back(n, distribution.at(n));
    return out;
}

void share(DraftOdds &out, std::string_view key, double chance) {
    if (chance > 0)
        out.outcomes.push_back({std::string(key), chance});
}

/// What a shot makes of its target, whom others may have hit in this phase already.
/// @rule CJ-3.2 CJ-4.8 CJ-9.1 CJ-9.2 CJ-9.7
FireChain afterShot(const game::State &s, game::UnitIndex u, const Shots &shots, cj::KilledBy by) {
    ChainUnit target;
    target.unit = game::combatant(s, u, false);
    const Castings hit = s.unit(u).comingOff;
    target.unit.castings = target.unit.castings - hit;
    target.shots.push_back(shots);
    target.commander = game::hasCommander(s, u);
    if (!target.commander || hit <= Castings(0))
        return fireChain(target, by, s.options());
    // His brigade has lost castings before this shot, so he is at risk whatever it does: with him
    // the tests are those of a unit one class better (CJ-4.7).
    target.commander = false;
    FireChain out = fireChain(target, by, s.options());
    target.unit.classNumber = cj::ClassNumber(target.unit.classNumber.value - 1);
    const FireChain with = fireChain(target, by, s.options());
    const double falls = commanderKilledChance(by);
    const auto mix = [falls](double &without, double there) {
        without = falls * without + (1 - falls) * there;
    };
    mix(out.goodOrder, with.goodOrder);
    mix(out.disorder, with.disorder);
    mix(out.rout, with.rout);
    return out;
}

/// A charge as it is declared, or as it comes on.
struct Coming {
    game::UnitIndex charger = game::kNone;
    game::UnitIndex target = game::kNone;
    HundredthsOfInch distance;
    cj::Sector sector = cj::Sector::Front;
    cj::MeleeGround ground = cj::MeleeGround::Open;
    bool uphill = false;
};

ChargeFactsOfChain chainFacts(const game::State &s, const Coming &c) {
    ChargeFactsOfChain out;
    out.charger.unit = game::combatant(s, c.charger, true);
    out.charger.commander = game::hasCommander(s, c.charger);
    out.target.unit = game::combatant(s, c.target, false);
    out.target.commander = game::hasCommander(s, c.target);
    out.side = c.sector;
    out.ground = c.ground;
    out.uphill = c.uphill;
    return out;
}

/// The target's own fire when the charge reaches it. @rule CJ-6.6 CJ-7.7
void addOwnFire(const game::State &s, const Coming &c, ChargeFactsOfChain &facts) {
    if (s.troops(c.target).arm == cj::TroopArm::Infantry) {
        game::FireVolley in;
        in.target = s.id(c.charger);
        facts.musketry = game::fireFacts(s, c.target, in);
    } else if (s.troops(c.target).arm == cj::TroopArm::Artillery) {
        game::FireCanister in;
        in.target = s.id(c.charger);
        facts.canister = game::gunFacts(s, c.target, in);
    }
}

bool mayCountercharge(const game::State &s, const Coming &c) {
    const game::UnitState &unit = s.unit(c.target);
    cj::CounterchargeFacts facts;
    facts.arm = s.troops(c.target).arm;
    facts.formation = unit.formation;
    facts.condition = unit.condition;
    facts.locked = s.locked(c.target);
    facts.contacted = unit.has(game::Flag::Contacted);
    facts.inTown = unit.formation == cj::Formation::Garrison;
    facts.weather = s.weather;
    facts.toMeetingPoint = cj::meetingPoint(c.distance);
    facts.chargersMove = cj::lineMove(s.troops(c.charger).arm, s.options());
    return !unit.has(game::Flag::Charged) && bool(cj::mayCountercharge(facts, s.options()));
}

bool mayFormSquare(const game::State &s, const Coming &c) {
    const game::UnitState &unit = s.unit(c.target);
    cj::SquareFacts facts;
    facts.arm = s.troops(c.target).arm;
    facts.classNumber = s.troops(c.target).fields.classNumber;
    facts.armament = s.troops(c.target).fields.armament;
    facts.plugged = unit.plugged;
    facts.maySquare = s.troops(c.target).fields.maySquare;
    facts.formation = unit.formation;
    facts.condition = unit.condition;
    facts.locked = s.locked(c.target);
    facts.chargedByCavalry = s.troops(c.charger).arm == cj::TroopArm::Cavalry;
    facts.chargeFrom = c.distance;
    return !unit.has(game::Flag::SquareTried) && bool(cj::mayFormSquare(facts, s.options()));
}

/// What the target of a charge is taken to do: an answer, and whether it fires.
/// @rule CJ-8.3 CJ-12.6 CJ-6.6
void supposeAnswer(const game::State &s, const Coming &c, const Supposed &supposed,
                   ChargeFactsOfChain &facts, DraftOdds &out) {
    const std::string target = s.id(c.target).text();
    std::vector<std::string> answers;
    if (mayCountercharge(s, c))
        answers.emplace_back(word(Response::Countercharges));
    answers.emplace_back(word(Response::Stands));
    if (mayFormSquare(s, c))
        answers.emplace_back(word(Response::FormsSquare));
    facts.response =
        fromWord<Response>(suppose(out, kSupposedAnswer, target, std::move(answers), supposed))
            .value_or(Response::Stands);
    if (facts.response == Response::Countercharges)
        facts.target.unit.charging = true;
    // A square and a garrison fire all round; others at what is in front.
    cj::TargetFacts seen;
    seen.inFrontSector = c.sector == cj::Sector::Front;
    const cj::Formation formation = facts.response == Response::FormsSquare ? cj::Formation::Square
                                    : s.troops(c.target).arm == cj::TroopArm::Artillery
                                        ? cj::Formation::Line
                                        : s.unit(c.target).formation;
    if (!cj::mayBeTarget(seen, formation))
        return;
    ChargeFactsOfChain firing = facts;
    addOwnFire(s, c, firing);
    cj::Combatant then = facts.target.unit;
    then.formation = formation;
    if (!ownFire(firing, then, false, s.options()))
        return;
    if (suppose(out, kSupposedFire, target, {std::string(kFires), std::string(kHoldsFire)},
                supposed) == kFires)
        facts = firing;
}

void addFates(DraftOdds &out, const ChargeChain &chain, bool ofCharger) {
    for (const auto &[fate, name] : kWords<Fate>)
        share(out, "fate-" + std::string(name),
              ofCharger ? chain.ofCharger(fate) : chain.ofTarget(fate));
}

class Drafts final : public DraftOddsSource {
public:
    std::optional<DraftOdds> odds(const battle::State &state, const Record &draft,
                                  const Supposed &supposed) const override {
        const game::State &s = battle::EngineOf<game::Game>::open(state);
        const auto input = variantFromRecord<game::Input>(draft);
        if (!input)
            return std::nullopt;
        if (const auto *charges = std::get_if<game::ChargeOrder>(&*input))
            return ofCharges(s, *charges, supposed);
        return std::visit([&](const auto &in) { return of(s, in); }, *input);
    }
    std::string_view distanceUnit() const override { return "in/100"; }
    std::vector<Threat> threats(const battle::State &state, UnitId unit, UnitId enemy,
                                std::int64_t distance) const override {
        const game::State &s = battle::EngineOf<game::Game>::open(state);
        const game::UnitIndex u = s.find(unit);
        const game::UnitIndex e = s.find(enemy);
        std::vector<Threat> out;
        if (u == game::kNone || e == game::kNone)
            return out;
        const HundredthsOfInch range(static_cast<std::int32_t>(distance));
        const auto add = [&](std::string_view action, std::optional<DraftOdds> odds) {
            if (odds)
                out.push_back({std::string(action), std::move(*odds)});
        };
        switch (s.troops(e).arm) {
        case cj::TroopArm::Artillery: {
            game::FireCanister canister;
            canister.unit = enemy;
            canister.target = unit;
            canister.range = range;
            game::FireRoundshot shot;
            shot.unit = enemy;
            shot.target = unit;
            shot.range = range;
            add(game::FireCanister::kKind, of(s, canister));
            add(game::FireRoundshot::kKind, of(s, shot));
            return out;
        }
        case cj::TroopArm::Infantry: {
            game::FireVolley volley;
            volley.unit = enemy;
            volley.target = unit;
            volley.range = range;
            add(game::FireVolley::kKind, of(s, volley));
            break;
        }
        default:
            break;
        }
        // Should it come in, and everything before that be as now: the first round.
        game::Pair pair;
        pair.attacker = e;
        pair.defender = u;
        add("Charge", round(s, pair));
        return out;
    }

private:
    template <class In> static std::optional<DraftOdds> of(const game::State &, const In &) {
        return std::nullopt; // no dice are thrown for it
    }

    static std::optional<DraftOdds> fire(const game::State &s, UnitId target, const Shots &shots,
                                         cj::KilledBy by, const RuleNumbers &rules) {
        const game::UnitIndex t = s.find(target);
        const FireChain chain = afterShot(s, t, shots, by);
        DraftOdds out;
        out.rules = rules;
        out.bars.push_back(bars("killed", chain.lost, target.text()));
        if (!cj::takesTests(s.unit(t).condition))
            return out;
        const bool guns = s.troops(t).arm == cj::TroopArm::Artillery;
        share(out, "holds", chain.goodOrder);
        share(out, "disorder", chain.disorder);
        share(out, guns ? "abandons-guns" : "rout", chain.rout);
        share(out, "destroyed", chain.destroyed);
        out.outcomesOf = target.text();
        out.rules.add(game::testFor(s, t, cj::MoraleCause::UnderFire).rules);
        return out;
    }
    static std::optional<DraftOdds> of(const game::State &s, const game::FireVolley &in) {
        const game::UnitIndex u = s.find(in.unit);
        if (u == game::kNone || s.find(in.target) == game::kNone)
            return std::nullopt;
        const cj::Volley v = cj::volley(game::fireFacts(s, u, in), s.options());
        if (!v.allowed || v.dice <= Dice(0))
            return std::nullopt;
        return fire(s, in.target, {v.dice, v.band}, cj::KilledBy::Musketry, v.rules);
    }
    template <class In> static std::optional<DraftOdds> guns(const game::State &s, const In &in) {
        const game::UnitIndex u = s.find(in.unit);
        if (u == game::kNone || s.find(in.target) == game::kNone)
            return std::nullopt;
        const cj::Salvo v = cj::salvo(game::gunFacts(s, u, in), s.options());
        if (!v.allowed || v.dice <= Dice(0))
            return std::nullopt;
        const cj::KilledBy by =
            v.shot == cj::ShotKind::Canister ? cj::KilledBy::Canister : cj::KilledBy::Roundshot;
        return fire(s, in.target, {v.dice, v.band}, by, v.rules);
    }
    /// From the declaration to the end of the first round, each charge as if no others came at its
    /// target. @rule CJ-8.5
    static std::optional<DraftOdds> ofCharges(const game::State &s, const game::ChargeOrder &in,
                                              const Supposed &supposed) {
        const std::size_t n = in.units.size();
        if (n == 0 || in.targets.size() != n || in.distances.size() != n ||
            in.sectors.size() != n || in.goings.size() != n || in.uphill.size() != n)
            return std::nullopt;
        std::vector<UnitId> targets = in.targets;
        std::ranges::sort(targets);
        if (std::ranges::adjacent_find(targets) != targets.end())
            return std::nullopt; // their dice come together
        DraftOdds out;
        for (std::size_t i = 0; i < n; ++i) {
            Coming c;
            c.charger = s.find(in.units[i]);
            c.target = s.find(in.targets[i]);
            if (c.charger == game::kNone || c.target == game::kNone || s.locked(c.charger) ||
                s.locked(c.target))
                return std::nullopt;
            c.distance = in.distances[i];
            c.sector = in.sectors[i];
            c.ground = s.unit(c.target).formation == cj::Formation::Garrison ? cj::MeleeGround::Town
                       : in.goings[i] == cj::Going::LightWoods ? cj::MeleeGround::LightWoods
                                                               : cj::MeleeGround::Open;
            c.uphill = in.uphill[i] != 0;
            addCharge(s, c, supposed, n == 1, out);
        }
        return out;
    }
    static void addCharge(const game::State &s, const Coming &c, const Supposed &supposed,
                          bool outcomes, DraftOdds &out) {
        out.rules.add("CJ-8.5"_rule);
        if (s.troops(c.target).arm == cj::TroopArm::Artillery && s.unit(c.target).limbered) {
            const auto all = s.unit(c.target).castings.value;
            out.bars.push_back(bars("killed", Distribution::certain(all), s.id(c.target).text()));
            if (outcomes)
                share(out, "fate-victor", 1);
            out.rules.add("CJ-7.7"_rule);
            return;
        }
        ChargeFactsOfChain facts = chainFacts(s, c);
        supposeAnswer(s, c, supposed, facts, out);
        const ChargeChain chain = chargeChain(facts, s.options());
        out.bars.push_back(bars("killed", chain.targetLost, s.id(c.target).text()));
        out.bars.push_back(bars("killed", chain.chargerLost, s.id(c.charger).text()));
        if (outcomes)
            addFates(out, chain, true);
        if (facts.response == Response::Countercharges)
            out.rules.add("CJ-8.3"_rule);
        if (facts.response == Response::FormsSquare)
            out.rules.add("CJ-12.6"_rule);
    }
    /// Who meets a charge: what becomes of him. @rule CJ-8.3
    static std::optional<DraftOdds> of(const game::State &s, const game::Countercharge &in) {
        const game::UnitIndex u = s.find(in.unit);
        const game::UnitIndex charger = s.find(in.charger);
        const auto met = std::ranges::find(s.charges, charger, &game::ChargeInPlay::charger);
        if (u == game::kNone || charger == game::kNone || met == s.charges.end())
            return std::nullopt;
        Coming c;
        c.charger = charger;
        c.target = u;
        c.ground = met->ground;
        c.uphill = met->uphill;
        ChargeFactsOfChain facts = chainFacts(s, c);
        facts.response = Response::Countercharges;
        facts.target.unit.charging = true;
        facts.counterUphill = in.uphill;
        const ChargeChain chain = chargeChain(facts, s.options());
        DraftOdds out;
        out.bars.push_back(bars("killed", chain.chargerLost, s.id(charger).text()));
        out.bars.push_back(bars("killed", chain.targetLost, s.id(u).text()));
        addFates(out, chain, false);
        out.rules = "CJ-8.3"_rule;
        out.rules.add("CJ-8.5"_rule);
        return out;
    }
    static std::optional<DraftOdds> of(const game::State &s, const game::FireRoundshot &in) {
        return guns(s, in);
    }
    static std::optional<DraftOdds> of(const game::State &s, const game::FireCanister &in) {
        return guns(s, in);
    }
    static std::optional<DraftOdds> success(const cj::Test &test) {
        DraftOdds out;
        const double pass = passChance(test);
        out.outcomes = {{"succeeds", pass}, {"fails", 1 - pass}};
        out.rules = test.rules;
        return out;
    }
    static std::optional<DraftOdds> of(const game::State &s, const game::AttemptRally &in) {
        const game::UnitIndex u = s.find(in.unit);
        if (u == game::kNone)
            return std::nullopt;
        return success(cj::rallyTest(s.troops(u).fields.classNumber, game::hasCommander(s, u)));
    }
    static std::optional<DraftOdds> of(const game::State &s, const game::FormSquare &in) {
        const game::UnitIndex u = s.find(in.unit);
        if (u == game::kNone)
            return std::nullopt;
        return success(cj::squareTest(s.troops(u).fields.classNumber, game::hasCommander(s, u)));
    }
    /// A round of one pair; where several units meet the dice of each pair stand in the form.
    static std::optional<DraftOdds> of(const game::State &s, const game::FightMelee &in) {
        const game::UnitIndex u = s.find(in.unit);
        const game::Pair *only = nullptr;
        for (const game::Pair &p : s.pairs) {
            if (p.attacker != u && p.defender != u)
                continue;
            if (only)
                return std::nullopt;
            only = &p;
        }
        if (!only || game::meleeOf(s, u).size() != 2)
            return std::nullopt;
        return round(s, *only);
    }
    static std::optional<DraftOdds> round(const game::State &s, const game::Pair &pair) {
        const MeleeOdds m = meleeOdds(game::meleeFacts(s, pair), s.options());
        if (!m.may)
            return std::nullopt;
        DraftOdds out;
        out.bars.push_back(bars("killed", m.attackerKills, s.id(pair.defender).text()));
        out.bars.push_back(bars("killed", m.defenderKills, s.id(pair.attacker).text()));
        out.outcomes = {{"attacker-loses-more", m.attackerLosesMore},
                        {"equal", m.equal},
                        {"defender-loses-more", m.defenderLosesMore}};
        out.rules = m.attacker.rules;
        out.rules.add(m.defender.rules);
        return out;
    }
};

} // namespace

const DraftOddsSource &draftOdds() {
    static const Drafts drafts;
    return drafts;
}

} // namespace sabretache::odds::corporaljohn
