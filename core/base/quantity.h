// Whole-number quantities that cannot be mixed up: castings are not men, inches are not pips.
// The rules compute in whole numbers only; a fraction is held in a unit small enough to need none.
#pragma once

#include <compare>
#include <cstdint>

namespace sabretache {

/// A count or measure of one kind. Arithmetic stays within the kind; products take a bare factor.
template <class Tag> struct Quantity {
    std::int32_t value = 0;

    constexpr Quantity() = default;
    constexpr explicit Quantity(std::int32_t v) : value(v) {}

    constexpr auto operator<=>(const Quantity &) const = default;
    constexpr Quantity &operator+=(Quantity o) {
        value += o.value;
        return *this;
    }
    constexpr Quantity &operator-=(Quantity o) {
        value -= o.value;
        return *this;
    }
    friend constexpr Quantity operator+(Quantity a, Quantity b) { return a += b; }
    friend constexpr Quantity operator-(Quantity a, Quantity b) { return a -= b; }
    friend constexpr Quantity operator*(Quantity a, std::int32_t n) {
        return Quantity(a.value * n);
    }
};

/// Castings: the figures of Corporal John; 1 casting is 100 men (CJ-1.1).
using Castings = Quantity<struct CastingsTag>;
/// Points of a Beerstein unit number: strength and morale at once (BB-1.2).
using Points = Quantity<struct PointsTag>;
/// Real men.
using Men = Quantity<struct MenTag>;
/// Real guns, as in a printed order of battle.
using Guns = Quantity<struct GunsTag>;
/// Model guns; 1 stands for about 12 real ones (CJ-1.1).
using ModelGuns = Quantity<struct ModelGunsTag>;
/// Table distance in hundredths of an inch, so that 0.8 in is exact.
using HundredthsOfInch = Quantity<struct HundredthsOfInchTag>;
/// Table distance in paces (Beerstein).
using Paces = Quantity<struct PacesTag>;
/// A number of dice to throw.
using Dice = Quantity<struct DiceTag>;
/// What one or several dice show.
using Pips = Quantity<struct PipsTag>;
/// Game turns, counted from 1; also a number of turns.
using Turns = Quantity<struct TurnsTag>;
/// A count with a fraction, such as 5.5 squadrons, in hundredths.
using Hundredths = Quantity<struct HundredthsTag>;

/// @return `inches` as a table distance.
constexpr HundredthsOfInch inches(std::int32_t whole) { return HundredthsOfInch(whole * 100); }

} // namespace sabretache
