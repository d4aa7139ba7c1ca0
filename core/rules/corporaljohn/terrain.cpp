// Sight, towns, weather.
#include "rules/corporaljohn/terrain.h"

#include "rules/corporaljohn/forbidding.h"

namespace sabretache::rules::corporaljohn {

std::optional<HundredthsOfInch> sightIn(Weather weather, const Options &options) {
    if (weather == Weather::ReducedVisibility)
        return scaled(inches(12), options);
    return std::nullopt;
}

HundredthsOfInch sightInWoods(const Options &options) { return scaled(inches(6), options); }

namespace {

Permission seesThrough(const SightFacts &facts, const Options &options) {
    Forbidding no;
    const auto weatherLimit = sightIn(facts.weather, options);
    no.when(weatherLimit && facts.distance > *weatherLimit, kSightWeather, "CJ-11.7"_rule);
    no.when((facts.targetInWoods || facts.viewerInWoods) && facts.distance > sightInWoods(options),
            kSightWoods, "CJ-11.1"_rule);
    no.when(facts.townBetween, kSightTown, "CJ-11.4"_rule);
    no.when(facts.crestBetween && !facts.eitherOnCrest, kSightCrest, "CJ-11.5"_rule);
    return no.permission();
}

} // namespace

Permission sees(const SightFacts &facts, const Options &options) {
    Forbidding no;
    no.add(seesThrough(facts, options));
    no.when(facts.targetInTown, kSightTown, "CJ-11.4"_rule);
    return no.permission();
}

Permission canBeFiredAt(const SightFacts &facts, const Options &options) {
    return seesThrough(facts, options);
}

bool mayDefendTown(TroopArm arm) { return arm == TroopArm::Infantry; }
bool mayAttackTown(TroopArm arm) { return arm == TroopArm::Infantry; }

bool townHasRoom(std::int32_t brigadesInside, std::int32_t holds) { return brigadesInside < holds; }

RainEffect rainEffect(Weather weather, bool firerIsGarrison) {
    if (firerIsGarrison)
        return RainEffect::None;
    switch (weather) {
    case Weather::LightRain:
        return RainEffect::Halves;
    case Weather::HeavyRain:
        return RainEffect::Ends;
    case Weather::Clear:
    case Weather::ReducedVisibility:
        break;
    }
    return RainEffect::None;
}

} // namespace sabretache::rules::corporaljohn
