// Musketry. A brigade throws one die for each 4 castings that fire: for each 3 if it is British,
// for each 6 if it is a levy. Each die is read on the table of its range:
//
//              up to 1 in     over 1 to 2 in
//   misses     1              1 to 3
//   kills 1    2 to 5         4 to 6
//   kills 2    6
//
// What takes from the fire (disorder, rain, walls) takes castings before dice are counted.
#include "rules/corporaljohn/musketry.h"

#include "rules/corporaljohn/forbidding.h"
#include "rules/corporaljohn/formation.h"
#include "rules/corporaljohn/terrain.h"

#include <algorithm>
#include <optional>

namespace sabretache::rules::corporaljohn {

namespace {

constexpr HundredthsOfInch kCloseRange = inches(1);
constexpr HundredthsOfInch kLongRange = inches(2);

} // namespace

RangeBand musketRange(HundredthsOfInch range, const Options &options) {
    if (range <= scaled(kCloseRange, options))
        return RangeBand::Close;
    if (range <= scaled(kLongRange, options))
        return RangeBand::Long;
    return RangeBand::OutOfRange;
}

Castings killsOfFace(Pips face, RangeBand band) {
    switch (band) {
    case RangeBand::Close: // 1 misses, 2 to 5 kill one, 6 kills two
        if (face >= Pips(6))
            return Castings(2);
        return face >= Pips(2) ? Castings(1) : Castings(0);
    case RangeBand::Long: // 1 to 3 miss, 4 to 6 kill one
        return face >= Pips(4) ? Castings(1) : Castings(0);
    case RangeBand::OutOfRange:
        break;
    }
    return Castings(0);
}

namespace {

constexpr std::int32_t kUsualGroup = 4; ///< castings for one die

/// British platoon fire loads faster, levies slower (CJ-6.3).
std::optional<std::int32_t> groupOf(Doctrine doctrine) {
    switch (doctrine) {
    case Doctrine::British:
        return 3;
    case Doctrine::Levy:
        return 6;
    case Doctrine::Standard:
        break;
    }
    return std::nullopt;
}

/// Older arms (CJ-12.1, CJ-12.2).
std::optional<std::int32_t> groupOf(Armament armament) {
    switch (armament) {
    case Armament::PikeAndMatchlock:
        return 6;
    case Armament::Matchlock:
    case Armament::PlugBayonet:
        return 4;
    case Armament::Flintlock:
    case Armament::Pike:
        break;
    }
    return std::nullopt;
}

/// The lines that made a group other than the usual four.
RuleNumbers groupRules(Doctrine doctrine, Armament armament) {
    const auto byDoctrine = groupOf(doctrine);
    const auto byArms = groupOf(armament);
    const std::int32_t group = castingsPerDie(doctrine, armament);
    RuleNumbers rules;
    if (byDoctrine == group && group != kUsualGroup)
        rules.add("CJ-6.3"_rule);
    if (byArms == group && (group != kUsualGroup || byDoctrine))
        rules.add(armament == Armament::PlugBayonet ? "CJ-12.2"_rule : "CJ-12.1"_rule);
    if (byDoctrine && byArms && byDoctrine != byArms)
        rules.add("CJ-6.4"_rule);
    return rules;
}

RuleNumbers shareRules(const FireFacts &facts) {
    RuleNumbers rules;
    if (facts.condition == Condition::Disorder)
        rules.add({"CJ-6.7"_rule, "CJ-9.6"_rule});
    if (rainEffect(facts.weather, facts.formation == Formation::Garrison) == RainEffect::Halves)
        rules.add({"CJ-6.7"_rule, "CJ-11.7"_rule});
    if (facts.intoTown)
        rules.add({"CJ-6.7"_rule, "CJ-11.4"_rule});
    return rules;
}

Permission mayFire(const FireFacts &facts, RangeBand band) {
    Forbidding no;
    no.when(facts.condition == Condition::Rout, kFireRouted, "CJ-6.8"_rule);
    no.when(facts.charged, kFireCharged, "CJ-6.8"_rule);
    no.when(facts.locked, kFireLocked, "CJ-6.8"_rule);
    no.when(facts.forfeited, kFireForfeited, "CJ-12.6"_rule);
    no.when(facts.armament == Armament::Pike, kFirePikes, "CJ-12.3"_rule);
    no.when(facts.armament == Armament::PlugBayonet && facts.plugged, kFirePlugged, "CJ-12.2"_rule);
    no.when(facts.frontRankInStream, kFireInStream, "CJ-11.6"_rule);
    no.when(rainEffect(facts.weather, facts.formation == Formation::Garrison) == RainEffect::Ends,
            kFireHeavyRain, "CJ-11.7"_rule);
    no.when(band == RangeBand::OutOfRange, kFireOutOfRange, "CJ-6.2"_rule);
    return no.permission();
}

} // namespace

std::int32_t castingsPerDie(Doctrine doctrine, Armament armament) {
    const auto byDoctrine = groupOf(doctrine);
    const auto byArms = groupOf(armament);
    if (byDoctrine && byArms)
        return std::max(*byDoctrine, *byArms);
    return byDoctrine.value_or(byArms.value_or(kUsualGroup));
}

Castings castingsThatFire(Castings castings, Formation formation) {
    return castingsInFirstTwoRanks(castings, formation);
}

Share shareOfFire(const FireFacts &facts) {
    Share share = kWhole;
    if (facts.formation == Formation::Square)
        share = share * kQuarter; // one face
    if (facts.condition == Condition::Disorder)
        share = share * kHalf;
    if (rainEffect(facts.weather, facts.formation == Formation::Garrison) == RainEffect::Halves)
        share = share * kHalf;
    if (facts.intoTown)
        share = share * kQuarter;
    return share;
}

Volley volley(const FireFacts &facts, const Options &options) {
    const RangeBand band = musketRange(facts.range, options);
    if (const Permission may = mayFire(facts, band); !may)
        return {false, may.why, Dice(0), band, may.rules};

    const Castings firing = castingsThatFire(facts.castings, facts.formation);
    const std::int32_t group = castingsPerDie(facts.doctrine, facts.armament);
    const DiceCount count = diceFor(firing, shareOfFire(facts), group, options);

    RuleNumbers rules(band == RangeBand::Close ? "CJ-6.1"_rule : "CJ-6.2"_rule);
    rules.add(groupRules(facts.doctrine, facts.armament));
    if (firing < facts.castings || facts.formation == Formation::Square)
        rules.add("CJ-6.5"_rule);
    rules.add(shareRules(facts));
    if (count.leftOver)
        rules.add("CJ-6.4"_rule);
    return {true, {}, count.dice, band, rules};
}

Castings killsOfVolley(std::span<const std::uint8_t> faces, RangeBand band) {
    Castings kills;
    for (const std::uint8_t face : faces)
        kills += killsOfFace(Pips(face), band);
    return kills;
}

Permission mayBeTarget(const TargetFacts &facts, Formation firer) {
    const bool firesAllRound = firer == Formation::Square || firer == Formation::Garrison;
    Forbidding no;
    no.when(!facts.inFrontSector && !firesAllRound, kTargetNotInFront, "CJ-6.6"_rule);
    no.when(!facts.visible, kTargetHidden, "CJ-6.6"_rule);
    no.when(facts.screened, kTargetScreened, "CJ-6.6"_rule);
    no.when(facts.lockedInMelee, kTargetLocked, "CJ-6.6"_rule);
    return no.permission();
}

} // namespace sabretache::rules::corporaljohn
