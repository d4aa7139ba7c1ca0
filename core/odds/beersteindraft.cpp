#include "odds/beersteindraft.h"

#include "battle/beerstein/deciding.h"
#include "odds/beersteinchain.h"
#include "rules/beerstein/leaders.h"

namespace sabretache::odds::beerstein {

namespace {

namespace game = battle::beerstein;

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

class Drafts final : public DraftOddsSource {
public:
    std::optional<DraftOdds> odds(const battle::State &state, const Record &draft,
                                  const Supposed &supposed) const override {
        const game::State &s = battle::EngineOf<game::Game>::open(state);
        const auto input = variantFromRecord<game::Input>(draft);
        if (!input)
            return std::nullopt;
        if (const auto *attack = std::get_if<game::Attack>(&*input))
            return ofAttack(s, *attack, supposed);
        return std::visit([&](const auto &in) { return of(s, in); }, *input);
    }

    std::string_view distanceUnit() const override { return "paces"; }
    std::vector<Threat> threats(const battle::State &state, UnitId unit, UnitId enemy,
                                std::int64_t distance) const override {
        const game::State &s = battle::EngineOf<game::Game>::open(state);
        const game::UnitIndex e = s.find(enemy);
        std::vector<Threat> out;
        if (e == game::kNone || s.find(unit) == game::kNone)
            return out;
        const auto add = [&](std::string_view action, std::optional<DraftOdds> odds) {
            if (odds)
                out.push_back({std::string(action), std::move(*odds)});
        };
        const Paces range(static_cast<std::int32_t>(distance));
        if (s.troops(e).branch == game::Branch::Artillery) {
            game::FireArtillery fire;
            fire.unit = enemy;
            fire.target = unit;
            fire.range = range;
            add(game::FireArtillery::kKind, of(s, fire));
            return out;
        }
        if (s.troops(e).branch == game::Branch::Infantry) {
            game::FireMusketry fire;
            fire.unit = enemy;
            fire.target = unit;
            fire.range = range;
            add(game::FireMusketry::kKind, of(s, fire));
        }
        if (bb::canAttack(s.unit(e).number)) {
            game::Attack attack;
            attack.unit = enemy;
            attack.target = unit;
            attack.paces = range;
            add(game::Attack::kKind, ofAttack(s, attack, {}));
        }
        return out;
    }

private:
    template <class In> static std::optional<DraftOdds> of(const game::State &, const In &) {
        return std::nullopt; // no dice are thrown for it
    }

    /// A shot: points lost, and what is left of the target.
    template <class In>
    static std::optional<DraftOdds> fire(const game::State &s, const In &in, bool guns) {
        const game::UnitIndex u = s.find(in.unit);
        const game::UnitIndex target = s.find(in.target);
        if (u == game::kNone || target == game::kNone)
            return std::nullopt;
        const bool atGuns = s.troops(target).branch == game::Branch::Artillery;
        const Points number = s.unit(u).number;
        const bb::Fire fire =
            guns ? bb::artilleryFire({number, in.range, s.hasLeader(u), in.cover, atGuns})
                 : bb::musketry({number, in.range, s.hasLeader(u), in.cover, atGuns});
        if (!fire.allowed)
            return std::nullopt;
        const Points had = s.unit(target).number;
        const Distribution lost = killsOfFire(fire).cappedAt(had.value);
        DraftOdds out;
        out.rules = fire.rules;
        out.bars.push_back(bars("points-lost", lost, in.target.text()));
        const bool attacks = game::isLateFire(s.step) && s.attacking(target);
        double steady = 0;
        double spent = 0;
        double halts = 0;
        for (std::int32_t n = 0; n < had.value; ++n) {
            const bool can = bb::canAttack(had - Points(n));
            (can ? steady : attacks && n > 0 ? halts : spent) += lost.at(n);
        }
        share(out, "steady", steady);
        share(out, "spent", spent);
        share(out, "attack-halts", halts);
        share(out, "destroyed", lost.at(had.value));
        if (halts > 0)
            out.rules.add("BB-4.6"_rule);
        return out;
    }
    static std::optional<DraftOdds> of(const game::State &s, const game::FireArtillery &in) {
        return fire(s, in, true);
    }
    static std::optional<DraftOdds> of(const game::State &s, const game::FireMusketry &in) {
        return fire(s, in, false);
    }

    /// From the declaration to the end of the first round, when nobody else is in it.
    static std::optional<DraftOdds> ofAttack(const game::State &s, const game::Attack &in,
                                             const Supposed &supposed) {
        const game::UnitIndex u = s.find(in.unit);
        const game::UnitIndex target = s.find(in.target);
        if (u == game::kNone || target == game::kNone || s.unit(u).contacts > 0 ||
            s.unit(target).contacts > 0)
            return std::nullopt;
        AttackFacts facts;
        facts.attacker = s.unit(u).number;
        facts.target = s.unit(target).number;
        facts.targetArm = s.troops(target).arm;
        facts.sector = in.sector;
        facts.attackerLeader = s.hasLeader(u);
        facts.targetLeader = s.hasLeader(target);
        DraftOdds out;
        facts.evades = game::canEvade(s, target) &&
                       suppose(out, kSupposedEvade, in.target.text(),
                               {std::string(kTriesToEvade), std::string(kDoesNotEvade)},
                               supposed) == kTriesToEvade;
        facts.fires = mayFire(s, target, in.sector) &&
                      suppose(out, kSupposedFire, in.target.text(),
                              {std::string(kFires), std::string(kHoldsFire)}, supposed) == kFires;
        const AttackChain chain = attackChain(facts);
        out.rules = chain.rules;
        out.bars.push_back(bars("points-lost", chain.targetLost, in.target.text()));
        out.bars.push_back(bars("points-lost", chain.attackerLost, in.unit.text()));
        share(out, "attacker-wins", chain.ofAttacker(Fate::Won));
        share(out, "stay-locked", chain.ofAttacker(Fate::Locked));
        share(out, "attacker-beaten",
              chain.ofAttacker(Fate::DrivenBack) + chain.ofAttacker(Fate::Destroyed));
        share(out, "attack-halts", chain.ofAttacker(Fate::Halted));
        share(out, "target-evades", chain.ofTarget(Fate::Evaded));
        return out;
    }
    /// Whether the unit could still fire at who attacks it this turn. BB-4.3 BB-4.5 BB-4.6
    static bool mayFire(const game::State &s, game::UnitIndex u, bb::Sector from) {
        const bool guns = s.troops(u).branch == game::Branch::Artillery;
        return (guns || s.troops(u).branch == game::Branch::Infantry) && !bb::isFlank(from) &&
               !s.has(u, game::Flag::Fired) && !s.has(u, game::Flag::Withdrew) &&
               !s.has(u, game::Flag::Attacked) &&
               !(guns && (s.unit(u).limbered || s.has(u, game::Flag::Moved)));
    }

    static std::optional<DraftOdds> of(const game::State &s, const game::Evade &in) {
        const game::UnitIndex u = s.find(in.unit);
        if (u == game::kNone || !in.clear)
            return std::nullopt;
        const double chance = evadeChance(s.troops(u).arm, s.unit(u).number);
        DraftOdds out;
        share(out, "succeeds", chance);
        share(out, "fails", 1 - chance);
        out.rules = "BB-5.7"_rule;
        return out;
    }

    static std::optional<DraftOdds> of(const game::State &s, const game::RollMovement &in) {
        const game::UnitIndex u = in.units.size() == 1 ? s.find(in.units.front()) : game::kNone;
        if (u == game::kNone)
            return std::nullopt;
        std::map<std::int64_t, double> chances;
        for (std::int32_t face = 1; face <= kSides; ++face)
            chances[bb::movementPaces(s.troops(u).branch, Pips(face)).value] += 1.0 / kSides;
        DraftOdds out;
        out.bars.push_back({"paces", in.units.front().text(), {chances.begin(), chances.end()}});
        out.rules = "BB-3.1"_rule;
        return out;
    }

    /// A round of one pair; where several units meet the dice of each stand in the form.
    static std::optional<DraftOdds> of(const game::State &s, const game::Fight &in) {
        const game::UnitIndex u = s.find(in.unit);
        if (u == game::kNone || s.combatOf(u).size() != 2)
            return std::nullopt;
        for (const game::Pair &p : s.pairs) {
            if (p.attacker != u && p.target != u)
                continue;
            const auto facts = [&s](game::UnitIndex one) {
                return bb::CombatFacts{s.unit(one).number, s.flanked(one), s.hasLeader(one)};
            };
            const CombatOdds odds = combatOdds(facts(p.attacker), facts(p.target), p.sector);
            DraftOdds out;
            out.rules = odds.rules;
            out.bars.push_back(bars("points-lost",
                                    odds.attackerKills.cappedAt(s.unit(p.target).number.value),
                                    s.id(p.target).text()));
            out.bars.push_back(bars("points-lost",
                                    odds.defenderKills.cappedAt(s.unit(p.attacker).number.value),
                                    s.id(p.attacker).text()));
            share(out, "attacker-beaten", odds.attackerLosesMore);
            share(out, "stay-locked", odds.equal);
            share(out, "attacker-wins", odds.defenderLosesMore);
            return out;
        }
        return std::nullopt;
    }

    static std::optional<DraftOdds> of(const game::State &, const game::Recover &in) {
        if (in.units.empty())
            return std::nullopt;
        const OneDie die = OneDie::of([](std::int32_t face) { return bb::recovers(Pips(face)); });
        DraftOdds out;
        out.bars.push_back(
            bars("points-back",
                 Distribution::ofDice(Dice(static_cast<std::int32_t>(in.units.size())), die)));
        out.rules = "BB-7.2"_rule;
        return out;
    }
};

} // namespace

const DraftOddsSource &draftOdds() {
    static const Drafts drafts;
    return drafts;
}

} // namespace sabretache::odds::beerstein
