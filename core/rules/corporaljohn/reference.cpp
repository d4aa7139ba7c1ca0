#include "rules/corporaljohn/reference.h"

#include "rules/corporaljohn/artillery.h"
#include "rules/corporaljohn/charge.h"
#include "rules/corporaljohn/command.h"
#include "rules/corporaljohn/melee.h"
#include "rules/corporaljohn/morale.h"
#include "rules/corporaljohn/movement.h"
#include "rules/corporaljohn/musketry.h"
#include "rules/corporaljohn/squares.h"
#include "rules/corporaljohn/terrain.h"
#include "rules/corporaljohn/turn.h"
#include "rules/referencecells.h"

#include <array>

namespace sabretache::rules::corporaljohn {

namespace {

constexpr HundredthsOfInch kFarthest{6000}; ///< no reach of the rules is longer, scaled or not

template <class E> ReferenceCell wordCell(std::string_view key, E value) {
    return argCell(key, std::string(word(value)));
}
ReferenceCell armCell(TroopArm arm) { return wordCell("reference-arm", arm); }
ReferenceCell shareCell(Share share) {
    return {"reference-share", {std::to_string(share.over), std::to_string(share.under)}};
}
/// Share of the 36 throws of two dice that pass, in percent.
std::int32_t chance(const Test &test) {
    std::int32_t good = 0;
    for (std::uint8_t a = 1; a <= 6; ++a)
        for (std::uint8_t b = 1; b <= 6; ++b)
            good += passes(test, std::array<std::uint8_t, 2>{a, b}) ? 1 : 0;
    return (good * 200 + 36) / 72;
}
ReferenceCell percentCell(std::int32_t percent) {
    return argCell("reference-percent", std::to_string(percent));
}
/// The longest range at which `holds`, found by asking.
template <class Holds> HundredthsOfInch farthest(const Holds &holds) {
    HundredthsOfInch out;
    for (HundredthsOfInch range; range <= kFarthest; range += HundredthsOfInch(1))
        if (holds(range))
            out = range;
    return out;
}

ReferenceTable turn() {
    ReferenceTable out{"reference-turn", {"", "reference-phase-head"}, {}};
    std::int32_t number = 0;
    for (const Phase phase : kPhases)
        out.rows.push_back(
            {{numberCell(++number), wordCell("reference-phase", phase)}, "CJ-3.1"_rule});
    return out;
}

ReferenceTable movement(const Options &options) {
    ReferenceTable out{
        "reference-movement",
        {"", "reference-in-line", "reference-in-column", "reference-charges", "reference-routs"},
        {}};
    for (const TroopArm arm : {TroopArm::Infantry, TroopArm::Cavalry}) {
        RuleNumbers rules{arm == TroopArm::Infantry ? "CJ-5.1"_rule : "CJ-5.2"_rule};
        rules.add("CJ-8.8"_rule);
        rules.add("CJ-9.4"_rule);
        rules.add("CJ-1.1"_rule);
        out.rows.push_back(
            {{armCell(arm), inchesCell(lineMove(arm, options)),
              inchesCell(columnMove(arm, options)), inchesCell(chargeReach(arm, options)),
              inchesCell(routDistance(arm, options))},
             rules});
    }
    out.rows.push_back(
        {{wordsCell("reference-limbered"), noneCell(),
          inchesCell(presentMove(TroopArm::Artillery, Formation::Column, true, options)),
          noneCell(), noneCell()},
         {"CJ-5.3"_rule, "CJ-1.1"_rule}});
    return out;
}

ReferenceTable changes(const Options &options) {
    ReferenceTable out{"reference-changes", {"", "reference-costs"}, {}};
    for (const auto &[change, name] : kWords<Change>) {
        const ChangeCost cost = changeCost(change, options);
        out.rows.push_back(
            {{wordsCell("reference-change-" + std::string(name)),
              cost.allowed ? wordsCell("reference-time-" + std::string(word(cost.time)))
                           : noneCell()},
             cost.rules});
    }
    return out;
}

ReferenceTable ground(const Options &options) {
    ReferenceTable out{"reference-ground",
                       {"", "reference-foot-line", "reference-foot-column", "reference-horse-line",
                        "reference-horse-column", "reference-guns"},
                       {}};
    constexpr std::pair<TroopArm, Formation> kinds[] = {{TroopArm::Infantry, Formation::Line},
                                                        {TroopArm::Infantry, Formation::Column},
                                                        {TroopArm::Cavalry, Formation::Line},
                                                        {TroopArm::Cavalry, Formation::Column},
                                                        {TroopArm::Artillery, Formation::Column}};
    for (const auto &[going, name] : kWords<Going>) {
        if (going == Going::Open)
            continue;
        ReferenceRow row{{wordsCell("reference-going-" + std::string(name))}, {}};
        for (const auto &[arm, formation] : kinds) {
            MoveFacts facts;
            facts.arm = arm;
            facts.formation = formation;
            facts.going = going;
            const Allowance answer = allowance(facts, options);
            row.cells.push_back(!answer.allowed ? noneCell()
                                : answer.halved ? wordsCell("reference-half")
                                                : wordsCell("reference-full"));
            for (const RuleNumber rule : answer.rules)
                if (rule.section == 11)
                    row.rules.add(rule);
        }
        out.rows.push_back(std::move(row));
    }
    return out;
}

ReferenceTable kills(const Options &options) {
    ReferenceTable out{"reference-kills", {""}, {}};
    out.columns.insert(out.columns.end(),
                       {"reference-face-1", "reference-face-2", "reference-face-3",
                        "reference-face-4", "reference-face-5", "reference-face-6"});
    for (const RangeBand band : {RangeBand::Close, RangeBand::Long}) {
        const HundredthsOfInch reach =
            farthest([&](HundredthsOfInch range) { return musketRange(range, options) == band; });
        ReferenceRow row{{argCell("reference-up-to", std::to_string(reach.value))},
                         {band == RangeBand::Close ? "CJ-6.1"_rule : "CJ-6.2"_rule, "CJ-1.1"_rule}};
        for (std::int32_t face = 1; face <= 6; ++face)
            row.cells.push_back(numberCell(killsOfFace(Pips(face), band).value));
        out.rows.push_back(std::move(row));
    }
    return out;
}

ReferenceTable musketDice() {
    ReferenceTable out{"reference-dice", {"", "reference-castings-a-die"}, {}};
    const auto row = [&](std::string_view name, Doctrine doctrine, Armament armament,
                         RuleNumbers rules) {
        rules.add("CJ-6.4"_rule);
        out.rows.push_back({{argCell("reference-value", std::string(name)),
                             numberCell(castingsPerDie(doctrine, armament))},
                            rules});
    };
    for (const auto &[doctrine, name] : kWords<Doctrine>)
        row(name, doctrine, Armament::Flintlock,
            doctrine == Doctrine::Standard ? "CJ-6.1"_rule : "CJ-6.3"_rule);
    for (const auto &[armament, name] : kWords<Armament>) {
        if (armament == Armament::Flintlock)
            continue;
        FireFacts facts;
        facts.castings = Castings(24);
        facts.armament = armament;
        const Volley answer = volley(facts, {});
        if (answer.allowed)
            row(name, Doctrine::Standard, armament,
                armament == Armament::PlugBayonet ? "CJ-12.2"_rule : "CJ-12.1"_rule);
        else
            out.rows.push_back(
                {{argCell("reference-value", std::string(name)), noneCell()}, "CJ-12.3"_rule});
    }
    return out;
}

ReferenceTable shares() {
    ReferenceTable out{"reference-shares", {"", "reference-fires"}, {}};
    const auto row = [&](std::string_view name, const auto &change) {
        FireFacts facts;
        facts.castings = Castings(24);
        change(facts);
        const Volley answer = volley(facts, {});
        RuleNumbers rules;
        for (const RuleNumber rule : answer.rules)
            if (rule != "CJ-6.1"_rule)
                rules.add(rule);
        out.rows.push_back(
            {{wordsCell(name), answer.allowed ? shareCell(shareOfFire(facts)) : noneCell()},
             rules});
    };
    row("reference-in-disorder", [](FireFacts &f) { f.condition = Condition::Disorder; });
    row("reference-light-rain", [](FireFacts &f) { f.weather = Weather::LightRain; });
    row("reference-heavy-rain", [](FireFacts &f) { f.weather = Weather::HeavyRain; });
    row("reference-into-town", [](FireFacts &f) { f.intoTown = true; });
    row("reference-square-face", [](FireFacts &f) { f.formation = Formation::Square; });
    const Castings inColumn = castingsThatFire(Castings(24), Formation::Column);
    out.rows.push_back({{wordsCell("reference-column-fires"),
                         argCell("reference-castings", std::to_string(inColumn.value))},
                        "CJ-6.5"_rule});
    return out;
}

ReferenceTable artillery(const Options &options) {
    ReferenceTable out{"reference-artillery",
                       {"", "reference-reach", "reference-dice-a-gun", "reference-at-squares"},
                       {}};
    for (const auto &[calibre, name] : kWords<Calibre>)
        for (const ShotKind shot : {ShotKind::Canister, ShotKind::Roundshot}) {
            GunFacts facts;
            facts.guns = ModelGuns(1);
            facts.calibre = calibre;
            facts.range = shot == ShotKind::Canister ? canisterReach(calibre, options)
                                                     : roundshotReach(calibre, options);
            const Salvo line = salvo(facts, options);
            facts.target = Formation::Square;
            const Salvo square = salvo(facts, options);
            RuleNumbers rules = square.rules;
            rules.add("CJ-1.1"_rule);
            out.rows.push_back(
                {{wordsCell("reference-" + std::string(name) + "-" + std::string(word(shot))),
                  inchesCell(facts.range), numberCell(line.dice.value),
                  numberCell(square.dice.value)},
                 rules});
        }
    return out;
}

ReferenceTable morale(const Options &options) {
    ReferenceTable out{"reference-morale",
                       {"", "reference-stands", "reference-chance", "reference-enters",
                        "reference-rallies", "reference-forms-square"},
                       {}};
    for (std::int32_t number = 3; number <= 6; ++number) {
        MoraleFacts facts;
        facts.classNumber = ClassNumber(number);
        const Test test = moraleTest(facts);
        facts.beforeMelee = true;
        const Test enters = moraleTest(facts);
        const bool square = options.squares && facts.classNumber <= kWorstSquareClass;
        RuleNumbers rules{"CJ-9.1"_rule, "CJ-9.3"_rule, "CJ-9.5"_rule};
        rules.add(square ? "CJ-12.6"_rule : RuleNumber());
        rules.add(facts.classNumber <= kWorstSquareClass ? "CJ-12.5"_rule : RuleNumber());
        out.rows.push_back(
            {{argCell("reference-class", "class." + std::to_string(number)),
              orMoreCell(test.needed, 12), percentCell(chance(test)), orMoreCell(enters.needed, 12),
              orMoreCell(rallyTest(facts.classNumber, false).needed, 12),
              square ? orMoreCell(squareTest(facts.classNumber, false).needed, 12) : noneCell()},
             rules});
    }
    const std::int32_t bonus = commanderBonus(true).value;
    out.rows.push_back({{wordsCell("reference-commander-touches"),
                         argCell("reference-plus", std::to_string(bonus)), ReferenceCell(),
                         argCell("reference-plus", std::to_string(bonus)),
                         argCell("reference-plus", std::to_string(bonus)),
                         argCell("reference-plus", std::to_string(bonus))},
                        "CJ-4.7"_rule});
    return out;
}

ReferenceTable tests(const Options &options) {
    ReferenceTable out{"reference-tests", {"reference-tests-head"}, {}};
    for (const auto &[cause, name] : kWords<MoraleCause>) {
        ReferenceCell cell = wordsCell("reference-cause-" + std::string(name));
        if (cause == MoraleCause::RoutPast)
            cell.args = {std::to_string(routPassDistance(options).value)};
        out.rows.push_back(
            {{cell}, cause == MoraleCause::MeleeLost ? "CJ-10.7"_rule : "CJ-9.3"_rule});
    }
    return out;
}

/// Two equal units that fight in the open, the attacker charging.
MeleeFacts pair(TroopArm attacker, TroopArm defender) {
    MeleeFacts facts;
    facts.attacker.arm = attacker;
    facts.attacker.castings = Castings(20);
    facts.attacker.charging = true;
    facts.defender.arm = defender;
    facts.defender.castings = Castings(20);
    facts.defender.charging = defender == TroopArm::Cavalry && attacker == TroopArm::Cavalry;
    return facts;
}

ReferenceTable melee(const Options &options) {
    ReferenceTable out{
        "reference-melee",
        {"", "reference-against-foot", "reference-against-horse", "reference-against-guns"},
        {}};
    for (const TroopArm arm : {TroopArm::Infantry, TroopArm::Cavalry, TroopArm::Artillery}) {
        ReferenceRow row{{armCell(arm)}, {}};
        for (const TroopArm enemy : {TroopArm::Infantry, TroopArm::Cavalry, TroopArm::Artillery}) {
            if (arm == TroopArm::Artillery && enemy == TroopArm::Artillery) {
                row.cells.push_back(noneCell());
                continue;
            }
            // Gunners never attack: theirs are the defender's blows.
            const Blows blows = arm == TroopArm::Artillery
                                    ? defenderBlows(pair(enemy, arm), options)
                                    : attackerBlows(pair(arm, enemy), options);
            row.cells.push_back(orMoreCell(blows.least));
            row.rules.add(blows.rules);
        }
        out.rows.push_back(std::move(row));
    }
    const Blows two = attackerBlows(pair(TroopArm::Infantry, TroopArm::Infantry), options);
    out.rows.push_back(
        {{wordsCell("reference-melee-dice"),
          argCell("reference-dice-for", std::to_string(20 / std::max(1, two.dice.value))),
          ReferenceCell(), ReferenceCell()},
         {"CJ-10.1"_rule, "CJ-6.4"_rule}});
    return out;
}

ReferenceTable meleeChanges(const Options &options) {
    ReferenceTable out{"reference-melee-changes", {"", "reference-on-the-die"}, {}};
    const auto row = [&](std::string_view name, TroopArm arm, TroopArm enemy, bool asAttacker,
                         const auto &change) {
        const MeleeFacts plain = pair(arm, enemy);
        MeleeFacts facts = plain;
        change(facts);
        const auto blows = [&](const MeleeFacts &f) {
            return asAttacker ? attackerBlows(f, options) : defenderBlows(f, options);
        };
        const Blows now = blows(facts);
        const std::int32_t off = now.least.value - blows(plain).least.value;
        RuleNumbers rules;
        for (const RuleNumber rule : now.rules)
            if (rule != "CJ-10.1"_rule)
                rules.add(rule);
        out.rows.push_back(
            {{wordsCell(name), off > 0 ? argCell("reference-minus", std::to_string(off))
                                       : wordsCell("reference-full")},
             rules});
    };
    constexpr auto foot = TroopArm::Infantry;
    constexpr auto horse = TroopArm::Cavalry;
    row("reference-worse-class", foot, foot, true,
        [](MeleeFacts &f) { f.attacker.classNumber = ClassNumber(6); });
    row("reference-fights-disordered", foot, foot, false,
        [](MeleeFacts &f) { f.defender.condition = Condition::Disorder; });
    row("reference-not-charging", horse, horse, false,
        [](MeleeFacts &f) { f.defender.charging = false; });
    row("reference-struck-flank", horse, horse, false,
        [](MeleeFacts &f) { f.side = Sector::LeftFlank; });
    row("reference-horse-in-woods", horse, horse, true,
        [](MeleeFacts &f) { f.ground = MeleeGround::LightWoods; });
    // Castings that count, not pips on the die.
    MeleeFacts town = pair(foot, foot);
    town.attacker.castings = Castings(24);
    const std::int32_t open = attackerBlows(town, options).dice.value;
    town.ground = MeleeGround::Town;
    const std::int32_t inside = std::max(1, attackerBlows(town, options).dice.value);
    out.rows.push_back(
        {{wordsCell("reference-attacks-town"), shareCell({1, open / inside})}, "CJ-11.4"_rule});
    if (options.naturalSix)
        out.rows.push_back({{wordsCell("reference-natural-six"), ReferenceCell()}, "CJ-10.6"_rule});
    return out;
}

ReferenceTable commanders(const Options &options) {
    ReferenceTable out{"reference-commanders", {"", ""}, {}};
    out.rows.push_back({{wordsCell("reference-radius"), inchesCell(commandRadius(options))},
                        {"CJ-4.2"_rule, "CJ-1.1"_rule}});
    out.rows.push_back({{wordsCell("reference-commander-move"), inchesCell(commanderMove(options))},
                        {"CJ-4.6"_rule, "CJ-1.1"_rule}});
    out.rows.push_back(
        {{wordsCell("reference-army-orders"),
          argCell("reference-value", "army-orders." + std::string(word(options.armyOrders)))},
         "CJ-4.4"_rule});
    for (const auto &[by, name] : kWords<KilledBy>)
        out.rows.push_back({{wordsCell("reference-killed-by-" + std::string(name)),
                             orLessCell(killsCommanderUpTo(by))},
                            commanderRules(by)});
    return out;
}

ReferenceTable sight(const Options &options) {
    ReferenceTable out{"reference-sight", {"", ""}, {}};
    if (const auto far = sightIn(Weather::ReducedVisibility, options))
        out.rows.push_back({{wordsCell("reference-reduced-visibility"), inchesCell(*far)},
                            {"CJ-11.7"_rule, "CJ-1.1"_rule}});
    out.rows.push_back({{wordsCell("reference-in-woods"), inchesCell(sightInWoods(options))},
                        {"CJ-11.1"_rule, "CJ-1.1"_rule}});
    return out;
}

} // namespace

std::vector<ReferenceTable> referenceTables(const Options &options) {
    return {turn(),
            movement(options),
            changes(options),
            ground(options),
            kills(options),
            musketDice(),
            shares(),
            artillery(options),
            morale(options),
            tests(options),
            melee(options),
            meleeChanges(options),
            commanders(options),
            sight(options)};
}

} // namespace sabretache::rules::corporaljohn
