#include "rules/corporaljohn/troops.h"

#include "rules/corporaljohn/descriptor.h"

#include <algorithm>
#include <charconv>

namespace sabretache::rules::corporaljohn {

namespace {

/// `count` in groups of `size`, halves up, at least 1 where there are any (CJ-1.1).
std::int32_t inGroups(std::int32_t count, std::int32_t size) {
    if (count <= 0)
        return 0;
    const std::int32_t groups = count / size + (2 * (count % size) >= size ? 1 : 0);
    return std::max(groups, 1);
}

} // namespace

Castings castingsOf(Men men) { return Castings(inGroups(men.value, kMenPerCasting)); }
ModelGuns modelGunsOf(Guns guns) { return ModelGuns(inGroups(guns.value, kGunsPerModel)); }
Men menOf(Castings castings) { return Men(castings.value * kMenPerCasting); }
Guns gunsOf(ModelGuns guns) { return Guns(guns.value * kGunsPerModel); }
bool isBrokenNumber(Guns guns) { return guns.value % kGunsPerModel != 0; }

Castings crewPerGun(const Options &options) {
    return Castings(options.twoCrewWithSave ? 2 : options.crewPerGun);
}

Castings crewOf(ModelGuns guns, const Options &options) { return crewPerGun(options) * guns.value; }

ModelGuns gunsThatCanFire(Castings crewLeft, ModelGuns guns, const Options &options) {
    const std::int32_t perGun = crewPerGun(options).value;
    const ModelGuns served((std::max(crewLeft.value, 0) + perGun - 1) / perGun);
    return std::min(served, guns);
}

bool gunnerIsSaved(Pips face) { return face >= Pips(4); }

Castings killsAfterSaves(Castings kills, std::span<const std::uint8_t> faces) {
    Castings left = kills;
    for (const std::uint8_t face : faces)
        if (gunnerIsSaved(Pips(face)))
            left -= Castings(1);
    return std::max(left, Castings(0));
}

std::optional<SizeBand> sizeBand(TroopArm arm) {
    switch (arm) {
    case TroopArm::Infantry:
        return SizeBand{Castings(16), Castings(28)};
    case TroopArm::Cavalry:
        return SizeBand{Castings(12), Castings(20)};
    case TroopArm::Artillery:
        break;
    }
    return std::nullopt;
}

Castings dismounted(Castings mounted) { return mounted - Castings(mounted.value / 4); }

TroopArm troopArm(Arm arm, const FieldValues &fields, const Options &options) {
    if (isArtillery(arm))
        return TroopArm::Artillery;
    if (isInfantry(arm))
        return TroopArm::Infantry;
    const auto field = fields.find(kFieldDismounted);
    const bool onFoot = arm == Arm::Dragoons && options.dismountedDragoons &&
                        field != fields.end() && field->second == "yes";
    return onFoot ? TroopArm::Infantry : TroopArm::Cavalry;
}

Result<TroopFields> troopFields(const FieldValues &fields) {
    TroopFields out;
    for (const UnitFieldSpec &spec : ruleSet().unitFields()) {
        const std::string_view value = fieldValue(spec, fields);
        if (const auto good = checkValue(spec, value); !good)
            return tl::unexpected(good.error());
        if (spec.key == kFieldClass)
            std::from_chars(value.data(), value.data() + value.size(), out.classNumber.value);
        else if (spec.key == kFieldDoctrine)
            out.doctrine = fromWord<Doctrine>(value).value();
        else if (spec.key == kFieldArmament)
            out.armament = fromWord<Armament>(value).value();
        else if (spec.key == kFieldCalibre)
            out.calibre = fromWord<Calibre>(value).value();
        else if (spec.key == kFieldMaySquare)
            out.maySquare = value == "yes";
        else if (spec.key == kFieldDismounted)
            out.dismounted = value == "yes";
        else if (spec.key == kFieldLimbered)
            out.limbered = value == "yes";
    }
    return out;
}

} // namespace sabretache::rules::corporaljohn
