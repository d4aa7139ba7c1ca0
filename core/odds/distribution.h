// Exact chances of small whole numbers, such as kills. They are built by putting every face of the
// dice through the very rule functions that a battle uses, so odds cannot drift from play
// (lesson 30). Nothing here allocates: odds are worked out anew at every key in a form.
#pragma once

#include "base/invariant.h"
#include "base/quantity.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace sabretache::odds {

inline constexpr std::int32_t kSides = 6;

/// What one die does: the chance of each value, 0 to 7.
class OneDie {
public:
    /// @param effect gives the value, 0 to 7, for a face 1 to `sides`
    template <class Effect> static OneDie of(Effect effect, std::int32_t sides = kSides) {
        std::array<std::int32_t, kValues> faces{};
        OneDie out;
        for (std::int32_t face = 1; face <= sides; ++face) {
            const auto value = static_cast<std::size_t>(effect(face));
            SAB_INVARIANT(value < kValues);
            ++faces[value];
            out.m_size = std::max(out.m_size, value + 1);
        }
        for (std::size_t v = 0; v < out.m_size; ++v)
            out.m_chances[v] = double(faces[v]) / sides;
        return out;
    }
    std::span<const double> chances() const { return {m_chances.data(), m_size}; }

private:
    static constexpr std::size_t kValues = 8;
    std::array<double, kValues> m_chances{};
    std::size_t m_size = 1;
};

/// The chance of each value from 0 to most(). Holds up to kCapacity values in itself; copying costs
/// only what is used.
class Distribution {
public:
    static constexpr std::size_t kCapacity = 1024;

    /// 0, certainly.
    Distribution() { m_chances[0] = 1; }
    Distribution(const Distribution &o) : m_size(o.m_size) {
        std::copy_n(o.m_chances.data(), m_size, m_chances.data());
    }
    Distribution &operator=(const Distribution &o) {
        m_size = o.m_size;
        std::copy_n(o.m_chances.data(), m_size, m_chances.data());
        return *this;
    }
    /// @param chances of 0, 1, 2 ...; at least one, at most kCapacity
    static Distribution of(std::span<const double> chances);
    static Distribution certain(std::int32_t value);
    /// The sum over `count` dice, each doing what `die` says.
    static Distribution ofDice(Dice count, const OneDie &die);

    /// @return 0 for a value that cannot be
    double at(std::int32_t value) const {
        const auto place = static_cast<std::size_t>(value);
        return value >= 0 && place < m_size ? m_chances[place] : 0.0;
    }
    /// As at(), for values from 0 to most() only: for inner loops.
    double chance(std::int32_t value) const { return m_chances[static_cast<std::size_t>(value)]; }
    std::int32_t most() const { return static_cast<std::int32_t>(m_size) - 1; }
    std::span<const double> chances() const { return {m_chances.data(), m_size}; }
    double mean() const;
    /// The chance of `value` or more.
    double atLeast(std::int32_t value) const;

    /// Adds one more independent die.
    void add(const OneDie &die);
    /// @return the sum of this and an independent other.
    Distribution plus(const Distribution &other) const;
    /// @return values above `limit` counted as `limit`.
    Distribution cappedAt(std::int32_t limit) const;
    /// @return what is left when each of the value's units survives with chance `kept`, for saves.
    Distribution thinned(double kept) const;
    friend class Mixture;

private:
    std::size_t m_size = 1;
    std::array<double, kCapacity> m_chances; // only the first m_size are set
};

/// One of several distributions, by chance.
class Mixture {
public:
    Mixture() { m_sum.m_chances[0] = 0; }
    /// @param shift is added to each value of `part`
    void add(double weight, const Distribution &part, std::int32_t shift = 0);
    /// @return the mixture; meaningful once the weights add up to 1
    const Distribution &sum() const { return m_sum; }

private:
    Distribution m_sum;
};

/// The chance that two dice satisfy `passes(faces)`, over all 36 throws.
template <class Passes> double chanceOfTwoDice(Passes passes) {
    std::int32_t good = 0;
    for (std::uint8_t first = 1; first <= kSides; ++first)
        for (std::uint8_t second = 1; second <= kSides; ++second) {
            const std::array<std::uint8_t, 2> faces{first, second};
            good += passes(std::span<const std::uint8_t>(faces)) ? 1 : 0;
        }
    return double(good) / (kSides * kSides);
}

/// The chance that one die satisfies `passes(face)`.
template <class Passes> double chanceOfDie(Passes passes) {
    std::int32_t good = 0;
    for (std::int32_t face = 1; face <= kSides; ++face)
        good += passes(face) ? 1 : 0;
    return double(good) / kSides;
}

} // namespace sabretache::odds
