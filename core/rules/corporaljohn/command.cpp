// Command: who may order whom, and what becomes of commanders.
#include "rules/corporaljohn/command.h"

#include "rules/corporaljohn/forbidding.h"

#include <algorithm>
#include <array>
#include <string>
#include <tuple>
#include <utility>

namespace sabretache::rules::corporaljohn {

HundredthsOfInch commandRadius(const Options &options) { return scaled(inches(12), options); }
HundredthsOfInch commanderMove(const Options &options) { return scaled(inches(12), options); }

bool touching(HundredthsOfInch distance, const Options &options) {
    return distance < scaled(HundredthsOfInch(50), options);
}

Pips commanderBonus(bool touching) { return Pips(touching ? 1 : 0); }

Permission mayOrder(const OrderFacts &facts, const Options &options) {
    const bool army = facts.byArmyCommander;
    const bool oneOnly = !army || options.armyOrders == ArmyOrders::One;
    const RuleNumber limit = army ? "CJ-4.4"_rule : "CJ-4.1"_rule;
    Forbidding no;
    no.when(!facts.commanderThere, kOrderNoCommander, army ? "CJ-4.10"_rule : "CJ-4.9"_rule);
    no.when(facts.columnLeaderless, kOrderLeaderless, "CJ-4.9"_rule);
    no.when(!facts.ofHisCommand, kOrderNotHis, "CJ-1.3"_rule);
    no.when(oneOnly && facts.ordersGiven >= 1, kOrderGiven, limit);
    no.when(facts.distance > commandRadius(options), kOrderTooFar,
            army ? "CJ-4.4"_rule : "CJ-4.2"_rule);
    no.when(facts.unitHasOrder, kOrderUnitHasOne, "CJ-4.5"_rule);
    no.when(facts.unitContacted, kOrderContacted, "CJ-4.5"_rule);
    no.when(facts.unitLocked, kOrderLocked, "CJ-4.5"_rule);
    no.when(facts.unitRouted, kOrderRouted, "CJ-5.7"_rule);
    if (no.any())
        return no.permission();
    return Permission::yes({limit, "CJ-4.2"_rule});
}

Permission mayWithoutOrders(WithoutOrders what) {
    switch (what) {
    case WithoutOrders::Fire:
    case WithoutOrders::Countercharge:
        return Permission::yes({"CJ-4.3"_rule, "CJ-4.9"_rule});
    case WithoutOrders::Square:
    case WithoutOrders::FallBack:
    case WithoutOrders::Rally:
        return Permission::yes("CJ-4.9"_rule);
    case WithoutOrders::Move:
        break;
    }
    return Permission::no(kNeedsOrder, "CJ-4.3"_rule);
}

Pips killsCommanderUpTo(KilledBy by) {
    switch (by) {
    case KilledBy::Roundshot:
        return Pips(2);
    case KilledBy::Canister:
    case KilledBy::Musketry:
        return Pips(3);
    case KilledBy::Melee:
    case KilledBy::Removal:
        break;
    }
    return Pips(4);
}

bool commanderKilled(KilledBy by, Pips twoDice) { return twoDice <= killsCommanderUpTo(by); }

RuleNumbers commanderRules(KilledBy by) {
    return by == KilledBy::Removal ? "CJ-4.6"_rule : "CJ-4.8"_rule;
}

Turns leaderlessTurns(Pips die) { return Turns(die.value); }

Turns replacementArrives(Turns killedIn, Pips die) {
    return killedIn + leaderlessTurns(die) + Turns(1);
}

Turns successorTakesOver(Turns killedIn) { return killedIn + Turns(1); }

namespace {

constexpr std::int32_t kUnknownRank = 99;

// Ranks of the age, highest first. The first entry that the rank's text contains counts, so a
// longer title stands before the shorter one that is part of it.
constexpr std::array<std::pair<std::string_view, std::int32_t>, 30> kRanks{{
    {"generalissimo", 0},
    {"feldmarschall-leutnant", 2},
    {"feldmarschallleutnant", 2},
    {"feldmarschalleutnant", 2},
    {"field marshal lieutenant", 2},
    {"maréchal de camp", 3},
    {"marechal de camp", 3},
    {"generalfeldwachtmeister", 3},
    {"feldmarschall", 0},
    {"field marshal", 0},
    {"marshal", 0},
    {"maréchal", 0},
    {"marechal", 0},
    {"captain-general", 0},
    {"captain general", 0},
    {"feldzeugmeister", 1},
    {"general der", 1},
    {"lieutenant-general", 2},
    {"lieutenant general", 2},
    {"lieutenant-général", 2},
    {"generalleutnant", 2},
    {"major-general", 3},
    {"major general", 3},
    {"generalmajor", 3},
    {"brigadier", 4},
    {"general", 1},
    {"lieutenant-colonel", 6},
    {"colonel", 5},
    {"oberst", 5},
    {"major", 7},
}};

} // namespace

std::int32_t rankPlace(std::string_view rank) {
    std::string lower(rank);
    // ASCII only: the accented letters of our own list are lower case already
    std::ranges::transform(lower, lower.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    for (const auto &[name, place] : kRanks)
        if (lower.find(name) != std::string::npos)
            return place;
    return kUnknownRank;
}

bool isSenior(const Seniority &a, const Seniority &b) {
    // An earlier date of rank goes first; who has none comes after those who have one.
    const auto key = [](const Seniority &s) {
        return std::tuple(rankPlace(s.rank), s.rankDate.empty(), s.rankDate, s.rosterPlace);
    };
    return key(a) < key(b);
}

} // namespace sabretache::rules::corporaljohn
