#include "rules/beerstein/reference.h"

#include "rules/beerstein/combat.h"
#include "rules/beerstein/fire.h"
#include "rules/beerstein/leaders.h"
#include "rules/beerstein/movement.h"
#include "rules/beerstein/withdrawal.h"
#include "rules/referencecells.h"

#include <string>

namespace sabretache::rules::beerstein {

namespace {

/// Most that a die may show for `holds`; the faces are asked one by one.
template <class Holds> Pips upTo(const Holds &holds) {
    Pips out{0};
    for (std::int32_t face = 1; face <= 6; ++face)
        if (holds(Pips(face)))
            out = Pips(face);
    return out;
}

ReferenceTable turn() {
    ReferenceTable out{"reference-turn", {"", "reference-phase-head"}, {}};
    for (std::int32_t step = 1; step <= 7; ++step)
        out.rows.push_back({{numberCell(step), wordsCell("reference-step-" + std::to_string(step))},
                            step == 2 ? RuleNumbers{"BB-2.2"_rule} : RuleNumbers{"BB-2.1"_rule}});
    return out;
}

ReferenceTable movement() {
    ReferenceTable out{"reference-movement-paces",
                       {"", "reference-face-1", "reference-face-2", "reference-face-3",
                        "reference-face-4", "reference-face-5", "reference-face-6"},
                       {}};
    for (const auto &[branch, name] : kWords<Branch>) {
        ReferenceRow row{{wordsCell("reference-branch-" + std::string(name))}, "BB-3.1"_rule};
        for (std::int32_t die = 1; die <= 6; ++die)
            row.cells.push_back(numberCell(movementPaces(branch, Pips(die)).value));
        out.rows.push_back(std::move(row));
    }
    return out;
}

ReferenceTable ground(const Options &options) {
    ReferenceTable out{"reference-ground", {"", "reference-units", "reference-guns"}, {}};
    for (const auto &[ground, name] : kWords<Ground>) {
        if (ground == Ground::Open)
            continue;
        ReferenceRow row{{wordsCell("reference-going-" + std::string(name))}, {}};
        for (const Branch branch : {Branch::Infantry, Branch::Artillery}) {
            MoveFacts facts;
            facts.branch = branch;
            facts.rolled = Paces(400);
            facts.distance = Paces(200);
            facts.inside = Paces(200);
            facts.ground = ground;
            facts.limbered = true;
            facts.terrainSlows = options.terrainSlows;
            const MoveAnswer answer = move(facts);
            row.cells.push_back(answer.fault != MoveFault::None ? noneCell()
                                : answer.cost > facts.distance  ? wordsCell("reference-half")
                                                                : wordsCell("reference-full"));
        }
        row.rules = "BB-3.4"_rule;
        out.rows.push_back(std::move(row));
    }
    return out;
}

ReferenceTable fire() {
    ReferenceTable out{"reference-fire", {"", "reference-hits-on"}, {}};
    for (const Paces reach : {kArtilleryClose, kArtilleryMiddle, kArtilleryLong}) {
        ArtilleryFacts facts;
        facts.number = Points(1);
        facts.range = reach;
        const Fire answer = artilleryFire(facts);
        out.rows.push_back(
            {{argCell("reference-guns-to", std::to_string(reach.value)), orMoreCell(answer.hitOn)},
             answer.rules});
    }
    for (const Paces reach : {kMusketryClose, kMusketryLong}) {
        MusketryFacts facts;
        facts.number = Points(1);
        facts.range = reach;
        const Fire answer = musketry(facts);
        out.rows.push_back({{argCell("reference-muskets-to", std::to_string(reach.value)),
                             orMoreCell(answer.hitOn)},
                            answer.rules});
    }
    MusketryFacts leader{Points(5), kMusketryClose, true, true, false};
    const Fire led = musketry(leader);
    out.rows.push_back({{wordsCell("reference-fire-leader"),
                         argCell("reference-plus-dice", std::to_string(led.dice.value - 5))},
                        "BB-4.1"_rule});
    out.rows.push_back({{wordsCell("reference-saved"), orLessCell(upTo(isSaved))}, "BB-4.4"_rule});
    return out;
}

ReferenceTable combat() {
    ReferenceTable out{"reference-combat", {"", ""}, {}};
    const CombatHit front = combatHitsOn(true, Sector::Front);
    const CombatHit flank = combatHitsOn(true, Sector::Flank);
    out.rows.push_back({{wordsCell("reference-hits-front"), orMoreCell(front.hitOn)}, front.rules});
    out.rows.push_back({{wordsCell("reference-hits-flank"), orMoreCell(flank.hitOn)}, flank.rules});
    const std::int32_t plain = combatDice({Points(5), false, false}).dice.value;
    const std::int32_t flanked = combatDice({Points(5), true, false}).dice.value;
    const std::int32_t led = combatDice({Points(5), false, true}).dice.value;
    out.rows.push_back({{wordsCell("reference-flanked"),
                         argCell("reference-minus-dice", std::to_string(plain - flanked))},
                        "BB-5.3"_rule});
    out.rows.push_back({{wordsCell("reference-combat-leader"),
                         argCell("reference-plus-dice", std::to_string(led - plain))},
                        "BB-5.4"_rule});
    out.rows.push_back({{wordsCell("reference-loser"), pacesCell(kLoserWithdraws)}, "BB-5.5"_rule});
    out.rows.push_back(
        {{wordsCell("reference-horse-follows"), pacesCell(kCavalryFollowsUp)}, "BB-5.6"_rule});
    out.rows.push_back(
        {{wordsCell("reference-evades"), wordsCell("reference-number-or-less")}, "BB-5.7"_rule});
    out.rows.push_back(
        {{wordsCell("reference-spent"), orLessCell(Pips(kSpentNumber.value))}, "BB-1.4"_rule});
    return out;
}

ReferenceTable withdrawal() {
    ReferenceTable out{"reference-withdrawal", {"", ""}, {}};
    for (const auto &[branch, name] : kWords<Branch>)
        out.rows.push_back({{wordsCell("reference-branch-" + std::string(name)),
                             pacesCell(voluntaryWithdrawal(branch))},
                            "BB-7.1"_rule});
    out.rows.push_back({{wordsCell("reference-withdrawal-costs"),
                         argCell("reference-points", std::to_string(kWithdrawalCost.value))},
                        "BB-7.1"_rule});
    out.rows.push_back({{argCell("reference-recovers", std::to_string(kRecoveryDistance.value)),
                         orLessCell(upTo(recovers))},
                        "BB-7.2"_rule});
    return out;
}

ReferenceTable leaders(const Options &options) {
    ReferenceTable out{"reference-leaders", {"", ""}, {}};
    out.rows.push_back(
        {{wordsCell("reference-radius-a-unit"), pacesCell(commandRadius(1))}, "BB-6.1"_rule});
    out.rows.push_back(
        {{wordsCell("reference-out-of-command"),
          wordsCell(options.holdOutOfCommand ? "reference-holds" : "reference-free")},
         "BB-6.2"_rule});
    out.rows.push_back({{wordsCell("reference-leader-killed"), orLessCell(upTo([](Pips die) {
                             return leaderFate(die) == LeaderFate::Killed;
                         }))},
                        "BB-6.3"_rule});
    out.rows.push_back(
        {{wordsCell("reference-leader-wounded"),
          numberCell(upTo([](Pips die) { return leaderFate(die) == LeaderFate::Wounded; }).value)},
         "BB-6.3"_rule});
    out.rows.push_back(
        {{wordsCell("reference-leader-move"), pacesCell(kLeaderMove)}, "BB-6.4"_rule});
    return out;
}

} // namespace

std::vector<ReferenceTable> referenceTables(const Options &options) {
    return {turn(), movement(), ground(options), fire(), combat(), withdrawal(), leaders(options)};
}

} // namespace sabretache::rules::beerstein
