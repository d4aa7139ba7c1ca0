#include "rules/beerstein/movement.h"

#include "base/invariant.h"

#include <algorithm>
#include <array>

namespace sabretache::rules::beerstein {

namespace {

// A row for each face of the die: infantry, artillery, heavy cavalry, light cavalry.
constexpr std::array<std::array<std::int32_t, 4>, 6> kMovementTable{{
    {0, 0, 0, 0},
    {200, 200, 300, 400},
    {300, 300, 400, 500},
    {300, 300, 500, 600},
    {400, 400, 600, 700},
    {400, 400, 600, 800},
}};

Paces halfOf(Paces whole) { return Paces(whole.value / 2); }

bool isRough(Ground ground) { return ground == Ground::Woods || ground == Ground::Stream; }

} // namespace

Paces movementPaces(Branch branch, Pips die) {
    SAB_INVARIANT(die >= Pips(1) && die <= Pips(6));
    return Paces(
        kMovementTable[static_cast<std::size_t>(die.value - 1)][static_cast<std::size_t>(branch)]);
}

MoveAnswer move(const MoveFacts &facts) {
    MoveAnswer out;
    out.rules.add("BB-3.1"_rule);
    out.allowance = facts.rolled;
    out.limberedAfter = facts.limbered;
    if (facts.rolled == Paces(0)) {
        out.rules.add("BB-3.6"_rule);
        out.fault = MoveFault::NoPaces;
        return out;
    }

    if (facts.branch == Branch::Artillery) {
        const bool goes = facts.distance > Paces(0);
        const bool limbers = facts.handling == Handling::Limber || (!facts.limbered && goes);
        const bool unlimbers = facts.handling == Handling::Unlimber;
        if ((limbers && facts.limbered) || (unlimbers && !facts.limbered)) {
            out.rules.add("BB-3.3"_rule);
            out.fault = MoveFault::HandlingWrong;
            return out;
        }
        if (limbers) {
            out.rules.add("BB-3.3"_rule);
            out.allowance = halfOf(facts.rolled);
            out.limberedAfter = true;
        }
        if (unlimbers) {
            out.rules.add("BB-3.3"_rule);
            out.limberedAfter = false;
        }
    }

    out.cost = facts.distance;
    if (facts.aboutFace) {
        out.rules.add("BB-3.2"_rule);
        out.cost += halfOf(facts.rolled);
    }
    const bool gunsInWoods = facts.branch == Branch::Artillery && facts.ground == Ground::Woods;
    if (facts.terrainSlows && (facts.ground == Ground::River || gunsInWoods)) {
        out.rules.add("BB-3.4"_rule);
        out.fault = MoveFault::GroundImpassable;
        return out;
    }
    if (facts.terrainSlows && isRough(facts.ground) && facts.inside > Paces(0)) {
        // Half speed inside: every pace in there costs two.
        out.rules.add("BB-3.4"_rule);
        out.cost += std::min(facts.inside, facts.distance);
    }
    if (out.cost > out.allowance)
        out.fault = MoveFault::TooFar;
    return out;
}

bool turnsOnTheSpot(Branch branch, Paces distance, Handling handling) {
    return branch == Branch::Artillery && distance == Paces(0) && handling == Handling::None;
}

Evade evade(const EvadeFacts &facts) {
    Evade out;
    out.rules.add("BB-5.7"_rule);
    out.allowed = facts.arm == Arm::Artillery || facts.arm == Arm::LightInfantry ||
                  facts.arm == Arm::LightCavalry;
    if (!out.allowed)
        out.rules.add("BB-1.1"_rule);
    out.atMost = Pips(std::min(facts.number.value, 6));
    return out;
}

bool commandAllows(const CommandFacts &facts) {
    return facts.inCommand || !facts.hold || (!facts.nearer && !facts.attack);
}

} // namespace sabretache::rules::beerstein
