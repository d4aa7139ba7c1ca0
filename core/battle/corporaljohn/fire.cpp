// Phases 2 and 4: who fires at whom, with how many dice, and what comes off. Sections 6 and 7.
#include "battle/corporaljohn/fire.h"

#include <algorithm>

namespace sabretache::battle::corporaljohn {

FireFacts fireFacts(const State &s, UnitIndex u, const FireVolley &in) {
    const Troops &t = s.troops(u);
    const UnitState &unit = s.unit(u);
    FireFacts facts;
    facts.castings = unit.castings;
    facts.range = in.range;
    facts.doctrine = t.fields.doctrine;
    facts.armament = t.fields.armament;
    facts.plugged = unit.plugged;
    facts.condition = unit.condition;
    facts.formation = unit.formation;
    facts.weather = s.weather;
    facts.intoTown = in.town || targetInTown(s, in.target);
    facts.charged = unit.has(Flag::Charged);
    facts.locked = s.locked(u);
    facts.frontRankInStream = in.stream;
    facts.forfeited = unit.has(Flag::Forfeited);
    return facts;
}

bool targetInTown(const State &s, UnitId target) {
    const UnitIndex t = s.find(target);
    return t != kNone && s.unit(t).formation == Formation::Garrison;
}

ModelGuns gunsFiring(const State &s, UnitIndex u) {
    return gunsThatCanFire(s.unit(u).castings, s.troops(u).guns, s.options());
}

namespace {

template <class In> GunFacts gunFactsOf(const State &s, UnitIndex u, const In &in, GunPhase phase) {
    const UnitState &unit = s.unit(u);
    GunFacts facts;
    facts.guns = gunsFiring(s, u);
    facts.calibre = s.troops(u).fields.calibre;
    facts.range = in.range;
    const UnitIndex target = s.find(in.target);
    if (target != kNone)
        facts.target = s.unit(target).formation;
    facts.weather = s.weather;
    facts.intoTown = in.town || targetInTown(s, in.target);
    facts.phase = phase;
    facts.limbered = unit.limbered;
    facts.unlimberedThisTurn = unit.has(Flag::JustUnlimbered);
    facts.locked = s.locked(u);
    return facts;
}

/// What holds for every shot: phase, owner, target.
template <class In> Result<UnitIndex> mayShoot(const State &s, const In &in, Phase phase) {
    const bool atBreaker = phase == Phase::Fire && s.phase == Phase::Melee;
    if (atBreaker) {
        if (auto now = inPhase(s, Phase::Melee, Stage::Breaking); !now)
            return tl::unexpected(now.error());
    } else if (auto now = inPhase(s, phase, Stage::Choosing); !now) {
        return tl::unexpected(now.error());
    }
    const auto u = ownUnit(s, in.unit);
    if (!u)
        return u;
    const UnitIndex target = s.find(in.target);
    if (target == kNone)
        return fail(kUnknownUnit, {});
    if (s.troops(target).side == s.troops(*u).side)
        return fail(kTargetOwn, {in.target.text()}, "CJ-6.6"_rule);
    if (!s.unit(target).onTable())
        return fail(kNotOnTable, {in.target.text()}, "CJ-6.6"_rule);
    if (in.range < HundredthsOfInch(0))
        return fail(kRangeNegative, {}, "CJ-2.5"_rule);
    if (atBreaker && (s.charges.empty() || s.charges.back().charger != target))
        return fail(kOnlyAtBreaker, {in.target.text()}, "CJ-10.11"_rule);
    const UnitState &unit = s.unit(*u);
    const bool fired = unit.has(phase == Phase::LongRangeArtillery ? Flag::FiredLong : Flag::Fired);
    const bool square = unit.formation == Formation::Square && unit.volleys < 4;
    if (atBreaker ? unit.has(Flag::FiredAtBreaker) : fired && !square)
        return fail(kHasFired, {in.unit.text()}, "CJ-6.6"_rule);
    return u;
}

template <class In> Permission mayHit(const State &s, UnitIndex u, const In &in) {
    TargetFacts facts;
    facts.inFrontSector = in.front;
    facts.visible = in.visible;
    facts.screened = in.screened;
    facts.lockedInMelee = s.locked(s.find(in.target));
    return mayBeTarget(facts, s.troops(u).arm == TroopArm::Artillery ? Formation::Line
                                                                     : s.unit(u).formation);
}

void order(Deciding &d, UnitId unit, UnitId target, HundredthsOfInch range, LossKind with,
           RangeBand band, Dice dice, std::uint8_t least, const RuleNumbers &rules) {
    d.emit(VolleyOrdered{unit, target, range, with, band, dice, least}, rules);
}

template <class In> Result<void> fireGuns(Deciding &d, const In &in, Phase phase) {
    const State &s = d.start();
    const auto u = mayShoot(s, in, phase);
    if (!u)
        return tl::unexpected(u.error());
    if (s.troops(*u).arm != TroopArm::Artillery)
        return fail(kNotArtillery, {in.unit.text()}, "CJ-7.1"_rule);
    if (const Permission may = mayHit(s, *u, in); !may)
        return refuse(may, {in.target.text()});
    const GunPhase gunPhase =
        phase == Phase::LongRangeArtillery ? GunPhase::LongRange : GunPhase::Short;
    const Salvo shots = salvo(gunFactsOf(s, *u, in, gunPhase), s.options());
    if (!shots.allowed)
        return fail(shots.why, {in.unit.text()}, shots.rules.front());
    if (shots.dice.value < 1)
        return fail(kNoDie, {in.unit.text()}, "CJ-6.4"_rule);
    order(d, in.unit, in.target, in.range,
          shots.shot == ShotKind::Canister ? LossKind::Canister : LossKind::Roundshot, shots.band,
          shots.dice, 0, shots.rules);
    return {};
}

} // namespace

GunFacts gunFacts(const State &s, UnitIndex u, const FireRoundshot &in) {
    return gunFactsOf(s, u, in, GunPhase::LongRange);
}
GunFacts gunFacts(const State &s, UnitIndex u, const FireCanister &in) {
    return gunFactsOf(s, u, in, GunPhase::Short);
}

Result<void> on(Deciding &d, const FireVolley &in) {
    const State &s = d.start();
    const auto u = mayShoot(s, in, Phase::Fire);
    if (!u)
        return tl::unexpected(u.error());
    if (s.troops(*u).arm != TroopArm::Infantry)
        return fail(kNotInfantry, {in.unit.text()}, "CJ-6.1"_rule);
    if (const Permission may = mayHit(s, *u, in); !may)
        return refuse(may, {in.target.text()});
    const Volley shots = volley(fireFacts(s, *u, in), s.options());
    if (!shots.allowed)
        return fail(shots.why, {in.unit.text()}, shots.rules.front());
    if (shots.dice.value < 1)
        return fail(kNoDie, {in.unit.text()}, "CJ-6.4"_rule);
    order(d, in.unit, in.target, in.range, LossKind::Musketry, shots.band, shots.dice, 0,
          shots.rules);
    return {};
}

Result<void> on(Deciding &d, const FireRoundshot &in) {
    return fireGuns(d, in, Phase::LongRangeArtillery);
}
Result<void> on(Deciding &d, const FireCanister &in) { return fireGuns(d, in, Phase::Fire); }

PistolFacts pistolFacts(const State &s, UnitIndex u, const FirePistols &in) {
    PistolFacts facts;
    facts.arm = s.troops(u).arm;
    const UnitIndex target = s.find(in.target);
    facts.target = target == kNone ? Armament::Flintlock : s.troops(target).fields.armament;
    facts.range = in.range;
    facts.condition = s.unit(u).condition;
    facts.weather = s.weather;
    facts.locked = s.locked(u) || s.unit(u).has(Flag::Charged);
    return facts;
}

Result<void> on(Deciding &d, const FirePistols &in) {
    const State &s = d.start();
    const auto u = mayShoot(s, in, Phase::Fire);
    if (!u)
        return tl::unexpected(u.error());
    if (s.locked(s.find(in.target)))
        return fail(kTargetLockedNow, {in.target.text()}, "CJ-6.6"_rule);
    const PistolFire fire = pistolFire(pistolFacts(s, *u, in), s.options());
    if (!fire.allowed)
        return fail(fire.why, {in.unit.text()}, fire.rules.front());
    if (!s.unit(*u).has(Flag::PistolsReady))
        return fail(kPistolsNotUp, {in.unit.text()}, "CJ-12.4"_rule);
    if (fire.dice.value < 1)
        return fail(kNoDie, {in.unit.text()}, "CJ-12.93"_rule);
    order(d, in.unit, in.target, in.range, LossKind::Musketry, RangeBand::Close, fire.dice,
          static_cast<std::uint8_t>(fire.least.value), fire.rules);
    return {};
}

void volleyDice(Deciding &d, const Task &task, const dice::Faces &faces) {
    const State &s = d.start();
    Castings kills;
    if (task.least == 0) {
        kills = killsOfVolley(faces, task.band);
    } else {
        PistolFire fire;
        fire.least = Pips(task.least);
        kills = killsOfPistols(faces, fire);
    }
    const RuleNumber rule = task.least != 0                 ? "CJ-12.4"_rule
                            : task.band == RangeBand::Close ? "CJ-6.1"_rule
                                                            : "CJ-6.2"_rule;
    d.emit(VolleyFired{s.id(task.unit), s.id(task.other), kills, task.loss}, {rule, "CJ-3.2"_rule});
    if (s.options().twoCrewWithSave && s.troops(task.other).arm == TroopArm::Artillery &&
        kills > Castings(0))
        d.emit(SavesDue{s.id(task.other), Dice(kills.value)}, {"CJ-1.5"_rule, "CJ-1.90"_rule});
}

void savesDice(Deciding &d, const Task &task, const dice::Faces &faces) {
    const Castings kills(static_cast<std::int32_t>(faces.size()));
    d.emit(GunnersSaved{d.start().id(task.unit), kills - killsAfterSaves(kills, faces)},
           {"CJ-1.5"_rule, "CJ-1.90"_rule});
}

void takeOff(Deciding &d, std::vector<UnitIndex> units) {
    const State &s = d.now();
    std::ranges::sort(units, [&s](UnitIndex a, UnitIndex b) {
        const bool first = s.troops(a).side == s.initiative;
        return first != (s.troops(b).side == s.initiative) ? first : a < b;
    });
    const bool melee = s.phase == Phase::Melee && s.meleeStep == MeleeStep::Blows;
    for (const UnitIndex u : units) {
        const UnitState unit = d.now().unit(u);
        if (unit.comingOff <= Castings(0) || !unit.onTable())
            continue;
        const UnitId id = d.start().id(u);
        const Castings musketry = unit.comingOff - unit.canisterOff;
        KilledBy by = KilledBy::Musketry;
        if (melee) {
            by = KilledBy::Melee;
            d.emit(CastingsKilled{id, unit.comingOff, LossKind::Melee}, "CJ-10.9"_rule);
        } else if (d.start().phase == Phase::LongRangeArtillery) {
            by = KilledBy::Roundshot;
            d.emit(CastingsKilled{id, unit.comingOff, LossKind::Roundshot}, "CJ-3.2"_rule);
        } else {
            if (unit.canisterOff > Castings(0)) {
                by = KilledBy::Canister;
                d.emit(CastingsKilled{id, unit.canisterOff, LossKind::Canister}, "CJ-3.2"_rule);
            }
            if (musketry > Castings(0))
                d.emit(CastingsKilled{id, musketry, LossKind::Musketry}, "CJ-3.2"_rule);
        }
        if (unit.comingOff >= unit.castings)
            removeUnit(d, u, RemovedWhy::Destroyed, "CJ-10.9"_rule);
        else
            commandersAtRisk(d, u, by);
    }
}

void afterFire(Deciding &d) {
    std::vector<UnitIndex> units;
    for (const UnitIndex u : d.now().marked)
        if (d.now().unit(u).has(Flag::ShotAt))
            units.push_back(u);
    // Commanders at risk are answered before the tests: their death takes their bonus away.
    takeOff(d, units);
    const State &s = d.now();
    std::vector<DueTest> tests;
    const auto due = [&](UnitIndex u, MoraleCause cause) {
        const UnitState &unit = s.unit(u);
        if (unit.onTable() && takesTests(unit.condition) && !s.locked(u))
            tests.push_back({u, cause});
    };
    for (const UnitIndex u : units)
        due(u, MoraleCause::UnderFire);
    if (s.phase != Phase::LongRangeArtillery)
        for (const ChargeInPlay &c : s.charges) {
            if (!c.contact)
                continue;
            due(c.charger, MoraleCause::BeforeMelee);
            due(c.target, c.both ? MoraleCause::BeforeMelee : MoraleCause::Charged);
        }
    testsDue(d, std::move(tests));
}

} // namespace sabretache::battle::corporaljohn
