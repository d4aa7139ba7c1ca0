#include "base/orderedids.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <functional>
#include <memory>
#include <random>

namespace sabretache {

namespace {

/// The time, and a count in twelve bits for ids of one millisecond.
constexpr std::uint64_t kInMillisecond = 1ULL << 12U;

std::uint64_t now() {
    const auto since = std::chrono::system_clock::now().time_since_epoch();
    const auto count = std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
    return static_cast<std::uint64_t>(count) * kInMillisecond;
}

struct Source {
    std::mt19937_64 random;
    std::uint64_t last = 0;

    Source() {
        // The system's entropy is asked for once: asking for each id would cost more than the rest.
        std::random_device device;
        std::array<std::random_device::result_type, 8> words{};
        std::generate(words.begin(), words.end(), std::ref(device));
        std::seed_seq seed(words.begin(), words.end());
        random.seed(seed);
    }

    Uuid next() {
        // A full millisecond, and a clock that is set back, run on in the next one's count.
        last = std::max(last + 1, now());
        const std::uint64_t high = (last / kInMillisecond) << 16U | 0x7000U | last % kInMillisecond;
        return {high, (random() & 0x3FFFFFFFFFFFFFFFULL) | 0x8000000000000000ULL};
    }
};

} // namespace

IdSource orderedIds() {
    return [source = std::make_shared<Source>()] { return source->next(); };
}

} // namespace sabretache
