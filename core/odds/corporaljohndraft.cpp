#include "odds/corporaljohndraft.h"

#include "battle/corporaljohn/fire.h"
#include "battle/corporaljohn/game.h"
#include "battle/corporaljohn/melee.h"
#include "odds/corporaljohn.h"

namespace sabretache::odds::corporaljohn {

namespace {

namespace game = battle::corporaljohn;

DraftBars bars(std::string_view key, const Distribution &distribution, std::string subject = {}) {
    DraftBars out{std::string(key), std::move(subject), {}};
    for (std::int32_t n = 0; n <= distribution.most(); ++n)
        out.chances.emplace_back(n, distribution.at(n));
    return out;
}

/// What becomes of a unit that tests once: the second throw follows a failure at once.
/// @rule CJ-9.1 CJ-9.2 CJ-9.7
std::vector<DraftShare> afterTest(const game::State &s, game::UnitIndex u, const cj::Test &test) {
    const double pass = passChance(test);
    const double fail = 1 - pass;
    const bool guns = s.troops(u).arm == cj::TroopArm::Artillery;
    const bool disordered = s.unit(u).condition == cj::Condition::Disorder;
    if (guns)
        return {{"holds", pass + fail * pass}, {"abandons-guns", fail * fail}};
    if (disordered)
        return {{"disorder", 1 - fail * fail}, {"rout", fail * fail}};
    return {{"holds", pass}, {"disorder", fail * pass}, {"rout", fail * fail}};
}

class Drafts final : public DraftOddsSource {
public:
    std::optional<DraftOdds> odds(const battle::State &state, const Record &draft) const override {
        const game::State &s = battle::EngineOf<game::Game>::open(state);
        const auto input = variantFromRecord<game::Input>(draft);
        if (!input)
            return std::nullopt;
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

    static std::optional<DraftOdds> fire(const game::State &s, UnitId target,
                                         const Distribution &kills, const RuleNumbers &rules) {
        DraftOdds out;
        out.rules = rules;
        out.bars.push_back(bars("killed", kills, target.text()));
        const game::UnitIndex t = s.find(target);
        if (t != game::kNone && cj::takesTests(s.unit(t).condition)) {
            const cj::Test test = game::testFor(s, t, cj::MoraleCause::UnderFire);
            out.outcomes = afterTest(s, t, test);
            out.outcomesOf = target.text();
            out.rules.add(test.rules);
        }
        return out;
    }
    static std::optional<DraftOdds> of(const game::State &s, const game::FireVolley &in) {
        const game::UnitIndex u = s.find(in.unit);
        if (u == game::kNone || s.find(in.target) == game::kNone)
            return std::nullopt;
        const VolleyOdds v = volleyOdds(game::fireFacts(s, u, in), s.options());
        if (!v.volley.allowed)
            return std::nullopt;
        return fire(s, in.target, v.kills, v.volley.rules);
    }
    template <class In> static std::optional<DraftOdds> guns(const game::State &s, const In &in) {
        const game::UnitIndex u = s.find(in.unit);
        if (u == game::kNone || s.find(in.target) == game::kNone)
            return std::nullopt;
        const SalvoOdds v = salvoOdds(game::gunFacts(s, u, in), s.options());
        if (!v.salvo.allowed)
            return std::nullopt;
        return fire(s, in.target, v.kills, v.salvo.rules);
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
