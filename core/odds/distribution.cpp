#include "odds/distribution.h"

namespace sabretache::odds {

Distribution Distribution::of(std::span<const double> chances) {
    SAB_INVARIANT(!chances.empty() && chances.size() <= kCapacity);
    Distribution out;
    out.m_size = chances.size();
    std::copy(chances.begin(), chances.end(), out.m_chances.begin());
    return out;
}

Distribution Distribution::certain(std::int32_t value) {
    SAB_INVARIANT(value >= 0 && static_cast<std::size_t>(value) < kCapacity);
    Distribution out;
    out.m_size = static_cast<std::size_t>(value) + 1;
    std::fill_n(out.m_chances.data(), out.m_size, 0.0);
    out.m_chances[out.m_size - 1] = 1;
    return out;
}

Distribution Distribution::ofDice(Dice count, const OneDie &die) {
    Distribution out;
    for (std::int32_t i = 0; i < count.value; ++i)
        out.add(die);
    return out;
}

double Distribution::mean() const {
    double sum = 0;
    for (std::size_t v = 0; v < m_size; ++v)
        sum += double(v) * m_chances[v];
    return sum;
}

double Distribution::atLeast(std::int32_t value) const {
    double sum = 0;
    for (std::size_t v = static_cast<std::size_t>(std::max(value, 0)); v < m_size; ++v)
        sum += m_chances[v];
    return sum;
}

// In place and from the top, so that every old chance is read before it is overwritten.
void Distribution::add(const OneDie &die) {
    const auto chances = die.chances();
    const std::size_t size = m_size + chances.size() - 1;
    SAB_INVARIANT(size <= kCapacity);
    if (chances.size() == 2) { // most dice kill or miss
        m_chances[m_size] = m_chances[m_size - 1] * chances[1];
        for (std::size_t v = m_size - 1; v > 0; --v)
            m_chances[v] = m_chances[v] * chances[0] + m_chances[v - 1] * chances[1];
        m_chances[0] *= chances[0];
        m_size = size;
        return;
    }
    for (std::size_t v = size; v-- > 0;) {
        double sum = 0;
        const std::size_t last = std::min(v, chances.size() - 1);
        for (std::size_t d = v >= m_size ? v - m_size + 1 : 0; d <= last; ++d)
            sum += chances[d] * m_chances[v - d];
        m_chances[v] = sum;
    }
    m_size = size;
}

Distribution Distribution::plus(const Distribution &other) const {
    Distribution out;
    out.m_size = m_size + other.m_size - 1;
    SAB_INVARIANT(out.m_size <= kCapacity);
    std::fill_n(out.m_chances.data(), out.m_size, 0.0);
    for (std::size_t a = 0; a < m_size; ++a)
        for (std::size_t b = 0; b < other.m_size; ++b)
            out.m_chances[a + b] += m_chances[a] * other.m_chances[b];
    return out;
}

Distribution Distribution::cappedAt(std::int32_t limit) const {
    Distribution out(*this);
    const auto last = static_cast<std::size_t>(std::max(limit, 0));
    if (m_size <= last + 1)
        return out;
    out.m_chances[last] = atLeast(limit);
    out.m_size = last + 1;
    return out;
}

Distribution Distribution::thinned(double kept) const {
    // Horner's way: each further unit of the value is one more trial with chance `kept`.
    Distribution out;
    out.m_chances[0] = m_chances[m_size - 1];
    for (std::size_t v = m_size - 1; v-- > 0;) {
        out.m_chances[out.m_size] = out.m_chances[out.m_size - 1] * kept;
        for (std::size_t k = out.m_size - 1; k > 0; --k)
            out.m_chances[k] = out.m_chances[k] * (1 - kept) + out.m_chances[k - 1] * kept;
        out.m_chances[0] = out.m_chances[0] * (1 - kept) + m_chances[v];
        ++out.m_size;
    }
    return out;
}

void Mixture::add(double weight, const Distribution &part, std::int32_t shift) {
    const auto from = static_cast<std::size_t>(std::max(shift, 0));
    SAB_INVARIANT(part.m_size + from <= Distribution::kCapacity);
    while (m_sum.m_size < part.m_size + from)
        m_sum.m_chances[m_sum.m_size++] = 0;
    for (std::size_t v = 0; v < part.m_size; ++v)
        m_sum.m_chances[v + from] += weight * part.m_chances[v];
}

} // namespace sabretache::odds
