#include "dice/roll.h"

#include "base/invariant.h"

namespace sabretache::dice {

namespace {
constexpr std::uint64_t kMultiplier = 6364136223846793005ULL;
constexpr std::uint64_t kIncrement = 1442695040888963407ULL;
} // namespace

Result<void> checkFaces(const RollRequest &request, const Faces &faces) {
    if (faces.size() != static_cast<std::size_t>(request.count.value))
        return fail(kDiceCount, {std::to_string(request.count.value), std::to_string(faces.size())},
                    request.rule);
    for (std::size_t i = 0; i < faces.size(); ++i)
        if (faces[i] < 1 || faces[i] > request.sides)
            return fail(
                kDiceFace,
                {std::to_string(i + 1), std::to_string(faces[i]), std::to_string(request.sides)},
                request.rule);
    return {};
}

ProgramDice::ProgramDice(std::uint64_t seed) {
    next();
    m_state += seed;
    next();
}

std::uint32_t ProgramDice::next() {
    const std::uint64_t old = m_state;
    m_state = old * kMultiplier + kIncrement;
    const auto shifted = static_cast<std::uint32_t>(((old >> 18U) ^ old) >> 27U);
    const auto turn = static_cast<std::uint32_t>(old >> 59U);
    return (shifted >> turn) | (shifted << ((32U - turn) & 31U));
}

std::uint32_t ProgramDice::below(std::uint32_t limit) {
    SAB_INVARIANT(limit > 0);
    // Values under 2^32 mod limit would favour the low results: throw them away.
    const std::uint32_t threshold = (0U - limit) % limit;
    for (;;) {
        const std::uint32_t r = next();
        if (r >= threshold)
            return r % limit;
    }
}

std::uint32_t ProgramDice::roll(std::uint32_t sides) { return below(sides) + 1; }

Faces ProgramDice::roll(const RollRequest &request) {
    Faces faces;
    faces.reserve(static_cast<std::size_t>(request.count.value));
    for (std::int32_t i = 0; i < request.count.value; ++i)
        faces.push_back(static_cast<std::uint8_t>(roll(static_cast<std::uint32_t>(request.sides))));
    return faces;
}

} // namespace sabretache::dice
