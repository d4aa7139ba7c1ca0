#include "base/id.h"

#include <memory>
#include <random>

namespace sabretache {

namespace {

constexpr std::string_view kHex = "0123456789abcdef";

int hexValue(char c) {
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

bool isDashPlace(std::size_t i) { return i == 8 || i == 13 || i == 18 || i == 23; }

std::uint64_t mix(std::uint64_t x) {
    x ^= x >> 30U;
    x *= 0xBF58476D1CE4E5B9ULL;
    x ^= x >> 27U;
    x *= 0x94D049BB133111EBULL;
    return x ^ (x >> 31U);
}

Uuid withVersion(Uuid u, std::uint64_t version) {
    u.high = (u.high & ~0xF000ULL) | (version << 12U);
    u.low = (u.low & 0x3FFFFFFFFFFFFFFFULL) | 0x8000000000000000ULL;
    return u;
}

} // namespace

std::array<char, 36> Uuid::letters() const {
    std::array<char, 36> out{};
    std::size_t at = 0;
    const auto put = [&](std::uint64_t word, unsigned from, unsigned digits) {
        if (at > 0)
            out[at++] = '-';
        for (unsigned i = 0; i < digits; ++i)
            out[at++] = kHex[(word >> (from - 4U * i)) & 0xFU];
    };
    put(high, 60, 8);
    put(high, 28, 4);
    put(high, 12, 4);
    put(low, 60, 4);
    put(low, 44, 12);
    return out;
}

std::string Uuid::text() const {
    const auto all = letters();
    return {all.data(), all.size()};
}

std::optional<Uuid> Uuid::parse(std::string_view text) {
    if (text.size() != 36)
        return std::nullopt;
    Uuid out;
    unsigned nibble = 0;
    for (std::size_t i = 0; i < 36; ++i) {
        if (isDashPlace(i)) {
            if (text[i] != '-')
                return std::nullopt;
            continue;
        }
        const int v = hexValue(text[i]);
        if (v < 0)
            return std::nullopt;
        std::uint64_t &word = nibble < 16 ? out.high : out.low;
        word = (word << 4U) | static_cast<std::uint64_t>(v);
        ++nibble;
    }
    return out;
}

Uuid Uuid::fromName(std::string_view name) {
    // FNV-1a, twice with different starts, each then mixed: identity, not cryptography.
    std::uint64_t a = 0xCBF29CE484222325ULL;
    std::uint64_t b = 0x84222325CBF29CE4ULL;
    for (const char c : name) {
        a = (a ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL;
        b = (b ^ static_cast<unsigned char>(c)) * 0x10000000233ULL;
    }
    return withVersion({mix(a), mix(b ^ a)}, 8);
}

IdSource countedIds(std::uint64_t seed) {
    auto next = std::make_shared<std::uint64_t>(0);
    return [next, seed] {
        ++*next;
        return withVersion({mix(seed + 1), *next}, 8);
    };
}

IdSource randomIds() {
    auto device = std::make_shared<std::random_device>();
    return [device] {
        const auto word = [&] {
            return (static_cast<std::uint64_t>((*device)()) << 32U) | (*device)();
        };
        const std::uint64_t high = word();
        return withVersion({high, word()}, 4);
    };
}

} // namespace sabretache
