#include "rules/beerstein/fire.h"

#include <algorithm>

namespace sabretache::rules::beerstein {

namespace {

/// The lowest face that hits in a range band; 0: out of range.
Pips artilleryHitsOn(Paces range) {
    if (range <= kArtilleryClose)
        return Pips(4);
    if (range <= kArtilleryMiddle)
        return Pips(5);
    return range <= kArtilleryLong ? Pips(6) : Pips(0);
}

Pips musketryHitsOn(Paces range) {
    if (range <= kMusketryClose)
        return Pips(5);
    return range <= kMusketryLong ? Pips(6) : Pips(0);
}

/// What both kinds of fire share: dice from the number, the leader's die, the saving throw.
template <class Facts> Fire throwFor(const Facts &facts, Pips hitOn, RuleNumber table) {
    Fire out;
    out.rules.add(table);
    if (hitOn == Pips(0) || facts.number <= Points(0))
        return out;
    out.allowed = true;
    out.hitOn = hitOn;
    out.dice = Dice(facts.number.value);
    if (facts.leader) {
        out.dice += Dice(1);
        out.rules.add("BB-4.1"_rule);
    }
    if (facts.cover || facts.targetIsArtillery) {
        out.saves = true;
        out.rules.add("BB-4.4"_rule);
    }
    return out;
}

} // namespace

Fire artilleryFire(const ArtilleryFacts &facts) {
    return throwFor(facts, artilleryHitsOn(facts.range), "BB-4.2"_rule);
}

Fire musketry(const MusketryFacts &facts) {
    return throwFor(facts, musketryHitsOn(facts.range), "BB-4.3"_rule);
}

SightFault sight(const SightFacts &facts) {
    if (!facts.front)
        return SightFault::NotInFront;
    if (!facts.visible)
        return SightFault::NotVisible;
    if (facts.screened)
        return SightFault::Screened;
    return facts.inside > kSightInside ? SightFault::TooDeep : SightFault::None;
}

std::int32_t countHits(const std::vector<std::uint8_t> &faces, Pips hitOn) {
    return static_cast<std::int32_t>(
        std::ranges::count_if(faces, [hitOn](std::uint8_t face) { return face >= hitOn.value; }));
}

bool isSaved(Pips face) { return face <= Pips(3); }

} // namespace sabretache::rules::beerstein
