// Artillery: canister counts as a close volley of many castings, roundshot as a long one of few.
#include "rules/corporaljohn/artillery.h"

#include "rules/corporaljohn/forbidding.h"
#include "rules/corporaljohn/terrain.h"

namespace sabretache::rules::corporaljohn {

namespace {

constexpr std::int32_t kCastingsPerDie = 4; // doctrine never alters artillery (CJ-7.6)

Permission mayFire(const GunFacts &facts, ShotKind shot) {
    Forbidding no;
    no.when(facts.guns <= ModelGuns(0), kGunsWithoutCrew, "CJ-1.6"_rule);
    no.when(facts.limbered, kGunsLimbered, "CJ-7.5"_rule);
    no.when(facts.unlimberedThisTurn && facts.phase == GunPhase::LongRange, kGunsJustUnlimbered,
            "CJ-7.5"_rule);
    no.when(facts.locked, kFireLocked, "CJ-6.8"_rule);
    no.when(rainEffect(facts.weather, false) == RainEffect::Ends, kFireHeavyRain, "CJ-11.7"_rule);
    no.when(shot == ShotKind::None, kFireOutOfRange, "CJ-7.2"_rule);
    no.when(shot == ShotKind::Canister && facts.phase == GunPhase::LongRange, kGunsCanisterLater,
            "CJ-7.3"_rule);
    no.when(shot == ShotKind::Roundshot && facts.phase == GunPhase::Short, kGunsRoundshotEarlier,
            "CJ-7.3"_rule);
    return no.permission();
}

} // namespace

HundredthsOfInch canisterReach(Calibre calibre, const Options &options) {
    return scaled(calibre == Calibre::Heavy ? inches(6) : inches(4), options);
}

HundredthsOfInch roundshotReach(Calibre calibre, const Options &options) {
    return scaled(calibre == Calibre::Heavy ? inches(10) : inches(6), options);
}

ShotKind shotAt(HundredthsOfInch range, Calibre calibre, const Options &options) {
    if (range <= canisterReach(calibre, options))
        return ShotKind::Canister;
    if (range <= roundshotReach(calibre, options))
        return ShotKind::Roundshot;
    return ShotKind::None;
}

Castings castingsPerGun(ShotKind shot, Calibre calibre) {
    switch (shot) {
    case ShotKind::Canister:
        return calibre == Calibre::Heavy ? Castings(16) : Castings(12);
    case ShotKind::Roundshot:
        return Castings(4);
    case ShotKind::None:
        break;
    }
    return Castings(0);
}

Salvo salvo(const GunFacts &facts, const Options &options) {
    const ShotKind shot = shotAt(facts.range, facts.calibre, options);
    if (const Permission may = mayFire(facts, shot); !may)
        return {false, may.why, ShotKind::None, Dice(0), RangeBand::OutOfRange, may.rules};

    const bool canister = shot == ShotKind::Canister;
    RuleNumbers rules(canister ? "CJ-7.1"_rule : "CJ-7.2"_rule);
    Share share = kWhole;
    if (rainEffect(facts.weather, false) == RainEffect::Halves) {
        share = share * kHalf;
        rules.add({"CJ-6.7"_rule, "CJ-11.7"_rule});
    }
    if (facts.intoTown) {
        share = share * kQuarter;
        rules.add({"CJ-6.7"_rule, "CJ-11.4"_rule});
    }
    const Castings worth = castingsPerGun(shot, facts.calibre) * facts.guns.value;
    DiceCount count = diceFor(worth, share, kCastingsPerDie, options);
    if (count.leftOver)
        rules.add("CJ-6.4"_rule);
    if (!canister && facts.target == Formation::Square) {
        count.dice = count.dice * 2;
        rules.add("CJ-7.4"_rule);
    }
    return {true, {}, shot, count.dice, canister ? RangeBand::Close : RangeBand::Long, rules};
}

BatteryContacted batteryContacted(bool limbered) {
    return limbered ? BatteryContacted::Lost : BatteryContacted::FiresAndFights;
}

} // namespace sabretache::rules::corporaljohn
